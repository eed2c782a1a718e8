import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import { withoutEntry } from '../../kit/values.js';
import { tokenOf } from '../content/compile.js';
import type { ContentPack } from '../content/schema.js';
import type { CityLabel, CityTable, Seen } from '../play.js';
import type { SeenState } from '../state/state.js';
import { figuresOn, numberOf, setTokens, tokensOn } from './occupancy.js';
import { drawCoordinates } from './piles.js';

/** The first of these seats whose figures meet tokens. */
export function contestedByYcu(seen: Seen, seats: readonly Seat[]): Seat | undefined {
  const { onBoard } = seen.state.ycu;
  const spaces: number[] = [];
  for (const token in onBoard) spaces.push(numberOf(seen, onBoard[token] as string));
  return seats.find((seat) => spaces.some((at) => figuresOn(seen, at, seat) > 0));
}

/** Whether the seat has moved onto the tokens of this space, and not they onto its figures (CR-RULING-24). */
export function attacksYcu({ turn }: SeenState, seat: Seat, space: string): boolean {
  return turn?.seat === seat && turn.enemySpace === space;
}

/** All tokens of the space count, whichever is fought (CR-YCU-01). */
export function ycuValue(seen: Seen, space: string): number {
  const tokens = tokensOn(seen, numberOf(seen, space));
  return tokens.reduce((sum, id) => sum + tokenOf(seen.content, id).attack, 0);
}

export function returnToken(table: CityTable, token: string): void {
  const { onBoard, bag } = table.state.ycu;
  setTokens(table, withoutEntry(onBoard, token));
  addTo(bag, token);
}

/** Draws a token for each of the spaces, as long as the bag holds any (CR-LIMIT-05). */
export function placeTokens(table: CityTable, spaces: readonly string[]): void {
  const { bag, onBoard } = table.state.ycu;
  const placed = { ...onBoard };
  for (const space of spaces) {
    if (bag.length === 0) break;
    const token = table.draw('ycu.token', bag, space);
    placed[token] = space;
    table.emit({ type: 'ycuPlaced', token, space });
  }
  setTokens(table, placed);
}

/** Reveals coordinate cards, then places a token on each coordinate, card by card (CR-PATROL-03). */
export function placeCards(table: CityTable, most: number, label: CityLabel): void {
  const { state, content } = table;
  const { ycu } = state;
  while (ycu.revealed.length < most) {
    const card = drawCoordinates(table, label);
    if (card === undefined) break;
    ycu.revealed.push(card);
  }
  if (ycu.revealed.length === 0) return;
  table.emitCopy({ type: 'ycuRevealed', cards: ycu.revealed });
  const coordinates: string[] = [];
  for (const card of ycu.revealed) {
    const { coords3, coords24 } = content.ycuCards.get(card) as ContentPack['ycuCards'][number];
    coordinates.push(...(state.options.players === 3 ? coords3 : coords24));
  }
  placeTokens(table, coordinates);
  for (const card of ycu.revealed) addTo(ycu.discard, card);
  ycu.revealed = [];
}
