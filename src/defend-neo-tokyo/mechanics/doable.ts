import type { Seat } from '../../kernel/play.js';
import type { Effect, EffectOf } from '../content/schema.js';
import type { TokyoPosition } from '../play.js';
import { type Mech, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { nearest } from './agenda.js';
import { isDestroyed } from './board.js';
import { isUndiscardable } from './city.js';
import { canGetToken, type Place } from './monsters.js';
import { canWalk, type Walk, walkEnds } from './reach.js';
import {
  canTransfer,
  damagedParts,
  damagedSpaces,
  hereOf,
  lyingAllies,
  mechsInRange,
  movableAllies,
  openLimbs,
  ownerOf,
  placeOf,
  pushMonsters,
  reachesMonster,
  rescuable,
  tokenMonsters,
} from './targets.js';
import { hasTokens } from './tokens.js';

/** Whether an effect of a player's card or tile action would do anything now. */
function canResolve(position: TokyoPosition, frame: Frame, effect: Effect): boolean {
  const me = ownerOf(frame);
  if (me === undefined) return true;
  const { state } = position;
  const mech = mechOf(state, me);
  switch (effect.kind) {
    case 'attack':
      return reachesMonster(position, placeOf(position, me), effect);
    case 'token':
      return canPlaceToken(position, frame, effect, me);
    case 'move':
      return canWalk(position, mech.space, effect);
    case 'moveAlly':
      return movableAllies(position, me, effect).length > 0;
    case 'push':
      return pushMonsters(position, placeOf(position, me), effect, frame.it ?? []).length > 0;
    case 'repair':
      return repairableMechs(position, frame, effect).length > 0;
    case 'charge':
      return chargeableMechs(position, me, effect).length > 0;
    case 'shift':
      return canTransfer(position, mech);
    case 'draw':
      return mech.deck.length > 0 || mech.discard.length > 0;
    case 'rescue':
      return rescuable(position, me, effect.range ?? 0).length > 0;
    case 'shelter':
      return shelterSpaces(position, frame, effect).length > 0;
    case 'calm':
      return state.attackTrack > 0;
    case 'regainBot':
      return mech.repairBots < position.content.constants.repairBots;
    case 'scry':
      return deckOf(position, effect.deck).length > 0;
    case 'standUp':
      return lyingAllies(position, me, effect).length > 0;
    case 'choose':
      return [effect.a, effect.b].some((list) => canResolveAny(position, frame, list));
    case 'selfDamage':
    case 'payCards':
    case 'when':
      return false;
    default:
      return canReactWith(position, frame, effect, mech);
  }
}

export function canResolveAny(
  position: TokyoPosition,
  frame: Frame,
  effects: readonly Effect[],
): boolean {
  for (const effect of effects) if (canResolve(position, frame, effect)) return true;
  return false;
}

/** React effects must change the subject of their window; everything else can always be done. */
function canReactWith(position: TokyoPosition, frame: Frame, effect: Effect, mech: Mech): boolean {
  const { state } = position;
  const pending = nearest(state, 'hitMech');
  switch (effect.kind) {
    case 'prevent':
      return (pending?.amount ?? 0) > 0;
    case 'redirect':
      return pending !== undefined && pending.part !== effect.part;
    case 'intercept': {
      if (pending === undefined) return false;
      const struck = mechOf(state, pending.mech);
      return struck !== mech && struck.space === mech.space;
    }
    case 'rerollRandom':
      return pending !== undefined;
    case 'reroll':
      return (nearest(state, 'mechAttack')?.dice.length ?? 0) > 0;
    case 'addDamage':
      return nearest(state, 'mechAttack') !== undefined;
    case 'strike':
      return canStrike(position, frame, effect, mech);
    case 'cancelAttack': {
      const monster = monsterOf(state, frame.trigger ?? '');
      return monster !== undefined && (!monster.isBoss || hasTokens(state, 'minus'));
    }
    case 'preventCity':
      return (nearest(state, 'cityDamage')?.n ?? 0) > 0;
    case 'save':
      return frame.triggerCitizen !== undefined && !isUndiscardable(position, frame.triggerCitizen);
    default:
      return true;
  }
}

function canStrike(
  { state }: TokyoPosition,
  frame: Frame,
  { on }: EffectOf<'strike'>,
  mech: Mech,
): boolean {
  if (on === 'trigger') return monsterOf(state, frame.trigger ?? '') !== undefined;
  if (on === 'monster') return state.monsters.some(({ space }) => space === mech.space);
  return (frame.it ?? []).some((id) => monsterOf(state, id) !== undefined);
}

function canPlaceToken(
  position: TokyoPosition,
  frame: Frame,
  effect: EffectOf<'token'>,
  me: Seat,
): boolean {
  const { state } = position;
  const { token, on } = effect;
  if (on === 'self' || on === 'mech') return token === 'armor' && hasTokens(state, token);
  if (on === 'monster') {
    return tokenMonsters(position, placeOf(position, me), effect).length > 0;
  }
  const ids = on === 'trigger' ? [frame.trigger ?? ''] : (frame.it ?? []);
  return ids.some((id) => {
    const monster = monsterOf(state, id);
    return monster !== undefined && canGetToken(position, monster, token);
  });
}

/** The Mechs that a repair may choose. */
export function repairableMechs(
  position: TokyoPosition,
  frame: Frame,
  { on, range = 0 }: EffectOf<'repair'>,
): Seat[] {
  const me = ownerOf(frame);
  const isDamaged = (seat: Seat) => damagedParts(mechOf(position.state, seat)).length > 0;
  if (on === 'it')
    return frame.itMech !== undefined && isDamaged(frame.itMech) ? [frame.itMech] : [];
  if (me === undefined) return [];
  return (on === 'self' ? [me] : mechsInRange(position, me, range)).filter(isDamaged);
}

export function chargeableMechs(
  position: TokyoPosition,
  me: Seat,
  { on, range = 0 }: EffectOf<'charge'>,
): Seat[] {
  const candidates = on === 'self' ? [me] : mechsInRange(position, me, range);
  return candidates.filter((seat) => {
    return openLimbs(position, mechOf(position.state, seat)).length > 0;
  });
}

export function shelterSpaces(
  position: TokyoPosition,
  frame: Frame,
  { range = 0, where }: EffectOf<'shelter'>,
): string[] {
  const here = hereOf(position, frame);
  if (here === undefined) return [];
  return damagedSpaces(position, here, where === 'here' ? 0 : range);
}

export function deckOf({ state }: TokyoPosition, deck: EffectOf<'scry'>['deck']) {
  if (deck === 'event') return state.eventDeck;
  return deck === 'city' ? state.cityDeck : state.citizenDeck;
}

/** DN-RUIN-03: a list that moves the own Mech out of its destroyed space. */
export function exitsRuin(position: TokyoPosition, me: Seat, effects: readonly Effect[]): boolean {
  const { space } = mechOf(position.state, me);
  return effects.some((effect) => {
    return effect.kind === 'move' && walkEnds(position, space, effect).size > 0;
  });
}

/**
 * DN-RULING-41: whether the first effect on a Monster can have a target, counting the moves and
 * pulls before it. True if the list has no such effect.
 */
export function hasTarget(position: TokyoPosition, me: Place, effects: readonly Effect[]): boolean {
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

function walkedFrom(position: TokyoPosition, { seat, space }: Place, walk: Walk): Place[] {
  return [...walkEnds(position, space, walk)].map((end) => ({ seat, space: end }));
}

function seeksMonster(effect: Effect): effect is EffectOf<'attack' | 'token' | 'push' | 'choose'> {
  if (effect.kind === 'token' || effect.kind === 'push') return effect.on === 'monster';
  return effect.kind === 'attack' || effect.kind === 'choose';
}

function findsMonster(
  position: TokyoPosition,
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

export function standsInRuin({ state }: TokyoPosition, me: Seat): boolean {
  return isDestroyed(state, mechOf(state, me).space);
}
