import type { GameTypes } from '../kernel/game.js';

/** Decisions of Bloodfeud at which the order of answers makes no difference; elsewhere whoever is first changes what follows. */
const commuting = new Set(['keepAmbition', 'voteWilling', 'voteJoin', 'voteBallot']);

/** Whether what several seats choose now commutes: everything does in the other games. */
export function isSimultaneous({ game, agenda }: GameTypes['state']): boolean {
  return game !== 'bloodfeud' || commuting.has(agenda.at(-1)?.type ?? '');
}
