import { expect } from 'vitest';
import { bloodfeud, type State } from '../../src/bloodfeud/index.js';
import type { Step } from '../../src/bloodfeud/state/state.js';
import { InvalidInput } from '../../src/index.js';
import { type Arrangement, arrange, team } from './arrange.js';

/* Tables with something wrong, and all that the invariants say of them. */

export type Change = (state: State) => unknown;

const plain: Arrangement = {};
const tables = new Map<Arrangement, State>();

/** A copy of the arranged table, which is laid out once. */
export function copyOf(a: Arrangement = plain): State {
  const arranged = tables.get(a) ?? arrange(a);
  tables.set(a, arranged);
  return structuredClone(arranged);
}

/** What the invariants say of an arranged table after a change. */
export function told(change: Change, a?: Arrangement): string[] {
  const state = copyOf(a);
  change(state);
  return bloodfeud.invariants(state);
}

/** What `load` says of a table that keeps every invariant. */
export function refusals(state: State): string[] {
  expect(bloodfeud.invariants(state)).toEqual([]);
  try {
    bloodfeud.load(state);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(({ message }) => message);
    throw error;
  }
}

/** What `load` says of a step that this team's move has begun. */
export function refusalsOf(seat: number, step: Step, a?: Arrangement): string[] {
  const state = copyOf(a);
  state.agenda = [{ type: 'afterMove', seat }, step];
  return refusals(state);
}

/** All that is said of a decision that cannot have come up. */
export const unfit = (type: Step['type']) => [`${type} does not fit the table`];

export const patch = (seat: number, fields: object): Change => {
  return (state) => Object.assign(team(state, seat), fields);
};
export const all = (...changes: Change[]): Change => {
  return (state) => changes.map((change) => change(state));
};
export const domain = (id: string, fields: object): Change => {
  return (state) => Object.assign(state.domains[id] as object, fields);
};
