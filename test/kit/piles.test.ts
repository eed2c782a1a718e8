import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { SeededChance, seedChance, Tape } from '../../src/kernel/chance.js';
import { LiveTable } from '../../src/kernel/table.js';
import {
  copyPile,
  drawTop,
  isTidy,
  type Pile,
  pileOf,
  pileSize,
  shuffleInto,
  shuffleUnder,
} from '../../src/kit/piles.js';

const card = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'B', 'ä');
const cards = fc.array(card, { maxLength: 8 });
const layer = fc.array(card, { minLength: 1, maxLength: 6 }).map((ids) => [...ids].sort());
const pile: fc.Arbitrary<Pile> = fc.array(layer, { maxLength: 4 });

function tableOf(seed: string, rolls?: readonly string[]) {
  const state = { game: 'none', pack: 'none', chance: seedChance(seed), agenda: [] };
  const position = { state, content: undefined, notes: undefined };
  return new LiveTable(position, { chance: rolls && new Tape(rolls) });
}

const sorted = (ids: readonly string[]) => [...ids].sort();

describe('piles', () => {
  test('shuffleUnder adds a layer at the bottom, and none for no cards', () => {
    fc.assert(
      fc.property(pile, cards, (under, added) => {
        const before = copyPile(under);
        shuffleUnder(under, Object.freeze(added));
        expect(under).toEqual(added.length > 0 ? [...before, sorted(added)] : before);
        expect(isTidy(under)).toBe(true);
      }),
    );
  });

  test('shuffleUnder keeps no hold of the list it was given', () => {
    const under: Pile = [];
    const discard = ['b', 'a'];
    shuffleUnder(under, discard);
    discard.push('c');
    expect(under).toEqual([['a', 'b']]);
  });

  test('shuffleInto makes one layer of everything', () => {
    fc.assert(
      fc.property(pile, cards, (into, added) => {
        const all = sorted([...into.flat(), ...added]);
        shuffleInto(into, Object.freeze(added));
        expect(into).toEqual(all.length > 0 ? [all] : []);
      }),
    );
  });

  test('drawTop takes a card of the top layer, and an empty layer with it', () => {
    fc.assert(
      fc.property(pile, fc.string(), (from, seed) => {
        fc.pre(from.length > 0);
        const before = copyPile(from);
        const [top = [], ...rest] = before;
        const drawn = drawTop(tableOf(seed), 'card', from);
        const left = [...top];
        expect(left).toContain(drawn);
        left.splice(left.indexOf(drawn), 1);
        expect(from).toEqual(left.length > 0 ? [left, ...rest] : rest);
      }),
    );
  });

  test('layers come out from the top to the bottom, and nothing is lost', () => {
    fc.assert(
      fc.property(pile, fc.string(), (from, seed) => {
        const layers = copyPile(from);
        const table = tableOf(seed);
        const drawn: string[] = [];
        while (from.length > 0) drawn.push(drawTop(table, 'card', from));
        for (const one of layers) expect(sorted(drawn.splice(0, one.length))).toEqual(one);
        expect(drawn).toEqual([]);
      }),
    );
  });

  test('a tape says which card it was, but only one of the top layer', () => {
    const from: Pile = [['a', 'b', 'c'], ['d']];
    expect(drawTop(tableOf('x', ['b']), 'card', from)).toBe('b');
    expect(from).toEqual([['a', 'c'], ['d']]);
    expect(() => drawTop(tableOf('x', ['d']), 'card', from)).toThrow('card: "d" cannot come');
  });

  test('pileSize counts the cards of all layers', () => {
    expect(pileSize([])).toBe(0);
    expect(pileSize([['a', 'b'], ['c']])).toBe(3);
  });

  test('copyPile shares nothing', () => {
    const one: Pile = [['a', 'b'], ['c']];
    const other = copyPile(one);
    other[0]?.push('z');
    other.pop();
    expect(one).toEqual([['a', 'b'], ['c']]);
  });

  test('a tidy pile has sorted layers, none of them empty', () => {
    expect(isTidy([])).toBe(true);
    expect(isTidy([['b'], ['a', 'c']])).toBe(true);
    expect(isTidy([['b', 'a']])).toBe(false);
    expect(isTidy([['a'], []])).toBe(false);
  });

  test('its schema wants lists of ids, none of them empty', () => {
    const schema = pileOf(z.string().max(5));
    expect(schema.safeParse([['a'], ['b', 'c']]).success).toBe(true);
    for (const wrong of [[[]], ['a'], [['a', 1]], [['too long']], {}, null]) {
      expect(schema.safeParse(wrong).success).toBe(false);
    }
  });
});

describe('shuffling lazily is shuffling', () => {
  test('every order of five cards is equally likely', () => {
    const counts = new Map<string, number>();
    const chance = new SeededChance(seedChance('orders'));
    for (let i = 0; i < 24_000; i++) {
      const table = tableOf(`order ${chance.below(2 ** 32)}`);
      const from: Pile = [['a', 'b', 'c', 'd', 'e']];
      let order = '';
      while (from.length > 0) order += drawTop(table, 'card', from);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = 24_000 / 120;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(120);
    // The 99.99 % quantile for 119 degrees of freedom.
    expect(chiSquare).toBeLessThan(185.09);
  });

  test('a card shuffled into a pile lands anywhere, one shuffled under it never on top', () => {
    const places = { into: [0, 0, 0, 0, 0], under: [0, 0, 0, 0, 0] };
    const count = (counts: number[], place: number) => {
      counts[place] = (counts[place] ?? 0) + 1;
    };
    for (let i = 0; i < 10_000; i++) {
      const into: Pile = [
        ['a', 'b'],
        ['c', 'd'],
      ];
      shuffleInto(into, ['x']);
      count(places.into, placeOf('x', into, `into ${i}`));
      const under: Pile = [
        ['a', 'b'],
        ['c', 'd'],
      ];
      shuffleUnder(under, ['x']);
      count(places.under, placeOf('x', under, `under ${i}`));
    }
    expect(places.under).toEqual([0, 0, 0, 0, 10_000]);
    const chiSquare = places.into.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    // The 99.99 % quantile for 4 degrees of freedom.
    expect(chiSquare).toBeLessThan(23.52);
  });
});

/** How many cards are drawn before this one. */
function placeOf(wanted: string, from: Pile, seed: string): number {
  const table = tableOf(seed);
  for (let place = 0; ; place++) if (drawTop(table, 'card', from) === wanted) return place;
}
