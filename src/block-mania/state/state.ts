import { chanceState } from '../../kernel/chance.js';
import * as z from '../../kernel/schema.js';
import { seatSet } from '../../kit/terms.js';
import { vias } from '../content/schema.js';
import { step } from './steps.js';
import { count, id, seatNumber, spaceId } from './terms.js';

export const houseRules = {
  /** A demo charge places D6 / divisor structural markers, rounded up (BM-RULING-43). */
  demoDivisor: z.union([z.literal(1), z.literal(2)]).default(2),
  explosionDiagonals: z.boolean().default(false),
  tankPattern: z.enum(['column', 'fan']).default('column'),
  fireAtEmpty: z.boolean().default(false),
  cargoAfterDeath: z.boolean().default(true),
  chuteSuicide: z.boolean().default(true),
  carMoves: z.boolean().default(true),
  heavyDefensiveFire: z.boolean().default(false),
  wagonTiming: z.enum(['afterShooting', 'startOfCombat']).default('afterShooting'),
  kleggControl: z.enum(['lastPlayer', 'placer']).default('lastPlayer'),
  endAtStanding: z.union([z.literal(0), z.literal(1)]).default(0),
  tieBreak: z.enum(['shared', 'fewestCollapses']).default('shared'),
  expansionCounters: z.union([z.literal('auto'), z.boolean()]).default('auto'),
  promptAll: z.boolean().default(true),
};
const options = z.strictObject(houseRules);
export interface Options extends z.output<typeof options> {}

const board = z.strictObject({
  block: id,
  seat: seatNumber,
  power: z.boolean(),
  powerDead: z.boolean(),
  tankDead: z.boolean(),
  fallen: z.boolean(),
  /** A collapse marker was placed on the block this turn (BM-CAT-01). */
  catastropheCheck: z.boolean(),
});
export interface BoardState extends z.output<typeof board> {}

const square = z.strictObject({
  fire: z.int().min(0).max(3),
  structural: count,
  collapsed: z.boolean(),
  looted: z.boolean(),
  scrawl: z.boolean(),
  car: z.int().min(0).max(4),
  linkHits: z.int().min(0).max(3),
});
export interface SquareState extends z.output<typeof square> {}

/** Where a blocker on the board stands: in a square, or outside its window. */
const place = z.strictObject({ space: spaceId, outside: z.boolean() });
export interface Place extends z.output<typeof place> {}

const where = z.union([place, z.enum(['stack', 'drawn', 'destroyed', 'removed', 'supply'])]);
export type Where = z.output<typeof where>;

const blocker = z.strictObject({
  type: id,
  /** Null for a klegg. */
  block: id.nullable(),
  where,
  items: z.array(id).max(200),
  /** Face-up heavy weapons among the items. */
  deployedHeavy: z.array(id).max(200),
  flipped: z.boolean(),
  /** Has shot or fired defensively since it last turned face up (BM-RULING-64). */
  fired: z.boolean(),
  activatedTurn: count.nullable(),
  activatedBy: seatNumber.nullable(),
  drewThisPhase: z.boolean(),
  startedPhaseAt: spaceId.nullable(),
  /** Who placed this klegg. */
  placedBy: seatNumber.nullable(),
});
export interface Blocker extends z.output<typeof blocker> {}

const trailEntry = z.strictObject({ space: spaceId, outside: z.boolean(), via: z.enum(vias) });
export interface TrailEntry extends z.output<typeof trailEntry> {}

const active = z.strictObject({
  blocker: id,
  movePoints: count,
  /** Has drawn, or was activated in a contested square. */
  noMove: z.boolean(),
  flown: z.boolean(),
  /** Has entered an enemy's square. */
  ended: z.boolean(),
  trail: z.array(trailEntry).max(10_000),
  /** Trail entries that a hazard window has covered. */
  covered: count,
  /** Squares been in since the last paid MP or CP. */
  freeVisited: z.array(spaceId).max(10_000),
});
export interface Active extends z.output<typeof active> {}

export const phases = ['setup', 'justice', 'command', 'defence', 'combat', 'end'] as const;
export type Phase = (typeof phases)[number];

export const state = z.strictObject({
  game: z.literal('block-mania'),
  pack: id,
  version: z.literal(1),
  options,
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  chance: chanceState,
  agenda: z.array(step).max(200),
  /** Seat i is i-th in turn order and owns board i. */
  seats: z
    .array(z.strictObject({ player: seatNumber }))
    .min(2)
    .max(4),
  stage: z.enum(['setup', 'main', 'endgame', 'over']),
  turn: count,
  phasing: seatNumber,
  phase: z.enum(phases),
  boards: z.array(board).max(4),
  /** Squares with markers or damage; all others are clean. */
  spaces: z.record(spaceId, square),
  /** Demo charges in the order laid. */
  laid: z.array(z.strictObject({ space: spaceId, item: id })).max(20_000),
  blockers: z.record(id, blocker),
  /** The blockers on the board, in id order. */
  standing: z.array(id).max(9999),
  stacks: z.array(z.array(id).max(2000)).max(4),
  containers: z.strictObject({
    hardware: z.array(id).max(20_000),
    armoury: z.array(id).max(20_000),
  }),
  cards: z.strictObject({
    /** Draw deck and cards set aside in one: which is which, is not decided (BM-RULING-107). */
    pool: z.array(id).max(300),
    /** How many of the pool may still be drawn. */
    left: count,
    discard: z.array(id).max(300),
    hands: z.array(z.array(id).max(300)).min(2).max(4),
  }),
  commandPoints: count,
  active: active.nullable(),
  kleggController: seatNumber.nullable(),
  /** Kleggs that may be activated this turn. */
  kleggFree: z.array(id).max(200),
  markers: z.strictObject({
    hWagons: z.array(spaceId).max(99),
    patWagons: z.array(spaceId).max(99),
    sonic: z.array(z.strictObject({ board: seatNumber, space: spaceId })).max(99),
  }),
  combat: z.strictObject({
    /** 0 outside the combat phase, then 1 shooting to 6 fire fighting. */
    subPhase: z.int().min(0).max(6),
    foughtSquares: z.array(spaceId).max(9999),
  }),
  outcome: z
    .strictObject({
      winners: seatSet(4),
      /** Defeat points. */
      scores: z.array(count).max(4),
      ranking: z.array(seatSet(4)).max(4),
      reason: z.enum(['last blocker', 'blocks collapsed']),
      tieBreak: z.enum(['none', 'shared', 'fewestCollapses', 'fewestDestroyed']),
    })
    .nullable(),
});
/** A position of Block Mania with everything in it, hidden things too: plain JSON, for servers and simulators. */
export interface State extends z.output<typeof state> {}

/** What lies open to everybody: states have it, and so have views. */
export interface OpenState extends Omit<State, 'chance' | 'cards'> {}

const clean: Readonly<SquareState> = {
  fire: 0,
  structural: 0,
  collapsed: false,
  looted: false,
  scrawl: false,
  car: 0,
  linkHits: 0,
};

export function squareState(state: OpenState, space: string): Readonly<SquareState> {
  return state.spaces[space] ?? clean;
}

export function blockerOf(state: OpenState, blocker: string): Blocker {
  return state.blockers[blocker] as Blocker;
}

/** The cards of a seat. */
export function handOf({ cards }: State, seat: number): string[] {
  return cards.hands[seat] as string[];
}

/** Where a blocker stands, if it is on the board. */
export function findPlace(state: OpenState, blocker: string): Place | undefined {
  const where = state.blockers[blocker]?.where;
  return typeof where === 'object' ? where : undefined;
}

/** Where a blocker on the board stands. */
export function placeOf(state: OpenState, blocker: string): Place {
  return blockerOf(state, blocker).where as Place;
}

/** The square of a blocker on the board. */
export function squareOf(state: OpenState, blocker: string): string {
  return placeOf(state, blocker).space;
}
