import type { ContentPack, View } from '../../block-mania/index.js';

/*
 * The ways over the ground of a row of blocks, as far as a bot needs them: steps, elevators and pedways, in half move
 * points. Who stands in the way is in the way.
 */

type Board = ContentPack['boards'][number];
type Print = Board['squares'][number];

interface Node {
  readonly space: string;
  /** The board that the square belongs to; -1 for a plaza. */
  readonly board: number;
  readonly print: Print | undefined;
  readonly x: number;
  readonly l: number;
  readonly ways: { to: number; cost: number }[];
}

export interface Ground {
  readonly width: number;
  readonly isRing: boolean;
  readonly nodes: readonly Node[];
  readonly index: ReadonlyMap<string, number>;
  readonly boards: readonly Board[];
}

const boardWidth = 10;
const step = 2;
const climb = 3;
const ride = 2;

const grounds = new WeakMap<ContentPack, Map<string, Ground>>();

/** The ground of this table, built once for every row of blocks. */
export function groundOf(pack: ContentPack, { boards }: Pick<View, 'boards'>): Ground {
  const rows = grounds.get(pack) ?? new Map<string, Ground>();
  grounds.set(pack, rows);
  const blocks = boards.map(({ block }) => block);
  const known = rows.get(blocks.join());
  if (known !== undefined) return known;
  const found = blocks.flatMap((block) => pack.boards.find(({ id }) => id === block) ?? []);
  const ground = build(pack, found);
  rows.set(blocks.join(), ground);
  return ground;
}

function build({ links }: ContentPack, boards: readonly Board[]): Ground {
  const width = boardWidth * boards.length;
  const isRing = boards.length > 2;
  const nodes: Node[] = [];
  const index = new Map<string, number>();
  const add = (x: number, l: number, board: number, print?: Print) => {
    const space = `${x},${l}`;
    index.set(space, nodes.length);
    nodes.push({ space, board, print, x, l, ways: [] });
  };
  boards.forEach(({ squares }, k) => {
    for (const print of squares) add(boardWidth * k + print.c, print.L, k, print);
  });
  for (let x = isRing ? 0 : 1; x < width; x++) {
    if (!index.has(`${x},${links.plazaLevel}`)) add(x, links.plazaLevel, -1);
  }
  const ground = { width, isRing, nodes, index, boards };
  const join = (a: string | null, b: string | null, cost: number) => {
    const [one, other] = [index.get(a ?? ''), index.get(b ?? '')];
    if (one === undefined || other === undefined) return;
    nodes[one]?.ways.push({ to: other, cost });
    nodes[other]?.ways.push({ to: one, cost });
  };
  for (const { space } of nodes) {
    join(space, nextTo(ground, space, 'right'), step);
    join(space, nextTo(ground, space, 'up'), climb);
  }
  boards.forEach((board, k) => {
    const at = (c: number, l: number) => `${boardWidth * k + c},${l}`;
    for (const { c, from, to } of board.elevators) {
      for (let l = from; l < to; l++) {
        for (let top = l + 1; top <= to; top++) join(at(c, l), at(c, top), ride);
      }
    }
    join(terminus(ground, links, k, 'last'), terminus(ground, links, k + 1, 'first'), ride);
  });
  return ground;
}

function terminus(
  { nodes, boards, isRing }: Ground,
  { pedwayLevel }: ContentPack['links'],
  k: number,
  which: 'first' | 'last',
): string | null {
  if (k >= boards.length && !isRing) return null;
  const row = nodes.filter(({ board, l }) => board === k % boards.length && l === pedwayLevel);
  row.sort((a, b) => a.x - b.x);
  return row.at(which === 'first' ? 0 : -1)?.space ?? null;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The next square that way, whatever is there. */
export function nextTo({ width, isRing }: Ground, space: string, direction: string): string | null {
  const [x = 0, l = 0] = space.split(',').map(Number);
  if (direction === 'up') return `${x},${l + 1}`;
  if (direction === 'down') return `${x},${l - 1}`;
  const next = direction === 'left' ? x - 1 : x + 1;
  if (isRing) return `${(next + width) % width},${l}`;
  return next > 0 && next < width ? `${next},${l}` : null;
}

/** The board that a square belongs to; -1 for open air. */
export function boardAt({ nodes, index }: Ground, space: string): number {
  return nodes[index.get(space) ?? -1]?.board ?? -1;
}

/** What is printed on a square of a block. */
export function printAt({ nodes, index }: Ground, space: string): Print | undefined {
  return nodes[index.get(space) ?? -1]?.print;
}

/** How far it is from every square to the best of the goals, which may have a cost of their own. */
export function distances(
  { nodes }: Ground,
  goals: ReadonlyMap<number, number>,
  isBarred: (node: Node) => boolean,
): Float64Array {
  const far = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  for (const [node, cost] of goals) {
    far[node] = cost;
    queue.push(node);
  }
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i] as number;
    const soFar = far[from] as number;
    for (const { to, cost } of (nodes[from] as Node).ways) {
      if (soFar + cost >= (far[to] as number)) continue;
      far[to] = soFar + cost;
      if (!isBarred(nodes[to] as Node)) queue.push(to);
    }
  }
  return far;
}
