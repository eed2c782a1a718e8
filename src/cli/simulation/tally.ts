import * as z from 'zod';
import type { Simulation } from '../../kernel/simulate.js';
import { ownEntry } from '../../kit/values.js';

/** How often each number came. */
const counts = z.record(z.string(), z.int().min(0));
export type Counts = z.output<typeof counts>;

/** What many games add up to. Nothing but whole numbers, so the order of adding makes no difference. */
export const tallySchema = z.strictObject({
  games: z.int().min(0),
  /** Games with more than one winner. */
  shared: z.int().min(0),
  decisions: z.int().min(0),
  /** Games by their number of decisions. */
  lengths: counts,
  seats: z.array(z.strictObject({ wins: z.int().min(0), scores: counts })),
  moveTypes: counts,
  /** Sums of the checksums of all games. */
  checksum: z.tuple([z.int(), z.int()]),
});
export type Tally = z.output<typeof tallySchema>;

export function emptyTally(): Tally {
  return {
    games: 0,
    shared: 0,
    decisions: 0,
    lengths: {},
    seats: [],
    moveTypes: {},
    checksum: [0, 0],
  };
}

/** One game as the kernel's `simulate` tells it. */
export function tallyOf({
  games,
  shared,
  decisions,
  seats,
  moveTypes,
  checksum,
}: Simulation): Tally {
  const high = Number.parseInt(checksum.slice(0, 8), 16) | 0;
  const low = Number.parseInt(checksum.slice(8), 16) | 0;
  return {
    games,
    shared,
    decisions,
    lengths: { [decisions]: 1 },
    seats: seats.map(({ wins, meanScore }) => ({ wins, scores: { [meanScore]: 1 } })),
    moveTypes: { ...moveTypes },
    checksum: [high, low],
  };
}

/** Both together. */
export function join(a: Tally, b: Tally): Tally {
  const seats = Array.from({ length: Math.max(a.seats.length, b.seats.length) }, (_, seat) => ({
    wins: (a.seats[seat]?.wins ?? 0) + (b.seats[seat]?.wins ?? 0),
    scores: add(a.seats[seat]?.scores ?? {}, b.seats[seat]?.scores ?? {}),
  }));
  return {
    games: a.games + b.games,
    shared: a.shared + b.shared,
    decisions: a.decisions + b.decisions,
    lengths: add(a.lengths, b.lengths),
    seats,
    moveTypes: add(a.moveTypes, b.moveTypes),
    checksum: [(a.checksum[0] + b.checksum[0]) | 0, (a.checksum[1] + b.checksum[1]) | 0],
  };
}

function add(a: Counts, b: Counts): Counts {
  const sum: Counts = { ...a };
  for (const [key, times] of Object.entries(b)) sum[key] = (ownEntry(sum, key) ?? 0) + times;
  return Object.fromEntries(Object.entries(sum).sort(byKey));
}

function byKey([a]: [string, number], [b]: [string, number]): number {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : 1;
}
