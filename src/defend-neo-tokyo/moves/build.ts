import type { Seat } from '../../kernel/play.js';
import { push } from '../agenda.js';
import { allBut } from '../board.js';
import { id } from '../ids.js';
import { defineMove, refuse, type TokyoPosition, type TokyoTable } from '../play.js';
import type { Picks, StepOf } from '../step.js';
import { afterPick, assembleAll } from '../steps/build.js';

export const pickPrebuilt = defineMove({
  type: 'pickPrebuilt',
  at: ['pickPrebuilt'],
  params: { prebuilt: id },
  options({ content }, seat) {
    return content.pack.prebuilt.map(({ id: prebuilt }) => ({
      type: 'pickPrebuilt',
      seat,
      prebuilt,
    }));
  },
  forbid({ content }, { prebuilt }, { picks }) {
    const mech = content.pack.prebuilt.find((one) => one.id === prebuilt);
    if (mech === undefined) return unknown(prebuilt);
    const owner = picks.findIndex(({ chassis }) => chassis === mech.chassis);
    if (owner < 0) return undefined;
    return refuse('DN-BUILD-01', () => `seat ${owner} has taken ${mech.name}`);
  },
  perform(table, { seat, prebuilt }, step) {
    const mech = table.content.pack.prebuilt.find((one) => one.id === prebuilt);
    if (mech === undefined) return;
    const { chassis, arms, legs } = mech;
    table.emit({ type: 'tilePicked', seat, tiles: [chassis, ...arms, legs] });
    pick(table, step, seat, { chassis, legs, arms: [...arms] });
  },
});

export const pickChassis = defineMove({
  type: 'pickChassis',
  at: ['pickChassis'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.chassis.keys()].map((tile) => ({ type: 'pickChassis', seat, tile }));
  },
  forbid({ content }, { tile }, { picks }) {
    if (!content.chassis.has(tile)) return unknown(tile);
    return taken(picks, tile) ? refuse('DN-BUILD-02', () => `${tile} is taken`) : undefined;
  },
  perform(table, { seat, tile }, step) {
    table.emit({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { chassis: tile });
  },
});

export const pickLegs = defineMove({
  type: 'pickLegs',
  at: ['pickLegs'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.legs.keys()].map((tile) => ({ type: 'pickLegs', seat, tile }));
  },
  forbid({ content }, { tile }, { picks }) {
    if (!content.legs.has(tile)) return unknown(tile);
    return taken(picks, tile) ? refuse('DN-BUILD-03', () => `${tile} is taken`) : undefined;
  },
  perform(table, { seat, tile }, step) {
    table.emit({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { legs: tile });
  },
});

export const pickArm = defineMove({
  type: 'pickArm',
  at: ['pickArm'],
  params: { tile: id },
  options({ content }, seat) {
    return [...content.arms.keys()].map((tile) => ({ type: 'pickArm', seat, tile }));
  },
  forbid({ content }, { seat, tile }, { picks }) {
    if (!content.arms.has(tile)) return unknown(tile);
    if (!taken(picks, tile)) return undefined;
    const isSecond = armsOf(picks, seat).length > 0;
    return refuse(isSecond ? 'DN-BUILD-05' : 'DN-BUILD-04', () => `${tile} is taken`);
  },
  perform(table, { seat, tile }, step) {
    table.emit({ type: 'tilePicked', seat, tiles: [tile] });
    pick(table, step, seat, { arms: [...armsOf(step.picks, seat), tile] });
  },
});

export const assemble = defineMove({
  type: 'assemble',
  at: ['assemble'],
  params: { leftArm: id },
  options(_position, seat, { picks }) {
    return armsOf(picks, seat).map((leftArm) => ({ type: 'assemble', seat, leftArm }));
  },
  forbid({ content }: TokyoPosition, { seat, leftArm }, { picks }) {
    if (armsOf(picks, seat).includes(leftArm)) return undefined;
    if (!content.arms.has(leftArm)) return unknown(leftArm);
    return refuse('DN-BUILD-06', () => `${leftArm} is no Arm of seat ${seat}`);
  },
  perform(table, { seat, leftArm }, { seats, picks, leftArms }) {
    const rest = allBut(seats, seat);
    const chosen = leftArms.map((arm, of) => (of === seat ? leftArm : arm));
    if (rest.length === 0) return assembleAll(table, picks, chosen);
    push(table, { type: 'assemble', seats: rest, picks, leftArms: chosen });
  },
});

function unknown(tile: string) {
  return refuse('DN-LEGAL-04', () => `there is no such tile or Mech: ${tile}`);
}

function armsOf(picks: readonly Picks[], seat: Seat): readonly string[] {
  return picks[seat]?.arms ?? [];
}

function taken(picks: readonly Picks[], tile: string): boolean {
  return picks.some(({ chassis, legs, arms }) => {
    return chassis === tile || legs === tile || arms.includes(tile);
  });
}

function pick(
  table: TokyoTable,
  step: StepOf<'pickPrebuilt' | 'pickChassis' | 'pickLegs' | 'pickArm'>,
  seat: Seat,
  change: Partial<Picks>,
): void {
  const picks = step.picks.map((one, of) => (of === seat ? { ...one, ...change } : one));
  push(table, afterPick(table, step, picks));
}
