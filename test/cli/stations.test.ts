import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import { StationScribe } from '../../src/cli/recording/stations.js';
import { verify } from '../../src/index.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();
const setup = { players: 4, seed: 'club night', actionBudget: null };
const [first, second] = bloodfeud.legalMoves(bloodfeud.setup(setup));

function fieldsOf(move: object | undefined): string {
  return JSON.stringify(move);
}

describe('a scribe at a station', () => {
  test('writes every line at once, takes the last back, and goes on later', async () => {
    const file = cli.file('council.jsonl');
    let minutes = 3;
    const scribe = await StationScribe.at(file, 'council', () => minutes);
    await scribe.take('note kept the other two');
    expect(await scribe.take(fieldsOf(first))).toBe('✓ line 1, minute 3');
    minutes = 4.26;
    expect(await scribe.take(fieldsOf(second))).toBe('✓ line 2, minute 4.3');
    expect(await scribe.take('back')).toBe('Taken back: 1 line left.');
    const written = [{ station: 'council' }, { t: 3, move: first, note: 'kept the other two' }];
    const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines().map((line) => JSON.parse(line))).toEqual(written);
    const later = await StationScribe.at(file, 'council', () => 1);
    expect(await later.take('assert {"assets":{"brujah":4}}')).toBe('✓ line 2, minute 4');
    expect(lines()).toHaveLength(3);
  });

  test('is told what cannot be', async () => {
    const scribe = await StationScribe.at(cli.file('wrong.jsonl'), 'orders', () => 0);
    expect(await scribe.take('dance')).toBe('✗ "dance" is no move; ? tells what you can type');
    expect(await scribe.take('assert {"assets"}')).toBe(
      '✗ that is not JSON: a colon is missing (column 10)',
    );
    expect(await scribe.take('assert {"asets":{}}')).toContain('✗ ');
    expect(await scribe.take('back')).toBe('✗ nothing has been written');
  });

  test('has one station a file, and only Bloodfeud has any', async () => {
    const file = cli.file('one.jsonl', '{"station":"council"}\n');
    const other = ['record', 'bloodfeud', '--station', 'orders', '--save', file];
    expectUnusable(await cli.run(other), /is of the station council, not orders/);
    const nowhere = ['record', 'bloodfeud', '--station', 'kitchen', '--save', cli.file('k.jsonl')];
    expectUnusable(await cli.run(nowhere), /station must be one of cityscape, /);
    expectUnusable(
      await cli.run(['record', 'neon-gods', '--station', 'council']),
      /only bloodfeud/,
    );
  });
});

test.each([
  [4, 0],
  [99, 1],
])(
  'the files of all scribes become one log, and %i assets end with %i',
  async (assets, expected) => {
    const council = cli.file(`council-${assets}.jsonl`);
    const typed = `note kept the other two\n${fieldsOf(first)}\nquit\n`;
    await cli.run(['record', 'bloodfeud', '--station', 'council', '--save', council], typed);
    const cityscape = cli.file(`cityscape-${assets}.jsonl`);
    const facts = `assert {"assets":{"brujah":${assets}}}\nquit\n`;
    await cli.run(['record', 'bloodfeud', '--station', 'cityscape', '--save', cityscape], facts);
    const into = ['--setup', JSON.stringify(setup), '--save', cli.file(`evening-${assets}.jsonl`)];
    const { code, out } = await cli.run(['record', 'merge', council, cityscape, ...into]);
    expect(out).toContain(`1 move of 2 stations are in ${into[3]}.`);
    expect(/^✗ line \d: .*99/m.test(out)).toBe(expected === 1);
    expect(code).toBe(expected);
    const log = readFileSync(into[3] ?? '', 'utf8');
    expect(verify(bloodfeud, log).ok).toBe(expected === 0);
    expect(log).toContain('kept the other two');
  },
);
