import type { Game, GameTypes } from '../kernel/game.js';
import { difference } from './difference.js';
import { equals, matches, show } from './match.js';
import { readPath } from './paths.js';
import type { Expectation } from './scenario-form.js';
import type { Unmet } from './unmet.js';
import { didYouMean, textsIn } from './words.js';

/** Values of the state by their paths. */
export function unmetState(values: Expectation['state'], state: unknown): Unmet[] {
  return unmetValues('', state, values ?? {}, ['state']);
}

/** What viewers should see, and what they should not. */
export function unmetViews<G extends GameTypes>(
  game: Game<G>,
  { views = [] }: Expectation,
  state: G['state'],
): Unmet[] {
  return views.flatMap(({ viewer, values, hides }, index) => {
    const view: unknown = game.view(state, viewer);
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
    const at = ['views', index];
    return [
      ...unmetValues(`what ${who} sees: `, view, values, [...at, 'values']),
      ...unhidden(who, view, state, hides).map((one) => ({
        ...one,
        at: [...at, 'hides', ...one.at],
      })),
    ];
  });
}

export function unmetOutcome(expected: Expectation['outcome'], outcome: unknown): Unmet[] {
  if (expected === undefined) return [];
  const at = ['outcome'];
  const shown = difference(expected, outcome);
  if (expected === null) {
    return outcome === null ? [] : [{ message: `the game is over: ${show(outcome)}`, at, shown }];
  }
  if (outcome === null) return [{ message: 'the game is not over', at }];
  if (matches(outcome, expected)) return [];
  const known = Object.keys(outcome as object);
  const strange = Object.keys(expected).filter((key) => !known.includes(key));
  const hints = strange.map((key) => `; it has no "${key}"${didYouMean(key, known)}`);
  return [{ message: `the outcome is ${show(outcome)}${hints.join('')}`, at, shown }];
}

function unmetValues(
  where: string,
  root: unknown,
  values: Readonly<Record<string, unknown>>,
  at: readonly (string | number)[],
): Unmet[] {
  return Object.entries(values).flatMap(([path, expected]): Unmet[] => {
    const found = readPath(root, path);
    if (found.ok) {
      if (equals(found.value, expected)) return [];
      const message = `${where}${path} is ${show(found.value)}, not ${show(expected)}`;
      return [{ message, at: [...at, path], shown: difference(expected, found.value) }];
    }
    const message = `${where}${path}: there is nothing${nearestPath(root, path)}`;
    return [{ message, at: [...at, path], shown: [`- ${show(expected)}`] }];
  });
}

/** Texts that are seen; and those that are nowhere on the table, so that nobody could ever see them. */
function unhidden(who: string, view: unknown, state: unknown, hides: readonly string[]): Unmet[] {
  const seen = textsIn(view);
  const there = textsIn(state);
  return hides.flatMap((text, index): Unmet[] => {
    if (seen.has(text)) return [{ message: `${who} sees ${text}`, at: [index] }];
    if (there.has(text)) return [];
    const hint = didYouMean(text, there);
    const message = `there is no ${show(text)} on the table that could be hidden${hint}`;
    return [{ message, at: [index] }];
  });
}

/** The last key that leads somewhere, and what is there. */
function nearestPath(root: unknown, path: string): string {
  const keys = path.split('.');
  for (let length = keys.length - 1; length >= 0; length--) {
    const found = readPath(root, keys.slice(0, length).join('.'));
    if (!found.ok) continue;
    const { value } = found;
    if (Array.isArray(value)) return `; a list of ${value.length} is there`;
    if (typeof value !== 'object' || value === null) return `, but ${show(value)} before it`;
    return didYouMean(keys[length] ?? '', Object.keys(value));
  }
  return '';
}
