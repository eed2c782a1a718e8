import type { Game, GameTypes, Tried } from '../kernel/game.js';
import { equals, matches, show } from './match.js';
import { readPath } from './paths.js';
import type { Expectation } from './scenario-form.js';

/** What a step of a scenario led to. */
export interface Happened<G extends GameTypes> {
  /** Nothing where the step has no move. */
  readonly tried: Tried<G> | undefined;
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly revealed: boolean;
}

export interface Unmet {
  readonly message: string;
  readonly rule?: string | undefined;
}

/** Everything that is not as expected. */
export function checkExpectation<G extends GameTypes>(
  game: Game<G>,
  expect: Expectation,
  happened: Happened<G>,
): Unmet[] {
  const { tried, state } = happened;
  const verdict = checkVerdict(expect, tried);
  if (verdict.length > 0) return verdict;
  const messages = [
    ...checkLegal(game, expect, state),
    ...checkValues('', state, expect.state ?? {}),
    ...checkViews(game, expect, state),
    ...checkEvents(expect, happened),
    ...checkOutcome(expect, game.outcome(state)),
  ];
  const toAct = game.toAct(state);
  if (expect.toAct !== undefined && !equals(toAct, expect.toAct)) {
    messages.push(`to act: ${show(toAct)}, not ${show(expect.toAct)}`);
  }
  return messages.map((message) => ({ message }));
}

function checkVerdict<G extends GameTypes>(
  { refused }: Expectation,
  tried: Tried<G> | undefined,
): Unmet[] {
  if (tried === undefined) return [];
  if (tried.ok) {
    if (refused === undefined) return [];
    return [{ message: `accepted, but ${refused} should refuse it`, rule: refused }];
  }
  const rule = tried.rule ?? undefined;
  if (refused === undefined) return [{ message: `refused: ${tried.message}`, rule }];
  if (rule === refused) return [];
  return [{ message: `refused by ${rule ?? 'its rolls'}, not ${refused}: ${tried.message}`, rule }];
}

function checkLegal<G extends GameTypes>(
  game: Game<G>,
  { legal = [], notLegal = [], legalExactly, legalCount = [] }: Expectation,
  state: G['state'],
): string[] {
  const moves = game.legalMoves(state);
  const messages: string[] = [];
  for (const pattern of legal) {
    if (!moves.some((move) => matches(move, pattern))) messages.push(`not legal: ${show(pattern)}`);
  }
  for (const pattern of notLegal) {
    const found = moves.find((move) => matches(move, pattern));
    if (found !== undefined) messages.push(`legal, but should not be: ${show(found)}`);
  }
  if (legalExactly !== undefined) {
    const { type, moves: patterns } = legalExactly;
    const mine = moves.filter((move) => type === undefined || move.type === type);
    for (const pattern of patterns) {
      if (!mine.some((move) => matches(move, pattern)))
        messages.push(`not legal: ${show(pattern)}`);
    }
    for (const move of mine) {
      if (!patterns.some((pattern) => matches(move, pattern))) {
        messages.push(`legal, but not listed: ${show(move)}`);
      }
    }
  }
  for (const { match, count } of legalCount) {
    const actual = moves.filter((move) => matches(move, match)).length;
    if (actual !== count) messages.push(`${actual} legal moves match ${show(match)}, not ${count}`);
  }
  return messages;
}

function checkValues(where: string, root: unknown, values: Record<string, unknown>): string[] {
  const messages: string[] = [];
  for (const [path, expected] of Object.entries(values)) {
    const found = readPath(root, path);
    if (!found.ok) messages.push(`${where}${path}: there is nothing`);
    else if (!equals(found.value, expected)) {
      messages.push(`${where}${path} is ${show(found.value)}, not ${show(expected)}`);
    }
  }
  return messages;
}

function checkViews<G extends GameTypes>(
  game: Game<G>,
  { views = [] }: Expectation,
  state: G['state'],
): string[] {
  return views.flatMap(({ viewer, values, hides }) => {
    const view: unknown = game.view(state, viewer);
    const text = JSON.stringify(view);
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
    const shown = hides.filter((hidden) => text.includes(JSON.stringify(hidden)));
    return [
      ...checkValues(`what ${who} sees: `, view, values),
      ...shown.map((hidden) => `${who} sees ${hidden}`),
    ];
  });
}

/** Expected events in their order, with any others between them. */
function checkEvents<G extends GameTypes>(
  { events: expected = [], noEvents = [], revealed }: Expectation,
  happened: Happened<G>,
): string[] {
  const { events } = happened;
  const messages: string[] = [];
  let from = 0;
  for (const pattern of expected) {
    const at = events.findIndex((event, index) => index >= from && matches(event, pattern));
    if (at >= 0) {
      from = at + 1;
      continue;
    }
    const isLate = events.some((event) => matches(event, pattern));
    messages.push(
      `${isLate ? 'happened, but not in this order' : 'did not happen'}: ${show(pattern)}`,
    );
  }
  for (const pattern of noEvents) {
    const found = events.find((event) => matches(event, pattern));
    if (found !== undefined) messages.push(`happened, but should not: ${show(found)}`);
  }
  if (revealed !== undefined && revealed !== happened.revealed) {
    messages.push(
      revealed ? 'nothing was revealed' : 'something was revealed that should stay hidden',
    );
  }
  return messages;
}

function checkOutcome({ outcome: expected }: Expectation, outcome: unknown): string[] {
  if (expected === undefined) return [];
  if (expected === null) return outcome === null ? [] : [`the game is over: ${show(outcome)}`];
  if (outcome === null) return ['the game is not over'];
  return matches(outcome, expected) ? [] : [`the outcome is ${show(outcome)}`];
}
