import type { DuelPosition } from '../play.js';

/** A round that is under way has its end on the agenda. */
export function brokenAgenda({ state }: DuelPosition): string[] {
  const isBetting = state.agenda.some(({ type }) => type === 'bet');
  if (isBetting && state.agenda[0]?.type !== 'endRound') return ['the round has no end'];
  return [];
}
