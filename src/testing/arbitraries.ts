import fc from 'fast-check';
import type { Game, GameTypes } from '../kernel/game.js';
import { writeLog } from '../kernel/live-match.js';
import type { Random } from '../kernel/simulate.js';
import { NearMisses } from './near-miss.js';

/** A game played for a while by legal moves. */
export interface Playthrough<G extends GameTypes> {
  readonly setup: G['setupInput'];
  readonly moves: readonly G['move'][];
  /** The state after the last move. */
  readonly state: G['state'];
}

/** How long a playthrough may be. */
export interface PlaythroughOptions {
  /** Most moves of a playthrough; 500 unless told. */
  readonly maxMoves?: number;
}

/**
 * Playthroughs of legal moves, from no move at all to the end of the game. They shrink to shorter
 * ones, and to earlier moves in the lists.
 */
export function playthroughs<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<G['setupInput']>,
  { maxMoves = 500 }: PlaythroughOptions = {},
): fc.Arbitrary<Playthrough<G>> {
  const choices = fc.array(fc.nat(), { maxLength: maxMoves, size: 'max' });
  return fc.tuple(setups, choices).map(([setup, picks]) => {
    const state = game.setup(setup);
    const moves: G['move'][] = [];
    for (const pick of picks) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[pick % legal.length] as G['move'];
      game.step(state, move);
      moves.push(move);
    }
    return { setup, moves, state };
  });
}

/** The log of a playthrough, to keep a failure that fast-check has shrunk. */
export function logOf<G extends GameTypes>(game: Game<G>, { setup, moves }: Playthrough<G>) {
  return writeLog(game, { setup, moves });
}

/** States that legal moves lead to, the last ones included. */
export function reachableStates<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<G['setupInput']>,
  options?: PlaythroughOptions,
): fc.Arbitrary<G['state']> {
  return playthroughs(game, setups, options).map(({ state }) => state);
}

/** A state in which somebody may act. */
export interface Situation<G extends GameTypes> {
  readonly state: G['state'];
  readonly move: G['move'];
}

/** Reachable states, each with one of its legal moves. */
export function legalMoves<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<G['setupInput']>,
  options?: PlaythroughOptions,
): fc.Arbitrary<Situation<G>> {
  return fc
    .tuple(reachableStates(game, setups, options), fc.nat())
    .filter(([state]) => game.toAct(state).length > 0)
    .map(([state, pick]) => {
      const moves = game.legalMoves(state);
      return { state, move: moves[pick % moves.length] as G['move'] };
    });
}

/**
 * Reachable states, each with something that is nearly a legal move: one field changed, left out or
 * added, a move of another moment, or no move at all. A few of them are legal after all.
 */
export function nearMissMoves<G extends GameTypes>(
  game: Game<G>,
  setups: fc.Arbitrary<G['setupInput']>,
  options?: PlaythroughOptions,
): fc.Arbitrary<{ readonly state: G['state']; readonly move: unknown }> {
  const numbers = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });
  return fc
    .tuple(playthroughs(game, setups, options), fc.nat(), numbers)
    .filter(([{ state }]) => game.toAct(state).length > 0)
    .map(([{ state, moves: played }, pick, picks]) => {
      const legal = game.legalMoves(state);
      const nearMisses = new NearMisses();
      for (const move of [...played, ...legal]) nearMisses.remember(move);
      return { state, move: nearMisses.bend(legal[pick % legal.length] as G['move'], from(picks)) };
    });
}

/** Random numbers that fast-check has chosen, so that it can shrink them. */
function from(picks: readonly number[]): Random {
  let next = 0;
  return { below: (limit) => (picks[next++ % picks.length] ?? 0) % limit };
}
