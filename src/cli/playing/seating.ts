import { InvalidArgumentError } from 'commander';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat } from '../../kernel/play.js';
import type { Bot } from '../../kernel/simulate.js';
import { botNames, botsOf } from '../bots.js';
import { Unusable } from '../exit.js';

/** Who plays each seat: somebody at this keyboard, or a bot. */
export interface Seating {
  readonly humans: readonly Seat[];
  readonly bots: readonly Bot<GameTypes>[];
}

const human = 'human';

/** What `--seats` says: `human,human,search`. */
export function seatsIn(text: string): string[] {
  const names = text.split(',');
  const bots = names.filter((name) => name !== human);
  if (bots.length > 0) botNames(bots.join(','));
  if (bots.length < names.length) return names;
  throw new InvalidArgumentError('One of the seats has to be human.');
}

/** One person at their seat among bots, or as the seats were given, the last one for all further seats. */
export function seatingOf(
  game: Game,
  { seats, seat, bots }: { seats?: readonly string[]; seat: Seat; bots: readonly string[] },
  count: number,
): Seating {
  if (seats === undefined) return { humans: [seat], bots: botsOf(game, bots, count) };
  if (seats.length > count)
    throw new Unusable(`--seats: there are ${count} seats, not ${seats.length}`);
  const who = Array.from({ length: count }, (_, at) => seats[Math.min(at, seats.length - 1)] ?? '');
  const humans = who.flatMap((name, at) => (name === human ? [at] : []));
  return { humans, bots: botsOf(game, who, count) };
}
