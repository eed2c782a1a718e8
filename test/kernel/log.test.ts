import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  createMatch,
  fingerprint,
  IllegalMove,
  InvalidInput,
  LogError,
  type LogLine,
  neonGods,
  Replayer,
  readLog,
  replay,
  rollsOf,
  verify,
  writeLog,
} from '../../src/index.js';
import { deepFreeze } from '../../src/testing/index.js';
import { duel, duelDefinition, duelPack, duelWith, type Move, type State } from './duel.js';

const setup = { players: 2, seed: 'friday' };

/** A whole game by the first legal move each time, or any other. */
function movesOf(seed: string, pick = 0): Move[] {
  const state = duel.setup({ ...setup, seed });
  const played: Move[] = [];
  for (let moves = duel.legalMoves(state); moves.length > 0; moves = duel.legalMoves(state)) {
    const move = moves[pick % moves.length] as Move;
    duel.step(state, move);
    played.push(move);
  }
  return played;
}

const moves = movesOf('friday');
/** As somebody writes it by hand: without a seal. */
function unsealed(text: string): string {
  return text.replace(',"sealed":true', '').replace(/,"chain":"[0-9a-f]{16}"/g, '');
}

const sealed = writeLog(duel, { setup, moves }, { checkEvery: 2 });
const log = unsealed(sealed);
const lines = log.trimEnd().split('\n');
const header = lines[0] as string;
/** Line numbers, as messages count them: the header is line 1. */
const lastMove = lines.length - 1;
const closing = lines.length;

/** The log with one line changed. */
function edited(line: number, change: (text: string) => string): string {
  return lines.map((text, i) => (i === line - 1 ? change(text) : text)).join('\n');
}

function changed(line: number, fields: Record<string, unknown>): string {
  return edited(line, (text) => JSON.stringify({ ...JSON.parse(text), ...fields }));
}

/** The first line that is wrong, and why. */
function wrongWith(text: string | Iterable<string>, game = duel) {
  const verified = verify(game, text);
  if (verified.ok) throw new Error('nothing is wrong');
  const { line, message, rule } = verified;
  return { line, message, rule };
}

describe('writing', () => {
  test('a log is a header, a line a move, and a closing line', () => {
    expect(JSON.parse(header)).toEqual({
      cityrules: 1,
      game: 'duel',
      rules: 3,
      content: { id: 'standard', hash: duel.contentHash },
      setup,
    });
    const entries = lines.slice(1, -1).map((line) => JSON.parse(line));
    expect(entries.map(({ move }) => move)).toEqual(moves);
    const { state, outcome } = replay(duel, log);
    expect(JSON.parse(lines.at(-1) as string)).toEqual({
      outcome,
      moves: moves.length,
      state: fingerprint(state),
    });
    expect(log.endsWith('}\n')).toBe(true);
  });

  test('every so many moves carry the fingerprint after them', () => {
    let state = duel.setup(setup);
    moves.forEach((move, i) => {
      state = duel.apply(state, move).state;
      const expected = i % 2 === 1 ? fingerprint(state) : undefined;
      expect(JSON.parse(lines[i + 1] as string).state).toBe(expected);
    });
  });

  test('a match hands out lines as they come about', () => {
    const all = sealed.trimEnd().split('\n');
    const written: string[] = [];
    const match = createMatch(duel, setup, {
      write: (lines) => written.push(...lines),
      checkEvery: 2,
    });
    expect(written).toEqual(all.slice(0, 1));
    moves.forEach((move, i) => {
      expect(match.play(move.seat, move)).toMatchObject({ ok: true, line: i + 2 });
      expect(written).toEqual(all.slice(0, i + 2));
    });
    match.close();
    expect(written).toEqual(all);
    expect(match.log).toBe(sealed);
    expect(fingerprint(match.state)).toBe(replay(duel, log).fingerprint);
  });

  test('refused setup options write nothing', () => {
    const written: string[] = [];
    const write = (lines: readonly string[]) => written.push(...lines);
    expect(() => createMatch(duel, { players: 9, seed: 1 }, { write })).toThrow(InvalidInput);
    expect(written).toEqual([]);
  });
});

describe('reading', () => {
  test('gives every line with its number', () => {
    const read = [...readLog(log)];
    expect(read.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
      '1 header',
      ...moves.map((_, i) => `${i + 2} move`),
      `${closing} end`,
    ]);
    expect(read[0]).toMatchObject({ header: { game: 'duel', setup } });
    expect(read[1]).toMatchObject({ entry: { move: moves[0] } });
  });

  test('lines may come one by one, from anything that can be iterated', () => {
    function* stream() {
      yield* lines;
    }
    expect([...readLog(stream())]).toEqual([...readLog(log)]);
    expect([...readLog(new Set(lines))]).toEqual([...readLog(log)]);
    expect(replay(duel, stream())).toEqual(replay(duel, log));
  });

  test('is lazy: a line is read when it is asked for', () => {
    const asked: number[] = [];
    function* stream() {
      for (const [i, line] of lines.entries()) {
        asked.push(i + 1);
        yield line;
      }
    }
    const reader = readLog(stream());
    reader.next();
    reader.next();
    expect(asked).toEqual([1, 2]);
  });

  test('line ends of Windows, blank lines and a missing last line end do no harm', () => {
    const plain = replay(duel, log);
    expect(replay(duel, log.replaceAll('\n', '\r\n'))).toEqual(plain);
    expect(replay(duel, lines.join('\n'))).toEqual(plain);
    expect(replay(duel, `\n${lines.join('\n\n  \n')}\n\n`)).toEqual(plain);
    const read = [...readLog(`\n\n${log}`)].map(({ line }) => line);
    expect(read).toEqual(lines.map((_, i) => i + 3));
  });
});

describe('replaying', () => {
  test('gives the same states and events as playing', () => {
    const started = duel.start(setup);
    let state: State = started.state;
    let next = 0;
    const { outcome, moves: count } = replay(duel, log, {
      onStart: (replayed) => expect(replayed).toEqual(started),
      onMove(replayed) {
        const applied = duel.apply(deepFreeze(state), moves[next] as Move);
        state = applied.state;
        next++;
        const { move, line, events } = replayed;
        expect({ move, line, events }).toEqual({
          move: moves[next - 1],
          line: next + 1,
          events: applied.events,
        });
        expect(replayed.state).toEqual(state);
      },
    });
    expect(next).toBe(moves.length);
    expect(count).toBe(moves.length);
    expect(outcome).toEqual(duel.outcome(state));
  });

  test('verify says what replay finds', () => {
    const { fingerprint } = replay(duel, log);
    expect(verify(duel, log)).toEqual({
      ok: true,
      sealed: false,
      moves: moves.length,
      fingerprint,
      ended: true,
      closed: null,
      dice: 'seeded',
      torn: undefined,
    });
  });

  test('a game under way has no closing line', () => {
    const running = lines.slice(0, 3).join('\n');
    expect(replay(duel, running)).toMatchObject({ moves: 2, ended: false, outcome: null });
  });

  test('lines may be pushed', () => {
    const replayer = new Replayer(duel);
    for (const line of lines) replayer.read(line);
    expect(replayer.end()).toEqual(replay(duel, log));
  });

  test('any game that was written replays', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.nat(),
        fc.integer({ min: 1, max: 30 }),
        (...args) => {
          const [seed, pick, checkEvery] = args;
          const recording = { setup: { ...setup, seed }, moves: movesOf(seed, pick) };
          const text = writeLog(duel, recording, { checkEvery });
          expect(verify(duel, text)).toMatchObject({ ok: true, ended: true });
        },
      ),
    );
  });

  test('Neon Gods replays, half a game and whole', () => {
    const state = neonGods.setup({ players: 2, seed: 'log' });
    const played = [];
    for (let all = neonGods.legalMoves(state); all.length > 0; all = neonGods.legalMoves(state)) {
      const move = all[played.length % all.length] as (typeof all)[number];
      neonGods.step(state, move);
      played.push(move);
    }
    const text = writeLog(neonGods, { setup: { players: 2, seed: 'log' }, moves: played });
    expect(replay(neonGods, text).state).toEqual(state);
    const half = text.split('\n').slice(0, played.length / 2);
    expect(verify(neonGods, half)).toMatchObject({ ok: true, ended: false });
  });
});

describe('a torn last line', () => {
  test('is reported wherever it was cut, and the rest replays', () => {
    const whole = lines.slice(0, 3).join('\n');
    const torn = lines[3] as string;
    for (let cut = 1; cut < torn.length; cut++) {
      const text = `${whole}\n${torn.slice(0, cut)}`;
      expect(replay(duel, text)).toMatchObject({ moves: 2, torn: 4, ended: false });
      expect([...readLog(text)].at(-1)).toEqual<LogLine>({ kind: 'torn', line: 4 });
    }
    expect(verify(duel, `${whole}\n${torn}`)).toMatchObject({
      ok: true,
      moves: 3,
      torn: undefined,
    });
  });

  test('may be the closing line', () => {
    const text = log.trimEnd().slice(0, -1);
    expect(verify(duel, text)).toMatchObject({
      ok: true,
      moves: moves.length,
      torn: closing,
      ended: false,
    });
  });

  test('is no last line if anything follows', () => {
    const text = edited(3, (line) => line.slice(0, -1));
    expect(wrongWith(text)).toEqual({
      line: 3,
      message: expect.stringMatching(
        /^log line 3: this is not JSON: a } is missing \(column \d+\)$/,
      ),
      rule: undefined,
    });
  });

  test('a torn header is no log', () => {
    expect(wrongWith(header.slice(0, 40))).toMatchObject({
      line: 1,
      message: 'log line 1: the log has no header',
    });
  });
});

describe('what is wrong is named by its line', () => {
  test('a move changed to an illegal one, with the rule it breaks', () => {
    const text = changed(2, { move: { type: 'lay', seat: 0, card: 'c99' } });
    expect(wrongWith(text)).toEqual({
      line: 2,
      message: 'log line 2: move: Own cards (DU-CARD-01): seat 0 does not hold "c99"',
      rule: 'DU-CARD-01',
    });
  });

  test.each<[string, unknown, string]>([
    ['null', null, 'DU-TURN-04'],
    ['another type', { type: 'done', seat: 0 }, 'DU-TURN-03'],
    ['another seat', { type: 'lay', seat: 2, card: 'c1' }, 'DU-TURN-02'],
    ['another form', { type: 'lay', seat: 0, card: 5 }, 'DU-TURN-04'],
  ])('a move that is none: %s', (_name, move, rule) => {
    expect(wrongWith(changed(2, { move }))).toMatchObject({ line: 2, rule });
  });

  test('a move changed to another legal one, at the next fingerprint', () => {
    const state = duel.setup(setup);
    const other = duel.legalMoves(state, 0).find(({ type }, i) => type === 'lay' && i > 0);
    expect(wrongWith(changed(2, { move: other }))).toMatchObject({
      line: 3,
      message: expect.stringMatching(
        /^log line 3: after move 2 the state is [0-9a-f]{16}, the log says [0-9a-f]{16}$/,
      ),
    });
  });

  test('a changed fingerprint', () => {
    const text = changed(3, { state: '0123456789abcdef' });
    expect(wrongWith(text)).toMatchObject({
      line: 3,
      message: expect.stringContaining('the log says 0123456789abcdef'),
    });
  });

  test('a fingerprint that is none', () => {
    expect(wrongWith(changed(3, { state: 'xyz' }))).toMatchObject({
      line: 3,
      message: 'log line 3: state: a fingerprint is 16 hex digits',
    });
  });

  test('a changed outcome, number of moves or final fingerprint', () => {
    const outcome = duel.outcome(replay(duel, log).state);
    expect(wrongWith(changed(closing, { outcome: { ...outcome, winners: [1, 0] } }))).toMatchObject(
      {
        line: closing,
        message: expect.stringMatching(/^log line \d+: the outcome is not \{"winners":/),
      },
    );
    expect(wrongWith(changed(closing, { moves: 99 }))).toMatchObject({
      line: closing,
      message: `log line ${closing}: the log counts 99 moves, but ${moves.length} stand`,
    });
    expect(wrongWith(changed(closing, { state: '0123456789abcdef' }))).toMatchObject({
      line: closing,
    });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = edited(
      closing,
      () => `{"outcome":${deep},"moves":${moves.length},"state":"0123456789abcdef"}`,
    );
    expect(wrongWith(text)).toMatchObject({ line: closing });
  });

  test('a missing line, where it is first felt', () => {
    // The first move gone: the next is fine, the one after that comes too early.
    const withoutFirst = lines.filter((_, i) => i !== 1);
    expect(wrongWith(withoutFirst).line).toBe(2);
    const withoutLast = lines.filter((_, i) => i !== lastMove - 1);
    expect(wrongWith(withoutLast)).toMatchObject({ line: closing - 1 });
    const withoutHeader = lines.slice(1);
    expect(wrongWith(withoutHeader).line).toBe(1);
  });

  test('swapped lines', () => {
    const [a, b] = [lines[3] as string, lines[4] as string];
    const swapped = lines.map((line, i) => (i === 3 ? b : i === 4 ? a : line));
    expect(wrongWith(swapped).line).toBe(4);
  });

  test('a move played twice', () => {
    const twice = lines.flatMap((line, i) => (i === 1 ? [line, line] : [line]));
    expect(wrongWith(twice)).toMatchObject({ line: 3, rule: 'DU-TURN-02' });
  });

  test('a line after the end, whatever it is', () => {
    const message = `log line ${closing + 1}: something follows the closing line`;
    for (const more of [lines[1], lines.at(-1), header, '{', 'junk', '42']) {
      expect(wrongWith(`${log}${more}\n`)).toEqual({ line: closing + 1, message, rule: undefined });
    }
  });

  test('a move after the last one', () => {
    const text = lines.flatMap((line, i) =>
      i === lastMove - 1 ? [line, lines[1] as string] : [line],
    );
    expect(wrongWith(text)).toMatchObject({ line: closing, rule: 'DU-TURN-01' });
  });

  test.each<[string, string | string[]]>([
    ['an empty text', ''],
    ['no lines', []],
    ['blank lines', ' \n\r\n\n'],
  ])('%s has no header', (_name, text) => {
    expect(wrongWith(text)).toMatchObject({
      line: 1,
      message: 'log line 1: the log has no header',
    });
  });

  test.each<[string, string, number]>([
    ['one line of junk', '\0\x01\x02\uffff', 1],
    ['lines of junk', '\0\x01\n\x02\n\uffff\n', 1],
    ['JSON of another kind', '[1,2,3]', 1],
    ['a number', '42\n43', 1],
    ['null', 'null', 1],
    ['a move without a header', '{"move":{"type":"lay","seat":0}}', 1],
    ['junk after the header', `${header}\n\0\n\0`, 2],
    ['a list after the header', `${header}\n[]`, 2],
    ['an empty object after the header', `${header}\n{"x":1}`, 2],
    ['a header after the header', `${header}\n${header}`, 2],
    ['a move with more in it', `${header}\n{"move":{},"cheat":1}`, 2],
    ['a prototype in a move', `${header}\n{"move":{},"__proto__":{"x":1}}`, 2],
    ['rolls that are none', `${header}\n{"move":{},"rolls":{}}`, 2],
  ])('%s', (_name, text, line) => {
    expect(wrongWith(text).line).toBe(line);
  });

  test.each<[string, unknown]>([
    ['a number', 42],
    ['nothing', null],
    ['undefined', undefined],
    ['an object', { lines }],
    ['lines that are no text', [1, 2]],
    ['one line that is no text', [header, null]],
  ])('%s is no log', (_name, value) => {
    const verified = verify(duel, value as string);
    expect(verified.ok).toBe(false);
    expect(() => replay(duel, value as string)).toThrow(LogError);
    expect(() => [...readLog(value as string)]).toThrow(LogError);
  });

  test('any text at all is answered, not thrown at', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...lines), fc.json(), fc.string())),
        (texts) => {
          const verified = verify(duel, texts);
          if (!verified.ok) expect(verified.message).toMatch(/^log line \d+: ./);
        },
      ),
    );
  });
});

describe('another game than the log is of', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['another format', { cityrules: 2 }, 'the log has format 2, this library reads format 1'],
    ['another game', { game: 'chess' }, 'the log is of the game chess, this is duel'],
    ['other rules', { rules: 2 }, 'the log is of rules version 2, this is 3'],
    [
      'another pack',
      { content: { id: 'mine', hash: duel.contentHash } },
      'the log is of the content pack mine, this is standard',
    ],
    [
      'another pack of the same name',
      { content: { id: 'standard', hash: '0123456789abcdef' } },
      `the log is of the content pack standard with hash 0123456789abcdef, this is ${duel.contentHash}`,
    ],
    ['other options', { setup: { players: 9, seed: 1 } }, 'players: '],
    ['no options', { setup: undefined }, 'needs setup, an object'],
    ['a hash that is none', { content: { id: 'standard', hash: 'xyz' } }, 'content.hash: '],
    ['a pack without an id', { content: {} }, 'content needs id, a text'],
    ['one name for all', { names: 'Ann' }, 'names must be a list of texts, not "Ann"'],
    ['chance that is none', { chance: 'real' }, 'chance must be "recorded", not "real"'],
    ['a date that is a number', { date: 5 }, 'date must be a text, not 5'],
    ['a seal that is none', { sealed: false }, 'sealed must be true, not false'],
    ['a field of its own', { host: 'Ann' }, '"host"'],
    [
      'impossible options',
      { setup: { ...setup, handicap: [1] } },
      'handicap: 2 seats need 2 entries, not 1 (DU-SETUP-01)',
    ],
    ['rolls that cannot be', { rolls: ['c99'] }, 'rolls.0: deal.0: "c99" cannot come'],
  ])('%s is refused at the header', (_name, fields, message) => {
    expect(wrongWith(changed(1, fields))).toMatchObject({
      line: 1,
      message: expect.stringContaining(message),
    });
  });

  test('a game of other rules says so of itself', () => {
    const newer = duelWith({ rulesVersion: 4 });
    expect(wrongWith(log, newer).message).toBe(
      'log line 1: the log is of rules version 3, this is 4',
    );
    expect(verify(neonGods, log)).toMatchObject({ ok: false, line: 1 });
  });

  test('a log of a pack replays with that pack', () => {
    const mine = duel.withContent({ ...duelPack, id: 'mine', die: [2, 4] });
    const state = mine.setup(setup);
    const [first] = mine.legalMoves(state) as [Move];
    const text = writeLog(mine, { setup, moves: [first] });
    expect(verify(mine, text)).toMatchObject({ ok: true, moves: 1 });
    expect(wrongWith(text)).toMatchObject({ line: 1 });
  });
});

describe('a game with real dice', () => {
  /** The game of `log`, written down as seen under another seed. */
  function recorded(): string[] {
    const started = duel.start(setup);
    const options = { rolls: rollsOf(started.events), checkEvery: 1 };
    const match = createMatch(duel, { ...setup, seed: 'a real table' }, options);
    let { state } = started;
    for (const move of moves) {
      const applied = duel.apply(state, move);
      match.play(move.seat, move, { rolls: rollsOf(applied.events) });
      state = applied.state;
    }
    match.close();
    return unsealed(match.log).trimEnd().split('\n');
  }

  const real = recorded();

  test('replays to the same outcome under another seed', () => {
    const replayed = replay(duel, real);
    const seeded = replay(duel, log);
    expect(replayed.outcome).toEqual(seeded.outcome);
    expect({ ...replayed.state, chance: seeded.state.chance }).toEqual(seeded.state);
  });

  test('carries the rolls of the setup in the header and of each move in its line', () => {
    expect(JSON.parse(real[0] as string).rolls).toHaveLength(4);
    const rolls = real.slice(1, -1).map((line) => JSON.parse(line).rolls.length);
    expect(rolls.filter((count) => count > 0).length).toBeGreaterThanOrEqual(2);
  });

  test.each<[string, (rolls: unknown[]) => unknown[], string]>([
    ['an impossible roll', () => [77], 'rolls.0: prize: 77 cannot come'],
    ['a missing roll', () => [], 'rolls.0: the recorded rolls end before prize'],
    ['a roll too many', (rolls) => [...rolls, 1], 'rolls.1: 1 recorded roll left over'],
  ])('%s is named by line and index', (_name, change, message) => {
    const at = real.findIndex((line, i) => i > 0 && JSON.parse(line).rolls?.length === 1);
    const text = real.map((line, i) => {
      const entry = JSON.parse(line);
      return i === at ? JSON.stringify({ ...entry, rolls: change(entry.rolls) }) : line;
    });
    expect(wrongWith(text)).toMatchObject({
      line: at + 1,
      message: expect.stringContaining(`log line ${at + 1}: ${message}`),
    });
  });

  test('another roll that can have been is told by the fingerprint', () => {
    const at = real.findIndex((line, i) => i > 0 && JSON.parse(line).rolls?.length === 1);
    const text = real.map((line, i) => {
      const entry = JSON.parse(line);
      const roll = entry.rolls?.[0] === 6 ? 5 : 6;
      return i === at ? JSON.stringify({ ...entry, rolls: [roll] }) : line;
    });
    expect(wrongWith(text)).toMatchObject({
      line: at + 1,
      message: expect.stringContaining('the log says'),
    });
  });
});

test('rollsOf joins the rolls of events in their order', () => {
  expect(rollsOf([{ rolls: [1, 'a'] }, {}, { rolls: [] }, { rolls: [2] }])).toEqual([1, 'a', 2]);
});

describe('what people write beside the moves', () => {
  const remarks = { t: 12.5, station: 'bar', present: { bar: ['ann'] }, note: 'she laughed' };
  /** Duel with facts: the points of every seat. */
  const counted = duelWith({
    schemas: { ...duelDefinition.schemas, facts: z.array(z.int()) },
    mismatches({ state }, facts: number[]) {
      return facts.flatMap((noted, seat) => {
        const points = state.points[seat];
        return noted === points ? [] : [`seat ${seat}: ${noted} noted, ${points} by the moves`];
      });
    },
  });
  const facts = (assert: unknown) => JSON.stringify({ assert, t: 1 });
  const under = lines.slice(0, -1);

  test('changes nothing', () => {
    const text = changed(2, { ...remarks, inferred: true });
    expect(replay(duel, text)).toEqual(replay(duel, log));
  });

  test('goes with the move when a log is written', () => {
    const match = createMatch(counted, setup);
    const [move] = moves as [Move];
    match.play(move.seat, move, { remarks });
    match.assert([0, 0], { note: 'nobody has won yet' });
    expect(match.value.lines.slice(1).map((line) => JSON.parse(line))).toEqual([
      { move: moves[0], ...remarks },
      { assert: [0, 0], note: 'nobody has won yet' },
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown field', { roll: [3] }],
    ['a time before the start', { t: -1 }],
    ['a note that is no text', { note: 7 }],
  ])('%s is refused', (_what, fields) => {
    expect(wrongWith(changed(2, fields)).line).toBe(2);
  });

  test('facts that hold are fine; others are reported at their line, and the replay goes on', () => {
    expect(replay(counted, [header, facts([0, 0]), ...under.slice(1)]).mismatches).toEqual([]);
    const told = [header, facts([9, 0]), ...under.slice(1), facts([9, 9])];
    const { mismatches, moves: played, state } = replay(counted, told);
    expect(played).toBe(moves.length);
    expect(mismatches[0]).toEqual({ line: 2, message: 'seat 0: 9 noted, 0 by the moves' });
    expect(mismatches.slice(1).map(({ line }) => line)).toEqual([told.length, told.length]);
    expect(state.points).not.toContain(9);
    expect(verify(counted, told)).toEqual({
      ok: false,
      line: 2,
      message: 'seat 0: 9 noted, 0 by the moves',
      rule: undefined,
    });
  });

  test('facts of the wrong form are refused', () => {
    expect(wrongWith([header, facts('all fine')], counted)).toMatchObject({ line: 2 });
    expect(wrongWith([header, facts([0, 0])]).message).toBe(
      'log line 2: they are not a record of facts',
    );
  });
});

test('a log that names no content pack is of the standard one', () => {
  const { content: _content, ...rest } = JSON.parse(header);
  const text = [JSON.stringify(rest), ...lines.slice(1)].join('\n');
  const standard = duel.withContent({ ...duel.content, id: 'standard' });
  const other = duel.withContent({ ...duel.content, id: 'other' });
  expect(verify(standard, text).ok).toBe(true);
  expect(wrongWith(text, other)).toMatchObject({ line: 1 });
  expect(() => replay(other, text)).toThrow('the content pack standard, this is other');
});

test('a move that cannot be made is not written', () => {
  const [first] = moves;
  const twice = { setup, moves: [first, first] as Move[] };
  expect(() => writeLog(duel, twice)).toThrow(IllegalMove);
});
