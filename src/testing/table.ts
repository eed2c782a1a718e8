import { type InputIssue, InvalidInput, parseInput } from '../kernel/errors.js';
import type { Game, GameTypes, Started } from '../kernel/game.js';
import { arrange } from './arrange/arrange.js';
import { change } from './patch.js';
import { type Scenario, type TableForm, tablesSchema } from './scenario-form.js';
import { didYouMean } from './words.js';

/** What a scenario may need besides itself. */
export interface ScenarioOptions {
  /** What is in a JSON file that a scenario names (a pack, or tables to build on), by its path from the scenario. */
  read?(path: string): unknown;
  /** Content packs that scenarios may name by their ids. */
  readonly packs?: readonly unknown[];
}

/** A table laid out, and the game with the pack that it is of. */
export interface Laid<G extends GameTypes> extends Started<G> {
  readonly game: Game<G>;
}

/** The table that a scenario begins with. Throws InvalidInput. */
export function layTable<G extends GameTypes>(
  game: Game<G>,
  scenario: Pick<Scenario, 'content'> & TableForm,
  options: ScenarioOptions,
): Laid<G> {
  return new Layer(game, options).lay(scenario, { content: scenario.content, file: '', seen: [] });
}

/** Every table of a file. Throws InvalidInput. */
export function layTables<G extends GameTypes>(
  game: Game<G>,
  input: unknown,
  options: ScenarioOptions,
): { readonly name: string; readonly state: G['state'] }[] {
  const { tables, content } = parseInput('tables', tablesSchema, input);
  const layer = new Layer(game, options);
  return Object.entries(tables).map(([name, table]) => {
    try {
      return { name, state: layer.lay(table, { content, file: '', seen: [] }, tables).state };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      throw new InvalidInput('tables', within(['tables', name], error.issues));
    }
  });
}

/** From where a table is asked for. */
interface Place {
  /** The pack that was named on the way. */
  readonly content: string | undefined;
  /** The file, by its path from the scenario. */
  readonly file: string;
  /** The tables that build on this one. */
  readonly seen: readonly string[];
}

class Layer<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #options: ScenarioOptions;

  constructor(game: Game<G>, options: ScenarioOptions) {
    this.#game = game;
    this.#options = options;
  }

  lay(table: TableForm, place: Place, beside?: Readonly<Record<string, TableForm>>): Laid<G> {
    if (table.table !== undefined) {
      const { game, state, events } = this.#below(table.table, place, beside);
      return { game, events, state: changed(game, state, table) };
    }
    const game = this.#gameWith(place);
    if (table.setup === undefined)
      return { game, events: [], state: changed(game, table.state, table) };
    const { state, events } = game.start(table.setup as G['setupInput'], { rolls: table.rolls });
    const isChanged = table.patch.length + table.arrange.length > 0;
    return { game, events, state: isChanged ? changed(game, state, table) : state };
  }

  /** The table that another builds on. */
  #below(
    address: string,
    { content, file, seen }: Place,
    beside: Readonly<Record<string, TableForm>> | undefined,
  ): Laid<G> {
    const [path = '', ...rest] = address.split('#');
    const name = rest.join('#');
    const at = path === '' ? file : joined(file, path);
    const key = `${at}#${name}`;
    if (seen.includes(key)) throw wrong(['table'], `${[...seen, key].join(' builds on ')}`);
    const found =
      path === '' && beside ? { tables: beside, content: undefined } : this.#tablesIn(at);
    const table = Object.hasOwn(found.tables, name) ? found.tables[name] : undefined;
    if (table === undefined) {
      const names = Object.keys(found.tables);
      const hint = didYouMean(name, names) || `, but ${names.join(', ')}`;
      throw wrong(['table'], `${at || 'the file'} has no table "${name}"${hint}`);
    }
    const pack = content ?? (found.content && packPath(at, found.content));
    try {
      return this.lay(table, { content: pack, file: at, seen: [...seen, key] }, found.tables);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const issues = error.issues.map(({ path: inner, message, ...issue }) => {
        return { ...issue, path: ['table'], message: `${key}: ${[...inner, message].join(': ')}` };
      });
      throw new InvalidInput('scenario', issues);
    }
  }

  #tablesIn(path: string) {
    const tables = parseInput(`tables of ${path}`, tablesSchema, this.#read(path, 'table'));
    if (tables.game === this.#game.id) return tables;
    throw wrong(['table'], `${path} is of the game "${tables.game}", this is ${this.#game.id}`);
  }

  #gameWith({ content }: Place): Game<G> {
    const game = this.#game;
    if (content === undefined || content === game.content.id) return game;
    if (content.endsWith('.json')) return game.withContent(this.#read(content, 'content'));
    const packs = this.#options.packs ?? [];
    const ids = packs.map((pack) => String((pack as { id?: unknown } | null)?.id));
    const index = ids.indexOf(content);
    if (index >= 0) return game.withContent(packs[index]);
    const known = [game.content.id, ...ids];
    const hint = didYouMean(content, known) || `, but ${known.join(', ')}`;
    throw wrong(['content'], `there is no pack "${content}"${hint}`);
  }

  #read(path: string, what: string): unknown {
    const { read } = this.#options;
    if (read === undefined) throw wrong([what], `nobody has said how to read ${path}`);
    return read(path);
  }
}

/** A state with the changes made, checked as one from outside. */
function changed<G extends GameTypes>(
  game: Game<G>,
  from: unknown,
  { patch, arrange: sentences }: Pick<TableForm, 'patch' | 'arrange'>,
): G['state'] {
  const state = JSON.parse(JSON.stringify(from ?? null));
  patch.forEach((one, index) => {
    const problem = change(state, one);
    if (problem !== undefined) throw wrong(['patch', index], problem);
  });
  sentences.forEach((sentence, index) => {
    const problem = arrange(game, state, sentence);
    if (problem !== undefined) throw wrong(['arrange', index], problem);
  });
  return game.load(state);
}

/** A path that is written in a file, as a path from where that file's own path begins. */
function joined(file: string, path: string): string {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  return path.startsWith('/') ? path : `${folder}${path}`;
}

function packPath(file: string, content: string): string {
  return content.endsWith('.json') ? joined(file, content) : content;
}

function wrong(path: InputIssue['path'], message: string): InvalidInput {
  return new InvalidInput('scenario', [{ path, message }]);
}

function within(path: InputIssue['path'], issues: readonly InputIssue[]): InputIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
