import type { Shown } from '../../display/display.js';
import type { Board, Link, Mark, Piece, Space } from '../../display/scene.js';
import { capital, listed, plural } from '../../kit/words.js';
import type { City } from '../content/city.js';
import type { Content } from '../content/compile.js';
import type { Location, MarkerKind, Shaft } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import { blockerName, boardName, itemName, squareName, termName } from '../describe/names.js';
import type { BlockMania } from '../index.js';
import { itemOf, ownerOf, typeOf } from '../mechanics/blockers.js';
import { cityOf, hitsToSever } from '../mechanics/board.js';
import { type Seen, seenIn } from '../play.js';
import { blockerOf, placeOf, type SquareState } from '../state/state.js';

export type ManiaShown = Shown<BlockMania>;

/** A view as the rules look at it. */
export function seenBy({ view, content }: ManiaShown): Seen {
  return seenIn({ table: view, content });
}

export const spaceThing = (space: string) => `space:${space}`;
export const pieceThing = (piece: string) => `piece:${piece}`;

/** Columns from a seam to the next one, and levels: the seam on the left goes with its board. */
const width = 10;

/** Every block as a cutaway, from left to right. */
export function boardsOf(shown: ManiaShown): Board[] {
  const seen = seenBy(shown);
  const { content, state } = seen;
  const { levels } = content.pack;
  const printed = printedOf(seen);
  const pieces = piecesOf(shown, seen);
  const taken = new Set(pieces.map(({ on }) => on));
  return state.boards.map(({ fallen }, k): Board => {
    const own = cityOf(seen).list.filter(({ home }) => home === k);
    const ids = new Set(own.map(({ id }) => spaceThing(id)));
    return {
      id: `board:${k}`,
      label: `${boardName(seen, k)}${fallen ? ' (collapsed)' : ''}`,
      size: [width, levels],
      axes: axesOf(k, levels),
      spaces: own.map((square) => spaceOf(seen, square, printed, taken)),
      links: fallen ? [] : shaftsOf(seen, k),
      pieces: pieces.filter(({ on }) => ids.has(on)),
    };
  });
}

/** Squares are named by column and level, `5,10`: levels from the top. */
function axesOf(k: number, levels: number): NonNullable<Board['axes']> {
  return {
    columns: Array.from({ length: width }, (_, c) => String(width * k + c)),
    rows: Array.from({ length: levels }, (_, row) => String(levels - row)),
  };
}

/** What never changes about a square, kept with the row of boards. */
interface Printed {
  readonly space: Space;
  readonly marks: readonly Mark[];
}
const known = new WeakMap<City, ReadonlyMap<string, Printed>>();

function printedOf(seen: Seen): ReadonlyMap<string, Printed> {
  const city = cityOf(seen);
  const found = known.get(city);
  if (found !== undefined) return found;
  const intact = { content: seen.content, state: { boards: asBuilt(seen) } };
  const made = new Map(
    city.list.map((square): [string, Printed] => {
      const name = squareName(intact, square.id);
      return [square.id, printedSquare(seen, square, name)];
    }),
  );
  known.set(city, made);
  return made;
}

/** The boards before anything has happened to them. */
function asBuilt({ state }: Seen): Seen['state']['boards'] {
  return state.boards.map((board) => ({ ...board, fallen: false }));
}

function printedSquare({ content }: Seen, square: Square, name: string): Printed {
  const marks = printedMarks(square);
  const features = [
    ...(square.exposure === 'air' ? [] : [square.exposure]),
    ...(square.shaft === null ? [] : ['elevator']),
    ...(square.chute ? ['grav chute'] : []),
    ...(square.balcony ? ['balcony'] : []),
    ...(square.fireControl ? ['fire control'] : []),
  ];
  const y = content.pack.levels - square.l;
  return {
    space: {
      id: spaceThing(square.id),
      label: labelOf(square, name),
      shape: 'rect',
      at: [square.x % width, y, 1, 1],
      kind: kindOf(square),
      marks,
      note: `${capital(name)}${features.length === 0 ? '' : ` (${listed(features)})`}.`,
    },
    marks,
  };
}

/** An address, a location, or column and level. */
function labelOf({ id, location, colour }: Square, name: string): string {
  if (location !== null) return short[location];
  return colour === 'apartment' ? (name.split(' ')[1] ?? id) : id;
}

/** What fits into a square. */
const short: Readonly<Record<Location, string>> = {
  bank: 'Bank',
  armoury: 'Arms',
  mall: 'Mall',
  powerHouse: 'Power',
  waterTank: 'Tank',
  vehiclePark: 'Park',
  station: 'Rail',
  tubeway: 'Tube',
  tunnel: 'Tunnel',
  pedwayTerminus: 'Ped',
  entrancePlaza: 'Door',
};

function kindOf(square: Square): string {
  if (square.exposure !== 'air') return square.colour;
  return square.plaza ? 'plaza' : (square.link ?? 'air');
}

function printedMarks({ location, balcony, fireControl }: Square): Mark[] {
  return [
    ...(location === null ? [] : [{ kind: location, label: termName(location) }]),
    ...(balcony ? [{ kind: 'balcony', label: 'balcony' }] : []),
    ...(fireControl ? [{ kind: 'fireControl', label: 'fire control' }] : []),
  ];
}

function spaceOf(
  { state }: Seen,
  { id, exposure, board }: Square,
  printed: ReadonlyMap<string, Printed>,
  taken: ReadonlySet<string>,
): Space {
  const { space, marks: all } = printed.get(id) as Printed;
  // What is printed makes room for who stands on it; the note tells it all the same.
  const marks = taken.has(space.id) ? [] : all;
  if (exposure !== 'air' && state.boards[board]?.fallen) {
    return { ...space, kind: 'ruins', marks: [], note: `Thin air. ${space.note ?? ''}` };
  }
  const now = state.spaces[id];
  if (now === undefined) return marks === all ? space : { ...space, marks: [] };
  const damage = damageOn(now);
  const note = [space.note, ...damage.map(({ label }) => `${capital(label)}.`)].join(' ');
  const kind = now.collapsed && exposure !== 'air' ? 'rubble' : space.kind;
  return { ...space, kind, marks: now.collapsed ? damage : [...marks, ...damage], note };
}

/** Fire, damage and mischief on a square. */
function damageOn({ fire, structural, collapsed, looted, scrawl, linkHits }: SquareState): Mark[] {
  return [
    ...(fire > 0 ? [{ kind: 'fire', label: plural(fire, 'fire marker'), value: fire }] : []),
    ...(structural > 0
      ? [{ kind: 'structural', label: plural(structural, 'structural marker'), value: structural }]
      : []),
    ...(collapsed ? [{ kind: 'rubble', label: 'rubble' }] : []),
    ...(linkHits >= hitsToSever ? [{ kind: 'severed', label: 'severed' }] : []),
    ...(looted ? [{ kind: 'looted', label: 'looted' }] : []),
    ...(scrawl ? [{ kind: 'scrawl', label: 'scrawl' }] : []),
  ];
}

/** Elevators at the left of their squares, chutes at the right. */
function shaftsOf({ content, state }: Seen, k: number): Link[] {
  const board = content.pack.boards.find(({ id }) => id === state.boards[k]?.block);
  const { levels } = content.pack;
  const line = (kind: 'elevator' | 'chute', { id, c, from, to }: Shaft): Link => {
    const x = c + (kind === 'elevator' ? 0.07 : 0.93);
    const name = kind === 'elevator' ? 'elevator' : 'grav chute';
    return {
      id: `edge:${kind}-${k}-${id}`,
      label: `${name} from level ${from} to ${to}`,
      from: spaceThing(`${width * k + c},${from}`),
      to: spaceThing(`${width * k + c},${to}`),
      kind,
      at: [x, levels - from + 0.9, x, levels - to + 0.1],
    };
  };
  return [
    ...(board?.elevators ?? []).map((shaft) => line('elevator', shaft)),
    ...(board?.chutes ?? []).map((shaft) => line('chute', { ...shaft, from: 1 })),
  ];
}

function piecesOf(shown: ManiaShown, seen: Seen): Piece[] {
  const { state } = seen;
  return [
    ...state.standing.map((blocker) => blockerPiece(seen, blocker)),
    ...state.laid.map(({ space, item }): Piece => {
      const label = `laid ${itemName(seen, item).replace('the ', '')}`;
      const note = 'It goes off at the start of the combat phase.';
      return {
        id: pieceThing(item),
        kind: 'charge',
        on: spaceThing(space),
        label,
        flags: [],
        note,
      };
    }),
    ...Object.entries(state.spaces).flatMap(([space, { car }]): Piece[] => {
      if (car === 0) return [];
      const label = plural(car, 'sky-rail car');
      const on = spaceThing(space);
      return [{ id: pieceThing(`car@${space}`), kind: 'car', on, label, count: car, flags: [] }];
    }),
    ...state.markers.hWagons.map((space, i) => markerPiece(shown, 'hWagon', i, space)),
    ...state.markers.patWagons.map((space, i) => markerPiece(shown, 'patWagon', i, space)),
    ...state.markers.sonic.map(({ space, board }) => {
      return markerPiece(shown, 'sonicCannon', board, space);
    }),
  ];
}

function markerPiece({ card }: ManiaShown, kind: MarkerKind, index: number, space: string): Piece {
  const note = (card(`marker:${kind}`).lines[0] ?? '').slice(0, 400);
  const id = pieceThing(`${kind}-${index}`);
  return { id, kind, on: spaceThing(space), label: termName(kind), flags: [], note };
}

function blockerPiece(seen: Seen, blocker: string): Piece {
  const { kind, command, strength, move } = typeOf(seen, blocker);
  const { items, deployedHeavy, flipped, fired } = blockerOf(seen.state, blocker);
  const { space, outside } = placeOf(seen.state, blocker);
  const owner = ownerOf(seen, blocker);
  const carried = items.map((item) => {
    return `${itemOf(seen, item).name}${deployedHeavy.includes(item) ? ' (set up)' : ''}`;
  });
  const flags = [
    ...(seen.state.active?.blocker === blocker ? ['active'] : []),
    ...(flipped ? ['flipped'] : []),
    ...(outside ? ['outside'] : []),
    ...(fired ? ['fired'] : []),
    ...(deployedHeavy.length > 0 ? ['set up'] : []),
  ];
  const values = `COMMAND ${command}, STRENGTH ${strength}, MOVEMENT ${move}.`;
  const load = carried.length === 0 ? '' : ` Carries ${listed(carried)}.`;
  const told = flags.length === 0 ? '' : ` Now: ${listed(flags)}.`;
  return {
    id: pieceThing(blocker),
    kind,
    on: spaceThing(space),
    ...(owner === null ? {} : { owner }),
    label: blockerName(seen, blocker),
    value: strength,
    short: shortName(seen.content, blocker),
    flags,
    note: `${values}${load}${told}`.slice(0, 400),
  };
}

/** Letters of the kinds of blockers, kept with their pack. */
const letters = new WeakMap<Content, ReadonlyMap<string, string>>();

/** `J2` for Juves 2: a letter of its name that no kind before it has, and its number. */
function shortName(content: Content, blocker: string): string {
  const known = letters.get(content) ?? lettersOf(content);
  letters.set(content, known);
  const letter = known.get(content.blockerType.get(blocker)?.id ?? '') ?? '?';
  return `${letter}${blocker.slice(blocker.lastIndexOf('-') + 1)}`.slice(0, 6);
}

/** From the last word of a name, which tells more: the S of a City-Def Squad. */
function lettersOf({ pack }: Content): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const { id, name } of pack.blockerTypes) {
    const words = name.toUpperCase().split(' ').reverse().join('');
    const free = [...words].find((one) => /[A-Z]/.test(one) && ![...taken.values()].includes(one));
    taken.set(id, free ?? words.charAt(0));
  }
  return taken;
}
