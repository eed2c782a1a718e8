import type { GameTypes } from '../../kernel/game.js';
import type { Accepted } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { choiceOf, type Random, seededRandom } from '../../kernel/simulate.js';
import type { Asker } from '../ask.js';
import { emptyScreen, paint, print, terminalWidth, wrap } from '../output.js';
import { tellEvents } from '../story.js';
import type { KeptMatch } from './kept-match.js';
import type { Seating } from './seating.js';
import { frameOf, Human, type Others } from './turn.js';

/** Everybody who plays, at one keyboard and inside the machine. */
export class Table {
  readonly #humans: ReadonlyMap<Seat, Human>;
  /** What people have not seen yet, since somebody else sits at the keyboard. */
  readonly #missed = new Map<Seat, string[]>();
  #atKeyboard: Seat | undefined;
  /** Who has moved last. */
  #last: Seat = 0;

  constructor(
    readonly kept: KeptMatch,
    readonly seating: Seating,
    readonly asker: Asker,
    /** Milliseconds between the moves of bots while somebody thinks; nothing: they wait. */
    readonly pause?: number,
  ) {
    const humans = seating.humans.map((seat) => [seat, new Human(kept, seat, asker)] as const);
    this.#humans = new Map(humans);
    if (humans.length === 1) this.#atKeyboard = seating.humans[0];
  }

  /** Until the game is over, or somebody has left: then false. */
  async playOn(seed = 'bots'): Promise<boolean> {
    const random = seededRandom(`${seed}/bots`);
    this.#last = (this.seating.humans[0] ?? 0) - 1;
    for (;;) {
      const seat = this.#nextOf(this.#seats());
      if (seat === undefined) return true;
      const human = this.#humans.get(seat);
      if (human === undefined) {
        this.#moveBot(seat, random);
        const [only, second] = this.#humans.keys();
        if (only !== undefined && second === undefined) this.#tell(only);
        continue;
      }
      if (!(await this.#takeKeyboard(seat))) return false;
      const decided = await human.decide(this.#othersThan(seat, random));
      if (decided === 'left') return false;
      this.#last = seat;
      if (typeof decided !== 'string') this.#note(decided, seat);
    }
  }

  /** Who plays on while one person thinks. With several at one keyboard everybody waits. */
  #othersThan(human: Seat, random: Random): Others | undefined {
    const { pause } = this;
    if (pause === undefined || this.#humans.size > 1) return undefined;
    const move = () => {
      const seats = this.#seats();
      const others = seats.filter((seat) => seat !== human);
      const bot = this.#nextOf(seats.includes(human) ? this.#players(others) : others);
      if (bot === undefined) return undefined;
      this.#moveBot(bot, random);
      return this.#newsOf(human);
    };
    return { pause, move };
  }

  #moveBot(seat: Seat, random: Random): void {
    const { match } = this.kept;
    const { game } = match;
    const moves = game.legalMoves(match.state, seat);
    const choice = choiceOf(game, match.state, seat, random, moves);
    const move = this.seating.bots[seat]?.(choice) ?? (moves[0] as GameTypes['move']);
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(played.message);
    this.#note(played, seat);
  }

  #seats(): Seat[] {
    const { game, state } = this.kept.match;
    return game.toAct(state);
  }

  /** Without a storyteller who is a bot. */
  #players(seats: readonly Seat[]): Seat[] {
    const { game, state } = this.kept.match;
    const players = game.standing(state).seats.length;
    return seats.filter((seat) => seat < players || this.#humans.has(seat));
  }

  /** Where several may act at once, one move each in turn, and a storyteller who is a bot when nobody else can. */
  #nextOf(seats: readonly Seat[]): Seat | undefined {
    const playing = this.#players(seats);
    return playing.find((seat) => seat > this.#last) ?? playing[0] ?? seats[0];
  }

  /** Notes for everybody at the keyboard but the one who moved what they may know of it. */
  #note(played: Accepted<GameTypes>, mover: Seat): void {
    this.#last = mover;
    const { game, state, value } = this.kept.match;
    for (const seat of this.#humans.keys()) {
      if (seat === mover) continue;
      const { events } = frameOf(played, seat);
      const { names } = value.header;
      const lines = tellEvents(game, { state, events, names }, seat);
      this.#missed.set(seat, [...(this.#missed.get(seat) ?? []), ...lines]);
    }
  }

  /** What somebody has not been told yet, and is now. */
  #newsOf(seat: Seat): string[] {
    const lines = this.#missed.get(seat) ?? [];
    this.#missed.delete(seat);
    return lines.map((line) => paint.dim(wrap(line, terminalWidth(), '  ')));
  }

  /** Another one sits down: nobody sees the hand of the one before. False when they have left. */
  async #takeKeyboard(seat: Seat): Promise<boolean> {
    if (this.#atKeyboard !== seat) {
      const name = this.#humans.get(seat)?.name;
      if (this.#atKeyboard !== undefined) {
        emptyScreen();
        this.asker.forget();
      }
      const answer = await this.asker.ask(
        `${name}, it is your turn. Everybody else looks away; Enter goes on.`,
      );
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return false;
      this.#atKeyboard = seat;
    }
    this.#tell(seat);
    return true;
  }

  #tell(seat: Seat): void {
    for (const line of this.#newsOf(seat)) print(line);
  }
}
