import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Processes of our own that run one of the scripts here. */
export class Fleet {
  readonly #folder: string;
  readonly #running = new Set<Member>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Builds the script. It lies where it finds the modules of this project. */
  static async build(script: string): Promise<Fleet> {
    const cache = join(root, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'cityrules-online-'));
    await build({
      entryPoints: [join(root, 'test/online', script)],
      outfile: join(folder, 'script.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'error',
    });
    return new Fleet(folder);
  }

  start(env: Readonly<Record<string, string>>): Member {
    const child = fork(join(this.#folder, 'script.mjs'), {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      // What Colyseus says of broken messages is of no interest here.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    });
    const member = new Member(child);
    this.#running.add(member);
    return member;
  }

  /** How many have ended by themselves. */
  get crashes(): number {
    return [...this.#running].filter((member) => member.hasCrashed).length;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running].map((member) => member.kill()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** One process. */
export class Member {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #isKilled = false;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', resolve));
  }

  /** Whether it has ended by itself. */
  get hasCrashed(): boolean {
    return !this.#isKilled && this.#child.exitCode !== null;
  }

  /** What it says next. */
  async next(): Promise<unknown> {
    const died = this.#ended.then(() => {
      throw new Error('a process ended without a word');
    });
    const said = new Promise((resolve) => {
      this.#child.on('message', (message: { readonly said?: unknown }) => {
        // Libraries talk, too: to process managers.
        if (message.said !== undefined) resolve(message.said);
      });
    });
    return Promise.race([said, died]);
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
