import type { Display } from '../../display/display.js';
import { displayOf } from '../../displays.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { screenOf, tableOf } from '../drawing.js';
import { type Reader, tellOutcome } from '../story.js';

/** A moment of the game, to go back to. */
export interface Moment {
  readonly state: GameTypes['state'];
  /** What led to it. */
  readonly lines: readonly string[];
  /** Types of the events among it. */
  readonly types: readonly string[];
  /** What people did after it besides moving. */
  readonly people: readonly string[];
}

/** What counts as a battle: where one begins, or is decided at once. */
const battles = /^(battleStarted|attackDeclared|monsterAttackDeclared|assaultRolled)$/;

/** Room for what happened, and for the prompt. */
const linesBelow = 6;

/** A game that was played, and the moment that is looked at. */
export class Film {
  at = 0;
  readonly #display: Display;
  readonly #rounds: (number | null)[] = [];

  constructor(
    readonly game: Game,
    readonly moments: readonly Moment[],
    readonly reader: Reader,
    readonly names: readonly string[] | undefined,
  ) {
    this.#display = displayOf(game);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get lines(): readonly string[] {
    const { state, lines, people } = this.#moment(this.at);
    const end = tellOutcome(this.game, state, this.names);
    return [...lines, ...people, ...(end === undefined ? [] : [end])];
  }

  /** To this move, or to the end that is nearer. */
  goTo(move: number): void {
    this.at = Math.max(0, Math.min(this.last, move));
  }

  /** To the beginning of a round; false if there is none. */
  goToRound(round: number): boolean {
    return this.#goWhere((at) => (this.#roundAt(at) ?? 0) >= round, 'from the start');
  }

  /** To the beginning of the next round, or of this one and those before; false if there is none. */
  turnRound(direction: 1 | -1): boolean {
    const now = this.#roundAt(this.at) ?? 0;
    if (direction === 1) return this.goToRound(now + 1);
    if (this.at === 0) return false;
    const isFirst = this.#roundAt(this.at - 1) !== now;
    return this.goToRound(isFirst ? now - 1 : now);
  }

  /** To the next battle, or the one before; false if there is none. */
  goToBattle(direction: 1 | -1): boolean {
    const isBattle = (at: number) => this.#moment(at).types.some((type) => battles.test(type));
    return this.#goWhere(isBattle, direction === 1 ? 'onwards' : 'back');
  }

  /** To the next moment whose story has this text, whatever its capitals; round the end to the start. */
  search(text: string): boolean {
    const wanted = text.toLowerCase();
    const has = (at: number) => {
      return this.#moment(at).lines.some((line) => line.toLowerCase().includes(wanted));
    };
    return this.#goWhere(has, 'onwards') || this.#goWhere(has, 'from the start');
  }

  draw(how: 'screen' | 'table'): string {
    const told = this.names && { names: this.names };
    const view = this.#view(this.at);
    return how === 'screen'
      ? screenOf(this.#display, view, { ...told, highlight: [], below: linesBelow })
      : tableOf(this.#display, view, told);
  }

  #goWhere(fits: (at: number) => boolean, from: 'onwards' | 'back' | 'from the start'): boolean {
    const step = from === 'back' ? -1 : 1;
    const start = from === 'from the start' ? 0 : this.at + step;
    for (let at = start; at >= 0 && at <= this.last; at += step) {
      if (!fits(at)) continue;
      this.at = at;
      return true;
    }
    return false;
  }

  #moment(at: number): Moment {
    return this.moments[at] as Moment;
  }

  /** Whoever reads everything sees all hands. */
  #view(at: number): GameTypes['view'] {
    const viewer = this.reader === 'everything' ? 'open' : this.reader;
    return this.game.view(this.#moment(at).state, viewer);
  }

  #roundAt(at: number): number | null {
    let round = this.#rounds[at];
    if (round === undefined) {
      round = this.#display.scene(this.#view(at)).now.round;
      this.#rounds[at] = round;
    }
    return round;
  }
}
