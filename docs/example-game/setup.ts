import { type InputIssue, seedChance, setupSeed } from 'cityrules/kernel';
import * as z from 'zod';
import type { Content } from './content/compile.js';
import { mostSeats } from './content/schema.js';
import type { State } from './state/state.js';
import { points } from './state/terms.js';

export const setupOptions = z.strictObject({
  players: z.union([z.literal(2), z.literal(3)], { error: 'a game has 2 or 3 players' }),
  seed: setupSeed,
  /** Points of each seat before the game. Default: none. */
  handicap: z.array(points).max(mostSeats).exactOptional(),
});
export type SetupOptions = z.output<typeof setupOptions>;
export type SetupInput = Omit<z.input<typeof setupOptions>, 'players'> & { players: number };

/** What options that parse may still have wrong with this content. */
export function checkSetup({ players, handicap }: SetupOptions): InputIssue[] {
  if (handicap === undefined || handicap.length === players) return [];
  const message = `${players} seats need ${players} entries, not ${handicap.length}`;
  return [{ rule: 'DU-SETUP-01', path: ['handicap'], message }];
}

/** Everything that needs no chance; the agenda deals the cards. */
export function begin({ players, seed, handicap }: SetupOptions, { pack }: Content): State {
  const bySeat = <T>(value: () => T) => Array.from({ length: players }, value);
  return {
    game: 'duel',
    pack: pack.id,
    chance: seedChance(seed),
    agenda: [{ type: 'deal' }],
    hands: bySeat(() => []),
    laid: bySeat(() => null),
    discard: [],
    pile: [pack.cards.map((card) => card.id).sort()],
    points: handicap ?? bySeat(() => 0),
  };
}
