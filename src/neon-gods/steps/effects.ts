import type { Decision } from '../../kernel/play.js';
import type { EventEffect } from '../content/schema.js';
import { carryOut, effectsOf } from '../effects/carry-out.js';
import type { NeonGodsPlay } from '../play.js';
import type { Step } from '../state/steps.js';
import { activeSeat, type Steps } from './rule.js';

/** The effects of cards, one after the other (NG-EFX-02), each a chain of decisions or automatic. */
export const effectSteps: Steps<'effects' | EffectDecision> = {
  effects: {
    resolve(table, step) {
      const { card, index } = step;
      const effect = effectsOf(table, card)[index];
      if (effect === undefined) return;
      table.next({ ...step, index: index + 1 });
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
