import { matches, show } from './match.js';

/*
 * What was there, beside what was expected: lines that begin with `- ` for what was expected, `+ ` for what was found
 * instead, and two spaces for what stands around it.
 */

/** Values shown on each side of the nearest one. */
const around = 3;
/** Longest difference of two values. */
const mostLines = 24;
const longestLine = 160;

/** Of several values, those that come nearest to the pattern, best first. */
export function nearestTo(pattern: unknown, values: readonly unknown[], most: number): unknown[] {
  return values
    .map((value, index) => ({ value, index, likeness: likeness(value, pattern) }))
    .filter((one) => one.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.index - b.index)
    .slice(0, most)
    .map(({ value }) => value);
}

/** The pattern, and the values in their order with the nearest of them marked. */
export function amongAll(pattern: unknown, values: readonly unknown[], none: string): string[] {
  const wanted = `- ${line(pattern)}`;
  if (values.length === 0) return [wanted, `  ${none}`];
  const [nearest] = nearestTo(pattern, values, 1);
  const at = nearest === undefined ? -1 : values.indexOf(nearest);
  const from = Math.max(0, at - around);
  const to = Math.min(values.length, Math.max(at, 0) + around + 1);
  const shown = values.slice(from, to).flatMap((value, index) => {
    const isNearest = from + index === at;
    return isNearest ? [wanted, `+ ${line(value)}`] : [`  ${line(value)}`];
  });
  return [
    ...(at < 0 ? [wanted] : []),
    ...(from > 0 ? [`  … ${from} before`] : []),
    ...shown,
    ...(to < values.length ? [`  … ${values.length - to} more`] : []),
  ];
}

/** The pattern, and the nearest of the values. */
export function besideNearest(
  pattern: unknown,
  values: readonly unknown[],
  none: string,
): string[] {
  const near = nearestTo(pattern, values, around);
  const found = near.length > 0 ? near.map((value) => `+ ${line(value)}`) : [`  ${none}`];
  return [`- ${line(pattern)}`, ...found];
}

/** Two values line by line. */
export function difference(expected: unknown, found: unknown): string[] {
  const [before, after] = [linesOf(expected), linesOf(found)];
  const lines = merged(before, after);
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), `  … ${lines.length - mostLines} more`];
}

/** How much of the pattern the value has; a type in common counts twice. */
function likeness(value: unknown, pattern: unknown): number {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return 0;
    return pattern.reduce<number>((sum, part, i) => sum + likeness(value[i], part), 0);
  }
  if (typeof pattern !== 'object' || pattern === null) return value === pattern ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  const fields = value as Record<string, unknown>;
  return Object.entries(pattern).reduce((sum, [key, part]) => {
    if (!Object.hasOwn(fields, key)) return sum;
    if (key === 'type') return sum + (matches(fields[key], part) ? 2 : 0);
    return sum + likeness(fields[key], part);
  }, 0);
}

function line(value: unknown): string {
  return show(value, longestLine);
}

function linesOf(value: unknown): string[] {
  return (JSON.stringify(value, null, 2) ?? 'nothing').split('\n').map((text) => {
    return text.length <= longestLine ? text : `${text.slice(0, longestLine - 1)}…`;
  });
}

/** Both in one list, what they have in common once (longest common subsequence). */
function merged(before: readonly string[], after: readonly string[]): string[] {
  const isLong = before.length * after.length > 250_000;
  const common = isLong ? [] : commonLengths(before, after);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push(`  ${before[i]}`);
      i++;
      j++;
    } else if (i < before.length && (j >= after.length || keepsMore(common, i, j))) {
      lines.push(`- ${before[i++]}`);
    } else {
      lines.push(`+ ${after[j++]}`);
    }
  }
  return lines;
}

function keepsMore(common: readonly number[][], i: number, j: number): boolean {
  return (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0);
}

/** For each place in both, how many lines are still in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => {
    return new Array<number>(after.length + 1).fill(0);
  });
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, next] = [lengths[i] as number[], lengths[i + 1] as number[]];
      row[j] =
        before[i] === after[j]
          ? (next[j + 1] as number) + 1
          : Math.max(next[j] as number, row[j + 1] as number);
    }
  }
  return lengths;
}
