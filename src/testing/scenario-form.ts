import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { patchSchema } from './patch.js';

/* The form of a scenario: a table, some moves, and what must come of them. */

const path = z.string().max(200);
const sentence = z.string().min(1).max(400);

const note = z.string().max(2000).exactOptional();
const rolls = z.array(rollSchema).describe('What chance gives, in order; nothing left over.');
const content = z
  .string()
  .min(1)
  .max(400)
  .describe('The content pack: its id, or the path of its file from here, which ends with .json.')
  .exactOptional();

/** How a table comes about. */
function tableWith(setup: z.ZodType<unknown>) {
  return {
    setup: setup.describe('Setup options; instead of `state` and `table`.').exactOptional(),
    rolls: rolls.exactOptional(),
    state: z.unknown().describe('A whole state.').exactOptional(),
    table: z
      .string()
      .regex(/^[^#]*#./, 'a table is named by a file and a name, as in "tables.json#market"')
      .max(400)
      .describe('A table of another file that this one builds on: "tables.json#market".')
      .exactOptional(),
    patch: patchSchema.describe('Changes to the state, by paths.').default([]),
    arrange: z
      .array(sentence)
      .describe('Changes to the state, in words: "seat 0 has 2 figures on E4".')
      .default([]),
  };
}

function hasOneBeginning({ setup, state, table }: Readonly<Record<string, unknown>>): boolean {
  return [setup, state, table].filter((one) => one !== undefined).length === 1;
}

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
      .array(z.strictObject({ match: pattern.exactOptional(), count: z.int().min(0) }))
      .describe('So many legal moves match; all of them without `match`.')
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
  return z
    .strictObject({
      $schema: z.string().exactOptional(),
      scenario: sentence.describe('What it shows, in a few words.'),
      note,
      game: parts.game,
      content,
      rules: z.array(parts.rule).describe('The rules that it is an example of.').default([]),
      ...tableWith(parts.setup),
      steps: z
        .array(
          z.strictObject({
            note,
            move: parts.move.exactOptional(),
            rolls: rolls.exactOptional(),
            expect: expectation.default({}),
          }),
        )
        .min(1)
        .describe('Moves one after the other. One without `move` looks at the table as it is.'),
    })
    .refine(hasOneBeginning, 'a scenario has a setup, a state or a table, and only one of them');
}

/** A scenario of any game. Moves are checked by the game, since refused ones may be anything. */
export const scenarioSchema = schemaWith({
  game: z.string().max(64),
  rule: z.string().max(64),
  setup: z.record(z.string(), z.unknown()),
  move: z.unknown(),
});
/** A position, the moves made from it and what is expected, as a file holds it. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A scenario as it is written, defaults left out. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
/** One move of a scenario, and what is expected after it. */
export type ScenarioStep = Scenario['steps'][number];
/** What a step of a scenario expects: moves, refusals, events, values. */
export type Expectation = ScenarioStep['expect'];

/** Tables that several scenarios build on, by their names. */
export const tablesSchema = z.strictObject({
  $schema: z.string().exactOptional(),
  note,
  game: z.string().max(64),
  content,
  tables: z.record(
    z.string().min(1).max(200),
    z
      .strictObject({ note, ...tableWith(z.record(z.string(), z.unknown())) })
      .refine(hasOneBeginning, 'a table has a setup, a state or a table, and only one of them'),
  ),
});
/** A file of tables. */
export type Tables = z.output<typeof tablesSchema>;
/** How one table comes about. */
export type TableForm = Tables['tables'][string];

/** The same for one game: for editors, as JSON Schema. */
export function scenarioSchemaOf<G extends GameTypes>(game: Game<G>) {
  return schemaWith({
    game: z.literal(game.id),
    rule: z.enum(Object.keys(game.rules)),
    setup: game.schemas.setup,
    move: z.union([game.schemas.move, z.unknown()]),
  });
}
