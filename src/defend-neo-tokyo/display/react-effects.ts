import type { MechCard } from '../content/schema.js';
import type { WindowKind } from '../content/terms.js';
import { thePart, tokensOf } from '../describe/names.js';
import { away, type Clauses, orTo, strength, type Telling } from './telling.js';

/** What Reacts do to what they react to. */
export const reactClauses: Clauses<
  | 'prevent'
  | 'redirect'
  | 'intercept'
  | 'rerollRandom'
  | 'reroll'
  | 'addDamage'
  | 'strike'
  | 'cancelAttack'
  | 'preventCity'
  | 'save'
> = {
  prevent: ({ amount }) => `prevent ${amount} of that damage`,
  redirect({ part }) {
    const to = part === undefined ? 'another part of your choice' : thePart(part);
    return `that damage goes to ${to} instead`;
  },
  intercept: () => 'your Mech takes that damage instead, if it is in the same space',
  rerollRandom: () => 'roll the Random die again',
  reroll({ max }) {
    return max === 1
      ? 'roll the lowest of the dice again'
      : `roll 1 ${orTo(1, max)} ${max} of the dice again, the lowest ones`;
  },
  addDamage: ({ flat }) => `that attack deals ${flat} more damage`,
  strike({ dice, flat, on }, telling) {
    const target = on === 'monster' ? `a Monster in ${telling.here}` : telling.monster;
    return `deal ${strength(dice, flat)} damage to ${target}`;
  },
  cancelAttack: () => `that attack does not happen; a Boss gets ${tokensOf(1, 'minus')} instead`,
  preventCity: ({ amount }) => `prevent ${amount} of that City Damage`,
  save: () => 'discard that Citizen',
};

type Trigger = NonNullable<MechCard['trigger']>;

/** When a React can be played. */
export function triggerClause(trigger: Trigger, telling: Telling): string {
  return `React when ${triggers[trigger.window](trigger, telling)}`;
}

/** What the text of a React begins with: the Monster that it reacts to. */
export function reacting({ window }: Trigger, telling: Telling): Telling {
  return window === 'damageToMech' ? { ...telling, monster: 'the Monster that deals it' } : telling;
}

const triggers: Readonly<Record<WindowKind, (trigger: Trigger, telling: Telling) => string>> = {
  monsterAttackDeclared: ({ range }, telling) =>
    `a Monster ${away(telling, range)} begins an attack`,
  randomRolled: (trigger, telling) =>
    `the Random die has been rolled for ${whose(trigger, telling)}`,
  damageToMech: (trigger, telling) => `${whose(trigger, telling)} would take damage`,
  cityWouldBeDamaged: ({ range }, telling) => {
    return `a City Space ${near(range, telling)} would take City Damage`;
  },
  citizenEntered: ({ range }, telling) => `a Citizen has entered play ${away(telling, range)}`,
  citizenWouldBeDestroyed: ({ range }, telling) => {
    return `a Citizen ${away(telling, range)} would be destroyed`;
  },
  damageRolled: (trigger, telling) => {
    return `the Damage dice have been rolled for an attack of ${whose(trigger, telling)}`;
  },
  monsterAttacked: ({ range }, telling) => `a Monster ${away(telling, range)} has attacked`,
  monsterDefeated: ({ range }, telling) => `a Monster ${away(telling, range)} has been defeated`,
  monsterMoved: ({ range }, telling) => `a Monster has arrived ${away(telling, range)}`,
};

function whose({ who = 'self', range }: Trigger, telling: Telling): string {
  return who === 'self' ? 'your Mech' : `another Mech ${away(telling, range)}`;
}

/** The space that the Mech is in counts too. */
function near(range: number | undefined, telling: Telling): string {
  return (range ?? 0) === 0 ? 'with your Mech' : away(telling, range);
}
