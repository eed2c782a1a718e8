import { chanceState } from '../../kernel/chance.js';
import * as z from '../../kernel/schema.js';
import { pileOf } from '../../kit/piles.js';
import { count, id } from '../../kit/terms.js';
import { step } from './steps.js';
import { seatNumber as seat, slots, spaceId, tieBreaks } from './terms.js';

export const houseRules = z.strictObject({
  /** Several defenders fight one battle together, or one after the other (NG-RULING-12). */
  multiDefender: z.enum(['joint', 'sequential']).default('joint'),
  monumentPays: z.enum(['blurp', 'money']).default('blurp'),
  diceLimit: z.enum(['none', 'physical']).default('none'),
  /** A card may be played without any of its effects being used (NG-RULING-08). */
  emptyActivation: z.enum(['allowed', 'forbidden']).default('allowed'),
  finalTie: z.enum(['shared', 'random']).default('shared'),
});
export interface HouseRules extends z.output<typeof houseRules> {}

/** Face up: which token. Face down: the batch it came from; which token it is, is not decided (NG-INFO-06). */
const andy = z.union([z.strictObject({ up: id }), z.strictObject({ down: count })]);
export type Andy = z.output<typeof andy>;

export const space = z.strictObject({
  base: seat.nullable(),
  dead: z.boolean(),
  skyscraper: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  tunnel: z.boolean(),
  owls: count,
  products: count,
  factory: z.boolean(),
  watchtower: z.boolean(),
  monument: z.boolean(),
  andys: z.array(andy),
  /** How many figures of each seat. */
  figures: z.array(count),
});
export interface Space extends z.output<typeof space> {}

export const seatState = z.strictObject({
  gang: id,
  blurp: count,
  money: count,
  figureSupply: count,
  hand: z.array(id),
  discard: z.array(id),
  /** In the order played. */
  activated: z.array(id),
  /** One layer; two only between a blind card's reshuffle and the reveal. */
  draw: pileOf(id),
});
export interface SeatState extends z.output<typeof seatState> {}

export const supply = z.strictObject({
  tunnels: count,
  owls: count,
  products: count,
  factories: count,
  watchtowers: count,
  monuments: count,
  /** Batches of tokens that nobody can tell apart: in the supply, or face down on the board. */
  andys: z.array(z.array(id)),
});
export interface Supply extends z.output<typeof supply> {}

const final = z.strictObject({
  /** Best first, equals together. */
  ranking: z.array(z.array(seat)),
  winners: z.array(seat),
  tieBreak: z.enum(tieBreaks),
});
export interface Final extends z.output<typeof final> {}

export const state = z.strictObject({
  game: z.literal('neon-gods'),
  pack: id,
  scenario: id,
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  houseRules,
  chance: chanceState,
  agenda: z.array(step).max(100),
  round: z.int().min(1).max(99),
  /** Finished daylight phases. */
  daylights: count,
  firstPlayer: seat,
  active: seat,
  turnInRound: z.int().min(0).max(3),
  seats: z.array(seatState).min(2).max(4),
  board: z.record(spaceId, space),
  supply,
  recruitDeck: pileOf(id),
  /** Slot 0 is the cheapest. */
  row: z.array(id.nullable()).length(slots.length),
  /** The event being carried out; it lies in no other zone. */
  pendingEvent: id.nullable(),
  outcome: final.nullable(),
});
/** A position of Neon Gods with everything in it, hidden things too: plain JSON, for servers and simulators. */
export interface State extends z.output<typeof state> {}

/** What lies open on the board, in every view as well. */
export type OpenState = Pick<State, 'scenario' | 'players' | 'houseRules' | 'active' | 'board'>;

export function seatOf(state: State, seat: number): SeatState {
  return state.seats[seat] as SeatState;
}
