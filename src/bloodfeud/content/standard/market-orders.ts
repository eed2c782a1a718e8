import type { MarketOrder } from '../schema.js';

// biome-ignore format: one line an entry
export const orders: MarketOrder[] = [
  { id: 'o01', name: 'Ambush', cost: 3, copies: 2, type: 'attack', strength: 1, source: 'house' },
  { id: 'o02', name: 'Blood Hunt', cost: 5, copies: 2, type: 'attack', strength: 2, source: 'house' },
  { id: 'o03', name: 'Assassinate', cost: 4, copies: 2, type: 'attack', vsPlayer: 2, source: 'house' },
  { id: 'o04', name: 'Bulwark', cost: 3, copies: 2, type: 'defend', defend: 3, source: 'house' },
  { id: 'o05', name: 'Last Stand', cost: 2, copies: 2, type: 'defend', defend: 4, oneShot: true, source: 'house' },
  { id: 'o06', name: 'Mass Embrace', cost: 5, copies: 2, type: 'embrace', kind: 'vampire', count: 2, source: 'house' },
  { id: 'o07', name: 'Gorge', cost: 2, copies: 2, type: 'feed', kind: 'vampire', bonus: 1, source: 'house' },
  { id: 'o08', name: 'Hunting Grounds', cost: 4, copies: 2, type: 'feed', kind: 'vampire', bonus: 2, source: 'house' },
  { id: 'o09', name: 'Levy', cost: 3, copies: 2, type: 'recruit', kind: 'human', bonus: 1, source: 'house' },
  { id: 'o10', name: 'Shakedown', cost: 2, copies: 2, type: 'requisition', kind: 'human', bonus: 1, source: 'house' },
  { id: 'o11', name: 'Federal Grant', cost: 4, copies: 2, type: 'requisition', kind: 'human', bonus: 2, source: 'house' },
  { id: 'o12', name: 'Sunlight Rounds', cost: 1, copies: 2, type: 'attack', kind: 'human', vsKind: { kind: 'vampire', amount: 2 }, oneShot: true, source: 'house' },
];
