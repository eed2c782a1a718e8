import type { WorkCard } from '../schema.js';

// biome-ignore format: two lines a card
export const workCards: WorkCard[] = [
  { id: 'work-product', kind: 'work', name: 'Create Product', work: 1, money: 0,
    effect: { kind: 'placeProducts', max: 2, requires: 'factory' }, source: 'rulebook' },
  { id: 'work-factory', kind: 'work', name: 'Build Factory', work: 1, money: 3,
    effect: { kind: 'build', structure: 'factory' }, source: 'rulebook' },
  { id: 'work-watchtower', kind: 'work', name: 'Build Watchtower', work: 1, money: 3,
    effect: { kind: 'build', structure: 'watchtower' }, source: 'rulebook' },
  { id: 'work-monument', kind: 'work', name: 'Build Monument', work: 1, money: 3,
    effect: { kind: 'build', structure: 'monument', requires: 'skyscraper' }, source: 'rulebook' },
];
