import type { Content } from '../content/compile.js';
import type { Part, WindowKind } from '../content/schema.js';

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
export function namesOf(content: Content, ids: readonly string[], last = 'and'): string {
  return listed(
    ids.map((id) => nameOf(content, id)),
    last,
  );
}

export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? 'nothing';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

export const partNames: Readonly<Record<Part, string>> = {
  chassis: 'Chassis',
  leftArm: 'left Arm',
  rightArm: 'right Arm',
  legs: 'Legs',
};

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

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
