import { issuesOf, type PackIssue, uniqueIds, type Wrong as WrongIn } from '../../kit/pack.js';
import type { RuleId } from '../rules.js';
import type { Board, ContentPack, Location, ManiaEffect, ManiaSide } from './schema.js';

type Wrong = WrongIn<RuleId>;

/** What is wrong with a pack of the right form; empty is good. */
export function checkPack(pack: ContentPack): PackIssue<RuleId>[] {
  return issuesOf((wrong) => {
    uniqueIds(pack, sections, 'BM-COMP-05', wrong);
    pack.boards.forEach((board, index) => {
      checkBoard(pack, board, (rule, part, message) => {
        wrong(rule, ['boards', index, part], `${board.name}: ${message}`);
      });
    });
    checkBlocks(pack, wrong);
    checkBlockers(pack, wrong);
    checkItems(pack, wrong);
    checkSides(pack, wrong);
    checkCards(pack, wrong);
  });
}

/** All share one set of names, so that an id says what is meant. */
const sections = ['boards', 'blockerTypes', 'items', 'mania', 'justice', 'cards'] as const;

const faces = [1, 2, 3, 4, 5, 6] as const;
const addresses = faces.flatMap((a) => faces.map((b) => `${a}${b}`));
const singles: readonly Location[] = ['powerHouse', 'waterTank', 'vehiclePark', 'station'];

/** Notes what is wrong with a part of a board. */
type WrongOnBoard = (rule: RuleId, part: string, message: string) => void;

function checkBoard(pack: ContentPack, board: Board, wrong: WrongOnBoard): void {
  const places = board.squares.map(({ c, L }) => `${c},${L}`);
  if (new Set(places).size < places.length)
    wrong('BM-COMP-01', 'squares', 'a square is listed twice.');
  for (const { address, c, L } of board.airAddresses ?? []) {
    if (!places.includes(`${c},${L}`)) continue;
    wrong('BM-COMP-03', 'airAddresses', `address ${address} is not on open air.`);
  }
  const printed = [
    ...board.squares.flatMap(({ address }) => address ?? []),
    ...(board.airAddresses ?? []).map(({ address }) => address),
  ];
  for (const address of addresses) {
    const times = printed.filter((one) => one === address).length;
    if (times !== 1) wrong('BM-COMP-03', 'squares', `address ${address} is there ${times} times.`);
  }
  for (const { c, L, colour, address, location } of board.squares) {
    const isFine =
      (colour === 'apartment') === (address !== undefined) &&
      (colour === 'special') === (location !== undefined);
    if (!isFine) wrong('BM-COMP-02', 'squares', `(${c},${L}) is ${colour} with the wrong print.`);
  }
  for (const location of singles) {
    const times = board.squares.filter((square) => square.location === location).length;
    if (times !== 1) wrong('BM-COMP-02', 'squares', `there are ${times} squares of ${location}.`);
  }
  checkExposure(board, wrong);
  checkLinks(pack, board, wrong);
  checkShafts(board, wrong);
}

function has({ squares }: Board, c: number, L: number): boolean {
  return squares.some((square) => square.c === c && square.L === L);
}

function checkExposure(board: Board, wrong: WrongOnBoard): void {
  for (const { c, L, exposure } of board.squares) {
    const isOpen = !has(board, c - 1, L) || !has(board, c + 1, L);
    if (isOpen !== (exposure === 'window')) {
      wrong('BM-COMP-01', 'squares', `(${c},${L}) is ${isOpen ? 'a window' : 'interior'}.`);
    }
  }
}

/** Both ends of every link: the outermost block squares of its level. */
function checkLinks({ links }: ContentPack, board: Board, wrong: WrongOnBoard): void {
  const ends = [
    { level: links.plazaLevel, location: 'entrancePlaza', rule: 'BM-LOC-06' },
    { level: links.megaWayLevel, location: 'tunnel', rule: 'BM-MWAY-01' },
    { level: links.pedwayLevel, location: 'pedwayTerminus', rule: 'BM-LOC-08' },
    { level: links.skyRailLevel, location: 'tubeway', rule: 'BM-RAIL-02' },
  ] as const;
  for (const { level, location, rule } of ends) {
    const row = board.squares.filter(({ L }) => L === level).sort((a, b) => a.c - b.c);
    for (const end of [row[0], row[row.length - 1]]) {
      if (end?.location === location) continue;
      wrong(rule, 'squares', `level ${level} does not end in a ${location} on both sides.`);
    }
  }
  const lines = [
    { location: 'station', level: links.skyRailLevel, rule: 'BM-RAIL-02' },
    { location: 'vehiclePark', level: links.megaWayLevel, rule: 'BM-MWAY-01' },
  ] as const;
  for (const { location, level, rule } of lines) {
    const square = board.squares.find((one) => one.location === location);
    if (square !== undefined && square.L !== level) {
      wrong(rule, 'squares', `the ${location} is on level ${square.L}, not ${level}.`);
    }
  }
}

/** Shafts and chutes stay inside their block (BM-RULING-15). */
function checkShafts(board: Board, wrong: WrongOnBoard): void {
  for (const { id, c, from, to } of board.elevators) {
    for (let L = from; L <= to; L++) {
      if (!has(board, c, L)) wrong('BM-RULING-15', 'elevators', `shaft ${id} leaves the block.`);
    }
    if (from >= to) wrong('BM-RULING-15', 'elevators', `shaft ${id} has no height.`);
  }
  for (const { id, c, from, to } of board.chutes) {
    if (from < 2 || from > to) wrong('BM-CHUTE-01', 'chutes', `chute ${id} has no drop.`);
    for (let L = 1; L <= to; L++) {
      if (!has(board, c, L)) wrong('BM-CHUTE-01', 'chutes', `chute ${id} leaves the block.`);
    }
  }
}

/** Enough blocks for any number of players, each with blockers to begin with. */
function checkBlocks({ boards, sets, constants }: ContentPack, wrong: Wrong): void {
  const base = boards.filter(({ expansion }) => !expansion).length;
  const message = `There are ${boards.length} blocks, ${base} of the base box; 4 and 2 are needed.`;
  if (boards.length < 4 || base < 2) wrong('BM-RULING-108', ['boards'], message);
  boards.forEach(({ id, name }, index) => {
    const own = sets.filter(({ board }) => board === id);
    const count = own.reduce((sum, set) => sum + set.count, 0);
    const { firstBlockers } = constants;
    const told = `${name} has ${count} blockers; its player begins with ${firstBlockers}.`;
    if (count < firstBlockers) wrong('BM-SETUP-07', ['boards', index], told);
  });
}

function checkBlockers({ sets, blockerTypes, boards, kleggs }: ContentPack, wrong: Wrong): void {
  const types = blockerTypes.map(({ id }) => id);
  blockerTypes.forEach(({ name, kind, flag }, index) => {
    if (kind !== 'superhero' || flag === null) return;
    wrong('BM-HERO-05', ['blockerTypes', index, 'flag'], `${name} carries nothing.`);
  });
  sets.forEach(({ board, type }, index) => {
    const first = sets.findIndex((set) => set.board === board && set.type === type);
    const again = `"${type}" of "${board}" is listed at sets.${first} already.`;
    if (first < index) wrong('BM-SETUP-06', ['sets', index], again);
    const isKnown = types.includes(type) && boards.some(({ id }) => id === board);
    const message = `There is no board "${board}", or no blocker "${type}".`;
    if (!isKnown) wrong('BM-SETUP-06', ['sets', index], message);
    if (blockerTypes.find(({ id }) => id === type)?.kind !== 'klegg') return;
    wrong('BM-KLEGG-02', ['sets', index], `Kleggs belong to no block, so not to "${board}".`);
  });
  const klegg = blockerTypes.find(({ id }) => id === kleggs.type);
  if (klegg?.kind !== 'klegg') {
    const message = `Kleggs are of the type "${kleggs.type}", which is not a klegg.`;
    wrong('BM-KLEGG-02', ['kleggs', 'type'], message);
  }
}

/** BM-DMG-04: only what can hurt a square may be aimed at one. */
function checkItems({ items, constants }: ContentPack, wrong: Wrong): void {
  items.forEach(({ name, damage, effects }, index) => {
    const isStrong = (damage ?? 0) >= constants.strengths.block;
    const aims = effects.some(({ kind }) => kind === 'aimSquare');
    if (isStrong === aims) return;
    const message = `${name} has DAMAGE ${damage ?? 'none'} and ${aims ? 'aims' : 'does not aim'} at squares.`;
    wrong('BM-DMG-04', ['items', index], message);
  });
}

const typeRules = {
  command: 'BM-MANIA-04',
  hazard: 'BM-MANIA-06',
  attack: 'BM-MANIA-10',
} as const;

/** Each effect belongs to one type of mania card. */
function checkSides({ mania }: ContentPack, wrong: Wrong): void {
  mania.forEach(({ id, type, effect }, index) => {
    if (typeOfEffect(effect) === type) return;
    const message = `${id} is a ${type} card with the effect of another type, ${effect.kind}.`;
    wrong(typeRules[type], ['mania', index, 'type'], message);
  });
}

function typeOfEffect(effect: ManiaEffect): ManiaSide['type'] {
  switch (effect.kind) {
    case 'hazardHalt':
    case 'hazardAttack':
      return 'hazard';
    case 'modAttack':
    case 'cancelAttack':
      return 'attack';
    case 'unflip':
      return effect.when === 'combat' ? 'attack' : 'command';
    default:
      return 'command';
  }
}

function checkCards(pack: ContentPack, wrong: Wrong): void {
  const { cards, mania, justice, setAside, constants } = pack;
  cards.forEach((card, index) => {
    const isKnown =
      mania.some(({ id }) => id === card.mania) && justice.some(({ id }) => id === card.justice);
    const message = `${card.id} has a side that the pack does not know.`;
    if (!isKnown) wrong('BM-MANIA-01', ['cards', index], message);
  });
  for (const section of ['mania', 'justice'] as const) {
    pack[section].forEach(({ id, count }, index) => {
      const times = cards.filter((card) => card[section] === id).length;
      const message = `${id} should be on ${count} cards and is on ${times}.`;
      if (times !== count) wrong('BM-MANIA-01', [section, index], message);
    });
  }
  for (const players of [2, 3, 4] as const) {
    const least = setAside[players] + constants.openingHand * players + 1;
    const message = `${players} players need at least ${least} cards, not ${cards.length}.`;
    if (cards.length < least) wrong('BM-SETUP-10', ['cards'], message);
  }
  if (constants.openingHand > constants.handLimit) {
    const message = `The first hand of ${constants.openingHand} is over the limit of ${constants.handLimit}.`;
    wrong('BM-SETUP-10', ['constants', 'openingHand'], message);
  }
}
