import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  neonGods,
} from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { Bot } from '../../src/kernel/simulate.js';
import { pilot } from '../defend-neo-tokyo/pilot.js';

/** A log kept in this folder. Logs of a release stay for ever; new ones are only added. */
export interface GoldenGame {
  readonly game: Game;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly setup: { readonly players: number; readonly seed: string };
  /** As from a real table: the log carries every roll and draw, and another seed. */
  readonly recorded?: true;
  /** Who plays it; anybody at random unless told. */
  readonly bot?: Bot<GameTypes>;
}

export const goldenGames: readonly GoldenGame[] = [
  ...neonGodsGames(),
  ...forPlayers(cityOfRemnants, [2, 3, 4]),
  ...forPlayers(blockMania, [2, 3, 4]),
  ...blockManiaEndings(),
  ...forPlayers(bloodfeud, [4, 6, 8]),
  ...forPlayers(defendNeoTokyo, [2, 3, 4, 5]),
  ...defendNeoTokyoEndings(),
];

const told = [
  'neon-gods/life-on-the-streets-2',
  'city-of-remnants/players-2',
  'block-mania/players-2',
  'bloodfeud/players-4',
  'defend-neo-tokyo/players-2',
];

/** The game of each kind whose story is kept as a readable playthrough. */
export const playthroughs: readonly GoldenGame[] = goldenGames.filter(({ name }) => {
  return told.includes(name);
});

function forPlayers(game: Game, counts: readonly number[]): GoldenGame[] {
  return counts.map((players) => {
    const name = `${game.id}/players-${players}`;
    return { game, name, setup: { players, seed: name } };
  });
}

function neonGodsGames(): GoldenGame[] {
  const games = neonGods.content.scenarios.flatMap(({ id: scenario }) => {
    return [2, 3, 4].map((players) => {
      const name = `neon-gods/${scenario}-${players}`;
      return { game: neonGods, name, setup: { players, seed: name, scenario } };
    });
  });
  const name = 'neon-gods/recorded-3';
  const setup = {
    players: 3,
    seed: name,
    scenario: 'raids',
    houseRules: { diceLimit: 'physical' },
  };
  return [...games, { game: neonGods, name, setup, recorded: true }];
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
    { ...ending('won', 2, 8, { threat: 'radiation-beasts' }), bot: pilot },
    { ...ending('won-hidden-hands', 5, 1, hidden), bot: pilot },
    { ...ending('lost-by-the-empty-boss-deck', 3, 5), bot: pilot },
    ending('lost-by-a-ruin', 3, 1),
    ending('lost-by-population', 4, 14),
    ending('lost-by-critical-failure', 2, 1979),
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
    ending('all-blocks-collapse', 3, 7),
    ending('endgame-to-the-last-blocker', 4, 1),
    ending('house-rules', 2, 1, houseRules),
  ];
}
