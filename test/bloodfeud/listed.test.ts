import { expect, test } from 'vitest';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import { moves } from '../../src/bloodfeud/moves/index.js';
import { namedInVain } from '../listed.js';

test('options name nothing that is forbidden, but for the moves where only `forbid` knows', () => {
  const setups = [4, 5, 6, 8].map((players) => ({ players, storyteller: 'auto' }));
  expect(namedInVain(bloodfeud, moves, setups)).toEqual([
    'callVote',
    'castVote',
    'declineTarget',
    'reduceSun',
    'tradeAsk',
    'tradeGive',
  ]);
});
