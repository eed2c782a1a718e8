import type { Scenario } from '../schema.js';

// biome-ignore format: one line an entry
export const scenarios: Scenario[] = [
  { id: 'sc1', name: 'One Long Night', effects: [], source: 'house' },
  { id: 'sc2', name: 'Second Inquisition', effects: [{ type: 'gainAssets', who: { kind: 'human' }, amount: 1 }, { type: 'gainTokens', who: { kind: 'vampire' }, amount: 1 }], source: 'house' },
  { id: 'sc3', name: 'Court of Masks', effects: [{ type: 'drawEvents', who: 'all', count: 1 }, { type: 'loseTokens', who: 'all', amount: 1 }], source: 'house' },
];
