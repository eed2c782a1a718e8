import type { Board, Mark, Piece, Space } from '../../display/scene.js';
import type { Seat } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { columns, type SpaceId, spaceIds } from '../content/board.js';
import { indexOf } from '../content/geometry.js';
import { structures } from '../content/schema.js';
import { controller } from '../mechanics/control.js';
import { salePrice } from '../mechanics/sale.js';
import type { View } from '../view/schema.js';
import { type NeonShown, nameOf, noteOf } from './shown.js';

type SpaceView = View['board'][SpaceId];

/** The 36 spaces and everything on them. */
export function city(shown: NeonShown): Board {
  return {
    id: 'board:city',
    label: 'The city',
    size: [columns.length, spaceIds.length / columns.length],
    spaces: spaceIds.map((at) => spaceOf(shown, at)),
    links: [],
    pieces: spaceIds.flatMap((at) => piecesOn(shown, at)),
  };
}

/** The id of the figures of a seat on a space: alike, so one piece. */
export function figuresId(seat: Seat, at: SpaceId): string {
  return `piece:figures-${seat}@${at}`;
}

/** Tokens of a kind on a space, alike as well. */
export const tokenIds = {
  owl: (at: SpaceId) => `piece:owls@${at}`,
  product: (at: SpaceId) => `piece:products@${at}`,
  andy: (at: SpaceId) => `piece:andys@${at}`,
  tunnel: (at: SpaceId) => `piece:tunnel@${at}`,
  factory: (at: SpaceId) => `piece:factory@${at}`,
  watchtower: (at: SpaceId) => `piece:watchtower@${at}`,
  monument: (at: SpaceId) => `piece:monument@${at}`,
} as const;

function spaceOf(shown: NeonShown, at: SpaceId): Space {
  const here = shown.view.board[at];
  const held = controller(here);
  const note = [
    ...(here.dead ? ['Dead zone.', noteOf(shown, 'tile:dead-zone')] : []),
    ...(here.skyscraper > 0 ? [noteOf(shown, `tile:skyscraper-${here.skyscraper}`)] : []),
    ...(held === undefined ? [] : [`Controlled by ${nameOf(shown, held)}.`]),
    ...(held === undefined && here.figures.some((count) => count > 0) ? ['Contested.'] : []),
  ].join(' ');
  return {
    id: `space:${at}`,
    label: at,
    shape: 'rect',
    at: [indexOf(at) % columns.length, Math.floor(indexOf(at) / columns.length), 1, 1],
    kind: kindOf(here),
    marks: marksOn(here),
    ...(held === undefined ? {} : { owner: held }),
    ...(note === '' ? {} : { note }),
  };
}

function kindOf({ base, dead, skyscraper }: SpaceView): string {
  if (dead) return 'dead';
  if (base !== null) return 'base';
  return skyscraper > 0 ? 'skyscraperSpace' : 'street';
}

function marksOn({ skyscraper }: SpaceView): Mark[] {
  if (skyscraper === 0) return [];
  return [{ kind: 'skyscraper', label: `skyscraper of value ${skyscraper}`, value: skyscraper }];
}

function piecesOn(shown: NeonShown, at: SpaceId): Piece[] {
  const here = shown.view.board[at];
  return [
    ...homeBase(shown, at),
    ...figuresOn(shown, at),
    ...andysOn(shown, at),
    ...tokens(shown, 'owl', at, here.owls),
    ...tokens(shown, 'product', at, here.products).map((piece) => withPrice(shown, at, piece)),
    ...tokens(shown, 'tunnel', at, here.tunnel ? 1 : 0),
    ...structures.flatMap((kind) => tokens(shown, kind, at, here[kind] ? 1 : 0)),
  ];
}

function homeBase(shown: NeonShown, at: SpaceId): Piece[] {
  const { base: owner } = shown.view.board[at];
  if (owner === null) return [];
  const label = `home base of ${nameOf(shown, owner)}`;
  const note = noteOf(shown, 'tile:base');
  return [
    { id: `piece:home@${at}`, kind: 'home', on: `space:${at}`, owner, label, flags: [], note },
  ];
}

function figuresOn(shown: NeonShown, at: SpaceId): Piece[] {
  return shown.view.board[at].figures.flatMap((count, owner): Piece[] => {
    if (count === 0) return [];
    const label = `${plural(count, 'figure')} of ${nameOf(shown, owner)}`;
    const id = figuresId(owner, at);
    return [{ id, kind: 'figure', on: `space:${at}`, owner, label, count, flags: [] }];
  });
}

/** Those face up one by one, those face down together. */
function andysOn(shown: NeonShown, at: SpaceId): Piece[] {
  const { andys } = shown.view.board[at];
  const up = andys.flatMap((andy): Piece[] => {
    if ('down' in andy) return [];
    const { up: token, value } = andy;
    const note = noteOf(shown, token);
    const label = `andy of value ${value}`;
    return [
      { id: `piece:${token}`, kind: 'andy', on: `space:${at}`, label, value, flags: [], note },
    ];
  });
  const down = andys.filter((andy) => 'down' in andy).length;
  const unknown = tokens(shown, 'andy', at, down).map((piece): Piece => {
    return { ...piece, label: plural(down, 'face-down andy'), faceDown: true };
  });
  return [...up, ...unknown];
}

function tokens(
  shown: NeonShown,
  kind: keyof typeof tokenIds,
  at: SpaceId,
  count: number,
): Piece[] {
  if (count === 0) return [];
  const id = tokenIds[kind](at);
  const note = noteOf(shown, `token:${kind}`);
  return [{ id, kind, on: `space:${at}`, label: plural(count, kind), count, flags: [], note }];
}

/** What a product would bring whoever looks. */
function withPrice({ viewer, view, content }: NeonShown, at: SpaceId, piece: Piece): Piece {
  if (typeof viewer !== 'number') return piece;
  const price = salePrice({ state: view, content }, viewer, at);
  return { ...piece, note: `You can sell each for ${price} $ if you control the space.` };
}
