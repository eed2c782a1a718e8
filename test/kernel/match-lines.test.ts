import { describe, expect, test } from 'vitest';
import { IllegalMove, InvalidInput } from '../../src/kernel/errors.js';
import { createMatch, type Match, writeLog } from '../../src/kernel/live-match.js';
import {
  clocksOf,
  closeMatch,
  deadlineOf,
  fairnessOf,
  type MatchOptions,
  notePeople,
  playMove,
  startMatch,
  undoMoves,
} from '../../src/kernel/match.js';
import { type Duel, duel, type Move } from './duel.js';

/* What a match writes down line by line, and what it answers. With these cards seat 0 holds c8 and c1, seat 1 c7 and c2. */

const dealt = ['c8', 'c1', 'c7', 'c2'];
const recorded = { players: 2, seed: null } as const;
const lay = (seat: number, card: string): Move => ({ type: 'lay', seat, card });

function tableOf(options: MatchOptions = {}): Match<Duel> {
  return createMatch(duel, recorded, { rolls: dealt, ...options });
}

/** A match with a seed: cards are laid in secret, so that they can be taken back. */
function secretOf(players: number, options: MatchOptions = {}): Match<Duel> {
  return createMatch(duel, { players, seed: 'friday' }, options);
}

function firstMove(match: Match<Duel>, seat: number): Move {
  const [move] = duel.legalMoves(match.state, seat);
  if (move === undefined) throw new Error('no move');
  return move;
}

const entryAt = (match: Match<Duel>, line: number) => JSON.parse(match.value.lines[line - 1] ?? '');

describe('the header', () => {
  test('has everything that was said about the match', () => {
    const match = tableOf({
      salt: '0123456789abcdef0123456789abcdef',
      hands: 'open',
      clock: { move: 900 },
      at: 0,
      names: ['Ann', 'Bo'],
      date: '2026-11-18',
      place: 'Graz',
    });
    expect(entryAt(match, 1)).toEqual({
      cityrules: 1,
      game: 'duel',
      rules: 3,
      content: { id: 'standard', hash: duel.contentHash },
      setup: { players: 2 },
      chance: 'recorded',
      salt: '0123456789abcdef0123456789abcdef',
      sealed: true,
      hands: 'open',
      clock: { move: 900 },
      at: 0,
      names: ['Ann', 'Bo'],
      date: '2026-11-18',
      place: 'Graz',
      rolls: dealt,
    });
  });

  test('has nothing else where nothing else was said', () => {
    expect(Object.keys(entryAt(secretOf(2), 1))).toEqual([
      'cityrules',
      'game',
      'rules',
      'content',
      'setup',
      'sealed',
    ]);
    expect(entryAt(secretOf(2, { date: '', place: '' }), 1)).toMatchObject({ date: '', place: '' });
  });

  test.each<[string, unknown, unknown, string]>([
    ['a setup that is a list', [2], {}, 'setup options: they are not an object'],
    ['a setup that is nothing', null, {}, 'setup options: they are not an object'],
    ['options that are a text', recorded, 'all', 'match options: they are not an object'],
  ])('%s is refused', (_what, setup, options, message) => {
    const begin = () => startMatch(duel, setup as typeof recorded, options as MatchOptions);
    expect(begin).toThrow(InvalidInput);
    expect(begin).toThrow(message);
  });
});

describe('a fingerprint and a seal', () => {
  const marked = (match: Match<Duel>) =>
    match.value.lines.map((_, i) => 'state' in entryAt(match, i + 1));

  test('stand beside a move on every twentieth line after the header', () => {
    const match = secretOf(3);
    for (let line = 2; line <= 20; line++) match.assert({ standing: [0, 0, 0] });
    match.play(0, firstMove(match, 0));
    match.play(1, firstMove(match, 1));
    expect(marked(match)).toEqual([...Array(20).fill(false), true, false]);
    expect(entryAt(match, 21).chain).toBe(playedBefore(match).chain);
  });

  /** The match as it was when its last line but one was written. */
  function playedBefore(match: Match<Duel>) {
    const again = secretOf(3);
    for (let line = 2; line <= 20; line++) again.assert({ standing: [0, 0, 0] });
    again.play(0, entryAt(match, 21).move);
    return again.value;
  }

  test('stand beside every move if wanted, but never beside what is none', () => {
    const match = createMatch(duel, recorded, { rolls: dealt, checkEvery: 1 });
    match.play(0, lay(0, 'c8'), { rolls: [] });
    match.assert({ standing: [0, 0] });
    match.people({ people: 'paused' });
    match.people({ people: 'resumed' });
    match.undo(0);
    expect(marked(match)).toEqual([false, true, false, false, false, false]);
  });
});

describe('an answer', () => {
  test('to a move has its line, and what every viewer may see of it', () => {
    const match = tableOf();
    const answer = match.play(0, lay(0, 'c8'), { rolls: [], remarks: { note: 'at last' }, at: 40 });
    const laid = { type: 'cardLaid', seat: 0 };
    expect(answer).toMatchObject({
      ok: true,
      line: 2,
      revealed: false,
      frames: [
        { viewer: 0, events: [{ ...laid, card: 'c8' }] },
        { viewer: 1, events: [laid] },
        { viewer: 'spectator', events: [laid] },
      ],
    });
    expect(answer).toMatchObject({ written: match.value.lines.slice(1) });
    expect(entryAt(match, 2)).toEqual({
      move: lay(0, 'c8'),
      rolls: [],
      note: 'at last',
      at: 40,
    });
  });

  test('to an undo and to facts has its remarks', () => {
    const match = tableOf();
    match.play(0, lay(0, 'c8'), { rolls: [] });
    match.assert({ standing: [0, 0] }, { note: 'nothing yet' });
    expect(() => match.undo(0, 1, { remarks: { t: -1 } })).toThrow(InvalidInput);
    expect(match.undo(0, 1, { remarks: { note: 'oh no' }, at: 50 })).toMatchObject({
      ok: true,
      line: 4,
      revealed: false,
      written: [match.value.lines[3]],
      frames: [{ events: [] }, { events: [] }, { events: [] }],
    });
    expect(entryAt(match, 3)).toEqual({ assert: { standing: [0, 0] }, note: 'nothing yet' });
    expect(entryAt(match, 4)).toEqual({ undo: 1, seat: 0, note: 'oh no', at: 50 });
  });

  test('says what cannot be sent', () => {
    const match = tableOf();
    const refused = (seat: number, move: unknown) => match.play(seat, move, { rolls: [] });
    const other = { ok: false, rule: null, title: 'Seats' };
    expect(refused(1, lay(0, 'c8'))).toEqual({
      ...other,
      message: 'seat 1 cannot move for another seat',
    });
    const unreadable = Object.defineProperty({}, 'type', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(refused(0, unreadable)).toEqual({
      ...other,
      title: 'Unreadable',
      message: 'the move cannot be read',
    });
    for (const nothing of [null, 'lay', ['lay'], 7]) {
      expect(refused(0, nothing)).toMatchObject({ ok: false, rule: 'DU-TURN-04' });
    }
  });

  test('to a move in a closed match is that it is closed', () => {
    const match = tableOf();
    match.close();
    const closed = { ok: false, rule: null, title: 'Closed' };
    const message = 'the log of this match is closed';
    expect(match.play(0, lay(0, 'c8'))).toEqual({ ...closed, message });
    expect(notePeople(duel, match.value, { people: 'paused' })).toEqual({ ...closed, message });
    expect(match.undo(0)).toEqual({ ...closed, title: 'Undo', message });
  });
});

describe('what was sent at another line', () => {
  const begun = () => {
    const match = tableOf();
    match.play(0, lay(0, 'c8'), { rolls: [], line: 1 });
    return match;
  };

  test('and has happened already is answered, with nothing new', () => {
    const match = begun();
    expect(match.play(0, { card: 'c8', type: 'lay' }, { line: 1 })).toEqual({
      ok: true,
      match: match.value,
      line: 2,
      written: [],
      revealed: true,
      frames: [0, 1, 'spectator'].map((viewer) => ({ viewer, events: [] })),
    });
  });

  test.each<[string, number, Move, number, string]>([
    ['another move', 0, lay(0, 'c1'), 1, 'the match is at line 2, this was sent at line 1'],
    [
      'a move of another seat',
      1,
      lay(1, 'c8'),
      1,
      'the match is at line 2, this was sent at line 1',
    ],
    [
      'the line of the header',
      0,
      lay(0, 'c8'),
      0,
      'the match is at line 2, this was sent at line 0',
    ],
    [
      'a line that is not there',
      0,
      lay(0, 'c8'),
      5,
      'the match is at line 2, this was sent at line 5',
    ],
    [
      'a line before the first',
      0,
      lay(0, 'c8'),
      -1,
      'the match is at line 2, this was sent at line -1',
    ],
    ['half a line', 0, lay(0, 'c8'), 1.5, 'it does not say when it was sent'],
  ])('but is %s is out of date', (_what, seat, move, line, message) => {
    const title = 'Out of date';
    expect(begun().play(seat, move, { line })).toEqual({ ok: false, rule: null, title, message });
  });

  test('is played where the line is the present one', () => {
    expect(begun().play(1, lay(1, 'c7'), { rolls: [3], line: 2 })).toMatchObject({ line: 3 });
  });
});

describe('nothing is taken back', () => {
  const why = (match: Match<Duel>, seat: number, count?: number) => {
    const answer = undoMoves(duel, match.value, seat, count);
    return answer.ok ? undefined : answer.message;
  };

  test('where nothing was played, or too much is wanted', () => {
    const match = secretOf(3);
    const revealed = 'nothing can be taken back: the last move has revealed something';
    expect(why(match, 0)).toBe(revealed);
    match.play(0, firstMove(match, 0));
    expect(why(match, 0, 0)).toBe('take back one move or more');
    expect(why(match, 0, 1.5)).toBe('take back one move or more');
    expect(why(match, 0, 2)).toBe('only 1 move can be taken back');
    expect(why(match, 0, 1)).toBeUndefined();
    match.play(1, firstMove(match, 1));
    expect(why(match, 0)).toBe('the last move is one of seat 1');
    expect(why(match, 1, 2)).toBe('the last move is one of seat 0');
    expect(why(match, 1)).toBeUndefined();
    match.play(2, firstMove(match, 2));
    expect(why(match, 2)).toBe(revealed);
  });

  test('in a recorded game, where there are fewer moves', () => {
    const match = tableOf();
    match.play(0, lay(0, 'c8'), { rolls: [] });
    match.play(1, lay(1, 'c7'), { rolls: [3] });
    expect(why(match, 0, 3)).toBe('only 2 moves can be taken back');
    expect(why(match, 0, 2)).toBeUndefined();
  });
});

describe('a match that is kept', () => {
  test('writes the header first, then each line, and the end once', () => {
    const written: (readonly string[])[] = [];
    const match = createMatch(duel, recorded, {
      rolls: dealt,
      write: (lines) => written.push(lines),
    });
    match.play(0, lay(0, 'c8'), { rolls: [] });
    match.play(0, lay(0, 'c8'), { rolls: [], line: 1 });
    match.close({ closed: 'abandoned' });
    match.close();
    expect(written).toEqual(match.value.lines.map((line) => [line]));
    expect(match.log).toBe(`${match.value.lines.join('\n')}\n`);
  });

  test('is closed for a reason that there is', () => {
    const { value } = tableOf();
    expect(() => closeMatch(duel, value, { closed: 'bored' as never })).toThrow(InvalidInput);
    expect(closeMatch(duel, value)).toMatchObject({ ended: true, closed: null });
    expect(fairnessOf(value)).toBeNull();
  });

  test('is written whole from its moves, and a wrong one is named by the rules', () => {
    const setup = { players: 2, seed: 'friday' };
    const [move] = duel.legalMoves(duel.setup(setup), 0) as [Move];
    const { seat: _seat, ...without } = move;
    const write = (moves: unknown) => writeLog(duel, { setup, moves: moves as Move[] });
    expect(write([move]).split('\n')).toHaveLength(4);
    expect(() => write([move, move])).toThrow(IllegalMove);
    expect(() => write([without])).toThrow(IllegalMove);
    expect(() => write('all')).toThrow('recorded moves: they are not a list');
  });
});

describe('the clocks of a match', () => {
  const match = tableOf({ clock: { seat: 1000 }, at: 100 });

  test('run for who is asked until it is closed', () => {
    expect(clocksOf(duel, match.value, 150).map((one) => one.isRunning)).toEqual([true, true]);
    const closed = closeMatch(duel, match.value, { at: 200 });
    expect(closed.company).toMatchObject({ at: 200, seats: [{ left: 900 }, { left: 900 }] });
    expect(clocksOf(duel, closed, 250).map((one) => one.isRunning)).toEqual([false, false]);
    expect(deadlineOf(duel, closed)).toBeNull();
  });

  test('end with the one that ends first', () => {
    expect(deadlineOf(duel, match.value)).toBe(1100);
    const options = { rolls: [], at: 400 };
    const played = playMove(duel, match.value, 0, lay(0, 'c8'), options);
    if (!played.ok) throw new Error(played.message);
    // Seat 1 has used 300 of its 1000, and goes on.
    expect(deadlineOf(duel, played.match)).toBe(1100);
    expect(deadlineOf(duel, tableOf({ at: 5 }).value)).toBeNull();
  });
});
