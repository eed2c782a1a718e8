import { choiceOf, random, seededRandom, sensible } from '../../src/bots/index.js';
import { displayOf } from '../../src/displays.js';
import { fingerprint } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { createMatch } from '../../src/kernel/live-match.js';
import { nextToAct } from '../../src/web/page/turns.js';
import type { Gesture } from './hands.js';

/* The same games in Node, with what has to be touched to make every move. */

export interface Planned {
  readonly gestures: readonly Gesture[];
  /** The state at the end, and its fingerprint. */
  readonly state: GameTypes['state'];
  readonly fingerprint: string;
  readonly types: ReadonlySet<string>;
  readonly isOver: boolean;
}

/** A game by `sensible`, of so many moves at most. */
export function sensibleGame(game: Game, setup: GameTypes['setupInput'], most: number): Planned {
  const display = displayOf(game);
  const bot = sensible(game);
  const gestures: Gesture[] = [];
  const types = new Set<string>();
  let state = game.setup(setup);
  let last = -1;
  for (let moves = 0; ; moves++) {
    const seat = nextToAct(game, state, last);
    if (seat === undefined || gestures.length === most) {
      return {
        gestures,
        state,
        fingerprint: fingerprint(state),
        types,
        isOver: seat === undefined,
      };
    }
    last = seat;
    const move = bot(choiceOf(game, state, seat, seededRandom(`${moves}/${seat}`)));
    gestures.push({ seat, touches: display.touches(game.view(state, seat), move) });
    types.add(move.type);
    state = game.apply(state, move).state;
  }
}

/** The beginning of a game, and the move that comes next. */
export interface Met extends Gesture {
  readonly log: string;
}

/** Where random games first meet each type of move. */
export function movesMet(game: Game, games: number): Map<string, Met> {
  const display = displayOf(game);
  const met = new Map<string, Met>();
  for (let seed = 0; seed < games; seed++) {
    const players = seed % 2 === 0 ? game.players.min : game.players.max;
    const match = createMatch(game, { players, seed: `met ${seed}` } as GameTypes['setupInput']);
    const chosen = seededRandom(seed);
    let last = -1;
    for (let moves = 0; moves < longest; moves++) {
      const seat = nextToAct(game, match.state, last);
      if (seat === undefined) break;
      last = seat;
      const move = random(choiceOf(game, match.state, seat, chosen));
      if (!met.has(move.type)) {
        const touches = display.touches(game.view(match.state, seat), move);
        met.set(move.type, { log: match.log, seat, touches });
      }
      match.play(seat, move);
    }
  }
  return met;
}

/** Random games need not end. */
const longest = 700;
