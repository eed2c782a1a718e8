import { Asker, type AskRules, type Called } from './ask.js';
import { type Chance, nothingRecorded, type Roll, SeededChance } from './chance.js';
import { unshared } from './plain.js';
import type { BaseMove, LabelOf, Play, Position, Table } from './play.js';

/** No rule of any game asks chance this often for one move. */
const mostOutcomes = 100_000;

/** Chance that does not come from the state, and the words for it. */
export interface TableChance<P extends Play> extends Called<P> {
  readonly chance?: Chance | undefined;
  readonly asks?: AskRules<P> | undefined;
}

/** The table of one application: acts on the state in place and notes what happened. */
export class LiveTable<P extends Play> implements Table<P> {
  readonly events: P['event'][] = [];
  revealed = false;
  readonly state: P['state'];
  readonly content: P['content'];
  readonly notes: P['notes'];
  /** The agenda of the state, read off it once: states of five games have five shapes, tables have one. It is never replaced. */
  readonly agenda: P['step'][];
  /** What is under way, by the referee. */
  step: P['step'] | undefined = undefined;
  move: BaseMove | undefined = undefined;
  readonly #given: TableChance<P>;
  #seeded: SeededChance | undefined;
  #asker: Asker<P> | undefined;
  #rolls: Roll[] | undefined;
  #outcomes = 0;
  #isOver = false;

  constructor({ state, content, notes }: Position<P>, given: TableChance<P> = {}) {
    this.state = state;
    this.content = content;
    this.notes = notes;
    this.agenda = state.agenda;
    this.#given = given;
  }

  roll<F extends Roll>(label: LabelOf<P>, faces: readonly F[], about?: string): F {
    return faces[this.#choose(label, faces, about)] as F;
  }

  draw(label: LabelOf<P>, set: string[], about?: string): string {
    const index = this.#choose(label, set, about);
    const drawn = set[index] as string;
    for (let i = index + 1; i < set.length; i++) set[i - 1] = set[i] as string;
    set.pop();
    return drawn;
  }

  emitCopy(event: P['event']): void {
    this.emit(unshared(event));
  }

  emit(event: P['event']): void {
    if (this.#rolls !== undefined) {
      (event as { rolls?: readonly Roll[] }).rolls = this.#rolls;
      this.#rolls = undefined;
    }
    this.events.push(event);
  }

  next(...steps: P['step'][]): void {
    if (this.#isOver) return;
    const { agenda } = this;
    for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i] as P['step']);
  }

  end(): void {
    this.#isOver = true;
    this.agenda.length = 0;
  }

  reveal(): void {
    this.revealed = true;
  }

  /** Call when everything has happened. */
  finish(): void {
    if (this.#rolls !== undefined) throw new Error('an outcome of chance is in no event');
    if (this.state.agenda !== this.agenda)
      throw new Error('the agenda is another list than before');
    this.#given.chance?.finish?.();
    if (this.#seeded !== undefined) this.state.chance = this.#seeded.state;
  }

  #choose(label: string, options: readonly Roll[], about: string | undefined): number {
    if (options.length === 0) throw new Error(`${label}: nothing to choose from`);
    if (++this.#outcomes > mostOutcomes)
      throw new Error(`${label}: too many rolls or draws in one move`);
    const index = this.#answer(label, options, about);
    this.#rolls ??= [];
    this.#rolls.push(options[index] as Roll);
    this.revealed = true;
    return index;
  }

  #answer(label: string, options: readonly Roll[], about: string | undefined): number {
    if (this.#seeded !== undefined) return this.#seeded.choose(label, options);
    const { chance, asks } = this.#given;
    const { state } = this;
    if (chance === undefined && state.chance !== null) {
      this.#seeded = new SeededChance(state.chance);
      return this.#seeded.choose(label, options);
    }
    if (asks !== undefined) {
      this.#asker ??= new Asker<P>(asks, this, this.#given);
      this.#asker.about = about;
    }
    return (chance ?? nothingRecorded).choose(label, options, this.#asker);
  }
}
