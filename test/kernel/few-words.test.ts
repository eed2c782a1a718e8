import { describe, expect, test } from 'vitest';
import { companyOf, passTime } from '../../src/kernel/company.js';
import { InvalidInput } from '../../src/kernel/errors.js';

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
