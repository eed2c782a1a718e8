import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import { type TokenKind, tokenKinds } from '../content/terms.js';
import type { EventOf } from '../events.js';
import type { Seen, TokyoTable } from '../play.js';
import { changeMonster } from '../state/change.js';
import { isDestroyed, type Monster, monsterOf } from '../state/state.js';
import { changeAll, nearest } from './agenda.js';
import { canGetToken, cardOf, lifeOf } from './stat-cards.js';
import { returnTokens, takeTokens } from './tokens.js';
import { endGame } from './tracks.js';
import { openWindow } from './windows.js';

/* What happens to Monsters. */

/** Throws so many Damage dice: only Monsters are hurt by them. */
export function rollDamage(table: TokyoTable, count: number, seat?: Seat): number[] {
  const label = seat === undefined ? 'die.damage' : (`die.damage.${seat}` as const);
  const faces = table.content.dice.damage;
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(table.roll(label, faces));
  return dice;
}

/** Armor tokens absorb 1 each, the rest is added (DN-TOK-05). Tells whether the Monster is defeated. */
export function damageMonster(table: TokyoTable, id: string, amount: number): boolean {
  const { state } = table;
  const monster = monsterOf(state, id);
  if (monster === undefined) return false;
  const absorbed = Math.min(monster.armor, amount);
  if (absorbed > 0) {
    returnTokens(state, 'armor', absorbed);
    table.emit({ type: 'armorTokenUsed', monster: id, count: absorbed });
  }
  const dealt = amount - absorbed;
  const damage = monster.damage + dealt;
  changeMonster(state, id, { armor: monster.armor - absorbed, damage });
  if (dealt > 0) table.emit({ type: 'monsterDamaged', monster: id, amount: dealt, damage });
  if (damage < lifeOf(table, id)) return false;
  defeat(table, id);
  return true;
}

/** DN-MON-04, DN-OVER-01: its tokens go back; with the Boss the game is won. */
function defeat(table: TokyoTable, id: string): void {
  const { state } = table;
  const monster = monsterOf(state, id) as Monster;
  for (const kind of tokenKinds) returnTokens(state, kind, monster[kind]);
  state.monsters = state.monsters.filter((one) => one.id !== id);
  addTo(state.defeated, id);
  table.emit({ type: 'monsterDefeated', monster: id, space: monster.space });
  if (monster.isBoss) return endGame(table, 'bossDefeated');
  openWindow(table, { window: 'monsterDefeated', space: monster.space });
}

export function placeTokens(table: TokyoTable, id: string, kind: TokenKind, most: number): void {
  const { state } = table;
  const monster = monsterOf(state, id);
  if (monster === undefined || !canGetToken(table, monster, kind)) return;
  const count = takeTokens(state, kind, most);
  changeMonster(state, id, { [kind]: monster[kind] + count });
  table.emit({ type: 'tokenPlaced', token: kind, count, monster: id });
}

export function removeTokens(table: TokyoTable, id: string, kind: TokenKind, most: number): void {
  const { state } = table;
  const monster = monsterOf(state, id) as Monster;
  if (monster[kind] === 0) return;
  const count = Math.min(most, monster[kind]);
  changeMonster(state, id, { [kind]: monster[kind] - count });
  returnTokens(state, kind, count);
  table.emit({ type: 'tokenRemoved', token: kind, count, monster: id });
}

export function healMonster(table: TokyoTable, id: string, most: number): void {
  const monster = monsterOf(table.state, id);
  if (monster === undefined) return;
  const amount = Math.min(most, monster.damage);
  if (amount === 0) return;
  changeMonster(table.state, id, { damage: monster.damage - amount });
  table.emit({ type: 'monsterHealed', monster: id, amount });
}

/** Moves a Monster; a destroyed space cancels the movement (DN-RUIN-05). */
export function moveMonster(
  table: TokyoTable,
  id: string,
  to: string,
  how: EventOf<'monsterMoved'>['how'],
): void {
  const { state } = table;
  if (isDestroyed(state, to)) {
    return table.emit({ type: 'monsterMoveCancelled', monster: id, to });
  }
  const { space: from } = monsterOf(state, id) as Monster;
  changeMonster(state, id, { space: to });
  table.emit({ type: 'monsterMoved', monster: id, from, to, how });
  if (how !== 'displaced') openWindow(table, { window: 'monsterMoved', monster: id });
}

/** DN-MATK-08: a Monster whose own space is destroyed attacks no further. */
export function stopAttack(table: TokyoTable, id: string): void {
  changeAll(table.state, 'monsterAttack', (step) => {
    return step.monster === id ? { ...step, stopped: true } : step;
  });
}

export function placeMonster(table: TokyoTable, id: string, space: string, cards: string[]): void {
  const { state } = table;
  const isBoss = cardOf(table, id).arrival !== undefined;
  state.monsters.push({ id, space, damage: 0, fire: 0, plus: 0, minus: 0, armor: 0, isBoss });
  if (isBoss) table.emitCopy({ type: 'bossAppeared', boss: id, space, cards });
  else table.emitCopy({ type: 'monsterAppeared', monster: id, space, cards });
}

/** Whether the attack goes on that this Monster's text belongs to. */
export function isAttacking({ state }: Seen, id: string): boolean {
  return monsterOf(state, id) !== undefined && nearest(state, 'monsterAttack')?.stopped === false;
}
