import type { Effect, EffectOf } from '../content/effects.js';
import type { Seen } from '../play.js';
import { isDestroyed, type Monster } from '../state/state.js';
import { spaceInfo } from './board.js';
import type { Place } from './mechs.js';
import { type Walk, walkEnds } from './movement.js';
import { canGetToken, qualitiesOf } from './stat-cards.js';

/* The Monsters that an effect of a Mech can have as its targets. */

/** How far away a target may be. */
export interface Reach {
  readonly range?: number;
  readonly minRange?: number;
}

/** Monsters that this Mech can choose or hit at such a distance (DN-FX-62). */
export function monstersInRange(position: Seen, me: Place, reach: Reach): Monster[] {
  return position.state.monsters.filter((monster) => isInRange(position, me, monster, reach));
}

/** Whether there is such a Monster. */
export function reachesMonster(position: Seen, me: Place, reach: Reach): boolean {
  for (const monster of position.state.monsters) {
    if (isInRange(position, me, monster, reach)) return true;
  }
  return false;
}

function isInRange(position: Seen, me: Place, monster: Monster, reach: Reach): boolean {
  return isAtDistance(position, me, monster, reach) && !isBurrowed(position, monster, me);
}

export function isAtDistance(
  { content }: Seen,
  me: Place,
  monster: Monster,
  { range = 0, minRange = 0 }: Reach,
): boolean {
  if (range === 0) return minRange === 0 && me.space === monster.space;
  const distance = content.distance(me.space, monster.space);
  return distance >= minRange && distance <= range;
}

export function isBurrowed(position: Seen, monster: Monster, me: Place): boolean {
  return me.space !== monster.space && qualitiesOf(position, monster, me).burrowed > 0;
}

export function tokenMonsters(position: Seen, me: Place, effect: EffectOf<'token'>): Monster[] {
  const near = monstersInRange(position, me, effect);
  return near.filter((monster) => canGetToken(position, monster, effect.token, me));
}

/** DN-FX-58; the Boss cannot be pushed either. */
function resistsPush(position: Seen, monster: Monster, me: Place): boolean {
  return monster.isBoss || qualitiesOf(position, monster, me).heavy > 0;
}

/** What is here cannot be pulled. */
export function pushReach({ range = 0, to }: EffectOf<'push'>): Reach {
  return { range, minRange: to === 'me' ? 1 : 0 };
}

/** Monsters that a push may choose; with `on` = it, among those hit. */
export function pushMonsters(
  position: Seen,
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

export function pushDestinations({ state, content }: Seen, { space }: Monster): string[] {
  const { adjacent } = spaceInfo(content, space);
  return adjacent.filter((to) => to !== content.hq && !isDestroyed(state, to));
}

/**
 * DN-RULING-41: whether the first effect on a Monster can have a target, counting the moves and
 * pulls before it. True if the list has no such effect.
 */
export function hasTarget(position: Seen, me: Place, effects: readonly Effect[]): boolean {
  let places: readonly Place[] = [me];
  let isSought = false;
  for (const effect of effects) {
    if (effect.kind === 'move') {
      places = places.flatMap((place) => walkedFrom(position, place, effect));
      continue;
    }
    if (!seeksMonster(effect)) continue;
    for (const place of places) if (findsMonster(position, place, effect)) return true;
    if (effect.kind !== 'push') return false;
    isSought = true;
  }
  return !isSought;
}

function walkedFrom(position: Seen, { seat, space }: Place, walk: Walk): Place[] {
  return [...walkEnds(position, space, walk)].map((end) => ({ seat, space: end }));
}

function seeksMonster(effect: Effect): effect is EffectOf<'attack' | 'token' | 'push' | 'choose'> {
  if (effect.kind === 'token' || effect.kind === 'push') return effect.on === 'monster';
  return effect.kind === 'attack' || effect.kind === 'choose';
}

function findsMonster(
  position: Seen,
  me: Place,
  effect: EffectOf<'attack' | 'token' | 'push' | 'choose'>,
): boolean {
  switch (effect.kind) {
    case 'attack':
      return reachesMonster(position, me, effect);
    case 'token':
      return tokenMonsters(position, me, effect).length > 0;
    case 'push':
      return pushMonsters(position, me, effect, []).length > 0;
    default:
      return hasTarget(position, me, effect.a) || hasTarget(position, me, effect.b);
  }
}
