import * as z from 'zod';
import type { MoveOf, Seat } from '../../kernel/play.js';
import type { Structure, WorkCard, WorkEffect } from '../content/schema.js';
import { plural } from '../describe/names.js';
import { type SpaceId, spacesWhere } from '../mechanics/board.js';
import { chainOn } from '../mechanics/chain.js';
import { controls } from '../mechanics/control.js';
import { pay } from '../mechanics/money.js';
import { defineMove, type NeonPosition, type NeonTable, refuse } from '../play.js';
import { changeSpace, id, type State, seatOf, spaceId } from '../state/state.js';

type Build = Extract<WorkEffect, { kind: 'build' }>;
type PlaceProducts = Extract<WorkEffect, { kind: 'placeProducts' }>;

const params = { work: id, space: spaceId, count: z.int().min(1).exactOptional() };
type WorkMove = MoveOf<'work', typeof params>;

export const work = defineMove({
  type: 'work',
  at: ['work'],
  params,
  options({ state, content }, seat) {
    const spaces = spacesWhere(state.board, (space) => controls(space, seat));
    const { money } = seatOf(state, seat);
    const moves: WorkMove[] = [];
    for (const { id: work, effect, money: cost } of content.setting(state).workCards) {
      if (cost > money) continue;
      for (const space of spaces) {
        if (effect.kind === 'build') moves.push({ type: 'work', seat, work, space });
        else if (state.board[space].factory) addCounts(moves, seat, work, space, effect.max);
      }
    }
    return moves;
  },
  forbid(position, { seat, work, space, count }, { left }) {
    const { state, content } = position;
    const card = content.workCards.get(work);
    if (card === undefined) return refuse('NG-TURN-05', () => `there is no work card "${work}"`);
    if ((card.effect.kind === 'placeProducts') !== (count !== undefined)) {
      const need = count === undefined ? 'needs a count of products' : 'takes no count';
      return refuse('NG-TURN-05', () => `${card.name} ${need}`);
    }
    if (!content.setting(state).workCards.includes(card)) {
      return refuse('NG-WORK-05', () => `${card.name} is not in play in this scenario`);
    }
    const refusal =
      card.effect.kind === 'build'
        ? cannotBuild(position, seat, space, card.effect)
        : cannotPlaceProducts(position, seat, space, card.effect, count ?? 0);
    return refusal ?? cannotPay(position, seat, card, left);
  },
  perform(table, { seat, work, space, count = 0 }, step) {
    const card = table.content.workCards.get(work) as WorkCard;
    pay(table, seat, card.money, 'work');
    if (card.effect.kind === 'build') build(table, seat, space, card.effect.structure);
    else placeProducts(table, seat, space, count);
    chainOn(table, step, card.work);
  },
});

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
  if (count > max) return refuse('NG-WORK-01', () => `at most ${max} products, not ${count}`);
  if (count > state.supply.products) {
    const left = plural(state.supply.products, 'product');
    return refuse('NG-LIMIT-02', () => `the supply holds ${left}, not ${count}`);
  }
  return undefined;
}

function cannotPay({ state }: NeonPosition, seat: Seat, card: WorkCard, left: number) {
  const { money } = seatOf(state, seat);
  if (card.work > left) {
    return refuse('NG-FX-10', () => `${card.name} takes ${card.work} work, ${left} is left`);
  }
  if (card.money > money) {
    return refuse(
      'NG-FX-10',
      () => `${card.name} costs ${card.money} $, seat ${seat} has ${money} $`,
    );
  }
  return undefined;
}

function build(table: NeonTable, seat: Seat, at: SpaceId, structure: Structure): void {
  changeSpace(table.state, at)[structure] = true;
  table.state.supply[supplyOf[structure]]--;
  table.emit({ type: 'structureBuilt', seat, space: at, structure });
}

function placeProducts(table: NeonTable, seat: Seat, at: SpaceId, count: number): void {
  changeSpace(table.state, at).products += count;
  table.state.supply.products -= count;
  table.emit({ type: 'productsPlaced', seat, space: at, count });
}

/** Which supply a structure comes from and goes back to. */
export const supplyOf = {
  factory: 'factories',
  watchtower: 'watchtowers',
  monument: 'monuments',
} as const satisfies Record<Structure, keyof State['supply']>;

function addCounts(
  moves: WorkMove[],
  seat: Seat,
  work: string,
  space: SpaceId,
  most: number,
): void {
  for (let count = 1; count <= most; count++) {
    moves.push({ type: 'work', seat, work, space, count });
  }
}
