import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMatch, neonGods, replay, verify } from '../../src/index.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();

/** A log of so many moves without its seal; `undefined` plays to the end. */
function unsealed(moves = 10_000, change: (match: ReturnType<typeof begin>) => void = () => {}) {
  const match = begin();
  for (let i = 0; i < moves; i++) {
    const [move] = neonGods.legalMoves(match.state);
    if (move === undefined) break;
    match.play(move.seat, move);
  }
  change(match);
  if (neonGods.outcome(match.state) !== null) match.close();
  return `${match.value.lines.map(withoutSeal).join('\n')}\n`;
}

function begin() {
  return createMatch(neonGods, { players: 2, seed: 'seal' }, { names: ['Ann', 'Bo'] });
}

function withoutSeal(text: string): string {
  const { sealed: _sealed, chain: _chain, ...line } = JSON.parse(text);
  return JSON.stringify(line);
}

/** The log with one field of one line changed. */
function edited(log: string, at: number, change: object): string {
  const lines = log.split('\n');
  lines[at] = JSON.stringify({ ...JSON.parse(lines[at] ?? ''), ...change });
  return lines.join('\n');
}

describe('seal', () => {
  test('a finished log: chains beside all fingerprints, and every edit is named', async () => {
    const log = unsealed();
    const file = cli.file('finished.jsonl', log);
    expect((await cli.run(['check', file])).out).toContain('finished, not sealed');
    const { code, out } = await cli.run(['seal', file]);
    const lines = log.trimEnd().split('\n').length;
    expect(out).toBe(`${file} is sealed up to line ${lines}.\n`);
    expect(code).toBe(0);
    const sealed = readFileSync(file, 'utf8');
    expect(verify(neonGods, sealed)).toMatchObject({ ok: true, sealed: true, ended: true });
    expect(sealed.trimEnd().split('\n').map(withoutSeal).join('\n')).toBe(log.trimEnd());
    expect((await cli.run(['check', file])).out).toContain('finished, sealed');
    for (const at of [1, 7, lines - 3]) {
      const changed = verify(neonGods, edited(sealed, at, { note: 'well played' }));
      expect(changed).toMatchObject({ ok: false });
    }
    expect(verify(neonGods, edited(sealed, 0, { names: ['A', 'B'] }))).toMatchObject({ ok: true });
  });

  test('an unfinished log is sealed up to its last move; a game resumed from it stays so', async () => {
    const log = unsealed(7, (match) => match.undo(0));
    const file = cli.file('open.jsonl', log);
    const other = cli.file('open-sealed.jsonl');
    const { out } = await cli.run(['seal', file, '--out', other]);
    expect(out).toBe(`${other} is sealed up to line 8.\n`);
    expect(readFileSync(file, 'utf8')).toBe(log);
    expect(replay(neonGods, readFileSync(other, 'utf8'))).toMatchObject({ sealedTo: 8 });
    const told = await cli.run(['replay', other, '--story']);
    expect(told.out).toMatch(/The log is sealed up to line 8\.\n$/);
    await cli.run(['play', '--resume', other], '1\nquit\n');
    expect(verify(neonGods, readFileSync(other, 'utf8'))).toMatchObject({ ok: true });
    const again = await cli.run(['seal', file, '--out', other]);
    expectUnusable(again, /open-sealed.jsonl cannot be written: it is there already/);
  });

  test('refuses what is not well, and leaves it as it is', async () => {
    const log = unsealed(25);
    const bad: [string, RegExp][] = [
      [`${log}{"move":{"type":"cheat","seat":0}}\n`, /bad.jsonl:27: .*\(NG-TURN-0\d\)/],
      [`${log}{"assert":{"seats.0.money":99}}\n`, /bad.jsonl:27: /],
      [edited(log, 20, { state: '0123456789abcdef' }), /bad.jsonl:21: after move 20 the state is/],
      [`${log}{"mo`, /bad.jsonl:27: this line was cut off/],
      [`${log.split('\n')[0]}\n`, /bad.jsonl has no move that could be sealed/],
      [begin().log, /bad.jsonl has no move/],
      ['', /bad.jsonl is empty/],
    ];
    for (const [content, sentence] of bad) {
      const file = cli.file('bad.jsonl', content);
      expectUnusable(await cli.run(['seal', file]), sentence);
      expect(readFileSync(file, 'utf8')).toBe(content);
    }
    const file = cli.file('twice.jsonl', log);
    await cli.run(['seal', file]);
    expectUnusable(await cli.run(['seal', file]), /twice.jsonl is sealed already/);
    writeFileSync(`${file}.lock`, '1 elsewhere');
    expectUnusable(await cli.run(['seal', file]), /is being written by process 1 on elsewhere/);
  });
});
