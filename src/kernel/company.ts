import { parseInput, unusable } from './errors.js';
import type { LogHeader } from './log.js';
import type { ClockTerms, LogPeople } from './log-people.js';
import type { Seat } from './play.js';
import * as z from './schema.js';

/*
 * Who sits at the table of a match, and how much time they have. None of it is part of the game's state. Everybody may
 * see all of it. Nothing here looks at a clock: times come from outside, with the lines of the log.
 */

/** Who sits at one seat of a match, and the time they have. */
export interface Sitter {
  /** As the header or a later line says; null where nobody has given a name. */
  readonly name: string | null;
  /** The bot that plays for this seat, if one does. Bots have no clock. */
  readonly bot: string | null;
  /** A seat that has resigned or was late does not move until a bot or somebody else sits there. */
  readonly status: 'playing' | 'resigned' | 'late';
  /** Milliseconds left for the rest of the match; null where the clock does not limit that. */
  readonly left: number | null;
  /** Milliseconds spent on the present decision. */
  readonly spent: number;
}

/** Who sits at the table of a match. Everybody may see it. */
export interface Company {
  /** By the numbers of the seats. */
  readonly seats: readonly Sitter[];
  /** The time of the last line that has one. */
  readonly at: number | null;
  readonly paused: boolean;
}

/** One seat's clock at some time. */
export interface SeatClock {
  readonly seat: Seat;
  readonly isRunning: boolean;
  /** Milliseconds left for this decision and for the rest of the match; null where there is no limit. */
  readonly move: number | null;
  readonly match: number | null;
}

export function companyOf({ names, clock, at }: LogHeader, seats: number): Company {
  const sitter = (seat: Seat): Sitter => {
    const name = names?.[seat] ?? null;
    return { name, bot: null, status: 'playing', left: clock?.seat ?? null, spent: 0 };
  };
  return {
    seats: Array.from({ length: seats }, (_, seat) => sitter(seat)),
    at: at ?? null,
    paused: false,
  };
}

/** The names of the seats; where nobody has given one, what the game calls them. */
export function namesOf({ seats }: Company, called: readonly string[]): string[] {
  return seats.map(({ name }, seat) => name ?? called[seat] ?? `Seat ${seat}`);
}

/** By the name that was given, if there is one. */
export function whoSits({ seats }: Company, seat: Seat): string {
  return seats[seat]?.name ?? `seat ${seat}`;
}

/** A time as it is written down: clocks of two machines may differ a little, but a log never goes back. */
export function timeOf(
  { clock }: Pick<LogHeader, 'clock'>,
  last: number | null,
  given: number | undefined,
): number | undefined {
  if (given === undefined) {
    if (clock === undefined) return undefined;
    throw unusable('at', 'this match has clocks: say what time it is');
  }
  return Math.max(parseInput('at', z.int().min(0), given), last ?? 0);
}

/** What is wrong with the time of a line, if anything. */
export function wrongTime({ clock }: LogHeader, company: Company, at: number | undefined) {
  if (at === undefined) {
    return clock && 'the match has clocks, but this line says no time';
  }
  if (at < (company.at ?? 0)) {
    return `the time goes back: ${at} comes after ${company.at}`;
  }
  return undefined;
}

/** The company at a later time, while these seats were to act. */
export function passTime(
  company: Company,
  at: number | undefined,
  asked: readonly Seat[],
): Company {
  if (at === undefined) return company;
  const passed = company.at === null ? 0 : at - company.at;
  const seats = company.seats.map((sitter, seat) => {
    if (!isRunning(company, sitter) || !asked.includes(seat)) return sitter;
    const left = sitter.left === null ? null : sitter.left - passed;
    return { ...sitter, left, spent: sitter.spent + passed };
  });
  return { ...company, seats, at };
}

/** Why this seat cannot move or take back, besides the rules. */
export function cannotAct(
  { clock }: Pick<LogHeader, 'clock'>,
  { seats, paused }: Company,
  seat: Seat,
): string | undefined {
  const sitter = seats[seat];
  if (paused) return 'the match is paused';
  // The rules say that there is no such seat.
  if (sitter === undefined) return undefined;
  if (sitter.status === 'resigned') return `seat ${seat} has resigned`;
  if (sitter.status === 'late' || isLate(clock, sitter)) return `the time of seat ${seat} is up`;
  return undefined;
}

/** After this seat has moved or taken back, and these are asked. */
export function decided(
  { clock }: Pick<LogHeader, 'clock'>,
  company: Company,
  mover: Seat,
  asked: readonly Seat[],
): Company {
  if (clock === undefined) return company;
  const seats = company.seats.map((sitter, seat) => {
    if (seat !== mover && asked.includes(seat)) return sitter;
    const hasBonus = seat === mover && sitter.bot === null && sitter.left !== null;
    return { ...sitter, spent: 0, left: hasBonus ? sitter.left + (clock.bonus ?? 0) : sitter.left };
  });
  return { ...company, seats };
}

/** Why this cannot have happened now. */
export function cannotHappen(
  { clock }: Pick<LogHeader, 'clock'>,
  { seats, paused }: Company,
  entry: LogPeople,
): string | undefined {
  if (entry.people === 'paused') return paused ? 'the match is paused already' : undefined;
  if (entry.people === 'resumed') return paused ? undefined : 'the match is not paused';
  const { seat } = entry;
  const sitter = seats[seat];
  if (sitter === undefined) return `there is no seat ${seat}`;
  if (entry.people === 'player') return cannotSit(clock, sitter, entry);
  if (entry.people === 'bot') return undefined;
  if (sitter.bot !== null) return `a bot plays for seat ${seat}`;
  if (sitter.status === 'resigned') return `seat ${seat} has resigned already`;
  if (entry.people === 'resigned') return undefined;
  if (sitter.status === 'late') return `that seat ${seat} is late was said already`;
  return isLate(clock, sitter) ? undefined : `seat ${seat} still has time`;
}

function cannotSit(
  clock: ClockTerms | undefined,
  { left }: Sitter,
  { seat, time }: Extract<LogPeople, { people: 'player' }>,
): string | undefined {
  if (time !== undefined && clock?.seat === undefined) {
    return 'no clock of a seat could be set: this match has none';
  }
  if (!isSpent(time ?? left)) return undefined;
  return `nothing is left on the clock of seat ${seat}: say how much time there is`;
}

/** The company after something that can have happened. */
export function afterPeople(company: Company, entry: LogPeople): Company {
  if (entry.people === 'paused') return { ...company, paused: true };
  if (entry.people === 'resumed') return { ...company, paused: false };
  return {
    ...company,
    seats: company.seats.map((sitter, seat) => {
      return seat === entry.seat ? afterSeat(sitter, entry) : sitter;
    }),
  };
}

function afterSeat(sitter: Sitter, entry: Extract<LogPeople, { seat: Seat }>): Sitter {
  switch (entry.people) {
    case 'player': {
      const { name, time } = entry;
      return { name, bot: null, status: 'playing', left: time ?? sitter.left, spent: 0 };
    }
    case 'bot': {
      const { bot, name = sitter.name } = entry;
      return { ...sitter, name, bot, status: 'playing', spent: 0 };
    }
    case 'resigned':
    case 'late':
      return { ...sitter, status: entry.people };
  }
}

/** Every seat's clock at this time, while these are asked. */
export function clocksAt(
  { clock }: Pick<LogHeader, 'clock'>,
  company: Company,
  asked: readonly Seat[],
  at: number,
): SeatClock[] {
  const now = passTime(company, Math.max(at, company.at ?? 0), asked);
  return now.seats.map((sitter, seat) => ({
    seat,
    isRunning: isRunning(now, sitter) && asked.includes(seat),
    move: clock?.move === undefined ? null : Math.max(0, clock.move - sitter.spent),
    match: sitter.left === null ? null : Math.max(0, sitter.left),
  }));
}

/** One sentence for people. */
export function tellPeople(entry: LogPeople, names: readonly string[]): string {
  if (entry.people === 'paused') return 'The match is paused.';
  if (entry.people === 'resumed') return 'The match goes on.';
  const who = names[entry.seat] ?? `Seat ${entry.seat}`;
  switch (entry.people) {
    case 'player':
      return entry.name === who ? `${who} plays on.` : `${entry.name} takes the place of ${who}.`;
    case 'bot':
      return `A bot (${entry.bot}) plays on for ${who}.`;
    case 'resigned':
      return `${who} resigns.`;
    case 'late':
      return `The time of ${who} is up.`;
  }
}

function isRunning({ paused }: Company, { bot, status }: Sitter): boolean {
  return !paused && bot === null && status === 'playing';
}

function isLate(clock: ClockTerms | undefined, { bot, left, spent }: Sitter): boolean {
  if (clock === undefined || bot !== null) return false;
  return isSpent(left) || spent >= (clock.move ?? Number.POSITIVE_INFINITY);
}

function isSpent(left: number | null): boolean {
  return left !== null && left <= 0;
}
