import type { Roll } from '../../src/kernel/chance.js';
import { addTo, removeFrom } from '../../src/kit/sets.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import type { ContentPack, Structure } from '../../src/neon-gods/content/schema.js';
import { type NeonGods, neonGods } from '../../src/neon-gods/index.js';
import type { HouseRules, SeatState, Space, State } from '../../src/neon-gods/state/state.js';
import type { Step } from '../../src/neon-gods/state/steps.js';
import { type Played as PlayedOf, verbsOf } from '../play.js';

/*
 * Arranges a table for a test: a state that could have come about, with every card, figure and token
 * accounted for. `arrange` fails if the result breaks an invariant.
 */

export const layouts = {
  LS: 'life-on-the-streets',
  CQ: 'close-quarters',
  TA: 'tunnel-assault',
  NH: 'no-place-to-hide',
  RD: 'raids',
} as const;
export type Layout = `${keyof typeof layouts}${2 | 3 | 4}`;

/** The games that tests play, by the id of their pack. */
const games = new Map([[neonGods.content.id, neonGods]]);

/** Makes the standard pack with a change playable; its id is for `arrange`. */
export function changedPack(id: string, change: (pack: ContentPack) => void): string {
  const pack: ContentPack = { ...structuredClone(neonGods.content), id };
  change(pack);
  games.set(id, neonGods.withContent(pack));
  return id;
}

export function gameOf({ pack }: { pack: string }): typeof neonGods {
  const game = games.get(pack);
  if (game === undefined) throw new Error(`nobody has made the pack ${pack}`);
  return game;
}

export const { play, refusedBy, legalMoves, offered, offeredTypes, eventsOf } =
  verbsOf<NeonGods>(gameOf);
export type Played = PlayedOf<NeonGods>;

export interface SeatPatch {
  money?: number;
  blurp?: number;
  /** Zones are exact. Own cards in no zone named go to the first of draw, discard, hand that is not named. */
  hand?: string[];
  draw?: string[];
  discard?: string[];
  activated?: string[];
  /** Exact figures by space. The rest of the six stays on the base, unless the base is named; the rest is supply. */
  figures?: Partial<Record<SpaceId, number>>;
}

export interface SpacePatch {
  owls?: number;
  products?: number;
  tunnel?: boolean;
  build?: Structure[];
  /** Face up: token ids. Face down: 'down'. Exact. */
  andys?: string[];
}

export interface Arrangement {
  /** Scenario and number of players: 'LS2' is Life on the Streets for two. */
  layout?: Layout;
  /** A pack made by `changedPack`. */
  pack?: string;
  seats?: Partial<Record<0 | 1 | 2 | 3, SeatPatch>>;
  board?: Partial<Record<SpaceId, SpacePatch>>;
  /** No andys but those named in `board`. */
  noAndys?: boolean;
  row?: (string | null)[];
  /** The recruitment deck holds just these; the other recruits lie in the discard pile of seat 0. */
  deck?: string[];
  active?: 0 | 1 | 2 | 3;
  firstPlayer?: 0 | 1 | 2 | 3;
  round?: number;
  houseRules?: Partial<HouseRules>;
  /** The point in the turn; 'recruit' by default. */
  at?: TurnPoint;
  /** Steps on top of that point, first to happen first. */
  steps?: Step[];
  /** After this point two `recruit` decisions follow instead of the rest of the turn, so that a tape can end there. */
  hold?: boolean;
  /** Why no play leads to this table, which `load` would refuse. */
  unreachable?: string;
}

type TurnPoint = 'recruit' | 'move' | 'activate' | 'battles' | 'cleanUp' | 'discard' | 'endTurn';

const turn: { point: TurnPoint; step: Step }[] = [
  { point: 'recruit', step: { type: 'recruit' } },
  { point: 'move', step: { type: 'move', left: 2, spaces: 3, moved: {} } },
  { point: 'activate', step: { type: 'activate', left: 3 } },
  { point: 'battles', step: { type: 'battleChoose' } },
  { point: 'cleanUp', step: { type: 'cleanUp' } },
  { point: 'discard', step: { type: 'discard' } },
  { point: 'endTurn', step: { type: 'endTurn' } },
];

/**
 * The arranged state. Its top step may be one that the engine would skip or carry out by itself;
 * `play` on the move before it shows that.
 */
export function arrange(a: Arrangement = {}): State {
  const layout = a.layout ?? 'LS2';
  const players = Number(layout[2]) as 2 | 3 | 4;
  const scenario = layouts[layout.slice(0, 2) as keyof typeof layouts];
  const houseRules = a.houseRules ?? {};
  const game = gameOf({ pack: a.pack ?? neonGods.content.id });
  const state = game.setup({ players, scenario, seed: 'arranged', firstPlayer: 0, houseRules });
  state.active = a.active ?? 0;
  state.firstPlayer = a.firstPlayer ?? state.active;
  state.turnInRound = (state.active - state.firstPlayer + players) % players;
  state.round = a.round ?? 1;
  state.daylights = Math.floor((state.round - 1) / 3);
  undoFirstDraw(state);
  arrangeRow(state, a);
  for (const [seat, patch] of Object.entries(a.seats ?? {})) {
    arrangeCards(state, Number(seat), patch);
    arrangeFigures(state, Number(seat), patch);
    const player = state.seats[Number(seat)] as SeatState;
    player.money = patch.money ?? player.money;
    player.blurp = patch.blurp ?? player.blurp;
  }
  if (a.noAndys) for (const at of spaceIds) state.board[at].andys = [];
  for (const [at, patch] of Object.entries(a.board ?? {})) {
    arrangeSpace(state, at as SpaceId, patch);
  }
  const from = turn.findIndex(({ point }) => point === (a.at ?? 'recruit'));
  const hold: Step[] = [{ type: 'recruit' }, { type: 'recruit' }];
  const [now, ...later] = turn.slice(from).map(({ step }) => ({ ...step }));
  const played = seat(state, state.active).activated.length;
  if (now?.type === 'activate' && !isCutOut(a)) now.left -= played;
  const rest = [...(now ? [now] : []), ...(a.hold ? hold : later)];
  state.agenda = [...(a.steps ?? []), ...rest].reverse();
  const broken = game.invariants(state);
  if (broken.length > 0) throw new Error(`arranged wrongly: ${broken.join('; ')}`);
  return isCutOut(a) ? state : game.load(state);
}

/** Nobody decides at this point of a turn, or what follows is not the rest of one: no play stops there. */
function isCutOut({ at = 'recruit', steps, hold, unreachable }: Arrangement): boolean {
  const happens = at === 'cleanUp' || at === 'endTurn';
  return happens || steps !== undefined || hold === true || unreachable !== undefined;
}

/** Lets happen by itself what is next on the agenda, with its exact rolls. */
export function letHappen(state: State, ...rolls: Roll[]): Played {
  const { active: seat, agenda } = state;
  const waiting: State = { ...state, agenda: [...agenda, { type: 'gain', left: 1 }] };
  return play(waiting, [{ type: 'done', seat }, ...rolls]);
}

export function seat(state: State, index: number): SeatState {
  return state.seats[index] as SeatState;
}

/** Setup runs on into the first turn: its draw is taken back. */
function undoFirstDraw(state: State): void {
  for (const player of state.seats) {
    player.draw = [[...player.draw.flat(), ...player.hand].sort()];
    player.hand = (player.draw[0] as string[]).splice(0, 2);
  }
}

function arrangeRow(state: State, { row, deck }: Arrangement): void {
  const pool = [...state.recruitDeck.flat(), ...state.row.flatMap((card) => card ?? [])].sort();
  if (row !== undefined) {
    for (const card of row) if (card !== null) take(pool, card);
    state.row = row;
  } else {
    for (const card of state.row) if (card !== null) take(pool, card);
  }
  if (deck !== undefined) {
    for (const card of deck) take(pool, card);
    const events = pool.filter((card) => card.startsWith('evt-'));
    if (events.length > 0) throw new Error(`events must be in row or deck: ${events}`);
    const player = state.seats[0] as SeatState;
    for (const card of pool) addTo(player.discard, card);
    state.recruitDeck = deck.length > 0 ? [[...deck].sort()] : [];
  } else {
    state.recruitDeck = [pool];
  }
}

function arrangeCards(state: State, index: number, patch: SeatPatch): void {
  const player = state.seats[index] as SeatState;
  const { hand, draw, discard, activated } = patch;
  const own = [...player.hand, ...player.draw.flat(), ...player.discard].sort();
  for (const card of [hand, draw, discard, activated].flatMap((zone) => zone ?? [])) {
    if (!removeFrom(own, card)) takeRecruit(state, card);
  }
  const zones = { hand: hand ?? [], draw: draw ?? [], discard: discard ?? [] };
  const spare = (['draw', 'discard', 'hand'] as const).find((zone) => patch[zone] === undefined);
  const wantsCards = [hand, draw, discard, activated].some((zone) => zone !== undefined);
  if (!wantsCards) return;
  if (own.length > 0) {
    if (spare === undefined) throw new Error(`cards of seat ${index} in no zone: ${own}`);
    zones[spare] = [...zones[spare], ...own];
  }
  player.hand = [...zones.hand].sort();
  player.discard = [...zones.discard].sort();
  player.draw = zones.draw.length > 0 ? [[...zones.draw].sort()] : [];
  player.activated = activated ?? [];
}

function takeRecruit(state: State, card: string): void {
  const slot = state.row.indexOf(card);
  const [deck = []] = state.recruitDeck;
  if (slot >= 0) {
    const other = deck.find((one) => one.startsWith('rec-')) as string;
    take(deck, other);
    state.row[slot] = other;
  } else {
    take(deck, card);
  }
}

function take(pool: string[], card: string): void {
  if (!removeFrom(pool, card)) throw new Error(`${card} is not to be had`);
}

function arrangeFigures(state: State, index: number, { figures }: SeatPatch): void {
  if (figures === undefined) return;
  const player = state.seats[index] as SeatState;
  const base = spaceIds.find((at) => state.board[at].base === index) as SpaceId;
  for (const at of spaceIds) state.board[at].figures[index] = figures[at] ?? 0;
  const placed = spaceIds.reduce((sum, at) => sum + (figures[at] ?? 0), 0);
  if (figures[base] === undefined) {
    const home = Math.max(0, 6 - placed);
    state.board[base].figures[index] = home;
    player.figureSupply = 16 - placed - home;
  } else {
    player.figureSupply = 16 - placed;
  }
}

const supplies = {
  factory: 'factories',
  watchtower: 'watchtowers',
  monument: 'monuments',
} as const;

function arrangeSpace(state: State, at: SpaceId, patch: SpacePatch): void {
  const space: Space = state.board[at];
  const { supply } = state;
  if (patch.owls !== undefined) {
    supply.owls += space.owls - patch.owls;
    space.owls = patch.owls;
  }
  if (patch.products !== undefined) {
    supply.products += space.products - patch.products;
    space.products = patch.products;
  }
  if (patch.tunnel !== undefined) {
    supply.tunnels += Number(space.tunnel) - Number(patch.tunnel);
    space.tunnel = patch.tunnel;
  }
  for (const structure of patch.build ?? []) {
    space[structure] = true;
    supply[supplies[structure]]--;
  }
  if (patch.andys !== undefined) {
    space.andys = patch.andys.map((token) => {
      if (token === 'down') return { down: 0 };
      take(supply.andys[0] as string[], token);
      return { up: token };
    });
  }
}
