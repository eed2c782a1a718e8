import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildCli, root } from './build.js';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Cli {
  /** Runs the built command line. */
  run(args: readonly string[], input?: string, nodeArgs?: readonly string[]): Promise<Ran>;
  /** Runs it with other variables of the environment. */
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
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    command: (args) => [process.execPath, built.file, ...args],
    sourcesOf: (source) => sourcesOf(built.metafile, source),
    run: (args, input = '', nodeArgs = []) => runNode([...nodeArgs, built.file, ...args], input),
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

async function runNode(
  args: readonly string[],
  input: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, GITHUB_ACTIONS: undefined };
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
  expect(out + err).not.toMatch(/^\s+at .*[:(]/m);
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
