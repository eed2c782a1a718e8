import { listed, seatName } from '../../kit/words.js';
import type { City } from '../content/city.js';
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

/** "the Flamer of Mob 2 of Sammy Fox Block". */
export function carriedName(printed: Printed, blocker: string, item: string): string {
  return `${itemName(printed, item)} of ${blockerName(printed, blocker)}`;
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
  const square = cityOf(laid).squares.get(space);
  if (square === undefined) return space;
  if (square.exposure === 'air') return openName(laid, square);
  const what = printedOn(laid, square);
  const column = cityOf(laid).list.some((one) => isLike(laid, one, square))
    ? ` in column ${square.x}`
    : '';
  const name = `${what}${column} on level ${square.l} of ${boardName(laid, square.board)}`;
  return laid.state.boards[square.board]?.fallen ? `what was ${name}` : name;
}

/** "the armoury 3,4", "apartment 23 (4,4)": short, with its column and level. */
export function shortSquareName(laid: Laid, space: string): string {
  const square = cityOf(laid).squares.get(space);
  if (square === undefined) return space;
  if (square.exposure === 'air') return `${openPlace(square)} ${space}`;
  if (laid.state.boards[square.board]?.fallen) return `the ruins ${space}`;
  const what = printedOn(laid, square);
  return square.colour === 'apartment' ? `${what} (${space})` : `${what} ${space}`;
}

function cityOf({ content, state }: Laid): City {
  return content.city(state.boards);
}

/** Whether another square on this level of the block shows the same. */
function isLike(laid: Laid, one: Square, square: BlockSquare): boolean {
  if (one === square || one.exposure === 'air' || one.board !== square.board) return false;
  return one.l === square.l && printedOn(laid, one) === printedOn(laid, square);
}

function printedOn(laid: Laid, square: BlockSquare): string {
  if (square.location !== null) return `the ${termName(square.location)}`;
  if (square.colour === 'civic') return 'the civic square';
  const addresses = cityOf(laid).plans[square.board]?.addresses ?? new Map();
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
  return link === null ? 'the open air' : `the ${termName(link)}`;
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

type Term = Location | Link | MarkerKind;

/** Where the words are not those of the id. */
const otherWords: Partial<Record<Term, string>> = {
  mall: 'shopping mall',
  station: 'sky-rail station',
  megaWay: 'mega-way',
  skyRail: 'sky-rail',
  hWagon: 'H-wagon',
  patWagon: 'pat-wagon',
};

/** What the rulebook calls it: "power house", "mega-way", "sonic cannon". */
export function termName(term: Term): string {
  return otherWords[term] ?? inWords(term);
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

/** "homingExplosive" as words. */
export function inWords(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What sentences are told with: the pack, and what the seats are called. */
export interface Told extends Printed {
  readonly seats: readonly string[];
}

const places = ['first', 'second', 'third', 'fourth'];

/** A player before the order of play is rolled, when nobody has a seat yet: they are counted as they draw their blocks. */
export function placeOf(player: number): string {
  return places[player] ?? `${player + 1}th`;
}

export function seatIn({ seats }: Told, seat: number): string {
  return seatName(seat, seats);
}
