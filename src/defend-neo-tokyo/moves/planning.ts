import type { MoveIn } from '../../kernel/play.js';
import { count, id } from '../../kit/terms.js';
import { type Limb, limbs } from '../content/terms.js';
import { partVerb, thePart } from '../describe/names.js';
import { wreck } from '../mechanics/mech-damage.js';
import { powerBudget } from '../mechanics/mechs.js';
import { discardFromHand } from '../mechanics/piles.js';
import { allBut } from '../mechanics/seats.js';
import { defineMove, refuse } from '../play.js';
import { type Mech, mechOf } from '../state/state.js';
import { cannotTakeFromHand } from './naming.js';

export const assignPower = defineMove({
  type: 'assignPower',
  at: ['assignPower'],
  params: { leftArm: count, rightArm: count, legs: count },
  context: ({ state, content }, _step, seat) => powerBudget(content, mechOf(state, seat)),
  options(_position, seat, _step, { room, sum }) {
    const moves = [];
    for (let leftArm = 0; leftArm <= Math.min(sum, room.leftArm); leftArm++) {
      for (let rightArm = 0; rightArm <= Math.min(sum - leftArm, room.rightArm); rightArm++) {
        const legs = sum - leftArm - rightArm;
        if (legs > room.legs) continue;
        moves.push({ type: 'assignPower', seat, leftArm, rightArm, legs } as const);
      }
    }
    return moves;
  },
  forbid(_position, move, _step, { room, sum }) {
    const { leftArm, rightArm, legs } = move;
    if (leftArm > room.leftArm || rightArm > room.rightArm || legs > room.legs) {
      return cannotHold(room, move);
    }
    const assigned = leftArm + rightArm + legs;
    return assigned === sum ? undefined : cannotAssign(assigned, sum);
  },
  perform(table, { seat, leftArm, rightArm, legs }, { seats }) {
    mechOf(table.state, seat).power = { leftArm, rightArm, legs };
    table.emit({ type: 'powerAssigned', seat, leftArm, rightArm, legs });
    const rest = allBut(seats, seat);
    if (rest.length > 0) table.next({ type: 'assignPower', seats: rest });
  },
});
export interface AssignPowerMove extends MoveIn<typeof assignPower> {}

/** Sentences apart: inside `forbid` every one of up to a hundred moves would set aside what they mention. */
function cannotHold(room: Mech['power'], power: Mech['power']) {
  const full = limbs.find((limb) => power[limb] > room[limb]) as Limb;
  const has = partVerb(full, 'has', 'have');
  return refuse('DN-PLAN-03', () => {
    return `${thePart(full)} ${has} room for ${room[full]} Power, not for ${power[full]}`;
  });
}

function cannotAssign(assigned: number, sum: number) {
  return refuse('DN-RULING-53', () => `assign exactly ${sum} Power, not ${assigned}`);
}

export const evac = defineMove({
  type: 'evac',
  at: ['evac'],
  params: {},
  options: (_position, seat) => [{ type: 'evac', seat }],
  forbid: () => undefined,
  perform(table, { seat }, { seats }) {
    table.emitCopy({ type: 'evacuated', seat, cards: mechOf(table.state, seat).hand.slice() });
    wreck(table, seat);
    const rest = allBut(seats, seat);
    if (rest.length > 0) table.next({ type: 'evac', seats: rest });
  },
});
export interface EvacMove extends MoveIn<typeof evac> {}

export const stay = defineMove({
  type: 'stay',
  at: ['evac'],
  params: {},
  options: (_position, seat) => [{ type: 'stay', seat }],
  forbid: () => undefined,
  perform(table, { seat }, { seats }) {
    const rest = allBut(seats, seat);
    if (rest.length > 0) table.next({ type: 'evac', seats: rest });
  },
});
export interface StayMove extends MoveIn<typeof stay> {}

export const discardCard = defineMove({
  type: 'discardCard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return mechOf(state, seat).hand.map((card) => ({ type: 'discardCard', seat, card }));
  },
  forbid(position, move) {
    return cannotTakeFromHand(position, move, move.card, 'DN-END-04');
  },
  perform(table, { seat, card }, step) {
    discardFromHand(table, seat, card, 'end');
    table.next(step);
  },
});
export interface DiscardCardMove extends MoveIn<typeof discardCard> {}

export const endTurn = defineMove({
  type: 'endTurn',
  at: ['discard'],
  params: {},
  options: (_position, seat) => [{ type: 'endTurn', seat }],
  forbid: () => undefined,
  perform(table, { seat }, { seats }) {
    const rest = allBut(seats, seat);
    if (rest.length > 0) table.next({ type: 'discard', seats: rest });
  },
});
export interface EndTurnMove extends MoveIn<typeof endTurn> {}
