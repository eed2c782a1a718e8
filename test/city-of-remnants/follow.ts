import type { Event } from '../../src/city-of-remnants/events.js';
import { cityOfRemnants as game } from '../../src/city-of-remnants/index.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import { seededRandom } from '../../src/kernel/simulate.js';

/** Plays random moves and shows every state and what led to it. */
export function follow(
  players: number,
  decisions: number,
  look: (now: State, before: State, events: Event[], move: Move) => void,
): void {
  const random = seededRandom(`info ${players}`);
  let state = game.setup({ players, seed: `info ${players}`, leaderSelection: 'random' });
  for (let i = 0; i < decisions && game.outcome(state) === null; i++) {
    const moves = game.legalMoves(state);
    const move = moves[random.below(moves.length)] as Move;
    const applied = game.apply(state, move);
    look(applied.state, state, applied.events, move);
    state = applied.state;
  }
}
