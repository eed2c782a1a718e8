import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectUnusable, goldenLog, useCli } from './run.js';

const cli = useCli();
const friday = ['play', 'neon-gods', '--seed', 'friday', '--setup', '{"firstPlayer":0}'];
const lines = (...commands: string[]) => `${commands.join('\n')}\n`;

describe('play', () => {
  test('shows the board, own cards, what is asked and what can be chosen', async () => {
    const { code, out } = await cli.run(friday, lines('quit'));
    expect(out).toContain('Neon Gods, seed friday. You are seat 0.');
    expect(out).toMatch(/^[|│]A1 0\S 0\S6 /m);
    expect(out).toContain('Your hand: Grunt (charmer), Grunt (doc), Grunt (merchant)');
    expect(out).toMatch(/^>0 Seat 0 {2}The Mums +0 +5 +3 /m);
    expect(out).toMatch(/^Row: Battering Ram 0 \$\*, Jackhammer 1 \$\*/m);
    expect(out).toContain('recruit somebody from the row or draw a card instead.');
    expect(out).toMatch(/ 1 {2}Battering Ram .* 5 {2}Draw a card instead$/m);
    expect(out).not.toContain('start-');
    expect(code).toBe(0);
  });

  test('a screen of 80 columns and 24 lines is enough for the board, the prompt and the choices', async () => {
    const { out } = await cli.run(friday, lines('quit'));
    const screen = out.slice(
      out.indexOf('Neon Gods · round 1'),
      out.indexOf('Seat 0, your choice'),
    );
    const shown = screen.trimEnd().split('\n');
    expect(shown.length).toBeLessThanOrEqual(24);
    expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('what is told of the deal has room in 80 columns, every word whole', async () => {
    const { out } = await cli.run(['play', 'bloodfeud', '--seed', '3'], lines('quit'));
    const dealt = out.slice(0, out.indexOf('Round 1 starts')).split('\n');
    expect(dealt.filter((line) => line.length > 80)).toEqual([]);
    expect(out).toContain('1 for City Hall and 1 for\n  FIRSTLIGHT.\n');
  });

  test('things are chosen by their names, the beginning of them, or their numbers', async () => {
    const { out } = await cli.run(friday, lines('jack', 'a1', 'back', 'b2', 'quit'));
    expect(out).toContain('Seat 0 recruits Jackhammer.');
    expect(out).toContain('Where does the figure on A1 go? Up to 3 spaces.');
    expect(out).toContain('✗ nothing has been chosen yet; undo takes a move back');
    expect(out).toContain('A figure of seat 0 moves from A1 to B2.');
  });

  test('what cannot be chosen names what was meant', async () => {
    const { out } = await cli.run(friday, lines('jakhammer', 'ha', 'quit'));
    expect(out).toContain('"jakhammer" is not to be chosen now; did you mean Jackhammer?');
    expect(out).toContain('Seat 0 recruits Hardhat.');
  });

  test('seat and table show more', async () => {
    const { out } = await cli.run(friday, lines('seat 1', 'seat 9', 'table', 'quit'));
    expect(out).toContain('Hand of Seat 1: 2');
    expect(out).toContain('✗ there is no seat 9');
    expect(out).toContain('Round 1-9: round 1');
  });

  test('? helps, reads cards, explains the rules behind a kind of move, and finds rules', async () => {
    const questions = ['?', '? hardhat', '? recruit', '? ng-move-05', '? zebra', 'quit'];
    const { out } = await cli.run(friday, lines(...questions));
    expect(out).toMatch(/^Hardhat {2}recruit {2}Neon Gods\n/m);
    expect(out).toContain('save [file]      write the log');
    expect(out).toContain('NG-RECRUIT-02  Price by slot, must be paid');
    expect(out).toContain('NG-MOVE-05  Two per space');
    expect(out).toContain('no rule speaks of "zebra"');
  });

  test('why tells the rule', async () => {
    const commands = lines(
      'why recruit slot=0',
      'why moveTo to=E5',
      'why {"type":"recruit","slot":9}',
      'why 99',
    );
    const { out } = await cli.run(friday, commands);
    expect(out).toContain('✓ It is allowed.');
    expect(out).toMatch(/✗ Move type not asked now \(NG-TURN-04\): "moveTo" is not offered now/);
    expect(out).toMatch(/✗ Malformed or naming nothing \(NG-TURN-05\)/);
    expect(out).toContain('✗ type a whole move, as in: why recruit slot=0\n');
  });

  test('why advises with a move that can be made now', async () => {
    const { out } = await cli.run(friday, lines('drawInstead', 'done', 'why attack', 'quit'));
    const [, advised = ''] = /as in: (why .*)/.exec(out) ?? [];
    const { out: tried } = await cli.run(friday, lines('drawInstead', 'done', advised, 'quit'));
    expect(tried).toContain('✓ It is allowed.');
  });

  test('what is no move is refused, and asked again', async () => {
    const { code, out } = await cli.run(
      friday,
      lines('77', '{oops', '!', 'moveTo to=E5', 'recruit slot', 'drawInstead __proto__=1'),
    );
    expect(out).toContain('✗ there is no choice 77; ? tells what you can type');
    expect(out).toContain('✗ that is not JSON: a name in double quotes is missing (column 2)');
    expect(out).toContain('✗ "!" is not to be chosen now');
    expect(out).toContain('(NG-TURN-04)');
    expect(out).toContain('"slot" is not of the form field=value');
    expect(out).toContain('✗ the move cannot be read');
    expect(code).toBe(0);
  });

  test('undo takes back what revealed nothing, and nothing else', async () => {
    // Drawing reveals a card; picking up a figure does not.
    const file = cli.file('undo.jsonl');
    const commands = lines('drawInstead', 'undo', 'pickFigure from=A1', 'undo', 'done', 'quit');
    const { out } = await cli.run([...friday, '--save', file], commands);
    expect(out).toContain('✗ nothing can be taken back: the last move has revealed something');
    expect(out).toContain('Taken back: Seat 0 picks up a figure on A1.');
    const [, ...moves] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(moves.map((line) => JSON.parse(line))).toEqual([
      { move: { type: 'drawInstead', seat: 0 } },
      { move: { type: 'pickFigure', seat: 0, from: 'A1' } },
      { undo: 1, seat: 0 },
      { move: { type: 'done', seat: 0 } },
    ]);
  });

  test('save and resume', async () => {
    const file = cli.file('saved.jsonl');
    const first = await cli.run(friday, lines('5', `save ${file}`, 'done', 'quit'));
    expect(first.out).toContain(`The game is kept in ${file}, every move as it is made.`);
    expect(first.out).toContain(`cityrules play --resume ${file}`);
    const before = readFileSync(file, 'utf8');
    // A crash while writing leaves a torn line.
    writeFileSync(file, `${before}{"move":{"ty`);
    const { out } = await cli.run(['play', '--resume', file], lines('quit'));
    expect(out).toContain(`Neon Gods, resumed from ${file}. You are seat 0.`);
    expect(out).toContain('3 activations left: play a card from your hand');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('a whole game, kept in a log that is well', async () => {
    const file = cli.file('whole.jsonl');
    const args = [...friday, '--seat', '1', '--bots', 'random', '--save', file];
    const { code, out } = await cli.run(args, lines(...Array.from({ length: 1000 }, () => '1')));
    expect(out).toMatch(/^Seats? \d.* wins? .*\(last daylight.*Scores: seat 0 \d+, seat 1 \d+\.$/m);
    // Nobody else's hand is ever shown.
    expect(out).toContain('Your hand: ');
    expect(out).not.toContain('Hand of ');
    expect(code).toBe(0);
    const checked = await cli.run(['check', '--finished', file]);
    expect(checked.code).toBe(0);
    expectUnusableAtEnd(await cli.run(['play', '--resume', file]), /the game in .* is over/);
  });

  test('where several act at once, everybody makes one move in turn, and the storyteller waits', async () => {
    const file = cli.file('parallel.jsonl');
    const args = ['play', 'bloodfeud', '--seed', 'parallel', '--seat', '1', '--save', file];
    await cli.run(args, lines('1', 'pass', '1', 'quit'));
    const [, ...moves] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const seats: number[] = moves.map((line) => JSON.parse(line).move.seat);
    const own = seats.flatMap((seat, index) => (seat === 1 ? index : []));
    expect(own).toHaveLength(3);
    const between = seats.slice(own[1], own[2]);
    expect(new Set(between)).toEqual(new Set([0, 1, 2, 3]));
    expect(seats).not.toContain(4);
  });

  test.each([
    [['--seat', '4']],
    [['--players', '4', '--seats', 'sensible,sensible,sensible,sensible,human']],
  ])('a person can be the storyteller: %s', async (args) => {
    const file = cli.file(`storyteller${args.length}.jsonl`);
    const played = ['play', 'bloodfeud', '--seed', '3', ...args, '--save', file];
    const { out } = await cli.run(played, lines('wait', '1', 'wait', 'quit'));
    expect(out).toContain('The storyteller, your choice (? helps): wait');
    const [, ...moves] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const made = moves.map((line) => JSON.parse(line).move);
    const own = made.findIndex(({ seat }) => seat === 4);
    expect(made[own].type).toBe('endGameplayPhase');
    const before = made.slice(0, own).filter(({ type }) => type !== 'discardAmbition');
    expect(new Set(before.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    expect(made.length).toBeGreaterThan(own + 4);
  });

  test('who is asked alone cannot wait', async () => {
    const { out } = await cli.run(friday, lines('wait', 'quit'));
    expect(out).toContain('✗ nobody else can move now');
  });

  test('a file that is there already is not overwritten', async () => {
    const file = cli.file('there.jsonl', 'precious');
    expectUnusable(await cli.run([...friday, '--save', file]), /there.jsonl is there already/);
    const { out } = await cli.run(friday, lines(`save ${file}`, 'quit'));
    expect(out).toContain('is there already');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  const bad: [string[], RegExp][] = [
    [['play'], /name a game: /],
    [['play', 'chess'], /there is no game "chess"/],
    [['play', 'neon-gods', '--players', '7'], /for 2 to 4 players, not 7/],
    [['play', 'neon-gods', '--names', 'A,B,C,D,E'], /--names: there are 4 seats, not 5\n/],
    [['play', 'neon-gods', '--players', '2', '--names', 'A,B,C'], /there are 2 seats, not 3\n/],
    [
      ['play', 'neon-gods', '--players', '2', '--setup', '{"players":3}'],
      /--players says 2, but --setup says 3\n/,
    ],
    [
      ['play', 'neon-gods', '--seed', 'x', '--setup', '{"seed":"y"}'],
      /--seed says x, but --setup says y\n/,
    ],
    [['play', 'neon-gods', '--setup', '{"players":"3"}'], /players is a whole number/],
    [['play', 'neon-gods', '--setup', '{"seed":null}'], /seed is a text or a number/],
    [['play', 'neon-gods', '--seat', 'x'], /It is the number of a seat, from 0/],
    [['play', 'neon-gods', '--setup', '{"gangs":["mums"]}'], /gangs/],
    [['play', 'neon-gods', '--content', 'nowhere.json'], /there is no file nowhere.json/],
    [
      ['play', 'neon-gods', '--content', 'package.json'],
      /package.json is no content pack for Neon Gods/,
    ],
    [['play', '--resume', 'nowhere.jsonl'], /there is no file nowhere.jsonl/],
    [['play', 'neon-gods', '--web', '--seed', '7'], /--web takes no --seed\n/],
    [
      ['play', 'neon-gods', '--resume', 'x.jsonl', '--save', 'y.jsonl', '--seat', '0', '--web'],
      /--web takes no --seat, --save or --resume\n/,
    ],
  ];
  test.each(bad)('%s is refused with a sentence', async (args, sentence) => {
    expectUnusable(await cli.run(args), sentence);
  });

  test('a seat that nobody has is refused before anything is told or written', async () => {
    const file = cli.file('nobody.jsonl');
    const refused = await cli.run([...friday, '--seat', '3', '--save', file]);
    expectUnusable(refused, /--seat: there are seats 0 to 1, not 3\n/);
    expect(existsSync(file)).toBe(false);
  });

  test('players and seed may stand among the setup options', async () => {
    const setup = '{"players":3,"seed":"abc"}';
    const among = await cli.run(['play', 'neon-gods', '--setup', setup], lines('quit'));
    const flags = ['--players', '3', '--seed', 'abc'];
    expect(among.out).toContain('Neon Gods, seed abc.');
    expect(among.out).toBe((await cli.run(['play', 'neon-gods', ...flags], lines('quit'))).out);
    const both = await cli.run(['play', 'neon-gods', '--setup', setup, ...flags], lines('quit'));
    expect(both.out).toBe(among.out);
  });

  test('one name is that of the first seat, as many as seats are all', async () => {
    const play = ['play', 'neon-gods', '--seed', '1', '--names'];
    const one = await cli.run([...play, 'Ada'], lines('quit'));
    expect(one.out).toContain('You are Ada.');
    expect(one.out).toContain('Seat 1 draws a card.');
    const three = await cli.run([...play, 'Ada,Bo,Cleo'], lines('quit'));
    expect(three.out).toContain('Cleo draws a card.');
  });

  test('what was written beside the moves is still there after resuming', async () => {
    const file = cli.file('remarked.jsonl');
    const [header = '', move = ''] = goldenLog();
    const remarked = JSON.stringify({ ...JSON.parse(move), t: 3, note: 'a bold start' });
    writeFileSync(file, `${header}\n${remarked}\n`);
    await cli.run(['play', '--resume', file], lines('quit'));
    expect(readFileSync(file, 'utf8').split('\n')[1]).toBe(remarked);
  });

  test('an edited log is not resumed', async () => {
    const edited = goldenLog().slice(0, 5).concat('{"move":{"type":"cheat","seat":0}}');
    const file = cli.file('edited.jsonl', `${edited.join('\n')}\n`);
    expectUnusable(await cli.run(['play', '--resume', file]), /edited.jsonl:6: .*\(NG-TURN-0\d\)/);
    expect(existsSync(file)).toBe(true);
  });
});

function expectUnusableAtEnd(ran: { code: number | null; err: string }, sentence: RegExp): void {
  expect(ran.err).toMatch(sentence);
  expect(ran.code).toBe(2);
}

describe('several people at one keyboard', () => {
  const hotSeat = [...friday, '--seats', 'human,human', '--names', 'Ada,Bo'];

  test('sit down in turn, and everybody is told what they missed', async () => {
    const { out, code } = await cli.run(hotSeat, lines('', 'jack', 'move no', 'quit'));
    const asked = 'it is your turn. Everybody else looks away; Enter goes on.';
    expect(out).toContain(`Ada, ${asked}`);
    expect(out).toContain('Ada recruits Jackhammer.');
    expect(out).toContain('Ada, your choice (? helps): move no');
    expect(out).not.toContain('Seat 0');
    expect(code).toBe(0);
  });

  test('bots take the seats that nobody has, by name', async () => {
    const args = [
      'play',
      'neon-gods',
      '--seed',
      '1',
      '--seats',
      'human,sensible',
      '--names',
      'Ada,Bo',
    ];
    const { out } = await cli.run(args, lines('quit'));
    expect(out).toContain('Pass the keyboard round.');
    expect(out).toContain('Ada, your choice (? helps): quit');
  });

  test.each([
    [['--seats', 'sensible,random'], /One of the seats has to be human/],
    [['--seats', 'human,alice'], /There is no bot "alice"/],
    [['--seats', 'human,human,human', '--players', '2'], /--seats: there are 2 seats, not 3/],
    [['--names', 'Ada,,Bo'], /They are names with commas between them/],
  ])('%s is refused', async (args, sentence) => {
    expectUnusable(await cli.run(['play', 'neon-gods', ...args]), sentence);
  });
});

describe('odds', () => {
  test('of what a choice leads to, as far as the player may know', async () => {
    const { out } = await cli.run(
      friday,
      lines('odds 5', 'odds', 'odds zebra', 'odds recruit slot=9', 'quit'),
    );
    // Of six cards two are in the hand and one was drawn: three may come, each as likely.
    const drawn = out.match(/^ +33\.3 % ± \d\.\d {2}Seat 0 draws Grunt \(\w+\)\.$/gm);
    expect(drawn).toHaveLength(3);
    expect(out).toContain('✗ type odds and a choice, by its name or its number, as in: odds 1');
    expect(out).toContain('✗ "zebra" is not to be chosen now');
    expect(out).toContain('recruit.slot must be at most 3, not 9');
  });

  test('of a move that needs no luck', async () => {
    const { out } = await cli.run(friday, lines('jack', 'odds move no', 'quit'));
    expect(out).toContain('Nothing is left to chance.');
  });
});
