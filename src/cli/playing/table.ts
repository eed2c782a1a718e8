import type { GameTypes } from '../../kernel/game.js';
import type { Accepted } from '../../kernel/match.js';
import type { Seat } from '../../kernel/play.js';
import { choiceOf, seededRandom } from '../../kernel/simulate.js';
import type { Asker } from '../ask.js';
import { paint, print, terminalWidth, wrap } from '../output.js';
import { tellEvents } from '../story.js';
import type { KeptMatch } from './kept-match.js';
import type { Seating } from './seating.js';
import { frameOf, Human } from './turn.js';

/** Everybody who plays, at one keyboard and inside the machine. */
export class Table {
  readonly #humans: ReadonlyMap<Seat, Human>;
  /** What people have not seen yet, since somebody else sits at the keyboard. */
  readonly #missed = new Map<Seat, string[]>();
  #atKeyboard: Seat | undefined;

  constructor(
    readonly kept: KeptMatch,
    readonly seating: Seating,
    readonly asker: Asker,
  ) {
    const humans = seating.humans.map((seat) => [seat, new Human(kept, seat, asker)] as const);
    this.#humans = new Map(humans);
    if (humans.length === 1) this.#atKeyboard = seating.humans[0];
  }

  /** Until the game is over, or somebody has left: then false. */
  async playOn(seed = 'bots'): Promise<boolean> {
    const { match } = this.kept;
    const { game } = match;
    const random = seededRandom(`${seed}/bots`);
    let seat: Seat | undefined = (this.seating.humans[0] ?? 0) - 1;
    for (;;) {
      seat = this.#nextAfter(seat);
      if (seat === undefined) return true;
      const human = this.#humans.get(seat);
      if (human !== undefined) {
        if (!(await this.#takeKeyboard(seat))) return false;
        const decided = await human.decide();
        if (decided === 'left') return false;
        if (decided !== 'undone') this.#note(decided, seat);
      } else {
        const moves = game.legalMoves(match.state, seat);
        const choice = choiceOf(game, match.state, seat, random, moves);
        const move = this.seating.bots[seat]?.(choice) ?? (moves[0] as GameTypes['move']);
        const played = match.play(seat, move);
        if (!played.ok) throw new Error(played.message);
        this.#note(played, seat);
      }
    }
  }

  /** Where several may act at once, one move each in turn, and the storyteller when nobody else can. */
  #nextAfter(last: Seat): Seat | undefined {
    const { game, state } = this.kept.match;
    const seats = game.toAct(state);
    const players = game.standing(state).seats.length;
    const playing = seats.filter((seat) => seat < players);
    return playing.find((seat) => seat > last) ?? playing[0] ?? seats[0];
  }

  /** Tells everybody at the keyboard but the one who moved what they may know; those who are not there later. */
  #note(played: Accepted<GameTypes>, mover: Seat): void {
    const { game, state, value } = this.kept.match;
    for (const seat of this.#humans.keys()) {
      if (seat === mover) continue;
      const { events } = frameOf(played, seat);
      const { names } = value.header;
      const lines = tellEvents(game, { state, events, names }, seat);
      if (seat === this.#atKeyboard && this.#humans.size === 1) show(lines);
      else this.#missed.set(seat, [...(this.#missed.get(seat) ?? []), ...lines]);
    }
  }

  /** Another one sits down: nobody sees the hand of the one before. False when they have left. */
  async #takeKeyboard(seat: Seat): Promise<boolean> {
    if (this.#atKeyboard !== seat) {
      const name = this.#humans.get(seat)?.name;
      if (this.#atKeyboard !== undefined) print('\n'.repeat(process.stdout.rows ?? 24));
      const answer = await this.asker.ask(
        `${name}, it is your turn. Everybody else looks away; Enter goes on.`,
      );
      if (answer === undefined || /^(q|quit|exit)$/i.test(answer)) return false;
      this.#atKeyboard = seat;
    }
    show(this.#missed.get(seat) ?? []);
    this.#missed.delete(seat);
    return true;
  }
}

function show(lines: readonly string[]): void {
  for (const line of lines) print(paint.dim(wrap(line, terminalWidth(), '  ')));
}
