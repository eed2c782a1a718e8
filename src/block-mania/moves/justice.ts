import type { MoveIn } from '../../kernel/play.js';
import type { JusticeEffect } from '../content/schema.js';
import { cardName } from '../describe/names.js';
import { doJustice, fizzles, justiceAims, justiceOf } from '../effects/justice.js';
import { discardFrom } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { handOf } from '../state/state.js';
import { id, seatNumber, spaceId } from '../state/terms.js';

/** BM-ENDG-04: the card first, its target second. */
export const playJustice = defineMove({
  type: 'playJustice',
  at: ['justice'],
  params: { card: id },
  options({ state }, seat) {
    return handOf(state, seat).map((card) => ({ type: 'playJustice', seat, card }));
  },
  forbid(position, { seat, card }) {
    if (handOf(position.state, seat).includes(card)) return undefined;
    return refuse('BM-TURN-05', () => `${cardName(position, card)} is not in your hand`);
  },
  perform(table, { seat, card }) {
    const { id: side, effect } = justiceOf(table, card);
    discardFrom(table, seat, card);
    const isIdle = fizzles(table, effect);
    table.emit({ type: 'justicePlayed', seat, card, side, fizzles: isIdle });
    if (isIdle) return;
    if (effect.kind === 'removeKleggs') doJustice(table, effect, {});
    else table.next({ type: 'justiceTarget', card });
  },
});
export interface PlayJusticeMove extends MoveIn<typeof playJustice> {}

export const justiceTarget = defineMove({
  type: 'justiceTarget',
  at: ['justiceTarget'],
  params: {
    blocker: id.exactOptional(),
    space: spaceId.exactOptional(),
    board: seatNumber.exactOptional(),
  },
  context: (position, { card }) => {
    return justiceAims(position, justiceOf(position, card).effect);
  },
  options: (_position, seat, _step, aims) => {
    return aims.map((aim) => ({ type: 'justiceTarget', seat, ...aim }));
  },
  forbid(position, { blocker, space, board }, { card }, aims) {
    const isListed = aims.some((aim) => {
      return aim.blocker === blocker && aim.space === space && aim.board === board;
    });
    if (isListed) return undefined;
    const { name, effect } = justiceOf(position, card);
    return refuse(ruleOf(effect), () => `that is not a target of ${name}`);
  },
  perform(table, aim, { card }) {
    doJustice(table, justiceOf(table, card).effect, aim);
    table.next({ type: 'checkEnd' });
  },
});
export interface JusticeTargetMove extends MoveIn<typeof justiceTarget> {}

/** The rule of the card that has this effect. */
function ruleOf(effect: JusticeEffect): RuleId {
  switch (effect.kind) {
    case 'removeBlocker':
      if (effect.filter === 'civicOrPlaza') return 'BM-JUST-07';
      return effect.rollMax === undefined ? 'BM-JUST-02' : 'BM-JUST-01';
    case 'removeArea':
      return effect.centre === 'anyWithBlocker' ? 'BM-JUST-09' : 'BM-JUST-10';
    case 'removeFires':
      return 'BM-JUST-03';
    case 'placeMarker':
      return markerRules[effect.marker];
    case 'removeKleggs':
      return 'BM-JUST-08';
  }
}

const markerRules = {
  hWagon: 'BM-JUST-04',
  patWagon: 'BM-JUST-11',
  sonicCannon: 'BM-JUST-14',
} as const;
