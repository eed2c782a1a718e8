/* `cityrules/client`: a match as one client of a Colyseus room has it, in a browser or anywhere else. See docs/online.md. */
import type { PublicDraw } from '../../kernel/draw.js';
import type { Receipt } from '../../kernel/fair.js';
import type { GameTypes } from '../../kernel/game.js';
import type { Viewer } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import type {
  Change,
  ClientRoom,
  JoinMatch,
  PlayAnswer,
  RoomClient,
  Status,
} from './client-types.js';
import { closeCodes, isFinal } from './codes.js';
import { changed } from './delta.js';
import type {
  AnswerMessage,
  FrameMessage,
  SeatNotice,
  SeatsMessage,
  Table,
  Welcome,
} from './messages.js';
import { OwnNonce } from './own-nonce.js';
import { depart, inTime, type Pending, unanswered } from './unanswered.js';

export type * from './client-types.js';
export { closeCodes, joinErrors } from './codes.js';
export type { SeatNotice, Table } from './messages.js';

/** How long a server may take to answer, in milliseconds, before another is asked. */
const answerTime = 10_000;

/** Joins a match, and stays in it: where the connection breaks, it comes back by itself. */
export async function joinMatch<G extends GameTypes>(
  client: RoomClient,
  game: string,
  join: JoinMatch,
): Promise<MatchClient<G>> {
  const match = new MatchClient<G>(client, game, join);
  await match.connect();
  return match;
}

/** A match as one client has it. */
export class MatchClient<G extends GameTypes> {
  readonly #client: RoomClient;
  readonly #game: string;
  readonly #join: JoinMatch;
  readonly #listeners = new Set<(change: Change<G>) => void>();
  readonly #pending = new Map<number, Pending>();
  /** Asked for twice, a seat is the same seat. */
  readonly #claim = randomHex();
  readonly #nonce = new OwnNonce();
  #room: ClientRoom | undefined;
  #attempts = 0;
  #welcome: Welcome | undefined;
  #seats: SeatsMessage = { seats: [], hasBegun: false };
  #table: Table<G> | undefined;
  #line = 0;
  #status: Status = 'away';
  #lastId = 0;
  /** By how much the server's clock is ahead of ours. */
  #ahead = 0;

  constructor(client: RoomClient, game: string, join: JoinMatch) {
    this.#client = client;
    this.#game = game;
    this.#join = join;
  }

  /** The id of the match. */
  get match(): string {
    return this.#welcome?.match ?? this.#join.match ?? '';
  }

  /** The own seat, or 'spectator'. */
  get viewer(): Viewer {
    return this.#welcome?.viewer ?? 'spectator';
  }

  /** To be kept: with it one gets one's seat back from anywhere. Null for spectators. */
  get secret(): string | null {
    return this.#welcome?.secret ?? null;
  }

  get seats(): readonly SeatNotice[] {
    return this.#seats.seats;
  }

  get hasBegun(): boolean {
    return this.#seats.hasBegun;
  }

  /** The view, the own legal moves and what belongs to them; nothing before the game begins. */
  get table(): Table<G> | undefined {
    return this.#table;
  }

  /** How many lines the log has. */
  get line(): number {
    return this.#line;
  }

  get status(): Status {
    return this.#status;
  }

  /** Calls back whenever something is new; gives what ends that. */
  subscribe(listener: (change: Change<G>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries a move. The answer comes when it is kept for good, or refused. */
  play(move: G['move']): Promise<PlayAnswer> {
    return this.#ask('move', { line: this.#line, move });
  }

  /** Takes the own last moves back. */
  undo(count = 1): Promise<PlayAnswer> {
    return this.#ask('undo', { line: this.#line, count });
  }

  /** Begins the game, with bots on all free seats. */
  begin(): Promise<PlayAnswer> {
    return this.#ask('begin', {});
  }

  /** Plays no more: a bot does. */
  resign(): Promise<PlayAnswer> {
    return this.#ask('resign', {});
  }

  /** Plays again for the own seat, where a bot did. */
  sit(): Promise<PlayAnswer> {
    return this.#ask('sit', {});
  }

  /** Wants the match to be closed; it is once everybody does. */
  abandon(): Promise<PlayAnswer> {
    return this.#ask('abandon', {});
  }

  /** The whole log, once the match is closed; nothing before. */
  async log(): Promise<string | undefined> {
    const answer = await this.#ask('log', {});
    return answer.ok ? answer.log : undefined;
  }

  /** Where the dice were drawn together: what `verify` needs to say whether the log is of this match. */
  get receipt(): Receipt | undefined {
    return this.#nonce.receipt;
  }

  /** What time it is on the server, for clocks. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Goes for good. Before the game has begun the seat is free again. */
  leave(): void {
    this.#end('this client has left');
    depart(this.#room);
  }

  /** Connects, trying again for as long as its patience lasts. */
  async connect(): Promise<void> {
    const { patience = 60_000 } = this.#join;
    const end = Date.now() + patience;
    for (let wait = 100; this.#status !== 'gone'; wait = Math.min(2 * wait, 2000)) {
      try {
        return await this.#attempt();
      } catch (error) {
        if (isFinal(error) || Date.now() + wait > end) {
          this.#end('the match cannot be reached');
          throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** Gets into a room in time: a server that died on the way may never answer. */
  async #attempt(): Promise<void> {
    this.#attempts++;
    const number = this.#attempts;
    try {
      await inTime(this.#enter(number), answerTime);
    } catch (error) {
      // What comes of this attempt now is left at once.
      this.#attempts++;
      depart(this.#room);
      this.#room = undefined;
      throw error;
    }
  }

  /** Gets into a room, and hears where it sits. */
  async #enter(attempt: number): Promise<void> {
    const { setup, name, seat, watch, anyOpen } = this.#join;
    const match = this.match || undefined;
    const secret = this.#welcome?.secret ?? this.#join.secret;
    const since = this.#line || undefined;
    const claim = watch || secret ? undefined : this.#claim;
    const asked = { match, secret, claim, name, seat, watch, since, setup };
    const options = Object.fromEntries(
      Object.entries(asked).filter(([, value]) => value !== undefined && value !== null),
    );
    const isNew = match === undefined && !anyOpen;
    const room = isNew
      ? await this.#client.create(this.#game, options)
      : await this.#client.joinOrCreate(this.#game, {
          ...options,
          ...(match === undefined && { open: true }),
        });
    if (this.#status === 'gone' || attempt !== this.#attempts) return depart(room);
    await this.#listen(room);
  }

  #listen(room: ClientRoom): Promise<void> {
    this.#room = room;
    room.onMessage('frame', (frame) => this.#onFrame(room, frame as FrameMessage<G>));
    room.onMessage('seats', (seats) => {
      this.#seats = seats as SeatsMessage;
      this.#tell({ kind: 'seats' });
    });
    room.onMessage('draw', (draw) => {
      const step = this.#nonce.next(draw as PublicDraw, this.viewer);
      if (step !== undefined) void this.#ask(step.type, { bits: step.bits });
    });
    room.onMessage('answer', (message) => {
      const { id, ...answer } = message as AnswerMessage;
      this.#pending.get(id)?.resolve(answer);
      this.#pending.delete(id);
    });
    return new Promise((resolve, reject) => {
      room.onMessage('welcome', (welcome) => {
        this.#welcome = welcome as Welcome;
        this.#setStatus('here');
        for (const { type, message } of this.#pending.values()) room.send(type, message);
        resolve();
      });
      room.onLeave((code) => {
        if (this.#room !== room || this.#status === 'gone') return;
        reject(new Error(`the connection was closed with code ${code}`));
        if (this.#status === 'here') this.#comeBack(code);
      });
    });
  }

  #comeBack(code: number): void {
    if (code === closeCodes.flooded) return this.#end('this client has sent too much');
    this.#setStatus('away');
    // Where that fails for good, the status tells.
    this.connect().catch(() => undefined);
  }

  #onFrame(room: ClientRoom, frame: FrameMessage<G>): void {
    const { line, since, events, undone, people, delta, table } = frame;
    if (table !== undefined) this.#table = table;
    else if (delta !== undefined && this.#table !== undefined && since === this.#line) {
      this.#table = changed(this.#table, delta) as Table<G>;
    } else return room.send('sync', {});
    this.#line = line;
    this.#ahead = frame.now - Date.now();
    this.#tell({ kind: 'table', events, undone, people });
  }

  /** Sent again after every reconnection until it is answered: what arrives twice happens once. */
  #ask(type: string, fields: object): Promise<PlayAnswer> {
    if (this.#status === 'gone') return Promise.resolve(unanswered('this client has left'));
    this.#lastId++;
    const id = this.#lastId;
    const message = { id, ...fields };
    return new Promise((resolve) => {
      this.#pending.set(id, { type, message, resolve });
      if (this.#status === 'here') this.#room?.send(type, message);
    });
  }

  #end(why: string): void {
    this.#setStatus('gone');
    for (const { resolve } of this.#pending.values()) resolve(unanswered(why));
    this.#pending.clear();
  }

  #setStatus(status: Status): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#tell({ kind: 'connection', status });
  }

  #tell(change: Change<G>): void {
    for (const listener of this.#listeners) listener(change);
  }
}
