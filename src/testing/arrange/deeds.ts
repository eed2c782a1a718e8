import { equals } from '../match.js';
import type { Deed } from './vocabulary.js';

/** What fills the gaps of a sentence. */
export type Filled = Readonly<Record<string, string | number>>;

/** Does it to the state, in place; or says why it cannot be done. */
export function perform(state: unknown, deed: Deed, filled: Filled): string | undefined {
  if ('at' in deed) return put(state, deed.at, fill(deed.is, filled), filled);
  if ('count' in deed) return count(state, deed, filled);
  if ('flag' in deed) return flag(state, deed, filled);
  if ('add' in deed) return add(state, deed.add, deed.by, filled);
  if ('lay' in deed) return lay(state, deed, filled);
  if ('swap' in deed) return swap(state, deed.swap, filled);
  if ('pieces' in deed) return movePieces(state, deed, filled);
  if ('without' in deed) return leave(state, deed.without, filled);
  if ('back' in deed) return putBack(state, deed, filled);
  if ('roster' in deed) return list(state, deed, filled);
  return changeEntry(state, deed, filled);
}

/** The text or value with its gaps filled. */
function fill(value: unknown, filled: Filled): unknown {
  if (typeof value === 'string') {
    const [, alone] = /^\{(\w+)\}$/.exec(value) ?? [];
    if (alone !== undefined) return filled[alone];
    return value.replace(/\{(\w+)\}/g, (_, gap: string) => String(filled[gap]));
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, filled));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, filled)]));
}

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** The object or list that holds what a path leads to, and its key there. */
function spotAt(state: unknown, path: string, filled: Filled): Spot | undefined {
  const keys = path.split('.').map((key) => String(fill(key, filled)));
  let holder: unknown = state;
  for (const [index, key] of keys.entries()) {
    if (typeof holder !== 'object' || holder === null) return undefined;
    const found = key.startsWith('@') ? keyOfId(holder, key.slice(1)) : key;
    if (index === keys.length - 1) return { holder: holder as Spot['holder'], key: found };
    holder = (holder as Spot['holder'])[found];
  }
  return undefined;
}

function keyOfId(list: object, id: string): string {
  return String(Object.values(list).findIndex((one) => (one as { id?: unknown }).id === id));
}

function valueAt(state: unknown, path: string, filled: Filled): unknown {
  const spot = spotAt(state, path, filled);
  return spot?.holder[spot.key];
}

function put(state: unknown, path: string, value: unknown, filled: Filled): string | undefined {
  const spot = spotAt(state, path, filled);
  if (spot === undefined || !Object.hasOwn(spot.holder, spot.key)) return nothingAt(path, filled);
  spot.holder[spot.key] = value;
  return undefined;
}

function add(state: unknown, path: string, by: number, filled: Filled): string | undefined {
  const value = valueAt(state, path, filled);
  if (typeof value !== 'number') return nothingAt(path, filled);
  if (value + by < 0) return `there are not enough of them: ${value} in ${fill(path, filled)}`;
  return put(state, path, value + by, filled);
}

function count(
  state: unknown,
  { count: path, from }: Extract<Deed, { count: string }>,
  filled: Filled,
): string | undefined {
  const before = valueAt(state, path, filled);
  const number = Number(filled.number);
  if (typeof before !== 'number') return nothingAt(path, filled);
  const wrong = from === undefined ? undefined : add(state, from, before - number, filled);
  return wrong ?? put(state, path, number, filled);
}

function flag(
  state: unknown,
  { flag: path, from }: Extract<Deed, { flag: string }>,
  filled: Filled,
): string | undefined {
  const before = valueAt(state, path, filled);
  const after = Number(filled.number) > 0;
  if (typeof before !== 'boolean') return nothingAt(path, filled);
  const wrong =
    from === undefined ? undefined : add(state, from, Number(before) - Number(after), filled);
  return wrong ?? put(state, path, after, filled);
}

function lay(
  state: unknown,
  { lay: path, outOf }: Extract<Deed, { lay: string }>,
  filled: Filled,
): string | undefined {
  const card = String(filled.card);
  const target = valueAt(state, path, filled);
  if (!Array.isArray(target)) return nothingAt(path, filled);
  const source = outOf === undefined ? state : valueAt(state, outOf, filled);
  const holder = target.includes(card) ? undefined : listWith(source, card);
  if (holder === undefined) {
    if (target.includes(card)) return undefined;
    return `${card} lies nowhere that it could be taken from`;
  }
  holder.splice(holder.indexOf(card), 1);
  const wasSorted = isSorted(target);
  target.push(card);
  if (wasSorted) target.sort();
  if (holder.length === 0) dropEmptyLayers(state);
  return undefined;
}

function swap(state: unknown, path: string, filled: Filled): string | undefined {
  const card = String(filled.card);
  const spot = spotAt(state, path, filled);
  const before = spot?.holder[spot.key];
  if (spot === undefined || before === undefined) return nothingAt(path, filled);
  if (before === card) return undefined;
  const holder = listWith(state, card);
  if (holder === undefined) return `${card} lies nowhere that it could be taken from`;
  const wasSorted = isSorted(holder);
  holder.splice(holder.indexOf(card), 1, ...(before === null ? [] : [String(before)]));
  if (wasSorted && holder !== (spot.holder as unknown)) holder.sort();
  spot.holder[spot.key] = card;
  return undefined;
}

function movePieces(
  state: unknown,
  { pieces, place, rest, on }: Extract<Deed, { pieces: string }>,
  filled: Filled,
): string | undefined {
  const all = valueAt(state, pieces, filled);
  if (typeof all !== 'object' || all === null) return nothingAt(pieces, filled);
  const own = (Object.values(all) as Record<string, unknown>[]).filter(({ seat }) => {
    return seat === filled.seat;
  });
  const wanted = on ?? filled.place;
  const there = own.filter((piece) => piece[place] === wanted);
  const spare = rest.flatMap((word) => own.filter((piece) => piece[place] === word));
  const missing = Number(filled.number) - there.length;
  if (missing > spare.length) return `seat ${filled.seat} has only ${there.length + spare.length}`;
  for (const piece of spare.slice(0, Math.max(0, missing))) piece[place] = wanted;
  for (const piece of there.slice(0, Math.max(0, -missing))) piece[place] = rest[0];
  return undefined;
}

function leave(state: unknown, path: string, filled: Filled): undefined {
  const piece = String(filled.piece);
  const holder = listWith(valueAt(state, path, filled), piece);
  holder?.splice(holder.indexOf(piece), 1);
}

function putBack(
  state: unknown,
  { back, field, from, to, lists, owner, owners }: Extract<Deed, { back: string }>,
  filled: Filled,
): undefined {
  const records = valueAt(state, back, filled) as Record<string, Record<string, unknown>>;
  const seats = valueAt(state, owners, filled) as Record<string, unknown>[];
  const all = valueAt(state, lists, filled) as string[][];
  for (const [id, record] of Object.entries(records)) {
    if (record[field] !== from) continue;
    record[field] = to;
    const list = all[seats.findIndex((seat) => seat[owner] === record[owner])];
    list?.push(id);
    list?.sort();
  }
}

function list(
  state: unknown,
  { roster, of, field }: Extract<Deed, { roster: string }>,
  filled: Filled,
): string | undefined {
  const all = valueAt(state, of, filled) as Record<string, Record<string, unknown>>;
  const keys = Object.keys(all).filter((key) => typeof all[key]?.[field] === 'object');
  return put(state, roster, keys, filled);
}

function changeEntry(
  state: unknown,
  { entry, empty, does }: Extract<Deed, { entry: string }>,
  filled: Filled,
): string | undefined {
  const spot = spotAt(state, entry, filled);
  if (spot === undefined) return nothingAt(entry, filled);
  if (!Object.hasOwn(spot.holder, spot.key)) spot.holder[spot.key] = structuredClone(empty);
  for (const deed of does) {
    const wrong = perform(state, deed, filled);
    if (wrong !== undefined) return wrong;
  }
  if (equals(spot.holder[spot.key], empty)) delete spot.holder[spot.key];
  return undefined;
}

/** The list that holds this card, wherever it is; the agenda is no place for cards. */
function listWith(value: unknown, card: string): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.includes(card)) return value as string[];
  for (const [key, part] of Object.entries(value)) {
    const found = key === 'agenda' ? undefined : listWith(part, card);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A pile has no layer without cards. */
function dropEmptyLayers(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) {
    if (Array.isArray(part) && part.some(isLayer)) {
      for (let i = part.length - 1; i >= 0; i--) if (isEmptyLayer(part[i])) part.splice(i, 1);
    }
    dropEmptyLayers(part);
  }
}

/** What piles hold: cards, or cards and who has seen them. */
function isLayer(value: unknown): boolean {
  return cardsOf(value) !== undefined;
}

function isEmptyLayer(value: unknown): boolean {
  return cardsOf(value)?.length === 0;
}

function cardsOf(layer: unknown): unknown[] | undefined {
  if (Array.isArray(layer)) return layer;
  const cards =
    typeof layer === 'object' && layer !== null && 'seenBy' in layer && 'cards' in layer;
  return cards && Array.isArray(layer.cards) ? layer.cards : undefined;
}

function isSorted(list: readonly unknown[]): boolean {
  return list.every((item, index) => index === 0 || String(list[index - 1]) <= String(item));
}

function nothingAt(path: string, filled: Filled): string {
  return `there is nothing at ${fill(path, filled)}`;
}
