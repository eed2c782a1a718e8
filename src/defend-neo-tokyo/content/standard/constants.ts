import type { ContentPack } from '../schema.js';

/** The rulebook's numbers, but for the length of the Destruction track, which is a house number. */
export const constants: ContentPack['constants'] = {
  handSize: 6,
  attackTrackLength: 5,
  destructionFinal: 7,
  destruction: { cityDestroyed: 1, population: 1, criticalFailure: 2 },
  populationThreshold: 20,
  repairBots: 3,
  bossLifePerPlayer: 35,
  score: { bossDamage: 69, destructionLeft: 30 },
  eventDeck: {
    2: { appears: 2, event: 4 },
    3: { appears: 2, event: 4 },
    4: { appears: 1, event: 5 },
    5: { appears: 1, event: 5 },
  },
  startingMonsters: 1,
  tokens: { fire: 10, plus: 10, minus: 10, armor: 10 },
  deckSizes: {
    citizens: 48,
    cardsPerTile: 7,
    monstersPerSet: 6,
    appearsPerSet: 6,
    eventsPerSet: 13,
  },
};

/** House faces; the rulebook only tells of the MISS face and the part faces. */
export const dice: ContentPack['dice'] = {
  damage: [1, 2, 3, 4, 5, 6],
  random: ['chassis', 'chassis', 'leftArm', 'rightArm', 'legs', 'miss'],
};
