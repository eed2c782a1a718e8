import type { Display } from '../../display/display.js';
import { displayOf } from '../../displays.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Accepted, Frame } from '../../kernel/match.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import type { Asker } from '../ask.js';
import { tellCard } from '../cards.js';
import { readCitations, rulesOfMove } from '../citations/citations.js';
import { tellRule } from '../commands/explain.js';
import { screenOf, tableOf } from '../drawing.js';
import { messageOf } from '../exit.js';
import { inWords, paint, print, terminalWidth, wrap } from '../output.js';
import { searchRules } from '../search.js';
import { tellEvents } from '../story.js';
import type { KeptMatch } from './kept-match.js';
import { parseMove, typedAs } from './moves.js';
import { tellOdds } from './odds.js';
import { tellHand, tellHelp, tellSeat } from './telling.js';
import { Touching } from './touching.js';

/** What somebody has done: a move, taken one back, let others go first, nothing that can be done any more, or gone. */
type Decided = Accepted<GameTypes> | 'undone' | 'waited' | 'overtaken' | 'left';

/** The others, who do not wait for somebody who thinks. */
export interface Others {
  /** Milliseconds between their moves. */
  readonly pause: number;
  /** One of them moves; tells what can be seen of it, or nothing when nobody else can. */
  move(): readonly string[] | undefined;
}

/** Somebody at the terminal. */
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

  get name(): string {
    return this.#names[this.seat] ?? `Seat ${this.seat}`;
  }

  /** One decision: asks until a move is made or taken back. Others may move meanwhile. */
  async decide(others?: Others): Promise<Decided> {
    let touching = this.#touching();
    this.#showTable(touching);
    const meanwhile = others && {
      pause: others.pause,
      next: () => {
        const seen = others.move();
        if (seen === undefined) return undefined;
        const now = this.#touching();
        if (JSON.stringify(now.moves) === JSON.stringify(touching.moves)) return seen.join('\n');
        touching = now;
        return [...seen, this.#choices(touching)].join('\n');
      },
    };
    for (;;) {
      const complete = (begun: string) => touching.completions(begun);
      const question = `${this.name}, your choice (? helps):`;
      const answer = await this.asker.ask(question, complete, meanwhile);
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return 'left';
      if (touching.moves.length === 0) return 'overtaken';
      const decided = this.#answer(answer, touching);
      if (decided !== undefined) return decided;
    }
  }

  /** What can be chosen now. */
  #touching(): Touching {
    const { state } = this.match;
    const view = this.#game.view(state, this.seat);
    const isAsked = this.#game.toAct(state).includes(this.seat);
    const moves = isAsked ? this.#game.legalMoves(state, this.seat) : [];
    return new Touching(this.#display, view, moves);
  }

  #showTable(touching: Touching): void {
    const choices = this.#choices(touching);
    // An empty line above, the question below.
    const below = choices.split('\n').length + 2;
    const parts = { names: this.#names, highlight: touching.lit, below };
    print(`\n${screenOf(this.#display, touching.view, parts)}\n${choices}`);
  }

  #showChoices(touching: Touching): void {
    print(this.#choices(touching));
  }

  #choices(touching: Touching): string {
    const { view, moves } = touching;
    const prompt = this.#display.prompt(view, { names: this.#names, moves });
    return `${paint.bold(wrap(prompt, terminalWidth()))}\n${touching.list()}`;
  }

  /** Does what was typed; nothing where the table is as it was. */
  #answer(text: string, touching: Touching): Decided | undefined {
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word.toLowerCase()) {
      case '':
        return this.#enter(touching);
      case '?':
      case 'help':
        this.#explain(rest);
        return undefined;
      case 'why':
        this.#why(rest, touching);
        return undefined;
      case 'back':
        if (!touching.back())
          print(`${paint.red('✗')} nothing has been chosen yet; undo takes a move back`);
        this.#showChoices(touching);
        return undefined;
      case 'hand':
        print(tellHand(this.#display.scene(touching.view), this.seat));
        return undefined;
      case 'table':
        print(tableOf(this.#display, touching.view, { names: this.#names }));
        return undefined;
      case 'seat':
        this.#showSeat(rest, touching);
        return undefined;
      case 'odds':
        this.#odds(rest, touching);
        return undefined;
      case 'wait':
        return this.#wait();
      case 'undo':
        return this.#undo();
      case 'save':
        this.#save(rest);
        return undefined;
      default:
        return this.#choose(text, touching);
    }
  }

  /** Enter alone: the only choice, or the list again. */
  #enter(touching: Touching): Decided | undefined {
    if (touching.next.length === 1 && touching.next[0]?.kind !== 'number') {
      return this.#choose('1', touching);
    }
    print(touching.list('all'));
    return undefined;
  }

  #choose(text: string, touching: Touching): Decided | undefined {
    const typed = parseMove(text, this.#game.moveTypes, this.seat);
    if (typed !== undefined)
      return 'problem' in typed ? this.#complain(typed.problem) : this.#play(typed.move);
    const touched = touching.touch(text);
    if ('problem' in touched)
      return this.#complain(`${touched.problem}; ? tells what you can type`);
    if ('move' in touched) return this.#play(touched.move);
    print(touching.list());
    return undefined;
  }

  #complain(problem: string): undefined {
    print(wrap(`${paint.red('✗')} ${problem}`, terminalWidth()));
  }

  #play(move: unknown): Decided | undefined {
    const played = this.match.play(this.seat, move);
    if (!played.ok) return this.#complain(played.message);
    const { events } = frameOf(played, this.seat);
    const { state } = this.match;
    const { names } = this.match.value.header;
    const lines = tellEvents(this.#game, { state, events, names }, this.seat);
    for (const line of lines) print(wrap(line, terminalWidth(), '  '));
    return played;
  }

  #why(text: string, { moves: [possible] }: Touching): void {
    const parsed = parseMove(text, this.#game.moveTypes, this.seat);
    if (parsed === undefined) {
      const example = possible ? typedAs(possible) : `${this.#game.moveTypes[0]} …`;
      return this.#complain(`type a whole move, as in: why ${example}`);
    }
    if ('problem' in parsed) return this.#complain(parsed.problem);
    const tried = this.#game.tryApply(this.match.state, parsed.move);
    if (tried.ok) return print(`${paint.green('✓')} It is allowed.`);
    print(`${paint.red('✗')} ${tried.message}`);
    if (tried.rule !== null) print(tellRule(this.#game, tried.rule, {}));
  }

  /** A card by its name, a rule by its id, a kind of move, or rules by words. */
  #explain(text: string): void {
    if (text === '') return print(tellHelp());
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
    const scene = this.#display.scene(view, { names: this.#names });
    print(tellSeat(scene, text) ?? `${paint.red('✗')} there is no seat ${text}`);
  }

  /** How likely what is, that a choice leads to. */
  #odds(text: string, touching: Touching): void {
    if (text === '') {
      return this.#complain('type odds and a choice, by its name or its number, as in: odds 1');
    }
    const typed = parseMove(text, this.#game.moveTypes, this.seat);
    const chosen = typed ?? touching.look(text);
    if ('problem' in chosen) return this.#complain(chosen.problem);
    if (!('move' in chosen)) {
      return this.#complain(
        'that takes more choices: make them, and ask for the odds of the last one',
      );
    }
    print(tellOdds(this.match, this.seat, chosen.move, this.#names));
  }

  #wait(): 'waited' | undefined {
    const seats = this.#game.toAct(this.match.state);
    return seats.some((seat) => seat !== this.seat)
      ? 'waited'
      : this.#complain('nobody else can move now');
  }

  #undo(): 'undone' | undefined {
    const last = this.match.value.open.at(-1)?.move;
    const undone = this.match.undo(this.seat);
    if (!undone.ok || last === undefined) {
      return this.#complain(undone.ok ? 'nothing was played' : undone.message);
    }
    const { names } = this.match.value.header;
    print(`Taken back: ${this.#game.describe(this.match.state, last, names && { names })}`);
    return 'undone';
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
