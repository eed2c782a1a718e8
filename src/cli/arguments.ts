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

export function playersOf(game: Game, players: number | undefined): number {
  const { min, max } = game.players;
  if (players === undefined) return min;
  if (players >= min && players <= max) return players;
  throw new Unusable(`${game.title} is for ${min} to ${max} players, not ${players}`);
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
  return seatOf(text);
}

export function seatOf(text: string): Seat {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is the number of a seat, from 0.');
}

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
