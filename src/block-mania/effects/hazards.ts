import type { Seat } from '../../kernel/play.js';
import type { HazardPlace, ManiaEffect, Via } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import { canShare, controllerOf, hasWings, isEnemy, isQuarrel } from '../mechanics/blockers.js';
import {
  isBlockSquare,
  isClosed,
  isCollapsed,
  isRubble,
  isSevered,
  squareAt,
} from '../mechanics/board.js';
import { insideAt, outsideAt, squaresTaken } from '../mechanics/occupancy.js';
import type { ManiaPosition } from '../play.js';
import { type Active, type Place, squareOf, type TrailEntry } from '../state/state.js';

export type Hazard = Extract<ManiaEffect, { kind: 'hazardHalt' | 'hazardAttack' }>;

export function isHazard(effect: ManiaEffect): effect is Hazard {
  return effect.kind === 'hazardHalt' || effect.kind === 'hazardAttack';
}

export interface HazardTarget {
  readonly blocker: string;
  readonly space: string;
  readonly via: Via;
}

/** Whom a hazard card of this seat can strike now: the mover in its window, else whoever stands there. */
export function hazardTargets(position: ManiaPosition, seat: Seat, hazard: Hazard): HazardTarget[] {
  const { active, standing } = position.state;
  if (active !== null) return movingTargets(position, seat, hazard, active);
  if (!reachesStanding(hazard)) return [];
  const squares = squaresTaken(position);
  return standing
    .filter((blocker, i) => {
      return canStrikeStanding(position, seat, hazard, blocker, squares[i] as Square);
    })
    .map((blocker) => ({
      blocker,
      space: squareOf(position.state, blocker),
      via: 'stand' as const,
    }));
}

/** Whether there is anybody to strike. */
export function canEndanger(position: ManiaPosition, seat: Seat, hazard: Hazard): boolean {
  const { active, standing } = position.state;
  if (active !== null) return movingTargets(position, seat, hazard, active).length > 0;
  if (!reachesStanding(hazard)) return false;
  const squares = squaresTaken(position);
  for (let i = 0; i < squares.length; i++) {
    const [blocker, square] = [standing[i] as string, squares[i] as Square];
    if (canStrikeStanding(position, seat, hazard, blocker, square)) return true;
  }
  return false;
}

/** Trail entries that no window has covered yet (BM-MANIA-07). */
function movingTargets(
  position: ManiaPosition,
  seat: Seat,
  hazard: Hazard,
  { blocker, trail, covered }: Active,
): HazardTarget[] {
  const targets: HazardTarget[] = [];
  if (controllerOf(position, blocker) === seat) return targets;
  for (let i = covered; i < trail.length; i++) {
    const entry = trail[i] as TrailEntry;
    const { space, via } = entry;
    if (!strikes(position, hazard, space, via)) continue;
    if (hazard.kind === 'hazardHalt' && !canHaltIn(position, blocker, entry)) continue;
    const isListed = targets.some((one) => one.space === space && one.via === via);
    if (!isListed) targets.push({ blocker, space, via });
  }
  return targets;
}

/** Only cards that name no way of coming there, and halt nobody, reach one who stands. */
function reachesStanding({ kind, via }: Hazard): boolean {
  return kind === 'hazardAttack' && via === undefined;
}

function canStrikeStanding(
  position: ManiaPosition,
  seat: Seat,
  hazard: Hazard,
  blocker: string,
  square: Square,
): boolean {
  return strikesIn(position, hazard, square) && controllerOf(position, blocker) !== seat;
}

/** Whether the hazard would have struck on a part of the trail that is covered already. */
export function isTooLate(position: ManiaPosition, hazard: Hazard): boolean {
  const { active } = position.state;
  if (active === null) return false;
  const covered = active.trail.slice(0, active.covered);
  return covered.some(({ space, via }) => strikes(position, hazard, space, via));
}

export function strikes(position: ManiaPosition, hazard: Hazard, space: string, via: Via): boolean {
  if (hazard.via !== undefined && hazard.via !== via) return false;
  return strikesIn(position, hazard, squareAt(position, space));
}

function strikesIn({ state }: ManiaPosition, hazard: Hazard, square: Square): boolean {
  if (!isAnyPlace(square, hazard.location) || isCollapsed(state, square.id)) return false;
  return square.exposure === 'air' || isBlockSquare(state, square);
}

function isAnyPlace(square: Square, places: readonly HazardPlace[]): boolean {
  for (const place of places) if (isPlace(square, place)) return true;
  return false;
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
export function canHaltIn(
  position: ManiaPosition,
  blocker: string,
  { space, outside }: Place,
): boolean {
  const { state } = position;
  const square = squareAt(position, space);
  if (isClosed(state, square)) return false;
  if (outside) return outsideAt(position, space).every((id) => id === blocker);
  if (square.exposure === 'air' && !square.plaza && !hasWings(position, blocker)) {
    const walkable = square.link === 'pedway' && isRubble(position, square);
    if (!walkable || isSevered(state, square)) return false;
  }
  const inside = insideAt(position, space).filter((id) => id !== blocker);
  if (inside.length === 0 || canShare(position, blocker, inside)) return true;
  return !isQuarrel(position, inside) && isEnemy(position, inside[0] as string, blocker);
}
