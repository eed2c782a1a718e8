import { describe, expect, test } from 'vitest';
import { seal } from '../../src/cli/sealing.js';
import {
  clocksOf,
  closeMatch,
  createMatch,
  deadlineOf,
  fingerprint,
  InvalidInput,
  type LogPeople,
  type Match,
  type MatchOptions,
  neonGods,
  replay,
  resumeMatch,
  verify,
} from '../../src/index.js';
import { type Duel, duel, type Move } from './duel.js';

const setup = { players: 2, seed: 'friday' };
const named = { names: ['Ann', 'Bo'] };

function matchWith(options: MatchOptions = named): Match<Duel> {
  return createMatch(duel, setup, options);
}

/** The first legal move of the first seat to act, or of this one. */
function moveOf(match: Match<Duel>, seat?: number): Move {
  const [move] = duel.legalMoves(match.state, seat);
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

/** The log with one line changed, and without its seal, which would name any change. */
function changed(
  match: Match<Duel>,
  line: number,
  change: (entry: Record<string, unknown>) => object,
) {
  return match.value.lines.map((text, i) => {
    const { sealed: _sealed, chain: _chain, ...entry } = JSON.parse(text);
    return JSON.stringify(i === line - 1 ? change(entry) : entry);
  });
}

describe('what people do besides moving', () => {
  const happenings: [LogPeople, string][] = [
    [{ people: 'bot', seat: 1, bot: 'sensible' }, 'A bot (sensible) plays on for Bo.'],
    [{ people: 'player', seat: 1, name: 'Cleo' }, 'Cleo takes the place of Bo.'],
    [{ people: 'player', seat: 1, name: 'Bo' }, 'Bo plays on.'],
    [{ people: 'resigned', seat: 0 }, 'Ann resigns.'],
    [{ people: 'paused' }, 'The match is paused.'],
  ];

  test.each(happenings)('%o is a line that changes no state', (happening, told) => {
    const match = matchWith();
    const before = fingerprint(match.state);
    expect(match.people(happening)).toMatchObject({
      ok: true,
      line: 2,
      revealed: false,
      frames: [{ events: [] }, { events: [] }, { events: [] }],
    });
    expect(JSON.parse(match.value.lines[1] as string)).toEqual(happening);
    expect(fingerprint(match.state)).toBe(before);
    match.close({ closed: 'abandoned' });
    expect(verify(duel, match.log)).toMatchObject({ ok: true, moves: 0, closed: 'abandoned' });
    expect(resumeMatch(duel, match.log)).toEqual(match.value);
    const story: string[] = [];
    replay(duel, match.log, { onPeople: (one) => story.push(`${one.line} ${one.told}`) });
    expect(story).toEqual([`2 ${told}`]);
  });

  test('the same for everybody in snapshots, names included', () => {
    const match = matchWith();
    match.people({ people: 'player', seat: 1, name: 'Cleo' });
    match.people({ people: 'bot', seat: 0, bot: 'random', name: 'Robo' });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(match.snapshot(viewer, 2)).toMatchObject({
        names: ['Robo', 'Cleo'],
        people: [{ people: 'bot', seat: 0, bot: 'random', name: 'Robo' }],
        company: { seats: [{ bot: 'random' }, { bot: null }] },
        ended: false,
        closed: null,
      });
    }
  });

  test('a name for one seat leaves the others as the game calls them', () => {
    const match = matchWith({});
    match.people({ people: 'player', seat: 1, name: 'Cleo' });
    expect(match.snapshot(0).names).toEqual([duel.seatNames(match.state)[0], 'Cleo']);
  });

  test('a seat that has resigned does not move until somebody plays on', () => {
    const match = matchWith();
    const move = moveOf(match, 0);
    match.people({ people: 'resigned', seat: 0 });
    expect(match.play(0, move)).toMatchObject({ ok: false, message: 'seat 0 has resigned' });
    match.people({ people: 'bot', seat: 0, bot: 'random' });
    expect(match.play(0, move)).toMatchObject({ ok: true });
    match.people({ people: 'paused' });
    expect(match.play(1, moveOf(match, 1))).toMatchObject({ message: 'the match is paused' });
    expect(match.undo(0)).toMatchObject({ ok: false, message: 'the match is paused' });
    match.people({ people: 'resumed' });
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(verify(duel, match.log)).toMatchObject({ ok: true, moves: 0 });
  });

  test.each<[LogPeople, string]>([
    [{ people: 'resigned', seat: 2 }, 'there is no seat 2'],
    [{ people: 'resigned', seat: 0 }, 'seat 0 has resigned already'],
    [{ people: 'resigned', seat: 1 }, 'a bot plays for seat 1'],
    [{ people: 'late', seat: 1 }, 'a bot plays for seat 1'],
    [{ people: 'resumed' }, 'the match is not paused'],
    [{ people: 'player', seat: 1, name: 'Cleo', time: 5 }, 'this match has none'],
  ])('%o cannot happen after seat 0 has resigned and a bot plays for seat 1', (happening, why) => {
    const match = matchWith();
    match.people({ people: 'resigned', seat: 0 });
    match.people({ people: 'bot', seat: 1, bot: 'random' });
    const message = expect.stringContaining(why);
    expect(match.people(happening)).toMatchObject({ ok: false, rule: null, message });
    const log = [...changed(match, 0, Object), JSON.stringify(happening)];
    const named = expect.stringMatching(`^log line 4: people: .*${why}`);
    expect(verify(duel, log)).toMatchObject({ ok: false, line: 4, message: named });
  });

  test('what is no such line is an error, and nothing is written', () => {
    const match = matchWith();
    for (const odd of [
      null,
      {},
      { people: 'left' },
      { people: 'bot', seat: 0 },
      { people: 'late' },
    ]) {
      expect(() => match.people(odd as LogPeople)).toThrow(InvalidInput);
    }
    expect(match.value.lines).toHaveLength(1);
    match.close();
    expect(match.people({ people: 'paused' })).toMatchObject({ ok: false, title: 'Closed' });
  });

  test('a log with them can be sealed afterwards', () => {
    const match = matchWith();
    match.people({ people: 'resigned', seat: 1 });
    match.people({ people: 'bot', seat: 1, bot: 'random' });
    match.play(0, moveOf(match, 0));
    const sealed = seal(duel, 'a.jsonl', changed(match, 0, Object).join('\n'));
    expect(verify(duel, sealed.text)).toMatchObject({ ok: true, sealed: true });
    const forged = sealed.text.replace('"resigned","seat":1', '"resigned","seat":0');
    expect(verify(duel, forged)).toMatchObject({ ok: false, line: 4 });
  });
});

describe('closing early', () => {
  test.each(['abandoned', 'expired'] as const)('%s is in the closing line', (closed) => {
    const match = matchWith();
    match.close({ closed, at: 7 });
    expect(JSON.parse(match.value.lines[1] as string)).toMatchObject({
      outcome: null,
      closed,
      at: 7,
    });
    expect(match.snapshot(0)).toMatchObject({ ended: true, closed });
    expect(verify(duel, match.log)).toMatchObject({ ok: true, ended: true, closed });
  });

  test('a game that is over was neither abandoned nor left to expire', () => {
    const match = matchWith();
    while (duel.outcome(match.state) === null) match.play(moveOf(match).seat, moveOf(match));
    const closed = closeMatch(duel, match.value, { closed: 'expired' });
    expect(closed).toMatchObject({ ended: true, closed: null });
    match.close();
    const log = changed(match, match.value.lines.length, (end) => ({ ...end, closed: 'expired' }));
    expect(verify(duel, log)).toMatchObject({
      ok: false,
      message: expect.stringContaining('the game was over, so the match was not expired'),
    });
  });
});

describe('clocks', () => {
  /** Both seats of Duel lay a card at once; then one of them decides. */
  const clock = { move: 1000, seat: 2500, bonus: 100 };
  const begun = () => matchWith({ ...named, clock, at: 10_000 });

  test('run for the seats that are asked, and stop for who has decided', () => {
    const match = begun();
    expect(duel.toAct(match.state)).toEqual([0, 1]);
    expect(deadlineOf(duel, match.value)).toBe(11_000);
    expect(match.play(0, moveOf(match, 0), { at: 10_400 })).toMatchObject({ ok: true });
    // 2500 - 400 + 100 for who has moved; the other one is still asked.
    expect(match.clocks(10_600)).toEqual([
      { seat: 0, isRunning: false, move: 1000, match: 2200 },
      { seat: 1, isRunning: true, move: 400, match: 1900 },
    ]);
    expect(deadlineOf(duel, match.value)).toBe(11_000);
    expect(match.snapshot('spectator').company).toEqual(match.value.company);
  });

  test('too late is too late, for moves and for those who took back', () => {
    const match = begun();
    const move = moveOf(match, 0);
    expect(match.play(0, move, { at: 11_000 })).toMatchObject({
      ok: false,
      message: 'the time of seat 0 is up',
    });
    expect(match.play(0, move, { at: 10_999 })).toMatchObject({ ok: true });
    expect(match.undo(0, 1, { at: 10_999 })).toMatchObject({ ok: true });
    expect(match.people({ people: 'late', seat: 0, at: 10_999 })).toMatchObject({
      message: 'seat 0 still has time',
    });
    expect(match.people({ people: 'late', seat: 1, at: 11_000 })).toMatchObject({ ok: true });
    expect(match.play(1, moveOf(match, 1), { at: 11_000 })).toMatchObject({ ok: false });
    expect(verify(duel, match.log)).toMatchObject({ ok: true });
    expect(resumeMatch(duel, match.log)).toEqual(match.value);
  });

  test('who has moved and is asked again begins anew, with the bonus', () => {
    const game = neonGods;
    const match = createMatch(game, { players: 2, seed: 'x', firstPlayer: 0 }, { clock, at: 0 });
    match.play(0, { type: 'drawInstead' }, { at: 900 });
    expect(game.toAct(match.state)).toEqual([0]);
    // 2500 - 900 + 100 in all, and a whole second for the next decision.
    expect(match.clocks(900)[0]).toEqual({ seat: 0, isRunning: true, move: 1000, match: 1700 });
    expect(deadlineOf(game, match.value)).toBe(1900);
    const [next] = game.legalMoves(match.state, 0);
    expect(match.play(0, next, { at: 1899 })).toMatchObject({ ok: true });
    expect(verify(game, match.log)).toMatchObject({ ok: true, moves: 2 });
  });

  test('the time of a seat runs out over several moves', () => {
    const match = matchWith({ clock: { seat: 1000 }, at: 0 });
    match.play(0, moveOf(match, 0), { at: 600 });
    match.play(1, moveOf(match, 1), { at: 700 });
    const next = moveOf(match);
    const left = [400, 300][next.seat] as number;
    expect(deadlineOf(duel, match.value)).toBe(700 + left);
    expect(match.play(next.seat, next, { at: 700 + left })).toMatchObject({ ok: false });
    expect(match.play(next.seat, next, { at: 699 + left })).toMatchObject({ ok: true });
  });

  test('bots have none; who sits down goes on with what is left, or with what is said', () => {
    const match = begun();
    match.people({ people: 'bot', seat: 0, bot: 'random', at: 10_500 });
    expect(match.play(0, moveOf(match, 0), { at: 90_000 })).toMatchObject({ ok: true });
    // Seat 1 was asked all the time: 2500 - 80000 ms are left.
    const sits = { people: 'player', seat: 1, name: 'Cleo', at: 90_000 } as const;
    expect(match.people(sits)).toMatchObject({
      ok: false,
      message: expect.stringContaining('nothing is left'),
    });
    expect(match.people({ ...sits, time: 300 })).toMatchObject({ ok: true });
    match.people({ people: 'player', seat: 0, name: 'Ann', at: 90_000 });
    expect(match.clocks(90_100).map((one) => one.match)).toEqual([2000, 200]);
  });

  test('stand still while the match is paused', () => {
    const match = begun();
    match.people({ people: 'paused', at: 10_100 });
    expect(deadlineOf(duel, match.value)).toBeNull();
    expect(match.clocks(50_000)[0]).toEqual({ seat: 0, isRunning: false, move: 900, match: 2400 });
    match.people({ people: 'resumed', at: 60_000 });
    expect(deadlineOf(duel, match.value)).toBe(60_900);
  });

  test('need the time, and never go back', () => {
    expect(() => matchWith({ clock })).toThrow('at: this match has clocks: say what time it is');
    expect(() => matchWith({ clock: { bonus: 5 }, at: 1 })).toThrow('a clock limits each move');
    const match = begun();
    expect(() => match.play(0, moveOf(match, 0))).toThrow(InvalidInput);
    expect(() => match.play(0, moveOf(match, 0), { at: 0.5 })).toThrow(InvalidInput);
    match.play(0, moveOf(match, 0), { at: 10_500 });
    // A machine whose clock is behind does not stop a match.
    match.play(1, moveOf(match, 1), { at: 10_300 });
    expect(JSON.parse(match.value.lines[2] as string).at).toBe(10_500);
    match.close({ at: 10_600, closed: 'abandoned' });
    expect(verify(duel, match.log)).toMatchObject({ ok: true });
  });

  test('a log whose times cannot be is named at its line', () => {
    const match = begun();
    match.play(0, moveOf(match, 0), { at: 10_500 });
    match.play(1, moveOf(match, 1), { at: 10_600 });
    match.close({ at: 10_700, closed: 'abandoned' });
    const tried = (line: number, change: object) => {
      return verify(
        duel,
        changed(match, line, (entry) => ({ ...entry, ...change })),
      );
    };
    const named = (line: number, text: string) => {
      return { ok: false, line, message: expect.stringContaining(`log line ${line}: ${text}`) };
    };
    expect(tried(2, {})).toMatchObject({ ok: true });
    expect(tried(1, { at: undefined })).toMatchObject(
      named(1, 'at: the match has clocks, but this line says no time'),
    );
    expect(tried(3, { at: undefined })).toMatchObject(
      named(3, 'at: the match has clocks, but this line says no time'),
    );
    expect(tried(3, { at: 10_499 })).toMatchObject(named(3, 'at: the time goes back'));
    expect(tried(3, { at: 11_000 })).toMatchObject(named(3, 'the time of seat 1 is up'));
    expect(tried(4, { at: 5 })).toMatchObject(named(4, 'at: the time goes back'));
  });

  test('without clocks there is no deadline, and the time may be written down all the same', () => {
    const match = matchWith();
    expect(deadlineOf(duel, match.value)).toBeNull();
    expect(match.play(0, moveOf(match, 0), { at: 5 })).toMatchObject({ ok: true });
    expect(clocksOf(duel, match.value, 9)).toMatchObject([{ move: null, match: null }, {}]);
    expect(match.play(1, moveOf(match, 1), { at: 9 })).toMatchObject({ ok: true });
    expect(match.value.company).toMatchObject({ at: 9, seats: [{ spent: 0 }, { spent: 0 }] });
    expect(JSON.parse(match.value.lines[1] as string)).toMatchObject({ at: 5 });
  });
});
