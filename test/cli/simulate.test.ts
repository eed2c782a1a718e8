import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playGames, resultSchema } from '../../src/cli/simulation/plan.js';
import { rateText } from '../../src/cli/simulation/progress.js';
import { binsOf, spreadOf, wilson } from '../../src/cli/simulation/statistics.js';
import { contradictionIn } from '../../src/cli/simulation/trust.js';
import { games, neonGods, simulate } from '../../src/index.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();
const some = ['simulate', 'neon-gods', '--games', '60', '--players', '2', '--seed', 'x'];

interface Result {
  readonly tally: {
    readonly games: number;
    readonly decisions: number;
    readonly lengths: Record<string, number>;
    readonly seats: readonly { wins: number; scores: Record<string, number> }[];
    readonly moveTypes: Record<string, number>;
  };
}

async function resultOf(name: string, ...args: string[]): Promise<string> {
  const file = cli.file(name);
  const { code, err } = await cli.run([...some, ...args, '--json', file]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return readFileSync(file, 'utf8');
}

describe('simulate', () => {
  test('gives what the library gives', async () => {
    const { tally }: Result = JSON.parse(await resultOf('whole.json'));
    const expected = simulate(neonGods, { games: 60, players: 2, seed: 'x' });
    expect(tally.games).toBe(60);
    expect(tally.decisions).toBe(expected.decisions);
    expect(tally.moveTypes).toEqual(expected.moveTypes);
    const lengths = Object.keys(tally.lengths).map(Number);
    expect(Math.min(...lengths)).toBe(expected.shortest);
    expect(Math.max(...lengths)).toBe(expected.longest);
    tally.seats.forEach(({ wins, scores }, seat) => {
      expect(wins).toBe(expected.seats[seat]?.wins);
      expect(spreadOf(scores).mean).toBeCloseTo(expected.seats[seat]?.meanScore ?? 0, 9);
    });
  });

  test('players and seed may stand among the setup options', async () => {
    const play = ['simulate', 'neon-gods', '--games', '2'];
    const { out } = await cli.run([...play, '--setup', '{"players":3,"seed":"x"}']);
    const flags = await cli.run([...play, '--players', '3', '--seed', 'x']);
    expect(out).toContain('2 games of 3 players, bots random, seed x\n');
    expect(out.replace(/ in .*/, '')).toBe(flags.out.replace(/ in .*/, ''));
    const both = await cli.run([...play, '--players', '2', '--setup', '{"players":3}']);
    expectUnusable(both, /--players says 2, but --setup says 3/);
  });

  test('the number of workers and shards makes no difference', async () => {
    const whole = await resultOf('one.json', '--workers', '1');
    expect(await resultOf('three.json', '--workers', '3')).toBe(whole);
    const shards = ['1/3', '2/3', '3/3'];
    const files: string[] = [];
    for (const [index, shard] of shards.entries()) {
      await resultOf(`shard${index}.json`, '--shard', shard, '--workers', String(index + 1));
      files.push(cli.file(`shard${index}.json`));
    }
    const merged = cli.file('merged.json');
    const { code, out } = await cli.run([
      'simulate',
      'merge',
      ...files.reverse(),
      '--json',
      merged,
    ]);
    expect(code).toBe(0);
    expect(out).toContain('60 games of 2 players');
    expect(readFileSync(merged, 'utf8')).toBe(whole);
  });

  test('prints tables and charts', async () => {
    const { out } = await cli.run([...some.slice(0, 3), '20', '--players', '3']);
    expect(out).toMatch(/^neon-gods {2}20 games of 3 players, bots random, seed 1$/m);
    expect(out).toMatch(/^seat +wins +share +95 % interval$/m);
    expect(out).toMatch(/^ {3}2 +\d+ +\d+\.\d % +\d+\.\d % - \d+\.\d % .*$/m);
    expect(out).toMatch(/^seat +mean score +deviation +lowest +median +highest$/m);
    expect(out).toMatch(/^mean [\d.]+, shortest \d+, median \d+, longest \d+$/m);
    expect(out).toMatch(/^play card +\d+ +\d+\.\d % +\d+\.\d\d {2}█+$/m);
    expect(out).toMatch(/^\d+ decisions, checksum [0-9a-f]{16}$/m);
  });

  test.each(['sensible', 'search:4'])('%s beats random bots', async (name) => {
    const args = ['simulate', 'neon-gods', '--games', '2', '--bots', `${name},random`];
    const file = cli.file('bots.json');
    await cli.run([...args, '--json', file]);
    const { tally }: Result = JSON.parse(readFileSync(file, 'utf8'));
    expect(tally.seats.map(({ wins }) => wins)).toEqual([2, 0]);
  });

  test('shards that are missing are named', async () => {
    await resultOf('first.json', '--shard', '1/4');
    await resultOf('third.json', '--shard', '3/4');
    const files = [cli.file('first.json'), cli.file('third.json')];
    expectUnusable(
      await cli.run(['simulate', 'merge', ...files]),
      /2\/4 and 4\/4 are missing: of 60 games these are in none of the files: 16-30, 46-60/,
    );
    const { code, out } = await cli.run(['simulate', 'merge', '--partial', ...files]);
    expect(out).toContain('Of 60 games these are not in it: 16-30, 46-60.');
    expect(code).toBe(0);
  });

  const bad: [string[], RegExp][] = [
    [['simulate', 'chess'], /there is no game "chess", but /],
    [['simulate', 'neon-gods', '--games', '0'], /It is a whole number, at least 1/],
    [['simulate', 'neon-gods', '--games', 'many'], /It is a whole number, at least 1/],
    [['simulate', 'neon-gods', '--players', '9'], /Neon Gods is for 2 to 4 players, not 9/],
    [['simulate', 'neon-gods', '--shard', '3/2'], /It is a part of a whole/],
    [['simulate', 'neon-gods', '--games', '2', '--shard', '1/3'], /fewer games than shards/],
    [
      ['simulate', 'neon-gods', '--bots', 'clever'],
      /There is no bot "clever", but random, sensible, search/,
    ],
    [
      ['simulate', 'neon-gods', '--bots', 'random,random,random'],
      /2 players need one bot, or 2, not 3/,
    ],
    [
      ['simulate', 'neon-gods', '--setup', '{'],
      /It is not JSON: a name in double quotes is missing \(column 2\)/,
    ],
    [['simulate', 'neon-gods', '--setup', '{"scenario":"none"}'], /there is no scenario "none"/],
    [['simulate', 'neon-gods', '--games', '1', '--json', '/no/such/x.json'], /cannot be written/],
    [['simulate', 'merge', 'nowhere.json'], /there is no file nowhere.json/],
    [['simulate', 'merge', 'package.json'], /package.json is no result of a simulation/],
  ];
  test.each(bad)('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });

  test('results of two simulations, or of the same games, are not merged', async () => {
    await resultOf('a.json', '--shard', '1/2');
    const other = ['--seed', 'y', '--shard', '2/2', '--json', cli.file('b.json')];
    await cli.run([...some, ...other]);
    const [a, b] = [cli.file('a.json'), cli.file('b.json')];
    expectUnusable(await cli.run(['simulate', 'merge', a, b]), /two simulations: seed differs/);
    expectUnusable(await cli.run(['simulate', 'merge', a, a]), /a\.json is there twice/);
    await resultOf('c.json', '--shard', '2/3');
    expectUnusable(
      await cli.run(['simulate', 'merge', a, cli.file('c.json')]),
      /a\.json and \S+c\.json both hold games 21-30/,
    );
  });
});

describe('merging what contradicts itself', () => {
  const forgeries: [string, (result: Forged) => void, RegExp][] = [
    [
      'more games than ranges',
      ({ tally }) => {
        tally.games = 1_000_000;
      },
      /its ranges hold 6 games, its sums 1000000/,
    ],
    [
      'no ranges',
      (result) => {
        result.ranges = [];
      },
      /its ranges hold 0 games, its sums 6/,
    ],
    [
      'a range outside the plan',
      (result) => {
        result.ranges = [[55, 61]];
      },
      /there are no games 56 to 61 of 60/,
    ],
    [
      'a range that ends before it begins',
      (result) => {
        result.ranges = [
          [0, 6],
          [9, 9],
        ];
      },
      /there are no games 10 to 9 of 60/,
    ],
    [
      'games counted twice',
      (result) => {
        result.ranges = [
          [0, 3],
          [2, 5],
        ];
      },
      /its ranges overlap/,
    ],
    [
      'lengths of other games',
      ({ tally }) => {
        tally.lengths = { 7: 5 };
      },
      /it tells the length of 5 games, not of 6/,
    ],
    [
      'fewer decisions',
      ({ tally }) => {
        tally.decisions--;
      },
      /the lengths add up to \d+ decisions, not to \d+/,
    ],
    [
      'more moves',
      ({ tally }) => {
        tally.moveTypes.dance = 1;
      },
      /it counts \d+ moves in \d+ decisions/,
    ],
    [
      'more wins than games',
      ({ tally }) => {
        wins(tally, 0, 7);
      },
      /\d+ wins do not fit 6 games/,
    ],
    [
      'too many wins together',
      ({ tally }) => {
        wins(tally, 0, 6);
        wins(tally, 1, 6);
      },
      /12 wins do not fit 6 games/,
    ],
    [
      'scores of other games',
      ({ tally }) => {
        scores(tally, { 3: 7 });
      },
      /the score of seat 0 in 7 games of 6/,
    ],
    [
      'a score that is none',
      ({ tally }) => {
        scores(tally, { much: 6 });
      },
      /a score of seat 0 is no number/,
    ],
  ];

  test('is refused, with the file and why', async () => {
    const result = await resultOf('honest.json', '--shard', '1/10');
    for (const [name, forge, sentence] of forgeries) {
      const forged: Forged = JSON.parse(result);
      forged.tally.shared = 0;
      forge(forged);
      const parsed = resultSchema.parse(forged);
      expect(contradictionIn(parsed), name).toMatch(sentence);
    }
    const file = cli.file('forged.json', result.replace('"games":6', '"games":1000000'));
    expectUnusable(
      await cli.run(['simulate', 'merge', file]),
      /forged.json contradicts itself: its/,
    );
  });

  test.each(Object.values(games).map((game) => [game.id, game] as const))(
    'what %s gives does not',
    (_id, game) => {
      const players = game.players.min;
      const plan = { game: game.id, rules: 1, players, seed: 's', bots: [], setup: {}, total: 3 };
      const content = { id: 'standard', hash: game.contentHash };
      const { tally } = playGames(game, { ...plan, content }, [], [0, 3]);
      const result = {
        simulation: 1 as const,
        plan: { ...plan, content },
        ranges: [[0, 3]],
        tally,
      };
      expect(contradictionIn(resultSchema.parse(result))).toBeUndefined();
    },
  );
});

interface Forged {
  ranges: [number, number][];
  tally: {
    games: number;
    shared: number;
    decisions: number;
    lengths: Record<string, number>;
    moveTypes: Record<string, number>;
    seats: { wins: number; scores: Record<string, number> }[];
  };
}

function wins({ seats }: Forged['tally'], seat: number, count: number): void {
  seats[seat] = { scores: {}, ...seats[seat], wins: count };
}

function scores({ seats }: Forged['tally'], counts: Record<string, number>): void {
  seats[0] = { wins: 0, ...seats[0], scores: counts };
}

describe('statistics', () => {
  test.each([
    // Hand-checked against the formula: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n), z = 1.96.
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('Wilson interval of %i in %i', (hits, trials, low, high) => {
    const interval = wilson(hits, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('mean, deviation and median of counted numbers', () => {
    // 1, 1, 2, 4: mean 2, squares 1 + 1 + 0 + 4 = 6, 6 / 3 = 2.
    const spread = spreadOf({ 4: 1, 1: 2, 2: 1 });
    expect(spread).toEqual({ mean: 2, deviation: Math.sqrt(2), lowest: 1, median: 1, highest: 4 });
  });

  test('bins cover every number once', () => {
    expect(binsOf({ 1: 2, 4: 1, 6: 5 }, 3)).toEqual([
      { from: 1, to: 2, times: 2 },
      { from: 3, to: 4, times: 1 },
      { from: 5, to: 6, times: 5 },
    ]);
  });

  test('rate and time left', () => {
    expect(rateText(200, 1000, 10)).toBe('200 of 1000 games, 20 games/s, 40 s left');
    expect(rateText(10, 1000, 10)).toBe('10 of 1000 games, 1.0 games/s, 16 min 30 s left');
  });
});
