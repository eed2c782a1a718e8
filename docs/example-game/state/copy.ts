import { copyPile } from 'cityrules/kit';
import type { State } from './state.js';

/** Every list that a move may change; what is only ever replaced (chance, steps, ids) is shared. */
export function copyState(from: State): State {
  return {
    game: from.game,
    pack: from.pack,
    chance: from.chance,
    agenda: [...from.agenda],
    hands: copyPile(from.hands),
    laid: [...from.laid],
    discard: [...from.discard],
    pile: copyPile(from.pile),
    points: [...from.points],
  };
}
