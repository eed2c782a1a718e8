import { activeSeat, type Steps } from './rule.js';

/** The Move action: one figure after the other. */
export const moveSteps: Steps<'moveSelect' | 'moveTo'> = {
  moveSelect: { seats: activeSeat },
  moveTo: { seats: activeSeat },
};
