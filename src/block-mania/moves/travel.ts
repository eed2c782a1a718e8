import * as z from 'zod';
import type { Refusal } from '../../kernel/rules.js';
import {
  allAt,
  carries,
  hasHeavy,
  hasWings,
  insideAt,
  isAirborne,
  isContested,
  isEnemy,
  kindOf,
  leave,
  ownerOf,
  placeOf,
} from '../blockers.js';
import {
  boardOf,
  cityOf,
  findSquare,
  isCollapsed,
  isRubble,
  isSevered,
  isSound,
  pedwayAt,
  pedwayWorks,
  planOf,
  squareAt,
} from '../board.js';
import type { Gap, Square } from '../content/city.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import {
  blockerOf,
  changeActive,
  changeSquare,
  seatNumber,
  squareId,
  squareState,
} from '../state.js';
import { activeOf, activeSquare, cannotArrive, cannotMove, travel } from '../travel.js';

const straight = ['left', 'right', 'up', 'down'] as const;
const diagonal = ['upLeft', 'upRight', 'downLeft', 'downRight'] as const;
const sideways = ['left', 'right'] as const;
type Sideways = (typeof sideways)[number];

/** BM-MOVE-01 to -16. */
export const step = defineMove({
  type: 'step',
  at: ['active'],
  params: { dir: z.enum([...straight, ...diagonal]) },
  options: (_position, seat) => straight.map((dir) => ({ type: 'step' as const, seat, dir })),
  forbid(position, { dir }) {
    const cannot = cannotMove(position);
    if (cannot !== undefined) return cannot;
    const from = activeSquare(position);
    if (dir !== 'left' && dir !== 'right' && dir !== 'up' && dir !== 'down') {
      return refuse('BM-MOVE-03', () => `${dir} is a diagonal`);
    }
    const id = from[dir];
    if (id === null) return refuse('BM-SETUP-04', () => `nothing lies ${dir} of ${from.id}`);
    const to = squareAt(position, id);
    const wrong = cannotWalk(position, from, to);
    if (wrong !== undefined) return wrong;
    const cost = stepCost(position, from, to);
    const { freeVisited } = activeOf(position.state);
    if (cost === 0 && freeVisited.includes(to.id)) {
      return refuse('BM-MOVE-16', () => `it has been in ${to.id} since it last paid`);
    }
    return cannotArrive(position, { square: to, cost, transport: false, occupied: 'BM-MOVE-06' });
  },
  perform(table, { dir }) {
    const from = activeSquare(table);
    const to = squareAt(table, from[dir as 'left'] as string);
    table.next({ type: 'active' });
    travel(table, { via: 'step', path: [to.id], cost: stepCost(table, from, to) });
  },
});

/** The ground: no air but plazas and stopped pedways. */
function cannotWalk(
  position: ManiaPosition,
  from: Square,
  to: Square,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { blocker } = activeOf(state);
  const out = placeOf(state, blocker)?.out ?? false;
  if (isAirborne(from, out) && (out || from.link !== 'pedway')) {
    return refuse('BM-RULING-105', () => `${blocker} is in the air and can only fly`);
  }
  const leaves = pedwayAt(position, from);
  if (leaves !== undefined && pedwayWorks(position, leaves)) {
    return refuse('BM-PED-04', () => 'the pedway is working: it is ridden, not walked');
  }
  if (to.exposure !== 'air' || to.plaza) return undefined;
  if (isSevered(state, to)) return refuse('BM-PED-06', () => `${to.id} is severed`);
  const gap = pedwayAt(position, to);
  if (gap !== undefined) {
    if (pedwayWorks(position, gap)) {
      return refuse('BM-PED-04', () => `the pedway at ${to.id} is working`);
    }
    if (gap.pedway.includes(from.id) || gap.termini.includes(from.id)) return undefined;
    return refuse('BM-PED-04', () => `${from.id} is neither a terminus nor on that pedway`);
  }
  if (to.link === 'megaWay') return refuse('BM-MWAY-06', () => `${to.id} is mega-way`);
  if (to.link === 'skyRail') return refuse('BM-RAIL-07', () => `${to.id} is sky-rail`);
  return refuse('BM-MOVE-05', () => `${to.id} is open air`);
}

/** BM-MOVE-02, -13, -14, -15. */
function stepCost(position: ManiaPosition, from: Square, to: Square): number {
  const { stepCost, upCost, rubbleCost } = position.content.constants;
  let cost = from.up === to.id ? upCost : stepCost;
  if (isFree(position, to)) cost = 0;
  if (isRubble(position, to)) cost += rubbleCost;
  if (isRubble(position, from)) cost += rubbleCost;
  return cost;
}

function isFree({ state }: ManiaPosition, to: Square): boolean {
  if (!isSound(state, to)) return false;
  if (to.location === 'entrancePlaza') return true;
  return to.colour === 'civic' && boardOf(state, to.board as number).power;
}

/** BM-ELEV-01 to -05. */
export const elevator = defineMove({
  type: 'elevator',
  at: ['active'],
  params: { level: z.int().min(1).max(11) },
  options(position, seat) {
    const shaft = shaftOf(position);
    return shaft.map((sq) => ({ type: 'elevator', seat, level: squareAt(position, sq).l }));
  },
  forbid(position, { level }) {
    const cannot = cannotMove(position);
    if (cannot !== undefined) return cannot;
    const { state, content } = position;
    const from = activeSquare(position);
    const to = `${from.x},${level}`;
    if (to === from.id || !shaftOf(position).includes(to)) {
      return refuse('BM-ELEV-01', () => `no elevator goes from ${from.id} to level ${level}`);
    }
    if (!boardOf(state, from.board as number).power) {
      return refuse('BM-ELEV-04', () => 'the power is off');
    }
    const blocked = [from.id, ...between(position, from, to)].find((sq) => isCollapsed(state, sq));
    if (blocked !== undefined) return refuse('BM-ELEV-05', () => `${blocked} is rubble`);
    const square = squareAt(position, to);
    const cost = content.constants.rideCost;
    return cannotArrive(position, { square, cost, transport: true, occupied: 'BM-MOVE-06' });
  },
  perform(table, { level }) {
    const from = activeSquare(table);
    ride(table, from.id, `${from.x},${level}`);
  },
});

function shaftOf(position: ManiaPosition): readonly string[] {
  const { state } = position;
  const { shaft, board } = activeSquare(position);
  if (shaft === null || placeOf(state, activeOf(state).blocker)?.out) return [];
  return boardOf(state, board as number).fallen ? [] : (cityOf(position).shafts.get(shaft) ?? []);
}

/** The squares after `from` up to and including `to`, in one column. */
function between(position: ManiaPosition, from: Square, to: string): string[] {
  const path: string[] = [];
  const goal = squareAt(position, to);
  const dir = goal.l > from.l ? 1 : -1;
  for (let l = from.l + dir; l !== goal.l + dir; l += dir) path.push(`${from.x},${l}`);
  return path;
}

/** Rides on from a square passed; the next owner of an enemy on the way is asked (BM-ELEV-03). */
function ride(table: ManiaTable, past: string, to: string): void {
  const from = squareAt(table, past);
  for (const sq of between(table, from, to)) {
    if (sq === to) break;
    const seat = stopperAt(table, sq);
    if (seat !== undefined) return table.next({ type: 'stop', seat, sq, to });
  }
  arrive(table, to);
}

/** BM-RULING-14: another seat that owns a hostile counter in an uncontested square. */
function stopperAt(position: ManiaPosition, sq: string): number | undefined {
  const { state } = position;
  const { blocker } = activeOf(state);
  if (isContested(position, sq)) return undefined;
  for (const id of insideAt(state, sq)) {
    const owner = ownerOf(position, id);
    const isOther = owner !== null && owner !== state.phasing;
    if (isOther && isEnemy(position, id, blocker)) return owner;
  }
  return undefined;
}

function arrive(table: ManiaTable, to: string): void {
  const from = activeSquare(table);
  table.next({ type: 'active' });
  const path = [from.id, ...between(table, from, to)];
  travel(table, { via: 'elevator', path, cost: table.content.constants.rideCost });
}

export const stopElevator = defineMove({
  type: 'stopElevator',
  at: ['stop'],
  params: { stop: z.boolean() },
  options: (_position, seat) => [true, false].map((stop) => ({ type: 'stopElevator', seat, stop })),
  forbid: () => undefined,
  perform(table, { seat, stop }, { sq, to }) {
    if (!stop) return ride(table, sq, to);
    const { blocker } = activeOf(table.state);
    table.emit({ type: 'elevatorStopped', seat, blocker, sq });
    arrive(table, sq);
  },
});

/** BM-CHUTE-01 to -04. */
export const chute = defineMove({
  type: 'chute',
  at: ['active'],
  params: {},
  options: (_position, seat) => [{ type: 'chute', seat }],
  forbid(position) {
    const cannot = cannotMove(position);
    if (cannot !== undefined) return cannot;
    const { state, content } = position;
    const from = activeSquare(position);
    const out = placeOf(state, activeOf(state).blocker)?.out;
    if (!from.chute || out || !isSound(state, from)) {
      return refuse('BM-CHUTE-01', () => `there is no grav chute in ${from.id}`);
    }
    const square = squareAt(position, `${from.x},1`);
    const isSeveredChute = chutePath(position, from).some((sq) => isCollapsed(state, sq));
    if (isSeveredChute && !state.options.chuteSuicide) {
      return refuse('BM-CHUTE-03', () => `the chute under ${from.id} is severed`);
    }
    const cost = content.constants.rideCost;
    const refusal = cannotArrive(position, {
      square,
      cost,
      transport: true,
      occupied: 'BM-CHUTE-04',
    });
    return refusal?.rule === 'BM-MOVE-12' ? refuse('BM-CHUTE-04', refusal.because) : refusal;
  },
  perform(table) {
    const from = activeSquare(table);
    const path = chutePath(table, from);
    const isSeveredChute = path.some((sq) => isCollapsed(table.state, sq));
    const { blocker } = activeOf(table.state);
    const cost = table.content.constants.rideCost;
    table.next({ type: 'active' });
    travel(table, { via: 'chute', path: [from.id, ...path], cost });
    if (!isSeveredChute) return;
    table.emit({ type: 'chuteDeath', blocker, sq: from.id });
    leave(table, blocker, 'destroyed');
    table.next({ type: 'checkEnd' });
  },
});

function chutePath(position: ManiaPosition, from: Square): string[] {
  return between(position, from, `${from.x},1`);
}

/** BM-RAIL-01 to -07. */
export const skyRail = defineMove({
  type: 'skyRail',
  at: ['active'],
  params: { board: seatNumber, dir: z.enum(sideways) },
  options: (position, seat) => lineOptions(position, 'station', 'skyRail', seat),
  forbid(position, { board, dir }) {
    const cannot = cannotMove(position) ?? noFatties(position);
    if (cannot !== undefined) return cannot;
    const { state } = position;
    const from = activeSquare(position);
    const isHere = isAtLocation(position, from, 'station') && squareState(state, from.id).car > 0;
    const path = isHere ? linePath(position, from, 'station', board, dir) : undefined;
    if (path === undefined) {
      return refuse('BM-RAIL-02', () => `no car goes ${dir} from ${from.id} to board ${board}`);
    }
    const barred = path.find((sq) => isBarred(position, sq, ['tubeway', 'station'], 'skyRail'));
    if (barred !== undefined) return refuse('BM-RAIL-03', () => `${barred} has collapsed`);
    return cannotArriveByLine(position, path, 'BM-RAIL-05');
  },
  perform(table, { board, dir }) {
    const { state, content } = table;
    const from = activeSquare(table);
    const path = linePath(table, from, 'station', board, dir) as string[];
    const to = path[path.length - 1] as string;
    table.next({ type: 'active' });
    travel(table, { via: 'skyRail', path, cost: content.constants.rideCost });
    if (!state.options.carMoves) return;
    changeSquare(state, from.id, { car: squareState(state, from.id).car - 1 });
    changeSquare(state, to, { car: squareState(state, to).car + 1 });
  },
});

/** BM-MWAY-01 to -06. */
export const vehicle = defineMove({
  type: 'vehicle',
  at: ['active'],
  params: { board: seatNumber, dir: z.enum(sideways) },
  options: (position, seat) => lineOptions(position, 'vehiclePark', 'vehicle', seat),
  forbid(position, { board, dir }) {
    const cannot = cannotMove(position) ?? noFatties(position);
    if (cannot !== undefined) return cannot;
    const { blocker } = activeOf(position.state);
    if (kindOf(position, blocker) === 'mob') {
      return refuse('BM-MOB-01', () => `${blocker} is a mob`);
    }
    const from = activeSquare(position);
    const isHere = isAtLocation(position, from, 'vehiclePark');
    const path = isHere ? linePath(position, from, 'vehiclePark', board, dir) : undefined;
    if (path === undefined) {
      return refuse('BM-MWAY-01', () => `no vehicle goes ${dir} from ${from.id} to board ${board}`);
    }
    const barred = path.find((sq) => isBarred(position, sq, ['tunnel', 'vehiclePark'], 'megaWay'));
    if (barred !== undefined) return refuse('BM-MWAY-02', () => `${barred} has collapsed`);
    return cannotArriveByLine(position, path, 'BM-MWAY-04');
  },
  perform(table, { board, dir }) {
    const path = linePath(table, activeSquare(table), 'vehiclePark', board, dir) as string[];
    table.next({ type: 'active' });
    travel(table, { via: 'vehicle', path, cost: table.content.constants.rideCost });
  },
});

type LineEnd = 'station' | 'vehiclePark';

function lineOptions<T extends 'skyRail' | 'vehicle'>(
  position: ManiaPosition,
  end: LineEnd,
  type: T,
  seat: number,
): { type: T; seat: number; board: number; dir: Sideways }[] {
  if (activeSquare(position).location !== end) return [];
  return cityOf(position).plans.flatMap((_, board) => {
    return sideways.map((dir) => ({ type, seat, board, dir }));
  });
}

function noFatties(position: ManiaPosition): Refusal<RuleId> | undefined {
  const { blocker } = activeOf(position.state);
  if (kindOf(position, blocker) !== 'fatty') return undefined;
  return refuse('BM-FAT-01', () => `${blocker} is a fatty`);
}

function isAtLocation(position: ManiaPosition, square: Square, location: Square['location']) {
  const { state } = position;
  const out = placeOf(state, activeOf(state).blocker)?.out;
  return square.location === location && isSound(state, square) && !out;
}

/** Every square from the next one to the end on that board (BM-RULING-18); nothing where no line leads. */
function linePath(
  position: ManiaPosition,
  from: Square,
  end: LineEnd,
  board: number,
  dir: Sideways,
): string[] | undefined {
  const plan = cityOf(position).plans[board];
  const to = end === 'station' ? plan?.station : plan?.park;
  if (to === undefined || to === from.id || squareAt(position, to).l !== from.l) return undefined;
  const path: string[] = [];
  for (let sq = from[dir]; sq !== null; sq = squareAt(position, sq)[dir]) {
    path.push(sq);
    if (sq === to) return path;
  }
  return undefined;
}

function isBarred(
  position: ManiaPosition,
  sq: string,
  locations: readonly Square['location'][],
  link: Square['link'],
): boolean {
  const square = squareAt(position, sq);
  const matters = square.link === link || locations.includes(square.location);
  return matters && isCollapsed(position.state, sq);
}

function cannotArriveByLine(position: ManiaPosition, path: readonly string[], occupied: RuleId) {
  const square = squareAt(position, path[path.length - 1] as string);
  const cost = position.content.constants.rideCost;
  return cannotArrive(position, { square, cost, transport: true, occupied });
}

/** BM-PED-01 to -07, BM-RULING-22. */
export const pedway = defineMove({
  type: 'pedway',
  at: ['active'],
  params: { dir: z.enum(sideways) },
  options: (_position, seat) => sideways.map((dir) => ({ type: 'pedway' as const, seat, dir })),
  forbid(position, { dir }) {
    const cannot = cannotMove(position);
    if (cannot !== undefined) return cannot;
    const from = activeSquare(position);
    const gap = pedwayFrom(position, from, dir);
    if (gap === undefined) {
      return refuse('BM-PED-01', () => `no pedway leads ${dir} from ${from.id}`);
    }
    if (!pedwayWorks(position, gap)) return refuse('BM-PED-02', () => 'the pedway has stopped');
    return cannotArriveByLine(position, pedwayPath(gap, from, dir), 'BM-PED-07');
  },
  perform(table, { dir }) {
    const from = activeSquare(table);
    const path = pedwayPath(pedwayFrom(table, from, dir) as Gap, from, dir);
    table.next({ type: 'active' });
    travel(table, { via: 'pedway', path, cost: table.content.constants.rideCost });
  },
});

function pedwayFrom(position: ManiaPosition, from: Square, dir: Sideways): Gap | undefined {
  const { state } = position;
  if (placeOf(state, activeOf(state).blocker)?.out) return undefined;
  return cityOf(position).gaps.find(({ pedway, termini }) => {
    return termini[dir === 'right' ? 0 : 1] === from.id || pedway.includes(from.id);
  });
}

function pedwayPath({ pedway, termini }: Gap, from: Square, dir: Sideways): string[] {
  const way = dir === 'right' ? [...pedway, termini[1]] : [...pedway].reverse().concat(termini[0]);
  return way.slice(way.indexOf(from.id) + 1);
}

/** BM-FLY-01 to -14. */
export const fly = defineMove({
  type: 'fly',
  at: ['active'],
  params: { sq: squareId, out: z.boolean() },
  context: cannotTakeOff,
  options(position, seat, _step, grounded) {
    if (grounded !== undefined) return [];
    const { blocker } = activeOf(position.state);
    const hasCan = carries(position, blockerOf(position.state, blocker).items, 'spray');
    const moves: { type: 'fly'; seat: number; sq: string; out: boolean }[] = [];
    for (const square of cityOf(position).list) {
      moves.push({ type: 'fly', seat, sq: square.id, out: false });
      if (hasCan && square.exposure === 'window') {
        moves.push({ type: 'fly', seat, sq: square.id, out: true });
      }
    }
    return moves;
  },
  forbid(position, { sq, out }, _step, grounded) {
    if (grounded !== undefined) return grounded;
    const to = findSquare(position, sq);
    if (to === undefined) return refuse('BM-TURN-05', () => `there is no square ${sq}`);
    return cannotLand(position, to, out);
  },
  perform(table, { sq, out }) {
    const { state } = table;
    table.next({ type: 'active' });
    travel(table, { via: 'fly', path: [sq], out, cost: activeOf(state).mp });
    changeActive(state, { mp: 0, flown: true });
  },
});

function cannotTakeOff(position: ManiaPosition): Refusal<RuleId> | undefined {
  const cannot = cannotMove(position);
  if (cannot !== undefined) return cannot;
  const { state } = position;
  const { blocker, mp } = activeOf(state);
  if (!hasWings(position, blocker)) return refuse('BM-FLY-01', () => `${blocker} has no wings`);
  if (hasHeavy(position, blockerOf(state, blocker))) {
    return refuse('BM-FLY-02', () => `${blocker} carries a heavy weapon`);
  }
  const from = activeSquare(position);
  const out = placeOf(state, blocker)?.out ?? false;
  if (from.plaza) return refuse('BM-RULING-24', () => `${from.id} is a 'tween block plaza`);
  const isPad = from.balcony || from.location === 'entrancePlaza';
  if (!isAirborne(from, out) && !(isPad && isSound(state, from))) {
    return refuse('BM-FLY-03', () => `${from.id} is no place to take off`);
  }
  if (mp < 1) return refuse('BM-RULING-25', () => `${blocker} has no MP of its own left`);
  return undefined;
}

function cannotLand(
  position: ManiaPosition,
  to: Square,
  out: boolean,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { blocker } = activeOf(state);
  if (!isInReach(position, activeSquare(position), to)) {
    return refuse('BM-FLY-14', () => `${to.id} is more than one board away`);
  }
  if (out) {
    const hasCan = carries(position, blockerOf(state, blocker).items, 'spray');
    const isWindow = to.exposure === 'window' && !to.balcony && isSound(state, to);
    if (hasCan && isWindow && allAt(state, to.id).length === 0) return undefined;
    return refuse('BM-FLY-09', () => `${blocker} cannot hover outside ${to.id}`);
  }
  const wrong = noLandingPlace(position, to);
  if (wrong !== undefined) return wrong;
  if (placeOf(state, blocker)?.sq === to.id) {
    return refuse('BM-FLY-04', () => `${blocker} is in ${to.id} already`);
  }
  return cannotArrive(position, {
    square: to,
    cost: 0,
    transport: false,
    occupied: 'BM-RULING-95',
  });
}

/** BM-FLY-04 to -06. */
function noLandingPlace(position: ManiaPosition, to: Square): Refusal<RuleId> | undefined {
  const { state } = position;
  if (to.exposure === 'air') return undefined;
  const sound = isSound(state, to);
  const { tubeways, tunnels } = planOf(position, to.board as number);
  const isOpen = (sq: string) => !isCollapsed(state, sq);
  if (to.location === 'station') {
    if (sound && tubeways.some(isOpen)) return undefined;
    return refuse('BM-FLY-05', () => `no tubeway leads to the station ${to.id}`);
  }
  if (to.location === 'vehiclePark') {
    if (sound && tunnels.some(isOpen)) return undefined;
    return refuse('BM-FLY-06', () => `no tunnel leads to the vehicle park ${to.id}`);
  }
  if (to.balcony && sound) return undefined;
  return refuse('BM-FLY-04', () => `a flyer cannot land in ${to.id}`);
}

/** BM-FLY-14, BM-MM-06: its own boards and those next to them. */
function isInReach(position: ManiaPosition, from: Square, to: Square): boolean {
  const { n } = cityOf(position);
  return from.boards.some((a) => {
    return to.boards.some((b) => a === b || (a + 1) % n === b || (b + 1) % n === a);
  });
}
