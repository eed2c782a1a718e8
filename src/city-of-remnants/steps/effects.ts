import { addTo } from '../../kit/sets.js';
import { cardOf, typeOf } from '../content/compile.js';
import type { ProduceEffect, TurnEffect } from '../content/schema.js';
import { hasOption, isMandatory } from '../effects/ask.js';
import { carryOut } from '../effects/carry-out.js';
import { findTile } from '../mechanics/tiles.js';
import type { CityPosition } from '../play.js';
import { seatOf, type Tile } from '../state/state.js';
import type { EffectSource } from '../state/steps.js';
import { namedSeat, type Steps } from './rule.js';

/** The effects of a card or tile, one after the other; then the card is discarded (CR-CARD-02). */
export const effectSteps: Steps<'effects' | 'effectChoice'> = {
  effects: {
    resolve(table, { seat, source, index }) {
      const effect = effectsOf(table, source)[index];
      if (effect !== undefined) {
        table.next({ type: 'effects', seat, source, index: index + 1 });
        return carryOut(table, seat, effect, 'tile' in source ? source.tile : null);
      }
      if ('card' in source) addTo(seatOf(table.state, seat).discard, source.card);
    },
  },
  effectChoice: {
    seats: namedSeat,
    forced(position, { seat, choice }) {
      const isPointless = isMandatory(choice) && !hasOption(position, seat, choice);
      return isPointless ? 'skip' : undefined;
    },
  },
};

/** What a card or tile does, in order. */
export function effectsOf(
  position: CityPosition,
  source: EffectSource,
): readonly (TurnEffect | ProduceEffect)[] {
  if ('card' in source) return cardOf(position.content, source.card).turnEffects;
  const { development } = findTile(position, source.tile) as Tile;
  return typeOf(position.content, development).produces;
}
