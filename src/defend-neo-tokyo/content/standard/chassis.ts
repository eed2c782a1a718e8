import type { ContentPack } from '../schema.js';

/** Every Chassis can reroute Power and be repaired. */
// biome-ignore format: a line an action
const actions: ContentPack['chassis'][number]['actions'] = [
  { name: 'REROUTE', type: 'action', link: null, cost: 'card', symbol: false,
    effects: [{ kind: 'shift', amount: 1, mandatory: true }] },
  { name: 'REPAIR', type: 'action', link: null, cost: 'bot', symbol: false,
    effects: [{ kind: 'repair', amount: 2, on: 'self' }] },
];

/** Areas are listed from the right end of the track, which fills first. */
// biome-ignore format: a line or two a Chassis
export const chassis: ContentPack['chassis'] = [
  { id: 'ch-anansi', name: 'Anansi',
    areas: [
      { color: 'green', spaces: 2, power: 7 },
      { color: 'yellow', spaces: 3, power: 6 },
      { color: 'orange', spaces: 3, power: 5 },
      { color: 'red', spaces: 2, power: 3 },
    ],
    source: 'rulebook', reconstructed: true, actions },
  { id: 'ch-vaquero', name: 'El Vaquero',
    areas: [
      { color: 'green', spaces: 2, power: 7 },
      { color: 'yellow', spaces: 4, power: 6 },
      { color: 'orange', spaces: 3, power: 4 },
      { color: 'red', spaces: 2, power: 3 },
    ],
    source: 'rulebook', reconstructed: true, actions },
  { id: 'ch-shenjian', name: 'Shen-Jian',
    areas: [
      { color: 'green', spaces: 3, power: 7 },
      { color: 'yellow', spaces: 2, power: 6 },
      { color: 'orange', spaces: 2, power: 4 },
      { color: 'red', spaces: 2, power: 2 },
    ],
    source: 'rulebook', reconstructed: true, actions },
  { id: 'ch-zakharovich', name: 'Zakharovich 2400',
    areas: [
      { color: 'yellow', spaces: 6, power: 6 },
      { color: 'orange', spaces: 5, power: 5 },
      { color: 'red', spaces: 4, power: 3 },
    ],
    source: 'rulebook', reconstructed: true, actions },
  { id: 'ch-patriot', name: 'Patriot 1776',
    areas: [
      { color: 'yellow', spaces: 5, power: 6 },
      { color: 'orange', spaces: 4, power: 4 },
      { color: 'red', spaces: 3, power: 2 },
    ],
    source: 'rulebook', reconstructed: true, actions },
  { id: 'ch-raijin', name: 'Raijin Zero',
    areas: [
      { color: 'yellow', spaces: 3, power: 7 },
      { color: 'orange', spaces: 4, power: 5 },
      { color: 'red', spaces: 4, power: 2 },
    ],
    source: 'house', actions },
];
