import type { Refusal } from '../../kernel/rules.js';
import { placeName, teamName } from '../describe/names.js';
import { boardOf } from '../mechanics/board.js';
import { isAt } from '../mechanics/stations.js';
import { type FeudPosition, type FeudTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { type Station, teamOf } from '../state/state.js';

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

// Loops of our own: hands are short, and `includes` and `indexOf` were a call for each move of long lists.
export function isAmong(cards: readonly string[], card: string): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) return true;
  return false;
}

/** Whether the card at this place stands before it too. Not only next to it: somebody may have changed a hand. */
export function isCopy(cards: readonly string[], at: number): boolean {
  const card = cards[at];
  for (let i = 0; i < at; i++) if (cards[i] === card) return true;
  return false;
}

/**
 * Why a team may do nothing of a kind. A list is refused most stations for most teams: one record takes less than half
 * of the room that a refusal and a sentence that sets aside what it mentions would take.
 */
export class TeamRefusal implements Refusal<RuleId> {
  constructor(
    readonly rule: RuleId,
    readonly tell: (position: FeudPosition, seat: number) => string,
    readonly position: FeudPosition,
    readonly seat: number,
  ) {}

  because() {
    return this.tell(this.position, this.seat);
  }
}

/** For the teams that have none of a kind, as most have: no list is made for them. */
export const noMoves: readonly never[] = [];

/** One function for all moves of a station: a list then asks it once for them all. */
export const cannotActAt = {
  cityscape: closedFrom('cityscape'),
  orders: closedFrom('orders'),
  marketplace: closedFrom('marketplace'),
  council: closedFrom('council'),
};

/** BF-PHASE-02: the moves of a station are closed to teams that have nobody there. */
function closedFrom(station: Station) {
  const tell = (position: FeudPosition, seat: number) => {
    return `${teamName(position, seat)} needs a player at ${placeName(station)}`;
  };
  return (position: FeudPosition, seat: number): Refusal<RuleId> | undefined => {
    const team = position.state.teams[seat];
    if (team === undefined) return cannotActAsTeam(position, seat);
    if (isAt(team, station)) return undefined;
    return new TeamRefusal('BF-PHASE-02', tell, position, seat);
  };
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
