import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildCli, root } from './build.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Cli {
  /** Runs the built command line: in one process after another command, unless Node is told something. */
  run(args: readonly string[], input?: string, nodeArgs?: readonly string[]): Promise<Ran>;
  /** Runs it in a process of its own, with other variables of the environment. */
  runWith(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<Ran>;
  /** The program and arguments that run it. */
  command(args: readonly string[]): string[];
  /** The sources that a file of the build brings along as soon as it is loaded. */
  sourcesOf(source: string): string[];
  /** A file in a folder of this test's own. */
  file(name: string, content?: string | Uint8Array): string;
}

/** The built command line, and a folder to work in for the tests of a file. */
export function useCli(): Cli {
  let built: Awaited<ReturnType<typeof buildCli>>;
  const folder = mkdtempSync(join(tmpdir(), 'cityrules-test-'));
  beforeAll(async () => {
    built = await buildCli();
  });
  let resident: Resident | undefined;
  afterAll(() => {
    resident?.end();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    command: (args) => [process.execPath, built.file, ...args],
    sourcesOf: (source) => sourcesOf(built.metafile, source),
    run(args, input = '', nodeArgs = []) {
      if (nodeArgs.length > 0) return runNode([...nodeArgs, built.file, ...args], input);
      resident ??= new Resident(built.program, built.file);
      return resident.run(args, input);
    },
    runWith: (env, args) => runNode([built.file, ...args], '', env),
    file(name, content) {
      const path = join(folder, name);
      if (content !== undefined) writeFileSync(path, content);
      return path;
    },
  };
}

function sourcesOf({ outputs }: Metafile, source: string): string[] {
  const first = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === source);
  const files = new Set(first === undefined ? [] : [first]);
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) files.add(path);
    }
  }
  return [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
}

/** Stays and runs one command line after another: starting one takes longer than most of them. */
class Resident {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;
  #last: Promise<unknown>;

  constructor(program: string, commandLine: string) {
    const script = fileURLToPath(new URL('./resident.mjs', import.meta.url));
    const env = { ...process.env, ...plain };
    this.#child = fork(script, [program, commandLine], { cwd: root, env, stdio: 'pipe' });
    this.#ended = once(this.#child, 'exit').then(() => {
      throw new Error('a command has ended the process of all of them');
    });
    this.#last = this.#answer();
  }

  async run(args: readonly string[], input: string): Promise<Ran> {
    const running = this.#last.then(() => {
      this.#child.send({ args, input });
      return this.#answer();
    });
    this.#last = running;
    const ran = (await running) as Ran;
    expect(ran.out + ran.err).not.toMatch(stackTrace);
    return ran;
  }

  async #answer(): Promise<unknown> {
    const [answer] = await Promise.race([once(this.#child, 'message'), this.#ended]);
    return answer;
  }

  end(): void {
    this.#child.kill();
  }
}

const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, GITHUB_ACTIONS: undefined };
const stackTrace = /^\s+at .*[:(]/m;

async function runNode(
  args: readonly string[],
  input: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { ...process.env, ...plain, ...more };
  const child = spawn(process.execPath, args, { cwd: root, env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(out + err).not.toMatch(stackTrace);
  return { code, out, err };
}

/** One clear sentence on stderr, nothing else, and exit code 2. */
export function expectUnusable({ code, out, err }: Ran, sentence: RegExp): void {
  expect(err).toMatch(sentence);
  expect(err).toMatch(/^cityrules: .+\n$/);
  expect(err.trimEnd()).not.toContain('\n');
  expect(out).toBe('');
  expect(code).toBe(2);
}

/** A golden log of the project, line by line. */
export function goldenLog(name = 'neon-gods/life-on-the-streets-2'): string[] {
  return readFileSync(join(root, `test/golden/${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
}
