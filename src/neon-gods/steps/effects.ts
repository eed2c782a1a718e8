import type { Decision } from '../../kernel/play.js';
import type { EventEffect } from '../content/schema.js';
import { gainBlurp } from '../mechanics/blurp.js';
import { stealMoney } from '../mechanics/money.js';
import { opponents } from '../mechanics/seats.js';
import type { NeonGodsPlay, NeonTable } from '../play.js';
import type { Step } from '../state/state.js';
import { activeSeat, type Steps } from './rule.js';

/** The effects of cards, one after the other (NG-EFX-02), each a chain of decisions or automatic. */
export const effectSteps: Steps<'effects' | EffectDecision> = {
  effects: {
    resolve(table, { card, index }) {
      const effect = effectsOf(table, card)[index];
      if (effect === undefined) return;
      table.next({ type: 'effects', card, index: index + 1 });
      carryOut(table, effect);
    },
  },
  move: chainOf('pickFigure'),
  moveTo: { seats: activeSeat },
  gain: chainOf('takeMoney'),
  draw: chainOf('effectDraw'),
  recover: chainOf('recoverCard'),
  sell: chainOf('sell'),
  work: chainOf('work'),
  placeOwls: chainOf('placeToken'),
  placeTunnels: chainOf('placeToken'),
  placeAndys: chainOf('placeToken'),
  placeFigures: chainOf('placeFigure'),
  removeTunnels: chainOf('removeToken'),
  removeAndys: chainOf('removeToken'),
  removeStructures: chainOf('removeToken'),
  removeFigures: chainOf('removeFigure'),
  pushFigures: chainOf('pushPick'),
  pushTo: { seats: activeSeat },
};

type EffectDecision = Exclude<EventEffect['kind'], 'blurp' | 'steal'> | 'moveTo' | 'pushTo';

/** NG-EFX-01: a chain ends by itself when only `done` would be left. */
function chainOf(unit: string): Decision<NeonGodsPlay, Step> {
  return { seats: activeSeat, needs: [unit] };
}

function effectsOf({ content }: NeonTable, card: string): readonly EventEffect[] {
  return (content.gangCards.get(card) ?? content.events.get(card))?.effects ?? [];
}

function carryOut(table: NeonTable, effect: EventEffect): void {
  const { amount } = effect;
  switch (effect.kind) {
    case 'blurp':
      for (const seat of effect.who === 'self' ? [table.state.active] : opponents(table.state)) {
        gainBlurp(table, seat, amount, 'event');
      }
      return;
    case 'steal':
      for (const seat of opponents(table.state)) {
        stealMoney(table, table.state.active, seat, amount);
      }
      return;
    case 'move': {
      const spaces = table.content.constants.effectMoveSpaces;
      return table.next({ type: 'move', left: amount, spaces, moved: {} });
    }
    case 'pushFigures':
      return table.next({ type: 'pushFigures', left: amount, moved: {} });
    default:
      return table.next({ type: effect.kind, left: amount });
  }
}
