import type { Seat } from '../kernel/play.js';
import { notThere } from '../kit/asked.js';
import { diceCount, laidBy, newBattle, sidesOf, totalOf, valueToBeat } from './mechanics/battle.js';
import { controllerOf } from './mechanics/control.js';
import {
  battleCardLimit,
  biddingMeans,
  bribeCost,
  buildCosts,
  buildLimit,
  buyLimit,
  figureLimit,
  handSize,
  marketCosts,
  salePrice,
  sellLimit,
  stepLimit,
} from './mechanics/limits.js';
import {
  boardOf,
  figuresInPool,
  figuresNear,
  figuresOn,
  holderOf,
  nobody,
  numberOf,
  rivalOn,
  tokensOn,
} from './mechanics/occupancy.js';
import { actionWalk, destinations, nowhere, reachOf } from './mechanics/reach.js';
import { findTile } from './mechanics/tiles.js';
import { attacksYcu, ycuValue } from './mechanics/ycu.js';
import { type Reading, read, type Seen } from './play.js';
import { type AwardParts, awardOf, awardParts } from './score.js';
import { type Battle, seatOf, type Tile } from './state/state.js';

/** What everybody at the table can read off, asked of a state or a view alike. Nothing of it is hidden from anybody. */
export const questions = {
  /** Who controls a space or a tile; null for nobody. */
  control(reading: Reading, place: string): Seat | null {
    const seen = read(reading);
    const tile = findTile(seen, place);
    const seat = tile ? controllerOf(seen, tile) : holderOf(seen, spaceIn(seen, place));
    return seat === nobody ? null : seat;
  },

  /** What a market card costs the seat now, in ARCs. */
  marketCost(reading: Reading, seat: Seat, card: string): number {
    const seen = read(reading);
    const { cards } = seen.content;
    if (!cards.get(card)?.isMarket) {
      const market = [...cards.values()].filter(({ isMarket }) => isMarket);
      throw notThere(
        'market card',
        card,
        market.map(({ id }) => id),
      );
    }
    return marketCosts(seen, seatIn(seen, seat))(card);
  },

  /** What a tile of this development costs the seat now, in ARCs. */
  buildCost(reading: Reading, seat: Seat, development: string): number {
    const seen = read(reading);
    const { developments } = seen.content;
    if (!developments.has(development)) {
      throw notThere('development', development, [...developments.keys()]);
    }
    return buildCosts(seen, seatIn(seen, seat))(development);
  },

  /** What the seat would pay now to bribe a YCU token, in ARCs. */
  bribe(reading: Reading, seat: Seat, token: string): number {
    const seen = read(reading);
    const { tokens } = seen.content;
    if (!tokens.has(token)) throw notThere('YCU token', token, [...tokens.keys()]);
    return bribeCost(seen, seatIn(seen, seat), token);
  },

  /** What one product of a tile would bring the seat now, in ARCs. */
  salePrice(reading: Reading, seat: Seat, tile: string): number {
    const seen = read(reading);
    return salePrice(seen, seatIn(seen, seat), tileIn(seen, tile));
  },

  /** What all YCU tokens on a space are worth together; 0 where none is. */
  ycuValue(reading: Reading, space: string): number {
    const seen = read(reading);
    spaceIn(seen, space);
    return ycuValue(seen, space);
  },

  /** The battle that is being fought, as far as it lies open; null for none, and once it is decided. */
  battle(reading: Reading): BattleReading | null {
    const seen = read(reading);
    const { battle } = seen.state;
    return battle === null || battle.winner !== null ? null : readBattle(seen, battle);
  },

  /** What would meet if the seat fought on this space with all figures where they are; null where nobody is to fight. */
  fight(reading: Reading, seat: Seat, space: string): BattleReading | null {
    const seen = read(reading);
    const battle = battleAt(seen, seatIn(seen, seat), spaceIn(seen, space));
    return battle && readBattle(seen, battle);
  },

  /** How much the seat may still do: the active seat in this turn, another in a turn that began now. */
  limits(reading: Reading, seat: Seat): Limits {
    const seen = read(reading);
    return limitsOf(seen, seatIn(seen, seat));
  },

  /** The renown that the seat would be awarded if the Award phase were now. */
  award(reading: Reading, seat: Seat): Award {
    const seen = read(reading);
    const one = seatIn(seen, seat);
    return { ...awardParts(seen, one), total: awardOf(seen, one) };
  },

  /** Where a figure of the seat on this space, or in the "pool", may end in a Move action now, and after how many steps. */
  reachable(reading: Reading, seat: Seat, from: string): Destination[] {
    const seen = read(reading);
    return reachableFrom(seen, seatIn(seen, seat), from === 'pool' ? nowhere : spaceIn(seen, from));
  },
};

export interface BattleReading {
  readonly space: string;
  /** The attacker first; against YCU one. */
  readonly sides: readonly SideReading[];
  /** What beats all YCU tokens of the space; null between players. */
  readonly ycu: number | null;
}

export interface SideReading {
  readonly seat: Seat;
  readonly role: 'attacker' | 'defender';
  /** On the space and beside it. */
  readonly figures: number;
  readonly dice: number;
  /** The most that it may lay, and how many it has laid. */
  readonly cards: number;
  readonly laid: number;
  /** Of the cards that lie open, and of the dice rolled so far; less what the enemy takes away. */
  readonly attack: number;
  readonly bonuses: number;
  readonly hits: number;
  readonly reductions: number;
  readonly total: number;
}

export interface Limits {
  /** Of this round. */
  readonly turns: number;
  /** To which Reset and Refresh fill it. */
  readonly hand: number;
  /** To move, and how far each. */
  readonly figures: number;
  readonly steps: number;
  /** To buy. */
  readonly marketCards: number;
  readonly renown: number;
  /** To build. */
  readonly developments: number;
  /** To sell. */
  readonly products: number;
  /** To lay in a battle. */
  readonly battleCards: number;
  /** The highest that could be paid, in ARCs. */
  readonly bid: number;
}

export interface Award extends AwardParts {
  readonly total: number;
}

export interface Destination {
  readonly space: string;
  readonly steps: number;
}

/** The battle that the rules would make of it: the seat attacks, unless the others have come to its figures. */
function battleAt(seen: Seen, seat: Seat, at: number): Battle | null {
  const space = boardOf(seen).spaces[at] as string;
  const rival = rivalOn(seen, at, seat);
  if (rival !== nobody) {
    const { turn } = seen.state;
    const isRaided = turn?.seat === rival && turn.enemySpace === space;
    const [attacker, defender] = isRaided ? [rival, seat] : [seat, rival];
    return newBattle(seen, { space, attacker, defender, token: null });
  }
  const [token] = tokensOn(seen, at);
  if (token === undefined) return null;
  const attacks = figuresOn(seen, at, seat) === 0 || attacksYcu(seen.state, seat, space);
  const [attacker, defender] = attacks ? [seat, null] : [null, seat];
  return newBattle(seen, { space, attacker, defender, token });
}

function readBattle(seen: Seen, battle: Battle): BattleReading {
  const sides = sidesOf(battle).map((seat) => readSide(seen, battle, seat));
  const [first] = sidesOf(battle) as [Seat];
  const ycu = battle.token === null ? null : valueToBeat(seen, battle, first);
  return { space: battle.space, sides, ycu };
}

function readSide(seen: Seen, battle: Battle, seat: Seat): SideReading {
  const { attack, bonuses, hits, reductions, total } = totalOf(seen, battle, seat);
  return {
    seat,
    role: battle.attacker === seat ? 'attacker' : 'defender',
    figures: figuresNear(seen, numberOf(seen, battle.space), seat),
    dice: diceCount(seen, battle, seat),
    cards: battleCardLimit(seen, seat),
    laid: laidBy(battle, seat).length,
    attack,
    bonuses,
    hits,
    reductions,
    total,
  };
}

function limitsOf(seen: Seen, seat: Seat): Limits {
  const { state, content } = seen;
  const { turnsTaken, influence } = seatOf(state, seat);
  const own = state.turn?.seat === seat ? state.turn : null;
  const laid = state.battle === null ? 0 : laidBy(state.battle, seat).length;
  const left = (limit: number, used = 0) => Math.max(0, limit - used);
  return {
    turns: left(content.constants.turnsPerRound, turnsTaken),
    hand: handSize(seen, seat),
    figures: left(figureLimit(seen, seat), own?.moved.length),
    steps: stepLimit(seen, seat),
    marketCards: left(buyLimit(seen, seat), own?.bought),
    renown: Math.min(left(influence, own?.boughtRenown), state.renownPool),
    developments: left(buildLimit(seen, seat), own?.built),
    products: left(sellLimit(seen, seat), own?.sold),
    battleCards: left(battleCardLimit(seen, seat), laid),
    bid: biddingMeans(state, seat),
  };
}

/** Nowhere, if no figure of the seat is there. */
function reachableFrom(seen: Seen, seat: Seat, from: number): Destination[] {
  const isPool = from === nowhere;
  const here = isPool ? figuresInPool(seen, seat) : figuresOn(seen, from, seat);
  if (here === 0) return [];
  const { turn } = seen.state;
  const enemySpace = turn?.seat === seat ? turn.enemySpace : null;
  const walk = actionWalk(seen, { seat, enemySpace }, from, stepLimit(seen, seat));
  const reach = reachOf(seen, walk);
  const { spaces } = boardOf(seen);
  return destinations(seen, walk).map((at) => {
    const stops = reach.stops[at] as number;
    return { space: spaces[at] as string, steps: isPool ? stops : stops - 1 };
  });
}

function seatIn({ state }: Seen, seat: Seat): Seat {
  const seats = [...state.seats.keys()];
  if (seats.includes(seat)) return seat;
  throw notThere('seat', seat, seats.map(String));
}

/** The number of a space of this board. */
function spaceIn(seen: Seen, space: string): number {
  const at = numberOf(seen, space);
  if (at < 0) throw notThere('space', space, boardOf(seen).spaces);
  return at;
}

function tileIn(seen: Seen, id: string): Tile {
  const tile = findTile(seen, id);
  if (tile !== undefined) return tile;
  const tiles = seen.state.tiles.map((one) => one.id);
  throw notThere('tile on the board', id, tiles);
}
