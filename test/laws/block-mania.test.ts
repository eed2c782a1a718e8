import { describe, expect, test } from 'vitest';
import { display } from '../../src/block-mania/display/index.js';
import { blockMania, type SetupInput } from '../../src/block-mania/index.js';
import { followLaws, noCoverage } from '../../src/testing/index.js';
import { towers } from '../block-mania/towers.js';
import { isDeep, volume } from '../volume.js';
import { asked } from './asked.js';

/** No play takes more: fewer than 2,400 turns with fewer than 500 decisions each. */
const bound = 1_200_000;

/**
 * More cards set aside, so that the endgame comes after 15 or 12 turns with many blockers still
 * standing; and 2 blockers to place instead of 4, since half of all moves would be placements.
 */
const shortWar = blockMania.withContent({
  ...blockMania.content,
  id: 'short-war',
  setAside: { 2: 30, 3: 30, 4: 30 },
  constants: { ...blockMania.content.constants, firstBlockers: 2 },
});

interface LawGame {
  readonly name: string;
  readonly game: typeof blockMania;
  readonly seed: string;
  readonly setup: Omit<SetupInput, 'seed'>;
  readonly isShown: boolean;
  readonly few: number | 'all';
}

const houseRules: Omit<SetupInput, 'players' | 'seed'> = {
  blockPool: ['kr', 'lh'],
  demoDivisor: 1,
  explosionDiagonals: true,
  tankPattern: 'fan',
  fireAtEmpty: true,
  cargoAfterDeath: false,
  chuteSuicide: false,
  carMoves: false,
  heavyDefensiveFire: true,
  wagonTiming: 'startOfCombat',
  kleggControl: 'placer',
  endAtStanding: 1,
  tieBreak: 'fewestCollapses',
  expansionCounters: true,
  promptAll: false,
};

/**
 * The seeds are chosen for short games in which much happens; some are also looked at as people see them. Without depth
 * the long ones are followed for their first `few` decisions.
 */
const games: readonly LawGame[] = [
  {
    name: 'the base game',
    game: blockMania,
    seed: 'laws 2',
    setup: { players: 2 },
    isShown: false,
    few: 50,
  },
  {
    name: 'every house rule turned',
    game: blockMania,
    seed: 'laws 2',
    setup: { players: 2, ...houseRules },
    isShown: false,
    few: 40,
  },
  {
    name: 'three blocks, a short war',
    game: shortWar,
    seed: 'two',
    setup: { players: 3 },
    isShown: true,
    few: 40,
  },
  {
    name: 'four blocks, a short war',
    game: shortWar,
    seed: 'rail',
    setup: { players: 4 },
    isShown: true,
    few: 40,
  },
  {
    name: 'small blocks, rides and heroes',
    game: towers,
    seed: 'tower 34',
    setup: { players: 2 },
    isShown: true,
    few: 'all',
  },
  {
    name: 'small blocks, a hero who helps',
    game: towers,
    seed: 'tower 4',
    setup: { players: 2 },
    isShown: false,
    few: 80,
  },
  {
    name: 'small blocks, guns and heroes',
    game: towers,
    seed: 'tower 37',
    setup: { players: 2 },
    isShown: false,
    few: 80,
  },
];

describe('the laws', () => {
  const coverage = noCoverage();

  test.each(games)('$name', ({ game, seed, setup, isShown, few }) => {
    const { decisions, refused } = { ...coverage };
    const shown = isShown ? { display: display(game), displayEvery: 5 } : {};
    const run = {
      setup: { ...structuredClone(setup), seed },
      seed,
      bound,
      decisions: volume(few, 'all'),
      questions: asked['block-mania'],
      ...shown,
    };
    followLaws(game, run, coverage);
    expect(coverage.decisions - decisions).toBeGreaterThanOrEqual(volume(40, 100));
    expect(coverage.refused - refused).toBeGreaterThan(volume(20, 100));
  });

  // A few decisions of each game do not come to all of them.
  if (isDeep) {
    test('all kinds of moves have come up', () => {
      expect(blockMania.moveTypes.filter((type) => !coverage.moves.has(type))).toEqual([]);
    });
  }
});
