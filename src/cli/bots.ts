import { InvalidArgumentError } from 'commander';
import { random, search, sensible } from '../bots/index.js';
import type { Game, GameTypes } from '../kernel/game.js';
import type { Bot } from '../kernel/simulate.js';

/** Who plays the seats that nobody sits on. */
const bots: Readonly<Record<string, (game: Game) => Bot<GameTypes>>> = {
  random: () => random,
  sensible,
  search,
};

/** What `--bots` says about itself. */
export const botsHelp = 'random, sensible, search or search:iterations; one for all, or one a seat';

export function botNames(text: string): string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !isKnown(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(
    `There is no bot "${unknown}", but ${Object.keys(bots).join(', ')} and search:100.`,
  );
}

/** One bot a seat: the names in order, the last one for all further seats. */
export function botsOf(game: Game, names: readonly string[], seats: number): Bot<GameTypes>[] {
  return Array.from({ length: seats }, (_, seat) => {
    return botOf(game, names[Math.min(seat, names.length - 1)] ?? 'random');
  });
}

/** As `search:100`: with so many iterations. */
const searching = /^search:([1-9]\d{0,6})$/;

function isKnown(name: string): boolean {
  return Object.hasOwn(bots, name) || searching.test(name);
}

function botOf(game: Game, name: string): Bot<GameTypes> {
  const [, iterations] = searching.exec(name) ?? [];
  if (iterations !== undefined) return search(game, { iterations: Number(iterations) });
  return bots[name]?.(game) ?? random;
}
