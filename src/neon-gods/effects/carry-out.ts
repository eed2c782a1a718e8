import type { Seat } from '../../kernel/play.js';
import { others } from '../../kit/seats.js';
import type { EventEffect } from '../content/schema.js';
import { gainBlurp } from '../mechanics/blurp.js';
import { stealMoney } from '../mechanics/money.js';
import type { NeonPosition, NeonTable } from '../play.js';
import { seatOf } from '../state/state.js';
import { canPlaceToken } from './tokens.js';

/** The effects of a gang member or an event, in printed order. */
export function effectsOf({ content }: NeonPosition, card: string): readonly EventEffect[] {
  return (content.gangCards.get(card) ?? content.events.get(card))?.effects ?? [];
}

/** Does what needs no decision, or asks the active player for up to `amount` of them. */
export function carryOut(table: NeonTable, effect: EventEffect): void {
  const { state, content } = table;
  const { amount } = effect;
  switch (effect.kind) {
    case 'blurp': {
      const seats = effect.who === 'self' ? [state.active] : others(state.active, state.players);
      for (const seat of seats) gainBlurp(table, seat, amount, 'event');
      return;
    }
    case 'steal':
      for (const seat of others(state.active, state.players)) {
        stealMoney(table, state.active, seat, amount);
      }
      return;
    case 'move': {
      const spaces = content.constants.effectMoveSpaces;
      return table.next({ type: 'move', left: amount, spaces, moved: {} });
    }
    case 'pushFigures':
      return table.next({ type: 'pushFigures', left: amount, moved: {} });
    default:
      return table.next({ type: effect.kind, left: amount });
  }
}

/** NG-EVENT-07: the effects only place something, and not even one thing can be placed. */
export function fizzles(
  position: NeonPosition,
  seat: Seat,
  effects: readonly EventEffect[],
): boolean {
  return effects.every(({ kind }) => {
    switch (kind) {
      case 'placeOwls':
      case 'placeTunnels':
      case 'placeAndys':
        return !canPlaceToken(position, kind);
      case 'placeFigures':
        return seatOf(position.state, seat).figureSupply === 0;
      default:
        return false;
    }
  });
}
