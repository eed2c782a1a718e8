import type { Seen } from '../play.js';
import { changeBlocker } from '../state/change.js';
import { type Active, blockerOf, type Place, placeOf } from '../state/state.js';
import { isContested, isOnBoard, typeOf } from './blockers.js';
import { cityOf, squareAt } from './board.js';
import { cannotFly, takeOff } from './flight.js';
import {
  cannotDrive,
  cannotTakeCar,
  cannotTakePedway,
  pedwayFrom,
  pedwayPath,
  sideways,
} from './lines.js';
import { moved } from './occupancy.js';
import {
  cannotDropDown,
  cannotTakeElevator,
  isSeveredChute,
  liftFrom,
  squaresUnder,
} from './shafts.js';
import { supposing } from './supposed.js';
import { type Start, startOf } from './travel.js';
import { cannotStep, stepCost } from './walking.js';

/** A place that a blocker can get to, and the MP of the cheapest way. */
export interface Reached extends Place {
  cost: number;
}

/**
 * Every other place that a blocker can get to in one activation, in the order of squares. The active one goes on with
 * what it has; any other begins with its MOVEMENT ALLOWANCE. `commandPoints` may be spent on extra MP.
 */
export function reachOf(position: Seen, blocker: string, commandPoints: number): Reached[] {
  const { state } = position;
  if (!isOnBoard(state, blocker)) return [];
  const active = state.active?.blocker === blocker ? state.active : activated(position, blocker);
  const from = placeOf(state, blocker);
  const costs = cheapest(supposing(position, blocker, from), { from, active, commandPoints });
  costs.delete(keyOf(from));
  return cityOf(position).list.flatMap(({ id: space }) => {
    return [false, true].flatMap((outside) => {
      const cost = costs.get(keyOf({ space, outside }));
      return cost === undefined ? [] : [{ space, outside, cost }];
    });
  });
}

/** As an activation begins. */
function activated(position: Seen, blocker: string): Active {
  const { state } = position;
  const { space, outside } = placeOf(state, blocker);
  const { drewThisPhase } = blockerOf(state, blocker);
  return {
    blocker,
    movePoints: typeOf(position, blocker).move,
    noMove: drewThisPhase || (!outside && isContested(position, space)),
    flown: false,
    ended: false,
    trail: [],
    covered: 0,
    freeVisited: [space],
  };
}

/** One move from here: where it ends, and what it costs. */
interface Way extends Place {
  readonly cost: number;
  readonly by: 'ground' | 'air';
}

interface Departure {
  readonly from: Place;
  readonly active: Active;
  readonly commandPoints: number;
}

/** What places cost, found in the order of the MP spent. The blocker is moved about on the table, an imagined one. */
function cheapest(table: Seen, departure: Departure): Map<string, number> {
  const costs = new Map<string, number>();
  const looked = new Set<string>();
  const layers: Way[][] = [[{ ...departure.from, cost: 0, by: 'ground' }]];
  for (const [spent, layer] of layers.entries()) {
    // A free step adds to the layer that is looked through.
    for (const way of layer) {
      const place = keyOf(way);
      if (!costs.has(place)) costs.set(place, spent);
      // Squares been in since the last payment bar the way until the next one, so before and after it are told apart.
      const key = `${place} ${spent > 0}`;
      if (way.by === 'air' || looked.has(key)) continue;
      looked.add(key);
      moveTo(table, way, spent, departure);
      for (const next of waysFrom(table)) {
        const total = spent + next.cost;
        while (layers.length <= total) layers.push([]);
        (layers[total] as Way[]).push(next);
      }
    }
  }
  return costs;
}

/** The blocker stands there and has spent so much. */
function moveTo(
  table: Seen,
  { space, outside }: Place,
  spent: number,
  { active, commandPoints }: Departure,
): void {
  const { state } = table;
  const left = active.movePoints - spent;
  changeBlocker(state, active.blocker, { where: { space, outside } });
  state.commandPoints = commandPoints + Math.min(0, left);
  state.active = {
    ...active,
    movePoints: Math.max(0, left),
    freeVisited: spent > 0 ? [] : active.freeVisited,
  };
  moved(table);
}

function keyOf({ space, outside }: Place): string {
  return outside ? `${space} outside` : space;
}

/** Every moving move of the active blocker, unless it would kill it. */
function waysFrom(position: Seen): Way[] {
  const start = startOf(position);
  if (start.cannot !== undefined) return [];
  const { rideCost } = position.content.constants;
  return [
    ...stepsFrom(position, start),
    ...ridesFrom(position, start).map((space) => overGround(space, rideCost)),
    ...flightsFrom(position),
  ];
}

function overGround(space: string, cost: number): Way {
  return { space, outside: false, cost, by: 'ground' };
}

function stepsFrom(position: Seen, start: Start): Way[] {
  const { up, right, down, left } = start.from;
  return [up, right, down, left].flatMap((space) => {
    const to = space === null ? undefined : squareAt(position, space);
    if (to === undefined || cannotStep(position, start, to) !== undefined) return [];
    return [overGround(to.id, stepCost(position, start.from, to))];
  });
}

/** Where elevators, chutes, cars, vehicles and pedways end. */
function ridesFrom(position: Seen, start: Start): string[] {
  const { from } = start;
  const lift = liftFrom(position);
  const ends = lift.stops
    .filter(({ l }) => cannotTakeElevator(position, lift, l) === undefined)
    .map(({ id }) => id);
  if (cannotDropDown(position, start) === undefined) {
    const path = squaresUnder(position, from);
    const ground = path[path.length - 1];
    if (ground !== undefined && !isSeveredChute(position, path)) ends.push(ground);
  }
  for (const direction of sideways) {
    cityOf(position).plans.forEach(({ station, park }, board) => {
      const ride = { board, direction };
      if (cannotTakeCar(position, start, ride) === undefined) ends.push(station);
      if (cannotDrive(position, start, ride) === undefined) ends.push(park);
    });
    const gap = pedwayFrom(position, from, direction);
    if (gap === undefined || cannotTakePedway(position, start, direction) !== undefined) continue;
    const path = pedwayPath(gap, from, direction);
    ends.push(path[path.length - 1] as string);
  }
  return ends;
}

/** BM-FLY-07: a flight takes all the MP of its own that are left. */
function flightsFrom(position: Seen): Way[] {
  const flight = takeOff(position);
  if (flight.cannot !== undefined) return [];
  const { list } = cityOf(position);
  const { movePoints: cost } = flight.active;
  return [false, true].flatMap((outside) => {
    return list
      .filter((to) => cannotFly(position, flight, to, { outside }) === undefined)
      .map(({ id: space }) => ({ space, outside, cost, by: 'air' as const }));
  });
}
