import { describe, expect, test } from 'vitest';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import type { Event } from '../../src/neon-gods/events.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import { arrange, eventsOf, seat } from './arrange.js';
import { playOn, randomGame, type Turn, tables } from './random-games.js';

/* What holds in the course of a game, by following games at random. */

/** Books kept from events alone. */
class Ledger {
  readonly blurp: number[];
  readonly money: number[];
  /** How often each seat has bought blurp since the last daylight began, and in all. */
  bought: number[];
  boughtInAll: number[];
  readonly turns = new Map<number, number[]>();
  pushes = 0;
  round = 0;
  daylights = 0;
  rounds: number[] = [];
  /** Spaces that a figure has entered or where a battle was begun since andys came to lie there. */
  readonly visited = new Set<SpaceId>();
  /** Recruits that somebody has. */
  readonly owned = new Set<string>();

  constructor({ seats }: State) {
    this.blurp = seats.map(() => 0);
    this.money = seats.map(() => 5);
    this.bought = seats.map(() => 0);
    this.boughtInAll = seats.map(() => 0);
  }

  note(event: Event): void {
    switch (event.type) {
      case 'blurpGained':
        expect(event.amount).toBeGreaterThan(0);
        this.#add(this.blurp, event.seat, event.amount);
        return;
      case 'blurpBought':
        this.#add(this.blurp, event.seat, event.amount);
        this.#add(this.bought, event.seat, 1);
        this.#add(this.boughtInAll, event.seat, event.amount);
        expect(this.bought[event.seat]).toBe(1);
        expect([3, 6, 9, 14]).toContain(event.amount);
        return;
      case 'moneyGained':
        this.#add(this.money, event.seat, event.amount);
        return;
      case 'productSold':
        this.#add(this.money, event.seat, event.price);
        return;
      case 'moneyPaid':
        this.#add(this.money, event.seat, -event.amount);
        return;
      case 'moneyStolen':
        this.#add(this.money, event.from, -event.amount);
        this.#add(this.money, event.seat, event.amount);
        return;
      case 'figurePushed':
        this.pushes++;
        this.visited.add(event.to);
        return;
      case 'figureMoved':
        this.visited.add(event.to);
        return;
      case 'battleStarted':
        this.visited.add(event.space);
        return;
      case 'tokenPlaced':
        if (event.token === 'andy') this.visited.delete(event.space);
        return;
      case 'andyRevealed':
        expect(this.visited).toContain(event.space);
        return;
      case 'recruited':
        this.owned.add(event.card);
        return;
      case 'daylightStarted':
        this.bought = this.bought.map(() => 0);
        expect(event.round % 3).toBe(0);
        return;
      case 'firstPlayerPassed':
        this.daylights++;
        return;
      case 'roundEnded':
        this.rounds.push(event.round);
        return;
      case 'turnStarted':
        this.round = event.round;
        this.turns.set(event.round, [...(this.turns.get(event.round) ?? []), event.seat]);
        return;
    }
  }

  #add(book: number[], index: number, change: number): void {
    book[index] = (book[index] as number) + change;
    expect(book[index]).toBeGreaterThanOrEqual(0);
  }
}

function gangsOn({ board }: State, at: SpaceId): number {
  return board[at].figures.filter((count) => count > 0).length;
}

/** Invariants 1, 3, 5 and 6 by counting, not by asking the engine. */
function recount(state: State, start: State): void {
  const { seats, board, supply } = state;
  const step = state.agenda.at(-1);
  const played = step && 'battle' in step ? step.battle.played : [];
  const cards = [
    ...seats.flatMap(({ hand, draw, discard, activated }) => {
      return [...hand, ...draw.flat(), ...discard, ...activated];
    }),
    ...played.flatMap((one) => one.cards.flatMap(({ card }) => card ?? [])),
    ...state.row,
    ...state.recruitDeck.flat(),
    state.pendingEvent,
  ].filter((card) => card !== null);
  const spaces = spaceIds.map((at) => board[at]);
  const sum = (count: (space: (typeof spaces)[number]) => number) => {
    return spaces.reduce((total, space) => total + count(space), 0);
  };
  const faceUp = sum(({ andys }) => andys.filter((andy) => 'up' in andy).length);
  const changed = spaceIds.filter((at) => {
    const { base, dead, skyscraper } = start.board[at];
    const now = board[at];
    return now.base !== base || now.dead !== dead || now.skyscraper !== skyscraper;
  });
  expect({
    cards: [cards.length, new Set(cards).size],
    figures: seats.map(({ figureSupply }, index) => {
      return figureSupply + sum(({ figures }) => figures[index] ?? 0);
    }),
    tunnels: supply.tunnels + sum(({ tunnel }) => Number(tunnel)),
    owls: supply.owls + sum(({ owls }) => owls),
    products: supply.products + sum(({ products }) => products),
    factories: supply.factories + sum(({ factory }) => Number(factory)),
    watchtowers: supply.watchtowers + sum(({ watchtower }) => Number(watchtower)),
    monuments: supply.monuments + sum(({ monument }) => Number(monument)),
    andys: supply.andys.flat().length + faceUp,
    changed,
  }).toEqual({
    cards: [6 * seats.length + 56, 6 * seats.length + 56],
    figures: seats.map(() => 16),
    tunnels: 10,
    owls: 10,
    products: 30,
    factories: 10,
    watchtowers: 10,
    monuments: 10,
    andys: 15,
    changed: [],
  });
}

/** Invariant 12, 13 and 21 after a move in which a turn ended, a turn began or a battle was fought. */
function checkMilestones({ after, events }: Turn, ledger: Ledger): void {
  for (const { seat: index } of eventsOf(events, 'turnEnded')) {
    const { hand, activated } = seat(after, index);
    const again = eventsOf(events, 'turnStarted').some((event) => event.seat === index);
    expect(activated).toEqual([]);
    expect(hand.length).toBeLessThanOrEqual(again ? 6 : 5);
    const contested = spaceIds.filter((at) => {
      const { figures, andys } = after.board[at];
      return (figures[index] as number) > 0 && (gangsOn(after, at) > 1 || andys.length > 0);
    });
    expect(contested).toEqual([]);
  }
  if (ledger.pushes === 0 && eventsOf(events, 'turnStarted').length > 0) {
    expect(spaceIds.filter((at) => gangsOn(after, at) > 1)).toEqual([]);
  }
  for (const { space } of eventsOf(events, 'battleResolved')) {
    expect([space, after.board[space].owls]).toEqual([space, 0]);
  }
}

/** Invariant 19. */
function checkVictors(events: readonly Event[]): void {
  const resolved = eventsOf(events, 'battleResolved');
  eventsOf(events, 'battleValued').forEach(({ values }, index) => {
    const { winners = [], losers = [] } = resolved[index] ?? {};
    expect([...winners, ...losers].sort()).toEqual(values.map(({ side }) => side).sort());
    const attacker = values[0]?.side;
    for (const { side, value } of values.filter((one) => winners.includes(one.side))) {
      for (const other of values.filter((one) => losers.includes(one.side))) {
        if (side === attacker) expect(value).toBeGreaterThanOrEqual(other.value);
        else expect(value).toBeGreaterThan(other.value);
      }
    }
  });
}

/** Invariant 11: a refill keeps the order of the cards that stay. */
function checkRow(row: State['row'], events: readonly Event[], isOpening: boolean): void {
  let before = row;
  for (const event of events) {
    if (event.type === 'recruited' || event.type === 'eventBought') {
      before = before.map((card, slot) => (slot === event.slot ? null : card));
    }
    if (event.type === 'rowRefilled' && !isOpening) {
      const stay = before.filter((card) => card !== null);
      expect(event.row.slice(0, stay.length)).toEqual(stay);
      before = event.row;
    }
  }
}

function follow(options: { scenario: string; players: number; seed: string }): Ledger {
  let ledger: Ledger | undefined;
  let start: State | undefined;
  const over = randomGame(options, (turn) => {
    const { before, move, after, events } = turn;
    start ??= before;
    ledger ??= new Ledger(before);
    const books = ledger;
    for (const event of events) books.note(event);
    const { seats, round, daylights, row } = after;
    const [blurp, money] = [seats.map((one) => one.blurp), seats.map((one) => one.money)];
    expect({ blurp, money, round, daylights }).toEqual({
      blurp: books.blurp,
      money: books.money,
      round: books.round,
      daylights: books.daylights,
    });
    expect(round).toBeGreaterThanOrEqual(before.round);
    recount(after, start);
    const forSale = [...row, ...after.recruitDeck.flat()];
    expect(forSale.filter((card) => card !== null && books.owned.has(card))).toEqual([]);
    checkMilestones(turn, books);
    checkVictors(events);
    checkRow(before.row, events, move === undefined);
    if (row.includes(null)) {
      expect(after.pendingEvent !== null || after.recruitDeck.length === 0).toBe(true);
    }
    const isOver = after.outcome !== null;
    const moves = neonGods.legalMoves(after).length;
    expect(neonGods.toAct(after)).toHaveLength(isOver ? 0 : 1);
    expect(moves === 0).toBe(isOver);
    expect(moves).toBeLessThan(300);
    expect(neonGods.invariants(after)).toEqual([]);
  });
  if (ledger === undefined) throw new Error('no game');
  expect(over).toMatchObject({ round: 9, daylights: 3 });
  return ledger;
}

describe('the course of a game', () => {
  test.each(
    tables.flatMap((table) => ['a', 'b'].map((seed) => ({ ...table, seed: `course ${seed}` }))),
  )('the books are right: $scenario, $players players, $seed', (options) => {
    const ledger = follow(options);
    expect(ledger.rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const seats = Array.from({ length: options.players }, (_, index) => index);
    for (const turns of ledger.turns.values()) expect([...turns].sort()).toEqual(seats);
    expect(ledger.turns.size).toBe(9);
    for (const blurp of ledger.boughtInAll) expect(blurp).toBeLessThanOrEqual(42);
  });

  test('the same state and move give the same result, and the state is unchanged', () => {
    const options = { players: 3, seed: 'purity', scenario: 'close-quarters' } as const;
    const moves: NonNullable<Turn['move']>[] = [];
    const over = randomGame(options, ({ before, move, after, events }) => {
      if (move === undefined) return;
      moves.push(move);
      const text = JSON.stringify(before);
      const again = neonGods.apply(JSON.parse(text) as State, move);
      expect(again.state).toEqual(after);
      expect(again.events).toEqual(events);
      expect(JSON.stringify(before)).toBe(text);
    });
    const replayed = moves.reduce(neonGods.reduce.bind(neonGods), neonGods.setup(options));
    expect(replayed).toEqual(over);
  });

  test('after a push two gangs may share a space', () => {
    const state = arrange({
      layout: 'LS3',
      noAndys: true,
      steps: [{ type: 'pushFigures', left: 1, moved: {} }],
      seats: { 1: { figures: { D2: 1 } }, 2: { figures: { D3: 1 } } },
    });
    const pick = { type: 'pushPick', seat: 0, owner: 2, from: 'D3' } as const;
    const pushed = neonGods.apply(neonGods.apply(state, pick).state, {
      type: 'pushTo',
      seat: 0,
      to: 'D2',
    }).state;
    const isNextTurn = ({ active }: State) => active === 1;
    const next = playOn(pushed, 'push', () => {}, isNextTurn);
    expect(next.active).toBe(1);
    expect(neonGods.invariants(next)).toEqual([]);
  });
});
