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
  squaresUnder,
  stopsFrom,
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
  const search = new Search(position, active, commandPoints);
  const from = placeOf(state, blocker);
  return cityOf(position).list.flatMap(({ id: space }) => {
    return [false, true].flatMap((outside) => {
      const cost = search.costOf({ space, outside });
      const isThere = space === from.space && outside === from.outside;
      return cost === undefined || isThere ? [] : [{ space, outside, cost }];
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

/** The cheapest ways, found in the order of what they cost. */
class Search {
  /** What is to be looked at, by the MP spent so far. */
  readonly #layers: Way[][] = [];
  readonly #looked = new Set<string>();
  readonly #costs = new Map<string, number>();
  /** An imagined one, on which the blocker is moved about. */
  readonly #table: Seen;

  constructor(
    position: Seen,
    readonly active: Active,
    readonly commandPoints: number,
  ) {
    const { space, outside } = placeOf(position.state, active.blocker);
    this.#table = supposing(position, active.blocker, { space, outside });
    this.#add({ space, outside, cost: 0, by: 'ground' }, 0);
    for (let spent = 0; spent < this.#layers.length; spent++) {
      // A free step adds to the layer that is looked through.
      for (const way of this.#layers[spent] ?? []) this.#look(way, spent);
    }
  }

  costOf(place: Place): number | undefined {
    return this.#costs.get(keyOf(place));
  }

  #add(way: Way, spent: number): void {
    const layer = this.#layers[spent] ?? [];
    layer.push(way);
    this.#layers[spent] = layer;
  }

  /** Squares been in since the last payment bar the way until the next one, so before and after it are told apart. */
  #look(way: Way, spent: number): void {
    const place = keyOf(way);
    const key = `${place} ${way.by} ${spent > 0 ? 'paid' : 'free'}`;
    if (this.#looked.has(key)) return;
    this.#looked.add(key);
    if (!this.#costs.has(place)) this.#costs.set(place, spent);
    if (way.by === 'air') return;
    for (const next of waysFrom(this.#after(way, spent))) this.#add(next, spent + next.cost);
  }

  /** The table with the blocker moved there for so much. */
  #after({ space, outside }: Way, spent: number): Seen {
    const { active, commandPoints } = this;
    const bought = Math.max(0, spent - active.movePoints);
    const { state } = this.#table;
    changeBlocker(state, active.blocker, { where: { space, outside } });
    state.commandPoints = commandPoints - bought;
    state.active = {
      ...active,
      movePoints: active.movePoints + bought - spent,
      freeVisited: spent > 0 ? [] : active.freeVisited,
    };
    moved(this.#table);
    return this.#table;
  }
}

function keyOf({ space, outside }: Place): string {
  return outside ? `${space} outside` : space;
}

/** Every moving move of the active blocker, unless it would kill it. */
function waysFrom(position: Seen): Way[] {
  const start = startOf(position);
  if (start.cannot !== undefined) return [];
  return [
    ...stepsFrom(position, start),
    ...ridesFrom(position, start).map((space) => ({
      space,
      outside: false,
      cost: position.content.constants.rideCost,
      by: 'ground' as const,
    })),
    ...flightsFrom(position),
  ];
}

function stepsFrom(position: Seen, start: Start): Way[] {
  const { up, right, down, left } = start.from;
  return [up, right, down, left].flatMap((space) => {
    const to = space === null ? undefined : squareAt(position, space);
    if (to === undefined || cannotStep(position, start, to) !== undefined) return [];
    const cost = stepCost(position, start.from, to);
    return [{ space: to.id, outside: false, cost, by: 'ground' as const }];
  });
}

/** Where elevators, chutes, cars, vehicles and pedways end. */
function ridesFrom(position: Seen, start: Start): string[] {
  const { from } = start;
  const ends = stopsFrom(position, start)
    .filter(({ l }) => cannotTakeElevator(position, start, l) === undefined)
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
  return [false, true].flatMap((outside) => {
    return list
      .filter((to) => cannotFly(position, flight, to, { outside }) === undefined)
      .map(({ id: space }) => ({
        space,
        outside,
        cost: flight.active.movePoints,
        by: 'air' as const,
      }));
  });
}
