import { describe, expect, test } from 'vitest';
import { wrap } from '../../src/cli/output.js';
import { tellHand, tellHelp, tellSeat } from '../../src/cli/playing/telling.js';
import { Touching } from '../../src/cli/playing/touching.js';
import type { Display } from '../../src/display/display.js';
import { narrowMoves } from '../../src/display/narrow.js';
import { buttonTouch, numberTouch, optionTouch, type Touch } from '../../src/display/touch.js';
import { displayOf } from '../../src/displays.js';
import { blockMania, bloodfeud, cityOfRemnants } from '../../src/index.js';
import { arrange } from '../bloodfeud/arrange.js';

describe('lines', () => {
  test('end neither between a number and what it counts nor before a sign', () => {
    expect(wrap('You have 5 $.', 10)).toBe('You have\n5 $.');
    expect(wrap('a price of 1000 ARCs', 15)).toBe('a price of\n1000 ARCs');
    expect(wrap('9 A4 · 10 E5', 9)).toBe('9 A4 ·\n10 E5');
    expect(wrap('1 B1 · 2 C1 · 3 D1', 12, ' ')).toBe(' 1 B1 ·\n 2 C1 · 3 D1');
  });

  test('break anywhere else where they must, and no word', () => {
    expect(wrap('every word is whole', 10)).toBe('every word\nis whole');
    expect(wrap('unbreakable', 4)).toBe('unbreakable');
    expect(wrap('Seat 2 has won', 10)).toBe('Seat 2 has\nwon');
  });

  test('the help is no wider than the terminal', () => {
    const lines = tellHelp().split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.find((line) => line.startsWith('  hand'))).toMatch(/^ {2}hand {13}what your/);
  });
});

/** Amounts beside other choices, and one alone. */
const offers: Readonly<Record<string, readonly Touch[]>> = {
  attack: [optionTouch('attack', 'Attack')],
  assets1: [numberTouch('assets', 'Assets to give', 1)],
  assets2: [numberTouch('assets', 'Assets to give', 2)],
  tokens1: [numberTouch('tokens', 'Ambition tokens to give', 1)],
};
const bids: Readonly<Record<string, readonly Touch[]>> = {
  pass: [buttonTouch('pass', 'Pass')],
  bid1000: [numberTouch('bid', 'ARCs to bid', 1000)],
  bid2000: [numberTouch('bid', 'ARCs to bid', 2000)],
};

/** Chooses from these, by the types of moves. */
function choosing(all: Readonly<Record<string, readonly Touch[]>>): Touching {
  const real = displayOf(bloodfeud);
  const view = bloodfeud.view(arrange(), 0);
  const moves = Object.keys(all).map((type) => ({ type, seat: 0 }));
  const touches: Display['touches'] = (_view, { type }) => [...(all[type] ?? [])];
  const display: Display = Object.create(real, {
    touches: { value: touches },
    scene: { value: () => real.scene(view) },
    narrow: {
      value: (_view: unknown, _moves: unknown, touched: readonly Touch[]) => {
        return narrowMoves(moves, (move) => touches(view, move), touched);
      },
    },
  });
  return new Touching(display, view, moves);
}

describe('amounts', () => {
  test.each([
    ['1', { move: { type: 'attack', seat: 0 } }],
    ['Assets 2', { move: { type: 'assets2', seat: 0 } }],
    ['assets to give 1', { move: { type: 'assets1', seat: 0 } }],
    ['ambition 1', { move: { type: 'tokens1', seat: 0 } }],
    ['assets 3', { problem: 'Assets to give: from 1 to 2, not 3' }],
  ])('beside other choices: %s', (typed, made) => {
    expect(choosing(offers).look(typed)).toEqual(made);
  });

  test.each([
    ['2000', { move: { type: 'bid2000', seat: 0 } }],
    ['pass', { move: { type: 'pass', seat: 0 } }],
    ['1', { problem: 'ARCs to bid: from 1000 to 2000, not 1' }],
  ])('alone: %s', (typed, made) => {
    expect(choosing(bids).look(typed)).toEqual(made);
  });

  test('say what to type', () => {
    expect(choosing(offers).list()).toContain('Assets to give: from 1 to 2 (type: Assets 1)');
    expect(choosing(offers).list()).toContain('Ambition tokens to give: 1 (type: Ambition 1)');
    expect(choosing(bids).list()).toContain(
      'ARCs to bid: a number from 1000 to 2000 in steps of 1000',
    );
  });
});

describe('places', () => {
  const real = displayOf(blockMania);
  const state = blockMania.setup({ players: 2, seed: 1 });
  const [seat = 0] = blockMania.toAct(state);
  const placing = new Touching(
    real,
    blockMania.view(state, seat),
    blockMania.legalMoves(state, seat),
  );
  placing.touch('1');

  test('that are many are lit, and listed only when somebody asks', () => {
    expect(placing.next.length).toBeGreaterThan(60);
    const told = placing.list().replace(/\s+/g, ' ');
    expect(told).toMatch(
      /On the board: \d\d places are lit; type one as it is called, such as "the/,
    );
    expect(placing.list().split('\n').length).toBeLessThanOrEqual(4);
    const all = placing.list('all');
    expect(all.match(/ · ?/g)).toHaveLength(placing.next.length - 1);
    for (const { label } of placing.next) expect(all).toContain(label);
  });
});

describe('what can be asked', () => {
  const view = bloodfeud.view(arrange({ seats: { 0: { tokens: 1 } } }), 0);
  const scene = displayOf(bloodfeud).scene(view);

  test('hand: every card once, with how many there are and what it says', () => {
    const told = tellHand(scene, 0);
    expect(told).toContain('  Feed x2 · Order Feed\n    Gain 2 Assets if a Human Unit is here');
    expect(told.match(/Feed x2/g)).toHaveLength(1);
    const early = cityOfRemnants.setup({ players: 2, seed: 1 });
    const none = displayOf(cityOfRemnants).scene(cityOfRemnants.view(early, 0));
    expect(tellHand(none, 0)).toBe('You have no cards in hand.');
  });

  test('seat: in whole lines', () => {
    const told = tellSeat(scene, '1') ?? '';
    expect(told).toMatch(/^Nosferatu\n {2}Kind Vampire · /);
    expect(Math.max(...told.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(tellSeat(scene, '9')).toBeUndefined();
  });
});
