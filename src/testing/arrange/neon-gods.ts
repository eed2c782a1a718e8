import { keysAt } from './known.js';
import type { Vocabulary } from './vocabulary.js';

export const neonGods: Vocabulary = {
  places: (state) => keysAt(state, 'board'),
  phrases: [
    {
      say: '{seat} has {number} figure(s) on {place}',
      does: [{ count: 'board.{place}.figures.{seat}', from: 'seats.{seat}.figureSupply' }],
      example: 'seat 0 has 2 figures on E4',
    },
    {
      say: '{seat} has {number} $',
      does: [{ count: 'seats.{seat}.money' }],
      example: 'seat 0 has 9 $',
    },
    {
      say: '{seat} has {number} blurp',
      does: [{ count: 'seats.{seat}.blurp' }],
      example: 'seat 1 has 20 blurp',
    },
    {
      say: '{seat} has {card} in hand',
      does: [{ lay: 'seats.{seat}.hand' }],
      example: 'seat 0 has Stacy in hand',
    },
    {
      say: '{seat} has {card} in the discard',
      does: [{ lay: 'seats.{seat}.discard' }],
      example: 'seat 0 has Stacy in the discard',
    },
    {
      say: 'slot {number} of the row has {card}',
      does: [{ swap: 'row.{number}' }],
      example: 'slot 0 of the row has Xena',
    },
    ...['product', 'owl'].map((token) => ({
      say: `{place} has {number} ${token}(s)`,
      does: [{ count: `board.{place}.${token}s`, from: `supply.${token}s` }],
      example: `C3 has 2 ${token}s`,
    })),
    ...Object.entries({
      tunnel: 'tunnels',
      factory: 'factories',
      watchtower: 'watchtowers',
      monument: 'monuments',
    }).map(([token, supply]) => ({
      say: `{place} has {number} ${token}`,
      does: [{ flag: `board.{place}.${token}`, from: `supply.${supply}` }],
      example: `C3 has a ${token}`,
    })),
  ],
};
