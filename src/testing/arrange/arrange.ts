import type { Game, GameTypes } from '../../kernel/game.js';
import { didYouMean } from '../words.js';
import { type Filled, perform } from './deeds.js';
import { namesIn } from './names.js';
import { vocabularyOf } from './vocabularies.js';
import type { Phrase, Vocabulary } from './vocabulary.js';

/** Lays out a state as a sentence says, in place; or says why that cannot be. */
export function arrange<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  sentence: string,
): string | undefined {
  const vocabulary = vocabularyOf(game.id);
  if (vocabulary === undefined) return `${game.title} has no words to arrange a table with`;
  const reader = new Reader(game, state, vocabulary);
  let wrong: string | undefined;
  for (const phrase of vocabulary.phrases) {
    const filled = reader.read(phrase, sentence);
    if (filled === undefined) continue;
    if (typeof filled === 'string') {
      wrong ??= filled;
      continue;
    }
    for (const deed of phrase.does) {
      const problem = perform(state, deed, filled);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  return wrong ?? notUnderstood(sentence, vocabulary);
}

class Reader<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #state: G['state'];
  readonly #vocabulary: Vocabulary;

  constructor(game: Game<G>, state: G['state'], vocabulary: Vocabulary) {
    this.#game = game;
    this.#state = state;
    this.#vocabulary = vocabulary;
  }

  /** What fills the gaps; a text that says what is wrong with one; nothing where the sentence is another. */
  read({ say }: Phrase, sentence: string): Filled | string | undefined {
    const gaps = [...say.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap);
    const found = patternOf(say).exec(sentence.trim().replace(/\.$/, ''));
    if (found === null) return undefined;
    const filled: Record<string, string | number> = {};
    for (const [index, gap] of gaps.entries()) {
      const text = found[index + 1] ?? '';
      const meant = this.#meant(gap, text);
      if (meant === undefined) return `there is no ${gap} "${text}"${this.#hint(gap, text)}`;
      filled[gap] = meant;
    }
    return filled;
  }

  #meant(gap: string, text: string): string | number | undefined {
    switch (gap) {
      case 'seat':
        return this.#seat(text);
      case 'number':
        return numberIn(text);
      case 'card':
        return namesIn(this.#game.content).find(text, cardsIn(this.#state));
      case 'place':
        return namesIn(this.#game.content).find(text, this.#places());
      case 'piece':
        return this.#piece(text);
      default: {
        const words = this.#vocabulary.words?.[gap] ?? {};
        return Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
      }
    }
  }

  #seat(text: string): number | undefined {
    const names = this.#game.seatNames(this.#state);
    const [, digits] = /^(?:seat|team) (\d+)$/i.exec(text) ?? [];
    const seat =
      digits === undefined ? names.findIndex((one) => isSame(one, text)) : Number(digits);
    return seat >= 0 && seat < names.length ? seat : undefined;
  }

  #piece(text: string): string | undefined {
    const pieces = this.#pieces();
    if (Object.hasOwn(pieces, text)) return text;
    return Object.keys(pieces).find((id) => isSame(pieces[id] ?? '', text));
  }

  #places(): readonly string[] {
    return this.#vocabulary.places?.(this.#state, this.#game.content) ?? [];
  }

  #pieces(): Readonly<Record<string, string>> {
    return this.#vocabulary.pieces?.(this.#state, this.#game.content) ?? {};
  }

  #hint(gap: string, text: string): string {
    if (gap === 'seat') {
      const names = this.#game.seatNames(this.#state);
      return `, but seat 0 to seat ${names.length - 1}${didYouMean(text, names)}`;
    }
    if (gap === 'number') return '';
    const words = Object.keys(this.#vocabulary.words?.[gap] ?? {});
    if (words.length > 0) return `, but ${words.join(', ')}`;
    if (gap === 'piece') return didYouMean(text, Object.entries(this.#pieces()).flat());
    const known = gap === 'card' ? cardsIn(this.#state) : this.#places();
    return didYouMean(text, namesIn(this.#game.content).namesOf(known));
  }
}

function patternOf(say: string): RegExp {
  const source = say
    .split(/(\{\w+\}|\(s\))/)
    .map((part) => {
      if (part === '(s)') return 's?';
      return /^\{\w+\}$/.test(part) ? '(.+?)' : part.replace(/[$.*+?^()[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 'i');
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

function numberIn(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (/^an?$/i.test(text)) return 1;
  const index = numbers.indexOf(text.toLowerCase());
  return index < 0 ? undefined : index;
}

/** Everything that lies in a list of ids. */
function cardsIn(state: unknown): readonly string[] {
  const cards = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null || key === 'agenda') return;
    for (const [inner, part] of Object.entries(value)) {
      if (typeof part === 'string' && Array.isArray(value)) cards.add(part);
      else visit(part, inner);
    }
  };
  visit(state, '');
  return [...cards];
}

function notUnderstood(sentence: string, { phrases }: Vocabulary): string {
  const words = new Set(sentence.toLowerCase().match(/[a-z]+/g) ?? []);
  const common = ({ say }: Phrase) => {
    return (say.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => words.has(word)).length;
  };
  const near = [...phrases].sort((a, b) => common(b) - common(a)).slice(0, 3);
  const examples = near.map(({ example }) => `"${example}"`).join(', ');
  return `"${sentence}" is not understood. Say it like ${examples}`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
