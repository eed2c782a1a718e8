import { expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { followLaws, tellCoverage } from '../../src/testing/index.js';

test.each(Object.values(games))(
  '$title: laws are followed for a second or so unless told how far',
  (game) => {
    const setup = { players: game.players.min, seed: 1 };
    const coverage = followLaws(game, { setup });
    const { decisions, applied, madeUp, finished } = coverage;
    const tried = [...madeUp.values()].reduce((sum, count) => sum + count, 0);
    // What a run costs, in moves tried: not much more than is meant, and not much less.
    const effort = 10 * decisions + applied + tried / 4;
    expect(effort).toBeGreaterThanOrEqual(1200);
    expect(effort).toBeLessThan(4000);
    expect(finished).toBe(false);
    const told = tellCoverage(game, coverage);
    expect(told).toContain(
      `${game.title}: ${decisions} decisions, ${applied} legal moves applied, `,
    );
    expect(told).toContain(`${tried} moves made up`);
    for (const type of madeUp.keys()) expect(told).toMatch(new RegExp(`made up .*\\b${type} \\d`));
  },
);

test('a game that is followed to its end says so', () => {
  const game = games['neon-gods'];
  if (game === undefined) throw new Error('no Neon Gods');
  const coverage = followLaws(game, {
    setup: { players: 2, seed: 1 },
    decisions: 'all',
    nearMisses: 0,
    madeUp: 0,
  });
  expect(coverage.finished).toBe(true);
  expect(tellCoverage(game, coverage)).toContain('decisions to the end');
});

test('law 3: no rule is called what every object has', () => {
  const { 'neon-gods': game } = games;
  if (game === undefined) throw new Error('no Neon Gods');
  const broken = new Proxy(game, {
    get(target, key) {
      if (key === 'tryApply') return (...asked: Parameters<typeof game.tryApply>) => refused(asked);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const refused = (asked: Parameters<typeof game.tryApply>) => {
    const tried = game.tryApply(...asked);
    return tried.ok ? tried : { ...tried, rule: 'constructor' };
  };
  const setup = { players: 2, seed: 1 };
  expect(() => followLaws(broken, { setup, decisions: 5 })).toThrow('no such rule: constructor');
});
