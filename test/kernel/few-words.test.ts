import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { companyOf, passTime } from '../../src/kernel/company.js';
import {
  fieldOf,
  InvalidInput,
  quote,
  readAs,
  reasonOf,
  tellIssues,
} from '../../src/kernel/errors.js';

/* The first and the last of what is counted and told. */

describe('what is wrong', () => {
  const told = (count: number) => {
    const issues = Array.from({ length: count }, (_, i) => ({ path: [i], message: 'is wrong' }));
    return new InvalidInput('a list', issues).message;
  };
  test.each([
    [1, '0: is wrong'],
    [3, '0: is wrong; 1: is wrong; 2: is wrong'],
    [4, '0: is wrong; 1: is wrong; 2: is wrong; and 1 more'],
    [9, '0: is wrong; 1: is wrong; 2: is wrong; and 6 more'],
  ])('%i times is told so', (count, lines) => {
    expect(told(count)).toBe(`a list: ${lines}`);
  });
});

describe('what is wrong with a move', () => {
  test('is told three times at most', () => {
    const issues = ['a', 'b', 'c', 'd'].map((field) => ({ path: [], message: `needs ${field}` }));
    expect(tellIssues('go', issues)).toBe('go needs a; go needs b; go needs c');
  });

  test('has the rule that it breaks', () => {
    const issue = { path: ['to'], message: 'must be near', rule: 'DU-CARD-01' };
    expect(new InvalidInput('go', [issue]).message).toBe('go: to must be near (DU-CARD-01)');
  });
});

describe('a value from outside', () => {
  const { proxy: gone, revoke } = Proxy.revocable({}, {});
  revoke();
  const silent = {
    toString(): string {
      throw new Error('no');
    },
  };

  test.each<[unknown, string]>([
    ['east', '"east"'],
    ['x'.repeat(40), `"${'x'.repeat(40)}"`],
    ['x'.repeat(41), `"${'x'.repeat(39)}…"`],
    [null, 'null'],
    [undefined, 'undefined'],
    [1.5, '1.5'],
    [10n ** 45n, `1${'0'.repeat(38)}…`],
    [[1], 'a list'],
    [{}, 'an object'],
  ])('is told shortly: case %#', (value, told) => {
    expect(quote(value)).toBe(told);
  });

  test('that is gone is an object', () => {
    expect(quote(gone)).toBe('an object');
  });

  test('has fields that can be read, or none', () => {
    expect(fieldOf({ a: 1 }, 'a')).toBe(1);
    expect(fieldOf(null, 'a')).toBeUndefined();
    expect(fieldOf(undefined, 'a')).toBeUndefined();
    expect(fieldOf(gone, 'a')).toBeUndefined();
  });

  test('that was thrown gives a reason', () => {
    expect(reasonOf(new Error('the disk is full'))).toBe('the disk is full');
    expect(reasonOf('full')).toBe('full');
    expect(reasonOf('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(reasonOf(silent)).toBe('something was thrown that cannot be told');
  });

  test('that cannot be read is named', () => {
    const odd = {
      get slot(): number {
        throw new Error('not now');
      },
    };
    expect(readAs(z.object({ slot: z.int() }), odd)).toEqual({
      ok: false,
      issues: [{ path: [], message: 'it cannot be read: not now' }],
    });
  });

  test('is named by at most 80 letters of a field, and by the number of an entry', () => {
    const long = 'x'.repeat(81);
    const read = readAs(z.record(z.string(), z.array(z.int())), { [long]: [1, 'a'] });
    expect(read).toMatchObject({ issues: [{ path: [`${'x'.repeat(79)}…`, 1] }] });
  });

  test('that is another when it is read again has nothing wrong to tell', () => {
    let times = 0;
    const fickle = {
      get slot(): unknown {
        return times++ === 0 ? 'x' : 1;
      },
    };
    expect(readAs(z.object({ slot: z.int() }), fickle)).toEqual({ ok: false, issues: [] });
  });
});

describe('the time that a seat has spent', () => {
  const header = { names: ['Ann', 'Bo'], at: undefined } as unknown as Parameters<
    typeof companyOf
  >[0];
  const spent = (...times: number[]) => {
    let company = companyOf(header, 2);
    for (const at of times) company = passTime(company, at, [0]);
    return company.seats.map((sitter) => sitter.spent);
  };
  test('is counted from the first line that has a time', () => {
    expect(spent(5000)).toEqual([0, 0]);
    expect(spent(5000, 5000)).toEqual([0, 0]);
    expect(spent(5000, 5700)).toEqual([700, 0]);
  });
});
