import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { chance } from '../../docs/example-game/describe/chance.js';
import { seedChance } from '../../src/kernel/chance.js';
import type { Game, GameDefinition } from '../../src/kernel/game.js';
import type { AnyMoveRule } from '../../src/kernel/play.js';
import {
  followLaws,
  type Inquiries,
  type Law,
  LawBroken,
  laws,
  noCoverage,
} from '../../src/testing/index.js';
import { type Duel, duel, duelDefinition as duelRules, duelWith } from '../kernel/duel.js';

/*
 * The laws on a small game that keeps them, and on nineteen that each break one: a law that no game
 * can break would prove nothing.
 */

const most = 20;

/** What the question of Duel can be asked about. */
const questions: Inquiries<Duel> = {
  points: ({ points }) => [...points.keys()].map((seat) => [seat]),
};

test.each([2, 3])('Duel follows the laws with %i players', (players) => {
  const coverage = noCoverage();
  for (let seed = 0; seed < 20; seed++) {
    const setup = { players, seed };
    followLaws(duel, { setup, seed, bound: most, decisions: 'all', questions }, coverage);
  }
  expect([...coverage.moves.keys()].sort()).toEqual(['done', 'lay', 'risk']);
  expect(coverage.refused).toBeGreaterThan(500);
});

describe('looking at one decision of several', () => {
  const setup = { players: 2, seed: 3 };
  const run = { setup, seed: 3, bound: most, decisions: 'all', every: 4 } as const;

  test('leads the same game to its end', () => {
    const [all, some] = [noCoverage(), noCoverage()];
    followLaws(duel, { ...run, every: 1 }, all);
    followLaws(duel, run, some);
    expect(some.finished).toBe(true);
    expect(all.passed).toBe(0);
    // Every fourth decision is looked at, all others are passed.
    const played = some.decisions + some.passed;
    expect(played).toBeGreaterThan(4);
    expect([Math.floor(played / 4), Math.ceil(played / 4)]).toContain(some.decisions);
  });

  test('finds what is wrong between them', () => {
    const broken = duelWith({
      invariants: ({ state }) => (state.points.some((points) => points > 0) ? ['points'] : []),
    });
    expect(() => followLaws(broken, { ...run, every: 1000 })).toThrow(LawBroken);
  });

  test('finds at the next one that tables have come apart', () => {
    // `apply` copies, `step` does not.
    const leaky = duelWith({
      copy: (state) => ({ ...duelRules.copy(state), points: state.points.map((one) => one + 1) }),
    });
    expect(() => followLaws(leaky, { ...run, every: 1000 })).toThrow(/states differ/);
  });
});

let calls = 0;

/** Laws 18 to 20 and 22 are those of displays: test/display/laws.test.ts. */
type RuleLaw = Exclude<Law, 18 | 19 | 20 | 22>;

const breaches: Record<RuleLaw, Partial<GameDefinition<Duel>>> = {
  1: { view: (position, viewer) => ({ ...duelRules.view(meddle(position), viewer) }) },
  2: { begin: (...args) => ({ ...duelRules.begin(...args), points: [calls++, 0] }) },
  3: {
    moves: withMove('risk', ({ options }) => {
      return { options: (...args) => options(...args).slice(0, 2) };
    }),
  },
  4: { outcome: () => null },
  5: {
    moves: withMove('lay', ({ options }) => ({
      options: (...args) => [...options(...args), ...options(...args)],
    })),
  },
  6: { invariants: ({ state }) => (state.agenda.length === 0 ? ['it is over'] : []) },
  7: { schemas: { ...duelRules.schemas, event: z.never() } },
  8: {
    begin: (...args) =>
      withPoints(duelRules.begin(...args), ({ chance }) => (chance?.key[0] ?? 0) % 7),
  },
  9: { view: (position) => duelRules.view(position, 'open') },
  10: {
    moves: withMove('lay', ({ perform }) => ({
      perform(table, move, step) {
        const { state } = table;
        if (state.laid.every((card) => card === null)) state.points[move.seat] = 1;
        perform(table, move, step);
      },
    })),
  },
  11: { describeEvent: ({ type }) => `it happened: ${type}` },
  12: {},
  14: {
    schemas: { ...duelRules.schemas, state: z.any() },
    copy: (state) => ({ ...state, ...duelRules.copy(state) }),
    moves: withMove('lay', ({ perform }) => ({
      perform(table, move, step) {
        perform(table, move, step);
        Object.assign(table.state, { [`last${move.seat}`]: move });
      },
    })),
  },
  15: { unreachable: ({ state }) => (state.points[0] === 0 ? [] : ['seat 0 has scored']) },
  16: {
    view(position, viewer) {
      const seen = duelRules.view(position, viewer);
      const { laid, hands } = position.state;
      // Who has laid a card sees what the others hold.
      return laid[viewer as number] ? { ...seen, hands: hands.map((hand) => [...hand]) } : seen;
    },
  },
  21: { chance: { ...chance, risk: { sentence: () => 'a die is rolled', seenBy: () => [] } } },
  17: { standing: () => ({ unit: 'points', better: 'more', seats: [] }) },
  13: { copy: (state) => ({ ...duelRules.copy(state), chance: seedChance('stray') }) },
  23: {
    questions: {
      points: ({ table }, seat) => table.points[seat === 1 && 'viewer' in table ? 0 : seat],
    },
  },
};

describe('a game that breaks a law is found out', () => {
  test.each(Object.keys(breaches).map(Number) as RuleLaw[])('law %i', (law) => {
    const game = duelWith(breaches[law]);
    const error = firstBreach(game, law === 12 ? 2 : most);
    // Whoever touches a frozen state hears of it at once.
    if (law === 1) return expect(error?.cause).toMatchObject({ name: 'TypeError' });
    expect(error).toBeInstanceOf(LawBroken);
    expect(error?.message).toContain(`law ${law} (${laws[law]}) is broken at decision `);
  });
});

function firstBreach(game: Game<Duel>, bound: number): Error | undefined {
  for (let seed = 0; seed < 50; seed++) {
    try {
      followLaws(game, {
        setup: { players: 2, seed },
        seed,
        bound,
        decisions: 'all',
        nearMisses: 50,
        questions,
      });
    } catch (error) {
      return error as Error;
    }
  }
  return undefined;
}

type AnyMove = AnyMoveRule<Duel>;

function withMove(type: string, change: (rule: AnyMove) => Partial<AnyMove>): AnyMove[] {
  return duelRules.moves.map((rule) => (rule.type === type ? { ...rule, ...change(rule) } : rule));
}

function withPoints(state: Duel['state'], points: (state: Duel['state']) => number): Duel['state'] {
  return { ...state, points: state.points.map(() => points(state)) };
}

/** Looks, and touches. */
function meddle<T extends { readonly state: Duel['state'] }>(position: T): T {
  position.state.points[0] = 0;
  return position;
}
