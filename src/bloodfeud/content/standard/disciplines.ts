import type { Advancement } from '../schema.js';

// biome-ignore format: one line an entry
export const disciplines: Advancement[] = [
  { id: 'v01', name: 'Celerity', pile: 'disciplines', kind: 'vampire', cost: 3, copies: 2, effects: [{ type: 'swift' }], source: 'house' },
  { id: 'v02', name: 'Potence', pile: 'disciplines', kind: 'vampire', cost: 4, copies: 2, effects: [{ type: 'strength', role: 'attack', amount: 1 }], source: 'house' },
  { id: 'v03', name: 'Fortitude', pile: 'disciplines', kind: 'vampire', cost: 3, copies: 2, effects: [{ type: 'armor' }], source: 'house' },
  { id: 'v04', name: 'Obfuscate', pile: 'disciplines', kind: 'vampire', cost: 3, copies: 2, effects: [{ type: 'ignoreBarricades' }], source: 'house' },
  { id: 'v05', name: 'Auspex', pile: 'disciplines', kind: 'vampire', cost: 2, copies: 2, effects: [{ type: 'activate', ability: 'peekOrder' }], source: 'house' },
  { id: 'v06', name: 'Dominate', pile: 'disciplines', kind: 'vampire', cost: 5, copies: 2, effects: [{ type: 'activate', ability: 'pushUnit' }], source: 'house' },
  { id: 'v07', name: 'Presence', pile: 'disciplines', kind: 'vampire', cost: 4, copies: 2, effects: [{ type: 'votePower', amount: 1 }], source: 'house' },
  { id: 'v08', name: 'Animalism', pile: 'disciplines', kind: 'vampire', cost: 2, copies: 2, effects: [{ type: 'orderBonus', order: 'feed', amount: 1 }], source: 'house' },
  { id: 'v09', name: 'Protean', pile: 'disciplines', kind: 'vampire', cost: 2, copies: 2, effects: [{ type: 'activate', ability: 'refreshUnit' }], source: 'house' },
  { id: 'v10', name: 'Blood Sorcery', pile: 'disciplines', kind: 'vampire', cost: 6, copies: 2, effects: [{ type: 'unitLimit', amount: 1 }], source: 'house' },
  { id: 'v11', name: 'Majesty', pile: 'disciplines', kind: 'vampire', cost: 3, copies: 2, effects: [{ type: 'allianceShield' }], source: 'house' },
  { id: 'v12', name: 'Herd', pile: 'disciplines', kind: 'vampire', cost: 3, copies: 2, effects: [{ type: 'income', assets: 1 }], source: 'house' },
];
