import type { Refusal } from '../../kernel/rules.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { isAirborne } from './blockers.js';
import { boardOf, isRubble, isSevered, isSound, pedwayAt, pedwayWorks } from './board.js';
import { cannotArrive, type Start } from './travel.js';

export const straight = ['left', 'right', 'up', 'down'] as const;
export const diagonal = ['upLeft', 'upRight', 'downLeft', 'downRight'] as const;

export type Straight = (typeof straight)[number];
export type Direction = Straight | (typeof diagonal)[number];

export function isStraight(direction: Direction): direction is Straight {
  return (
    direction === 'left' || direction === 'right' || direction === 'up' || direction === 'down'
  );
}

/** Why it cannot walk into a square next to it (BM-MOVE-01 to -16). */
export function cannotStep(position: Seen, start: Start, to: Square): Refusal<RuleId> | undefined {
  const wrong = cannotWalk(position, start, to);
  if (wrong !== undefined) return wrong;
  const cost = stepCost(position, start.from, to);
  if (cost === 0 && start.active.freeVisited.includes(to.id)) return cannotRevisit(to);
  return cannotArrive(position, start, { square: to, cost, by: 'walking', occupied: 'BM-MOVE-06' });
}

function cannotRevisit({ id }: Square) {
  return refuse('BM-MOVE-16', () => `it has been in ${id} since it last paid`);
}

/** The ground: no air but plazas and stopped pedways. */
function cannotWalk(
  position: Seen,
  { blocker, from, outside }: Start,
  to: Square,
): Refusal<RuleId> | undefined {
  if (isAirborne(from, outside) && (outside || from.link !== 'pedway')) {
    return cannotLandOnFoot(position, blocker);
  }
  const leaves = pedwayAt(position, from);
  if (leaves !== undefined && pedwayWorks(position, leaves)) {
    return refuse('BM-PED-04', () => 'the pedway is working: it is ridden, not walked');
  }
  return to.exposure !== 'air' || to.plaza ? undefined : cannotWalkOnAir(position, from, to);
}

function cannotLandOnFoot(position: Seen, blocker: string) {
  return refuse('BM-RULING-105', () => {
    return `${blockerName(position, blocker)} is in the air and can only fly`;
  });
}

/** A stopped pedway will do. */
function cannotWalkOnAir(position: Seen, from: Square, to: Square): Refusal<RuleId> | undefined {
  const { state } = position;
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
export function stepCost(position: Seen, from: Square, to: Square): number {
  const { stepCost, upCost, rubbleCost } = position.content.constants;
  let cost = from.up === to.id ? upCost : stepCost;
  if (isFree(position, to)) cost = 0;
  if (isRubble(position, to)) cost += rubbleCost;
  if (isRubble(position, from)) cost += rubbleCost;
  return cost;
}

function isFree({ state }: Seen, to: Square): boolean {
  if (to.location !== 'entrancePlaza' && to.colour !== 'civic') return false;
  if (!isSound(state, to)) return false;
  return to.location === 'entrancePlaza' || boardOf(state, to.board).power;
}
