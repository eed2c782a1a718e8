import { fieldOf } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import {
  type Accepted,
  clocksOf,
  closeMatch,
  deadlineOf,
  type MatchValue,
  playMove,
  type Refused,
  undoMoves,
} from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { type Random, seededRandom } from '../../kernel/simulate.js';
import { type Answer, type Happened, type Listener, refusalOf, refused } from './answer.js';
import { botToAct, playBots } from './bot-moves.js';
import type { Keeper } from './keeper.js';
import type { HostOptions } from './options.js';
import { type Noted, noteAll, retire, seatsOfPeople } from './people.js';

/** So many moves of bots are written at once. */
const botMoves = 20;
/** A timer cannot wait longer. */
const longestWait = 2_000_000_000;
const nothing = { frames: [], undone: 0, people: [] } as const;

/**
 * A game that is being played. Everything is called in turn (see Keeper), and nothing counts before it is kept: then
 * everybody is told, and then who has asked gets the answer.
 */
export class Playing<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #options: HostOptions<G>;
  readonly #keeper: Keeper;
  readonly #listener: Listener<G>;
  readonly #random: Random = seededRandom(randomHex());
  readonly #abandoning = new Set<Seat>();
  #value: MatchValue<G>;
  #botTimer: ReturnType<typeof setTimeout> | undefined;
  #clockTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: Game<G>,
    options: HostOptions<G>,
    keeper: Keeper,
    listener: Listener<G>,
    value: MatchValue<G>,
  ) {
    this.#game = game;
    this.#options = options;
    this.#keeper = keeper;
    this.#listener = listener;
    this.#value = value;
    this.#wake();
  }

  get value(): MatchValue<G> {
    return this.#value;
  }

  async play(seat: Seat, line: number, move: unknown): Promise<Answer> {
    if (line === this.#value.lines.length && this.#isBot(seat)) return botsSeat;
    const at = Date.now();
    return this.#adopt(playMove(this.#game, this.#value, seat, move, { line, at }), 0);
  }

  async undo(seat: Seat, line: number, count: number): Promise<Answer> {
    const { lines } = this.#value;
    if (line !== lines.length) {
      if (isUndo(lines[line], seat, count)) return { ok: true, line: lines.length };
      const message = `the match is at line ${lines.length}, this was sent at line ${line}`;
      return refused('Out of date', message);
    }
    if (this.#isBot(seat)) return botsSeat;
    const at = Date.now();
    return this.#adopt(undoMoves(this.#game, this.#value, seat, count, { at }), count);
  }

  /** The seat plays no more. */
  async resign(seat: Seat): Promise<Answer> {
    return this.#retire(seat, 'resigned');
  }

  /** A person plays this seat from now on: somebody new, or who has played it before. */
  async sit(seat: Seat, name: string): Promise<Answer> {
    if (!this.#isBot(seat)) return refused('Seats', `no bot plays seat ${seat}`);
    const at = Date.now();
    return this.#note(noteAll(this.#game, this.#value, [{ people: 'player', seat, name, at }]));
  }

  /** The match is closed once everybody who still plays wants that. */
  async abandon(seat: Seat): Promise<Answer> {
    const { lines, ended } = this.#value;
    if (ended) return refused('Closed', 'the match is closed');
    this.#abandoning.add(seat);
    if (!seatsOfPeople(this.#value).every((one) => this.#abandoning.has(one))) {
      return { ok: true, line: lines.length };
    }
    const closing = { closed: 'abandoned', at: Date.now() } as const;
    await this.#keep(closeMatch(this.#game, this.#value, closing), nothing);
    return { ok: true, line: this.#value.lines.length };
  }

  stop(): void {
    clearTimeout(this.#botTimer);
    clearTimeout(this.#clockTimer);
  }

  async #adopt(answer: Accepted<G> | Refused<G>, undone: number): Promise<Answer> {
    if (!answer.ok) return refusalOf(answer);
    if (answer.written.length > 0) {
      await this.#keep(answer.match, { ...nothing, frames: answer.frames, undone });
    }
    return { ok: true, line: this.#value.lines.length };
  }

  async #note(answer: Noted<G> | Refused<G>): Promise<Answer> {
    if (!answer.ok) return refusalOf(answer);
    await this.#keep(answer.match, { ...nothing, people: answer.people });
    return { ok: true, line: this.#value.lines.length };
  }

  #retire(seat: Seat, why: 'resigned' | 'late'): Promise<Answer> {
    const bots = this.#options.bot === undefined ? 'none' : 'there';
    const at = Date.now();
    return this.#note(retire(this.#game, this.#value, seat, { why, bots, at }));
  }

  async #keep(next: MatchValue<G>, happened: Happened<G>): Promise<void> {
    const isOver = this.#game.outcome(next.state) !== null;
    const value = isOver ? closeMatch(this.#game, next, { at: Date.now() }) : next;
    const number = this.#value.lines.length;
    await this.#keeper.write('log', number, value.lines.slice(number));
    this.#value = value;
    this.#abandoning.clear();
    this.#listener.onHappened(happened);
    this.#wake();
  }

  #isBot(seat: Seat): boolean {
    return (this.#value.company.seats[seat]?.bot ?? null) !== null;
  }

  /** Bots that are to act do, and clocks ring. */
  #wake(): void {
    if (this.#keeper.isLost || this.#value.ended) return this.stop();
    const next = botToAct(this.#game, this.#value, (seat) => this.#isBot(seat));
    if (next !== undefined && this.#botTimer === undefined) {
      this.#botTimer = setTimeout(() => {
        this.#botTimer = undefined;
        this.#inTurn(() => this.#playBots());
      }, this.#options.botPause ?? 0);
    }
    clearTimeout(this.#clockTimer);
    const end = Math.min(deadlineOf(this.#game, this.#value) ?? Infinity, this.#expiry());
    if (end === Infinity) return;
    const wait = Math.min(Math.max(0, end - Date.now()), longestWait);
    this.#clockTimer = setTimeout(() => this.#inTurn(() => this.#ring()), wait);
  }

  /** What cannot be written has told everybody already. */
  #inTurn(task: () => Promise<void>): void {
    this.#keeper.inTurn(task).catch(() => undefined);
  }

  #expiry(): number {
    const { expire } = this.#options;
    const { at } = this.#value.company;
    return expire === undefined || at === null ? Infinity : at + expire;
  }

  async #ring(): Promise<void> {
    const now = Date.now();
    if (this.#value.ended) return;
    if (this.#expiry() <= now) {
      return this.#keep(
        closeMatch(this.#game, this.#value, { closed: 'expired', at: now }),
        nothing,
      );
    }
    const late = clocksOf(this.#game, this.#value, now).find(({ isRunning, move, match }) => {
      return isRunning && (move === 0 || match === 0);
    });
    if (late === undefined) this.#wake();
    else await this.#retire(late.seat, 'late');
  }

  async #playBots(): Promise<void> {
    const { bot, botPause = 0 } = this.#options;
    if (bot === undefined) return;
    const { match, frames } = playBots(this.#game, this.#value, (seat) => this.#isBot(seat), {
      bot,
      random: this.#random,
      limit: botPause > 0 ? 1 : botMoves,
      at: Date.now(),
    });
    if (match !== this.#value) await this.#keep(match, { ...nothing, frames });
  }
}

const botsSeat = refused('Seats', 'a bot plays for this seat: sit down again first');

/** Whether this line took back so many moves of this seat. */
function isUndo(text: string | undefined, seat: Seat, count: number): boolean {
  const line: unknown = text === undefined ? undefined : JSON.parse(text);
  return fieldOf(line, 'undo') === count && fieldOf(line, 'seat') === seat;
}
