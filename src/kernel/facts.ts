import { InvalidInput, parseInput, unusable } from './errors.js';
import type { GameDefinition, GameTypes } from './game.js';
import { meant } from './nearest.js';
import { isPlainObject, plainCopy } from './plain.js';
import type { Position } from './play.js';
import type * as z from './schema.js';

/*
 * Facts that somebody saw at a table, in the words of a game's questions:
 *
 *   {"standing": [12, 9], "control": [{"of": ["C3"], "is": 0}, {"of": ["D4"], "is": null}]}
 *
 * `standing` is the score of every seat, null where it is not known. A question about something says what it is about
 * with `of`; one about nothing needs only the answer. Of an answer with many fields only those that are written down
 * are compared.
 */

/** How to get an answer: the question's name, and what it is about. */
export type Answer = (question: string, about: readonly unknown[]) => unknown;

interface Fact {
  readonly question: string;
  readonly about: readonly unknown[];
  readonly noted: unknown;
}

/**
 * Which of these facts do not hold: those that the game has words of its own for, and those in the words of questions.
 * Throws InvalidInput for what is neither.
 */
export function mismatchesIn<G extends GameTypes>(
  definition: GameDefinition<G>,
  position: Position<G>,
  input: unknown,
  answer: Answer,
): string[] {
  const facts = plainCopy(input, 'facts');
  const form = definition.schemas.facts;
  /** Where the game has a form for facts. */
  const compare = (noted: unknown) => {
    const read = parseInput('facts', form as z.ZodType, noted);
    return definition.mismatches?.(position, read as never) ?? [];
  };
  if (!isPlainObject(facts)) {
    if (form !== undefined && definition.mismatches !== undefined) return compare(facts);
    throw unusable('facts', 'they are not a record of facts');
  }
  const words = wordsIn(form);
  const own: Record<string, unknown> = {};
  const asked: Record<string, unknown> = {};
  for (const [word, noted] of Object.entries(facts)) {
    (words.includes(word) ? own : asked)[word] = noted;
  }
  const known = [...words, ...Object.keys(definition.questions), 'standing'];
  return [
    ...(Object.keys(own).length === 0 ? [] : compare(own)),
    ...factsMissed(asked, known, answer),
  ];
}

/** The words that a game has of its own for facts. */
function wordsIn(form: z.ZodType | undefined): readonly string[] {
  const def = form && (form as z.core.$ZodType as z.core.$ZodTypes)._zod.def;
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

/** Which of these facts do not hold. Throws InvalidInput for words that are no questions. */
export function factsMissed(
  facts: Readonly<Record<string, unknown>>,
  known: readonly string[],
  answer: Answer,
): string[] {
  return Object.entries(facts).flatMap(([question, noted]) => {
    if (!known.includes(question)) throw unknownFact(question, known);
    return factsIn(question, noted).flatMap((fact) => {
      const actual = answer(question, fact.about);
      return holds(fact.noted, actual) ? [] : [tell(fact, actual)];
    });
  });
}

function unknownFact(question: string, known: readonly string[]): InvalidInput {
  const message = `there is no such fact to assert${meant(question, known) || '.'} Possible: ${known.join(', ')}`;
  return new InvalidInput('facts', [{ path: [question], message }]);
}

function factsIn(question: string, noted: unknown): Fact[] {
  if (isAsked(noted)) return [factOf(question, noted)];
  if (Array.isArray(noted) && noted.length > 0 && noted.every(isAsked)) {
    return noted.map((one) => factOf(question, one));
  }
  return [{ question, about: [], noted }];
}

interface Asked {
  readonly of?: unknown;
  readonly is: unknown;
}

function isAsked(value: unknown): value is Asked {
  if (!isPlainObject(value) || !('is' in value)) return false;
  return Object.keys(value).every((key) => key === 'of' || key === 'is');
}

function factOf(question: string, { of, is }: Asked): Fact {
  const about = of === undefined ? [] : Array.isArray(of) ? of : [of];
  return { question, about, noted: is };
}

/** Whether what was noted is part of what is so. */
function holds(noted: unknown, actual: unknown): boolean {
  if (Array.isArray(noted)) {
    if (!Array.isArray(actual) || actual.length !== noted.length) return false;
    return noted.every((one, index) => holds(one, actual[index]));
  }
  if (isPlainObject(noted)) {
    if (!isPlainObject(actual)) return false;
    return Object.entries(noted).every(([key, value]) => holds(value, actual[key]));
  }
  return noted === actual;
}

function tell({ question, about, noted }: Fact, actual: unknown): string {
  const of = about.length === 0 ? '' : ` of ${about.map(short).join(', ')}`;
  return `${question}${of}: ${short(noted)} noted, ${short(actual)} by the moves`;
}

function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}
