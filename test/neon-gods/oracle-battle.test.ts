import { describe, expect, test } from 'vitest';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { topStep } from '../../src/kernel/play.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import type { Event } from '../../src/neon-gods/events.js';
import { neonGods } from '../../src/neon-gods/index.js';
import type { State } from '../../src/neon-gods/state/state.js';
import type { Arrangement, SeatPatch, SpacePatch } from './arrange.js';
import { atBattles } from './fight.js';
import { playOn, randomGame, type Turn, tables } from './random-games.js';

/*
 * A second opinion on battles, written from the rules and knowing nothing of the engine but its
 * events: it keeps its own board, and recounts every battle from what lies there and what was rolled.
 */

/** The faces of each die, as a log writes them. */
const faces: Record<string, string[]> = {
  blue: ['0h', '1h', '2h', '3h'],
  pink: ['1h', '2h', '3h', '4h'],
  green: ['0h2s', '0h1s', '1h0s', '1h1s', '2h0s'],
};
const andyValues = [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8];
/** Blurp of a victory over a gang and over andys. */
const prizes: Record<string, [gangs: number, andys: number]> = {
  'life-on-the-streets': [1, 1],
  'close-quarters': [2, 1],
  'tunnel-assault': [1, 1],
  'no-place-to-hide': [1, 2],
  raids: [1, 1],
};

type Side = number | 'andys';

interface Place {
  figures: number[];
  /** Values of those face up, undefined for those face down. */
  andys: (number | undefined)[];
  owls: number;
  tower: boolean;
}

interface Fight {
  space: SpaceId;
  sides: Side[];
  dice: Map<Side, { color: string; face: string }[]>;
  cards: Map<Side, string[]>;
  purse: number[];
  /** What should happen once the values are known, until it has. */
  due: Event[];
}

class Oracle {
  readonly counts = { gangs: 0, andys: 0, joint: 0, tiedAbove: 0, towers: 0, owls: 0, steals: 0 };
  readonly #places = new Map<SpaceId, Place>();
  readonly #bases: SpaceId[] = [];
  readonly #money: number[];
  readonly #scenario: string;
  readonly #isPhysical: boolean;
  #active: number;
  #fight: Fight | undefined;

  constructor(state: State) {
    for (const at of spaceIds) {
      const { base, figures, andys, owls, watchtower } = state.board[at];
      if (base !== null) this.#bases[base] = at;
      const values = andys.map((andy) => ('up' in andy ? printedValue(andy.up) : undefined));
      this.#places.set(at, { figures: [...figures], andys: values, owls, tower: watchtower });
    }
    this.#money = state.seats.map(({ money }) => money);
    this.#active = state.active;
    this.#scenario = state.scenario;
    this.#isPhysical = state.houseRules.diceLimit === 'physical';
  }

  watch({ after, events }: Pick<Turn, 'after' | 'events'>): void {
    for (const event of events) this.#note(event);
    if (events.length === 0) return;
    const mine = spaceIds.map((at) => {
      const { figures, andys, owls, tower } = this.#at(at);
      return [at, figures.join(), andys.join(), owls, tower].join(' ');
    });
    const real = spaceIds.map((at) => {
      const { figures, andys, owls, watchtower } = after.board[at];
      const values = andys.map((andy) => ('up' in andy ? printedValue(andy.up) : undefined));
      return [at, figures.join(), values.join(), owls, watchtower].join(' ');
    });
    expect(real.join('\n')).toBe(mine.join('\n'));
    expect(after.seats.map(({ money }) => money)).toEqual(this.#money);
  }

  #note(event: Event): void {
    const fight = this.#fight;
    if (fight !== undefined && fight.due.length > 0) {
      const { rolls: _, ...plain } = event;
      expect(plain).toEqual(fight.due.shift());
    }
    switch (event.type) {
      case 'turnStarted':
        this.#active = event.seat;
        return;
      case 'battleStarted':
        this.#begin(event.space, event.against, event.participants);
        return;
      case 'battleRevealed':
        for (const { seat, cards } of event.cards) fight?.cards.set(seat, cards);
        return;
      case 'diceRolled':
        fight?.dice.set(event.seat, event.dice);
        return;
      case 'battleValued':
        this.#judge(event.values.map(({ side, value }) => [side, value]));
        return;
    }
    this.#move(event);
    this.#pay(event);
  }

  /** The board. */
  #move(event: Event): void {
    switch (event.type) {
      case 'figureMoved':
        this.#shift(event.seat, event.from, event.to);
        return;
      case 'figurePushed':
        this.#shift(event.owner, event.from, event.to);
        return;
      case 'figurePlaced':
        this.#add(event.seat, event.space, 1);
        return;
      case 'figureRemoved':
        this.#add(event.owner, event.space, -1);
        return;
      case 'figuresReturned':
        this.#add(event.seat, event.from, -event.count);
        this.#add(event.seat, this.#bases[event.seat] as SpaceId, event.count);
        return;
      case 'andyRevealed': {
        const { andys } = this.#at(event.space);
        andys[andys.indexOf(undefined)] = printedValue(event.token);
        return;
      }
      case 'andysDefeated':
        this.#at(event.space).andys = [];
        return;
      case 'owlsRemoved':
        this.#at(event.space).owls = 0;
        return;
      case 'structureBuilt':
        if (event.structure === 'watchtower') this.#at(event.space).tower = true;
        return;
      case 'tokenPlaced':
        if (event.token === 'owl') this.#at(event.space).owls++;
        if (event.token === 'andy') this.#at(event.space).andys.push(undefined);
        return;
      case 'tokenRemoved':
        if (event.token === 'andy') this.#at(event.space).andys = [];
        if (event.token === 'watchtower') this.#at(event.space).tower = false;
        return;
    }
  }

  #pay(event: Event): void {
    const earn = (seat: number, amount: number) => {
      this.#money[seat] = (this.#money[seat] as number) + amount;
    };
    switch (event.type) {
      case 'moneyGained':
        return earn(event.seat, event.amount);
      case 'productSold':
        return earn(event.seat, event.price);
      case 'moneyPaid':
        return earn(event.seat, -event.amount);
      case 'moneyStolen':
        earn(event.seat, event.amount);
        return earn(event.from, -event.amount);
    }
  }

  #begin(space: SpaceId, against: Side | 'gangs', participants: number[]): void {
    const { figures } = this.#at(space);
    const players = figures.length;
    const clockwise = Array.from({ length: players }, (_, i) => (this.#active + i) % players);
    const gangs = clockwise.filter((seat) => (figures[seat] as number) > 0);
    const sides = { gangs, andys: [this.#active, 'andys' as const] };
    const expected: Side[] = typeof against === 'number' ? [this.#active, against] : sides[against];
    expect(participants).toEqual(expected.filter((side) => side !== 'andys'));
    const purse = [...this.#money];
    this.#fight = { space, sides: expected, dice: new Map(), cards: new Map(), purse, due: [] };
  }

  #judge(told: [Side, number][]): void {
    const fight = this.#fight as Fight;
    for (const side of fight.sides) this.#checkDice(fight, side);
    this.#checkSteals(fight);
    const values = fight.sides.map((side): [Side, number] => [side, this.#value(fight, side)]);
    expect(told).toEqual(values);
    fight.due = this.#consequences(fight, values);
    this.counts[fight.sides.includes('andys') ? 'andys' : 'gangs']++;
    if (fight.sides.length > 2) this.counts.joint++;
    if (this.#at(fight.space).owls > 0) this.counts.owls++;
  }

  /** She rolls the dice of her cards, in order; with the house rule no more of a colour than three. */
  #checkDice({ cards, dice }: Fight, side: Side): void {
    const pool: string[] = [];
    for (const card of cards.get(side) ?? []) {
      const { startingCards, recruits } = neonGods.content;
      const printed = [...startingCards, ...recruits].find(({ id }) => id === card)?.dice ?? [];
      for (const color of printed) {
        const count = pool.filter((other) => other === color).length;
        if (!this.#isPhysical || count < 3) pool.push(color);
      }
    }
    expect((dice.get(side) ?? []).map(({ color }) => color)).toEqual(pool);
  }

  /** With several victims to choose from only the sums are known. */
  #checkSteals({ sides: [attacker, ...defenders], purse, dice }: Fight): void {
    const money = [...purse];
    const count = (side: Side) => {
      return (dice.get(side) ?? []).reduce((sum, die) => sum + (show(die)[1] ?? 0), 0);
    };
    const take = (seat: number, from: number, wanted: number) => {
      const amount = Math.min(wanted, money[from] as number);
      money[seat] = (money[seat] as number) + amount;
      money[from] = (money[from] as number) - amount;
      if (amount > 0) this.counts.steals++;
    };
    const first = attacker as number;
    const victims = defenders.filter((side) => side !== 'andys');
    for (const seat of victims) take(seat, first, count(seat));
    if (victims.length === 0) money[first] = (money[first] as number) + count(first);
    else if (victims.length === 1) take(first, victims[0] as number, count(first));
    else {
      const rich = victims.reduce((sum, seat) => sum + (money[seat] as number), 0);
      money[first] = (money[first] as number) + Math.min(rich, count(first));
      expect(this.#money[first]).toBe(money[first]);
      return;
    }
    expect(this.#money).toEqual(money);
  }

  #value({ space, sides, dice }: Fight, side: Side): number {
    const here = this.#at(space);
    const owls = side === sides[0] ? 0 : 2 * here.owls;
    if (side === 'andys') {
      const sum = here.andys.reduce((total: number, value) => total + (value ?? Number.NaN), 0);
      return Math.max(0, sum - owls);
    }
    let value = here.figures[side] as number;
    for (const die of dice.get(side) ?? []) value += show(die)[0] ?? 0;
    if (here.tower && this.#masters(here).includes(side)) value += 3;
    for (const at of beside(space)) {
      const there = this.#at(at);
      value += there.figures[side] as number;
      if (!there.tower || !this.#masters(there).includes(side)) continue;
      value += 1;
      this.counts.towers++;
    }
    return Math.max(0, value - owls);
  }

  /** Whom a structure on this space obeys. */
  #masters({ figures, andys }: Place): number[] {
    const present = figures.flatMap((count, seat) => (count > 0 ? [seat] : []));
    if (present.length === 1) return andys.length === 0 ? present : [];
    return present.includes(this.#active) ? present.filter((seat) => seat !== this.#active) : [];
  }

  /** What has to follow, event by event. */
  #consequences({ space, sides, cards }: Fight, values: [Side, number][]): Event[] {
    const best = Math.max(...values.map(([, value]) => value));
    const attacker = sides[0] as number;
    const isWon = values[0]?.[1] === best;
    const top = values.filter(([, value]) => value === best).map(([side]) => side);
    const winners = isWon ? [attacker] : top;
    if (winners.length > 1) this.counts.tiedAbove++;
    const losers = sides.filter((side) => !winners.includes(side));
    const [overGangs, overAndys] = prizes[this.#scenario] ?? [0, 0];
    const amount = sides.includes('andys') ? overAndys : overGangs;
    const due: Event[] = [{ type: 'battleResolved', space, winners, losers }];
    for (const seat of winners) {
      if (seat === 'andys') continue;
      due.push({ type: 'blurpGained', seat, amount, reason: 'battle', space });
    }
    const { figures, andys, owls } = this.#at(space);
    for (const seat of losers) {
      if (seat === 'andys') due.push({ type: 'andysDefeated', seat: attacker, space, tokens: [] });
      else due.push({ type: 'figuresReturned', seat, from: space, count: figures[seat] as number });
    }
    if (owls > 0) due.push({ type: 'owlsRemoved', space, count: owls });
    for (const seat of sides) {
      const played = cards.get(seat) ?? [];
      if (seat === 'andys' || played.length === 0) continue;
      due.push({ type: 'battleCardsDiscarded', seat, cards: played });
    }
    return due.map((event) => {
      if (event.type !== 'andysDefeated') return event;
      return { ...event, tokens: expect.toSatisfy(isListOf(andys)) as string[] };
    });
  }

  #shift(seat: number, from: SpaceId, to: SpaceId): void {
    this.#add(seat, from, -1);
    this.#add(seat, to, 1);
  }

  #add(seat: number, at: SpaceId, change: number): void {
    const { figures } = this.#at(at);
    figures[seat] = (figures[seat] as number) + change;
  }

  #at(at: SpaceId): Place {
    return this.#places.get(at) as Place;
  }
}

function show({ color, face }: { color: string; face: string }): number[] {
  expect(faces[color]).toContain(face);
  const [hits = Number.NaN, steals = 0] = face.split(/\D/).map(Number);
  return [hits, steals];
}

function printedValue(token: string): number {
  return andyValues[Number(token.slice(-2)) - 1] ?? Number.NaN;
}

/** Tokens with just these values, in this order. */
function isListOf(values: (number | undefined)[]) {
  return (tokens: unknown) => {
    return Array.isArray(tokens) && tokens.map(printedValue).join() === values.join();
  };
}

/** Left, right, above, below. */
function beside(at: SpaceId): SpaceId[] {
  const column = 'ABCDEF'.indexOf(at[0] as string);
  const row = Number(at[1]);
  const around = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ] as const;
  const ids = around.map(([c, r]) => `${'ABCDEF'[c]}${r}`);
  return spaceIds.filter((space) => ids.includes(space));
}

describe('random games', () => {
  test.each(tables)(
    '[NG-BATTLE-10] [NG-BATTLE-11] [NG-BATTLE-12] [NG-BATTLE-13] $scenario, $players players',
    ({ scenario, players }) => {
      let battles = 0;
      for (const diceLimit of ['none', 'physical'] as const) {
        let oracle: Oracle | undefined;
        const seed = `oracle ${diceLimit}`;
        randomGame({ scenario, players, seed, houseRules: { diceLimit } }, (turn) => {
          if (turn.move === undefined) oracle = new Oracle(turn.after);
          else oracle?.watch(turn);
        });
        battles += (oracle?.counts.gangs ?? 0) + (oracle?.counts.andys ?? 0);
      }
      expect(battles).toBeGreaterThan(5);
    },
  );
});

/** Figures of all gangs crowd together in the middle, among towers, owls and andys. */
function crowd(random: SeededChance, layout: 'LS3' | 'CQ4' | 'NH4' | 'RD3' | 'LS4'): Arrangement {
  const middle: SpaceId[] = ['C2', 'C3', 'D3', 'C4', 'D4', 'B4'];
  const players = Number(layout[2]);
  const seats: Record<number, SeatPatch> = {};
  for (let index = 0; index < players; index++) {
    const figures = middle.map((at) => [at, Math.max(0, random.below(4) - 1)] as const);
    seats[index] = { figures: Object.fromEntries(figures), money: random.below(4) };
  }
  const board: Partial<Record<SpaceId, SpacePatch>> = {};
  const tokens = ['andy-15', 'andy-01', 'down', 'andy-10', 'down'];
  for (const at of middle) {
    const andy = random.below(4) === 0 ? tokens.pop() : undefined;
    board[at] = {
      owls: random.below(3) === 0 ? 1 : 0,
      andys: andy === undefined ? [] : [andy],
      build: random.below(3) === 0 ? ['watchtower'] : [],
    };
  }
  return { layout, seats, board, active: random.below(players) as 0 | 1 | 2 };
}

describe('crowded boards', () => {
  const crowded = ['LS3', 'CQ4', 'NH4', 'RD3', 'LS4'] as const;

  test.each(['joint', 'sequential'] as const)(
    '[NG-BATTLE-16] [NG-RULING-12] [NG-RULING-13] [NG-RULING-16] [NG-OWL-01] %s battles of three and four gangs',
    (multiDefender) => {
      const random = new SeededChance(seedChance(`crowds ${multiDefender}`));
      const sum = { gangs: 0, andys: 0, joint: 0, tiedAbove: 0, towers: 0, owls: 0, steals: 0 };
      for (let i = 0; i < 100; i++) {
        const layout = crowded[i % crowded.length] ?? 'LS3';
        const state = atBattles({ ...crowd(random, layout), houseRules: { multiDefender } });
        if (neonGods.legalMoves(state).length === 0) continue;
        const oracle = new Oracle(state);
        const isFought = (now: State) => topStep(now)?.type === 'recruit';
        playOn(state, `crowd ${i}`, (turn) => oracle.watch(turn), isFought);
        for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += oracle.counts[key];
      }
      const isJoint = multiDefender === 'joint';
      expect(sum.gangs).toBeGreaterThan(100);
      expect(sum.andys).toBeGreaterThan(30);
      expect(sum.joint > 50).toBe(isJoint);
      expect(sum.tiedAbove > 5).toBe(isJoint);
      for (const count of [sum.towers, sum.owls, sum.steals]) expect(count).toBeGreaterThan(30);
    },
  );
});
