import * as z from 'zod';
import { chanceState } from '../kernel/chance.js';
import { vias } from './content/schema.js';

/** An id of a board, counter or card. */
export const id = z.string().min(1).max(64);
/** "X,L": column in the row of boards, level. */
export const squareId = z.string().regex(/^[0-9]{1,2},[0-9]{1,2}$/);
export const count = z.int().min(0).max(1_000_000);
export const seatNumber = z.int().min(0).max(3);
export const signed = z.int().min(-9999).max(9999);

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

export const sides = ['attacker', 'defender'] as const;
export type Side = (typeof sides)[number];

/** A declared shot: in the combat phase or defensive. */
const shot = z.strictObject({
  kind: z.enum(['shoot', 'defFire']),
  seat: seatNumber,
  blocker: id,
  item: id,
  mode: id.nullable(),
  sq: squareId,
  out: z.boolean(),
  aim: z.enum(['counter', 'square']),
  /** Fire markers to be placed. */
  markers: count,
  mods: signed,
});
export type Shot = z.output<typeof shot>;

/** A close assault. */
const fight = z.strictObject({
  kind: z.literal('assault'),
  seat: seatNumber,
  sq: squareId,
  /** The first of each side fights; a superhero behind it supports. */
  attacker: z.array(id).min(1).max(2),
  defender: z.array(id).min(1).max(2),
  charge: z.boolean(),
  /** Superheroes whose owners are still to be asked. */
  heroes: z.array(z.strictObject({ side: z.enum(sides), hero: id })).max(2),
  /** Fire weapons still to be asked for. */
  weapons: z.array(z.strictObject({ side: z.enum(sides), blocker: id, item: id })).max(400),
  flames: z.array(z.strictObject({ side: z.enum(sides), item: id, n: count })).max(400),
  mods: z.strictObject({ attacker: signed, defender: signed }),
});
export type Fight = z.output<typeof fight>;

const attack = z.discriminatedUnion('kind', [shot, fight]);
export type Attack = z.output<typeof attack>;

/** What an active blocker has announced before the hazard window (BM-RULING-75). */
const announcement = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('end') }),
  z.strictObject({ action: z.literal('draw') }),
  z.strictObject({ action: z.literal('receive'), from: id, item: id }),
  z.strictObject({ action: z.literal('lay'), item: id }),
  z.strictObject({ action: z.literal('switch') }),
  z.strictObject({ action: z.literal('deployHeavy'), item: id }),
]);
export type Announcement = z.output<typeof announcement>;

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const asked = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seat: seatNumber });
const window = <const T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seats: z.array(seatNumber).max(4) });

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  z.strictObject({
    type: z.literal('dealBlocks'),
    pool: z.array(id).max(9),
    seating: z.array(id).max(4).nullable(),
  }),
  plain('dealCards'),
  plain('startTurn'),
  plain('rollCommand'),
  z.strictObject({ type: z.literal('announced'), what: announcement }),
  plain('startDefence'),
  plain('startCombat'),
  plain('explodeCharges'),
  z.strictObject({ type: z.literal('subPhase'), sub: z.int().min(1).max(6) }),
  z.strictObject({
    type: z.literal('fireWagons'),
    kind: z.enum(['hWagons', 'patWagons']),
    index: count,
  }),
  z.strictObject({ type: z.literal('resolveAttack'), attack }),
  plain('burn'),
  plain('drawCard'),
  plain('lastCard'),
  plain('catastrophe'),
  plain('turnFaceUp'),
  plain('nextTurn'),
  plain('checkEnd'),
  // What somebody decides.
  asked('place'),
  plain('justice'),
  z.strictObject({ type: z.literal('justiceTarget'), card: id }),
  plain('command'),
  plain('klegg'),
  plain('active'),
  z.strictObject({ type: z.literal('stop'), seat: seatNumber, sq: squareId, to: squareId }),
  window('hazardWindow'),
  z.strictObject({ type: z.literal('cardTarget'), seat: seatNumber, card: id }),
  z.strictObject({ type: z.literal('capacity'), blocker: id }),
  window('phaseWindow'),
  asked('defensiveFire'),
  z.strictObject({
    type: z.literal('attackWindow'),
    seats: z.array(seatNumber).max(4),
    attack,
  }),
  plain('shoot'),
  z.strictObject({ type: z.literal('target'), blocker: id, item: id, mode: id.nullable() }),
  z.strictObject({ type: z.literal('markers'), shot }),
  plain('assault'),
  z.strictObject({ type: z.literal('hero'), fight }),
  z.strictObject({ type: z.literal('flames'), fight }),
  plain('loot'),
  plain('arson'),
  plain('scrawl'),
  plain('fightFire'),
  plain('discard'),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

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

/** Steps, squares, boards, blockers, the active blocker and the outcome are only ever replaced, so copies share them. */
export function copyState(from: State): State {
  const { cards, markers } = from;
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
    boards: [...from.boards],
    sq: { ...from.sq },
    laid: [...from.laid],
    blockers: { ...from.blockers },
    standing: [...from.standing],
    stacks: from.stacks.map((stack) => [...stack]),
    containers: {
      hardware: [...from.containers.hardware],
      armoury: [...from.containers.armoury],
    },
    cards: {
      pool: [...cards.pool],
      left: cards.left,
      discard: [...cards.discard],
      hands: cards.hands.map((hand) => [...hand]),
    },
    cp: from.cp,
    active: from.active,
    kleggController: from.kleggController,
    kleggFree: [...from.kleggFree],
    markers: {
      hWagons: [...markers.hWagons],
      patWagons: [...markers.patWagons],
      sonic: [...markers.sonic],
    },
    combat: { sub: from.combat.sub, foughtSquares: [...from.combat.foughtSquares] },
    outcome: from.outcome,
  };
}

const clean: SquareState = Object.freeze({
  fire: 0,
  structural: 0,
  collapsed: false,
  looted: false,
  scrawl: false,
  car: 0,
  linkHits: 0,
});

export function squareState(state: State, sq: string): SquareState {
  return state.sq[sq] ?? clean;
}

export function changeSquare(state: State, sq: string, change: Partial<SquareState>): void {
  const next = { ...squareState(state, sq), ...change };
  const { fire, structural, collapsed, looted, scrawl, car, linkHits } = next;
  const isClean = fire + structural + car + linkHits === 0 && !collapsed && !looted && !scrawl;
  if (isClean) delete state.sq[sq];
  else state.sq[sq] = next;
}

export function changeBoard(state: State, k: number, change: Partial<BoardState>): void {
  state.boards[k] = { ...(state.boards[k] as BoardState), ...change };
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
  state.blockers[blocker] = { ...blockerOf(state, blocker), ...change };
}

export function changeActive(state: State, change: Partial<Active>): void {
  if (state.active !== null) state.active = { ...state.active, ...change };
}
