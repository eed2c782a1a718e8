import { describe, expect, test } from 'vitest';
import type { Display } from '../../src/display/display.js';
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
  prompt: (view) => table.prompt(view),
  touches: (view, move) => table.touches(view, move),
  narrow: (view, moves, touched) => table.narrow(view, moves, touched),
};

test('a display that keeps them', () => {
  expect(follow(honest)).toBeUndefined();
});

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
