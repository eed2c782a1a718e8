import type { Display } from '../display/display.js';
import type { Seed } from '../kernel/chance.js';
import type { GameTypes } from '../kernel/game.js';
import type { Inquiries } from './question-law.js';

/** What every game promises. `followLaws` checks all of it at every state of a random game. */
export const laws = {
  1: 'the input is never changed',
  2: 'the same input gives the same result, also after a JSON round trip',
  3: 'a move is accepted if and only if it is listed; every refusal cites a rule of the book',
  4: 'while the game is not over somebody can act, and everybody who may act has a move',
  5: 'legal moves are unique and in a stable order',
  6: 'no invariant is broken',
  7: 'everything parses with its schema',
  8: 'the tape rebuilt from the events gives the same states under another seed',
  9: 'a redealt state looks the same to its viewer, offers the same moves, and depends on nothing hidden',
  10: 'simultaneous choices commute',
  11: 'every move and event can be described in one sentence; a seat tells its own moves from its view',
  12: 'random games end within their bound',
  13: '`step` and `apply` agree, and `step` leaves copies and views taken before as they were',
  14: 'whatever is done to events and moves afterwards changes no state',
  15: 'a state that play has reached can be loaded, and goes on the same',
  16: 'a move that reveals nothing tells its mover nothing',
  17: 'the standing adds up, ends as the outcome says, and a view tells no other',
  18: 'a scene fits its schema, names everything once, pieces stand somewhere, and cards say something',
  19: 'what legal moves touch is in the scene, tells them apart, and leads to each of them',
  20: 'scene, prompt and touches show nothing hidden, and every decision has a prompt that asks for what can be done',
  21: 'what chance is asked has words, takes each of its outcomes, and is seen by whom it says',
  22: 'an id stays with its thing, and what moves goes from one thing to another',
  23: 'a question has the same answer for everybody who may know it, from a view as from the state',
} as const;
/** The number of a law. */
export type Law = keyof typeof laws;

/** Says which law was broken, where, and by what: enough to play it again. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';

  constructor(
    readonly law: Law,
    readonly decision: number,
    what: string,
  ) {
    super(`law ${law} (${laws[law]}) is broken at decision ${decision}: ${what}`);
  }
}

/** The game that the laws are tried on, and how much of it. */
export interface LawOptions<G extends GameTypes> {
  readonly setup: G['setupInput'];
  /** Chooses the moves; 1 unless told. */
  readonly seed?: Seed;
  /** Most decisions of a game; 1,000,000 unless told. */
  readonly bound?: number;
  /** Stops after so many decisions, whether the game is over or not, or plays to the end; unless told it stops after a second or so. */
  readonly decisions?: number | 'all';
  /** Looks at one of so many decisions, and plays on between them, where only laws 4 and 6 are checked; default 1. */
  readonly every?: number;
  /** Near-miss moves tried at every state; default 6. */
  readonly nearMisses?: number;
  /** Moves made up from the schemas and the state, for each kind of move, at every 20th state; default 100. */
  readonly madeUp?: number;
  /** Whether the choices open to several seats here are made in secret from one another; known for our games, else yes. */
  readonly isSimultaneous?: (state: G['state']) => boolean;
  /** What each question can be asked about: law 23 is checked where it is given. */
  readonly questions?: Inquiries<G>;
  /** What people see of the game: laws 18 to 20 and 22 are checked where it is given. */
  readonly display?: Display<G>;
  /** At every so many-th state; at every one unless told. */
  readonly displayEvery?: number;
}
