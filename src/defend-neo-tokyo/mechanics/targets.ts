import type { Seat } from '../../kernel/play.js';
import { type EffectOf, type Limb, limbs, type Part, parts } from '../content/schema.js';
import type { TokyoPosition } from '../play.js';
import { type Mech, type Monster, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { captainOrder, isDestroyed, spaceInfo, spaceOfCitizen } from './board.js';
import { isUndiscardable } from './city.js';
import { openSpaces } from './mechs.js';
import { canGetToken, type Place, qualitiesOf } from './monsters.js';
import { canWalk } from './reach.js';

/** The seat whose card or tile action this is. */
export function ownerOf({ source }: Frame): Seat | undefined {
  return 'mech' in source ? source.mech : undefined;
}

/** Where the own Mech is. */
export function placeOf({ state }: TokyoPosition, seat: Seat): Place {
  return { seat, space: mechOf(state, seat).space };
}

/** The space of the source at this moment. */
export function hereOf(position: TokyoPosition, { source }: Frame): string | undefined {
  const { state } = position;
  if ('mech' in source) return mechOf(state, source.mech).space;
  if ('monster' in source) return monsterOf(state, source.monster)?.space;
  if ('citizen' in source) return spaceOfCitizen(position, source.citizen) ?? source.space;
  return undefined;
}

/** How far away a target may be. */
export interface Reach {
  readonly range?: number;
  readonly minRange?: number;
}

/** Monsters that this Mech can choose or hit at such a distance (DN-FX-62). */
export function monstersInRange(position: TokyoPosition, me: Place, reach: Reach): Monster[] {
  return position.state.monsters.filter((monster) => isInRange(position, me, monster, reach));
}

/** Whether there is such a Monster. */
export function reachesMonster(position: TokyoPosition, me: Place, reach: Reach): boolean {
  for (const monster of position.state.monsters) {
    if (isInRange(position, me, monster, reach)) return true;
  }
  return false;
}

function isInRange(position: TokyoPosition, me: Place, monster: Monster, reach: Reach): boolean {
  return isAtDistance(position, me, monster, reach) && !isBurrowed(position, monster, me);
}

export function isAtDistance(
  { content }: TokyoPosition,
  me: Place,
  monster: Monster,
  { range = 0, minRange = 0 }: Reach,
): boolean {
  if (range === 0) return minRange === 0 && me.space === monster.space;
  const distance = content.distance(me.space, monster.space);
  return distance >= minRange && distance <= range;
}

export function isBurrowed(position: TokyoPosition, monster: Monster, me: Place): boolean {
  return me.space !== monster.space && qualitiesOf(position, monster, me).burrowed > 0;
}

export function tokenMonsters(
  position: TokyoPosition,
  me: Place,
  effect: EffectOf<'token'>,
): Monster[] {
  const near = monstersInRange(position, me, effect);
  return near.filter((monster) => canGetToken(position, monster, effect.token, me));
}

/** DN-FX-58; the Boss cannot be pushed either. */
function resistsPush(position: TokyoPosition, monster: Monster, me: Place): boolean {
  return monster.isBoss || qualitiesOf(position, monster, me).heavy > 0;
}

/** What is here cannot be pulled. */
export function pushReach({ range = 0, to }: EffectOf<'push'>): Reach {
  return { range, minRange: to === 'me' ? 1 : 0 };
}

/** Monsters that a push may choose; with `on` = it, among those hit. */
export function pushMonsters(
  position: TokyoPosition,
  me: Place,
  effect: EffectOf<'push'>,
  hit: readonly string[],
): Monster[] {
  const { state, content } = position;
  const { on, to } = effect;
  if (to === 'me' && (me.space === content.hq || isDestroyed(state, me.space))) return [];
  const pool =
    on === 'it'
      ? state.monsters.filter(({ id }) => hit.includes(id))
      : monstersInRange(position, me, pushReach(effect));
  return pool.filter((monster) => {
    if (resistsPush(position, monster, me) || isBurrowed(position, monster, me)) return false;
    if (to === 'me') return monster.space !== me.space;
    return pushDestinations(position, monster).length > 0;
  });
}

export function pushDestinations({ state, content }: TokyoPosition, { space }: Monster): string[] {
  const { adjacent } = spaceInfo(content, space);
  return adjacent.filter((to) => to !== content.hq && !isDestroyed(state, to));
}

/** Seats within range of the own Mech, in captain order. */
export function mechsInRange({ state, content }: TokyoPosition, me: Seat, range: number): Seat[] {
  const own = mechOf(state, me).space;
  return captainOrder(state).filter((seat) => {
    return content.distance(own, mechOf(state, seat).space) <= range;
  });
}

export function damagedParts({ damage }: Mech): Part[] {
  return parts.filter((part) => damage[part] > 0);
}

export function openLimbs({ content }: TokyoPosition, mech: Mech): Limb[] {
  return limbs.filter((limb) => openSpaces(content, mech, limb) > 0);
}

/** DN-CHAS-03, DN-RULING-16. */
export function transfers(position: TokyoPosition, mech: Mech): { from: Limb; to: Limb }[] {
  const open = openLimbs(position, mech);
  const pairs: { from: Limb; to: Limb }[] = [];
  for (const from of limbs) {
    if (mech.power[from] === 0) continue;
    for (const to of open) if (to !== from) pairs.push({ from, to });
  }
  return pairs;
}

export function isTransfer({ content }: TokyoPosition, mech: Mech, from: Limb, to: Limb): boolean {
  return to !== from && mech.power[from] > 0 && openSpaces(content, mech, to) > 0;
}

export function canTransfer({ content }: TokyoPosition, mech: Mech): boolean {
  for (const to of limbs) {
    if (openSpaces(content, mech, to) === 0) continue;
    for (const from of limbs) if (from !== to && mech.power[from] > 0) return true;
  }
  return false;
}

export function rescuable(position: TokyoPosition, me: Seat, range: number): string[] {
  const { state, content } = position;
  const own = mechOf(state, me).space;
  const found: string[] = [];
  for (const at of content.cities) {
    const citizens = state.board[at]?.citizens ?? [];
    if (citizens.length === 0 || content.distance(own, at) > range) continue;
    for (const one of citizens) if (!isUndiscardable(position, one)) found.push(one);
  }
  return found;
}

export function damagedSpaces(
  { state, content }: TokyoPosition,
  from: string,
  range: number,
): string[] {
  return content.cities.filter((at) => {
    return (state.board[at]?.cityDamage ?? 0) > 0 && content.distance(from, at) <= range;
  });
}

export function movableAllies(
  position: TokyoPosition,
  me: Seat,
  { steps, range = 0 }: EffectOf<'moveAlly'>,
): Seat[] {
  return mechsInRange(position, me, range).filter((seat) => {
    return seat !== me && canWalk(position, mechOf(position.state, seat).space, { steps });
  });
}

export function lyingAllies(
  position: TokyoPosition,
  me: Seat,
  { range }: EffectOf<'standUp'>,
): Seat[] {
  const reach = range === 'any' ? Number.POSITIVE_INFINITY : range;
  return mechsInRange(position, me, reach).filter((seat) => {
    return seat !== me && mechOf(position.state, seat).lying;
  });
}
