import { describe, expect, test } from 'vitest';
import { blockMania, type SetupInput } from '../../src/block-mania/index.js';
import { followLaws } from '../../src/testing/index.js';

/** No play takes more: fewer than 2,400 turns (I-22) with fewer than 500 decisions each. */
const bound = 1_200_000;

const variants: { name: string; setup: Omit<SetupInput, 'seed'> }[] = [
  { name: 'the base game', setup: { players: 2 } },
  {
    name: 'every house rule turned',
    setup: {
      players: 2,
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
    },
  },
  { name: 'three blocks', setup: { players: 3 } },
  { name: 'four blocks', setup: { players: 4 } },
];

describe('the laws', () => {
  test.each(variants)('$name', ({ setup }) => {
    const coverage = followLaws(blockMania, {
      setup: { ...structuredClone(setup), seed: `laws ${setup.players}` },
      seed: setup.players,
      bound,
    });
    expect(coverage.decisions).toBeGreaterThan(100);
    expect(coverage.refused).toBeGreaterThan(100);
  });
});
