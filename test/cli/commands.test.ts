import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { JsonLines } from '../../src/cli/checking/lines.js';
import { searchRules } from '../../src/cli/search.js';
import { games, neonGods } from '../../src/index.js';
import { root } from './build.js';
import { expectUnusable, goldenLog, useCli } from './run.js';

const cli = useCli();
const golden = 'test/golden/neon-gods/life-on-the-streets-2.jsonl';
const bloodfeuds = 'test/golden/bloodfeud/players-4.jsonl';

describe('games', () => {
  test('lists every game', async () => {
    const { code, out } = await cli.run(['games']);
    for (const { id, title } of Object.values(games)) expect(out).toContain(`${id}  ${title}`);
    expect(out).toContain('players     2-4');
    expect(out).toContain('life-on-the-streets, close-quarters');
    expect(out).toContain('houseRules.finalTie');
    expect(code).toBe(0);
  });

  test('as JSON', async () => {
    const { out } = await cli.run(['games', '--json']);
    const listed: { id: string; players: unknown; scenarios: string[] }[] = JSON.parse(out);
    expect(listed.map(({ id }) => id)).toEqual(Object.keys(games));
    expect(listed[0]).toMatchObject({ players: { min: 2, max: 4 }, rulesVersion: 1 });
    expect(listed[0]?.scenarios).toContain('raids');
  });
});

describe('explain', () => {
  test('a rule: title, text, moves and tests', async () => {
    const { code, out } = await cli.run(['explain', 'ng-move-05']);
    expect(out).toContain('NG-MOVE-05  Two per space  Neon Gods');
    expect(out).toContain('Passing through a space');
    expect(out).toContain('It can refuse: moveTo');
    expect(out).toContain('  test/scenarios/neon-gods/full-space.json');
    expect(code).toBe(0);
  });

  test('words: the best rule first', async () => {
    const { out } = await cli.run(['explain', 'blurp', 'exchange', 'lines']);
    expect(out.split('\n')[0]).toBe('NG-DAY-03  Blurp exchange lines and order  Neon Gods');
  });

  test('the beginning of ids lists them all', async () => {
    const { out } = await cli.run(['explain', 'NG-TUNNEL']);
    expect(out).toContain('NG-TUNNEL-01');
    expect(out).toContain('NG-TUNNEL-03');
  });

  test('as JSON', async () => {
    const { out } = await cli.run(['explain', 'NG-MOVE-05', '--json']);
    expect(JSON.parse(out)).toMatchObject([
      { game: 'neon-gods', id: 'NG-MOVE-05', title: 'Two per space', moves: ['moveTo'] },
    ]);
  });

  test.each([
    [['explain', 'NG-MOVE-99'], /there is no rule NG-MOVE-99/],
    [['explain', 'zebra'], /no rule speaks of "zebra"/],
    [['explain', 'x', '--game', 'chess'], /there is no game "chess"/],
    [['explain'], /missing required argument/],
  ])('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });

  test('search finds words by their stem, and ranks by title', () => {
    const [first] = searchRules([neonGods], 'skipping tunnels movement adjacency');
    expect(first?.id).toBe('NG-TUNNEL-01');
    expect(searchRules([neonGods], 'the of and')).toEqual([]);
  });
});

describe('schema', () => {
  test.each(['setup', 'state', 'move', 'event', 'content', 'log', 'scenario'])(
    '%s',
    async (kind) => {
      const { code, out } = await cli.run(['schema', 'neon-gods', kind]);
      const schema: { $schema: string; title: string } = JSON.parse(out);
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(schema.title).toMatch(/^Neon Gods: /);
      expect(code).toBe(0);
    },
  );

  test('every line of a log, and every scenario, is as its JSON Schema says', async () => {
    const read = async (kind: string) => {
      return z.fromJSONSchema(JSON.parse((await cli.run(['schema', 'neon-gods', kind])).out));
    };
    const line = await read('log');
    for (const text of goldenLog()) {
      expect(line.safeParse(JSON.parse(text)).error, text).toBeUndefined();
    }
    const scenario = await read('scenario');
    const folder = join(root, 'test/scenarios/neon-gods');
    for (const file of readdirSync(folder)) {
      const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect(scenario.safeParse(value).error, file).toBeUndefined();
    }
    expect(scenario.safeParse({ scenario: 'x', game: 'neon-gods', steps: [{}] }).success).toBe(
      false,
    );
  });

  test.each([
    [['schema', 'neon-gods', 'soup'], /Allowed choices are setup, state/],
    [['schema', 'chess', 'move'], /there is no game "chess"/],
  ])('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });
});

describe('content', () => {
  test('what is exported passes the check', async () => {
    const file = cli.file('pack.json');
    const exported = await cli.run(['content', 'export', 'neon-gods', '--out', file]);
    expect(exported.out).toBe(`The pack "standard" of Neon Gods is in ${file}.\n`);
    const { code, out } = await cli.run(['content', 'check', file]);
    expect(out).toBe(
      `${file} is a pack for Neon Gods: "standard", hash ${neonGods.contentHash}.\n`,
    );
    expect(code).toBe(0);
    expect((await cli.run(['content', 'export', 'neon-gods'])).out).toBe(
      readFileSync(file, 'utf8'),
    );
  });

  test('a pack of your own is not overwritten', async () => {
    const file = cli.file('own.json', 'precious');
    const exported = await cli.run(['content', 'export', 'neon-gods', '--out', file]);
    expectUnusable(exported, /own\.json cannot be written: it is there already/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('a pack with a missing card: where, what and which rule', async () => {
    const pack = structuredClone(neonGods.content);
    pack.startingCards.splice(3, 1);
    const file = cli.file('missing.json', JSON.stringify(pack));
    const { code, out, err } = await cli.run(['content', 'check', file]);
    expect(err).toMatch(
      /^cityrules: .*missing.json is no pack for Neon Gods: 1 thing to put right\n/,
    );
    expect(err).toMatch(/\n {2}\S+: .*\(NG-PACK-0\d\)\n$/);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('a pack that is malformed: every place', async () => {
    const pack = {
      ...neonGods.content,
      id: 7,
      constants: { ...neonGods.content.constants, rounds: 'x' },
    };
    const { code, err } = await cli.run([
      'content',
      'check',
      cli.file('bad.json', JSON.stringify(pack)),
    ]);
    expect(err).toContain('2 things to put right');
    expect(err).toMatch(/\n {2}id: /);
    expect(err).toMatch(/\n {2}constants.rounds:? /);
    expect(code).toBe(1);
  });

  test('a log played with another pack is checked with that pack', async () => {
    const pack = { ...structuredClone(neonGods.content), id: 'mine' };
    const file = cli.file('mine.json', JSON.stringify(pack));
    const log = cli.file('mine.jsonl');
    const play = ['play', 'neon-gods', '--content', file, '--save', log, '--seed', '1'];
    await cli.run(play, '1\nquit\n');
    expect((await cli.run(['check', log])).code).toBe(2);
    expect((await cli.run(['check', log, '--content', file])).code).toBe(0);
  });

  test('a pack that is not JSON is shown where it is not', async () => {
    const file = cli.file('comma.json', '{\n\t"id": "mine"\n\t"title": "Mine"\n}\n');
    const { code, err } = await cli.run(['content', 'check', file]);
    expect(err).toBe(
      `cityrules: ${file} is not JSON (line 3, column 2): a comma or } is missing\n` +
        '   "title": "Mine"\n   ^\n',
    );
    expect(code).toBe(2);
  });

  test.each([
    [['content', 'check', 'nowhere.json'], /there is no file nowhere.json/],
    [['content', 'check', 'test'], /test is a directory/],
    [
      ['content', 'check', 'tsconfig.json'],
      /looks like no pack of any game: name the game with --game/,
    ],
    [['content', 'export', 'chess'], /there is no game "chess"/],
  ])('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });
});

describe('replay', () => {
  test('the story is the one of the playthrough', async () => {
    const { code, out } = await cli.run(['replay', golden, '--story']);
    const sentences = (text: string) =>
      text.split('\n').map((line) => line.replace(/^[ \d.]+/, ''));
    const [told = ''] = readFileSync(join(root, golden.replace('.jsonl', '.txt')), 'utf8').split(
      '\n      …',
    );
    expect(sentences(out).slice(0, sentences(told).length)).toEqual(sentences(told));
    expect(out).toMatch(
      /\nSeats? \d.* wins? .*Scores: seat 0 \d+, seat 1 \d+\.\nThe log is (not )?sealed\.\n$/,
    );
    expect(code).toBe(0);
  });

  test('a seat is told no more than it may know', async () => {
    const { out } = await cli.run(['replay', golden, '--story', '--view', '0']);
    expect(out).toContain('Seat 1 draws a card.');
    expect(out).not.toMatch(/Seat 1 draws (?!a card)/);
    expect(out).not.toMatch(/Seat 1 lays (?!a card|no more)/);
  });

  test('--at shows the table after a move, as it was', async () => {
    const { out } = await cli.run(['replay', golden, '--at', '0']);
    expect(out).toContain('Scenario: Life on the Streets');
    expect(out).toMatch(/^[|│]A1 .*[|│]B1 /m);
    const picture = cli.file('table.svg');
    await cli.run(['replay', golden, '--at', '3', '--svg', picture]);
    expect(readFileSync(picture, 'utf8')).toContain('data-id="space:A1"');
    const whole = await cli.run(['replay', golden, '--at', '3', '--json']);
    expect(neonGods.load(JSON.parse(whole.out)).players).toBe(2);
    const seen = await cli.run(['replay', golden, '--at', '3', '--json', '--view', '1']);
    expect(JSON.parse(seen.out).chance).toBeUndefined();
    expect(typeof JSON.parse(seen.out).seats[0].hand).toBe('number');
  });

  test.each([
    [['replay', 'nowhere.jsonl'], /there is no file nowhere.jsonl/],
    [['replay', 'test/golden'], /test\/golden is a directory/],
    [['replay', golden, '--at', '9999'], /has \d+ moves, so there is no move 9999/],
    [
      ['replay', golden, '--at', '1', '--view', '5'],
      /--view: it is a seat from 0 to 1, or "spectator", not 5\n/,
    ],
    [['replay', golden, '--view', 'me'], /It is the number of a seat, from 0, or "spectator"/],
    [['replay', 'package.json'], /package.json is no log: its first line is no header/],
    [['replay', golden, '--web', '--view', '1', '--at', '3'], /--web takes no --at or --view/],
    [['replay', golden, '--html', 'a.html', '--story'], /--html takes no --story/],
  ])('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });

  test('the table after a move and its picture call the seats as the header does', async () => {
    const [header = '', ...moves] = goldenLog();
    const named = JSON.stringify({ ...JSON.parse(header), names: ['Ada', 'Bo'] });
    const file = cli.file('named.jsonl', [named, ...moves].join('\n'));
    const picture = cli.file('named.svg');
    const { out } = await cli.run(['replay', file, '--at', '3']);
    expect(out).toContain('Ada');
    expect(out).not.toMatch(/seat \d/i);
    await cli.run(['replay', file, '--at', '3', '--svg', picture]);
    const drawn = readFileSync(picture, 'utf8');
    expect(drawn).toContain('Ada');
    expect(drawn).not.toContain('Seat 0');
  });

  test('without --at, a picture and JSON are of the end', async () => {
    const ended = await cli.run(['replay', golden, '--json']);
    expect(neonGods.outcome(neonGods.load(JSON.parse(ended.out)))).not.toBeNull();
    const picture = cli.file('ended.svg');
    const { out } = await cli.run(['replay', golden, '--svg', picture]);
    expect(out).toBe(`The picture is ${picture}.\n`);
    expect(readFileSync(picture, 'utf8')).toContain('data-id="space:A1"');
  });

  test('the end calls the seats as the story does', async () => {
    const { out } = await cli.run(['replay', bloodfeuds, '--story']);
    expect(out).toMatch(/Scores: Brujah \d+, /);
    expect(out).not.toMatch(/[Ss]eat \d/);
  });

  test('a file that replays a log is not put in its place', async () => {
    const log = cli.file('only.jsonl', readFileSync(golden, 'utf8'));
    const replaced = await cli.run(['replay', log, '--html', log]);
    expectUnusable(replaced, /only\.jsonl holds a log: choose another name/);
    expect(readFileSync(log, 'utf8')).toBe(readFileSync(golden, 'utf8'));
  });

  test('the log of another pack is no log for a page', async () => {
    const pack = cli.file('mine.json');
    const file = cli.file('mine.jsonl');
    writeFileSync(pack, JSON.stringify({ ...neonGods.content, id: 'mine' }));
    await cli.run(['play', 'neon-gods', '--content', pack, '--save', file], 'quit\n');
    const replayed = ['replay', file, '--content', pack];
    expectUnusable(await cli.run([...replayed, '--web']), /the page knows the standard packs only/);
    const into = [...replayed, '--html', cli.file('mine.html')];
    expectUnusable(await cli.run(into), /replays itself knows the standard packs only/);
  });
});

describe('the command line itself', () => {
  test('help', async () => {
    const { code, out } = await cli.run(['--help']);
    for (const name of [
      'games',
      'play',
      'simulate',
      'replay',
      'check',
      'seal',
      'explain',
      'schema',
      'content',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(code).toBe(0);
  });

  test.each([
    [['pley'], /unknown command 'pley'/],
    [['games', '--loud'], /unknown option '--loud'/],
    [['check'], /missing required argument/],
  ])('%s is refused with a sentence', async (args, sentence) => {
    const { code, err } = await cli.run(args);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  test('no command at all gives help and is not fine', async () => {
    const { code, err } = await cli.run([]);
    expect(err).toContain('Usage: cityrules');
    expect(code).toBe(2);
  });
});

describe('the rooms behind it', () => {
  test('the lines of everything in a JSON file', () => {
    const text =
      '{\n"a": [{"steps": [1]}],\n"steps": [\n{"x": "[{"}, {\n"y": {}},\n\n{"":\n"c\\"d"}]\n}';
    const lines = new JsonLines(text);
    expect([0, 1, 2].map((index) => lines.at(['steps', index]))).toEqual([4, 4, 7]);
    expect(lines.at(['a', 0, 'steps', 0])).toBe(2);
    expect(lines.at(['steps', 1, 'y', 'nowhere'])).toBe(5);
    expect(lines.at(['steps'])).toBe(3);
    expect(lines.at([])).toBe(1);
  });
});
