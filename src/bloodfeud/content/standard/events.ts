import type { EventCard } from '../schema.js';

// biome-ignore format: one line an entry
export const events: EventCard[] = [
  { id: 'e01', name: 'Blood Moon', copies: 2, timing: 'beforeOrders', effects: [{ type: 'roundOrderBonus', order: 'feed', amount: 1 }], source: 'house' },
  { id: 'e02', name: 'Emergency Funds', copies: 2, timing: 'beforeOrders', effects: [{ type: 'roundOrderBonus', order: 'requisition', amount: 1 }], source: 'house' },
  { id: 'e03', name: 'Night Riot', copies: 2, timing: 'beforeOrders', effects: [{ type: 'loseUnits', who: 'all', count: 1 }], source: 'house' },
  { id: 'e04', name: 'Audit', copies: 2, timing: 'beforeOrders', effects: [{ type: 'loseAssets', who: { stat: 'assets', op: '>=', value: 4 }, amount: 2 }], source: 'house' },
  { id: 'e05', name: 'Soup Kitchens', copies: 2, timing: 'beforeOrders', effects: [{ type: 'gainAssets', who: { stat: 'power', op: '<=', value: 2 }, amount: 2 }], source: 'house' },
  { id: 'e06', name: 'Fall from Grace', copies: 2, timing: 'beforeOrders', effects: [{ type: 'powerChange', who: { most: 'power' }, amount: -1 }], source: 'house' },
  { id: 'e07', name: 'Street Sweepers', copies: 2, timing: 'beforeOrders', effects: [{ type: 'removeBarricades', scope: 'all' }], source: 'house' },
  { id: 'e08', name: 'Elysium', copies: 2, timing: 'beforeOrders', effects: [{ type: 'shieldDomain', choose: 1 }], source: 'house' },
  { id: 'e09', name: 'Open Season', copies: 2, timing: 'beforeOrders', effects: [{ type: 'roundStrength', role: 'attack', amount: 1 }], source: 'house' },
  { id: 'e10', name: 'Cease-Fire', copies: 2, timing: 'beforeOrders', effects: [{ type: 'cancelOrder', order: 'attack' }], source: 'house' },
  { id: 'e11', name: 'Market Crash', copies: 2, timing: 'beforeOrders', effects: [{ type: 'marketSweep', piles: 'all' }], source: 'house' },
  { id: 'e12', name: 'Windfall', copies: 2, timing: 'afterOrders', effects: [{ type: 'gainAssets', who: 'all', amount: 1, per: 'domainsControlled' }], source: 'house' },
  { id: 'e13', name: 'Inquisition Raid', copies: 2, timing: 'beforeOrders', effects: [{ type: 'loseUnits', who: { kind: 'vampire' }, count: 1 }], source: 'house' },
  { id: 'e14', name: 'Missing Persons', copies: 2, timing: 'beforeOrders', effects: [{ type: 'loseUnits', who: { kind: 'human' }, count: 1 }], source: 'house' },
  { id: 'e15', name: 'Fresh Blood', copies: 2, timing: 'afterOrders', effects: [{ type: 'gainUnits', who: { stat: 'unitsOnMap', op: '<=', value: 3 }, count: 2, ignoreLimit: true }], source: 'house' },
  { id: 'e16', name: 'Kindled Ambition', copies: 2, timing: 'beforeOrders', effects: [{ type: 'gainTokens', who: { least: 'power' }, amount: 1 }], source: 'house' },
  { id: 'e17', name: 'Scandal', copies: 2, timing: 'beforeOrders', effects: [{ type: 'loseTokens', who: { most: 'ambitionTokens' }, amount: 1 }], source: 'house' },
  { id: 'e18', name: 'Broken Pacts', copies: 2, timing: 'beforeOrders', effects: [{ type: 'endAlliances' }], source: 'house' },
  { id: 'e19', name: 'Blackout', copies: 2, timing: 'beforeOrders', effects: [{ type: 'blackoutDomain', choose: 1 }], source: 'house' },
  { id: 'e20', name: 'Whisper Campaign', copies: 2, timing: 'afterOrders', effects: [{ type: 'drawEvents', who: 'all', count: 1 }], source: 'house' },
];
