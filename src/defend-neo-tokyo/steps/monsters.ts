import type { CompiledRow, SideName } from '../content/compiled.js';
import { effectsStep, newBatch } from '../mechanics/agenda.js';
import { mechsAt, spaceNumber } from '../mechanics/board.js';
import { hitMech } from '../mechanics/mech-damage.js';
import { damageMonster, removeTokens, rollDamage } from '../mechanics/monsters.js';
import { cardOf, instanceValue, rowOf, sideOf } from '../mechanics/stat-cards.js';
import { endGame } from '../mechanics/tracks.js';
import { openWindow } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import { type Monster, mechOf, monsterOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

type Attack = StepOf<'monsterAttack'>;

/** Monsters attacking, one after the other. */
export const monsterSteps: Steps<'attackStep' | 'monsterAttack' | 'afterAttack'> = {
  attackStep: { resolve: nextAttacker },
  monsterAttack: { resolve: (table, step) => stages[step.stage](table, step) },
  afterAttack: { resolve: afterAttack },
};

/** DN-RULING-24: the one in the lowest-numbered space that has not attacked yet. */
function nextAttacker(table: TokyoTable, { symbol, remaining }: StepOf<'attackStep'>): void {
  const { state, content } = table;
  let next: Monster | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const one of state.monsters) {
    const number = spaceNumber(content, one.space);
    if (number >= lowest || !remaining.includes(one.id)) continue;
    next = one;
    lowest = number;
  }
  if (next === undefined) return;
  const { id } = next;
  table.next({ type: 'attackStep', symbol, remaining: remaining.filter((one) => one !== id) });
  table.next(
    {
      type: 'monsterAttack',
      monster: id,
      symbol,
      stage: 'declare',
      side: null,
      instance: 0,
      value: 0,
      mechs: [],
      cancelled: false,
      stopped: false,
    },
    newBatch(),
    { type: 'afterAttack', monster: id, stage: 'window' },
  );
}

/** An attack from its declaration to its text, with a side once it is fixed. It goes on while the Monster and its space do. */
const stages: Readonly<Record<Attack['stage'], (table: TokyoTable, step: Attack) => void>> = {
  declare(table, step) {
    const { state } = table;
    const monster = monsterOf(state, step.monster);
    if (monster === undefined) return;
    table.emit({ type: 'monsterAttackDeclared', monster: monster.id, symbol: step.symbol });
    if (monster.isBoss && state.eventDeck.length === 0) return endGame(table, 'bossDeckExhausted');
    table.next(attackAt(step, 'fix', step.instance, step.value, step.mechs));
    openWindow(table, { window: 'monsterAttackDeclared', monster: monster.id });
  },
  /** DN-RULING-25: only now the side and the row are fixed. */
  fix(table, step) {
    const monster = monsterOf(table.state, step.monster);
    if (monster === undefined || step.cancelled) return;
    const { name: side } = sideOf(table, monster);
    table.emit({ type: 'monsterSideFixed', monster: monster.id, side });
    stages.instance(table, { ...step, side });
  },
  instance(table, step) {
    const monster = attacker(table, step);
    if (monster === undefined) return;
    const row = rowOf(table, monster, step.side as SideName, step.symbol);
    for (let at = step.instance; at < row.instances.length; at++) {
      const { value: printed, symbol } = row.instances[at] as CompiledRow['instances'][number];
      const value = instanceValue(table, monster, printed);
      table.emit({ type: 'instanceResolved', monster: monster.id, value, symbol });
      if (value === 0) continue;
      if (symbol === 'citizen') {
        return table.next(attackAt(step, 'citizens', at + 1, value, step.mechs));
      }
      if (symbol === 'city') {
        table.next(attackAt(step, 'instance', at + 1, step.value, step.mechs));
        return table.next({
          type: 'cityDamage',
          space: monster.space,
          amount: value,
          stage: 'start',
        });
      }
      const mechs = mechsAt(table.state, monster.space);
      return table.next(attackAt(step, 'hits', at + 1, value, mechs));
    }
    stages.text(table, step);
  },
  /** DN-MATK-03: every Mech attacked before the next instance. */
  hits(table, step) {
    const monster = attacker(table, step);
    if (monster === undefined) return;
    const [mech, ...mechs] = step.mechs;
    if (mech === undefined) return stages.instance(table, step);
    table.next(attackAt(step, 'hits', step.instance, step.value, mechs));
    if (mechOf(table.state, mech).space !== monster.space) return;
    const row = rowOf(table, monster, step.side as SideName, step.symbol);
    const symbol = row.instances[step.instance - 1]?.symbol;
    if (symbol === undefined || symbol === 'city' || symbol === 'citizen') return;
    hitMech(table, mech, step.value, symbol, monster.id);
  },
  /** DN-MATK-09: Citizens enter one by one, while the Monster is there. */
  citizens(table, step) {
    const monster = attacker(table, step);
    if (monster === undefined) return;
    if (step.value === 0) return stages.instance(table, step);
    table.next(attackAt(step, 'citizens', step.instance, step.value - 1, step.mechs));
    table.next({ type: 'citizenEnters', space: monster.space, left: 1 });
  },
  /** DN-MATK-06: the text comes last. */
  text(table, step) {
    const monster = attacker(table, step);
    if (monster === undefined) return;
    const { list, effects } = rowOf(table, monster, step.side as SideName, step.symbol);
    if (effects.length === 0) return;
    table.next(attackAt(step, 'end', step.instance, step.value, step.mechs));
    table.next(effectsStep(list, { source: { monster: monster.id }, attack: true }));
  },
  end: () => undefined,
};

/** The attack at another point. Written out: copies of copies by spread are slow to make and to read. */
function attackAt(
  { type, monster, symbol, side, cancelled, stopped }: Attack,
  stage: Attack['stage'],
  instance: number,
  value: number,
  mechs: Attack['mechs'],
): Attack {
  return { type, monster, symbol, stage, side, instance, value, mechs, cancelled, stopped };
}

/** The Monster, while its attack goes on. */
function attacker({ state }: TokyoTable, { monster, stopped }: Attack): Monster | undefined {
  return stopped ? undefined : monsterOf(state, monster);
}

/** DN-RULING-38: Reacts, Fire, the text of the Boss; while it is in play. */
function afterAttack(table: TokyoTable, step: StepOf<'afterAttack'>): void {
  const monster = monsterOf(table.state, step.monster);
  if (monster === undefined) return;
  const { id } = monster;
  if (step.stage === 'window') {
    table.next({ type: 'afterAttack', monster: id, stage: 'fire' });
    return openWindow(table, { window: 'monsterAttacked', monster: id });
  }
  if (step.stage === 'fire' && monster.fire > 0) {
    table.next({ type: 'afterAttack', monster: id, stage: 'text' });
    return burn(table, monster);
  }
  const { afterAttack: list } = cardOf(table, id);
  if (list !== undefined) table.next(effectsStep(list, { source: { monster: id } }), newBatch());
}

/** DN-TOK-02, DN-RULING-28: a die for each Fire token, and one token goes out. */
function burn(table: TokyoTable, { id, fire }: Monster): void {
  const dice = rollDamage(table, fire);
  table.emitCopy({ type: 'damageDiceRolled', dice, reason: 'fire' });
  const amount = dice.reduce((sum, die) => sum + die, 0);
  if (!damageMonster(table, id, amount)) removeTokens(table, id, 'fire', 1);
}
