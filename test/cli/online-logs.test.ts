import { describe, expect, test } from 'vitest';
import { onlineLog } from '../online-log.js';
import { useCli } from './run.js';

const cli = useCli();
const lines = onlineLog();

/** As somebody who writes the whole log anew would have it: nothing is sealed. */
function forged(line: number, change: (text: string) => string): string {
  return lines
    .map((text, i) => {
      const { sealed: _sealed, chain: _chain, ...entry } = JSON.parse(text);
      const plain = JSON.stringify(entry);
      return i === line - 1 ? change(plain) : plain;
    })
    .join('\n');
}

describe('logs of people who play from afar', () => {
  test('replay tells who came and went, and how it was closed', async () => {
    const { out, code } = await cli.run([
      'replay',
      cli.file('a.jsonl', lines.join('\n')),
      '--story',
    ]);
    expect(code).toBe(0);
    const at = out.indexOf('      The time of Ann is up.');
    expect(at).toBeGreaterThan(out.indexOf('   1. '));
    expect(out.slice(at)).toBe(
      [
        '      The time of Ann is up.',
        '      A bot (sensible) plays on for Ann.',
        '      Cleo takes the place of Bo.',
        '      Cleo resigns.',
        '',
        'The match was abandoned: the game is not over.',
        'The log is sealed, dice proven.',
        '',
      ].join('\n'),
    );
  });

  test('check says that the dice are proven, and that the game has no end if it must have one', async () => {
    const file = cli.file('b.jsonl', lines.join('\n'));
    const { out, code } = await cli.run(['check', file]);
    expect(out).toContain('1 move, abandoned, sealed, dice proven');
    expect(code).toBe(0);
    const strict = await cli.run(['check', '--finished', file]);
    expect(strict.out).toContain('the game was abandoned before it was over');
    expect(strict.code).toBe(1);
  });

  test.each<[string, number, (text: string) => string, string]>([
    [
      'another seed',
      1,
      (text) => text.replace(/"seed":"[0-9a-f]{4}/, '"seed":"0000'),
      'the seed is not the one that the secret and the nonces give',
    ],
    [
      'another secret',
      7,
      (text) => text.replace(/"secret":"[0-9a-f]{4}/, '"secret":"0000'),
      'another secret is opened than the one of the draw',
    ],
    [
      'a seat that was not late',
      3,
      (text) => text.replace('61000', '60999'),
      'seat 0 still has time',
    ],
  ])('%s is named', async (_what, line, change, message) => {
    const { out, err, code } = await cli.run(['check', cli.file('c.jsonl', forged(line, change))]);
    expect(out + err).toContain(message);
    expect(code).not.toBe(0);
  });
});
