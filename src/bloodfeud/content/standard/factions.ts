import type { Faction } from '../schema.js';

// biome-ignore format: one line an entry
export const factions: Faction[] = [
  { id: 'brujah', name: 'Brujah', kind: 'vampire', colour: 'blue', effects: [{ type: 'strength', role: 'attack', amount: 1, cond: 'targetHigherPower' }], source: 'rulebook' },
  { id: 'nosferatu', name: 'Nosferatu', kind: 'vampire', colour: 'yellow', effects: [{ type: 'activate', ability: 'peekOrder' }], source: 'rulebook' },
  { id: 'ventrue', name: 'Ventrue', kind: 'vampire', colour: 'purple', effects: [{ type: 'votePower', amount: 1 }], source: 'public' },
  { id: 'tremere', name: 'Tremere', kind: 'vampire', colour: 'white', effects: [{ type: 'marketDiscount', pile: 'disciplines', amount: 1 }], source: 'public' },
  { id: 'gangrel', name: 'Gangrel', kind: 'vampire', colour: 'brown', effects: [{ type: 'ignoreBarricades' }], source: 'public' },
  { id: 'toreador', name: 'Toreador', kind: 'vampire', colour: 'pink', effects: [{ type: 'allianceShield' }], source: 'public' },
  { id: 'cityhall', name: 'City Hall', kind: 'human', colour: 'green', effects: [{ type: 'income', assets: 1 }], source: 'rulebook' },
  { id: 'firstlight', name: 'FIRSTLIGHT', kind: 'human', colour: 'red', effects: [{ type: 'strength', role: 'attack', amount: 1, cond: 'targetVampirePlayer' }], source: 'rulebook' },
  { id: 'mafia', name: 'Mafia', kind: 'human', colour: 'black', effects: [{ type: 'marketDiscount', pile: 'orders', amount: 1 }], source: 'public' },
  { id: 'arcanum', name: 'Arcanum', kind: 'human', colour: 'orange', effects: [{ type: 'eventCycle', amount: 1 }], source: 'public' },
];
