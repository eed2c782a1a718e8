import { expect, test } from 'vitest';
import type { State } from '../../src/bloodfeud/index.js';
import { type Arrangement, arrange, refusedBy, storyteller } from './arrange.js';

/** The open decision point, row by row: the first rule that a move breaks is the one cited. */
const rows: [string, Record<string, unknown>, Arrangement, string][] = [
  [
    'movePlayer to the same place',
    { type: 'movePlayer', player: 'P1', to: 'neutral' },
    {},
    'BF-PHASE-04',
  ],
  [
    'moveUnit without presence',
    { type: 'moveUnit', unit: 'basic', from: 'D9', to: 'D1' },
    {},
    'BF-PHASE-02',
  ],
  [
    'moveUnit of nobody',
    { type: 'moveUnit', unit: 'basic', from: 'D9', to: 'D8' },
    city(),
    'BF-CITY-01',
  ],
  [
    'moveUnit, tired before the Barricade',
    { type: 'moveUnit', unit: 'basic', from: 'D1', to: 'D2' },
    { ...city({ units: { D1: { tired: 1 } } }), barricades: { 'D1-D2': 1 } },
    'BF-FAT-01',
  ],
  [
    'moveUnit, the Barricade before the limit',
    { type: 'moveUnit', unit: 'basic', from: 'D1', to: 'D2' },
    { ...city({ units: { D1: 1, D2: 3 } }), barricades: { 'D1-D2': 1 } },
    'BF-CITY-02',
  ],
  [
    'moveUnit, the limit before swift',
    { type: 'moveUnit', unit: 'P1', from: 'D1', to: 'D2', swift: true },
    city({ units: { D1: 1, D2: 3 } }),
    'BF-LIMIT-01',
  ],
  [
    'placeBarricade, occupied before stock',
    { type: 'placeBarricade', unit: 'basic', domain: 'D1', edge: 'D1-D2' },
    { ...city(), barricades: { 'D1-D2': 1 } },
    'BF-CITY-04',
  ],
  [
    'removeBarricade where is none',
    { type: 'removeBarricade', unit: 'basic', domain: 'D1', edge: 'D1-D2' },
    city(),
    'BF-CITY-06',
  ],
  ['reduceSun without presence', { type: 'reduceSun' }, {}, 'BF-PHASE-02'],
  ['reduceSun without tokens', { type: 'reduceSun' }, city({ tokens: 0 }), 'BF-SUN-02'],
  ['proposeAlliance without presence', { type: 'proposeAlliance', with: 1 }, {}, 'BF-PHASE-02'],
  [
    'proposeAlliance without quorum',
    { type: 'proposeAlliance', with: 0 },
    at('orders'),
    'BF-PROP-01',
  ],
  [
    'blockAlliance without quorum',
    { type: 'blockAlliance', teams: [0, 0] },
    at('orders'),
    'BF-BLOCK-01',
  ],
  [
    'placeOrder not held, before kind',
    { type: 'placeOrder', order: 'sReq', domain: 'D1' },
    at('orders'),
    'BF-ORDER-01',
  ],
  ['purchaseItem without presence', { type: 'purchaseItem', item: 'token' }, {}, 'BF-PHASE-02'],
  [
    'purchaseItem, used discount before Power',
    { type: 'purchaseItem', item: 'token', discount: true },
    at('marketplace', { power: 3, used: { discount: true } }),
    'BF-PHASE-10',
  ],
  [
    'purchaseItem, Power before the slot',
    { type: 'purchaseItem', item: { pile: 'orders', slot: 9 }, discount: true },
    at('marketplace', { power: 3 }),
    'BF-MBON-02',
  ],
  [
    'buryMarketCard of an empty slot',
    { type: 'buryMarketCard', pile: 'orders', slot: 4 },
    at('marketplace', { assets: 0 }),
    'BF-MKT-02',
  ],
  [
    'storeItem twice',
    { type: 'storeItem', item: { pile: 'orders', slot: 9 } },
    at('marketplace', { used: { store: true } }),
    'BF-PHASE-10',
  ],
  [
    'purchaseStored of nothing',
    { type: 'purchaseStored', item: 'o01' },
    at('marketplace', { assets: 0 }),
    'BF-STORE-03',
  ],
  [
    'bonusBury twice',
    { type: 'bonusBury', pile: 'orders', slot: 9 },
    at('marketplace', { used: { marketBonus: true } }),
    'BF-PHASE-10',
  ],
  ['openTrade with oneself', { type: 'openTrade', with: 0 }, {}, 'BF-TRADE-01'],
  [
    'proposeEvent twice, after the vote',
    { type: 'proposeEvent', card: 'e01' },
    { ...at('council', { used: { proposed: true } }), council: { resolved: true } },
    'BF-PHASE-10',
  ],
  [
    'callVote after the vote',
    { type: 'callVote' },
    { ...at('council'), council: { resolved: true } },
    'BF-VOTE-01',
  ],
  ['callVote on nothing, before quorum', { type: 'callVote' }, at('council'), 'BF-VOTE-03'],
  [
    'purchaseAmbition of a faction, without tokens',
    { type: 'purchaseAmbition', from: 'faction', card: 'f01' },
    at('council', { tokens: 0 }),
    'BF-SETUP-14',
  ],
  [
    'purchaseAmbition without tokens',
    { type: 'purchaseAmbition', from: 'deck' },
    at('council', { tokens: 0 }),
    'BF-AMB-01',
  ],
  [
    'cycleEvent twice',
    { type: 'cycleEvent', card: 'x' },
    at('council', { used: { councilBonus: true } }),
    'BF-PHASE-10',
  ],
  [
    'bonusBuryAmbition twice, at Power 3',
    { type: 'bonusBuryAmbition', slot: 1 },
    at('council', { used: { buryAmbition: true } }),
    'BF-PHASE-10',
  ],
  ['equip, not held before kind', { type: 'equip', card: 'h01', player: 'P1' }, {}, 'BF-ADV-01'],
  ['activate nothing', { type: 'activate', source: 'faction' }, at('orders'), 'BF-ADV-06'],
  ['castVote at the open point', { type: 'castVote', choice: 'noEvent' }, {}, 'BF-PHASE-12'],
  ['endGameplayPhase by a team', { type: 'endGameplayPhase' }, {}, 'BF-STORY-01'],
  ['a field too much', { type: 'pass', extra: 1 }, {}, 'BF-PHASE-12'],
];

type Patch = NonNullable<Arrangement['seats']>[number];

function at(station: 'orders' | 'marketplace' | 'council', more: Patch = {}): Arrangement {
  return { seats: { 0: { at: station, ...more } } };
}

function city(more: Patch = {}): Arrangement {
  return { seats: { 0: { at: 'cityscape', ...more } } };
}

test.each(rows)(
  '[BF-PHASE-12] [BF-PHASE-02] [BF-PHASE-10] %s',
  (_name, move, arrangement, rule) => {
    expect(refusedBy(arrange(arrangement), { seat: 0, ...move })).toBe(rule);
  },
);

test('[BF-STORY-01] the storyteller makes no move of a team', () => {
  const state: State = arrange();
  for (const [, move] of rows.filter(([, , , rule]) => rule !== 'BF-STORY-01')) {
    expect(refusedBy(state, { ...move, seat: storyteller })).toBe('BF-PHASE-12');
  }
});

test('[BF-PHASE-08] nobody else sits at the table', () => {
  for (const seat of [-1, 5, 99])
    expect(refusedBy(arrange(), { type: 'pass', seat })).toBe('BF-PHASE-08');
});
