import * as z from 'zod';
import type { Game, GameTypes } from '../../kernel/game.js';

/** The form of a value, as much of JSON Schema as moves need. */
interface Form {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Form[];
  readonly oneOf?: readonly Form[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: Form | false;
  readonly prefixItems?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
}

/** Tried of each type of move, and of each part of it: enough for all that the five games have. */
const mostMoves = 400;
const mostValues = 40;

/** One type of move with the form of its parts. */
interface MoveForm {
  readonly type: string;
  readonly form: Form;
}

/** This move with one of its parts exchanged for whatever the thing may be called there. */
export function* exchanged(
  game: Game,
  move: GameTypes['move'],
  thing: string,
): Generator<GameTypes['move']> {
  const form = formsOf(game).find(({ type }) => type === move.type)?.form;
  for (const [part, inner] of partsOf(form)) {
    for (const value of valuesOf(inner, namesIn(thing))) yield { ...move, [part]: value };
  }
}

/** Moves of one type after another, made of nothing but what the thing may be called. */
export function* inventedOf(game: Game, seat: number, thing: string): Generator<GameTypes['move']> {
  for (const { type, form } of formsOf(game)) {
    const made = recordsOf(partsOf(form), form.required ?? [], namesIn(thing), mostMoves);
    for (const parts of made) yield { ...parts, type, seat };
  }
}

const known = new WeakMap<Game, readonly MoveForm[]>();

function formsOf(game: Game): readonly MoveForm[] {
  const before = known.get(game);
  if (before !== undefined) return before;
  const { oneOf = [] } = z.toJSONSchema(game.schemas.move, {
    io: 'input',
    unrepresentable: 'any',
  }) as Form;
  const forms = oneOf.map((form) => ({ type: String(form.properties?.type?.const), form }));
  known.set(game, forms);
  return forms;
}

/** All but what every move has. */
function partsOf(form: Form | undefined): (readonly [string, Form])[] {
  const parts = Object.entries(form?.properties ?? {});
  return parts.filter(([part]) => part !== 'type' && part !== 'seat');
}

/** `piece:figures-0@E4` may be a piece called `figures-0@E4`, what is on `E4`, of seat 0: the longest names first. */
function namesIn(thing: string): string[] {
  const name = thing.slice(thing.indexOf(':') + 1);
  const ends = [...name.matchAll(/[^\w]|_|$/g)].map(({ index }) => index);
  const starts = [0, ...ends.slice(0, -1).map((end) => end + 1)];
  const found = starts.flatMap((start) => {
    return ends.flatMap((end) => (end > start ? [name.slice(start, end)] : []));
  });
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

function valuesOf(form: Form, names: readonly string[]): unknown[] {
  const several = form.anyOf ?? form.oneOf;
  if (several !== undefined) return several.flatMap((one) => valuesOf(one, names));
  if (form.const !== undefined) return [form.const];
  if (form.enum !== undefined) return [...form.enum];
  switch (form.type) {
    case 'boolean':
      return [true, false];
    case 'integer':
      return numbersIn(form, names);
    case 'string': {
      const pattern = new RegExp(form.pattern ?? '');
      return names.filter((name) => pattern.test(name));
    }
    case 'array':
      return listsOf(form, names);
    case 'object':
      return recordsOf(Object.entries(form.properties ?? {}), form.required ?? [], names);
    default:
      return [null];
  }
}

/** Seats, slots and lines are small numbers; others are seen in the name of the thing. */
function numbersIn({ minimum = 0, maximum = 0 }: Form, names: readonly string[]): number[] {
  const least = Math.max(0, minimum);
  const small = Array.from({ length: Math.min(12, maximum - least + 1) }, (_, i) => least + i);
  const named = names.map(Number).filter((one) => one >= minimum && one <= maximum);
  return [...new Set([...named.filter(Number.isInteger), ...small])];
}

function listsOf({ items, prefixItems }: Form, names: readonly string[]): unknown[][] {
  if (prefixItems === undefined) {
    return items ? valuesOf(items, names).map((value) => [value]) : [[]];
  }
  let lists: unknown[][] = [[]];
  for (const form of prefixItems) {
    const values = valuesOf(form, names);
    lists = lists.flatMap((list) => values.map((value) => [...list, value]));
  }
  return lists;
}

/** What is not required is left out, too. */
function recordsOf(
  parts: readonly (readonly [string, Form])[],
  required: readonly string[],
  names: readonly string[],
  most = mostValues,
): Record<string, unknown>[] {
  let records: Record<string, unknown>[] = [{}];
  for (const [part, form] of parts) {
    const values = valuesOf(form, names).slice(0, mostValues);
    const without = required.includes(part) ? [] : records;
    const withIt = values.flatMap((value) =>
      records.map((record) => ({ ...record, [part]: value })),
    );
    records = [...without, ...withIt].slice(0, most);
  }
  return records;
}
