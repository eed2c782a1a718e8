import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';
import { countMoves, countMovesByFirst } from '../../src/testing/index.js';
import { type Counted, countByApply, depth, stateAt } from './count.js';
import { positions } from './positions.js';

/*
 * How many ways there are to go on from some positions, as they were counted once. If a change of the rules was meant,
 * `npm run perft` counts again.
 */

interface Row extends Counted {
  readonly decision: string;
}

const tables: Readonly<Record<string, readonly Row[]>> = JSON.parse(
  readFileSync(new URL('tables.json', import.meta.url), 'utf8'),
);

describe.each(Object.values(games))('$title', (game) => {
  const rows = (positions[game.id] ?? []).map((position, index) => ({
    ...position,
    pinned: tables[game.id]?.[index],
  }));

  test('five positions', () => {
    expect(rows).toHaveLength(5);
    expect(tables[game.id]).toHaveLength(5);
  });

  test.each(rows)(
    '$pinned.decision of $players after $moves moves of $seed: $pinned.counts',
    (row) => {
      const state = stateAt(game, row);
      expect({ decision: state.agenda.at(-1)?.type, ...countByApply(game, state) }).toEqual(
        row.pinned,
      );
      const byStep = Array.from({ length: depth }, (_, moves) =>
        countMoves(game, state, moves + 1),
      );
      expect(byStep).toEqual(row.pinned?.counts);
      const byFirst = countMovesByFirst(game, state, 2);
      expect(byFirst.reduce((sum, { count }) => sum + count, 0)).toBe(row.pinned?.counts[1]);
    },
  );
});
