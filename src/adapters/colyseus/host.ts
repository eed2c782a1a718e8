import {
  commitNonce,
  type FairDraw,
  isDrawn,
  openNonce,
  type PublicDraw,
  prepareDraw,
  publicDraw,
} from '../../kernel/draw.js';
import { reasonOf } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import { type MatchSetup, type MatchValue, startMatch } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { resumeMatch } from '../../kernel/resume.js';
import { randomHex } from '../../kernel/salt.js';
import { type Answer, type Listener, refused } from './answer.js';
import { Keeper } from './keeper.js';
import {
  drawWithout,
  freeSeat,
  hashOf,
  type Lobby,
  type LobbyLine,
  namesIn,
  openedLobby,
  readLobby,
  seatOfSecret,
  withBots,
  withLine,
} from './lobby.js';
import type { SeatRef } from './messages.js';
import type { HostOptions } from './options.js';
import { seatBots } from './people.js';
import { Playing } from './playing.js';

const defaultLease = 10_000;
const defaultDrawTime = 30_000;

/** A match that this process has the lease of: its lobby, and then the game. What it is asked it does one after the other. */
export class Host<G extends GameTypes> {
  readonly game: Game<G>;
  readonly #options: HostOptions<G>;
  readonly #keeper: Keeper;
  readonly #listener: Listener<G>;
  #lobby: Lobby;
  #playing: Playing<G> | undefined;
  #drawTimer: ReturnType<typeof setTimeout> | undefined;

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
    const host = new Host(game, options, keeper, listener, lobby);
    if (options.fair) await host.#note({ draw: prepareDraw(game, setup as FairSetup<G>) });
    return host;
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
      const host = new Host(game, options, keeper, listener, lobby);
      const lines = await keeper.read('log');
      if (lines.length > 0) host.#playOn(resumeMatch(game, lines));
      else host.#watchDraw();
      // Reading may have taken longer than the lease.
      if (keeper.isLost) throw new BusyMatch();
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
  ) {
    this.game = game;
    this.#options = options;
    this.#keeper = keeper;
    this.#listener = listener;
    this.#lobby = lobby;
    keeper.tell(listener);
  }

  get match(): string {
    return this.#keeper.match;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** The match; nothing before the game begins. */
  get value(): MatchValue<G> | undefined {
    return this.#playing?.value;
  }

  /** The draw of the dice as everybody may see it; nothing where they are not drawn. */
  get draw(): PublicDraw | undefined {
    return this.#lobby.draw && publicDraw(this.#lobby.draw);
  }

  /** Whether somebody can still sit down before the game begins. */
  get isOpen(): boolean {
    return this.#playing === undefined && freeSeat(this.#lobby, undefined) !== undefined;
  }

  seatOf(secret: string): Seat | undefined {
    return seatOfSecret(this.#lobby, secret);
  }

  /** A seat for somebody new: this one, or the first that is free. When the game has begun, one that a bot plays. */
  takeSeat(
    wanted: Seat | undefined,
    name: string | null,
    secret = randomHex(),
  ): Promise<SeatRef | undefined> {
    return this.#keeper.inTurn(async () => {
      const own = this.seatOf(secret);
      if (own !== undefined) return { seat: own, secret };
      const seat = this.#playing === undefined ? freeSeat(this.#lobby, wanted) : wanted;
      if (seat === undefined) return undefined;
      if (this.#playing !== undefined) {
        const sat = await this.#playing.sit(seat, name ?? `Seat ${seat}`);
        if (!sat.ok) return undefined;
      }
      await this.#note({ seat, name, secret: hashOf(secret) });
      await this.#startIfReady();
      return { seat, secret };
    });
  }

  /** Frees a seat, as long as the game has not begun. */
  leaveSeat(seat: Seat): Promise<void> {
    return this.#keeper.inTurn(() => this.#free([seat]));
  }

  /** Begins the game with bots on all free seats. */
  begin(): Promise<Answer> {
    return this.#answering(async () => {
      if (this.#playing !== undefined) return { ok: true, line: this.#playing.value.lines.length };
      if (this.#options.bot === undefined) return refused('Bots', 'there are no bots here');
      for (const [seat, { by }] of this.#lobby.seats.entries()) {
        if (by === 'nobody') await this.#note({ seat, by: 'bot' });
      }
      const { draw, seats } = this.#lobby;
      if (draw !== undefined) await this.#note({ draw: withBots(draw, seats) });
      await this.#startIfReady();
      return { ok: true, line: this.value?.lines.length ?? 0 };
    });
  }

  /** A seat commits to its nonce, or opens it. */
  drawFor(seat: Seat, act: 'commit' | 'open', bits: string): Promise<Answer> {
    return this.#answering(async () => {
      const { draw } = this.#lobby;
      const done = { ok: true, line: this.value?.lines.length ?? 0 } as const;
      const isDone = draw?.seats[seat]?.[act === 'commit' ? 'commitment' : 'nonce'] === bits;
      if (isDone) return done;
      if (draw === undefined || this.#playing !== undefined) {
        return refused('Draw', 'no dice are being drawn');
      }
      const drawn = (act === 'commit' ? commitNonce : openNonce)(draw, seat, bits);
      if (!drawn.ok) return refused('Draw', drawn.message);
      await this.#note({ draw: drawn.draw });
      await this.#startIfReady();
      return done;
    });
  }

  /** What a seat does in the game. */
  act(task: (playing: Playing<G>) => Promise<Answer>): Promise<Answer> {
    return this.#answering(async () => {
      if (this.#playing === undefined) return refused('Not begun', 'the game has not begun');
      return task(this.#playing);
    });
  }

  /** When everything is done, lets the match go. */
  async close(): Promise<void> {
    clearTimeout(this.#drawTimer);
    this.#playing?.stop();
    await this.#keeper.close();
    this.#playing?.stop();
  }

  /** Whatever goes wrong is an answer, too. */
  async #answering(task: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#keeper.inTurn(task);
    } catch (error) {
      return refused('Not kept', `this could not be written down: ${reasonOf(error)}`);
    }
  }

  async #free(seats: readonly Seat[]): Promise<void> {
    if (this.#playing !== undefined) return;
    const gone = seats.filter((seat) => this.#lobby.seats[seat]?.by === 'person');
    for (const seat of gone) await this.#note({ seat, by: 'nobody' });
    const { draw } = this.#lobby;
    if (draw === undefined || gone.length === 0) return;
    await this.#note({ draw: drawWithout<GameTypes>(this.game, this.#lobby, draw, gone) });
  }

  async #note(line: Exclude<LobbyLine, { opened: unknown }>): Promise<void> {
    await this.#keeper.write('lobby', this.#lobby.lines, [JSON.stringify(line)]);
    this.#lobby = withLine(this.#lobby, line);
    this.#watchDraw();
    this.#listener.onLobby();
  }

  /** Who has committed and does not open is put off their seat, and all draw again. */
  #watchDraw(): void {
    clearTimeout(this.#drawTimer);
    const { draw } = this.#lobby;
    if (draw === undefined || this.#playing !== undefined || isDrawn(draw)) return;
    if (draw.seats.some(({ commitment }) => commitment === null)) return;
    this.#drawTimer = setTimeout(() => {
      const missing = draw.seats.flatMap(({ nonce }, seat) => (nonce === null ? [seat] : []));
      // What cannot be written has told everybody already.
      this.#keeper.inTurn(() => this.#free(missing)).catch(() => undefined);
    }, this.#options.drawTime ?? defaultDrawTime);
  }

  async #startIfReady(): Promise<void> {
    const { draw, setup } = this.#lobby;
    if (this.#playing !== undefined || freeSeat(this.#lobby, undefined) !== undefined) return;
    if (draw !== undefined && !isDrawn(draw)) return;
    const { clock, seed } = this.#options;
    const chosen = draw === undefined ? seed?.(this.match) : undefined;
    const seeded = { ...setup, ...(chosen !== undefined && { seed: chosen }) } as MatchSetup<G>;
    const at = Date.now();
    const names = namesIn(this.#lobby);
    const started = startMatch(this.game, seeded, { names, draw, clock, at });
    const bots = this.#lobby.seats.flatMap(({ by }, seat) => (by === 'bot' ? [seat] : []));
    const seated = seatBots(this.game, started, bots, at);
    const value = seated.ok ? seated.match : started;
    await this.#keeper.write('log', 0, value.lines);
    this.#playOn(value);
    this.#listener.onHappened({ frames: [], undone: 0, people: [] });
  }

  #playOn(value: MatchValue<G>): void {
    this.#playing = new Playing(this.game, this.#options, this.#keeper, this.#listener, value);
  }
}

type FairSetup<G extends GameTypes> = FairDraw<G>['terms']['setup'];

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

/** How many seats a match with this setup has. Throws on what is no setup. */
export function seatsWith<G extends GameTypes>(game: Game<G>, setup: Lobby['setup']): number {
  return game.seats(game.setup({ ...setup, seed: 0 } as G['setupInput']));
}
