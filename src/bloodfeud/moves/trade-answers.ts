import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { copiesOf, distinct } from '../../kit/sets.js';
import { nameOf, teamName } from '../describe/names.js';
import { askedZones, cardsIn, completeTrade, pickedFrom } from '../mechanics/trade.js';
import { defineMove, refuse } from '../play.js';
import { id, type StepOf, type Team, teamOf } from '../state/state.js';

export const answerTrade = defineMove({
  type: 'answerTrade',
  at: ['tradeAnswer'],
  params: { accept: z.boolean() },
  options: (_position, seat) => [
    { type: 'answerTrade', seat, accept: true },
    { type: 'answerTrade', seat, accept: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, accept }, { proposer, partner, give, ask }) {
    if (!accept) {
      table.emit({ type: 'tradeDeclined', seat, with: proposer });
      return;
    }
    if (askedZones(ask).length === 0) {
      return completeTrade(table, { proposer, partner, give, ask, picks: [] });
    }
    table.next({ type: 'tradePick', proposer, partner, give, ask, picks: [] });
  },
});

export interface AnswerTradeMove extends MoveIn<typeof answerTrade> {}

export const tradePick = defineMove({
  type: 'tradePick',
  at: ['tradePick'],
  params: { card: id },
  context: ({ state }, step, seat) => pickingOf(teamOf(state, seat), step),
  options(_position, seat, _step, picking) {
    const moves: { type: 'tradePick'; seat: number; card: string }[] = [];
    for (const card of distinct(picking.hand)) {
      if (isLeft(picking, card)) moves.push({ type: 'tradePick', seat, card });
    }
    return moves;
  },
  forbid(position, { seat, card }, _step, picking) {
    if (isLeft(picking, card)) return undefined;
    return refuse('BF-TRADE-07', () => {
      const name = nameOf(position.content, card);
      return `${teamName(position, seat)} has no ${name} left to give there`;
    });
  },
  perform(table, { seat, card }, step) {
    const { type, proposer, partner, give, ask } = step;
    const picks = [...step.picks, card];
    if (picks.length < askedZones(ask).length) {
      return table.next({ type, proposer, partner, give, ask, picks });
    }
    const cards = [...picks];
    table.reveal();
    const hidden = { cards: [proposer, partner] };
    table.emitCopy({ type: 'tradeAccepted', seat, with: proposer, cards, hidden });
    table.next({ type: 'tradeConfirm', proposer, partner, give, ask, picks });
  },
});

export interface TradePickMove extends MoveIn<typeof tradePick> {}

/** What is picked from: the cards of the next zone asked for, and which of them are picked already. */
export interface Picking {
  readonly hand: readonly string[];
  readonly picked: readonly string[];
}

function pickingOf(giver: Team, step: StepOf<'tradePick'>): Picking {
  const zone = askedZones(step.ask)[step.picks.length];
  if (zone === undefined) return { hand: [], picked: [] };
  return { hand: cardsIn(giver, zone), picked: pickedFrom(step, zone) };
}

function isLeft({ hand, picked }: Picking, card: string): boolean {
  return copiesOf(hand, card) > copiesOf(picked, card);
}

export const confirmTrade = defineMove({
  type: 'confirmTrade',
  at: ['tradeConfirm'],
  params: { confirm: z.boolean() },
  options: (_position, seat) => [
    { type: 'confirmTrade', seat, confirm: true },
    { type: 'confirmTrade', seat, confirm: false },
  ],
  forbid: () => undefined,
  perform(table, { seat, confirm }, step) {
    if (confirm) return completeTrade(table, step);
    table.emit({ type: 'tradeCancelled', seat, with: step.partner });
  },
});

export interface ConfirmTradeMove extends MoveIn<typeof confirmTrade> {}
