import { describe, expect, test } from 'vitest';
import { bloodfeud as game } from '../../src/bloodfeud/index.js';
import { byCourse, byThumb, nightLeft } from '../../src/bots/bloodfeud/beliefs.js';
import { sensible, shrewd } from '../../src/bots/bloodfeud/sensible.js';
import { choiceOf, seededRandom, simulate } from '../../src/kernel/simulate.js';

const start = game.view(game.setup({ players: 4, seed: 'beliefs', storyteller: 'auto' }), 'open');
const inRound = (round: number) => ({ ...start, round });
const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const events = { type: 'stat', stat: 'eventsPassed', op: '>=', value: 2 } as const;

test('the night is whole in the first round and over in the last', () => {
  expect([1, 3, 6, 7].map((round) => nightLeft({ round }))).toEqual([1, 0.6, 0, 0]);
});

describe('by thumb', () => {
  const chanceOf = byThumb(start, 0);

  test('what holds will hold; what is half done is likelier than what is not begun', () => {
    expect(chanceOf(events, { eventsPassed: 2 })).toBe(1);
    expect(chanceOf(events, { eventsPassed: 1 })).toBeCloseTo(0.6 * (0.25 + 0.6 / 2));
    expect(chanceOf(events, {})).toBeCloseTo(0.6 * 0.25);
  });

  test('the hour makes no difference', () => {
    const late = byThumb(inRound(6), 0);
    expect(late(events, { eventsPassed: 1 })).toBe(chanceOf(events, { eventsPassed: 1 }));
  });

  test('of several parts each has to hold', () => {
    const stored = { ...events, stat: 'warehouseItems' } as const;
    const parts = 0.6 * (0.25 + 0.6 / 2) * 0.25;
    const both = chanceOf({ type: 'all', of: [events, stored] }, { eventsPassed: 1 });
    expect(both).toBeCloseTo(parts);
  });
});

describe('by the course of such numbers', () => {
  test('one of two Events: 1.15 more are passed in a whole night, none in the last round', () => {
    const early = byCourse(inRound(1), 0)(events, { eventsPassed: 1 });
    expect(early).toBeCloseTo(logistic((1 - 2 + 1.15 + 0.5) / (0.15 + 0.5)));
    const late = byCourse(inRound(6), 0)(events, { eventsPassed: 1 });
    expect(late).toBeCloseTo(logistic((1 - 2 + 0.5) / 0.15));
  });

  test('little Power is harder to keep the longer the night', () => {
    const little = { type: 'stat', stat: 'power', op: '<=', value: 2 } as const;
    const early = byCourse(inRound(1), 0)(little, { power: 2 });
    expect(early).toBeCloseTo(logistic((0.5 * -1.3 + 0.5) / (0.85 + 1.8)));
    expect(byCourse(inRound(6), 0)(little, { power: 2 })).toBeCloseTo(logistic(0.5 / 0.85));
  });

  test('the most Assets: against what the richest other team has', () => {
    const most = { type: 'most', stat: 'assets' } as const;
    const teams = start.teams.map((team, seat) => ({ ...team, assets: [9, 3, 5, 1][seat] ?? 0 }));
    const chanceOf = byCourse({ ...inRound(6), teams }, 0);
    expect(chanceOf(most, { assets: 9 })).toBeCloseTo(logistic((9 - 5 - 0.25) / 1.7));
    expect(chanceOf(most, { assets: 5 })).toBeCloseTo(logistic(-0.25 / 1.7));
    const third = byCourse({ ...inRound(6), teams }, 2);
    expect(third(most, { assets: 5 })).toBeCloseTo(logistic((5 - 9 - 0.25) / 1.7));
  });
});

describe('the shrewd bot of Bloodfeud', () => {
  const setup = { storyteller: 'auto' } as const;

  test('among sensible teams it scores more than they do', () => {
    let own = 0;
    let others = 0;
    for (let seat = 0; seat < 4; seat++) {
      const bot = [0, 1, 2, 3].map((other) => (other === seat ? shrewd : sensible));
      simulate(game, {
        ...{ games: 2, players: 4, seed: `shrewd ${seat}`, bot, setup },
        onEnd: ({ outcome }) => {
          outcome?.scores.forEach((score, of) => {
            if (of === seat) own += score ?? 0;
            else others += (score ?? 0) / 3;
          });
        },
      });
    }
    expect(own).toBeGreaterThan(others);
  });

  test('it decides by what it sees, not by what is there', () => {
    const state = game.setup({ players: 4, seed: 'blind', ...setup });
    for (let i = 0; i < 60; i++) {
      const seats = game.toAct(state);
      const seat = seats[i % seats.length] as number;
      const decide = (world: typeof state) => {
        return shrewd(choiceOf(game, world, seat, seededRandom(i)));
      };
      const move = decide(state);
      expect(decide(game.redeal(state, seat, i))).toEqual(move);
      game.step(state, move);
    }
  });
});
