import { describe, expect, test } from 'vitest';
import type { City } from '../../src/block-mania/content/city.js';
import { compile } from '../../src/block-mania/content/compile.js';
import type { Board, BoardSquare } from '../../src/block-mania/content/schema.js';
import type { Square } from '../../src/block-mania/content/squares.js';
import { blockMania, type State } from '../../src/block-mania/index.js';
import { candidateAims, cannotTarget, hasTarget } from '../../src/block-mania/mechanics/aiming.js';
import { fallenMask } from '../../src/block-mania/mechanics/board.js';
import { seenIn } from '../../src/block-mania/play.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, eventsOf, sf } from './arrange.js';
import { towers } from './towers.js';

/* Slow and simple answers to what the rules compute fast. */

const content = compile(blockMania.content);
const cityOf = (...blocks: string[]) => content.city(blocks.map((block) => ({ block })));

describe('line of fire', () => {
  /** The cells that a segment runs through, from the midpoints between its crossings of the grid; whole numbers only. */
  function cellsOn(px: number, py: number, qx: number, qy: number): string[] {
    const dx = qx - px;
    const dy = qy - py;
    const unit = Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy));
    const cuts = new Set([0, unit]);
    for (let line = 8 * Math.ceil(Math.min(px, qx) / 8); line <= Math.max(px, qx); line += 8) {
      if (dx !== 0) cuts.add(((line - px) * unit) / dx);
    }
    for (let line = 8 * Math.ceil(Math.min(py, qy) / 8); line <= Math.max(py, qy); line += 8) {
      if (dy !== 0) cuts.add(((line - py) * unit) / dy);
    }
    const sorted = [...cuts].sort((a, b) => a - b);
    return sorted.slice(1).map((cut, i) => {
      const middle = cut + (sorted[i] as number);
      const x = Math.floor((2 * unit * px + dx * middle) / (16 * unit));
      const y = Math.floor((2 * unit * py + dy * middle) / (16 * unit));
      return `${x},${y}`;
    });
  }

  const columnOf = ({ width }: City, x: number) => (x + 4 * width) % width;

  /** Walks to the left and to the right until it is back where it began, and notes where it meets the target's column. */
  function meetings(city: City, a: Square, b: Square): number[] {
    if (!city.isRing) return [b.x];
    return [-1, 1].flatMap((step) => {
      const walk = [a.x];
      do walk.push((walk.at(-1) as number) + step);
      while (columnOf(city, walk.at(-1) as number) !== a.x);
      return walk.filter((x) => columnOf(city, x) === b.x);
    });
  }

  function slowRange(city: City, fallen: number, a: Square, b: Square): number {
    const isAir = ({ exposure, board }: Square) =>
      exposure === 'air' || (board !== null && ((fallen >> board) & 1) === 1);
    const found = meetings(city, a, b).flatMap((x) => {
      const free = (id: string) => {
        const [cx = 0, cy = 0] = id.split(',').map(Number);
        if ((cx === a.x && cy === a.l) || (cx === x && cy === b.l)) return true;
        return isAir(city.squares.get(`${columnOf(city, cx)},${cy}`) as Square);
      };
      const ends = b.exposure === 'interior' && !isAir(b) ? [4] : [1, 4, 7];
      if (ends.length === 1 && a.x !== x && a.l !== b.l) return [];
      const sees = ends.some((i) =>
        ends.some((j) =>
          ends.some((k) =>
            ends.some((l) => cellsOn(8 * a.x + i, 8 * a.l + j, 8 * x + k, 8 * b.l + l).every(free)),
          ),
        ),
      );
      if (!sees) return [];
      const across = Math.abs(x - a.x);
      const along = Math.abs(b.l - a.l);
      if (across + along <= 1) return [1];
      return [across === 1 && along === 1 && !isAir(a) && !isAir(b) ? 2 : Math.max(across, along)];
    });
    return found.length > 0 ? Math.min(...found) : 0;
  }

  test.each([
    ['two boards', cityOf('sf', 'bh'), 0],
    ['two boards, one fallen', cityOf('sf', 'bh'), 2],
    ['three boards', cityOf('kr', 'lh', 'sf'), 0],
    ['three boards from another one on', cityOf('sf', 'kr', 'lh'), 0],
    ['three boards, the middle one fallen', cityOf('sf', 'kr', 'bh'), 2],
    ['four boards, two fallen', cityOf('sf', 'bh', 'kr', 'lh'), 5],
    ['four boards from another one on', cityOf('lh', 'sf', 'bh', 'kr'), 3],
  ] as const)(
    '[BM-LOF-05] [BM-LOF-02] [BM-RULING-35] [BM-RULING-36] [BM-MM-03] [BM-CAT-04] %s against a walk from cell to cell',
    (name, city, fallen) => {
      const random = new SeededChance(seedChance(name));
      const pick = () => city.list[random.below(city.list.length)] as Square;
      for (let i = 0; i < 400; i++) {
        const a = pick();
        const near = city.list.filter(({ x, l }) => Math.abs(x - a.x) < 7 && Math.abs(l - a.l) < 7);
        const b = i % 2 ? pick() : (near[random.below(near.length)] as Square);
        expect(`${a.id} ${b.id} ${city.ranges(fallen, a, b)}`).toBe(
          `${a.id} ${b.id} ${slowRange(city, fallen, a, b)}`,
        );
      }
    },
  );

  const ringOfTowers = compile(towers.content).city(
    ['east', 'west', 'north'].map((block) => ({ block })),
  );
  test.each([
    ['behind it, on the far side of its tower', ringOfTowers, 0, '4,3', '5,11', 29],
    ['straight above it, once round', ringOfTowers, 0, '4,3', '4,11', 30],
    ['straight below it, once round', ringOfTowers, 0, '6,11', '6,3', 30],
    ['a column farther', ringOfTowers, 0, '4,3', '3,11', 0],
    ['almost one and a half times round', ringOfTowers, 0, '5,4', '18,11', 0],
    ['more than that', ringOfTowers, 0, '5,4', '24,11', 0],
    ['above the last block that stands', cityOf('bh', 'sf', 'lh'), 3, '27,5', '27,11', 30],
    ['a column beside that', cityOf('bh', 'sf', 'lh'), 3, '27,5', '28,11', 0],
    ['above the last of four', cityOf('bh', 'sf', 'kr', 'lh'), 7, '37,4', '37,11', 40],
    ['two columns beside that', cityOf('bh', 'sf', 'kr', 'lh'), 7, '37,4', '39,11', 0],
  ] as const)(
    '[BM-RULING-35] [BM-LOF-05] no line goes round more than once: %s',
    (_, city, fallen, from, to, range) => {
      const [a, b] = [city.squares.get(from) as Square, city.squares.get(to) as Square];
      expect(city.ranges(fallen, a, b)).toBe(range);
      expect(slowRange(city, fallen, a, b)).toBe(range);
    },
  );

  test('[BM-RULING-35] [BM-LOF-05] boards by lot, of which many see each other all the way round', () => {
    const random = new SeededChance(seedChance('boards by lot'));
    const [first] = blockMania.content.boards;
    let farthest = 0;
    for (let ring = 0; ring < 12; ring++) {
      const boards = blockMania.content.boards.slice(0, 3).map(({ id }) => {
        const places = Array.from({ length: 99 }, (_, i) => ({ c: 1 + (i % 9), L: 1 + (i % 11) }));
        const walls = places.filter(() => random.below(100) < 4 + 2 * ring);
        const has = (c: number, L: number) => walls.some((wall) => wall.c === c && wall.L === L);
        const squares = walls.map(({ c, L }) => {
          const exposure: BoardSquare['exposure'] =
            has(c - 1, L) && has(c + 1, L) ? 'interior' : 'window';
          return { c, L, exposure, colour: 'civic' as const };
        });
        return { ...(first as Board), id, squares, elevators: [], chutes: [] };
      });
      const row = boards.map(({ id }) => ({ block: id }));
      const city = compile({ ...blockMania.content, boards }).city(row);
      for (let i = 0; i < 100; i++) {
        const a = city.list[random.below(city.list.length)] as Square;
        const column = city.list.filter(({ x }) => i % 2 === 0 || x === a.x);
        const b = column[random.below(column.length)] as Square;
        const range = city.ranges(0, a, b);
        expect(`${a.id} ${b.id} ${range}`).toBe(`${a.id} ${b.id} ${slowRange(city, 0, a, b)}`);
        farthest = Math.max(farthest, range);
      }
    }
    expect(farthest).toBe(30);
  });

  test.each([
    ['13,6', '9,7', 4],
    ['13,6', '8,8', 5],
    ['7,9', '11,10', 4],
  ])(
    '[BM-RULING-36] a line that only the middle of a square finds: %s to %s',
    (from, to, range) => {
      const city = cityOf('sf', 'bh');
      const [a, b] = [from, to].map((space) => city.squares.get(space) as Square) as [
        Square,
        Square,
      ];
      expect(slowRange(city, 0, a, b)).toBe(range);
      expect(city.ranges(0, a, b)).toBe(range);
    },
  );

  test('[BM-CAT-04] the mask has a bit for every fallen board', () => {
    const state = arrange({
      players: 3,
      boards: { 1: { fallen: true, power: false } },
      steps: [{ type: 'klegg' }],
    });
    expect(fallenMask(state)).toBe(2);
  });
});

describe('cascades', () => {
  /** The same with an explicit list of what is still to do, from the dice that were rolled. */
  function slowCascade(start: string, dice: readonly number[]): Map<string, number> {
    const city = cityOf('sf', 'bh');
    const damage = new Map<string, number>();
    const todo = [start];
    let at = 0;
    const next = () => dice[at++] as number;
    const collapse = ({ x, l, board }: Square, space: string) => {
      damage.set(space, -1);
      const above = [`${x},${l + 1}`, `${x + 1},${l + 1}`, `${x - 1},${l + 1}`];
      return above.filter((id) => {
        const square = city.squares.get(id);
        return square?.exposure !== 'air' && square?.board === board;
      });
    };
    for (let space = todo.shift(); space !== undefined; space = todo.shift()) {
      const square = city.squares.get(space) as Square;
      const markers = damage.get(space) ?? 0;
      if (markers < 0) continue;
      damage.set(space, markers + 1);
      const isArmoury = square.location === 'armoury';
      const blows = isArmoury && next() >= 5;
      if (!blows && next() + markers < 6) continue;
      const above = collapse(square, space);
      if (isArmoury && !blows) next();
      todo.unshift(...above);
    }
    expect(at).toBe(dice.length);
    return damage;
  }

  test('[BM-COL-03] [BM-COL-04] [BM-STRUC-02] [BM-LOC-01] [BM-RULING-50] [BM-RULING-51] against a list of things to do', () => {
    let collapses = 0;
    for (let seed = 0; seed < 150; seed++) {
      const [c, l] = [2 + (seed % 7), 1 + (seed % 5)];
      const put = {
        'sf-mob-1': { at: sf(c, l), items: ['vibroDrill-1'], deployed: ['vibroDrill-1'] },
      };
      const state: State = arrange({ phase: 'combat', put, steps: [{ type: 'shoot' }] });
      state.chance = seedChance(`cascade ${seed}`);
      const { state: after, events } = blockMania.apply(state, {
        type: 'drill',
        seat: 0,
        blocker: 'sf-mob-1',
        item: 'vibroDrill-1',
      });
      const dice = events.flatMap(({ type, rolls }) =>
        type === 'collapseRolled' || type === 'explosionRolled' ? (rolls ?? []) : [],
      );
      const expected = slowCascade(sf(c, l), dice.map(Number));
      const found = new Map(
        Object.entries(after.spaces).map(([space, now]) => [
          space,
          now.collapsed ? -1 : now.structural,
        ]),
      );
      expect([...found].sort()).toEqual([...expected].sort());
      collapses += eventsOf(events, 'squareCollapsed').length;
    }
    expect(collapses).toBeGreaterThan(20);
  });
});

describe('targets', () => {
  /** Every weapon with a range that somebody on the board carries, in every mode. */
  function gunsIn({ standing, blockers }: State) {
    return standing.flatMap((blocker) => {
      return (blockers[blocker]?.items ?? []).flatMap((item) => {
        const { range, effects } = content.item.get(item) ?? { range: null, effects: [] };
        if (range === null || range < 1) return [];
        const missile = effects.find(({ kind }) => kind === 'missile');
        const modes = missile?.kind === 'missile' ? missile.modes.map(({ id }) => id) : [null];
        return modes.map((mode) => ({ blocker, item, mode }));
      });
    });
  }

  test.each([false, true])(
    '[BM-SHOOT-03] [BM-RULING-39] a gun has a target if one of those listed can be hit; fire at empty squares: %s',
    (fireAtEmpty) => {
      const answers = { yes: 0, no: 0 };
      for (let game = 0; game < 4; game++) {
        const random = new SeededChance(seedChance(`targets ${game}`));
        const state = blockMania.setup({ players: 4, seed: `targets ${game}`, fireAtEmpty });
        for (let turn = 0; ; turn++) {
          const moves = blockMania.legalMoves(state);
          const move = moves[random.below(moves.length || 1)];
          if (move === undefined) break;
          blockMania.step(state, move);
          if (turn % 25 !== 0) continue;
          const seen = seenIn({ table: state, content });
          for (const gun of gunsIn(state)) {
            const isHit = candidateAims(seen, gun).some((aim) => !cannotTarget(seen, gun, aim));
            expect(hasTarget(seen, gun)).toBe(isHit);
            answers[isHit ? 'yes' : 'no']++;
          }
        }
      }
      expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(50);
    },
  );
});
