import type { MarketPile } from '../../src/bloodfeud/content/schema.js';
import { type Bloodfeud, bloodfeud, type SetupInput } from '../../src/bloodfeud/index.js';
import type { Move, MoveAt, MoveType } from '../../src/bloodfeud/moves/index.js';
import type {
  Alliance,
  Council,
  Location,
  PlayerId,
  RoundEffects,
  Stack,
  State,
  Step,
  Tallies,
  Team,
  UnitName,
  Used,
} from '../../src/bloodfeud/state/state.js';
import type { Roll } from '../../src/kernel/chance.js';
import type { Layer } from '../../src/kit/layers.js';
import { type Played, verbsOf } from '../play.js';

/*
 * Arranges a table for a test: a state that could have come about, with every card, Unit, Asset and
 * token accounted for. `arrange` fails if the result breaks an invariant.
 */

export const brujah = 0;
export const nosferatu = 1;
export const cityhall = 2;
export const firstlight = 3;
export const storyteller = 4;

/** The draws of the table of four that most tests begin with, in the order of setup. */
export const fourRolls: readonly string[] = [
  ...'T01 T02 T03 T04 T05 T06 T07 T08 T09 D1 D3 D7 D9 o01 o04 o07 v01 v05 v07 h01 h06 h12'.split(
    ' ',
  ),
  ...'e01 e05 e02 e07 e03 e09 e12 e13 e08 e16 e19 e20'.split(' '),
  ...'a01 a11 a07 a02 a09 a17 a19 a05 a13 a24 a21 a23 a03 a08 a14 a20'.split(' '),
];

/** The Ambitions that its teams put back. */
export const fourDiscards = ['a13', 'a24', 'a21', 'a23'] as const;

/** A number of ready Basic Units, or more exactly. */
export type Units = number | Partial<Stack>;

export interface TeamPatch {
  power?: number;
  assets?: number;
  tokens?: number;
  /** Where all players are, or each of them. */
  at?: Location | Location[];
  /** Exact Basic Units by Domain. Player Units not named stay on the start Domain. */
  units?: Record<string, Units>;
  /** Market Orders held besides the starting Orders. */
  orders?: string[];
  advancements?: string[];
  ambitions?: string[];
  events?: string[];
  warehouse?: string[];
  lanyards?: Partial<Record<PlayerId, string[]>>;
  /** Slain Units, bottommost first; their tokens are claimed. */
  graveyard?: [team: number, unit: UnitName][];
  supply?: number;
  barricadesLeft?: number;
  budget?: number | null;
  passed?: boolean;
  used?: Partial<Used>;
  tallies?: Partial<Tallies>;
  peeked?: Team['peeked'];
}

export interface Arrangement {
  /** 4 by default, with the draws above. With more, the seed decides tiles and cards. */
  teams?: number;
  setup?: Partial<SetupInput>;
  seats?: Record<number, TeamPatch>;
  tiles?: Record<string, string>;
  control?: Record<string, number | null>;
  barricades?: Record<string, number>;
  /** Placed Orders in their sequence. */
  placed?: [domain: string, seat: number, card: string][];
  alliances?: [a: number, b: number, blockedBy?: number][];
  sun?: { marker: number; blocked?: number[] };
  market?: Partial<Record<MarketPile, { slots?: (string | null)[]; pile?: string[][] }>>;
  eventDeck?: string[];
  discard?: string[];
  faceUp?: (string | null)[];
  ambitionDeck?: string[];
  council?: Partial<Council>;
  effects?: Partial<RoundEffects>;
  spent?: number;
  /** Assets and tokens not in any place named are taken out of the supplies by these numbers. */
  assetSupply?: number;
  ambitionBoard?: number;
  /** Steps to happen first, first one first. */
  steps?: Step[];
  round?: number;
  /** Why no play leads to this table, which `load` would refuse. */
  unreachable?: string;
}

export function setupFour(setup: Partial<SetupInput> = {}): State {
  const options = { players: 4, seed: 'four', actionBudget: null, ...setup };
  const rolls = setup.factions || setup.scenario === 'sc3' ? undefined : fourRolls;
  return bloodfeud.setup(options, rolls ? { rolls } : undefined);
}

/** The arranged state, at the open decision point of round 1 by default. */
export function arrange(a: Arrangement = {}): State {
  const { teams = 4, setup = {} } = a;
  let state =
    teams === 4
      ? setupFour(setup)
      : bloodfeud.setup({ players: teams, seed: 'arranged', actionBudget: null, ...setup });
  while (state.agenda.at(-1)?.type === 'keepAmbition') {
    const [seat = 0] = bloodfeud.toAct(state);
    const hand = team(state, seat).ambitions;
    const card =
      fourDiscards.find((one) => teams === 4 && hand.includes(one)) ?? (hand[0] as string);
    state = bloodfeud.reduce(state, { type: 'discardAmbition', seat, card });
  }
  while (state.agenda.at(-1)?.type === 'recordPower') {
    const [move] = bloodfeud.legalMoves(state) as [Move];
    state = bloodfeud.reduce(state, move);
  }
  arrangeBoard(state, a);
  for (const [seat, patch] of Object.entries(a.seats ?? {})) {
    arrangeTeam(state, Number(seat), patch);
  }
  arrangeCards(state, a);
  arrangeTokens(state, a);
  if (a.steps !== undefined) state.agenda.push(...[...a.steps].reverse());
  const broken = bloodfeud.invariants(state);
  if (broken.length > 0) throw new Error(`arranged wrongly: ${broken.join('; ')}`);
  return isCutOut(a) ? state : bloodfeud.load(state);
}

/** What happens next was put there by hand, so no play stops there. */
function isCutOut({ steps, unreachable }: Arrangement): boolean {
  return steps !== undefined || unreachable !== undefined;
}

function arrangeBoard(state: State, a: Arrangement): void {
  for (const [domain, tile] of Object.entries(a.tiles ?? {})) {
    const before = state.domains[domain] as State['domains'][string];
    const other = Object.keys(state.domains).find((at) => state.domains[at]?.tile === tile);
    if (other !== undefined) {
      const there = state.domains[other] as State['domains'][string];
      state.domains[other] = { ...there, tile: before.tile };
    }
    state.domains[domain] = { ...before, tile };
  }
  for (const [domain, control] of Object.entries(a.control ?? {})) {
    state.domains[domain] = { ...(state.domains[domain] as State['domains'][string]), control };
  }
  for (const [edge, owner] of Object.entries(a.barricades ?? {})) {
    state.barricades = { ...state.barricades, [edge]: owner };
    team(state, owner).barricadesLeft -= 1;
  }
  const alliances: Record<string, Alliance> = {};
  for (const [x, y, by] of a.alliances ?? []) {
    alliances[`${x}|${y}`] =
      by === undefined ? { status: 'allied', by: null } : { status: 'blocked', by };
  }
  state.alliances = alliances;
  if (a.sun !== undefined) {
    const { marker, blocked = [] } = a.sun;
    const costs = bloodfeud.content.sun.spaces;
    const tokens = blocked.map((at) => [at, costs.find(({ space }) => space === at)?.cost ?? 0]);
    state.sun = { marker, blocked, tokens: Object.fromEntries(tokens) };
    state.round = costs.filter(({ space }) => space <= marker && !blocked.includes(space)).length;
  }
  state.round = a.round ?? state.round;
  state.effects = { ...state.effects, ...a.effects };
  state.council = { ...state.council, ...a.council };
  for (const { by } of state.council.proposals) use(state, by, { proposed: true });
}

function use(state: State, seat: number, used: Partial<Used>): void {
  const own = team(state, seat);
  own.used = { ...own.used, ...used };
}

function arrangeTeam(state: State, seat: number, p: TeamPatch): void {
  const own = team(state, seat);
  const names = Object.keys(own.location) as PlayerId[];
  own.power = p.power ?? own.power;
  own.assets = p.assets ?? own.assets;
  own.tokens = p.tokens ?? own.tokens;
  if (p.at !== undefined) {
    const at = p.at;
    const where = (i: number) => (typeof at === 'string' ? at : (at[i] ?? 'neutral'));
    own.location = Object.fromEntries(names.map((name, i) => [name, where(i)]));
  }
  if (p.units !== undefined) arrangeUnits(state, seat, p.units);
  own.lanyards = { ...own.lanyards, ...p.lanyards };
  own.passed = p.passed ?? own.passed;
  own.budget = p.budget === undefined ? own.budget : p.budget;
  own.tallies = { ...own.tallies, ...p.tallies };
  own.peeked = p.peeked ?? own.peeked;
  use(state, seat, p.used ?? {});
  if (p.graveyard !== undefined) {
    const { graveyard } = p;
    own.graveyard = own.graveyard.map((grave, i) => {
      const [who, unit] = graveyard[i] ?? [];
      if (who === undefined || unit === undefined) return grave;
      if (unit === 'basic') team(state, who).supply -= 1;
      else removePlayer(state, who, unit);
      return { token: false, unit: { team: who, unit, round: state.round } };
    });
  }
  if (p.supply !== undefined) moveToGraves(state, seat, p.supply);
  if (p.barricadesLeft !== undefined) throw new Error('place the Barricades instead');
}

/** Basic Units beyond the wanted Supply lie in the Graveyard of the next team. */
function moveToGraves(state: State, seat: number, supply: number): void {
  const own = team(state, seat);
  let surplus = own.supply - supply;
  own.supply = supply;
  for (const other of [1, 2, 3].map((n) => (seat + n) % state.teams.length)) {
    const { graveyard } = team(state, other);
    team(state, other).graveyard = graveyard.map((grave) => {
      if (grave.unit !== null || surplus === 0) return grave;
      surplus -= 1;
      return { token: false, unit: { team: seat, unit: 'basic', round: state.round } };
    });
  }
  if (surplus > 0) throw new Error('the Graveyards are full');
}

function removePlayer(state: State, seat: number, player: PlayerId): void {
  for (const [id, domain] of Object.entries(state.domains)) {
    const stack = domain.units[seat];
    if (stack?.players[player] === undefined) continue;
    const { [player]: _gone, ...players } = stack.players;
    putStack(state, id, seat, { ...stack, players });
  }
}

function putStack(state: State, id: string, seat: number, stack: Stack): void {
  const domain = state.domains[id] as State['domains'][string];
  const { [seat]: _before, ...others } = domain.units;
  const size = stack.ready + stack.tired + Object.keys(stack.players).length;
  state.domains[id] = { ...domain, units: size > 0 ? { ...others, [seat]: stack } : others };
}

function arrangeUnits(state: State, seat: number, units: Record<string, Units>): void {
  const own = team(state, seat);
  let placed = 0;
  for (const id of Object.keys(state.domains)) {
    const stack = state.domains[id]?.units[seat];
    if (stack !== undefined) putStack(state, id, seat, { ...stack, ready: 0, tired: 0 });
  }
  for (const [id, wanted] of Object.entries(units)) {
    const {
      ready = 0,
      tired = 0,
      players = {},
    } = typeof wanted === 'number' ? { ready: wanted } : wanted;
    for (const player of Object.keys(players)) removePlayer(state, seat, player as PlayerId);
    const before = state.domains[id]?.units[seat]?.players ?? {};
    putStack(state, id, seat, { ready, tired, players: { ...before, ...players } });
    placed += ready + tired;
  }
  const dead = state.teams.flatMap(({ graveyard }) =>
    graveyard.filter(({ unit }) => unit?.team === seat && unit.unit === 'basic'),
  ).length;
  own.supply = bloodfeud.content.constants.basicUnits - placed - dead;
}

/** Every card not named goes to its pile; if the pile is named, to the last team's hand. */
function arrangeCards(state: State, a: Arrangement): void {
  const last = state.teams.length - 1;
  const { orders, advancements, events, ambitions } = bloodfeud.content;
  placeOrders(state, a);
  const goods = new Map<string, MarketPile>();
  for (const { id } of orders) goods.set(id, 'orders');
  for (const { id, pile } of advancements) goods.set(id, pile);
  for (const [seat, p] of Object.entries(a.seats ?? {})) {
    const own = team(state, Number(seat));
    if (p.orders) own.orders = [...own.orders, ...p.orders].sort();
    if (p.advancements) own.advancements = [...p.advancements].sort();
    if (p.warehouse) own.warehouse = [...p.warehouse].sort();
    if (p.events) own.events = [...p.events].sort();
    if (p.ambitions) own.ambitions = [...p.ambitions].sort();
  }
  for (const name of ['orders', 'disciplines', 'gear'] as const) {
    const wanted = a.market?.[name];
    const market = state.market[name];
    const slots = wanted?.slots ?? market.slots;
    const elsewhere = [
      ...inHands(state),
      ...Object.values(state.ordersBoard)
        .flat()
        .map((o) => o.card),
    ];
    const pool = copiesOf([...orders, ...advancements].filter(({ id }) => goods.get(id) === name));
    takeAll(
      pool,
      elsewhere.filter((card) => goods.get(card) === name),
    );
    takeAll(
      pool,
      slots.filter((card) => card !== null),
    );
    if (wanted?.pile === undefined) {
      state.market[name] = { pile: layersOf([pool]), slots };
      continue;
    }
    takeAll(pool, wanted.pile.flat());
    const zone = name === 'orders' ? 'orders' : 'advancements';
    team(state, last)[zone] = [...team(state, last)[zone], ...pool].sort();
    state.market[name] = { pile: layersOf(wanted.pile), slots };
  }
  const pool = copiesOf(events);
  takeAll(
    pool,
    state.teams.flatMap((one) => one.events),
  );
  takeAll(
    pool,
    state.council.proposals.map(({ card }) => card),
  );
  if (state.council.selected !== null) takeAll(pool, [state.council.selected.card]);
  state.events.discard = [...(a.discard ?? [])].sort();
  takeAll(pool, state.events.discard);
  if (a.eventDeck !== undefined) {
    takeAll(pool, a.eventDeck);
    team(state, last).events = [...team(state, last).events, ...pool].sort();
  }
  state.events.deck = layersOf([a.eventDeck ?? pool]);
  const left = copiesOf(ambitions);
  takeAll(
    left,
    state.teams.flatMap((one) => one.ambitions.filter((card) => card[0] === 'a')),
  );
  state.ambitions.faceUp = a.faceUp ?? state.ambitions.faceUp;
  takeAll(
    left,
    state.ambitions.faceUp.filter((card) => card !== null),
  );
  if (a.ambitionDeck !== undefined) {
    takeAll(left, a.ambitionDeck);
    team(state, last).ambitions = [...team(state, last).ambitions, ...left].sort();
  }
  state.ambitions.deck = layersOf([a.ambitionDeck ?? left]);
}

function placeOrders(state: State, { placed = [] }: Arrangement): void {
  for (const [domain, seat, card] of placed) {
    state.ordersPlaced += 1;
    const own = team(state, seat);
    const at = own.orders.indexOf(card);
    if (at >= 0) own.orders = own.orders.filter((_, i) => i !== at);
    own.seals = { placed: own.seals.placed + 1 };
    const before = state.ordersBoard[domain] ?? [];
    state.ordersBoard = {
      ...state.ordersBoard,
      [domain]: [...before, { seat, card, number: state.ordersPlaced }],
    };
  }
}

function inHands(state: State): string[] {
  return state.teams.flatMap(({ orders, advancements, warehouse, lanyards }) => {
    return [...orders, ...advancements, ...warehouse, ...Object.values(lanyards).flat()];
  });
}

/** The first layer is hidden, unless it holds a single card of several layers. */
function layersOf(layers: readonly (readonly string[])[]): Layer[] {
  const full = layers.filter((cards) => cards.length > 0);
  return full.map((cards, i) => {
    const sorted = [...cards].sort();
    return { cards: sorted, seenBy: i === 0 ? [] : 'all' };
  });
}

function copiesOf(cards: readonly { id: string; copies: number }[]): string[] {
  return cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).sort();
}

function takeAll(pool: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const at = pool.indexOf(card);
    if (at < 0) throw new Error(`${card} is not to be had`);
    pool.splice(at, 1);
  }
}

/** What no team has is in the supplies; surplus tokens and Assets go to the last team. */
function arrangeTokens(state: State, a: Arrangement): void {
  const { constants } = bloodfeud.content;
  const last = state.teams.at(-1) as Team;
  const onBoard = Object.values(state.alliances).map((one) => (one.status === 'allied' ? 2 : 1));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  state.assets.spent = a.spent ?? 0;
  const held = sum(state.teams.map((one) => one.assets)) + sum(onBoard) + state.assets.spent;
  state.assets.supply = a.assetSupply ?? constants.assets - held;
  last.assets += constants.assets - held - state.assets.supply;
  const graves = state.teams.flatMap(({ graveyard }) => graveyard.filter(({ token }) => token));
  const stored = state.teams.flatMap(({ warehouse }) => warehouse.filter((one) => one === 'token'));
  const paid = sum(Object.values(state.sun.tokens));
  const out = sum(state.teams.map((one) => one.tokens)) + graves.length + stored.length + paid;
  state.ambitionBoard = a.ambitionBoard ?? constants.tokens - out;
  last.tokens += constants.tokens - out - state.ambitionBoard;
}

/** Ends the Gameplay Phase without any Event, so that Orders are all that happens. */
export function quiet(a: Arrangement): Arrangement {
  return { ...a, council: { resolved: true, ...a.council } };
}

export const { play, refusedBy, eventsOf } = verbsOf<Bloodfeud>(() => bloodfeud);

/** The storyteller ends the Gameplay Phase. */
export function resolve(state: State, ...rolls: Roll[]): Played<Bloodfeud> {
  return play(state, [{ type: 'endGameplayPhase', seat: state.teams.length }, ...rolls]);
}

/** All legal moves of one type of a seat: at the open point all teams have some. */
export function movesOf<T extends MoveType>(state: State, seat: number, type: T): MoveAt<T>[] {
  const moves = bloodfeud.legalMoves(state, seat);
  return moves.filter((move): move is MoveAt<T> => move.type === type);
}

export function team(state: State, seat: number): Team {
  return state.teams[seat] as Team;
}

/** Units of a team on a Domain, Basic and Player Units together. */
export function unitsOn(state: State, domain: string, seat: number): number {
  const stack = state.domains[domain]?.units[seat];
  return stack ? stack.ready + stack.tired + Object.keys(stack.players).length : 0;
}
