import { expect, test } from 'vitest';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import { moves } from '../../src/city-of-remnants/moves/index.js';
import { namedInVain } from '../listed.js';

test('options name nothing that is forbidden, but for the moves where only `forbid` knows', () => {
  const setups = [2, 3, 4, 2, 3, 4].map((players) => ({ players }));
  expect(namedInVain(cityOfRemnants, moves, setups)).toEqual([
    'buildPick',
    'buildPlace',
    'buyCard',
    'buyRenown',
    'done',
    'layFromDeck',
    'layFromHand',
    'moveFigure',
    'pickEntry',
    'pickLeader',
    'playCard',
    'produceTile',
    'searchDrawPile',
    'sellProduct',
    'takeAction',
    'ycuBribe',
  ]);
});
