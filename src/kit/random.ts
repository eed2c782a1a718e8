import type { SeededChance } from '../kernel/chance.js';

/** Takes a random member out of the pool, for redeals. The pool must not be empty. */
export function take<T>(pool: T[], random: Pick<SeededChance, 'below'>): T {
  return pool.splice(random.below(pool.length), 1)[0] as T;
}
