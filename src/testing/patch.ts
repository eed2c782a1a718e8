import * as z from 'zod';
import { readPath, writePath } from './paths.js';

const path = z.string().min(1).max(200);

/** Changes to a state, made one after the other; the result must be a state that the game accepts. */
export const patchSchema = z.array(
  z.union([
    z.strictObject({ at: path, value: z.unknown() }),
    /** Adds to a number. */
    z.strictObject({ at: path, add: z.int() }),
    /** Takes a thing out of one list and puts it into another, which stays sorted if it was. */
    z.strictObject({ take: z.union([z.string(), z.number()]), from: path, to: path }),
  ]),
);
/** Changes to a state, by paths. */
export type Patch = z.output<typeof patchSchema>;
type Change = Patch[number];

/** Makes one change in place, or says why it cannot be made. */
export function change(state: unknown, made: Change): string | undefined {
  if ('take' in made) return takeFrom(state, made);
  const { at } = made;
  if ('value' in made) return writePath(state, at, made.value) ? undefined : nothingAt(at);
  const found = readPath(state, at);
  if (!found.ok) return nothingAt(at);
  if (typeof found.value !== 'number') return `there is no number at ${at}`;
  writePath(state, at, found.value + made.add);
  return undefined;
}

function takeFrom(state: unknown, { take, from, to }: Extract<Change, { take: unknown }>) {
  const source = listAt(state, from);
  const target = listAt(state, to);
  if (source === undefined) return `there is no list at ${from}`;
  if (target === undefined) return `there is no list at ${to}`;
  const index = source.indexOf(take);
  if (index < 0) return `there is no ${take} at ${from}`;
  source.splice(index, 1);
  const wasSorted = isSorted(target);
  target.push(take);
  if (wasSorted) target.sort(compare);
  return undefined;
}

function listAt(state: unknown, at: string): unknown[] | undefined {
  const found = readPath(state, at);
  return found.ok && Array.isArray(found.value) ? found.value : undefined;
}

function isSorted(list: readonly unknown[]): boolean {
  return list.every((item, index) => index === 0 || compare(list[index - 1], item) <= 0);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function nothingAt(at: string): string {
  return `there is nothing at ${at}`;
}
