import { InvalidInput, parseInput } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { checkExpectation, type Happened } from './expectation.js';
import { applyPatch } from './patch.js';
import { type Scenario, scenarioSchema } from './scenario-form.js';

/*
 * A scenario is a worked example as data: a table, some moves, and what must come of them. It is
 * what `cityrules check` runs, and `assertScenario` in a test.
 */

/** One thing that is not as expected. */
export interface ScenarioFailure {
  /** The step it belongs to, from 0; -1 for the beginning. */
  readonly step: number;
  readonly message: string;
  /** The move of that step, if it has one. */
  readonly move: unknown;
  /** The rule that refused the move, or should have. */
  readonly rule: string | undefined;
}

/** What running a scenario gave: the last state, and what failed. */
export interface ScenarioResult {
  readonly ok: boolean;
  readonly title: string;
  /** How many moves were tried. */
  readonly moves: number;
  readonly failures: readonly ScenarioFailure[];
}

/** Plays a scenario and says what is not as expected. Throws InvalidInput if it cannot be played at all. */
export function runScenario<G extends GameTypes>(game: Game<G>, input: unknown): ScenarioResult {
  const scenario = parseInput('scenario', scenarioSchema, input);
  checkNames(game, scenario);
  let { state, events } = begin(game, scenario);
  const failures: ScenarioFailure[] = [];
  let moves = 0;
  for (const [index, step] of scenario.steps.entries()) {
    let happened: Happened<G> = { tried: undefined, state, events, revealed: false };
    if ('move' in step) {
      const tried = game.tryApply(state, step.move, { rolls: step.rolls });
      moves++;
      happened = tried.ok ? { tried, ...tried } : { tried, state, events: [], revealed: false };
    }
    for (const { message, rule } of checkExpectation(game, step.expect, happened)) {
      failures.push({ step: index, message, move: step.move, rule });
    }
    if (happened.tried?.ok === false && step.expect.refused === undefined) break;
    state = happened.state;
    events = [];
  }
  return { ok: failures.length === 0, title: scenario.scenario, moves, failures };
}

/** Fails, with everything that is not as expected, unless the scenario holds. */
export function assertScenario<G extends GameTypes>(game: Game<G>, input: unknown): void {
  const { ok, title, failures } = runScenario(game, input);
  if (ok) return;
  const lines = failures.map(({ step, message }) => `  step ${step + 1}: ${message}`);
  throw new ScenarioFailed(`${title}\n${lines.join('\n')}`);
}

/** Thrown by `assertScenario`: carries every expectation that was not met. */
export class ScenarioFailed extends Error {
  override readonly name = 'ScenarioFailed';
}

function begin<G extends GameTypes>(game: Game<G>, { setup, rolls, patch, state }: Scenario) {
  if (setup === undefined) return { state: applyPatch(game, state, patch), events: [] };
  const started = game.start(setup as G['setupInput'], { rolls });
  if (patch.length === 0) return started;
  return { state: applyPatch(game, started.state, patch), events: started.events };
}

/** Names that lead nowhere would make an expectation that always holds. */
function checkNames<G extends GameTypes>(game: Game<G>, scenario: Scenario): void {
  if (scenario.game !== game.id) {
    const message = `it is of the game "${scenario.game}", this is ${game.id}`;
    throw new InvalidInput('scenario', [{ path: ['game'], message }]);
  }
  const known = (rule: string) => Object.hasOwn(game.rules, rule);
  const unknown = (where: (string | number)[], rule: string) => {
    throw new InvalidInput('scenario', [{ path: where, message: `there is no rule "${rule}"` }]);
  };
  scenario.rules.forEach((rule, index) => {
    if (!known(rule)) unknown(['rules', index], rule);
  });
  scenario.steps.forEach((step, index) => {
    const { refused } = step.expect;
    if (refused === undefined) return;
    if (!known(refused)) unknown(['steps', index, 'expect', 'refused'], refused);
    if ('move' in step) return;
    const message = 'nothing can be refused where there is no move';
    throw new InvalidInput('scenario', [{ path: ['steps', index], message }]);
  });
}
