import type { Seat } from '../kernel/play.js';
import { nearest } from './agenda.js';
import { isDestroyed } from './board.js';
import { hasAbility } from './city.js';
import type { Effect, EffectOf } from './content/schema.js';
import { hasTokens } from './mechs.js';
import { canGetToken } from './monsters.js';
import type { TokyoPosition } from './play.js';
import { canWalk, walkEnds } from './reach.js';
import { type Frame, type Mech, mechOf, monsterOf } from './state.js';
import {
  damagedParts,
  damagedSpaces,
  hereOf,
  lyingAllies,
  mechsInRange,
  monstersInRange,
  movableAllies,
  openLimbs,
  ownerOf,
  pushMonsters,
  rescuable,
  tokenMonsters,
  transfers,
} from './targets.js';

/** Whether an effect of a player's card or tile action would do anything now. */
export function canResolve(position: TokyoPosition, frame: Frame, effect: Effect): boolean {
  const me = ownerOf(frame);
  if (me === undefined) return true;
  const { state } = position;
  const mech = mechOf(state, me);
  const own = { seat: me, space: mech.space };
  switch (effect.kind) {
    case 'attack':
      return monstersInRange(position, own, effect).length > 0;
    case 'token':
      return canPlaceToken(position, frame, effect, me);
    case 'move':
      return canWalk(position, mech.space, effect);
    case 'moveAlly':
      return movableAllies(position, me, effect).length > 0;
    case 'push':
      return pushMonsters(position, own, effect, frame.it ?? []).length > 0;
    case 'repair':
      return repairableMechs(position, frame, effect).length > 0;
    case 'charge':
      return chargeableMechs(position, me, effect).length > 0;
    case 'shift':
      return transfers(position, mech).length > 0;
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
  return effects.some((effect) => canResolve(position, frame, effect));
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
      return (
        frame.triggerCitizen !== undefined &&
        !hasAbility(position, frame.triggerCitizen, 'cannotDiscard')
      );
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
    const own = { seat: me, space: mechOf(state, me).space };
    return tokenMonsters(position, own, effect).length > 0;
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
export function hasTarget(position: TokyoPosition, me: Seat, effects: readonly Effect[]): boolean {
  let spaces = new Set([mechOf(position.state, me).space]);
  for (const effect of effects) {
    if (effect.kind === 'move') {
      spaces = new Set([...spaces].flatMap((from) => [...walkEnds(position, from, effect)]));
      continue;
    }
    const found = findsTarget(position, me, spaces, effect);
    if (found !== undefined) return found;
  }
  return true;
}

/** Undefined for an effect that is on no Monster. */
function findsTarget(
  position: TokyoPosition,
  seat: Seat,
  spaces: ReadonlySet<string>,
  effect: Effect,
): boolean | undefined {
  const anywhere = (test: (me: { seat: Seat; space: string }) => boolean) => {
    for (const space of spaces) if (test({ seat, space })) return true;
    return false;
  };
  switch (effect.kind) {
    case 'attack':
      return anywhere((me) => monstersInRange(position, me, effect).length > 0);
    case 'token':
      if (effect.on !== 'monster') return undefined;
      return anywhere((me) => tokenMonsters(position, me, effect).length > 0);
    case 'push': {
      if (effect.on !== 'monster') return undefined;
      const pulls = anywhere((me) => pushMonsters(position, me, effect, []).length > 0);
      return pulls || undefined;
    }
    case 'choose': {
      const lists = [effect.a, effect.b];
      return lists.some((list) => {
        return list.some((one) => findsTarget(position, seat, spaces, one) !== false);
      });
    }
    default:
      return undefined;
  }
}

export function standsInRuin({ state }: TokyoPosition, me: Seat): boolean {
  return isDestroyed(state, mechOf(state, me).space);
}
