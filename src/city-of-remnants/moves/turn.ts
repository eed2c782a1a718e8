import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { nextSeat } from '../../kit/seats.js';
import { removeFrom } from '../../kit/sets.js';
import { cardOf } from '../content/compile.js';
import { actionNames, nameOf } from '../describe/names.js';
import { advanceTracker } from '../mechanics/auction.js';
import { controls, developmentOf } from '../mechanics/control.js';
import { buildCosts, marketCosts } from '../mechanics/limits.js';
import { isPlaceable, tilesLeft } from '../mechanics/tiles.js';
import { cardWindows, closedBecause, isPlayedOut, mayPlay } from '../mechanics/windows.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { seatOf, turnOf } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { type Action, actions, id } from '../state/terms.js';
import { hasOrigin } from './move.js';

export const takeAction = defineMove({
  type: 'takeAction',
  at: ['turnMain'],
  params: { action: z.enum(actions) },
  closed({ state }) {
    const { action } = turnOf(state);
    return action === null ? undefined : cannotActTwice(action);
  },
  options: (_position, seat) => {
    return actions.map((action) => ({ type: 'takeAction', seat, action }) as const);
  },
  forbid(position, { seat, action }) {
    return couldDoSomething(position, seat, action)
      ? undefined
      : cannotDoAnything(position, seat, action);
  },
  perform(table, { seat, action }) {
    turnOf(table.state).action = action;
    table.emit({ type: 'actionTaken', seat, action });
    table.next(...stepsOf(action, seat), { type: 'endAction' }, { type: 'turnMain' });
  },
});
export interface TakeActionMove extends MoveIn<typeof takeAction> {}

// Sentences apart: inside `closed` and `forbid` every call would set aside what they mention.
function cannotActTwice(action: Action) {
  return refuse('CR-TURN-03', () => `the action of this turn is ${actionNames[action]}`);
}

function cannotDoAnything(position: CityPosition, seat: Seat, action: Action) {
  return refuse('CR-ACT-02', () => pointlessBecause(position, seat, action));
}

export const playCard = defineMove({
  type: 'playCard',
  at: cardWindows,
  params: { card: id },
  closed(position, seat, step) {
    return mayPlay(position, seat, step) ? undefined : cannotPlayNow(position, seat, step);
  },
  options({ state, content }, seat) {
    const plays: { type: 'playCard'; seat: Seat; card: string }[] = [];
    for (const card of seatOf(state, seat).hand) {
      if (cardOf(content, card).isForTurn) plays.push({ type: 'playCard', seat, card });
    }
    return plays;
  },
  forbid(position, { seat, card }) {
    const { state, content } = position;
    const isHeld = seatOf(state, seat).hand.includes(card);
    if (isHeld && cardOf(content, card).isForTurn && !isPlayedOut(position, card)) {
      return undefined;
    }
    return cannotPlayCard(position, seat, card);
  },
  perform(table, { seat, card }, step) {
    removeFrom(seatOf(table.state, seat).hand, card);
    const turn = turnOf(table.state);
    turn.played = [...turn.played, card];
    table.emit({ type: 'cardPlayed', seat, card });
    table.next({ type: 'effects', seat, source: { card }, index: 0 }, resumed(step, seat));
  },
});
export interface PlayCardMove extends MoveIn<typeof playCard> {}

function cannotPlayNow(position: CityPosition, seat: Seat, step: Step) {
  return refuse('CR-CARD-01', () => closedBecause(position, seat, step));
}

/** What keeps the seat from a card that it cannot play. */
function cannotPlayCard({ state, content }: CityPosition, seat: Seat, card: string) {
  const name = () => nameOf(content, card);
  if (!seatOf(state, seat).hand.includes(card)) {
    return refuse('CR-CARD-01', () => `${name()} is not in the hand of seat ${seat}`);
  }
  if (!cardOf(content, card).isForTurn) {
    return refuse('CR-CARD-03', () => `the ability of ${name()} is a Battle ability`);
  }
  return refuse('CR-CARD-08', () => `${name()} has been played in this turn`);
}

export const endTurn = defineMove({
  type: 'endTurn',
  at: ['turnMain'],
  params: {},
  closed({ state }) {
    if (turnOf(state).actionDone) return undefined;
    return refuse('CR-TURN-03', () => 'the action of this turn is not done');
  },
  options: (_position, seat) => [{ type: 'endTurn', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    advanceTracker(table, seat);
    table.state.turn = null;
    table.emit({ type: 'turnEnded', seat });
    table.next({ type: 'nextTurn', seat: nextSeat(seat, table.state.seats.length) });
  },
});
export interface EndTurnMove extends MoveIn<typeof endTurn> {}

/** The decision that was interrupted, or what leads to it again where a card may have changed it. */
function resumed(step: Step, seat: Seat): Step {
  if (step.type === 'recruitPick') return { type: 'recruitReveal' };
  if (step.type === 'bid') return { type: 'auctionTurn', seat };
  return step.type === 'ycuSelect' ? { type: 'ycuNext' } : step;
}

function stepsOf(action: Action, seat: Seat): Step[] {
  switch (action) {
    case 'recruit':
      return [{ type: 'recruitReveal' }];
    case 'refresh':
      return [
        { type: 'refreshDiscard', seat },
        { type: 'recycle', seat, reason: 'refresh' },
      ];
    case 'move':
      return [{ type: 'moveSelect' }];
    default:
      return [{ type: action }];
  }
}

/** An action is chosen only where something of it could be done (CR-ACT-02). */
function couldDoSomething(position: CityPosition, seat: Seat, action: Action): boolean {
  const { state } = position;
  switch (action) {
    case 'recruit': {
      const { row, deck, discard } = state.gang;
      return row.length + deck.length + discard.length > 0;
    }
    case 'buy':
      return canBuy(position, seat);
    case 'produce':
      return canProduce(position, seat) || canBuild(position, seat);
    case 'sell':
      return canSell(position, seat);
    case 'move':
      return hasOrigin(position, turnOf(state));
    case 'refresh':
      return true;
  }
}

/** Why an action that `couldDoSomething` rules out could do nothing. */
function pointlessBecause({ state }: CityPosition, seat: Seat, action: Action): string {
  const { arcs } = seatOf(state, seat);
  switch (action) {
    case 'recruit':
      return 'no gang member is face up, in the deck or in its discard pile';
    case 'buy':
      return `seat ${seat} can pay for no market card and no renown with ${arcs} ARCs`;
    case 'produce':
      return `seat ${seat} has nothing that produces and can build nothing with ${arcs} ARCs`;
    case 'sell':
      return `no product stands on a development that seat ${seat} controls`;
    default:
      return `no figure of seat ${seat} has anywhere to go`;
  }
}

function canBuy(position: CityPosition, seat: Seat): boolean {
  const { state, content } = position;
  const { arcs } = seatOf(state, seat);
  const { price } = content.constants.renown;
  if (arcs >= price && state.renownPool > 0) return true;
  const costOf = marketCosts(position, seat);
  return state.market.row.some((card) => costOf(card) <= arcs);
}

function canProduce(position: CityPosition, seat: Seat): boolean {
  for (const tile of position.state.tiles) {
    if (!controls(position, seat, tile)) continue;
    if (developmentOf(position, tile).produces.length > 0) return true;
  }
  return false;
}

function canSell(position: CityPosition, seat: Seat): boolean {
  for (const tile of position.state.tiles) {
    if (tile.products > 0 && controls(position, seat, tile)) return true;
  }
  return false;
}

function canBuild(position: CityPosition, seat: Seat): boolean {
  const { state } = position;
  const { arcs } = seatOf(state, seat);
  const costOf = buildCosts(position, seat);
  return state.drafted.some((development) => {
    if (costOf(development) > arcs || tilesLeft(state, development) === 0) return false;
    return isPlaceable(position, development);
  });
}
