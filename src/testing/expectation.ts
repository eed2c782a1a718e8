import type { Game, GameTypes, Tried } from '../kernel/game.js';
import { unmetEvents } from './expected-events.js';
import { unmetMoves } from './expected-moves.js';
import { unmetOutcome, unmetState, unmetViews } from './expected-values.js';
import { equals, show } from './match.js';
import type { Expectation } from './scenario-form.js';
import type { Unmet } from './unmet.js';
import { type Words, wordsAt } from './words.js';

/** What a step of a scenario led to. */
export interface Happened<G extends GameTypes> {
  /** Nothing where the step has no move. */
  readonly tried: Tried<G> | undefined;
  readonly before: G['state'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly revealed: boolean;
}

/** Everything that is not as expected. */
export function checkExpectation<G extends GameTypes>(
  game: Game<G>,
  expect: Expectation,
  happened: Happened<G>,
): Unmet[] {
  const { tried, state, events } = happened;
  const verdict = checkVerdict(expect, tried);
  if (verdict.length > 0) return verdict;
  const words = wordsIn(game, happened);
  return [
    ...unmetMoves(game, expect, state, words),
    ...unmetState(expect.state, state),
    ...unmetViews(game, expect, state),
    ...unmetEvents(game, expect, events, words),
    ...checkRevealed(expect, happened),
    ...unmetOutcome(expect.outcome, game.outcome(state)),
    ...checkToAct(expect, game.toAct(state)),
  ];
}

function checkVerdict<G extends GameTypes>(
  { refused }: Expectation,
  tried: Tried<G> | undefined,
): Unmet[] {
  if (tried === undefined) return [];
  const at = ['refused'];
  if (tried.ok) {
    if (refused === undefined) return [];
    return [{ message: `accepted, but ${refused} should refuse it`, at, rule: refused }];
  }
  const rule = tried.rule ?? undefined;
  if (refused === undefined) return [{ message: `refused: ${tried.message}`, at: [], rule }];
  if (rule === refused) return [];
  const message = `refused by ${rule ?? 'its rolls'}, not ${refused}: ${tried.message}`;
  return [{ message, at, rule, shown: [`- ${refused}`, `+ ${rule ?? 'its rolls'}`] }];
}

/** What could be named before the move can be named after it. */
function wordsIn<G extends GameTypes>(game: Game<G>, { before, state }: Happened<G>): Words {
  const now = wordsAt(game, state);
  if (before === state) return now;
  return { ...now, known: new Set([...wordsAt(game, before).known, ...now.known]) };
}

function checkRevealed<G extends GameTypes>(
  { revealed: expected }: Expectation,
  { revealed }: Happened<G>,
): Unmet[] {
  if (expected === undefined || expected === revealed) return [];
  const message = expected
    ? 'nothing was revealed'
    : 'something was revealed that should stay hidden';
  return [{ message, at: ['revealed'] }];
}

function checkToAct({ toAct: expected }: Expectation, toAct: readonly number[]): Unmet[] {
  if (expected === undefined || equals(toAct, expected)) return [];
  const shown = [`- ${show(expected)}`, `+ ${show(toAct)}`];
  return [{ message: `to act: ${show(toAct)}, not ${show(expected)}`, at: ['toAct'], shown }];
}
