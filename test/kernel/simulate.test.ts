import { describe, expect, test } from 'vitest';
import {
  type Bot,
  bloodfeud,
  InvalidInput,
  neonGods,
  randomBot,
  type Simulation,
  seededRandom,
  simulate,
} from '../../src/index.js';
import { type Duel, duel } from './duel.js';

const options = { games: 60, players: 3, seed: 'sim' };

/** Lays the highest card it holds. */
const proud: Bot<Duel> = ({ moves }) => moves[moves.length - 1] as Duel['move'];
/** Lays the lowest card it holds, and keeps what it wins. */
const modest: Bot<Duel> = ({ moves }) => moves[0] as Duel['move'];

/** What can be added up over shards. */
function totals({ games, decisions, shared, seats, moveTypes }: Simulation) {
  return {
    games,
    decisions,
    shared,
    moveTypes,
    wins: seats.map(({ wins }) => wins),
    scores: seats.map(({ meanScore }) => Math.round(meanScore * games)),
  };
}

describe('simulate', () => {
  test('gives the same numbers twice, and others for another seed', () => {
    expect(simulate(duel, options)).toEqual(simulate(duel, options));
    const other = simulate(duel, { ...options, seed: 'another' });
    expect(other.checksum).not.toBe(simulate(duel, options).checksum);
  });

  test('every move and every end is told, with the state after it', () => {
    const told: string[] = [];
    const ends: number[][] = [];
    const { decisions, games } = simulate(duel, {
      ...options,
      games: 3,
      onMove: ({ state, move }) => told.push(`${state.game} ${move.type}`),
      onEnd: ({ state, outcome }) => {
        expect(outcome).toEqual(duel.outcome(state));
        ends.push([...state.points]);
      },
    });
    expect(told).toHaveLength(decisions);
    expect(told[0]).toBe('duel lay');
    expect(ends).toHaveLength(games);
  });

  test('Bloodfeud is played without a storyteller, unless one is seated', () => {
    const played = { games: 1, players: 4, seed: 'told' };
    const auto = simulate(bloodfeud, { ...played, setup: { storyteller: 'auto' } });
    expect(simulate(bloodfeud, played).checksum).toBe(auto.checksum);
    const seated = simulate(bloodfeud, { ...played, setup: { storyteller: 'seat' } });
    expect(seated.checksum).not.toBe(auto.checksum);
  });

  test('a number as seed is its text', () => {
    expect(simulate(duel, { ...options, seed: 7 })).toEqual(
      simulate(duel, { ...options, seed: '7' }),
    );
  });

  test('adds up what happened', () => {
    const { games, decisions, shortest, longest, shared, seats, moveTypes } = simulate(
      duel,
      options,
    );
    expect(games).toBe(60);
    // Three seats lay two cards each; whoever wins a round may have to decide once more.
    expect(moveTypes.lay).toBe(60 * 6);
    expect(Object.values(moveTypes).reduce((sum, count) => sum + count)).toBe(decisions);
    expect(Object.keys(moveTypes)).toEqual(['done', 'lay', 'risk']);
    expect(shortest).toBeGreaterThanOrEqual(6);
    expect(longest).toBeLessThanOrEqual(8);
    expect(decisions).toBeGreaterThanOrEqual(60 * shortest);
    expect(decisions).toBeLessThanOrEqual(60 * longest);
    expect(seats).toHaveLength(3);
    for (const { wins, meanScore, lowest, highest } of seats) {
      expect(wins).toBeGreaterThan(0);
      expect(lowest).toBeLessThanOrEqual(meanScore);
      expect(meanScore).toBeLessThanOrEqual(highest);
    }
    const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins).toBeGreaterThanOrEqual(60);
    expect(wins).toBeLessThanOrEqual(60 + 2 * shared);
  });

  test('its games are the games of the seed and their number', () => {
    const { seats } = simulate(duel, { ...options, games: 1, from: 5, bot: modest });
    const state = duel.setup({ players: 3, seed: 'sim/5' });
    for (let moves = duel.legalMoves(state); moves.length > 0; moves = duel.legalMoves(state)) {
      duel.step(state, moves[0] as Duel['move']);
    }
    expect(seats.map(({ meanScore }) => meanScore)).toEqual(duel.outcome(state)?.scores);
  });

  test('shards give the same games as the whole', () => {
    const whole = simulate(duel, options);
    const shards = [
      { from: 0, games: 10 },
      { from: 10, games: 35 },
      { from: 45, games: 15 },
    ].map((shard) => simulate(duel, { ...options, ...shard }));
    const sum = shards.map(totals).reduce((a, b) => ({
      games: a.games + b.games,
      decisions: a.decisions + b.decisions,
      shared: a.shared + b.shared,
      moveTypes: Object.fromEntries(
        Object.keys(whole.moveTypes).map((type) => {
          return [type, (a.moveTypes[type] ?? 0) + (b.moveTypes[type] ?? 0)];
        }),
      ),
      wins: a.wins.map((wins, seat) => wins + (b.wins[seat] ?? 0)),
      scores: a.scores.map((score, seat) => score + (b.scores[seat] ?? 0)),
    }));
    expect(sum).toEqual(totals(whole));
    expect(Math.min(...shards.map(({ shortest }) => shortest))).toBe(whole.shortest);
    expect(Math.max(...shards.map(({ longest }) => longest))).toBe(whole.longest);
    expect(new Set(shards.map(({ checksum }) => checksum)).size).toBe(3);
  });

  test('tells its progress', () => {
    const told: string[] = [];
    simulate(duel, {
      ...options,
      games: 3,
      onProgress: ({ done, games }) => told.push(`${done} of ${games}`),
    });
    expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('no games give no numbers', () => {
    expect(simulate(duel, { ...options, games: 0 })).toEqual({
      games: 0,
      decisions: 0,
      shortest: 0,
      longest: 0,
      shared: 0,
      seats: [],
      moveTypes: {},
      checksum: simulate(duel, { ...options, games: 0, seed: 'x' }).checksum,
    });
  });

  test('a bot for all, or one a seat; seats without one play at random', () => {
    const two = { games: 200, players: 2, seed: 1 };
    const winsOf = (bot: Bot<Duel> | Bot<Duel>[]) => {
      return simulate(duel, { ...two, bot }).seats.map(({ wins }) => wins);
    };
    expect(winsOf(randomBot)).toEqual(simulate(duel, two).seats.map(({ wins }) => wins));
    expect(winsOf([proud, modest])).not.toEqual(winsOf([modest, proud]));
    expect(winsOf([modest])).toEqual(winsOf([modest, randomBot]));
    expect(winsOf(modest)).toEqual(winsOf([modest, modest]));
  });

  test('a bot is given its seat, its moves, the state and a seeded random', () => {
    const seen = new Set<number>();
    const bot: Bot<Duel> = ({ game, view, seat, moves, random }) => {
      seen.add(seat);
      expect(game).toBe(duel);
      expect(view.viewer).toBe(seat);
      expect(moves.every((move) => move.seat === seat)).toBe(true);
      return moves[random.below(moves.length)] as Duel['move'];
    };
    expect(simulate(duel, { ...options, bot })).toEqual(simulate(duel, options));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });

  test('further setup options reach the game', () => {
    const setup = { handicap: [100, 0, 0] };
    const { seats } = simulate(duel, { ...options, bot: modest, setup });
    expect(seats.map(({ wins }) => wins)).toEqual([60, 0, 0]);
    expect(seats[0]?.lowest).toBeGreaterThanOrEqual(100);
  });

  test('an illegal move of a bot is refused', () => {
    const cheat: Bot<Duel> = ({ seat }) => ({ type: 'lay', seat, card: 'c99' });
    expect(() => simulate(duel, { ...options, bot: cheat })).toThrow('DU-CARD-01');
  });

  test.each<[string, object]>([
    ['games', { games: -1 }],
    ['games', { games: 0.5 }],
    ['games', { games: '5' }],
    ['from', { from: -1 }],
    ['players', { players: 17 }],
    ['seed', { seed: null }],
    ['seed', { seed: 'x'.repeat(201) }],
  ])('wrong %s are refused: %j', (_name, wrong) => {
    expect(() => simulate(duel, { ...options, ...wrong })).toThrow(InvalidInput);
  });

  test('Neon Gods: the same numbers twice, and in shards', () => {
    const six = { games: 6, players: 2, seed: 'neon' };
    const whole = simulate(neonGods, six);
    expect(simulate(neonGods, six)).toEqual(whole);
    const [a, b] = [
      simulate(neonGods, { ...six, games: 4 }),
      simulate(neonGods, { ...six, games: 2, from: 4 }),
    ];
    expect(a.decisions + b.decisions).toBe(whole.decisions);
    expect(Object.keys(whole.moveTypes)).toContain('recruit');
  });
});

describe('seededRandom', () => {
  test('depends on nothing but its seed', () => {
    const one = seededRandom(1);
    const other = seededRandom('1');
    // The frozen draws of chance.test.ts.
    for (const face of [5, 5, 5, 1, 4, 1]) {
      expect(one.below(6) + 1).toBe(face);
      expect(other.below(6) + 1).toBe(face);
    }
    expect(() => seededRandom(0.5)).toThrow(InvalidInput);
  });
});
