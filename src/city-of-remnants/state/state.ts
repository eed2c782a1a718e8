import { chanceState } from '../../kernel/chance.js';
import * as z from '../../kernel/schema.js';
import { layerOf } from '../../kit/layers.js';
import { pileOf } from '../../kit/piles.js';
import { colours, playerCount } from '../content/schema.js';
import { step } from './steps.js';
import {
  actions,
  arcs,
  count,
  face,
  id,
  mostSeats,
  phases,
  reasons,
  seat,
  seats,
  side,
  space,
  tieBreaks,
} from './terms.js';

/** Options that a state holds as setup takes them. */
export const choices = {
  leaderSelection: z.enum(['draft', 'random', 'fixed']),
  entrySelection: z.enum(['draft', 'fixed']),
  concealRenown: z.boolean(),
  cardOncePerTurn: z.boolean(),
  endOnExactDepletion: z.boolean(),
  roundLimit: z.int().min(1).max(10_000).nullable(),
  alertChainCap: z.int().min(0).max(1000),
};

const options = z.strictObject({
  players: playerCount,
  ...choices,
  leaders: z.array(id).max(mostSeats).nullable(),
  entries: z.array(space).max(mostSeats).nullable(),
  firstPlayer: z.union([z.literal('roll'), seat]),
  developments: z.array(id).max(60).nullable(),
});
export interface Options extends z.output<typeof options> {}

export const seatState = z.strictObject({
  leader: id.nullable(),
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
export interface SeatState extends z.output<typeof seatState> {}

const figure = z.strictObject({
  seat,
  at: z.union([z.literal('supply'), z.literal('pool'), space]),
});
export interface Figure extends z.output<typeof figure> {}

const tile = z.strictObject({
  id,
  development: id,
  spaces: z.array(space).min(1).max(9),
  products: count,
});
export interface Tile extends z.output<typeof tile> {}

const mods = z.strictObject({
  extraFigures: count,
  extraSteps: count,
  bidRebate: arcs,
  sellBonus: arcs,
  extraBuy: count,
  extraBuild: count,
  /** By market card or development. */
  discounts: z.record(id, arcs),
});
export interface Mods extends z.output<typeof mods> {}

const turn = z.strictObject({
  seat,
  action: z.enum(actions).nullable(),
  actionDone: z.boolean(),
  /** Cards, in the order played. */
  played: z.array(id),
  /** The one enemy space that figures moved into in this turn. */
  enemySpace: space.nullable(),
  mods,
  /** Figures of the action, in order. */
  moved: z.array(id),
  /** Tiles of the action, in order. */
  produced: z.array(id),
  /** Market cards, renown, products and developments of the action. */
  bought: count,
  boughtRenown: count,
  sold: count,
  built: count,
});
export interface Turn extends z.output<typeof turn> {}

const auction = z.strictObject({
  /** It stays in the gang row until the auction ends. */
  card: id,
  initiator: seat,
  highBid: arcs,
  highSeat: seat.nullable(),
  passed: seats,
  toAct: seat,
});
export interface Auction extends z.output<typeof auction> {}

/** A card from the draw pile is not known before its side reveals (CR-RULING-55). */
const laidCard = z.strictObject({
  source: z.enum(['hand', 'draw', 'reinforce']),
  card: id.nullable(),
});
export interface LaidCard extends z.output<typeof laidCard> {}

/** One battle. Against YCU exactly one of attacker and defender is a seat. */
export const battle = z.strictObject({
  space,
  attacker: seat.nullable(),
  defender: seat.nullable(),
  token: id.nullable(),
  /** By seat. */
  laid: z.array(z.array(laidCard)),
  /** Seats that have turned their cards over. */
  revealed: seats,
  /** By seat, in the order rolled. */
  dice: z.array(z.array(face)),
  /** Known after the totals. */
  winner: side.nullable(),
});
export interface Battle extends z.output<typeof battle> {}

export const sharedDeck = z.strictObject({
  deck: pileOf(id),
  row: z.array(id),
  discard: z.array(id),
});
export interface SharedDeck extends z.output<typeof sharedDeck> {}

/** Who is fighting YCU tokens, and how many alerts have placed some in this resolution. */
const ycuQueue = z.strictObject({ seat, alertPlacements: count });
export interface YcuQueue extends z.output<typeof ycuQueue> {}

export const ycu = z.strictObject({
  deck: z.array(layerOf(id, mostSeats)),
  discard: z.array(id),
  revealed: z.array(id),
  bag: z.array(id),
  onBoard: z.record(id, space),
});

export const state = z.strictObject({
  game: z.literal('city-of-remnants'),
  pack: id,
  options,
  chance: chanceState,
  agenda: z.array(step).max(100),
  round: z.int().min(1).max(10_000),
  phase: z.enum(phases),
  firstSeat: seat,
  renownPool: count,
  productSupply: count,
  seats: z.array(seatState).min(2).max(mostSeats),
  /** By figure id; empty before the leaders are chosen. */
  figures: z.record(id, figure),
  board: id,
  /** In the order built. */
  tiles: z.array(tile).max(144),
  /** Copies left of each drafted type. */
  tileSupply: z.record(id, count),
  drafted: z.array(id),
  gang: sharedDeck,
  market: sharedDeck,
  ycu,
  /** Cards out of the game, in order. */
  removed: z.array(id),
  turn: turn.nullable(),
  auction: auction.nullable(),
  battle: battle.nullable(),
  ycuQueue: ycuQueue.nullable(),
  result: z
    .strictObject({
      scores: z.array(count),
      winners: seats,
      ranking: z.array(seats).max(mostSeats),
      tieBreak: z.enum(tieBreaks),
      reason: z.enum(reasons),
    })
    .nullable(),
});
/** A position of City of Remnants with everything in it, hidden things too: plain JSON, for servers and simulators. */
export interface State extends z.output<typeof state> {}

/** What states and views both show of a seat. */
export type SeenSeat = Pick<
  SeatState,
  'colour' | 'entry' | 'turnsTaken' | 'influence' | 'arcs' | 'discard' | 'table'
>;

/** What states and views both show. */
export interface SeenState
  extends Pick<
    State,
    | 'options'
    | 'agenda'
    | 'phase'
    | 'renownPool'
    | 'figures'
    | 'board'
    | 'tiles'
    | 'tileSupply'
    | 'turn'
    | 'auction'
    | 'battle'
  > {
  readonly seats: readonly SeenSeat[];
  readonly ycu: Pick<State['ycu'], 'onBoard'>;
}

export function seatOf<S>({ seats }: { readonly seats: readonly S[] }, index: number): S {
  return seats[index] as S;
}

/** The turn under way; only asked for inside one. */
export function turnOf(state: State): Turn {
  return state.turn as Turn;
}

/** The battle under way; only asked for inside one. */
export function battleOf(state: State): Battle {
  return state.battle as Battle;
}

/** The auction under way; only asked for inside one. */
export function auctionOf(state: State): Auction {
  return state.auction as Auction;
}
