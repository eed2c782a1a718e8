import { describe, expect, test } from 'vitest';
import { arrange, gameOf, mv, play } from './arrange.js';
import { question, refuses, wrongWith } from './bend.js';

/* Questions that no card asks, each beside the one that it does ask. */

const { arcUnit } = gameOf({ pack: 'standard' }).content.constants;

describe('questions', () => {
  const wrong = 'no effect asks this';
  const asked = (card: string, more: object = {}) => {
    const state = arrange({
      tiles: [['dv-eden', 'A2', 3]],
      tokens: { 'ycu-t01': 'E5' },
      seats: {
        0: { hand: [card], discard: ['yl-ret:1'], arcs: 5000, figures: { A2: 1, E4: 1 } },
      },
      ...more,
    });
    return play(state, mv(0, 'playCard', { card })).state;
  };
  describe('Communication Device', () => {
    refuses(asked('bm-comm:1'), [
      ['one pile less', question({ zones: ['draw'] }), wrong],
      ['units only', question({ filter: 'unit' }), wrong],
    ]);
    const { state: card } = play(
      asked('bm-comm:1'),
      mv(0, 'choose', { option: { zone: 'discard' } }),
    );
    describe('its card', () => {
      refuses(card, [['units only', question({ filter: 'unit' }), wrong]]);
    });
  });
  describe('Dealer', () => {
    refuses(asked('gm-dealer:1'), [
      ['none left', question({ left: 0 }), wrong],
      ['one more', question({ left: 3 }), wrong],
      ['a bonus', question({ bonus: arcUnit }), wrong],
    ]);
    test('after the first product', () => {
      expect(wrongWith(asked('gm-dealer:1'), question({ left: 1 }))).toBeUndefined();
    });
  });
  describe('Drop Pod', () => {
    refuses(asked('bm-pod:1'), [
      ['none left', question({ left: 0 }), wrong],
      ['one more', question({ left: 3 }), wrong],
      ['another kind', question({ kind: 'removeYcu' }), wrong],
    ]);
  });
  describe('Forged Papers', () => {
    refuses(asked('bm-papers:1'), [['one more', question({ left: 2 }), wrong]]);
  });
  describe('Tunnel Map', () => {
    refuses(asked('bm-tunnel:1'), [
      ['none left', question({ left: 0, moved: ['yellow-01', 'yellow-02', 'yellow-03'] }), wrong],
      ['a figure twice', question({ left: 1, moved: ['yellow-01', 'yellow-01'] }), wrong],
      ['a figure of another', question({ left: 2, moved: ['blue-01'] }), wrong],
    ]);
    test('after the first figure', () => {
      const once = question({ left: 2, moved: ['yellow-01'] });
      expect(wrongWith(asked('bm-tunnel:1'), once)).toBeUndefined();
    });
  });
  describe('Word on the Street', () => {
    const cycling = asked('yl-word:1', { seats: { 0: { hand: ['yl-ret:1', 'yl-word:1'] } } });
    refuses(cycling, [['a card more', question({ left: 4 }), wrong]]);
  });
});
