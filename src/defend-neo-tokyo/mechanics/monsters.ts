import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import type {
  CompiledMonster,
  CompiledRow,
  CompiledSide,
  Qualities,
  SideName,
} from '../content/compile.js';
import type { AttackSymbol, TokenKind } from '../content/schema.js';
import { tokenKinds } from '../content/schema.js';
import type { EventOf } from '../events.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { changeMonster, type Monster, monsterOf } from '../state/state.js';
import { changeAll } from './agenda.js';
import { isDestroyed } from './board.js';
import { hasTokens, returnTokens, takeTokens } from './tokens.js';
import { endGame } from './tracks.js';
import { openWindow } from './windows.js';

/** Where a Mech is, or is supposed to be. */
export interface Place {
  readonly seat: Seat;
  readonly space: string;
}

export function cardOf({ content }: TokyoPosition, monster: string): CompiledMonster {
  return content.monsters.get(monster) as CompiledMonster;
}

/** DN-MON-01: with a Mech in its space a Monster shows its Mech side. */
export function sideOf(position: TokyoPosition, monster: Monster, supposed?: Place): CompiledSide {
  const { mech, city, combined } = cardOf(position, monster.id).sides;
  if (combined !== undefined) return combined;
  return (isFaced(position, monster, supposed) ? mech : city) as CompiledSide;
}

function isFaced({ state }: TokyoPosition, monster: Monster, supposed?: Place): boolean {
  for (let seat = 0; seat < state.mechs.length; seat++) {
    const space = supposed?.seat === seat ? supposed.space : state.mechs[seat]?.space;
    if (space === monster.space) return true;
  }
  return false;
}

/** DN-MON-09: the qualities of the face-up side. */
export function qualitiesOf(
  position: TokyoPosition,
  monster: Monster,
  supposed?: Place,
): Qualities {
  return sideOf(position, monster, supposed).qualities;
}

/** DN-MON-02, -03: the Armor Rating in force against this type of attack. */
export function armorRating(position: TokyoPosition, monster: Monster, isMelee: boolean): number {
  const { armor } = sideOf(position, monster);
  if (armor === null) return 0;
  if (armor.against === 'all') return armor.value;
  return (armor.against === 'melee') === isMelee ? armor.value : 0;
}

/** DN-MATK-02, DN-RULING-37. */
export function rowOf(
  position: TokyoPosition,
  monster: Monster,
  side: SideName,
  symbol: AttackSymbol,
): CompiledRow {
  const card = cardOf(position, monster.id);
  const { bossRows } = position.state.options.houseRules;
  const isSwapped = card.reconstructed && monster.isBoss && bossRows === 'lightRegular';
  const rows = card.sides[side] as CompiledSide;
  return (symbol === 'white') !== isSwapped ? rows.white : rows.red;
}

/** DN-TOK-03, DN-FX-59: the value of a Damage Instance at this moment. */
export function instanceValue(position: TokyoPosition, monster: Monster, printed: number): number {
  const isFrenzied =
    qualitiesOf(position, monster).frenzy > 0 &&
    monster.damage * 2 >= cardOf(position, monster.id).life;
  return Math.max(0, printed + monster.plus - monster.minus + (isFrenzied ? 1 : 0));
}

/** Armor tokens absorb 1 each, the rest is added (DN-TOK-05). Tells whether the Monster is defeated. */
export function damageMonster(table: TokyoTable, id: string, amount: number): boolean {
  const { state } = table;
  const monster = monsterOf(state, id);
  if (monster === undefined || amount <= 0) return false;
  const absorbed = Math.min(monster.armor, amount);
  if (absorbed > 0) {
    returnTokens(state, 'armor', absorbed);
    table.emit({ type: 'armorTokenUsed', monster: id, amount: absorbed });
  }
  const dealt = amount - absorbed;
  const damage = monster.damage + dealt;
  changeMonster(state, id, { armor: monster.armor - absorbed, damage });
  if (dealt > 0) table.emit({ type: 'monsterDamaged', monster: id, amount: dealt, damage });
  if (damage < cardOf(table, id).life) return false;
  defeat(table, id);
  return true;
}

/** DN-MON-04, DN-OVER-01. */
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

/** Whether the Monster could get at least one token of the kind. */
export function canGetToken(
  position: TokyoPosition,
  monster: Monster,
  kind: TokenKind,
  supposed?: Place,
): boolean {
  if (!hasTokens(position.state, kind)) return false;
  return kind !== 'fire' || qualitiesOf(position, monster, supposed).fireproof === 0;
}

export function placeTokens(table: TokyoTable, id: string, kind: TokenKind, n: number): void {
  const { state } = table;
  const monster = monsterOf(state, id);
  if (monster === undefined || !canGetToken(table, monster, kind)) return;
  const amount = takeTokens(state, kind, n);
  changeMonster(state, id, { [kind]: monster[kind] + amount });
  table.emit({ type: 'tokenPlaced', token: kind, amount, monster: id });
}

export function removeTokens(table: TokyoTable, id: string, kind: TokenKind, n: number): void {
  const { state } = table;
  const monster = monsterOf(state, id);
  if (monster === undefined || monster[kind] === 0) return;
  const amount = Math.min(n, monster[kind]);
  changeMonster(state, id, { [kind]: monster[kind] - amount });
  returnTokens(state, kind, amount);
  table.emit({ type: 'tokenRemoved', token: kind, amount, monster: id });
}

export function healMonster(table: TokyoTable, id: string, n: number): void {
  const monster = monsterOf(table.state, id);
  const amount = Math.min(n, monster?.damage ?? 0);
  if (monster === undefined || amount === 0) return;
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
  const monster = monsterOf(state, id);
  if (monster === undefined) return;
  if (isDestroyed(state, to)) {
    return table.emit({ type: 'monsterMoveCancelled', monster: id, to });
  }
  changeMonster(state, id, { space: to });
  table.emit({ type: 'monsterMoved', monster: id, from: monster.space, to, how });
  if (how !== 'displaced') openWindow(table, { window: 'monsterMoved', monster: id });
}

/** DN-MATK-08: a Monster whose own space is destroyed attacks no further. */
export function stopAttack(table: TokyoTable, id: string): void {
  changeAll(table.state, 'monsterAttack', (step) => {
    return step.monster === id ? { ...step, stopped: true } : step;
  });
}

export function placeMonster(
  table: TokyoTable,
  id: string,
  space: string,
  cityCards: string[],
): void {
  const { state } = table;
  const isBoss = cardOf(table, id).arrival !== undefined;
  state.monsters.push({ id, space, damage: 0, fire: 0, plus: 0, minus: 0, armor: 0, isBoss });
  if (isBoss) table.emit({ type: 'bossAppeared', boss: id, space, cityCards });
  else table.emit({ type: 'monsterAppeared', monster: id, space, cityCards });
}

/** Whether the attack goes on that this Monster's text belongs to. */
export function isAttacking({ state }: TokyoPosition, id: string): boolean {
  if (monsterOf(state, id) === undefined) return false;
  return state.agenda.some((step) => {
    return step.type === 'monsterAttack' && step.monster === id && !step.stopped;
  });
}
