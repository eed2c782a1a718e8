import { type Content, d6 } from '../content/compile.js';
import { typeOf } from '../mechanics/blockers.js';
import { drawBlocker, drawnBy } from '../mechanics/deploy.js';
import { kleggsFor } from '../mechanics/expansion.js';
import { takeCard } from '../mechanics/piles.js';
import type { ManiaTable } from '../play.js';
import type { Blocker } from '../state/state.js';
import { placing } from './frames.js';
import type { Steps } from './rule.js';

/** Blocks, the first blockers and the first hands (BM-SETUP-01 to -11). */
export const setupSteps: Steps<'dealBlocks' | 'place' | 'dealCards'> = {
  dealBlocks: {
    resolve(table, { pool, seating }) {
      const blocks = seating ?? dealBlocks(table, [...pool]);
      layBoards(table, blocks);
      table.emitCopy({ type: 'gameStarted', blocks });
      drawFirst(table);
      table.next(...placing(table.state));
    },
  },
  place: {
    seats: (_position, { seat }) => [seat],
    forced: (position, { seat }) => (drawnBy(position, seat).length === 0 ? 'skip' : undefined),
  },
  dealCards: {
    resolve(table) {
      dealHands(table);
      table.state.stage = 'main';
      table.next({ type: 'startTurn' });
    },
  },
};

/** Blocks by player, then players in the order of their dice. */
function dealBlocks(table: ManiaTable, pool: string[]): string[] {
  const { state } = table;
  const dealt = state.seats.map(({ player }) => table.draw(`setup.block.${player}`, pool));
  table.emitCopy({ type: 'blocksDealt', blocks: dealt });
  const order = rollOrder(
    table,
    state.seats.map(({ player }) => player),
  );
  table.emitCopy({ type: 'orderRolled', order });
  state.seats = order.map((player) => ({ player }));
  return order.map((player) => dealt[player] as string);
}

/** BM-SETUP-02, BM-RULING-04: ascending; each tied group rolls again among itself, lowest first. */
function rollOrder(table: ManiaTable, players: readonly number[]): number[] {
  if (players.length < 2) return [...players];
  const dice = players.map((player) => ({ player, die: table.roll(`setup.order.${player}`, d6) }));
  return d6.flatMap((face) => {
    const tied = dice.filter(({ die }) => die === face).map(({ player }) => player);
    return rollOrder(table, tied);
  });
}

function layBoards({ state, content }: ManiaTable, blocks: readonly string[]): void {
  blocks.forEach((block, seat) => {
    const board = { block, seat, power: true, powerDead: false, tankDead: false };
    state.boards.push({ ...board, fallen: false, catastropheCheck: false });
    const set = content.sets.get(block) as readonly string[];
    for (const blocker of set) state.blockers[blocker] = counter(content, blocker, 'stack');
    state.stacks.push([...set].sort());
  });
  for (const klegg of kleggsFor(content, state.players))
    state.blockers[klegg] = counter(content, klegg, 'supply');
}

function counter(content: Content, blocker: string, where: 'stack' | 'supply'): Blocker {
  return {
    type: typeOf({ content }, blocker).id,
    block: content.blockOf.get(blocker) ?? null,
    where,
    items: [],
    deployedHeavy: [],
    flipped: false,
    fired: false,
    activatedTurn: null,
    activatedBy: null,
    drewThisPhase: false,
    startedPhaseAt: null,
    placedBy: null,
  };
}

function drawFirst(table: ManiaTable): void {
  const { firstBlockers } = table.content.constants;
  table.state.seats.forEach((_, seat) => {
    for (let i = 0; i < firstBlockers; i++) drawBlocker(table, 'setup.counter', seat);
  });
}

function dealHands(table: ManiaTable): void {
  const { state, content } = table;
  for (let round = 0; round < content.constants.openingHand; round++) {
    state.seats.forEach((_, seat) => {
      const card = takeCard(table, 'setup.card', seat);
      table.emitCopy({ type: 'cardsDealt', seat, cards: [card], hidden: { cards: [seat] } });
    });
  }
}
