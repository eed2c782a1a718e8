import * as z from 'zod';
import { cardValue } from './card.js';

/*
 * What lies on the table for one viewer, as data: every picture is made from it, and from nothing else. Lengths are
 * units of the board, y grows downwards. Ids begin with what they are: `space:E4`, `piece:figures-0@E4`,
 * `card:rec-xena`, `slot:row-2`, `seat:2`, `tile:…`, `edge:…`, `zone:…`, `track:…`, `board:…`.
 */

const id = z.string().min(1).max(120);
const text = z.string().max(400);
const label = z.string().max(120);
const word = z.string().max(40);
const length = z.number().min(-1000).max(1000);
/** One sentence in the rulebook's words, shown when somebody points at the thing. */
const note = text.exactOptional();
const seat = z.int().min(0).max(19);
const owner = seat.exactOptional();
/** What is special about it now: `spent`, `active`, `tired`. */
const flags = z.array(word).max(12);

/** Something printed or lying on a space that is no piece of its own: `skyscraper` 3, `tunnel`. */
const mark = z.strictObject({
  kind: word,
  label,
  value: z.union([z.string().max(20), z.number()]).exactOptional(),
});
/** Something printed on a space or lying flat on it. */
export interface Mark extends z.output<typeof mark> {}

/** Rect: x, y, width, height. Circle: x, y, radius. Polygon: x, y of each corner. */
const space = z.strictObject({
  id,
  /** What people call it: `E4`, `Ginza`. */
  label,
  shape: z.enum(['rect', 'circle', 'polygon']),
  at: z.array(length).min(3).max(64),
  kind: word,
  marks: z.array(mark).max(24),
  owner,
  /** The space of whose track it is a part: the tile of a limb. */
  partOf: id.exactOptional(),
  note,
});
/** A place on a board, with its form and its name. */
export interface Space extends z.output<typeof space> {}

const piece = z.strictObject({
  id,
  kind: word,
  /** The space or link it stands on. */
  on: id,
  owner,
  label,
  value: z.union([z.string().max(20), z.number()]).exactOptional(),
  /** What it is called where there is no room for its name, without its owner: `J2` for Juves 2. */
  short: z.string().min(1).max(6).exactOptional(),
  /** How many alike stand together. */
  count: z.int().min(1).max(999).exactOptional(),
  faceDown: z.literal(true).exactOptional(),
  flags,
  /** All spaces that it covers, for tiles larger than one. */
  covers: z.array(id).max(64).exactOptional(),
  note,
});
/** A piece on a space or link; alike ones of one owner at one place are one piece with a count. */
export interface Piece extends z.output<typeof piece> {}

const link = z.strictObject({
  id,
  label,
  from: id,
  to: id,
  kind: word,
  /** Where it is drawn: x, y, x, y. From middle to middle of its spaces unless told. */
  at: z.tuple([length, length, length, length]).exactOptional(),
  note,
});
/** Something between two spaces: a road, an edge, a shaft, a tunnel. */
export interface Link extends z.output<typeof link> {}

const board = z.strictObject({
  id,
  label,
  size: z.tuple([length, length]),
  /** What people call its columns and rows, where squares are named by both. */
  axes: z.strictObject({ columns: z.array(word), rows: z.array(word) }).exactOptional(),
  spaces: z.array(space).max(2000),
  links: z.array(link).max(2000),
  pieces: z.array(piece).max(2000),
});
/** A board: spaces, what joins them, and the pieces on them, in units of its own. */
export interface Board extends z.output<typeof board> {}

const card = z.strictObject({
  id,
  kind: word,
  title: label,
  lines: z.array(text).max(40),
  values: z.array(cardValue).max(24),
  owner,
  /** How many alike lie together. */
  count: z.int().min(1).max(999).exactOptional(),
  faceDown: z.literal(true).exactOptional(),
  flags,
});
/** A card that lies somewhere, as a person reads it, or its back. */
export interface Card extends z.output<typeof card> {}

export const zoneKinds = ['hand', 'row', 'pile', 'display', 'mat'] as const;
const zone = z.strictObject({
  id,
  label,
  owner,
  kind: z.enum(zoneKinds),
  cards: z.array(card).max(400),
  /** How many there are, where not all are shown. */
  count: z.int().min(0).max(9999).exactOptional(),
  /** Part of what is being decided now: a battle, an auction, an event. */
  current: z.literal(true).exactOptional(),
  note,
});
/** Cards that lie together: a hand, a row, a pile, a mat. */
export interface Zone extends z.output<typeof zone> {}

const marker = z.strictObject({ id, label, at: z.number(), owner, note });
const track = z.strictObject({
  id,
  label,
  from: z.number(),
  to: z.number(),
  markers: z.array(marker).max(40),
  /** Places that mean something: daylight after round 3. */
  stops: z.array(z.strictObject({ at: z.number(), label })).max(60),
  note,
});
/** A row of numbers with markers: rounds, influence, damage. */
export interface Track extends z.output<typeof track> {}

const seatRow = z.strictObject({
  id,
  seat,
  name: label,
  /** Colour of its pieces, as #rrggbb; pieces carry its number or letter as well. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  facts: z.array(z.tuple([label, z.union([z.string().max(60), z.number()])])).max(40),
  active: z.boolean(),
  note,
});
/** What everybody can read off about one seat. */
export interface SeatRow extends z.output<typeof seatRow> {}

/** Checks a scene that comes from outside; as JSON Schema it tells other languages what a scene is. */
export const scene = z.strictObject({
  game: word,
  title: label,
  now: z.strictObject({
    round: z.number().nullable(),
    /** What is being done, in the rulebook's words: `Recruit`, `Daylight`. */
    phase: label,
    /** Who is to act. */
    active: z.array(seat).max(20),
  }),
  boards: z.array(board).max(20),
  zones: z.array(zone).max(200),
  tracks: z.array(track).max(40),
  seats: z.array(seatRow).max(20),
});
/** What lies on the table for one viewer: all that a picture needs, and nothing that the viewer may not know. */
export interface Scene extends z.output<typeof scene> {}

/** Every id of a thing in the scene. */
export function idsIn({ boards, zones, tracks, seats }: Scene): string[] {
  return [
    ...boards.flatMap((one) => [one, ...one.spaces, ...one.links, ...one.pieces]),
    ...zones.flatMap((one) => [one, ...one.cards]),
    ...tracks.flatMap((one) => [one, ...one.markers]),
    ...seats,
  ].map((thing) => thing.id);
}
