import { addAll } from '../../kit/sets.js';
import type { Square } from '../content/city.js';
import { d6 } from '../content/compile.js';
import { leave, ownerOf } from '../mechanics/blockers.js';
import { boardOf, cityOf, collapseMarkers, isBlockSquare, planOf } from '../mechanics/board.js';
import { dampFire, dropLaid, placeFire, placeStructural } from '../mechanics/damage.js';
import { allAt } from '../mechanics/occupancy.js';
import type { ManiaTable } from '../play.js';
import { rank } from '../score.js';
import { takeCard } from '../setup.js';
import {
  blockerOf,
  changeBlocker,
  changeBoard,
  changeSquare,
  clearSquare,
  squareState,
} from '../state/state.js';
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
      table.state.combat = { sub: 0, foughtSquares: [] };
      burn(table, table.state.phasing);
      table.next(
        { type: 'checkEnd' },
        { type: 'drawCard' },
        { type: 'discard' },
        { type: 'lastCard' },
        { type: 'catastrophe' },
        { type: 'turnFaceUp' },
        { type: 'nextTurn' },
      );
    },
  },
  drawCard: { resolve: drawCard },
  discard: {
    seats: phasingSeat,
    forced({ state, content }) {
      const hand = state.cards.hands[state.phasing] ?? [];
      return hand.length > content.constants.handLimit ? undefined : 'skip';
    },
  },
  lastCard: { resolve: startEndgame },
  catastrophe: {
    resolve(table) {
      table.state.boards.forEach((board, k) => {
        if (board.catCheck) checkBlock(table, k);
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
      state.phasing = (state.phasing + 1) % state.players;
      table.next({ type: 'startTurn' });
    },
  },
  checkEnd: { resolve: checkEnd },
};

/** P-ENDFIRE: growth, damage, then whoever stands in the flames. */
function burn(table: ManiaTable, board: number): void {
  const { state, content } = table;
  const { fireOut, fireDamage, burn: deadly } = content.constants;
  for (const { id: sq } of burningSquares(table, board)) {
    if (squareState(state, sq).fire > 0) placeFire(table, sq, 1);
  }
  const burning = burningSquares(table, board);
  for (const square of burning) {
    const { id: sq } = square;
    const { fire } = squareState(state, sq);
    if (fire === 0) continue;
    const die = table.roll('fire.damage', d6);
    table.emit({ type: 'fireDamageRolled', sq, die, fire });
    const hasWater = square.plaza || !boardOf(state, board).tankDead;
    if (die <= fireOut && hasWater) dampFire(table, sq);
    else if (isBlockSquare(state, square) && die + fire >= fireDamage) placeStructural(table, sq);
  }
  const inFlames = burning.flatMap(({ id: sq }) => {
    const { fire } = squareState(state, sq);
    return fire === 0 ? [] : allAt(table, sq).map((blocker) => ({ blocker, fire }));
  });
  for (const { blocker, fire } of inFlames) {
    const die = table.roll('fire.burn', d6);
    const total = die + fire;
    table.emit({ type: 'burnRolled', blocker, die, total, destroyed: total >= deadly });
    if (total >= deadly) leave(table, blocker, 'destroyed');
  }
}

/** BM-RULING-57, -58: what the owner of a board handles, level by level, left to right. */
function burningSquares(table: ManiaTable, board: number): Square[] {
  return planOf(table, board).flammable.filter(({ id }) => squareState(table.state, id).fire > 0);
}

/** BM-END-02, BM-ENDG-05, -07. */
function drawCard(table: ManiaTable): void {
  const { state } = table;
  const { phasing: seat } = state;
  const { left, discard: pool, hands } = state.cards;
  if (left === 0) {
    if (pool.length === 0) return;
    state.cards = { pool, left: pool.length, discard: [], hands };
    table.emit({ type: 'deckReshuffled', cards: pool.length });
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
  table.emit({ type: 'endgameStarted', cards: pool.length });
  table.next({ type: 'checkEnd' });
}

/** BM-CAT-02: five dice against the collapse markers. */
function checkBlock(table: ManiaTable, board: number): void {
  const { state, content } = table;
  changeBoard(state, board, { catCheck: false });
  const { catastropheDice } = content.constants;
  const dice = Array.from({ length: catastropheDice }, () => table.roll('catastrophe', d6));
  const markers = collapseMarkers(table, board);
  const total = dice.reduce<number>((sum, die) => sum + die, 0);
  const falls = total <= markers;
  table.emit({ type: 'catastropheRolled', board, dice, markers, falls });
  if (falls) bringDown(table, board);
}

/** BM-CAT-03 to -05. */
function bringDown(table: ManiaTable, board: number): void {
  const { state } = table;
  const squares = planOf(table, board).blockSquares;
  table.emit({ type: 'blockCollapsed', board });
  for (const sq of squares) {
    for (const blocker of allAt(table, sq)) leave(table, blocker, 'destroyed');
  }
  dropLaid(table, ({ sq }) => squares.includes(sq));
  for (const sq of squares) clearSquare(state, sq);
  changeBoard(state, board, { fallen: true, power: false });
  for (const { id: sq, link, boards } of cityOf(table).list) {
    if (link === null || !boards.includes(board)) continue;
    const linkHits = Math.max(squareState(state, sq).linkHits, link === 'skyRail' ? 1 : 2);
    changeSquare(state, sq, { linkHits, collapsed: true, structural: 0 });
  }
}

/** BM-DF-09, BM-RULING-60. */
function turnFaceUp(table: ManiaTable): void {
  const { state } = table;
  const turned: string[] = [];
  for (const blocker of state.standing) {
    const { flipped, fired } = blockerOf(state, blocker);
    if ((!flipped && !fired) || ownerOf(table, blocker) !== state.phasing) continue;
    changeBlocker(state, blocker, { flipped: false, fired: false });
    if (flipped) turned.push(blocker);
  }
  if (turned.length > 0) table.emit({ type: 'flippedUp', blockers: turned });
}

/** BM-ENDG-06, BM-CAT-09, BM-RULING-104: nothing later happens. */
function checkEnd(table: ManiaTable): void {
  const { state, content } = table;
  const isDown = state.boards.filter(({ fallen }) => !fallen).length <= state.options.endAtStanding;
  const isOver = state.stage === 'endgame' && !state.standing.some((id) => content.blockOf.has(id));
  if (!isDown && !isOver) return;
  const outcome = rank(table, isDown ? 'blocks collapsed' : 'last blocker');
  state.outcome = outcome;
  state.stage = 'over';
  state.cp = 0;
  state.active = null;
  state.agenda.length = 0;
  const points = state.seats.map((_, seat) => {
    return outcome.ranking.find((one) => one.seat === seat)?.points ?? 0;
  });
  table.emit({ type: 'gameOver', winners: outcome.winners, points });
}
