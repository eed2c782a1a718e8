import type { Seat } from '../../kernel/play.js';
import type { Effect, EffectOf } from '../content/effects.js';
import type { Seen } from '../play.js';
import { mechOf, monsterOf, type SeenMech } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { nearest } from './agenda.js';
import { isUndiscardable } from './citizens.js';
import {
  chargeableMechs,
  lyingAllies,
  movableAllies,
  repairableMechs,
  rescuableCitizens,
  shelterSpaces,
} from './friendly-targets.js';
import { canDraw, canTransfer, ownerOf, placeOf } from './mechs.js';
import { pushMonsters, reachesMonster, tokenMonsters } from './monster-targets.js';
import { canWalk } from './movement.js';
import { deckOf } from './piles.js';
import { canGetToken } from './stat-cards.js';
import { hasTokens } from './tokens.js';

/** Whether an effect of a player's card or tile action would do anything now. */
function isUseful(position: Seen, frame: Frame, effect: Effect): boolean {
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
      return canDraw(mech);
    case 'rescue':
      return rescuableCitizens(position, me, effect.range ?? 0).length > 0;
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
      return [effect.a, effect.b].some((list) => isAnyUseful(position, frame, list));
    case 'selfDamage':
    case 'payCards':
    case 'when':
      return false;
    default:
      return isUsefulReact(position, frame, effect, mech);
  }
}

export function isAnyUseful(position: Seen, frame: Frame, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (isUseful(position, frame, effect)) return true;
  return false;
}

/** React effects must change the subject of their window; everything else can always be done. */
function isUsefulReact(position: Seen, frame: Frame, effect: Effect, mech: SeenMech): boolean {
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
      return (nearest(state, 'cityDamage')?.amount ?? 0) > 0;
    case 'save':
      return frame.triggerCitizen !== undefined && !isUndiscardable(position, frame.triggerCitizen);
    default:
      return true;
  }
}

function canStrike(
  { state }: Seen,
  frame: Frame,
  { on }: EffectOf<'strike'>,
  mech: SeenMech,
): boolean {
  if (on === 'trigger') return monsterOf(state, frame.trigger ?? '') !== undefined;
  if (on === 'monster') return state.monsters.some(({ space }) => space === mech.space);
  return (frame.it ?? []).some((id) => monsterOf(state, id) !== undefined);
}

function canPlaceToken(position: Seen, frame: Frame, effect: EffectOf<'token'>, me: Seat): boolean {
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
