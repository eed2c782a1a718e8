import type { Game } from '../../src/kernel/game.js';
import { neonGods } from '../../src/neon-gods/index.js';

/** A log kept in this folder. Logs of a release stay for ever; new ones are only added. */
export interface GoldenGame {
  readonly game: Game;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly setup: { readonly players: number; readonly seed: string };
  /** As from a real table: the log carries every roll and draw, and another seed. */
  readonly recorded?: true;
}

export const goldenGames: readonly GoldenGame[] = [...neonGodsGames()];

/** The game of each kind whose story is kept as a readable playthrough. */
export const playthroughs: readonly GoldenGame[] = goldenGames.filter(({ name }) => {
  return ['neon-gods/life-on-the-streets-2'].includes(name);
});

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
