import * as z from 'zod';
import type { Border } from '../content/compile.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import {
  domainId,
  domainOf,
  edgeId,
  playerIds,
  type Stack,
  type State,
  teamOf,
  type UnitName,
  unitName,
} from '../state.js';
import { equipped, ignoresBarricades } from '../statics.js';
import { nearestOpenSpace } from '../sun.js';
import { limitHere, moveUnit as move, readinessOf, teamLimit, tire, unitsOn } from '../units.js';
import { absent, isPresent, isStoryteller, onlyTeams, spendAction } from './open.js';

/** What is the same for all moves of Units of one team. */
export interface Reach {
  readonly present: boolean;
  readonly limit: number;
  readonly borders: ReadonlyMap<string, readonly Border[]>;
}

function reachOf(position: FeudPosition, seat: number): Reach {
  const { borders } = position.content.board(position.state.teams.length);
  const present = isPresent(position, seat, 'cityscape');
  return { present, limit: present ? teamLimit(position, seat) : 0, borders };
}

/** The Units of a team on a Domain that can act. */
function readyUnits(stack: Stack): UnitName[] {
  const units: UnitName[] = stack.ready > 0 ? ['basic'] : [];
  for (const player of playerIds) if (stack.players[player] === 'ready') units.push(player);
  return units;
}

function swiftLeft(position: FeudPosition, seat: number, unit: UnitName): boolean {
  if (unit === 'basic') return false;
  const used = teamOf(position.state, seat).used.swift[unit] ?? 0;
  return used < equipped(position, seat, unit, 'swift');
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
  context: (position, _step, seat) => reachOf(position, seat),
  options(position, seat, _step, { present, borders }) {
    const moves: UnitMove[] = [];
    if (!present) return moves;
    for (const [from, around] of borders) {
      const stack = position.state.domains[from]?.units[seat];
      if (stack === undefined) continue;
      for (const unit of readyUnits(stack)) {
        const swift = swiftLeft(position, seat, unit);
        for (const { to } of around) {
          moves.push({ type: 'moveUnit', seat, unit, from, to });
          if (swift) moves.push({ type: 'moveUnit', seat, unit, from, to, swift: true });
        }
      }
    }
    return moves;
  },
  forbid(position, { seat, unit, from, to, swift }, _step, { present, limit, borders }) {
    const { state } = position;
    if (isStoryteller(position, seat)) return onlyTeams();
    if (!present) return absent(seat, 'cityscape');
    const stack = state.domains[from]?.units[seat];
    const readiness = stack && readinessOf(stack, unit);
    if (readiness === undefined) {
      return refuse('BF-CITY-01', () => `team ${seat} has no Unit ${unit} on ${from}`);
    }
    const border = borders.get(from)?.find((one) => one.to === to);
    if (border === undefined) {
      return refuse('BF-CITY-01', () => `${from} and ${to} are not adjacent`);
    }
    if (readiness === 'tired') return tired(unit, from);
    const owner = state.barricades[border.edge];
    if (owner !== undefined && (unit === 'basic' || !ignoresBarricades(position, seat, unit))) {
      return refuse('BF-CITY-02', () => `a Barricade of team ${owner} is on ${border.edge}`);
    }
    const most = limit + limitHere(position, to);
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
      const used = (team.used.swift[unit] ?? 0) + 1;
      team.used = { ...team.used, swift: { ...team.used.swift, [unit]: used } };
    }
    table.emit({ type: 'unitMoved', seat, unit, from, to, tired: !swift });
    spendAction(table, seat);
  },
});

const edgeMove = { unit: unitName, domain: domainId, edge: edgeId };

function tired(unit: UnitName, domain: string) {
  return refuse('BF-FAT-01', () => `the Unit ${unit} on ${domain} is Fatigued`);
}

/** Every edge that every ready Unit of the team could work on, if the edge is of interest. */
function edgeMoves<const T extends string>(
  type: T,
  position: FeudPosition,
  seat: number,
  { present, borders }: Reach,
  isOfInterest: (state: State, edge: string) => boolean,
) {
  const moves: { type: T; seat: number; unit: UnitName; domain: string; edge: string }[] = [];
  if (!present) return moves;
  for (const [domain, around] of borders) {
    const stack = position.state.domains[domain]?.units[seat];
    if (stack === undefined) continue;
    for (const unit of readyUnits(stack)) {
      for (const { edge } of around) {
        if (isOfInterest(position.state, edge)) moves.push({ type, seat, unit, domain, edge });
      }
    }
  }
  return moves;
}

/** The Unit of an edge move, if team, Domain and edge belong together. */
function worker(
  { state }: FeudPosition,
  { seat, unit, domain, edge }: { seat: number; unit: UnitName; domain: string; edge: string },
  borders: Reach['borders'],
): 'ready' | 'tired' | undefined {
  const stack = state.domains[domain]?.units[seat];
  const isEdge = borders.get(domain)?.some((border) => border.edge === edge);
  return stack && isEdge ? readinessOf(stack, unit) : undefined;
}

export const placeBarricade = defineMove({
  type: 'placeBarricade',
  at: ['open'],
  params: edgeMove,
  context: (position, _step, seat) => reachOf(position, seat),
  options: (position, seat, _step, reach) =>
    edgeMoves('placeBarricade', position, seat, reach, ({ barricades }, edge) => {
      return barricades[edge] === undefined;
    }),
  forbid(position, choice, _step, { present, borders }) {
    const { seat, unit, domain, edge } = choice;
    const { state, content } = position;
    if (isStoryteller(position, seat)) return onlyTeams();
    if (!present) return absent(seat, 'cityscape');
    const readiness = worker(position, choice, borders);
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
    const ends = content.board(state.teams.length).edges.get(edge) ?? [];
    if (ends.some((end) => content.noBarricades.has(domainOf(state, end).tile))) {
      return refuse('BF-CITY-05', () => `a tile at ${edge} allows no Barricades`);
    }
    return undefined;
  },
  perform(table, { seat, unit, domain, edge }) {
    const { state } = table;
    tire(state, domain, seat, unit);
    teamOf(state, seat).barricadesLeft -= 1;
    state.barricades = { ...state.barricades, [edge]: seat };
    table.emit({ type: 'barricadePlaced', seat, unit, domain, edge });
    spendAction(table, seat);
  },
});

export const removeBarricade = defineMove({
  type: 'removeBarricade',
  at: ['open'],
  params: edgeMove,
  context: (position, _step, seat) => reachOf(position, seat),
  options: (position, seat, _step, reach) =>
    edgeMoves('removeBarricade', position, seat, reach, ({ barricades }, edge) => {
      return barricades[edge] !== undefined;
    }),
  forbid(position, choice, _step, { present, borders }) {
    const { seat, unit, domain, edge } = choice;
    if (isStoryteller(position, seat)) return onlyTeams();
    if (!present) return absent(seat, 'cityscape');
    const readiness = worker(position, choice, borders);
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
    const { [edge]: owner = seat, ...left } = state.barricades;
    state.barricades = left;
    teamOf(state, owner).barricadesLeft += 1;
    table.emit({ type: 'barricadeRemoved', seat, owner, edge });
    spendAction(table, seat);
  },
});

export const reduceSun = defineMove({
  type: 'reduceSun',
  at: ['open'],
  params: {},
  options: (position, seat) =>
    isPresent(position, seat, 'cityscape') ? [{ type: 'reduceSun', seat }] : [],
  forbid(position, { seat }) {
    if (isStoryteller(position, seat)) return onlyTeams();
    if (!isPresent(position, seat, 'cityscape')) return absent(seat, 'cityscape');
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
