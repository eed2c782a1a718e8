import { expect, test } from 'vitest';
import { verdictOf } from './sprt.js';

/* ln 19 = 2.944; a win adds ln 1.2 = 0.1823, a loss takes ln 1.25 = 0.2231. */

test('seventeen wins in a row are enough, sixteen are not', () => {
  expect(verdictOf(16, 16)).toMatchObject({ decided: undefined });
  expect(verdictOf(17, 17)).toMatchObject({ decided: 'better' });
});

test('fourteen losses in a row are enough for the other side, thirteen are not', () => {
  expect(verdictOf(0, 13)).toMatchObject({ decided: undefined });
  expect(verdictOf(0, 14)).toMatchObject({ decided: 'even' });
});

test('a shared win counts half', () => {
  expect(verdictOf(0.5, 1).ratio).toBeCloseTo((Math.log(1.2) + Math.log(0.8)) / 2, 12);
});
