import type { ManiaPosition } from '../play.js';
import { agenda, unasked } from './agenda.js';
import { blockers, crowds, loads, unknownBlockers } from './blockers.js';
import { markers, squares, unknownSpaces } from './board.js';
import { cards, counters, unknownCards } from './cards.js';
import { seats, time } from './seats.js';

/** What must hold in every reachable state. Must not throw on any state that parses. */
export function invariants(position: ManiaPosition): string[] {
  // Each of these relies on those before it, and the rest on all of them.
  for (const rely of [seats, unknownBlockers, unknownNames]) {
    const broken = rely(position);
    if (broken.length > 0) return broken;
  }
  const broken = [
    ...blockers(position),
    ...counters(position),
    ...cards(position),
    ...squares(position),
    ...loads(position),
    ...crowds(position),
    ...markers(position),
    ...time(position),
    ...agenda(position),
  ];
  return broken.length > 0 ? broken : unasked(position);
}

function unknownNames(position: ManiaPosition): string[] {
  return [...unknownSpaces(position), ...unknownCards(position)];
}
