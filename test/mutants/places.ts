import { globSync } from 'tinyglobby';
import type { Random } from '../../src/index.js';

/** Places in the rules that can be broken, of which some are drawn. */

export interface Place {
  readonly file: string;
  /** As Stryker writes it: lines from 1, columns from 0. */
  readonly range: string;
  /** How many mutants are in it. */
  readonly mutants: number;
}

/** Sentences, tables of cards and rule texts are no rules. */
const leftOut = ['content', 'describe', 'display'];

/** The files of a room of `src` that hold rules. */
export function rulesOf(room: string): string[] {
  const ignore = [...leftOut.map((name) => `src/${room}/${name}/**`), `src/${room}/rules.ts`];
  return globSync(`src/${room}/**/*.ts`, { ignore }).sort();
}

/** Places in a random order until they hold so many mutants; none lies in another. */
export function draw(places: readonly Place[], wanted: number, random: Random): Place[] {
  const left = [...places];
  const drawn: Place[] = [];
  for (let mutants = 0; mutants < wanted && left.length > 0; ) {
    const place = left.splice(random.below(left.length), 1)[0] as Place;
    if (drawn.some((other) => overlap(place, other))) continue;
    drawn.push(place);
    mutants += place.mutants;
  }
  return drawn;
}

function overlap(a: Place, b: Place): boolean {
  if (a.file !== b.file) return false;
  const [[fromA, toA], [fromB, toB]] = [edges(a.range), edges(b.range)];
  return fromA <= toB && fromB <= toA;
}

export function edges(range: string): [from: number, to: number] {
  const [fromLine = 0, fromColumn = 0, toLine = 0, toColumn = 0] = range.split(/[:-]/).map(Number);
  return [number(fromLine, fromColumn), number(toLine, toColumn)];
}

/** A position as one number; no line is so long. */
export function number(line: number, column: number): number {
  return line * 1000 + column;
}
