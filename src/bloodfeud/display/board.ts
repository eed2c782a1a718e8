import type { Shown } from '../../display/display.js';
import type { Board, Link, Mark, Piece, Space } from '../../display/scene.js';
import { plural } from '../../kit/words.js';
import type { Layout } from '../content/schema.js';
import { edgeName, nameOf } from '../describe/names.js';
import type { Bloodfeud } from '../index.js';
import { boardOf } from '../mechanics/board.js';
import type { OpenPosition } from '../play.js';
import { domainOf, playerIds, type Stack } from '../state/state.js';
import type { OrderView } from '../view/schema.js';
import {
  barricadeThing,
  basicsThing,
  domainThing,
  edgeThing,
  orderSpace,
  orderThing,
  unitThing,
} from './things.js';

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
    label: `${domain} ${title}`,
    shape: 'rect',
    at: [x, y, 1, 1],
    kind: shown.content.tiles.get(tile)?.tags[0] ?? 'domain',
    marks: marksOn(shown, domain),
    ...(control === null ? {} : { owner: control }),
    note: `${lines.join(' ')} ${held}`,
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

function unitsOn(shown: FeudShown, domain: string): Piece[] {
  return Object.entries(domainOf(shown.view, domain).units).flatMap(([key, stack]) => {
    const seat = Number(key);
    return [...basicUnits(shown, domain, seat, stack), ...playerUnits(shown, domain, seat, stack)];
  });
}

/** Ready ones and Fatigued ones, each as one piece. */
function basicUnits({ names }: FeudShown, domain: string, seat: number, stack: Stack): Piece[] {
  return (['ready', 'tired'] as const).flatMap((how): Piece[] => {
    const count = stack[how];
    if (count === 0) return [];
    const noun = how === 'ready' ? 'ready Basic Unit' : 'Fatigued Basic Unit';
    const label = `${plural(count, noun)} of ${names[seat]}`;
    const id = basicsThing(seat, domain, how);
    const flags = how === 'tired' ? ['tired'] : [];
    return [{ id, kind: 'unit', on: domainThing(domain), owner: seat, label, count, flags }];
  });
}

function playerUnits({ names }: FeudShown, domain: string, seat: number, stack: Stack): Piece[] {
  return playerIds.flatMap((player): Piece[] => {
    const how = stack.players[player];
    if (how === undefined) return [];
    return [
      {
        id: unitThing(seat, player),
        kind: 'player unit',
        on: domainThing(domain),
        owner: seat,
        label: `${player} of ${names[seat]}${how === 'tired' ? ', Fatigued' : ''}`,
        value: player.slice(1),
        flags: how === 'tired' ? ['tired'] : [],
      },
    ];
  });
}

function barricades({ view, names }: FeudShown): Piece[] {
  return Object.entries(view.barricades).map(([edge, owner]): Piece => {
    const label = `Barricade of ${names[owner]}`;
    const id = barricadeThing(edge);
    return { id, kind: 'barricade', on: edgeThing(edge), owner, label, flags: [] };
  });
}

/** A space for Orders beside a Domain, which has more to show. */
const small = 0.58;

/** The Orders board: a space for every Domain, Orders in the sequence in which they were placed. */
export function ordersBoard(shown: FeudShown): Board {
  const { view } = shown;
  const layout = gridOf(shown);
  return {
    id: 'board:orders',
    label: 'Orders board',
    size: [layout.columns * small, layout.rows * small],
    spaces: layout.cells.map(({ id }, index): Space => {
      const [x, y] = cellAt(layout, index);
      const { title } = shown.card(domainOf(view, id).tile);
      const note = `Orders on ${title}; of each team only the first is resolved.`;
      const kind = 'orderSpace';
      return {
        id: orderSpace(id),
        label: `${id} ${title}`,
        shape: 'rect',
        at: [x * small, y * small, small, small],
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
