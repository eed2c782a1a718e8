import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { removeFrom } from '../../kernel/sets.js';
import { advanceTracker } from '../auction.js';
import { controllerOf, developmentOf } from '../control.js';
import { buildCost, figureLimit, marketCost } from '../limits.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { clockwise } from '../seats.js';
import { type Action, actions, id, type State, type Step, seatOf, turnOf } from '../state.js';
import { isPlaceable } from '../tiles.js';
import { hasOrigin } from './move.js';

/** Every decision after the setup: a move that comes at the wrong one is told why. */
const everywhere = [
  'resetDiscard',
  'turnMain',
  'recruitPick',
  'bid',
  'buy',
  'produce',
  'buildPick',
  'buildPlace',
  'sell',
  'refreshDiscard',
  'moveSelect',
  'moveTo',
  'layCards',
  'removeUnit',
  'ycuSelect',
  'effectChoice',
] as const;

export const takeAction = defineMove({
  type: 'takeAction',
  at: everywhere,
  params: { action: z.enum(actions) },
  options({ state }, seat, step) {
    if (step.type !== 'turnMain' || turnOf(state).action !== null) return [];
    return actions.map((action) => ({ type: 'takeAction', seat, action }) as const);
  },
  forbid(position, { seat, action }, step) {
    const chosen = position.state.turn?.action ?? null;
    if (chosen !== null) {
      return refuse('CR-TURN-03', () => `the action of this turn is ${chosen}`);
    }
    if (step.type !== 'turnMain') {
      return refuse('CR-TURN-08', () => `no action is chosen at ${step.type}`);
    }
    if (couldDoSomething(position, seat, action)) return undefined;
    return refuse('CR-ACT-02', () => `${action} could do nothing for seat ${seat}`);
  },
  perform(table, { seat, action }) {
    turnOf(table.state).action = action;
    table.emit({ type: 'actionTaken', seat, action });
    table.next(...stepsOf(action, seat), { type: 'endAction' }, { type: 'turnMain' });
  },
});

export const playCard = defineMove({
  type: 'playCard',
  at: everywhere,
  params: { cardId: id },
  options(position, seat, step) {
    if (!mayPlay(position, seat, step)) return [];
    const { hand } = seatOf(position.state, seat);
    return hand.map((cardId) => ({ type: 'playCard', seat, cardId }));
  },
  forbid(position, { seat, cardId }, step) {
    const { state, content } = position;
    if (!mayPlay(position, seat, step)) {
      return refuse('CR-CARD-01', () => `seat ${seat} plays no card at ${step.type}`);
    }
    if (!seatOf(state, seat).hand.includes(cardId)) {
      return refuse('CR-CARD-01', () => `${cardId} is not in the hand of seat ${seat}`);
    }
    if (content.cards.get(cardId)?.card.ability.timing !== 'turn') {
      return refuse('CR-CARD-03', () => `the ability of ${cardId} is a Battle ability`);
    }
    if (state.options.cardOncePerTurn && turnOf(state).playedIds.includes(cardId)) {
      return refuse('CR-CARD-08', () => `${cardId} has been played in this turn`);
    }
    return undefined;
  },
  perform(table, { seat, cardId }, step) {
    removeFrom(seatOf(table.state, seat).hand, cardId);
    turnOf(table.state).playedIds.push(cardId);
    table.emit({ type: 'cardPlayed', seat, card: cardId });
    const source = { card: cardId };
    table.next({ type: 'effects', seat, source, index: 0 }, resumed(step, seat));
  },
});

export const endTurn = defineMove({
  type: 'endTurn',
  at: everywhere,
  params: {},
  options({ state }, seat, step) {
    const isOver = step.type === 'turnMain' && turnOf(state).actionDone;
    return isOver ? [{ type: 'endTurn', seat }] : [];
  },
  forbid({ state }, _move, step) {
    if (state.turn !== null && !state.turn.actionDone) {
      return refuse('CR-TURN-03', () => 'the action of this turn is not done');
    }
    if (step.type === 'turnMain') return undefined;
    return refuse('CR-TURN-08', () => `no turn ends at ${step.type}`);
  },
  perform(table, { seat }) {
    advanceTracker(table, seat);
    table.state.turn = null;
    table.emit({ type: 'turnEnded', seat });
    table.next({ type: 'nextTurn', seat: clockwise(seat, table.state.seats.length) });
  },
});

/** CR-RULING-09. */
function mayPlay({ state }: CityPosition, seat: Seat, step: Step): boolean {
  const { turn, battle } = state;
  if (turn?.seat !== seat) return false;
  switch (step.type) {
    case 'turnMain':
    case 'recruitPick':
    case 'bid':
    case 'buy':
    case 'produce':
    case 'buildPick':
    case 'sell':
    case 'moveSelect':
    case 'ycuSelect':
      return true;
    case 'layCards':
      return battle?.tokenId === null && battle.laid[seat]?.length === 0;
    default:
      return false;
  }
}

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

/** CR-ACT-02. */
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
      return state.tiles.some(({ products }, place) => {
        return products > 0 && controllerOf(position, place) === seat;
      });
    case 'move':
      return figureLimit(position, turnOf(state)) > 0 && hasOrigin(position, turnOf(state));
    case 'refresh':
      return true;
  }
}

function canBuy(position: CityPosition, seat: Seat): boolean {
  const { state, content } = position;
  const { arcs, influence } = seatOf(state, seat);
  const { price } = content.constants.renown;
  if (arcs >= price && state.renownPool > 0 && influence > 0) return true;
  return state.market.row.some((card) => marketCost(position, seat, card) <= arcs);
}

function canProduce(position: CityPosition, seat: Seat): boolean {
  return position.state.tiles.some((tile, place) => {
    const { produces } = developmentOf(position, tile);
    return produces.length > 0 && controllerOf(position, place) === seat;
  });
}

function canBuild(position: CityPosition, seat: Seat): boolean {
  const { state } = position;
  const { arcs } = seatOf(state, seat);
  return state.drafted.some((development) => {
    if (isSoldOut(state, development)) return false;
    return buildCost(position, seat, development) <= arcs && isPlaceable(position, development);
  });
}

function isSoldOut({ tileSupply }: State, development: string): boolean {
  return (tileSupply[development] ?? 0) === 0;
}
