import type { Refusal } from '../../kernel/rules.js';
import { placeName, teamName } from '../describe/names.js';
import { boardOf } from '../mechanics/board.js';
import { isAt } from '../mechanics/stations.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { mostTeams, type Station, teamOf } from '../state/state.js';

/** Pays for a move at the open decision point; afterwards play goes on there (BF-PHASE-07). */
export function spendAction(table: FeudTable, seat: number): void {
  const team = teamOf(table.state, seat);
  if (team.budget !== null) team.budget -= 1;
  table.next({ type: 'afterMove', seat });
}

/**
 * A list for so many moves. One that grows by `push` takes room for 17 with the first of them and copies itself
 * with the 18th: in the longest lists that was a third of what they take.
 */
export function listOf<M>(length: number): M[] {
  return new Array<M>(length);
}

/**
 * A move that many lists share, made once: with walks, trades and Orders so, decisions come 3 per cent faster. Nobody can change it, so that
 * no list changes with another. Parts of it have to be frozen before.
 */
export function shared<M extends object>(move: M): M {
  return Object.freeze(move);
}

/** Something for each team, by its seat. */
export function byTeam<T>(make: (seat: number) => T): readonly T[] {
  return Array.from({ length: mostTeams }, (_, seat) => make(seat));
}

/** BF-PHASE-02: somebody of the team must be at the station. */
export function cannotReach(
  position: FeudPosition,
  seat: number,
  station: Station,
): Refusal<RuleId> | undefined {
  const team = position.state.teams[seat];
  if (team === undefined) return cannotActAsTeam(position, seat);
  return isAt(team, station) ? undefined : cannotBeAbsent(position, seat, station);
}

function cannotBeAbsent(position: FeudPosition, seat: number, station: Station) {
  return refuse('BF-PHASE-02', () => {
    return `${teamName(position, seat)} needs a player at ${placeName(station)}`;
  });
}

/** One function for all moves of a station: a list then asks it once for them all. */
export const cannotActAt = {
  cityscape: closedFrom('cityscape'),
  orders: closedFrom('orders'),
  marketplace: closedFrom('marketplace'),
  council: closedFrom('council'),
};

/** The moves of a station are closed to teams that are not there. */
function closedFrom(station: Station) {
  return (position: FeudPosition, seat: number) => cannotReach(position, seat, station);
}

/** The storyteller sits at the open point too, but owns no team (BF-STORY-01). */
export function isStoryteller({ state }: FeudPosition, seat: number): boolean {
  return seat >= state.teams.length;
}

/** BF-STORY-01: for moves of teams wherever they are. */
export function cannotActAsTeam(position: FeudPosition, seat: number): Refusal<RuleId> | undefined {
  return isStoryteller(position, seat) ? storytellerHasNoTeam : undefined;
}

const storytellerHasNoTeam = refuse('BF-PHASE-12', () => {
  return 'the storyteller has no team; it can only end the phase';
});

/** A Domain that is not on this Cityscape. */
export function cannotFindDomain(
  position: FeudPosition,
  rule: 'BF-ORDER-03' | 'BF-EVENT-02',
  domain: string,
) {
  return refuse(rule, () => {
    const { cells } = boardOf(position);
    return `there is no Domain "${domain}"; Domains are ${cells[0]} to ${cells.at(-1)}`;
  });
}

/** BF-PHASE-10: a right of one use per round is gone. */
export function cannotUseAgain(position: FeudPosition, seat: number, right: string) {
  return refuse('BF-PHASE-10', () => {
    return `${teamName(position, seat)} has used its ${right} this round`;
  });
}
