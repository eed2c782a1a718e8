import { fingerprint } from '../kernel/fingerprint.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { verify } from '../kernel/replay.js';
import { nearestTo } from './difference.js';
import { show } from './match.js';

/*
 * What tests say about a state, for vitest and jest: `expect.extend(matchersFor(neonGods))`. Types come with
 * `cityrules/testing/vitest` or `cityrules/testing/jest`.
 */

/** What a matcher answers to its test runner. */
export interface Matched {
  readonly pass: boolean;
  message(): string;
}

/** As test runners want them: what is looked at comes first. */
export type GameMatchers = {
  /** The state allows this move. */
  toAllow(state: unknown, move: unknown): Matched;
  /** The state refuses this move, by this rule if one is named. */
  toRefuse(state: unknown, move: unknown, rule?: string): Matched;
  /** The log replays, and every mark in it holds; from the game, or from a state that the log leads to. */
  toReplay(received: unknown, log: string): Matched;
};

/** The same as they are written in tests, behind `expect(state)`. */
export interface StateMatchers<R = void> {
  /** The state allows this move. */
  toAllow(move: unknown): R;
  /** The state refuses this move, by this rule if one is named. */
  toRefuse(move: unknown, rule?: string): R;
  /** The log replays, and leads to this state; or, behind `expect(game)`, it replays. */
  toReplay(log: string): R;
}

/** Matchers for the states of one game: `expect.extend(matchersFor(neonGods))`. */
export function matchersFor<G extends GameTypes>(game: Game<G>): GameMatchers {
  return {
    toAllow(state, move) {
      const tried = game.tryApply(state as G['state'], move);
      return {
        pass: tried.ok,
        message() {
          if (tried.ok) return `${show(move)} is allowed`;
          return [tried.message, ...nearby(game, state as G['state'], move)].join('\n');
        },
      };
    },
    toRefuse(state, move, rule) {
      if (rule !== undefined) game.explain(rule);
      const tried = game.tryApply(state as G['state'], move);
      const by = tried.ok ? undefined : (tried.rule ?? 'its rolls');
      return {
        pass: by !== undefined && (rule === undefined || by === rule),
        message() {
          if (tried.ok)
            return `${show(move)} is allowed, but ${rule ?? 'some rule'} should refuse it`;
          return by === rule || rule === undefined
            ? tried.message
            : `${tried.message}\n- ${rule}\n+ ${by}`;
        },
      };
    },
    toReplay(received, log) {
      const verified = verify(game, log);
      if (!verified.ok) {
        const { line, message } = verified;
        return { pass: false, message: () => `the log does not replay: line ${line}: ${message}` };
      }
      const isState = typeof received === 'object' && received !== null && 'agenda' in received;
      const isSame = !isState || fingerprint(received) === verified.fingerprint;
      const message = isSame ? 'the log replays' : 'the log replays, but leads to another state';
      return { pass: isSame, message: () => message };
    },
  };
}

function nearby<G extends GameTypes>(game: Game<G>, state: G['state'], move: unknown): string[] {
  const near = nearestTo(move, game.legalMoves(state), 3);
  return [`- ${show(move)}`, ...near.map((one) => `+ ${show(one)}`)];
}
