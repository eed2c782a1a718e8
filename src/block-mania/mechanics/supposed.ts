import type { Seen } from '../play.js';
import { freshNotes } from '../state/notes.js';
import { type Active, blockerOf, type Place } from '../state/state.js';

/** The table as if a blocker stood somewhere else, and were active in this way. */
export function supposing(
  { state, content, notes }: Seen,
  blocker: string,
  where: Place,
  active: Active | null = state.active,
): Seen {
  const blockers = { ...state.blockers, [blocker]: { ...blockerOf(state, blocker), where } };
  return {
    state: { ...state, blockers, active },
    content,
    notes: { ...freshNotes(), city: notes.city },
  };
}
