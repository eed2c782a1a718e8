import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { type SpaceId, spaceIds } from '../../src/neon-gods/content/board.js';
import { type Move, neonGods, type State } from '../../src/neon-gods/index.js';
import { volume } from '../volume.js';
import { arrange, type Layout, layouts, offered, play, refusedBy, seat } from './arrange.js';
import { randomGame, tables } from './random-games.js';

/*
 * The engine searches breadth first and never looks at paths. Here every path of up to three steps
 * is walked, step by step as a player would, with the rules written down a second time.
 */

/** Column and row of a space, from its name. */
function position(at: SpaceId): [column: number, row: number] {
  return ['ABCDEF'.indexOf(at[0] as string), Number(at[1])];
}

function isBeside(one: SpaceId, other: SpaceId): boolean {
  const [column, row] = position(one);
  const [otherColumn, otherRow] = position(other);
  if (column === otherColumn) return row - otherRow === 1 || otherRow - row === 1;
  return row === otherRow && (column - otherColumn === 1 || otherColumn - column === 1);
}

const isTunnelAssault = ({ scenario }: State) => scenario === 'tunnel-assault';

function mayEnter(state: State, mover: number, to: SpaceId): boolean {
  const { base, dead } = state.board[to];
  if (base !== null && base !== mover) return false;
  return !(dead && isTunnelAssault(state));
}

/** A figure that has just entered this space goes no further. */
function isStopped(state: State, mover: number, at: SpaceId): boolean {
  const { andys, figures, tunnel } = state.board[at];
  if (andys.length > 0) return true;
  const isMet = figures.some((count, owner) => owner !== mover && count > 0);
  return isMet && !(tunnel && isTunnelAssault(state));
}

type Stops = 'stopping' | 'unstopped';

/** The ends of all paths of 1 to `left` steps. */
function walk(
  state: State,
  mover: number,
  path: readonly SpaceId[],
  left: number,
  stops: Stops,
  ends: Set<SpaceId>,
): void {
  const at = path.at(-1) as SpaceId;
  const hasEntered = path.length > 1;
  if (hasEntered) ends.add(at);
  if (left === 0) return;
  if (hasEntered && stops === 'stopping' && isStopped(state, mover, at)) return;
  for (const to of spaceIds) {
    const isTunnel = to !== at && state.board[at].tunnel && state.board[to].tunnel;
    if (!isBeside(at, to) && !isTunnel) continue;
    if (mayEnter(state, mover, to)) walk(state, mover, [...path, to], left - 1, stops, ends);
  }
}

function endsFrom(state: State, mover: number, from: SpaceId, stops: Stops): Set<SpaceId> {
  const ends = new Set<SpaceId>();
  walk(state, mover, [from], 3, stops, ends);
  return ends;
}

function isFull(state: State, mover: number, at: SpaceId): boolean {
  const { base, figures } = state.board[at];
  return base !== mover && (figures[mover] as number) > 1;
}

/** The rule that refuses the move of a figure, in the order in which a figure's move is looked at. */
function refusal(
  state: State,
  mover: number,
  from: SpaceId,
  to: SpaceId,
  reach: Record<Stops, Set<SpaceId>>,
): string | undefined {
  const { base, dead } = state.board[to];
  if (to === from) return 'NG-MOVE-10';
  if (base !== null && base !== mover) return 'NG-MOVE-06';
  if (dead && isTunnelAssault(state)) return 'NG-TA-01';
  if (isFull(state, mover, to)) return 'NG-MOVE-05';
  if (reach.stopping.has(to)) return undefined;
  return reach.unstopped.has(to) ? 'NG-MOVE-04' : 'NG-MOVE-01';
}

/** Compares everything the engine says about movement here with what the paths say. */
function compare(state: State): void {
  const mover = state.active;
  const movable: SpaceId[] = [];
  for (const from of spaceIds) {
    if ((state.board[from].figures[mover] as number) === 0) continue;
    const reach = {
      stopping: endsFrom(state, mover, from, 'stopping'),
      unstopped: endsFrom(state, mover, from, 'unstopped'),
    };
    const rules = spaceIds.map((to) => refusal(state, mover, from, to, reach));
    const goals = spaceIds.filter((_, i) => rules[i] === undefined);
    if (goals.length > 0) movable.push(from);
    const step = { type: 'moveTo', from, left: 1, spaces: 3, moved: {} } as const;
    const moving: State = { ...state, agenda: [...state.agenda, step] };
    const found = neonGods.legalMoves(moving).map((move) => 'to' in move && move.to);
    expect(found, `from ${from}`).toEqual(goals);
    for (const [i, to] of spaceIds.entries()) {
      if (rules[i] === undefined) continue;
      const rule = refusedBy(moving, { type: 'moveTo', seat: mover, to });
      expect(rule, `${from} to ${to}`).toBe(rules[i]);
    }
  }
  const step = { type: 'move', left: 2, spaces: 3, moved: {} } as const;
  const choosing: State = { ...state, agenda: [...state.agenda, step] };
  expect(offered(choosing, 'pickFigure', 'from')).toEqual(movable);
}

/** The same table with figures, andys and tunnels thrown about at random. */
function shaken(state: State, seed: number): State {
  const random = new SeededChance(seedChance(seed));
  const copy = structuredClone(state);
  const tunnels = random.below(9);
  const throwAt = (isAllowed: (at: SpaceId) => boolean): SpaceId => {
    const spaces = spaceIds.filter(isAllowed);
    return spaces[random.below(spaces.length)] as SpaceId;
  };
  const isOpen = (at: SpaceId, owner: number) => {
    const { base } = copy.board[at];
    return base === owner || (mayEnter(copy, owner, at) && !isFull(copy, owner, at));
  };
  for (const at of spaceIds) {
    const space = copy.board[at];
    space.andys = [];
    copy.supply.tunnels += Number(space.tunnel);
    space.tunnel = false;
    for (const [owner, player] of copy.seats.entries()) {
      player.figureSupply += space.figures[owner] as number;
      space.figures[owner] = 0;
    }
  }
  for (const [owner, player] of copy.seats.entries()) {
    for (let count = 4 + random.below(9); count > 0; count--) {
      const at = throwAt((space) => isOpen(space, owner));
      copy.board[at].figures[owner] = (copy.board[at].figures[owner] as number) + 1;
      player.figureSupply--;
    }
  }
  for (let count = random.below(8); count > 0; count--) {
    const at = throwAt((space) => copy.board[space].base === null && mayEnter(copy, 0, space));
    copy.board[at].andys.push({ down: 0 });
  }
  for (let count = 0; count < tunnels; count++) {
    const at = throwAt((space) => {
      const { base, dead, tunnel } = copy.board[space];
      return base === null && !dead && !tunnel;
    });
    copy.board[at].tunnel = true;
    copy.supply.tunnels--;
  }
  return copy;
}

describe('every path of up to three steps', () => {
  const runs = (numRuns: number) => ({ numRuns, seed: 3 });

  test('[NG-MOVE-01] [NG-MOVE-03] [NG-MOVE-04] [NG-MOVE-05] [NG-MOVE-06] [NG-MOVE-10] [NG-TUNNEL-01] [NG-TA-01] [NG-TA-04] leads where the engine says, in random games', () => {
    const check = (table: (typeof tables)[number], seed: number) => {
      let turns = 0;
      randomGame({ ...table, seed }, ({ move, after }) => {
        const isStart = move?.type === 'recruit' || move?.type === 'drawInstead';
        if (isStart && turns++ % 6 === 0) compare(after);
      });
      expect(turns).toBeGreaterThan(0);
    };
    fc.assert(fc.property(fc.constantFrom(...tables), fc.nat(), check), runs(volume(8, 30)));
  });

  test.each(tables)(
    '[NG-MOVE-01] [NG-MOVE-04] [NG-MOVE-05] [NG-MOVE-09] [NG-TUNNEL-01] leads where the engine says, on shaken boards: $scenario for $players',
    (table) => {
      const state = neonGods.setup({ ...table, seed: 'shaken', firstPlayer: 0 });
      const check = (seed: number, active: number) => {
        compare({ ...shaken(state, seed), active });
      };
      const seats = fc.integer({ min: 0, max: table.players - 1 });
      fc.assert(fc.property(fc.nat(), seats, check), runs(volume(4, 12)));
    },
  );

  test('the shaken boards are sound but for what scenarios forbid about tunnels', () => {
    for (const table of tables) {
      const state = neonGods.setup({ ...table, seed: 'shaken', firstPlayer: 0 });
      const broken = neonGods.invariants(shaken(state, 1));
      expect(broken.filter((text) => !/no tunnel beside it/.test(text))).toEqual([]);
    }
  });
});

/** Steps between two spaces on an empty grid, found by walking outwards from the first. */
function gridDistance(from: SpaceId, to: SpaceId): number {
  let reached = new Set([from]);
  for (let steps = 0; ; steps++) {
    if (reached.has(to)) return steps;
    const next = spaceIds.filter((at) => [...reached].some((one) => isBeside(one, at)));
    reached = new Set([...reached, ...next]);
  }
}

describe('sale prices', () => {
  const short = Object.keys(layouts) as (keyof typeof layouts)[];
  const all = short.flatMap((name) => [2, 3, 4].map((n) => `${name}${n}` as Layout));

  test.each(all)(
    '[NG-FX-06] [NG-FX-07] [NG-FX-08] [NG-RULING-25] are steps on an empty grid: %s',
    (layout) => {
      const players = Number(layout[2]);
      const { board } = arrange({ layout });
      for (let seller = 0; seller < players; seller++) {
        const base = spaceIds.find((at) => board[at].base === seller) as SpaceId;
        const markets = spaceIds.filter((at) => {
          const isWall = layout.startsWith('TA') && board[at].dead;
          return !isWall && (board[at].base === null || at === base);
        });
        for (const space of markets) {
          const state = arrange({
            layout,
            noAndys: true,
            active: seller as 0 | 1 | 2 | 3,
            seats: { [seller]: { money: 0, figures: { [space]: 1 } } },
            board: { [space]: { products: 1 } },
            steps: [{ type: 'sell', left: 1 }],
          });
          const move: Move = { type: 'sell', seat: seller, space };
          const { money } = seat(play(state, move).state, seller);
          expect(money, `${base} to ${space}`).toBe(gridDistance(base, space));
        }
      }
    },
  );
});
