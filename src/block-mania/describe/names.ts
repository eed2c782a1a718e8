import { listed, seatName } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { Location, MarkerKind } from '../content/schema.js';
import type { BlockSquare, Link, OpenSquare, Square } from '../content/squares.js';
import type { OpenState } from '../state/state.js';

/*
 * What is printed on counters, cards and boards. Ids that no pack knows stand for themselves.
 */

/** Whatever knows the pack, such as a position. */
export interface Printed {
  readonly content: Content;
}

/** "Mob 2 of Sammy Fox Block". */
export function blockerName(printed: Printed, blocker: string): string {
  const block = printed.content.blockOf.get(blocker);
  const name = counterName(printed, blocker);
  return block === undefined ? name : `${name} of ${blockName(printed, block)}`;
}

/** "Mob 2", where everybody knows of which block. */
export function counterName({ content }: Printed, blocker: string): string {
  const name = content.blockerType.get(blocker)?.name;
  return name === undefined ? blocker : `${name} ${blocker.slice(blocker.lastIndexOf('-') + 1)}`;
}

export function blockerNames(printed: Printed, blockers: readonly string[]): string {
  return listed(blockers.map((blocker) => blockerName(printed, blocker)));
}

/** "the Flamer". */
export function itemName({ content }: Printed, item: string): string {
  return `the ${content.item.get(item)?.name ?? item}`;
}

export function blockName({ content }: Printed, block: string): string {
  return content.pack.boards.find(({ id }) => id === block)?.name ?? block;
}

/** Whatever knows the boards too. */
export interface Laid extends Printed {
  readonly state: Pick<OpenState, 'boards'>;
}

/** The block on this board. */
export function boardName(printed: Laid, board: number): string {
  const block = printed.state.boards[board]?.block;
  return block === undefined ? `board ${board}` : blockName(printed, block);
}

/** "the armoury on level 4 of Sammy Fox Block", "apartment 23 on level 4 of Sammy Fox Block". */
export function squareName(laid: Laid, space: string): string {
  const square = findSquare(laid, space);
  if (square === undefined) return space;
  if (square.exposure === 'air') return openName(laid, square);
  const what = printedOn(laid, square);
  const isAlone = findLevel(laid, square).every((one) => {
    return one === square || printedOn(laid, one) !== what;
  });
  const column = isAlone ? '' : ` in column ${square.x}`;
  const name = `${what}${column} on level ${square.l} of ${boardName(laid, square.board)}`;
  return laid.state.boards[square.board]?.fallen ? `what was ${name}` : name;
}

/** "the armoury 3,4", "apartment 23 (4,4)": short, with its column and level. */
export function shortSquareName(laid: Laid, space: string): string {
  const square = findSquare(laid, space);
  if (square === undefined) return space;
  if (square.exposure === 'air') return `${openPlace(square)} ${space}`;
  if (laid.state.boards[square.board]?.fallen) return `the ruins ${space}`;
  const what = printedOn(laid, square);
  return square.colour === 'apartment' ? `${what} (${space})` : `${what} ${space}`;
}

function findSquare({ content, state }: Laid, space: string): Square | undefined {
  return content.city(state.boards).squares.get(space);
}

/** The squares of a block on the level of this one. */
function findLevel({ content, state }: Laid, { board, l }: BlockSquare): BlockSquare[] {
  const { list } = content.city(state.boards);
  return list.filter((one): one is BlockSquare => {
    return one.exposure !== 'air' && one.board === board && one.l === l;
  });
}

function printedOn({ content, state }: Laid, square: BlockSquare): string {
  if (square.location !== null) return `the ${locationName(square.location)}`;
  if (square.colour === 'civic') return 'the civic square';
  const addresses = content.city(state.boards).plans[square.board]?.addresses ?? new Map();
  const [address = ''] = [...addresses].find(([, space]) => space === square.id) ?? [];
  return `apartment ${address}`;
}

function openName(laid: Laid, square: OpenSquare): string {
  const name = `${openPlace(square)} in column ${square.x}`;
  const isNamed = square.plaza || square.link !== null;
  return `${name}${isNamed ? '' : ` on level ${square.l}`} ${besides(laid, square)}`;
}

function openPlace({ plaza, link }: OpenSquare): string {
  if (plaza) return "the 'tween block plaza";
  return link === null ? 'the open air' : `the ${linkName(link)}`;
}

/** Between two blocks, or on the board of one. */
function besides(laid: Laid, { gaps, boards }: OpenSquare): string {
  const { state } = laid;
  const [gap] = gaps;
  if (gaps.length !== 1 || gap === undefined) {
    return `by ${listed(boards.map((board) => boardName(laid, board)))}`;
  }
  const ends = [gap, (gap + 1) % state.boards.length];
  return `between ${listed(ends.map((board) => boardName(laid, board)))}`;
}

const locationNames: Readonly<Record<Location, string>> = {
  bank: 'bank',
  armoury: 'armoury',
  mall: 'shopping mall',
  powerHouse: 'power house',
  waterTank: 'water tank',
  vehiclePark: 'vehicle park',
  station: 'sky-rail station',
  tubeway: 'tubeway',
  tunnel: 'tunnel',
  pedwayTerminus: 'pedway terminus',
  entrancePlaza: 'entrance plaza',
};

export function locationName(location: Location): string {
  return locationNames[location];
}

const linkNames: Readonly<Record<Link, string>> = {
  pedway: 'pedway',
  megaWay: 'mega-way',
  skyRail: 'sky-rail',
};

export function linkName(link: Link): string {
  return linkNames[link];
}

/** Both sides of a card; one that the viewer may not see has no id. */
export function cardName(printed: Printed, card: string | undefined): string {
  return card === undefined
    ? 'a card'
    : `${maniaName(printed, card)} / ${justiceName(printed, card)}`;
}

export function maniaName({ content }: Printed, card: string): string {
  return content.mania.get(card)?.name ?? card;
}

export function justiceName({ content }: Printed, card: string): string {
  return content.justice.get(card)?.name ?? card;
}

const markers: Readonly<Record<MarkerKind, string>> = {
  hWagon: 'H-wagon',
  patWagon: 'pat-wagon',
  sonicCannon: 'sonic cannon',
};

export function markerName(kind: MarkerKind): string {
  return markers[kind];
}

/** "homingExplosive" as words. */
export function inWords(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What sentences are told with: the pack, and what the seats are called. */
export class Names implements Printed {
  constructor(
    readonly content: Content,
    readonly seats: readonly string[],
  ) {}

  seat(seat: number): string {
    return seatName(seat, this.seats);
  }

  blocker(blocker: string): string {
    return blockerName(this, blocker);
  }

  blockers(blockers: readonly string[]): string {
    return blockerNames(this, blockers);
  }

  item(item: string): string {
    return itemName(this, item);
  }

  items(items: readonly string[]): string {
    return listed(items.map((item) => this.item(item)));
  }

  block(block: string): string {
    return blockName(this, block);
  }

  /** The block of the seat that owns this board. */
  board(board: number): string {
    return `the block of ${this.seat(board)}`;
  }

  mania(card: string): string {
    return maniaName(this, card);
  }

  justice(card: string): string {
    return justiceName(this, card);
  }

  card(card: string | undefined): string {
    return cardName(this, card);
  }
}
