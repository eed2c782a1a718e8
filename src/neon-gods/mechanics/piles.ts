import type { Seat } from '../../kernel/play.js';
import { drawTop, pileSize, refill } from '../../kit/piles.js';
import { addTo } from '../../kit/sets.js';
import type { NeonTable } from '../play.js';
import { type SeatState, seatOf } from '../state/state.js';

/** Draws one card into the hand, after a reshuffle if it needs one; nothing if there is no card (NG-DRAW-03). */
export function drawCard(table: NeonTable, seat: Seat): void {
  const player = seatOf(table.state, seat);
  if (!canDraw(player)) return;
  if (pileSize(player.draw) === 0) reshuffle(table, seat);
  const card = drawTop(table, `draw.${seat}`, player.draw);
  addTo(player.hand, card);
  table.emit({ type: 'cardDrawn', seat, card, hidden: { card: [seat] } });
}

export function canDraw({ draw, discard }: SeatState): boolean {
  return draw.length > 0 || discard.length > 0;
}

/** NG-DRAW-02: the discard pile, shuffled, goes under what is left of the draw pile. */
export function reshuffle(table: NeonTable, seat: Seat): void {
  const { draw, discard } = seatOf(table.state, seat);
  table.emit({ type: 'deckReshuffled', seat, count: refill(draw, discard) });
}
