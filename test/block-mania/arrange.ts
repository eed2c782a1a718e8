import type { Event } from '../../src/block-mania/events.js';
import { type BlockMania, blockMania, type Move, type State } from '../../src/block-mania/index.js';
import type { SetupInput } from '../../src/block-mania/setup.js';
import type { Active, Blocker, SquareState } from '../../src/block-mania/state/state.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import type { Roll } from '../../src/kernel/chance.js';
import { topStep } from '../../src/kernel/play.js';
import { addTo, removeFrom } from '../../src/kit/sets.js';
import { type Played, verbsOf } from '../play.js';

/*
 * Arranges a table for a test: a state that could have come about, with every counter and card
 * accounted for. `arrange` fails if the result breaks an invariant.
 */

/** A square of the Sammy Fox board, which stands left in every arrangement. */
export const sf = (c: number, l: number) => `${c},${l}`;
/** A square of the Buddy Holly board, next to it. */
export const bh = (c: number, l: number) => `${10 + c},${l}`;
export const seam = (l: number) => `10,${l}`;
export const kr = (c: number, l: number) => `${20 + c},${l}`;

export interface Put {
  at: string;
  outside?: boolean;
  items?: readonly string[];
  deployed?: readonly string[];
  flipped?: boolean;
  fired?: boolean;
  /** Activated this turn by this seat. */
  activatedBy?: number;
  began?: boolean;
}

export interface Arrangement {
  players?: 2 | 3 | 4;
  options?: Partial<SetupInput>;
  put?: Readonly<Record<string, Readonly<Put> | string>>;
  /** Blockers out of the game already. */
  lost?: Record<string, 'destroyed' | 'removed'>;
  squares?: Record<string, Partial<SquareState>>;
  boards?: Record<number, Partial<State['boards'][number]>>;
  hands?: Readonly<Record<number, readonly string[]>>;
  laid?: State['laid'];
  markers?: Partial<State['markers']>;
  phasing?: number;
  phase?: State['phase'];
  stage?: State['stage'];
  commandPoints?: number;
  /** The active blocker with its MP. */
  active?: string | undefined;
  movePoints?: number;
  activePatch?: Partial<Active>;
  kleggController?: number;
  kleggFree?: string[];
  /** How many cards may still be drawn; the rest of the pool beyond those set aside is in the discard pile. */
  left?: number;
  /** What happens next, first to happen first; then everything holds. */
  steps: readonly Step[];
}

const hold: Step = { type: 'klegg' };

export function arrange(a: Arrangement): State {
  const players = a.players ?? 2;
  const seating = ['sf', 'bh', 'kr', 'lh'].slice(0, players);
  const state = blockMania.setup({ players, seating, seed: 'arranged', ...a.options });
  state.stage = a.stage ?? 'main';
  state.phase = a.phase ?? 'command';
  state.turn = 1;
  state.phasing = a.phasing ?? 0;
  state.commandPoints = a.commandPoints ?? 0;
  for (const [id, blocker] of Object.entries(state.blockers)) {
    if (blocker.where === 'drawn') takeBack(state, id, blocker);
  }
  for (const [id, put] of Object.entries(a.put ?? {})) {
    placeOn(state, id, typeof put === 'string' ? { at: put } : put);
  }
  for (const [id, fate] of Object.entries(a.lost ?? {})) {
    removeFrom(stackOf(state, id), id);
    state.blockers[id] = { ...(state.blockers[id] as Blocker), where: fate };
  }
  for (const [space, patch] of Object.entries(a.squares ?? {})) state.spaces[space] = square(patch);
  for (const [k, patch] of Object.entries(a.boards ?? {})) {
    state.boards[Number(k)] = { ...(state.boards[Number(k)] as State['boards'][number]), ...patch };
  }
  for (const charge of a.laid ?? []) {
    removeFrom(state.containers.armoury, charge.item);
    state.laid.push(charge);
  }
  state.markers = { ...state.markers, ...a.markers };
  state.kleggController = a.kleggController ?? null;
  state.kleggFree = a.kleggFree ?? [];
  arrangeCards(state, a);
  if (a.active !== undefined)
    state.active = activeNow(state, a.active, a.movePoints, a.activePatch);
  state.agenda = [...a.steps, hold].reverse();
  const broken = blockMania.invariants(state);
  if (broken.length > 0) throw new Error(`arranged wrongly: ${broken.join('; ')}`);
  return state;
}

function stackOf(state: State, id: string): string[] {
  const seat = state.boards.findIndex(({ block }) => id.startsWith(`${block}-`));
  return state.stacks[seat] ?? [];
}

function takeBack(state: State, id: string, blocker: Blocker): void {
  state.blockers[id] = { ...blocker, where: 'stack' };
  addTo(stackOf(state, id), id);
}

function placeOn(state: State, id: string, put: Put): void {
  removeFrom(stackOf(state, id), id);
  const items = [...(put.items ?? [])];
  for (const item of items) {
    const isThere =
      removeFrom(state.containers.hardware, item) || removeFrom(state.containers.armoury, item);
    if (!isThere) throw new Error(`there is no ${item} left`);
  }
  state.blockers[id] = {
    ...(state.blockers[id] as Blocker),
    where: { space: put.at, outside: put.outside ?? false },
    items,
    deployedHeavy: [...(put.deployed ?? [])],
    flipped: put.flipped ?? false,
    fired: put.fired ?? false,
    activatedTurn: put.activatedBy === undefined ? null : state.turn,
    activatedBy: put.activatedBy ?? null,
    startedPhaseAt: put.began ? put.at : null,
  };
  const order = Object.keys(state.blockers);
  const place = (blocker: string) => {
    const types = blockMania.content.blockerTypes.map((type) => type.id);
    const block = seatingOrder.findIndex((board) => blocker.startsWith(`${board}-`));
    const type = types.findIndex((name) => blocker.includes(`${name}-`));
    return (block < 0 ? 9 : block) * 1000 + type * 50 + Number(blocker.split('-').at(-1));
  };
  state.standing = [...state.standing, id].sort((x, y) => place(x) - place(y));
  if (!order.includes(id)) throw new Error(`there is no ${id}`);
}

const seatingOrder = ['sf', 'bh', 'kr', 'lh'];

function square(patch: Partial<SquareState>): SquareState {
  const clean = { fire: 0, structural: 0, collapsed: false, looted: false, scrawl: false };
  return { ...clean, car: 0, linkHits: 0, ...patch };
}

function arrangeCards(state: State, a: Arrangement): void {
  const { cards } = state;
  const { setAside } = blockMania.content;
  for (const [seat, hand] of Object.entries(a.hands ?? {})) {
    for (const card of hand) {
      if (!removeFrom(cards.pool, card)) throw new Error(`${card} is gone`);
      addTo(cards.hands[Number(seat)] as string[], card);
    }
  }
  if (state.stage === 'endgame') {
    cards.left = cards.pool.length;
    return;
  }
  const aside = setAside[state.players];
  const left = a.left ?? cards.pool.length - aside;
  while (cards.pool.length > left + aside) addTo(cards.discard, cards.pool.pop() as string);
  cards.left = left;
}

function activeNow(state: State, id: string, movePoints = 4, patch: Partial<Active> = {}): Active {
  const { where } = state.blockers[id] as Blocker;
  const { space, outside } = typeof where === 'object' ? where : { space: '', outside: false };
  const flags = { noMove: false, flown: false, ended: false };
  const trail = [{ space, outside, via: 'start' as const }];
  state.blockers[id] = {
    ...(state.blockers[id] as Blocker),
    activatedTurn: 1,
    activatedBy: state.phasing,
  };
  return { blocker: id, movePoints, ...flags, trail, covered: 0, freeVisited: [space], ...patch };
}

/** An activation in the command phase. */
export function moving(
  blocker: string,
  at: string | Readonly<Put>,
  rest: Partial<Arrangement> = {},
): State {
  const put = { [blocker]: at, ...rest.put };
  return arrange({ active: blocker, steps: [{ type: 'active' }], ...rest, put });
}

type Loose<M> = M extends Move ? Omit<M, 'seat'> & { seat?: number } : never;
export type LooseMove = Loose<Move>;

/** Fills in the seat that is asked. */
export function fill(state: State, move: LooseMove): Move {
  return { seat: blockMania.toAct(state)[0] ?? 0, ...move } as Move;
}

const verbs = verbsOf<BlockMania>(() => blockMania);
export const { eventsOf, offeredMoves } = verbs;

/** Plays moves one after the other, each with its exact rolls; too few or left-over rolls, or a broken invariant, fail. */
export function play(
  state: State,
  ...turns: (LooseMove | [LooseMove, ...Roll[]])[]
): Played<BlockMania> {
  let now = state;
  const events: Event[] = [];
  for (const turn of turns) {
    const [move, ...rolls] = Array.isArray(turn) ? turn : [turn];
    const played = verbs.play(now, [fill(now, move), ...rolls]);
    now = played.state;
    events.push(...played.events);
  }
  return { state: now, events };
}

/** The rule that refuses a move; undefined if it is allowed. */
export function refusedBy(state: State, move: LooseMove): string | null | undefined {
  return verbs.refusedBy(state, fill(state, move));
}

/** Whether a move is listed. */
export function isOffered(state: State, move: LooseMove): boolean {
  const wanted = JSON.stringify(sorted(fill(state, move)));
  return blockMania.legalMoves(state).some((one) => JSON.stringify(sorted(one)) === wanted);
}

function sorted(move: object): unknown {
  return Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1));
}

export function where(state: State, id: string): Blocker['where'] | string | undefined {
  const place = state.blockers[id]?.where;
  return typeof place === 'object'
    ? place.outside
      ? `${place.space} outside`
      : place.space
    : place;
}

/** What is decided or happens next. */
export function stepNow(state: State): Step {
  const step = topStep(state);
  if (step === undefined) throw new Error('the game is over');
  return step;
}

export const done: LooseMove = { type: 'done' };
