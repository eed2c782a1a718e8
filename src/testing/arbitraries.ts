import fc from 'fast-check';
import type { Game, GameTypes } from '../kernel/game.js';

/** A game played for a while by legal moves. */
export interface Playthrough<G extends GameTypes> {
  readonly setup: G['setupInput'];
  readonly moves: readonly G['move'][];
  /** The state after the last move. */
  readonly state: G['state'];
}

/**
 * Playthroughs of legal moves, from no move at all to the end of the game. They shrink to shorter
 * ones, and to earlier moves in the lists.
 */
export function playthroughs<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<G['setupInput']>,
  { maxMoves = 500 }: { readonly maxMoves?: number } = {},
): fc.Arbitrary<Playthrough<G>> {
  const choices = fc.array(fc.nat(), { maxLength: maxMoves, size: 'max' });
  return fc.tuple(setups, choices).map(([setup, picks]) => {
    const state = game.setup(setup);
    const moves: G['move'][] = [];
    for (const pick of picks) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[pick % legal.length] as G['move'];
      game.step(state, move);
      moves.push(move);
    }
    return { setup, moves, state };
  });
}
