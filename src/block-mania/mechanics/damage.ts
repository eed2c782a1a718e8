import { d6, effectOf } from '../content/compile.js';
import type { BlockSquare, Square } from '../content/squares.js';
import type { ManiaTable, Seen } from '../play.js';
import { changeBoard, changeSquare, clearSquare } from '../state/change.js';
import { blockerOf, findPlace, squareOf, squareState } from '../state/state.js';
import { effectIn, type Fate, itemOf, leave, returnItem, strengthOf } from './blockers.js';
import {
  boardOf,
  canBurn,
  hitsToCollapse,
  hitsToSever,
  isBlockSquare,
  isDark,
  isOpenGround,
  isSound,
  planOf,
  squareAt,
} from './board.js';
import { takeItem } from './items.js';
import { allAt } from './occupancy.js';

/*
 * The procedures that fix the order of dice: attacks, touchy cargo, blasts, structural damage with
 * its cascade, explosions, fire and damage to links.
 */

export interface Blow {
  readonly damage: number;
  readonly modifier?: number;
  readonly fate?: Fate;
}

/** One die against one counter. */
export function attack(table: ManiaTable, target: string, space: string, blow: Blow): void {
  const { state, content } = table;
  const { hit, openBonus, darkPenalty } = content.constants;
  const square = squareAt(table, space);
  const die = table.roll('attack', d6, target);
  let total = die + blow.damage - strengthOf(table, target) + (blow.modifier ?? 0);
  if (isOpenGround(state, square)) total += openBonus;
  if (isDark(state, square)) total -= darkPenalty;
  table.emit({ type: 'attackRolled', blocker: target, space, die, total, hit: total >= hit });
  if (total >= hit) leave(table, target, blow.fate ?? 'destroyed');
}

/** A demo charge that a counter carried when it was attacked. */
export interface Cargo {
  readonly blocker: string;
  readonly item: string;
  readonly space: string;
}

export function cargoOf(position: Seen, targets: readonly string[]): Cargo[] {
  const { state } = position;
  return targets.flatMap((blocker) => {
    const space = squareOf(state, blocker);
    const charges = blockerOf(state, blocker).items.filter((item) => {
      return effectOf(itemOf(position, item), 'demo') !== undefined;
    });
    return charges.map((item) => ({ blocker, item, space }));
  });
}

/** Attacks every one of them, then rolls for the charges they carried (BM-DEMO-04). */
export function attackAll(table: ManiaTable, targets: readonly string[], blow: Blow): void {
  attackEach(table, targets, blow, new Set());
}

function attackEach(
  table: ManiaTable,
  targets: readonly string[],
  blow: Blow,
  spent: Set<string>,
): void {
  const cargo = cargoOf(table, targets);
  for (const target of targets) attack(table, target, squareOf(table.state, target), blow);
  rollCargo(table, cargo, spent);
}

/** A die for every charge; one that has gone off in the meantime is spent. */
export function rollCargo(table: ManiaTable, cargo: readonly Cargo[], spent = new Set<string>()) {
  const { state } = table;
  for (const { blocker, item, space } of cargo) {
    if (spent.has(item)) continue;
    const place = findPlace(state, blocker);
    if (place === undefined && !state.options.cargoAfterDeath) continue;
    const die = table.roll('cargo', d6, blocker);
    const explodes = effectIn(table, item, 'demo').cargoOn.includes(die);
    table.emit({ type: 'cargoRolled', blocker, item, die, explodes });
    if (!explodes) continue;
    if (place !== undefined) {
      takeItem(state, blocker, item);
      returnItem(table, item);
    }
    blast(table, place?.space ?? space, item, spent);
  }
}

/** The blast of a charge that is back in its container already. */
export function blast(table: ManiaTable, space: string, item: string, spent = new Set<string>()) {
  const { state } = table;
  const { damage, divisor } = effectIn(table, item, 'demo');
  spent.add(item);
  table.emit({ type: 'blast', space, item });
  attackEach(table, allAt(table, space), { damage }, spent);
  const die = table.roll('blast.structural', d6, space);
  const count = Math.ceil(die / (state.options.demoDivisor === 1 ? 1 : divisor));
  table.emit({ type: 'structuralRolled', space, die, count });
  for (let i = 0; i < count; i++) damageSquare(table, space);
}

/** One structural marker, or one hit on a pedway or mega-way square; nothing elsewhere. */
export function damageSquare(table: ManiaTable, space: string): void {
  const square = squareAt(table, space);
  if (isBlockSquare(table.state, square)) return placeStructural(table, space);
  if (square.link === 'pedway' || square.link === 'megaWay') hitLink(table, space);
}

/** One structural marker, with everything that follows. */
export function placeStructural(table: ManiaTable, space: string): void {
  const { state, content } = table;
  const square = squareAt(table, space);
  if (!isSound(state, square)) return;
  const before = squareState(state, space).structural;
  changeSquare(state, space, { structural: before + 1 });
  table.emit({ type: 'structuralPlaced', space, count: before + 1 });
  if (square.location === 'waterTank') breakTank(table, square);
  if (square.location === 'armoury' && rollExplosion(table, space)) {
    return collapse(table, square, 'exploding');
  }
  const die = table.roll('collapse', d6, space);
  const collapses = die + before >= content.constants.collapse;
  table.emit({ type: 'collapseRolled', space, die, total: die + before, collapses });
  if (collapses) collapse(table, square, 'falling');
}

/** A broken water tank puts out the fires under it (BM-LOC-07). */
function breakTank(table: ManiaTable, square: BlockSquare): void {
  const { state, content } = table;
  const { board } = square;
  if (boardOf(state, board).tankDead) return;
  changeBoard(state, board, { tankDead: true });
  table.emit({ type: 'tankDestroyed', board, space: square.id });
  for (const space of floodedBy(table, square, content.constants.tankDepth)) putOut(table, space);
}

/** The squares under a tank: its column, or the three next below (BM-RULING-53). */
function floodedBy(table: ManiaTable, { x, l }: Square, depth: number): string[] {
  if (table.state.options.tankPattern === 'fan')
    return [-1, 0, 1].map((dx) => `${x + dx},${l - 1}`);
  return Array.from({ length: depth }, (_, i) => `${x},${l - 1 - i}`);
}

export function putOut(table: ManiaTable, space: string): void {
  if (squareState(table.state, space).fire === 0) return;
  changeSquare(table.state, space, { fire: 0 });
  table.emit({ type: 'fireRemoved', space, count: 0 });
}

function rollExplosion(table: ManiaTable, space: string): boolean {
  const die = table.roll('explosion', d6, space);
  const explodes = die >= table.content.constants.explosionFrom;
  table.emit({ type: 'explosionRolled', space, die, explodes });
  return explodes;
}

/** The square goes, an armoury may go up, and what lies on top suffers (BM-COL-01 to -04). */
function collapse(table: ManiaTable, square: BlockSquare, how: 'falling' | 'exploding'): void {
  bury(table, square);
  const isArmoury = square.location === 'armoury';
  if (how === 'exploding' || (isArmoury && rollExplosion(table, square.id))) explode(table, square);
  for (const above of above3(table, square)) {
    const next = squareAt(table, above);
    if (next.board === square.board) placeStructural(table, above);
  }
}

/** Up, up right, up left. */
function above3(table: ManiaTable, { up }: Square): string[] {
  if (up === null) return [];
  const { right, left } = squareAt(table, up);
  return [up, right, left].filter((space) => space !== null);
}

function bury(table: ManiaTable, { id: space, board, location }: BlockSquare): void {
  const { state } = table;
  for (const blocker of allAt(table, space)) leave(table, blocker, 'destroyed');
  dropLaid(table, (charge) => charge.space === space);
  clearSquare(state, space);
  changeSquare(state, space, { collapsed: true });
  changeBoard(state, board, { catastropheCheck: true });
  table.emit({ type: 'squareCollapsed', space });
  if (location !== 'powerHouse') return;
  changeBoard(state, board, { power: false, powerDead: true });
  table.emit({ type: 'powerSwitched', board, on: false });
}

/** Laid charges go back to their container. */
export function dropLaid(table: ManiaTable, test: (charge: { space: string }) => boolean): void {
  const { state } = table;
  for (const charge of state.laid.filter(test)) returnItem(table, charge.item);
  state.laid = state.laid.filter((charge) => !test(charge));
}

/** BM-LOC-01, -02: everyone next to it is attacked. */
function explode(table: ManiaTable, square: Square): void {
  const { state, content } = table;
  table.emit({ type: 'exploded', space: square.id });
  const { up, right, down, left, around } = square;
  const near = state.options.explosionDiagonals ? around : [up, right, down, left];
  const targets = near.flatMap((space) => (space === null ? [] : allAt(table, space)));
  attackAll(table, targets, { damage: content.constants.explosionDamage });
}

/** That many fire markers, one by one. */
export function placeFire(table: ManiaTable, space: string, markers: number): void {
  for (let i = 0; i < markers; i++) placeOneFire(table, space);
}

/** One fire marker; gives the square that it spread to, if it did. */
export function placeOneFire(table: ManiaTable, space: string): BlockSquare | undefined {
  const { state, content } = table;
  const square = squareAt(table, space);
  const isFull = squareState(state, space).fire >= content.constants.maxFire;
  if (isFull && isSound(state, square)) {
    return spreadFire(table, square);
  }
  if (isFull || !canBurn(state, square)) table.emit({ type: 'fireLost', space });
  else kindle(table, square);
  return undefined;
}

/** BM-FIRE-03, -04: the fourth marker goes to another address of the block, or is lost. */
function spreadFire(table: ManiaTable, square: BlockSquare): BlockSquare | undefined {
  const { state, content } = table;
  const dice = [0, 1].map(() => table.roll('fire.spread', d6, square.id));
  const to = planOf(table, square.board).addresses.get(dice.join('')) ?? null;
  const target = to === null ? undefined : squareAt(table, to);
  const isLost =
    target === undefined ||
    !isSound(state, target) ||
    squareState(state, target.id).fire >= content.constants.maxFire;
  table.emitCopy({ type: 'fireSpread', from: square.id, dice, to: isLost ? null : target.id });
  if (isLost) return undefined;
  kindle(table, target);
  return target;
}

function kindle(table: ManiaTable, square: Square): void {
  const { id: space, location } = square;
  const fire = squareState(table.state, space).fire + 1;
  changeSquare(table.state, space, { fire });
  table.emit({ type: 'firePlaced', space, count: fire });
  const isTouchy = location === 'armoury' || location === 'vehiclePark';
  if (isTouchy && rollExplosion(table, space)) collapse(table, square as BlockSquare, 'exploding');
}

/** One hit on a link square (BM-LINK-01 to -04). */
export function hitLink(table: ManiaTable, space: string): void {
  const { state } = table;
  const { link } = squareAt(table, space);
  const { linkHits, collapsed } = squareState(state, space);
  if (link === null || (link !== 'pedway' && collapsed) || linkHits >= hitsToSever) return;
  const hits = linkHits + 1;
  const falls = hits >= hitsToCollapse[link];
  const structural = falls ? 0 : 1;
  const { car } = squareState(state, space);
  changeSquare(state, space, {
    linkHits: hits,
    collapsed: falls,
    structural,
    car: falls ? 0 : car,
  });
  table.emit({ type: 'linkHit', space, count: hits });
  if (hits < hitsToSever) return;
  for (const blocker of allAt(table, space)) leave(table, blocker, 'destroyed');
}

/** Takes fire markers off a square. */
export function dampFire(table: ManiaTable, space: string, markers = 1): void {
  const fire = Math.max(0, squareState(table.state, space).fire - markers);
  changeSquare(table.state, space, { fire });
  table.emit({ type: 'fireRemoved', space, count: fire });
}
