import type { Random } from '../../kernel/simulate.js';

/*
 * Which of many moves is better than the guide's, in few tries: all get a few, in the same worlds with the same dice; the
 * worse half drops out, the others get twice as many, and so on. It ends when nobody is left who could still win.
 */

/** What came of the tries of one move, in their order. */
export interface Runner {
  readonly values: readonly number[];
}

/** How far a runner is ahead of another, try by try. */
export interface Lead {
  readonly mean: number;
  /** How far the mean may be off by chance alone: its standard error. */
  readonly error: number;
}

/** Few tries tell little of how much they differ: so many more are thought of, that differ so much. */
const assumed = { tries: 3, deviation: 0.12 };

export function leadOf({ values: own }: Runner, { values: other }: Runner): Lead {
  const tries = Math.min(own.length, other.length);
  if (tries === 0) return { mean: 0, error: 1 };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < tries; i++) {
    const difference = (own[i] as number) - (other[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / tries;
  const spread = squares - tries * mean * mean + assumed.tries * assumed.deviation ** 2;
  return { mean, error: Math.sqrt(spread / (tries + assumed.tries) / tries) };
}

/** Who lies so many standard errors behind has lost. */
const lost = 1;
/** The part of all tries that the first round may take, and the most tries a runner has in it. */
const firstPart = 0.4;
const firstTries = 4;

export class Race<R extends Runner> {
  readonly #guided: R;
  #others: R[];
  /** So many tries everybody has at the end of this round. */
  #tries: number;

  /** Of more runners than the first round has tries for, some take part, by lot. */
  constructor(guided: R, runners: readonly R[], tries: number, random: Random) {
    this.#guided = guided;
    const others = runners.filter((one) => one !== guided);
    const places = Math.max(1, Math.floor(tries * firstPart) - 1);
    this.#others = shuffled(others, random).slice(0, places);
    const each = Math.floor((tries * firstPart) / (this.#others.length + 1));
    this.#tries = Math.max(1, Math.min(firstTries, each));
  }

  /** Who has the next try; nobody when it is decided. */
  next(): R | undefined {
    while (this.#others.length > 0) {
      const waiting = [this.#guided, ...this.#others].find(({ values }) => {
        return values.length < this.#tries;
      });
      if (waiting !== undefined) return waiting;
      this.#endRound();
    }
    return undefined;
  }

  #endRound(): void {
    const ranked = this.#others
      .map((runner) => ({ runner, ...leadOf(runner, this.#guided) }))
      .filter(({ mean, error }) => mean + lost * error > 0)
      .sort((a, b) => b.mean - a.mean);
    const left = Math.max(1, Math.floor(this.#others.length / 2));
    this.#others = ranked.slice(0, left).map(({ runner }) => runner);
    this.#tries *= 2;
  }
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
