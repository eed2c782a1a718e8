import type { Seat } from '../../kernel/play.js';
import type { OpenState, Space } from '../state/state.js';

/** NG-CONTROL-01: own figures there, no enemy figure and no andy, face up or face down. */
export function controls(space: Space, seat: Seat): boolean {
  return figuresOf(space, seat) > 0 && !isHeldByOthers(space, seat);
}

/** NG-CONTROL-03: own figures share the space with enemy figures or andys. */
export function isContested(space: Space, seat: Seat): boolean {
  return figuresOf(space, seat) > 0 && isHeldByOthers(space, seat);
}

export function figuresOf(space: Space, seat: Seat): number {
  return space.figures[seat] ?? 0;
}

/** The seat that controls the space, if any. */
export function controller(space: Space): Seat | undefined {
  for (let seat = 0; seat < space.figures.length; seat++) {
    if (figuresOf(space, seat) > 0) return controls(space, seat) ? seat : undefined;
  }
  return undefined;
}

export function hasEnemyFigure(space: Space, seat: Seat): boolean {
  const { figures } = space;
  for (let other = 0; other < figures.length; other++) {
    if (other !== seat && figures[other] !== 0) return true;
  }
  return false;
}

/**
 * NG-RULING-16: whether a structure here obeys this seat: she controls the space, or she defends it
 * against the active player.
 */
export function commandsStructure(state: OpenState, space: Space, seat: Seat): boolean {
  if (controls(space, seat)) return true;
  const defends = seat !== state.active && figuresOf(space, state.active) > 0;
  return defends && figuresOf(space, seat) > 0;
}

function isHeldByOthers(space: Space, seat: Seat): boolean {
  return space.andys.length > 0 || hasEnemyFigure(space, seat);
}
