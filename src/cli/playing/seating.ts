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

/** Who plays, as the command line says it. */
interface Wanted {
  readonly seats?: readonly string[];
  readonly seat: Seat;
  readonly bots: readonly string[];
  readonly names?: readonly string[];
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
export function seatingOf(game: Game, wanted: Wanted, state: GameTypes['state']): Seating {
  const { seats, seat, bots, names = [] } = wanted;
  const count = game.seats(state);
  if (names.length > count) throw tooMany('--names', count, names.length);
  if (seats === undefined) {
    if (seat >= count) throw new Unusable(`--seat: there are seats 0 to ${count - 1}, not ${seat}`);
    return { humans: [seat], bots: botsOf(game, bots, count) };
  }
  if (seats.length > count) throw tooMany('--seats', count, seats.length);
  const who = Array.from({ length: count }, (_, at) => seats[Math.min(at, seats.length - 1)] ?? '');
  const humans = who.flatMap((name, at) => (name === human ? [at] : []));
  return { humans, bots: botsOf(game, who, count) };
}

export function tooMany(flag: string, seats: number, given: number): Unusable {
  return new Unusable(`${flag}: there are ${seats} seats, not ${given}`);
}
