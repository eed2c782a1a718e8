import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
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
  const { mutants } = await new Instrumenter(quiet).instrument([source], options);
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
