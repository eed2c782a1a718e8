import type { ContentPack } from '../schema.js';

// biome-ignore format: a line or two a card
export const legCards: ContentPack['cards'] = [
  // Spider Legs
  { id: 'lg-spider-1', name: 'Wall Crawl', tile: 'lg-spider', copies: 2, type: 'action', requirement: 1,
    symbol: false, stays: false, effects: [{ kind: 'move', steps: 2, through: true }], source: 'house' },
  { id: 'lg-spider-2', name: 'Eight-Point Brace', tile: 'lg-spider', copies: 2, type: 'react',
    requirement: 2, symbol: false, stays: false, trigger: { window: 'damageToMech', who: 'self' },
    effects: [{ kind: 'prevent', amount: 2 }], source: 'house' },
  { id: 'lg-spider-3', name: 'Skitter Aside', tile: 'lg-spider', copies: 2, type: 'react', requirement: 2,
    symbol: false, stays: false, trigger: { window: 'monsterAttackDeclared', range: 1 },
    effects: [{ kind: 'move', steps: 1 }], source: 'house' },
  { id: 'lg-spider-4', name: 'Carry to Safety', tile: 'lg-spider', copies: 1, type: 'action',
    requirement: 2, symbol: false, stays: false,
    effects: [{ kind: 'rescue', count: 2, range: 0 }, { kind: 'move', steps: 1 }], source: 'house' },

  // Light Legs
  { id: 'lg-light-1', name: 'Sprint', tile: 'lg-light', copies: 2, type: 'action', requirement: 2,
    symbol: false, stays: false, effects: [{ kind: 'move', steps: 3 }], source: 'house' },
  { id: 'lg-light-2', name: 'Sidestep', tile: 'lg-light', copies: 2, type: 'react', requirement: 1,
    symbol: false, stays: false, trigger: { window: 'randomRolled', who: 'self' },
    effects: [{ kind: 'rerollRandom' }], source: 'house' },
  { id: 'lg-light-3', name: 'Hit and Fade', tile: 'lg-light', copies: 2, type: 'action', requirement: 2,
    symbol: false, stays: true,
    effects: [{ kind: 'boost', dice: 1, uses: 'next' }, { kind: 'move', steps: 1 }], source: 'house' },
  { id: 'lg-light-4', name: 'Evacuation Dash', tile: 'lg-light', copies: 1, type: 'action',
    requirement: 1, symbol: false, stays: false,
    effects: [
      { kind: 'move', steps: 1 },
      { kind: 'rescue', count: 1, range: 0 },
      { kind: 'move', steps: 1 },
    ],
    source: 'house' },

  // Rabbit Legs
  { id: 'lg-rabbit-1', name: 'Bounding Leap', tile: 'lg-rabbit', copies: 2, type: 'action',
    requirement: 1, symbol: false, stays: false, effects: [{ kind: 'move', steps: 3, through: true }],
    source: 'house' },
  { id: 'lg-rabbit-2', name: 'Moon Kick', tile: 'lg-rabbit', copies: 2, type: 'melee', requirement: 2,
    symbol: true, stays: false, effects: [{ kind: 'attack', dice: 2 }], source: 'house' },
  { id: 'lg-rabbit-3', name: 'Spring Away', tile: 'lg-rabbit', copies: 2, type: 'react', requirement: 1,
    symbol: false, stays: false, trigger: { window: 'monsterAttackDeclared', range: 0 },
    effects: [{ kind: 'move', steps: 2 }], source: 'house' },
  { id: 'lg-rabbit-4', name: 'Meteor Drop', tile: 'lg-rabbit', copies: 1, type: 'melee', requirement: 3,
    symbol: true, stays: false,
    effects: [{ kind: 'move', steps: 2, through: true }, { kind: 'attack', dice: 2, flat: 3 }],
    source: 'house' },

  // Heavy Legs
  { id: 'lg-heavy-1', name: 'Stomp', tile: 'lg-heavy', copies: 2, type: 'melee', requirement: 2,
    symbol: true, stays: false, effects: [{ kind: 'attack', dice: 2, flat: 1 }], source: 'house' },
  { id: 'lg-heavy-2', name: 'Anchor Down', tile: 'lg-heavy', copies: 2, type: 'react', requirement: 1,
    symbol: false, stays: false, trigger: { window: 'damageToMech', who: 'self' },
    effects: [{ kind: 'prevent', amount: 2 }], source: 'house' },
  { id: 'lg-heavy-3', name: 'Relentless March', tile: 'lg-heavy', copies: 2, type: 'action',
    requirement: 2, symbol: false, stays: false,
    effects: [{ kind: 'move', steps: 2 }, { kind: 'token', token: 'armor', count: 1, on: 'self' }],
    source: 'house' },
  { id: 'lg-heavy-4', name: 'Earthshaker', tile: 'lg-heavy', copies: 1, type: 'melee', requirement: 4,
    symbol: true, stays: false,
    effects: [
      { kind: 'attack', dice: 2, flat: 2, hits: 'space' },
      { kind: 'cityDamage', amount: 1, where: 'here' },
    ],
    source: 'house' },

  // Medium Legs
  { id: 'lg-medium-1', name: 'Forward March', tile: 'lg-medium', copies: 2, type: 'action',
    requirement: 1, symbol: false, stays: false, effects: [{ kind: 'move', steps: 2 }], source: 'house' },
  { id: 'lg-medium-2', name: 'Steady Footing', tile: 'lg-medium', copies: 2, type: 'react',
    requirement: 2, symbol: false, stays: false, trigger: { window: 'damageToMech', who: 'self' },
    effects: [{ kind: 'redirect', part: 'legs' }, { kind: 'prevent', amount: 1 }], source: 'house' },
  { id: 'lg-medium-3', name: 'Shoulder Charge', tile: 'lg-medium', copies: 2, type: 'melee',
    requirement: 2, symbol: true, stays: false,
    effects: [{ kind: 'move', steps: 1 }, { kind: 'attack', dice: 2, flat: 1 }], source: 'house' },
  { id: 'lg-medium-4', name: 'Cover the Crowd', tile: 'lg-medium', copies: 1, type: 'react',
    requirement: 1, symbol: false, stays: false, trigger: { window: 'citizenWouldBeDestroyed', range: 1 },
    effects: [{ kind: 'save' }], source: 'house' },

  // Tank Treads
  { id: 'lg-treads-1', name: 'Roll Out', tile: 'lg-treads', copies: 2, type: 'action', requirement: 1,
    symbol: false, stays: false, effects: [{ kind: 'move', steps: 1 }, { kind: 'shift', amount: 1 }],
    source: 'house' },
  { id: 'lg-treads-2', name: 'Escort Convoy', tile: 'lg-treads', copies: 2, type: 'react', requirement: 1,
    symbol: false, stays: false, trigger: { window: 'citizenEntered', range: 1 },
    effects: [{ kind: 'save' }], source: 'house' },
  { id: 'lg-treads-3', name: 'Crush', tile: 'lg-treads', copies: 2, type: 'melee', requirement: 3,
    symbol: true, stays: false, effects: [{ kind: 'attack', dice: 2, flat: 2 }], source: 'house' },
  { id: 'lg-treads-4', name: 'Bulldoze', tile: 'lg-treads', copies: 1, type: 'action', requirement: 3,
    symbol: true, stays: false,
    effects: [
      { kind: 'push', on: 'monster', range: 0, to: 'adjacent' },
      { kind: 'token', token: 'minus', count: 1, on: 'it' },
    ],
    source: 'house' },
];
