import type { Board, Piece, Space } from '../scene.js';
import type { Style } from './canvas.js';
import { markText, pieceText, symbolOf, type TextContext } from './words.js';

/** A thing on a space, in a few characters. */
export interface Item {
  readonly text: string;
  readonly style: Style;
}

/** What is written into a space. */
export interface Contents {
  readonly label: string;
  /** The sign of what kind of space it is. */
  readonly kind: string;
  readonly pieces: readonly Item[];
  /** What is printed there. */
  readonly marks: readonly Item[];
  /** The tile that lies over it, told on its first space. */
  readonly tile: Piece | undefined;
  readonly style: Style;
}

/** What lies on each space of a board, by the id of the space. */
export function contentsOf(context: TextContext, board: Board): ReadonlyMap<string, Contents> {
  const lying = new Map<string, Piece[]>();
  const covered = new Map<string, Piece>();
  for (const piece of board.pieces) {
    const { covers, on } = piece;
    if (covers === undefined) lying.set(on, [...(lying.get(on) ?? []), piece]);
    for (const id of covers ?? []) covered.set(id, piece);
  }
  return new Map(
    board.spaces.map((space) => {
      return [
        space.id,
        contentOf(context, space, lying.get(space.id) ?? [], covered.get(space.id)),
      ];
    }),
  );
}

function contentOf(
  context: TextContext,
  space: Space,
  lying: readonly Piece[],
  tile: Piece | undefined,
): Contents {
  const told = tile !== undefined && tile.covers?.[0] === space.id ? [...lying, tile] : lying;
  return {
    label: `${space.label}${starOf(context, space.id)}`,
    kind: symbolOf(context, space.kind),
    pieces: told.map((piece) => itemOf(context, piece)),
    marks: space.marks.map((mark) => ({ text: markText(context, mark), style: {} })),
    tile,
    style: { ...ownerStyle(context, space.owner ?? tile?.owner), ...groundOf(context, space.id) },
  };
}

export function itemOf(context: TextContext, piece: Piece): Item {
  return {
    text: `${pieceText(context, piece)}${starOf(context, piece.id)}`,
    style: { ...ownerStyle(context, piece.owner), ...groundOf(context, piece.id) },
  };
}

/** What can be touched has a star where there are no colours to light it. */
export function starOf({ lit, paint }: TextContext, id: string): string {
  return lit.has(id) && paint === undefined ? '*' : '';
}

export function ownerStyle({ scene }: TextContext, owner: number | undefined): Style {
  const seat = scene.seats.find((one) => one.seat === owner);
  return seat === undefined ? {} : { colour: seat.colour };
}

export function groundOf({ lit, chosen }: TextContext, id: string): Pick<Style, 'ground'> {
  if (chosen.has(id)) return { ground: 'chosen' };
  return lit.has(id) ? { ground: 'lit' } : {};
}
