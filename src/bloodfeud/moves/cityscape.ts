import * as z from 'zod';
import type { Border } from '../content/compile.js';
import { boardOf } from '../mechanics/board.js';
import { equipped, ignoresBarricades, isBarred, limitBonus } from '../mechanics/bonuses.js';
import { cityscapeOf, hasRoom, postsOf } from '../mechanics/cityscape.js';
import { nearestOpenSpace } from '../mechanics/sun.js';
import {
  moveUnit as move,
  nobody,
  readinessOf,
  sizeOf,
  teamLimit,
  tire,
} from '../mechanics/units.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { withEntry, withoutEntry, withUsed } from '../state/change.js';
import {
  domainId,
  domainOf,
  edgeId,
  type State,
  teamOf,
  type UnitName,
  unitName,
} from '../state/state.js';
import { awayFrom, spendAction } from './gameplay.js';

function borderBetween(position: FeudPosition, from: string, to: string): Border | undefined {
  for (const border of boardOf(position).borders.get(from) ?? []) {
    if (border.to === to) return border;
  }
  return undefined;
}

function borderOn(position: FeudPosition, domain: string, edge: string): Border | undefined {
  for (const border of boardOf(position).borders.get(domain) ?? []) {
    if (border.edge === edge) return border;
  }
  return undefined;
}

/** Whether such a Unit of the team is there, and whether it can act. */
function unitOn({ domains }: State, domain: string, seat: number, unit: UnitName) {
  const stack = domains[domain]?.units[seat];
  return stack && readinessOf(stack, unit);
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
          if (there === undefined || !hasRoom(position, there, seat, limit)) continue;
          moves.push({ type: 'moveUnit', seat, unit, from, to });
          if (swift) moves.push({ type: 'moveUnit', seat, unit, from, to, swift: true });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, from, to, swift }, _step, limit) {
    const { state } = position;
    const readiness = unitOn(state, from, seat, unit);
    if (readiness === undefined) return noUnit(seat, unit, from);
    const border = borderBetween(position, from, to);
    if (border === undefined) return notAdjacent(from, to);
    if (readiness === 'tired') return tired(unit, from);
    const owner = state.barricades[border.edge];
    if (owner !== undefined && !climbs(position, seat, unit)) return blocked(owner, border.edge);
    const { units, tile } = domainOf(state, to);
    const most = limit + limitBonus(position, tile);
    if (sizeOf(units[seat] ?? nobody) >= most) return full(seat, most, to);
    return swift && !swiftLeft(position, seat, unit) ? notSwift(unit) : undefined;
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

function noUnit(seat: number, unit: UnitName, domain: string) {
  return refuse('BF-CITY-01', () => `team ${seat} has no Unit ${unit} on ${domain}`);
}

function notAdjacent(from: string, to: string) {
  return refuse('BF-CITY-01', () => `${from} and ${to} are not adjacent`);
}

function blocked(owner: number, edge: string) {
  return refuse('BF-CITY-02', () => `a Barricade of team ${owner} is on ${edge}`);
}

function full(seat: number, most: number, domain: string) {
  return refuse('BF-LIMIT-01', () => `team ${seat} has ${most} Units or more on ${domain}`);
}

function notSwift(unit: UnitName) {
  return refuse('BF-ADV-06', () => `${unit} has no unused swift Advancement`);
}

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
      if (isBarred(position, place.tile)) continue;
      for (const unit of ready) {
        for (const { edge, toAt } of place.borders) {
          const there = places[toAt];
          if (barricades[edge] !== undefined) continue;
          if (there === undefined || isBarred(position, there.tile)) continue;
          moves.push({ type: 'placeBarricade', seat, unit, domain: place.domain, edge });
        }
      }
    }
    return moves;
  },
  forbid(position, choice) {
    const { seat, unit, domain, edge } = choice;
    const { state } = position;
    const border = borderOn(position, domain, edge);
    const readiness = unitOn(state, domain, seat, unit);
    if (border === undefined || readiness === undefined) return noBuilder(choice);
    if (readiness === 'tired') return tired(unit, domain);
    if (state.barricades[edge] !== undefined) return builtAlready(edge);
    if (teamOf(state, seat).barricadesLeft === 0) return noneLeft(seat);
    if (isBarred(position, domainOf(state, domain).tile)) return barred(edge);
    return isBarred(position, domainOf(state, border.to).tile) ? barred(edge) : undefined;
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

type EdgeChoice = Omit<EdgeMove<string>, 'type'>;

function noBuilder({ seat, unit, domain, edge }: EdgeChoice) {
  return refuse('BF-CITY-03', () => `no Unit ${unit} of team ${seat} on ${domain} at ${edge}`);
}

function builtAlready(edge: string) {
  return refuse('BF-CITY-04', () => `${edge} has a Barricade already`);
}

function noneLeft(seat: number) {
  return refuse('BF-CITY-05', () => `team ${seat} has no Barricade left`);
}

function barred(edge: string) {
  return refuse('BF-CITY-05', () => `a tile at ${edge} allows no Barricades`);
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
    const { state } = position;
    const readiness = unitOn(state, domain, seat, unit);
    const isThere = borderOn(position, domain, edge) && state.barricades[edge] !== undefined;
    if (readiness === undefined || !isThere) return noBreaker(choice);
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

function noBreaker({ seat, unit, domain, edge }: EdgeChoice) {
  return refuse('BF-CITY-06', () => {
    return `no Unit ${unit} of team ${seat} on ${domain} with a Barricade on ${edge}`;
  });
}

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
