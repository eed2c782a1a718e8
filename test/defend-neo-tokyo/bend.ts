import { expect, test } from 'vitest';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step, StepOf } from '../../src/defend-neo-tokyo/state/steps.js';
import { wrongWith as wrongIn } from '../bend.js';
import { gameOf } from './arrange.js';

/* States that play leads to, changed by hand to what no play gives. */

export type Change = (copy: State) => void;
export type Bend = readonly [what: string, change: Change, message: string];

/** What `load` has against a copy of the state with a change; nothing if it takes it. */
export function wrongWith(state: State, change?: Change): string | undefined {
  return wrongIn(gameOf(state), state, change);
}

/** The state loads as it is, and with none of the changes. */
export function refuses(make: () => State, cases: readonly Bend[]): void {
  test('loads as it is', () => {
    expect(wrongWith(make())).toBeUndefined();
  });
  test.each(cases)('not with %s', (_what, change, message) => {
    expect(wrongWith(make(), change)).toContain(message);
  });
}

/** The step of this type on the agenda. */
export function stepOf<T extends Step['type']>({ agenda }: State, type: T): StepOf<T> {
  const found = agenda.find((step) => step.type === type);
  if (found === undefined) throw new Error(`there is no ${type} on the agenda`);
  return found as StepOf<T>;
}

/** Changes fields of the step of this type. */
export function step<T extends Step['type']>(type: T, fields: Partial<StepOf<T>>): Change {
  return (copy) => void Object.assign(stepOf(copy, type), fields);
}

export function set(fields: Partial<State>): Change {
  return (copy) => void Object.assign(copy, fields);
}

/** The first card of a pile that passes. */
export function takeFrom(pile: string[][], fits: (card: string) => boolean = () => true): string {
  for (const [place, layer] of pile.entries()) {
    const at = layer.findIndex(fits);
    if (at < 0) continue;
    const [card] = layer.splice(at, 1) as [string];
    if (layer.length === 0) pile.splice(place, 1);
    return card;
  }
  throw new Error('no such card');
}
