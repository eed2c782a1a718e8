import { plural } from '../../kit/words.js';
import { joinRanges, type Result } from './plan.js';
import type { Counts } from './tally.js';

/** Why these sums cannot all be true; nothing if they can. */
export function contradictionIn(result: Result): string | undefined {
  return wrongRanges(result) ?? wrongSums(result) ?? wrongSeats(result);
}

function wrongRanges({ plan, ranges, tally }: Result): string | undefined {
  const outside = ranges.find(([from, to]) => from >= to || to > plan.total);
  if (outside !== undefined) {
    return `there are no games ${outside[0] + 1} to ${outside[1]} of ${plan.total}`;
  }
  if (joinRanges(ranges) === undefined) return 'its ranges overlap';
  const games = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  if (games === tally.games) return undefined;
  return `its ranges hold ${plural(games, 'game')}, its sums ${tally.games}`;
}

function wrongSums({ tally }: Result): string | undefined {
  const { games, decisions, lengths, moveTypes } = tally;
  if (timesIn(lengths) !== games) {
    return `it tells the length of ${timesIn(lengths)} games, not of ${games}`;
  }
  const total = Object.entries(lengths).reduce((sum, [length, n]) => sum + Number(length) * n, 0);
  if (total !== decisions) {
    return `the lengths add up to ${total} decisions, not to ${decisions}`;
  }
  if (timesIn(moveTypes) === decisions) return undefined;
  return `it counts ${timesIn(moveTypes)} moves in ${decisions} decisions`;
}

function wrongSeats({ tally }: Result): string | undefined {
  const { games, shared, seats } = tally;
  const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
  if (shared > games) return `it has ${shared} games with several winners among ${games}`;
  if (wins < 2 * shared || wins > games - shared + shared * seats.length) {
    return `${wins} wins do not fit ${games} games, ${shared} of them with several winners`;
  }
  for (const [seat, { wins, scores }] of seats.entries()) {
    if (wins > games) return `seat ${seat} has won ${wins} of ${games} games`;
    if (timesIn(scores) !== games) {
      return `it tells the score of seat ${seat} in ${timesIn(scores)} games of ${games}`;
    }
    if (!Object.keys(scores).every(isNumber)) return `a score of seat ${seat} is no number`;
  }
  return undefined;
}

function timesIn(counts: Counts): number {
  return Object.values(counts).reduce((sum, times) => sum + times, 0);
}

function isNumber(key: string): boolean {
  return key.trim() !== '' && Number.isFinite(Number(key));
}
