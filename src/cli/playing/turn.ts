import type { Game, GameTypes } from '../../kernel/game.js';
import type { Match } from '../../kernel/live-match.js';
import type { Accepted, Frame } from '../../kernel/match.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import type { Asker } from '../ask.js';
import { readCitations, rulesOfMove } from '../citations/citations.js';
import { tellRule } from '../commands/explain.js';
import { messageOf } from '../exit.js';
import { inWords, paint, print, terminalWidth } from '../output.js';
import { drawTable } from '../picture.js';
import { searchRules } from '../search.js';
import { tellEvents } from '../story.js';
import type { KeptMatch } from './kept-match.js';
import { listMoves, parseMove } from './moves.js';

const help = `  a number     play that move (Enter: play the only one, or list them again)
  ? 3          the rules behind move 3
  ? words      rules that speak of something, or a rule by its id
  why 3        why something is, or is not, allowed: a number, JSON,
               or its type and fields, as in: why theType field=value
  table        show the table again
  undo         take the last move back, if nothing was revealed since
  save [file]  write the log, and keep it up to date from then on
  quit         stop; a saved game can be resumed`;

/** Somebody at the terminal. Answers false when they have left. */
export class Human {
  readonly match: Match<GameTypes>;
  readonly #game: Game;

  constructor(
    readonly kept: KeptMatch,
    readonly seat: Seat,
    readonly asker: Asker,
  ) {
    this.match = kept.match;
    this.#game = kept.match.game;
  }

  showTable(): void {
    const view = this.#game.view(this.match.state, this.seat);
    print(`\n${drawTable(view, terminalWidth(), this.#game.content)}\n`);
  }

  /** One decision: asks until a move is made or taken back. */
  async decide(): Promise<boolean> {
    const { match, seat } = this;
    const moves = this.#game.legalMoves(match.state, seat);
    print(listMoves(this.#game, match.state, moves));
    for (;;) {
      const answer = await this.asker.ask(`Seat ${seat}, your move (? helps):`);
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return false;
      if (answer === '' && moves.length > 1) {
        print(listMoves(this.#game, match.state, moves));
        continue;
      }
      if (this.#answer(answer === '' ? '1' : answer, moves)) return true;
    }
  }

  /** Does what was typed; true when the table has changed. */
  #answer(text: string, moves: readonly GameTypes['move'][]): boolean {
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        this.#explain(rest, moves);
        return false;
      case 'why':
        this.#why(rest, moves);
        return false;
      case 't':
      case 'table':
        this.showTable();
        return false;
      case 'undo':
        return this.#undo();
      case 'save':
        this.#save(rest);
        return false;
      default:
        return this.#play(text, moves);
    }
  }

  #play(text: string, moves: readonly GameTypes['move'][]): boolean {
    const parsed = parseMove(text, moves, this.seat);
    if ('problem' in parsed) {
      print(`${paint.red('✗')} ${parsed.problem}; ? tells what you can type`);
      return false;
    }
    const played = this.match.play(this.seat, parsed.move);
    if (!played.ok) {
      print(`${paint.red('✗')} ${played.message}`);
      return false;
    }
    const { events } = frameOf(played, this.seat);
    const { state } = this.match;
    for (const line of tellEvents(this.#game, { state, events }, this.seat)) print(`  ${line}`);
    return true;
  }

  #why(text: string, moves: readonly GameTypes['move'][]): void {
    const parsed = parseMove(text, moves, this.seat);
    if ('problem' in parsed) return print(`${paint.red('✗')} ${parsed.problem}`);
    const tried = this.#game.tryApply(this.match.state, parsed.move);
    if (tried.ok) return print(`${paint.green('✓')} It is allowed.`);
    print(`${paint.red('✗')} ${tried.message}`);
    if (tried.rule !== null) print(tellRule(this.#game, tried.rule, {}));
  }

  #explain(text: string, moves: readonly GameTypes['move'][]): void {
    if (text === '') return print(help);
    const move = /^\d+$/.test(text) ? moves[Number(text) - 1] : undefined;
    const id = text.toUpperCase();
    if (move !== undefined) return this.#explainMove(move);
    if (Object.hasOwn(this.#game.rules, id)) return print(tellRule(this.#game, id));
    const hits = searchRules([this.#game], text).slice(0, 3);
    if (hits.length === 0) return print(`No rule speaks of "${text}".`);
    print(hits.map((hit) => tellRule(this.#game, hit.id, {})).join('\n\n'));
  }

  /** The rules that can refuse such a move, or those that speak of it. */
  #explainMove(move: GameTypes['move']): void {
    const game = this.#game;
    print(game.describe(this.match.state, move));
    const cited = rulesOfMove(readCitations(), game, move.type);
    const spoken = searchRules([game], inWords(move.type)).map(({ id }) => id);
    const ids = (cited.length > 0 ? cited : spoken).slice(0, 4);
    if (ids.length === 0) return print('No rule speaks of it by name.');
    print(ids.map((rule) => tellRule(game, rule, {})).join('\n\n'));
  }

  #undo(): boolean {
    const last = this.match.value.open.at(-1)?.move;
    const undone = this.match.undo(this.seat);
    if (!undone.ok || last === undefined) {
      print(`${paint.red('✗')} ${undone.ok ? 'nothing was played' : undone.message}`);
      return false;
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
