import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './build.js';
import { expectUnusable, goldenLog, useCli } from './run.js';

const cli = useCli();
const log = goldenLog();
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** The lines with one of them replaced; -1 is the last. */
function changed(lines: readonly string[], at: number, line: string): string[] {
  const copy = [...lines];
  copy[at < 0 ? copy.length + at : at] = line;
  return copy;
}

/** The first line that has a move of this type, from 0. */
function lineWith(type: string): number {
  return log.findIndex((line) => line.includes(`"type":"${type}"`));
}

describe('check', () => {
  test('all golden logs and all scenarios are well, found by globs', async () => {
    const { code, out } = await cli.run([
      'check',
      'test/golden/*/*.jsonl',
      'test/scenarios/**/*.json',
    ]);
    expect(out).toContain('✓ test/golden/neon-gods/raids-4.jsonl');
    expect(out).toContain('✓ test/scenarios/neon-gods/battle-of-the-rulebook.json');
    expect(out).toMatch(/\n\d+ logs, \d+ scenarios, \d+ moves: all is well\n$/);
    expect(code).toBe(0);
  });

  test('an illegal move: file, line, move and rule', async () => {
    const at = lineWith('recruit');
    const lines = changed(log, at, '{"move":{"type":"recruit","seat":0,"slot":9}}');
    const file = cli.file('illegal.jsonl', text(lines));
    const { code, out } = await cli.run(['check', file]);
    expect(out).toContain(`✗ ${file}`);
    expect(out).toMatch(
      new RegExp(`illegal.jsonl:${at + 1}  move ${at} \\(recruit\\): .*NG-TURN-0[35]`),
    );
    expect(code).toBe(1);
  });

  test('an edited fingerprint', async () => {
    const at = log.findIndex((line) => line.includes('"move"') && line.includes('"state"'));
    const line = (log[at] ?? '').replace(/"state":"\w{16}"/, '"state":"0123456789abcdef"');
    const file = cli.file('edited.jsonl', text(changed(log, at, line)));
    const { code, out } = await cli.run(['check', file]);
    expect(out).toMatch(/edited.jsonl:21 {2}move 20 .*the log says 0123456789abcdef/);
    expect(code).toBe(1);
  });

  test('an edited outcome', async () => {
    const last = (log[log.length - 1] ?? '').replace(/"winners":\[\d\]/, '"winners":[7]');
    const file = cli.file('outcome.jsonl', text(changed(log, -1, last)));
    const { code, out } = await cli.run(['check', file]);
    expect(out).toContain(`outcome.jsonl:${log.length}  the outcome is not`);
    expect(code).toBe(1);
  });

  test('a log that was cut off in the middle of a line', async () => {
    const file = cli.file('torn.jsonl', text(log.slice(0, 10)) + log[10]?.slice(0, 20));
    const { code, out } = await cli.run(['check', file]);
    expect(out).toContain(
      'torn.jsonl:11  this line was cut off while being written; the 9 moves before it are fine',
    );
    expect(code).toBe(1);
  });

  test('a log without its end is an unfinished game, unless it must be finished', async () => {
    const file = cli.file('unfinished.jsonl', text(log.slice(0, 10)));
    const open = await cli.run(['check', file]);
    expect(open.out).toContain('9 moves, not finished');
    expect(open.code).toBe(0);
    const closed = await cli.run(['check', '--finished', file]);
    expect(closed.out).toContain('unfinished.jsonl:10  the closing line is missing');
    expect(closed.code).toBe(1);
  });

  test('a line that is no JSON', async () => {
    const file = cli.file('damaged.jsonl', text(changed(log, 4, '{"move":{"ty')));
    const { code, out } = await cli.run(['check', file]);
    expect(out).toContain('damaged.jsonl:5  this is not JSON: ');
    expect(code).toBe(1);
  });

  test('a log of 60 MB and a million lines is checked with a heap of 40 MB', async () => {
    const [header = '', ...moves] = log;
    const blank = `${' '.repeat(60)}\n`.repeat(1_000_000);
    const file = cli.file('long.jsonl', `${header}\n${blank}${text(moves)}`);
    const { code, out } = await cli.run(['check', '--reporter', 'json', file], '', [
      '--max-old-space-size=40',
    ]);
    expect(JSON.parse(out)).toMatchObject({ checked: 1, moves: log.length - 2, violations: 0 });
    expect(code).toBe(0);
  });
});

describe('files that cannot be used', () => {
  const header: Record<string, unknown> = JSON.parse(log[0] ?? '');
  const rules = Number(header.rules);
  const withHeader = (change: Record<string, unknown>) => {
    return text(changed(log, 0, JSON.stringify({ ...header, ...change })));
  };
  const scenario = (change: Record<string, unknown>) => {
    const setup = { players: 2, seed: 1 };
    return JSON.stringify({ scenario: 'x', game: 'neon-gods', setup, steps: [{}], ...change });
  };
  const bad: [name: string, content: string | Uint8Array, sentence: string][] = [
    ['empty.jsonl', '', 'empty.jsonl is empty'],
    ['empty.json', '', 'empty.json is empty'],
    ['junk.jsonl', new Uint8Array([1, 2, 0, 255, 254]), 'junk.jsonl is a binary file'],
    ['junk.json', new Uint8Array([200, 201, 202, 10]), 'junk.json is a binary file, or not UTF-8'],
    ['words.jsonl', 'hello\n', 'words.jsonl is no log: its first line is no header'],
    [
      'words.json',
      '{\n"scenario": "x",}',
      'words.json is not JSON (line 2, column 17): a comma stands before the }',
    ],
    ['list.json', '[1, 2]', 'list.json is neither a log nor a scenario'],
    ['game.jsonl', withHeader({ game: 'chess' }), 'there is no game "chess", but '],
    [
      'version.jsonl',
      withHeader({ rules: rules + 1 }),
      `the log is of rules version ${rules + 1}, this is ${rules}`,
    ],
    [
      'pack.jsonl',
      withHeader({ content: { id: 'mine', hash: '0'.repeat(16) } }),
      'the log is of the content pack mine, this is standard',
    ],
    [
      'setup.jsonl',
      withHeader({ setup: { players: 9, seed: 1 } }),
      'setup.jsonl: log line 1: players',
    ],
    ['steps.json', scenario({ steps: [] }), 'steps.json is no proper scenario: steps: '],
    ['rule.json', scenario({ rules: ['NG-NO-01'] }), 'rules.0: there is no rule "NG-NO-01"'],
    [
      'refused.json',
      scenario({ steps: [{ expect: { refused: 'NG-TURN-03' } }] }),
      'steps.0: nothing can be refused where there is no move',
    ],
    [
      'patch.json',
      scenario({ patch: [{ at: 'seats.5.money', value: 1 }] }),
      'patch.0: there is nothing at seats.5.money',
    ],
    ['state.json', scenario({ patch: [{ at: 'seats.0.money', value: -1 }] }), 'seats.0.money'],
    [
      'both.json',
      scenario({ state: {} }),
      'a scenario has a setup, a state or a table, and only one of them',
    ],
  ];

  test.each(bad)('%s', async (name, content, sentence) => {
    const { code, out } = await cli.run(['check', cli.file(name, content)]);
    const [line = '', ...rest] = out.split('\n');
    expect(line).toContain('✗ ');
    expect(line).toContain(sentence);
    expect(rest.join('\n')).toMatch(
      /^( {4}.*\n)*\n0 logs, 0 scenarios, 0 moves: 1 unusable file\n$/,
    );
    expect(code).toBe(2);
  });

  test('a file that is not there', async () => {
    const { code, out } = await cli.run(['check', 'nowhere.jsonl']);
    expect(out).toContain('✗ there is no file nowhere.jsonl\n');
    expect(code).toBe(2);
  });

  test('a directory', async () => {
    const { code, out } = await cli.run(['check', 'test/golden']);
    expect(out).toContain('✗ test/golden is a directory: name its files, as in');
    expect(code).toBe(2);
  });

  test('a glob that matches nothing', async () => {
    const ran = await cli.run(['check', 'test/golden/*.nothing']);
    expectUnusable(ran, /no file matches test\/golden\/\*\.nothing/);
  });

  test('an unknown reporter', async () => {
    const ran = await cli.run(['check', '--reporter', 'loud', 'x']);
    expectUnusable(ran, /Allowed choices are pretty, json, junit, github/);
  });

  test('unusable counts more than a violation, and the others are still checked', async () => {
    const torn = cli.file('torn2.jsonl', `${log[0]}\n{"mo`);
    const files = [torn, 'nowhere.jsonl', 'test/golden/neon-gods/raids-2.jsonl'];
    const { code, out } = await cli.run(['check', ...files]);
    expect(out).toMatch(/\n2 logs, 0 scenarios, \d+ moves: 1 violation, 1 unusable file\n$/);
    expect(code).toBe(2);
  });
});

describe('scenarios that do not hold', () => {
  const w04 = readFileSync(join(root, 'test/scenarios/neon-gods/sale.json'), 'utf8');
  /** The line, from 1, that has this. */
  const lineWithText = (text: string) => w04.split('\n').findIndex((one) => one.includes(text)) + 1;

  test('every expectation that is not met is told with its line', async () => {
    const file = cli.file('w-04.json', w04.replace('"seats.0.money": 9', '"seats.0.money": 8'));
    const { code, out } = await cli.run(['check', file]);
    const line = lineWithText('"seats.0.money": 9');
    expect(out).toContain(
      `w-04.json:${line}  step 2 (sell): seats.0.money is 9, not 8\n        - 8\n        + 9\n`,
    );
    expect(code).toBe(1);
  });

  test('github annotations', async () => {
    const wrong = w04.replace('"supply.products": 30', '"supply.products": 31');
    const file = cli.file('w-04g.json', wrong);
    const { code, out } = await cli.run(['check', '--reporter', 'github', file]);
    const line = lineWithText('"supply.products": 30');
    const message = 'step 2 (sell): supply.products is 30, not 31%0A- 31%0A+ 30';
    expect(out).toBe(
      `::error file=${file},line=${line},title=cityrules::${message}\n0 logs, 1 scenario, 1 move: 1 violation\n`,
    );
    expect(code).toBe(1);
  });

  test('json', async () => {
    const file = cli.file('w-04k.json', w04.replace('"price": 4', '"price": 5'));
    const { code, out } = await cli.run(['check', '--reporter', 'json', file]);
    const move = { type: 'sell', seat: 0, space: 'C3' };
    const line = lineWithText('"type": "productSold"') - 1;
    expect(JSON.parse(out)).toMatchObject({
      checked: 1,
      moves: 1,
      violations: 1,
      unusable: 0,
      files: [{ file, kind: 'scenario', violations: [{ line, number: 2, move }] }],
    });
    expect(code).toBe(1);
  });

  test('a move that another rule refuses is told with that rule', async () => {
    const w55 = readFileSync(join(root, 'test/scenarios/neon-gods/refusals.json'), 'utf8');
    const wrong = w55.replace('"refused": "NG-TURN-04"', '"refused": "NG-ACT-01"');
    const { code, out } = await cli.run(['check', cli.file('w-55.json', wrong)]);
    expect(out).toMatch(/step 2 \(play card\): refused by NG-TURN-04, not NG-ACT-01: /);
    expect(code).toBe(1);
  });
});
