import { describe, expect, test } from 'vitest';
import { leadOf, Race } from '../../src/bots/search/race.js';
import { seededRandom } from '../../src/index.js';

interface Counted {
  readonly worth: number;
  readonly values: number[];
}

const runner = (worth: number): Counted => ({ worth, values: [] });

/** Runs a race in which every try of a runner brings the same; gives the number of tries. */
function run(race: Race<Counted>, most: number): number {
  for (let tries = 0; tries < most; tries++) {
    const next = race.next();
    if (next === undefined) return tries;
    next.values.push(next.worth);
  }
  return most;
}

describe('a race for the better move', () => {
  test('ends after the first round when nobody comes near the guide', () => {
    const guided = runner(0.9);
    const others = [runner(0.1), runner(0.2), runner(0.1)];
    const race = new Race(guided, [guided, ...others], 200, seededRandom(1));
    // Four runners with four tries each.
    expect(run(race, 200)).toBe(16);
  });

  test('goes on while one is better, and gives the tries to the two of them', () => {
    const guided = runner(0.5);
    const better = runner(0.6);
    const others = [runner(0.2), runner(0.2), runner(0.2), runner(0.2), runner(0.2), better];
    const race = new Race(guided, [guided, ...others], 200, seededRandom(1));
    expect(run(race, 200)).toBe(200);
    expect(guided.values.length + better.values.length).toBe(180);
    expect(others[0]?.values).toHaveLength(4);
  });

  test('half of those who may still win drop out after every round', () => {
    const guided = runner(0.5);
    const others = [0.54, 0.53, 0.52, 0.51].map(runner);
    const race = new Race(guided, [guided, ...others], 200, seededRandom(1));
    run(race, 200);
    const [first, second, third, fourth] = others.map(({ values }) => values.length);
    expect([third, fourth]).toEqual([4, 4]);
    expect(second).toBe(8);
    expect(first).toBeGreaterThan(60);
  });

  test('of more moves than there are tries, only some are tried', () => {
    const guided = runner(0.5);
    const others = Array.from({ length: 100 }, () => runner(0.1));
    run(new Race(guided, [guided, ...others], 20, seededRandom(1)), 20);
    // 0.4 of 20 tries: the guide's and seven others.
    expect(others.filter(({ values }) => values.length > 0)).toHaveLength(7);
  });
});

describe('a lead', () => {
  test('is counted try by try, as far as both have had one', () => {
    const { mean } = leadOf({ values: [0.5, 0.9, 0.1] }, { values: [0.4, 0.7] });
    expect(mean).toBeCloseTo(0.15, 12);
  });

  test('few tries that agree are still in doubt: three more are thought of that differ by 0.12', () => {
    const { error } = leadOf({ values: [0.6] }, { values: [0.5] });
    // (3 × 0.0144) / (1 + 3) / 1 = 0.0108.
    expect(error).toBeCloseTo(Math.sqrt(0.0108), 12);
  });

  test('luck that both share is no doubt', () => {
    const lucky = [0.1, 0.9, 0.2, 0.8];
    const alike = leadOf({ values: lucky.map((value) => value + 0.05) }, { values: lucky });
    const apart = leadOf({ values: [...lucky].reverse() }, { values: lucky });
    expect(alike.error).toBeLessThan(apart.error / 4);
  });
});
