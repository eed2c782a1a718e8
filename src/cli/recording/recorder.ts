import type { Display } from '../../display/display.js';
import { displayOf } from '../../displays.js';
import type { Roll } from '../../kernel/chance.js';
import { IllegalMove, InvalidInput } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { tellFault } from '../../kernel/json.js';
import type { Seat } from '../../kernel/play.js';
import { tellCard } from '../cards.js';
import { screenOf, tableOf } from '../drawing.js';
import { messageOf } from '../exit.js';
import { paint, print, terminalWidth, wrap } from '../output.js';
import type { KeptMatch } from '../playing/kept-match.js';
import { parseMove } from '../playing/moves.js';
import { Touching } from '../playing/touching.js';
import { askOutcomes, type Scribe } from './chance.js';

export const help = `  E4, Xena, pass   what the player did, by the name of what was touched; numbers work too (Tab completes)
  back             one choice back; back 3 takes the last 3 moves back, whatever they showed
  note …           a remark for the log, written beside the next move
  assert {…}       a fact that everybody sees, as {"standing": [3, 5]}: it is checked at once and kept
  ? Xena           what a card says
  table            everything on the table
  quit             stop; go on later with --resume`;

/** Writes down what people do at a real table: their moves, and what dice and cards showed. */
export class Recorder {
  readonly #game: Game;
  readonly #display: Display;
  #note: string | undefined;

  constructor(
    readonly kept: KeptMatch,
    readonly scribe: Scribe,
  ) {
    this.#game = kept.match.game;
    this.#display = displayOf(this.#game);
  }

  /** Until the game is over, or the scribe leaves: then false. */
  async run(): Promise<boolean> {
    for (;;) {
      const seats = this.#game.toAct(this.kept.match.state);
      const seat = seats.length > 1 ? await this.#whoActs(seats) : seats[0];
      if (seats.length === 0) return true;
      if (seat === undefined || !(await this.#decision(seat))) return false;
    }
  }

  /** Where several may act at once, the scribe says who did. */
  async #whoActs(seats: readonly Seat[]): Promise<Seat | undefined> {
    const { names, asker } = this.scribe;
    const called = seats.map((seat) => names[seat] ?? `Seat ${seat}`);
    for (;;) {
      const answer = await asker.ask(`Who acts? (${called.join(', ')})`, () => called);
      if (answer === undefined || /^(q|quit)$/i.test(answer)) return undefined;
      const index = called.findIndex((name) => name.toLowerCase().startsWith(answer.toLowerCase()));
      const seat = answer === '' ? seats[0] : seats[index];
      if (seat !== undefined) return seat;
      print(`${paint.red('✗')} nobody of them is called "${answer}"`);
    }
  }

  async #decision(seat: Seat): Promise<boolean> {
    const { match } = this.kept;
    const told = { names: this.scribe.names };
    const view = this.#game.view(match.state, seat);
    const moves = this.#game.legalMoves(match.state, seat);
    const touching = new Touching(this.#display, view, moves);
    const shown = this.scribe.isOpen ? view : this.#game.view(match.state, 'spectator');
    const prompt = wrap(this.#display.prompt(view, { ...told, moves }), terminalWidth());
    const choices = `${paint.bold(prompt)}\n${touching.list()}`;
    const parts = { ...told, highlight: touching.lit, below: choices.split('\n').length + 2 };
    print(`\n${screenOf(this.#display, shown, parts)}\n${choices}`);
    for (;;) {
      const complete = (begun: string) => touching.completions(begun);
      const answer = await this.scribe.asker.ask(`${told.names[seat]} (? helps):`, complete);
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return false;
      if (await this.#answer(answer, seat, touching)) return true;
    }
  }

  /** Does what was typed; true when the table has changed. */
  async #answer(text: string, seat: Seat, touching: Touching): Promise<boolean> {
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word.toLowerCase()) {
      case '?':
        print(rest === '' ? help : this.#cards(rest));
        return false;
      case 'table':
        print(tableOf(this.#display, touching.view, { names: this.scribe.names }));
        return false;
      case 'note':
        this.#note = rest;
        return false;
      case 'assert':
        return this.#assert(rest);
      case 'back':
        return this.#back(rest, seat, touching);
      default:
        return this.#choose(text, seat, touching);
    }
  }

  #cards(words: string): string {
    const found = this.#display.findCards(words).slice(0, 3);
    if (found.length === 0) return `Nothing is called "${words}".`;
    return found.map((card) => tellCard(this.#display, card)).join('\n\n');
  }

  #assert(text: string): boolean {
    try {
      const facts = jsonOf(text);
      const wrong = this.#game.mismatches(this.kept.match.state, facts);
      for (const line of wrong) print(`${paint.red('✗')} ${line}`);
      if (wrong.length > 0) return false;
      this.kept.match.assert(facts);
      print(`${paint.green('✓')} It is so, and written down.`);
    } catch (error) {
      print(`${paint.red('✗')} ${messageOf(error)}`);
    }
    return false;
  }

  /** A choice of the move in the making, or moves that have been written down. */
  #back(text: string, seat: Seat, touching: Touching): boolean {
    if (text === '' && touching.back()) {
      print(touching.list());
      return false;
    }
    const count = text === '' ? 1 : Number(text);
    const undone = this.kept.match.undo(seat, count);
    if (!undone.ok) print(`${paint.red('✗')} ${undone.message}`);
    else print(`Taken back: ${count} ${count === 1 ? 'move' : 'moves'}.`);
    return undone.ok;
  }

  async #choose(text: string, seat: Seat, touching: Touching): Promise<boolean> {
    const typed = parseMove(text, this.#game.moveTypes, seat);
    if (typed !== undefined) {
      if ('move' in typed) return this.#write(seat, typed.move as GameTypes['move']);
      print(`${paint.red('✗')} ${typed.problem}`);
      return false;
    }
    const touched = touching.touch(text === '' && touching.next.length === 1 ? '1' : text);
    if ('problem' in touched) print(`${paint.red('✗')} ${touched.problem}`);
    else if ('move' in touched) {
      if (await this.#write(seat, touched.move)) return true;
      touching.back();
    }
    if (!('problem' in touched)) print(touching.list());
    return false;
  }

  /** Asks for everything that chance decided, then writes the move down. */
  async #write(seat: Seat, move: GameTypes['move']): Promise<boolean> {
    const { match } = this.kept;
    const next = (known: readonly Roll[]) => {
      const asked = this.#game.asks(match.state, move, known, { names: this.scribe.names });
      return 'ask' in asked ? asked.ask : undefined;
    };
    let rolls: Roll[] | undefined;
    try {
      rolls = await askOutcomes(this.scribe, next, 'choose another move');
    } catch (error) {
      if (!(error instanceof InvalidInput) && !(error instanceof IllegalMove)) throw error;
      print(`${paint.red('✗')} ${messageOf(error)}`);
      return false;
    }
    if (rolls === undefined) return false;
    const remarks = this.#note === undefined ? undefined : { note: this.#note };
    const played = match.play(seat, move, { rolls: rolls.length > 0 ? rolls : undefined, remarks });
    if (!played.ok) {
      print(`${paint.red('✗')} ${played.message}`);
      return false;
    }
    this.#note = undefined;
    const viewer = this.scribe.isOpen ? seat : 'spectator';
    const events = played.frames.find((frame) => frame.viewer === viewer)?.events ?? [];
    for (const event of events) {
      const told = this.#game.describeEvent(event, { names: this.scribe.names });
      print(wrap(told, terminalWidth(), '  '));
    }
    return true;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`that is not JSON: ${tellFault(text)}`);
  }
}
