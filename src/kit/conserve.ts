import type * as z from 'zod';
import { isSeatTerm } from './terms.js';

/* What must hold at every table, whatever the game: nothing is lost, doubled or made up. */

/** A place where cards lie, as a sentence names it: `the hand of seat 0`. */
export interface Zone {
  readonly name: string;
  readonly cards: readonly string[];
}

/** Every card of the game is in exactly one place, and no other card is anywhere; copies of one id count each. */
export function misplacedCards(zones: readonly Zone[], expected: Iterable<string>): string[] {
  const missing = new Map<string, number>();
  for (const card of expected) missing.set(card, (missing.get(card) ?? 0) + 1);
  const known = new Set(missing.keys());
  const broken: string[] = [];
  for (const { name, cards } of zones) {
    for (const card of cards) {
      const left = missing.get(card);
      if (!known.has(card)) broken.push(`${card}, in ${name}, is not part of this game`);
      else if (left === undefined) broken.push(`${card}, in ${name}, is there too often`);
      else if (left === 1) missing.delete(card);
      else missing.set(card, left - 1);
    }
  }
  for (const card of missing.keys()) broken.push(`${card} is nowhere`);
  return broken;
}

/** Every seat that a value names, by its schema, exists. */
export function strangeSeats(schema: z.ZodType, value: unknown, players: number): string[] {
  const strange = new Set<number>();
  for (const seat of seatsNamed(schema, value)) if (seat >= players) strange.add(seat);
  return [...strange].map((seat) => `there is no seat ${seat}`);
}

type Finder = (value: unknown, found: number[]) => void;
const finders = new WeakMap<object, Finder | null>();

/** The seats that a value of this schema names: whatever is written with `seatTerm`. */
export function seatsNamed(schema: z.ZodType, value: unknown): number[] {
  const found: number[] = [];
  finderOf(schema)?.(value, found);
  return found;
}

/** What finds the seats in values of this schema; null where there can be none. */
function finderOf(schema: z.core.$ZodType): Finder | null {
  const known = finders.get(schema);
  if (known !== undefined) return known;
  const finder = makeFinder(schema);
  finders.set(schema, finder);
  return finder;
}

function makeFinder(schema: z.core.$ZodType): Finder | null {
  if (isSeatTerm(schema)) {
    return (value, found) => {
      if (typeof value === 'number') found.push(value);
    };
  }
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectFinder(def.shape);
    case 'array':
      return eachFinder(finderOf(def.element));
    case 'record':
      return eachFinder(finderOf(def.valueType));
    case 'tuple':
      return tupleFinder(def.items.map(finderOf));
    case 'union':
      return unionFinder(def.options);
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'default':
    case 'prefault':
      return finderOf(def.innerType);
    default:
      return null;
  }
}

function objectFinder(shape: Readonly<Record<string, z.core.$ZodType>>): Finder | null {
  const fields: [string, Finder][] = [];
  for (const [key, field] of Object.entries(shape)) {
    const finder = finderOf(field);
    if (finder !== null) fields.push([key, finder]);
  }
  if (fields.length === 0) return null;
  return (value, found) => {
    if (!isRecord(value)) return;
    for (const [key, finder] of fields) finder(value[key], found);
  };
}

function eachFinder(finder: Finder | null): Finder | null {
  if (finder === null) return null;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const one of Object.values(value)) finder(one, found);
  };
}

function tupleFinder(items: readonly (Finder | null)[]): Finder | null {
  if (items.every((finder) => finder === null)) return null;
  return (value, found) => {
    if (!Array.isArray(value)) return;
    items.forEach((finder, i) => {
      finder?.(value[i], found);
    });
  };
}

/** Asks the first option that the value fits. */
function unionFinder(options: readonly z.core.$ZodType[]): Finder | null {
  if (options.every((option) => finderOf(option) === null)) return null;
  return (value, found) => {
    const option = options.find((one) => fits(one as z.ZodType, value));
    if (option !== undefined) finderOf(option)?.(value, found);
  };
}

/** By its type, where it has one: to parse every step of an agenda would take ten times as long. */
function fits(option: z.ZodType, value: unknown): boolean {
  const { def } = (option as z.core.$ZodType as z.core.$ZodTypes)._zod;
  const literal = def.type === 'object' ? def.shape.type : undefined;
  if (literal === undefined || !isRecord(value)) return option.safeParse(value).success;
  const literalDef = (literal as z.core.$ZodTypes)._zod.def;
  return literalDef.type === 'literal' && literalDef.values[0] === value.type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
