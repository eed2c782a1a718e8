import type { BaseMove } from '../kernel/play.js';
import type { Random } from '../kernel/simulate.js';

/** Values that never belong into a move, and some that nearly do. */
const strangers: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  3,
  4,
  7,
  99,
  1.5,
  1e9,
  Number.NaN,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '0',
  'constructor',
  '__proto__',
  'x'.repeat(100),
  null,
  true,
  [],
  {},
  [[]],
];

/** Remembers every value seen in a move, and bends legal moves with them. */
export class NearMisses {
  readonly #values = new Map<string, unknown>();
  readonly #moves = new Map<string, BaseMove>();

  remember(move: BaseMove): void {
    this.#moves.set(`${move.type}/${move.seat}`, move);
    for (const value of Object.values(move)) this.#values.set(JSON.stringify(value), value);
  }

  /** A value that is a legal move with one thing changed, a move of another moment, or no move at all. */
  bend(move: BaseMove, random: Random): unknown {
    const keys = Object.keys(move);
    const key = keys[random.below(keys.length)] as string;
    switch (random.below(8)) {
      case 0:
        return { ...move, [key]: pick(strangers, random) };
      case 1: {
        const { [key]: _left, ...rest } = { ...move } as Record<string, unknown>;
        return rest;
      }
      case 2:
        return { ...move, extra: pick(strangers, random) };
      case 3:
        return pick([...this.#moves.values()], random);
      case 4:
        return { ...pick([...this.#moves.values()], random), seat: move.seat };
      case 5:
        return pick(strangers, random);
      default:
        return { ...move, [key]: pick([...this.#values.values()], random) };
    }
  }
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}
