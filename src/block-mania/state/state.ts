import * as z from 'zod';
import { chanceState } from '../../kernel/chance.js';
import { owned, share } from '../../kernel/sharing.js';
import { vias } from '../content/schema.js';
import { step } from './steps.js';
import { count, id, seatNumber, squareId } from './terms.js';

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
export type Options = z.output<typeof options>;

const board = z.strictObject({
  blockId: id,
  seat: seatNumber,
  power: z.boolean(),
  powerDead: z.boolean(),
  tankDead: z.boolean(),
  fallen: z.boolean(),
  /** A collapse marker was placed on the block this turn (BM-CAT-01). */
  catCheck: z.boolean(),
});
export type BoardState = z.output<typeof board>;

const square = z.strictObject({
  fire: z.int().min(0).max(3),
  structural: count,
  collapsed: z.boolean(),
  looted: z.boolean(),
  scrawl: z.boolean(),
  car: z.int().min(0).max(4),
  linkHits: z.int().min(0).max(3),
});
export type SquareState = z.output<typeof square>;

const where = z.union([
  z.strictObject({ sq: squareId, out: z.boolean() }),
  z.enum(['stack', 'drawn', 'destroyed', 'removed', 'supply']),
]);
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
  startedPhaseAt: squareId.nullable(),
  /** Who placed this klegg. */
  placedBy: seatNumber.nullable(),
});
export type Blocker = z.output<typeof blocker>;

const trailEntry = z.strictObject({ sq: squareId, via: z.enum(vias) });
export type TrailEntry = z.output<typeof trailEntry>;

const active = z.strictObject({
  blocker: id,
  mp: count,
  /** Has drawn, or was activated in a contested square. */
  noMove: z.boolean(),
  flown: z.boolean(),
  /** Has entered an enemy's square. */
  ended: z.boolean(),
  trail: z.array(trailEntry).max(10_000),
  /** Trail entries that a hazard window has covered. */
  covered: count,
  /** Squares been in since the last paid MP or CP. */
  freeVisited: z.array(squareId).max(10_000),
});
export type Active = z.output<typeof active>;

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
  turnNo: count,
  phasing: seatNumber,
  phase: z.enum(phases),
  boards: z.array(board).max(4),
  /** Squares with markers or damage; all others are clean. */
  sq: z.record(squareId, square),
  /** Demo charges in the order laid. */
  laid: z.array(z.strictObject({ sq: squareId, item: id })).max(200),
  blockers: z.record(id, blocker),
  /** The blockers on the board, in id order. */
  standing: z.array(id).max(500),
  stacks: z.array(z.array(id).max(500)).max(4),
  containers: z.strictObject({
    hardware: z.array(id).max(9999),
    armoury: z.array(id).max(9999),
  }),
  cards: z.strictObject({
    /** Draw deck and cards set aside in one: which is which, is not decided (BM-RULING-107). */
    pool: z.array(id).max(300),
    /** How many of the pool may still be drawn. */
    left: count,
    discard: z.array(id).max(300),
    hands: z.array(z.array(id).max(300)).min(2).max(4),
  }),
  cp: count,
  active: active.nullable(),
  kleggController: seatNumber.nullable(),
  /** Kleggs that may be activated this turn. */
  kleggFree: z.array(id).max(99),
  markers: z.strictObject({
    hWagons: z.array(squareId).max(99),
    patWagons: z.array(squareId).max(99),
    sonic: z.array(z.strictObject({ board: seatNumber, sq: squareId })).max(99),
  }),
  combat: z.strictObject({
    /** 0 outside the combat phase, then 1 shooting to 6 fire fighting. */
    sub: z.int().min(0).max(6),
    foughtSquares: z.array(squareId).max(500),
  }),
  outcome: z
    .strictObject({
      ranking: z.array(z.strictObject({ seat: seatNumber, points: count, place: count })),
      winners: z.array(seatNumber),
      reason: z.enum(['last blocker', 'blocks collapsed']),
      tieBreak: z.enum(['none', 'shared', 'fewestCollapses', 'fewestDestroyed']),
    })
    .nullable(),
});
export type State = z.output<typeof state>;

/**
 * Only the agenda is changed in place, and the records of squares and blockers by a state that owns them; everything
 * else is only ever replaced, so copies share it. Written out: spreading a state takes fifty times as long.
 */
export function copyState(from: State): State {
  return {
    game: from.game,
    pack: from.pack,
    version: from.version,
    options: from.options,
    players: from.players,
    chance: from.chance,
    agenda: [...from.agenda],
    seats: from.seats,
    stage: from.stage,
    turnNo: from.turnNo,
    phasing: from.phasing,
    phase: from.phase,
    boards: from.boards,
    sq: share(from.sq),
    laid: from.laid,
    blockers: share(from.blockers),
    standing: from.standing,
    stacks: from.stacks,
    containers: from.containers,
    cards: from.cards,
    cp: from.cp,
    active: from.active,
    kleggController: from.kleggController,
    kleggFree: from.kleggFree,
    markers: from.markers,
    combat: from.combat,
    outcome: from.outcome,
  };
}

const clean: Readonly<SquareState> = {
  fire: 0,
  structural: 0,
  collapsed: false,
  looted: false,
  scrawl: false,
  car: 0,
  linkHits: 0,
};

export function squareState(state: State, sq: string): Readonly<SquareState> {
  return state.sq[sq] ?? clean;
}

/*
 * What takes the place of a square or a blocker is written out, then changed: so all of them keep one form, and whatever
 * looks at them is faster than with the many forms that spreading makes.
 */

export function changeSquare(state: State, sq: string, change: Partial<SquareState>): void {
  const next = Object.assign(copySquare(squareState(state, sq)), change);
  state.sq = owned(state.sq, copyEntries);
  if (isClean(next)) delete state.sq[sq];
  else state.sq[sq] = next;
}

function copySquare(from: Readonly<SquareState>): SquareState {
  const { fire, structural, collapsed, looted, scrawl, car, linkHits } = from;
  return { fire, structural, collapsed, looted, scrawl, car, linkHits };
}

function isClean(square: SquareState): boolean {
  const { fire, structural, collapsed, looted, scrawl, car, linkHits } = square;
  return fire + structural + car + linkHits === 0 && !collapsed && !looted && !scrawl;
}

/** Takes everything off a square. */
export function clearSquare(state: State, sq: string): void {
  state.sq = owned(state.sq, copyEntries);
  delete state.sq[sq];
}

/** Key by key: once keys have been deleted from a record, spreading it takes four times as long. */
function copyEntries<T>(record: Record<string, T>): Record<string, T> {
  const copy: Record<string, T> = {};
  for (const key in record) copy[key] = record[key] as T;
  return copy;
}

/** A list with another entry in this place. */
export function replaced<T>(list: readonly T[], at: number, entry: T): T[] {
  const copy = [...list];
  copy[at] = entry;
  return copy;
}

export function changeBoard(state: State, k: number, change: Partial<BoardState>): void {
  state.boards = replaced(state.boards, k, { ...(state.boards[k] as BoardState), ...change });
}

export function blockerOf(state: State, blocker: string): Blocker {
  return state.blockers[blocker] as Blocker;
}

/** Where a blocker on the board stands. */
export function placeOf(state: State, blocker: string): { sq: string; out: boolean } | undefined {
  const where = state.blockers[blocker]?.where;
  return typeof where === 'object' ? where : undefined;
}

export function changeBlocker(state: State, blocker: string, change: Partial<Blocker>): void {
  const next = Object.assign(copyBlocker(blockerOf(state, blocker)), change);
  state.blockers = owned(state.blockers, copyEntries);
  state.blockers[blocker] = next;
}

function copyBlocker(from: Blocker): Blocker {
  return {
    type: from.type,
    block: from.block,
    where: from.where,
    items: from.items,
    deployedHeavy: from.deployedHeavy,
    flipped: from.flipped,
    fired: from.fired,
    activatedTurn: from.activatedTurn,
    activatedBy: from.activatedBy,
    drewThisPhase: from.drewThisPhase,
    startedPhaseAt: from.startedPhaseAt,
    placedBy: from.placedBy,
  };
}

export function changeActive(state: State, change: Partial<Active>): void {
  if (state.active !== null) state.active = { ...state.active, ...change };
}
