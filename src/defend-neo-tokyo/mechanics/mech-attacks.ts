import type { EffectOf } from '../content/effects.js';
import type { Seen } from '../play.js';
import { type Modifier, type Monster, mechOf, type SeenMech } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { standingAbility } from './citizens.js';
import { ownerOf } from './mechs.js';
import { armorRating } from './stat-cards.js';

/* How strong the attacks of a Mech are. */

type AttackKind = 'melee' | 'nonMelee';

export function attackKind({ action }: Frame): AttackKind {
  return action === 'melee' ? 'melee' : 'nonMelee';
}

/** The Damage dice and the damage beside them, boosts included (DN-ATK-03, DN-FX-01). */
export function attackStrength(
  { state }: Seen,
  frame: Frame,
  effect: EffectOf<'attack'>,
  seat: number,
  hit: readonly Monster[],
): { dice: number; flat: number } {
  const mech = mechOf(state, seat);
  const kind = attackKind(frame);
  let dice = (effect.dice ?? 0) + Math.min(effect.max ?? 0, countedDice(mech, frame, effect, hit));
  let flat = effect.flat ?? 0;
  for (const one of mech.modifiers) {
    if (!isBoostFor(one, kind)) continue;
    dice += one.dice;
    flat += one.flat;
  }
  return { dice, flat };
}

/** DN-FX-16: the boosts for one attack are used up by it. */
export function boostsLeft({ modifiers }: SeenMech, kind: AttackKind): Modifier[] {
  return modifiers.filter((one) => !(one.uses === 'next' && isBoostFor(one, kind)));
}

function isBoostFor({ kind, melee }: Modifier, attack: AttackKind): boolean {
  return kind === 'boost' && (melee === null || melee === (attack === 'melee'));
}

function countedDice(
  { power }: SeenMech,
  { paid = 0, part }: Frame,
  { dicePer }: EffectOf<'attack'>,
  hit: readonly Monster[],
): number {
  if (dicePer === 'paid') return paid;
  if (dicePer === 'fire') return Math.max(...hit.map(({ fire }) => fire));
  return dicePer !== 'power' || part === undefined || part === 'chassis' ? 0 : power[part];
}

/** DN-ATK-04: what a total does to one target: spotters add to it, the Armor Rating takes from it. */
export function attackDamage(
  position: Seen,
  monster: Monster,
  total: number,
  kind: AttackKind,
  armor: 'armor' | 'pierced',
): number {
  const rating = armor === 'pierced' ? 0 : armorRating(position, monster, kind);
  return Math.max(0, total + standingAbility(position, monster.space, 'spotter') - rating);
}

/** Damage outside attacks (DN-FX-31); Armor Rating as DN-RULING-29 says. */
export function strikeDamage(
  position: Seen,
  monster: Monster,
  total: number,
  frame: Frame,
): number {
  const rating = armorCounts(position, frame)
    ? armorRating(position, monster, attackKind(frame))
    : 0;
  return Math.max(0, total - rating);
}

function armorCounts({ state }: Seen, frame: Frame): boolean {
  if (ownerOf(frame) === undefined) return false;
  if (state.options.houseRules.reactArmor === 'always') return true;
  return frame.symbol === true || frame.action === 'attack' || frame.action === 'melee';
}
