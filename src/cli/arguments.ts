import { type Command, InvalidArgumentError } from 'commander';
import { games } from '../index.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Game } from '../kernel/game.js';
import { tellFault } from '../kernel/json.js';
import type { Seat, Viewer } from '../kernel/play.js';
import { listed } from '../kit/words.js';
import { Unusable } from './exit.js';
import { readJson } from './files.js';

/** The game of this id, with another content pack if one is named. */
export async function findGame(id: string, pack?: string): Promise<Game> {
  const game = gameOf(id);
  return pack === undefined ? game : withPack(game, pack);
}

/** The game of this id; who names it comes first in the complaint. */
export function gameOf(id: string, where = ''): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game !== undefined) return game;
  throw new Unusable(`${where}there is no game "${id}", but ${Object.keys(games).join(', ')}`);
}

async function withPack(game: Game, file: string): Promise<Game> {
  const pack = await readJson(file);
  try {
    return game.withContent(pack);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new Unusable(`${file} is no ${error.message}`);
  }
}

/** For options that are whole numbers within bounds. */
export function wholeNumber(min: number, max = 1_000_000_000) {
  return (text: string): number => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(
      max < 1_000_000_000
        ? `It is a whole number from ${min} to ${max}.`
        : `It is a whole number, at least ${min}.`,
    );
  };
}

/** As many as were told; or as there are names or seats, as far as the game is for so many; or the fewest. */
export function playersOf(game: Game, told: number | undefined, given?: number): number {
  const { min, max } = game.players;
  if (told === undefined) return Math.min(max, Math.max(min, given ?? min));
  if (told >= min && told <= max) return told;
  throw new Unusable(`${game.title} is for ${min} to ${max} players, not ${told}`);
}

/** Further setup options; the number of players and the seed may stand among them as well as after a flag. */
export interface SetupFlags {
  readonly players?: number;
  readonly seed?: string;
  readonly setup: Record<string, unknown>;
}

/** The setup options apart from players and seed, and these wherever they stand. */
export function setupGiven({ players, seed, setup }: SetupFlags): SetupFlags {
  const { players: many, seed: named, ...rest } = setup;
  if (many !== undefined && !Number.isInteger(many)) {
    throw new Unusable('--setup: players is a whole number');
  }
  if (named !== undefined && typeof named !== 'string' && typeof named !== 'number') {
    throw new Unusable('--setup: seed is a text or a number');
  }
  const told = agreed('--players', players, many as number | undefined);
  const seeded = agreed('--seed', seed, named === undefined ? undefined : String(named));
  return {
    ...(told !== undefined && { players: told }),
    ...(seeded !== undefined && { seed: seeded }),
    setup: rest,
  };
}

/** What was told after a flag or among the setup options, which may not contradict each other. */
export function agreed<T>(
  flag: string,
  told: T | undefined,
  inSetup: T | undefined,
): T | undefined {
  if (told === undefined || inSetup === undefined || told === inSetup) return told ?? inSetup;
  throw new Unusable(`${flag} says ${told}, but --setup says ${inSetup}`);
}

/** Further setup options, as JSON on the command line. */
export function setupOptions(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`It is not JSON: ${tellFault(text)}.`);
  }
  const problem = new InvalidArgumentError('It is a JSON object, as in \'{"firstPlayer":0}\'.');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw problem;
  return value as Record<string, unknown>;
}

/** `Ada,Bo,Cleo`: who sits where. */
export function namesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '' && name.length <= 64)) return names;
  throw new InvalidArgumentError('They are names with commas between them, as in Ada,Bo,Cleo.');
}

export function viewerOf(text: string): Viewer {
  if (text === 'spectator') return text;
  if (seatNumber.test(text)) return Number(text);
  throw new InvalidArgumentError('It is the number of a seat, from 0, or "spectator".');
}

export function seatOf(text: string): Seat {
  if (seatNumber.test(text)) return Number(text);
  throw new InvalidArgumentError('It is the number of a seat, from 0.');
}

const seatNumber = /^\d{1,2}$/;

/** Refuses options that were given and that one of them has no use for. */
export function takesOnly(command: Command, flag: string, used: readonly string[] = []): void {
  const others = command.options.flatMap((option) => {
    const isGiven = command.getOptionValueSource(option.attributeName()) === 'cli';
    const { long } = option;
    return isGiven && long && long !== flag && !used.includes(long) ? [long] : [];
  });
  if (others.length > 0) throw new Unusable(`${flag} takes no ${listed(others, 'or')}`);
}

/** Runs work on input from outside; what the game cannot use becomes one sentence. */
export function using<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InvalidInput) throw new Unusable(`${what}${error.message}`);
    throw error;
  }
}
