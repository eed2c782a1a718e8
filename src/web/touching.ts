import type { Display } from '../display/display.js';
import type { Choice, Narrowed, Touch } from '../display/touch.js';
import type { GameTypes } from '../kernel/game.js';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** What `touch` events tell. */
export interface TouchDetail {
  readonly touched: readonly Touch[];
  readonly next: readonly Choice[];
}

/** What `inspect` events tell: somebody pointed at something that cannot be touched now. */
export interface InspectDetail {
  readonly id: string;
  /** What it is called. */
  readonly label: string;
}

/** The touches of an unfinished move, and what can be touched next. */
export class Touching {
  #touched: readonly Touch[] = [];
  #narrowed: Narrowed<Move> | undefined;

  constructor(
    readonly display: Display | undefined,
    readonly view: View | undefined,
    readonly moves: readonly Move[],
  ) {}

  get touched(): readonly Touch[] {
    return this.#touched;
  }

  get next(): readonly Choice[] {
    return this.#now.next;
  }

  /** The move that all touches make. */
  get move(): Move | undefined {
    return this.#now.move;
  }

  add(touch: Touch): void {
    this.#set([...this.#touched, touch]);
  }

  /** Takes the last touch back; tells whether there was one. */
  back(): boolean {
    if (this.#touched.length === 0) return false;
    this.#set(this.#touched.slice(0, -1));
    return true;
  }

  clear(): void {
    this.#set([]);
  }

  isLit(id: string): boolean {
    return this.next.some((choice) => choice.kind === 'thing' && choice.id === id);
  }

  /** What can be touched by this key, `thing:space:E4`; numbers are chosen otherwise. */
  byKey(key: string): Touch | undefined {
    const found = this.next.find((choice) => `${choice.kind}:${choice.id}` === key);
    return found === undefined || found.kind === 'number' ? undefined : found;
  }

  /** Worked out once for every touch. */
  get #now(): Narrowed<Move> {
    if (this.display === undefined || this.view === undefined || this.moves.length === 0) {
      return { next: [] };
    }
    this.#narrowed ??= this.display.narrow(this.view, this.moves, this.#touched);
    return this.#narrowed;
  }

  #set(touched: readonly Touch[]): void {
    this.#touched = touched;
    this.#narrowed = undefined;
  }
}
