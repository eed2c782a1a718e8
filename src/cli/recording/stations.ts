import {
  bloodfeud,
  mergeStationLogs,
  replayTable,
  type StationLog,
} from '../../bloodfeud/index.js';
import { parseInput, readAs, tellIssues } from '../../kernel/errors.js';
import { tellFault } from '../../kernel/json.js';
import { plural } from '../../kit/words.js';
import { using } from '../arguments.js';
import type { Asker } from '../ask.js';
import { Unusable } from '../exit.js';
import { readText, replaceText, writeNewText } from '../files.js';
import { paint, print } from '../output.js';
import { parseMove } from '../playing/moves.js';

/* Bloodfeud is played at several stations at once: each has a scribe with a file of their own, and the files become one log. */

const help = `  moveUnit seat=2 …   a move, as a type and its fields, or as JSON
  rolls …             what cards showed, with commas between: goes with the next move
  note …              a remark: goes with the next line
  assert {…}          a fact that everybody sees
  back                the last line was wrong: it goes
  quit                stop; the same command goes on`;

type Line = StationLog['lines'][number];

/** One scribe: every line is in the file as soon as it is typed. */
export class StationScribe {
  readonly #lines: Line[];
  /** When it was last written, where somebody goes on. */
  readonly #from: number;
  #note: string | undefined;
  #rolls: string[] | undefined;

  private constructor(
    readonly file: string,
    readonly station: StationLog['station'],
    lines: readonly Line[],
    readonly minutes: () => number,
  ) {
    this.#lines = [...lines];
    this.#from = Math.max(0, ...lines.map(({ t = 0 }) => t));
  }

  /** Begins a file, or goes on with one. */
  static async at(file: string, station: string, minutes: () => number): Promise<StationScribe> {
    const known = await readStation(file).catch((error) => {
      if (error instanceof Unusable && error.message.startsWith('there is no file'))
        return undefined;
      throw error;
    });
    if (known !== undefined && known.station !== station) {
      throw new Unusable(`${file} is of the station ${known.station}, not ${station}`);
    }
    const log = using('--station: ', () => stationLog(station, known?.lines ?? []));
    const scribe = new StationScribe(file, log.station, log.lines, minutes);
    if (known === undefined) await writeNewText(file, scribe.#text);
    return scribe;
  }

  async run(asker: Asker): Promise<void> {
    print(
      `${paint.bold(`Bloodfeud, ${this.station}`)}: ${plural(this.#lines.length, 'line')} in ${this.file}.`,
    );
    for (;;) {
      const answer = await asker.ask(`${this.station} (? helps):`);
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return;
      const told = await this.take(answer);
      if (told !== '') print(told);
    }
  }

  /** Does what was typed, and says what came of it. */
  async take(text: string): Promise<string> {
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word.toLowerCase()) {
      case '':
        return '';
      case '?':
        return help;
      case 'note':
        this.#note = rest;
        return '';
      case 'rolls':
        this.#rolls = rest.split(',').map((roll) => roll.trim());
        return '';
      case 'back':
        return this.#back();
      case 'assert':
        return this.#assert(rest);
      default:
        return this.#move(text);
    }
  }

  async #move(text: string): Promise<string> {
    const typed = parseMove(text, bloodfeud.moveTypes, -1);
    if (typed === undefined) return refused(`"${text}" is no move; ? tells what you can type`);
    if ('problem' in typed) return refused(typed.problem);
    const read = readAs(bloodfeud.schemas.move, typed.move);
    if (!read.ok) return refused(tellIssues('the move', read.issues));
    if (read.value.seat < 0) return refused('whose move? add seat=…');
    return this.#write({ move: read.value, ...(this.#rolls && { rolls: this.#rolls }) });
  }

  async #assert(text: string): Promise<string> {
    try {
      return await this.#write({ assert: JSON.parse(text) });
    } catch (error) {
      if (error instanceof SyntaxError) return refused(`that is not JSON: ${tellFault(text)}`);
      throw error;
    }
  }

  async #write(line: Line): Promise<string> {
    const t = Math.round((this.#from + this.minutes()) * 10) / 10;
    const noted = { t, ...line, ...(this.#note !== undefined && { note: this.#note }) };
    try {
      stationLog(this.station, [noted]);
    } catch (error) {
      return refused(error instanceof Error ? error.message : String(error));
    }
    this.#lines.push(noted);
    this.#note = undefined;
    this.#rolls = undefined;
    await replaceText(this.file, this.#text);
    return `${paint.green('✓')} line ${this.#lines.length}, minute ${t}`;
  }

  async #back(): Promise<string> {
    if (this.#lines.pop() === undefined) return refused('nothing has been written');
    await replaceText(this.file, this.#text);
    return `Taken back: ${plural(this.#lines.length, 'line')} left.`;
  }

  get #text(): string {
    const all = [{ station: this.station }, ...this.#lines];
    return `${all.map((line) => JSON.stringify(line)).join('\n')}\n`;
  }
}

export interface Merged {
  readonly log: readonly string[];
  readonly moves: number;
  /** Facts that do not hold, and the move at which it stopped. */
  readonly wrong: readonly string[];
}

/** The files of all scribes as one log. */
export async function mergeStations(
  files: readonly string[],
  options: Record<string, unknown>,
  rolls: readonly (string | number)[] | undefined,
): Promise<Merged> {
  const logs = await Promise.all(files.map(readStation));
  return using('', () => {
    const setup = parseInput('setup options', bloodfeud.schemas.setup, options);
    const merged = mergeStationLogs(logs);
    const played = replayTable(bloodfeud, setup, merged, {
      inferPresence: true,
      ...(rolls && { rolls }),
    });
    const { mismatches, stopped, log, lines } = played;
    const wrong = mismatches.map(({ index, message }) => `line ${index + 1}: ${message}`);
    if (stopped !== undefined) wrong.push(`line ${stopped.index + 1}: ${stopped.message}`);
    return { log, moves: lines.length, wrong };
  });
}

/** The file of one scribe: its first line names the station. */
async function readStation(file: string): Promise<StationLog> {
  const [first, ...lines] = (await readText(file)).split('\n').flatMap((text, at) => {
    if (text.trim() === '') return [];
    try {
      return [JSON.parse(text)];
    } catch {
      throw new Unusable(`${file}:${at + 1}: this is not JSON: ${tellFault(text)}`);
    }
  });
  return using(`${file}: `, () => stationLog(first?.station, lines));
}

/** As it is, if merging would take it. */
function stationLog(station: unknown, lines: readonly unknown[]): StationLog {
  const log = { station, lines } as StationLog;
  mergeStationLogs([log]);
  return log;
}

function refused(problem: string): string {
  return `${paint.red('✗')} ${problem}`;
}
