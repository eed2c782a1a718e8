import { capital, listed } from '../kit/words.js';
import type { Asking } from './display.js';
import type { Touch } from './touch.js';

/** What is asked of somebody who can make these moves; of all that the rules know where none are told. */
export function askedFor<M extends { readonly type: string }>(
  { ask, ways, phase }: Asking<string>,
  moves: readonly M[],
  touchesOf: (move: M) => readonly Touch[],
): string {
  const only = onlyButton(moves, touchesOf);
  if (only !== undefined) {
    const isSaid = ways === undefined && ask.toLowerCase().includes(only.toLowerCase());
    return isSaid ? ask : joined(ask === '' ? phase : ask, `only "${only}" is possible`);
  }
  if (ways === undefined) return ask;
  const types = new Set(moves.map(({ type }) => type));
  const possible = ways.filter(([one]) => [one].flat().some((type) => types.has(type)));
  const told = possible.length === 0 ? ways : possible;
  return joined(
    ask,
    listed(
      told.map(([, words]) => words),
      'or',
    ),
  );
}

/** After a sentence as another one; else after a colon. */
function joined(ask: string, rest: string): string {
  if (ask === '') return `${capital(rest)}.`;
  return /[.?!]$/.test(ask) ? `${ask} ${capital(rest)}.` : `${ask}: ${rest}.`;
}

/** What the button says that all these moves begin with, if it is one. */
function onlyButton<M>(
  moves: readonly M[],
  touchesOf: (move: M) => readonly Touch[],
): string | undefined {
  let only: Touch | undefined;
  for (const move of moves) {
    const [first] = touchesOf(move);
    if (first === undefined || first.kind === 'thing' || first.kind === 'number') return undefined;
    if (only !== undefined && first.id !== only.id) return undefined;
    only = first;
  }
  return only?.label;
}
