import { describe, expect, test } from 'vitest';
import { bloodfeud as game, type SetupInput } from '../../src/bloodfeud/index.js';
import { sensible } from '../../src/bots/bloodfeud/sensible.js';
import { choiceOf, randomBot, seededRandom, simulate } from '../../src/kernel/simulate.js';

const setup = { storyteller: 'auto' } as const;

/** Plays a game to its end and tells which moves were made, by type. */
function playOut(options: Omit<SetupInput, 'seed'>, seed: string): Set<string> {
  const state = game.setup({ ...options, seed });
  const random = seededRandom(seed);
  const types = new Set<string>();
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[random.below(seats.length)] as number;
    const choice = choiceOf(game, state, seat, random);
    const move = sensible(choice);
    expect(choice.moves).toContainEqual(move);
    types.add(move.type);
    game.step(state, move);
  }
  expect(game.outcome(state)?.reason).toBe('daybreak');
  return types;
}

describe('the sensible bot of Bloodfeud', () => {
  test.each([4, 6])('%i teams of them play legal moves until day breaks', (players) => {
    const types = playOut({ players, ...setup }, `sensible ${players}`);
    const wanted = ['castVote', 'answerAlliance', 'storeItem', 'placeOrder', 'purchaseAmbition'];
    expect([...types]).toEqual(expect.arrayContaining(wanted));
  });

  test.each<[string, Partial<SetupInput>]>([
    ['a storyteller who records the Power', { houseRules: { powerSource: 'recorded' } }],
    ['no budget', { ...setup, actionBudget: null }],
    ['teams of one and four', { ...setup, playersPerTeam: [1, 4, 1, 4], immersive: true }],
  ])('it plays with %s', (what, options) => {
    expect(playOut({ players: 4, ...options }, what).size).toBeGreaterThan(3);
  });

  test('the same seed gives the same game', () => {
    const options = { games: 1, players: 4, seed: 'twice', bot: sensible, setup };
    expect(simulate(game, options).checksum).toBe(simulate(game, options).checksum);
  });

  test('it decides by what it sees, not by what is there', () => {
    const state = game.setup({ players: 4, seed: 'blind', ...setup });
    for (let i = 0; i < 150; i++) {
      const seats = game.toAct(state);
      const seat = seats[i % seats.length] as number;
      const decide = (world: typeof state) => {
        return sensible(choiceOf(game, world, seat, seededRandom(i)));
      };
      const move = decide(state);
      expect(decide(game.redeal(state, seat, i))).toEqual(move);
      game.step(state, move);
    }
  });

  test('it does not spend its round on calling a vote that all refuse', () => {
    const refusing: typeof sensible = (choice) => {
      const no = choice.moves.find((move) => move.type === 'answerCall' && !move.willing);
      return no ?? sensible(choice);
    };
    const calls = new Map<string, number>();
    simulate(game, {
      ...{ games: 1, players: 4, seed: 'refused', bot: refusing, setup },
      onMove: ({ state, move }) => {
        const key = `${state.round}, ${move.seat}`;
        if (move.type === 'callVote') calls.set(key, (calls.get(key) ?? 0) + 1);
      },
    });
    expect(calls.size).toBeGreaterThan(4);
    expect(Math.max(...calls.values())).toBeLessThan(12);
  });

  test('among random teams it nearly always wins, on every seat', () => {
    const wins = [0, 1, 2, 3].map((seat) => {
      const bot = [0, 1, 2, 3].map((other) => (other === seat ? sensible : randomBot));
      const { seats } = simulate(game, { games: 2, players: 4, seed: 'among', bot, setup });
      return seats[seat]?.wins ?? 0;
    });
    expect(wins.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(7);
  });
});
