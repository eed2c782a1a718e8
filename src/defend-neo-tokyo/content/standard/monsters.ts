import type { ContentPack } from '../schema.js';

export const sets: ContentPack['sets'] = [
  { id: 'radiation-beasts', name: 'Radiation Beasts', source: 'rulebook' },
  { id: 'tideborn-horrors', name: 'Tideborn Horrors', source: 'house' },
];

export const monsters: ContentPack['monsters'] = [
  {
    id: 'rb-glowfang',
    name: 'Glowfang',
    set: 'radiation-beasts',
    life: 20,
    mech: {
      armor: null,
      qualities: [],
      regular: {
        instances: [
          { value: 1, symbol: 'leftArm' },
          { value: 1, symbol: 'rightArm' },
          { value: 1, symbol: 'random' },
        ],
        effects: [],
      },
      special: {
        name: 'Gamma Bite',
        instances: [
          { value: 3, symbol: 'chassis' },
          { value: 1, symbol: 'random' },
        ],
        effects: [],
      },
    },
    city: {
      armor: null,
      qualities: [],
      regular: {
        instances: [
          { value: 1, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [],
      },
      special: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'highest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'rb-toxipede',
    name: 'Toxipede',
    set: 'radiation-beasts',
    life: 22,
    mech: {
      armor: { value: 1, against: 'melee' },
      qualities: [{ kind: 'thorns', n: 1 }],
      regular: {
        instances: [
          { value: 2, symbol: 'legs' },
          { value: 1, symbol: 'random' },
        ],
        effects: [],
      },
      special: {
        name: 'Corrosive Coil',
        instances: [
          { value: 2, symbol: 'legs' },
          { value: 2, symbol: 'chassis' },
        ],
        effects: [
          {
            kind: 'each',
            of: 'mechsHere',
            do: [{ kind: 'losePower', n: 1, part: 'legs', on: 'it' }],
          },
        ],
      },
    },
    city: {
      armor: null,
      qualities: [],
      regular: {
        instances: [
          { value: 2, symbol: 'citizen' },
          { value: 1, symbol: 'city' },
        ],
        effects: [],
      },
      special: {
        instances: [
          { value: 1, symbol: 'citizen' },
          { value: 2, symbol: 'city' },
        ],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'lowest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'rb-cindermaw',
    name: 'Cindermaw',
    set: 'radiation-beasts',
    life: 24,
    mech: {
      armor: null,
      qualities: [{ kind: 'fireproof' }],
      regular: { instances: [{ value: 3, symbol: 'random' }], effects: [] },
      special: {
        name: 'Fallout Breath',
        instances: [
          { value: 2, symbol: 'leftArm' },
          { value: 2, symbol: 'rightArm' },
          { value: 1, symbol: 'chassis' },
        ],
        effects: [],
      },
    },
    city: {
      armor: null,
      qualities: [{ kind: 'fireproof' }],
      regular: {
        instances: [
          { value: 2, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [],
      },
      special: { instances: [{ value: 4, symbol: 'city' }], effects: [] },
    },
    source: 'house',
  },
  {
    id: 'rb-isotoad',
    name: 'Isotoad',
    set: 'radiation-beasts',
    life: 28,
    mech: {
      armor: { value: 2, against: 'nonMelee' },
      qualities: [],
      regular: {
        instances: [
          { value: 1, symbol: 'random' },
          { value: 2, symbol: 'random' },
        ],
        effects: [],
      },
      special: {
        name: 'Tongue Lash',
        instances: [{ value: 3, symbol: 'chassis' }],
        effects: [
          { kind: 'each', of: 'mechsHere', do: [{ kind: 'discardCards', n: 1, on: 'it' }] },
        ],
      },
    },
    city: {
      armor: { value: 1, against: 'all' },
      qualities: [],
      regular: {
        instances: [
          { value: 2, symbol: 'citizen' },
          { value: 1, symbol: 'city' },
        ],
        effects: [],
      },
      special: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'highest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'rb-geigeraptor',
    name: 'Geigeraptor',
    set: 'radiation-beasts',
    life: 18,
    mech: {
      armor: null,
      qualities: [],
      regular: {
        instances: [
          { value: 2, symbol: 'random' },
          { value: 1, symbol: 'legs' },
        ],
        effects: [],
      },
      special: {
        name: 'Talon Dive',
        instances: [{ value: 4, symbol: 'random' }],
        effects: [{ kind: 'moveMonster', on: 'self', to: 'higher' }],
      },
    },
    city: {
      armor: { value: 3, against: 'nonMelee' },
      qualities: [],
      regular: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [{ kind: 'moveMonster', on: 'self', to: 'higher' }],
      },
      special: {
        instances: [
          { value: 2, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'moveMonster', on: 'self', to: 'higher' }],
      },
    },
    source: 'house',
  },
  {
    id: 'rb-leadhide',
    name: 'Leadhide',
    set: 'radiation-beasts',
    life: 34,
    mech: {
      armor: { value: 2, against: 'all' },
      qualities: [{ kind: 'heavy' }],
      regular: {
        instances: [
          { value: 2, symbol: 'chassis' },
          { value: 1, symbol: 'legs' },
        ],
        effects: [],
      },
      special: {
        name: 'Meltdown Charge',
        instances: [
          { value: 3, symbol: 'chassis' },
          { value: 2, symbol: 'legs' },
        ],
        effects: [{ kind: 'provoke', n: 1 }],
      },
    },
    city: {
      armor: { value: 2, against: 'all' },
      qualities: [{ kind: 'heavy' }],
      regular: { instances: [{ value: 2, symbol: 'city' }], effects: [] },
      special: {
        instances: [
          { value: 3, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'destroyCitizens', n: 1, which: 'highest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-brinejaw',
    name: 'Brinejaw',
    set: 'tideborn-horrors',
    life: 22,
    mech: {
      armor: null,
      qualities: [{ kind: 'frenzy' }],
      regular: {
        instances: [
          { value: 1, symbol: 'chassis' },
          { value: 1, symbol: 'random' },
        ],
        effects: [],
      },
      special: { name: 'Drag Under', instances: [{ value: 4, symbol: 'legs' }], effects: [] },
    },
    city: {
      armor: null,
      qualities: [{ kind: 'frenzy' }],
      regular: {
        instances: [
          { value: 1, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [],
      },
      special: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'lowest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-coralisk',
    name: 'Coralisk',
    set: 'tideborn-horrors',
    life: 30,
    mech: {
      armor: { value: 2, against: 'melee' },
      qualities: [{ kind: 'regenerate', n: 2 }],
      regular: {
        instances: [
          { value: 1, symbol: 'leftArm' },
          { value: 1, symbol: 'rightArm' },
          { value: 1, symbol: 'chassis' },
        ],
        effects: [],
      },
      special: {
        name: 'Reef Spines',
        instances: [
          { value: 2, symbol: 'random' },
          { value: 2, symbol: 'random' },
        ],
        effects: [],
      },
    },
    city: {
      armor: { value: 1, against: 'all' },
      qualities: [{ kind: 'regenerate', n: 2 }],
      regular: { instances: [{ value: 2, symbol: 'city' }], effects: [] },
      special: {
        instances: [
          { value: 3, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'token', token: 'armor', n: 2, on: 'self' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-inkmother',
    name: 'Inkmother',
    set: 'tideborn-horrors',
    life: 24,
    mech: {
      armor: null,
      qualities: [],
      regular: {
        instances: [{ value: 2, symbol: 'random' }],
        effects: [{ kind: 'each', of: 'mechsHere', do: [{ kind: 'losePower', n: 1, on: 'it' }] }],
      },
      special: {
        name: 'Black Cloud',
        instances: [
          { value: 2, symbol: 'chassis' },
          { value: 1, symbol: 'legs' },
        ],
        effects: [
          { kind: 'each', of: 'mechsHere', do: [{ kind: 'discardCards', n: 1, on: 'it' }] },
        ],
      },
    },
    city: {
      armor: null,
      qualities: [],
      regular: {
        instances: [
          { value: 2, symbol: 'citizen' },
          { value: 1, symbol: 'city' },
        ],
        effects: [],
      },
      special: {
        instances: [
          { value: 1, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [{ kind: 'destroyCitizens', n: 2, which: 'highest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-stormray',
    name: 'Stormray',
    set: 'tideborn-horrors',
    life: 18,
    mech: {
      armor: null,
      qualities: [{ kind: 'fireproof' }],
      regular: { instances: [{ value: 3, symbol: 'random' }], effects: [] },
      special: {
        name: 'Ball Lightning',
        instances: [
          { value: 2, symbol: 'leftArm' },
          { value: 2, symbol: 'rightArm' },
        ],
        effects: [{ kind: 'each', of: 'mechsHere', do: [{ kind: 'losePower', n: 1, on: 'it' }] }],
      },
    },
    city: {
      armor: { value: 3, against: 'nonMelee' },
      qualities: [{ kind: 'fireproof' }],
      regular: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [{ kind: 'moveMonster', on: 'self', to: 'lower' }],
      },
      special: {
        instances: [{ value: 3, symbol: 'city' }],
        effects: [{ kind: 'cityDamage', n: 1, where: 'adjacent' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-hookclaw',
    name: 'Hookclaw',
    set: 'tideborn-horrors',
    life: 26,
    mech: {
      armor: { value: 1, against: 'all' },
      qualities: [{ kind: 'snare' }],
      regular: {
        instances: [
          { value: 2, symbol: 'leftArm' },
          { value: 1, symbol: 'chassis' },
        ],
        effects: [],
      },
      special: {
        name: 'Crushing Grip',
        instances: [
          { value: 3, symbol: 'chassis' },
          { value: 1, symbol: 'rightArm' },
        ],
        effects: [{ kind: 'each', of: 'mechsHere', do: [{ kind: 'knockDown', on: 'it' }] }],
      },
    },
    city: {
      armor: { value: 1, against: 'all' },
      qualities: [],
      regular: {
        instances: [
          { value: 2, symbol: 'city' },
          { value: 1, symbol: 'citizen' },
        ],
        effects: [],
      },
      special: {
        instances: [{ value: 3, symbol: 'city' }],
        effects: [{ kind: 'destroyCitizens', n: 1, which: 'highest', where: 'here' }],
      },
    },
    source: 'house',
  },
  {
    id: 'th-trenchworm',
    name: 'Trenchworm',
    set: 'tideborn-horrors',
    life: 28,
    mech: {
      armor: null,
      qualities: [],
      regular: { instances: [{ value: 3, symbol: 'legs' }], effects: [] },
      special: {
        name: 'Swallow Whole',
        instances: [{ value: 3, symbol: 'chassis' }],
        effects: [{ kind: 'each', of: 'mechsHere', do: [{ kind: 'hurl', to: 'lower', on: 'it' }] }],
      },
    },
    city: {
      armor: null,
      qualities: [{ kind: 'burrowed' }],
      regular: { instances: [{ value: 2, symbol: 'city' }], effects: [] },
      special: {
        instances: [{ value: 2, symbol: 'city' }],
        effects: [
          { kind: 'moveMonster', on: 'self', to: 'higher' },
          { kind: 'cityDamage', n: 2, where: 'here' },
        ],
      },
    },
    source: 'house',
  },
];
