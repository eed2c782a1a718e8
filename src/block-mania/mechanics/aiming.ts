import type { Refusal } from '../../kernel/rules.js';
import { plural } from '../../kit/words.js';
import type { Gap } from '../content/city.js';
import { effectOf } from '../content/compile.js';
import type { Item, MissileMode } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import { blockerName, itemName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, type Place, placeOf, squareOf, squareState } from '../state/state.js';
import { carries, isEnemy, itemOf } from './blockers.js';
import {
  canBurn,
  cityOf,
  hitsToSever,
  isBlockSquare,
  isCollapsed,
  isSound,
  rangeBetween,
  squareAt,
} from './board.js';
import { isEmpty, isVacant, squaresTaken, standingAt } from './occupancy.js';

/** What a shooter is about to do, before the target is named. */
export interface Gun {
  readonly blocker: string;
  readonly item: string;
  readonly mode: string | null;
}

export interface Aim extends Readonly<Place> {
  readonly aim: 'counter' | 'square';
}

export function missileMode(position: Seen, gun: Gun): MissileMode | undefined {
  const missile = effectOf(itemOf(position, gun.item), 'missile');
  return missile?.modes.find(({ id }) => id === gun.mode);
}

/** Every target worth a look, in a stable order. */
export function candidateAims(position: Seen, gun: Gun): Aim[] {
  const { state } = position;
  const item = itemOf(position, gun.item);
  const isNear = nearness(position, gun, item);
  const near = () => cityOf(position).list.filter(isNear);
  if (effectOf(item, 'missile')) {
    return near().map(({ id: space }) => ({ space, outside: false, aim: 'square' }));
  }
  const aims: Aim[] = [];
  const squares = squaresTaken(position);
  for (let i = 0; i < squares.length; i++) {
    const id = state.standing[i] as string;
    if (!isNear(squares[i] as Square) || id === gun.blocker) continue;
    const { space, outside } = placeOf(state, id);
    const isListed = aims.some((one) => one.space === space && one.outside === outside);
    if (!isListed) aims.push({ space, outside, aim: 'counter' });
  }
  if (state.options.fireAtEmpty && effectOf(item, 'fireWeapon') !== undefined) {
    const empty = near().filter((square) => isVacant(position, square));
    for (const { id: space } of empty) aims.push({ space, outside: false, aim: 'counter' });
  }
  if (effectOf(item, 'aimSquare')) {
    for (const { id: space } of near()) aims.push({ space, outside: false, aim: 'square' });
  }
  return aims;
}

/** Whether a square is within range as the crow flies; missiles that find their way and long throws go anywhere. */
function nearness(position: Seen, gun: Gun, item: Item): (square: Square) => boolean {
  const goesAnywhere = missileMode(position, gun)?.homing || effectOf(item, 'longThrow');
  if (goesAnywhere) return () => true;
  const { width, isRing } = cityOf(position);
  const range = item.range ?? 0;
  const from = squareAt(position, squareOf(position.state, gun.blocker));
  return ({ x, l }) => {
    const across = Math.abs(x - from.x);
    const shorter = isRing ? Math.min(across, width - across) : across;
    return shorter <= range && Math.abs(l - from.l) <= range;
  };
}

/**
 * Whether any of these targets can be hit. They are looked at one by one, not listed: every phase asks for every gun, and
 * for most the first enemy or square near them will do. With all of them listed, a list of shots takes half as long again.
 */
export function hasTarget(position: Seen, gun: Gun): boolean {
  const item = itemOf(position, gun.item);
  const isNear = nearness(position, gun, item);
  const isMissile = effectOf(item, 'missile') !== undefined;
  if (!isMissile && hasEnemyToHit(position, gun, isNear)) return true;
  const aimsAtSquares = isMissile || effectOf(item, 'aimSquare') !== undefined;
  const { fireAtEmpty } = position.state.options;
  const burnsEmpty = fireAtEmpty && !isMissile && effectOf(item, 'fireWeapon') !== undefined;
  if (!aimsAtSquares && !burnsEmpty) return false;
  const canHit = (space: string, aim: Aim['aim']) => {
    return cannotTarget(position, gun, { space, outside: false, aim }) === undefined;
  };
  for (const square of cityOf(position).list) {
    if (!isNear(square)) continue;
    if (aimsAtSquares && canHit(square.id, 'square')) return true;
    if (burnsEmpty && isVacant(position, square) && canHit(square.id, 'counter')) return true;
  }
  return false;
}

function hasEnemyToHit(position: Seen, gun: Gun, isNear: (square: Square) => boolean): boolean {
  const { state } = position;
  const squares = squaresTaken(position);
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as Square;
    // Most are far away, and that is told at a glance.
    if (!isNear(square)) continue;
    const id = state.standing[i] as string;
    if (!isEnemy(position, id, gun.blocker)) continue;
    const { space, outside } = placeOf(state, id);
    const aim: Aim = { space, outside, aim: 'counter' };
    if (cannotHitCounter(position, gun, aim, square) === undefined) return true;
  }
  return false;
}

/** Why this shooter cannot hit that target with that weapon. */
export function cannotTarget(position: Seen, gun: Gun, target: Aim): Refusal<RuleId> | undefined {
  const item = itemOf(position, gun.item);
  const square = squareAt(position, target.space);
  if (effectOf(item, 'missile')) return cannotLaunch(position, gun, target, square);
  if (target.aim === 'square') {
    if (effectOf(item, 'aimSquare') === undefined) {
      const rule = square.link === 'skyRail' ? 'BM-LINK-01' : 'BM-DMG-04';
      return refuse(rule, () => `${itemName(position, gun.item)} is too weak for squares`);
    }
    const from = squareOf(position.state, gun.blocker);
    if (target.outside || from === square.id) {
      return refuse('BM-TURN-05', () => `aim at another square, or at whoever is in ${square.id}`);
    }
    return cannotReach(position, gun, square, item.range ?? 0) ?? cannotHarm(position, square);
  }
  return cannotHitCounter(position, gun, target, square);
}

function cannotHitCounter(
  position: Seen,
  gun: Gun,
  target: Aim,
  square: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { range } = itemOf(position, gun.item);
  const from = placeOf(state, gun.blocker);
  const isHere = from.space === target.space;
  if (isHere && from.outside === target.outside) {
    return refuse('BM-SHOOT-03', () => `${blockerName(position, gun.blocker)} stands there itself`);
  }
  if (!isLongThrow(position, gun, square, target)) {
    const far = isHere ? undefined : cannotReach(position, gun, square, range ?? 0);
    if (far !== undefined) return far;
  }
  const there = standingAt(position, target);
  if (there.some((id) => isEnemy(position, id, gun.blocker))) return undefined;
  if (isEmptyTarget(position, gun, square, target)) return undefined;
  return refuse('BM-SHOOT-06', () => {
    return `no enemy of ${blockerName(position, gun.blocker)} is at ${target.space}`;
  });
}

/** BM-RULING-39: only with the house rule, and only a place that can burn. */
function isEmptyTarget(position: Seen, gun: Gun, square: Square, at: Place): boolean {
  const { state } = position;
  if (!state.options.fireAtEmpty || at.outside || !isEmpty(position, square.id)) return false;
  return effectOf(itemOf(position, gun.item), 'fireWeapon') !== undefined && canBurn(state, square);
}

function cannotReach(
  position: Seen,
  gun: Gun,
  square: Square,
  range: number,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const from = squareOf(state, gun.blocker);
  const distance = rangeBetween(position, from, square.id);
  if (distance === 0) {
    const here = squareAt(position, from);
    const isAskew = here.x !== square.x && here.l !== square.l;
    const isInside = square.exposure === 'interior' && isBlockSquare(state, square);
    const rule = isInside && isAskew ? 'BM-LOF-03' : 'BM-LOF-01';
    return refuse(rule, () => `there is no line of fire from ${from} to ${square.id}`);
  }
  if (distance <= range) return undefined;
  const isBomb = effectOf(itemOf(position, gun.item), 'longThrow') !== undefined;
  return refuse(isBomb && square.plaza ? 'BM-BOMB-02' : 'BM-SHOOT-03', () => {
    return `${square.id} is ${plural(distance, 'square')} away; the range is ${range}`;
  });
}

/** BM-BOMB-02: from a high window down to the plaza it faces, or the entrance across. */
function isLongThrow(position: Seen, gun: Gun, target: Square, at: Place): boolean {
  const { state } = position;
  const bomb = effectOf(itemOf(position, gun.item), 'longThrow');
  const place = placeOf(state, gun.blocker);
  if (bomb === undefined || place.outside || at.outside) return false;
  const from = squareAt(position, place.space);
  if (from.exposure !== 'window' || !isBlockSquare(state, from) || from.l < bomb.minLevel) {
    return false;
  }
  return from.gaps.some((index) => {
    const gap = cityOf(position).gaps[index] as Gap;
    const across = gap.entrances[gap.left === from.board ? 1 : 0];
    return gap.plazas.includes(target.id) || across === target.id;
  });
}

/** Squares that a laser can damage. */
function cannotHarm(position: Seen, square: Square): Refusal<RuleId> | undefined {
  if (isSound(position.state, square) || isLiveLink(position, square)) return undefined;
  return refuse('BM-SHOOT-03', () => `there is nothing to damage in ${square.id}`);
}

function isLiveLink({ state }: Seen, { id, link }: Square): boolean {
  if (link === null) return false;
  return link === 'pedway'
    ? squareState(state, id).linkHits < hitsToSever
    : !isCollapsed(state, id);
}

/** A missile goes where something can happen, with no laser over it. */
function cannotLaunch(
  position: Seen,
  gun: Gun,
  { outside, aim }: Aim,
  square: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const mode = missileMode(position, gun);
  if (outside || aim !== 'square' || mode === undefined) {
    return refuse('BM-TURN-05', () => 'aim a missile at a square');
  }
  if (isBlockSquare(state, square) && isShielded(position, square.board)) {
    return refuse('BM-MDL-02', () => `a missile defence laser protects ${square.id}`);
  }
  const isOwn = squareOf(state, gun.blocker) === square.id;
  const isHidden = mode.homing && square.exposure === 'interior' && isBlockSquare(state, square);
  const isLive = isLiveLink(position, square) && square.link !== 'skyRail';
  const canDo = isSound(state, square) || square.plaza || isLive || !isEmpty(position, square.id);
  if (!canDo && square.link === 'skyRail') {
    return refuse('BM-LINK-01', () => `${square.id} is sky-rail`);
  }
  if (isOwn || isHidden || !canDo) {
    return refuse('BM-SHOOT-03', () => `no missile can do anything in ${square.id}`);
  }
  if (mode.homing) return undefined;
  return cannotReach(position, gun, square, itemOf(position, gun.item).range ?? 0);
}

/** Under a missile defence laser that is set up in a window of the block (BM-MDL-02, BM-RULING-47). */
export function isShielded(position: Seen, board: number): boolean {
  const { state } = position;
  return state.standing.some((blocker) => {
    const { deployedHeavy } = blockerOf(state, blocker);
    if (!carries(position, deployedHeavy, 'missileShield')) return false;
    const { space, outside } = placeOf(state, blocker);
    const square = squareAt(position, space);
    if (outside || square.board !== board || square.exposure !== 'window') return false;
    return isSound(state, square);
  });
}
