import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { neonGods } from '../../src/index.js';
import { root } from './build.js';
import { casesOf, parseXml, wrongReport } from './junit-form.js';
import { expectUnusable, goldenLog, useCli } from './run.js';

const cli = useCli();

const setup = { players: 2, seed: 1, firstPlayer: 0 };

function scenarioFile(name: string, change: Record<string, unknown> = {}): string {
  const value = {
    scenario: name,
    game: 'neon-gods',
    setup,
    steps: [{ expect: { toAct: [0] } }],
    ...change,
  };
  return cli.file(`${name}.json`, JSON.stringify(value, null, 2));
}

const wrongSteps = [{ expect: { toAct: [1], state: { 'seats.0.money': 6 } } }];

/** The standard pack with another id and 8 $ to begin with. */
function packFile(name: string, money = 8): string {
  const pack = { ...structuredClone(neonGods.content), id: name };
  return cli.file(
    `${name}.json`,
    JSON.stringify({ ...pack, constants: { ...pack.constants, startMoney: money } }),
  );
}

const hasMoney = (money: number) => [{ expect: { state: { 'seats.0.money': money } } }];

describe('reporters', () => {
  test('several at once, each with its file, and the usual one on the terminal', async () => {
    const good = scenarioFile('holds');
    const bad = scenarioFile('fails', { steps: wrongSteps });
    const [xml, json] = [cli.file('rules.xml'), cli.file('rules.json')];
    const args = ['check', '--reporter', `junit=${xml}`, '--reporter', `json=${json}`, good, bad];
    const { code, out } = await cli.run(args);
    expect(out).toContain(`✓ ${good}`);
    expect(out).toMatch(/2 scenarios, 0 moves: 2 violations\n$/);
    expect(wrongReport(readFileSync(xml, 'utf8').trimEnd())).toEqual([]);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ checked: 2, violations: 2 });
    expect(code).toBe(1);
  });

  test('two that are for programs cannot share the terminal', async () => {
    const ran = await cli.run([
      'check',
      '--reporter',
      'json',
      '--reporter',
      'junit',
      scenarioFile('x'),
    ]);
    expectUnusable(ran, /json and junit cannot share the output: name a file, as in json=file/);
  });

  test('on GitHub annotations come by themselves, with the line of what cannot be used', async () => {
    const bad = scenarioFile('annotated', { steps: wrongSteps });
    const broken = cli.file('broken.json', '{\n"scenario": "x",}');
    const typo = scenarioFile('typo', { steps: [{ expect: { notLegal: [{ too: 'E5' }] } }] });
    const { code, out } = await cli.runWith({ GITHUB_ACTIONS: 'true' }, [
      'check',
      bad,
      broken,
      typo,
    ]);
    const at = readFileSync(bad, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes('seats.0.money'));
    expect(out).toContain(
      `::error file=${bad},line=${at + 1},title=cityrules::step 1: seats.0.money is 5, not 6`,
    );
    expect(out).toContain(`::error file=${broken},line=2,title=cityrules%3A unusable::`);
    const line =
      readFileSync(typo, 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('too')) + 1;
    expect(out).toContain(`::error file=${typo},line=${line},title=cityrules%3A unusable::`);
    expect(out).toContain('no move has "too"; did you mean "to"?');
    expect(code).toBe(2);
  });

  test('a log without a header is unusable at its first line', async () => {
    const file = cli.file('words.jsonl', 'hello\n');
    const { out } = await cli.run(['check', '--reporter', 'json', file]);
    expect(JSON.parse(out)).toMatchObject({ files: [{ kind: 'unknown', line: 1 }] });
  });

  test('junit: one case a file with its title and time, one failure a case, and counts of cases', async () => {
    const name = 'quotes " & <angles> -- and dashes';
    const bad = scenarioFile('several', { scenario: name, steps: [...wrongSteps, ...wrongSteps] });
    const log = cli.file('game.jsonl', `${goldenLog().join('\n')}\n`);
    const files = [bad, log, 'nowhere.json', scenarioFile('fine')];
    const { code, out } = await cli.run(['check', '--reporter', 'junit', ...files]);
    expect(wrongReport(out.trimEnd())).toEqual([]);
    const [first, second, third] = casesOf(parseXml(out.trimEnd()));
    expect(first?.attributes.name).toBe(`Neon Gods, ${name}, 0 moves`);
    expect(first?.attributes.file).toBe(bad);
    const [failure] = first?.children ?? [];
    expect(failure?.attributes.message).toMatch(/seats.0.money is 5, not 6 \(and 3 more\)$/);
    expect(failure?.text.split('\n').filter((line) => line.startsWith(bad))).toHaveLength(4);
    expect(second?.children).toEqual([]);
    expect(third?.children).toMatchObject([
      { name: 'error', attributes: { message: 'there is no file nowhere.json' } },
    ]);
    expect(code).toBe(2);
  });

  test('the check of the form of reports notices what is wrong', () => {
    const report = (cases: string, failures = 1) => {
      const numbers = `tests="1" failures="${failures}" errors="0" time="0.100"`;
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="a" ${numbers}><testsuite name="b" ${numbers}>${cases}</testsuite></testsuites>`;
    };
    const failure = '<failure message="m" type="t"/>';
    const one = (inner: string, time = ' time="0.100"') =>
      `<testcase name="n" classname="c"${time}>${inner}</testcase>`;
    expect(wrongReport(report(one(failure)))).toEqual([]);
    expect(wrongReport(report(one(failure + failure)))).toEqual(['testcase has too much in it']);
    expect(wrongReport(report(one(failure), 2))).toHaveLength(2);
    expect(wrongReport(report(one(failure, '')))).toEqual(['testcase needs time']);
    expect(() => wrongReport(report('<testcase>'))).toThrow('is closed, but not open');
  });
});

describe('which files', () => {
  test('--filter: by path, title or rule', async () => {
    const one = scenarioFile('alpha', { scenario: 'A tunnel' });
    const two = scenarioFile('beta', { rules: ['NG-MOVE-05'] });
    const byTitle = await cli.run(['check', '--filter', 'TUNNEL', one, two]);
    expect(byTitle.out).toContain('alpha.json');
    expect(byTitle.out).not.toContain('beta.json');
    const byRule = await cli.run(['check', '--filter', 'ng-move-05', one, two]);
    expect(byRule.out).toContain('beta.json');
    expect(byRule.out).not.toContain('alpha.json');
    const byPath = await cli.run(['check', '--filter', 'alph', one, two]);
    expect(byPath.out).toMatch(/1 scenario, 0 moves: all is well/);
  });

  test('--filter that nothing has', async () => {
    const ran = await cli.run(['check', '--filter', 'zebra', scenarioFile('alone')]);
    expectUnusable(ran, /none of 1 files has "zebra" in its path, title or rules/);
  });

  test('--bail stops at the first file that fails, or after so many', async () => {
    const files = ['f1', 'f2', 'f3'].map((name) => scenarioFile(name, { steps: wrongSteps }));
    const one = await cli.run(['check', ...files, '--bail']);
    expect(one.out).toContain('1 scenario, 0 moves: 2 violations\nStopped: 2 more not checked.\n');
    expect(one.code).toBe(1);
    const two = await cli.run(['check', ...files, '--bail', '2']);
    expect(two.out).toContain('2 scenarios, 0 moves: 4 violations\nStopped: 1 more not checked.\n');
  });

  test('--watch checks again what changes, and ends with 130', async () => {
    const good = scenarioFile('watched');
    const other = scenarioFile('beside');
    const [program = '', ...args] = cli.command(['check', '--watch', good, other]);
    const child = spawn(program, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    const heard = (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!out.includes(text)) return;
          child.stdout.off('data', look);
          resolve();
        };
        child.stdout.on('data', look);
        look();
      });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    await heard('Watching 2 files');
    expect(out).toContain('2 scenarios, 0 moves: all is well');
    out = '';
    scenarioFile('watched', { steps: wrongSteps });
    await heard('Watching 2 files');
    expect(out).toContain('1 scenario, 0 moves: 2 violations');
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});

describe('packs', () => {
  test('--content is used for setups too', async () => {
    const file = scenarioFile('rich', { steps: hasMoney(8) });
    const { code, out } = await cli.run(['check', file, '--content', packFile('mine')]);
    expect(out).toContain('all is well');
    expect(code).toBe(0);
  });

  test('a scenario names its pack by a path from its own folder', async () => {
    const pack = packFile('beside-it', 11);
    const folder = join(dirname(pack), 'deeper');
    mkdirSync(folder, { recursive: true });
    const value = {
      scenario: 'x',
      game: 'neon-gods',
      content: '../beside-it.json',
      setup,
      steps: hasMoney(11),
    };
    writeFileSync(join(folder, 'own.json'), JSON.stringify(value));
    const { code, out } = await cli.run(['check', join(folder, 'own.json')]);
    expect(out).toContain('all is well');
    expect(code).toBe(0);
  });

  test('or by the id of one that is given; then several may be', async () => {
    const packs = ['--content', packFile('eight'), '--content', packFile('nine', 9)];
    const nine = scenarioFile('of-nine', { content: 'nine', steps: hasMoney(9) });
    const standard = scenarioFile('of-standard', {
      content: neonGods.content.id,
      steps: hasMoney(5),
    });
    const good = await cli.run(['check', nine, standard, ...packs]);
    expect(good.out).toContain('all is well');
    const unsaid = await cli.run(['check', scenarioFile('unsaid'), ...packs]);
    expect(unsaid.out).toContain('does not say its "content", and several packs fit: eight, nine');
    const typo = await cli.run(['check', scenarioFile('typo', { content: 'nien' }), ...packs]);
    expect(typo.out).toContain('content: there is no pack "nien"; did you mean "nine"?');
    expect(typo.code).toBe(2);
  });
});

describe('tables', () => {
  const tables = {
    game: 'neon-gods',
    tables: {
      opening: { setup, arrange: ['seat 0 has 9 $'] },
      raid: { table: '#opening', arrange: ['seat 0 has 2 figures on E4'] },
    },
  };

  test('scenarios build on a table of another file, which is checked itself', async () => {
    const file = cli.file('tables.json', JSON.stringify(tables));
    const one = scenarioFile('on-raid', {
      setup: undefined,
      table: 'tables.json#raid',
      steps: [{ expect: { state: { 'seats.0.money': 9, 'board.E4.figures.0': 2 } } }],
    });
    const { code, out } = await cli.run(['check', file, one]);
    expect(out).toContain('tables.json  Neon Gods, 2 tables');
    expect(out).toContain('0 logs, 1 scenario, 1 file of tables, 0 moves: all is well');
    expect(code).toBe(0);
  });

  test('a table that is not there', async () => {
    cli.file('tables.json', JSON.stringify(tables));
    const one = scenarioFile('on-none', { setup: undefined, table: 'tables.json#raids' });
    const { code, out } = await cli.run(['check', one]);
    expect(out).toContain('table: tables.json has no table "raids"; did you mean "raid"?');
    expect(code).toBe(2);
  });

  test('--table draws the table where a scenario fails', async () => {
    const file = scenarioFile('drawn', {
      arrange: ['seat 0 has 2 figures on E4'],
      steps: wrongSteps,
    });
    const plain = await cli.run(['check', file]);
    const drawn = await cli.run(['check', '--table', file]);
    expect(plain.out).not.toContain('E4');
    expect(drawn.out).toMatch(/E4/);
    const asJson = await cli.runWith({ FORCE_COLOR: '1', NO_COLOR: '' }, [
      'check',
      '--table',
      '--reporter',
      'json',
      file,
    ]);
    expect(JSON.parse(asJson.out).files[0].violations[0].table).toContain('E4');
  });
});
