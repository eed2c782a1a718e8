import type { Game, GameTypes } from '../kernel/game.js';

/**
 * How many ways there are to go on for so many moves: a number that changes if any rule on the way
 * does. Chance takes the outcomes that are next in the state. A game that ends earlier counts once.
 */
export function countMoves<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  depth: number,
): number {
  if (!Number.isInteger(depth) || depth < 0) throw new RangeError('depth is a whole number');
  return depth === 0 ? 1 : countFrom(game, state, depth);
}

/** The same for every first move: where two counts differ, this leads to the move that is to blame. */
export function countMovesByFirst<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  depth: number,
): { readonly move: G['move']; readonly count: number }[] {
  return game.legalMoves(state).map((move) => {
    return { move, count: countMoves(game, game.apply(state, move).state, Math.max(0, depth - 1)) };
  });
}

function countFrom<G extends GameTypes>(game: Game<G>, state: G['state'], depth: number): number {
  const moves = game.legalMoves(state);
  if (moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.copy(state);
    game.step(next, move);
    count += countFrom(game, next, depth - 1);
  }
  return count;
}
