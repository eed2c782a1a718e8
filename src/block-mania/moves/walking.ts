import * as z from 'zod';
import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/city.js';
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
import {
  activeOf,
  activeSquare,
  cannotArrive,
  type Start,
  startOf,
  travel,
} from '../mechanics/travel.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';

const straight = ['left', 'right', 'up', 'down'] as const;
const diagonal = ['upLeft', 'upRight', 'downLeft', 'downRight'] as const;

const beyond = { left: 'left of', right: 'right of', up: 'above', down: 'below' } as const;

/** BM-MOVE-01 to -16. */
export const step = defineMove({
  type: 'step',
  at: ['active'],
  params: { dir: z.enum([...straight, ...diagonal]) },
  context: startOf,
  options(_position, seat, _step, { cannot }) {
    if (cannot !== undefined) return [];
    return straight.map((dir) => ({ type: 'step' as const, seat, dir }));
  },
  forbid(position, { dir }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    if (dir !== 'left' && dir !== 'right' && dir !== 'up' && dir !== 'down') {
      return refuse('BM-MOVE-03', () => `${dir} is a diagonal`);
    }
    const id = from[dir];
    if (id === null) return refuse('BM-SETUP-04', () => `no square lies ${beyond[dir]} ${from.id}`);
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
      transport: false,
      occupied: 'BM-MOVE-06',
    });
  },
  perform(table, { dir }) {
    const from = activeSquare(table);
    const to = squareAt(table, from[dir as 'left'] as string);
    table.next({ type: 'active' });
    travel(table, { via: 'step', path: [to.id], cost: stepCost(table, from, to) });
  },
});

/** The ground: no air but plazas and stopped pedways. */
function cannotWalk(
  position: ManiaPosition,
  { blocker, from, out }: Start,
  to: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (isAirborne(from, out) && (out || from.link !== 'pedway')) {
    return refuse('BM-RULING-105', () => `${blocker} is in the air and can only fly`);
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

/** BM-MOVE-02, -13, -14, -15. */
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
  return to.location === 'entrancePlaza' || boardOf(state, to.board as number).power;
}
