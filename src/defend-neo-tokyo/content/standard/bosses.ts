import type { ContentPack } from '../schema.js';

export const bosses: ContentPack['bosses'] = [
  {
    id: 'boss-gorganicus',
    name: 'Gorganicus',
    set: 'radiation-beasts',
    life: 100,
    combined: {
      armor: { value: 3, against: 'all' },
      qualities: [],
      regular: {
        instances: [
          { value: 3, symbol: 'city' },
          { value: 2, symbol: 'random' },
          { value: 3, symbol: 'chassis' },
          { value: 2, symbol: 'city' },
        ],
        effects: [
          { kind: 'shuffleCityDiscard' },
          {
            kind: 'drawCity',
            n: 2,
            do: [
              { kind: 'cityDamage', n: 2, where: 'it' },
              { kind: 'destroyCitizens', n: 'all', where: 'it' },
            ],
          },
        ],
      },
      special: {
        name: 'Radiation Blast',
        instances: [
          { value: 3, symbol: 'city' },
          { value: 3, symbol: 'random' },
        ],
        effects: [{ kind: 'purgeCitizenDeck', n: 2, maxPopulation: 8 }],
      },
    },
    arrival: [{ kind: 'placeBoss' }, { kind: 'rebuildEventDeck' }],
    afterAttack: [
      { kind: 'moveMonster', on: 'self', to: 'lower', skipDestroyed: true },
      { kind: 'cityDamage', n: 2, where: 'here' },
    ],
    source: 'rulebook',
    reconstructed: true,
  },
  {
    id: 'boss-thalassar',
    name: 'Thalassar',
    set: 'tideborn-horrors',
    life: 105,
    combined: {
      armor: { value: 2, against: 'all' },
      qualities: [{ kind: 'regenerate', n: 3 }],
      regular: {
        instances: [
          { value: 3, symbol: 'city' },
          { value: 2, symbol: 'random' },
          { value: 1, symbol: 'chassis' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'highest', where: 'here' }],
      },
      special: {
        name: 'Tsunami',
        instances: [
          { value: 3, symbol: 'city' },
          { value: 3, symbol: 'legs' },
          { value: 2, symbol: 'chassis' },
        ],
        effects: [{ kind: 'cityDamage', n: 1, where: 'adjacent' }],
      },
    },
    arrival: [
      { kind: 'placeBoss' },
      { kind: 'cityDamage', n: 1, where: 'adjacent' },
      { kind: 'rebuildEventDeck' },
    ],
    afterAttack: [
      { kind: 'moveMonster', on: 'self', to: 'higher', skipDestroyed: true },
      { kind: 'addCitizens', n: 1, where: 'here' },
      { kind: 'cityDamage', n: 2, where: 'here' },
    ],
    source: 'house',
  },
];
