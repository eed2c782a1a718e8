import { expect, test } from 'vitest';
import { sensible } from '../../src/bots/neon-gods/sensible.js';
import { type Bot, choiceOf, randomBot, seededRandom, simulate } from '../../src/index.js';
import { type NeonGods, neonGods } from '../../src/neon-gods/index.js';

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
