import type { Command } from 'commander';
import type { ExitCode } from './exit.js';

/** A command as the list of all shows it. What it needs, games above all, is loaded when it is called. */
export interface Listed {
  readonly name: string;
  readonly description: string;
  load(): Promise<Add>;
}

/** Adds a command with its options to the program; `end` takes its exit code, `all` are the commands that there are. */
export type Add = (program: Command, end: (code: ExitCode) => void, all: readonly Listed[]) => void;
