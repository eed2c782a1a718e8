import type { Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { type SpaceId, spaceIds } from '../content/board.js';
import type { WorkEffect } from '../content/schema.js';
import { controls } from '../mechanics/control.js';
import { build, supplyOf } from '../mechanics/structures.js';
import { type NeonPosition, type NeonTable, refuse } from '../play.js';
import { changeSpace } from '../state/change.js';
import { seatOf } from '../state/state.js';

type Build = Extract<WorkEffect, { kind: 'build' }>;
type PlaceProducts = Extract<WorkEffect, { kind: 'placeProducts' }>;

/** Why the effect of a work card cannot be used on the space; `count` is for products. */
export function cannotWork(
  position: NeonPosition,
  seat: Seat,
  at: SpaceId,
  effect: WorkEffect,
  count: number,
) {
  return effect.kind === 'build'
    ? cannotBuild(position, seat, at, effect)
    : cannotPlaceProducts(position, seat, at, effect, count);
}

/** Whether any work card in play could be used anywhere, with this many work points. */
export function canWork(position: NeonPosition, seat: Seat, points: number): boolean {
  const { state, content } = position;
  const { money } = seatOf(state, seat);
  return content.setting(state).workCards.some((card) => {
    if (card.work > points || card.money > money) return false;
    return spaceIds.some((at) => !cannotWork(position, seat, at, card.effect, 1));
  });
}

export function carryOutWork(
  table: NeonTable,
  seat: Seat,
  at: SpaceId,
  effect: WorkEffect,
  count: number,
): void {
  if (effect.kind === 'build') {
    build(table.state, at, effect.structure);
    table.emit({ type: 'structureBuilt', seat, space: at, structure: effect.structure });
  } else {
    changeSpace(table.state, at).products += count;
    table.state.supply.products -= count;
    table.emit({ type: 'productsPlaced', seat, space: at, count });
  }
}

function cannotBuild(
  { state, content }: NeonPosition,
  seat: Seat,
  at: SpaceId,
  { structure, requires }: Build,
) {
  const space = state.board[at];
  if (!controls(space, seat)) {
    return refuse('NG-STRUCT-01', () => `seat ${seat} does not control ${at}`);
  }
  if (space.dead) return refuse('NG-DEAD-01', () => `${at} is a dead zone`);
  if (space[structure]) return refuse('NG-STRUCT-02', () => `${at} has a ${structure} already`);
  if (requires === 'skyscraper' && space.skyscraper === 0) {
    const rule = structure === 'monument' ? 'NG-WORK-04' : 'NG-STRUCT-03';
    return refuse(rule, () => `${at} has no skyscraper`);
  }
  if (space.tunnel && content.setting(state).flags.noStructureOnTunnel) {
    return refuse('NG-TA-03', () => `${at} has a tunnel`);
  }
  if (state.supply[supplyOf[structure]] === 0) {
    return refuse('NG-LIMIT-02', () => `no ${structure} is left in the supply`);
  }
  return undefined;
}

function cannotPlaceProducts(
  { state }: NeonPosition,
  seat: Seat,
  at: SpaceId,
  { max }: PlaceProducts,
  count: number,
) {
  const space = state.board[at];
  if (!controls(space, seat)) {
    return refuse('NG-WORK-01', () => `seat ${seat} does not control ${at}`);
  }
  if (!space.factory) return refuse('NG-WORK-01', () => `${at} has no factory`);
  if (count > max)
    return refuse('NG-WORK-01', () => `at most ${plural(max, 'product')} at once, not ${count}`);
  if (count > state.supply.products) {
    const left = plural(state.supply.products, 'product');
    return refuse('NG-LIMIT-02', () => `the supply holds ${left}, not ${count}`);
  }
  return undefined;
}
