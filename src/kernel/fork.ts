import type { Roll, Scribe } from './chance.js';

/** An exact fraction, not always in lowest terms. */
export interface Share {
  readonly ways: bigint;
  readonly of: bigint;
}

/** What can be said where these are the options. The same dice are rolled again and again. */
export interface Question {
  readonly label: string;
  readonly options: readonly Roll[];
  readonly ways: readonly Way[];
  readonly isUnordered: boolean;
  /** What each option adds to its handful, where nothing but sums is looked at. */
  readonly amounts: readonly (readonly number[])[] | undefined;
}

/** One of the things that chance may say at a fork: which option stands for it, and how many are of its kind. */
interface Way {
  readonly index: number;
  readonly kind: Roll;
  readonly weight: number;
}

/** A place where chance is asked, on the way that is walked now. */
export interface Fork {
  readonly question: Question;
  /** How many things had happened before it. */
  readonly events: number;
  /** Which of the options is said here. */
  readonly index: number;
  /** How likely this way is, what is said here included. */
  readonly share: Share;
  /** Turns to the next thing that may be said here; false if there is none. */
  advance(): boolean;
}

/** The question in the words of its game. Single answers or their sums are looked at. */
export function questionOf(
  label: string,
  options: readonly Roll[],
  scribe: Scribe | undefined,
  looked: 'singly' | 'summed',
): Question {
  return {
    label,
    options: [...options],
    ways: waysIn(options, scribe?.kindsOf(label, options) ?? options),
    isUnordered: scribe?.isUnordered(label) === true,
    amounts: looked === 'summed' ? scribe?.amountsOf(label, options) : undefined,
  };
}

/** Where chance is asked next; nothing where all that may be said there is walked elsewhere. */
export function forkAfter(
  last: Fork | undefined,
  question: Question,
  events: number,
): Fork | undefined {
  const before = last?.events === events ? last : undefined;
  if (question.amounts !== undefined) {
    const handful =
      before instanceof Die && before.question.label === question.label
        ? before.handful
        : new Handful(last?.share ?? whole);
    return handful.add(question, events);
  }
  const share = last?.share ?? whole;
  if (!question.isUnordered) return new Single(question, events, share, question.ways);
  const isSame = before instanceof Single && continues(before, question);
  const run = isSame
    ? runAfter(before)
    : { length: 1, counts: new Map(), kinds: kindsIn(question) };
  const least = isSame ? run.kinds.indexOf(before.way.kind) : 0;
  const ways = question.ways.filter((way) => run.kinds.indexOf(way.kind) >= least);
  return ways.length === 0 ? undefined : new Single(question, events, share, ways, run);
}

export function isSameList(a: readonly Roll[], b: readonly Roll[]): boolean {
  return a.length === b.length && a.every((roll, at) => roll === b[at]);
}

export const whole: Share = { ways: 1n, of: 1n };

/** The same question asked again and again, where the order of the answers changes nothing. */
interface Run {
  /** How many answers there are, this one included. */
  readonly length: number;
  /** How many of each kind came before this one. */
  readonly counts: ReadonlyMap<Roll, number>;
  /** The order in which kinds may come: each set of answers is walked once, in this order. */
  readonly kinds: readonly Roll[];
}

/** Where one answer is looked at by itself. */
class Single implements Fork {
  #at = 0;

  constructor(
    readonly question: Question,
    readonly events: number,
    /** How likely it is that this is asked. */
    readonly before: Share,
    readonly ways: readonly Way[],
    readonly run?: Run,
  ) {}

  get way(): Way {
    return this.ways[this.#at] as Way;
  }

  get index(): number {
    return this.way.index;
  }

  /** A set of answers without order stands for all its orders: n! through the factorials of how often each kind came. */
  get share(): Share {
    const { run, before, question } = this;
    const { weight, kind } = this.way;
    const orders = run?.length ?? 1;
    const alike = run === undefined ? 1 : (run.counts.get(kind) ?? 0) + 1;
    return {
      ways: before.ways * BigInt(weight * orders),
      of: before.of * BigInt(question.options.length * alike),
    };
  }

  advance(): boolean {
    return ++this.#at < this.ways.length;
  }
}

/** One die of a handful. */
class Die implements Fork {
  constructor(
    readonly question: Question,
    readonly events: number,
    readonly handful: Handful,
    /** Which of its dice. */
    readonly place: number,
  ) {}

  get index(): number {
    return this.handful.indexOf(this.place);
  }

  get share(): Share {
    return this.handful.share;
  }

  /** The handful is thrown as a whole, at its last die; when that is over, it is over for the others. */
  advance(): boolean {
    return this.handful.advance();
  }
}

/** One throw of a handful, which stands for all throws of the same sums. */
interface Throw {
  readonly indices: readonly number[];
  readonly sums: readonly number[];
  weight: bigint;
}

/**
 * Dice asked for one after another, of which only the sums count. How many there are and of which kind is found out on
 * the first way, on which each shows its first face; then every sum is walked once.
 */
class Handful {
  readonly #dice: Question[] = [];
  readonly #before: Share;
  #throws: readonly Throw[] | undefined;
  #at = 0;

  constructor(before: Share) {
    this.#before = before;
  }

  add(die: Question, events: number): Die {
    if (this.#throws !== undefined) throw new Error(`${die.label}: how many dice depends on them`);
    this.#dice.push(die);
    return new Die(die, events, this, this.#dice.length - 1);
  }

  indexOf(place: number): number {
    const thrown = this.#throws?.[this.#at];
    return thrown === undefined ? 0 : (thrown.indices[place] as number);
  }

  get share(): Share {
    const { weight } = this.#all[this.#at] as Throw;
    const faces = this.#dice.reduce((product, { options }) => product * options.length, 1);
    return { ways: this.#before.ways * weight, of: this.#before.of * BigInt(faces) };
  }

  advance(): boolean {
    return ++this.#at < this.#all.length;
  }

  get #all(): readonly Throw[] {
    this.#throws ??= this.#dice.reduce(throwsWith, [{ indices: [], sums: [], weight: 1n }]);
    return this.#throws;
  }
}

/** All throws with one die more. The first of them keeps the first faces. */
function throwsWith(throws: readonly Throw[], { ways, amounts = [] }: Question): Throw[] {
  const found = new Map<string, Throw>();
  for (const { indices, sums, weight } of throws) {
    for (const { index, weight: faces } of ways) {
      const added = amounts[index] as readonly number[];
      const next = added.map((amount, at) => (sums[at] ?? 0) + amount);
      const key = next.join();
      const known = found.get(key);
      const more = weight * BigInt(faces);
      if (known === undefined) {
        found.set(key, { indices: [...indices, index], sums: next, weight: more });
      } else known.weight += more;
    }
  }
  return [...found.values()];
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

function kindsIn({ ways }: Question): Roll[] {
  return ways.map(({ kind }) => kind);
}

function runAfter({ way, run }: Single): Run {
  const { length, counts, kinds } = run as Run;
  const { kind } = way;
  return {
    length: length + 1,
    counts: new Map(counts).set(kind, (counts.get(kind) ?? 0) + 1),
    kinds,
  };
}

/** Asked again, about the same die, or about the pile that the last card left. */
function continues({ question, index }: Single, next: Question): boolean {
  if (question.label !== next.label) return false;
  const { options } = question;
  return (
    isSameList(options, next.options) ||
    isSameList(
      options.filter((_, at) => at !== index),
      next.options,
    )
  );
}
