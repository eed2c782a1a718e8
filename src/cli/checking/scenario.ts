import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { displayOf } from '../../displays.js';
import { type InputIssue, InvalidInput, readAs } from '../../kernel/errors.js';
import type { Game } from '../../kernel/game.js';
import { plural } from '../../kit/words.js';
import { runScenario, type ScenarioFailure } from '../../testing/scenario.js';
import { scenarioSchema, tablesSchema } from '../../testing/scenario-form.js';
import { layTables, type ScenarioOptions } from '../../testing/table.js';
import { gameOf } from '../arguments.js';
import { tableOf } from '../drawing.js';
import { messageOf, Unusable } from '../exit.js';
import { parseJson, readText } from '../files.js';
import { JsonLines } from './lines.js';
import type { Packs } from './packs.js';
import { type Checked, UnusableAt, type Violation } from './result.js';

export interface ScenarioRules {
  readonly packs: Packs;
  /** Whether failures show the table. */
  readonly drawsTable: boolean;
}

/** Plays a scenario file, or lays out the tables of one. What cannot be played is unusable; an expectation not met is a violation. */
export async function checkScenario(
  file: string,
  rules: ScenarioRules,
): Promise<Omit<Checked, 'seconds'>> {
  const text = await readText(file);
  const value = parseJson(file, text);
  const lines = new JsonLines(text);
  try {
    if (isRecord(value) && 'tables' in value) return checkTables(file, value, rules);
    return play(file, value, rules, lines);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw unusableWith(file, error.issues, lines);
  }
}

function play(
  file: string,
  value: unknown,
  { packs, drawsTable }: ScenarioRules,
  lines: JsonLines,
): Omit<Checked, 'seconds'> {
  const given = gameIn(file, value, packs, lines);
  const { title, moves, failures, game } = runScenario(
    given,
    value,
    optionsFor(file, given, packs),
  );
  const violations = failures.map((failure) => violationOf(game, failure, lines, drawsTable));
  const about = `${game.title}, ${title}, ${plural(moves, 'move')}`;
  return { file, kind: 'scenario', title: about, moves, violations };
}

function violationOf(
  game: Game,
  { step, path, message, move, rule, shown, state }: ScenarioFailure,
  lines: JsonLines,
  drawsTable: boolean,
): Violation {
  const found = { line: lines.at(path), number: step + 1, move, rule, message, shown };
  return drawsTable
    ? { ...found, table: tableOf(displayOf(game), game.view(state, 'open')) }
    : found;
}

function checkTables(
  file: string,
  value: object,
  { packs }: ScenarioRules,
): Omit<Checked, 'seconds'> {
  const read = readAs(tablesSchema, value);
  if (!read.ok) throw new InvalidInput('tables', read.issues);
  const game =
    read.value.content === undefined
      ? packs.gameFor(file, read.value.game)
      : gameOf(read.value.game, `${file}: `);
  const { length } = layTables(game, value, optionsFor(file, game, packs));
  const title = `${game.title}, ${plural(length, 'table')}`;
  return { file, kind: 'tables', title, moves: 0, violations: [] };
}

function gameIn(file: string, value: unknown, packs: Packs, lines: JsonLines): Game {
  const scenario = readAs(scenarioSchema, value);
  if (!scenario.ok) {
    if (!isRecord(value) || !('scenario' in value)) {
      throw new Unusable(`${file} is neither a log nor a scenario`);
    }
    throw unusableWith(`${file} is no proper scenario`, scenario.issues, lines);
  }
  const { game, state, content, table } = scenario.value;
  if (content !== undefined) return gameOf(game, `${file}: `);
  if (table !== undefined || !isRecord(state)) return packs.gameFor(file, game);
  return packs.gameWith(file, game, { id: String(state.pack) });
}

/** Files that a scenario names lie where its own path leads. */
function optionsFor(file: string, game: Game, packs: Packs): ScenarioOptions {
  return {
    packs: [...packs.of(game), gameOf(game.id).content],
    read(path) {
      const named = resolve(dirname(file), path);
      try {
        return parseJson(path, readFileSync(named, 'utf8'));
      } catch (error) {
        if (error instanceof Unusable) throw new Unusable(`${file}: ${messageOf(error)}`);
        throw new Unusable(`${file}: ${path} cannot be read`);
      }
    },
  };
}

function unusableWith(what: string, issues: readonly InputIssue[], lines: JsonLines): UnusableAt {
  const told = issues.map(({ path, message }) => {
    return {
      line: lines.at(path),
      text: path.length > 0 ? `${path.join('.')}: ${message}` : message,
    };
  });
  const [first = { line: 1, text: '' }, ...rest] = told;
  const more = rest.map(({ line, text }) => `line ${line}: ${text}`);
  return new UnusableAt(`${what}: ${first.text}`, first.line, more);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
