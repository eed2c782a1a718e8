import { describe, expect, test } from 'vitest';
import {
  afterPeople,
  type Company,
  cannotAct,
  cannotHappen,
  clocksAt,
  companyOf,
  decided,
  namesOf,
  passTime,
  type Sitter,
  tellPeople,
  timeOf,
  wrongTime,
} from '../../src/kernel/company.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import type { LogHeader } from '../../src/kernel/log.js';
import type { ClockTerms, LogPeople } from '../../src/kernel/log-people.js';

/* Who sits at a table and how much time they have, one function at a time. */

const headerWith = (more: Partial<LogHeader>): LogHeader => {
  return { cityrules: 1, game: 'duel', rules: 3, setup: {}, ...more };
};
const timedBy = (clock: ClockTerms | undefined) => headerWith(clock === undefined ? {} : { clock });
const ann: Sitter = { name: 'Ann', bot: null, status: 'playing', left: 1000, spent: 0 };
const bo: Sitter = { ...ann, name: 'Bo' };

function companyWith(
  first: Partial<Sitter> = {},
  second: Partial<Sitter> = {},
  more: Partial<Company> = {},
): Company {
  return {
    seats: [
      { ...ann, ...first },
      { ...bo, ...second },
    ],
    at: 500,
    paused: false,
    ...more,
  };
}

describe('a company', () => {
  test('begins with the names, the clock and the time of the header', () => {
    const header = headerWith({ names: ['Ann'], clock: { move: 50, seat: 900 }, at: 7 });
    expect(companyOf(header, 2)).toEqual({
      seats: [
        { name: 'Ann', bot: null, status: 'playing', left: 900, spent: 0 },
        { name: null, bot: null, status: 'playing', left: 900, spent: 0 },
      ],
      at: 7,
      paused: false,
    });
  });

  test('begins without names, clock and time where the header has none', () => {
    const nobody = { name: null, bot: null, status: 'playing', left: null, spent: 0 };
    expect(companyOf(headerWith({}), 1)).toEqual({ seats: [nobody], at: null, paused: false });
    expect(companyOf(headerWith({ clock: { move: 5 }, at: 0 }), 1)).toEqual({
      seats: [nobody],
      at: 0,
      paused: false,
    });
  });

  test('is called as people say, then as the game says, then by the numbers of the seats', () => {
    const company = { ...companyWith({ name: null }), seats: [] as Sitter[] };
    company.seats.push({ ...ann, name: null }, { ...ann, name: 'Bo' }, { ...ann, name: null });
    expect(namesOf(company, ['Red', 'Blue'])).toEqual(['Red', 'Bo', 'Seat 2']);
  });
});

describe('the time of a line', () => {
  const clock = { move: 1000 };

  test.each<[string, ClockTerms | undefined, number | null, number | undefined, unknown]>([
    ['is not needed without clocks', undefined, null, undefined, undefined],
    ['is the given one', clock, null, 30, 30],
    ['is the given one where it is later than the last', undefined, 29, 30, 30],
    ['is the last one where that is later', clock, 31, 30, 31],
    ['may be 0', clock, null, 0, 0],
  ])('%s', (_fact, terms, last, given, time) => {
    expect(timeOf(timedBy(terms), last, given)).toBe(time);
  });

  test.each([undefined, -1, 0.5, Number.NaN])('with clocks it is not %s', (given) => {
    expect(() => timeOf({ clock }, null, given)).toThrow(InvalidInput);
  });

  test.each<[Partial<LogHeader>, number | null, number | undefined, string | undefined]>([
    [{}, 500, undefined, undefined],
    [{ clock }, 500, undefined, 'the match has clocks, but this line says no time'],
    [{ clock }, 500, 499, 'the time goes back: 499 comes after 500'],
    [{ clock }, 500, 500, undefined],
    [{}, 500, 499, 'the time goes back: 499 comes after 500'],
    [{}, null, 0, undefined],
  ])('with %o after %s: %s', (more, last, at, problem) => {
    expect(wrongTime(headerWith(more), companyWith({}, {}, { at: last }), at)).toBe(problem);
  });
});

describe('time passes', () => {
  const spent = { left: 700, spent: 300 };

  test.each<[string, Company, readonly number[], Partial<Sitter>, Partial<Sitter>]>([
    ['for who is asked', companyWith(), [0], spent, {}],
    ['for both who are asked', companyWith(), [0, 1], spent, spent],
    ['for nobody if nobody is asked', companyWith(), [], {}, {}],
    ['not for bots', companyWith({ bot: 'random' }), [0, 1], { bot: 'random' }, spent],
    [
      'not for who has resigned',
      companyWith({ status: 'resigned' }),
      [0],
      { status: 'resigned' },
      {},
    ],
    ['not for who is late', companyWith({ status: 'late' }), [0], { status: 'late' }, {}],
    ['not in a pause', companyWith({}, {}, { paused: true }), [0, 1], {}, {}],
    [
      'without a limit of the match',
      companyWith({ left: null }),
      [0],
      { left: null, spent: 300 },
      {},
    ],
    ['on top of what was spent', companyWith({ spent: 20 }), [0], { left: 700, spent: 320 }, {}],
    ['not before the first time', companyWith({}, {}, { at: null }), [0], {}, {}],
  ])('%s', (_fact, company, asked, first, second) => {
    const { paused } = company;
    expect(passTime(company, 800, asked)).toEqual(companyWith(first, second, { at: 800, paused }));
  });

  test('nothing passes where no time is said, and none at the same time', () => {
    const company = companyWith({ spent: 5 });
    expect(passTime(company, undefined, [0, 1])).toBe(company);
    expect(passTime(company, 500, [0, 1])).toEqual(company);
  });
});

describe('a seat cannot act', () => {
  const late = 'the time of seat 0 is up';

  test.each<[ClockTerms | undefined, Partial<Sitter>, Partial<Company>, string | undefined]>([
    [undefined, {}, {}, undefined],
    [undefined, {}, { paused: true }, 'the match is paused'],
    [undefined, { status: 'resigned' }, {}, 'seat 0 has resigned'],
    [undefined, { status: 'late' }, {}, late],
    [undefined, { left: 0 }, {}, undefined],
    [{ seat: 1000 }, { left: 1 }, {}, undefined],
    [{ seat: 1000 }, { left: 0 }, {}, late],
    [{ seat: 1000 }, { left: -1 }, {}, late],
    [{ seat: 1000 }, { left: 0, bot: 'random' }, {}, undefined],
    [{ seat: 1000 }, { spent: 9999 }, {}, undefined],
    [{ move: 100 }, { left: null, spent: 99 }, {}, undefined],
    [{ move: 100 }, { left: null, spent: 100 }, {}, late],
    [{ move: 100 }, { left: null, spent: 101 }, {}, late],
    [{ move: 100 }, { left: null, spent: 100, bot: 'random' }, {}, undefined],
  ])('with %o, where it is %o and the match %o: %s', (clock, sitter, match, why) => {
    expect(cannotAct(timedBy(clock), companyWith(sitter, {}, match), 0)).toBe(why);
  });

  test('of a seat that there is none the rules know better, but a pause is for all', () => {
    expect(cannotAct({}, companyWith(), 2)).toBeUndefined();
    expect(cannotAct({}, companyWith({}, {}, { paused: true }), 2)).toBe('the match is paused');
  });
});

describe('after a decision', () => {
  const clock = { move: 400, seat: 1000, bonus: 30 };
  const company = companyWith({ spent: 90 }, { spent: 80 });

  test.each<[string, readonly number[], Partial<Sitter>, Partial<Sitter>]>([
    ['who moved has the bonus, who is asked still goes on', [1], { left: 1030 }, { spent: 80 }],
    ['who moved and is asked again begins anew', [0], { left: 1030 }, {}],
    ['who is asked no more begins anew, without a bonus', [], { left: 1030 }, {}],
  ])('%s', (_fact, asked, first, second) => {
    expect(decided({ clock }, company, 0, asked)).toEqual(companyWith(first, second));
  });

  test('bots and seats without a limit have no bonus', () => {
    const others = companyWith({ bot: 'random' }, { left: null });
    expect(decided({ clock }, others, 0, [])).toEqual(others);
    expect(decided({ clock }, others, 1, [])).toEqual(others);
  });

  test('nothing is added where the clock has no bonus, and nothing is touched without clocks', () => {
    expect(decided({ clock: { seat: 1000 } }, company, 0, [])).toEqual(companyWith());
    expect(decided({}, company, 0, [])).toBe(company);
  });
});

describe('what people do', () => {
  const sits = (seat: number, time?: number): LogPeople => {
    return { people: 'player', seat, name: 'Cleo', ...(time !== undefined && { time }) };
  };
  const paused = { paused: true };
  const none = 'nothing is left on the clock of seat 0: say how much time there is';

  test.each<[LogPeople, ClockTerms | undefined, Partial<Sitter>, Partial<Company>, unknown]>([
    [{ people: 'paused' }, undefined, {}, {}, undefined],
    [{ people: 'paused' }, undefined, {}, paused, 'the match is paused already'],
    [{ people: 'resumed' }, undefined, {}, {}, 'the match is not paused'],
    [{ people: 'resumed' }, undefined, {}, paused, undefined],
    [sits(2), undefined, {}, {}, 'there is no seat 2'],
    [sits(0), undefined, { left: null }, {}, undefined],
    [sits(0, 5), undefined, {}, {}, 'no clock of a seat could be set: this match has none'],
    [sits(0, 5), { move: 9 }, {}, {}, 'no clock of a seat could be set: this match has none'],
    [sits(0, 5), { seat: 9 }, { left: 0 }, {}, undefined],
    [sits(0), { seat: 9 }, { left: 1 }, {}, undefined],
    [sits(0), { seat: 9 }, { left: 0 }, {}, none],
    [sits(0), { seat: 9 }, { status: 'late' }, {}, undefined],
    [{ people: 'bot', seat: 0, bot: 'random' }, { seat: 9 }, { left: 0 }, {}, undefined],
    [{ people: 'resigned', seat: 0 }, undefined, {}, {}, undefined],
    [{ people: 'resigned', seat: 0 }, undefined, { bot: 'x' }, {}, 'a bot plays for seat 0'],
    [
      { people: 'resigned', seat: 0 },
      undefined,
      { status: 'resigned' },
      {},
      'seat 0 has resigned already',
    ],
    [{ people: 'resigned', seat: 0 }, undefined, { status: 'late' }, {}, undefined],
    [{ people: 'late', seat: 0 }, undefined, {}, {}, 'seat 0 still has time'],
    [{ people: 'late', seat: 0 }, { seat: 9 }, { left: 1 }, {}, 'seat 0 still has time'],
    [{ people: 'late', seat: 0 }, { seat: 9 }, { left: 0 }, {}, undefined],
    [
      { people: 'late', seat: 0 },
      { seat: 9 },
      { left: 0, status: 'late' },
      {},
      'that seat 0 is late was said already',
    ],
    [
      { people: 'late', seat: 0 },
      { seat: 9 },
      { left: 0, status: 'resigned' },
      {},
      'seat 0 has resigned already',
    ],
  ])('%o with %o, where seat 0 is %o and the match %o: %s', (entry, clock, sitter, match, why) => {
    expect(cannotHappen(timedBy(clock), companyWith(sitter, {}, match), entry)).toBe(why);
  });

  test.each<[LogPeople, Partial<Sitter>, Partial<Sitter>]>([
    [sits(0), { status: 'late' }, { name: 'Cleo', spent: 0 }],
    [sits(0, 70), { bot: 'random' }, { name: 'Cleo', left: 70, spent: 0 }],
    [{ people: 'bot', seat: 0, bot: 'calm' }, { status: 'resigned' }, { bot: 'calm', spent: 0 }],
    [
      { people: 'bot', seat: 0, bot: 'calm', name: 'Robo' },
      {},
      { bot: 'calm', name: 'Robo', spent: 0 },
    ],
    [{ people: 'resigned', seat: 0 }, {}, { status: 'resigned', spent: 40 }],
    [{ people: 'late', seat: 0 }, {}, { status: 'late', spent: 40 }],
  ])('%o, where seat 0 is %o, makes it %o and nobody else', (entry, before, after) => {
    const company = companyWith({ ...before, spent: 40 }, { spent: 3 });
    expect(afterPeople(company, entry)).toEqual(companyWith(after, { spent: 3 }));
  });

  test('a pause begins and ends, and changes no seat', () => {
    const company = companyWith({ spent: 40 });
    const during = afterPeople(company, { people: 'paused' });
    expect(during).toEqual({ ...company, paused: true });
    expect(afterPeople(during, { people: 'resumed' })).toEqual(company);
  });

  test.each<[LogPeople, string]>([
    [{ people: 'paused' }, 'The match is paused.'],
    [{ people: 'resumed' }, 'The match goes on.'],
    [sits(0), 'Cleo takes the place of Ann.'],
    [sits(1), 'Cleo takes the place of Seat 1.'],
    [{ people: 'player', seat: 0, name: 'Ann' }, 'Ann plays on.'],
    [{ people: 'bot', seat: 0, bot: 'calm' }, 'A bot (calm) plays on for Ann.'],
    [{ people: 'resigned', seat: 0 }, 'Ann resigns.'],
    [{ people: 'late', seat: 0 }, 'The time of Ann is up.'],
  ])('%o is told', (entry, told) => {
    expect(tellPeople(entry, ['Ann'])).toBe(told);
  });
});

describe('clocks at some time', () => {
  const clock = { move: 400, seat: 1000 };

  test('run for who is asked, and never below nothing', () => {
    expect(clocksAt({ clock }, companyWith({ spent: 100 }), [0], 600)).toEqual([
      { seat: 0, isRunning: true, move: 200, match: 900 },
      { seat: 1, isRunning: false, move: 400, match: 1000 },
    ]);
    expect(clocksAt({ clock }, companyWith(), [0], 9000)[0]).toEqual({
      seat: 0,
      isRunning: true,
      move: 0,
      match: 0,
    });
  });

  test('a time before the last line is the time of the last line', () => {
    const [first] = clocksAt({ clock }, companyWith(), [0], 100);
    expect(first).toEqual({ seat: 0, isRunning: true, move: 400, match: 1000 });
    const [other] = clocksAt({ clock }, companyWith({}, {}, { at: null }), [0], 100);
    expect(other).toEqual({ seat: 0, isRunning: true, move: 400, match: 1000 });
  });

  test.each<[string, Partial<Sitter>, Partial<Company>]>([
    ['bots', { bot: 'random' }, {}],
    ['seats that are late', { status: 'late' }, {}],
    ['a match that is paused', {}, { paused: true }],
  ])('do not run for %s', (_who, sitter, match) => {
    const clocks = clocksAt({ clock }, companyWith(sitter, {}, match), [0], 600);
    expect(clocks[0]).toEqual({ seat: 0, isRunning: false, move: 400, match: 1000 });
  });

  test('have no limits where there are none', () => {
    const company = companyWith({ left: null });
    expect(clocksAt({ clock: { move: 400 } }, company, [0], 600)[0]).toEqual({
      seat: 0,
      isRunning: true,
      move: 300,
      match: null,
    });
    expect(clocksAt({ clock: { seat: 9 } }, company, [0], 600)[0]?.move).toBeNull();
    expect(clocksAt({}, company, [0], 600)[0]?.move).toBeNull();
  });
});
