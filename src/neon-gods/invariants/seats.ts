import { strangeSeats } from '../../kit/conserve.js';
import type { NeonPosition } from '../play.js';
import { state as schema } from '../state/state.js';

/** Every seat named anywhere exists, and plays a gang of its own. */
export function brokenSeats({ state, content }: NeonPosition): string[] {
  const gangs = state.seats.map(({ gang }) => gang);
  return [
    ...strangeSeats(schema, state, state.players),
    ...gangs.filter((gang) => !content.gangs.has(gang)).map((gang) => `there is no gang ${gang}`),
  ];
}
