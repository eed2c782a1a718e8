import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import { moves } from '../../src/defend-neo-tokyo/moves/index.js';
import { namedInVain } from '../listed.js';

test('options name nothing that is forbidden, but for the moves where only `forbid` knows', () => {
  const setups = [2, 3, 4, 5, 2, 3, 4, 5].map((players) => ({ players }));
  expect(namedInVain(defendNeoTokyo, moves, setups)).toEqual(['done', 'pickPrebuilt', 'react']);
});
