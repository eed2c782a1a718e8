import { InvalidInput, reasonOf } from './errors.js';

/** One answer with its exact share, in lowest terms. */
export interface Entry<A> {
  /** The answer as canonical JSON. */
  readonly key: string;
  readonly answer: A;
  readonly ways: bigint;
  readonly of: bigint;
}

/** Shares of answers, added up without rounding. Answers that are the same JSON are the same. */
export class Tally<A> {
  /** How many shares have been added. */
  count = 0;
  readonly #answers = new Map<string, { answer: A; shares: Map<bigint, bigint> }>();

  add(answer: A, ways: bigint, of: bigint): void {
    this.count++;
    this.#add(canonical(answer), answer, ways, of);
  }

  entries(): Entry<A>[] {
    return [...this.#answers].map(([key, { answer, shares }]) => ({
      key,
      answer,
      ...sumOf(shares),
    }));
  }

  probability(key: string): number {
    const found = this.#answers.get(key);
    if (found === undefined) return 0;
    const { ways, of } = sumOf(found.shares);
    return probabilityOf(ways, of);
  }

  /** All of them, each counting the same. */
  static mean<A>(tallies: readonly Tally<A>[]): Tally<A> {
    if (tallies.length === 1) return tallies[0] as Tally<A>;
    const all = new Tally<A>();
    for (const tally of tallies) {
      for (const { key, answer, ways, of } of tally.entries()) {
        all.#add(key, answer, ways, of * BigInt(tallies.length));
      }
    }
    return all;
  }

  /** Kept by denominators, of which there are few: one fraction is made of them at the end. */
  #add(key: string, answer: A, ways: bigint, of: bigint): void {
    let found = this.#answers.get(key);
    if (found === undefined) {
      found = { answer, shares: new Map() };
      this.#answers.set(key, found);
    }
    found.shares.set(of, (found.shares.get(of) ?? 0n) + ways);
  }
}

/** As a number, also where both are far beyond what numbers hold. */
export function probabilityOf(ways: bigint, of: bigint): number {
  const bits = of.toString(16).length * 4;
  const beyond = BigInt(Math.max(0, bits - 1000));
  return Number(ways >> beyond) / Number(of >> beyond);
}

function sumOf(shares: ReadonlyMap<bigint, bigint>): { ways: bigint; of: bigint } {
  let ways = 0n;
  let of = 1n;
  for (const [denominator, numerator] of shares) {
    ways = ways * denominator + numerator * of;
    of *= denominator;
    const common = divisorOf(ways, of);
    ways /= common;
    of /= common;
  }
  return { ways, of };
}

/** The greatest number that divides both. */
function divisorOf(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}

function canonical(answer: unknown): string {
  try {
    // Most answers have no keys, and without them to sort this takes a fifth of the time.
    const isFlat = Array.isArray(answer) ? !answer.some(hasKeys) : !hasKeys(answer);
    return JSON.stringify(answer, isFlat ? undefined : sorted) ?? 'undefined';
  } catch (error) {
    const message = `an answer must be JSON: ${reasonOf(error)}`;
    throw new InvalidInput('odds', [{ path: ['question'], message }]);
  }
}

function hasKeys(value: unknown): boolean {
  return typeof value === 'object';
}

/** Keys in the order of their code units. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
