import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import type { Roll } from '../../src/kernel/chance.js';
import { expectUnusable, useCli } from './run.js';

const cli = useCli();
const lines = (...answers: string[]) => `${answers.join('\n')}\n`;

/** What is dealt before the first move: two cards each, the row, who begins, and the first draw. */
const dealt = [
  'charmer',
  'Grunt (warrior)',
  'doc',
  'merchant',
  'stacy',
  'Tess',
  'uri',
  'winry',
  'Ada',
  'doc',
];
const friday = ['record', 'neon-gods', '--names', 'Ada,Bo', '--date', '2026-11-13', '--open'];

describe('record', () => {
  test('asks for everything that chance decided, by name, and keeps every line', async () => {
    const file = cli.file('friday.jsonl');
    const moves = [
      'draw a card instead',
      'merchant',
      'a1',
      'b1',
      'note a bold start',
      'move no',
      'quit',
    ];
    const { code, out } = await cli.run([...friday, '--save', file], lines(...dealt, ...moves));
    expect(out).toContain('Ada draws a card of the starting hand.');
    expect(out).toContain('Ada draws Grunt (merchant).');
    expect(out).toContain('A figure of Ada moves from A1 to B1.');
    expect(out).toContain(`see: cityrules record --resume ${file}`);
    expect(code).toBe(0);
    const [header = '', ...written] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(header)).toMatchObject({
      game: 'neon-gods',
      chance: 'recorded',
      hands: 'open',
      names: ['Ada', 'Bo'],
      date: '2026-11-13',
      setup: { players: 2 },
      rolls: [
        'start-mums-charmer',
        'start-mums-warrior',
        'start-tykes-doc',
        'start-tykes-merchant',
        'rec-stacy',
        'rec-tess',
        'rec-uri',
        'rec-winry',
        0,
        'start-mums-doc',
      ],
    });
    const parsed = written.map((line) => JSON.parse(line));
    expect(parsed).toEqual([
      { move: { type: 'drawInstead', seat: 0 }, rolls: ['start-mums-merchant'] },
      { move: { type: 'pickFigure', seat: 0, from: 'A1' } },
      { move: { type: 'moveTo', seat: 0, to: 'B1' } },
      { move: { type: 'done', seat: 0 }, note: 'a bold start' },
    ]);
    const checked = await cli.run(['check', file]);
    expect(checked.code).toBe(0);
  });

  test('no line that is told is longer than the terminal is wide, and no name is cut in two', async () => {
    const { out } = await cli.run([...friday, '--save', cli.file('narrow.jsonl')], lines(...dealt));
    const told = out.split('\n').filter((line) => /^ {2}(?!What came)/.test(line));
    expect(told.filter((line) => line.length > 80)).toEqual([]);
    expect(out).toContain('Grunt (charmer), Grunt (doc),\n    Grunt (merchant), Grunt (warrior)\n');
  });

  test('a mistake is named with what was meant, or taken back', async () => {
    const file = cli.file('mended.jsonl');
    const answers = [
      ...dealt,
      'draw a card instead',
      'merchnat',
      'back',
      'stacy',
      'xena',
      'xena',
      'back 30',
      'back 1',
      'quit',
    ];
    const { out } = await cli.run([...friday, '--save', file], lines(...answers));
    expect(out).toContain('"merchnat" cannot have come');
    expect(out).toMatch(/✗ only \d moves? can be taken back\n/);
    expect(out).not.toMatch(/only 1 moves/);
    expect(out).toContain('Taken back: 1 move.');
    const [, ...written] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(written.at(-1) ?? '')).toEqual({ undo: 1, seat: 0 });
  });

  test('facts are checked when they are noted', async () => {
    const file = cli.file('facts.jsonl');
    const answers = [
      ...dealt,
      'assert {"standing": [0, 0]}',
      'assert {"standing": [1, 0]}',
      'assert {"stnding": 1}',
      'quit',
    ];
    const { out } = await cli.run([...friday, '--save', file], lines(...answers));
    expect(out).toContain('✓ It is so, and written down.');
    expect(out).toContain('✗ standing: [1,0] noted, [0,0] by the moves');
    expect(out).toContain('did you mean "standing"');
    expect(readFileSync(file, 'utf8')).toContain('"assert":{"standing":[0,0]}');
  });

  test('without --open what one player draws is put behind a curtain', async () => {
    const file = cli.file('secret.jsonl');
    const secret = friday.filter((word) => word !== '--open');
    const { out } = await cli.run([...secret, '--save', file], lines(...dealt, 'quit'));
    expect(out).toContain('Ada may see this: everybody else, look away.');
    expect(out).toContain('It is written down. Everybody may look again.');
    expect(out.slice(out.indexOf('round 1'))).not.toContain('Grunt (charmer)');
  });

  test('a deal that is interrupted is kept beside the log, and taken up where it stopped', async () => {
    const file = cli.file('dealing.jsonl');
    const draft = `${file}.draft`;
    const command = [...friday, '--save', file];
    const stopped = await cli.run(command, lines(...dealt.slice(0, 3), 'quit'));
    expect(stopped.code).toBe(130);
    expect(stopped.err).toContain(
      `stopped; what was dealt so far is in ${draft}; go on with: cityrules record --resume ${file}\n`,
    );
    expect(existsSync(file)).toBe(false);
    // The third answer is taken back and given again, and the same command goes on.
    const again = await cli.run(command, lines('back', ...dealt.slice(2, 5), 'quit'));
    expect(again.out).toContain(`Going on with the deal in ${draft}`);
    expect(again.out).not.toContain('Ada draws');
    const resumed = await cli.run(
      ['record', '--resume', file],
      lines(...dealt.slice(5), 'draw a card instead', 'merchant', 'quit'),
    );
    expect(resumed.code).toBe(0);
    expect(existsSync(draft)).toBe(false);
    const whole = cli.file('whole.jsonl');
    const atOnce = lines(...dealt, 'draw a card instead', 'merchant', 'quit');
    await cli.run([...friday, '--save', whole], atOnce);
    const [interrupted, straight] = [file, whole].map((name) => {
      const [header = '', ...written] = readFileSync(name, 'utf8').split('\n');
      return [{ ...JSON.parse(header), salt: '' }, written];
    });
    expect(interrupted).toEqual(straight);
    expect((await cli.run(['check', file])).code).toBe(0);
  });

  test('a deal is not mixed up with another one, nor with a log that is there', async () => {
    const file = cli.file('other.jsonl');
    await cli.run([...friday, '--save', file], lines('charmer', 'quit'));
    const other = ['record', 'neon-gods', '--names', 'Ada,Cleo', '--save', file];
    expectUnusable(
      await cli.run(other),
      /other\.jsonl\.draft holds another deal that was begun: go on with it by --resume .*other\.jsonl, or delete it/,
    );
    const there = cli.file('precious.jsonl', 'precious');
    expectUnusable(
      await cli.run([...friday, '--save', there]),
      /precious\.jsonl is there already: go on with it by --resume, or choose another name/,
    );
    cli.file('broken.jsonl.draft', '{"cityrules":1}\n');
    expectUnusable(
      await cli.run(['record', '--resume', cli.file('broken.jsonl')]),
      /broken\.jsonl\.draft: header: needs game, a text; /,
    );
  });

  test('goes on with its own logs, and not with others', async () => {
    const file = cli.file('resumed.jsonl');
    await cli.run([...friday, '--save', file], lines(...dealt, 'quit'));
    const { out } = await cli.run(['record', '--resume', file, '--open'], lines('quit'));
    expect(out).toContain(`Neon Gods, resumed from ${file}.`);
    const seeded = cli.file('seeded.jsonl');
    await cli.run(['play', 'neon-gods', '--seed', '1', '--save', seeded], lines('quit'));
    expectUnusable(await cli.run(['record', '--resume', seeded]), /is the log of a seeded game/);
    expectUnusable(await cli.run(['record']), /name a game/);
  });

  test('players may stand among the setup options, a seed may not', async () => {
    const record = ['record', 'neon-gods', '--save', cli.file('three.jsonl'), '--setup'];
    const { out } = await cli.run([...record, '{"players":3}']);
    expect(out).toContain('Neon Gods for 3.');
    const seeded = await cli.run([...record, '{"seed":"abc"}']);
    expectUnusable(seeded, /a game at a real table has no seed/);
    const many = await cli.run([...record, '{"players":3}', '--names', 'A,B,C,D']);
    expectUnusable(many, /--names: there are 3 seats, not 4/);
  });

  test('[BM-SETUP-02] where dice seat people, the log names the seats by who sits there', async () => {
    const rolls: Roll[] = ['bh', 'sf', 5, 2];
    const typed = ['bh', '5', '2'];
    const setup = { players: 2, seed: null } as const;
    for (;;) {
      const { ask } = blockMania.asksSetup(setup, rolls);
      const [first, second] = ask?.outcomes ?? [];
      if (first === undefined) break;
      rolls.push(first.roll);
      if (second !== undefined) typed.push(String(first.roll));
    }
    const file = cli.file('blocks.jsonl');
    const names = ['--names', 'Ada,Bo', '--open', '--save', file];
    const { out } = await cli.run(['record', 'block-mania', ...names], lines(...typed, 'quit'));
    expect(out).toContain('Ada is dealt a block.');
    expect(out.indexOf('Bo draws one of the first blockers.')).toBeLessThan(
      out.indexOf('Ada draws one of the first blockers.'),
    );
    const [header = ''] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({ names: ['Bo', 'Ada'], rolls });
  });

  test('is not gone on with by play: bots have no real dice, and nothing is written', async () => {
    const file = cli.file('real.jsonl');
    await cli.run([...friday, '--save', file], lines(...dealt, 'quit'));
    const torn = `${readFileSync(file, 'utf8')}{"move":{"ty`;
    writeFileSync(file, torn);
    const played = await cli.run(['play', '--resume', file, '--seat', '1']);
    expectUnusable(
      played,
      /real\.jsonl is the log of a game with real dice and cards; go on with: cityrules record --resume .*real\.jsonl\n/,
    );
    expect(readFileSync(file, 'utf8')).toBe(torn);
  });
});
