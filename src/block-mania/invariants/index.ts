import { isSorted } from '../../kit/sets.js';
import type { Container } from '../content/schema.js';
import { carries, hasWings, isAirborne, kindOf, strengthOf } from '../mechanics/blockers.js';
import { cityOf, isBlockSquare } from '../mechanics/board.js';
import { refusesWings } from '../mechanics/items.js';
import { kleggLimit, kleggsInPlay } from '../mechanics/kleggs.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';
import { agenda, unasked } from './agenda.js';
import { frame } from './form.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: ManiaPosition): string[] {
  const form = frame(position);
  if (form.length > 0) return form;
  const broken = [
    ...counters(position),
    ...items(position),
    ...cards(position),
    ...squares(position),
    ...loads(position),
    ...locations(position),
    ...markers(position),
    ...time(position),
    ...agenda(position),
  ];
  return broken.length > 0 ? broken : unasked(position);
}

/** I-01: every blocker in one place. */
function counters(position: ManiaPosition): string[] {
  const { state, content } = position;
  const broken: string[] = [];
  const order = (id: string) => content.order.get(id) ?? -1;
  const isOrdered = state.standing.every((id, i) => {
    return i === 0 || order(state.standing[i - 1] as string) < order(id);
  });
  if (!isOrdered) broken.push('the blockers on the board are not in id order');
  if (!state.stacks.every(isSorted)) broken.push('a stack is not sorted');
  const standing = new Set(state.standing);
  const stacked = new Set<string>();
  state.stacks.forEach((stack, seat) => {
    for (const id of stack) {
      if (stacked.has(id)) broken.push(`${id} is twice in a stack`);
      const isOwn = content.blockOf.get(id) === state.boards[seat]?.blockId;
      if (!isOwn) broken.push(`${id} is in the stack of seat ${seat}`);
      stacked.add(id);
    }
  });
  for (const [id, { where, type, block, items, flipped }] of Object.entries(state.blockers)) {
    if ((where === 'stack') !== stacked.has(id)) broken.push(`${id} is not where its stack says`);
    const isOnBoard = typeof where === 'object';
    if (isOnBoard !== standing.has(id)) broken.push(`${id} is not listed as it stands`);
    if (!isOnBoard && (items.length > 0 || flipped)) broken.push(`${id} is off but carries`);
    if (where === 'drawn' && state.stage !== 'setup') broken.push(`${id} is drawn after setup`);
    if ((where === 'supply') !== (where === 'supply' && block === null)) {
      broken.push(`${id} is in the supply`);
    }
    if (block === null && (where === 'stack' || where === 'drawn'))
      broken.push(`${id} is no klegg`);
    const isTrue = content.blockerType.get(id)?.id === type;
    if (!isTrue || (content.blockOf.get(id) ?? null) !== block) broken.push(`${id} is mistyped`);
  }
  return broken;
}

/** I-02: every counter in one place. */
function items({ state, content }: ManiaPosition): string[] {
  const { expansionCounters } = state.options;
  const isBig = expansionCounters === 'auto' ? state.players > 2 : expansionCounters;
  const supply = isBig ? 'all' : 'base';
  const broken: string[] = [];
  const containers: Container[] = ['hardware', 'armoury'];
  const found = [
    ...containers.flatMap((container) => state.containers[container]),
    ...Object.values(state.blockers).flatMap((blocker) => blocker.items),
    ...state.laid.map(({ item }) => item),
  ].sort();
  const expected = containers.flatMap((container) => content.stock[container][supply]).sort();
  if (found.join() !== expected.join()) broken.push('counters are missing or doubled');
  for (const container of containers) {
    if (!isSorted(state.containers[container])) broken.push(`${container} is not sorted`);
    if (state.containers[container].some((id) => content.item.get(id)?.container !== container)) {
      broken.push(`${container} holds a counter of the other kind`);
    }
  }
  for (const { item } of state.laid) {
    const isCharge = content.item.get(item)?.effects.some(({ kind }) => kind === 'demo');
    if (!isCharge) broken.push(`${item} is laid`);
  }
  return broken;
}

/** I-03, I-15. */
function cards({ state, content }: ManiaPosition): string[] {
  const { pool, left, discard, hands } = state.cards;
  const { pack, constants } = content;
  const broken: string[] = [];
  const found = [...pool, ...discard, ...hands.flat()].sort();
  const expected = pack.cards.map((card) => card.id).sort();
  if (found.join() !== expected.join()) broken.push('cards are missing or doubled');
  if (![pool, discard, ...hands].every(isSorted)) broken.push('cards are not sorted');
  if (left > pool.length) broken.push(`${left} cards left of ${pool.length}`);
  const aside = pool.length - left;
  if (state.stage === 'main' && aside !== pack.setAside[state.players]) {
    broken.push(`${aside} cards are set aside`);
  }
  if (state.stage === 'endgame' && aside !== 0) broken.push('the justice deck is not whole');
  const isDiscarding = state.agenda.some(({ type }) => type === 'discard');
  const limit = constants.handLimit + (isDiscarding ? 1 : 0);
  if (hands.some((hand) => hand.length > limit)) broken.push(`a hand of more than ${limit}`);
  return broken;
}

/** I-04, I-05, I-19. */
function squares(position: ManiaPosition): string[] {
  const { state } = position;
  const broken: string[] = [];
  let cars = 0;
  for (const [id, now] of Object.entries(state.sq)) {
    const square = cityOf(position).squares.get(id);
    if (square === undefined) continue;
    const isBlock = isBlockSquare(state, square);
    const { fire, structural, collapsed, looted, scrawl, car, linkHits } = now;
    cars += car;
    if (fire > 0 && !(square.plaza || (isBlock && !collapsed))) broken.push(`fire in ${id}`);
    const marks = fire + structural + car;
    if (isBlock && collapsed && (marks > 0 || looted || scrawl))
      broken.push(`markers on rubble ${id}`);
    if (square.exposure !== 'air' && !isBlock) broken.push(`markers on the fallen board at ${id}`);
    const isTreasure = ['bank', 'armoury', 'mall'].includes(square.location ?? '');
    if (looted && !isTreasure) broken.push(`${id} is looted`);
    if (linkHits > 0 && square.link === null) broken.push(`${id} is no link`);
    if (collapsed && !isBlock && square.link === null) broken.push(`${id} cannot collapse`);
    if (square.link !== null && structural > 1) broken.push(`${id} has ${structural} markers`);
    if (car > 0 && square.location !== 'station') broken.push(`a car in ${id}`);
    const isClean = marks + linkHits === 0 && !collapsed && !looted && !scrawl;
    if (isClean) broken.push(`${id} is listed without a marker`);
  }
  if (cars > state.players) broken.push(`${cars} cars`);
  return broken;
}

/** I-08, I-09, I-20. */
function loads(position: ManiaPosition): string[] {
  const { state, content } = position;
  const broken: string[] = [];
  for (const id of state.standing) {
    const { items: load, deployedHeavy } = state.blockers[id] as State['blockers'][string];
    const isAsked = state.agenda.some((step) => step.type === 'capacity' && step.blocker === id);
    if (load.length > strengthOf(position, id) && !isAsked) broken.push(`${id} carries too much`);
    if (kindOf(position, id) === 'superhero' && load.length > 0) broken.push(`${id} carries`);
    if (load.some((item) => refusesWings(position, id, item))) broken.push(`${id} has wings`);
    const isReady = (item: string) => load.includes(item) && content.item.get(item)?.heavy;
    if (!deployedHeavy.every(isReady)) broken.push(`${id} has deployed what it has not`);
  }
  return broken;
}

/** I-10 to I-12. */
function locations(position: ManiaPosition): string[] {
  const { state } = position;
  const broken: string[] = [];
  const taken = new Map<string, string[]>();
  for (const id of state.standing) {
    const { where, items: load } = state.blockers[id] as State['blockers'][string];
    if (typeof where !== 'object') continue;
    const square = cityOf(position).squares.get(where.sq);
    if (square === undefined) continue;
    const key = `${where.sq} ${where.out}`;
    taken.set(key, [...(taken.get(key) ?? []), id]);
    if (square.exposure !== 'air' && !isBlockSquare(state, square)) {
      broken.push(`${id} stands on a fallen block`);
    }
    const needsWings = isAirborne(square, where.out) && square.link !== 'pedway';
    if (needsWings && !hasWings(position, id)) broken.push(`${id} floats in ${where.sq}`);
    if (where.out && (square.exposure !== 'window' || !carries(position, load, 'spray'))) {
      broken.push(`${id} cannot be outside ${where.sq}`);
    }
  }
  for (const [key, ids] of taken) {
    if (key.endsWith('true') && ids.length > 1) broken.push(`${ids.join(' and ')} share a window`);
    broken.push(...crowds(position, ids));
  }
  return broken;
}

/** I-10: a block has at most one ordinary blocker and one superhero in a square, its futsies apart. */
function crowds(position: ManiaPosition, ids: readonly string[]): string[] {
  if (ids.length < 2) return [];
  const { content } = position;
  const groups = new Map<string, number>();
  for (const id of ids) {
    const kind = kindOf(position, id);
    const key = `${content.blockOf.get(id)} ${kind === 'superhero' || kind === 'futsy' ? id : ''}`;
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  const isCrowd =
    ids.length > 4 || [...groups].some(([key, n]) => n > 1 && !/^undefined/.test(key));
  return isCrowd ? [`${ids.join(' and ')} share a square`] : [];
}

/** I-18. */
function markers(position: ManiaPosition): string[] {
  const { state, content } = position;
  const { hWagons, patWagons, sonic } = state.markers;
  const { markerLimits } = content.pack;
  const broken: string[] = [];
  if (hWagons.length > markerLimits.hWagon) broken.push(`${hWagons.length} H-wagons`);
  if (patWagons.length > markerLimits.patWagon) broken.push(`${patWagons.length} pat-wagons`);
  const isDouble = new Set(sonic.map(({ board }) => board)).size < sonic.length;
  if (sonic.length > markerLimits.sonicCannon || isDouble) broken.push('too many sonic cannons');
  if (kleggsInPlay(position).length > kleggLimit(position)) broken.push('too many kleggs');
  return broken;
}

/** I-13, I-14, and that stage, phase and agenda agree. */
function time({ state }: ManiaPosition): string[] {
  const broken: string[] = [];
  const isOver = state.outcome !== null;
  if (isOver !== (state.stage === 'over')) broken.push('the stage and the outcome disagree');
  if (isOver !== (state.agenda.length === 0)) broken.push('the agenda and the outcome disagree');
  if (state.phase !== 'command' && state.cp > 0) broken.push('CP outside the command phase');
  if (state.phase !== 'command' && state.active !== null) broken.push('a blocker is still active');
  if ((state.stage === 'setup') !== (state.phase === 'setup')) broken.push('setup goes on');
  return broken;
}
