import type { ContentPack } from '../schema.js';

export const constants: ContentPack['constants'] = {
  arcUnit: 1000,
  start: { hand: 4, arcs: 2000, pool: 7, figuresPerColour: 16 },
  income: 2000,
  turnsPerRound: 4,
  rowSize: 4,
  move: { steps: 3, ownPerSpace: 2 },
  patrolCards: 2,
  renown: { pool: 200, price: 3000, perMarketCard: 1 },
  influence: { start: 4, max: 7 },
  productTokens: 54,
  draft: { slum: 3, midtown: 3, heights: 3 },
};

export const counts: ContentPack['counts'] = {
  starterDeck: 10,
  members: 31,
  market: 30,
  tiles: 53,
  ycuTokens: 20,
  ycuCards: 20,
};

/** House-made; the numbers of tokens, 37 and 91, and the sum of 200 renown are from the rulebook. */
export const denominations: ContentPack['denominations'] = {
  renown: [
    { value: 1, tokens: 10 },
    { value: 5, tokens: 16 },
    { value: 10, tokens: 11 },
  ],
  arcs: [
    { value: 1000, tokens: 45 },
    { value: 5000, tokens: 26 },
    { value: 10_000, tokens: 20 },
  ],
};

/** House-made; the rulebook's example shows that faces above 1 exist. */
export const battleDie: ContentPack['battleDie'] = [0, 1, 1, 1, 2, 2];

export const alertTable: ContentPack['alertTable'] = [
  { roll: 1, name: 'Full alert', effect: { kind: 'placeCards', count: 1 }, source: 'house' },
  { roll: 2, name: 'Backup', effect: { kind: 'backup', count: 1 }, source: 'house' },
  { roll: 3, name: 'Wanted poster', effect: { kind: 'loseRenown', count: 1 }, source: 'house' },
  { roll: 4, name: 'Confiscation', effect: { kind: 'loseArcs', amount: 1000 }, source: 'house' },
  { roll: 5, name: 'Salvage', effect: { kind: 'gainArcs', amount: 2000 }, source: 'house' },
  { roll: 6, name: 'Folk hero', effect: { kind: 'gainRenown', count: 1 }, source: 'house' },
];

export const influenceConditions: ContentPack['influenceConditions'] = [
  {
    id: 'inf-turf',
    text: 'Control 3 or more developments at the same time.',
    cond: { kind: 'controlDevelopments', count: 3 },
    source: 'house',
  },
  {
    id: 'inf-crew',
    text: 'Have 10 or more unit cards in the deck.',
    cond: { kind: 'unitCards', count: 10 },
    source: 'house',
  },
  {
    id: 'inf-connected',
    text: 'Own 3 or more market cards.',
    cond: { kind: 'marketCards', count: 3 },
    source: 'house',
  },
  {
    id: 'inf-feared',
    text: 'Win a battle against another player.',
    cond: { kind: 'winsVsPlayers', count: 1 },
    source: 'house',
  },
];

export const shapes: ContentPack['shapes'] = [
  { id: 'mono', cells: [[0, 0]], rotations: [0] },
  {
    id: 'domino',
    cells: [
      [0, 0],
      [1, 0],
    ],
    rotations: [0, 90],
  },
  {
    id: 'bar3',
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    rotations: [0, 90],
  },
  {
    id: 'corner3',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    rotations: [0, 90, 180, 270],
  },
  {
    id: 'square4',
    cells: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    rotations: [0],
  },
];
