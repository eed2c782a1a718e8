import type { Roll } from '../src/kernel/chance.js';
import type { Game, GameTypes } from '../src/kernel/game.js';

/*
 * The verbs of the tests, the same for every game: `export const { play, refusedBy, offered, eventsOf } = verbsOf(gameOf)`.
 */

/** A move, or a move with its exact rolls. */
export type Turn<M> = M | readonly [M, ...Roll[]];

export interface Played<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: G['event'][];
}

type MoveAt<G extends GameTypes, T extends G['move']['type']> = Extract<G['move'], { type: T }>;
type EventAt<G extends GameTypes, T extends G['event']['type']> = Extract<G['event'], { type: T }>;

export function verbsOf<G extends GameTypes>(gameOf: (state: G['state']) => Game<G>) {
  /** Plays moves one after the other, each with its exact rolls; too few or left-over rolls, or a broken invariant, fail. */
  function play(state: G['state'], ...turns: Turn<G['move']>[]): Played<G> {
    let now = state;
    const events: G['event'][] = [];
    for (const turn of turns) {
      const [move, ...rolls] = isWithRolls(turn) ? turn : [turn];
      const applied = gameOf(now).apply(now, move, { rolls });
      now = applied.state;
      events.push(...applied.events);
    }
    const broken = gameOf(now).invariants(now);
    if (broken.length > 0) throw new Error(`broken: ${broken.join('; ')}`);
    return { state: now, events };
  }

  /** The rule that refuses this move, in a whole sentence; null if its rolls are wrong; undefined if it is allowed. */
  function refusedBy(state: G['state'], move: unknown): string | null | undefined {
    const tried = gameOf(state).tryApply(state, move);
    if (tried.ok) return undefined;
    const isSaid = /[^ :]$/.test(tried.message) && !/undefined|NaN|\bnull\b/.test(tried.message);
    if (!isSaid) throw new Error(`the refusal says "${tried.message}"`);
    return tried.rule;
  }

  function legalMoves(state: G['state']): G['move'][] {
    return gameOf(state).legalMoves(state);
  }

  /** All legal moves of one type. */
  function offeredMoves<T extends G['move']['type']>(state: G['state'], type: T): MoveAt<G, T>[] {
    return legalMoves(state).filter((move): move is MoveAt<G, T> => move.type === type);
  }

  /** The values of one field over all legal moves of one type. */
  function offered<T extends G['move']['type'], K extends keyof MoveAt<G, T>>(
    state: G['state'],
    type: T,
    field: K,
  ): MoveAt<G, T>[K][] {
    return offeredMoves(state, type).map((move) => move[field]);
  }

  /** The types of all legal moves, each once. */
  function offeredTypes(state: G['state']): G['move']['type'][] {
    return [...new Set(legalMoves(state).map(({ type }) => type))];
  }

  function eventsOf<T extends G['event']['type']>(
    events: readonly G['event'][],
    type: T,
  ): EventAt<G, T>[] {
    return events.filter((event): event is EventAt<G, T> => event.type === type);
  }

  return { play, refusedBy, legalMoves, offeredMoves, offered, offeredTypes, eventsOf };
}

function isWithRolls<M>(turn: Turn<M>): turn is readonly [M, ...Roll[]] {
  return Array.isArray(turn);
}
