import type { Board, Mark, Piece, Space } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { copiesOf } from '../../kit/sets.js';
import { plural } from '../../kit/words.js';
import type { Level } from '../content/schema.js';
import { arcs, developmentName, tileName } from '../describe/names.js';
import { controllerOf, developmentOf } from '../mechanics/control.js';
import { placesOf } from '../mechanics/figures.js';
import { bribeCost, salePrice } from '../mechanics/limits.js';
import { boardOf, figuresOn, holderOf, nobody, tokensOn } from '../mechanics/occupancy.js';
import type { Seen } from '../play.js';
import type { Tile } from '../state/state.js';
import { levelNames } from './conditions.js';
import {
  buyerIn,
  type CityShown,
  figuresId,
  seatNameIn,
  seenIn,
  spaceId,
  tileId,
  tokenId,
} from './shown.js';

/** The side of the board in use, with tiles, figures and tokens. */
export function cityBoard(shown: CityShown): Board {
  const seen = seenIn(shown);
  const { spaces } = boardOf(seen);
  const corner = cornerOf(spaces);
  const placed = spaces.map((at, index) => spaceOf(shown, seen, at, index, corner));
  return {
    id: 'board:city',
    label: 'The city',
    size: [corner.width, corner.height],
    spaces: placed,
    links: [],
    pieces: [
      ...shown.view.tiles.flatMap((tile) => tilePieces(shown, seen, tile)),
      ...spaces.flatMap((at, index) => piecesOn(shown, seen, at, index)),
    ],
  };
}

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(at: string): { readonly column: number; readonly row: number } {
  return { column: at.charCodeAt(0) - 65, row: Number(at.slice(1)) };
}

/** The rectangle around all usable spaces. */
function cornerOf(spaces: readonly string[]): Corner {
  const columns = spaces.map((at) => placeOf(at).column);
  const rows = spaces.map((at) => placeOf(at).row);
  const left = Math.min(...columns);
  const top = Math.max(...rows);
  return {
    left,
    top,
    width: Math.max(...columns) - left + 1,
    height: top - Math.min(...rows) + 1,
  };
}

function spaceOf(
  shown: CityShown,
  seen: Seen,
  at: string,
  index: number,
  { left, top }: Corner,
): Space {
  const board = boardOf(seen);
  const level = board.level[index] as Level;
  const { column, row } = placeOf(at);
  const holder = holderOf(seen, index);
  const renown = board.renown[index] ?? 0;
  const entry = board.entries.includes(at) ? entryNote(shown, at) : undefined;
  const notes = [
    `${levelNames[level]} space.`,
    renown > 0 ? `It awards ${renown} renown to who controls it.` : '',
    entry ?? '',
    holder === nobody ? '' : `${seatNameIn(shown, holder)} controls it.`,
  ];
  return {
    id: spaceId(at),
    label: at,
    shape: 'rect',
    at: [column - left, top - row, 1, 1],
    kind: level,
    marks: marksOf(renown, entry),
    ...(holder === nobody ? {} : { owner: holder }),
    note: notes.filter((note) => note !== '').join(' '),
  };
}

function entryNote(shown: CityShown, at: string): string {
  const entering = shown.view.seats.findIndex(({ entry }) => entry === at);
  return entering < 0 ? 'Entry space.' : `Entry space of ${seatNameIn(shown, entering)}.`;
}

function marksOf(renown: number, entry: string | undefined): Mark[] {
  const marks: Mark[] = [];
  if (renown > 0) marks.push({ kind: 'renown', label: `${renown} renown`, value: renown });
  if (entry !== undefined) marks.push({ kind: 'entry', label: entry });
  return marks;
}

const tileKinds: Readonly<Record<Level, string>> = {
  slum: 'slumTile',
  midtown: 'midtownTile',
  heights: 'heightsTile',
};

function tilePieces(shown: CityShown, seen: Seen, tile: Tile): Piece[] {
  const { id, spaces, products } = tile;
  const { type, capacity } = developmentOf(seen, tile);
  const on = spaceId(spaces[0] ?? '');
  const holder = controllerOf(seen, tile);
  const owner = holder === nobody ? {} : { owner: holder };
  const held =
    holder === nobody ? 'Nobody controls it.' : `${seatNameIn(shown, holder)} controls it.`;
  const { lines } = shown.card(id);
  const lying: Piece = {
    id: tileId(id),
    kind: tileKinds[type],
    on,
    ...owner,
    label: tileName(shown.content, id),
    value: initials(developmentName(shown.content, tile.development)),
    flags: shown.view.turn?.produced.includes(id) ? ['spent'] : [],
    covers: spaces.map(spaceId),
    note: [held, ...lines.slice(1)].join(' '),
  };
  if (products === 0) return [lying];
  const seller = holder === nobody ? undefined : holder;
  const price =
    seller === undefined ? '' : ` Each sells for ${arcs(salePrice(seen, seller, tile))}.`;
  return [
    lying,
    {
      id: `piece:products@${id}`,
      kind: 'product',
      on,
      label: plural(products, 'product'),
      count: products,
      flags: [],
      note: `${products} of at most ${capacity} products.${price}`,
    },
  ];
}

/** `RED` for Red Eden District, where there is no room for more. */
function initials(name: string): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.charAt(0)).join('');
}

function piecesOn(shown: CityShown, seen: Seen, at: string, index: number): Piece[] {
  const on = spaceId(at);
  const figures = shown.view.seats.flatMap((_, owner): Piece[] => {
    const count = figuresOn(seen, index, owner);
    if (count === 0) return [];
    const label = `${plural(count, 'figure')} of ${seatNameIn(shown, owner)}`;
    const flags = hasMoved(seen, owner, at, count) ? ['spent'] : [];
    return [{ id: figuresId(owner, at), kind: 'figure', on, owner, label, count, flags }];
  });
  const payer = buyerIn(shown);
  const tokens = tokensOn(seen, index).map((token): Piece => {
    const printed = shown.content.tokens.get(token);
    const bribe = payer === undefined ? (printed?.bribe ?? 0) : bribeCost(seen, payer, token);
    const value = printed?.attack ?? 0;
    const note = `All tokens of a space are fought together. A bribe costs ${arcs(bribe)}.`;
    const label = `YCU token of ${value}`;
    const flags = shown.view.battle?.token === token ? ['active'] : [];
    return { id: tokenId(token), kind: 'ycu', on, label, value, flags, note };
  });
  return [...figures, ...tokens];
}

/** Whether all figures of the seat here have moved in its Move action. */
function hasMoved(seen: Seen, seat: Seat, at: string, count: number): boolean {
  const { turn } = seen.state;
  return (
    turn?.seat === seat && !turn.actionDone && copiesOf(placesOf(seen, turn.moved), at) === count
  );
}
