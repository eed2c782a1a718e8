import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import { changeNearest, effectsStep, push } from '../mechanics/agenda.js';
import { isDestroyed } from '../mechanics/board.js';
import {
  addCityDamage,
  canBeDamaged,
  citizenCard,
  removeCitizen,
  standingAbility,
} from '../mechanics/city.js';
import { damageMech, guardOf, hitMech } from '../mechanics/mechs.js';
import { armorRating, damageMonster, qualitiesOf } from '../mechanics/monsters.js';
import { drawCitizen } from '../mechanics/piles.js';
import { openWindow, openWindowLater } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { changeSpace, type Monster, mechOf, monsterOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** How damage arrives at Monsters, Mechs, the city and its Citizens. */
export const damageSteps: Steps<
  | 'mechAttack'
  | 'mechHits'
  | 'thorns'
  | 'hitMech'
  | 'cityDamage'
  | 'citizenEnters'
  | 'citizensLeave'
  | 'destroyCitizen'
> = {
  mechAttack: { resolve: resolveAttack },
  mechHits: { resolve: resolveHits },
  thorns: {
    resolve(table, { seat, monsters }) {
      const [first, ...rest] = monsters;
      const monster = monsterOf(table.state, first ?? '');
      pushThorns(table, seat, rest);
      if (monster === undefined || !isInSpaceOf(table, seat, monster)) return;
      const { thorns } = qualitiesOf(table, monster);
      if (thorns > 0) hitMech(table, seat, thorns, 'chassis', monster.id);
    },
  },
  hitMech: { resolve: resolveHit },
  cityDamage: { resolve: resolveCityDamage },
  citizenEnters: { resolve: resolveEntering },
  citizensLeave: {
    resolve(table, { citizens, destroyed }) {
      const [citizen, ...rest] = citizens;
      if (citizen === undefined) return;
      if (rest.length > 0) push(table, { type: 'citizensLeave', citizens: rest, destroyed });
      if (!destroyed) return removeCitizen(table, citizen, false);
      push(table, { type: 'destroyCitizen', citizen });
      openWindow(table, { window: 'citizenWouldBeDestroyed', citizen });
    },
  },
  destroyCitizen: { resolve: (table, { citizen }) => removeCitizen(table, citizen, true) },
};

/** DN-ATK-04: one total; what each target takes is fixed before any takes it. */
function resolveAttack(table: TokyoTable, step: StepOf<'mechAttack'>): void {
  const { seat, melee, pierce } = step;
  const total = step.dice.reduce((sum, die) => sum + die, step.flat);
  const hits: StepOf<'mechHits'>['hits'] = [];
  const thorns: string[] = [];
  for (const id of step.monsters) {
    const monster = monsterOf(table.state, id);
    if (monster === undefined) continue;
    const armor = pierce ? 0 : armorRating(table, monster, melee);
    const spotted = total + standingAbility(table, monster.space, 'spotter');
    hits.push({ monster: id, amount: Math.max(0, spotted - armor) });
    if (melee && isInSpaceOf(table, seat, monster)) thorns.push(id);
  }
  push(table, { type: 'mechHits', seat, hits, thorns });
}

function resolveHits(table: TokyoTable, step: StepOf<'mechHits'>): void {
  const [hit, ...hits] = step.hits;
  if (hit === undefined) return pushThorns(table, step.seat, step.thorns);
  push(table, { type: 'mechHits', seat: step.seat, hits, thorns: step.thorns });
  if (!damageMonster(table, hit.monster, hit.amount)) return;
  changeNearest(table.state, 'effects', (effects) => {
    return { ...effects, frame: { ...effects.frame, defeated: true } };
  });
}

/** Thorns of the Monsters that a Melee Attack from their own space has not killed (DN-FX-56). */
function pushThorns(table: TokyoTable, seat: Seat, monsters: string[]): void {
  if (monsters.length > 0) push(table, { type: 'thorns', seat, monsters });
}

function isInSpaceOf({ state }: TokyoTable, seat: Seat, { space }: Monster): boolean {
  return mechOf(state, seat).space === space;
}

/** The die, Reacts, guard, Armor tokens, then the part. */
function resolveHit(table: TokyoTable, step: StepOf<'hitMech'>): void {
  const { type, mech, amount, part, from } = step;
  if (step.stage === 'roll') {
    const face = table.roll('die:random', table.content.dice.random);
    table.emit({ type: 'randomDieRolled', seat: mech, face, again: false });
    push(table, { type, mech, amount, part: face, from, stage: 'rolled' });
    return openWindow(table, { window: 'randomRolled', mech });
  }
  if (part === 'miss' || part === 'random') return;
  if (step.stage === 'rolled') {
    push(table, { type, mech, amount, part, from, stage: 'deal' });
    const window = 'damageToMech';
    return openWindow(table, from === null ? { window, mech } : { window, mech, monster: from });
  }
  const guarded = Math.min(amount, guardOf(mechOf(table.state, mech)));
  if (guarded > 0)
    table.emit({ type: 'damagePrevented', seat: mech, amount: guarded, by: 'guard' });
  damageMech(table, mech, part, amount - guarded);
}

function resolveCityDamage(table: TokyoTable, step: StepOf<'cityDamage'>): void {
  const { space, n } = step;
  if (!canBeDamaged(table, space)) return;
  if (step.stage === 'place') return n > 0 ? addCityDamage(table, space, n) : undefined;
  const shielded = Math.min(n, standingAbility(table, space, 'cityShield'));
  if (shielded > 0) {
    table.emit({ type: 'cityDamagePrevented', space, amount: shielded, by: 'shield' });
  }
  if (n === shielded) return;
  push(table, { type: 'cityDamage', space, n: n - shielded, stage: 'place' });
  openWindow(table, { window: 'cityWouldBeDamaged', space });
}

/** DN-CIT-03, -04: one after the other; in setup without effects and Reacts (DN-SETUP-05). */
function resolveEntering(table: TokyoTable, { space, left }: StepOf<'citizenEnters'>): void {
  const { state } = table;
  const citizen = drawCitizen(table);
  if (citizen === undefined) return;
  if (left > 1) push(table, { type: 'citizenEnters', space, left: left - 1 });
  if (isDestroyed(state, space) || space === table.content.hq) {
    addTo(state.citizenDiscard, citizen);
    return table.emit({ type: 'citizenDiscarded', citizen, space: null });
  }
  changeSpace(table, space).citizens.push(citizen);
  table.emit({ type: 'citizenEntered', citizen, space });
  if (state.round === 0) return;
  const subject = { window: 'citizenEntered', citizen } as const;
  const { enter } = citizenCard(table, citizen);
  if (enter === undefined) return openWindow(table, subject);
  openWindowLater(table, subject);
  push(table, effectsStep(enter, { source: { citizen, space } }));
}
