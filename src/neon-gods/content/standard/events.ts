import type { EventCard } from '../schema.js';

// biome-ignore format: two lines a card
export const events: EventCard[] = [
  { id: 'evt-robo-party', kind: 'event', name: 'Robo Party', source: 'rulebook',
    effects: [{ kind: 'blurp', amount: 3, who: 'self' }] },
  { id: 'evt-owls', kind: 'event', name: 'Owls!', source: 'rulebook',
    effects: [{ kind: 'placeOwls', amount: 3 }] },
  { id: 'evt-redline-dig', kind: 'event', name: 'Redline Dig', source: 'house',
    effects: [{ kind: 'removeTunnels', amount: 1 }, { kind: 'placeTunnels', amount: 2 }] },
  { id: 'evt-andy-sweep', kind: 'event', name: 'Andy Sweep', source: 'house',
    effects: [{ kind: 'placeAndys', amount: 2 }] },
  { id: 'evt-short-circuit', kind: 'event', name: 'Short Circuit', source: 'house',
    effects: [{ kind: 'removeAndys', amount: 1 }, { kind: 'gain', amount: 2 }] },
  { id: 'evt-wrecking-ball', kind: 'event', name: 'Wrecking Ball', source: 'house',
    effects: [{ kind: 'removeStructures', amount: 1 }] },
  { id: 'evt-crowd-surge', kind: 'event', name: 'Crowd Surge', source: 'house',
    effects: [{ kind: 'pushFigures', amount: 2 }] },
  { id: 'evt-deleted', kind: 'event', name: 'Deleted', source: 'house',
    effects: [{ kind: 'removeFigures', amount: 1 }] },
  { id: 'evt-block-party', kind: 'event', name: 'Block Party', source: 'house',
    effects: [{ kind: 'placeFigures', amount: 2 }] },
  { id: 'evt-shakedown', kind: 'event', name: 'Shakedown', source: 'house',
    effects: [{ kind: 'steal', amount: 2, from: 'eachOpponent' }] },
];
