import type { Seat } from '../../kernel/play.js';
import type { Effect, EffectOf } from '../content/effects.js';
import type { Seen } from '../play.js';
import { type Monster, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import {
  attackDamage,
  attackKind,
  attackStrength,
  boostsLeft,
  strikeDamage,
} from './mech-attacks.js';
import { handSize, placeOf } from './mechs.js';
import { monstersInRange, pushDestinations, pushMonsters } from './monster-targets.js';
import { walkEnds } from './movement.js';

/** From the worst dice to the best. */
interface DamageRange {
  readonly least: number;
  readonly most: number;
}

/**
 * What the effects of a card or tile action would do to a Monster, wherever they let Mech and Monster move first;
 * nothing where they cannot hurt it. Reacts of others are not counted.
 */
export function damageRange(
  position: Seen,
  seat: Seat,
  frame: Frame,
  effects: readonly Effect[],
  target: string,
): DamageRange | undefined {
  const start = { position, frame, hit: false, worst: 0, best: 0, absorbed: [0, 0] } as const;
  const ends = prospects({ seat, target }, effects, [start]).filter(({ hit }) => hit);
  if (ends.length === 0) return undefined;
  return {
    least: Math.min(...ends.map(({ worst }) => worst)),
    most: Math.max(...ends.map(({ best }) => best)),
  };
}

interface Case {
  readonly seat: Seat;
  readonly target: string;
}

/** One way in which it may come about. */
interface Prospect {
  readonly position: Seen;
  readonly frame: Frame;
  /** Whether the target has been hit. */
  readonly hit: boolean;
  readonly worst: number;
  readonly best: number;
  /** Armor tokens used up, with the worst dice and with the best. */
  readonly absorbed: readonly [number, number];
}

function prospects(
  of: Case,
  effects: readonly Effect[],
  from: readonly Prospect[],
): readonly Prospect[] {
  return effects.reduce((before: readonly Prospect[], effect) => {
    return before.flatMap((one) => after(of, effect, one));
  }, from);
}

/** What may come of one more effect. */
function after(of: Case, effect: Effect, before: Prospect): readonly Prospect[] {
  switch (effect.kind) {
    case 'move':
      return walked(of, effect, before);
    case 'push':
      return pushed(of, effect, before);
    case 'payCards':
      return paid(of, effect, before);
    case 'attack':
      return [attacked(of, effect, before)];
    case 'strike':
      return [struck(of, effect, before)];
    case 'choose':
      return [...prospects(of, effect.a, [before]), ...prospects(of, effect.b, [before])];
    case 'when':
      // What follows a defeat hurts nobody who is still there.
      return prospects(of, effect.else ?? [], [before]);
    default:
      return [before];
  }
}

function walked({ seat }: Case, effect: EffectOf<'move'>, before: Prospect): Prospect[] {
  const { space } = placeOf(before.position, seat);
  return [...walkEnds(before.position, space, effect)].map((end) => {
    return { ...before, position: withMech(before.position, seat, { space: end }) };
  });
}

/** The push may be left off, or move somebody else. */
function pushed(of: Case, effect: EffectOf<'push'>, before: Prospect): Prospect[] {
  const { position, hit } = before;
  const place = placeOf(position, of.seat);
  const monster = targetOf(position, of);
  const movable = pushMonsters(position, place, effect, hit ? [of.target] : []);
  if (!movable.includes(monster)) return [before];
  const ends = effect.to === 'me' ? [place.space] : pushDestinations(position, monster);
  const moved = ends.map((space) => ({ ...before, position: withMonster(position, of, space) }));
  return [before, ...moved];
}

/** Nothing is paid, or as much as the effect and the hand allow; the card itself is played. */
function paid({ seat }: Case, { max }: EffectOf<'payCards'>, before: Prospect): Prospect[] {
  const { position, frame } = before;
  const others = handSize(mechOf(position.state, seat)) - (frame.card === undefined ? 0 : 1);
  const most = Math.max(0, Math.min(max, others));
  return [0, most].map((count) => ({ ...before, frame: { ...frame, paid: count } }));
}

function attacked(of: Case, effect: EffectOf<'attack'>, before: Prospect): Prospect {
  const { position, frame } = before;
  const { seat } = of;
  const targets = monstersInRange(position, placeOf(position, seat), effect);
  const monster = targetOf(position, of);
  if (!targets.includes(monster)) return before;
  const together = effect.hits === 'space' ? targets : [monster];
  const struckTogether = together.filter(({ space }) => space === monster.space);
  const strength = attackStrength(position, frame, effect, seat, struckTogether);
  const kind = attackKind(frame);
  const armor = effect.pierce === true ? 'pierced' : 'armor';
  const used = withMech(position, seat, {
    modifiers: boostsLeft(mechOf(position.state, seat), kind),
  });
  const hit = hurt(before, monster, strength, (total) => {
    return attackDamage(position, monster, total, kind, armor);
  });
  return { ...hit, position: used };
}

function struck(of: Case, effect: EffectOf<'strike'>, before: Prospect): Prospect {
  const { position, frame, hit } = before;
  const monster = targetOf(position, of);
  const isHere = monster.space === placeOf(position, of.seat).space;
  const isMeant = effect.on === 'trigger' || (effect.on === 'it' ? hit : isHere);
  if (!isMeant) return before;
  const { dice = 0, flat = 0 } = effect;
  return hurt(before, monster, { dice, flat }, (total) => {
    return strikeDamage(position, monster, total, frame);
  });
}

/** The damage of one roll, less what the Armor tokens that are left absorb (DN-TOK-05). */
function hurt(
  before: Prospect,
  { armor }: Monster,
  { dice, flat }: { dice: number; flat: number },
  damageOf: (total: number) => number,
): Prospect {
  const faces = before.position.content.dice.damage;
  const low = damageOf(dice * Math.min(...faces) + flat);
  const high = damageOf(dice * Math.max(...faces) + flat);
  const [lowBefore, highBefore] = before.absorbed;
  const lowAbsorbed = Math.min(armor - lowBefore, low);
  const highAbsorbed = Math.min(armor - highBefore, high);
  return {
    ...before,
    hit: true,
    worst: before.worst + low - lowAbsorbed,
    best: before.best + high - highAbsorbed,
    absorbed: [lowBefore + lowAbsorbed, highBefore + highAbsorbed],
  };
}

function targetOf({ state }: Seen, { target }: Case): Monster {
  return monsterOf(state, target) as Monster;
}

function withMech(
  { state, content }: Seen,
  seat: Seat,
  change: Partial<ReturnType<typeof mechOf>>,
): Seen {
  const mechs = state.mechs.map((one, at) => (at === seat ? { ...one, ...change } : one));
  return { state: { ...state, mechs }, content };
}

function withMonster({ state, content }: Seen, { target }: Case, space: string): Seen {
  const monsters = state.monsters.map((one) => (one.id === target ? { ...one, space } : one));
  return { state: { ...state, monsters }, content };
}
