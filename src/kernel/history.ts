import type { Roll } from './chance.js';
import { InvalidInput } from './errors.js';
import type { Game, GameTypes } from './game.js';

/** So many moves can be taken back at most: enough for any evening, and memory stays bounded. */
const mostKept = 10_000;
/** A copy of the state every so many moves: to copy one takes as long as to play one or two. */
const copyEvery = 50;

/**
 * A game as it goes on, in place, with what is needed to take moves back: the moves that stand and a copy of the state
 * now and then.
 */
export class History<G extends GameTypes> {
  state: G['state'];
  readonly #game: Game<G>;
  /** In a recorded game nothing is secret from who writes it down: any move can be taken back. */
  readonly #isRecorded: boolean;
  /** The number of moves before the first one kept. */
  #forgotten = 0;
  /** The moves that stand, and their rolls in a list of their own: a record for both made replays a twentieth slower. */
  #standing: G['move'][] = [];
  #rolls: (readonly Roll[] | undefined)[] = [];
  /** The state before the move that is kept at 0, at `copyEvery`, … */
  #copies: G['state'][] = [];

  constructor(game: Game<G>, state: G['state'], isRecorded: boolean) {
    this.#game = game;
    this.state = state;
    this.#isRecorded = isRecorded;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.#forgotten + this.#standing.length;
  }

  play(move: G['move'], rolls: readonly Roll[] | undefined): G['event'][] {
    if (this.#standing.length % copyEvery === 0) this.#copies.push(this.#game.copy(this.state));
    const events = this.#game.step(this.state, move, { rolls });
    this.#standing.push(move);
    this.#rolls.push(rolls);
    if (this.#standing.length === 2 * mostKept) this.#forget(mostKept);
    return events;
  }

  /** Takes the last moves back, or throws InvalidInput. */
  undo(count: number, seat: number): void {
    const problem = this.#cannotUndo(count, seat);
    if (problem !== undefined)
      throw new InvalidInput('undo', [{ path: ['undo'], message: problem }]);
    const left = this.#standing.length - count;
    this.state = this.#stateBefore(left);
    this.#standing.length = left;
    this.#rolls.length = left;
    this.#copies.length = Math.ceil(left / copyEvery);
  }

  #stateBefore(place: number): G['state'] {
    const from = Math.floor(place / copyEvery);
    const state = this.#game.copy(this.#copies[from] as G['state']);
    for (let i = from * copyEvery; i < place; i++) {
      this.#game.step(state, this.#standing[i] as G['move'], { rolls: this.#rolls[i] });
    }
    return state;
  }

  #cannotUndo(count: number, seat: number): string | undefined {
    const { length } = this.#standing;
    if (count > length) return `${onlySo(length)} here, not ${count}`;
    if (this.#isRecorded) return undefined;
    const taken = this.#standing.slice(length - count);
    const other = taken.find((move) => move.seat !== seat);
    if (other !== undefined) return `seat ${seat} cannot take back a move of seat ${other.seat}`;
    let state = this.#stateBefore(length - count);
    for (const [i, move] of taken.entries()) {
      const rolls = this.#rolls[length - count + i];
      const applied = this.#game.apply(state, move, { rolls });
      if (applied.revealed) return `"${move.type}" has revealed something and stands`;
      state = applied.state;
    }
    return undefined;
  }

  #forget(count: number): void {
    this.#forgotten += count;
    this.#standing = this.#standing.slice(count);
    this.#rolls = this.#rolls.slice(count);
    this.#copies = this.#copies.slice(count / copyEvery);
  }
}

/** How many moves can be taken back. */
export function onlySo(many: number): string {
  return `only ${many} ${many === 1 ? 'move' : 'moves'} can be taken back`;
}
