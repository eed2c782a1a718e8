import type { Chance, Roll, Scribe } from './chance.js';

/** One of the things that chance may say at a fork: which option stands for it, and how many are of its kind. */
interface Way {
  readonly index: number;
  readonly kind: Roll;
  readonly weight: number;
}

/** The same question asked again and again, where the order of the answers changes nothing. */
interface Run {
  /** How many answers there are, this one included. */
  readonly length: number;
  /** How many of each kind came before this one. */
  readonly counts: ReadonlyMap<Roll, number>;
  /** The order in which kinds may come: each set of answers is walked once, in this order. */
  readonly kinds: readonly Roll[];
}

interface Fork {
  readonly label: string;
  readonly options: readonly Roll[];
  readonly events: number;
  readonly ways: readonly Way[];
  readonly run: Run | undefined;
  /** The way that is walked now. */
  at: number;
  /** The chance of this place is `ways` out of `of`, up to the fork. */
  readonly before: Share;
}

/** An exact fraction, not always in lowest terms. */
export interface Share {
  readonly ways: bigint;
  readonly of: bigint;
}

const whole: Share = { ways: 1n, of: 1n };

/** Where dice may be rolled again for ever, ways have no end. No other way is nearly as long. */
const deepest = 500;

/** Thrown through the rules: nothing more needs to be known, or this order of answers is walked elsewhere. */
class WalkEnds extends Error {
  constructor(readonly why: 'decided' | 'walked elsewhere' | 'too deep') {
    super(why);
  }
}

/** Whether what was thrown ends a walk, and how. */
export function endOfWalk(error: unknown): WalkEnds['why'] | undefined {
  return error instanceof WalkEnds ? error.why : undefined;
}

/** Everything that chance may decide from one point on: a tree, walked leaf by leaf, each from its root. */
export class Walk<E = unknown> implements Chance {
  readonly #isDecided: ((events: readonly E[]) => boolean) | undefined;
  readonly #path: Fork[] = [];
  #depth = 0;
  #events: readonly E[] = [];

  constructor(isDecided?: (events: readonly E[]) => boolean) {
    this.#isDecided = isDecided;
  }

  /** Call before each leaf, with the list into which its events will come. */
  begin(events: readonly E[]): void {
    this.#depth = 0;
    this.#events = events;
  }

  choose(label: string, options: readonly Roll[], scribe?: Scribe): number {
    const known = this.#path[this.#depth];
    if (known !== undefined) {
      this.#depth++;
      return wayOf(known).index;
    }
    if (this.#isDecided?.(this.#events)) throw new WalkEnds('decided');
    if (this.#depth === deepest) throw new WalkEnds('too deep');
    const fork = this.#fork(label, options, scribe);
    if (fork.ways.length === 0) throw new WalkEnds('walked elsewhere');
    this.#path.push(fork);
    this.#depth++;
    return wayOf(fork).index;
  }

  /** The chance of the leaf just reached. */
  get share(): Share {
    const last = this.#path[this.#path.length - 1];
    return last === undefined ? whole : shareAfter(last);
  }

  /** What chance has said on the way to it. */
  get rolls(): Roll[] {
    return this.#path.map((fork) => fork.options[wayOf(fork).index] as Roll);
  }

  /** Turns to the next leaf; false when all have been reached. */
  advance(): boolean {
    for (let fork = this.#path.at(-1); fork !== undefined; fork = this.#path.at(-1)) {
      if (++fork.at < fork.ways.length) return true;
      this.#path.pop();
    }
    return false;
  }

  #fork(label: string, options: readonly Roll[], scribe: Scribe | undefined): Fork {
    const events = this.#events.length;
    const before = this.share;
    const ways = waysIn(options, scribe?.kindsOf(label, options) ?? options);
    const fork = { label, options: [...options], events, at: 0, before };
    if (!scribe?.isUnordered(label)) return { ...fork, ways, run: undefined };
    const last = this.#path.at(-1);
    if (last?.run === undefined || !continues(last, fork)) {
      const kinds = ways.map(({ kind }) => kind);
      return { ...fork, ways, run: { length: 1, counts: new Map(), kinds } };
    }
    const { length, counts, kinds } = last.run;
    const { kind } = wayOf(last);
    const least = kinds.indexOf(kind);
    return {
      ...fork,
      ways: ways.filter((way) => kinds.indexOf(way.kind) >= least),
      run: {
        length: length + 1,
        counts: new Map(counts).set(kind, (counts.get(kind) ?? 0) + 1),
        kinds,
      },
    };
  }
}

function wayOf({ ways, at }: Fork): Way {
  return ways[at] as Way;
}

/** A set of answers without order stands for all its orders: n! through the factorials of how often each kind came. */
function shareAfter(fork: Fork): Share {
  const { options, run, before } = fork;
  const { weight, kind } = wayOf(fork);
  const orders = run?.length ?? 1;
  const alike = (run?.counts.get(kind) ?? 0) + 1;
  return {
    ways: before.ways * BigInt(weight * orders),
    of: before.of * BigInt(options.length * (run === undefined ? 1 : alike)),
  };
}

function waysIn(options: readonly Roll[], kinds: readonly Roll[]): Way[] {
  const found = new Map<Roll, { index: number; kind: Roll; weight: number }>();
  for (let index = 0; index < options.length; index++) {
    const kind = kinds[index] as Roll;
    const way = found.get(kind);
    if (way === undefined) found.set(kind, { index, kind, weight: 1 });
    else way.weight++;
  }
  return [...found.values()];
}

/** Asked again before anything happened, about the same die, or about the pile that the last card left. */
function continues(last: Fork, next: Pick<Fork, 'label' | 'options' | 'events'>): boolean {
  if (last.label !== next.label || last.events !== next.events) return false;
  return isSame(last.options, next.options) || isSame(left(last), next.options);
}

function left(fork: Fork): Roll[] {
  const { index } = wayOf(fork);
  return fork.options.filter((_, at) => at !== index);
}

function isSame(a: readonly Roll[], b: readonly Roll[]): boolean {
  return a.length === b.length && a.every((roll, at) => roll === b[at]);
}
