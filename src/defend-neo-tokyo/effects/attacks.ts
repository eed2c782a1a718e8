import type { EffectOf } from '../content/effects.js';
import { hereOf, monstersAt } from '../mechanics/board.js';
import { attackKind, attackStrength, boostsLeft, strikeDamage } from '../mechanics/mech-attacks.js';
import { ownerOf, placeOf } from '../mechanics/mechs.js';
import { monstersInRange } from '../mechanics/monster-targets.js';
import { damageMonster, rollDamage } from '../mechanics/monsters.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { type Monster, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import type { AnswerTo, Handlers, Next, Running } from './handler.js';

/** Attacks of Mechs, and damage to Monsters outside attacks. */
export const attackEffects: Handlers<'attack' | 'strike'> = {
  attack: {
    ask(table, { frame }, effect) {
      const seat = ownerOf(frame);
      if (seat === undefined) return undefined;
      const targets = monstersInRange(table, placeOf(table, seat), effect);
      if (targets.length === 0) return undefined;
      const common = { seat, rule: 'DN-FX-01', optional: false } as const;
      if (effect.hits !== 'space') {
        return { type: 'chooseMonster', ...common, among: targets.map(({ id }) => id) };
      }
      const spaces = new Set(targets.map(({ space }) => space));
      const among = table.content.cities.filter((at) => spaces.has(at));
      return { type: 'chooseSpace', ...common, among };
    },
    answered(table, running, effect, answer: AnswerTo<'chooseMonster' | 'chooseSpace'>) {
      const { seat } = answer;
      if (answer.type === 'chooseMonster') {
        const monster = monsterOf(table.state, answer.monster) as Monster;
        return attack(table, running, effect, seat, [monster]);
      }
      const targets = monstersInRange(table, placeOf(table, seat), effect);
      const hit = targets.filter(({ space }) => space === answer.space);
      return attack(table, running, effect, seat, hit);
    },
    unasked: (_table, { frame }) => {
      return ownerOf(frame) === undefined ? undefined : { knowing: { it: [] } };
    },
  },
  strike: {
    ask(table, { frame }, { on }) {
      if (on !== 'monster') return undefined;
      const among = monstersAt(table.state, hereOf(table, frame) ?? '').map(({ id }) => id);
      if (among.length === 0) return undefined;
      const { captain: seat } = table.state;
      return { type: 'chooseMonster', seat, rule: 'DN-FX-31', optional: false, among };
    },
    answered(table, { frame }, effect, { monster }: AnswerTo<'chooseMonster'>) {
      return strike(table, frame, effect, [monster]);
    },
    unasked(table, { frame }, effect) {
      if (effect.on === 'monster') return undefined;
      const given = effect.on === 'it' ? (frame.it ?? []) : frame.trigger ? [frame.trigger] : [];
      const ids = given.filter((id) => monsterOf(table.state, id) !== undefined);
      return strike(table, frame, effect, ids);
    },
  },
};

/** Rolls the dice of an attack (DN-ATK-03); what follows waits for Reacts to the roll. */
function attack(
  table: TokyoTable,
  { frame }: Running,
  effect: EffectOf<'attack'>,
  seat: number,
  hit: readonly Monster[],
): Next {
  const { dice: count, flat } = attackStrength(table, frame, effect, seat, hit);
  const mech = mechOf(table.state, seat);
  const kind = attackKind(frame);
  mech.modifiers = boostsLeft(mech, kind);
  const monsters = hit.map(({ id }) => id);
  const dice = rollDamage(table, count, seat);
  if (count > 0) table.emitCopy({ type: 'damageDiceRolled', dice, reason: 'attack', seat });
  const melee = kind === 'melee';
  const pierce = effect.pierce === true;
  table.next({ type: 'mechAttack', seat, monsters, dice, flat, melee, pierce });
  if (count > 0) openWindow(table, { window: 'damageRolled', mech: seat });
  const [{ space: target }] = hit as readonly [Monster, ...Monster[]];
  return { knowing: { it: monsters, target } };
}

/** Damage outside attacks. */
function strike(
  table: TokyoTable,
  frame: Frame,
  effect: EffectOf<'strike'>,
  ids: readonly string[],
): undefined {
  if (ids.length === 0) return;
  const seat = ownerOf(frame);
  const dice = rollDamage(table, effect.dice ?? 0, seat);
  if (dice.length > 0) {
    const rolled = { type: 'damageDiceRolled', dice, reason: 'strike' } as const;
    table.emitCopy(seat === undefined ? rolled : { ...rolled, seat });
  }
  const total = dice.reduce((sum, die) => sum + die, effect.flat ?? 0);
  for (const id of ids) {
    const monster = monsterOf(table.state, id) as Monster;
    damageMonster(table, id, strikeDamage(table, monster, total, frame));
  }
}
