import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  neonGods,
} from '../../src/index.js';
import type { Game } from '../../src/kernel/game.js';

/** A log kept in this folder. Logs of a release stay for ever; new ones are only added. */
export interface GoldenGame {
  readonly game: Game;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly setup: { readonly players: number; readonly seed: string };
  /** As from a real table: the log carries every roll and draw, and another seed. */
  readonly recorded?: true;
}

export const goldenGames: readonly GoldenGame[] = [
  ...neonGodsGames(),
  ...forPlayers(cityOfRemnants, [2, 3, 4]),
  ...forPlayers(blockMania, [2, 3, 4]),
  ...forPlayers(bloodfeud, [4, 6, 8]),
  ...forPlayers(defendNeoTokyo, [2, 3, 4, 5]),
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
