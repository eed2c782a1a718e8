import type { Game, GameTypes } from './game.js';
import type { LogPeople } from './log-people.js';
import type { MatchValue } from './match-value.js';
import { replay } from './replay.js';

export interface News<G extends GameTypes> {
  readonly events: G['event'][];
  /** Moves that were made before that have been taken back since. */
  readonly undone: number;
  readonly people: readonly LogPeople[];
}

/** What the lines since then made happen, by playing the log again as far as it is not at hand. */
export function newsSince<G extends GameTypes>(
  game: Game<G>,
  { lines }: MatchValue<G>,
  since: number,
): News<G> {
  if (since >= lines.length) return { events: [], undone: 0, people: [] };
  const made: { readonly line: number; readonly events: readonly G['event'][] }[] = [];
  const people: LogPeople[] = [];
  let undone = 0;
  replay(game, lines, {
    onStart: ({ events }) => made.push({ line: 1, events }),
    onMove: ({ line, events }) => made.push({ line, events }),
    onPeople: ({ line, entry }) => {
      if (line > since) people.push(entry);
    },
    onUndo: ({ line, count }) => {
      for (const taken of made.splice(made.length - count)) {
        if (line > since && taken.line <= since) undone++;
      }
    },
  });
  const events = made.filter(({ line }) => line > since).flatMap((one) => one.events);
  return { events, undone, people };
}
