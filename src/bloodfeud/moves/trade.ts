import type { MoveIn } from '../../kernel/play.js';
import { distinct } from '../../kit/sets.js';
import { listed } from '../../kit/words.js';
import { teamName } from '../describe/names.js';
import { isAt } from '../mechanics/stations.js';
import {
  areTogether,
  cardsIn,
  cardsNamed,
  coverLeft,
  type Line,
  type LineFault,
  lineFault,
  type OfferSide,
  offerSide,
  sideOf,
} from '../mechanics/trade.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  type AskLine,
  askLine,
  type GiveLine,
  giveLine,
  team,
  teamOf,
  zones,
} from '../state/state.js';
import { cannotActAsTeam, listOf, spendAction } from './gameplay.js';

export const openTrade = defineMove({
  type: 'openTrade',
  at: ['open'],
  params: { with: team },
  closed: cannotActAsTeam,
  options(position, seat) {
    const { length } = position.state.teams;
    const moves = listOf<{ type: 'openTrade'; seat: number; with: number }>(length - 1);
    for (let other = 0, i = 0; other < length; other++) {
      if (other !== seat) moves[i++] = { type: 'openTrade', seat, with: other };
    }
    return moves;
  },
  forbid(position, { seat, with: partner }) {
    const { state } = position;
    const other = state.teams[partner];
    if (other === undefined || partner === seat) return cannotTradeAlone(position, partner);
    if (state.options.houseRules.tradePresence === 'none') return undefined;
    if (areTogether(teamOf(state, seat), other)) return undefined;
    return cannotTradeApart(position, seat, partner);
  },
  perform(table, { seat, with: partner }) {
    table.emit({ type: 'tradeOpened', seat, with: partner });
    spendAction(table, seat);
    table.next({ type: 'tradeDraft', proposer: seat, partner, give: [], ask: [] });
  },
});

export interface OpenTradeMove extends MoveIn<typeof openTrade> {}

function cannotTradeAlone(position: FeudPosition, partner: number) {
  return refuse('BF-TRADE-01', () => `choose another team, not ${teamName(position, partner)}`);
}

function cannotTradeApart(position: FeudPosition, seat: number, partner: number) {
  return refuse('BF-TRADE-02', () => {
    const pair = listed([teamName(position, seat), teamName(position, partner)]);
    return `${pair} have no players at the same station`;
  });
}

/** For the side that would give. */
function cannotAdd(position: FeudPosition, giverSeat: number, side: OfferSide, line: Line) {
  const fault = lineFault(position, side, line);
  return fault && cannotAddFor(fault, position, giverSeat, line);
}

function cannotAddFor(fault: LineFault, position: FeudPosition, giverSeat: number, line: Line) {
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

/** A line that one side adds to the offer. */
interface LineMove<T extends string, L> {
  type: T;
  seat: number;
  line: L;
}

/** How many Assets one more line may hold at most. */
function mostAssets({ content }: FeudPosition, { giver, hasAssets }: OfferSide): number {
  return hasAssets ? 0 : Math.min(giver.assets, content.constants.trade.assets);
}

function mostTokens({ content }: FeudPosition, { giver, hasTokens }: OfferSide): number {
  return hasTokens ? 0 : Math.min(giver.tokens, content.constants.trade.tokens);
}

/** BF-TRADE-03: the Warehouse items that a side may trade, each once. */
function tradableItems({ giver }: OfferSide): readonly string[] {
  return isAt(giver, 'marketplace') ? distinct(giver.warehouse) : nothing;
}

const nothing: readonly string[] = [];

export const tradeGive = defineMove({
  type: 'tradeGive',
  at: ['tradeDraft'],
  params: { line: giveLine },
  context: (position, { give }, seat) => offerSide(teamOf(position.state, seat), give),
  options(position, seat, _step, side) {
    const moves: LineMove<'tradeGive', GiveLine>[] = [];
    const assets = mostAssets(position, side);
    for (let amount = 1; amount <= assets; amount++) {
      moves.push({ type: 'tradeGive', seat, line: { kind: 'assets', amount } });
    }
    const tokens = mostTokens(position, side);
    for (let amount = 1; amount <= tokens; amount++) {
      moves.push({ type: 'tradeGive', seat, line: { kind: 'tokens', amount } });
    }
    for (const item of tradableItems(side)) {
      moves.push({ type: 'tradeGive', seat, line: { kind: 'stored', item } });
    }
    if (side.items.length >= position.content.constants.trade.items) return moves;
    for (const zone of zones) {
      let before = '';
      for (const card of cardsIn(side.giver, zone)) {
        // Sorted, so that copies stand together.
        if (card === before) continue;
        before = card;
        const line = { kind: 'card', zone, card } as const;
        if (side.items.length > 0 && coverLeft(side, line) <= 0) continue;
        moves.push({ type: 'tradeGive', seat, line });
      }
    }
    return moves;
  },
  forbid: (position, { seat, line }, _step, side) => cannotAdd(position, seat, side, line),
  perform(table, { line }, { type, proposer, partner, give, ask }) {
    table.next({ type, proposer, partner, give: [...give, line], ask });
  },
});

export interface TradeGiveMove extends MoveIn<typeof tradeGive> {}

export const tradeAsk = defineMove({
  type: 'tradeAsk',
  at: ['tradeDraft'],
  params: { line: askLine },
  context: (position, { partner, ask }) => offerSide(teamOf(position.state, partner), ask),
  options(position, seat, _step, side) {
    const moves: LineMove<'tradeAsk', AskLine>[] = [];
    const assets = mostAssets(position, side);
    for (let amount = 1; amount <= assets; amount++) {
      moves.push({ type: 'tradeAsk', seat, line: { kind: 'assets', amount } });
    }
    const tokens = mostTokens(position, side);
    for (let amount = 1; amount <= tokens; amount++) {
      moves.push({ type: 'tradeAsk', seat, line: { kind: 'tokens', amount } });
    }
    for (const item of tradableItems(side)) {
      moves.push({ type: 'tradeAsk', seat, line: { kind: 'stored', item } });
    }
    if (side.items.length >= position.content.constants.trade.items) return moves;
    for (const zone of zones) {
      const line = { kind: 'anyCard', zone } as const;
      if (coverLeft(side, line) > 0) moves.push({ type: 'tradeAsk', seat, line });
    }
    return moves;
  },
  forbid: (position, { line }, { partner }, side) => cannotAdd(position, partner, side, line),
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
    table.emitCopy({
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
