import * as z from 'zod';
import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import type { Seat } from '../kernel/play.js';
import { addTo } from '../kit/sets.js';
import { type Content, d6 } from './content/compile.js';
import { drawBlocker } from './mechanics/deploy.js';
import { drawnBy } from './moves/place.js';
import type { ManiaTable } from './play.js';
import { type Blocker, houseRules, replaced, type State } from './state/state.js';
import { id } from './state/terms.js';
import type { Steps } from './steps/rule.js';

export const setupOptions = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  seed: setupSeed,
  /** The blocks that are dealt. Default: those of the base box for 2, all for 3 or 4 (BM-RULING-108). */
  blockPool: z.array(id).min(2).max(9).exactOptional(),
  /** One block a seat, in board order; then nothing is dealt or rolled. */
  seating: z.array(id).min(2).max(4).exactOptional(),
  ...houseRules,
});
export type SetupOptions = z.output<typeof setupOptions>;
export type SetupInput = Omit<z.input<typeof setupOptions>, 'players'> & { players: number };

export function checkSetup(options: SetupOptions, { pack }: Content): InputIssue[] {
  const { players, blockPool, seating } = options;
  const issues: InputIssue[] = [];
  const lists = [
    {
      list: blockPool,
      path: 'blockPool',
      rule: 'BM-RULING-108',
      isRight: blockPool && blockPool.length >= players,
    },
    { list: seating, path: 'seating', rule: 'BM-SETUP-01', isRight: seating?.length === players },
  ];
  for (const { list, path, rule, isRight } of lists) {
    if (list === undefined) continue;
    if (!isRight) {
      const message = `${players} players need ${players} blocks, not ${list.length}`;
      issues.push({ rule, path: [path], message });
    }
    list.forEach((block, i) => {
      const isKnown = pack.boards.some((board) => board.id === block);
      const message = isKnown
        ? `the block "${block}" is named twice`
        : `there is no block "${block}"`;
      if (!isKnown || list.indexOf(block) !== i) issues.push({ rule, path: [path, i], message });
    });
  }
  if (defaultPool(options, pack.boards).length < players) {
    issues.push({
      rule: 'BM-RULING-108',
      path: ['players'],
      message: 'the pack has too few blocks',
    });
  }
  return issues;
}

function defaultPool(
  { players, blockPool }: SetupOptions,
  boards: readonly { id: string; expansion: boolean }[],
): string[] {
  if (blockPool !== undefined) return [...blockPool].sort();
  const base = boards.filter(({ expansion }) => players > 2 || !expansion);
  return base.map((board) => board.id).sort();
}

/** Everything that needs no chance; the agenda deals the rest. */
export function begin(options: SetupOptions, content: Content): State {
  const { players, seed, blockPool: _pool, seating, ...house } = options;
  const { pack, stock } = content;
  const isBig = house.expansionCounters === 'auto' ? players > 2 : house.expansionCounters;
  const supply = isBig ? 'all' : 'base';
  return {
    game: 'block-mania',
    pack: pack.id,
    version: 1,
    options: house,
    players,
    chance: seedChance(seed),
    agenda: [
      { type: 'dealBlocks', pool: defaultPool(options, pack.boards), seating: seating ?? null },
    ],
    seats: Array.from({ length: players }, (_, player) => ({ player })),
    stage: 'setup',
    turnNo: 0,
    phasing: 0,
    phase: 'setup',
    boards: [],
    sq: {},
    laid: [],
    blockers: {},
    standing: [],
    stacks: [],
    containers: {
      hardware: [...stock.hardware[supply]],
      armoury: [...stock.armoury[supply]],
    },
    cards: {
      pool: pack.cards.map((card) => card.id).sort(),
      left: pack.cards.length - pack.setAside[players],
      discard: [],
      hands: Array.from({ length: players }, () => []),
    },
    cp: 0,
    active: null,
    kleggController: null,
    kleggFree: [],
    markers: { hWagons: [], patWagons: [], sonic: [] },
    combat: { sub: 0, foughtSquares: [] },
    outcome: null,
  };
}

/** BM-SETUP-01 to -11. */
export const dealSteps: Steps<'dealBlocks' | 'place' | 'dealCards'> = {
  dealBlocks: {
    resolve(table, { pool, seating }) {
      const blocks = seating ?? dealBlocks(table, [...pool]);
      layBoards(table, blocks);
      drawFirst(table);
      const places = table.state.seats.map((_, seat) => ({ type: 'place' as const, seat }));
      table.next(...places, { type: 'dealCards' });
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
  const dealt = state.seats.map(() => table.draw('setup.block', pool));
  table.emit({ type: 'blocksDealt', blocks: dealt });
  const order = rollOrder(
    table,
    state.seats.map(({ player }) => player),
  );
  table.emit({ type: 'orderRolled', order });
  state.seats = order.map((player) => ({ player }));
  return order.map((player) => dealt[player] as string);
}

/** BM-SETUP-02, BM-RULING-04: ascending; each tied group rolls again among itself, lowest first. */
function rollOrder(table: ManiaTable, players: readonly number[]): number[] {
  if (players.length < 2) return [...players];
  const dice = players.map((player) => ({ player, die: table.roll('setup.order', d6) }));
  return d6.flatMap((face) => {
    const tied = dice.filter(({ die }) => die === face).map(({ player }) => player);
    return rollOrder(table, tied);
  });
}

function layBoards({ state, content }: ManiaTable, blocks: readonly string[]): void {
  blocks.forEach((blockId, seat) => {
    const board = { blockId, seat, power: true, powerDead: false, tankDead: false };
    state.boards.push({ ...board, fallen: false, catCheck: false });
    const set = content.sets.get(blockId) ?? [];
    for (const blocker of set) state.blockers[blocker] = counter(content, blocker, 'stack');
    state.stacks.push([...set].sort());
  });
  const kleggs = state.players > 2 ? content.kleggs.all : content.kleggs.base;
  for (const klegg of kleggs) state.blockers[klegg] = counter(content, klegg, 'supply');
}

function counter(content: Content, blocker: string, where: 'stack' | 'supply'): Blocker {
  return {
    type: content.blockerType.get(blocker)?.id ?? '',
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
      table.emit({ type: 'cardsDealt', seat, cards: [card], hidden: { cards: [seat] } });
    });
  }
}

/** One card of the pool into a hand. */
export function takeCard(table: ManiaTable, label: string, seat: Seat): string {
  const { state } = table;
  const { left, discard, hands } = state.cards;
  const pool = [...state.cards.pool];
  const hand = [...(hands[seat] as string[])];
  const card = table.draw(label, pool);
  addTo(hand, card);
  state.cards = { pool, left: left - 1, discard, hands: replaced(hands, seat, hand) };
  return card;
}
