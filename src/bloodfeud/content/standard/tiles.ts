import type { Tile } from '../schema.js';

// biome-ignore format: one line an entry
export const tiles: Tile[] = [
  { id: 'T01', name: 'Financial District', tier: 9, power: 3, tags: ['finance'], effects: [{ type: 'income', assets: 1 }], source: 'house' },
  { id: 'T02', name: 'Chinatown', tier: 9, power: 1, tags: ['market'], effects: [{ type: 'orderBonus', order: 'feed', amount: 1 }], source: 'house' },
  { id: 'T03', name: 'Lower East Side', tier: 9, power: 1, tags: ['street'], effects: [{ type: 'unitLimitHere', amount: 1 }], source: 'house' },
  { id: 'T04', name: 'Greenwich Village', tier: 9, power: 1, tags: ['culture'], effects: [{ type: 'orderBonus', order: 'requisition', amount: 1 }], source: 'house' },
  { id: 'T05', name: 'Midtown', tier: 9, power: 3, tags: ['finance'], effects: [], source: 'house' },
  { id: 'T06', name: 'Times Square', tier: 9, power: 2, tags: ['culture'], effects: [{ type: 'noBarricades' }], source: 'house' },
  { id: 'T07', name: 'Central Park', tier: 9, power: 2, tags: ['wild'], effects: [{ type: 'strength', role: 'attack', amount: 1, kind: 'vampire' }], source: 'house' },
  { id: 'T08', name: 'Harlem', tier: 9, power: 2, tags: ['street'], effects: [{ type: 'strength', role: 'defend', amount: 1 }], source: 'house' },
  { id: 'T09', name: 'Brooklyn Heights', tier: 9, power: 1, tags: ['market'], effects: [{ type: 'income', assets: 1 }], source: 'house' },
  { id: 'T10', name: 'Red Hook', tier: 12, power: 2, tags: ['harbor'], effects: [{ type: 'marketDiscount', pile: 'orders', amount: 1 }], source: 'house' },
  { id: 'T11', name: 'Williamsburg', tier: 12, power: 2, tags: ['culture'], effects: [{ type: 'orderBonus', order: 'recruit', amount: 1 }], source: 'house' },
  { id: 'T12', name: 'Astoria', tier: 12, power: 1, tags: ['street'], effects: [{ type: 'income', assets: 1 }], source: 'house' },
  { id: 'T13', name: 'South Bronx', tier: 16, power: 2, tags: ['street'], effects: [{ type: 'strength', role: 'defend', amount: 1, kind: 'human' }], source: 'house' },
  { id: 'T14', name: 'Coney Island', tier: 16, power: 1, tags: ['wild'], effects: [{ type: 'orderBonus', order: 'feed', amount: 1 }], source: 'house' },
  { id: 'T15', name: 'Ferry Terminal', tier: 16, power: 2, tags: ['harbor'], effects: [{ type: 'storeBonus', amount: 1 }], source: 'house' },
  { id: 'T16', name: 'Flushing', tier: 16, power: 3, tags: ['finance'], effects: [{ type: 'votePower', amount: 1 }], source: 'house' },
];
