import type { ContentPack } from '../../src/city-of-remnants/content/schema.js';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { SetupInput } from '../../src/city-of-remnants/setup.js';
import type {
  Figure,
  SeatState,
  State,
  Tile,
  Turn,
} from '../../src/city-of-remnants/state/state.js';
import type { Step } from '../../src/city-of-remnants/state/steps.js';
import { removeFrom } from '../../src/kit/sets.js';
import { verbsOf } from '../play.js';

/*
 * Arranges a table for a test: a state that could have come about, with every card, figure, tile and
 * token accounted for. `arrange` fails if the result breaks an invariant.
 */

export const yellow = 'yl-ret';
export const blue = 'bl-roden';
export const green = 'gl-asaro';
export const red = 'rl-garius';

/** The games that tests play, by the id of their pack. */
const games = new Map([[cityOfRemnants.content.id, cityOfRemnants]]);

/** Makes the standard pack with a change playable; its id is for `arrange`. */
export function changedPack(id: string, change: (pack: ContentPack) => void): string {
  const pack: ContentPack = { ...structuredClone(cityOfRemnants.content), id };
  change(pack);
  games.set(id, cityOfRemnants.withContent(pack));
  return id;
}

export function gameOf({ pack }: { pack: string }): typeof cityOfRemnants {
  const game = games.get(pack);
  if (game === undefined) throw new Error(`nobody has made the pack ${pack}`);
  return game;
}

export interface SeatPatch {
  hand?: string[];
  /** Layers, top first. Own starter cards in no zone named are the draw pile; if it is named, they are removed. */
  draw?: string[][];
  discard?: string[];
  table?: string[];
  arcs?: number;
  renown?: number;
  turnsTaken?: number;
  /** Conditions met; influence follows. */
  conditions?: string[];
  wins?: SeatState['wins'];
  /** By space. */
  figures?: Record<string, number>;
  /** Figures in the pool; 7 less those on the board by default. */
  pool?: number;
}

export interface Arrangement {
  players?: 2 | 3 | 4;
  pack?: string;
  leaders?: string[];
  options?: Partial<SetupInput>;
  seats?: Partial<Record<0 | 1 | 2 | 3, SeatPatch>>;
  /** Development, spaces, products. */
  tiles?: [development: string, spaces: string, products?: number][];
  /** Types that must be in the draft, besides those of `tiles`. */
  drafted?: string[];
  gangRow?: string[];
  /** Exact; gang members in no zone named are removed then. */
  gangDeck?: string[];
  gangDiscard?: string[];
  marketRow?: string[];
  /** By token. */
  tokens?: Record<string, string>;
  round?: number;
  firstSeat?: number;
  /** The seat whose turn it is; null for none. */
  active?: number | null;
  turn?: Partial<Omit<Turn, 'mods'>> & { mods?: Partial<Turn['mods']> };
  phase?: State['phase'];
  /** On top of the rest of the turn, first to happen first. */
  steps?: Step[];
  /** The whole agenda, first to happen first. */
  agenda?: Step[];
  auction?: State['auction'];
  ycuQueue?: State['ycuQueue'];
  /** Why no play leads to this table, which `load` would refuse. */
  unreachable?: string;
}

const leadersBySeat = [yellow, blue, green, red];
const entriesOf = { grid7: ['D1', 'A4', 'D7', 'G4'], tri: ['D6', 'A3', 'G3'] };

export function arrange(a: Arrangement = {}): State {
  const players = a.players ?? 2;
  const game = gameOf({ pack: a.pack ?? cityOfRemnants.content.id });
  const developments = draft(game.content, [
    ...(a.drafted ?? []),
    ...(a.tiles ?? []).map(([id]) => id),
  ]);
  const state = game.setup({
    players,
    seed: 'arranged',
    leaders: a.leaders ?? leadersBySeat.slice(0, players),
    entries: entriesOf[players === 3 ? 'tri' : 'grid7'].slice(0, players),
    firstPlayer: 0,
    developments,
    ...a.options,
  });
  state.round = a.round ?? 1;
  state.firstSeat = a.firstSeat ?? 0;
  arrangeCards(state, a);
  arrangeSeats(state, a);
  arrangeTiles(state, a);
  for (const [token, space] of Object.entries(a.tokens ?? {})) {
    take(state.ycu.bag, token);
    state.ycu.onBoard = { ...state.ycu.onBoard, [token]: space };
  }
  arrangeTurn(state, a);
  const broken = game.invariants(state);
  if (broken.length > 0) throw new Error(`arranged wrongly: ${broken.join('; ')}`);
  return isCutOut(a) ? state : game.load(state);
}

/** What happens next is not the rest of a turn, so no play stops there. */
function isCutOut({ steps, agenda, unreachable }: Arrangement): boolean {
  return steps !== undefined || agenda !== undefined || unreachable !== undefined;
}

export const { play, refusedBy, legalMoves, offered, offeredMoves, offeredTypes, eventsOf } =
  verbsOf(gameOf);

type Fields<T extends Move['type']> = Omit<Extract<Move, { type: T }>, 'type' | 'seat'>;

/** A move of the seat. */
export function mv<T extends Move['type']>(
  seat: number,
  type: T,
  ...[fields]: keyof Fields<T> extends never ? [] : [Fields<T>]
): Move {
  return { type, seat, ...fields } as Move;
}

export function toAct(state: State): number[] {
  return gameOf(state).toAct(state);
}

export function topStep(state: State): Step['type'] | undefined {
  return state.agenda.at(-1)?.type;
}

export function seat(state: State, index: number): SeatState {
  return state.seats[index] as SeatState;
}

export function countAt(state: State, index: number, at: Figure['at']): number {
  return Object.values(state.figures).filter((one) => one.seat === index && one.at === at).length;
}

export function tile(state: State, id: string): Tile {
  return state.tiles.find((one) => one.id === id) as Tile;
}

function draft({ developments, constants }: ContentPack, needed: string[]): string[] {
  const drafted = [...new Set(needed)];
  for (const level of ['slum', 'midtown', 'heights'] as const) {
    for (const { id, type } of developments) {
      const there = drafted.filter((one) => developments.find((d) => d.id === one)?.type === level);
      if (type !== level || drafted.includes(id) || there.length >= constants.draft[level])
        continue;
      drafted.push(id);
    }
  }
  return drafted;
}

function arrangeCards(state: State, a: Arrangement): void {
  const all: string[] = [];
  for (const { hand, draw, discard } of state.seats) all.push(...hand, ...draw.flat(), ...discard);
  for (const { deck, row } of [state.gang, state.market]) all.push(...deck.flat(), ...row);
  all.sort();
  const named = (zone: readonly string[] | undefined) => {
    for (const card of zone ?? []) take(all, card);
    return [...(zone ?? [])];
  };
  state.removed = [];
  for (const [index, player] of state.seats.entries()) {
    const patch = a.seats?.[index as 0] ?? {};
    player.hand = named(patch.hand).sort();
    player.discard = named(patch.discard).sort();
    player.table = named(patch.table);
    player.draw = (patch.draw ?? []).map((layer) => named(layer).sort());
  }
  state.gang.row = named(a.gangRow);
  state.gang.discard = named(a.gangDiscard).sort();
  state.gang.deck = a.gangDeck?.length ? [named(a.gangDeck).sort()] : [];
  state.market.row = named(a.marketRow);
  state.market.discard = [];
  for (const [index, player] of state.seats.entries()) {
    const prefix = `${player.leader?.slice(0, 2)}-`;
    const own = takeAll(all, (card) => card.startsWith(prefix));
    if (a.seats?.[index as 0]?.draw) state.removed.push(...own);
    else player.draw = own.length > 0 ? [own] : [];
  }
  const gang = takeAll(all, (card) => card.startsWith('gm-'));
  if (a.gangRow === undefined) state.gang.row = gang.splice(0, 4);
  if (a.gangDeck === undefined) state.gang.deck = [gang];
  else state.removed.push(...gang);
  if (a.marketRow === undefined) state.market.row = all.splice(0, 4);
  state.market.deck = [all];
}

function arrangeSeats(state: State, a: Arrangement): void {
  const figures: Record<string, Figure> = {};
  state.seats.forEach((player, index) => {
    const patch = a.seats?.[index as 0] ?? {};
    player.arcs = patch.arcs ?? player.arcs;
    player.renown = patch.renown ?? 0;
    player.turnsTaken = patch.turnsTaken ?? 0;
    player.conditionsMet = patch.conditions ?? [];
    player.influence = Math.min(7, 4 + player.conditionsMet.length);
    player.wins = patch.wins ?? player.wins;
    const places: Figure['at'][] = [];
    for (const [space, count] of Object.entries(patch.figures ?? {})) {
      for (let i = 0; i < count; i++) places.push(space as Figure['at']);
    }
    const pool = patch.pool ?? Math.max(0, 7 - places.length);
    for (let i = 0; i < pool; i++) places.push('pool');
    for (let i = 0; i < 16; i++) {
      const id = `${player.colour}-${String(i + 1).padStart(2, '0')}`;
      figures[id] = { seat: index, at: places[i] ?? 'supply' };
    }
  });
  state.figures = figures;
  const held = state.seats.reduce((sum, { renown }) => sum + renown, 0);
  state.renownPool = 200 - held;
}

function arrangeTiles(state: State, { tiles = [] }: Arrangement): void {
  const built: Record<string, number> = {};
  state.tiles = tiles.map(([development, spaces, products = 0]) => {
    built[development] = (built[development] ?? 0) + 1;
    state.productSupply -= products;
    state.tileSupply[development] = (state.tileSupply[development] ?? 0) - 1;
    return {
      id: `${development}:${built[development]}`,
      development,
      spaces: spaces.split(' '),
      products,
    };
  });
}

function arrangeTurn(state: State, a: Arrangement): void {
  state.phase = a.phase ?? 'turns';
  state.auction = a.auction ?? null;
  state.ycuQueue = a.ycuQueue ?? null;
  const { mods, ...turn } = a.turn ?? {};
  const old = state.turn as Turn;
  const active = a.active === undefined ? 0 : a.active;
  state.turn =
    active === null ? null : { ...old, seat: active, ...turn, mods: { ...old.mods, ...mods } };
  const rest: Step[] =
    state.turn?.action && !state.turn.actionDone
      ? [{ type: 'endAction' }, { type: 'turnMain' }, { type: 'patrolPhase' }]
      : [{ type: 'turnMain' }, { type: 'patrolPhase' }];
  state.agenda = (a.agenda ?? [...(a.steps ?? []), ...rest]).slice().reverse();
}

function take(pool: string[], id: string): void {
  if (!removeFrom(pool, id)) throw new Error(`${id} is not to be had`);
}

function takeAll(pool: string[], fits: (card: string) => boolean): string[] {
  const taken = pool.filter(fits);
  for (const card of taken) take(pool, card);
  return taken;
}
