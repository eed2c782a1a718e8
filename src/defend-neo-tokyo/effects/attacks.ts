import type { EffectOf } from '../content/effects.js';
import { hereOf, monstersAt } from '../mechanics/board.js';
import { ownerOf, placeOf } from '../mechanics/mechs.js';
import { monstersInRange } from '../mechanics/monster-targets.js';
import { damageMonster, rollDamage } from '../mechanics/monsters.js';
import { armorRating } from '../mechanics/stat-cards.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { type Modifier, type Monster, mechOf, monsterOf } from '../state/state.js';
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
      const here = on === 'monster' ? hereOf(table, frame) : undefined;
      const among = here === undefined ? [] : monstersAt(table.state, here).map(({ id }) => id);
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
  const melee = frame.action === 'melee';
  const boosts = useBoosts(table, seat, melee ? 'melee' : 'nonMelee');
  const extra = Math.min(effect.max ?? 0, countedDice(table, frame, effect, seat, hit));
  const count = (effect.dice ?? 0) + extra + boosts.dice;
  const monsters = hit.map(({ id }) => id);
  const flat = (effect.flat ?? 0) + boosts.flat;
  const dice = rollDamage(table, count, seat);
  if (count > 0) table.emit({ type: 'damageDiceRolled', dice, reason: 'attack', seat });
  const pierce = effect.pierce === true;
  table.next({ type: 'mechAttack', seat, monsters, dice, flat, melee, pierce });
  if (count > 0) openWindow(table, { window: 'damageRolled', mech: seat });
  const target = hit[0]?.space;
  return { knowing: target === undefined ? { it: monsters } : { it: monsters, target } };
}

function countedDice(
  { state }: TokyoTable,
  frame: Frame,
  { dicePer }: EffectOf<'attack'>,
  seat: number,
  hit: readonly Monster[],
): number {
  if (dicePer === 'paid') return frame.paid ?? 0;
  if (dicePer === 'fire') return Math.max(...hit.map(({ fire }) => fire));
  const { part } = frame;
  if (dicePer !== 'power' || part === undefined || part === 'chassis') return 0;
  return mechOf(state, seat).power[part];
}

/** DN-FX-16: all that match count; those for one attack are used up. */
function useBoosts({ state }: TokyoTable, seat: number, kind: 'melee' | 'nonMelee') {
  const mech = mechOf(state, seat);
  const counts = (one: Modifier) => {
    return one.kind === 'boost' && (one.melee === null || one.melee === (kind === 'melee'));
  };
  let dice = 0;
  let flat = 0;
  for (const one of mech.modifiers) {
    if (!counts(one)) continue;
    dice += one.dice;
    flat += one.flat;
  }
  mech.modifiers = mech.modifiers.filter((one) => !(counts(one) && one.uses === 'next'));
  return { dice, flat };
}

/** Damage outside attacks (DN-FX-31); Armor Rating as DN-RULING-29 says. */
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
    table.emit(seat === undefined ? rolled : { ...rolled, seat });
  }
  const total = dice.reduce((sum, die) => sum + die, effect.flat ?? 0);
  const against = frame.action === 'melee' ? 'melee' : 'nonMelee';
  for (const id of ids) {
    const monster = monsterOf(table.state, id) as Monster;
    const armor = armorCounts(table, frame) ? armorRating(table, monster, against) : 0;
    damageMonster(table, id, Math.max(0, total - armor));
  }
}

function armorCounts({ state }: TokyoTable, frame: Frame): boolean {
  if (ownerOf(frame) === undefined) return false;
  if (state.options.houseRules.reactArmor === 'always') return true;
  return frame.symbol === true || frame.action === 'attack' || frame.action === 'melee';
}
