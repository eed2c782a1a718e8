import { type Location, type Open, playersOf, type Station, type Team } from '../state/state.js';

/** BF-PHASE-02: one player is enough. */
export function isAt({ location }: Pick<Team, 'location'>, station: Station): boolean {
  const { P1, P2, P3, P4 } = location;
  return P1 === station || P2 === station || is(P3, station) || is(P4, station);
}

// Not every team has so many players, and texts that are compared with nothing, too, are compared slowly by V8.
function is(place: Location | undefined, station: Station): boolean {
  return place !== undefined && place === station;
}

export function seatsAt(state: Pick<Open, 'teams'>, station: Station): number[] {
  return seatsWhere(state, (team) => isAt(team, station));
}

export function seatsWhere<T>(
  { teams }: { readonly teams: readonly T[] },
  test: (team: T, seat: number) => boolean,
): number[] {
  const seats: number[] = [];
  teams.forEach((team, seat) => {
    if (test(team, seat)) seats.push(seat);
  });
  return seats;
}

/** BF-PHASE-09: half of the teams, rounded up. */
export function quorum({ teams }: Pick<Open, 'teams'>): number {
  return Math.ceil(teams.length / 2);
}

export function teamsAt({ teams }: Pick<Open, 'teams'>, station: Station): number {
  let there = 0;
  for (const team of teams) if (isAt(team, station)) there++;
  return there;
}

/** BF-PHASE-11: the Neutral Zone outside the Council. */
export function playersInEarshot(team: Pick<Team, 'players' | 'location'>) {
  return playersOf(team).filter((player) => {
    const at = team.location[player];
    return at === 'neutral' || at === 'marketplace';
  });
}
