import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createMatch, neonGods, resumeMatch, seededRandom, verify } from '../../src/index.js';
import { volume } from '../volume.js';
import { drive, type Told } from './piped.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();
const lines = (...commands: string[]) => `${commands.join('\n')}\n`;
const started = (file: string) => {
  return ['play', 'neon-gods', '--bots', 'random', '--seed', file, '--save', file];
};

/** Mostly the first move; now and then the last one is taken back. */
function player(seed: string): () => string {
  const random = seededRandom(seed);
  return () => (random.below(5) === 0 ? 'undo' : '1');
}

/** The lines of a log that seat 0 has caused. */
function ownLines(text: string): number {
  const whole = text.split('\n').slice(1, -1);
  return whole.map((line) => JSON.parse(line)).filter((line) => (line.move ?? line).seat === 0)
    .length;
}

/** Everything that was answered is in the file, and the file can be gone on with. */
function expectKept(file: string, { answered }: Told): void {
  const text = readFileSync(file, 'utf8');
  expect(ownLines(text)).toBeGreaterThanOrEqual(answered);
  const log = text.slice(0, text.lastIndexOf('\n') + 1);
  expect(verify(neonGods, log)).toMatchObject({ ok: true, sealed: true });
  expect(resumeMatch(neonGods, log).ended).toBe(false);
}

test('no output replaces a log: it may be the only one of its evening', async () => {
  const log = cli.file('only.jsonl');
  await cli.run(started(log), lines('1', 'quit'));
  const before = readFileSync(log, 'utf8');
  const outputs = [
    ['replay', log, '--svg', log],
    ['simulate', 'neon-gods', '--games', '1', '--json', log],
    ['simulate', 'neon-gods', '--games', '1', '--report', log],
  ];
  const refusal = /only\.jsonl holds a log: choose another name/;
  for (const output of outputs) expectUnusable(await cli.run(output), refusal);
  const checked = await cli.run(['check', log, '--reporter', `junit=${log}`]);
  expect(checked).toMatchObject({ code: 2, err: expect.stringMatching(refusal) });
  expect(readFileSync(log, 'utf8')).toBe(before);
  const picture = cli.file('table.svg', 'an older picture');
  expect((await cli.run(['replay', log, '--svg', picture])).code).toBe(0);
  expect(readFileSync(picture, 'utf8')).toMatch(/^<svg/);
});

describe('a game that is stopped from outside', () => {
  const signals = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const;
  const codes = { SIGKILL: null, SIGTERM: 143, SIGHUP: 129, SIGINT: 130 };
  const runs = volume(2, 25);

  test.concurrent.each(signals)(
    `%s ${runs} times: nothing that was answered is lost`,
    async (signal) => {
      for (let run = 0; run < runs; run++) {
        const random = seededRandom(`${signal}/${run}`);
        const file = cli.file(`${signal}-${run}.jsonl`);
        const last = random.below(12);
        const wait = random.below(4);
        const told = await drive(cli.command(started(file)), player(file), (answered, child) => {
          if (answered >= last) setTimeout(() => child.kill(signal), wait);
        });
        expect(told.code).toBe(codes[signal]);
        expectKept(file, told);
        if (signal !== 'SIGKILL') {
          expect(told.err).toContain(
            `every move is in ${file}; go on with: cityrules play --resume`,
          );
          expect(existsSync(`${file}.lock`)).toBe(false);
        }
      }
    },
  );
});

describe('a file that cannot be written on', () => {
  test('a full disk stops the game, and everything that was answered is there', async () => {
    for (const [run, limit] of volume([2, 4], [2, 3, 4, 5]).entries()) {
      const file = cli.file(`full-${run}.jsonl`);
      const limited = ['bash', '-c', `ulimit -f ${limit}; exec "$0" "$@"`];
      const told = await drive([...limited, ...cli.command(started(file))], player(file));
      expect(told.err).toMatch(/^cityrules: .* cannot be written: EFBIG.*told before is in it\n$/);
      expect(told.code).toBe(2);
      expect(told.answered).toBeGreaterThan(3);
      expectKept(file, told);
    }
  });

  test('a full disk while resuming leaves the file as it was', async () => {
    const file = cli.file('full-resumed.jsonl');
    await cli.run(started(file), lines(...Array.from({ length: 60 }, () => '1')));
    const before = readFileSync(file);
    expect(before.length).toBeGreaterThan(2048);
    const limited = ['bash', '-c', 'ulimit -f 2; exec "$0" "$@"'];
    const told = await drive([...limited, ...cli.command(['play', '--resume', file])], () => '1');
    expect(told.err).toContain('cannot be written: EFBIG');
    expect(told.code).toBe(2);
    expect(readFileSync(file)).toEqual(before);
  });

  test('a second writer is refused, by any name of the file, and the first goes on', async () => {
    const file = cli.file('two.jsonl');
    const link = cli.file('link.jsonl');
    const told = await drive(cli.command(started(file)), async (sent) => {
      if (sent === 4) {
        symlinkSync(file, link);
        for (const name of [file, link]) {
          const second = await cli.run(['play', '--resume', name], lines('1', '1'));
          expectUnusable(second, /two\.jsonl is being written by process \d+; if that is not so, /);
        }
      }
      return sent > 8 ? 'quit' : '1';
    });
    expect(told.code).toBe(0);
    expectKept(file, told);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('of four that find the lock of one that is gone, one goes on', async () => {
    const file = cli.file('four.jsonl');
    await cli.run(started(file), lines('1', 'quit'));
    writeFileSync(`${file}.lock`, `999999999 ${hostname()}`);
    let refused = 0;
    const all = [1, 2, 3, 4].map(async () => {
      const told = await drive(cli.command(['play', '--resume', file]), async () => {
        await expect.poll(() => refused, { timeout: 60_000 }).toBe(3);
        return 'quit';
      });
      if (told.code === 2) refused++;
      return told;
    });
    const codes = (await Promise.all(all)).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 2, 2, 2]);
  });

  test('a lock of another machine, and one that is just being made, count', async () => {
    const file = cli.file('remote.jsonl');
    await cli.run(started(file), lines('1', 'quit'));
    for (const [sign, owner] of [
      ['12 elsewhere', 'process 12 on elsewhere'],
      ['', 'another process'],
    ] as const) {
      writeFileSync(`${file}.lock`, sign);
      const ran = await cli.run(['play', '--resume', file]);
      expectUnusable(ran, new RegExp(`is being written by ${owner}`));
    }
  });

  test('a file that another program changes is not written on', async () => {
    const file = cli.file('meddled.jsonl');
    let meddled = '';
    const told = await drive(cli.command(started(file)), (sent) => {
      if (sent === 3) {
        appendFileSync(file, '{"note":"hello"}\n');
        meddled = readFileSync(file, 'utf8');
      }
      return '1';
    });
    expect(told.err).toMatch(
      /meddled.jsonl was changed by another program: nothing more is written/,
    );
    expect(told.code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(meddled);
  });
});

describe('the end of a file', () => {
  /** A log of a few moves and the seat of the last one, with a name that has more than one byte a letter. */
  function whole(name: string): { file: string; text: string; seat: string } {
    const file = cli.file(name);
    const match = createMatch(neonGods, { players: 2, seed: name }, { names: ['Zoë', '北京'] });
    let seat = 0;
    for (let i = 0; i < 25; i++) {
      const [move] = neonGods.legalMoves(match.state);
      seat = move?.seat ?? seat;
      match.play(seat, move, { remarks: { note: 'Zoë 北京' } });
    }
    writeFileSync(file, match.log);
    return { file, text: match.log, seat: String(seat) };
  }

  test('a torn tail is cut off when the game is resumed, and no other byte changes', async () => {
    const { file, text, seat } = whole('torn.jsonl');
    const bytes = Buffer.from(text);
    const last = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
    const cuts = [last + 1, bytes.lastIndexOf('京') + 1, bytes.length - 2];
    for (const cut of cuts) {
      writeFileSync(file, bytes.subarray(0, cut));
      const { code } = await cli.run(['play', '--resume', file, '--seat', seat], lines('quit'));
      expect(code).toBe(0);
      expect(readFileSync(file)).toEqual(bytes.subarray(0, last));
    }
  });

  test('a last line that lacks only its end is kept', async () => {
    const { file, text, seat } = whole('endless.jsonl');
    writeFileSync(file, text.trimEnd());
    expect((await cli.run(['play', '--resume', file, '--seat', seat], lines('quit'))).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('a file that is refused is not touched, torn or not', async () => {
    const { file, text } = whole('refused.jsonl');
    const edited = `${text}{"move":{"type":"cheat","seat":0}}\n{"mo`;
    writeFileSync(file, edited);
    const ran = await cli.run(['play', '--resume', file]);
    expectUnusable(ran, /refused.jsonl:27: .*\(NG-TURN-0\d\)/);
    expect(readFileSync(file, 'utf8')).toBe(edited);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('an empty file, left by a crash before the first line, can be saved to', async () => {
    const file = cli.file('empty.jsonl', '');
    const { code } = await cli.run(started(file), lines('1', 'quit'));
    expect(code).toBe(0);
    expect(verify(neonGods, readFileSync(file, 'utf8'))).toMatchObject({ ok: true });
  });
});
