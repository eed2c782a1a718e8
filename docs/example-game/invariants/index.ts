import type { DuelPosition } from '../play.js';
import { brokenAgenda } from './agenda.js';
import { brokenCards } from './cards.js';
import { brokenSeats } from './seats.js';

/** What must hold in every reachable state and does not. */
export function invariants(position: DuelPosition): string[] {
  return [...brokenSeats(position), ...brokenCards(position), ...brokenAgenda(position)];
}
