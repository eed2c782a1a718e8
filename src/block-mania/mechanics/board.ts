import type { Refusal } from '../../kernel/rules.js';
import type { City, Gap, Plan } from '../content/city.js';
import type { BlockSquare, Link, Square } from '../content/squares.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { type BoardState, type OpenState, squareState } from '../state/state.js';

export function cityOf({ state, content, notes }: Seen): City {
  notes.city ??= content.city(state.boards);
  return notes.city;
}

/** A square that is known to exist. */
export function squareAt(position: Seen, space: string): Square {
  return cityOf(position).squares.get(space) as Square;
}

export function findSquare(position: Seen, space: string): Square | undefined {
  return cityOf(position).squares.get(space);
}

/** There is no such square. */
export function cannotFind(position: Seen, space: string): Refusal<RuleId> {
  const { width, isRing } = cityOf(position);
  return refuse('BM-TURN-05', () => {
    const columns = `columns are ${isRing ? 0 : 1} to ${width - 1}`;
    return `there is no square "${space}"; ${columns}, levels 1 to ${position.content.pack.levels}`;
  });
}

export function planOf(position: Seen, board: number): Plan {
  return cityOf(position).plans[board] as Plan;
}

export function boardOf(state: OpenState, board: number): BoardState {
  return state.boards[board] as BoardState;
}

/** The counters of a seat's block, in id order. */
export function countersOf(
  { state, content }: Pick<Seen, 'state' | 'content'>,
  seat: number,
): readonly string[] {
  return content.sets.get(boardOf(state, seat).block) as readonly string[];
}

/** A bit for every fallen board. */
export function fallenMask(state: OpenState): number {
  let mask = 0;
  for (let k = 0; k < state.boards.length; k++) if (boardOf(state, k).fallen) mask |= 1 << k;
  return mask;
}

/** BM-CAT-07: a full column of a fallen board; a seam only when both its boards are down (BM-RULING-81). */
export function isClosed(state: OpenState, { boards }: Square): boolean {
  for (const board of boards) if (!boardOf(state, board).fallen) return false;
  return true;
}

/** A window or interior square of a block that stands. */
export function isBlockSquare(state: OpenState, square: Square): square is BlockSquare {
  return square.exposure !== 'air' && !boardOf(state, square.board).fallen;
}

export function isCollapsed(state: OpenState, space: string): boolean {
  return squareState(state, space).collapsed;
}

/** A block square that has not collapsed. */
export function isSound(state: OpenState, square: Square): square is BlockSquare {
  return isBlockSquare(state, square) && !isCollapsed(state, square.id);
}

/** Open air, or civic ground that has not collapsed: a target there is hit more easily. */
export function isOpenGround(state: OpenState, square: Square): boolean {
  if (!isBlockSquare(state, square)) return true;
  return square.colour === 'civic' && !isCollapsed(state, square.id);
}

/** BM-SHOOT-07: an interior square of a block without power. */
export function isDark(state: OpenState, square: Square): boolean {
  return square.exposure === 'interior' && !boardOf(state, square.board).power;
}

/** The range with a line of fire; 0 without one. */
export function rangeBetween(position: Seen, from: string, to: string): number {
  const city = cityOf(position);
  const a = city.squares.get(from) as Square;
  const b = city.squares.get(to) as Square;
  return city.ranges(fallenMask(position.state), a, b);
}

export function isNextTo(a: Square, b: string): boolean {
  return a.up === b || a.down === b || a.left === b || a.right === b;
}

/** With power on both sides, both termini standing and no hit on it (BM-PED-02). */
export function pedwayWorks({ state }: Seen, gap: Gap): boolean {
  if (!boardOf(state, gap.left).power || !boardOf(state, gap.right).power) return false;
  if (gap.termini.some((end) => isCollapsed(state, end))) return false;
  return gap.pedway.every((space) => squareState(state, space).linkHits === 0);
}

/** The pedway that a link square belongs to. */
export function pedwayAt(position: Seen, square: Square): Gap | undefined {
  if (square.link !== 'pedway') return undefined;
  return cityOf(position).gaps.find(({ pedway }) => pedway.includes(square.id));
}

/** Rubble to walk on: a collapsed square, or any square of a stopped pedway (BM-PED-03). */
export function isRubble(position: Seen, square: Square): boolean {
  if (isCollapsed(position.state, square.id)) return true;
  const gap = pedwayAt(position, square);
  return gap !== undefined && !pedwayWorks(position, gap);
}

export function isSevered(state: OpenState, square: Square): boolean {
  return square.link === 'pedway' && squareState(state, square.id).linkHits >= hitsToSever;
}

/** So many hits bring a square of a line down (BM-LINK-01 to -04). */
export const hitsToCollapse: Readonly<Record<Link, number>> = { skyRail: 1, megaWay: 2, pedway: 2 };
/** So many make a hole in a pedway that nobody walks over. */
export const hitsToSever = 3;

/** Fire needs a block square that stands, or a plaza (BM-FIRE-09). */
export function canBurn(state: OpenState, square: Square): boolean {
  return square.plaza || isSound(state, square);
}

/** Collapse markers on the squares of a block. */
export function collapseMarkers(position: Seen, board: number): number {
  let markers = 0;
  for (const space of planOf(position, board).blockSquares) {
    if (isCollapsed(position.state, space)) markers++;
  }
  return markers;
}
