import { blockMania } from '../../src/block-mania/index.js';

/*
 * A small war in which the rare moves are common: two blocks of a dozen squares each, whose lines lie
 * one above the other, so that a car, the pedway and an enemy are never far; superheroes and guns for all.
 */

const { content } = blockMania;
type Board = (typeof content.boards)[number];
type Square = Board['squares'][number];

const at = (c: number, L: number, location: NonNullable<Square['location']>): Square => {
  const exposure = c === 5 && L !== 5 ? 'interior' : 'window';
  return { c, L, exposure, colour: 'special', location };
};
const flat = (L: number, address: string): Square => {
  return { c: 5, L, exposure: 'interior', colour: 'apartment', address };
};

const squares: Square[] = [
  at(4, 1, 'entrancePlaza'),
  at(5, 1, 'powerHouse'),
  at(6, 1, 'entrancePlaza'),
  at(4, 2, 'tunnel'),
  at(5, 2, 'vehiclePark'),
  at(6, 2, 'tunnel'),
  at(4, 3, 'pedwayTerminus'),
  { ...flat(3, '11'), fireControl: true },
  at(6, 3, 'pedwayTerminus'),
  at(4, 4, 'tubeway'),
  at(5, 4, 'station'),
  at(6, 4, 'tubeway'),
  at(5, 5, 'waterTank'),
];

const faces = [1, 2, 3, 4, 5, 6];
const printed = squares.flatMap(({ address }) => address ?? []);
const lost = faces
  .flatMap((a) => faces.map((b) => `${a}${b}`))
  .filter((address) => !printed.includes(address));

const tower = (id: string, name: string, expansion = false): Board => ({
  id,
  name,
  expansion,
  squares,
  elevators: [{ id: 'E1', c: 5, from: 1, to: 5 }],
  chutes: [{ id: 'G1', c: 5, from: 3, to: 5 }],
  airAddresses: lost.map((address) => ({ address, c: 5, L: 11 })),
  source: 'house',
});

const sides = ['allAboard', 'openHouse', 'rabbleRouser', 'deadEye', 'quickReload', 'lineBomb'];
const cards = Array.from({ length: 30 }, (_, i) => ({
  id: `card-${String(i + 1).padStart(2, '0')}`,
  mania: sides[i % sides.length] as string,
  justice: 'judges',
}));
const counted = <S extends { id: string; count: number }>(all: readonly S[], n: number): S[] => {
  return all
    .filter(({ id }) => cards.some(({ mania, justice }) => mania === id || justice === id))
    .map((side) => ({ ...side, count: n }));
};

export const towers = blockMania.withContent({
  ...content,
  id: 'towers',
  links: { plazaLevel: 1, megaWayLevel: 2, pedwayLevel: 3, skyRailLevel: 4 },
  constants: { ...content.constants, firstBlockers: 6, commandDice: 3 },
  boards: [
    tower('east', 'East Tower'),
    tower('west', 'West Tower'),
    tower('north', 'North Tower', true),
    tower('south', 'South Tower', true),
  ],
  blockerTypes: content.blockerTypes.map((type) => {
    return type.kind === 'superhero' ? { ...type, command: 15 } : type;
  }),
  sets: ['east', 'west', 'north', 'south'].flatMap((board) => [
    { board, type: 'cityDef', count: 4 },
    { board, type: 'superhero', count: 4 },
  ]),
  items: content.items.map((item) => ({ ...item, base: item.id === 'stumpGun' ? 8 : 1 })),
  mania: counted(content.mania, cards.length / sides.length),
  justice: counted(content.justice, cards.length),
  cards,
  setAside: { 2: 4, 3: 4, 4: 4 },
});
