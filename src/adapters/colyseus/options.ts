import type { Seed } from '../../kernel/chance.js';
import type { GameTypes } from '../../kernel/game.js';
import type { ClockTerms } from '../../kernel/log-people.js';
import type { MatchSetup } from '../../kernel/match.js';
import type { Bot } from '../../kernel/simulate.js';
import type { Limits } from './limits.js';
import type { LogStore } from './store.js';

/** How matches are kept and played on a server: where, by which bots, how long people may think. */
export interface HostOptions<G extends GameTypes> {
  readonly store: LogStore;
  /** How long a match belongs to a process that does not answer, in milliseconds; 10 seconds unless told. */
  readonly lease?: number | undefined;
  /** Plays the seats that nobody has taken when the game begins, and those whose players have gone. */
  readonly bot?: Bot<G> | undefined;
  /** Milliseconds before each move of a bot, for people to follow. */
  readonly botPause?: number | undefined;
  /** How long people may think. */
  readonly clock?: ClockTerms | undefined;
  /** A match in which nothing has happened for so many milliseconds is closed; never unless told. */
  readonly expire?: number | undefined;
  /** Server and seats draw the dice together, so that everybody can see afterwards that nobody chose them. */
  readonly fair?: true | undefined;
  /** How long everybody has to open their nonce once all have committed, in milliseconds; 30 seconds unless told. */
  readonly drawTime?: number | undefined;
  /** For tests: the seed of a match by its id. One that nobody can guess unless told. */
  readonly seed?: ((match: string) => Seed) | undefined;
}

/** Setup options of a match. The server chooses the seed. */
export type RoomSetup<G extends GameTypes> = Omit<MatchSetup<G>, 'seed'>;

/** The same for rooms, with the setup of new matches and what clients may do. */
export interface RoomOptions<G extends GameTypes> extends HostOptions<G> {
  /** Setup options of new matches, or what makes them of what a client asks for (which may be anything). */
  readonly setup: RoomSetup<G> | ((asked: unknown) => RoomSetup<G>);
  readonly limits?: Limits | undefined;
  /** How many may look on; 100 unless told. */
  readonly spectators?: number | undefined;
  /** Before the game begins, the seat of who has gone is free again after so many milliseconds; a minute unless told. */
  readonly hold?: number | undefined;
}
