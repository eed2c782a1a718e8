import { playersOf, type State, type Station, type Team, teamOf } from '../state/state.js';

/** BF-PHASE-02: one player is enough. */
export function isAt({ location }: Team, station: Station): boolean {
  const { P1, P2, P3, P4 } = location;
  return P1 === station || P2 === station || P3 === station || P4 === station;
}

export function seatsAt(state: State, station: Station): number[] {
  return seatsWhere(state, (team) => isAt(team, station));
}

export function seatsWhere(state: State, test: (team: Team, seat: number) => boolean): number[] {
  const seats: number[] = [];
  state.teams.forEach((team, seat) => {
    if (test(team, seat)) seats.push(seat);
  });
  return seats;
}

/** BF-PHASE-09: half of the teams, rounded up. */
export function quorum({ teams }: State): number {
  return Math.ceil(teams.length / 2);
}

export function teamsAt({ teams }: State, station: Station): number {
  let there = 0;
  for (const team of teams) if (isAt(team, station)) there++;
  return there;
}

/** BF-PHASE-11: the Neutral Zone outside the Council. */
export function playersInEarshot(team: Team) {
  return playersOf(team).filter((player) => {
    const at = team.location[player];
    return at === 'neutral' || at === 'marketplace';
  });
}

/** BF-EVENT-02: Power ascending, then seat order. */
export function byPower(state: State, seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => teamOf(state, a).power - teamOf(state, b).power || a - b);
}
