/** No word of a pack is nearly as long; a text from outside may be. */
const longest = 60;

/** The word that somebody who wrote this most likely meant; none if all are far from it. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  if (written.length > longest) return undefined;
  const typed = written.toLowerCase();
  let best: string | undefined;
  let least = Math.floor(typed.length / 3) + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, word.toLowerCase());
    if (slips >= least) continue;
    least = slips;
    best = word;
  }
  return best;
}

/** How many letters have to be put in, left out, changed or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] as number) + (a[i] === b[j] ? 0 : 1);
      const least = Math.min(changed, (row[j + 1] as number) + 1, (next[j] as number) + 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(isSwapped ? Math.min(least, (before[j - 1] as number) + 1) : least);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
