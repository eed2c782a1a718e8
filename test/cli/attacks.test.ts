import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { visible } from '../../src/cli/visible.js';
import { createMatch, neonGods } from '../../src/index.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();

/** The lines of a log of so many moves, not sealed, as somebody would write it by hand. */
function handwritten(moves: number): string[] {
  const match = createMatch(neonGods, { players: 2, seed: 'by hand' });
  for (let i = 0; i < moves; i++) {
    const [move] = neonGods.legalMoves(match.state);
    match.play(move?.seat ?? 0, move);
  }
  return match.log
    .trimEnd()
    .split('\n')
    .map((text) => {
      const { sealed: _sealed, chain: _chain, ...line } = JSON.parse(text);
      return JSON.stringify(line);
    });
}

const log = handwritten(30);
const header = JSON.parse(log[0] ?? '');
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const withHeader = (change: object) =>
  text([JSON.stringify({ ...header, ...change }), ...log.slice(1)]);

describe('escape codes of a file', () => {
  const title = '\u001b]0;gotcha\u0007';
  // Raw in the file as far as JSON lets them, and escaped.
  const nasty = '\u009b31m\u202edlog\u001b[2J';

  function expectClean(shown: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(shown).toMatch(/\\u001b|\\u009b/);
  }

  test.each(['pretty', 'json', 'github'])('of a move reach no terminal (%s)', async (reporter) => {
    const move = JSON.stringify({ move: { type: `${title}${nasty}`, seat: 0 } });
    const file = cli.file('escapes.jsonl', text([...log, move]));
    const { code, out, err } = await cli.run(['check', '--reporter', reporter, file]);
    expectClean(out + err);
    expect(code).toBe(1);
    for (const command of [
      ['replay', file],
      ['seal', file],
      ['play', '--resume', file],
    ]) {
      const ran = await cli.run(command);
      expectClean(ran.err);
    }
  });

  test('of a header, a name of a game, a pack and a scenario reach no terminal', async () => {
    const pack = JSON.stringify({ ...neonGods.content, [`${title}${nasty}`]: 1 });
    const files: [string, string[]][] = [
      [withHeader({ game: `chess${title}${nasty}` }), ['check']],
      [withHeader({ [`x${title}${nasty}`]: 1 }), ['check']],
      [withHeader({ content: { id: nasty } }), ['check']],
      [JSON.stringify({ scenario: nasty, game: nasty, setup: {}, steps: [{}] }), ['check']],
      [pack, ['content', 'check']],
    ];
    for (const [index, [content, command]] of files.entries()) {
      const isLog = content.startsWith('{"cityrules"');
      const file = cli.file(`nasty-${index}.${isLog ? 'jsonl' : 'json'}`, content);
      const { out, err } = await cli.run([...command, file]);
      expectClean(out + err);
    }
  });

  test('what is typed comes back visible, and rules are asked for in words', async () => {
    const played = await cli.run(['play', 'neon-gods'], `${nasty}\nquit\n`);
    expectClean(played.out);
    expectClean((await cli.run(['explain', nasty])).err);
  });

  test('colours are ours alone', async () => {
    const move = JSON.stringify({ move: { type: '\u001b[31mred', seat: 0 } });
    const file = cli.file('red.jsonl', text([...log, move]));
    const env = { ...process.env, FORCE_COLOR: '1', NO_COLOR: undefined };
    const [node = '', ...args] = cli.command(['check', file]);
    const { stdout } = spawnSync(node, args, { env, encoding: 'utf8' });
    expect(stdout).toContain('\u001b[31m✗\u001b[39m');
    expect(stdout).toContain('\\u001b[31mred');
  });

  test('line ends of a file begin no line of their own', async () => {
    const move = JSON.stringify({ move: { type: 'x\n::error::forged', seat: 0 } });
    const file = cli.file('forged.jsonl', text([...log, move]));
    const { out } = await cli.run(['check', file]);
    expect(out).not.toMatch(/^::error/m);
    expect(visible('a\tb\nc\u0000')).toBe('a\\u0009b\\u000ac\\u0000');
  });
});

describe('files that are none', () => {
  test.each([
    ['content', 'check', '/dev/zero'],
    ['check', '/dev/zero'],
    ['replay', '/dev/zero'],
    ['simulate', 'merge', '/dev/zero'],
    ['play', '--resume', '/dev/zero'],
    ['play', 'neon-gods', '--content', '/dev/zero'],
  ])('%s %s %s', async (...args) => {
    const { code, out, err } = await cli.run(args);
    expect(out + err).toMatch(/\/dev\/zero is a pipe or a device, not a file/);
    expect(code).toBe(2);
  });

  test('a pipe that nobody writes into', async () => {
    const pipe = cli.file('pipe');
    execFileSync('mkfifo', [pipe]);
    for (const args of [
      ['check', pipe],
      ['content', 'check', pipe],
      ['seal', pipe],
    ]) {
      const { code, out, err } = await cli.run(args);
      expect(out + err).toContain('pipe is a pipe or a device, not a file');
      expect(code).toBe(2);
    }
  });

  test('--save never writes to what is no file', async () => {
    const ran = await cli.run(['play', 'neon-gods', '--save', '/dev/null']);
    expectUnusable(ran, /\/dev\/null is there already/);
    expect(existsSync('/dev/null')).toBe(true);
  });
});

describe('headers', () => {
  test('70,000 blank lines do not hide one', async () => {
    const blank = '\n'.repeat(70_000);
    for (const name of ['blank.jsonl', 'blank.log']) {
      const { code, out } = await cli.run(['check', cli.file(name, blank + text(log))]);
      expect(out).toContain('Neon Gods, 30 moves, not finished, not sealed');
      expect(code).toBe(0);
    }
  });

  const wrong: [change: object, sentence: string][] = [
    [{ cityrules: 2 }, 'is a log of format 2, this version reads 1'],
    [{ cityrules: 'one' }, 'has a wrong header: cityrules must be 1, not "one"'],
    [{ cityrules: undefined }, 'has a wrong header: needs cityrules, 1'],
    [{ rules: 'new', setup: 7 }, 'has a wrong header: rules must be a number, not "new"'],
    [{ rules: 'new', setup: 7 }, '; setup must be an object, not 7'],
    [{ content: { id: 7 } }, 'has a wrong header: content.id must be a text, not 7'],
    [{ colour: 'red' }, 'has a wrong header: does not know "colour"'],
    [{ game: 'neon-god' }, ': there is no game "neon-god", but '],
  ];
  test.each(wrong)('%j is named with its file', async (change, sentence) => {
    const file = cli.file('header.jsonl', withHeader(change));
    const { code, out } = await cli.run(['check', file]);
    expect(out.split('\n')[0]).toMatch(/^✗ \S+header\.jsonl/);
    expect(out.split('\n')[0]).toContain(sentence);
    expect(code).toBe(2);
  });

  test('a scenario of an unknown game is named too', async () => {
    const scenario = { scenario: 'x', game: 'chess', setup: { players: 2, seed: 1 }, steps: [{}] };
    const { out } = await cli.run(['check', cli.file('chess.json', JSON.stringify(scenario))]);
    expect(out).toMatch(/^✗ \S+chess\.json: there is no game "chess"/);
  });
});
