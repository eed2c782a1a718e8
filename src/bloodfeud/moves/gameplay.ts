import type { Refusal } from '../../kernel/rules.js';
import { isAt } from '../mechanics/presence.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Station, teamOf } from '../state/state.js';

/** Pays for a move at the open decision point; afterwards play goes on there (BF-PHASE-07). */
export function spendAction(table: FeudTable, seat: number): void {
  const team = teamOf(table.state, seat);
  if (team.budget !== null) team.budget -= 1;
  table.next({ type: 'afterMove', seat });
}

/** BF-PHASE-02: why nobody of this seat can act at the station, if so. */
export function absence(
  { state }: FeudPosition,
  seat: number,
  station: Station,
): Refusal<RuleId> | undefined {
  const team = state.teams[seat];
  if (team === undefined) return onlyTeams();
  return isAt(team, station) ? undefined : nobodyAt(seat, station);
}

function nobodyAt(seat: number, station: Station) {
  return refuse('BF-PHASE-02', () => `team ${seat} has no player at the station ${station}`);
}

/** The moves of a station are closed to who is not there. */
function closedFrom(station: Station) {
  return (position: FeudPosition, seat: number) => absence(position, seat, station);
}

/** One function for all moves of a station: a list then asks it once for them all. */
export const awayFrom = {
  cityscape: closedFrom('cityscape'),
  orders: closedFrom('orders'),
  marketplace: closedFrom('marketplace'),
  council: closedFrom('council'),
};

/** BF-PHASE-10. */
export function usedUp(seat: number, right: string) {
  return refuse('BF-PHASE-10', () => `team ${seat} has used its ${right} this round`);
}

/** The storyteller sits at the open point too, but owns no team (BF-STORY-01). */
export function isStoryteller({ state }: FeudPosition, seat: number): boolean {
  return seat >= state.teams.length;
}

/** BF-STORY-01: for moves of teams wherever they are. */
export function teamless(position: FeudPosition, seat: number): Refusal<RuleId> | undefined {
  return isStoryteller(position, seat) ? onlyTeams() : undefined;
}

function onlyTeams() {
  return refuse('BF-PHASE-12', () => 'the storyteller has no team, but ends the phase');
}
