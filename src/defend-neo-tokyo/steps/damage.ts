import { effectsStep } from '../mechanics/agenda.js';
import { isStandingCity } from '../mechanics/board.js';
import { citizenCard, standingAbility } from '../mechanics/citizens.js';
import { addCityDamage, putCitizenAway, removeCitizen } from '../mechanics/city.js';
import { damageMech } from '../mechanics/mech-damage.js';
import { guardOf } from '../mechanics/mechs.js';
import { drawCitizen } from '../mechanics/piles.js';
import { openWindow, openWindowLater } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { changeSpace } from '../state/change.js';
import { mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** How damage arrives at Mechs, the city and its Citizens; how Citizens enter and leave. */
export const damageSteps: Steps<
  'hitMech' | 'cityDamage' | 'citizenEnters' | 'citizensLeave' | 'destroyCitizen'
> = {
  hitMech: { resolve: resolveHit },
  cityDamage: { resolve: resolveCityDamage },
  citizenEnters: { resolve: resolveEntering },
  citizensLeave: {
    resolve(table, { citizens, how }) {
      const [citizen, ...rest] = citizens;
      if (citizen === undefined) return;
      if (rest.length > 0) table.next({ type: 'citizensLeave', citizens: rest, how });
      if (how === 'discarded') return removeCitizen(table, citizen, how);
      table.next({ type: 'destroyCitizen', citizen });
      openWindow(table, { window: 'citizenWouldBeDestroyed', citizen });
    },
  },
  destroyCitizen: { resolve: (table, { citizen }) => removeCitizen(table, citizen, 'destroyed') },
};

/** The die, Reacts, guard, Armor tokens, then the part. */
function resolveHit(table: TokyoTable, step: StepOf<'hitMech'>): void {
  const { type, mech, amount, part, from } = step;
  if (step.stage === 'roll') {
    const face = table.roll(`die.random.${mech}`, table.content.dice.random);
    table.emit({ type: 'randomDieRolled', seat: mech, face, again: false });
    table.next({ type, mech, amount, part: face, from, stage: 'rolled' });
    return openWindow(table, { window: 'randomRolled', mech });
  }
  if (part === 'miss' || part === 'random') return;
  if (step.stage === 'rolled') {
    table.next({ type, mech, amount, part, from, stage: 'deal' });
    const window = 'damageToMech';
    return openWindow(table, from === null ? { window, mech } : { window, mech, monster: from });
  }
  const guarded = Math.min(amount, guardOf(mechOf(table.state, mech)));
  if (guarded > 0) {
    table.emit({ type: 'damagePrevented', seat: mech, amount: guarded, reason: 'guard' });
  }
  damageMech(table, mech, part, amount - guarded);
}

function resolveCityDamage(table: TokyoTable, step: StepOf<'cityDamage'>): void {
  const { space, amount } = step;
  if (!isStandingCity(table, space)) return;
  if (step.stage === 'place') return amount > 0 ? addCityDamage(table, space, amount) : undefined;
  const shielded = Math.min(amount, standingAbility(table, space, 'cityShield'));
  if (shielded > 0) {
    table.emit({ type: 'cityDamagePrevented', space, amount: shielded, reason: 'shield' });
  }
  if (amount === shielded) return;
  table.next({ type: 'cityDamage', space, amount: amount - shielded, stage: 'place' });
  openWindow(table, { window: 'cityWouldBeDamaged', space });
}

/** DN-CIT-03, -04: one after the other; in setup without effects and Reacts (DN-SETUP-05). */
function resolveEntering(table: TokyoTable, { space, left }: StepOf<'citizenEnters'>): void {
  const { state } = table;
  const citizen = drawCitizen(table);
  if (citizen === undefined) return;
  if (left > 1) table.next({ type: 'citizenEnters', space, left: left - 1 });
  if (!isStandingCity(table, space)) return putCitizenAway(table, citizen, null, 'discarded');
  changeSpace(state, space).citizens.push(citizen);
  table.emit({ type: 'citizenEntered', citizen, space });
  if (state.round === 0) return;
  const subject = { window: 'citizenEntered', citizen } as const;
  const { enter } = citizenCard(table, citizen);
  if (enter === undefined) return openWindow(table, subject);
  openWindowLater(table, subject);
  table.next(effectsStep(enter, { source: { citizen, space } }));
}
