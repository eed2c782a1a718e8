import type { ContentPack } from '../schema.js';

/** Order types are from the aids, counts and the value of Defend are of this project. */
export const startingOrders: ContentPack['startingOrders'] = {
  vampire: { sAtk: 2, sDef: 1, sEmb: 1, sFeed: 2 },
  human: { sAtk: 2, sDef: 1, sRec: 1, sReq: 2 },
  // biome-ignore format: one line an entry
  cards: [
    { id: 'sAtk', name: 'Attack', type: 'attack', source: 'rulebook' },
    { id: 'sDef', name: 'Defend', type: 'defend', defend: 2, source: 'rulebook' },
    { id: 'sEmb', name: 'Embrace', type: 'embrace', kind: 'vampire', count: 1, source: 'rulebook' },
    { id: 'sFeed', name: 'Feed', type: 'feed', kind: 'vampire', source: 'rulebook' },
    { id: 'sRec', name: 'Recruit', type: 'recruit', kind: 'human', source: 'rulebook' },
    { id: 'sReq', name: 'Requisition', type: 'requisition', kind: 'human', source: 'rulebook' },
  ],
};
