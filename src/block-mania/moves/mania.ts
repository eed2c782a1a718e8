import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { listed } from '../../kit/words.js';
import type { ManiaSide } from '../content/schema.js';
import { cardName, inWords } from '../describe/names.js';
import { canEndanger, isHazard, isTooLate } from '../effects/hazards.js';
import { carryOut, hasEffect, isTimeFor, maniaOf } from '../effects/mania.js';
import { hasOwnTarget } from '../effects/targets.js';
import { discardFrom } from '../mechanics/piles.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { handOf } from '../state/state.js';
import { type CardStep, cardSteps } from '../state/steps.js';
import { id } from '../state/terms.js';

/** BM-MANIA-01 to -12: the card first, its target second. */
export const playCard = defineMove({
  type: 'playCard',
  at: cardSteps,
  params: { card: id },
  options(position, seat, step) {
    const { state } = position;
    const moves: { type: 'playCard'; seat: Seat; card: string }[] = [];
    for (const card of handOf(state, seat)) {
      if (isTimeFor(maniaOf(position, card), step)) moves.push({ type: 'playCard', seat, card });
    }
    return moves;
  },
  forbid(position, { seat, card }, step) {
    const { state } = position;
    if (state.stage === 'endgame') {
      return refuse('BM-MANIA-01', () => 'in the endgame only justice sides count');
    }
    if (!handOf(state, seat).includes(card)) {
      return refuse('BM-TURN-05', () => `${cardName(position, card)} is not in your hand`);
    }
    const side = maniaOf(position, card);
    if (side.type === 'command') return cannotCommand(position, seat, side, step);
    if (side.type === 'hazard') return cannotEndanger(position, seat, side, step);
    return cannotModify(position, seat, side, step);
  },
  perform(table, { seat, card }, step) {
    const { id: side, effect } = maniaOf(table, card);
    discardFrom(table, seat, card);
    table.emit({ type: 'cardPlayed', seat, card, side });
    carryOut(table, seat, card, effect, step);
  },
});
export interface PlayCardMove extends MoveIn<typeof playCard> {}

/** A command card is for the own command phase and must do something (BM-MANIA-04, -12). */
function cannotCommand(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { name, effect } = side;
  if (seat !== state.phasing || !isTimeFor(side, step)) {
    return refuse('BM-MANIA-04', () => `${name} is for your own command phase`);
  }
  if (state.active?.ended) {
    return refuse('BM-MOVE-10', () => 'an enemy stands in the square it entered');
  }
  if (hasEffect(position, seat, effect, step)) return undefined;
  return refuse('BM-MANIA-12', () => `${name} would do nothing`);
}

/** A hazard strikes an opposing blocker, in time (BM-MANIA-06, -07). */
function cannotEndanger(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { name, effect } = side;
  if (isHazard(effect)) {
    if (isTimeFor(side, step) && canEndanger(position, seat, effect)) return undefined;
    if (step.type === 'hazardWindow' && isTooLate(position, effect)) {
      return refuse('BM-MANIA-07', () => `it is too late for ${name}`);
    }
  }
  return refuse('BM-MANIA-06', () => `no opposing blocker is where ${name} strikes`);
}

/** An attack card is for the attacks it names, or for a fight to come (BM-MANIA-10). */
function cannotModify(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { name, effect } = side;
  const isTime = isTimeFor(side, step);
  if (effect.kind === 'modAttack' || effect.kind === 'cancelAttack') {
    if (isTime) return undefined;
    return refuse('BM-MANIA-10', () => {
      return `${name} is for ${listed(effect.kinds.map(inWords), 'or')} attacks`;
    });
  }
  if (!isTime) {
    return refuse('BM-MANIA-10', () => `${name} is for defensive fire and combat`);
  }
  if (hasOwnTarget(position, seat, effect)) return undefined;
  return refuse('BM-MANIA-12', () => `${name} would do nothing`);
}
