import { expect, test } from 'vitest';
import { blockMania, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, eventsOf } from './arrange.js';

/*
 * Every way to move, worked out slowly from the printed boards alone: no compiled city, no table of
 * neighbours, no code of the rules. Compared with what the game offers and charges on random tables.
 */

interface Spot {
  readonly x: number;
  readonly l: number;
}

const text = ({ x, l }: Spot) => `${x},${l}`;
const spot = (space: string): Spot => {
  const [x = 0, l = 0] = space.split(',').map(Number);
  return { x, l };
};

/** What can be read off the table. */
class Slow {
  readonly n: number;
  readonly width: number;
  readonly mover: string;
  readonly from: Spot;

  constructor(readonly state: State) {
    this.n = state.players;
    this.width = 10 * this.n;
    this.mover = state.active?.blocker as string;
    this.from = this.placeOf(this.mover);
  }

  placeOf(id: string): Spot {
    const place = this.state.blockers[id]?.where;
    return spot(typeof place === 'object' ? place.space : '0,0');
  }

  wrap(x: number): number {
    return this.n > 2 ? (x + this.width) % this.width : x;
  }

  exists({ x, l }: Spot): boolean {
    return l >= 1 && l <= 11 && x >= (this.n > 2 ? 0 : 1) && x < this.width;
  }

  board(x: number) {
    const k = Math.floor(x / 10);
    return { k, c: x % 10, now: this.state.boards[k] };
  }

  pack(x: number) {
    const { now } = this.board(x);
    return blockMania.content.boards.find(({ id }) => id === now?.block);
  }

  printed({ x, l }: Spot) {
    return this.pack(x)?.squares.find(({ c, L }) => c === x % 10 && L === l);
  }

  isCollapsed(at: Spot): boolean {
    return this.state.spaces[text(at)]?.collapsed ?? false;
  }

  isSound(at: Spot): boolean {
    const stands = this.printed(at) !== undefined && this.board(at.x).now?.fallen === false;
    return stands && !this.isCollapsed(at);
  }

  /** The three squares between two blocks, at this level; nothing at the outer ends of two boards. */
  gapOf({ x, l }: Spot, level: number): number | undefined {
    if (l !== level || ![9, 0, 1].includes(x % 10)) return undefined;
    const left = (Math.floor((x - 2 + this.width) / 10) + this.n) % this.n;
    return this.n === 2 && left !== 0 ? undefined : left;
  }

  gap(left: number) {
    const right = (left + 1) % this.n;
    const way = [9, 10, 11].map((d) => ({ x: this.wrap(10 * left + d), l: 6 }));
    const ends = [
      { x: 10 * left + 8, l: 6 },
      { x: 10 * right + 2, l: 6 },
    ] as const;
    const hasPower = this.state.boards[left]?.power && this.state.boards[right]?.power;
    const isWhole = way.every((at) => (this.state.spaces[text(at)]?.linkHits ?? 0) === 0);
    const works = Boolean(hasPower && isWhole && !ends.some((at) => this.isCollapsed(at)));
    return { way, ends, works };
  }

  isRubble(at: Spot): boolean {
    const left = this.gapOf(at, 6);
    return this.isCollapsed(at) || (left !== undefined && !this.gap(left).works);
  }

  isClosed({ x }: Spot): boolean {
    const { k, c } = this.board(x);
    const boards = c === 0 ? [(k - 1 + this.n) % this.n, k] : [k];
    return boards.every((one) => this.state.boards[one]?.fallen);
  }

  canEnter(at: Spot, byTransport: boolean): boolean {
    if (this.isClosed(at)) return false;
    const block = this.mover.split('-')[0];
    const there = this.state.standing.filter((id) => {
      return id !== this.mover && text(this.placeOf(id)) === text(at);
    });
    const blocks = there.map((id) => id.split('-')[0]);
    if (there.length === 0) return true;
    if (this.mover.includes('superhero') && blocks.includes(block)) return true;
    if (new Set(blocks).size > 1) return false;
    return byTransport && !blocks.includes(block);
  }

  canPay(cost: number): boolean {
    return cost <= (this.state.active?.movePoints ?? 0) + this.state.commandPoints;
  }

  isAirborne(): boolean {
    return this.printed(this.from) === undefined && this.from.l > 1;
  }
}

type Costs = Map<string, number>;

function steps(t: Slow, found: Costs): void {
  const { from } = t;
  const onPedway = t.gapOf(from, 6);
  if (t.isAirborne() && onPedway === undefined) return;
  if (onPedway !== undefined && t.gap(onPedway).works) return;
  const ways = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] } as const;
  for (const [direction, [dx, dl]] of Object.entries(ways)) {
    const to = { x: t.wrap(from.x + dx), l: from.l + dl };
    if (!t.exists(to)) continue;
    const print = t.printed(to);
    if (print === undefined && to.l > 1) {
      const left = t.gapOf(to, 6);
      if (left === undefined || t.gap(left).works) continue;
      const { way, ends } = t.gap(left);
      const isOn = [...way, ...ends].some((at) => text(at) === text(from));
      if (!isOn || (t.state.spaces[text(to)]?.linkHits ?? 0) > 2) continue;
    }
    const isDoor = print?.location === 'entrancePlaza';
    const isPark = print?.colour === 'civic' && t.board(to.x).now?.power;
    const plain = t.isSound(to) && (isDoor || isPark) ? 0 : direction === 'up' ? 2 : 1;
    const cost = plain + (t.isRubble(to) ? 1 : 0) + (t.isRubble(from) ? 1 : 0);
    if (t.canPay(cost) && t.canEnter(to, false)) found.set(`step ${direction}`, cost);
  }
}

function shafts(t: Slow, found: Costs): void {
  const { x, l } = t.from;
  const { now, c } = t.board(x);
  const isIn = (one: { c: number; from: number; to: number }) => {
    return one.c === c && one.from <= l && l <= one.to;
  };
  if (now?.fallen || !t.canPay(1)) return;
  const shaft = t.pack(x)?.elevators.find(isIn);
  for (let to = shaft?.from ?? 99; now?.power && to <= (shaft?.to ?? 0); to++) {
    const between = Array.from({ length: Math.abs(to - l) + 1 }, (_, i) => Math.min(to, l) + i);
    const isClear = between.every((level) => !t.isCollapsed({ x, l: level }));
    if (to !== l && isClear && t.canEnter({ x, l: to }, true)) found.set(`elevator ${to}`, 1);
  }
  const hasChute = t.pack(x)?.chutes.some(isIn) && t.isSound(t.from);
  if (hasChute && t.canEnter({ x, l: 1 }, true)) found.set('chute', 1);
}

function lines(t: Slow, found: Costs): void {
  const { from } = t;
  const isFatty = t.mover.includes('fatties');
  const hasCar = (t.state.spaces[text(from)]?.car ?? 0) > 0;
  const kinds = [
    { type: 'skyRail', end: 'station', mouth: 'tubeway', level: 9, may: !isFatty && hasCar },
    {
      type: 'vehicle',
      end: 'vehiclePark',
      mouth: 'tunnel',
      level: 3,
      may: !isFatty && !t.mover.includes('mob'),
    },
  ];
  for (const { type, end, mouth, level, may } of kinds) {
    if (!may || !t.isSound(from) || t.printed(from)?.location !== end || !t.canPay(1)) continue;
    for (const [direction, dx] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      let isOpen = true;
      for (let i = 1; i < t.width; i++) {
        const at = { x: t.wrap(from.x + i * dx), l: level };
        if (!t.exists(at)) break;
        const location = t.printed(at)?.location;
        const matters = location === end || location === mouth || t.gapOf(at, level) !== undefined;
        if (matters && t.isCollapsed(at)) isOpen = false;
        if (location !== end) continue;
        if (isOpen && t.canEnter(at, true)) found.set(`${type} ${t.board(at.x).k} ${direction}`, 1);
      }
    }
  }
}

function pedways(t: Slow, found: Costs): void {
  for (let left = 0; left < (t.n > 2 ? t.n : 1); left++) {
    const { way, ends, works } = t.gap(left);
    const isOn = way.some((at) => text(at) === text(t.from));
    const [leftEnd, rightEnd] = ends;
    if (!works || !t.canPay(1)) continue;
    const goesRight = isOn || text(leftEnd) === text(t.from);
    const goesLeft = isOn || text(rightEnd) === text(t.from);
    if (goesRight && t.canEnter(rightEnd, true)) found.set('pedway right', 1);
    if (goesLeft && t.canEnter(leftEnd, true)) found.set('pedway left', 1);
  }
}

function flights(t: Slow, found: Costs): void {
  const movePoints = t.state.active?.movePoints ?? 0;
  const hasWings =
    t.mover.includes('superhero') || t.state.blockers[t.mover]?.items.includes('batSuit-1');
  const print = t.printed(t.from);
  const isPad = (print?.balcony || print?.location === 'entrancePlaza') && t.isSound(t.from);
  if (!hasWings || movePoints < 1 || !(t.isAirborne() || isPad)) return;
  const near = (x: number) => {
    const { k, c } = t.board(x);
    return c === 0 ? [(k - 1 + t.n) % t.n, k] : [k];
  };
  const reach = near(t.from.x).flatMap((k) => [k, (k + 1) % t.n, (k - 1 + t.n) % t.n]);
  for (let l = 1; l <= 11; l++) {
    for (let x = t.n > 2 ? 0 : 1; x < t.width; x++) {
      const to = { x, l };
      const there = t.printed(to);
      const isOpen = (mouth: string) => {
        return t.pack(x)?.squares.some(({ location, c, L }) => {
          return location === mouth && !t.isCollapsed({ x: 10 * t.board(x).k + c, l: L });
        });
      };
      const isLanding =
        there === undefined ||
        (t.isSound(to) &&
          (there.balcony ||
            (there.location === 'station' && isOpen('tubeway')) ||
            (there.location === 'vehiclePark' && isOpen('tunnel'))));
      if (!isLanding || text(to) === text(t.from)) continue;
      const isNear = near(x).some((k) => reach.includes(k));
      if (isNear && t.canEnter(to, false)) found.set(`fly ${text(to)}`, movePoints);
    }
  }
}

function slowMoves(state: State): Costs {
  const found: Costs = new Map();
  const table = new Slow(state);
  for (const kind of [steps, shafts, lines, pedways, flights]) kind(table, found);
  return found;
}

function nameOf(move: Move): string | undefined {
  switch (move.type) {
    case 'step':
      return `step ${move.direction}`;
    case 'elevator':
      return `elevator ${move.level}`;
    case 'chute':
      return 'chute';
    case 'skyRail':
    case 'vehicle':
      return `${move.type} ${move.board} ${move.direction}`;
    case 'pedway':
      return `pedway ${move.direction}`;
    case 'fly':
      return `fly ${move.to}`;
    default:
      return undefined;
  }
}

/** A random table: damage, power cuts, a fallen block, friends, enemies and fights in the way. */
function randomTable(seed: number): State {
  const random = new SeededChance(seedChance(`movement ${seed}`));
  const chance = (percent: number) => random.below(100) < percent;
  const pick = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
  const players = pick([2, 3, 4] as const);
  const width = 10 * players;
  const blocks = ['sf', 'bh', 'kr', 'lh'].slice(0, players);
  const hasFallen = chance(15);
  const printed = blocks.flatMap((block, k) => {
    const board = blockMania.content.boards.find(({ id }) => id === block);
    return (board?.squares ?? []).map((square) => ({
      ...square,
      k,
      space: `${10 * k + square.c},${square.L}`,
    }));
  });
  const standing = printed.filter(({ k }) => !(hasFallen && k === 1));
  const squares: Record<string, object> = {};
  for (const { space, location } of standing) {
    if (chance(12)) squares[space] = { collapsed: true };
    else if (location === 'station' && chance(80)) squares[space] = { car: 1 };
  }
  for (let left = 0; left < (players > 2 ? players : 1); left++) {
    const isDown = hasFallen && (left === 1 || (left + 1) % players === 1);
    for (const [level, most] of [
      [3, 2],
      [6, 3],
      [9, 1],
    ] as const) {
      for (const d of [9, 10, 11]) {
        const x = (10 * left + d) % width;
        const isSide = isDown && (d === 10 || Math.floor(x / 10) === 1);
        const hits = isSide ? Math.min(2, most) : chance(8) ? 1 + random.below(most) : 0;
        const falls = level === 9 || hits > 1;
        if (hits > 0)
          squares[`${x},${level}`] = {
            linkHits: hits,
            collapsed: falls,
            structural: falls ? 0 : 1,
          };
      }
    }
  }
  const mover = pick(['sf-juves-1', 'sf-superhero-1', 'sf-mob-1', 'sf-fatties-1']);
  const flies = mover.includes('superhero') || (mover.includes('juves') && chance(60));
  const air = ['9,5', '10,8', '11,11', '10,6', '9,6', '9,9'].filter(() => flies);
  const special = standing.filter(({ location, balcony }) => location !== undefined || balcony);
  const spots = [...special, ...special, ...standing].map(({ space }) => space);
  const ends = special.filter(({ location }) => {
    return location === 'station' || location === 'vehiclePark' || location === 'pedwayTerminus';
  });
  const at = chance(35) ? pick(ends).space : pick([...spots, ...air, ...air, '9,1', '10,1']);
  const put: Record<string, { at: string; items?: string[] }> = {
    [mover]: { at, items: flies && mover.includes('juves') ? ['batSuit-1'] : [] },
  };
  const friend = pick(spots);
  const enemies = ['bh-mob-1', 'bh-juves-1', 'bh-crocks-1', 'bh-spugs-1', 'bh-cityDef-1'];
  const taken = new Set([at]);
  const place = (id: string, space: string) => {
    if (taken.has(space)) return;
    taken.add(space);
    put[id] = { at: space };
  };
  place('sf-crocks-1', friend);
  place('sf-spugs-1', pick(spots));
  if (put['sf-crocks-1'] && chance(40)) put['bh-cityDef-2'] = { at: friend };
  for (const enemy of enemies) place(enemy, pick(spots));
  const boards = Object.fromEntries(
    blocks.map((_, k) => [
      k,
      hasFallen && k === 1 ? { fallen: true, power: false } : { power: chance(75) },
    ]),
  );
  const rest = {
    active: mover,
    movePoints: random.below(5),
    commandPoints: random.below(4),
    put,
    squares,
    boards,
  };
  return arrange({ players, ...rest, steps: [{ type: 'active' }] });
}

test('[BM-MOVE-02] [BM-ELEV-01] [BM-CHUTE-01] [BM-RAIL-02] [BM-PED-01] [BM-PED-03] [BM-MWAY-01] [BM-FLY-04] [BM-MM-03] every way to move and its cost, against the printed boards', () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 800; seed++) {
    const state = randomTable(seed);
    const expected = slowMoves(state);
    const offered = blockMania.legalMoves(state).flatMap((move) => {
      const name = nameOf(move);
      return name === undefined ? [] : [{ name, move }];
    });
    const names = offered.map(({ name }) => name).sort();
    expect({ seed, names }).toEqual({ seed, names: [...expected.keys()].sort() });
    const { movePoints = 0 } = state.active ?? {};
    for (const { name, move } of offered.filter((_, i) => offered.length < 12 || i % 9 === 0)) {
      const { state: after, events } = blockMania.apply(state, move);
      seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
      const [moved] = eventsOf(events, 'blockerMoved');
      if (moved === undefined) {
        expect(after.agenda.at(-1)?.type).toBe('stop');
        continue;
      }
      const cost = expected.get(name) as number;
      expect({ seed, name, cost: moved.paid }).toEqual({ seed, name, cost });
      expect(state.commandPoints - after.commandPoints).toBe(Math.max(0, cost - movePoints));
    }
  }
  for (const type of ['step', 'elevator', 'chute', 'skyRail', 'pedway', 'vehicle', 'fly']) {
    expect([type, (seen.get(type) ?? 0) > 25]).toEqual([type, true]);
  }
});
