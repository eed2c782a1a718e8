import { parseBoard } from '../layout.js';
import type { ContentPack } from '../schema.js';

/*
 * Rows from the top. S Slum, M Midtown, H Heights, a digit the renown award, * an entry space,
 * x unusable. Rings and the entries of the 7x7 side are from the rulebook; the marks and the
 * three-player side are house-made.
 */
export const boards: ContentPack['boards'] = {
  grid7: {
    ...parseBoard([
      'S  S  S  S* S  S  S',
      'S  M1 M  M  M  M1 S',
      'S  M  H1 H2 H1 M  S',
      'S* M  H2 H3 H2 M  S*',
      'S  M  H1 H2 H1 M  S',
      'S  M1 M  M  M  M1 S',
      'S  S  S  S* S  S  S',
    ]),
    players: [2, 4],
    source: 'rulebook',
    houseFields: ['renown'],
  },
  tri: {
    ...parseBoard([
      'x  x  x  x  x  x  x',
      'S  S  S  S* S  S  S',
      'S  M1 M  M1 M  M1 S',
      'S  M  H1 H3 H1 M  S',
      'S* M  H2 H3 H2 M  S*',
      'S  M  H1 H2 H1 M  S',
      'x  M  M  M  M  M  x',
    ]),
    players: [3],
    source: 'public',
    houseFields: ['spaces'],
  },
};
