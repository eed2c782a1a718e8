import { type InputIssue, InvalidInput, readAs } from '../../kernel/errors.js';
import type { Game } from '../../kernel/game.js';
import { nearest } from '../../kernel/nearest.js';
import { type Key, keysLike, type Path, valueAt } from './alike.js';
import { mended } from './mending.js';

/**
 * Everything that is wrong with a pack, its form and its meaning, each with the nearest known name where there is one.
 * What is wrong with the form is mended in a copy, so that the meaning of all the rest can be checked too.
 */
export function issuesOfPack(game: Game, pack: unknown): InputIssue[] {
  const form = readAs(game.schemas.content, pack);
  if (form.ok) return meaningOf(game, pack).map((issue) => withNearest(game, pack, issue));
  const whole = mended(game, pack);
  const meaning = whole === undefined ? [] : meaningOf(game, whole.pack);
  const others = meaning.filter(({ path }) => !whole?.paths.some((own) => isWithin(path, own)));
  return [...form.issues, ...others].map((issue) => withNearest(game, pack, issue));
}

/** What is wrong with a pack whose form is right. */
function meaningOf(game: Game, pack: unknown): readonly InputIssue[] {
  try {
    game.withContent(pack);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues;
    throw error;
  }
}

/** Whether one of them leads through the other. */
function isWithin(path: Path, other: Path): boolean {
  const length = Math.min(path.length, other.length);
  return path.slice(0, length).every((key, index) => key === other[index]);
}

function withNearest(game: Game, pack: unknown, issue: InputIssue): InputIssue {
  if (issue.message.includes('did you mean')) return issue;
  const near = nearestName(game, pack, issue.path);
  if (near === undefined) return issue;
  const message = issue.message.replace(/[.;]$/, '');
  return { ...issue, message: `${message}; did you mean "${near}"?` };
}

/** What was meant by a word that is no id, or by a field that is not known. */
function nearestName(game: Game, pack: unknown, path: Path): string | undefined {
  const found = valueAt(pack, path);
  if (typeof found === 'string') {
    const known = new Set([...idsIn(pack), ...idsIn(game.content)]);
    if (known.has(found)) return undefined;
    return nearest(found, [...known, ...wordsLike(game.content, path)], 1)[0];
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const known = keysLike(game.content, path);
  const strange = Object.keys(found).find((key) => known.length > 0 && !known.includes(key));
  return strange === undefined ? undefined : nearest(strange, known, 1)[0];
}

/** The ids that entries of a pack have. */
function idsIn(value: unknown): Set<string> {
  const ids = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    const { id } = inner as { id?: unknown };
    if (typeof id === 'string') ids.add(id);
    for (const part of Object.values(inner)) visit(part);
  };
  visit(value);
  return ids;
}

/** The texts that stand in the same field of other entries. */
function wordsLike(pack: unknown, path: Path): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, rest: readonly Key[]): void => {
    const [key, ...further] = rest;
    if (key === undefined) {
      if (typeof value === 'string') texts.push(value);
    } else if (Array.isArray(value)) {
      for (const one of value) visit(one, further);
    } else if (typeof value === 'object' && value !== null) {
      visit((value as Record<string, unknown>)[key], further);
    }
  };
  visit(pack, path);
  return [...new Set(texts)];
}
