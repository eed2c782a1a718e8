import type { Seed } from '../../kernel/chance.js';
import { fieldOf, reasonOf } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import {
  type Accepted,
  closeMatch,
  type Frame,
  type MatchSetup,
  type MatchValue,
  playMove,
  type Refused,
  startMatch,
  undoMoves,
} from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { resumeMatch } from '../../kernel/resume.js';
import { randomHex } from '../../kernel/salt.js';
import { type Bot, type Random, seededRandom } from '../../kernel/simulate.js';
import { botToAct, playBots } from './bot-moves.js';
import { Keeper } from './keeper.js';
import {
  freeSeat,
  type Lobby,
  type LobbyLine,
  newSecret,
  openedLobby,
  readLobby,
  type Sitting,
  seatOfSecret,
  withLine,
} from './lobby.js';
import type { Refusal, SeatRef } from './messages.js';
import type { LogStore } from './store.js';

export interface HostOptions<G extends GameTypes> {
  readonly store: LogStore;
  /** How long a match belongs to a process that does not answer, in milliseconds; 10 seconds unless told. */
  readonly lease?: number | undefined;
  /** Plays the seats that nobody has taken when the game begins; without one it begins when all are taken. */
  readonly bot?: Bot<G> | undefined;
  /** Milliseconds before each move of a bot, for people to follow. */
  readonly botPause?: number | undefined;
  /** For tests: the seed of a match by its id. One that nobody can guess unless told. */
  readonly seed?: ((match: string) => Seed) | undefined;
}

/** What has just happened, for everybody. */
export interface Happened<G extends GameTypes> {
  readonly frames: readonly Frame<G>[];
  readonly undone: number;
}

export type Answer =
  | { readonly ok: true; readonly line: number }
  | ({ readonly ok: false } & Refusal);

/** What listens to a match. */
export interface Listener<G extends GameTypes> {
  onHappened(happened: Happened<G>): void;
  onSeats(): void;
  /** Another process has the match now, or the store does not answer: everybody has to come again. */
  onLost(): void;
}

const defaultLease = 10_000;
/** So many moves of bots are written at once. */
const botMoves = 20;

/**
 * A match that this process has the lease of. What it is asked to do it does one after the other, and nothing counts
 * before it is kept: then everybody is told, and then who has asked gets the answer.
 */
export class Host<G extends GameTypes> {
  readonly game: Game<G>;
  readonly #options: HostOptions<G>;
  readonly #keeper: Keeper;
  readonly #listener: Listener<G>;
  readonly #random: Random = seededRandom(randomHex());
  #botTimer: ReturnType<typeof setTimeout> | undefined;
  #lobby: Lobby;
  #value: MatchValue<G> | undefined;

  /** A new match with these setup options. */
  static async create<G extends GameTypes>(
    game: Game<G>,
    options: HostOptions<G>,
    match: string,
    setup: Lobby['setup'],
    listener: Listener<G>,
  ): Promise<Host<G>> {
    const lobby = openedLobby(setup, seatsWith(game, setup));
    const keeper = await keeperOf(options, match);
    const line: LobbyLine = { opened: setup };
    await keeper.write('lobby', 0, [JSON.stringify(line)]);
    return new Host(game, options, keeper, listener, lobby, undefined);
  }

  /** A match as it is kept. Throws `NoMatch` where there is none, and `BusyMatch` as long as another process has it. */
  static async resume<G extends GameTypes>(
    game: Game<G>,
    options: HostOptions<G>,
    match: string,
    listener: Listener<G>,
  ): Promise<Host<G>> {
    // Looked up before it is taken: asking for a match leaves no traces.
    if ((await options.store.read(match, 'lobby')).length === 0) throw new NoMatch();
    const keeper = await keeperOf(options, match);
    try {
      const lobby = readLobby(await keeper.read('lobby'), (setup) => seatsWith(game, setup));
      if (lobby === undefined) throw new NoMatch();
      const lines = await keeper.read('log');
      const value = lines.length === 0 ? undefined : resumeMatch(game, lines);
      const host = new Host(game, options, keeper, listener, lobby, value);
      host.#wakeBots();
      return host;
    } catch (error) {
      await keeper.close();
      throw error;
    }
  }

  private constructor(
    game: Game<G>,
    options: HostOptions<G>,
    keeper: Keeper,
    listener: Listener<G>,
    lobby: Lobby,
    value: MatchValue<G> | undefined,
  ) {
    this.game = game;
    this.#options = options;
    this.#keeper = keeper;
    this.#listener = listener;
    this.#lobby = lobby;
    this.#value = value;
    keeper.onLost(() => listener.onLost());
  }

  get match(): string {
    return this.#keeper.match;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** The match; nothing before the game begins. */
  get value(): MatchValue<G> | undefined {
    return this.#value;
  }

  /** Whether somebody can still sit down. */
  get isOpen(): boolean {
    return this.#value === undefined && freeSeat(this.#lobby, undefined) !== undefined;
  }

  seatOf(secret: string): Seat | undefined {
    return seatOfSecret(this.#lobby, secret);
  }

  /** A seat for somebody new: this one, or the first that is free; nothing if there is none. */
  takeSeat(wanted: Seat | undefined, name: string | null): Promise<SeatRef | undefined> {
    return this.#keeper.inTurn(async () => {
      const seat = this.#value === undefined ? freeSeat(this.#lobby, wanted) : undefined;
      if (seat === undefined) return undefined;
      const { secret, hash } = newSecret();
      await this.#note({ seat, name, secret: hash });
      if (freeSeat(this.#lobby, undefined) === undefined) await this.#start();
      return { seat, secret };
    });
  }

  /** Frees a seat, as long as the game has not begun. */
  leaveSeat(seat: Seat): Promise<void> {
    return this.#keeper.inTurn(async () => {
      if (this.#value !== undefined || this.#lobby.seats[seat]?.by !== 'person') return;
      await this.#note({ seat, by: 'nobody' });
    });
  }

  /** Begins the game with bots on all free seats. */
  begin(): Promise<Answer> {
    return this.#answering(async () => {
      if (this.#value !== undefined) return { ok: true, line: this.#value.lines.length };
      if (this.#options.bot === undefined)
        return refused('Bots', 'there are no bots for free seats');
      for (const [seat, { by }] of this.#lobby.seats.entries()) {
        if (by === 'nobody') await this.#note({ seat, by: 'bot' });
      }
      return { ok: true, line: await this.#start() };
    });
  }

  play(seat: Seat, line: number, move: unknown): Promise<Answer> {
    return this.#answering(async () => {
      if (this.#value === undefined) return notBegun;
      return this.#adopt(playMove(this.game, this.#value, seat, move, { line }), 0);
    });
  }

  undo(seat: Seat, line: number, count: number): Promise<Answer> {
    return this.#answering(async () => {
      if (this.#value === undefined) return notBegun;
      const { lines } = this.#value;
      if (line === lines.length) {
        return this.#adopt(undoMoves(this.game, this.#value, seat, count), count);
      }
      if (isUndo(lines[line], seat, count)) return { ok: true, line: lines.length };
      const message = `the match is at line ${lines.length}, this was sent at line ${line}`;
      return refused('Out of date', message);
    });
  }

  /** When everything is done, lets the match go. */
  async close(): Promise<void> {
    clearTimeout(this.#botTimer);
    await this.#keeper.close();
  }

  /** Whatever goes wrong is an answer, too. */
  async #answering(task: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#keeper.inTurn(task);
    } catch (error) {
      return refused('Not kept', `this could not be written down: ${reasonOf(error)}`);
    }
  }

  async #note(line: Exclude<LobbyLine, { opened: unknown }>): Promise<void> {
    await this.#keeper.write('lobby', this.#lobby.lines, [JSON.stringify(line)]);
    this.#lobby = withLine(this.#lobby, line);
    this.#listener.onSeats();
  }

  async #start(): Promise<number> {
    const { seats, setup } = this.#lobby;
    const seed = this.#options.seed?.(this.match);
    const seeded = { ...setup, ...(seed !== undefined && { seed }) };
    const started = startMatch(this.game, seeded as MatchSetup<G>, { names: namesOf(seats) });
    await this.#keeper.write('log', 0, started.lines);
    this.#value = started;
    this.#listener.onHappened({ frames: [], undone: 0 });
    this.#wakeBots();
    return started.lines.length;
  }

  /** Keeps what was accepted, tells everybody, and lets the bots go on. */
  async #adopt(answer: Accepted<G> | Refused<G>, undone: number): Promise<Answer> {
    if (!answer.ok) return { ok: false, ...refusalOf(answer) };
    if (answer.written.length > 0) await this.#keep(answer.match, answer.frames, undone);
    this.#wakeBots();
    return { ok: true, line: this.#value?.lines.length ?? 0 };
  }

  async #keep(next: MatchValue<G>, frames: readonly Frame<G>[], undone: number): Promise<void> {
    const isOver = this.game.outcome(next.state) !== null;
    const value = isOver ? closeMatch(this.game, next) : next;
    const number = this.#value?.lines.length ?? 0;
    await this.#keeper.write('log', number, value.lines.slice(number));
    this.#value = value;
    this.#listener.onHappened({ frames, undone });
  }

  #wakeBots(): void {
    if (this.#botTimer !== undefined || !this.#isBotNext()) return;
    this.#botTimer = setTimeout(() => {
      this.#botTimer = undefined;
      // What cannot be written has told everybody already.
      this.#keeper.inTurn(() => this.#playBots()).catch(() => undefined);
    }, this.#options.botPause ?? 0);
  }

  #isBotNext(): boolean {
    if (this.#value === undefined || this.#keeper.isLost) return false;
    return botToAct(this.game, this.#value, (seat) => this.#isBot(seat)) !== undefined;
  }

  #isBot(seat: Seat): boolean {
    return this.#lobby.seats[seat]?.by === 'bot';
  }

  async #playBots(): Promise<void> {
    const { bot, botPause = 0 } = this.#options;
    if (this.#value === undefined || bot === undefined) return;
    const limit = botPause > 0 ? 1 : botMoves;
    const isBot = (seat: Seat) => this.#isBot(seat);
    const { match, frames } = playBots(this.game, this.#value, isBot, {
      bot,
      random: this.#random,
      limit,
    });
    if (match !== this.#value) await this.#keep(match, frames, 0);
    this.#wakeBots();
  }
}

/** There is no such match. */
export class NoMatch extends Error {
  override readonly name = 'NoMatch';
  override readonly message = 'there is no such match';
}

/** Another process has the match, or had it a moment ago. */
export class BusyMatch extends Error {
  override readonly name = 'BusyMatch';
  override readonly message = 'the match belongs to another process: try again';
}

async function keeperOf<G extends GameTypes>(options: HostOptions<G>, match: string) {
  const keeper = await Keeper.open(options.store, match, options.lease ?? defaultLease);
  if (keeper === undefined) throw new BusyMatch();
  return keeper;
}

function seatsWith<G extends GameTypes>(game: Game<G>, setup: Lobby['setup']): number {
  return game.seats(game.setup({ ...setup, seed: 0 } as G['setupInput']));
}

/** Names for all seats, if anybody has given one. */
function namesOf(seats: readonly Sitting[]): string[] | undefined {
  if (seats.every(({ name }) => name === null)) return undefined;
  return seats.map(({ name, by }, seat) => name ?? `${by === 'bot' ? 'Bot' : 'Seat'} ${seat}`);
}

const notBegun = refused('Not begun', 'the game has not begun');

function refused(title: string, message: string): Answer {
  return { ok: false, rule: null, title, message };
}

function refusalOf({ rule, title, message }: Refusal): Refusal {
  return { rule, title, message };
}

/** Whether this line took back so many moves of this seat. */
function isUndo(text: string | undefined, seat: Seat, count: number): boolean {
  const line: unknown = text === undefined ? undefined : JSON.parse(text);
  return fieldOf(line, 'undo') === count && fieldOf(line, 'seat') === seat;
}
