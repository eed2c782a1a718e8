import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import { createMatch, type Match } from '../../src/kernel/live-match.js';
import { LogError } from '../../src/kernel/log.js';
import { snapshotOf } from '../../src/kernel/match.js';
import { newsSince } from '../../src/kernel/news.js';
import { resumeMatch } from '../../src/kernel/resume.js';
import { type Duel, duel, type Move } from './duel.js';

/* What has happened since some line, and matches that go on from their logs. */

const lay = (seat: number, card: string): Move => ({ type: 'lay', seat, card });

/**
 * Lines: 1 the header, 2 seat 0 lays c8, 3 a pause, 4 it ends, 5 seat 0 takes it back, 6 it lays c1, 7 facts, 8 seat 1
 * lays c7, which ends the round.
 */
function evening(): Match<Duel> {
  const match = createMatch(
    duel,
    { players: 2, seed: null },
    { rolls: ['c8', 'c1', 'c7', 'c2'], clock: { seat: 9000, bonus: 10 }, at: 0 },
  );
  match.play(0, lay(0, 'c8'), { rolls: [], at: 100 });
  match.people({ people: 'paused', at: 200 });
  match.people({ people: 'resumed', at: 700 });
  match.undo(0, 1, { at: 800 });
  match.play(0, lay(0, 'c1'), { rolls: [], at: 900 });
  match.assert({ standing: [0, 0] });
  match.play(1, lay(1, 'c7'), { rolls: [3], at: 950 });
  return match;
}

describe('the news since a line', () => {
  const { value } = evening();
  const told = (since: number) => {
    const { events, undone, people } = newsSince(duel, value, since);
    const cards = events.flatMap((event) => (event.type === 'cardLaid' ? [event.card] : []));
    const hasStarted = events.some(({ type }) => type === 'gameStarted');
    return [hasStarted, cards, undone, people.map((one) => one.people)];
  };

  test.each<[number, unknown[]]>([
    [0, [true, ['c1', 'c7'], 0, ['paused', 'resumed']]],
    [1, [false, ['c1', 'c7'], 0, ['paused', 'resumed']]],
    [2, [false, ['c1', 'c7'], 1, ['paused', 'resumed']]],
    [3, [false, ['c1', 'c7'], 1, ['resumed']]],
    [4, [false, ['c1', 'c7'], 1, []]],
    [5, [false, ['c1', 'c7'], 0, []]],
    [6, [false, ['c7'], 0, []]],
    [7, [false, ['c7'], 0, []]],
    [8, [false, [], 0, []]],
    [99, [false, [], 0, []]],
  ])('%i', (since, news) => {
    expect(told(since)).toEqual(news);
  });

  test('the last line needs no replay, and nothing comes of it', () => {
    expect(newsSince(duel, { ...value, lines: ['torn', 'torn'] }, 2)).toEqual({
      events: [],
      undone: 0,
      people: [],
    });
  });

  test('several moves taken back at once count each', () => {
    const match = evening();
    match.undo(1, 2, { at: 960 });
    expect(match.snapshot(0, 8).undone).toBe(2);
    expect(match.snapshot(0, 7).undone).toBe(1);
    expect(match.snapshot(0, 5).undone).toBe(0);
  });
});

describe('a snapshot', () => {
  test('says whose turn it is and whether the viewer may take something back', () => {
    const match = createMatch(duel, { players: 2, seed: 'friday' });
    const [move] = duel.legalMoves(match.state, 0) as [Move];
    expect(match.snapshot(0)).toMatchObject({ toAct: [0, 1], canUndo: false, outcome: null });
    match.play(0, move);
    expect(match.snapshot(0)).toMatchObject({ toAct: [1], canUndo: true, moves: [] });
    expect(match.snapshot(1)).toMatchObject({ toAct: [1], canUndo: false });
    expect(match.snapshot('spectator')).toMatchObject({ canUndo: false, moves: [] });
    expect(match.snapshot(1).moves).toEqual(duel.legalMoves(match.state, 1));
    match.close();
    expect(match.snapshot(0)).toMatchObject({ canUndo: false, ended: true, closed: null });
  });

  test('of a recorded game: seats may take back anything, spectators nothing', () => {
    const match = evening();
    expect(match.snapshot(0).canUndo).toBe(true);
    expect(match.snapshot('spectator').canUndo).toBe(false);
    const before = match.snapshot('spectator').view;
    const [next] = duel.legalMoves(match.state) as [Move];
    match.play(next.seat, next, { rolls: [], at: 960 });
    match.undo(next.seat, 1, { at: 970 });
    expect(match.snapshot('spectator').view).toEqual(before);
  });

  test('is for no viewer who would see everything', () => {
    const { value } = evening();
    expect(() => snapshotOf(duel, value, 'open')).toThrow(
      'viewer: a match shows nobody everything: a viewer is a seat or "spectator"',
    );
  });

  test.each([-1, Number.NaN, 'all'])('since %s is refused', (since) => {
    const { value } = evening();
    expect(() => snapshotOf(duel, value, 0, since as number)).toThrow(InvalidInput);
  });
});

describe('a match goes on from its log', () => {
  const match = evening();
  const { lines } = match.value;

  test.each(lines.map((_, i) => i + 1))('as it was after %i lines', (count) => {
    const before = resumeMatch(duel, lines.slice(0, count));
    expect(before.lines).toEqual(lines.slice(0, count));
    expect(before.moves).toBe([0, 0, 1, 1, 1, 0, 1, 1, 2][count]);
    expect(before.company.at).toBe([0, 0, 100, 200, 700, 800, 900, 900, 950][count]);
    expect(before.company.paused).toBe(count === 3);
  });

  test('with its seal, its times and what may be taken back', () => {
    expect(resumeMatch(duel, match.log)).toEqual(match.value);
    // Seat 0 is asked up to 100 and from 800 to 900, and acts three times; seat 1 but for the pause, and acts once.
    const lefts = match.value.company.seats.map(({ left }) => left);
    expect(lefts).toEqual([9000 - 100 - 100 + 30, 9000 - 200 - 250 + 10]);
  });

  test('without blank lines, and without a last line that was cut off', () => {
    const torn = [...lines.slice(0, 2), '', '  ', ...lines.slice(2), '{"move":{"ty'];
    expect(resumeMatch(duel, torn)).toEqual(match.value);
    expect(resumeMatch(duel, torn.join('\n'))).toEqual(match.value);
  });

  test('to its end, and why it was closed', () => {
    const closed = evening();
    closed.close({ closed: 'abandoned', at: 5000 });
    expect(resumeMatch(duel, closed.log)).toEqual(closed.value);
    expect(closed.value).toMatchObject({ ended: true, closed: 'abandoned', company: { at: 5000 } });
    const whole = evening();
    whole.close({ at: 5000 });
    expect(resumeMatch(duel, whole.log)).toEqual(whole.value);
    expect(whole.value).toMatchObject({ ended: true, closed: null });
  });

  test.each<[string, unknown, number, string]>([
    ['no line', [], 1, 'the log has no header'],
    ['a number', 7, 1, 'a log is a text, or its lines one by one'],
    ['a line that is no text', [...lines.slice(0, 2), 7], 3, 'a line is a text'],
  ])('but not from %s', (_what, log, line, message) => {
    const resume = () => resumeMatch(duel, log as string[]);
    expect(resume).toThrow(LogError);
    expect(resume).toThrow(`log line ${line}: ${message}`);
  });
});
