import { expect, test } from 'vitest';
import { neonGods } from '../../src/neon-gods/index.js';
import { moves } from '../../src/neon-gods/moves/index.js';
import { namedInVain } from '../listed.js';

test('options name nothing that is forbidden, but for the moves where only `forbid` knows', () => {
  const setups = [2, 3, 4, 2, 3, 4].map((players) => ({ players }));
  expect(namedInVain(neonGods, moves, setups)).toEqual([
    'battleBlind',
    'buyEvent',
    'drawCard',
    'exchange',
    'moveTo',
    'pickFigure',
    'placeToken',
    'pushPick',
    'pushTo',
    'recruit',
    'removeFigure',
    'sell',
    'work',
  ]);
});
