import { InvalidArgumentError } from 'commander';
import { Unusable } from '../exit.js';
import { writeText } from '../files.js';
import { print, uncoloured } from '../output.js';
import { type Reporter, type ReporterName, reporterNames, reporters } from './reporters.js';
import type { Checked } from './result.js';

/** A reporter by its name, and the file that it writes to: the terminal, if none is named. */
export interface Told {
  readonly name: ReporterName;
  readonly file: string | undefined;
}

/** `junit` or `junit=rules.xml`; one more of them for every `--reporter`. */
export function moreReporters(text: string, before: readonly Told[] | undefined): readonly Told[] {
  const [name = '', ...rest] = text.split('=');
  const file = rest.length > 0 ? rest.join('=') : undefined;
  if (!isReporter(name) || file === '') {
    throw new InvalidArgumentError(
      `Allowed choices are ${reporterNames.join(', ')}, each with a file if you like: junit=rules.xml.`,
    );
  }
  return [...(before ?? []), { name, file }];
}

/** Tells results to the terminal and to files. */
export class Outputs {
  readonly #outputs: {
    readonly reporter: Reporter;
    readonly file: string | undefined;
    text: string;
  }[];

  /** Something is always told on the terminal: as annotations where GitHub runs us. */
  constructor(told: readonly Told[] = []) {
    const isAnywhere = told.some(({ file }) => file === undefined);
    const usual: Told = { name: process.env.GITHUB_ACTIONS ? 'github' : 'pretty', file: undefined };
    const all = isAnywhere ? told : [usual, ...told];
    const here = all.filter(({ file }) => file === undefined).map(({ name }) => name);
    const alone = here.find((name) => reporters[name].isAlone);
    if (alone !== undefined && here.length > 1) {
      throw new Unusable(
        `${here.join(' and ')} cannot share the output: name a file, as in ${alone}=file`,
      );
    }
    this.#outputs = all.map(({ name, file }) => ({ reporter: reporters[name], file, text: '' }));
  }

  /** Whether people read what is told on the terminal. */
  get isForPeople(): boolean {
    return this.#outputs.every(({ reporter, file }) => file !== undefined || !reporter.isAlone);
  }

  each(checked: Checked): void {
    for (const output of this.#outputs) this.#tell(output, output.reporter.each(checked));
  }

  async end(all: readonly Checked[]): Promise<void> {
    for (const output of this.#outputs) {
      this.#tell(output, output.reporter.end(all));
      if (output.file !== undefined) await writeText(output.file, output.text);
      output.text = '';
    }
  }

  #tell(
    output: { readonly file: string | undefined; text: string },
    text: string | undefined,
  ): void {
    if (text === undefined) return;
    if (output.file === undefined) print(text);
    else output.text += `${uncoloured(text)}\n`;
  }
}

function isReporter(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
