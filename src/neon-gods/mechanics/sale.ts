import type { Seat } from '../../kernel/play.js';
import type { SpaceId } from '../content/board.js';
import { distance } from '../content/geometry.js';
import type { Seen } from '../play.js';
import { baseOf } from './figures.js';

/** NG-FX-06 to NG-FX-08: plain distance from the seller's own base. */
export function salePrice(seen: Seen, seat: Seat, space: SpaceId): number {
  return distance(baseOf(seen, seat), space);
}
