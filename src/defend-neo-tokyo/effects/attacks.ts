import type { EffectOf } from '../content/schema.js';
import { push } from '../mechanics/agenda.js';
import { monstersAt } from '../mechanics/board.js';
import { armorRating, damageMonster, moveMonster, placeTokens } from '../mechanics/monsters.js';
import {
  hereOf,
  mechsInRange,
  monstersInRange,
  ownerOf,
  placeOf,
  pushDestinations,
  pushMonsters,
  tokenMonsters,
} from '../mechanics/targets.js';
import { hasTokens, takeTokens } from '../mechanics/tokens.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { type Modifier, type Monster, mechOf, monsterOf } from '../state/state.js';
import type { Frame } from '../state/steps.js';
import { type Handlers, type Run, ruleOf } from './run.js';

/** What cards do to Monsters. */
export const attackEffects: Handlers<'attack' | 'token' | 'push' | 'strike'> = {
  attack(run, effect) {
    const { table } = run;
    const seat = ownerOf(run.frame);
    if (seat === undefined) return run.goOn();
    const me = placeOf(table, seat);
    const targets = monstersInRange(table, me, effect);
    if (targets.length === 0) return run.goOn({ it: [] });
    const isSpace = effect.hits === 'space';
    if (run.picked === undefined) return run.ask(attackQuestion(table, seat, targets, isSpace));
    const hit = targets.filter(({ id, space }) => (isSpace ? space : id) === run.picked);
    strikeAll(run, effect, hit);
  },
  token(run, effect) {
    const { table, frame } = run;
    const { token, n, on } = effect;
    const seat = ownerOf(frame);
    if (on === 'monster') return tokenOnMonster(run, effect);
    if (on === 'it') return tokens(run, frame.it ?? [], effect);
    if (on === 'trigger') return tokens(run, frame.trigger ? [frame.trigger] : [], effect);
    if (seat === undefined) {
      return tokens(run, 'monster' in frame.source ? [frame.source.monster] : [], effect);
    }
    if (on === 'self') {
      run.goOn();
      return armorOnMech(table, seat, token, n);
    }
    const fits = token === 'armor' && hasTokens(table.state, token);
    const among = fits ? mechsInRange(table, seat, effect.range ?? 0) : [];
    if (among.length === 0) return run.goOn();
    if (run.picked === undefined) {
      return run.ask({ type: 'chooseMech', seat, fx: ruleOf.token, optional: false, among });
    }
    run.goOn();
    armorOnMech(table, Number(run.picked), token, n);
  },
  push(run, effect) {
    if (run.isDone) return run.goOn();
    if (run.step.picked !== undefined) return pushAway(run, run.step.picked);
    const { table, frame } = run;
    const seat = ownerOf(frame);
    if (seat === undefined) return run.goOn();
    const me = placeOf(table, seat);
    const among = pushMonsters(table, me, effect, frame.it ?? []);
    const [first, ...more] = among;
    if (first === undefined) return run.goOn(effect.on === 'monster' ? { it: [] } : undefined);
    const isGiven = effect.on === 'it' && effect.to === 'adjacent' && more.length === 0;
    if (isGiven) return askDestination(run, first, true);
    if (run.picked === undefined) {
      const ids = among.map(({ id }) => id);
      const fx = ruleOf.push;
      return run.ask({ type: 'chooseMonster', seat, fx, optional: true, among: ids });
    }
    const monster = monsterOf(table.state, run.picked) as Monster;
    if (effect.to === 'adjacent') return askDestination(run, monster, false);
    run.goOn({ it: [monster.id], target: monster.space });
    moveMonster(table, monster.id, me.space, 'pushed');
  },
  strike(run, effect) {
    const { table, frame } = run;
    if (effect.on !== 'monster') {
      const given = effect.on === 'it' ? (frame.it ?? []) : frame.trigger ? [frame.trigger] : [];
      const ids = given.filter((id) => monsterOf(table.state, id) !== undefined);
      return strikeMonsters(run, effect, ids);
    }
    const here = hereOf(table, frame);
    const among = here === undefined ? [] : monstersAt(table.state, here).map(({ id }) => id);
    if (among.length === 0) return run.goOn();
    if (run.picked !== undefined) return strikeMonsters(run, effect, [run.picked]);
    const seat = table.state.captain;
    const fx = ruleOf.strike;
    run.ask({ type: 'chooseMonster', seat, fx, optional: false, among });
  },
};

function attackQuestion(
  { content }: TokyoTable,
  seat: number,
  targets: readonly Monster[],
  isSpace: boolean,
) {
  const common = { seat, fx: ruleOf.attack, optional: false };
  if (!isSpace) {
    return { type: 'chooseMonster', ...common, among: targets.map(({ id }) => id) } as const;
  }
  const spaces = new Set(targets.map(({ space }) => space));
  const among = content.cities.filter((at) => spaces.has(at));
  return { type: 'chooseSpace', ...common, among } as const;
}

/** Rolls the dice of an attack (DN-ATK-03); what follows waits for Reacts to the roll. */
function strikeAll(run: Run, effect: EffectOf<'attack'>, hit: readonly Monster[]): void {
  const { table, frame } = run;
  const seat = run.decider;
  const melee = frame.action === 'melee';
  const boosts = useBoosts(table, seat, melee);
  const extra = Math.min(effect.max ?? 0, countedDice(run, effect, hit));
  const count = (effect.dice ?? 0) + extra + boosts.dice;
  const monsters = hit.map(({ id }) => id);
  const flat = (effect.flat ?? 0) + boosts.flat;
  const dice = rollDamage(table, count);
  if (count > 0) table.emit({ type: 'damageDiceRolled', dice, by: 'attack', seat });
  const target = hit[0]?.space;
  run.goOn({ it: monsters, ...(target === undefined ? {} : { target }) });
  const pierce = effect.pierce === true;
  push(table, { type: 'mechAttack', seat, monsters, dice, flat, melee, pierce });
  if (count > 0) openWindow(table, { window: 'damageRolled', mech: seat });
}

function countedDice(
  { table, frame }: Run,
  { dicePer }: EffectOf<'attack'>,
  hit: readonly Monster[],
) {
  if (dicePer === 'paid') return frame.paid ?? 0;
  if (dicePer === 'fire') return Math.max(...hit.map(({ fire }) => fire));
  const seat = ownerOf(frame);
  if (dicePer !== 'power' || seat === undefined) return 0;
  const { part } = frame;
  return part === undefined || part === 'chassis' ? 0 : mechOf(table.state, seat).power[part];
}

/** DN-FX-16: all that match count; those for one attack are used up. */
function useBoosts({ state }: TokyoTable, seat: number, melee: boolean) {
  const mech = mechOf(state, seat);
  const counts = (one: Modifier) => {
    return one.kind === 'boost' && (one.melee === null || one.melee === melee);
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

export function rollDamage(table: TokyoTable, count: number): number[] {
  const faces = table.content.dice.damage;
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(table.roll('die:damage', faces));
  return dice;
}

function tokens(run: Run, ids: readonly string[], { token, n }: EffectOf<'token'>): void {
  run.goOn();
  for (const id of ids) placeTokens(run.table, id, token, n);
}

function tokenOnMonster(run: Run, effect: EffectOf<'token'>): void {
  const { table } = run;
  const seat = ownerOf(run.frame);
  if (seat === undefined) return run.goOn();
  const me = placeOf(table, seat);
  const among = tokenMonsters(table, me, effect);
  if (among.length === 0) return run.goOn({ it: [] });
  if (run.picked === undefined) {
    const ids = among.map(({ id }) => id);
    const fx = ruleOf.token;
    return run.ask({ type: 'chooseMonster', seat, fx, optional: false, among: ids });
  }
  const monster = monsterOf(table.state, run.picked) as Monster;
  run.goOn({ it: [monster.id], target: monster.space });
  placeTokens(table, monster.id, effect.token, effect.n);
}

/** Mechs hold Armor tokens only. */
function armorOnMech(table: TokyoTable, seat: number, token: string, n: number): void {
  if (token !== 'armor') return;
  const amount = takeTokens(table.state, 'armor', n);
  if (amount === 0) return;
  mechOf(table.state, seat).armorTokens += amount;
  table.emit({ type: 'tokenPlaced', token: 'armor', amount, seat });
}

function askDestination(run: Run, monster: Monster, optional: boolean): void {
  const { table, step } = run;
  run.again(step.progress, monster.id);
  const among = pushDestinations(table, monster);
  const seat = run.decider;
  push(table, { type: 'chooseSpace', seat, fx: ruleOf.push, optional, among });
}

function pushAway(run: Run, id: string): void {
  const monster = monsterOf(run.table.state, id);
  if (monster === undefined || run.picked === undefined) return run.goOn();
  run.goOn({ it: [id], target: monster.space });
  moveMonster(run.table, id, run.picked, 'pushed');
}

/** Damage outside attacks (DN-FX-31); Armor Rating as DN-RULING-29 says. */
function strikeMonsters(run: Run, effect: EffectOf<'strike'>, ids: readonly string[]): void {
  const { table, frame } = run;
  run.goOn();
  if (ids.length === 0) return;
  const dice = rollDamage(table, effect.dice ?? 0);
  const seat = ownerOf(frame);
  if (dice.length > 0) {
    const rolled = { type: 'damageDiceRolled', dice, by: 'strike' } as const;
    table.emit(seat === undefined ? rolled : { ...rolled, seat });
  }
  const total = dice.reduce((sum, die) => sum + die, effect.flat ?? 0);
  for (const id of ids) {
    const monster = monsterOf(table.state, id) as Monster;
    const armor = armorCounts(table, frame)
      ? armorRating(table, monster, frame.action === 'melee')
      : 0;
    damageMonster(table, id, Math.max(0, total - armor));
  }
}

function armorCounts({ state }: TokyoTable, frame: Frame): boolean {
  if (ownerOf(frame) === undefined) return false;
  if (state.options.houseRules.reactArmor === 'always') return true;
  return frame.symbol === true || frame.action === 'attack' || frame.action === 'melee';
}
