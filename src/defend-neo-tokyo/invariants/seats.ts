import { strangeSeats } from '../../kit/conserve.js';
import type { TokyoPosition } from '../play.js';
import { state as stateSchema } from '../state/state.js';

/** Every seat that is named exists, and each has a Mech once building is over. */
export function seatInvariants({ state }: TokyoPosition): string[] {
  const { options, mechs, muted, phase } = state;
  const { players } = options;
  const broken = strangeSeats(stateSchema, state, players);
  const isBuilding = phase === 'build' && options.build !== 'assigned';
  if (mechs.length !== players && !(isBuilding && mechs.length === 0)) {
    broken.push(`${players} players need as many Mechs`);
  }
  if (muted.length !== players) broken.push('every seat is muted or not');
  return broken;
}
