import type { BattleDie } from '../schema.js';

/** The rulebook tells the colours apart but not the faces; these fit its battle example. */
// biome-ignore format: two lines of faces a die
export const dice: BattleDie[] = [
  {
    color: 'blue',
    count: 3,
    faces: [
      { hits: 0, steals: 0 }, { hits: 1, steals: 0 }, { hits: 1, steals: 0 },
      { hits: 2, steals: 0 }, { hits: 2, steals: 0 }, { hits: 3, steals: 0 },
    ],
    source: 'house',
  },
  {
    color: 'pink',
    count: 3,
    faces: [
      { hits: 1, steals: 0 }, { hits: 2, steals: 0 }, { hits: 2, steals: 0 },
      { hits: 3, steals: 0 }, { hits: 3, steals: 0 }, { hits: 4, steals: 0 },
    ],
    source: 'house',
  },
  {
    color: 'green',
    count: 3,
    faces: [
      { hits: 0, steals: 2 }, { hits: 0, steals: 1 }, { hits: 1, steals: 0 },
      { hits: 1, steals: 1 }, { hits: 1, steals: 1 }, { hits: 2, steals: 0 },
    ],
    source: 'house',
  },
];
