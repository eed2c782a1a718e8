import { playerIds, playersOf, type State, type Station, type Team } from '../state/state.js';

/** BF-PHASE-02: one player is enough. */
export function isAt({ location }: Team, station: Station): boolean {
  for (const player of playerIds) if (location[player] === station) return true;
  return false;
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
