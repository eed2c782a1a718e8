import type { Advancement } from '../schema.js';

// biome-ignore format: one line an entry
export const gear: Advancement[] = [
  { id: 'h01', name: 'Kevlar Vest', pile: 'gear', kind: 'human', cost: 3, copies: 2, effects: [{ type: 'armor' }], source: 'house' },
  { id: 'h02', name: 'Automatic Weapons', pile: 'gear', kind: 'human', cost: 4, copies: 2, effects: [{ type: 'strength', role: 'attack', amount: 1 }], source: 'house' },
  { id: 'h03', name: 'Safehouse', pile: 'gear', kind: 'human', cost: 3, copies: 2, effects: [{ type: 'strength', role: 'defend', amount: 1 }], source: 'house' },
  { id: 'h04', name: 'Armored Van', pile: 'gear', kind: 'human', cost: 3, copies: 2, effects: [{ type: 'swift' }], source: 'house' },
  { id: 'h05', name: 'Bolt Cutters', pile: 'gear', kind: 'human', cost: 2, copies: 2, effects: [{ type: 'activate', ability: 'cutBarricade' }], source: 'house' },
  { id: 'h06', name: 'Surveillance', pile: 'gear', kind: 'human', cost: 2, copies: 2, effects: [{ type: 'activate', ability: 'peekOrder' }], source: 'house' },
  { id: 'h07', name: 'Campaign Fund', pile: 'gear', kind: 'human', cost: 4, copies: 2, effects: [{ type: 'votePower', amount: 1 }], source: 'house' },
  { id: 'h08', name: 'Union Ties', pile: 'gear', kind: 'human', cost: 2, copies: 2, effects: [{ type: 'orderBonus', order: 'requisition', amount: 1 }], source: 'house' },
  { id: 'h09', name: 'National Guard', pile: 'gear', kind: 'human', cost: 6, copies: 2, effects: [{ type: 'unitLimit', amount: 1 }], source: 'house' },
  { id: 'h10', name: 'Back Channel', pile: 'gear', kind: 'human', cost: 3, copies: 2, effects: [{ type: 'marketDiscount', pile: 'orders', amount: 1 }], source: 'house' },
  { id: 'h11', name: 'Depot Lease', pile: 'gear', kind: 'human', cost: 2, copies: 2, effects: [{ type: 'storeBonus', amount: 1 }], source: 'house' },
  { id: 'h12', name: 'Courier Network', pile: 'gear', kind: 'human', cost: 4, copies: 2, effects: [{ type: 'extraSeal', amount: 1 }], source: 'house' },
];
