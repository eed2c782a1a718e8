import { describe, expect, test } from 'vitest';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { compile, type Setting } from '../../src/neon-gods/content/compile.js';
import { type PlayerCount, playerCounts } from '../../src/neon-gods/content/schema.js';
import { neonGods } from '../../src/neon-gods/index.js';

/*
 * The boards are ours, so they should be fair. What a space is worth is what daylight pays for it: 1, nothing for a
 * dead zone, and its skyscraper. Two things are counted for each base, and of both no base has less than 85 % of what
 * another has:
 * - land: the worth of all spaces that are nearest to it; a space that is as near to others is shared out;
 * - doorstep: the worth of all spaces within three steps, one movement.
 * How often each seat wins is in docs/balance.md.
 */

type Board = Pick<Setting, 'layout' | 'flags'>;

const { content: standard } = neonGods;
const content = compile(standard);
const boards = standard.scenarios.flatMap(({ id }) => {
  return playerCounts.map((players): [string, PlayerCount] => [id, players]);
});

describe('[NG-RULING-40] every board is even within 15 %', () => {
  test.each(boards)('%s for %i players: land nearest to each base', (scenario, players) => {
    expect(evenness(landOf(content.setting({ scenario, players })))).toBeGreaterThanOrEqual(0.85);
  });

  test.each(boards)('%s for %i players: within three steps of each base', (scenario, players) => {
    expect(evenness(doorstepsOf(content.setting({ scenario, players })))).toBeGreaterThanOrEqual(
      0.85,
    );
  });
});

describe('what is counted', () => {
  test('all land belongs to somebody: 43 in Life on the Streets for three', () => {
    const board = content.setting({ scenario: 'life-on-the-streets', players: 3 });
    // 28 spaces that are neither base nor dead zone, and skyscrapers of 3 × 1 + 3 × 2 + 2 × 3.
    const land = landOf(board).reduce((sum, share) => sum + share);
    expect(land).toBeCloseTo(43);
  });

  // biome-ignore format: laid out like the board
  const lopsided = [
    ['B0', '.',  'S1',   '.',    'S2', 'X'],
    ['.',  'T',  'A',    '.',    '.',  'B1'],
    ['S2', '.',  'S3+A', '.',    'T',  '.'],
    ['X',  'A',  '.',    'S3+A', 'A',  'S1'],
    ['X',  'S1', '.',    'T',    '.',  '.'],
    ['X',  '.',  'B2',   '.',    'S2', 'X'],
  ];

  test('a board on which one seat won half of the games is not even', () => {
    const pack = structuredClone(standard);
    const [streets] = pack.scenarios;
    if (streets !== undefined) streets.layouts[3] = lopsided;
    const board = compile(pack).setting({ scenario: 'life-on-the-streets', players: 3 });
    expect(landOf(board)).toEqual([10, 13, 20]);
    expect(doorstepsOf(board)).toEqual([13, 16, 22]);
  });
});

/** The least as a part of the most. */
function evenness(shares: readonly number[]): number {
  return Math.min(...shares) / Math.max(...shares);
}

function landOf(board: Board): number[] {
  const ways = basesOf(board).map((base) => stepsFrom(board, base));
  return ways.map((mine) => {
    return sum((at) => {
      const near = Math.min(...ways.map((steps) => steps.get(at) ?? Number.POSITIVE_INFINITY));
      const sharers = ways.filter((steps) => steps.get(at) === near).length;
      return mine.get(at) === near ? worth(board, at) / sharers : 0;
    });
  });
}

function doorstepsOf(board: Board): number[] {
  return basesOf(board).map((base) => {
    const steps = stepsFrom(board, base);
    return sum((at) => ((steps.get(at) ?? Number.POSITIVE_INFINITY) <= 3 ? worth(board, at) : 0));
  });
}

/** Steps to every space on a board without figures and andys, by hand: neighbours, tunnels, walls, bases of others. */
function stepsFrom({ layout, flags }: Board, home: SpaceId): Map<SpaceId, number> {
  const steps = new Map([[home, 0]]);
  for (const [here, taken] of steps) {
    for (const next of spaceIds) {
      const { base, dead, tunnel } = layout[next];
      const isClosed = base !== null || (dead && flags.deadZonesImpassable);
      const isNext = isBeside(here, next) || (tunnel && layout[here].tunnel);
      if (isNext && !isClosed && !steps.has(next)) steps.set(next, taken + 1);
    }
  }
  return steps;
}

function worth({ layout }: Board, at: SpaceId): number {
  const { base, dead, skyscraper } = layout[at];
  return base === null ? Number(!dead) + skyscraper : 0;
}

function basesOf({ layout }: Board): SpaceId[] {
  const bases = spaceIds.filter((at) => layout[at].base !== null);
  return bases.sort((a, b) => (layout[a].base ?? 0) - (layout[b].base ?? 0));
}

function isBeside(a: SpaceId, b: SpaceId): boolean {
  const columns = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const rows = Math.abs(Number(a[1]) - Number(b[1]));
  return columns + rows === 1;
}

function sum(of: (at: SpaceId) => number): number {
  return spaceIds.reduce((total, at) => total + of(at), 0);
}
