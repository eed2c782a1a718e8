import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { drawLayered } from '../../kit/layers.js';
import { withId, withoutId } from '../../kit/sets.js';
import { withEntry } from '../../kit/values.js';
import { plural } from '../../kit/words.js';
import { nameOf, teamName } from '../describe/names.js';
import { buryFaceUp, refillAmbitions, takeFaceUp } from '../mechanics/ambitions.js';
import { returnTokens } from '../mechanics/assets.js';
import { propose } from '../mechanics/council.js';
import { discardEvent, replaceEvents } from '../mechanics/event-deck.js';
import { cycleAllowance } from '../mechanics/market.js';
import { quorum, teamsAt } from '../mechanics/stations.js';
import { defineMove, type FeudPosition, type FeudTable, refuse } from '../play.js';
import { withUsed } from '../state/change.js';
import { id, type State, teamOf } from '../state/state.js';
import { askWilling, nextProposal } from '../steps/vote.js';
import { cannotActAt, cannotUseAgain, isAmong, isCopy, noMoves, spendAction } from './gameplay.js';

export const proposeEvent = defineMove({
  type: 'proposeEvent',
  at: ['open', 'voteProposals'],
  params: { card: id },
  closed: cannotActAt.council,
  options(position, seat, step) {
    if (step.type === 'open') {
      const { used } = teamOf(position.state, seat);
      if (used.proposed || position.state.council.resolved) return noMoves;
    }
    return eventMoves('proposeEvent', position, seat);
  },
  forbid(position, { seat, card }) {
    const { state } = position;
    const team = teamOf(state, seat);
    if (team.used.proposed) return cannotUseAgain(position, seat, 'proposal');
    if (state.council.resolved) {
      return refuse('BF-EVT-02', () => "this round's vote is resolved");
    }
    return isAmong(team.events, card) ? undefined : cannotShow(position, 'BF-EVT-01', seat, card);
  },
  perform(table, { seat, card }, step) {
    if (step.type === 'open') spendAction(table, seat);
    propose(table, seat, card);
    if (step.type !== 'voteProposals') return;
    nextProposal(table, { ...step, awaiting: step.awaiting.filter((other) => other !== seat) });
  },
});

export interface ProposeEventMove extends MoveIn<typeof proposeEvent> {}

/** One for each Event in hand, however many copies of it there are. */
function eventMoves<const T extends string>(type: T, { state }: FeudPosition, seat: number) {
  const moves: { type: T; seat: number; card: string }[] = [];
  const { events } = teamOf(state, seat);
  let at = 0;
  for (const card of events) if (!isCopy(events, at++)) moves.push({ type, seat, card });
  return moves;
}

function cannotShow(
  position: FeudPosition,
  rule: 'BF-EVT-01' | 'BF-CBON-01',
  seat: number,
  card: string,
) {
  return refuse(rule, () => {
    return `${teamName(position, seat)} does not hold the Event ${nameOf(position.content, card)}`;
  });
}

export const callVote = defineMove({
  type: 'callVote',
  at: ['open'],
  params: {},
  closed: cannotActAt.council,
  options: ({ state }, seat) =>
    state.council.proposals.length > 0 ? [{ type: 'callVote', seat }] : [],
  forbid(position) {
    const { state } = position;
    if (state.council.resolved) {
      return refuse('BF-VOTE-01', () => "this round's vote is resolved");
    }
    if (state.council.proposals.length === 0) {
      return refuse('BF-VOTE-03', () => 'no Event is proposed');
    }
    position.notes.atCouncil ??= teamsAt(state, 'council');
    const there = position.notes.atCouncil;
    if (there >= quorum(state)) return undefined;
    return refuse('BF-VOTE-02', () => {
      return `${quorum(state)} teams are needed at the Council; ${there} are there`;
    });
  },
  perform(table, { seat }) {
    table.emit({ type: 'voteCalled', seat });
    spendAction(table, seat);
    askWilling(table, seat);
  },
});

export interface CallVoteMove extends MoveIn<typeof callVote> {}

interface AmbitionSource {
  from: 'faceUp' | 'deck' | 'faction';
  slot?: number;
  card?: string;
}

interface AmbitionPurchase extends AmbitionSource {
  type: 'purchaseAmbition';
  seat: number;
}

const noCards: readonly string[] = [];

/** A slot goes with a face-up card, an id with a set-aside one. */
function isWellFormed({ from, slot, card }: AmbitionSource): boolean {
  return (
    (slot !== undefined) === (from === 'faceUp') && (card !== undefined) === (from === 'faction')
  );
}

export const purchaseAmbition = defineMove({
  type: 'purchaseAmbition',
  at: ['open'],
  params: {
    from: z.enum(['faceUp', 'deck', 'faction']),
    slot: z.int().min(1).max(99).exactOptional(),
    card: id.exactOptional(),
  },
  closed: cannotActAt.council,
  options(position, seat) {
    const { state, content } = position;
    if (teamOf(state, seat).tokens < content.constants.ambitionCost) return noMoves;
    const moves: AmbitionPurchase[] = state.ambitions.faceUp.map((_, i) => {
      return { type: 'purchaseAmbition', seat, from: 'faceUp', slot: i + 1 };
    });
    moves.push({ type: 'purchaseAmbition', seat, from: 'deck' });
    for (const card of state.ambitions.faction[seat] ?? noCards) {
      moves.push({ type: 'purchaseAmbition', seat, from: 'faction', card });
    }
    return moves;
  },
  forbid(position, move) {
    const { seat, from, slot, card } = move;
    const { state } = position;
    if (from === 'faction' && !state.options.immersive) {
      return refuse('BF-SETUP-14', () => 'faction Ambitions are for Immersive Story Mode');
    }
    const { ambitionCost } = position.content.constants;
    const { tokens } = teamOf(state, seat);
    if (tokens < ambitionCost) return cannotPayAmbition(position, seat);
    if (!isWellFormed(move)) {
      return refuse(
        'BF-AMB-01',
        () => 'name the slot of a face-up card, or the card that is set aside',
      );
    }
    if (from === 'faction') {
      const named = card as string;
      if ((state.ambitions.faction[seat] ?? noCards).includes(named)) return undefined;
      return cannotFindAside(position, seat, named);
    }
    if (from === 'deck') {
      if (state.ambitions.deck.length > 0) return undefined;
      return refuse('BF-AMB-02', () => 'the Ambition deck is empty');
    }
    const named = slot as number;
    return isFaceUp(state, named) ? undefined : cannotFindFaceUp(named);
  },
  perform(table, move) {
    const { seat } = move;
    returnTokens(table, seat, table.content.constants.ambitionCost);
    takeAmbition(table, seat, move);
    spendAction(table, seat);
  },
});

export interface PurchaseAmbitionMove extends MoveIn<typeof purchaseAmbition> {}

function cannotPayAmbition(position: FeudPosition, seat: number) {
  const { ambitionCost } = position.content.constants;
  return refuse('BF-AMB-01', () => {
    const { tokens } = teamOf(position.state, seat);
    const cost = `an Ambition costs ${plural(ambitionCost, 'token')}`;
    return `${cost}; ${teamName(position, seat)} has ${tokens}`;
  });
}

function cannotFindAside(position: FeudPosition, seat: number, card: string) {
  return refuse('BF-AMB-01', () => {
    return `${nameOf(position.content, card)} is not set aside for ${teamName(position, seat)}`;
  });
}

function isFaceUp({ ambitions }: State, slot: number): boolean {
  return (ambitions.faceUp[slot - 1] ?? null) !== null;
}

function cannotFindFaceUp(slot: number) {
  return refuse('BF-AMB-02', () => `no Ambition lies face up in space ${slot}`);
}

/** BF-AMB-01: face up, blind, or set aside. */
function takeAmbition(table: FeudTable, seat: number, ambition: AmbitionSource): void {
  const { ambitions } = table.state;
  const team = teamOf(table.state, seat);
  const { from } = ambition;
  if (from === 'deck') {
    const { card, pile } = drawLayered(table, `ambition.draw.${seat}`, ambitions.deck);
    ambitions.deck = pile;
    team.ambitions = withId(team.ambitions, card);
    table.emit({ type: 'ambitionPurchased', seat, from, card, hidden: { card: [seat] } });
    return;
  }
  let card = ambition.card as string;
  if (from === 'faceUp') {
    card = takeFaceUp(table, ambition.slot as number);
  } else {
    const left = withoutId(ambitions.faction[seat] as string[], card);
    ambitions.faction = withEntry(ambitions.faction, String(seat), left);
  }
  team.ambitions = withId(team.ambitions, card);
  table.emit({ type: 'ambitionPurchased', seat, from, card });
  refillAmbitions(table);
}

export const bonusBuryAmbition = defineMove({
  type: 'bonusBuryAmbition',
  at: ['open'],
  params: { slot: z.int().min(1).max(99) },
  closed: cannotActAt.council,
  options(position, seat) {
    const { state, content } = position;
    const { power, used } = teamOf(state, seat);
    if (power !== content.constants.weakest || used.buryAmbition) return noMoves;
    return state.ambitions.faceUp.map((_, i) => ({ type: 'bonusBuryAmbition', seat, slot: i + 1 }));
  },
  forbid(position, { seat, slot }) {
    const { state, content } = position;
    const { used, power } = teamOf(state, seat);
    if (used.buryAmbition) return cannotUseAgain(position, seat, 'right to bury an Ambition');
    if (power !== content.constants.weakest) {
      return refuse(
        'BF-CBON-02',
        () => `only teams of Power ${content.constants.weakest} bury an Ambition`,
      );
    }
    return isFaceUp(state, slot) ? undefined : cannotFindFaceUp(slot);
  },
  perform(table, { seat, slot }) {
    const team = teamOf(table.state, seat);
    team.used = withUsed(team.used, { buryAmbition: true });
    buryFaceUp(table, seat, slot);
    spendAction(table, seat);
  },
});

export interface BonusBuryAmbitionMove extends MoveIn<typeof bonusBuryAmbition> {}

export const cycleEvent = defineMove({
  type: 'cycleEvent',
  at: ['open', 'councilCycle'],
  params: { card: id },
  closed: cannotActAt.council,
  options(position, seat, step) {
    if (step.type === 'open' && teamOf(position.state, seat).used.councilBonus) return noMoves;
    return eventMoves('cycleEvent', position, seat);
  },
  forbid(position, { seat, card }, step) {
    const team = teamOf(position.state, seat);
    if (step.type === 'open' && team.used.councilBonus) {
      return cannotUseAgain(position, seat, 'Council Bonus Action');
    }
    return isAmong(team.events, card) ? undefined : cannotShow(position, 'BF-CBON-01', seat, card);
  },
  perform(table, { seat, card }, step) {
    const team = teamOf(table.state, seat);
    if (step.type === 'open') {
      team.used = withUsed(team.used, { councilBonus: true });
      spendAction(table, seat);
    }
    const before = step.type === 'open' ? cycleAllowance(table, seat) : step.left;
    const discarded = (step.type === 'open' ? 0 : step.discarded) + 1;
    team.events = withoutId(team.events, card);
    discardEvent(table, card);
    table.reveal();
    table.emit({ type: 'eventDiscarded', seat, card });
    const left = before - 1;
    if (left > 0 && team.events.length > 0) {
      return table.next({ type: 'councilCycle', seat, left, discarded });
    }
    replaceEvents(table, seat, discarded);
  },
});

export interface CycleEventMove extends MoveIn<typeof cycleEvent> {}
