import { expect, test } from 'vitest';
import { City } from '../../src/bots/neon-gods/city.js';
import { sensible } from '../../src/bots/neon-gods/sensible.js';
import { type Bot, choiceOf, randomBot, seededRandom, simulate } from '../../src/index.js';
import { type NeonGods, neonGods } from '../../src/neon-gods/index.js';
import { arrange } from '../neon-gods/arrange.js';

const scenarios = neonGods.content.scenarios.map(({ id }) => id);

test.each([2, 3, 4])('%i sensible players make legal moves to the end of a game', (players) => {
  const random = seededRandom(`legal ${players}`);
  const state = neonGods.setup({ players, seed: `legal ${players}`, scenario: 'tunnel-assault' });
  for (let seats = neonGods.toAct(state); seats.length > 0; seats = neonGods.toAct(state)) {
    const [seat = 0] = seats;
    const moves = neonGods.legalMoves(state, seat);
    const before = JSON.stringify(state);
    const move = sensible(choiceOf(neonGods, state, seat, random, moves));
    expect(moves).toContainEqual(move);
    expect(JSON.stringify(state)).toBe(before);
    neonGods.step(state, move);
  }
  expect(neonGods.outcome(state)).not.toBeNull();
});

test.each(['evt-andy-sweep', 'evt-crowd-surge'])(
  '%s is worth something where others stand, and nothing on an empty board',
  (id) => {
    const { effects = [] } = neonGods.content.events.find((event) => event.id === id) ?? {};
    const worthTo = (seat: number) => {
      const state = arrange({ seats: { 1: { figures: { C3: 1, C4: 1 } } } });
      return new City(neonGods.view(state, seat), seat, neonGods.content).effectsWorth(effects);
    };
    expect(worthTo(0)).toBeGreaterThan(worthTo(1) + 1);
  },
);

test('the same seed gives the same game', () => {
  const options = { games: 2, players: 3, seed: 'twice', bot: sensible };
  expect(simulate(neonGods, options)).toEqual(simulate(neonGods, options));
});

test('it sees its view alone: what is hidden does not change its choice', () => {
  const state = neonGods.setup({ players: 3, seed: 'hidden' });
  const moving = seededRandom('hidden');
  for (let decision = 0; decision < 200; decision++) {
    const [seat = 0] = neonGods.toAct(state);
    const other = neonGods.redeal(state, seat, decision);
    const choose = (at: typeof state) => {
      return sensible(choiceOf(neonGods, at, seat, seededRandom(decision)));
    };
    expect(choose(other)).toEqual(choose(state));
    neonGods.step(state, sensible(choiceOf(neonGods, state, seat, moving)));
  }
});

test.each(scenarios)('it beats random play in both seats: %s', (scenario) => {
  const wins = [0, 1].map((seat) => {
    const bots: Bot<NeonGods>[] = [randomBot, randomBot];
    bots[seat] = sensible;
    const options = { games: 3, players: 2, seed: 'duel', bot: bots, setup: { scenario } };
    return simulate(neonGods, options).seats[seat]?.wins;
  });
  expect(wins).toEqual([3, 3]);
});
