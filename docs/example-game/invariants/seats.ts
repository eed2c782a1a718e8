import { strangeSeats } from 'cityrules/kit';
import type { DuelPosition } from '../play.js';
import { state as schema } from '../state/state.js';

export function brokenSeats({ state }: DuelPosition): string[] {
  const players = state.hands.length;
  const broken = strangeSeats(schema, state, players);
  if (state.laid.length !== players || state.points.length !== players) {
    broken.push('there are not equally many hands, laid cards and points');
  }
  return broken;
}
