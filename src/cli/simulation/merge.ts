import { listed } from '../../kit/words.js';
import { Unusable } from '../exit.js';
import { gapsIn, joinRanges, type Plan, type Range, type Result } from './plan.js';
import { rangesInWords } from './report.js';
import { emptyTally, join } from './tally.js';

/** A result, and the file that it is from. */
export interface Part {
  readonly file: string;
  readonly result: Result;
}

export interface MergeOptions {
  /** Whether games may be missing: they are merged later. */
  readonly partial: boolean;
}

/** Shards of one simulation as one result. What is foreign, there twice or missing is refused by name. */
export function merge(parts: readonly Part[], { partial }: MergeOptions): Result {
  const [first] = parts;
  if (first === undefined) throw new Unusable('there is nothing to merge');
  for (const { file, result } of parts) {
    const differs = differenceOf(first.result.plan, result.plan);
    if (differs === undefined) continue;
    throw new Unusable(`${file} and ${first.file} are of two simulations: ${differs} differs`);
  }
  refuseOverlaps(parts);
  const { plan } = first.result;
  const ranges = joinRanges(parts.flatMap(({ result }) => result.ranges)) ?? [];
  if (!partial) refuseGaps(parts, gapsIn(ranges, plan.total), plan);
  const tally = parts.map(({ result }) => result.tally).reduce(join, emptyTally());
  return { simulation: 1, plan, ranges, tally };
}

function differenceOf(a: Plan, b: Plan): string | undefined {
  const names = Object.keys(a) as (keyof Plan)[];
  return names.find((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

function refuseOverlaps(parts: readonly Part[]): void {
  const held = parts.flatMap(({ file, result }) => {
    return result.ranges.map((range) => ({ file, range }));
  });
  held.sort((a, b) => a.range[0] - b.range[0]);
  for (const [at, { file, range }] of held.entries()) {
    const next = held[at + 1];
    if (next === undefined || next.range[0] >= range[1]) continue;
    const both: Range = [next.range[0], Math.min(range[1], next.range[1])];
    throw new Unusable(
      file === next.file
        ? `${file} is there twice`
        : `${file} and ${next.file} both hold games ${rangesInWords([both])}`,
    );
  }
}

function refuseGaps(parts: readonly Part[], gaps: readonly Range[], { total }: Plan): void {
  if (gaps.length === 0) return;
  const shards = missingShards(parts);
  const which =
    shards.length === 0 ? '' : `${listed(shards)} ${shards.length === 1 ? 'is' : 'are'} missing: `;
  throw new Unusable(
    `${which}of ${total} games these are in none of the files: ${rangesInWords(gaps)} (--partial merges the others)`,
  );
}

/** As `--shard` names them, where all files are shards of one number. */
function missingShards(parts: readonly Part[]): string[] {
  const named = parts.map(({ result }) => result.shard);
  const of = named[0]?.of;
  if (of === undefined || named.some((shard) => shard?.of !== of)) return [];
  const there = new Set(named.map((shard) => shard?.index));
  const all = Array.from({ length: of }, (_, at) => at + 1);
  return all.filter((index) => !there.has(index)).map((index) => `${index}/${of}`);
}
