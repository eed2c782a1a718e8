import { expect, test } from 'vitest';
import { arrange, eventsOf, play, seat } from './arrange.js';

test('W-05 [NG-BATTLE-10] the battle of the rulebook ends 13 to 11', () => {
  const state = arrange({
    layout: 'LS2',
    at: 'battles',
    hold: true,
    noAndys: true,
    seats: {
      0: {
        money: 4,
        hand: ['rec-uri', 'start-mums-warrior', 'rec-happy'],
        figures: { D4: 1, C4: 1, D3: 1, C3: 1 },
      },
      1: {
        money: 2,
        hand: ['rec-stacy', 'start-tykes-bandit', 'rec-farris'],
        figures: { D4: 1, E4: 2, D5: 1 },
      },
    },
  });
  const { state: after, events } = play(
    state,
    { type: 'chooseBattle', seat: 0, space: 'D4', against: 'gangs' },
    { type: 'battleCard', seat: 0, card: 'rec-uri' },
    { type: 'battleCard', seat: 0, card: 'start-mums-warrior' },
    { type: 'battleCard', seat: 0, card: 'rec-happy' },
    { type: 'battleCard', seat: 1, card: 'rec-stacy' },
    { type: 'battleCard', seat: 1, card: 'start-tykes-bandit' },
    [{ type: 'battleCard', seat: 1, card: 'rec-farris' }, 3, 3, 4, 4, 3, 3, 5],
  );
  const [valued] = eventsOf(events, 'battleValued');
  expect(valued?.values.map(({ value }) => value)).toEqual([13, 11]);
  expect(seat(after, 0)).toMatchObject({ money: 3, blurp: 1 });
  expect(seat(after, 1)).toMatchObject({ money: 3, blurp: 0 });
  expect(after.board.D4.figures).toEqual([1, 0]);
  expect(after.board.F6.figures).toEqual([0, 3]);
  expect(seat(after, 0).discard).toEqual(['rec-happy', 'rec-uri', 'start-mums-warrior']);
});
