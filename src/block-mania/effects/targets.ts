import type { Seat } from '../../kernel/play.js';
import type { ManiaEffect } from '../content/schema.js';
import { isLocked, kindOf, ownerOf } from '../mechanics/blockers.js';
import { cityOf, isSound, squareAt } from '../mechanics/board.js';
import { carsInPlay } from '../mechanics/cars.js';
import type { ManiaPosition } from '../play.js';
import { blockerOf, squareState } from '../state/state.js';

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
  if (carsInPlay(position) >= state.players) return [];
  const stations = cityOf(position).plans.map(({ station }) => station);
  return stations.filter((space) => {
    return squareState(state, space).car === 0 && isSound(state, squareAt(position, space));
  });
}
