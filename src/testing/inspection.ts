import { SeededChance, seedChance } from '../kernel/chance.js';
import type { Game, GameTypes } from '../kernel/game.js';
import type { BaseEvent } from '../kernel/play.js';
import { roundTrip, show } from './compare.js';
import { type Coverage, count } from './coverage.js';
import { type Law, LawBroken, type LawOptions } from './law-book.js';
import { NearMisses } from './near-miss.js';

/** What every law is checked with: the game, chance of its own, and where in the game we are. */
export class Inspection<G extends GameTypes> {
  readonly random: SeededChance;
  /** Chooses which roll of a move is looked at: apart, so that the game goes on as it would without. */
  readonly places: SeededChance;
  readonly nearMisses = new NearMisses();
  decision = 0;

  constructor(
    readonly game: Game<G>,
    readonly options: LawOptions<G>,
    readonly coverage: Coverage,
  ) {
    const { seed = 1 } = options;
    this.random = new SeededChance(seedChance(seed));
    this.places = new SeededChance(seedChance(`places ${seed}`));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)] as T;
  }

  check(law: Law, holds: boolean, what: string): void {
    if (!holds) throw this.broken(law, what);
  }

  /** Nothing is to be said against it. */
  silent(law: Law, wrong: string | undefined): void {
    if (wrong !== undefined) throw this.broken(law, wrong);
  }

  broken(law: Law, what: string): LawBroken {
    return new LawBroken(law, this.decision, what);
  }

  /** Law 7. */
  parses(
    what: string,
    schema: { safeParse(value: unknown): { success: boolean } },
    value: unknown,
  ): void {
    const isFine = schema.safeParse(value).success && schema.safeParse(roundTrip(value)).success;
    this.check(7, isFine, `${what} does not parse: ${show(value)}`);
  }

  /** Law 11. */
  sentence(text: string): void {
    this.check(11, /^[A-Z0-9].*[.!?]$/.test(text), `no sentence: ${show(text)}`);
    this.check(11, !/undefined|null|NaN|\[object/.test(text), `a gap in: ${text}`);
  }

  /** Laws 7, 9 and 11 for what happened. */
  events(events: readonly G['event'][]): void {
    const { game } = this;
    for (const event of events) {
      this.parses('event', game.schemas.event, event);
      this.sentence(game.describeEvent(event));
      count(this.coverage.events, event.type);
    }
    const seen: readonly BaseEvent[] = game.viewEvents(events, 'spectator');
    for (const event of seen) {
      this.check(9, event.hidden === undefined, 'a spectator is told who knows more');
      this.sentence(game.describeEvent(event));
    }
  }
}
