import { RollsError } from './ask.js';
import type { Roll } from './chance.js';
import { InvalidInput, reasonOf } from './errors.js';
import type { Asked, RollsOption } from './game.js';

/** The recorded rolls that were handed in, if any. */
export function rollsIn(chance: RollsOption): readonly Roll[] | undefined {
  try {
    return chance.rolls;
  } catch (error) {
    const message = `they cannot be read: ${reasonOf(error)}`;
    throw new InvalidInput('recorded rolls', [{ path: ['rolls'], message }]);
  }
}

/** What chance is asked where the rolls end, or what came of them. */
export function askedOrDone<T>(work: () => T): Asked<T> {
  try {
    return { applied: work() };
  } catch (error) {
    if (error instanceof RollsError && error.isMissing) return { ask: error.ask };
    throw error;
  }
}
