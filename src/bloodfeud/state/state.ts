import { chanceState } from '../../kernel/chance.js';
import * as z from '../../kernel/schema.js';
import { layerOf } from '../../kit/layers.js';
import { bonusOrders, kinds, type MarketPile, orderTypes, roles } from '../content/schema.js';
import {
  type AskLine,
  type GiveLine,
  placedOrder,
  type Step,
  step,
  type TradeStep,
} from './steps.js';
import {
  bySeat,
  count,
  domainId,
  edgeId,
  id,
  location,
  mostTeams,
  type PlayerId,
  playerId,
  playerIds,
  team,
  unitName,
  type Zone,
} from './terms.js';

export * from './steps.js';
export * from './terms.js';

export const houseRules = z.strictObject({
  /** A blocker's Power against one or both of the two teams (BF-RULING-03). */
  allianceBlockPower: z.enum(['either', 'both']).default('either'),
  allianceAssets: z.enum(['spent', 'returned']).default('spent'),
  playerDeath: z.enum(['literal', 'cushioned']).default('literal'),
  slainPlayers: z.enum(['permanent', 'nextCleanup']).default('permanent'),
  voteMajority: z.enum(['plurality', 'absolute']).default('plurality'),
  maxRevotes: z.int().min(1).max(10).default(3),
  orderTargets: z.enum(['mandatory', 'optional']).default('mandatory'),
  tradePresence: z.enum(['none', 'sameStation']).default('none'),
  maxScoredAmbitions: z.int().min(1).max(10).nullable().default(3),
  powerSource: z.enum(['control', 'recorded']).default('control'),
  startUnits: z.int().min(4).max(8).default(5),
});
export type HouseRules = z.output<typeof houseRules>;

/** A team's Units on a Domain: Basic Units by Fatigue, and its Player Units. */
const stack = z.strictObject({
  ready: count,
  tired: count,
  players: z.partialRecord(playerId, z.enum(['ready', 'tired'])),
});
export type Stack = z.output<typeof stack>;

const domain = z.strictObject({
  tile: id,
  start: team.nullable(),
  control: team.nullable(),
  /** Only teams with a Unit here. */
  units: bySeat(stack),
});
export interface Domain extends z.output<typeof domain> {}

/** BF-INFO-06: a pile of the table, top first; `seenBy` tells who knows a buried card. */
export const layers = z.array(layerOf(id, mostTeams));

const grave = z.strictObject({
  token: z.boolean(),
  unit: z.strictObject({ team, unit: unitName, round: count }).nullable(),
});
export type Grave = z.output<typeof grave>;

const used = z.strictObject({
  store: z.boolean(),
  discount: z.boolean(),
  marketBonus: z.boolean(),
  councilBonus: z.boolean(),
  buryAmbition: z.boolean(),
  proposed: z.boolean(),
  /** How often each activated source was used: "faction", or "P1:v05". */
  sources: z.record(z.string().max(80), count),
  swift: z.partialRecord(playerId, count),
  armor: z.partialRecord(playerId, count),
});
export type Used = z.output<typeof used>;

const tallies = z.strictObject({
  attacksWon: count,
  eventsPassed: count,
  alliancesFormed: count,
  alliancesBlocked: count,
  allies: z.array(team),
  tradesCompleted: count,
  itemsBought: count,
});
export type Tallies = z.output<typeof tallies>;

const peekedOrder = z.strictObject({ domain: domainId, number: count, card: id });

export const teamState = z.strictObject({
  faction: id,
  kind: z.enum(kinds),
  players: z.int().min(1).max(4),
  power: z.int().min(0).max(99),
  assets: count,
  tokens: count,
  supply: count,
  barricadesLeft: count,
  seals: z.strictObject({ placed: count }),
  orders: z.array(id),
  advancements: z.array(id),
  ambitions: z.array(id),
  events: z.array(id),
  /** Card ids and "token". */
  warehouse: z.array(id),
  /** Bottommost space first. */
  graveyard: z.array(grave),
  /** Slain while the attacker's Graveyard was full. */
  unburied: z.partialRecord(playerId, z.strictObject({ round: count })),
  /** Front card first. */
  lanyards: z.partialRecord(playerId, z.array(id)),
  location: z.partialRecord(playerId, location),
  passed: z.boolean(),
  budget: count.nullable(),
  used,
  tallies,
  peeked: z.array(peekedOrder),
});
export interface Team extends z.output<typeof teamState> {}

export const market = z.strictObject({ pile: layers, slots: z.array(id.nullable()) });
export type Market = z.output<typeof market>;

const alliance = z.strictObject({ status: z.enum(['allied', 'blocked']), by: team.nullable() });
export type Alliance = z.output<typeof alliance>;

const roundEffects = z.strictObject({
  strength: z.array(z.strictObject({ role: z.enum(roles), amount: z.int() })),
  orderBonus: z.array(z.strictObject({ order: z.enum(bonusOrders), amount: count })),
  cancelled: z.array(z.enum(orderTypes)),
  shielded: z.array(domainId),
  blackout: z.array(domainId),
  powerChange: bySeat(z.int()),
  defends: z.array(z.strictObject({ seat: team, domain: domainId, amount: count })),
});
export interface RoundEffects extends z.output<typeof roundEffects> {}

export const council = z.strictObject({
  proposals: z.array(z.strictObject({ card: id, by: team })),
  resolved: z.boolean(),
  /** By nobody: drawn at random. */
  selected: z.strictObject({ card: id, by: team.nullable() }).nullable(),
  revotes: count,
});
export interface Council extends z.output<typeof council> {}

export const tieBreaks = ['none', 'power', 'tokens', 'assets', 'units', 'shared'] as const;
export type TieBreak = (typeof tieBreaks)[number];

const scoredAmbition = z.strictObject({
  card: id,
  fulfilled: z.boolean(),
  scored: z.boolean(),
  points: count,
});
export type ScoredAmbition = z.output<typeof scoredAmbition>;

export const events = z.strictObject({ deck: layers, discard: z.array(id) });
export const ambitions = z.strictObject({
  deck: layers,
  faceUp: z.array(id.nullable()),
  /** Set aside, by team. */
  faction: bySeat(z.array(id)),
});

export const state = z.strictObject({
  game: z.literal('bloodfeud'),
  pack: id,
  options: z.strictObject({
    immersive: z.boolean(),
    scenario: id.nullable(),
    actionBudget: z.int().min(1).max(10_000).nullable(),
    houseRules,
  }),
  chance: chanceState,
  agenda: z.array(step).max(100),
  round: count,
  phase: z.enum(['setup', 'gameplay', 'resolution', 'ended']),
  /** In the whole game; numbers the Orders. */
  ordersPlaced: count,
  /** The faction of each team. */
  factions: z.array(id).min(4).max(8),
  storyteller: z.enum(['seat', 'auto']),
  layout: id,
  domains: z.record(domainId, domain),
  barricades: z.record(edgeId, team),
  sun: z.strictObject({
    marker: count,
    blocked: z.array(count),
    tokens: z.record(z.string().regex(/^[1-9][0-9]?$/, 'a space of the Sun Track'), count),
  }),
  teams: z.array(teamState).min(4).max(8),
  /** By "0|2", the lower seat first. */
  alliances: z.record(z.string().regex(/^[0-7]\|[0-7]$/, 'two teams'), alliance),
  /** The Orders board: only Domains with Orders. */
  ordersBoard: z.record(domainId, z.array(placedOrder)),
  market: z.strictObject({ orders: market, disciplines: market, gear: market }),
  assets: z.strictObject({ supply: count, spent: count }),
  ambitionBoard: count,
  events,
  ambitions,
  council,
  effects: roundEffects,
  result: z
    .strictObject({
      teams: z.array(z.strictObject({ points: count, ambitions: z.array(scoredAmbition) })),
      ranking: z.array(z.array(team)),
      winners: z.array(team),
      tieBreak: z.enum(tieBreaks),
    })
    .nullable(),
});
/** A position of Bloodfeud with everything in it, hidden things too: plain JSON, for servers and simulators. */
export interface State extends z.output<typeof state> {}

/** What a state and every view of it show alike: all that lies open, and how many cards each team holds. */
export interface Open
  extends Pick<
    State,
    | 'options'
    | 'phase'
    | 'factions'
    | 'storyteller'
    | 'domains'
    | 'barricades'
    | 'sun'
    | 'alliances'
    | 'ambitionBoard'
    | 'effects'
    | 'result'
  > {
  readonly agenda: readonly OpenStep[];
  readonly teams: readonly OpenTeam[];
  readonly ordersBoard: Readonly<Record<string, readonly { readonly seat: number }[]>>;
  readonly market: Readonly<Record<MarketPile, Pick<Market, 'slots'>>>;
  readonly ambitions: Pick<State['ambitions'], 'faceUp'>;
}

/** A team; of cards that the viewer may not see only their number. */
export type OpenTeam = Omit<Team, Zone> & {
  readonly [Z in Zone]: readonly string[] | number;
};

/** Answers and trades may be secret in part; everything else that is under way lies open. */
type OpenStep =
  | Exclude<Step, { type: SecretStep | TradeStep['type'] }>
  | OpenTrade
  | { readonly type: SecretStep };
type SecretStep = 'keepAmbition' | 'voteBallot';

/** A trade under way: everybody knows what it is about, but not which cards. */
interface OpenTrade extends Pick<TradeStep, 'type' | 'proposer' | 'partner' | 'ask'> {
  readonly give: readonly OpenLine[];
}

/** A line of an offer as everybody may know it. */
export type OpenLine =
  | Exclude<GiveLine | AskLine, { kind: 'card' }>
  | { readonly kind: 'card'; readonly zone: Zone };

export function teamOf<T>(state: { readonly teams: readonly T[] }, seat: number): T {
  return state.teams[seat] as T;
}

export function domainOf(state: Pick<State, 'domains'>, domain: string): Domain {
  return state.domains[domain] as Domain;
}

/** The players of a team, in order. */
export function playersOf({ players }: Pick<Team, 'players'>): readonly PlayerId[] {
  return roster[players] as readonly PlayerId[];
}

const roster = [0, 1, 2, 3, 4].map((n) => playerIds.slice(0, n));
