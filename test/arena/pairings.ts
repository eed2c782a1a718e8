import type { gameIds } from '../../src/entries.js';

/** Who plays whom, how often, and what is hoped for. */
export interface Pairing {
  readonly id: string;
  readonly game: (typeof gameIds)[number];
  readonly players: number;
  /** Plays one seat, another one every game; all seats where all win or lose together. */
  readonly bot: string;
  /** Plays the other seats. */
  readonly against: string | null;
  readonly games: number;
  readonly hope: string;
  /** Decided by a sequential test, and then no further games are played. */
  readonly sequential?: true;
}

const duels = ['neon-gods', 'city-of-remnants', 'block-mania'] as const;

export const pairings: readonly Pairing[] = [
  ...duels.map((game) => ({
    id: `${game}: sensible, random`,
    game,
    players: 2,
    bot: 'sensible',
    against: 'random',
    games: 200,
    hope: 'at least 95 %',
  })),
  {
    id: 'bloodfeud: sensible, random',
    game: 'bloodfeud',
    players: 4,
    bot: 'sensible',
    against: 'random',
    games: 200,
    hope: 'at least 62.5 % (2.5 times a fair share)',
  },
  ...(['random', 'sensible', 'search'] as const).flatMap((bot) => {
    return [2, 3].map((players) => ({
      id: `defend-neo-tokyo: ${bot}, ${players} players`,
      game: 'defend-neo-tokyo' as const,
      players,
      bot,
      against: null,
      games: 200,
      hope: hopeOfTable(bot, players),
    }));
  }),
  ...duels.map((game) => ({
    id: `${game}: search, sensible`,
    game,
    players: 2,
    bot: 'search',
    against: 'sensible',
    games: 200,
    hope: 'SPRT, 50 % against 60 %',
    sequential: true as const,
  })),
  {
    id: 'bloodfeud: search, sensible',
    game: 'bloodfeud',
    players: 4,
    bot: 'search',
    against: 'sensible',
    games: 200,
    hope: 'at least 35 % (1.4 times a fair share)',
  },
];

function hopeOfTable(bot: string, players: number): string {
  if (bot === 'search') return '15 points more than sensible';
  if (players === 2) return '';
  return bot === 'random' ? 'none' : 'at least 40 %';
}
