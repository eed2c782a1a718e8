import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChanceState,
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

const frozenSeeds: [Seed, ChanceState][] = [
  ['', [-1375470149, -1919445055, -1850118071, 1644639617]],
  [0, [1465333474, -183039509, -1018643315, 1120718779]],
  [1, [1626442852, -988604599, -1469666184, -901978447]],
  [-1, [687825081, 848036293, 935476289, -2135282938]],
  [2, [-2022335605, -34726931, 1253681331, -2069320770]],
  ['1', [1626442852, -988604599, -1469666184, -901978447]],
  ['neon', [-1143957496, 2138313779, 1015196881, 1570775498]],
  ['Neon', [983669852, -1665190687, 1048970089, 48035274]],
  ['ümlaut', [-1658483188, -530183703, -452994514, -952815905]],
  ['東京', [-24933942, -2133661600, -520995630, 1942067206]],
  ['😀', [-485368206, 630024162, 1006303704, 1265795269]],
  ['a'.repeat(200), [544242772, -517109626, -931293678, 1382327336]],
  [Number.MAX_SAFE_INTEGER, [2027171201, 1412797775, 512190285, 361108593]],
];

interface FrozenDraws {
  readonly seed: Seed;
  /** The first 24 throws of a six-sided die. */
  readonly dice: string;
  /** What follows them, below the limits of `limits`. */
  readonly draws: number[];
  readonly state: ChanceState;
}

const limits = [1, 2, 3, 7, 52, 100, 1000, 65536, 2 ** 31, 2 ** 32];

const frozenDraws: FrozenDraws[] = [
  {
    seed: '',
    dice: '111332664564253124421543',
    draws: [0, 1, 1, 6, 24, 32, 683, 48670, 1666428217, 3770454457],
    state: [-1680301765, 975485133, -678578394, -1810989525],
  },
  {
    seed: 1,
    dice: '142513352551556265352425',
    draws: [0, 1, 2, 6, 26, 98, 154, 34795, 124229381, 3193748849],
    state: [2058809742, 1583590660, -1269559892, 3547207],
  },
  {
    seed: 'neon',
    dice: '641564642232455111363533',
    draws: [0, 1, 1, 2, 3, 46, 672, 10801, 1732271789, 2585408227],
    state: [1913787701, 438017241, 1018446439, 1505490778],
  },
];

describe('seeding', () => {
  test.each(frozenSeeds)('the words of seed %j are frozen', (seed, words) => {
    expect(seedChance(seed)).toEqual(words);
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

  test('no two of 300,000 neighbouring seeds share a word quartet, or much of one', () => {
    const quartets = new Set<string>();
    const halves = new Set<string>();
    for (let seed = 0; seed < 300_000; seed++) {
      const [a, b, c, d] = seedChance(seed);
      quartets.add(`${a} ${b} ${c} ${d}`);
      halves.add(`${a} ${b}`);
    }
    expect(quartets.size).toBe(300_000);
    // 64 random bits: a repeat among 300,000 has a chance of 1 in 400 million.
    expect(halves.size).toBe(300_000);
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
    expect(new Set(alike.map((seed) => seedChance(seed).join())).size).toBe(alike.length);
  });

  test('seeds are texts of up to 200 characters and whole numbers', () => {
    const good = ['', 'a', 'x'.repeat(200), 0, -5, Number.MAX_SAFE_INTEGER];
    const bad = ['x'.repeat(201), 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null, [], {}];
    expect(good.filter((seed) => !seedSchema.safeParse(seed).success)).toEqual([]);
    expect(bad.filter((seed) => seedSchema.safeParse(seed).success)).toEqual([]);
  });
});

describe('drawing', () => {
  test.each(frozenDraws)('the draws of seed $seed are frozen', ({ seed, dice, draws, state }) => {
    const chance = new SeededChance(seedChance(seed));
    expect(throwDice(chance, 24).join('')).toBe(dice);
    expect(limits.map((limit) => chance.below(limit))).toEqual(draws);
    expect(chance.state).toEqual(state);
  });

  test('the four words are all there is: a generator goes on from them', () => {
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

  test('four zeros are no state: nothing but zeros would follow', () => {
    expect(chanceState.safeParse([0, 0, 0, 0]).success).toBe(false);
    expect(chanceState.safeParse([0, 0, 0, 1]).success).toBe(true);
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
