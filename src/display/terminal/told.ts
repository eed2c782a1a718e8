import type { Board, Piece, Space } from '../scene.js';
import { styled } from './canvas.js';
import { groundOf, ownerStyle, starOf } from './contents.js';
import { folded, headed, markText, pieceText, symbolOf, type TextContext } from './words.js';

/**
 * How much is told: everything; only the tiles of who is to act; besides no place that is empty, even if it can be
 * touched; nothing but places with something that can be touched.
 */
export type Telling = 'everything' | 'who acts' | 'what lies there' | 'what is lit';

/** A board in words: every space on which something lies or that can be touched, with what lies there. */
export function toldLines(context: TextContext, board: Board, telling: Telling): string[] {
  const hasTracks = board.spaces.some(({ partOf }) => partOf !== undefined);
  return hasTracks ? trackLines(context, board, telling) : placeLines(context, board, telling);
}

function placeLines(context: TextContext, board: Board, telling: Telling): string[] {
  const { lit, width } = context;
  const told = board.spaces.flatMap((space) => {
    const pieces = board.pieces.filter(({ on }) => on === space.id);
    const isOpen = telling === 'everything' || telling === 'who acts';
    if (pieces.length === 0 && !(isOpen && lit.has(space.id))) return [];
    const isLit = pieces.some(({ id }) => lit.has(id));
    if (telling === 'what is lit' && !isLit) return [];
    const items = [...pieces.map((piece) => pieceTold(context, piece)), ...marksOf(context, space)];
    const name = `${space.label}${lit.has(space.id) ? '*' : ''}`;
    return [items.length === 0 ? name : `${name}: ${items.join(' ')}`];
  });
  if (told.length === 0) return [];
  const words = told.flatMap((one, i) => {
    const ended = `${one}${i < told.length - 1 ? ';' : ''}`;
    return ended.length > width / 2 ? ended.split(' ') : [ended];
  });
  return headed(context, board.label, words);
}

function pieceTold(context: TextContext, piece: Piece): string {
  return `${pieceText(context, piece)}${context.lit.has(piece.id) ? '*' : ''}`;
}

function marksOf(context: TextContext, { marks }: Space): string[] {
  return marks.map((mark) => markText(context, mark));
}

/** Tiles with tracks: an owner's in a line or two, a character for every space of a track. */
function trackLines(context: TextContext, { spaces }: Board, telling: Telling): string[] {
  const { lit, scene } = context;
  const owners = [...new Set(spaces.flatMap(({ owner }) => owner ?? []))].filter((owner) => {
    const isLit = spaces.some((space) => space.owner === owner && lit.has(space.id));
    return telling === 'everything' || isLit || scene.now.active.includes(owner);
  });
  return owners.flatMap((owner) => {
    const tiles = spaces.filter((space) => space.owner === owner && space.partOf === undefined);
    const words = tiles.map((tile) => tileWords(context, tile, spaces));
    const lines = folded([`${owner}`, ...words], context.width);
    return lines.map((line) => styled(line, ownerStyle(context, owner), context.paint));
  });
}

function tileWords(context: TextContext, tile: Space, spaces: readonly Space[]): string {
  const cells = spaces
    .filter(({ partOf }) => partOf === tile.id)
    .sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
    .map(({ marks: [mark], kind }) => {
      const sign = mark === undefined ? symbolOf(context, kind) : markText(context, mark);
      return (sign || (context.isAscii ? '.' : '·')).slice(0, 1);
    });
  const star = starOf(context, tile.id) || (groundOf(context, tile.id).ground ? '*' : '');
  return [`${tile.label}${star}`, ...marksOf(context, tile), `[${cells.join('')}]`].join(' ');
}
