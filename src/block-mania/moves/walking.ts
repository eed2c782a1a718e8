import * as z from 'zod';
import type { MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/squares.js';
import { blockerName, inWords } from '../describe/names.js';
import { activeOf, activeSquare } from '../mechanics/activation.js';
import { isAirborne } from '../mechanics/blockers.js';
import {
  boardOf,
  isRubble,
  isSevered,
  isSound,
  pedwayAt,
  pedwayWorks,
  squareAt,
} from '../mechanics/board.js';
import { cannotArrive, type Start, startOf, travel } from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';

const straight = ['left', 'right', 'up', 'down'] as const;
const diagonal = ['upLeft', 'upRight', 'downLeft', 'downRight'] as const;

type Straight = (typeof straight)[number];
type Direction = Straight | (typeof diagonal)[number];

function isStraight(direction: Direction): direction is Straight {
  return (
    direction === 'left' || direction === 'right' || direction === 'up' || direction === 'down'
  );
}

const beyond = { left: 'left of', right: 'right of', up: 'above', down: 'below' } as const;

/** One square over the ground; diagonals are known only to be refused (BM-MOVE-01 to -16). */
export const step = defineMove({
  type: 'step',
  at: ['active'],
  params: { direction: z.enum([...straight, ...diagonal]) },
  context: startOf,
  options(_position, seat, _step, { cannot }) {
    if (cannot !== undefined) return [];
    return straight.map((direction) => ({ type: 'step' as const, seat, direction }));
  },
  forbid(position, { direction }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    if (!isStraight(direction)) {
      return refuse('BM-MOVE-03', () => `${inWords(direction)} is a diagonal`);
    }
    const id = from[direction];
    if (id === null)
      return refuse('BM-SETUP-04', () => `no square lies ${beyond[direction]} ${from.id}`);
    const to = squareAt(position, id);
    const wrong = cannotWalk(position, start, to);
    if (wrong !== undefined) return wrong;
    const cost = stepCost(position, from, to);
    const { freeVisited } = activeOf(position.state);
    if (cost === 0 && freeVisited.includes(to.id)) {
      return refuse('BM-MOVE-16', () => `it has been in ${to.id} since it last paid`);
    }
    return cannotArrive(position, start, {
      square: to,
      cost,
      by: 'walking',
      occupied: 'BM-MOVE-06',
    });
  },
  perform(table, { direction }) {
    const from = activeSquare(table);
    const id = isStraight(direction) ? from[direction] : null;
    if (id === null) return;
    const to = squareAt(table, id);
    table.next({ type: 'active' });
    travel(table, { via: 'step', path: [to.id], cost: stepCost(table, from, to) });
  },
});
export interface StepMove extends MoveIn<typeof step> {}

/** The ground: no air but plazas and stopped pedways. */
function cannotWalk(
  position: ManiaPosition,
  { blocker, from, outside }: Start,
  to: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (isAirborne(from, outside) && (outside || from.link !== 'pedway')) {
    return refuse('BM-RULING-105', () => {
      return `${blockerName(position, blocker)} is in the air and can only fly`;
    });
  }
  const leaves = pedwayAt(position, from);
  if (leaves !== undefined && pedwayWorks(position, leaves)) {
    return refuse('BM-PED-04', () => 'the pedway is working: it is ridden, not walked');
  }
  if (to.exposure !== 'air' || to.plaza) return undefined;
  if (isSevered(state, to)) return refuse('BM-PED-06', () => `${to.id} is severed`);
  const gap = pedwayAt(position, to);
  if (gap !== undefined) {
    if (pedwayWorks(position, gap)) {
      return refuse('BM-PED-04', () => `the pedway at ${to.id} is working`);
    }
    if (gap.pedway.includes(from.id) || gap.termini.includes(from.id)) return undefined;
    return refuse('BM-PED-04', () => `${from.id} is neither a terminus nor on that pedway`);
  }
  if (to.link === 'megaWay') return refuse('BM-MWAY-06', () => `${to.id} is mega-way`);
  if (to.link === 'skyRail') return refuse('BM-RAIL-07', () => `${to.id} is sky-rail`);
  return refuse('BM-MOVE-05', () => `${to.id} is open air`);
}

/** Up costs more, rubble more again, powered civic squares nothing (BM-MOVE-02, -13, -14, -15). */
function stepCost(position: ManiaPosition, from: Square, to: Square): number {
  const { stepCost, upCost, rubbleCost } = position.content.constants;
  let cost = from.up === to.id ? upCost : stepCost;
  if (isFree(position, to)) cost = 0;
  if (isRubble(position, to)) cost += rubbleCost;
  if (isRubble(position, from)) cost += rubbleCost;
  return cost;
}

function isFree({ state }: ManiaPosition, to: Square): boolean {
  if (to.location !== 'entrancePlaza' && to.colour !== 'civic') return false;
  if (!isSound(state, to)) return false;
  return to.location === 'entrancePlaza' || boardOf(state, to.board).power;
}
