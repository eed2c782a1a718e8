import type { Shown } from '../../display/display.js';
import type { Board, Link, Mark, Piece, Space } from '../../display/scene.js';
import { listed, plural } from '../../kit/words.js';
import type { Layout } from '../content/schema.js';
import { edgeName, nameOf, unitOf } from '../describe/names.js';
import type { Bloodfeud } from '../index.js';
import { allianceOf } from '../mechanics/alliances.js';
import { boardOf } from '../mechanics/board.js';
import { quorum, seatsAt } from '../mechanics/stations.js';
import type { OpenPosition } from '../play.js';
import {
  domainOf,
  type Location,
  locations,
  playerIds,
  playersOf,
  type Stack,
  type Station,
  stations,
} from '../state/state.js';
import type { OrderView } from '../view/schema.js';
import {
  barricadeThing,
  basicsThing,
  domainThing,
  edgeThing,
  orderSpace,
  orderThing,
  pairThing,
  playerThing,
  stationThing,
  unitThing,
} from './ids.js';

export type FeudShown = Shown<Bloodfeud>;

export function positionOf({ view, content }: FeudShown): OpenPosition {
  return { state: view, content };
}

/** Where the Domains lie, in squares. */
function gridOf({ view, content }: FeudShown): Layout {
  const layout = content.pack.layouts.find(({ id }) => id === view.layout);
  if (layout === undefined) throw new Error(`there is no layout ${view.layout}`);
  return layout;
}

function cellAt({ columns }: Layout, index: number): [x: number, y: number] {
  return [index % columns, Math.floor(index / columns)];
}

/** The Domains with their edges, Units and Barricades. */
export function cityscape(shown: FeudShown): Board {
  const layout = gridOf(shown);
  return {
    id: 'board:cityscape',
    label: 'Cityscape',
    size: [layout.columns, layout.rows],
    spaces: layout.cells.map(({ id }, index) => domainSpace(shown, id, cellAt(layout, index))),
    links: [...boardOf(positionOf(shown)).edges.keys()].map((edge) =>
      edgeLink(shown, layout, edge),
    ),
    pieces: [...layout.cells.flatMap(({ id }) => unitsOn(shown, id)), ...barricades(shown)],
  };
}

function domainSpace(shown: FeudShown, domain: string, [x, y]: [number, number]): Space {
  const { view, names, card } = shown;
  const { tile, control } = domainOf(view, domain);
  const { title, lines } = card(tile);
  const held = control === null ? 'Nobody controls it.' : `${names[control]} controls it.`;
  return {
    id: domainThing(domain),
    label: title,
    shape: 'rect',
    at: [x, y, 1, 1],
    kind: shown.content.tiles.get(tile)?.tags[0] ?? 'domain',
    marks: marksOn(shown, domain),
    ...(control === null ? {} : { owner: control }),
    note: `${domain}. ${lines.join(' ')} ${held}`,
  };
}

function marksOn({ view, content, names }: FeudShown, domain: string): Mark[] {
  const { tile, start } = domainOf(view, domain);
  const power = content.tiles.get(tile)?.power ?? 0;
  const { shielded, blackout, defends } = view.effects;
  const marks: Mark[] = [{ kind: 'power', label: `Power ${power}`, value: power }];
  if (start !== null) marks.push({ kind: 'start', label: `Start Domain of ${names[start]}` });
  if (shielded.includes(domain)) {
    marks.push({ kind: 'shielded', label: 'Attacks have no effect here this round' });
  }
  if (blackout.includes(domain)) {
    marks.push({ kind: 'blackout', label: 'No Order has an effect here this round' });
  }
  for (const one of defends.filter((defend) => defend.domain === domain)) {
    const label = `${names[one.seat]} and its allies have +${one.amount} when attacked here`;
    marks.push({ kind: 'defended', label, value: one.amount });
  }
  return marks;
}

function edgeLink(shown: FeudShown, layout: Layout, edge: string): Link {
  const [from = '', to = ''] = edge.split('-');
  const at = borderOf(layout, from, to);
  return {
    id: edgeThing(edge),
    label: edgeName(positionOf(shown), edge).replace('the edge', 'Edge'),
    from: domainThing(from),
    to: domainThing(to),
    kind: 'edge',
    ...(at === undefined ? {} : { at }),
  };
}

/** The line between two squares that lie side by side; other layouts are drawn from middle to middle. */
function borderOf(layout: Layout, from: string, to: string): Link['at'] {
  const [a, b] = [from, to].map((id) => layout.cells.findIndex((cell) => cell.id === id));
  const [ax, ay] = cellAt(layout, a ?? 0);
  const [bx, by] = cellAt(layout, b ?? 0);
  const far = Math.abs(ax - bx) + Math.abs(ay - by);
  if (far !== 1) return undefined;
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  return ay === by ? [x, y + 0.25, x, y + 0.75] : [x + 0.25, y, x + 0.75, y];
}

function unitsOn({ view, names }: FeudShown, domain: string): Piece[] {
  const on = domainThing(domain);
  return Object.entries(domainOf(view, domain).units).flatMap(([key, stack]) => {
    const seat = Number(key);
    return [...basics(stack, seat), ...players(stack, seat)];
  });

  function basics(stack: Stack, seat: number): Piece[] {
    return (['ready', 'tired'] as const).flatMap((how): Piece[] => {
      const count = stack[how];
      if (count === 0) return [];
      const state = how === 'ready' ? 'ready' : 'Fatigued';
      const label = `${plural(count, `${state} Basic Unit`)} of ${names[seat]}`;
      const flags = how === 'tired' ? ['tired'] : [];
      const id = basicsThing(seat, domain, how);
      return [{ id, kind: 'unit', on, owner: seat, label, count, flags }];
    });
  }

  function players(stack: Stack, seat: number): Piece[] {
    return playerIds.flatMap((player): Piece[] => {
      const how = stack.players[player];
      if (how === undefined) return [];
      const label = `${player} of ${names[seat]}${how === 'tired' ? ', Fatigued' : ''}`;
      const flags = how === 'tired' ? ['tired'] : [];
      const id = unitThing(seat, player);
      return [{ id, kind: 'player unit', on, owner: seat, label, value: player, flags }];
    });
  }
}

function barricades({ view, names }: FeudShown): Piece[] {
  return Object.entries(view.barricades).map(([edge, owner]): Piece => {
    const label = `Barricade of ${names[owner]}`;
    const id = barricadeThing(edge);
    return { id, kind: 'barricade', on: edgeThing(edge), owner, label, flags: [] };
  });
}

/** The Orders board: a space for every Domain, Orders in the sequence in which they were placed. */
export function ordersBoard(shown: FeudShown): Board {
  const { view } = shown;
  const layout = gridOf(shown);
  return {
    id: 'board:orders',
    label: 'Orders board',
    size: [layout.columns, layout.rows],
    spaces: layout.cells.map(({ id }, index): Space => {
      const [x, y] = cellAt(layout, index);
      const { title } = shown.card(domainOf(view, id).tile);
      const note = `Orders on ${title} (${id}); of each team only the first is resolved.`;
      const kind = 'orderSpace';
      return {
        id: orderSpace(id),
        label: title,
        shape: 'rect',
        at: [x, y, 1, 1],
        kind,
        marks: [],
        note,
      };
    }),
    links: [],
    pieces: layout.cells.flatMap(({ id }) => {
      return (view.ordersBoard[id] ?? []).map((order) => orderPiece(shown, id, order));
    }),
  };
}

function orderPiece(
  { content, names, card: say }: FeudShown,
  domain: string,
  order: OrderView,
): Piece {
  const { seat, number, card } = order;
  const base = { id: orderThing(number), on: orderSpace(domain), owner: seat, flags: [] };
  const type = card === undefined ? undefined : content.orders.get(card)?.type;
  if (card === undefined || type === undefined) {
    const label = `Sealed Order of ${names[seat]}`;
    return { ...base, kind: 'sealed', label, faceDown: true };
  }
  const label = `${nameOf(content, card)} of ${names[seat]}`;
  return { ...base, kind: type, label, note: say(card).lines.join(' ').slice(0, 400) };
}

const stationNames: Readonly<Record<Location, string>> = {
  cityscape: 'Cityscape',
  orders: 'Orders',
  marketplace: 'Marketplace',
  council: 'Council',
  neutral: 'Neutral Zone',
};

/** The four stations and the Neutral Zone, and who is where. */
export function stationBoard(shown: FeudShown): Board {
  const { view, names } = shown;
  return {
    id: 'board:stations',
    label: 'Stations',
    size: [locations.length, 1],
    spaces: locations.map((at, x): Space => {
      const kind = at === 'neutral' ? 'neutral' : 'station';
      const label = stationNames[at];
      const note = stationNote(shown, at);
      return {
        id: stationThing(at),
        label,
        shape: 'rect',
        at: [x, 0, 1, 1],
        kind,
        marks: [],
        note,
      };
    }),
    links: [],
    pieces: view.teams.flatMap((team, seat) => {
      return playersOf(team).map((player): Piece => {
        const on = stationThing(team.location[player] ?? 'neutral');
        const label = `${player} of ${names[seat]}`;
        const id = playerThing(seat, player);
        return { id, kind: 'player', on, owner: seat, label, value: player.slice(1), flags: [] };
      });
    }),
  };
}

function stationNote({ view, names }: FeudShown, at: Location): string {
  if (!isStation(at)) return 'No station: players here hear when the Council is called to vote.';
  const there = seatsAt(view, at).map((seat) => names[seat] ?? `Seat ${seat}`);
  const who = there.length === 0 ? 'Nobody is here' : `Here: ${listed(there)}`;
  return `${who}; a quorum is ${quorum(view)} teams.`;
}

function isStation(at: Location): at is Station {
  return stations.some((station) => station === at);
}

/** Pairs in a row, and how high a pair is drawn. */
const perRow = 5;
const high = 0.85;

/** A space for every pair of teams. */
export function allianceBoard(shown: FeudShown): Board {
  const { view, names } = shown;
  const seats = [...view.teams.keys()];
  const pairs = seats.flatMap((a) => seats.slice(a + 1).map((b) => [a, b] as const));
  const rows = Math.ceil(pairs.length / perRow);
  return {
    id: 'board:alliances',
    label: 'Alliance board',
    size: [2 * perRow, rows * high],
    spaces: pairs.map(([a, b], index): Space => {
      const x = 2 * (index % perRow);
      const y = high * Math.floor(index / perRow);
      const alliance = allianceOf(view, a, b);
      const label = `${names[a]} – ${names[b]}`;
      const kind = alliance?.status ?? 'pair';
      const note = noteOf(alliance?.status);
      return {
        id: pairThing(a, b),
        label,
        shape: 'rect',
        at: [x, y, 2, high],
        kind,
        marks: [],
        note,
      };
    }),
    links: [],
    pieces: pairs.flatMap(([a, b]) => onPair(shown, a, b)),
  };
}

function noteOf(status: 'allied' | 'blocked' | undefined): string {
  if (status === 'allied') return 'Allied for the rest of the round.';
  return status === 'blocked'
    ? 'Blocked for the rest of the round.'
    : 'Neither allied nor blocked.';
}

/** Whose Assets lie there: two of allies, or that of the team that has blocked them. */
function onPair({ view, names }: FeudShown, a: number, b: number): Piece[] {
  const alliance = allianceOf(view, a, b);
  if (alliance === undefined) return [];
  const isAllied = alliance.status === 'allied';
  const owners = isAllied ? [a, b] : alliance.by === null ? [] : [alliance.by];
  return owners.map((owner): Piece => {
    const label = isAllied ? `Asset of ${names[owner]}` : `Blocked by ${names[owner]}`;
    const id = `piece:asset-${owner}@${a}-${b}`;
    return { id, kind: isAllied ? 'asset' : 'block', on: pairThing(a, b), owner, label, flags: [] };
  });
}

/** A Unit as a label names it. */
export function unitLabel(
  names: readonly string[],
  seat: number,
  unit: Parameters<typeof unitOf>[0],
) {
  return `${unitOf(unit)} of ${names[seat]}`;
}
