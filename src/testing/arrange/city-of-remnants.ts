import { keysAt, textAt } from './known.js';
import type { Vocabulary } from './vocabulary.js';

export const cityOfRemnants: Vocabulary = {
  places: (state, pack) => keysAt(pack, `boards.${textAt(state, 'board')}.spaces`),
  phrases: [
    {
      say: '{seat} has {number} figure(s) on {place}',
      does: [{ pieces: 'figures', place: 'at', rest: ['pool', 'supply'] }],
      example: 'seat 0 has 2 figures on C4',
    },
    {
      say: '{seat} has {number} figure(s) in the pool',
      does: [{ pieces: 'figures', place: 'at', rest: ['supply'], on: 'pool' }],
      example: 'seat 0 has 3 figures in the pool',
    },
    {
      say: '{seat} has {number} ARCs',
      does: [{ count: 'seats.{seat}.arcs' }],
      example: 'seat 0 has 9000 ARCs',
    },
    {
      say: '{seat} has {number} renown',
      does: [{ count: 'seats.{seat}.renown', from: 'renownPool' }],
      example: 'seat 1 has 4 renown',
    },
    {
      say: '{seat} has {card} in hand',
      does: [{ lay: 'seats.{seat}.hand' }],
      example: 'seat 0 has Street Runner in hand',
    },
    {
      say: '{seat} has {card} in the discard',
      does: [{ lay: 'seats.{seat}.discard' }],
      example: 'seat 0 has Street Runner in the discard',
    },
    {
      say: 'place {number} of the gang row has {card}',
      does: [{ swap: 'gang.row.{number}' }],
      example: 'place 0 of the gang row has Mother Vesk',
    },
    {
      say: 'place {number} of the market has {card}',
      does: [{ swap: 'market.row.{number}' }],
      example: 'place 0 of the market has Communication Device',
    },
  ],
};
