import type { FactionAmbition } from '../schema.js';

// biome-ignore format: one line an entry
export const factionAmbitions: FactionAmbition[] = [
  { id: 'f01', faction: 'brujah', name: 'Burn the Tower', condition: { type: 'stat', stat: 'attacksWon', op: '>=', value: 4 }, points: 4, source: 'house' },
  { id: 'f02', faction: 'brujah', name: 'No Masters', condition: { type: 'most', stat: 'domainsControlled' }, points: 4, source: 'house' },
  { id: 'f03', faction: 'nosferatu', name: 'Every Secret Has a Price', condition: { type: 'stat', stat: 'tradesCompleted', op: '>=', value: 6 }, points: 4, source: 'house' },
  { id: 'f04', faction: 'nosferatu', name: 'The Warrens', condition: { type: 'stat', stat: 'domainsOccupied', op: '>=', value: 6 }, points: 4, source: 'house' },
  { id: 'f05', faction: 'ventrue', name: 'Rightful Rule', condition: { type: 'stat', stat: 'power', op: '>=', value: 6 }, points: 5, source: 'house' },
  { id: 'f06', faction: 'ventrue', name: 'Old Money', condition: { type: 'most', stat: 'assets' }, points: 3, source: 'house' },
  { id: 'f07', faction: 'tremere', name: 'Chantry Complete', condition: { type: 'stat', stat: 'advancementsEquipped', op: '>=', value: 5 }, points: 5, source: 'house' },
  { id: 'f08', faction: 'tremere', name: 'The Eighth Seat', condition: { type: 'stat', stat: 'eventsPassed', op: '>=', value: 2 }, points: 4, source: 'house' },
  { id: 'f09', faction: 'gangrel', name: 'Apex', condition: { type: 'stat', stat: 'graveyard', op: '>=', value: 5 }, points: 4, source: 'house' },
  { id: 'f10', faction: 'gangrel', name: 'No Walls', condition: { type: 'stat', stat: 'barricadesOnMap', op: '<=', value: 2 }, points: 3, source: 'house' },
  { id: 'f11', faction: 'toreador', name: 'The Grand Salon', condition: { type: 'stat', stat: 'distinctAllies', op: '>=', value: 4 }, points: 5, source: 'house' },
  { id: 'f12', faction: 'toreador', name: 'Patron of the Arts', condition: { type: 'stat', stat: 'domainsControlledTag:culture', op: '>=', value: 2 }, points: 3, source: 'house' },
  { id: 'f13', faction: 'cityhall', name: 'Mandate', condition: { type: 'stat', stat: 'eventsPassed', op: '>=', value: 3 }, points: 5, source: 'house' },
  { id: 'f14', faction: 'cityhall', name: 'Keep the Peace', condition: { type: 'all', of: [{ type: 'stat', stat: 'playersLost', op: '==', value: 0 }, { type: 'stat', stat: 'graveyard', op: '<=', value: 1 }] }, points: 4, source: 'house' },
  { id: 'f15', faction: 'firstlight', name: 'Sunrise Protocol', condition: { type: 'stat', stat: 'graveyardVampires', op: '>=', value: 4 }, points: 5, source: 'house' },
  { id: 'f16', faction: 'firstlight', name: 'Lockdown', condition: { type: 'stat', stat: 'barricadesPlaced', op: '>=', value: 5 }, points: 4, source: 'house' },
  { id: 'f17', faction: 'mafia', name: 'A Cut of Everything', condition: { type: 'stat', stat: 'itemsBought', op: '>=', value: 8 }, points: 4, source: 'house' },
  { id: 'f18', faction: 'mafia', name: 'Made Men', condition: { type: 'stat', stat: 'unitsOnMap', op: '>=', value: 10 }, points: 4, source: 'house' },
  { id: 'f19', faction: 'arcanum', name: 'Forbidden Archive', condition: { type: 'stat', stat: 'ambitionCardsHeld', op: '>=', value: 5 }, points: 4, source: 'house' },
  { id: 'f20', faction: 'arcanum', name: 'The Long Watch', condition: { type: 'stat', stat: 'ambitionTokens', op: '>=', value: 5 }, points: 4, source: 'house' },
];
