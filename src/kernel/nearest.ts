import { quote } from './quote.js';

/**
 * The known words that are most like this one, best first; none where nothing comes near, which is where more than a
 * third of the letters would have to change, unless another share is given.
 */
export function nearest(
  word: string,
  known: readonly string[],
  most = 3,
  share: number = 1 / 3,
): string[] {
  const wanted = plain(word);
  if (wanted.length > longest) return [];
  return known
    .map((one) => ({ one, steps: stepsBetween(wanted, plain(one).slice(0, longest)) }))
    .filter(({ steps }) => steps <= Math.floor(wanted.length * share))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, most)
    .map(({ one }) => one);
}

/** `; did you mean "east"?`, to end a sentence with; nothing where no known word comes near. */
export function meant(given: unknown, known: readonly string[]): string {
  const near = typeof given === 'string' ? nearest(given, known) : [];
  return near.length === 0 ? '' : `; did you mean ${near.map(quote).join(', ')}?`;
}

/** No word of a pack is nearly as long; a text from outside may be. */
const longest = 60;

/** Case and what joins words do not matter. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** How many letters must be put in, left out, replaced or exchanged with their neighbours (Damerau, Levenshtein). */
function stepsBetween(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let before = last;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let steps = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, at(before, j - 2) + 1);
      }
      row.push(steps);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}
