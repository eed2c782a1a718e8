import { type Client, Room } from '@colyseus/core';
import type * as z from 'zod';
import { readAs } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Seat, Viewer } from '../../kernel/play.js';
import { randomHex } from '../../kernel/salt.js';
import { type Answer, type Happened, refused } from './answer.js';
import { Audience } from './audience.js';
import { closeCodes } from './codes.js';
import { Guard, refuse } from './guard.js';
import { Host, NoMatch } from './host.js';
import { opening, readJoin, readSetup, refusedJoin } from './join.js';
import {
  type AnswerMessage,
  drawMessage,
  type JoinOptions,
  moveMessage,
  plainMessage,
  type SeatNotice,
  type SeatsMessage,
  undoMessage,
  type Welcome,
} from './messages.js';
import type { RoomOptions } from './options.js';
import { isMatchId } from './store.js';

/** Who is connected. */
interface Guest {
  readonly viewer: Viewer;
  /** How many of their messages are not answered yet. */
  waiting: number;
}

const mostWaiting = 20;
const defaultSpectators = 100;
const defaultHold = 60_000;

/** A room in which one match is played. Nothing is in its shared state: everybody gets messages of their own. */
export class MatchRoom<G extends GameTypes> extends Room<object, unknown, Guest> {
  override patchRate = 0;
  readonly #game: Game<G>;
  readonly #options: RoomOptions<G>;
  readonly #audience: Audience<G>;
  readonly #guard: Guard;
  readonly #holds = new Map<Seat, ReturnType<typeof setTimeout>>();
  #opened: Host<G> | undefined;
  #seatsTold = '';

  constructor(game: Game<G>, options: RoomOptions<G>) {
    super();
    this.#game = game;
    this.#options = options;
    this.#audience = new Audience(game);
    this.#guard = new Guard(options.limits ?? {});
    this._onMessage = this.#guard.around(this._onMessage.bind(this));
  }

  override async onCreate(given: unknown): Promise<void> {
    const asked = readJoin(given);
    this.#opened = await opening(() => this.#open(asked));
    this.listing.match = this.#host.match;
    this.listing.open = this.#host.isOpen;
    this.#listenToSeats();
    this.onMessage('sync', (client) => {
      if (this.#guard.spent === 'fine') this.#sendWhole(client, undefined);
    });
    this.onMessage('*', (client) => refuse(client, -1, 'Unknown', 'there is no such message'));
    this.#holdSeats();
  }

  override async onJoin(client: Client<Guest>, given?: unknown): Promise<void> {
    const asked = readJoin(given);
    if (asked.match !== undefined && asked.match !== this.#host.match) {
      throw refusedJoin('noMatch', 'this room has another match: rooms are defined by hostMatches');
    }
    const { viewer, secret } = await this.#seatFor(asked);
    client.userData = { viewer, waiting: 0 };
    const welcome: Welcome = { match: this.#host.match, viewer, secret };
    client.send('welcome', welcome);
    if (this.#host.draw !== undefined) client.send('draw', this.#host.draw);
    this.#sendWhole(client, asked.since);
    this.#tellSeats(client);
  }

  override async onLeave(client: Client<Guest>, isWanted?: boolean): Promise<void> {
    const viewer = client.userData?.viewer;
    if (viewer === undefined || this.#clientsOf(viewer).length > 0) return;
    this.#audience.forget(viewer);
    if (isWanted && typeof viewer === 'number') await this.#host.leaveSeat(viewer);
    this.#tellSeats();
  }

  override async onDispose(): Promise<void> {
    for (const timer of this.#holds.values()) clearTimeout(timer);
    await this.#opened?.close();
  }

  get #host(): Host<G> {
    if (this.#opened === undefined) throw new Error('the room is not open');
    return this.#opened;
  }

  #open({ match, setup }: JoinOptions): Promise<Host<G>> {
    const listener = {
      onHappened: (happened: Happened<G>) => this.#show(happened),
      onLobby: () => this.#tellLobby(),
      onRenewed: () => this.#list(),
      onLost: () => this.#sendAllAway(),
    };
    const options = this.#options;
    if (match === undefined) {
      const chosen = readSetup(options.setup, setup);
      return Host.create(this.#game, options, randomHex(), chosen, listener);
    }
    if (!isMatchId(match)) throw new NoMatch();
    return Host.resume(this.#game, options, match, listener);
  }

  /** Another process that did not hear from this one for a moment has taken its rooms off the list. */
  #list(): void {
    if (this.#opened === undefined) return;
    // A room that is being closed is on no list, and stays so.
    const save = async () => this.listing.save();
    save().catch(() => undefined);
  }

  #sendAllAway(): void {
    // A room that is being opened has nobody in it, and is not opened then.
    if (this.#opened !== undefined) void this.disconnect(closeCodes.lost);
  }

  async #seatFor(asked: JoinOptions): Promise<Pick<Welcome, 'viewer' | 'secret'>> {
    if (asked.secret !== undefined) {
      const seat = this.#host.seatOf(asked.secret);
      if (seat === undefined) throw refusedJoin('wrongSecret', 'this secret belongs to no seat');
      return { viewer: seat, secret: asked.secret };
    }
    if (asked.watch) {
      const most = this.#options.spectators ?? defaultSpectators;
      if (this.#clientsOf('spectator').length >= most)
        throw refusedJoin('full', 'too many look on');
      return { viewer: 'spectator', secret: null };
    }
    const { seat, name = null, claim } = asked;
    const taken = await this.#host.takeSeat(seat, name, claim);
    if (taken === undefined) throw refusedJoin('full', 'no such seat is free');
    return { viewer: taken.seat, secret: taken.secret };
  }

  #listenToSeats(): void {
    const host = this.#host;
    this.#listen('move', moveMessage, (seat, { line, move }) => {
      return host.act((playing) => playing.play(seat, line, move));
    });
    this.#listen('undo', undoMessage, (seat, { line, count = 1 }) => {
      return host.act((playing) => playing.undo(seat, line, count));
    });
    this.#listen('begin', plainMessage, () => host.begin());
    this.#listen('commit', drawMessage, (seat, { bits }) => host.drawFor(seat, 'commit', bits));
    this.#listen('open', drawMessage, (seat, { bits }) => host.drawFor(seat, 'open', bits));
    this.#listen('resign', plainMessage, (seat) => host.act((playing) => playing.resign(seat)));
    this.#listen('abandon', plainMessage, (seat) => host.act((playing) => playing.abandon(seat)));
    this.#listen('sit', plainMessage, (seat) => {
      const name = host.lobby.seats[seat]?.name ?? `Seat ${seat}`;
      return host.act((playing) => playing.sit(seat, name));
    });
    this.#listen('log', plainMessage, async () => {
      const match = host.value;
      if (!match?.ended) return refused('Log', 'the log is shown when the match is closed');
      return { ok: true, line: match.lines.length, log: `${match.lines.join('\n')}\n` };
    });
  }

  #clientsOf(viewer: Viewer): Client<Guest>[] {
    return this.clients.filter(({ userData }) => userData?.viewer === viewer);
  }

  /** Who sits there may send this. Everything else is refused, and nothing throws. */
  #listen<T extends { readonly id: number }>(
    type: string,
    schema: z.ZodType<T>,
    act: (seat: Seat, message: T) => Promise<Answer>,
  ): void {
    this.onMessage(type, async (client: Client<Guest>, given: unknown) => {
      const read = readAs(schema, given);
      if (!read.ok) return refuse(client, -1, 'Unreadable', 'the message cannot be read');
      const { id } = read.value;
      if (this.#guard.spent !== 'fine')
        return refuse(client, id, 'Too fast', 'send less, or more slowly');
      const guest = client.userData;
      if (guest === undefined || typeof guest.viewer !== 'number') {
        return refuse(client, id, 'Looking on', 'only who has a seat can do this');
      }
      if (guest.waiting >= mostWaiting) return refuse(client, id, 'Too fast', 'wait for answers');
      guest.waiting++;
      const answer = await act(guest.viewer, read.value);
      guest.waiting--;
      const message: AnswerMessage = { id, ...answer };
      client.send('answer', message);
    });
  }

  #show(happened: Happened<G>): void {
    const match = this.#opened?.value;
    if (match === undefined) return;
    const viewers = new Set(this.clients.map(({ userData }) => userData?.viewer));
    for (const viewer of viewers) {
      if (viewer === undefined) continue;
      const frame = this.#audience.next(match, viewer, happened);
      for (const client of this.#clientsOf(viewer)) client.send('frame', frame);
    }
    this.#tellSeats();
  }

  #sendWhole(client: Client<Guest>, since: number | undefined): void {
    const match = this.#host.value;
    const viewer = client.userData?.viewer;
    if (match === undefined || viewer === undefined) return;
    // Who has just begun a game by sitting down sees how it was set up.
    const from = since ?? (match.lines.length === 1 ? 0 : undefined);
    client.send('frame', this.#audience.whole(match, viewer, from));
  }

  #tellLobby(): void {
    // While the room is being opened nobody is there.
    if (this.#opened === undefined) return;
    const { draw } = this.#opened;
    if (draw !== undefined) this.#broadcast('draw', draw);
    this.#tellSeats();
  }

  #broadcast(type: string, message: object): void {
    for (const client of this.clients) {
      if (client.userData !== undefined) client.send(type, message);
    }
  }

  /** Tells everybody who sits where, if that has changed, and in any case who has just come. */
  #tellSeats(newcomer?: Client<Guest>): void {
    const message = this.#seats();
    const text = JSON.stringify(message);
    const isNews = text !== this.#seatsTold;
    this.#seatsTold = text;
    for (const client of this.clients) {
      if (client.userData !== undefined && (isNews || client === newcomer)) {
        client.send('seats', message);
      }
    }
    if (!isNews) return;
    this.#holdSeats();
    const { isOpen } = this.#host;
    if (this.listing.open === isOpen) return;
    // Who asks meanwhile is told when they try to sit down.
    Promise.resolve(this.listing.updateOne({ $set: { open: isOpen } })).catch(() => undefined);
  }

  #seats(): SeatsMessage {
    const { lobby, value } = this.#host;
    const seats = lobby.seats.map((sitting, seat): SeatNotice => {
      const sitter = value?.company.seats[seat];
      const by = sitter?.bot ? 'bot' : sitter === undefined ? sitting.by : 'person';
      const isHere = by === 'bot' || this.#clientsOf(seat).length > 0;
      return { name: sitter?.name ?? sitting.name, by, isHere };
    });
    return { seats, hasBegun: value !== undefined };
  }

  /** Before the game begins, nobody waits for ever for who has gone. */
  #holdSeats(): void {
    const { lobby, value } = this.#host;
    for (const [seat, { by }] of lobby.seats.entries()) {
      const isGone = value === undefined && by === 'person' && this.#clientsOf(seat).length === 0;
      const timer = this.#holds.get(seat);
      if (isGone && timer === undefined) {
        const free = () => this.#host.leaveSeat(seat).catch(() => undefined);
        this.#holds.set(seat, setTimeout(free, this.#options.hold ?? defaultHold));
      } else if (!isGone && timer !== undefined) {
        clearTimeout(timer);
        this.#holds.delete(seat);
      }
    }
  }
}
