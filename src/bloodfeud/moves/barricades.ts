import type { MoveIn } from '../../kernel/play.js';
import { withEntry, withoutEntry } from '../../kit/values.js';
import type { Border } from '../content/compile.js';
import type { Tile } from '../content/schema.js';
import { teamName, unitOf } from '../describe/names.js';
import { numberOf } from '../mechanics/board.js';
import { borderOn, cityscapeOf, isBarredAt, postsOf, unitOn } from '../mechanics/cityscape.js';
import { tire } from '../mechanics/units.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import type { Cityscape } from '../state/notes.js';
import { type Domain, domainId, edgeId, teamOf, type UnitName, unitName } from '../state/state.js';
import { cannotFindUnit, cannotTire } from './cityscape.js';
import { cannotActAt, noMoves, spendAction } from './gameplay.js';

const edgeMove = { unit: unitName, domain: domainId, edge: edgeId };

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
  context: cityscapeOf,
  options(position, seat, _step, city) {
    if (teamOf(position.state, seat).barricadesLeft === 0) return noMoves;
    const moves: EdgeMove<'placeBarricade'>[] = [];
    const { barricades } = city;
    const { cells, around } = city.board;
    for (const { at, ready } of postsOf(city, seat)) {
      if (isBarredAt(position, city, at)) continue;
      const domain = cells[at] as string;
      for (const unit of ready) {
        for (const { edge, edgeAt, toAt } of around[at] as readonly Border[]) {
          if (barricades[edgeAt] !== undefined) continue;
          if (isBarredAt(position, city, toAt)) continue;
          moves.push({ type: 'placeBarricade', seat, unit, domain, edge });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, domain, edge }, _step, city) {
    const at = numberOf(city.board, domain);
    const border = borderOn(city, at, edge);
    const readiness = unitOn(city, at, seat, unit);
    if (border === undefined || readiness === undefined) {
      return cannotReachEdge(position, seat, unit, domain, edge);
    }
    if (readiness === 'tired') return cannotTire(unit, domain);
    if (city.barricades[border.edgeAt] !== undefined) return cannotDouble(edge);
    if (teamOf(position.state, seat).barricadesLeft === 0) return cannotBuild(position, seat);
    return cannotBar(position, city, at) ?? cannotBar(position, city, border.toAt);
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

function cannotReachEdge(
  position: FeudPosition,
  seat: number,
  unit: UnitName,
  domain: string,
  edge: string,
) {
  return refuse('BF-CITY-03', () => {
    return `${teamName(position, seat)} does not have ${unitOf(unit)} on ${domain}, next to ${edge}`;
  });
}

function cannotBuild(position: FeudPosition, seat: number) {
  return refuse('BF-CITY-05', () => `${teamName(position, seat)} has no Barricade left`);
}

function cannotDouble(edge: string) {
  return refuse('BF-CITY-04', () => `${edge} has a Barricade already`);
}

/** On one side of the edge. */
function cannotBar(position: FeudPosition, city: Cityscape, at: number) {
  return isBarredAt(position, city, at) ? cannotBlock(position, city, at) : undefined;
}

function cannotBlock({ content }: FeudPosition, city: Cityscape, at: number) {
  return refuse('BF-CITY-05', () => {
    const { tile } = city.domains[at] as Domain;
    return `${(content.tiles.get(tile) as Tile).name} allows no Barricades`;
  });
}

export interface PlaceBarricadeMove extends MoveIn<typeof placeBarricade> {}

export const removeBarricade = defineMove({
  type: 'removeBarricade',
  at: ['open'],
  params: edgeMove,
  closed: cannotActAt.cityscape,
  context: cityscapeOf,
  options(_position, seat, _step, city) {
    const { barricades } = city;
    if (barricades.length === 0) return noMoves;
    const moves: EdgeMove<'removeBarricade'>[] = [];
    const { cells, around } = city.board;
    for (const { at, ready } of postsOf(city, seat)) {
      const domain = cells[at] as string;
      for (const unit of ready) {
        for (const { edge, edgeAt } of around[at] as readonly Border[]) {
          if (barricades[edgeAt] === undefined) continue;
          moves.push({ type: 'removeBarricade', seat, unit, domain, edge });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, domain, edge }, _step, city) {
    const at = numberOf(city.board, domain);
    const border = borderOn(city, at, edge);
    if (border === undefined || city.barricades[border.edgeAt] === undefined) {
      return cannotClear(domain, edge);
    }
    const readiness = unitOn(city, at, seat, unit);
    if (readiness === undefined) {
      return cannotFindUnit(position, 'BF-CITY-06', seat, unit, domain);
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

function cannotClear(domain: string, edge: string) {
  return refuse('BF-CITY-06', () => `${domain} has no Barricade on ${edge}`);
}
