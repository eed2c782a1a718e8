import { expect } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { topStep } from '../../src/kernel/play.js';
import { seededRandom } from '../../src/kernel/simulate.js';

/* States of random games, one for each kind of decision, and what `load` says against them when one thing is changed. */

export type Draft = ReturnType<typeof draftOf>;
export type Asked = Step['type'] | 'over';

/** What is said against a state of this kind, changed like this. */
export type Row = [message: string, asked: Asked, change: (state: Draft) => void];

/** A state that may be changed. */
export function draftOf(state: State) {
  return structuredClone(state);
}

export const found = new Map<Asked, State>();

/** Call before the tests. */
export function findStates(): void {
  const random = seededRandom('reachable');
  for (let game = 0; game < 4; game++) {
    const players = 2 + (game % 3);
    const state = blockMania.setup({ players, seed: `reachable ${game}` });
    for (let moves = blockMania.legalMoves(state); ; moves = blockMania.legalMoves(state)) {
      const step = topStep(state);
      const asked = step?.type ?? 'over';
      const isLast = step?.type === 'hazardWindow' && step.seats.length < 2;
      if (!found.has(asked) && !isLast) found.set(asked, draftOf(state));
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      blockMania.step(state, move);
    }
  }
}

function at(asked: Asked): Draft {
  const state = found.get(asked);
  if (state === undefined) throw new Error(`no random game came to ${asked}`);
  return draftOf(state);
}

/** What load says against the state, changed like this. */
export function said(asked: Asked, change: (state: Draft) => void): string {
  const state = at(asked);
  change(state);
  expect(blockMania.invariants(state)).toEqual([]);
  try {
    blockMania.load(state);
  } catch (error) {
    if (error instanceof InvalidInput) return error.message;
    throw error;
  }
  return 'nothing';
}
