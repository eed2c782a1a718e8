import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neonGods, verify } from '../../src/index.js';
import {
  legalMoves,
  logOf,
  nearMissMoves,
  playthroughs,
  reachableStates,
} from '../../src/testing/arbitraries.js';
import { countMoves, countMovesByFirst } from '../../src/testing/index.js';

const setups = fc.record({ players: fc.constantFrom(2, 3, 4), seed: fc.nat() });
const few = { numRuns: 15 };
const short = { maxMoves: 60 };

describe('arbitraries', () => {
  test('reachable states break no invariant', () => {
    fc.assert(
      fc.property(reachableStates(neonGods, setups, short), (state) => {
        return neonGods.invariants(state).length === 0;
      }),
      few,
    );
  });

  test('legal moves are accepted', () => {
    fc.assert(
      fc.property(legalMoves(neonGods, setups, short), ({ state, move }) => {
        return neonGods.tryApply(state, move).ok;
      }),
      few,
    );
  });

  test('near misses are accepted only if they are listed, and most are not', () => {
    let refused = 0;
    fc.assert(
      fc.property(nearMissMoves(neonGods, setups, short), ({ state, move }) => {
        const tried = neonGods.tryApply(state, move);
        const listed = neonGods.legalMoves(state).map((legal) => JSON.stringify(sorted(legal)));
        if (!tried.ok) refused++;
        expect(tried.ok).toBe(listed.includes(JSON.stringify(sorted(move))));
      }),
      { numRuns: 60 },
    );
    expect(refused).toBeGreaterThan(30);
  });

  test('playthroughs shrink to short logs', () => {
    // The first draw instead of a recruit is enough to break this, so one move must be left.
    const draws = fc.property(playthroughs(neonGods, setups, short), ({ moves }) => {
      return !moves.some(({ type }) => type === 'drawInstead');
    });
    const { counterexample } = fc.check(draws, { seed: 7, numRuns: 100 });
    const [shrunk] = counterexample ?? [];
    expect(shrunk?.moves.map(({ type }) => type)).toEqual(['drawInstead']);
    if (shrunk === undefined) throw new Error('not found');
    expect(verify(neonGods, logOf(neonGods, shrunk))).toMatchObject({ ok: true, moves: 1 });
  });
});

describe('countMoves', () => {
  const state = neonGods.setup({ players: 2, seed: 'count', firstPlayer: 0 });

  test('depth 0 is one way, depth 1 is the legal moves', () => {
    expect(countMoves(neonGods, state, 0)).toBe(1);
    expect(countMoves(neonGods, state, 1)).toBe(neonGods.legalMoves(state).length);
  });

  test('each depth is the sum over the first moves', () => {
    const parts = countMovesByFirst(neonGods, state, 3);
    expect(parts.map(({ move }) => move)).toEqual(neonGods.legalMoves(state));
    const sum = parts.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(countMoves(neonGods, state, 3));
  });

  test('by hand: after the recruit step there is one figure to pick up, or none', () => {
    // All figures stand on A1: pick it up or stop, whatever was done before.
    expect(countMoves(neonGods, state, 2)).toBe(2 * neonGods.legalMoves(state).length);
  });

  test('a depth that is none', () => {
    expect(() => countMoves(neonGods, state, -1)).toThrow(RangeError);
  });
});

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
