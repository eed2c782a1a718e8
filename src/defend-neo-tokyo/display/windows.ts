import { listed } from '../../kit/words.js';
import type { WindowKind } from '../content/terms.js';
import { nameOf, thePart } from '../describe/names.js';
import { nearest } from '../mechanics/agenda.js';
import type { WindowSubject } from '../state/steps.js';
import { nameOfSeat, type TokyoShown } from './shown.js';

/** What can be reacted to, as the beginning of a sentence. */
export function happening(shown: TokyoShown, subject: WindowSubject): string {
  return windows[subject.window](shown, subject);
}

const windows: Readonly<Record<WindowKind, (shown: TokyoShown, subject: WindowSubject) => string>> =
  {
    monsterAttackDeclared: (shown, { monster }) => `${name(shown, monster)} begins an attack`,
    randomRolled: (shown, { mech }) => {
      const part = nearest(shown.view, 'hitMech')?.part;
      const face =
        part === undefined || part === 'miss' || part === 'random' ? 'a miss' : thePart(part);
      return `The Random die for the Mech of ${nameOfSeat(shown, mech ?? 0)} shows ${face}`;
    },
    damageToMech: (shown) => {
      const { mech = 0, amount = 0, part } = nearest(shown.view, 'hitMech') ?? {};
      const where =
        part === undefined || part === 'miss' || part === 'random' ? 'a part' : thePart(part);
      return `${where.charAt(0).toUpperCase()}${where.slice(1)} of ${nameOfSeat(shown, mech)} would take ${amount} damage`;
    },
    cityWouldBeDamaged: (shown, { space }) => {
      const amount = nearest(shown.view, 'cityDamage')?.amount ?? 0;
      return `${name(shown, space)} would take ${amount} City Damage`;
    },
    citizenEntered: (shown, { citizen }) => `${name(shown, citizen)} entered play`,
    citizenWouldBeDestroyed: (shown, { citizen }) => `${name(shown, citizen)} would be destroyed`,
    damageRolled: (shown, { mech }) => {
      const dice = nearest(shown.view, 'mechAttack')?.dice ?? [];
      return `${nameOfSeat(shown, mech ?? 0)} has rolled ${listed(dice)}`;
    },
    monsterAttacked: (shown, { monster }) => `${name(shown, monster)} has attacked`,
    monsterDefeated: (shown, { space }) => `A Monster was defeated in ${name(shown, space)}`,
    monsterMoved: (shown, { monster }) => `${name(shown, monster)} has arrived`,
  };

function name({ content }: TokyoShown, id: string | undefined): string {
  return nameOf(content, id ?? '');
}
