import type { Position } from './count.js';

/** Five positions a game, each at another kind of decision where the game has so many that are not too wide. */
export const positions: Readonly<Record<string, readonly Position[]>> = {
  'neon-gods': [
    { players: 3, seed: 'perft 13', moves: 85 },
    { players: 3, seed: 'perft 19', moves: 73 },
    { players: 4, seed: 'perft 20', moves: 86 },
    { players: 4, seed: 'perft 29', moves: 23 },
    { players: 3, seed: 'perft 31', moves: 49 },
  ],
  'city-of-remnants': [
    { players: 4, seed: 'perft 2', moves: 32 },
    { players: 4, seed: 'perft 71', moves: 29 },
    { players: 3, seed: 'perft 76', moves: 94 },
    { players: 2, seed: 'perft 111', moves: 9 },
    { players: 4, seed: 'perft 215', moves: 11 },
  ],
  'block-mania': [
    { players: 3, seed: 'perft 4', moves: 52 },
    { players: 4, seed: 'perft 14', moves: 52 },
    { players: 2, seed: 'perft 24', moves: 52 },
    { players: 2, seed: 'perft 27', moves: 91 },
    { players: 4, seed: 'perft 314', moves: 38 },
  ],
  bloodfeud: [
    { players: 4, seed: 'perft 0', moves: 0 },
    { players: 6, seed: 'perft 7', moves: 91 },
    { players: 4, seed: 'perft 25', moves: 65 },
    { players: 4, seed: 'perft 75', moves: 65 },
    { players: 6, seed: 'perft 287', moves: 91 },
  ],
  'defend-neo-tokyo': [
    { players: 3, seed: 'perft 1', moves: 19 },
    { players: 4, seed: 'perft 6', moves: 84 },
    { players: 4, seed: 'perft 10', moves: 46 },
    { players: 5, seed: 'perft 11', moves: 59 },
    { players: 5, seed: 'perft 63', moves: 15 },
  ],
};
