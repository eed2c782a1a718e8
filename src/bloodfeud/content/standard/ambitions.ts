import type { Ambition } from '../schema.js';

// biome-ignore format: one line an entry
export const ambitions: Ambition[] = [
  { id: 'a01', name: 'First Blood', copies: 2, theme: 'bloodthirsty', condition: { type: 'stat', stat: 'attacksWon', op: '>=', value: 2 }, points: 2, source: 'house' },
  { id: 'a02', name: 'Trophy Wall', copies: 2, theme: 'bloodthirsty', condition: { type: 'stat', stat: 'graveyard', op: '>=', value: 2 }, points: 3, source: 'house' },
  { id: 'a03', name: 'Cull the Herd', copies: 2, theme: 'bloodthirsty', condition: { type: 'stat', stat: 'graveyardHumans', op: '>=', value: 1 }, points: 2, source: 'house' },
  { id: 'a04', name: 'Stakes and Ashes', copies: 2, theme: 'bloodthirsty', condition: { type: 'stat', stat: 'graveyardVampires', op: '>=', value: 2 }, points: 3, source: 'house' },
  { id: 'a05', name: 'Crown Breaker', copies: 2, theme: 'bloodthirsty', condition: { type: 'stat', stat: 'graveyardPlayers', op: '>=', value: 1 }, points: 4, source: 'house' },
  { id: 'a06', name: 'Full Mausoleum', copies: 2, theme: 'bloodthirsty', condition: { type: 'most', stat: 'graveyard' }, points: 4, source: 'house' },
  { id: 'a07', name: 'Whispered Agenda', copies: 2, theme: 'manipulative', condition: { type: 'stat', stat: 'eventsPassed', op: '>=', value: 2 }, points: 3, source: 'house' },
  { id: 'a08', name: 'Puppet Parliament', copies: 2, theme: 'manipulative', condition: { type: 'stat', stat: 'eventsPassed', op: '>=', value: 3 }, points: 5, source: 'house' },
  { id: 'a09', name: 'Friends in High Places', copies: 2, theme: 'manipulative', condition: { type: 'stat', stat: 'alliancesFormed', op: '>=', value: 8 }, points: 3, source: 'house' },
  { id: 'a10', name: 'Wedge Driver', copies: 2, theme: 'manipulative', condition: { type: 'stat', stat: 'alliancesBlocked', op: '>=', value: 5 }, points: 3, source: 'house' },
  { id: 'a11', name: 'Broker of Favors', copies: 2, theme: 'manipulative', condition: { type: 'stat', stat: 'tradesCompleted', op: '>=', value: 8 }, points: 3, source: 'house' },
  { id: 'a12', name: 'Shadow Patron', copies: 2, theme: 'manipulative', condition: { type: 'all', of: [{ type: 'stat', stat: 'distinctAllies', op: '>=', value: 3 }, { type: 'stat', stat: 'power', op: '<=', value: 2 }] }, points: 3, source: 'house' },
  { id: 'a13', name: 'War Chest', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'assets', op: '>=', value: 10 }, points: 2, source: 'house' },
  { id: 'a14', name: 'Hoarder', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'warehouseItems', op: '>=', value: 4 }, points: 2, source: 'house' },
  { id: 'a15', name: 'Arsenal', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'ordersOwned', op: '>=', value: 8 }, points: 3, source: 'house' },
  { id: 'a16', name: 'Ascended Coterie', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'advancementsEquipped', op: '>=', value: 4 }, points: 4, source: 'house' },
  { id: 'a17', name: 'Obsession', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'ambitionTokens', op: '>=', value: 3 }, points: 4, source: 'house' },
  { id: 'a18', name: 'Cornered Market', copies: 2, theme: 'greedy', condition: { type: 'stat', stat: 'itemsBought', op: '>=', value: 6 }, points: 3, source: 'house' },
  { id: 'a19', name: 'Foothold', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'domainsControlled', op: '>=', value: 3 }, points: 2, source: 'house' },
  { id: 'a20', name: 'Borough Boss', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'domainsControlled', op: '>=', value: 4 }, points: 5, source: 'house' },
  { id: 'a21', name: 'Seat of Power', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'power', op: '>=', value: 5 }, points: 3, source: 'house' },
  { id: 'a22', name: 'Spread Thin', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'domainsOccupied', op: '>=', value: 5 }, points: 3, source: 'house' },
  { id: 'a23', name: 'Iron Cordon', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'barricadesPlaced', op: '>=', value: 4 }, points: 3, source: 'house' },
  { id: 'a24', name: 'From the Gutter', copies: 2, theme: 'sovereign', condition: { type: 'stat', stat: 'power', op: '<=', value: 1 }, points: 2, source: 'house' },
];
