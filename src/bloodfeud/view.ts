import type { Viewer } from '../kernel/play.js';
import { domainsRevealed } from './orders.js';
import type { FeudPosition } from './play.js';
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
} from './state.js';

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
type TradeStep = 'tradeDraft' | 'tradeAnswer' | 'tradePick' | 'tradeConfirm';
export type StepView =
  | Exclude<Step, { type: TradeStep | 'keepAmbition' | 'voteBallot' }>
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
export function view({ state, content }: FeudPosition, viewer: Viewer): View {
  const { chance: _chance, ...open } = state;
  const { market, events, ambitions } = state;
  const piles = (pile: readonly Layer[]) => viewPile(pile, viewer);
  return {
    ...open,
    agenda: state.agenda.map((step) => viewStep(step, viewer)),
    teams: state.teams.map((team, seat) => viewTeam(team, seat === viewer)),
    board: viewBoard(state, content.board(state.teams.length).cells, viewer),
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
  return pile.map(({ cards, seen }) => {
    const isKnown = seen === 'all' || (seen !== undefined && seen === viewer);
    return isKnown ? { size: cards.length, cards } : { size: cards.length };
  });
}

/** BF-INFO-02: own Orders, peeked ones, and those of Domains that have had their turn. */
function viewBoard(state: State, cells: readonly string[], viewer: Viewer): View['board'] {
  const open = domainsRevealed(state);
  const known = typeof viewer === 'number' ? (state.teams[viewer]?.known ?? []) : [];
  const board: View['board'] = {};
  cells.forEach((domain, at) => {
    const placed = state.board[domain];
    if (placed === undefined) return;
    board[domain] = placed.map((order): OrderView => {
      const { seat, seq } = order;
      const isKnown = at < open || seat === viewer || known.some((one) => one.seq === seq);
      return isKnown ? order : { seat, seq };
    });
  });
  return board;
}

/** BF-INFO-04: nobody looks at a random Event before the Resolution Phase. */
function viewCouncil({ council, phase }: State): View['council'] {
  const { selected } = council;
  const isHidden = selected !== null && selected.by === null && phase === 'gameplay';
  return { ...council, selected: isHidden ? { by: null } : selected };
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
    case 'tradePick': {
      const isPicker = viewer === step.partner;
      const picks = isPicker ? step.picks : step.picks.length;
      return { ...step, give: viewGive(step, viewer), picks };
    }
    case 'tradeConfirm': {
      const picks = isParty(step, viewer) ? step.picks : step.picks.length;
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

export function isParty(
  { proposer, partner }: { proposer: number; partner: number },
  viewer: Viewer,
): boolean {
  return viewer === proposer || viewer === partner;
}

/** The partner sees the cards once the offer is sent, others never. */
export function seesGive(step: StepOf<TradeStep>, viewer: Viewer): boolean {
  return step.type === 'tradeDraft' ? viewer === step.proposer : isParty(step, viewer);
}

function viewGive(step: StepOf<TradeStep>, viewer: Viewer): GiveLineView[] {
  if (seesGive(step, viewer)) return step.give;
  return step.give.map((line) => (line.kind === 'card' ? { kind: 'card', zone: line.zone } : line));
}
