import type { Chance, Roll, Scribe } from './chance.js';
import type { Play, Position } from './play.js';
import { LiveTable, type TableChance } from './table.js';

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

/** What can be said where these are the options. The same dice are rolled again and again. */
interface Question {
  readonly label: string;
  readonly options: readonly Roll[];
  readonly ways: readonly Way[];
  readonly isUnordered: boolean;
}

interface Fork {
  readonly question: Question;
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

/** Made once: an error that is made anew notes down where, which takes longer than a whole way. */
const decided = new WalkEnds('decided');
const walkedElsewhere = new WalkEnds('walked elsewhere');
const tooDeep = new WalkEnds('too deep');

/** Whether what was thrown ends a walk, and how. */
export function endOfWalk(error: unknown): WalkEnds['why'] | undefined {
  return error instanceof WalkEnds ? error.why : undefined;
}

/** Everything that chance may decide from one point on: a tree, walked leaf by leaf, each from its root. */
export class Walk<E = unknown> implements Chance {
  readonly #isDecided: ((events: readonly E[]) => boolean) | undefined;
  readonly #path: Fork[] = [];
  readonly #questions: Question[] = [];
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
    if (this.#depth === deepest) throw tooDeep;
    const fork = this.#fork(label, options, scribe);
    if (fork.ways.length === 0) throw walkedElsewhere;
    this.#path.push(fork);
    this.#depth++;
    return wayOf(fork).index;
  }

  /** Call whenever something has happened: ends the walk where nothing more needs to be known. */
  look(): void {
    if (this.#isDecided?.(this.#events)) throw decided;
  }

  /** The chance of the leaf just reached. */
  get share(): Share {
    const last = this.#path[this.#path.length - 1];
    return last === undefined ? whole : shareAfter(last);
  }

  /** What chance has said on the way to it. */
  get rolls(): Roll[] {
    return this.#path.map((fork) => fork.question.options[wayOf(fork).index] as Roll);
  }

  /** Turns to the next leaf; false when all have been reached. */
  advance(): boolean {
    const path = this.#path;
    while (path.length > 0) {
      const fork = path[path.length - 1] as Fork;
      if (++fork.at < fork.ways.length) return true;
      path.pop();
    }
    return false;
  }

  #fork(label: string, options: readonly Roll[], scribe: Scribe | undefined): Fork {
    const question = this.#question(label, options, scribe);
    const events = this.#events.length;
    const before = this.share;
    const { ways } = question;
    if (!question.isUnordered) return { question, events, ways, run: undefined, at: 0, before };
    const last = this.#path[this.#path.length - 1];
    if (last?.run === undefined || last.events !== events || !continues(last, question)) {
      const run = { length: 1, counts: new Map(), kinds: ways.map(({ kind }) => kind) };
      return { question, events, ways, run, at: 0, before };
    }
    const { kinds } = last.run;
    const least = kinds.indexOf(wayOf(last).kind);
    const left = ways.filter((way) => kinds.indexOf(way.kind) >= least);
    return { question, events, ways: left, run: runAfter(last, last.run), at: 0, before };
  }

  #question(label: string, options: readonly Roll[], scribe: Scribe | undefined): Question {
    for (const known of this.#questions) {
      if (known.label === label && isSame(known.options, options)) return known;
    }
    const question = {
      label,
      options: [...options],
      ways: waysIn(options, scribe?.kindsOf(label, options) ?? options),
      isUnordered: scribe?.isUnordered(label) === true,
    };
    if (this.#questions.length < mostQuestions) this.#questions.push(question);
    return question;
  }
}

/** So many different ones are remembered. */
const mostQuestions = 16;

/** A table at which a walk looks at everything that happens. */
export class WalkedTable<P extends Play> extends LiveTable<P> {
  readonly #walk: Walk<P['event']>;

  constructor(position: Position<P>, walk: Walk<P['event']>, words: TableChance<P>) {
    super(position, { ...words, chance: walk });
    this.#walk = walk;
    walk.begin(this.events);
  }

  override emit(event: P['event']): void {
    super.emit(event);
    this.#walk.look();
  }
}

function runAfter(last: Fork, { length, counts, kinds }: Run): Run {
  const { kind } = wayOf(last);
  return {
    length: length + 1,
    counts: new Map(counts).set(kind, (counts.get(kind) ?? 0) + 1),
    kinds,
  };
}

function wayOf({ ways, at }: Fork): Way {
  return ways[at] as Way;
}

/** A set of answers without order stands for all its orders: n! through the factorials of how often each kind came. */
function shareAfter(fork: Fork): Share {
  const { question, run, before } = fork;
  const { options } = question;
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

/** Asked again, about the same die, or about the pile that the last card left. */
function continues(last: Fork, next: Question): boolean {
  if (last.question === next) return true;
  if (last.question.label !== next.label) return false;
  const { index } = wayOf(last);
  const { options } = last.question;
  return (
    isSame(options, next.options) ||
    isSame(
      options.filter((_, at) => at !== index),
      next.options,
    )
  );
}

function isSame(a: readonly Roll[], b: readonly Roll[]): boolean {
  return a.length === b.length && a.every((roll, at) => roll === b[at]);
}
