import type { Game, GameTypes } from '../../kernel/game.js';
import type { Keeper } from './keeper.js';

type State = GameTypes['state'];
type Move = GameTypes['move'];

/** A game in progress: the table, what may be taken back, and its log. */
export class Match {
  #state: State;
  /** Moves that have revealed nothing, each with the state before it. */
  readonly #open: { readonly before: State; readonly move: Move }[] = [];

  constructor(
    readonly game: Game,
    readonly keeper: Keeper,
  ) {
    this.#state = keeper.state;
  }

  get state(): State {
    return this.#state;
  }

  /** A move of somebody at the terminal: it may be taken back as long as nothing was revealed. */
  play(move: Move): GameTypes['event'][] {
    const before = this.#state;
    const { state, events, revealed } = this.game.apply(before, move);
    this.#state = state;
    this.#open.push({ before, move });
    if (revealed) this.settle();
    return events;
  }

  /** A move of a bot: final, and so is everything before it. */
  playFinal(move: Move): GameTypes['event'][] {
    const events = this.play(move);
    this.settle();
    return events;
  }

  get canUndo(): boolean {
    return this.#open.length > 0;
  }

  undo(): Move | undefined {
    const last = this.#open.pop();
    if (last !== undefined) this.#state = last.before;
    return last?.move;
  }

  /** What was played cannot be taken back any more and goes into the log. */
  settle(): void {
    for (const { move } of this.#open) this.keeper.add(move);
    this.#open.length = 0;
  }
}
