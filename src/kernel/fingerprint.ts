import { InvalidInput, reasonOf, unusable } from './errors.js';

/**
 * A 64-bit fingerprint of a plain JSON value as 16 hex digits: the same on every runtime, whatever
 * the order of an object's keys. Keys whose value is undefined do not count, as in JSON.
 */
export function fingerprint(value: unknown): string {
  depth = 0;
  latest = inside;
  try {
    return digits(walk(value));
  } catch (error) {
    throw unreadable(error);
  }
}

/** A fingerprint as the two numbers that its digits spell. */
export interface Link {
  readonly high: number;
  readonly low: number;
}

export function linkOf(print: string): Link {
  const half = (from: number) => Number.parseInt(print.slice(from, from + 8), 16) | 0;
  return { high: half(0), low: half(8) };
}

export function printOf({ high, low }: Link): string {
  return hex(high) + hex(low);
}

/**
 * `fingerprint([before, value])` for chains, whose every link is a text that never comes again and is seldom read: it is spelled
 * as the numbers that it is. To look it up would fill the book with what nobody asks for (a third of the time of a link).
 */
export function linked(before: Link, value: unknown): Link {
  depth = 1;
  latest = inside;
  try {
    let a = 0x6a09e667 ^ 2;
    let b = 0xbb67ae85 ^ 2;
    a = chained(a, spellLink(before));
    b = chainedHigh(b);
    a = chained(a, walk(value));
    b = chainedHigh(b);
    return { high: scramble(b ^ a), low: scramble(a) };
  } catch (error) {
    throw unreadable(error);
  }
}

function digits(low: number): string {
  return hex(scramble(high ^ low)) + hex(scramble(low));
}

function unreadable(error: unknown): InvalidInput {
  if (error instanceof InvalidInput) return error;
  return unusable('fingerprint', `it cannot be read: ${reasonOf(error)}`);
}

/*
 * Two independent 32-bit lanes. A list chains its items; an object adds up its entries, so that no
 * key has to be sorted. The low lane is what functions return, the high lane is left in a module
 * variable: an object for both would cost more than all the arithmetic.
 */
let high = 0;
let depth = 0;

/** No state, outcome or pack nests nearly as deep; a value that contains itself does. */
const deepest = 1000;

function walk(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
      return number(value);
    case 'boolean':
      return leaf(value ? 0x51 : 0x52);
    case 'object':
      if (value === null) return leaf(0x53);
      if (Array.isArray(value)) return list(value);
      return entries(value as Record<string, unknown>);
    default:
      return leaf(0x54);
  }
}

function leaf(tag: number): number {
  high = Math.imul(tag, 0x85ebca77);
  return Math.imul(tag, 0x9e3779b1);
}

function number(value: number): number {
  if ((value | 0) !== value) {
    const low = ~text(String(value));
    high = ~high;
    return low;
  }
  const a = Math.imul(value ^ 0x3c6ef372, 0x9e3779b1);
  const b = Math.imul(value ^ 0x1b873593, 0xc2b2ae3d);
  high = b ^ (b >>> 13);
  return a ^ (a >>> 15);
}

const firstLow = 0x811c9dc5 | 0;
const firstHigh = 0x2545f491;

/*
 * The texts of a game's states are the same few hundred keys and ids again and again: to look one up takes
 * a third less time than to spell it. Full, the book begins anew. Its last page is for long texts, which are not kept.
 */
const mostTexts = 4095;
const longestText = 40;
const pages = new Map<string, number>();
const names = new Array<string>(mostTexts).fill('');
const lows = new Int32Array(mostTexts + 1);
const highs = new Int32Array(mostTexts + 1);
// A blank name is one too.
write('');

function text(value: string): number {
  const page = pages.get(value) ?? write(value);
  high = highs[page] as number;
  return lows[page] as number;
}

function write(value: string): number {
  const low = spell(value);
  const isKept = value.length <= longestText;
  if (isKept && pages.size === mostTexts) pages.clear();
  const page = isKept ? pages.size : mostTexts;
  if (isKept) {
    pages.set(value, page);
    names[page] = value;
  }
  lows[page] = low;
  highs[page] = high;
  return page;
}

/*
 * Keys come in the same order again and again. So the one is tried first that came next the last time: to compare it takes
 * a fifth of the time of looking it up (a seventh of a fingerprint of Neon Gods). Numbers from `inside` on stand for
 * what comes first inside the value of a key.
 */
const following = new Uint16Array(2 * (mostTexts + 1));
const inside = mostTexts + 1;
let latest = inside;

function pageOf(key: string): number {
  const guess = following[latest] as number;
  if (names[guess] === key) return guess;
  const page = pages.get(key) ?? write(key);
  if (page < mostTexts) following[latest] = page;
  return page;
}

function spell(value: string): number {
  // Not looked up on the text itself: V8 has half a dozen forms of texts, by how they were put together,
  // and where more than four of them turn up the look-up takes three times as long as all the rest.
  const { charCodeAt } = String.prototype;
  const { length } = value;
  let a = firstLow;
  let b = firstHigh ^ length;
  for (let i = 0; i < length; i++) {
    const unit = charCodeAt.call(value, i);
    a = spelled(a, unit);
    b = spelledHigh(b, unit);
  }
  high = b;
  return a;
}

/** One more letter. */
function spelled(before: number, unit: number): number {
  return Math.imul(before ^ unit, 0x01000193);
}

function spelledHigh(before: number, unit: number): number {
  return (Math.imul(before ^ unit, 0x5bd1e995) + (before >>> 15)) | 0;
}

/** The sixteen digits, without a text of them. */
function spellLink(link: Link): number {
  let a = firstLow;
  let b = firstHigh ^ 16;
  for (let i = 0; i < 16; i++) {
    const word = i < 8 ? link.high : link.low;
    const digit = (word >>> (28 - 4 * (i & 7))) & 15;
    const unit = digit < 10 ? 48 + digit : 87 + digit;
    a = spelled(a, unit);
    b = spelledHigh(b, unit);
  }
  high = b;
  return a;
}

function list(items: readonly unknown[]): number {
  const { length } = items;
  let a = 0x6a09e667 ^ length;
  let b = 0xbb67ae85 ^ length;
  if (++depth > deepest) throw tooDeep();
  for (let i = 0; i < length; i++) {
    a = chained(a, walk(items[i]));
    b = chainedHigh(b);
  }
  depth--;
  high = b;
  return a;
}

function chained(before: number, item: number): number {
  const a = Math.imul(before ^ item, 0x85ebca6b);
  return a ^ (a >>> 15);
}

/** The same in the high lane, for the item looked at last. */
function chainedHigh(before: number): number {
  const b = Math.imul(before ^ high, 0xcc9e2d51);
  return b ^ (b >>> 14);
}

function entries(object: Record<string, unknown>): number {
  let a = 0x1f83d9ab;
  let b = 0x5be0cd19;
  if (++depth > deepest) throw tooDeep();
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    const page = pageOf(key);
    const keyLow = lows[page] as number;
    const keyHigh = highs[page] as number;
    latest = inside + page;
    a = (a + scramble(keyLow ^ Math.imul(walk(value), 0xc2b2ae35))) | 0;
    b = (b + scramble(keyHigh ^ Math.imul(high, 0x27d4eb2f))) | 0;
    latest = page;
  }
  depth--;
  high = b;
  return a;
}

function tooDeep(): InvalidInput {
  return unusable('fingerprint', `nested more than ${deepest} levels deep`);
}

/** Final mix of a 32-bit word: every input bit reaches every output bit. */
function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Looked up byte by byte: `toString(16)` of a number beyond 31 bits takes ten times as long. */
const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(word: number): string {
  const a = hexBytes[word >>> 24] as string;
  const b = hexBytes[(word >>> 16) & 255] as string;
  const c = hexBytes[(word >>> 8) & 255] as string;
  const d = hexBytes[word & 255] as string;
  return a + b + c + d;
}
