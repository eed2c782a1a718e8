import { describe, expect, test } from 'vitest';
import { narrowMoves } from '../../src/display/narrow.js';
import {
  buttonTouch,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
} from '../../src/display/touch.js';

const space = (at: string) => thingTouch(`space:${at}`, at);
const card = (name: string) => thingTouch(`card:${name}`, name);

/** A small game: work cards on spaces, a path, money, and passing. */
const moves: Readonly<Record<string, readonly Touch[]>> = {
  buildA: [card('build'), space('A')],
  buildB: [card('build'), space('B')],
  makeA1: [card('make'), space('A'), numberTouch('count', 'products', 1)],
  makeA2: [card('make'), space('A'), numberTouch('count', 'products', 2)],
  makeA3: [card('make'), space('A'), numberTouch('count', 'products', 3)],
  bid10: [numberTouch('bid', 'ARCs', 10)],
  bid30: [numberTouch('bid', 'ARCs', 30)],
  bid50: [numberTouch('bid', 'ARCs', 50)],
  pass: [buttonTouch('pass', 'Pass')],
};

const narrow = (...touched: Touch[]) => {
  return narrowMoves(Object.keys(moves), (move) => moves[move] ?? [], touched);
};

describe('narrowing', () => {
  test('begins with everything that can be touched first, each once', () => {
    expect(narrow().next).toEqual([
      card('build'),
      card('make'),
      buttonTouch('pass', 'Pass'),
      { kind: 'number', id: 'bid', label: 'ARCs', min: 10, max: 50, step: 20 },
    ]);
  });

  test('goes on with what is left', () => {
    expect(narrow(card('build'))).toEqual({ next: [space('A'), space('B')] });
    expect(narrow(card('make'), space('A')).next).toEqual([
      { kind: 'number', id: 'count', label: 'products', min: 1, max: 3, step: 1 },
    ]);
  });

  test('ends with the move', () => {
    expect(narrow(buttonTouch('pass', 'Pass'))).toEqual({ next: [], move: 'pass' });
    expect(narrow(card('make'), space('A'), numberTouch('count', '', 2)).move).toBe('makeA2');
  });

  test('takes touches in another order where the listed one does not fit', () => {
    expect(narrow(space('B'), card('build')).move).toBe('buildB');
    expect(narrow(space('A')).next).toEqual([card('build'), card('make')]);
  });

  test('keeps to the order where it fits: a way there and back are two moves', () => {
    const ways: Readonly<Record<string, readonly Touch[]>> = {
      there: [space('A'), space('B')],
      back: [space('B'), space('A')],
    };
    const made = narrowMoves(Object.keys(ways), (way) => ways[way] ?? [], [space('B'), space('A')]);
    expect(made.move).toBe('back');
  });

  test('offers nothing after what fits no move', () => {
    expect(narrow(space('Z'))).toEqual({ next: [] });
    expect(narrow(optionTouch('pass', 'Pass'))).toEqual({ next: [] });
  });
});
