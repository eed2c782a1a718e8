import { nextSeat } from '../../kit/seats.js';
import { addAll } from '../../kit/sets.js';
import { d6 } from '../content/compile.js';
import type { Square } from '../content/squares.js';
import { setActive } from '../mechanics/activation.js';
import { leave, ownerOf } from '../mechanics/blockers.js';
import {
  boardOf,
  cityOf,
  collapseMarkers,
  hitsToCollapse,
  isBlockSquare,
  planOf,
} from '../mechanics/board.js';
import { dampFire, dropLaid, placeOneFire, placeStructural } from '../mechanics/damage.js';
import { allAt } from '../mechanics/occupancy.js';
import { takeCard } from '../mechanics/piles.js';
import type { ManiaTable } from '../play.js';
import { endOf, rank } from '../score.js';
import { changeBlocker, changeBoard, changeSquare, clearSquare } from '../state/change.js';
import { blockerOf, handOf, squareState } from '../state/state.js';
import { afterFire } from './frames.js';
import { phasingSeat, type Steps } from './rule.js';

/** The end phase (BM-END-01), the endgame's start and the end of the game. */
export const endSteps: Steps<
  | 'burn'
  | 'drawCard'
  | 'discard'
  | 'lastCard'
  | 'catastrophe'
  | 'turnFaceUp'
  | 'nextTurn'
  | 'checkEnd'
> = {
  burn: {
    resolve(table) {
      table.state.phase = 'end';
      table.state.combat = { subPhase: 0, foughtSquares: [] };
      burn(table, table.state.phasing);
      table.next(...afterFire());
    },
  },
  drawCard: { resolve: drawCard },
  discard: {
    seats: phasingSeat,
    forced({ state, content }) {
      const hand = handOf(state, state.phasing);
      return hand.length > content.constants.handLimit ? undefined : 'skip';
    },
  },
  lastCard: { resolve: startEndgame },
  catastrophe: {
    resolve(table) {
      table.state.boards.forEach((board, k) => {
        if (board.catastropheCheck) checkBlock(table, k);
      });
      table.next({ type: 'checkEnd' });
    },
  },
  turnFaceUp: { resolve: turnFaceUp },
  nextTurn: {
    resolve(table) {
      const { state } = table;
      table.emit({ type: 'turnEnded', seat: state.phasing });
      if (state.options.kleggControl === 'placer') state.kleggController = null;
      state.phasing = nextSeat(state.phasing, state.players);
      table.next({ type: 'startTurn' });
    },
  },
  checkEnd: { resolve: checkEnd },
};

/** Fires in the block grow, then all do damage, then reach whoever stands in them. */
function burn(table: ManiaTable, board: number): void {
  const { state, content } = table;
  const { fireOut, fireDamage, burn: deadly } = content.constants;
  const before = burningSquares(table, board);
  // Where fires have spread to is told: to search the whole block again would take as long as all the rest.
  const kindled = new Set(before);
  for (const { id: space, plaza } of before) {
    if (plaza || squareState(state, space).fire === 0) continue;
    const next = placeOneFire(table, space);
    if (next !== undefined) kindled.add(next);
  }
  const burning = [...kindled].sort((a, b) => a.index - b.index);
  for (const square of burning) {
    const { id: space } = square;
    const { fire } = squareState(state, space);
    if (fire === 0) continue;
    const die = table.roll('fire.damage', d6, space);
    table.emit({ type: 'fireDamageRolled', space, die, count: fire });
    const hasWater = square.plaza || !boardOf(state, board).tankDead;
    if (die <= fireOut && hasWater) dampFire(table, space);
    else if (isBlockSquare(state, square) && die + fire >= fireDamage)
      placeStructural(table, space);
  }
  const inFlames = burning.flatMap(({ id: space }) => {
    const { fire } = squareState(state, space);
    return fire === 0 ? [] : allAt(table, space).map((blocker) => ({ blocker, fire }));
  });
  for (const { blocker, fire } of inFlames) {
    const die = table.roll('fire.burn', d6, blocker);
    const total = die + fire;
    table.emit({ type: 'burnRolled', blocker, die, total, destroyed: total >= deadly });
    if (total >= deadly) leave(table, blocker, 'destroyed');
  }
}

/** BM-RULING-57, -58: what the owner of a board handles, level by level, left to right. */
function burningSquares(table: ManiaTable, board: number): Square[] {
  const { state } = table;
  const burning: Square[] = [];
  for (const square of planOf(table, board).flammable) {
    if (squareState(state, square.id).fire > 0) burning.push(square);
  }
  return burning;
}

/** From the deck; in the endgame the discard pile is the next deck (BM-END-02, BM-ENDG-05, -07). */
function drawCard(table: ManiaTable): void {
  const { state } = table;
  const { phasing: seat } = state;
  const { left, discard: pool, hands } = state.cards;
  if (left === 0) {
    if (pool.length === 0) return;
    state.cards = { pool, left: pool.length, discard: [], hands };
    table.emit({ type: 'deckReshuffled', count: pool.length });
  }
  const card = takeCard(table, 'card.draw', seat);
  table.emit({ type: 'cardDrawn', seat, card, hidden: { card: [seat] } });
}

/** BM-ENDG-01: the discard pile and the cards set aside become the justice deck. Nobody may be left to judge. */
function startEndgame(table: ManiaTable): void {
  const { state } = table;
  const { left, discard, hands } = state.cards;
  if (state.stage !== 'main' || left > 0) return;
  const pool = [...state.cards.pool];
  addAll(pool, discard);
  state.cards = { pool, left: pool.length, discard: [], hands };
  state.stage = 'endgame';
  table.emit({ type: 'endgameStarted', count: pool.length });
  table.next({ type: 'checkEnd' });
}

/** BM-CAT-02: five dice against the collapse markers. */
function checkBlock(table: ManiaTable, board: number): void {
  const { state, content } = table;
  changeBoard(state, board, { catastropheCheck: false });
  const { catastropheDice } = content.constants;
  const dice = Array.from({ length: catastropheDice }, () =>
    table.roll(`catastrophe.${board}`, d6),
  );
  const count = collapseMarkers(table, board);
  const total = dice.reduce<number>((sum, die) => sum + die, 0);
  const falls = total <= count;
  table.emitCopy({ type: 'catastropheRolled', board, dice, count, falls });
  if (falls) bringDown(table, board);
}

/** Everybody inside is lost, and the lines to the block are down (BM-CAT-03 to -05). */
function bringDown(table: ManiaTable, board: number): void {
  const { state } = table;
  const squares = planOf(table, board).blockSquares;
  table.emit({ type: 'blockCollapsed', board });
  for (const space of squares) {
    for (const blocker of allAt(table, space)) leave(table, blocker, 'destroyed');
  }
  dropLaid(table, ({ space }) => squares.includes(space));
  for (const space of squares) clearSquare(state, space);
  changeBoard(state, board, { fallen: true, power: false });
  for (const { id: space, link, boards } of cityOf(table).list) {
    if (link === null || !boards.includes(board)) continue;
    const linkHits = Math.max(squareState(state, space).linkHits, hitsToCollapse[link]);
    changeSquare(state, space, { linkHits, collapsed: true, structural: 0, car: 0 });
  }
}

/** The phasing player's blockers are ready again (BM-DF-09, BM-RULING-60). */
function turnFaceUp(table: ManiaTable): void {
  const { state } = table;
  const turned: string[] = [];
  for (const blocker of state.standing) {
    const { flipped, fired } = blockerOf(state, blocker);
    if ((!flipped && !fired) || ownerOf(table, blocker) !== state.phasing) continue;
    changeBlocker(state, blocker, { flipped: false, fired: false });
    if (flipped) turned.push(blocker);
  }
  if (turned.length > 0) table.emitCopy({ type: 'flippedUp', blockers: turned });
}

/** BM-ENDG-06, BM-CAT-09, BM-RULING-104: nothing later happens. */
function checkEnd(table: ManiaTable): void {
  const { state } = table;
  const reason = endOf(table);
  if (reason === undefined) return;
  const outcome = rank(table, reason);
  state.outcome = outcome;
  state.stage = 'over';
  state.commandPoints = 0;
  setActive(table, null);
  table.end();
  table.emitCopy({ type: 'gameEnded', winners: outcome.winners, points: outcome.scores });
}
