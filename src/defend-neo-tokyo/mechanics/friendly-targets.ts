import type { Seat } from '../../kernel/play.js';
import type { EffectOf } from '../content/effects.js';
import type { Seen } from '../play.js';
import { mechOf, spaceOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { hereOf } from './board.js';
import { isUndiscardable } from './citizens.js';
import { damagedParts, openLimbs, ownerOf } from './mechs.js';
import { canWalk } from './movement.js';
import { captainOrder } from './seats.js';

/* The Mechs, Citizens and City Spaces that an effect can help. */

/** Seats within range of the own Mech, in captain order. */
export function mechsInRange({ state, content }: Seen, me: Seat, range: number): Seat[] {
  const own = mechOf(state, me).space;
  return captainOrder(state).filter((seat) => {
    return content.distance(own, mechOf(state, seat).space) <= range;
  });
}

/** Citizens that can be brought to safety, by the number of their space. */
export function rescuableCitizens(position: Seen, me: Seat, range: number): string[] {
  const { state, content } = position;
  const own = mechOf(state, me).space;
  const found: string[] = [];
  for (const at of content.cities) {
    const { citizens } = spaceOf(state, at);
    if (citizens.length === 0 || content.distance(own, at) > range) continue;
    for (const one of citizens) if (!isUndiscardable(position, one)) found.push(one);
  }
  return found;
}

/** City Spaces with City Damage. */
export function damagedSpaces({ state, content }: Seen, from: string, range: number): string[] {
  return content.cities.filter((at) => {
    return spaceOf(state, at).cityDamage > 0 && content.distance(from, at) <= range;
  });
}

/** Other Mechs with somewhere to go. */
export function movableAllies(
  position: Seen,
  me: Seat,
  { steps, range = 0 }: EffectOf<'moveAlly'>,
): Seat[] {
  return mechsInRange(position, me, range).filter((seat) => {
    return seat !== me && canWalk(position, mechOf(position.state, seat).space, { steps });
  });
}

/** Other Mechs that lie. */
export function lyingAllies(position: Seen, me: Seat, { range }: EffectOf<'standUp'>): Seat[] {
  const reach = range === 'any' ? Number.POSITIVE_INFINITY : range;
  return mechsInRange(position, me, reach).filter((seat) => {
    return seat !== me && mechOf(position.state, seat).lying;
  });
}

/** The Mechs that a repair may choose. */
export function repairableMechs(
  position: Seen,
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

/** The Mechs with room for Power. */
export function chargeableMechs(
  position: Seen,
  me: Seat,
  { on, range = 0 }: EffectOf<'charge'>,
): Seat[] {
  const candidates = on === 'self' ? [me] : mechsInRange(position, me, range);
  return candidates.filter((seat) => {
    return openLimbs(position, mechOf(position.state, seat)).length > 0;
  });
}

/** The City Spaces from which City Damage can be removed. */
export function shelterSpaces(
  position: Seen,
  frame: Frame,
  { range = 0, where }: EffectOf<'shelter'>,
): string[] {
  const here = hereOf(position, frame);
  if (here === undefined) return [];
  return damagedSpaces(position, here, where === 'here' ? 0 : range);
}
