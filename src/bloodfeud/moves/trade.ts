import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { copiesOf, distinct } from '../../kit/sets.js';
import { listed } from '../../kit/words.js';
import { nameOf, teamName } from '../describe/names.js';
import { isAt } from '../mechanics/stations.js';
import {
  areTogether,
  askedZones,
  cardsNamed,
  completeTrade,
  coverLeft,
  hasLineOf,
  itemLines,
  type Line,
  lineFault,
  pickedFrom,
  sideOf,
} from '../mechanics/trade.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  type AskLine,
  askLine,
  type GiveLine,
  giveLine,
  id,
  type StepOf,
  type Team,
  team,
  teamOf,
  zones,
} from '../state/state.js';
import { cannotActAsTeam, spendAction } from './gameplay.js';

export const openTrade = defineMove({
  type: 'openTrade',
  at: ['open'],
  params: { with: team },
  closed: cannotActAsTeam,
  options(position, seat) {
    const moves: { type: 'openTrade'; seat: number; with: number }[] = [];
    for (let other = 0; other < position.state.teams.length; other++) {
      if (other !== seat) moves.push({ type: 'openTrade', seat, with: other });
    }
    return moves;
  },
  forbid(position, { seat, with: partner }) {
    const { state } = position;
    const other = state.teams[partner];
    if (other === undefined || partner === seat) {
      return refuse('BF-TRADE-01', () => {
        return `choose another team, not ${teamName(position, partner)}`;
      });
    }
    if (state.options.houseRules.tradePresence === 'none') return undefined;
    if (areTogether(teamOf(state, seat), other)) return undefined;
    return refuse('BF-TRADE-02', () => {
      const pair = listed([teamName(position, seat), teamName(position, partner)]);
      return `${pair} have no players at the same station`;
    });
  },
  perform(table, { seat, with: partner }) {
    table.emit({ type: 'tradeOpened', seat, with: partner });
    spendAction(table, seat);
    table.next({ type: 'tradeDraft', proposer: seat, partner, give: [], ask: [] });
  },
});

export interface OpenTradeMove extends MoveIn<typeof openTrade> {}

/** For the side that would give. */
function cannotAdd(position: FeudPosition, giverSeat: number, lines: readonly Line[], line: Line) {
  const fault = lineFault(position, giverSeat, lines, line);
  if (fault === undefined) return undefined;
  const most = position.content.constants.trade;
  const kind = line.kind === 'tokens' ? 'tokens' : 'assets';
  switch (fault) {
    case 'tooMuch':
      return refuse('BF-TRADE-05', () => {
        return `one side may give ${most[kind]} ${resources[kind]} at most`;
      });
    case 'twice':
      return refuse('BF-TRADE-05', () => `${resources[kind]} are in the offer already`);
    case 'tooMany':
      return refuse('BF-TRADE-05', () => `one side may give ${most.items} cards or items at most`);
    case 'uncovered':
      return refuse('BF-TRADE-07', () => `${teamName(position, giverSeat)} does not own that much`);
    case 'absent':
      return refuse('BF-TRADE-03', () => {
        return `${teamName(position, giverSeat)} has no player at the Marketplace`;
      });
  }
}

const resources = { assets: 'Assets', tokens: 'Ambition tokens' } as const;

type CommonLine = GiveLine & AskLine;

/** Lines that any side could be asked for or give, as far as there is room for them. */
function commonLines({ content }: FeudPosition, giver: Team, lines: readonly Line[]) {
  const { assets, tokens } = content.constants.trade;
  const common: CommonLine[] = [];
  addAmounts(common, lines, 'assets', Math.min(giver.assets, assets));
  addAmounts(common, lines, 'tokens', Math.min(giver.tokens, tokens));
  if (giver.warehouse.length === 0 || !isAt(giver, 'marketplace')) return common;
  for (const item of distinct(giver.warehouse)) common.push({ kind: 'stored', item });
  return common;
}

function addAmounts(
  common: CommonLine[],
  lines: readonly Line[],
  kind: 'assets' | 'tokens',
  most: number,
): void {
  if (hasLineOf(lines, kind)) return;
  for (let amount = 1; amount <= most; amount++) common.push({ kind, amount });
}

export const tradeGive = defineMove({
  type: 'tradeGive',
  at: ['tradeDraft'],
  params: { line: giveLine },
  options(position, seat, { give }) {
    const giver = teamOf(position.state, seat);
    const lines: GiveLine[] = commonLines(position, giver, give);
    if (itemLines(give) < position.content.constants.trade.items) {
      for (const zone of zones) {
        for (const card of distinct(giver[zone])) {
          const line = { kind: 'card', zone, card } as const;
          if (give.length === 0 || coverLeft(giver, give, line) > 0) lines.push(line);
        }
      }
    }
    return lines.map((line) => ({ type: 'tradeGive', seat, line }));
  },
  forbid: (position, { seat, line }, { give }) => cannotAdd(position, seat, give, line),
  perform(table, { line }, { type, proposer, partner, give, ask }) {
    table.next({ type, proposer, partner, give: [...give, line], ask });
  },
});

export interface TradeGiveMove extends MoveIn<typeof tradeGive> {}

export const tradeAsk = defineMove({
  type: 'tradeAsk',
  at: ['tradeDraft'],
  params: { line: askLine },
  options(position, seat, { partner, ask }) {
    const giver = teamOf(position.state, partner);
    const lines: AskLine[] = commonLines(position, giver, ask);
    if (itemLines(ask) < position.content.constants.trade.items) {
      for (const zone of zones) {
        const line = { kind: 'anyCard', zone } as const;
        if (coverLeft(giver, ask, line) > 0) lines.push(line);
      }
    }
    return lines.map((line) => ({ type: 'tradeAsk', seat, line }));
  },
  forbid: (position, { line }, { partner, ask }) => cannotAdd(position, partner, ask, line),
  perform(table, { line }, { type, proposer, partner, give, ask }) {
    table.next({ type, proposer, partner, give, ask: [...ask, line] });
  },
});

export interface TradeAskMove extends MoveIn<typeof tradeAsk> {}

export const tradeSend = defineMove({
  type: 'tradeSend',
  at: ['tradeDraft'],
  params: {},
  options: (_position, seat, { give, ask }) =>
    give.length + ask.length > 0 ? [{ type: 'tradeSend', seat }] : [],
  forbid(_position, _move, { give, ask }) {
    if (give.length + ask.length > 0) return undefined;
    return refuse('BF-TRADE-05', () => 'an offer must give or ask for something');
  },
  perform(table, { seat }, { proposer, partner, give, ask }) {
    const cards = cardsNamed(give);
    if (cards.length > 0) table.reveal();
    table.emit({
      type: 'tradeOffered',
      seat,
      with: partner,
      give: sideOf(give),
      ask: sideOf(ask),
      cards,
      hidden: { cards: [proposer, partner] },
    });
    table.next({ type: 'tradeAnswer', proposer, partner, give, ask });
  },
});

export interface TradeSendMove extends MoveIn<typeof tradeSend> {}

export const tradeCancel = defineMove({
  type: 'tradeCancel',
  at: ['tradeDraft', 'tradePick'],
  params: {},
  options: (_position, seat) => [{ type: 'tradeCancel', seat }],
  forbid: () => undefined,
  perform(table, { seat }, { proposer, partner }) {
    const other = seat === proposer ? partner : proposer;
    table.emit({ type: 'tradeCancelled', seat, with: other });
  },
});

export interface TradeCancelMove extends MoveIn<typeof tradeCancel> {}

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
    table.emit({ type: 'tradeAccepted', seat, with: proposer, cards, hidden });
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
  zone: (typeof zones)[number],
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
