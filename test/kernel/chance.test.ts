import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceState,
  type Seed,
  SeededChance,
  seedChance,
  seedSchema,
} from '../../src/kernel/chance.js';

/*
 * Values for a seed are public behaviour: a log written today must replay for ever. The numbers below
 * are frozen. If one changes, every seeded game ever played changes with it.
 */

interface FrozenDraws {
  readonly seed: Seed;
  /** The first 24 throws of a six-sided die. */
  readonly dice: string;
  /** What follows them, below the limits of `limits`. */
  readonly draws: number[];
  /** How many words that took. */
  readonly counter: number;
}

const limits = [1, 2, 3, 7, 52, 100, 1000, 65536, 2 ** 31, 2 ** 32];

const frozenDraws: FrozenDraws[] = [
  {
    seed: '',
    dice: '466622153626526341231622',
    draws: [0, 1, 0, 5, 20, 18, 923, 60705, 1049741650, 612634730],
    counter: 34,
  },
  {
    seed: 1,
    dice: '555141511264512222453355',
    draws: [0, 1, 2, 4, 1, 59, 904, 26042, 282411451, 1608480656],
    counter: 34,
  },
  {
    seed: 'neon',
    dice: '362364256216422333432256',
    draws: [0, 1, 0, 3, 1, 15, 896, 1119, 990028614, 178759299],
    counter: 34,
  },
];

/** The key of a seed, by another implementation of the hash. */
function keyOf(seed: Seed): number[] {
  const hash = createHash('sha256').update(`seed ${seed}`).digest();
  return Array.from({ length: 8 }, (_, i) => hash.readInt32BE(4 * i));
}

describe('seeding', () => {
  const seeds = ['', 0, 1, -1, 'neon', 'ümlaut', '東京', '😀', 'a'.repeat(200), 2 ** 53 - 1];
  test.each(seeds)('the key of seed %j is its hash', (seed) => {
    expect(seedChance(seed)).toEqual({ key: keyOf(seed), counter: 0 });
  });

  test('a number is its text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(seedChance(seed)).toEqual(seedChance(`${seed}`));
      }),
    );
  });

  test('every seed gives words that the state can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (seed) => {
        expect(chanceState.safeParse(seedChance(seed)).success).toBe(true);
      }),
    );
  });

  test('no two of 100,000 neighbouring seeds share a quarter of their keys', () => {
    const quarters = new Set<string>();
    for (let seed = 0; seed < 100_000; seed++) {
      const [a, b] = seedChance(seed).key;
      quarters.add(`${a} ${b}`);
    }
    // 64 random bits: a repeat among 100,000 has a chance of 1 in 3.7 thousand million.
    expect(quarters.size).toBe(100_000);
  });

  test('texts that differ in length or order only are different seeds', () => {
    const alike = [
      '',
      '\0',
      '\0\0',
      'a',
      'aa',
      'aaa',
      'ab',
      'ba',
      'a b',
      'ab ',
      ' ab',
      'AB',
      '0',
      '00',
    ];
    expect(new Set(alike.map((seed) => seedChance(seed).key.join())).size).toBe(alike.length);
  });

  test('seeds are texts of up to 200 characters and whole numbers', () => {
    const good = ['', 'a', 'x'.repeat(200), 0, -5, Number.MAX_SAFE_INTEGER];
    const bad = ['x'.repeat(201), 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null, [], {}];
    expect(good.filter((seed) => !seedSchema.safeParse(seed).success)).toEqual([]);
    expect(bad.filter((seed) => seedSchema.safeParse(seed).success)).toEqual([]);
  });
});

describe('drawing', () => {
  test.each(frozenDraws)('the draws of seed $seed are frozen', ({ seed, dice, draws, counter }) => {
    const chance = new SeededChance(seedChance(seed));
    expect(throwDice(chance, 24).join('')).toBe(dice);
    expect(limits.map((limit) => chance.below(limit))).toEqual(draws);
    expect(chance.state).toEqual({ key: keyOf(seed), counter });
  });

  test('key and counter are all there is: a generator goes on from them', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 50 }), (seed, already) => {
        const first = new SeededChance(seedChance(seed));
        throwDice(first, already);
        const second = new SeededChance(first.state);
        expect(throwDice(second, 20)).toEqual(throwDice(first, 20));
        expect(second.state).toEqual(first.state);
      }),
    );
  });

  test('below gives whole numbers from 0 up to the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const chance = new SeededChance(seedChance(seed));
        for (let i = 0; i < 20; i++) {
          const drawn = chance.below(limit);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
        }
      }),
    );
  });

  test('choose is below the number of options', () => {
    const chance = new SeededChance(seedChance('x'));
    const same = new SeededChance(seedChance('x'));
    for (const options of [['a'], ['a', 'b', 'c'], [4, 4, 4, 4, 4]]) {
      expect(chance.choose('anything', options)).toBe(same.below(options.length));
    }
  });

  test('a state holds a whole key and a count of words, or null', () => {
    const key = [1, 2, 3, 4, 5, 6, 7, 8];
    const good = [null, { key, counter: 0 }, { key, counter: 2 ** 40 }];
    const bad = [{ key: [1, 2, 3], counter: 0 }, { key, counter: -1 }, { key, counter: 0.5 }, {}];
    expect(good.filter((one) => !chanceState.safeParse(one).success)).toEqual([]);
    expect(bad.filter((one) => chanceState.safeParse(one).success)).toEqual([]);
  });

  test('streams that take turns do not disturb each other', () => {
    const alone = (seed: Seed) => throwDice(new SeededChance(seedChance(seed)), 100);
    const [a, b] = [new SeededChance(seedChance('a')), new SeededChance(seedChance('b'))];
    const pairs = Array.from({ length: 100 }, () => [a.below(6) + 1, b.below(6) + 1]);
    expect(pairs.map(([one]) => one)).toEqual(alone('a'));
    expect(pairs.map(([, other]) => other)).toEqual(alone('b'));
  });

  test('a key changed in place is another key', () => {
    const key: [number, number, number, number, number, number, number, number] = [
      1, 2, 3, 4, 5, 6, 7, 8,
    ];
    const first = new SeededChance({ key, counter: 0 }).below(2 ** 32);
    key[7] = 9;
    expect(new SeededChance({ key, counter: 0 }).below(2 ** 32)).not.toBe(first);
  });
});

/** 99.99 % quantiles of chi-square by degrees of freedom: a fair generator fails once in 10,000. */
const quantile = { 5: 25.74, 35: 74.93, 51: 97.34 } as const;

/** Neighbours in every way that people number their games. */
const families: [string, (i: number) => Seed][] = [
  ['0, 1, 2, …', (i) => i],
  ['-1, -2, -3, …', (i) => -1 - i],
  ['0, 1024, 2048, …', (i) => i * 1024],
  ['game 0, game 1, …', (i) => `game ${i}`],
  ['0/bots, 1/bots, …', (i) => `${i}/bots`],
  ['one changing character', (i) => String.fromCharCode(0x4e00 + (i % 20000), 0x61 + (i >> 14))],
];

describe.each(families)('neighbouring seeds %s are independent', (_name, seedOf) => {
  const games = 36_000;
  const firstDice = Array.from({ length: games }, (_, i) => {
    return throwDice(new SeededChance(seedChance(seedOf(i))), 3) as [number, number, number];
  });

  test('the first die is fair', () => {
    expect(
      chiSquare(
        firstDice.map(([a]) => a - 1),
        6,
      ),
    ).toBeLessThan(quantile[5]);
  });

  test('the first two dice are independent', () => {
    expect(
      chiSquare(
        firstDice.map(([a, b]) => 6 * (a - 1) + b - 1),
        36,
      ),
    ).toBeLessThan(quantile[35]);
  });

  test('the first and third die are independent', () => {
    expect(
      chiSquare(
        firstDice.map(([a, , c]) => 6 * (a - 1) + c - 1),
        36,
      ),
    ).toBeLessThan(quantile[35]);
  });

  test.each([1, 2, 3, 4, 6, 10, 16, 256])(
    'the first dice of seeds %i apart are independent',
    (lag) => {
      const pairs = firstDice
        .slice(lag)
        .map(([a], i) => 6 * ((firstDice[i]?.[0] ?? 1) - 1) + a - 1);
      expect(chiSquare(pairs, 36)).toBeLessThan(quantile[35]);
    },
  );

  test('the first card of 52 is fair', () => {
    const cards = Array.from({ length: games }, (_, i) => {
      return new SeededChance(seedChance(seedOf(i))).below(52);
    });
    expect(chiSquare(cards, 52)).toBeLessThan(quantile[51]);
  });
});

describe('one long stream', () => {
  const dice = throwDice(new SeededChance(seedChance('stream')), 360_000);

  test('a die is fair', () => {
    expect(
      chiSquare(
        dice.map((face) => face - 1),
        6,
      ),
    ).toBeLessThan(quantile[5]);
  });

  test.each([1, 2, 3, 5, 8])('throws %i apart are independent', (lag) => {
    const pairs = dice.slice(lag).map((face, i) => 6 * ((dice[i] ?? 1) - 1) + face - 1);
    expect(chiSquare(pairs, 36)).toBeLessThan(quantile[35]);
  });
});

test('the yardstick itself tells the seeding that neighbouring seeds must not have', () => {
  // What a generator gives whose first output is the seed's complement: 2, 1, 6, 5, 4, 3, 2, 1, …
  const poor = Array.from(
    { length: 36_000 },
    (_, seed) => ((~seed >>> 0) % 6) * 6 + ((~seed >>> 0) % 6),
  );
  expect(chiSquare(poor, 36)).toBeGreaterThan(1000);
});

function throwDice(chance: SeededChance, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(6) + 1);
}

/** How far the counts of values 0 to `kinds` - 1 are from equal. */
function chiSquare(values: readonly number[], kinds: number): number {
  const counts = new Array<number>(kinds).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  const expected = values.length / kinds;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
