import { InvalidInput } from './errors.js';
import { scramble } from './hash.js';

/**
 * A 64-bit fingerprint of a plain JSON value as 16 hex digits: the same on every runtime, whatever
 * the order of an object's keys. Keys whose value is undefined do not count, as in JSON.
 */
export function fingerprint(value: unknown): string {
  const { low, high } = digest(value);
  return hex(high) + hex(low);
}

/*
 * Two independent 32-bit lanes. A list chains its items; an object adds up its entries, so that no
 * key has to be sorted. Results are kept in two module variables instead of one object a node,
 * which would cost more than all the arithmetic.
 */
let low = 0;
let high = 0;
let depth = 0;

/** No state, outcome or pack nests nearly as deep; a value that contains itself does. */
const deepest = 1000;

function digest(value: unknown): { low: number; high: number } {
  depth = 0;
  walk(value);
  return { low: scramble(low), high: scramble(high ^ low) };
}

function walk(value: unknown): void {
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

function leaf(tag: number): void {
  low = Math.imul(tag, 0x9e3779b1);
  high = Math.imul(tag, 0x85ebca77);
}

function number(value: number): void {
  if ((value | 0) === value) {
    low = Math.imul(value ^ 0x3c6ef372, 0x9e3779b1);
    high = Math.imul(value ^ 0x1b873593, 0xc2b2ae3d);
    low ^= low >>> 15;
    high ^= high >>> 13;
  } else {
    text(String(value));
    low = ~low;
    high = ~high;
  }
}

function text(value: string): void {
  let a = 0x811c9dc5 | 0;
  let b = value.length ^ 0x2545f491;
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) + (b >>> 15);
  }
  low = a;
  high = b | 0;
}

function list(items: readonly unknown[]): void {
  let a = 0x6a09e667 ^ items.length;
  let b = 0xbb67ae85 ^ items.length;
  if (++depth > deepest) throw tooDeep();
  for (let i = 0; i < items.length; i++) {
    walk(items[i]);
    a = Math.imul(a ^ low, 0x85ebca6b);
    b = Math.imul(b ^ high, 0xcc9e2d51);
    a ^= a >>> 15;
    b ^= b >>> 14;
  }
  depth--;
  low = a;
  high = b;
}

function entries(object: Record<string, unknown>): void {
  let a = 0x1f83d9ab;
  let b = 0x5be0cd19;
  if (++depth > deepest) throw tooDeep();
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    text(key);
    const keyLow = low;
    const keyHigh = high;
    walk(value);
    a = (a + scramble(keyLow ^ Math.imul(low, 0xc2b2ae35))) | 0;
    b = (b + scramble(keyHigh ^ Math.imul(high, 0x27d4eb2f))) | 0;
  }
  depth--;
  low = a;
  high = b;
}

function tooDeep(): InvalidInput {
  const message = `nested more than ${deepest} levels deep`;
  return new InvalidInput('fingerprint', [{ path: [], message }]);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
