import { InvalidInput } from '../src/index.js';

/** What `load` has against a copy of the state with a change; nothing if it takes it. */
export function wrongWith<S>(
  game: { load(value: unknown): unknown },
  state: S,
  change?: (copy: S) => void,
): string | undefined {
  const copy = structuredClone(state);
  change?.(copy);
  try {
    game.load(copy);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInput) return error.message;
    throw error;
  }
}
