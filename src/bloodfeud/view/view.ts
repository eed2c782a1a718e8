import type { Viewer } from '../../kernel/play.js';
import type { FeudPosition } from '../play.js';
import {
  type Ballot,
  type Council,
  type GiveLine,
  type Layer,
  type Market,
  type PlacedOrder,
  type State,
  type Step,
  type StepOf,
  type Team,
  type Zone,
  zones,
} from '../state/state.js';
import {
  isEventUnseen,
  knowsLayer,
  ordersKnown,
  seesOffer,
  seesPicks,
  type TradeStep,
} from './knowledge.js';

/** A face-down part of a pile: how many cards, and which, if the viewer knows them. */
export interface LayerView {
  readonly size: number;
  readonly cards?: string[];
}

/** The cards for their own team, their number for everybody else. */
export interface TeamView extends Omit<Team, Zone | 'known'> {
  orders: string[] | number;
  advancements: string[] | number;
  ambitions: string[] | number;
  events: string[] | number;
  known: Team['known'];
}

export type OrderView = Omit<PlacedOrder, 'card'> & { readonly card?: string };
export type MarketView = Omit<Market, 'pile'> & { readonly pile: LayerView[] };
export type GiveLineView = GiveLine | { readonly kind: 'card'; readonly zone: Zone };

type TradeView<S> = Omit<S, 'give'> & { give: GiveLineView[] };
export type StepView =
  | Exclude<Step, { type: TradeStep['type'] | 'keepAmbition' | 'voteBallot' }>
  | TradeView<StepOf<'tradeDraft'>>
  | TradeView<StepOf<'tradeAnswer'>>
  | (Omit<TradeView<StepOf<'tradePick'>>, 'picks'> & { picks: string[] | number })
  | (Omit<TradeView<StepOf<'tradeConfirm'>>, 'picks'> & { picks: string[] | number })
  | (Omit<StepOf<'keepAmbition'>, 'answers'> & { answers: Record<string, string> })
  | (Omit<StepOf<'voteBallot'>, 'ballots'> & { ballots: Record<string, Ballot> });

export interface View
  extends Omit<
    State,
    'chance' | 'agenda' | 'teams' | 'board' | 'market' | 'events' | 'ambitions' | 'council'
  > {
  agenda: StepView[];
  teams: TeamView[];
  board: Record<string, OrderView[]>;
  market: Record<keyof State['market'], MarketView>;
  events: { deck: LayerView[]; discard: string[] };
  ambitions: { deck: LayerView[]; faceUp: (string | null)[]; faction: Record<string, string[]> };
  council: Omit<Council, 'selected'> & {
    selected: { readonly card?: string; readonly by: number | null } | null;
  };
}

/** What lies on the table for this viewer. The storyteller and spectators see what is public. */
export function view(position: FeudPosition, viewer: Viewer): View {
  const { state } = position;
  const { chance: _chance, ...open } = state;
  const { market, events, ambitions } = state;
  const piles = (pile: readonly Layer[]) => viewPile(pile, viewer);
  return {
    ...open,
    domains: { ...state.domains },
    assets: { ...state.assets },
    agenda: state.agenda.map((step) => viewStep(step, viewer)),
    teams: state.teams.map((team, seat) => viewTeam(team, seat === viewer)),
    board: viewBoard(position, viewer),
    market: {
      orders: { pile: piles(market.orders.pile), slots: market.orders.slots },
      disciplines: { pile: piles(market.disciplines.pile), slots: market.disciplines.slots },
      gear: { pile: piles(market.gear.pile), slots: market.gear.slots },
    },
    events: { deck: piles(events.deck), discard: events.discard },
    ambitions: { ...ambitions, deck: piles(ambitions.deck) },
    council: viewCouncil(state),
  };
}

function viewTeam(team: Team, isOwn: boolean): TeamView {
  if (isOwn) return { ...team };
  const hidden: TeamView = { ...team, known: [] };
  for (const zone of zones) hidden[zone] = team[zone].length;
  return hidden;
}

/** Sizes of all layers; cards of those that all, or this team, have seen. */
function viewPile(pile: readonly Layer[], viewer: Viewer): LayerView[] {
  return pile.map((layer) => {
    const { cards } = layer;
    return knowsLayer(layer, viewer) ? { size: cards.length, cards } : { size: cards.length };
  });
}

/** Domain by Domain; a Seal shows its team and number. */
function viewBoard(position: FeudPosition, viewer: Viewer): View['board'] {
  const { state, content } = position;
  const isKnown = ordersKnown(position, viewer);
  const board: View['board'] = {};
  for (const domain of content.board(state.teams.length).cells) {
    const placed = state.board[domain];
    if (placed === undefined) continue;
    board[domain] = placed.map((order): OrderView => {
      return isKnown(domain, order) ? order : { seat: order.seat, seq: order.seq };
    });
  }
  return board;
}

function viewCouncil(state: State): View['council'] {
  const { council } = state;
  return { ...council, selected: isEventUnseen(state) ? { by: null } : council.selected };
}

/** BF-INFO-05, and what is open of a trade. */
function viewStep(step: Step, viewer: Viewer): StepView {
  switch (step.type) {
    case 'keepAmbition':
      return { ...step, answers: own(step.answers, viewer) };
    case 'voteBallot':
      return { ...step, ballots: own(step.ballots, viewer) };
    case 'tradeDraft':
    case 'tradeAnswer':
      return { ...step, give: viewGive(step, viewer) };
    case 'tradePick':
    case 'tradeConfirm': {
      const picks = seesPicks(step, viewer) ? step.picks : step.picks.length;
      return { ...step, give: viewGive(step, viewer), picks };
    }
    default:
      return step;
  }
}

function own<T>(answers: Readonly<Record<string, T>>, viewer: Viewer): Record<string, T> {
  const answer = answers[viewer];
  return answer === undefined ? {} : { [viewer]: answer };
}

function viewGive(step: TradeStep, viewer: Viewer): GiveLineView[] {
  if (seesOffer(step, viewer)) return step.give;
  return step.give.map((line) => (line.kind === 'card' ? { kind: 'card', zone: line.zone } : line));
}
