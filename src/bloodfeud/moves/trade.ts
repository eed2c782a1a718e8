import type { MoveIn } from '../../kernel/play.js';
import { distinct } from '../../kit/sets.js';
import { listed } from '../../kit/words.js';
import { teamName } from '../describe/names.js';
import { isAt } from '../mechanics/stations.js';
import {
  areTogether,
  cardsNamed,
  coverLeft,
  hasLineOf,
  itemLines,
  type Line,
  type LineFault,
  lineFault,
  sideOf,
} from '../mechanics/trade.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  type AskLine,
  askLine,
  type GiveLine,
  giveLine,
  type Team,
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
function cannotAdd(position: FeudPosition, giverSeat: number, lines: readonly Line[], line: Line) {
  const fault = lineFault(position, giverSeat, lines, line);
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

type CommonLine = GiveLine & AskLine;

/** A line that one side adds to the offer. */
interface LineMove<T extends string, L> {
  type: T;
  seat: number;
  line: L;
}

/** Lines that any side could be asked for or give, as far as there is room for them. */
function commonLines<const T extends string, L>(
  type: T,
  { content }: FeudPosition,
  seat: number,
  giver: Team,
  lines: readonly Line[],
): LineMove<T, L | CommonLine>[] {
  const { assets, tokens } = content.constants.trade;
  const moves: LineMove<T, L | CommonLine>[] = [];
  if (!hasLineOf(lines, 'assets')) {
    const most = Math.min(giver.assets, assets);
    for (let amount = 1; amount <= most; amount++) {
      moves.push({ type, seat, line: { kind: 'assets', amount } });
    }
  }
  if (!hasLineOf(lines, 'tokens')) {
    const most = Math.min(giver.tokens, tokens);
    for (let amount = 1; amount <= most; amount++) {
      moves.push({ type, seat, line: { kind: 'tokens', amount } });
    }
  }
  if (giver.warehouse.length === 0 || !isAt(giver, 'marketplace')) return moves;
  for (const item of distinct(giver.warehouse)) {
    moves.push({ type, seat, line: { kind: 'stored', item } });
  }
  return moves;
}

export const tradeGive = defineMove({
  type: 'tradeGive',
  at: ['tradeDraft'],
  params: { line: giveLine },
  options(position, seat, { give }) {
    const giver = teamOf(position.state, seat);
    const moves = commonLines<'tradeGive', GiveLine>('tradeGive', position, seat, giver, give);
    if (itemLines(give) < position.content.constants.trade.items) {
      for (const zone of zones) {
        const cards = giver[zone];
        for (let i = 0; i < cards.length; i++) {
          const card = cards[i] as string;
          if (cards.indexOf(card) < i) continue;
          const line = { kind: 'card', zone, card } as const;
          if (give.length > 0 && coverLeft(giver, give, line) <= 0) continue;
          moves.push({ type: 'tradeGive', seat, line });
        }
      }
    }
    return moves;
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
    const moves = commonLines<'tradeAsk', AskLine>('tradeAsk', position, seat, giver, ask);
    if (itemLines(ask) < position.content.constants.trade.items) {
      for (const zone of zones) {
        const line = { kind: 'anyCard', zone } as const;
        if (coverLeft(giver, ask, line) > 0) moves.push({ type: 'tradeAsk', seat, line });
      }
    }
    return moves;
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
