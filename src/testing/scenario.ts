import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import { InvalidInput, parseInput } from '../kernel/errors.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { checkExpectation, type Happened } from './expectation.js';
import { applyPatch, patchSchema } from './patch.js';

/*
 * A scenario is a worked example as data: a table, some moves, and what must come of them. It is
 * what `cityrules check` runs, and `assertScenario` in a test.
 */

const path = z.string().max(200);
const sentence = z.string().min(1).max(400);

/** The schema, with moves, rule ids and setup options as one game has them, or as any game may. */
function schemaWith(parts: {
  readonly game: z.ZodType<string>;
  readonly rule: z.ZodType<string>;
  readonly setup: z.ZodType<unknown>;
  readonly move: z.ZodType<unknown>;
}) {
  const pattern = z.record(z.string(), z.unknown());
  const patterns = z.array(pattern);
  const expectation = z.strictObject({
    refused: parts.rule.describe('The move is refused, by this rule.').exactOptional(),
    legal: patterns.describe('Each matches a legal move.').exactOptional(),
    notLegal: patterns.describe('None matches any legal move.').exactOptional(),
    legalExactly: z
      .strictObject({ type: z.string().max(64).exactOptional(), moves: patterns })
      .describe('These, and no other: of one move type, or of all.')
      .exactOptional(),
    legalCount: z
      .array(z.strictObject({ match: pattern.default({}), count: z.int().min(0) }))
      .describe('So many legal moves match.')
      .exactOptional(),
    toAct: z.array(z.int().min(0)).describe('The seats that may act.').exactOptional(),
    state: z.record(path, z.unknown()).describe('Values by path.').exactOptional(),
    views: z
      .array(
        z.strictObject({
          viewer: z.union([z.int().min(0), z.literal('spectator')]),
          values: z.record(path, z.unknown()).default({}),
          hides: z.array(z.string()).describe('Texts that are nowhere in the view.').default([]),
        }),
      )
      .exactOptional(),
    events: patterns.describe('Events that happened, in this order.').exactOptional(),
    noEvents: patterns.describe('Events that did not happen.').exactOptional(),
    revealed: z.boolean().exactOptional(),
    outcome: pattern.nullable().describe('The outcome has these; null: not over.').exactOptional(),
  });
  const rolls = z.array(rollSchema).describe('What chance gives, in order; nothing left over.');
  return z
    .strictObject({
      $schema: z.string().exactOptional(),
      scenario: sentence.describe('What it shows, in a few words.'),
      note: z.string().max(2000).exactOptional(),
      game: parts.game,
      rules: z.array(parts.rule).describe('The rules that it is an example of.').default([]),
      setup: parts.setup.describe('Setup options; instead of `state`.').exactOptional(),
      rolls: rolls.exactOptional(),
      patch: patchSchema.describe('Changes to the state that the setup gives.').default([]),
      state: z.unknown().describe('A whole state; instead of `setup`.').exactOptional(),
      steps: z
        .array(
          z.strictObject({
            note: z.string().max(2000).exactOptional(),
            move: parts.move.exactOptional(),
            rolls: rolls.exactOptional(),
            expect: expectation.default({}),
          }),
        )
        .min(1)
        .describe('Moves one after the other. One without `move` looks at the table as it is.'),
    })
    .refine(
      ({ setup, state }) => (setup === undefined) !== (state === undefined),
      'a scenario has either a setup or a state',
    );
}

/** A scenario of any game. Moves are checked by the game, since refused ones may be anything. */
export const scenarioSchema = schemaWith({
  game: z.string().max(64),
  rule: z.string().max(64),
  setup: z.record(z.string(), z.unknown()),
  move: z.unknown(),
});
export type Scenario = z.output<typeof scenarioSchema>;
export type ScenarioInput = z.input<typeof scenarioSchema>;
export type ScenarioStep = Scenario['steps'][number];
export type Expectation = ScenarioStep['expect'];

/** The same for one game: for editors, as JSON Schema. */
export function scenarioSchemaOf<G extends GameTypes>(game: Game<G>) {
  return schemaWith({
    game: z.literal(game.id),
    rule: z.enum(Object.keys(game.rules)),
    setup: game.schemas.setup,
    move: z.union([game.schemas.move, z.unknown()]),
  });
}

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
