import { expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import { type Step, subPhases } from '../../src/block-mania/state/steps.js';
import { combat } from '../../src/block-mania/steps/frames.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { topStep } from '../../src/kernel/play.js';
import { seededRandom } from '../../src/kernel/simulate.js';
import { type Arrangement, arrange } from './arrange.js';

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
  return refusal(state);
}

/** What load says against a state. */
export function refusal(state: State): string {
  try {
    blockMania.load(draftOf(state));
  } catch (error) {
    if (error instanceof InvalidInput) return error.message;
    throw error;
  }
  return 'nothing';
}

/** An arranged table on an agenda of a real game, the next step first, which `load` takes. */
export function onAgenda(arrangement: Omit<Arrangement, 'steps'>, ...steps: Step[]): State {
  const state = arrange({ ...arrangement, steps });
  state.agenda.shift();
  return state;
}

/** What is left of a turn from its command phase on. */
export const commandPhase: readonly Step[] = [{ type: 'command' }, { type: 'startDefence' }];

/** An arranged table in a part of the combat phase. */
export function inCombat(part: (typeof subPhases)[number], rest: Partial<Arrangement>): State {
  const steps = combat(blockMania.setup({ players: 2, seed: 0 }));
  const left = steps.slice(steps.findIndex(({ type }) => type === part));
  const state = onAgenda({ phase: 'combat', ...rest }, ...left);
  state.combat = { subPhase: 1 + subPhases.indexOf(part), foughtSquares: [] };
  return state;
}

export type Change = (state: State) => unknown;

/** A state that is loaded as it is, and with none of these changes. */
export function refused(sound: () => State, sentence: string, changes: Record<string, Change>) {
  test('as play leaves it', () => {
    expect(refusal(sound())).toBe('nothing');
  });

  test.each(Object.entries(changes))('%s', (_, change) => {
    const state = draftOf(sound());
    change(state);
    expect(refusal(state)).toContain(sentence);
  });
}
