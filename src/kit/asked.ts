import { InvalidInput, quote } from '../kernel/errors.js';
import { meant } from '../kernel/nearest.js';

/** The error of a question about something that there is not: `there is no space "plazza"; did you mean "plaza"?`. */
export function notThere(what: string, asked: unknown, known: readonly string[]): InvalidInput {
  const message = `there is no ${what} ${quote(asked)}${meant(asked, known)}`;
  return new InvalidInput('question', [{ path: [], message }]);
}
