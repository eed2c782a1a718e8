import { fingerprint } from '../../src/kernel/fingerprint.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { seededRandom } from '../../src/kernel/simulate.js';

/** A position: a setup, and how many moves a random player makes from it. */
export interface Position {
  readonly players: number;
  readonly seed: string;
  readonly moves: number;
}

/** How many ways there are to go on for one, two and three moves, and a checksum of the states they lead to. */
export interface Counted {
  readonly counts: readonly number[];
  readonly checksum: string;
}

export const depth = 3;

export function stateAt<G extends GameTypes>(game: Game<G>, position: Position): G['state'] {
  const { players, seed, moves } = position;
  const state = game.setup({ players, seed });
  const random = seededRandom(seed);
  for (let i = 0; i < moves; i++) {
    const legal = game.legalMoves(state);
    if (legal.length === 0) throw new Error(`${game.id}, ${seed}: over after ${i} moves`);
    game.step(state, legal[random.below(legal.length)] as G['move']);
  }
  return state;
}

/** Counted by `apply`, state by state: `countMoves` goes the other way, by `step` on copies. */
export function countByApply<G extends GameTypes>(game: Game<G>, state: G['state']): Counted {
  let states: G['state'][] = [state];
  let ended = 0;
  const counts: number[] = [];
  const ends: string[] = [];
  for (let moves = 0; moves < depth; moves++) {
    const next: G['state'][] = [];
    for (const one of states) {
      const legal = game.legalMoves(one);
      if (legal.length === 0) {
        ended++;
        ends.push(fingerprint(one));
      }
      for (const move of legal) next.push(game.apply(one, move).state);
    }
    counts.push(next.length + ended);
    states = next;
  }
  return {
    counts,
    checksum: fingerprint([...states.map((one) => fingerprint(one)), ...ends].sort()),
  };
}
