import type { SeededChance } from '../../kernel/chance.js';
import type { Viewer } from '../../kernel/play.js';
import { take } from '../../kit/random.js';
import type { TokyoPosition } from '../play.js';
import { isHidden, unseenCards } from './view.js';

/** Deals the hands that the viewer cannot see anew. */
export function redeal({ state }: TokyoPosition, viewer: Viewer, random: SeededChance): void {
  state.mechs.forEach((mech, seat) => {
    if (!isHidden(state, seat, viewer)) return;
    const pool = unseenCards(mech);
    mech.hand = mech.hand.map(() => take(pool, random)).sort();
    mech.deck = pool.length > 0 ? [pool] : [];
  });
}
