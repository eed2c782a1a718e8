import * as z from 'zod';
import { chanceState } from '../../kernel/chance.js';
import { pileOf } from '../../kit/piles.js';
import { colours, playerCount, spaceName } from '../content/schema.js';

/** An id of a card, tile, figure, token or board in the content pack. */
export const id = z.string().min(1).max(64);
export const space = spaceName;
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(0).max(3);
/** ARCs have no limit but that of a sum that stays exact. */
export const arcs = z.int().min(0).max(1_000_000_000_000);
const seats = z.array(seatNumber).max(4);

export const actions = ['recruit', 'buy', 'produce', 'sell', 'refresh', 'move'] as const;
export type Action = (typeof actions)[number];

export const options = z.strictObject({
  players: playerCount,
  leaderSelection: z.enum(['draft', 'random', 'fixed']),
  leaders: z.array(id).max(4).nullable(),
  entrySelection: z.enum(['draft', 'fixed']),
  entries: z.array(space).max(4).nullable(),
  firstPlayer: z.union([z.literal('roll'), seatNumber]),
  developments: z.array(id).max(60).nullable(),
  concealRenown: z.boolean(),
  cardOncePerTurn: z.boolean(),
  endOnExactDepletion: z.boolean(),
  roundLimit: z.int().min(1).max(10_000).nullable(),
  alertChainCap: z.int().min(0).max(1000),
});
export type Options = z.output<typeof options>;

const seat = z.strictObject({
  leaderId: id.nullable(),
  colour: z.enum(colours).nullable(),
  entry: space.nullable(),
  turnsTaken: z.int().min(0).max(99),
  influence: count,
  conditionsMet: z.array(id),
  arcs,
  renown: count,
  /** The award of the last phase that the pool could not pay. */
  unclaimed: count,
  wins: z.strictObject({ player: count, ycu: count }),
  hand: z.array(id),
  draw: pileOf(id),
  discard: z.array(id),
  /** Permanents in order of purchase. */
  table: z.array(id),
});
export type SeatState = z.output<typeof seat>;

const figure = z.strictObject({
  seat: seatNumber,
  at: z.union([z.literal('supply'), z.literal('pool'), space]),
});
export type Figure = z.output<typeof figure>;

const tile = z.strictObject({
  tileId: id,
  developmentId: id,
  cells: z.array(space).min(1).max(9),
  products: count,
});
export type Tile = z.output<typeof tile>;

/** A layer of the YCU deck: an unordered set, and who has seen it. */
const layer = z.strictObject({ cards: z.array(id).min(1), seenBy: seats });
export type Layer = z.output<typeof layer>;

const mods = z.strictObject({
  extraFigures: count,
  extraSteps: count,
  bidRebate: arcs,
  sellBonus: arcs,
  extraBuy: count,
  extraBuild: count,
  /** By target: "market:<card>" or "dev:<development>". */
  discounts: z.record(z.string().max(80), arcs),
});

const turn = z.strictObject({
  seat: seatNumber,
  action: z.enum(actions).nullable(),
  actionDone: z.boolean(),
  playedIds: z.array(id),
  /** The one enemy space that figures moved into in this turn. */
  enemySpace: space.nullable(),
  mods,
  movedFigureIds: z.array(id),
  producedTileIds: z.array(id),
  /** Market cards, renown, products and developments of the action. */
  bought: count,
  boughtRenown: count,
  sold: count,
  built: count,
});
export type Turn = z.output<typeof turn>;

const auction = z.strictObject({
  /** It stays in the gang row until the auction ends. */
  cardId: id,
  initiator: seatNumber,
  highBid: arcs,
  highSeat: seatNumber.nullable(),
  passed: seats,
  toAct: seatNumber,
});
export type Auction = z.output<typeof auction>;

/** A card from the draw pile has no id before its side reveals (CR-RULING-55). */
const laidCard = z.strictObject({
  source: z.enum(['hand', 'draw', 'reinforce']),
  cardId: id.nullable(),
});
export type LaidCard = z.output<typeof laidCard>;

/** One battle. Against YCU exactly one of attacker and defender is a seat. */
const battle = z.strictObject({
  space,
  attacker: seatNumber.nullable(),
  defender: seatNumber.nullable(),
  tokenId: id.nullable(),
  /** By seat. */
  laid: z.array(z.array(laidCard)),
  /** Seats that have turned their cards over. */
  revealed: seats,
  /** By seat, in the order rolled. */
  dice: z.array(z.array(z.int().min(0).max(9))),
  /** Known after the totals. */
  winner: z.union([seatNumber, z.literal('ycu')]).nullable(),
});
export type Battle = z.output<typeof battle>;

/** What an effect asks its player; the amounts come from the effect. */
const asks = <const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });
const filter = z.enum(['any', 'unit']);

export const choice = z.discriminatedUnion('kind', [
  asks('stealArcs', { amount: arcs }),
  asks('raidHand', { count }),
  asks('discount', { target: z.enum(['market', 'development', 'either']), amount: arcs }),
  asks('searchZone', { zones: z.array(z.enum(['draw', 'discard'])).max(2), filter }),
  asks('searchCard', { zone: z.enum(['draw', 'discard']), filter }),
  asks('trash', { zones: z.array(z.enum(['hand', 'discard'])).max(2), filter }),
  asks('recruitDirect', { cost: arcs }),
  asks('produceOne', {}),
  asks('sellNow', { left: count, bonus: arcs }),
  asks('removeYcu', { left: count }),
  asks('deploy', { left: count }),
  /** `place` is that of the layer asked about, from the top. */
  asks('peekYcu', { place: count, left: count }),
  asks('wager', { stake: arcs, dice: count, perHit: arcs }),
  asks('payForRenown', { cost: arcs, renown: count }),
  asks('tradeUnit', { gain: arcs }),
  asks('cycle', { left: count, discarded: count }),
  asks('freeMove', { left: count, steps: count, moved: z.array(id) }),
  asks('freeMoveTo', { figure: id, left: count, steps: count, moved: z.array(id) }),
]);
export type Choice = z.output<typeof choice>;

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const ofSeat = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seat: seatNumber });

/** Whose effects: those of a card being played, which lies in no zone, or of a tile. */
const effectSource = z.union([z.strictObject({ card: id }), z.strictObject({ tile: id })]);
export type EffectSource = z.output<typeof effectSource>;

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  plain('chooseLeaders'),
  z.strictObject({ type: z.literal('dealHands'), order: seats }),
  plain('layOut'),
  plain('startRound'),
  plain('resetPhase'),
  z.strictObject({
    type: z.literal('recycle'),
    seat: seatNumber,
    reason: z.enum(['reset', 'refresh']),
  }),
  plain('resetTable'),
  plain('turnsPhase'),
  ofSeat('nextTurn'),
  plain('endAction'),
  plain('recruitReveal'),
  ofSeat('auctionTurn'),
  plain('contest'),
  plain('battleStart'),
  ofSeat('reveal'),
  ofSeat('rollDice'),
  ofSeat('reroll'),
  plain('totals'),
  plain('losses'),
  plain('winEffects'),
  plain('cleanUp'),
  z.strictObject({ type: z.literal('alert'), seat: seatNumber, space }),
  plain('ycuNext'),
  plain('patrolPhase'),
  plain('awardPhase'),
  z.strictObject({ type: z.literal('endRound'), short: z.boolean(), emptied: z.boolean() }),
  z.strictObject({
    type: z.literal('effects'),
    seat: seatNumber,
    source: effectSource,
    index: count,
  }),
  // What somebody decides.
  z.strictObject({ type: z.literal('pickLeader'), order: seats }),
  z.strictObject({ type: z.literal('pickEntry'), order: seats }),
  ofSeat('resetDiscard'),
  plain('turnMain'),
  plain('recruitPick'),
  ofSeat('bid'),
  plain('buy'),
  plain('produce'),
  plain('buildPick'),
  z.strictObject({ type: z.literal('buildPlace'), developmentId: id }),
  plain('sell'),
  ofSeat('refreshDiscard'),
  plain('moveSelect'),
  z.strictObject({ type: z.literal('moveTo'), figure: id }),
  ofSeat('layCards'),
  z.strictObject({
    type: z.literal('removeUnit'),
    seat: seatNumber,
    /** The one that every lost battle costs, or one more played card. */
    due: z.enum(['first', 'extra']),
    searched: z.boolean(),
  }),
  ofSeat('ycuSelect'),
  z.strictObject({ type: z.literal('effectChoice'), seat: seatNumber, choice }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

export const phases = ['setup', 'reset', 'turns', 'patrol', 'award', 'ended'] as const;
export const tieBreaks = ['none', 'arcs', 'shared'] as const;
export const reasons = ['short pool', 'empty pool', 'round limit'] as const;

const sharedDeck = z.strictObject({
  deck: pileOf(id),
  row: z.array(id),
  discard: z.array(id),
});
export type SharedDeck = z.output<typeof sharedDeck>;

export const state = z.strictObject({
  game: z.literal('city-of-remnants'),
  pack: id,
  options,
  chance: chanceState,
  agenda: z.array(step).max(100),
  round: z.int().min(1).max(10_000),
  phase: z.enum(phases),
  firstSeat: seatNumber,
  renownPool: count,
  productSupply: count,
  seats: z.array(seat).min(2).max(4),
  /** By figure id; empty before the leaders are chosen. */
  figures: z.record(id, figure),
  boardId: id,
  /** In the order built. */
  tiles: z.array(tile).max(144),
  /** Copies left of each drafted type. */
  tileSupply: z.record(id, count),
  drafted: z.array(id),
  gang: sharedDeck,
  market: sharedDeck,
  ycu: z.strictObject({
    deck: z.array(layer),
    discard: z.array(id),
    revealed: z.array(id),
    bag: z.array(id),
    onBoard: z.record(id, space),
  }),
  /** Card ids out of the game, in order. */
  removed: z.array(id),
  turn: turn.nullable(),
  auction: auction.nullable(),
  battle: battle.nullable(),
  /** Who is fighting YCU tokens, and how many alerts have placed some in this resolution. */
  ycuQueue: z.strictObject({ seat: seatNumber, alertPlacements: count }).nullable(),
  result: z
    .strictObject({
      scores: z.array(count),
      winners: seats,
      tieBreak: z.enum(tieBreaks),
      reason: z.enum(reasons),
    })
    .nullable(),
});
export type State = z.output<typeof state>;

export function seatOf(state: State, index: number): SeatState {
  return state.seats[index] as SeatState;
}

/** The turn under way; only asked for inside one. */
export function turnOf(state: State): Turn {
  return state.turn as Turn;
}

/** The battle under way; only asked for inside one. */
export function battleOf(state: State): Battle {
  return state.battle as Battle;
}
