import { expect, test } from 'vitest';
import type { SeatState, State, Turn } from '../../src/city-of-remnants/state/state.js';
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
export function refuses(state: State, cases: readonly Bend[]) {
  test('loads as it is', () => {
    expect(wrongWith(state)).toBeUndefined();
  });
  test.each(cases)('not with %s', (_what, change, message) => {
    expect(wrongWith(state, change)).toContain(message);
  });
}

/** Changes fields of the step that is next. */
export function step(fields: object): Change {
  return (copy) => void Object.assign(copy.agenda.at(-1) as object, fields);
}

/** Changes what is asked. */
export function question(fields: object): Change {
  return (copy) => {
    const top = copy.agenda.at(-1);
    if (top?.type === 'effectChoice') Object.assign(top.choice, fields);
  };
}

export function turn(fields: Partial<Turn>): Change {
  return (copy) => void Object.assign(copy.turn as Turn, fields);
}

export function player(seat: number, fields: Partial<SeatState>): Change {
  return (copy) => void Object.assign(copy.seats[seat] as SeatState, fields);
}

export function set(fields: Partial<State>): Change {
  return (copy) => void Object.assign(copy, fields);
}

export function option(fields: Partial<State['options']>): Change {
  return (copy) => {
    copy.options = { ...copy.options, ...fields };
  };
}

export function mods(fields: Partial<Turn['mods']>): Change {
  return (copy) => {
    const now = copy.turn as Turn;
    now.mods = { ...now.mods, ...fields };
  };
}

export type Row = [sentence: string, make: () => State, change: Change];

/** Of a table made so nothing is wrong, and with the change this sentence is. */
export function check(rows: Row[]): void {
  test.each(rows)('%s', (sentence, make, change) => {
    const state = structuredClone(make());
    const game = gameOf(state);
    expect(game.invariants(state)).toEqual([]);
    change(state);
    expect(game.invariants(state)).toContain(sentence);
  });
}
