import type { Game, GameTypes } from '../kernel/game.js';
import { nearest } from '../kernel/nearest.js';
import { vocabularyOf } from './arrange/vocabularies.js';

/** Everything that can be named at a table: what its pack, its state and its legal moves name. */
export interface Words {
  readonly seats: number;
  readonly known: ReadonlySet<string>;
  readonly places: readonly string[];
}

/** Longer texts are sentences. */
const longestWord = 96;

export function wordsAt<G extends GameTypes>(game: Game<G>, state: G['state']): Words {
  const places = vocabularyOf(game.id)?.places?.(state, game.content) ?? [];
  const known = new Set(wordsOfPack(game.content));
  for (const word of [...textsIn(state), ...textsIn(game.legalMoves(state)), ...places]) {
    known.add(word);
  }
  return { seats: game.seats(state), known, places };
}

/** `; did you mean "moveTo"?`, or nothing where no known word comes near. Of a short word half may be wrong. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const share = word.length < 3 ? 1 / 2 : 1 / 3;
  return meaning(word, [...known], share);
}

/** The same for words of which there are few: the nearest is named, however far it is. */
export function youMayMean(word: string, known: Iterable<string>): string {
  return didYouMean(word, known) || meaning(word, [...known], 2);
}

function meaning(word: string, known: readonly string[], share: number): string {
  const [near] = nearest(word, known, 1, share);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** Every text in a value, the keys of its records included. */
export function textsIn(value: unknown): Set<string> {
  const texts = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner === 'string') {
      if (inner.length <= longestWord) texts.add(inner);
      return;
    }
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, part] of Object.entries(inner)) {
      if (!Array.isArray(inner)) texts.add(key);
      visit(part);
    }
  };
  visit(value);
  return texts;
}

const packs = new WeakMap<object, ReadonlySet<string>>();

/** A pack is large and never changes. */
function wordsOfPack(pack: object): ReadonlySet<string> {
  const found = packs.get(pack) ?? textsIn(pack);
  packs.set(pack, found);
  return found;
}
