import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import equivalents from './equivalent.json' with { type: 'json' };

/** A break that changes nothing anybody could see, and why. */
export interface Equivalent {
  readonly file: string;
  /** The line as it stands in the file, without spaces around it. */
  readonly line: string;
  /** What Stryker writes in the place. */
  readonly replacement: string;
  readonly reason: string;
}

/** What became of the mutants of a room, as text. Equivalent ones do not count. */
export function tell(results: readonly MutantResult[], room: string): string {
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  // Tests of the room run first, so what another has noticed they have not.
  const elsewhere = killed.filter(({ killedBy: [test] = [] }) => {
    return test !== undefined && !test.includes(`test/${room}/`);
  });
  const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const equivalent = alive.filter((mutant) => reasonOf(mutant) !== undefined);
  const survived = alive.filter((mutant) => reasonOf(mutant) === undefined);
  const others = results.length - killed.length - alive.length;
  const counted = killed.length + survived.length;
  const share = (some: number) => ((100 * some) / Math.max(1, counted)).toFixed(1);
  const own = killed.length - elsewhere.length;
  return [
    `${killed.length} killed, ${survived.length} survived: ${share(killed.length)} % of ${counted}, ` +
      `${own} of them (${share(own)} %) by test/${room} alone; ` +
      `${equivalent.length} equivalent, ${others} left out (worked out at loading, or broken beyond running)`,
    ...survived.map((mutant) => `  survived    ${show(mutant)}`),
    ...equivalent.map((mutant) => `  equivalent  ${show(mutant)}: ${reasonOf(mutant)}`),
  ].join('\n');
}

function show(mutant: MutantResult): string {
  const { location, replacement = '', status } = mutant;
  const { file, line } = placeOf(mutant);
  const uncovered = status === 'NoCoverage' ? ' (no test comes here)' : '';
  const at = `${file}:${location.start.line}:${location.start.column}`;
  return `${at}${uncovered}\n      ${line}\n      ${replacement.replace(/\s+/g, ' ').slice(0, 200)}`;
}

function reasonOf(mutant: MutantResult): string | undefined {
  const { file, line } = placeOf(mutant);
  const known: readonly Equivalent[] = equivalents;
  return known.find((one) => {
    return one.file === file && one.line === line && one.replacement === mutant.replacement;
  })?.reason;
}

function placeOf({ fileName, location }: MutantResult): { file: string; line: string } {
  const text = readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1] ?? '';
  return { file: relative('', fileName), line: text.trim() };
}
