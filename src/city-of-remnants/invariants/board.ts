import { misplacedCards } from '../../kit/conserve.js';
import { cardsIn } from '../../kit/layers.js';
import { ownEntry } from '../../kit/values.js';
import type { Board } from '../content/board.js';
import type { Content } from '../content/compile.js';
import type { State } from '../state/state.js';

/** Every figure of a colour in the game is somewhere, and belongs to the seat of its colour. */
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

/** No space is too full, and figures share one with enemies only while that is being fought out. */
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

/** Tiles lie as their shapes and levels allow, none on another; copies are numbered in the order built. */
export function tiles(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const covered = new Set<string>();
  const placed = new Map<string, number>();
  for (const { id, development, spaces } of state.tiles) {
    const type = content.developments.get(development);
    if (type === undefined) broken.push(`there is no development ${development}`);
    if (!state.drafted.includes(development)) broken.push(`${development} is not in the game`);
    const copy = (placed.get(development) ?? 0) + 1;
    placed.set(development, copy);
    const due = `${development}:${copy}`;
    if (id !== due) broken.push(`the tile ${id} is ${due} in the order built`);
    if (!isLaid(board, development, spaces)) broken.push(`${id} has another shape`);
    for (const space of spaces) {
      const level = board.level[board.index.get(space) ?? -1];
      if (covered.has(space)) broken.push(`two tiles cover ${space}`);
      if (level === undefined || !type?.levels.includes(level)) {
        broken.push(`${id} may not cover ${space}`);
      }
      covered.add(space);
    }
  }
  for (const id of state.drafted) {
    if (!content.developments.has(id)) broken.push(`there is no development ${id} to draft`);
  }
  for (const id of new Set([...Object.keys(state.tileSupply), ...state.drafted])) {
    const copies = state.drafted.includes(id) ? (content.developments.get(id)?.copies ?? 0) : 0;
    const total = (ownEntry(state.tileSupply, id) ?? 0) + (placed.get(id) ?? 0);
    if (total !== copies) broken.push(`there are ${total} tiles of ${id}, not ${copies}`);
  }
  return broken;
}

/** Whether the tile can lie on exactly these spaces. */
function isLaid({ placements }: Board, development: string, spaces: readonly string[]): boolean {
  const ways = [...(placements.get(development)?.values() ?? [])].flat();
  return ways.some((way) => {
    return way.cells.length === spaces.length && way.cells.every((cell) => spaces.includes(cell));
  });
}

/** Every token and coordinate card of the YCU is in exactly one place. */
export function ycu(state: State, content: Content, board: Board): string[] {
  const broken: string[] = [];
  const { bag, onBoard, deck, discard, revealed } = state.ycu;
  const tokens = [
    { name: 'the bag', cards: bag },
    { name: 'play', cards: Object.keys(onBoard) },
  ];
  const coordinates = [
    { name: 'the YCU deck', cards: cardsIn(deck) },
    { name: 'the YCU discard pile', cards: discard },
    { name: 'the revealed YCU cards', cards: revealed },
  ];
  broken.push(...misplacedCards(tokens, content.tokens.keys()));
  broken.push(...misplacedCards(coordinates, content.ycuCards.keys()));
  for (const at of Object.values(onBoard)) {
    if (!board.index.has(at)) broken.push(`a YCU token is on ${at}`);
  }
  return broken;
}
