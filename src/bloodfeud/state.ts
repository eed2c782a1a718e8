import * as z from 'zod';
import { chanceState } from '../kernel/chance.js';
import { bonusOrders, domainId, kinds, orderTypes, roles } from './content/schema.js';

/** An id of a card, tile or faction in the content pack. */
export const id = z.string().min(1).max(64);
export const count = z.int().min(0).max(1_000_000);
/** A team. The storyteller, where seated, has the number after the last team. */
export const team = z.int().min(0).max(7);
export const seatNumber = z.int().min(0).max(8);
export { domainId };
export const edgeId = z.string().regex(/^D[1-9][0-9]?-D[1-9][0-9]?$/, 'an edge is D1-D2');

export const playerIds = ['P1', 'P2', 'P3', 'P4'] as const;
export const playerId = z.enum(playerIds);
export type PlayerId = z.output<typeof playerId>;
export const unitName = z.enum(['basic', ...playerIds]);
export type UnitName = z.output<typeof unitName>;

export const stations = ['cityscape', 'orders', 'marketplace', 'council'] as const;
export const locations = [...stations, 'neutral'] as const;
export const location = z.enum(locations);
export type Station = (typeof stations)[number];
export type Location = z.output<typeof location>;

/** Where Team Resources keep their cards. */
export const zones = ['orders', 'advancements', 'ambitions', 'events'] as const;
export const zone = z.enum(zones);
export type Zone = z.output<typeof zone>;

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

const bySeat = <T extends z.ZodType>(value: T) =>
  z.record(z.string().regex(/^[0-7]$/, 'a team is 0 to 7'), value);

const domain = z.strictObject({
  tile: id,
  start: team.nullable(),
  control: team.nullable(),
  /** Only teams with a Unit here. */
  units: bySeat(stack),
});
export type Domain = z.output<typeof domain>;

/** A part of a pile without order. `seen` marks a buried card that all, or one team, know. */
export const layer = z.strictObject({
  cards: z.array(id).min(1),
  seen: z.union([z.literal('all'), team]).exactOptional(),
});
export type Layer = z.output<typeof layer>;
export const layers = z.array(layer);

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

const knownOrder = z.strictObject({ domain: domainId, seq: count, card: id });

const teamState = z.strictObject({
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
  out: z.partialRecord(playerId, z.strictObject({ round: count })),
  /** Front card first. */
  lanyards: z.partialRecord(playerId, z.array(id)),
  location: z.partialRecord(playerId, location),
  passed: z.boolean(),
  budget: count.nullable(),
  used,
  stats: tallies,
  known: z.array(knownOrder),
});
export type Team = z.output<typeof teamState>;

/** One line of a trade offer. */
const assetsLine = z.strictObject({ kind: z.literal('assets'), n: z.int().min(1).max(99) });
const tokensLine = z.strictObject({ kind: z.literal('tokens'), n: z.int().min(1).max(99) });
const storedLine = z.strictObject({ kind: z.literal('stored'), item: id });
export const giveLine = z.discriminatedUnion('kind', [
  assetsLine,
  tokensLine,
  z.strictObject({ kind: z.literal('card'), zone, card: id }),
  storedLine,
]);
export type GiveLine = z.output<typeof giveLine>;
export const askLine = z.discriminatedUnion('kind', [
  assetsLine,
  tokensLine,
  z.strictObject({ kind: z.literal('anyCard'), zone }),
  storedLine,
]);
export type AskLine = z.output<typeof askLine>;

const placedOrder = z.strictObject({ seat: team, card: id, seq: count });
export type PlacedOrder = z.output<typeof placedOrder>;

export const ballotOption = z.union([team, z.literal('noEvent')]);
export type BallotOption = z.output<typeof ballotOption>;
export const ballot = z.union([team, z.enum(['noEvent', 'abstain'])]);
export type Ballot = z.output<typeof ballot>;

const plain = <const T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const awaiting = z.array(team).max(8);
const trade = { proposer: team, partner: team, give: z.array(giveLine), ask: z.array(askLine) };
const vote = { willing: z.array(team).max(8), awaiting };

export const step = z.discriminatedUnion('type', [
  // What happens by itself.
  plain('deal'),
  plain('startRound'),
  z.strictObject({ type: z.literal('afterMove'), seat: team }),
  plain('closeCouncil'),
  plain('event'),
  z.strictObject({
    type: z.literal('effects'),
    of: z.enum(['event', 'scenario']),
    card: id,
    index: count,
  }),
  z.strictObject({ type: z.literal('orders'), at: count }),
  z.strictObject({
    type: z.literal('resolveOrders'),
    domain: domainId,
    queue: z.array(placedOrder),
  }),
  plain('afterOrders'),
  plain('power'),
  plain('income'),
  plain('cleanup'),
  plain('daybreak'),
  // What somebody decides.
  plain('open'),
  z.strictObject({ type: z.literal('keepAmbition'), awaiting, answers: bySeat(id) }),
  z.strictObject({ type: z.literal('recordPower'), team }),
  z.strictObject({ type: z.literal('allianceConsent'), proposer: team, partner: team }),
  z.strictObject({ type: z.literal('allianceBlock'), proposer: team, partner: team, awaiting }),
  z.strictObject({
    type: z.literal('allianceCounter'),
    blocker: team,
    teams: z.tuple([team, team]),
    awaiting,
  }),
  z.strictObject({ type: z.literal('tradeDraft'), ...trade }),
  z.strictObject({ type: z.literal('tradeAnswer'), ...trade }),
  z.strictObject({ type: z.literal('tradePick'), ...trade, picks: z.array(id) }),
  z.strictObject({ type: z.literal('tradeConfirm'), ...trade, picks: z.array(id) }),
  z.strictObject({ type: z.literal('marketBonus'), seat: team, left: count }),
  z.strictObject({ type: z.literal('councilCycle'), seat: team, left: count, discarded: count }),
  z.strictObject({ type: z.literal('voteWilling'), ...vote }),
  z.strictObject({ type: z.literal('voteJoin'), ...vote }),
  z.strictObject({ type: z.literal('voteProposals'), ...vote }),
  z.strictObject({
    type: z.literal('voteBallot'),
    ...vote,
    options: z.array(ballotOption).min(1).max(9),
    ballots: bySeat(ballot),
  }),
  z.strictObject({
    type: z.literal('eventDomain'),
    effect: z.enum(['shieldDomain', 'blackoutDomain']),
    seat: seatNumber,
  }),
  z.strictObject({
    type: z.literal('eventLoseUnit'),
    queue: z
      .array(z.strictObject({ seat: team, left: count }))
      .min(1)
      .max(8),
  }),
  z.strictObject({ type: z.literal('attackTarget'), domain: domainId, seat: team, card: id }),
  z.strictObject({
    type: z.literal('embraceTarget'),
    domain: domainId,
    seat: team,
    card: id,
    left: z.int().min(1).max(999),
  }),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;

const market = z.strictObject({ pile: layers, slots: z.array(id.nullable()) });
export type Market = z.output<typeof market>;

const alliance = z.strictObject({ status: z.enum(['allied', 'blocked']), by: team.nullable() });
export type Alliance = z.output<typeof alliance>;

const roundEffects = z.strictObject({
  strength: z.array(z.strictObject({ role: z.enum(roles), amount: z.int() })),
  orderBonus: z.array(z.strictObject({ order: z.enum(bonusOrders), amount: count })),
  cancelled: z.array(z.enum(orderTypes)),
  shielded: z.array(domainId),
  blackout: z.array(domainId),
  powerMod: bySeat(z.int()),
  defends: z.array(z.strictObject({ seat: team, domain: domainId, amount: count })),
});
export type RoundEffects = z.output<typeof roundEffects>;

const council = z.strictObject({
  proposals: z.array(z.strictObject({ card: id, by: team })),
  resolved: z.boolean(),
  /** By nobody: drawn at random. */
  selected: z.strictObject({ card: id, by: team.nullable() }).nullable(),
  revotes: count,
});
export type Council = z.output<typeof council>;

export const tieBreaks = ['none', 'power', 'tokens', 'assets', 'units', 'shared'] as const;
export type TieBreak = (typeof tieBreaks)[number];

const scoredAmbition = z.strictObject({
  card: id,
  fulfilled: z.boolean(),
  scored: z.boolean(),
  vp: count,
});
export type ScoredAmbition = z.output<typeof scoredAmbition>;

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
  /** Counts placed Orders. */
  seq: count,
  /** The faction of each team. */
  seats: z.array(id).min(4).max(8),
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
  board: z.record(domainId, z.array(placedOrder)),
  market: z.strictObject({ orders: market, disciplines: market, gear: market }),
  assets: z.strictObject({ supply: count, spent: count }),
  ambitionBoard: count,
  events: z.strictObject({ deck: layers, discard: z.array(id) }),
  ambitions: z.strictObject({
    deck: layers,
    faceUp: z.array(id.nullable()),
    /** Set aside, by team. */
    faction: bySeat(z.array(id)),
  }),
  council,
  effects: roundEffects,
  result: z
    .strictObject({
      teams: z.array(z.strictObject({ vp: count, ambitions: z.array(scoredAmbition) })),
      ranking: z.array(z.array(team)),
      winners: z.array(team),
      tieBreak: z.enum(tieBreaks),
    })
    .nullable(),
});
export type State = z.output<typeof state>;

/**
 * Everything inside a team, a Domain, a Market pile or the Council is a value that is only ever
 * replaced, so copies share it.
 */
export function copyState(from: State): State {
  const teams: Team[] = [];
  for (const one of from.teams) teams.push(copyTeam(one));
  return {
    game: from.game,
    pack: from.pack,
    options: from.options,
    chance: from.chance,
    agenda: [...from.agenda],
    round: from.round,
    phase: from.phase,
    seq: from.seq,
    seats: from.seats,
    storyteller: from.storyteller,
    layout: from.layout,
    domains: { ...from.domains },
    barricades: from.barricades,
    sun: from.sun,
    teams,
    alliances: from.alliances,
    board: from.board,
    market: {
      orders: from.market.orders,
      disciplines: from.market.disciplines,
      gear: from.market.gear,
    },
    assets: { supply: from.assets.supply, spent: from.assets.spent },
    ambitionBoard: from.ambitionBoard,
    events: { deck: from.events.deck, discard: from.events.discard },
    ambitions: {
      deck: from.ambitions.deck,
      faceUp: from.ambitions.faceUp,
      faction: from.ambitions.faction,
    },
    council: from.council,
    effects: from.effects,
    result: from.result,
  };
}

function copyTeam(from: Team): Team {
  return {
    faction: from.faction,
    kind: from.kind,
    players: from.players,
    power: from.power,
    assets: from.assets,
    tokens: from.tokens,
    supply: from.supply,
    barricadesLeft: from.barricadesLeft,
    seals: from.seals,
    orders: from.orders,
    advancements: from.advancements,
    ambitions: from.ambitions,
    events: from.events,
    warehouse: from.warehouse,
    graveyard: from.graveyard,
    out: from.out,
    lanyards: from.lanyards,
    location: from.location,
    passed: from.passed,
    budget: from.budget,
    used: from.used,
    stats: from.stats,
    known: from.known,
  };
}

export function teamOf(state: State, seat: number): Team {
  return state.teams[seat] as Team;
}

export function domainOf(state: State, domain: string): Domain {
  return state.domains[domain] as Domain;
}

/** The players of a team, in order. */
export function playersOf({ players }: Team): readonly PlayerId[] {
  return roster[players] as readonly PlayerId[];
}

const roster = [0, 1, 2, 3, 4].map((n) => playerIds.slice(0, n));
