import { keysAt } from './known.js';
import type { Vocabulary } from './vocabulary.js';

/** A card of each zone, for examples. */
const examples: Readonly<Record<string, string>> = {
  orders: 'Ambush',
  advancements: 'Celerity',
  ambitions: 'First Blood',
  events: 'Blood Moon',
};

const noUnits = { ready: 0, tired: 0, players: {} };

export const bloodfeud: Vocabulary = {
  places: (state) => keysAt(state, 'domains'),
  phrases: [
    ...['ready', 'tired'].map((state) => ({
      say: `{seat} has {number} ${state} unit(s) on {place}`,
      does: [
        {
          entry: 'domains.{place}.units.{seat}',
          empty: noUnits,
          does: [{ count: `domains.{place}.units.{seat}.${state}`, from: 'teams.{seat}.supply' }],
        },
      ],
      example: `Brujah has 2 ${state} units on D5`,
    })),
    {
      say: '{seat} has {number} asset(s)',
      does: [{ count: 'teams.{seat}.assets', from: 'assets.supply' }],
      example: 'Brujah has 6 assets',
    },
    {
      say: '{seat} has {number} ambition token(s)',
      does: [{ count: 'teams.{seat}.tokens', from: 'ambitionBoard' }],
      example: 'seat 1 has 2 ambition tokens',
    },
    {
      say: '{seat} has {number} power',
      does: [{ count: 'teams.{seat}.power' }],
      example: 'seat 1 has 4 power',
    },
    ...['orders', 'advancements', 'ambitions', 'events'].map((zone) => ({
      say: `{seat} has {card} among its ${zone}`,
      does: [{ lay: `teams.{seat}.${zone}` }],
      example: `seat 0 has ${examples[zone]} among its ${zone}`,
    })),
    {
      say: '{seat} controls {place}',
      does: [{ at: 'domains.{place}.control', is: '{seat}' }],
      example: 'seat 0 controls D5',
    },
    {
      say: 'round {number} is open',
      does: [
        { at: 'phase', is: 'gameplay' },
        { at: 'round', is: '{number}' },
        { at: 'agenda', is: [{ type: 'open' }] },
      ],
      example: 'round 1 is open',
    },
    {
      say: 'player {number} of {seat} is at {station}',
      does: [{ at: 'teams.{seat}.location.P{number}', is: '{station}' }],
      example: 'player 1 of seat 0 is at the Orders',
    },
  ],
  words: {
    station: {
      'the cityscape': 'cityscape',
      'the orders': 'orders',
      'the marketplace': 'marketplace',
      'the council': 'council',
      'no station': 'neutral',
    },
  },
};
