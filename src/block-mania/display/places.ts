import type { CardText } from '../../display/card.js';
import { capital } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import { type Constants, type Location, locations, markerKinds } from '../content/schema.js';
import type { Link } from '../content/squares.js';
import { termName } from '../describe/names.js';
import { hitsToCollapse, hitsToSever } from '../mechanics/board.js';
import { markerLines } from './justice.js';

/** What is printed on the boards, and the markers that come to lie there. */
export function placesOf(content: Content): CardText[] {
  const { constants } = content;
  return [
    ...locations.map((location) => {
      const lines = locationLines[location](constants);
      return text(`location:${location}`, 'location', capital(termName(location)), lines);
    }),
    ...links.map((link) => {
      const lines = linkLines[link](constants);
      return text(`link:${link}`, 'link', capital(termName(link)), lines);
    }),
    ...grounds.map((ground) => {
      const { title, lines } = groundTexts[ground](constants);
      return text(`square:${ground}`, 'square', title, lines);
    }),
    ...markerKinds.map((marker) => {
      const lines = markerLines(marker, content);
      return text(`marker:${marker}`, 'marker', capital(termName(marker)), lines);
    }),
    ...damages.map((damage) => {
      const { title, lines } = damageTexts[damage](constants);
      return text(`marker:${damage}`, 'marker', title, lines);
    }),
  ];
}

function text(id: string, kind: string, title: string, lines: string[]): CardText {
  return { id, kind, title, lines, values: [], source: 'rulebook' };
}

type Told = (constants: Constants) => string[];
type Titled = (constants: Constants) => { title: string; lines: string[] };

const locationLines: Readonly<Record<Location, Told>> = {
  bank: ({ score }) => [
    'It can be looted, and gives no counters.',
    `Looted or collapsed it counts ${score.vault} defeat points.`,
  ],
  armoury: ({ score, strengths, explosionFrom, explosionDamage, lootDraws }) => [
    'A blocker that comes here, or began the command phase here, may draw 1 armoury counter.',
    `It can be looted for ${lootDraws} armoury counters; looted or collapsed it counts ${score.vault} defeat points.`,
    `It has STRENGTH ${strengths.armoury}. With every marker of fire, damage or collapse it explodes on a ${explosionFrom} or more: it collapses, and everybody next to it is attacked with DAMAGE ${explosionDamage}.`,
  ],
  mall: ({ score, lootDraws }) => [
    'A blocker that comes here, or began the command phase here, may draw 1 hardware counter.',
    `It can be looted for ${lootDraws} hardware counters, and then counts ${score.mall} defeat points.`,
  ],
  powerHouse: ({ switchCost, darkPenalty }) => [
    `The active blocker in it may switch the power of the block on or off for ${switchCost} MP.`,
    `Without power elevators and pedways stop, civic squares cost MP, and shots at interior squares are at -${darkPenalty}.`,
    'When it collapses, the power is off for good.',
  ],
  waterTank: ({ tankDepth, fireOut }) => [
    `The first structural marker breaks it, and the fires in the ${tankDepth} squares under it go out.`,
    `From then on no die of ${fireOut} or less puts a fire of the block out.`,
  ],
  vehiclePark: ({ rideCost, explosionFrom }) => [
    `From here a blocker drives along the mega-way to another vehicle park for ${rideCost} MP; mobs and fatties do not.`,
    `With every fire marker it explodes on a ${explosionFrom} or more, like an armoury.`,
  ],
  station: ({ rideCost }) => [
    `With a car in it, a blocker rides to another sky-rail station for ${rideCost} MP; fatties do not.`,
  ],
  tubeway: () => ['The sky-rail leaves the block here; flyers come to the station through it.'],
  tunnel: () => ['The mega-way leaves the block here; flyers come to the vehicle park through it.'],
  pedwayTerminus: ({ rideCost }) => [
    `From here a blocker rides the pedway to the other side for ${rideCost} MP.`,
    'If it collapses, the pedway stops for good.',
  ],
  entrancePlaza: () => [
    'A blocker enters it for nothing as long as it stands.',
    'Flyers take off from it.',
  ],
};

const links = ['pedway', 'megaWay', 'skyRail'] as const satisfies readonly Link[];

const linkLines: Readonly<Record<Link, Told>> = {
  pedway: ({ strengths }) => [
    `It works with power on both sides and no damage. STRENGTH ${strengths.pedway}.`,
    `The first hit stops it: it is walked on like rubble. ${ordinals[hitsToCollapse.pedway]} a square collapses, with ${hitsToSever} hits it is severed and nobody walks over it.`,
  ],
  megaWay: ({ strengths }) => [
    `Vehicles drive on it, nobody walks. STRENGTH ${strengths.megaWay}; ${ordinals[hitsToCollapse.megaWay]?.toLowerCase()} a square collapses and bars the way.`,
  ],
  skyRail: ({ strengths }) => [
    `Cars ride on it, nobody walks. STRENGTH ${strengths.skyRail}; ${ordinals[hitsToCollapse.skyRail]?.toLowerCase()} a square collapses and bars the way.`,
  ],
};

const ordinals = ['', 'With the first hit', 'With the second hit', 'With the third hit'] as const;

const grounds = [
  'apartment',
  'civic',
  'plaza',
  'air',
  'balcony',
  'fireControl',
  'elevator',
  'chute',
] as const;

const groundTexts: Readonly<Record<(typeof grounds)[number], Titled>> = {
  apartment: ({ stepCost, upCost }) => ({
    title: 'Apartment',
    lines: [
      'Its address is two dice: new blockers and sparks come to it.',
      `A step into it costs ${stepCost} MP, from below ${upCost} MP.`,
    ],
  }),
  civic: ({ openBonus, score }) => ({
    title: 'Civic square',
    lines: [
      'With power a blocker enters it for nothing.',
      `Shots at targets in it get +${openBonus}. A scrawl on it counts ${score.civicScrawl} defeat points.`,
    ],
  }),
  plaza: ({ openBonus }) => ({
    title: "'Tween block plaza",
    lines: [`Anybody may walk here. Shots at targets here get +${openBonus}.`],
  }),
  air: ({ openBonus }) => ({
    title: 'Open air',
    lines: [`Only flyers come here. Shots at targets here get +${openBonus}.`],
  }),
  balcony: () => ({
    title: 'Balcony',
    lines: ['A window on which flyers land and from which they take off.'],
  }),
  fireControl: ({ hit }) => ({
    title: 'Fire control',
    lines: [
      `A blocker here fights a fire in one of the eight squares around it: each marker goes out if a die and the blocker's STRENGTH make ${hit} or more.`,
    ],
  }),
  elevator: ({ rideCost }) => ({
    title: 'Elevator',
    lines: [`With power a blocker rides to any level of the shaft for ${rideCost} MP.`],
  }),
  chute: ({ rideCost }) => ({
    title: 'Grav chute',
    lines: [
      `A blocker drops to level 1 for ${rideCost} MP. If a square below has collapsed, it dies.`,
    ],
  }),
};

const damages = [
  'fire',
  'structural',
  'collapsed',
  'looted',
  'scrawl',
  'car',
  'severed',
  'charge',
] as const;

const damageTexts: Readonly<Record<(typeof damages)[number], Titled>> = {
  fire: ({ score, maxFire, fireDamage, burn, fireOut }) => ({
    title: 'Fire',
    lines: [
      `A burning square counts ${score.fire} in defeat points, and holds up to ${maxFire} markers; one more goes to an address that is rolled.`,
      `In its owner's end phase it grows by 1 in a block. Then a die: on ${fireOut} or less 1 marker goes out; otherwise ${fireDamage} or more with the markers damages the square.`,
      `A blocker in it is destroyed if a die and the markers make ${burn} or more.`,
    ],
  }),
  structural: ({ collapse }) => ({
    title: 'Structural damage',
    lines: [
      `When a marker is placed, the square collapses if a die and the markers that were there make ${collapse} or more.`,
    ],
  }),
  collapsed: ({ score, rubbleCost }) => ({
    title: 'Rubble',
    lines: [
      `A collapsed square counts ${score.collapsed} defeat points. To enter and to leave it costs ${rubbleCost} MP more each.`,
    ],
  }),
  looted: ({ score }) => ({
    title: 'Looted',
    lines: [
      `It gives no more counters. A bank or armoury counts ${score.vault} defeat points, a shopping mall ${score.mall}.`,
    ],
  }),
  scrawl: ({ score }) => ({
    title: 'Scrawl',
    lines: [
      `It counts ${score.windowScrawl} defeat points on a window and ${score.civicScrawl} on another civic square.`,
    ],
  }),
  car: () => ({
    title: 'Sky-rail car',
    lines: ['It takes one blocker to another station, and waits there.'],
  }),
  severed: () => ({ title: 'Severed pedway', lines: ['Nobody walks over this square any more.'] }),
  charge: () => ({
    title: 'Laid demo charge',
    lines: ['It goes off at the start of the combat phase.'],
  }),
};
