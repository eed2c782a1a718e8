import type { Display } from '../../display/display.js';
import { displayOf } from '../../displays.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Accepted, Frame } from '../../kernel/match.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import type { Asker } from '../ask.js';
import { readCitations, rulesOfMove } from '../citations/citations.js';
import { tellCard } from '../commands/card.js';
import { tellRule } from '../commands/explain.js';
import { screenOf, tableOf } from '../drawing.js';
import { messageOf } from '../exit.js';
import { inWords, paint, print, terminalWidth, wrap } from '../output.js';
import { searchRules } from '../search.js';
import { tellEvents } from '../story.js';
import type { KeptMatch } from './kept-match.js';
import { parseMove } from './moves.js';
import { Touching } from './touching.js';

const help = `  E4, Xena, pass   choose what you see, by its name or the beginning of it (Tab completes)
  3                choose number 3 of the list; where an amount is asked, the amount
  back             take the last choice of an unfinished move back
  ? Xena           what a card says; rules that speak of something, or a rule by its id
  why …            why something is, or is not, allowed: JSON, or a type and fields,
                   as in: why moveTo to=E5
  table            everything on the table
  seat 2           one player, with all cards that lie open
  undo             take the last move back, if nothing was revealed since
  save [file]      write the log, and keep it up to date from then on
  quit             stop; a saved game can be resumed`;

/** Somebody at the terminal. Answers false when they have left. */
export class Human {
  readonly match: Match<GameTypes>;
  readonly #game: Game;
  readonly #display: Display;

  constructor(
    readonly kept: KeptMatch,
    readonly seat: Seat,
    readonly asker: Asker,
  ) {
    this.match = kept.match;
    this.#game = kept.match.game;
    this.#display = displayOf(this.#game);
  }

  get #names(): readonly string[] {
    return this.match.value.header.names ?? this.#game.seatNames(this.match.state);
  }

  /** One decision: asks until a move is made or taken back. */
  async decide(): Promise<boolean> {
    const { match, seat } = this;
    const view = this.#game.view(match.state, seat);
    const moves = this.#game.legalMoves(match.state, seat);
    const touching = new Touching(this.#display, view, moves);
    const choices = this.#choices(touching);
    // An empty line above, the question below.
    const below = choices.split('\n').length + 2;
    const parts = { names: this.#names, highlight: touching.lit, below };
    print(`\n${screenOf(this.#display, view, parts)}\n${choices}`);
    for (;;) {
      const complete = (begun: string) => touching.completions(begun);
      const answer = await this.asker.ask(`${this.#names[seat]}, your choice (? helps):`, complete);
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return false;
      if (this.#answer(answer, touching)) return true;
    }
  }

  #showChoices(touching: Touching): void {
    print(this.#choices(touching));
  }

  #choices(touching: Touching): string {
    const prompt = this.#display.prompt(touching.view, { names: this.#names });
    return `${paint.bold(wrap(prompt, terminalWidth()))}\n${touching.list()}`;
  }

  /** Does what was typed; true when the table has changed. */
  #answer(text: string, touching: Touching): boolean {
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word.toLowerCase()) {
      case '':
        return this.#enter(touching);
      case '?':
      case 'help':
        this.#explain(rest);
        return false;
      case 'why':
        this.#why(rest);
        return false;
      case 'back':
        if (!touching.back())
          print(`${paint.red('✗')} nothing has been chosen yet; undo takes a move back`);
        this.#showChoices(touching);
        return false;
      case 'table':
        print(tableOf(this.#display, touching.view, { names: this.#names }));
        return false;
      case 'seat':
        this.#showSeat(rest, touching);
        return false;
      case 'undo':
        return this.#undo();
      case 'save':
        this.#save(rest);
        return false;
      default:
        return this.#choose(text, touching);
    }
  }

  /** Enter alone: the only choice, or the list again. */
  #enter(touching: Touching): boolean {
    if (touching.next.length === 1 && touching.next[0]?.kind !== 'number') {
      return this.#choose('1', touching);
    }
    this.#showChoices(touching);
    return false;
  }

  #choose(text: string, touching: Touching): boolean {
    const typed = parseMove(text, this.#game.moveTypes, this.seat);
    if (typed !== undefined)
      return 'problem' in typed ? this.#complain(typed.problem) : this.#play(typed.move);
    const touched = touching.touch(text);
    if ('problem' in touched)
      return this.#complain(`${touched.problem}; ? tells what you can type`);
    if ('move' in touched) return this.#play(touched.move);
    print(touching.list());
    return false;
  }

  #complain(problem: string): false {
    print(`${paint.red('✗')} ${problem}`);
    return false;
  }

  #play(move: unknown): boolean {
    const played = this.match.play(this.seat, move);
    if (!played.ok) return this.#complain(played.message);
    const { events } = frameOf(played, this.seat);
    const { state } = this.match;
    for (const line of tellEvents(this.#game, { state, events }, this.seat)) print(`  ${line}`);
    return true;
  }

  #why(text: string): void {
    const parsed = parseMove(text, this.#game.moveTypes, this.seat);
    if (parsed === undefined) {
      return print(`${paint.red('✗')} type a whole move, as in: why ${this.#game.moveTypes[0]} …`);
    }
    if ('problem' in parsed) return print(`${paint.red('✗')} ${parsed.problem}`);
    const tried = this.#game.tryApply(this.match.state, parsed.move);
    if (tried.ok) return print(`${paint.green('✓')} It is allowed.`);
    print(`${paint.red('✗')} ${tried.message}`);
    if (tried.rule !== null) print(tellRule(this.#game, tried.rule, {}));
  }

  /** A card by its name, a rule by its id, a kind of move, or rules by words. */
  #explain(text: string): void {
    if (text === '') return print(help);
    const id = text.toUpperCase();
    if (Object.hasOwn(this.#game.rules, id)) return print(tellRule(this.#game, id));
    if (this.#game.moveTypes.includes(text)) return this.#explainMove(text);
    const cards = this.#display.findCards(text);
    const isCalled = cards.some(({ title, id: name }) => {
      return [title, name].some((one) => one.toLowerCase().includes(text.toLowerCase()));
    });
    if (isCalled) {
      return print(
        cards
          .slice(0, 3)
          .map((card) => tellCard(this.#display, card))
          .join('\n\n'),
      );
    }
    const hits = searchRules([this.#game], text).slice(0, 3);
    if (hits.length > 0)
      return print(hits.map((hit) => tellRule(this.#game, hit.id, {})).join('\n\n'));
    const [near] = cards;
    print(
      `No card is called and no rule speaks of "${text}".${near ? ` Did you mean ${near.title}?` : ''}`,
    );
  }

  /** The rules that can refuse such a move, or those that speak of it. */
  #explainMove(type: string): void {
    const game = this.#game;
    const cited = rulesOfMove(readCitations(), game, type);
    const spoken = searchRules([game], inWords(type)).map(({ id }) => id);
    const ids = (cited.length > 0 ? cited : spoken).slice(0, 4);
    if (ids.length === 0) return print('No rule speaks of it by name.');
    print(ids.map((rule) => tellRule(game, rule, {})).join('\n\n'));
  }

  #showSeat(text: string, { view }: Touching): void {
    const { zones, seats } = this.#display.scene(view, { names: this.#names });
    const row = seats.find(({ seat, name }) => String(seat) === text || name === text);
    if (row === undefined) return print(`${paint.red('✗')} there is no seat ${text}`);
    print(
      `${paint.bold(row.name)}  ${row.facts.map(([label, value]) => `${label} ${value}`).join(' · ')}`,
    );
    for (const zone of zones.filter(({ owner }) => owner === row.seat)) {
      const cards = zone.cards.map(({ title }) => title).join(', ');
      print(`  ${zone.label}: ${cards === '' ? (zone.count ?? 'none') : cards}`);
    }
  }

  #undo(): boolean {
    const last = this.match.value.open.at(-1)?.move;
    const undone = this.match.undo(this.seat);
    if (!undone.ok || last === undefined) {
      return this.#complain(undone.ok ? 'nothing was played' : undone.message);
    }
    print(`Taken back: ${this.#game.describe(this.match.state, last)}`);
    return true;
  }

  #save(name: string): void {
    const { kept } = this;
    const file = name === '' ? (kept.file ?? `${this.#game.id}.jsonl`) : name;
    try {
      if (file !== kept.file) kept.keepIn(file);
      print(`The game is kept in ${file}, every move as it is made.`);
    } catch (error) {
      print(`${paint.red('✗')} ${messageOf(error)}`);
    }
  }
}

/** What this viewer sees of what has just been played. */
export function frameOf(played: Accepted<GameTypes>, viewer: Viewer): Frame<GameTypes> {
  const frame = played.frames.find((one) => one.viewer === viewer);
  if (frame === undefined) throw new Error(`there is no frame for ${viewer}`);
  return frame;
}
