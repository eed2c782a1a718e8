import { describe, expect, test } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import { arrange, brujah, cityhall, firstlight, nosferatu } from './arrange.js';

describe('standing', () => {
  const table = arrange({
    seats: {
      [brujah]: {
        power: 2,
        orders: ['o01', 'o02', 'o03', 'o05', 'o06', 'o08', 'o09'],
        ambitions: ['a01', 'a04', 'a10', 'a12', 'a15'],
        tallies: { attacksWon: 2, alliancesBlocked: 5, alliancesFormed: 3, allies: [1, 2, 3] },
      },
      [nosferatu]: { power: 1, ambitions: ['a06', 'a24'] },
    },
  });
  const points = (name: string, value: number) => ({ label: name, value });

  test('[BF-END-02] [BF-END-03] the best three fulfilled Ambitions, card by card', () => {
    const { unit, better, seats } = bloodfeud.standing(table);
    expect({ unit, better }).toEqual({ unit: 'Victory Points', better: 'more' });
    expect(seats.map(({ seat }) => seat)).toEqual([brujah, nosferatu, cityhall, firstlight]);
    expect(seats[brujah]).toEqual({
      seat: brujah,
      score: 9,
      parts: [points('Wedge Driver', 3), points('Shadow Patron', 3), points('Arsenal', 3)],
    });
    expect(seats[nosferatu]?.parts).toEqual([points('From the Gutter', 2)]);
  });

  test('[BF-INFO-01] a view tells the score of its own team, and of nobody else', () => {
    const whole = bloodfeud.standing(table).seats;
    const own = bloodfeud.standing(bloodfeud.view(table, brujah)).seats;
    expect(own[brujah]).toEqual(whole[brujah]);
    expect(own.map(({ score }) => score)).toEqual([9, null, null, null]);
    const spectator = bloodfeud.standing(bloodfeud.view(table, 'spectator')).seats;
    expect(spectator.map(({ score, parts }) => [score, parts])).toEqual(
      whole.map(() => [null, []]),
    );
    expect(bloodfeud.standing(bloodfeud.view(table, 'open')).seats).toEqual(whole);
  });

  test('[BF-END-05] after the end everybody knows all scores, and the ranking follows them', () => {
    const last = arrange({
      setup: { storyteller: 'auto' },
      sun: { marker: 6 },
      seats: {
        [brujah]: { ambitions: ['a14'], warehouse: ['o02', 'o03', 'o05', 'o08'], passed: true },
        [nosferatu]: { ambitions: ['a06'], passed: true },
        [cityhall]: { ambitions: ['a23'], passed: true },
        [firstlight]: { ambitions: ['a06'], tokens: 3 },
      },
      barricades: { 'D1-D2': 2, 'D2-D3': 2, 'D4-D5': 2, 'D4-D7': 2 },
    });
    const over = bloodfeud.reduce(last, { type: 'pass', seat: firstlight });
    const outcome = bloodfeud.outcome(over);
    expect(outcome?.scores).toEqual([2, 0, 3, 0]);
    expect(outcome?.ranking.slice(0, 2)).toEqual([[cityhall], [brujah]]);
    expect(outcome?.ranking.flat().sort()).toEqual([0, 1, 2, 3]);
    const seen = bloodfeud.standing(bloodfeud.view(over, 'spectator')).seats;
    expect(seen.map(({ score }) => score)).toEqual(outcome?.scores);
    expect(seen[cityhall]?.parts).toEqual([points('Iron Cordon', 3)]);
  });

  test('[BF-END-05] what is done to an outcome changes no game', () => {
    const last = arrange({ sun: { marker: 6 } });
    const ended = bloodfeud.reduce(last, { type: 'endGameplayPhase', seat: 4 });
    const outcome = bloodfeud.outcome(ended);
    outcome?.ranking.splice(0);
    outcome?.winners.push(9);
    expect(bloodfeud.invariants(ended)).toEqual([]);
    expect(bloodfeud.outcome(ended)?.ranking.flat().sort()).toEqual([0, 1, 2, 3]);
  });
});
