import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import { edges, number, type Place, rulesOf } from './places.js';

export const excludedMutations = ['StringLiteral'];
/** A place that holds more is a whole function, and its parts are places too. */
const mostMutants = 6;

/** Every place of a room of `src`, in the order of the files. */
export async function placesOf(room: string): Promise<Place[]> {
  const places = await Promise.all(rulesOf(room).map(placesIn));
  return places.flat();
}

async function placesIn(file: string): Promise<Place[]> {
  const source = { name: file, content: readFileSync(file, 'utf8'), mutate: true };
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { mutants, files } = await new Instrumenter(quiet).instrument([source], options);
  for (const { content } of files) checkReadable(file, content);
  const alive = mutants.filter(({ status }) => status !== 'Ignored');
  const ranges = new Set(
    alive.map(({ location: { start, end } }) => {
      return `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
    }),
  );
  return [...ranges]
    .map((range) => {
      const inside = alive.filter(({ location: { start, end } }) => {
        const [from, to] = edges(range);
        return (
          from <= number(start.line + 1, start.column) && number(end.line + 1, end.column) <= to
        );
      });
      return { file, range, mutants: inside.length };
    })
    .filter(({ mutants: inside }) => inside <= mostMutants);
}

/** Stryker leaves out brackets: `(x as T) < y` becomes what nobody can read, and tests of it would be left out without a word. */
function checkReadable(file: string, broken: string): void {
  const { diagnostics = [] } = ts.transpileModule(broken, { reportDiagnostics: true });
  const [wrong] = diagnostics;
  if (wrong === undefined) return;
  const near = broken.slice((wrong.start ?? 0) - 80, wrong.start);
  throw new Error(`${file} cannot be broken so that it can still be read: …${near}`);
}

const silent = () => {};
const no = () => false;
/** Says nothing: there are hundreds of files. */
const quiet = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};
