import { parseInput } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { checkExpectation, type Happened } from './expectation.js';
import { scenarioSchema } from './scenario-form.js';
import { checkWords } from './scenario-words.js';
import { layTable, type ScenarioOptions } from './table.js';

/*
 * A scenario is a worked example as data: a table, some moves, and what must come of them. It is
 * what `cityrules check` runs, and `assertScenario` in a test.
 */

/** One thing that is not as expected. */
export interface ScenarioFailure<G extends GameTypes = GameTypes> {
  /** The step it belongs to, from 0. */
  readonly step: number;
  readonly message: string;
  /** The move of that step, if it has one. */
  readonly move: unknown;
  /** The rule that refused the move, or should have. */
  readonly rule: string | undefined;
  /** Where in the scenario it is written. */
  readonly path: readonly (string | number)[];
  /** What was there, line by line: `- ` before what was expected, `+ ` before what was found. */
  readonly shown: readonly string[];
  /** The table as it was then. */
  readonly state: G['state'];
}

/** What running a scenario gave: the last state, and what failed. */
export interface ScenarioResult<G extends GameTypes = GameTypes> {
  readonly ok: boolean;
  readonly title: string;
  /** How many moves were tried. */
  readonly moves: number;
  readonly failures: readonly ScenarioFailure<G>[];
  /** The game, with the pack that the scenario names. */
  readonly game: Game<G>;
}

/** Plays a scenario and says what is not as expected. Throws InvalidInput if it cannot be played at all. */
export function runScenario<G extends GameTypes>(
  given: Game<G>,
  input: unknown,
  options: ScenarioOptions = {},
): ScenarioResult<G> {
  const scenario = parseInput('scenario', scenarioSchema, input);
  checkWords(given, scenario);
  const laid = layTable(given, scenario, options);
  const { game } = laid;
  let { state, events } = laid;
  const failures: ScenarioFailure<G>[] = [];
  let moves = 0;
  for (const [index, { move, rolls, expect }] of scenario.steps.entries()) {
    const still = { before: state, state, revealed: false };
    let happened: Happened<G> = { ...still, tried: undefined, events };
    if (move !== undefined) {
      const tried = game.tryApply(state, move, { rolls });
      moves++;
      happened = tried.ok ? { ...still, tried, ...tried } : { ...still, tried, events: [] };
    }
    for (const { message, rule, at, shown = [] } of checkExpectation(game, expect, happened)) {
      const path = ['steps', index, ...(at.length > 0 ? ['expect', ...at] : [])];
      failures.push({ step: index, message, move, rule, path, shown, state: happened.state });
    }
    if (happened.tried?.ok === false && expect.refused === undefined) break;
    state = happened.state;
    events = [];
  }
  return { ok: failures.length === 0, title: scenario.scenario, moves, failures, game };
}

/** Fails, with everything that is not as expected, unless the scenario holds. */
export function assertScenario<G extends GameTypes>(
  game: Game<G>,
  input: unknown,
  options?: ScenarioOptions,
): void {
  const { ok, title, failures } = runScenario(game, input, options);
  if (ok) return;
  const lines = failures.flatMap(({ step, message, shown }) => [
    `  step ${step + 1}: ${message}`,
    ...shown.map((line) => `    ${line}`),
  ]);
  throw new ScenarioFailed(`${title}\n${lines.join('\n')}`);
}

/** Thrown by `assertScenario`: carries every expectation that was not met. */
export class ScenarioFailed extends Error {
  override readonly name = 'ScenarioFailed';
}
