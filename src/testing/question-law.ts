import type { Game, GameTypes, Questions } from '../kernel/game.js';
import type { Viewer } from '../kernel/play.js';
import { roundTrip, same, show } from './compare.js';

/** What a question is about, after the table that it is asked of. */
export type AboutOf<Q> = Q extends (table: never, ...about: infer A) => unknown
  ? Readonly<A>
  : never;

/** What each question of a game can be asked about at a state: seats, places, cards that are there. */
export type Inquiries<G extends GameTypes> = {
  readonly [K in keyof Questions<G>]: (state: G['state']) => readonly AboutOf<Questions<G>[K]>[];
};

type Ask = (table: unknown, ...about: readonly unknown[]) => unknown;

/**
 * Law 23 for one viewer: each question, about one of the things that it can be asked about, has the answer of the state,
 * or none where the viewer may not know; and an answer is plain data.
 */
export function wrongAnswer<G extends GameTypes>(
  game: Game<G>,
  inquiries: Inquiries<G>,
  state: G['state'],
  viewer: Viewer,
  pick: <T>(list: readonly T[]) => T,
): string | undefined {
  const view = game.view(state, viewer);
  const questions = game.questions as Readonly<Record<string, Ask>>;
  const lists = inquiries as Readonly<
    Record<string, (state: G['state']) => readonly (readonly unknown[])[]>
  >;
  for (const [name, listed] of Object.entries(lists)) {
    const all = listed(state);
    const ask = questions[name];
    if (all.length === 0 || ask === undefined) continue;
    const about = pick(all);
    const known = ask(state, ...about);
    const told = ask(view, ...about);
    const asked = `${name} of ${show(about)}`;
    if (!same(roundTrip(known), known)) return `${asked} has an answer that is no plain data`;
    const isHidden = told === null && viewer !== 'open';
    if (!isHidden && !same(told, known)) {
      return `${asked}: ${viewer} is told ${show(told)}, but it is ${show(known)}`;
    }
  }
  return undefined;
}
