import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { copiesOf, distinct } from '../../kit/sets.js';
import { nameOf, teamName } from '../describe/names.js';
import { askedZones, completeTrade, pickedFrom } from '../mechanics/trade.js';
import { defineMove, refuse } from '../play.js';
import { id, type StepOf, type Team, teamOf, type Zone } from '../state/state.js';

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
    const deal = { proposer, partner, give, ask, picks: [] };
    if (askedZones(ask).length === 0) return completeTrade(table, deal);
    table.next({ type: 'tradePick', ...deal });
  },
});

export interface AnswerTradeMove extends MoveIn<typeof answerTrade> {}

export const tradePick = defineMove({
  type: 'tradePick',
  at: ['tradePick'],
  params: { card: id },
  options({ state }, seat, step) {
    return distinct(pickable(teamOf(state, seat), step)).map((card) => {
      return { type: 'tradePick', seat, card };
    });
  },
  forbid(position, { seat, card }, step) {
    const zone = askedZones(step.ask)[step.picks.length];
    const hand = teamOf(position.state, seat);
    if (zone !== undefined && isLeft(hand[zone], card, step, zone)) return undefined;
    return refuse('BF-TRADE-07', () => {
      const name = nameOf(position.content, card);
      return `${teamName(position, seat)} has no ${name} left to give there`;
    });
  },
  perform(table, { seat, card }, step) {
    const picks = [...step.picks, card];
    if (picks.length < askedZones(step.ask).length) return table.next({ ...step, picks });
    const { proposer, partner, give, ask } = step;
    const cards = [...picks];
    table.reveal();
    const hidden = { cards: [proposer, partner] };
    table.emitCopy({ type: 'tradeAccepted', seat, with: proposer, cards, hidden });
    table.next({ type: 'tradeConfirm', proposer, partner, give, ask, picks });
  },
});

export interface TradePickMove extends MoveIn<typeof tradePick> {}

/** The cards of the next zone asked for that are not picked yet. */
function pickable(giver: Team, step: StepOf<'tradePick'>): string[] {
  const zone = askedZones(step.ask)[step.picks.length];
  if (zone === undefined) return [];
  return giver[zone].filter((card) => isLeft(giver[zone], card, step, zone));
}

function isLeft(
  hand: readonly string[],
  card: string,
  step: StepOf<'tradePick'>,
  zone: Zone,
): boolean {
  return copiesOf(hand, card) > copiesOf(pickedFrom(step, zone), card);
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
