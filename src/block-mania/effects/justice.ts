import { d6 } from '../content/compile.js';
import type { JusticeEffect, JusticeSide } from '../content/schema.js';
import { isOnBoard, leave } from '../mechanics/blockers.js';
import {
  cityOf,
  isBlockSquare,
  isClosed,
  isOpenGround,
  planOf,
  squareAt,
} from '../mechanics/board.js';
import { putOut } from '../mechanics/damage.js';
import { allAt, isVacant } from '../mechanics/occupancy.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { squareOf } from '../state/state.js';

export function justiceOf({ content }: ManiaPosition, card: string): JusticeSide {
  return content.justice.get(card) as JusticeSide;
}

/** What a justice card is aimed at. */
export interface JusticeAim {
  readonly blocker?: string;
  readonly space?: string;
  readonly board?: number;
}

/** Everything the player may choose; empty where the card asks nothing or fizzles. */
export function justiceAims(position: ManiaPosition, effect: JusticeEffect): JusticeAim[] {
  const { state } = position;
  switch (effect.kind) {
    case 'removeBlocker':
      return state.standing
        .filter((blocker) => effect.filter === 'any' || isOnGround(position, blocker))
        .map((blocker) => ({ blocker }));
    case 'removeArea':
      return cityOf(position)
        .list.filter((square) => {
          if (isVacant(position, square)) return false;
          if (effect.centre === 'anyWithBlocker') return true;
          return square.exposure === 'interior' && isBlockSquare(state, square);
        })
        .map(({ id: space }) => ({ space }));
    case 'removeFires':
      return standingBoards(position).map((board) => ({ board }));
    case 'placeMarker':
      return markerAims(position, effect);
    default:
      return [];
  }
}

function standingBoards({ state }: ManiaPosition): number[] {
  return state.boards.flatMap(({ fallen }, board) => (fallen ? [] : [board]));
}

/** BM-JUST-07: civic ground that stands, or a 'tween block plaza. */
function isOnGround(position: ManiaPosition, blocker: string): boolean {
  const { state } = position;
  const square = squareAt(position, squareOf(state, blocker));
  if (square.plaza) return true;
  return square.exposure !== 'air' && isOpenGround(state, square);
}

type Marker = Extract<JusticeEffect, { kind: 'placeMarker' }>;

function markerAims(position: ManiaPosition, effect: Marker): JusticeAim[] {
  const { state, content } = position;
  const limit = Math.min(effect.max, content.pack.markerLimits[effect.marker]);
  if (markersOf(position, effect.marker) >= limit) return [];
  if (effect.where === 'nextToBlock') {
    const isFree = (board: number) => state.markers.sonic.every((one) => one.board !== board);
    return standingBoards(position).flatMap((board) => (isFree(board) ? [{ board }] : []));
  }
  return cityOf(position)
    .list.filter((square) => {
      if (square.exposure !== 'air' || isClosed(state, square)) return false;
      return effect.where === 'openAir' || square.plaza;
    })
    .map(({ id: space }) => ({ space }));
}

function markersOf({ state }: ManiaPosition, marker: Marker['marker']): number {
  const { hWagons, patWagons, sonic } = state.markers;
  if (marker === 'hWagon') return hWagons.length;
  return marker === 'patWagon' ? patWagons.length : sonic.length;
}

/** BM-JUST-16: carries the card out on what was chosen. */
export function doJustice(table: ManiaTable, effect: JusticeEffect, aim: JusticeAim): void {
  const { blocker = '', space = '', board = 0 } = aim;
  switch (effect.kind) {
    case 'removeBlocker':
      return removeEach(table, [blocker], effect.rollMax);
    case 'removeArea':
      return removeEach(table, inArea(table, space, effect.area), effect.rollMax);
    case 'removeFires':
      for (const burning of planOf(table, board).blockSquares) putOut(table, burning);
      return;
    case 'placeMarker':
      return placeMarker(table, effect, aim);
    case 'removeKleggs':
      return sendKleggsHome(table);
  }
}

/** One after the other, each with a die of its own where the card asks for it. */
function removeEach(table: ManiaTable, blockers: readonly string[], rollMax?: number): void {
  for (const blocker of blockers) {
    if (rollMax !== undefined) {
      const die = table.roll('justice.roll', d6, blocker);
      table.emit({ type: 'justiceRolled', blocker, die, removed: die <= rollMax });
      if (die > rollMax) continue;
    }
    leave(table, blocker, 'removed');
  }
}

/** Blockers in the area, square by square in reading order from the ground up, then in id order. */
function inArea(table: ManiaTable, centre: string, area: 'square8' | 'interior8'): string[] {
  const middle = squareAt(table, centre);
  const squares = [middle, ...middle.around.map((space) => squareAt(table, space))];
  const hit = squares.filter((square) => {
    if (area === 'square8') return true;
    return square.exposure === 'interior';
  });
  hit.sort((a, b) => a.l - b.l || a.x - b.x);
  return hit.flatMap(({ id }) => allAt(table, id));
}

function placeMarker(table: ManiaTable, effect: Marker, aim: JusticeAim): void {
  const { state } = table;
  const { hWagons, patWagons, sonic } = state.markers;
  const { board = null, space: named = '' } = aim;
  const space = board === null ? named : planOf(table, board).doorstep;
  if (effect.marker === 'hWagon')
    state.markers = { hWagons: [...hWagons, space], patWagons, sonic };
  else if (effect.marker === 'patWagon')
    state.markers = { hWagons, patWagons: [...patWagons, space], sonic };
  else if (board !== null)
    state.markers = { hWagons, patWagons, sonic: [...sonic, { board, space }] };
  table.emit({ type: 'markerPlaced', marker: effect.marker, space, board });
}

function sendKleggsHome(table: ManiaTable): void {
  const { state, content } = table;
  for (const klegg of content.kleggs.all) leave(table, klegg, 'removed');
  state.kleggController = null;
  state.kleggFree = [];
}

/** BM-JUST-16: whether the card does nothing at all. */
export function fizzles(position: ManiaPosition, effect: JusticeEffect): boolean {
  const { state, content } = position;
  if (effect.kind !== 'removeKleggs') return justiceAims(position, effect).length === 0;
  return content.kleggs.all.every((klegg) => !isOnBoard(state, klegg));
}
