import { sensible as sensibleBlocks } from '../../src/bots/block-mania/sensible.js';
import { sensible as sensibleTeams } from '../../src/bots/bloodfeud/sensible.js';
import { sensible as sensibleCity } from '../../src/bots/city-of-remnants/sensible.js';
import { sensible as sensibleMechs } from '../../src/bots/defend-neo-tokyo/sensible.js';
import { sensible as sensibleGangs } from '../../src/bots/neon-gods/sensible.js';
import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  games,
  neonGods,
} from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { Bot, Choice } from '../../src/kernel/simulate.js';

/** A log kept in this folder. Logs of a release stay for ever; new ones are only added. */
export interface GoldenGame {
  readonly game: Game;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly setup: { readonly players: number; readonly seed: string };
  /** As from a real table: the log carries every roll and draw, and another seed. */
  readonly recorded?: true;
  /** Who plays it; anybody at random by default. */
  readonly bot?: Bot<GameTypes>;
}

/** Every game with all numbers of players, unless something else is said for it here; the first is told as a story. */
const golden: Readonly<Record<string, readonly GoldenGame[]>> = {
  [neonGods.id]: neonGodsGames(),
  [cityOfRemnants.id]: cityOfRemnantsGames(),
  [blockMania.id]: [
    ...forPlayers(blockMania).map((one) => ({ ...one, bot: playing(sensibleBlocks) })),
    ...blockManiaEndings(),
  ],
  [bloodfeud.id]: bloodfeudGames(),
  [defendNeoTokyo.id]: [...forPlayers(defendNeoTokyo), ...defendNeoTokyoEndings()],
};

export const goldenGames: readonly GoldenGame[] = Object.values(games).flatMap((game) => {
  return golden[game.id] ?? forPlayers(game);
});

/** The game of each kind whose story is kept as a readable playthrough. */
export const playthroughs: readonly GoldenGame[] = Object.keys(games).flatMap((id) => {
  return goldenGames.find(({ game }) => game.id === id) ?? [];
});

/** A bot of one game in the list of all: it is given no other. */
function playing<G extends GameTypes>(bot: Bot<G>): Bot<GameTypes> {
  return (choice) => bot(choice as Choice<G>);
}

function forPlayers(game: Game): GoldenGame[] {
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, more) => {
    const players = min + more;
    const name = `${game.id}/players-${players}`;
    return { game, name, setup: { players, seed: name } };
  });
}

function neonGodsGames(): GoldenGame[] {
  const played = neonGods.content.scenarios.flatMap(({ id: scenario }) => {
    return [2, 3, 4].map((players) => {
      const name = `neon-gods/${scenario}-${players}`;
      const setup = { players, seed: name, scenario };
      return { game: neonGods, name, setup, bot: playing(sensibleGangs) };
    });
  });
  const name = 'neon-gods/recorded-3';
  const setup = {
    players: 3,
    seed: name,
    scenario: 'raids',
    houseRules: { diceLimit: 'physical' },
  };
  return [...played, { game: neonGods, name, setup, recorded: true }];
}

/** Played for renown until the pool runs short; and at random, until the city is deserted or by the round limit. */
function cityOfRemnantsGames(): GoldenGame[] {
  const ending = (what: string, players: number, take: number, more: object = {}): GoldenGame => {
    const name = `${cityOfRemnants.id}/${what}-${players}`;
    return { game: cityOfRemnants, name, setup: { players, seed: `${name} ${take}`, ...more } };
  };
  return [
    ...forPlayers(cityOfRemnants).map((golden) => ({ ...golden, bot: playing(sensibleCity) })),
    ending('deserted-city', 2, 2),
    ending('round-limit', 3, 1, { roundLimit: 3, leaderSelection: 'random' }),
  ];
}

/** One for each way to end; the numbers in the seeds are those with which it does. */
function defendNeoTokyoEndings(): GoldenGame[] {
  const ending = (what: string, players: number, take: number, more: object = {}) => {
    const name = `${defendNeoTokyo.id}/${what}-${players}`;
    return { game: defendNeoTokyo, name, setup: { players, seed: `${name} ${take}`, ...more } };
  };
  const hidden = {
    threat: 'tideborn-horrors',
    build: 'draft',
    houseRules: { openHands: false },
  };
  return [
    { ...ending('won', 2, 1, { threat: 'radiation-beasts' }), bot: playing(sensibleMechs) },
    { ...ending('won-hidden-hands', 5, 1, hidden), bot: playing(sensibleMechs) },
    { ...ending('lost-by-the-empty-boss-deck', 3, 13), bot: playing(sensibleMechs) },
    ending('lost-by-a-ruin', 3, 2),
    ending('lost-by-population', 4, 37),
    ending('lost-by-critical-failure', 2, 1799),
  ];
}

/** One for each way to end, and one with the house rules turned; the numbers in the seeds are those with which it does. */
function blockManiaEndings(): GoldenGame[] {
  const ending = (what: string, players: number, take: number, more: object = {}) => {
    const name = `${blockMania.id}/${what}-${players}`;
    return { game: blockMania, name, setup: { players, seed: `${name} ${take}`, ...more } };
  };
  const houseRules = {
    demoDivisor: 1,
    explosionDiagonals: true,
    tankPattern: 'fan',
    fireAtEmpty: true,
    kleggControl: 'placer',
    wagonTiming: 'startOfCombat',
    tieBreak: 'fewestCollapses',
  };
  return [
    ending('all-blocks-collapse', 3, 38),
    ending('endgame-to-the-last-blocker', 4, 1),
    ending('house-rules', 2, 1, houseRules),
  ];
}

/** Nights with all that the stations are for, the numbers in the seeds are those with which they have it; and odd ones. */
function bloodfeudGames(): GoldenGame[] {
  const takes = { 4: 5, 5: 1, 6: 2, 7: 1, 8: 1 };
  const nights = Object.entries(takes).map(([players, take]) => {
    const name = `${bloodfeud.id}/players-${players}`;
    const setup = { players: Number(players), seed: `${name} ${take}`, storyteller: 'auto' };
    return { game: bloodfeud, name, setup, bot: playing(sensibleTeams) };
  });
  const odd = (what: string, players: number, take: number, more: object) => {
    const name = `${bloodfeud.id}/${what}-${players}`;
    return { game: bloodfeud, name, setup: { players, seed: `${name} ${take}`, ...more } };
  };
  const houseRules = {
    orderTargets: 'optional',
    slainPlayers: 'nextCleanup',
    playerDeath: 'cushioned',
    voteMajority: 'absolute',
    allianceBlockPower: 'both',
    allianceAssets: 'returned',
    tradePresence: 'sameStation',
    maxScoredAmbitions: null,
    startUnits: 8,
  };
  return [
    ...nights,
    odd('anything-goes', 4, 4, { storyteller: 'auto', actionBudget: 14 }),
    odd('recorded-power', 4, 1, { houseRules: { powerSource: 'recorded' } }),
    odd('house-rules', 5, 48, {
      storyteller: 'auto',
      immersive: true,
      scenario: 'sc3',
      actionBudget: 20,
      playersPerTeam: [1, 2, 3, 4, 2],
      houseRules,
    }),
  ];
}
