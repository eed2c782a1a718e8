import type { Seat, Viewer } from '../kernel/play.js';

/** Made once: the rules ask several times for each decision whose it is. */
const alone: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** This seat and no other, as a list that nobody changes. */
export function only(seat: Seat): readonly Seat[] {
  return alone[seat] ?? [seat];
}

/** The next seat clockwise. */
export function nextSeat(seat: Seat, players: number): Seat {
  return (seat + 1) % players;
}

/** All seats clockwise, this one first. */
export function clockwise(first: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** All other seats, clockwise from this one. */
export function others(seat: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < players; i++) seats.push((seat + i) % players);
  return seats;
}

/** Whether the viewer may look at what only this seat knows. */
export function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'open';
}

/** The seats by what they have, best first, equals together: `compare` is negative where the first is better. */
export function groupsBy<T>(bySeat: readonly T[], compare: (one: T, other: T) => number): Seat[][] {
  const groups: Seat[][] = [];
  const seats = [...bySeat.keys()].sort((a, b) => {
    return compare(bySeat[a] as T, bySeat[b] as T) || a - b;
  });
  for (const seat of seats) {
    const last = groups[groups.length - 1];
    const isEqual = last && compare(bySeat[last[0] as Seat] as T, bySeat[seat] as T) === 0;
    if (isEqual) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}
