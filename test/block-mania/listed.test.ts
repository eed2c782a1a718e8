import { expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { moves } from '../../src/block-mania/moves/index.js';
import { namedInVain } from '../listed.js';

test('options name nothing that is forbidden, but for the moves where only `forbid` knows', () => {
  const setups = [2, 3, 4, 2, 3, 4].map((players) => ({ players }));
  expect(namedInVain(blockMania, moves, setups)).toEqual([
    'activate',
    'arson',
    'charge',
    'chute',
    'declareShot',
    'defensiveFire',
    'deploy',
    'deployHeavy',
    'done',
    'draw',
    'elevator',
    'fightFire',
    'fly',
    'layCharge',
    'loot',
    'pedway',
    'placeBlocker',
    'placeKlegg',
    'playCard',
    'receive',
    'scrawl',
    'skyRail',
    'step',
    'switchPower',
    'target',
    'vehicle',
  ]);
});
