import { withoutId } from '../../kit/sets.js';
import type { FeudTable, OpenPosition } from '../play.js';
import { withCouncil, withUsed } from '../state/change.js';
import { type Council, teamOf } from '../state/state.js';
import { giftsOf } from './bonuses.js';
import { discardEvent, drawEventCard, drawEvents } from './event-deck.js';

/** BF-VOTE-06: Power and what is added to it. */
export function votingPower(position: OpenPosition, seat: number): number {
  return teamOf(position.state, seat).power + giftsOf(position, seat).votePower;
}

/** BF-EVT-01: face up at the Council, then draw one. */
export function propose(table: FeudTable, seat: number, card: string): void {
  const { state } = table;
  const team = teamOf(state, seat);
  team.events = withoutId(team.events, card);
  team.used = withUsed(team.used, { proposed: true });
  const proposals = [...state.council.proposals, { card, by: seat }];
  state.council = withCouncil(state.council, { proposals });
  table.reveal();
  table.emit({ type: 'eventProposed', seat, card });
  drawEvents(table, seat, 1);
}

/** BF-VOTE-11: the top card, unseen by all. */
export function drawRandomEvent(table: FeudTable): void {
  const card = drawEventCard(table, 'event.random');
  if (card === undefined) return;
  const { state } = table;
  state.council = withCouncil(state.council, { selected: { card, by: null } });
  table.emit({ type: 'randomEventDrawn', card, hidden: { card: [] } });
}

/** BF-VOTE-12: all but the one that was selected. */
export function discardProposals(table: FeudTable, selected?: Council['proposals'][number]): void {
  const { state } = table;
  const cards = state.council.proposals.filter((one) => one !== selected).map(({ card }) => card);
  for (const card of cards) discardEvent(table, card);
  state.council = withCouncil(state.council, { proposals: [] });
  if (cards.length > 0) table.emitCopy({ type: 'proposalsDiscarded', cards });
}
