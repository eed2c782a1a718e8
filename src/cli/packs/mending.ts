import type * as z from 'zod';
import type { Game } from '../../kernel/game.js';
import { type Key, type Path, valueAt, valuesLike } from './alike.js';

export interface Mended {
  readonly pack: unknown;
  /** Where something was put right. */
  readonly paths: readonly Path[];
}

/** How often it is tried: mending one thing may show another. */
const rounds = 6;
/** Values tried in one place. */
const mostTried = 40;

/**
 * A copy of the pack with a right form: what does not fit is replaced by what stands in the same field of other entries.
 * Nothing where that cannot be done.
 */
export function mended(game: Game, input: unknown): Mended | undefined {
  const pack: unknown = structuredClone(input);
  const paths: Path[] = [];
  for (let round = 0; round < rounds; round++) {
    const parsed = game.schemas.content.safeParse(pack);
    if (parsed.success) return { pack, paths };
    for (const issue of parsed.error.issues) {
      const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
      paths.push(path);
      if (issue.code === 'unrecognized_keys') dropKeys(pack, path, issue.keys);
      else if (!replace(game, pack, path)) return undefined;
    }
  }
  return undefined;
}

function dropKeys(pack: unknown, path: Path, keys: readonly string[]): void {
  const holder = valueAt(pack, path);
  if (typeof holder !== 'object' || holder === null) return;
  for (const key of keys) delete (holder as Record<string, unknown>)[key];
}

function replace(game: Game, pack: unknown, path: Path): boolean {
  const key = path[path.length - 1];
  const holder = valueAt(pack, path.slice(0, -1));
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  const fields = holder as Record<Key, unknown>;
  const before = fields[key];
  for (const value of candidates(game, pack, path)) {
    fields[key] = structuredClone(value);
    if (!isWrongAt(game.schemas.content, pack, path)) return true;
  }
  fields[key] = before;
  return false;
}

/** What stands in the same field of other entries; an id of its own where it is an id that is wrong. */
function candidates(game: Game, pack: unknown, path: Path): unknown[] {
  const own = valueAt(game.content, path);
  const alike = [...valuesLike(pack, path), ...valuesLike(game.content, path)];
  const known = new Map([own, ...alike].map((value) => [JSON.stringify(value), value]));
  const values = [...known.values()].filter((value) => value !== undefined).slice(0, mostTried);
  if (path[path.length - 1] !== 'id') return values;
  return values.map((value) => `${value}-${path.join('-').toLowerCase()}`.slice(0, 48));
}

function isWrongAt(schema: z.ZodType, pack: unknown, path: Path): boolean {
  const parsed = schema.safeParse(pack);
  if (parsed.success) return false;
  return parsed.error.issues.some((issue) => {
    return path.every((key, index) => String(issue.path[index]) === String(key));
  });
}
