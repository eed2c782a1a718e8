import type { ContentPack } from '../schema.js';

// biome-ignore format: a line an action
export const legs: ContentPack['legs'] = [
  { id: 'lg-spider', name: 'Spider Legs', length: 5,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'RUN', type: 'action', link: 3, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 2, min: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'lg-light', name: 'Light Legs', length: 4,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'RUN', type: 'action', link: 2, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 2, min: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'lg-rabbit', name: 'Rabbit Legs', length: 4,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'LEAP', type: 'action', link: 2, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 2, min: 1, through: true }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'lg-heavy', name: 'Heavy Legs', length: 5,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'BRACE', type: 'action', link: 2, cost: 'card', symbol: false,
        effects: [{ kind: 'token', token: 'armor', count: 1, on: 'self' }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'lg-medium', name: 'Medium Legs', length: 4,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'RUN', type: 'action', link: 3, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 2, min: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'lg-treads', name: 'Tank Treads', length: 5,
    actions: [
      { name: 'WALK', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'move', steps: 1, min: 1 }] },
      { name: 'RAM', type: 'melee', link: 3, cost: 'card', symbol: true,
        effects: [{ kind: 'move', steps: 1 }, { kind: 'attack', dice: 1 }] },
    ],
    source: 'house' },
];

// biome-ignore format: a line an action
export const arms: ContentPack['arms'] = [
  { id: 'ar-chainfist', name: 'Chain Fist', length: 5,
    actions: [
      { name: 'BASH', type: 'attack', link: 1, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-shotgun', name: 'Shotgun', length: 4,
    actions: [
      { name: 'BASH', type: 'attack', link: 1, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-flame', name: 'Flame Thrower', length: 4,
    actions: [
      { name: 'IGNITE', type: 'attack', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'token', token: 'fire', count: 1, on: 'monster', range: 0 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-whip', name: 'Electro Whip', length: 5,
    actions: [
      { name: 'LASH', type: 'attack', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1, range: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-sniper', name: 'Sniper Rifle', length: 4,
    actions: [
      { name: 'SNAP SHOT', type: 'attack', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', flat: 3, range: 2, minRange: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-knife', name: 'Lazer Knife', length: 5,
    actions: [
      { name: 'STAB', type: 'melee', link: 1, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', flat: 3, pierce: true }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-rocket', name: 'Rocket Launcher', length: 4,
    actions: [
      { name: 'LOB', type: 'attack', link: 3, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1, flat: 2, range: 2, minRange: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-mace', name: 'Power Mace', length: 6,
    actions: [
      { name: 'BASH', type: 'attack', link: 1, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-mg', name: 'Machine Gun', length: 5,
    actions: [
      { name: 'BURST', type: 'attack', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1, range: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-sword', name: 'Power Sword', length: 5,
    actions: [
      { name: 'SLASH', type: 'melee', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'attack', dice: 1, flat: 1 }] },
    ],
    source: 'rulebook', reconstructed: true },
  { id: 'ar-shield', name: 'Riot Shield', length: 6,
    actions: [
      { name: 'BRACE', type: 'action', link: 1, cost: 'card', symbol: false,
        effects: [{ kind: 'token', token: 'armor', count: 1, on: 'self' }] },
    ],
    source: 'house' },
  { id: 'ar-cryo', name: 'Cryo Cannon', length: 5,
    actions: [
      { name: 'CHILL', type: 'action', link: 2, cost: 'card', symbol: true,
        effects: [{ kind: 'token', token: 'minus', count: 1, on: 'monster', range: 1 }] },
    ],
    source: 'house' },
];
