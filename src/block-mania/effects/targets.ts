import type { Seat } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { ManiaEffect } from '../content/schema.js';
import { isLocked, kindOf, ownerOf } from '../mechanics/blockers.js';
import { cityOf, isSound, squareAt } from '../mechanics/board.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { blockerOf, replaced, squareState } from '../state/state.js';

/** Own blockers that a card can help. */
export function ownTargets(position: ManiaPosition, seat: Seat, effect: ManiaEffect): string[] {
  return position.state.standing.filter((blocker) => canHelp(position, seat, effect, blocker));
}

export function hasOwnTarget(position: ManiaPosition, seat: Seat, effect: ManiaEffect): boolean {
  return position.state.standing.some((blocker) => canHelp(position, seat, effect, blocker));
}

function canHelp(position: ManiaPosition, seat: Seat, effect: ManiaEffect, blocker: string) {
  if (ownerOf(position, blocker) !== seat) return false;
  if (effect.kind === 'unflip') return blockerOf(position.state, blocker).flipped;
  return kindOf(position, blocker) !== 'superhero' && !isLocked(position, blocker);
}

/** BM-RAIL-01: stations that can take a car. */
export function carSquares(position: ManiaPosition): string[] {
  const { state } = position;
  const stations = cityOf(position).plans.map(({ station }) => station);
  let cars = 0;
  for (const sq of stations) cars += squareState(state, sq).car;
  if (cars >= state.players) return [];
  return stations.filter((sq) => {
    return squareState(state, sq).car === 0 && isSound(state, squareAt(position, sq));
  });
}

/** A card of a hand goes onto the discard pile, where all can see it. */
export function discardFrom(table: ManiaTable, seat: Seat, card: string): void {
  const { state } = table;
  const { pool, left, hands } = state.cards;
  const hand = [...(hands[seat] as string[])];
  const discard = [...state.cards.discard];
  removeFrom(hand, card);
  addTo(discard, card);
  state.cards = { pool, left, discard, hands: replaced(hands, seat, hand) };
  table.reveal();
}
