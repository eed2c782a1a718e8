import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { withEntry, withoutEntry } from '../../kit/values.js';
import { plural } from '../../kit/words.js';
import type { Border } from '../content/compile.js';
import { teamName, unitOf } from '../describe/names.js';
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
import { withUsed } from '../state/change.js';
import {
  domainId,
  domainOf,
  edgeId,
  type State,
  teamOf,
  type UnitName,
  unitName,
} from '../state/state.js';
import { cannotActAt, spendAction } from './gameplay.js';

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
  closed: cannotActAt.cityscape,
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
    if (readiness === undefined) {
      return refuse('BF-CITY-01', () => {
        return `${teamName(position, seat)} does not have ${unitOf(unit)} on ${from}`;
      });
    }
    const border = borderBetween(position, from, to);
    if (border === undefined) {
      return refuse('BF-CITY-01', () => `${from} and ${to} are not adjacent`);
    }
    if (readiness === 'tired') return cannotTire(unit, from);
    const owner = state.barricades[border.edge];
    if (owner !== undefined && !climbs(position, seat, unit)) {
      return refuse('BF-CITY-02', () => {
        return `a Barricade of ${teamName(position, owner)} is on ${border.edge}`;
      });
    }
    const { units, tile } = domainOf(state, to);
    const most = limit + limitBonus(position, tile);
    if (sizeOf(units[seat] ?? nobody) >= most) {
      return refuse('BF-LIMIT-01', () => {
        return `${teamName(position, seat)} may have ${plural(most, 'Unit')} on ${to}, no more`;
      });
    }
    if (!swift || swiftLeft(position, seat, unit)) return undefined;
    return refuse('BF-ADV-06', () => `${unitOf(unit)} has no unused swift Advancement`);
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

export interface MoveUnitMove extends MoveIn<typeof moveUnit> {}

const edgeMove = { unit: unitName, domain: domainId, edge: edgeId };

/** BF-FAT-01: a Unit that has acted does not act again. */
function cannotTire(unit: UnitName, domain: string) {
  return refuse('BF-FAT-01', () => {
    return unit === 'basic'
      ? `all Basic Units on ${domain} are Fatigued`
      : `${unit} on ${domain} is Fatigued`;
  });
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
  closed: cannotActAt.cityscape,
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
  forbid(position, { seat, unit, domain, edge }) {
    const { state } = position;
    const border = borderOn(position, domain, edge);
    const readiness = unitOn(state, domain, seat, unit);
    if (border === undefined || readiness === undefined) {
      return refuse('BF-CITY-03', () => {
        return `${teamName(position, seat)} does not have ${unitOf(unit)} on ${domain}, next to ${edge}`;
      });
    }
    if (readiness === 'tired') return cannotTire(unit, domain);
    if (state.barricades[edge] !== undefined) {
      return refuse('BF-CITY-04', () => `${edge} has a Barricade already`);
    }
    if (teamOf(state, seat).barricadesLeft === 0) {
      return refuse('BF-CITY-05', () => `${teamName(position, seat)} has no Barricade left`);
    }
    for (const side of [domain, border.to]) {
      const { tile } = domainOf(state, side);
      if (!isBarred(position, tile)) continue;
      return refuse('BF-CITY-05', () => {
        return `${position.content.tiles.get(tile)?.name ?? side} allows no Barricades`;
      });
    }
    return undefined;
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

export interface PlaceBarricadeMove extends MoveIn<typeof placeBarricade> {}

export const removeBarricade = defineMove({
  type: 'removeBarricade',
  at: ['open'],
  params: edgeMove,
  closed: cannotActAt.cityscape,
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
  forbid(position, { seat, unit, domain, edge }) {
    const { state } = position;
    const readiness = unitOn(state, domain, seat, unit);
    const isThere = borderOn(position, domain, edge) && state.barricades[edge] !== undefined;
    if (!isThere) {
      return refuse('BF-CITY-06', () => `${domain} has no Barricade on ${edge}`);
    }
    if (readiness === undefined) {
      return refuse('BF-CITY-06', () => {
        return `${teamName(position, seat)} does not have ${unitOf(unit)} on ${domain}`;
      });
    }
    return readiness === 'tired' ? cannotTire(unit, domain) : undefined;
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

export interface RemoveBarricadeMove extends MoveIn<typeof removeBarricade> {}

function isEmpty(record: State['barricades']): boolean {
  for (const _key in record) return false;
  return true;
}

export const reduceSun = defineMove({
  type: 'reduceSun',
  at: ['open'],
  params: {},
  closed: cannotActAt.cityscape,
  options: ({ state }, seat) =>
    teamOf(state, seat).tokens > 0 ? [{ type: 'reduceSun', seat }] : [],
  forbid(position, { seat }) {
    const space = nearestOpenSpace(position);
    if (space === undefined) {
      return refuse('BF-SUN-04', () => 'no space of the Sun Track is open');
    }
    const { tokens } = teamOf(position.state, seat);
    if (tokens >= space.cost) return undefined;
    return refuse('BF-SUN-02', () => {
      const cost = plural(space.cost, 'token');
      return `space ${space.space} costs ${cost}; ${teamName(position, seat)} has ${tokens}`;
    });
  },
  perform(table, { seat }) {
    const { state } = table;
    const space = nearestOpenSpace(table) as { space: number; cost: number };
    teamOf(state, seat).tokens -= space.cost;
    state.sun = {
      marker: state.sun.marker,
      blocked: [...state.sun.blocked, space.space].sort((a, b) => a - b),
      tokens: { ...state.sun.tokens, [space.space]: space.cost },
    };
    table.emit({ type: 'sunBlocked', seat, space: space.space, paid: space.cost });
    spendAction(table, seat);
  },
});

export interface ReduceSunMove extends MoveIn<typeof reduceSun> {}
