import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import { type Content, effectOf } from '../content/compile.js';
import type { BlockerKind, BlockerType, Item, ItemEffect } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import type { ManiaTable, Seen } from '../play.js';
import { changeBlocker } from '../state/change.js';
import {
  type Blocker,
  blockerOf,
  findPlace,
  type OpenState,
  type Place,
  placeOf,
  squareOf,
} from '../state/state.js';
import { setActive } from './activation.js';
import { cityOf, isCollapsed, squareAt } from './board.js';
import { insideAt, isAnyShared, isShared, moved, walked } from './occupancy.js';

export function typeOf({ content }: { content: Content }, blocker: string): BlockerType {
  return content.blockerType.get(blocker) as BlockerType;
}

export function kindOf(position: Seen, blocker: string): BlockerKind {
  return typeOf(position, blocker).kind;
}

export function strengthOf(position: Seen, blocker: string): number {
  return typeOf(position, blocker).strength;
}

export function itemOf({ content }: { content: Content }, item: string): Item {
  return content.item.get(item) as Item;
}

/** The effect of this kind on an item that has one. */
export function effectIn<K extends ItemEffect['kind']>(
  position: { content: Content },
  item: string,
  kind: K,
): Extract<ItemEffect, { kind: K }> {
  return effectOf(itemOf(position, item), kind) as Extract<ItemEffect, { kind: K }>;
}

/** The seat whose block it belongs to; a klegg's current controller. */
export function ownerOf(position: Seen, blocker: string): Seat | null {
  const { state } = position;
  const owner = cityOf(position).owners.get(blocker);
  if (owner !== undefined) return owner;
  const lent = state.kleggController;
  if (state.options.kleggControl === 'lastPlayer') return lent;
  return lent ?? blockerOf(state, blocker).placedBy;
}

/** The owner; a futsy is controlled by the seat that activated it this turn (BM-FUT-01). */
export function controllerOf(position: Seen, blocker: string): Seat | null {
  const { state } = position;
  const { activatedTurn, activatedBy } = blockerOf(state, blocker);
  const isLed = activatedTurn === state.turn && kindOf(position, blocker) === 'futsy';
  return isLed ? activatedBy : ownerOf(position, blocker);
}

/** Whether `other` is an enemy of `one`: another controller, or any futsy. */
export function isEnemy(position: Seen, other: string, one: string): boolean {
  if (other === one) return false;
  if (kindOf(position, other) === 'futsy') return true;
  return controllerOf(position, other) !== controllerOf(position, one);
}

/** Whether there is such a blocker on the board. */
export function isOnBoard(state: OpenState, blocker: string): boolean {
  return typeof state.blockers[blocker]?.where === 'object';
}

/** Whether two of these are enemies. */
export function isQuarrel(position: Seen, inside: readonly string[]): boolean {
  return inside.some((a) => inside.some((b) => isEnemy(position, a, b)));
}

/** BM-RULING-13: hostile counters inside, so all are locked in combat. */
export function isContested(position: Seen, space: string): boolean {
  return isShared(position, space) && isQuarrel(position, insideAt(position, space));
}

export function isLocked(position: Seen, blocker: string): boolean {
  if (!isAnyShared(position)) return false;
  const place = findPlace(position.state, blocker);
  return place !== undefined && !place.outside && isContested(position, place.space);
}

/** A superhero joins an own blocker that is neither a futsy nor a superhero (BM-HERO-02, BM-RULING-102). */
export function canShare(position: Seen, blocker: string, inside: readonly string[]): boolean {
  const { content } = position;
  if (kindOf(position, blocker) !== 'superhero') return false;
  const block = content.blockOf.get(blocker);
  const own = inside.filter((id) => content.blockOf.get(id) === block);
  return own.length > 0 && own.every((id) => !standsApart(kindOf(position, id)));
}

function standsApart(kind: BlockerKind): boolean {
  return kind === 'futsy' || kind === 'superhero';
}

export function carries(
  position: Seen,
  items: readonly string[],
  kind: Parameters<typeof effectOf>[1],
): boolean {
  for (const item of items) if (effectOf(itemOf(position, item), kind) !== undefined) return true;
  return false;
}

export function hasHeavy(position: Seen, { items }: Blocker): boolean {
  for (const item of items) if (itemOf(position, item).heavy) return true;
  return false;
}

/** BM-FLY-01: wings of its own or carried; a heavy weapon keeps it down (BM-FLY-02). */
export function hasWings(position: Seen, blocker: string): boolean {
  const kind = kindOf(position, blocker);
  if (kind === 'superhero') return true;
  if (kind === 'mob' || kind === 'fatty') return false;
  return carries(position, blockerOf(position.state, blocker).items, 'fly');
}

export function canFly(position: Seen, blocker: string): boolean {
  return hasWings(position, blocker) && !hasHeavy(position, blockerOf(position.state, blocker));
}

/** BM-FLY-03: in open air other than a plaza, or outside a window. */
export function isAirborne(square: Square, outside: boolean): boolean {
  return outside || (square.exposure === 'air' && !square.plaza);
}

export function isInAir(position: Seen, blocker: string): boolean {
  const place = findPlace(position.state, blocker);
  return place !== undefined && isAirborne(squareAt(position, place.space), place.outside);
}

/** A counter with values, or any heavy weapon. */
export function isWeapon({ range, heavy }: Item): boolean {
  return range !== null || heavy;
}

/** BM-RULING-27: its last wings in the air, or its last spray can outside a window. */
export function holdsUp(position: Seen, blocker: string, item: string): boolean {
  const { state } = position;
  const place = findPlace(state, blocker);
  if (place === undefined || kindOf(position, blocker) === 'superhero') return false;
  const rest = blockerOf(state, blocker).items.filter((other) => other !== item);
  const isLast = (kind: 'fly' | 'spray') => {
    return carries(position, [item], kind) && !carries(position, rest, kind);
  };
  if (place.outside && isLast('spray')) return true;
  const square = squareAt(position, place.space);
  const needsWings =
    isAirborne(square, place.outside) && !(square.link === 'pedway' && !place.outside);
  return needsWings && isLast('fly');
}

/** BM-JUST-15: inside a block with a sonic cannon. */
export function isDeafened(position: Seen, blocker: string): boolean {
  const { state } = position;
  if (state.markers.sonic.length === 0) return false;
  const place = findPlace(state, blocker);
  if (place === undefined || place.outside) return false;
  const { board, exposure } = squareAt(position, place.space);
  return exposure !== 'air' && state.markers.sonic.some((cannon) => cannon.board === board);
}

/** Puts a blocker on the board. */
export function enter(table: ManiaTable, blocker: string, space: string): void {
  const { state, content } = table;
  changeBlocker(state, blocker, { where: { space, outside: false } });
  const order = content.order.get(blocker) as number;
  let at = state.standing.length;
  while (at > 0 && (content.order.get(state.standing[at - 1] as string) as number) > order) at--;
  state.standing = [...state.standing.slice(0, at), blocker, ...state.standing.slice(at)];
  moved(table);
}

/** Moves a blocker on the board; its heavy weapons are folded (BM-HEAVY-03). */
export function relocate(table: ManiaTable, blocker: string, place: Place): void {
  const { state } = table;
  const { deployedHeavy } = blockerOf(state, blocker);
  const { space, outside } = place;
  const from = squareOf(state, blocker);
  changeBlocker(state, blocker, { where: { space, outside }, deployedHeavy: [] });
  walked(table, blocker, from, space);
  if (deployedHeavy.length > 0)
    table.emitCopy({ type: 'heavyFolded', blocker, items: deployedHeavy });
}

export type Fate = 'destroyed' | 'removed';

/** BM-DEST-01 to -03: leaves the board for good, and what it carries goes back. */
export function leave(table: ManiaTable, blocker: string, fate: Fate): void {
  const { state } = table;
  const place = findPlace(state, blocker);
  if (place === undefined) return;
  for (const item of blockerOf(state, blocker).items) returnItem(table, item);
  changeBlocker(state, blocker, { where: fate, items: [], deployedHeavy: [], flipped: false });
  state.standing = state.standing.filter((id) => id !== blocker);
  moved(table);
  if (state.active?.blocker === blocker) setActive(table, null);
  const type = fate === 'destroyed' ? 'blockerDestroyed' : 'blockerRemoved';
  table.emit({ type, blocker, space: place.space });
}

/** Back to the container that it was drawn from (BM-EQUIP-09). */
export function returnItem({ state, content }: ManiaTable, item: string): void {
  const { container } = itemOf({ content }, item);
  const pile = [...state.containers[container]];
  addTo(pile, item);
  state.containers = { ...state.containers, [container]: pile };
}

export function flip(table: ManiaTable, blocker: string): void {
  const { state } = table;
  if (findPlace(state, blocker) === undefined || blockerOf(state, blocker).flipped) return;
  changeBlocker(state, blocker, { flipped: true });
  table.emit({ type: 'blockerFlipped', blocker });
}

/** Whether a blocker on the board stands in an uncollapsed square with this location. */
export function standsIn(position: Seen, blocker: string, location: Square['location']) {
  const { space, outside } = placeOf(position.state, blocker);
  if (outside || isCollapsed(position.state, space)) return false;
  return squareAt(position, space).location === location;
}
