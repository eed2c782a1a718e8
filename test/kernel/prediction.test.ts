import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';

/*
 * Nobody who watches dice can foretell the next one. The attack that is tried here solves xoroshiro128+, which games
 * of this kind often use: the lowest bit of its outputs is a linear function of its 128 bits, and every die with an
 * even number of faces shows one.
 */

/** Whether each throw of a six-sided die was odd or even. */
function parities(next: () => number, count: number): number[] {
  return Array.from({ length: count }, () => next() & 1);
}

function oldDice(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() + 0x80000000) % 6;
}

function dice(seed: number): () => number {
  const chance = new SeededChance(seedChance(seed));
  return () => chance.below(6);
}

const unknowns = 128;

/** Which of the 128 bits of the first state make up the lowest bit of each output, as masks. */
function equations(count: number): bigint[] {
  let s0 = Array.from({ length: 64 }, (_, i) => 1n << BigInt(i));
  let s1 = Array.from({ length: 64 }, (_, i) => 1n << BigInt(64 + i));
  const rotated = (word: bigint[], by: number) =>
    word.map((_, i) => word[(i - by + 64) % 64] ?? 0n);
  const shifted = (word: bigint[], by: number) => word.map((_, i) => word[i - by] ?? 0n);
  const sum = (...words: bigint[][]) => {
    return Array.from({ length: 64 }, (_, i) =>
      words.reduce((all, word) => all ^ (word[i] ?? 0n), 0n),
    );
  };
  return Array.from({ length: count }, () => {
    const mask = (s0[0] ?? 0n) ^ (s1[0] ?? 0n);
    const mixed = sum(s0, s1);
    s0 = sum(rotated(s0, 24), mixed, shifted(mixed, 16));
    s1 = rotated(mixed, 37);
    return mask;
  });
}

/** The first state that explains these bits, or nothing if none does. */
function solve(masks: readonly bigint[], bits: readonly number[]): bigint | undefined {
  const pivots = new Map<number, bigint>();
  const value = 1n << BigInt(unknowns);
  for (const [i, mask] of masks.entries()) {
    let row = mask | (bits[i] ? value : 0n);
    for (let bit = unknowns - 1; bit >= 0; bit--) {
      if (!((row >> BigInt(bit)) & 1n)) continue;
      const pivot = pivots.get(bit);
      if (pivot === undefined) {
        pivots.set(bit, row);
        row = 0n;
        break;
      }
      row ^= pivot;
    }
    if (row === value) return undefined;
  }
  let solution = 0n;
  for (let bit = 0; bit < unknowns; bit++) {
    const row = pivots.get(bit);
    if (row === undefined) continue;
    const below = row & solution & (value - 1n);
    if (((row & value) !== 0n) !== isOdd(below)) solution |= 1n << BigInt(bit);
  }
  return solution;
}

function isOdd(bits: bigint): boolean {
  let odd = false;
  for (let rest = bits; rest > 0n; rest &= rest - 1n) odd = !odd;
  return odd;
}

describe('watching dice', () => {
  const watched = 200;
  const masks = equations(watched + 200);

  test('the attack solves xoroshiro128+ and foretells 200 dice', () => {
    const seen = parities(oldDice(20_261_117), watched + 200);
    const state = solve(masks.slice(0, watched), seen);
    expect(state).toBeDefined();
    const foretold = masks.slice(watched).map((mask) => Number(isOdd(mask & (state ?? 0n))));
    expect(foretold).toEqual(seen.slice(watched));
  });

  test('it finds no state that explains 200 of our dice', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(solve(masks.slice(0, watched), parities(dice(seed), watched))).toBeUndefined();
    }
  });
});

/** The length of the shortest linear recurrence that gives these bits (Berlekamp and Massey). */
function linearComplexity(bits: readonly number[]): number {
  let c = 1n;
  let b = 1n;
  let length = 0;
  let since = 1;
  let seen = 0n;
  for (const [i, bit] of bits.entries()) {
    // The bits so far, the latest lowest.
    seen = (seen << 1n) | BigInt(bit);
    if (isOdd(c & seen)) {
      const before = c;
      c ^= b << BigInt(since);
      if (2 * length <= i) {
        length = i + 1 - length;
        b = before;
        since = 0;
      }
    }
    since++;
  }
  return length;
}

describe('linear complexity of the parities of 2,000 dice', () => {
  test('of xoroshiro128+ it is 128', () => {
    expect(linearComplexity(parities(oldDice(7), 2000))).toBe(128);
  });

  test('of ours it is that of random bits: about half their number', () => {
    for (let seed = 0; seed < 10; seed++) {
      const complexity = linearComplexity(parities(dice(seed), 2000));
      // Of n random bits it is n / 2 with a deviation of about 1, whatever n.
      expect(Math.abs(complexity - 1000)).toBeLessThan(15);
    }
  });
});
