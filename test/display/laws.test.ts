import { describe, expect, test } from 'vitest';
import type { Display } from '../../src/display/display.js';
import type { Scene } from '../../src/display/scene.js';
import { display } from '../../src/neon-gods/display/index.js';
import { type NeonGods, neonGods } from '../../src/neon-gods/index.js';
import { followLaws, type Law, LawBroken } from '../../src/testing/index.js';

/* The laws of displays on one that keeps them, and on some that each break one. */

const table = display(neonGods);

function follow(broken: Partial<Display<NeonGods>>): Law | undefined {
  const setup = { players: 2, seed: 'displays' };
  try {
    const wrong: Display<NeonGods> = Object.assign(Object.create(table), broken);
    followLaws(neonGods, { setup, seed: 1, bound: 18_000, decisions: 60, display: wrong });
    return undefined;
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
}

/** Everything of the true display is asked of itself: its private parts belong to it. */
const honest: Partial<Display<NeonGods>> = {
  scene: (view) => table.scene(view),
  prompt: (view, told) => table.prompt(view, told),
  touches: (view, move) => table.touches(view, move),
  narrow: (view, moves, touched) => table.narrow(view, moves, touched),
  motions: (view, events) => table.motions(view, events),
  card: (id) => table.card(id),
};

test('a display that keeps them', () => {
  expect(follow(honest)).toBeUndefined();
});

/** Discarded cards by their place from the end: the next one gets the id of the one before. */
function numbered(scene: Scene): Scene {
  const zones = scene.zones.map((zone) => {
    if (!zone.id.startsWith('zone:discard-')) return zone;
    const { length } = zone.cards;
    const cards = zone.cards.map((card, i) => ({ ...card, id: `card:${zone.id}-${length - i}` }));
    return { ...zone, cards };
  });
  return { ...scene, zones };
}

/** From the second round on, the cards of the row have other ids. */
function renamed(scene: Scene, round: number): Scene {
  const zones = scene.zones.map((zone) => {
    if (round === 1 || zone.id !== 'zone:row') return zone;
    return { ...zone, cards: zone.cards.map((card) => ({ ...card, id: `${card.id}-again` })) };
  });
  return { ...scene, zones };
}

describe('a display that breaks one', () => {
  test.each<[Law, string, Partial<Display<NeonGods>>]>([
    [
      18,
      'with a piece on no place',
      {
        scene: (view) => {
          const scene = table.scene(view);
          const [board] = scene.boards;
          const lost = { id: 'piece:lost', kind: 'owl', on: 'space:Z9', label: 'owl', flags: [] };
          return { ...scene, boards: board ? [{ ...board, pieces: [...board.pieces, lost] }] : [] };
        },
      },
    ],
    [
      18,
      'with two things of one name',
      {
        scene: (view) => {
          const scene = table.scene(view);
          return { ...scene, tracks: [...scene.tracks, ...scene.tracks] };
        },
      },
    ],
    [
      19,
      'where all moves touch the same',
      { touches: () => [{ kind: 'button', id: 'a', label: 'A' }] },
    ],
    [
      19,
      'that touches what is not there',
      {
        touches: (_view, move) => [
          { kind: 'thing', id: JSON.stringify(move).slice(0, 100), label: 'A' },
        ],
      },
    ],
    [19, 'that leads nowhere', { narrow: () => ({ next: [] }) }],
    [20, 'that asks nothing', { prompt: () => '' }],
    [20, 'that asks for what cannot be chosen', { prompt: (view) => table.prompt(view) }],
    [
      18,
      'with cards that say nothing',
      {
        card: (id) => {
          if (id.startsWith('rec-')) throw new Error(`no card ${id}`);
          return table.card(id);
        },
      },
    ],
    [
      22,
      'with motions from nowhere',
      {
        motions: (view, events) => {
          return table.motions(view, events).map((motion) => ({ ...motion, from: 'space:Z9' }));
        },
      },
    ],
    [
      22,
      'with motions of nothing',
      {
        motions: (view, events) => {
          return table.motions(view, events).map((motion) => ({ ...motion, piece: 'piece:ghost' }));
        },
      },
    ],
    [22, 'that numbers cards by their place', { scene: (view) => numbered(table.scene(view)) }],
    [22, 'that names cards anew', { scene: (view) => renamed(table.scene(view), view.round) }],
  ])('law %i: %s', (law, _name, broken) => {
    expect(follow({ ...honest, ...broken })).toBe(law);
  });

  test('law 20: that shows a card of somebody else', () => {
    let other = 0;
    const shows: Partial<Display<NeonGods>> = {
      scene: (view) => ({ ...table.scene(view), title: `Peeked ${other++}` }),
    };
    expect(follow({ ...honest, ...shows })).toBe(20);
  });
});
