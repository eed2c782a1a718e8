import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { id } from '../../kit/terms.js';
import { withPlace } from '../../kit/values.js';
import type { ContentPack } from '../content/schema.js';
import { nameOf, namesOf } from '../describe/names.js';
import { allBut } from '../mechanics/seats.js';
import { defineMove, refuse, type TokyoPosition, type TokyoTable } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Picks, StepOf } from '../state/steps.js';
import { afterPick, assembleAll } from '../steps/setup.js';
import { cannotName } from './naming.js';

export const pickPrebuilt = defineMove({
  type: 'pickPrebuilt',
  at: ['pickPrebuilt'],
  params: { prebuilt: id },
  options({ content }, seat) {
    return [...content.prebuilt.keys()].map((prebuilt) => ({
      type: 'pickPrebuilt',
      seat,
      prebuilt,
    }));
  },
  forbid(position, move, { picks }) {
    const mech = position.content.prebuilt.get(move.prebuilt);
    if (mech === undefined) return cannotName(position, move);
    const owner = picks.findIndex(({ chassis }) => chassis === mech.chassis);
    if (owner < 0) return undefined;
    return refuse('DN-BUILD-01', () => `seat ${owner} has taken ${mech.name}`);
  },
  perform(table, { seat, prebuilt }, step) {
    const { chassis, arms, legs } = table.content.prebuilt.get(
      prebuilt,
    ) as ContentPack['prebuilt'][number];
    table.emitCopy({ type: 'tilePicked', seat, tiles: [chassis, ...arms, legs] });
    pick(table, step, seat, { chassis, legs, arms: [...arms] });
  },
});
export interface PickPrebuiltMove extends MoveIn<typeof pickPrebuilt> {}

export const pickChassis = defineMove({
  type: 'pickChassis',
  at: ['pickChassis'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.chassis.keys()].map((tile) => ({ type: 'pickChassis', seat, tile }));
  },
  forbid(position, move, { picks }) {
    return cannotName(position, move) ?? cannotTake(position, picks, move.tile, 'DN-BUILD-02');
  },
  perform(table, { seat, tile }, step) {
    table.emitCopy({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { chassis: tile });
  },
});
export interface PickChassisMove extends MoveIn<typeof pickChassis> {}

export const pickLegs = defineMove({
  type: 'pickLegs',
  at: ['pickLegs'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.legs.keys()].map((tile) => ({ type: 'pickLegs', seat, tile }));
  },
  forbid(position, move, { picks }) {
    return cannotName(position, move) ?? cannotTake(position, picks, move.tile, 'DN-BUILD-03');
  },
  perform(table, { seat, tile }, step) {
    table.emitCopy({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { legs: tile });
  },
});
export interface PickLegsMove extends MoveIn<typeof pickLegs> {}

export const pickArm = defineMove({
  type: 'pickArm',
  at: ['pickArm'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.arms.keys()].map((tile) => ({ type: 'pickArm', seat, tile }));
  },
  forbid(position, move, { picks }) {
    const isSecond = armsOf(picks, move.seat).length > 0;
    const rule = isSecond ? 'DN-BUILD-05' : 'DN-BUILD-04';
    return cannotName(position, move) ?? cannotTake(position, picks, move.tile, rule);
  },
  perform(table, { seat, tile }, step) {
    table.emitCopy({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { arms: [...armsOf(step.picks, seat), tile] });
  },
});
export interface PickArmMove extends MoveIn<typeof pickArm> {}

export const assemble = defineMove({
  type: 'assemble',
  at: ['assemble'],
  params: { leftArm: id },
  options(_position, seat, { picks }) {
    return armsOf(picks, seat).map((leftArm) => ({ type: 'assemble', seat, leftArm }));
  },
  forbid(position, move, { picks }) {
    const { seat, leftArm } = move;
    const own = armsOf(picks, seat);
    if (own.includes(leftArm)) return undefined;
    const unknown = cannotName(position, move);
    if (unknown !== undefined) return unknown;
    const { content } = position;
    return refuse('DN-BUILD-06', () => {
      return `seat ${seat} has ${namesOf(content, own)}, not ${nameOf(content, leftArm)}`;
    });
  },
  perform(table, { seat, leftArm }, { seats, picks, leftArms }) {
    const rest = allBut(seats, seat);
    const chosen = withPlace(leftArms, seat, leftArm);
    if (rest.length === 0) return assembleAll(table, picks, chosen);
    table.next({ type: 'assemble', seats: rest, picks, leftArms: chosen });
  },
});
export interface AssembleMove extends MoveIn<typeof assemble> {}

function armsOf(picks: readonly Picks[], seat: Seat): readonly string[] {
  return (picks[seat] as Picks).arms;
}

/** Each tile exists once. */
function cannotTake(
  { content }: TokyoPosition,
  picks: readonly Picks[],
  tile: string,
  rule: RuleId,
): Refusal<RuleId> | undefined {
  const owner = picks.findIndex(({ chassis, legs, arms }) => {
    return chassis === tile || legs === tile || arms.includes(tile);
  });
  if (owner < 0) return undefined;
  return refuse(rule, () => `seat ${owner} has taken ${nameOf(content, tile)}`);
}

function pick(
  table: TokyoTable,
  step: StepOf<'pickPrebuilt' | 'pickChassis' | 'pickLegs' | 'pickArm'>,
  seat: Seat,
  change: Partial<Picks>,
): void {
  const now = { ...(step.picks[seat] as Picks), ...change };
  table.next(afterPick(table, step, withPlace(step.picks, seat, now)));
}
