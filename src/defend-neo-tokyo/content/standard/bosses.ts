import type { ContentPack } from '../schema.js';

// biome-ignore format: a line a row of attacks
export const bosses: ContentPack['bosses'] = [
  { id: 'boss-gorganicus', name: 'Gorganicus', set: 'radiation-beasts', life: 100, source: 'rulebook',
    reconstructed: true, arrival: [{ kind: 'placeBoss' }, { kind: 'rebuildEventDeck' }],
    afterAttack: [
      { kind: 'moveMonster', on: 'self', to: 'lower', skipDestroyed: true },
      { kind: 'cityDamage', amount: 2, where: 'here' },
    ],
    combined: { armor: { value: 3, against: 'all' }, qualities: [],
      regular: { instances: [
          { value: 3, symbol: 'city' },
          { value: 2, symbol: 'random' },
          { value: 3, symbol: 'chassis' },
          { value: 2, symbol: 'city' },
        ],
        effects: [
          { kind: 'shuffleCityDiscard' },
          { kind: 'drawCity', count: 2,
            do: [
              { kind: 'cityDamage', amount: 2, where: 'it' },
              { kind: 'destroyCitizens', count: 'all', where: 'it' },
            ] },
        ] },
      special: { name: 'Radiation Blast',
        instances: [{ value: 3, symbol: 'city' }, { value: 3, symbol: 'random' }],
        effects: [{ kind: 'purgeCitizenDeck', count: 2, maxPopulation: 8 }] } } },
  { id: 'boss-thalassar', name: 'Thalassar', set: 'tideborn-horrors', life: 120, source: 'house',
    arrival: [
      { kind: 'placeBoss' },
      { kind: 'cityDamage', amount: 1, where: 'adjacent' },
      { kind: 'rebuildEventDeck' },
    ],
    afterAttack: [
      { kind: 'moveMonster', on: 'self', to: 'higher', skipDestroyed: true },
      { kind: 'addCitizens', count: 1, where: 'here' },
      { kind: 'cityDamage', amount: 2, where: 'here' },
    ],
    combined: { armor: { value: 2, against: 'all' }, qualities: [{ kind: 'regenerate', amount: 3 }],
      regular: { instances: [
          { value: 3, symbol: 'city' },
          { value: 2, symbol: 'random' },
          { value: 1, symbol: 'chassis' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'destroyCitizens', count: 2, which: 'highest', where: 'here' }] },
      special: { name: 'Tsunami',
        instances: [
          { value: 3, symbol: 'city' },
          { value: 3, symbol: 'legs' },
          { value: 2, symbol: 'chassis' },
        ],
        effects: [{ kind: 'cityDamage', amount: 1, where: 'adjacent' }] } } },
];
