import { blockMania, type Event, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';

/** Plays a random game and shows every state with the one before it. */
export function follow(
  players: number,
  seed: string,
  see: (before: State, move: Move, events: readonly Event[], after: State) => void,
  game = blockMania,
): State {
  const random = new SeededChance(seedChance(seed));
  let state = game.setup({ players, seed });
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return state;
    const move = moves[random.below(moves.length)] as Move;
    const { state: after, events } = game.apply(state, move);
    see(state, move, events, after);
    state = after;
  }
}
