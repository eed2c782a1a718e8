import { cityOf } from '../mechanics/board.js';
import type { ManiaPosition } from '../play.js';
import type { State } from '../state/state.js';

/** What everything else relies on: seats, boards, and ids that exist. */
export function frame(position: ManiaPosition): string[] {
  const { state, content } = position;
  const { players, boards, stacks, seats, cards } = state;
  const lists = [boards.length, stacks.length, seats.length, cards.hands.length];
  if (lists.some((length) => length !== players)) return [`${players} players need as many seats`];
  const blocks = boards.map(({ blockId }) => blockId);
  if (blocks.some((block) => !content.sets.has(block))) return ['a board is in no pack'];
  if (new Set(blocks).size < players) return ['two seats have the same block'];
  const broken: string[] = [];
  boards.forEach(({ seat }, k) => {
    if (seat !== k) broken.push(`board ${k} belongs to seat ${seat}`);
  });
  const expected = [
    ...blocks.flatMap((block) => content.sets.get(block) ?? []),
    ...(players > 2 ? content.kleggs.all : content.kleggs.base),
  ];
  const found = Object.keys(state.blockers);
  for (const id of expected) {
    if (!Object.hasOwn(state.blockers, id)) broken.push(`${id} is missing`);
  }
  if (found.length !== expected.length)
    broken.push(`${found.length} blockers of ${expected.length}`);
  if (broken.length > 0) return broken;
  for (const sq of squaresNamed(state)) {
    if (!cityOf(position).squares.has(sq)) broken.push(`there is no square ${sq}`);
  }
  for (const item of itemsNamed(state)) {
    if (!content.item.has(item)) broken.push(`there is no counter ${item}`);
  }
  for (const card of [...cards.pool, ...cards.discard, ...cards.hands.flat()]) {
    if (!content.mania.has(card)) broken.push(`there is no card ${card}`);
  }
  for (const id of [...state.standing, ...state.stacks.flat(), ...state.kleggFree]) {
    if (!Object.hasOwn(state.blockers, id)) broken.push(`there is no blocker ${id}`);
  }
  const active = state.active?.blocker;
  if (active !== undefined && !state.standing.includes(active)) {
    broken.push(`${active} is active but not on the board`);
  }
  for (const seat of seatsNamed(state)) {
    if (seat >= players) broken.push(`there is no seat ${seat}`);
  }
  return broken;
}

function squaresNamed(state: State): string[] {
  const { sq, laid, blockers, active, markers, combat } = state;
  return [
    ...Object.keys(sq),
    ...laid.map((charge) => charge.sq),
    ...Object.values(blockers).flatMap(({ where, startedPhaseAt }) => [
      ...(typeof where === 'object' ? [where.sq] : []),
      ...(startedPhaseAt === null ? [] : [startedPhaseAt]),
    ]),
    ...(active?.trail.map((entry) => entry.sq) ?? []),
    ...(active?.freeVisited ?? []),
    ...markers.hWagons,
    ...markers.patWagons,
    ...markers.sonic.map((cannon) => cannon.sq),
    ...combat.foughtSquares,
  ];
}

function itemsNamed({ blockers, containers, laid }: State): string[] {
  return [
    ...containers.hardware,
    ...containers.armoury,
    ...laid.map(({ item }) => item),
    ...Object.values(blockers).flatMap(({ items, deployedHeavy }) => [...items, ...deployedHeavy]),
  ];
}

function seatsNamed(state: State): number[] {
  return [
    state.phasing,
    ...state.seats.map(({ player }) => player),
    ...state.markers.sonic.map(({ board }) => board),
    ...Object.values(state.blockers).flatMap(({ activatedBy, placedBy }) => [
      activatedBy ?? 0,
      placedBy ?? 0,
    ]),
    state.kleggController ?? 0,
  ];
}
