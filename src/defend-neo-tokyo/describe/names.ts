import type { Seat } from '../../kernel/play.js';
import { listed, plural, seatName, withArticle } from '../../kit/words.js';
import type { Content } from '../content/compiled.js';
import type { Part, TokenKind, WindowKind } from '../content/terms.js';

/** The printed name of whatever has this id; what the pack does not know is shown by its id. */
export function nameOf(content: Content, id: string): string {
  const found =
    content.cards.get(id) ??
    content.spaces.get(id) ??
    content.monsters.get(id) ??
    content.citizens.get(id) ??
    content.events.get(id) ??
    content.chassis.get(id) ??
    content.legs.get(id) ??
    content.arms.get(id) ??
    content.prebuilt.get(id) ??
    [...content.pack.sets, ...content.pack.cityCards].find((one) => one.id === id);
  return found?.name ?? `"${id}"`;
}

/** Several names in one sentence: A, B or C. */
export function namesOf(
  content: Content,
  ids: readonly string[],
  last: 'and' | 'or' = 'and',
): string {
  return listed(
    ids.map((id) => nameOf(content, id)),
    last,
  );
}

export const partNames: Readonly<Record<Part, string>> = {
  chassis: 'Chassis',
  leftArm: 'left Arm',
  rightArm: 'right Arm',
  legs: 'Legs',
};

export function thePart(part: Part): string {
  return `the ${partNames[part]}`;
}

/** The Legs take damage, the Chassis takes it. */
export function partVerb(part: Part, one: string, many: string): string {
  return part === 'legs' ? many : one;
}

export const windowNames: Readonly<Record<WindowKind, string>> = {
  monsterAttackDeclared: 'a declared attack',
  randomRolled: 'the Random die',
  damageToMech: 'damage to a Mech',
  cityWouldBeDamaged: 'City Damage',
  citizenEntered: 'Citizens entering play',
  citizenWouldBeDestroyed: 'Citizens in danger',
  damageRolled: 'the Damage dice',
  monsterAttacked: 'an attack',
  monsterDefeated: 'the defeat of a Monster',
  monsterMoved: 'the arrival of a Monster',
};

export const phaseNames = {
  build: 'building of the Mechs',
  planning: 'Planning Phase',
  event: 'Event Phase',
  action: 'Action Phase',
  monsterAttack: 'Monster Attack Phase',
  end: 'End Phase',
  over: 'end of the game',
} as const;

export const deckNames = {
  command: 'Command',
  event: 'Event',
  city: 'City',
  citizen: 'Citizen',
} as const;

const tokenNames = {
  fire: 'Fire token',
  plus: '+1 Damage token',
  minus: '-1 Damage token',
  armor: 'Armor token',
} as const;

/** `an Armor token`, `2 Armor tokens`. */
export function tokensOf(count: number, kind: TokenKind): string {
  return count === 1 ? withArticle(tokenNames[kind]) : plural(count, tokenNames[kind]);
}

/** What the sentences of one table are told with. */
export interface Words {
  /** The printed name. */
  name(id: string): string;
  names(ids: readonly string[]): string;
  /** By name, or `seat 0`. */
  seat(seat: Seat): string;
  /** `the Mech of seat 0`. */
  mech(seat: Seat): string;
  /** `the Legs of seat 0`. */
  part(part: Part, seat: Seat): string;
}

export function wordsOf(content: Content, names: readonly string[]): Words {
  const seat = (of: Seat) => seatName(of, names);
  return {
    name: (id) => nameOf(content, id),
    names: (ids) => namesOf(content, ids),
    seat,
    mech: (of) => `the Mech of ${seat(of)}`,
    part: (part, of) => `${thePart(part)} of ${seat(of)}`,
  };
}
