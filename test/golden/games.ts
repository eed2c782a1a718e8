import { blockMania, bloodfeud, defendNeoTokyo, games, neonGods } from '../../src/index.js';
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
  /** Who plays it; anybody at random by default. */
  readonly bot?: Bot<GameTypes>;
}

/** Every game with all numbers of players, unless something else is said for it here; the first is told as a story. */
const golden: Readonly<Record<string, readonly GoldenGame[]>> = {
  [neonGods.id]: neonGodsGames(),
  [blockMania.id]: [...forPlayers(blockMania), ...blockManiaEndings()],
  [bloodfeud.id]: forPlayers(bloodfeud).filter(({ setup }) => setup.players % 2 === 0),
  [defendNeoTokyo.id]: [...forPlayers(defendNeoTokyo), ...defendNeoTokyoEndings()],
};

export const goldenGames: readonly GoldenGame[] = Object.values(games).flatMap((game) => {
  return golden[game.id] ?? forPlayers(game);
});

/** The game of each kind whose story is kept as a readable playthrough. */
export const playthroughs: readonly GoldenGame[] = Object.keys(games).flatMap((id) => {
  return goldenGames.find(({ game }) => game.id === id) ?? [];
});

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
  return [...played, { game: neonGods, name, setup, recorded: true }];
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
