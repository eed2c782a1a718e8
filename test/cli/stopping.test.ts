import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../../src/cli/simulation/progress.js';
import { neonGods, verify } from '../../src/index.js';
import { root } from './build.js';
import { useCli } from './run.js';

const cli = useCli();
const hasTerminals = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** Runs a command line in a terminal of its own, and types the keys once it has shown all the texts, in turn. */
async function inTerminal(
  args: readonly string[],
  typed: readonly { readonly after: string; readonly keys: string }[],
  env: object = {},
): Promise<{ readonly code: number | null; readonly out: string }> {
  const line = cli.command(args).map((word) => `'${word}'`);
  const child = spawn('script', ['-qec', `stty cols 80 rows 40; ${line.join(' ')}`, '/dev/null'], {
    cwd: root,
    env: { ...process.env, TERM: 'xterm', FORCE_COLOR: undefined, ...env },
  });
  const waiting = [...typed];
  let out = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    const [next] = waiting;
    const found = next === undefined ? -1 : out.indexOf(next.after, seen);
    if (next === undefined || found < 0) return;
    waiting.shift();
    seen = found + next.after.length;
    child.stdin.write(next.keys);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out };
}

const ctrlC = '\u0003';
/** Empties the screen and what can be scrolled back to, and goes to the first line. */
const emptied = '\u001b[2J\u001b[3J\u001b[H';

test.skipIf(!hasTerminals)(
  'no hand can be scrolled back to when the keyboard changes hands',
  async () => {
    const args = ['play', 'bloodfeud', '--seats', 'human', '--seed', '5'];
    const { out } = await inTerminal(args, [
      { after: 'Brujah, it is your turn', keys: '\r' },
      { after: 'your choice (? helps):', keys: '1\r' },
      { after: 'Nosferatu, it is your turn', keys: ctrlC },
    ]);
    const hand = out.indexOf('Your Ambitions');
    const curtain = out.indexOf(emptied, hand);
    expect(hand).toBeGreaterThan(0);
    expect(curtain).toBeGreaterThan(out.lastIndexOf('Brujah puts'));
    expect(curtain).toBeLessThan(out.indexOf('Nosferatu, it is your turn'));
  },
);

describe.skipIf(!hasTerminals)('nothing that was typed can be called back', () => {
  const up = '\u001b[A';

  test('by the next person at the keyboard', async () => {
    const args = ['play', 'bloodfeud', '--seats', 'human', '--seed', '5'];
    const { out } = await inTerminal(args, [
      { after: 'Brujah, it is your turn', keys: '\r' },
      { after: 'your choice (? helps):', keys: 'my secret\r' },
      { after: 'your choice (? helps):', keys: '1\r' },
      { after: 'Nosferatu, it is your turn', keys: `${up}${up}${up}zz` },
      { after: 'zz', keys: ctrlC },
    ]);
    const next = out.slice(out.indexOf('Nosferatu, it is your turn'));
    expect(next).toContain('zz');
    expect(next).not.toContain('my secret');
  });

  test('of what was typed unseen', async () => {
    const args = ['record', 'neon-gods', '--names', 'Ada,Bo', '--save', cli.file('unseen.jsonl')];
    const unseen = ['charmer', 'Grunt (warrior)', 'doc', 'merchant'];
    const { out } = await inTerminal(args, [
      ...unseen.map((card) => ({ after: '(not shown)', keys: `${card}\r` })),
      { after: 'What came?', keys: `${up}zz` },
      { after: 'zz', keys: ctrlC },
    ]);
    const shown = out.slice(out.lastIndexOf('What came?'));
    expect(shown).toContain('zz');
    expect(shown).not.toContain('merchant');
  });
});

describe.skipIf(!hasTerminals)('Ctrl-C in a terminal', () => {
  test('in a saved game: 130, and where it is kept', async () => {
    const file = cli.file('kept.jsonl');
    const args = ['play', 'neon-gods', '--bots', 'random', '--seed', 'kept', '--save', file];
    const { code, out } = await inTerminal(args, [
      { after: 'your choice', keys: '1\r' },
      { after: 'your choice', keys: ctrlC },
    ]);
    expect(out).toContain(`cityrules: stopped; every move is in ${file}`);
    expect(code).toBe(130);
    expect(verify(neonGods, readFileSync(file, 'utf8'))).toMatchObject({ ok: true, moves: 1 });
  });

  test('in a game that is not saved, and where one is chosen', async () => {
    const unsaved = await inTerminal(
      ['play', 'neon-gods'],
      [{ after: 'your choice', keys: ctrlC }],
    );
    expect(unsaved.out).toContain('cityrules: stopped; the game is not saved (--save keeps one)');
    expect(unsaved.code).toBe(130);
    const chosen = await inTerminal(['play'], [{ after: 'Which game?', keys: ctrlC }]);
    expect(chosen.code).toBe(130);
  });

  test('in a replay and in a simulation', async () => {
    const file = cli.file('seen.jsonl');
    await cli.run(['play', 'neon-gods', '--save', file], '1\nquit\n');
    const seen = await inTerminal(['replay', file], [{ after: 'Move 0 of', keys: ctrlC }]);
    expect(seen.out).toContain('cityrules: stopped; nothing was being written');
    expect(seen.code).toBe(130);
    const many = ['simulate', 'neon-gods', '--games', '50000', '--workers', '1'];
    const simulated = await inTerminal(many, [{ after: 'games/s', keys: ctrlC }], {
      NO_COLOR: '1',
    });
    expect(simulated.out).toMatch(/cityrules: stopped; \d+ of 50000 games were played/);
    expect(simulated.out).toContain(`${'░'.repeat(30)} 0 of 50000 games`);
    expect(simulated.code).toBe(130);
  });
});

/** Whether the process has begun to catch the hangup signal, the lowest bit of what Linux tells. */
function isListening(pid: number | undefined): boolean {
  const [, caught = '0'] =
    /^SigCgt:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number.parseInt(caught.slice(-1), 16) % 2 === 1;
}

describe.skipIf(process.platform !== 'linux')('a simulation without a terminal', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('ends at %s with %i', async (signal, expected) => {
    const args = ['simulate', 'neon-gods', '--games', '50000', '--workers', '2'];
    const [node = '', ...rest] = cli.command(args);
    const child = spawn(node, rest, { cwd: root });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    await expect.poll(() => isListening(child.pid), { timeout: 60_000 }).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(expected);
    expect(err).toMatch(/^\ncityrules: stopped; (\d+ of 50000 games were played, and )?nothing/);
  });
});

test('the bar is as long as the share, without colours too', () => {
  expect(lineOf(0, 40, 'none')).toBe(`${'░'.repeat(30)} none`);
  expect(lineOf(20, 40, 'half')).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} half`);
  expect(lineOf(40, 40, 'all')).toBe(`${'█'.repeat(30)} all`);
});
