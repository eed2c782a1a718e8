import * as z from 'zod';
import { boardOf } from '../board.js';
import { withEntry, withoutEntry, withUsed } from '../change.js';
import { cityscapeOf, hasRoom, postsOf } from '../cityscape.js';
import type { Border } from '../content/compile.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  domainId,
  domainOf,
  edgeId,
  type State,
  teamOf,
  type UnitName,
  unitName,
} from '../state.js';
import { equipped, ignoresBarricades, limitBonus } from '../statics.js';
import { nearestOpenSpace } from '../sun.js';
import { moveUnit as move, readinessOf, teamLimit, tire, unitsOn } from '../units.js';
import { awayFrom, spendAction } from './open.js';

function borderBetween(position: FeudPosition, from: string, to: string): Border | undefined {
  for (const border of boardOf(position).borders.get(from) ?? []) {
    if (border.to === to) return border;
  }
  return undefined;
}

function isEdgeOf(position: FeudPosition, domain: string, edge: string): boolean {
  for (const border of boardOf(position).borders.get(domain) ?? []) {
    if (border.edge === edge) return true;
  }
  return false;
}

function swiftLeft(position: FeudPosition, seat: number, unit: UnitName): boolean {
  if (unit === 'basic') return false;
  const used = teamOf(position.state, seat).used.swift[unit] ?? 0;
  return used < equipped(position, seat, unit, 'swift');
}

/** Whether a Barricade does not stop this Unit. */
function climbs(position: FeudPosition, seat: number, unit: UnitName): boolean {
  return unit !== 'basic' && ignoresBarricades(position, seat, unit);
}

interface UnitMove {
  type: 'moveUnit';
  seat: number;
  unit: UnitName;
  from: string;
  to: string;
  swift?: true;
}

export const moveUnit = defineMove({
  type: 'moveUnit',
  at: ['open'],
  params: {
    unit: unitName,
    from: domainId,
    to: domainId,
    swift: z.literal(true).exactOptional(),
  },
  closed: awayFrom.cityscape,
  /** The team's Unit Limit, before what a tile adds. */
  context: (position, _step, seat) => teamLimit(position, seat),
  options(position, seat, _step, limit) {
    const moves: UnitMove[] = [];
    const { barricades } = position.state;
    const { places } = cityscapeOf(position);
    for (const { place, ready } of postsOf(position, seat)) {
      const from = place.domain;
      for (const unit of ready) {
        const swift = swiftLeft(position, seat, unit);
        for (const { edge, to, toAt } of place.borders) {
          if (barricades[edge] !== undefined && !climbs(position, seat, unit)) continue;
          const there = places[toAt];
          if (there === undefined || !hasRoom(there, seat, limit)) continue;
          moves.push({ type: 'moveUnit', seat, unit, from, to });
          if (swift) moves.push({ type: 'moveUnit', seat, unit, from, to, swift: true });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, from, to, swift }, _step, limit) {
    const { state } = position;
    const stack = state.domains[from]?.units[seat];
    const readiness = stack && readinessOf(stack, unit);
    if (readiness === undefined) {
      return refuse('BF-CITY-01', () => `team ${seat} has no Unit ${unit} on ${from}`);
    }
    const border = borderBetween(position, from, to);
    if (border === undefined) {
      return refuse('BF-CITY-01', () => `${from} and ${to} are not adjacent`);
    }
    if (readiness === 'tired') return tired(unit, from);
    const owner = state.barricades[border.edge];
    if (owner !== undefined && !climbs(position, seat, unit)) {
      return refuse('BF-CITY-02', () => `a Barricade of team ${owner} is on ${border.edge}`);
    }
    const most = limit + limitBonus(position, to);
    if (unitsOn(state, to, seat) >= most) {
      return refuse('BF-LIMIT-01', () => `team ${seat} has ${most} Units or more on ${to}`);
    }
    if (swift && !swiftLeft(position, seat, unit)) {
      return refuse('BF-ADV-06', () => `${unit} has no unused swift Advancement`);
    }
    return undefined;
  },
  perform(table, { seat, unit, from, to, swift }) {
    const { state } = table;
    move(state, seat, unit, [from, to], swift ? 'ready' : 'tired');
    if (swift && unit !== 'basic') {
      const team = teamOf(state, seat);
      const swift = withEntry(team.used.swift, unit, (team.used.swift[unit] ?? 0) + 1);
      team.used = withUsed(team.used, { swift });
    }
    table.emit({ type: 'unitMoved', seat, unit, from, to, tired: !swift });
    spendAction(table, seat);
  },
});

const edgeMove = { unit: unitName, domain: domainId, edge: edgeId };

function tired(unit: UnitName, domain: string) {
  return refuse('BF-FAT-01', () => `the Unit ${unit} on ${domain} is Fatigued`);
}

interface EdgeMove<T extends string> {
  type: T;
  seat: number;
  unit: UnitName;
  domain: string;
  edge: string;
}

/** The Unit of an edge move, if team, Domain and edge belong together. */
function worker(
  position: FeudPosition,
  { seat, unit, domain, edge }: { seat: number; unit: UnitName; domain: string; edge: string },
): 'ready' | 'tired' | undefined {
  const stack = position.state.domains[domain]?.units[seat];
  if (stack === undefined || !isEdgeOf(position, domain, edge)) return undefined;
  return readinessOf(stack, unit);
}

export const placeBarricade = defineMove({
  type: 'placeBarricade',
  at: ['open'],
  params: edgeMove,
  closed: awayFrom.cityscape,
  options(position, seat) {
    if (teamOf(position.state, seat).barricadesLeft === 0) return [];
    const moves: EdgeMove<'placeBarricade'>[] = [];
    const { barricades } = position.state;
    const { places } = cityscapeOf(position);
    for (const { place, ready } of postsOf(position, seat)) {
      if (place.isBarred) continue;
      for (const unit of ready) {
        for (const { edge, toAt } of place.borders) {
          if (barricades[edge] !== undefined || places[toAt]?.isBarred) continue;
          moves.push({ type: 'placeBarricade', seat, unit, domain: place.domain, edge });
        }
      }
    }
    return moves;
  },
  forbid(position, choice) {
    const { seat, unit, domain, edge } = choice;
    const { state } = position;
    const readiness = worker(position, choice);
    if (readiness === undefined) {
      return refuse('BF-CITY-03', () => `no Unit ${unit} of team ${seat} on ${domain} at ${edge}`);
    }
    if (readiness === 'tired') return tired(unit, domain);
    if (state.barricades[edge] !== undefined) {
      return refuse('BF-CITY-04', () => `${edge} has a Barricade already`);
    }
    if (teamOf(state, seat).barricadesLeft === 0) {
      return refuse('BF-CITY-05', () => `team ${seat} has no Barricade left`);
    }
    if (!isBarred(position, edge)) return undefined;
    return refuse('BF-CITY-05', () => `a tile at ${edge} allows no Barricades`);
  },
  perform(table, { seat, unit, domain, edge }) {
    const { state } = table;
    tire(state, domain, seat, unit);
    teamOf(state, seat).barricadesLeft -= 1;
    state.barricades = withEntry(state.barricades, edge, seat);
    table.emit({ type: 'barricadePlaced', seat, unit, domain, edge });
    spendAction(table, seat);
  },
});

/** Whether a tile at this edge holds no Barricades. */
function isBarred(position: FeudPosition, edge: string): boolean {
  const { noBarricades } = position.content.having;
  for (const end of boardOf(position).edges.get(edge) ?? []) {
    if (noBarricades.has(domainOf(position.state, end).tile)) return true;
  }
  return false;
}

export const removeBarricade = defineMove({
  type: 'removeBarricade',
  at: ['open'],
  params: edgeMove,
  closed: awayFrom.cityscape,
  options(position, seat) {
    const { barricades } = position.state;
    const moves: EdgeMove<'removeBarricade'>[] = [];
    if (isEmpty(barricades)) return moves;
    for (const { place, ready } of postsOf(position, seat)) {
      for (const unit of ready) {
        for (const { edge } of place.borders) {
          if (barricades[edge] === undefined) continue;
          moves.push({ type: 'removeBarricade', seat, unit, domain: place.domain, edge });
        }
      }
    }
    return moves;
  },
  forbid(position, choice) {
    const { seat, unit, domain, edge } = choice;
    const readiness = worker(position, choice);
    if (readiness === undefined || position.state.barricades[edge] === undefined) {
      return refuse('BF-CITY-06', () => {
        return `no Unit ${unit} of team ${seat} on ${domain} with a Barricade on ${edge}`;
      });
    }
    return readiness === 'tired' ? tired(unit, domain) : undefined;
  },
  perform(table, { seat, unit, domain, edge }) {
    const { state } = table;
    tire(state, domain, seat, unit);
    const owner = state.barricades[edge] as number;
    state.barricades = withoutEntry(state.barricades, edge);
    teamOf(state, owner).barricadesLeft += 1;
    table.emit({ type: 'barricadeRemoved', seat, owner, edge });
    spendAction(table, seat);
  },
});

function isEmpty(record: State['barricades']): boolean {
  for (const _key in record) return false;
  return true;
}

export const reduceSun = defineMove({
  type: 'reduceSun',
  at: ['open'],
  params: {},
  closed: awayFrom.cityscape,
  options: ({ state }, seat) =>
    teamOf(state, seat).tokens > 0 ? [{ type: 'reduceSun', seat }] : [],
  forbid(position, { seat }) {
    const space = nearestOpenSpace(position);
    if (space === undefined) {
      return refuse('BF-SUN-04', () => 'no space of the Sun Track is open');
    }
    const { tokens } = teamOf(position.state, seat);
    if (tokens >= space.cost) return undefined;
    return refuse('BF-SUN-02', () => `space ${space.n} costs ${space.cost}, you have ${tokens}`);
  },
  perform(table, { seat }) {
    const { state } = table;
    const space = nearestOpenSpace(table) as { n: number; cost: number };
    teamOf(state, seat).tokens -= space.cost;
    state.sun = {
      marker: state.sun.marker,
      blocked: [...state.sun.blocked, space.n].sort((a, b) => a - b),
      tokens: { ...state.sun.tokens, [space.n]: space.cost },
    };
    table.emit({ type: 'sunBlocked', seat, space: space.n, cost: space.cost });
    spendAction(table, seat);
  },
});
