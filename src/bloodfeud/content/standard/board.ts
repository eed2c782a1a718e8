import type { Constants, ContentPack } from '../schema.js';

export const sun: ContentPack['sun'] = {
  spaces: [
    { space: 1, cost: null },
    { space: 2, cost: null },
    { space: 3, cost: null },
    { space: 4, cost: 3 },
    { space: 5, cost: 2 },
    { space: 6, cost: 1 },
  ],
  source: 'house',
};

export const graveyard: ContentPack['graveyard'] = {
  spaces: 6,
  tokens: [2, 4, 6],
  source: 'house',
};

/** From the aids: the Unit limit, the costs of a token and of burying, the bands of Power. */
export const constants: Constants = {
  unitLimit: 3,
  basicUnits: 10,
  barricades: 5,
  barricadesPerEdge: 1,
  seals: 4,
  maxSeals: 6,
  lanyardSlots: 3,
  startAssets: 4,
  startTokens: 1,
  startEvents: 3,
  ambitionsDealt: 3,
  ambitionsKept: 2,
  ambitionFaceUp: 4,
  ambitionCost: 1,
  tokenCost: 6,
  buryCost: 1,
  allianceCost: 1,
  assets: 160,
  tokens: 60,
  reinforcements: 2,
  marketSlots: [
    { teams: [4, 5], slots: 3 },
    { teams: [6, 7, 8], slots: 4 },
  ],
  power: { lowest: 1, highest: 6 },
  feed: { withHumans: 2, without: 1 },
  requisition: { withVampires: 1, without: 2 },
  recruitWithVampires: 1,
  defend: 2,
  bonusBands: [
    { upTo: 1, cards: 3 },
    { upTo: 3, cards: 2 },
    { upTo: 6, cards: 1 },
  ],
  weakest: 1,
  weakestDiscount: 1,
  trade: { assets: 12, tokens: 6, items: 4 },
};
