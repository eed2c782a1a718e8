import { describe, expect, test } from 'vitest';
import { sensible } from '../../src/bots/city-of-remnants/sensible.js';
import { cityOfRemnants as game } from '../../src/city-of-remnants/index.js';
import { choiceOf, randomBot, seededRandom, simulate } from '../../src/kernel/simulate.js';
import { arrange, blue, mv, play, yellow } from '../city-of-remnants/arrange.js';

describe('the sensible bot of City of Remnants', () => {
  test.each([2, 3, 4])('%i of them play legal moves until the pool runs short', (players) => {
    const state = game.setup({ players, seed: `sensible ${players}` });
    const random = seededRandom(`sensible ${players}`);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const choice = choiceOf(game, state, seat, random);
      const move = sensible(choice);
      expect(choice.moves).toContainEqual(move);
      game.step(state, move);
    }
    expect(game.outcome(state)?.reason).toBe('short pool');
    expect(state.round).toBeLessThan(20);
  });

  test('the same seed gives the same game', () => {
    const options = { games: 1, players: 2, seed: 'twice', bot: sensible };
    expect(simulate(game, options).checksum).toBe(simulate(game, options).checksum);
  });

  test('it decides by what it sees, not by what is there', () => {
    const state = game.setup({ players: 2, seed: 'blind', leaderSelection: 'random' });
    for (let i = 0; i < 120; i++) {
      const [seat = 0] = game.toAct(state);
      const decide = (world: typeof state) => {
        return sensible(choiceOf(game, world, seat, seededRandom(i)));
      };
      const move = decide(state);
      expect(decide(game.redeal(state, seat, i))).toEqual(move);
      game.step(state, move);
    }
  });

  test('a development called constructor it builds where it would build any other', () => {
    const state = arrange({
      seats: { 0: { arcs: 9000, figures: { G6: 1 } } },
      drafted: ['dv-thieves'],
      turn: { action: 'produce' },
      steps: [{ type: 'buildPlace', development: 'dv-thieves' }],
    });
    const renamed = <T>(value: T): T => {
      return JSON.parse(JSON.stringify(value).replaceAll('"dv-thieves"', '"constructor"'));
    };
    const odd = game.withContent(renamed(game.content));
    for (let seed = 0; seed < 4; seed++) {
      const move = sensible(choiceOf(odd, renamed(state), 0, seededRandom(seed)));
      expect(move).toEqual(sensible(choiceOf(game, state, 0, seededRandom(seed))));
    }
  });

  test.each([
    'bm-uplink',
    'bm-sled',
    'bm-skim',
    'bm-trophy',
    'bm-array',
    'bm-ledger',
    'bm-loud',
    'bm-stamp',
    'bm-radio',
  ])('with ARCs to spare and the game before it, it buys the permanent card %s', (card) => {
    const state = arrange({
      seats: { 0: { arcs: 9000 } },
      marketRow: [`${card}:1`],
      turn: { action: 'buy' },
      steps: [{ type: 'buy' }],
    });
    const move = sensible(choiceOf(game, state, 0, seededRandom(1)));
    expect(move).toEqual({ type: 'buyCard', seat: 0, card: `${card}:1` });
  });

  test('of rivals that stand alike it robs any, not always the first', () => {
    const state = arrange({
      players: 4,
      turn: {},
      seats: {
        0: { hand: ['gm-vesk:1'] },
        1: { arcs: 3000 },
        2: { arcs: 3000 },
        3: { arcs: 3000 },
      },
    });
    const asked = play(state, mv(0, 'playCard', { card: 'gm-vesk:1' })).state;
    const robbed = Array.from({ length: 20 }, (_, i) => {
      const move = sensible(choiceOf(game, asked, 0, seededRandom(i)));
      return move.type === 'choose' ? move.option : move;
    });
    for (const rival of [1, 2, 3]) expect(robbed).toContainEqual({ seat: rival });
  });

  test.each([1, 2, 3, 4, 5])('a discount goes to what it builds, seed %i', (seed) => {
    const state = arrange({
      leaders: [blue, yellow],
      drafted: ['dv-protection', 'dv-recruit', 'dv-slaver'],
      seats: { 0: { arcs: 6000, hand: ['bl-machinist:1'], figures: { B3: 1, B4: 1 } } },
      turn: { action: 'produce' },
      steps: [{ type: 'buildPick' }],
    });
    const random = seededRandom(seed);
    const built = Array.from({ length: 4 }, () => {
      const events = game.step(state, sensible(choiceOf(game, state, 0, random)));
      return events.find((event) => event.type === 'developmentBuilt');
    });
    // Protection, 4 renown for 6,000 ARCs, on B3 and B4.
    expect(built.at(-1)).toMatchObject({ tile: 'dv-protection:1', paid: 4000 });
    expect(built.at(-1)?.spaces).toEqual(['B3', 'B4']);
  });

  test('it enters the city anywhere', () => {
    const state = game.setup({ players: 4, seed: 'entry', leaderSelection: 'random' });
    const entries = Array.from({ length: 20 }, (_, i) => {
      const move = sensible(choiceOf(game, state, 0, seededRandom(i)));
      return move.type === 'pickEntry' ? move.space : move;
    });
    expect([...new Set(entries)].sort()).toEqual(['A4', 'D1', 'D7', 'G4']);
  });

  test('it beats random players on either seat', () => {
    for (const bot of [
      [sensible, randomBot],
      [randomBot, sensible],
    ]) {
      const { seats } = simulate(game, { games: 4, players: 2, seed: 'duel', bot });
      expect(seats[bot.indexOf(sensible)]?.wins).toBe(4);
    }
  });
});
