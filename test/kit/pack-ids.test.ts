import { expect, test } from 'vitest';
import {
  blockMania,
  bloodfeud,
  cityOfRemnants,
  defendNeoTokyo,
  neonGods,
} from '../../src/index.js';

test.each([
  ['an event of Neon Gods', neonGods, ['events', 0, 'id'], 'constructor'],
  ['a development of City of Remnants', cityOfRemnants, ['developments', 16, 'id'], 'constructor'],
  ['a card of Block Mania', blockMania, ['cards', 0, 'id'], 'toString'],
  ['an Order of Bloodfeud', bloodfeud, ['orders', 0, 'id'], 'valueOf'],
  ['a City card of Defend Neo Tokyo', defendNeoTokyo, ['cityCards', 0, 'id'], 'constructor'],
] as const)('%s cannot be called what every object has', (_what, game, [list, at, key], name) => {
  const pack = structuredClone(game.content) as unknown as Record<string, Record<string, string>[]>;
  (pack[list]?.[at] as Record<string, string>)[key] = name;
  expect(() => game.withContent(pack)).toThrow(
    expect.objectContaining({
      issues: expect.arrayContaining([
        {
          path: [list, at, key],
          message: 'every object has something of this name; choose another',
        },
      ]),
    }),
  );
});
