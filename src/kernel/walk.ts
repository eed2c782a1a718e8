import type { Chance, Roll, Scribe } from './chance.js';
import {
  type Fork,
  forkAfter,
  isSameList,
  type Question,
  questionOf,
  type Share,
  whole,
} from './fork.js';
import type { Play, Position } from './play.js';
import { LiveTable, type TableChance } from './table.js';

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

/** How a walk looks at what happens. */
export interface Looking<E> {
  /** Whether with these nothing more needs to be known. */
  until?(events: readonly E[]): boolean;
  /** Of dice that are rolled together, nothing but their sums is looked at. */
  readonly dice?: 'summed';
}

/** Everything that chance may decide from one point on: a tree, walked leaf by leaf, each from its root. */
export class Walk<E = unknown> implements Chance {
  readonly #looking: Looking<E>;
  readonly #path: Fork[] = [];
  readonly #questions: Question[] = [];
  #depth = 0;
  #events: readonly E[] = [];

  constructor(looking: Looking<E> = {}) {
    this.#looking = looking;
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
      return known.index;
    }
    if (this.#depth === deepest) throw tooDeep;
    const question = this.#question(label, options, scribe);
    const fork = forkAfter(this.#last, question, this.#events.length);
    if (fork === undefined) throw walkedElsewhere;
    this.#path.push(fork);
    this.#depth++;
    return fork.index;
  }

  /** Call whenever something has happened: ends the walk where nothing more needs to be known. */
  look(): void {
    if (this.#looking.until?.(this.#events)) throw decided;
  }

  /** The chance of the leaf just reached. */
  get share(): Share {
    return this.#last?.share ?? whole;
  }

  /** What chance has said on the way to it. */
  get rolls(): Roll[] {
    return this.#path.map(({ question, index }) => question.options[index] as Roll);
  }

  /** Turns to the next leaf; false when all have been reached. */
  advance(): boolean {
    for (let last = this.#last; last !== undefined; last = this.#last) {
      if (last.advance()) return true;
      this.#path.pop();
    }
    return false;
  }

  get #last(): Fork | undefined {
    return this.#path[this.#path.length - 1];
  }

  #question(label: string, options: readonly Roll[], scribe: Scribe | undefined): Question {
    for (const known of this.#questions) {
      if (known.label === label && isSameList(known.options, options)) return known;
    }
    const question = questionOf(label, options, scribe, this.#looking.dice ?? 'singly');
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
