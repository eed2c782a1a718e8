import type { Refusal } from '../../kernel/rules.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import { isAt } from '../presence.js';
import type { RuleId } from '../rules.js';
import { type Station, teamOf } from '../state.js';

/** Pays for a move at the open decision point; afterwards play goes on there (BF-PHASE-07). */
export function spendAction(table: FeudTable, seat: number): void {
  const team = teamOf(table.state, seat);
  if (team.budget !== null) team.budget -= 1;
  table.next({ type: 'afterMove', seat });
}

/** Whether the seat has a player at the station: most lists begin with this question. */
export function isPresent({ state }: FeudPosition, seat: number, station: Station): boolean {
  const team = state.teams[seat];
  return team !== undefined && isAt(team, station);
}

/** BF-PHASE-02: why nobody of this seat can act at the station, if so. */
export function absence(
  position: FeudPosition,
  seat: number,
  station: Station,
): Refusal<RuleId> | undefined {
  if (isPresent(position, seat, station)) return undefined;
  if (isStoryteller(position, seat)) return onlyTeams();
  return refuse('BF-PHASE-02', () => `team ${seat} has no player at the station ${station}`);
}

/** BF-PHASE-10. */
export function usedUp(seat: number, right: string) {
  return refuse('BF-PHASE-10', () => `team ${seat} has used its ${right} this round`);
}

/** The storyteller sits at the open point too, but owns no team (BF-STORY-01). */
export function isStoryteller({ state }: FeudPosition, seat: number): boolean {
  return seat >= state.teams.length;
}

/** BF-STORY-01. */
export function onlyTeams() {
  return refuse('BF-PHASE-12', () => 'the storyteller has no team, but ends the phase');
}
