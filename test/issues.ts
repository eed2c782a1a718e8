import { InvalidInput } from '../src/index.js';

/** What is wrong with the options of a game: the rule, and where in the options. */
export function wrongOptions<O>(game: { setup(options: O): unknown }, options: O): string[] {
  try {
    game.setup(options);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.issues.map(({ rule, path }) => `${rule ?? 'form'} ${path.join('.')}`);
  }
}
