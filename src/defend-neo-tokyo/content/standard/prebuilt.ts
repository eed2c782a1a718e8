import type { ContentPack } from '../schema.js';

/** The first Arm is the left one unless its pilot says otherwise. */
// biome-ignore format: a line or two a Mech
export const prebuilt: ContentPack['prebuilt'] = [
  { id: 'pb-1', name: 'Prebuilt 1', chassis: 'ch-anansi', arms: ['ar-chainfist', 'ar-shotgun'],
    legs: 'lg-spider', source: 'rulebook' },
  { id: 'pb-2', name: 'Prebuilt 2', chassis: 'ch-vaquero', arms: ['ar-flame', 'ar-whip'],
    legs: 'lg-light', source: 'rulebook' },
  { id: 'pb-3', name: 'Prebuilt 3', chassis: 'ch-shenjian', arms: ['ar-sniper', 'ar-knife'],
    legs: 'lg-rabbit', source: 'rulebook' },
  { id: 'pb-4', name: 'Prebuilt 4', chassis: 'ch-zakharovich', arms: ['ar-rocket', 'ar-mace'],
    legs: 'lg-heavy', source: 'rulebook' },
  { id: 'pb-5', name: 'Prebuilt 5', chassis: 'ch-patriot', arms: ['ar-mg', 'ar-sword'], legs: 'lg-medium',
    source: 'rulebook' },
];
