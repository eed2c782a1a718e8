import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import type { Asker } from '../../src/cli/ask.js';
import { KeptMatch } from '../../src/cli/playing/kept-match.js';
import { seatingOf } from '../../src/cli/playing/seating.js';
import { Table } from '../../src/cli/playing/table.js';
import { type Game, verify } from '../../src/index.js';
import { root } from './build.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();

/** Somebody who types when there is something to answer, and thinks as long as it takes. */
class Thinker {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #closed: Promise<number | null>;
  #out = '';
  #read = 0;
  #onText = () => {};

  constructor([program = '', ...args]: readonly string[]) {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    this.#child = spawn(program, args, { cwd: root, env });
    this.#closed = new Promise((resolve) => {
      this.#child.on('close', resolve);
    });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#out += text;
      this.#onText();
    });
  }

  type(...lines: string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** What is told from the last time on, up to and with this. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const unread = this.#out.slice(this.#read);
      const found = pattern.exec(unread);
      if (found !== null) {
        this.#read += found.index + found[0].length;
        return unread.slice(0, found.index + found[0].length);
      }
      await new Promise<void>((resolve) => {
        this.#onText = resolve;
      });
    }
  }

  async leave(): Promise<number | null> {
    this.type('quit');
    return await this.#closed;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}

let thinker: Thinker | undefined;
afterEach(() => {
  thinker?.stop();
  vi.restoreAllMocks();
});

const night = ['play', 'bloodfeud', '--players', '4', '--seed'];

test('[BF-PHASE-03] bots act while a person thinks, what they ask is answered, and the storyteller waits', async () => {
  const file = cli.file('night.jsonl');
  thinker = new Thinker(cli.command([...night, 'night 1', '--pace', '0.05', '--save', file]));
  thinker.type('1', 'movePlayer player=P1 to=orders', 'movePlayer player=P2 to=council');
  await thinker.until(/P2 of Brujah goes .* to the Council/);
  // Nothing more is typed: the others go on until they need an answer.
  const first = await thinker.until(
    /FIRSTLIGHT and City Hall declare an Alliance: do you block it/,
  );
  expect(first.match(/^ {2}(Nosferatu|City Hall|FIRSTLIGHT) .*$/gm)?.length).toBeGreaterThan(20);
  expect(first).toContain('3 Ally with FIRSTLIGHT');
  thinker.type('2');
  await thinker.until(/An Alliance of City Hall and FIRSTLIGHT is formed/);
  await thinker.until(/Are you willing to vote now/);
  thinker.type('1');
  await thinker.until(/Last chance: propose one of your Events/);
  thinker.type('4');
  await thinker.until(/Vote for a proposed Event or for No Event/);
  thinker.type('1');
  expect(await thinker.leave()).toBe(0);
  const log = readFileSync(file, 'utf8');
  expect(verify(bloodfeud, log).ok).toBe(true);
  const moves = log
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).move);
  expect(moves.filter(({ seat }) => seat === 0)).toHaveLength(7);
  expect(moves.filter(({ seat }) => seat === 4)).toEqual([]);
});

test('[BF-PHASE-03] when all bots have passed, the storyteller still waits for the person', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const kept = KeptMatch.begin(bloodfeud as Game, { players: 4, seed: 'night' }, {}, undefined);
  const { match } = kept;
  const isQuestion = () => match.state.agenda.at(-1)?.type !== 'open';
  let asked = 0;
  const asker: Asker = {
    ask: async (_question, _complete, meanwhile) => {
      asked++;
      while (meanwhile?.next() !== undefined);
      return isQuestion() ? '1' : undefined;
    },
    askUnseen: async () => undefined,
    forget: () => {},
    close: () => {},
  };
  const seating = seatingOf(bloodfeud as Game, { seat: 0, bots: ['sensible'] }, match.state);
  expect(await new Table(kept, seating, asker, 1).playOn('night')).toBe(false);
  expect(asked).toBeGreaterThan(1);
  expect(match.game.toAct(match.state)).toEqual([0, 4]);
  const movers = match.value.lines.slice(1).map((line) => JSON.parse(line).move.seat);
  expect(new Set(movers)).toEqual(new Set([0, 1, 2, 3]));
});

test('without a pace, or with several people at the keyboard, they wait', async () => {
  const file = cli.file('waiting.jsonl');
  thinker = new Thinker(cli.command([...night, 'night', '--pace', '0', '--save', file]));
  await thinker.until(/3 {2}Hoarder/);
  expect(await thinker.leave()).toBe(0);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(1);
  expectUnusable(await cli.run([...night, 'night', '--pace', 'slow']), /a number of seconds/);
});
