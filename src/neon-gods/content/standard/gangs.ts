import type { Gang } from '../schema.js';

/** All four colours are public; the names of the pink and the green gang are house-made. */
export const gangs: Gang[] = [
  { id: 'mums', name: 'The Mums', color: 'yellow', source: 'rulebook' },
  { id: 'tykes', name: 'Disco Tykes', color: 'blue', source: 'rulebook' },
  { id: 'cupids', name: 'Chrome Cupids', color: 'pink', source: 'house' },
  { id: 'slimes', name: 'Slime Kings', color: 'green', source: 'house' },
];
