import { bloodfeud, type State } from '../../src/bloodfeud/index.js';
import { type Arrangement, arrange, team } from './arrange.js';

/* Tables with something wrong, and all that the invariants say of them. */

export type Change = (state: State) => unknown;

const plain: Arrangement = {};
const tables = new Map<Arrangement, State>();

/** What the invariants say of an arranged table after a change. */
export function told(change: Change, a: Arrangement = plain): string[] {
  const arranged = tables.get(a) ?? arrange(a);
  tables.set(a, arranged);
  const state = structuredClone(arranged);
  change(state);
  return bloodfeud.invariants(state);
}

export const patch = (seat: number, fields: object): Change => {
  return (state) => Object.assign(team(state, seat), fields);
};
export const all = (...changes: Change[]): Change => {
  return (state) => changes.map((change) => change(state));
};
export const domain = (id: string, fields: object): Change => {
  return (state) => Object.assign(state.domains[id] as object, fields);
};
