import { isSorted } from '../../kit/sets.js';
import {
  carries,
  hasWings,
  isAirborne,
  itemOf,
  kindOf,
  strengthOf,
  typeOf,
} from '../mechanics/blockers.js';
import { boardOf, countersOf, isBlockSquare, squareAt } from '../mechanics/board.js';
import { kleggsFor } from '../mechanics/expansion.js';
import { refusesWings } from '../mechanics/items.js';
import type { ManiaPosition } from '../play.js';
import { type Blocker, blockerOf } from '../state/state.js';

/** The blockers of the blocks in play and the kleggs, and no others, wherever one is named. */
export function unknownBlockers(position: ManiaPosition): string[] {
  const { state, content } = position;
  const expected = [
    ...state.boards.flatMap((_, seat) => countersOf(position, seat)),
    ...kleggsFor(content, state.players),
  ];
  const found = Object.keys(state.blockers).length;
  const isThere = (id: string) => Object.hasOwn(state.blockers, id);
  const broken = expected.filter((id) => !isThere(id)).map((id) => `${id} is missing`);
  if (found !== expected.length) broken.push(`${found} blockers of ${expected.length}`);
  for (const id of [...state.standing, ...state.stacks.flat(), ...state.kleggFree]) {
    if (!isThere(id)) broken.push(`there is no blocker ${id}`);
  }
  const active = state.active?.blocker;
  if (active !== undefined && !state.standing.includes(active)) {
    broken.push(`${active} is active but not on the board`);
  }
  return broken;
}

/** Every blocker is in one place, and is what its counter says. */
export function blockers({ state, content }: ManiaPosition): string[] {
  const broken: string[] = [];
  const order = (id: string) => content.order.get(id) as number;
  const isOrdered = state.standing.every((id, i) => {
    return i === 0 || order(id) > order(state.standing[i - 1] as string);
  });
  if (!isOrdered) broken.push('the blockers on the board are not in id order');
  if (!state.stacks.every(isSorted)) broken.push('a stack is not sorted');
  const stacked = new Set<string>();
  state.stacks.forEach((stack, seat) => {
    for (const id of stack) {
      if (stacked.has(id)) broken.push(`${id} is twice in a stack`);
      const isOwn = content.blockOf.get(id) === boardOf(state, seat).block;
      if (!isOwn) broken.push(`${id} is in the stack of seat ${seat}`);
      stacked.add(id);
    }
  });
  const standing = new Set(state.standing);
  for (const [id, blocker] of Object.entries(state.blockers)) {
    const { where, type, block, items, flipped } = blocker;
    if ((where === 'stack') !== stacked.has(id)) broken.push(`${id} is not where its stack says`);
    const isOnBoard = typeof where === 'object';
    if (isOnBoard !== standing.has(id)) broken.push(`${id} is not listed as it stands`);
    if (!isOnBoard && (items.length > 0 || flipped)) broken.push(`${id} is off but carries`);
    if (where === 'drawn' && state.stage !== 'setup') broken.push(`${id} is drawn after setup`);
    if (!isAtHome(blocker)) broken.push(`${id} is neither a klegg in the supply nor in a stack`);
    const isTrue = typeOf({ content }, id).id === type;
    if (!isTrue || (content.blockOf.get(id) ?? null) !== block) broken.push(`${id} is mistyped`);
  }
  return broken;
}

/** Kleggs come from the supply, all others from the stack of their block. */
function isAtHome({ where, block }: Blocker): boolean {
  if (where === 'supply') return block === null;
  return block !== null || (where !== 'stack' && where !== 'drawn');
}

/** Nobody carries more than it can, or what it must not; heavy weapons that are set up are carried. */
export function loads(position: ManiaPosition): string[] {
  const { state } = position;
  const broken: string[] = [];
  for (const id of state.standing) {
    const { items: load, deployedHeavy } = blockerOf(state, id);
    const isAsked = state.agenda.some((step) => step.type === 'capacity' && step.blocker === id);
    if (load.length > strengthOf(position, id) && !isAsked) broken.push(`${id} carries too much`);
    if (kindOf(position, id) === 'superhero' && load.length > 0) broken.push(`${id} carries`);
    if (load.some((item) => refusesWings(position, id, item))) broken.push(`${id} has wings`);
    const isReady = (item: string) => load.includes(item) && itemOf(position, item).heavy;
    if (!deployedHeavy.every(isReady)) broken.push(`${id} has deployed what it has not`);
  }
  return broken;
}

/** Blockers stand where they can, and not too many in one place. */
export function crowds(position: ManiaPosition): string[] {
  const { state } = position;
  const broken: string[] = [];
  const inside = new Map<string, string[]>();
  const outside = new Map<string, string[]>();
  for (const id of state.standing) {
    const { where, items: load } = blockerOf(state, id);
    if (typeof where !== 'object') continue;
    const square = squareAt(position, where.space);
    const taken = where.outside ? outside : inside;
    taken.set(where.space, [...(taken.get(where.space) ?? []), id]);
    if (square.exposure !== 'air' && !isBlockSquare(state, square)) {
      broken.push(`${id} stands on a fallen block`);
    }
    const needsWings = isAirborne(square, where.outside) && square.link !== 'pedway';
    if (needsWings && !hasWings(position, id)) broken.push(`${id} floats in ${where.space}`);
    if (where.outside && (square.exposure !== 'window' || !carries(position, load, 'spray'))) {
      broken.push(`${id} cannot be outside ${where.space}`);
    }
  }
  for (const ids of outside.values()) {
    if (ids.length > 1) broken.push(`${ids.join(' and ')} share a window`);
  }
  for (const ids of inside.values()) {
    if (isCrowd(position, ids)) broken.push(`${ids.join(' and ')} share a square`);
  }
  return broken;
}

/** No square holds more than two fighters with a superhero each. */
const mostInSquare = 4;

/** A block has at most one ordinary blocker and one superhero in a square, its futsies apart. */
function isCrowd(position: ManiaPosition, ids: readonly string[]): boolean {
  if (ids.length > mostInSquare) return true;
  const { content } = position;
  const blocks = ids.flatMap((id) => {
    const kind = kindOf(position, id);
    const standsApart = kind === 'superhero' || kind === 'futsy';
    return standsApart ? [] : (content.blockOf.get(id) ?? []);
  });
  return new Set(blocks).size < blocks.length;
}
