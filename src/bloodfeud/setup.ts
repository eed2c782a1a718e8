import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import * as z from '../kernel/schema.js';
import { shuffledLayers } from '../kit/layers.js';
import { noSuch } from '../kit/words.js';
import type { Content } from './content/compile.js';
import { type Faction, type Kind, marketPiles, type Scenario } from './content/schema.js';
import {
  houseRules,
  id,
  type Market,
  type PlayerId,
  playerIds,
  type RoundEffects,
  type State,
  type Team,
  type Used,
} from './state/state.js';

export const setupOptions = z.strictObject({
  /** The number of teams. */
  players: z.int().min(4).max(8),
  seed: setupSeed,
  /** One faction a team, all different, both kinds among them. Default: half of each kind, in the pack's order. */
  factions: z.array(id).min(4).max(8).exactOptional(),
  /** How many players each team has, 1 to 4. Default: 2 each. */
  playersPerTeam: z.array(z.int().min(1).max(4)).min(4).max(8).exactOptional(),
  immersive: z.boolean().default(false),
  /** Only with `immersive`. Default: the first scenario of the pack. */
  scenario: id.exactOptional(),
  storyteller: z.enum(['seat', 'auto']).default('seat'),
  actionBudget: z.int().min(1).max(10_000).nullable().default(24),
  houseRules: houseRules.prefault({}),
});
/** The options of a game with all defaults filled in. */
export type SetupOptions = z.output<typeof setupOptions>;
/** What `setup` takes: the number of players, a seed, and the options of Bloodfeud, most with a default. */
export type SetupInput = z.input<typeof setupOptions>;

const playersByDefault = 2;

type SunSpace = Content['pack']['sun']['spaces'][number];

export function checkSetup(options: SetupOptions, content: Content): InputIssue[] {
  const { players, factions, playersPerTeam, immersive, scenario } = options;
  const issues: InputIssue[] = [];
  const wrong = (rule: string, path: (string | number)[], message: string) => {
    issues.push({ rule, path, message });
  };
  if (factions !== undefined && factions.length !== players) {
    wrong('BF-SETUP-02', ['factions'], `${players} teams need ${players} factions`);
  }
  factions?.forEach((faction, seat) => {
    if (!content.factions.has(faction)) {
      wrong('BF-SETUP-02', ['factions', seat], noSuch('faction', faction, content.factions));
    } else if (factions.indexOf(faction) !== seat) {
      wrong('BF-SETUP-02', ['factions', seat], `the faction "${faction}" is taken already`);
    }
  });
  const kinds = new Set(factions?.map((faction) => content.factions.get(faction)?.kind));
  if (factions !== undefined && kinds.size < 2) {
    wrong('BF-SETUP-02', ['factions'], 'a vampire and a human team are needed');
  }
  if (playersPerTeam !== undefined && playersPerTeam.length !== players) {
    wrong('BF-SETUP-01', ['playersPerTeam'], `${players} teams need ${players} numbers`);
  }
  if (scenario !== undefined && !immersive) {
    wrong('BF-SETUP-14', ['scenario'], 'scenarios are for Immersive Story Mode');
  } else if (scenario !== undefined && !content.scenarios.has(scenario)) {
    wrong('BF-SETUP-14', ['scenario'], noSuch('scenario', scenario, content.scenarios));
  }
  if (options.houseRules.powerSource === 'recorded' && options.storyteller === 'auto') {
    wrong('BF-STORY-04', ['storyteller'], 'somebody must record the Power: seat a storyteller');
  }
  return issues;
}

/** Half of the teams, rounded up, are the pack's first vampires, the others its first humans. */
function defaultFactions({ pack }: Content, teams: number): string[] {
  const of = (kind: Kind) => pack.factions.filter((faction) => faction.kind === kind);
  const vampires = of('vampire').slice(0, Math.ceil(teams / 2));
  const humans = of('human').slice(0, Math.floor(teams / 2));
  const chosen = [...vampires, ...humans].map((faction) => faction.id);
  const others = pack.factions.map((faction) => faction.id).filter((one) => !chosen.includes(one));
  return [...chosen, ...others].slice(0, teams);
}

/** Everything that needs no chance; the agenda deals the rest. */
export function begin(options: SetupOptions, content: Content): State {
  const { players, seed, immersive, storyteller, actionBudget } = options;
  const { pack, constants, decks } = content;
  const factions = options.factions ?? defaultFactions(content, players);
  const board = content.board(players);
  const graves = pack.graveyard.tokens.length;
  const firstScenario = pack.scenarios[0] as Scenario;
  const firstSpace = pack.sun.spaces[0] as SunSpace;
  const markets = marketPiles.map((pile): Market => {
    const slots = Array.from({ length: board.slots }, () => null);
    return { pile: shuffledLayers(decks[pile]), slots };
  });
  const [orders, disciplines, gear] = markets as [Market, Market, Market];
  const setAside = factions.map((faction, seat) => {
    return [seat, [...(content.factionAmbitions.get(faction) as readonly string[])]];
  });
  return {
    game: 'bloodfeud',
    pack: pack.id,
    options: {
      immersive,
      scenario: immersive ? (options.scenario ?? firstScenario.id) : null,
      actionBudget,
      houseRules: options.houseRules,
    },
    chance: seedChance(seed),
    agenda: [{ type: 'deal' }],
    round: 0,
    phase: 'setup',
    ordersPlaced: 0,
    factions,
    storyteller,
    layout: board.layout,
    domains: {},
    barricades: {},
    sun: { marker: firstSpace.space, blocked: [], tokens: {} },
    teams: factions.map((faction, seat) => newTeam(options, content, faction, seat)),
    alliances: {},
    ordersBoard: {},
    market: { orders, disciplines, gear },
    assets: { supply: constants.assets - players * constants.startAssets, spent: 0 },
    ambitionBoard: constants.tokens - players * (constants.startTokens + graves),
    events: { deck: shuffledLayers(decks.events), discard: [] },
    ambitions: {
      deck: shuffledLayers(decks.ambitions),
      faceUp: Array.from({ length: constants.ambitionFaceUp }, () => null),
      faction: immersive ? Object.fromEntries(setAside) : {},
    },
    council: { proposals: [], resolved: false, selected: null, revotes: 0 },
    effects: noRoundEffects(),
    result: null,
  };
}

/** Made anew for every table: a test may change what it got in place. */
export function noRoundEffects(): RoundEffects {
  return {
    strength: [],
    orderBonus: [],
    cancelled: [],
    shielded: [],
    blackout: [],
    powerChange: {},
    defends: [],
  };
}

/** Made anew for every team, for the same reason. */
export function nothingUsed(): Used {
  return {
    store: false,
    discount: false,
    marketBonus: false,
    councilBonus: false,
    buryAmbition: false,
    proposed: false,
    sources: {},
    swift: {},
    armor: {},
  };
}

/** BF-SETUP-05 to 07, 12: what a team begins with. */
function newTeam(options: SetupOptions, content: Content, faction: string, seat: number): Team {
  const { constants, pack } = content;
  const { kind } = content.factions.get(faction) as Faction;
  const players = options.playersPerTeam?.[seat] ?? playersByDefault;
  const each = <T>(value: () => T) =>
    Object.fromEntries(playerIds.slice(0, players).map((player) => [player, value()])) as Record<
      PlayerId,
      T
    >;
  const graves = Array.from({ length: pack.graveyard.spaces }, (_, i) => i + 1);
  return {
    faction,
    kind,
    players,
    power: constants.power.lowest,
    assets: constants.startAssets,
    tokens: constants.startTokens,
    supply: constants.basicUnits - Math.max(0, options.houseRules.startUnits - players),
    barricadesLeft: constants.barricades,
    seals: { placed: 0 },
    orders: [...content.startingHands[kind]],
    advancements: [],
    ambitions: [],
    events: [],
    warehouse: [],
    graveyard: graves.map((n) => ({ token: pack.graveyard.tokens.includes(n), unit: null })),
    unburied: {},
    lanyards: each(() => []),
    location: each(() => 'neutral'),
    passed: false,
    budget: options.actionBudget,
    used: nothingUsed(),
    tallies: {
      attacksWon: 0,
      eventsPassed: 0,
      alliancesFormed: 0,
      alliancesBlocked: 0,
      allies: [],
      tradesCompleted: 0,
      itemsBought: 0,
    },
    peeked: [],
  };
}
