import { topStep } from '../../kernel/play.js';
import { population } from '../mechanics/tracks.js';
import type { TokyoPosition } from '../play.js';

/** The trackers are on their tracks, and what a full track brings about has happened. */
export function trackInvariants({ state, content }: TokyoPosition): string[] {
  const broken: string[] = [];
  const { attackTrackLength, destructionFinal, populationThreshold } = content.constants;
  if (state.attackTrack > attackTrackLength) broken.push('the Attack tracker is past its end');
  if (topStep(state)?.type === 'action' && state.attackTrack === attackTrackLength) {
    broken.push('nobody acts while the Attack track is full');
  }
  if (state.attackTrackMover !== null && state.attackTrack < attackTrackLength) {
    broken.push('nobody has moved the Attack tracker to its end');
  }
  const isLost = state.outcome?.reason === 'destruction';
  if (state.destruction > destructionFinal || state.destruction >= destructionFinal !== isLost) {
    broken.push('the final space of the Destruction track loses the game');
  }
  const { destroyedStack } = state.options.houseRules;
  const isBatched = state.agenda.some(({ type }) => type === 'batch') || state.outcome !== null;
  const isFull = population(state, content) >= populationThreshold;
  if (destroyedStack === 'clear' && isFull && !isBatched) {
    broken.push('the Destroyed stack should have been cleared');
  }
  return broken;
}
