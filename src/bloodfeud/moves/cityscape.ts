import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { withEntry } from '../../kit/values.js';
import { plural } from '../../kit/words.js';
import type { Border } from '../content/compile.js';
import { teamName, unitOf } from '../describe/names.js';
import { numberOf } from '../mechanics/board.js';
import { equipped, ignoresBarricades, limitBonus } from '../mechanics/bonuses.js';
import {
  borderTo,
  cityscapeOf,
  giftsHere,
  hasRoom,
  postsOf,
  unitOn,
} from '../mechanics/cityscape.js';
import { nearestOpenSpace } from '../mechanics/sun.js';
import { moveUnit as move, teamLimit } from '../mechanics/units.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { withUsed } from '../state/change.js';
import { type Domain, domainId, teamOf, type UnitName, unitName } from '../state/state.js';
import { cannotActAt, spendAction } from './gameplay.js';

function swiftLeft(position: FeudPosition, seat: number, unit: UnitName): boolean {
  if (unit === 'basic') return false;
  const swift = equipped(position, seat, unit, 'swift');
  return swift > 0 && (teamOf(position.state, seat).used.swift[unit] ?? 0) < swift;
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
  context(position, _step, seat) {
    /** Of the team, before what a tile adds. */
    const limit = teamLimit(position, giftsHere(position, seat));
    return { city: cityscapeOf(position), limit };
  },
  options(position, seat, _step, { city, limit }) {
    const moves: UnitMove[] = [];
    const { domains, barricades } = city;
    const { cells, around } = city.board;
    for (const { at, ready } of postsOf(city, seat)) {
      const from = cells[at] as string;
      for (const unit of ready) {
        const swift = swiftLeft(position, seat, unit);
        for (const { edgeAt, to, toAt } of around[at] as readonly Border[]) {
          if (barricades[edgeAt] !== undefined && !climbs(position, seat, unit)) continue;
          if (!hasRoom(position, domains[toAt] as Domain, seat, limit)) continue;
          moves.push({ type: 'moveUnit', seat, unit, from, to });
          if (swift) moves.push({ type: 'moveUnit', seat, unit, from, to, swift: true });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, from, to, swift }, _step, { city, limit }) {
    const at = numberOf(city.board, from);
    const readiness = unitOn(city, at, seat, unit);
    if (readiness === undefined) return cannotFindUnit(position, 'BF-CITY-01', seat, unit, from);
    const border = borderTo(city, at, to);
    if (border === undefined) return cannotJump(from, to);
    if (readiness === 'tired') return cannotTire(unit, from);
    const owner = city.barricades[border.edgeAt];
    if (owner !== undefined && !climbs(position, seat, unit)) {
      return cannotClimb(position, owner, border.edge);
    }
    const there = city.domains[border.toAt] as Domain;
    if (!hasRoom(position, there, seat, limit)) {
      return cannotCrowd(position, seat, to, limit + limitBonus(position, there.tile));
    }
    return !swift || swiftLeft(position, seat, unit) ? undefined : cannotHurry(unit);
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

export function cannotFindUnit(
  position: FeudPosition,
  rule: 'BF-CITY-01' | 'BF-CITY-06',
  seat: number,
  unit: UnitName,
  domain: string,
) {
  return refuse(rule, () => {
    return `${teamName(position, seat)} does not have ${unitOf(unit)} on ${domain}`;
  });
}

/** BF-FAT-01: a Unit that has acted does not act again. */
export function cannotTire(unit: UnitName, domain: string) {
  return refuse('BF-FAT-01', () => {
    return unit === 'basic'
      ? `all Basic Units on ${domain} are Fatigued`
      : `${unit} on ${domain} is Fatigued`;
  });
}

function cannotHurry(unit: UnitName) {
  return refuse('BF-ADV-06', () => `${unitOf(unit)} has no unused swift Advancement`);
}

function cannotJump(from: string, to: string) {
  return refuse('BF-CITY-01', () => `${from} and ${to} are not adjacent`);
}

function cannotClimb(position: FeudPosition, owner: number, edge: string) {
  return refuse('BF-CITY-02', () => {
    return `a Barricade of ${teamName(position, owner)} is on ${edge}`;
  });
}

function cannotCrowd(position: FeudPosition, seat: number, to: string, most: number) {
  return refuse('BF-LIMIT-01', () => {
    return `${teamName(position, seat)} may have ${plural(most, 'Unit')} on ${to}, no more`;
  });
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
