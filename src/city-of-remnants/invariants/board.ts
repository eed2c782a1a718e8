import type { Board } from '../content/board.js';
import type { Content } from '../content/compile.js';
import type { State } from '../state/state.js';

/** Invariant 3. */
export function figures(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const ids = Object.keys(state.figures);
  if (ids.length === 0 && state.phase === 'setup') return broken;
  const expected = new Map<string, number>();
  state.seats.forEach(({ colour }, seat) => {
    if (colour === null) return;
    for (const id of content.figures[colour]) expected.set(id, seat);
  });
  for (const id of ids) {
    const figure = state.figures[id];
    if (figure === undefined || expected.get(id) !== figure.seat) {
      broken.push(`the figure ${id} belongs to nobody here`);
    } else if (figure.at !== 'pool' && figure.at !== 'supply' && !board.index.has(figure.at)) {
      broken.push(`the figure ${id} is on ${figure.at}`);
    }
  }
  if (ids.length !== expected.size) {
    broken.push(`there are ${ids.length} figures, not ${expected.size}`);
  }
  return broken;
}

/** Invariants 8, 9 and 10. */
export function crowds(state: State, { constants }: Content): string[] {
  const broken: string[] = [];
  const here = new Map<string, number[]>();
  for (const { seat, at } of Object.values(state.figures)) {
    if (at === 'pool' || at === 'supply') continue;
    const counts = here.get(at) ?? [0, 0, 0, 0];
    counts[seat] = (counts[seat] ?? 0) + 1;
    here.set(at, counts);
  }
  const { turn } = state;
  const isMoving = turn !== null && turn.action === 'move' && !turn.actionDone;
  const tokens = new Set(Object.values(state.ycu.onBoard));
  let contested = 0;
  for (const [at, counts] of here) {
    const most = Math.max(...counts);
    const gangs = counts.filter((count) => count > 0).length;
    if (most > constants.move.ownPerSpace) broken.push(`${most} figures of one seat are on ${at}`);
    if (gangs > 2) broken.push(`${gangs} gangs are on ${at}`);
    if (gangs > 1) contested++;
    if (gangs > 1 && !isMoving) broken.push(`${at} is contested outside a Move action`);
    if (gangs > 1 && turn?.enemySpace !== at) broken.push(`nobody moved into ${at}`);
    if (tokens.has(at) && !isMoving && state.ycuQueue === null) {
      broken.push(`figures and YCU tokens share ${at}`);
    }
  }
  if (contested > 1) broken.push(`${contested} spaces are contested`);
  return broken;
}

/** Invariants 5 and 6. Copies are numbered in the order built. */
export function tiles(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const covered = new Set<string>();
  const placed = new Map<string, number>();
  for (const { tileId, developmentId, cells } of state.tiles) {
    const development = content.developments.get(developmentId);
    if (development === undefined) broken.push(`there is no development ${developmentId}`);
    if (!state.drafted.includes(developmentId)) broken.push(`${developmentId} is not in the game`);
    const copy = (placed.get(developmentId) ?? 0) + 1;
    placed.set(developmentId, copy);
    const id = `${developmentId}:${copy}`;
    if (tileId !== id) broken.push(`the tile ${tileId} is ${id} in the order built`);
    if (!isLaid(board, developmentId, cells)) broken.push(`${tileId} has another shape`);
    for (const cell of cells) {
      const level = board.level[board.index.get(cell) ?? -1];
      if (covered.has(cell)) broken.push(`two tiles cover ${cell}`);
      if (level === undefined || !development?.levels.includes(level)) {
        broken.push(`${tileId} may not cover ${cell}`);
      }
      covered.add(cell);
    }
  }
  for (const id of state.drafted) {
    if (!content.developments.has(id)) broken.push(`there is no development ${id} to draft`);
  }
  for (const id of new Set([...Object.keys(state.tileSupply), ...state.drafted])) {
    const copies = state.drafted.includes(id) ? (content.developments.get(id)?.copies ?? 0) : 0;
    const total = (state.tileSupply[id] ?? 0) + (placed.get(id) ?? 0);
    if (total !== copies) broken.push(`there are ${total} tiles of ${id}, not ${copies}`);
  }
  return broken;
}

/** Whether the tile can lie on exactly these spaces. */
function isLaid({ placements }: Board, development: string, cells: readonly string[]): boolean {
  const ways = [...(placements.get(development)?.values() ?? [])];
  return ways.some((way) => {
    return way.cells.length === cells.length && way.cells.every((cell) => cells.includes(cell));
  });
}

/** Invariant 7. */
export function ycu(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const { bag, onBoard, deck, discard, revealed } = state.ycu;
  const tokens = [...bag, ...Object.keys(onBoard)];
  if (!isAll(tokens, content.tokens)) broken.push('the YCU tokens are not all there once');
  const coordinates = [...deck.flatMap((layer) => layer.cards), ...discard, ...revealed];
  if (!isAll(coordinates, content.ycuCards)) broken.push('the YCU cards are not all there once');
  for (const at of Object.values(onBoard)) {
    if (!board.index.has(at)) broken.push(`a YCU token is on ${at}`);
  }
  return broken;
}

function isAll(ids: readonly string[], known: ReadonlyMap<string, unknown>): boolean {
  return (
    ids.length === known.size &&
    new Set(ids).size === ids.length &&
    ids.every((id) => known.has(id))
  );
}
