import type { Seen } from '../play.js';
import { freshNotes } from '../state/notes.js';
import { blockerOf, type Place } from '../state/state.js';

/** Another table, as this one would be if a blocker stood somewhere else. */
export function supposing({ state, content }: Seen, blocker: string, where: Place): Seen {
  const blockers = { ...state.blockers, [blocker]: { ...blockerOf(state, blocker), where } };
  return { state: { ...state, blockers }, content, notes: freshNotes() };
}
