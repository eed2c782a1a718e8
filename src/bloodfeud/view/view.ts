import type { Viewer } from '../../kernel/play.js';
import { hasSeen, type Layer } from '../../kit/layers.js';
import { sees } from '../../kit/seats.js';
import type { FeudPosition } from '../play.js';
import { type State, type Step, type Team, type TradeStep, zones } from '../state/state.js';
import { isEventUnseen, ordersKnown, seesOffer, seesPicks } from './knowledge.js';
import type { GiveLineView, LayerView, OrderView, StepView, TeamView, View } from './schema.js';

/** What lies on the table for this viewer. The storyteller and spectators see what is public. */
export function view(position: FeudPosition, viewer: Viewer): View {
  const { state } = position;
  const { chance: _chance, ...open } = state;
  const { market, events, ambitions } = state;
  const piles = (pile: readonly Layer[]) => viewPile(pile, viewer);
  return {
    ...open,
    viewer,
    domains: { ...state.domains },
    assets: { ...state.assets },
    agenda: state.agenda.map((step) => viewStep(step, viewer)),
    teams: state.teams.map((team, seat) => (sees(viewer, seat) ? { ...team } : outside(team))),
    ordersBoard: viewOrders(position, viewer),
    market: {
      orders: { pile: piles(market.orders.pile), slots: market.orders.slots },
      disciplines: { pile: piles(market.disciplines.pile), slots: market.disciplines.slots },
      gear: { pile: piles(market.gear.pile), slots: market.gear.slots },
    },
    events: { deck: piles(events.deck), discard: events.discard },
    ambitions: { ...ambitions, deck: piles(ambitions.deck) },
    council: viewCouncil(state, viewer),
  };
}

/** A team as others see it: how many cards it holds, and not what it has peeked at. */
function outside(team: Team): TeamView {
  const hidden: TeamView = { ...team, peeked: [] };
  for (const zone of zones) hidden[zone] = team[zone].length;
  return hidden;
}

/** Sizes of all layers; cards of those that the viewer has seen. */
function viewPile(pile: readonly Layer[], viewer: Viewer): LayerView[] {
  return pile.map((layer) => {
    const { cards } = layer;
    return hasSeen(layer, viewer) ? { count: cards.length, cards } : { count: cards.length };
  });
}

/** Domain by Domain; a Seal shows its team and number. */
function viewOrders(position: FeudPosition, viewer: Viewer): View['ordersBoard'] {
  const { state, content } = position;
  const isKnown = ordersKnown(position, viewer);
  const board: View['ordersBoard'] = {};
  for (const domain of content.board(state.teams.length).cells) {
    const placed = state.ordersBoard[domain];
    if (placed === undefined) continue;
    board[domain] = placed.map((order): OrderView => {
      return isKnown(domain, order) ? order : { seat: order.seat, number: order.number };
    });
  }
  return board;
}

function viewCouncil(state: State, viewer: Viewer): View['council'] {
  const { council } = state;
  return { ...council, selected: isEventUnseen(state, viewer) ? { by: null } : council.selected };
}

/** BF-INFO-05: answers still secret, and what is open of a trade. */
function viewStep(step: Step, viewer: Viewer): StepView {
  switch (step.type) {
    case 'keepAmbition':
      return { ...step, answers: answersSeen(step.answers, viewer) };
    case 'voteBallot':
      return { ...step, ballots: answersSeen(step.ballots, viewer) };
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

function answersSeen<T>(answers: Readonly<Record<string, T>>, viewer: Viewer): Record<string, T> {
  const seen = Object.entries(answers).filter(([seat]) => sees(viewer, Number(seat)));
  return Object.fromEntries(seen);
}

function viewGive(step: TradeStep, viewer: Viewer): GiveLineView[] {
  if (seesOffer(step, viewer)) return step.give;
  return step.give.map((line) => (line.kind === 'card' ? { kind: 'card', zone: line.zone } : line));
}
