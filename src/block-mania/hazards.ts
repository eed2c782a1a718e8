import type { Seat } from '../kernel/play.js';
import {
  canShare,
  controllerOf,
  hasWings,
  insideAt,
  isEnemy,
  isQuarrel,
  placeOf,
} from './blockers.js';
import { isBlockSquare, isClosed, isCollapsed, isRubble, isSevered, squareAt } from './board.js';
import type { Square } from './content/city.js';
import type { HazardPlace, ManiaEffect, Via } from './content/schema.js';
import type { ManiaPosition } from './play.js';
import type { TrailEntry } from './state.js';

export type Hazard = Extract<ManiaEffect, { kind: 'hazardHalt' | 'hazardAttack' }>;
export interface HazardTarget {
  readonly blocker: string;
  readonly sq: string;
  readonly via: Via;
}

/** Whom a hazard card of this seat can strike now: the mover in its window, else whoever stands there. */
export function hazardTargets(position: ManiaPosition, seat: Seat, hazard: Hazard): HazardTarget[] {
  return position.state.active === null
    ? standingTargets(position, seat, hazard)
    : movingTargets(position, seat, hazard);
}

/** Trail entries that no window has covered yet (BM-MANIA-07). */
function movingTargets(position: ManiaPosition, seat: Seat, hazard: Hazard): HazardTarget[] {
  const { active } = position.state;
  if (active === null || controllerOf(position, active.blocker) === seat) return [];
  const { blocker, trail, covered } = active;
  const targets: HazardTarget[] = [];
  for (const { sq, via } of trail.slice(covered)) {
    if (!strikes(position, hazard, { sq, via })) continue;
    if (hazard.kind === 'hazardHalt' && !canHaltIn(position, blocker, sq)) continue;
    const isListed = targets.some((one) => one.sq === sq && one.via === via);
    if (!isListed) targets.push({ blocker, sq, via });
  }
  return targets;
}

function standingTargets(position: ManiaPosition, seat: Seat, hazard: Hazard): HazardTarget[] {
  const { state } = position;
  if (hazard.kind === 'hazardHalt' || hazard.via !== undefined) return [];
  return state.standing.flatMap((blocker) => {
    const sq = placeOf(state, blocker)?.sq as string;
    const isOwn = controllerOf(position, blocker) === seat;
    if (isOwn || !strikes(position, hazard, { sq, via: 'stand' })) return [];
    return [{ blocker, sq, via: 'stand' as const }];
  });
}

/** Whether the hazard would have struck on a part of the trail that is covered already. */
export function isTooLate(position: ManiaPosition, hazard: Hazard): boolean {
  const { active } = position.state;
  if (active === null) return false;
  return active.trail.slice(0, active.covered).some((entry) => strikes(position, hazard, entry));
}

export function strikes(position: ManiaPosition, hazard: Hazard, { sq, via }: TrailEntry): boolean {
  const { state } = position;
  if (hazard.via !== undefined && hazard.via !== via) return false;
  const square = squareAt(position, sq);
  if (isCollapsed(state, sq)) return false;
  if (square.exposure !== 'air' && !isBlockSquare(state, square)) return false;
  return hazard.location.some((place) => isPlace(square, place));
}

function isPlace(square: Square, place: HazardPlace): boolean {
  switch (place) {
    case 'elevator':
      return square.shaft !== null;
    case 'gravChute':
      return square.chute;
    case 'pedway':
    case 'skyRail':
    case 'megaWay':
      return square.link === place;
    case 'civic':
    case 'apartment':
      return square.colour === place;
    case 'tweenPlaza':
      return square.plaza;
    case 'balcony':
      return square.balcony;
    default:
      return square.location === place;
  }
}

/** BM-RULING-77: where the blocker could stand, alone, beside an enemy, or as a superhero beside its own. */
export function canHaltIn(position: ManiaPosition, blocker: string, sq: string): boolean {
  const { state } = position;
  const square = squareAt(position, sq);
  if (isClosed(state, square)) return false;
  if (square.exposure === 'air' && !square.plaza && !hasWings(position, blocker)) {
    const walkable = square.link === 'pedway' && isRubble(position, square);
    if (!walkable || isSevered(state, square)) return false;
  }
  const inside = insideAt(state, sq).filter((id) => id !== blocker);
  if (inside.length === 0 || canShare(position, blocker, inside)) return true;
  return !isQuarrel(position, inside) && inside.every((id) => isEnemy(position, id, blocker));
}
