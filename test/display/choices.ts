import type { Display } from '../../src/display/display.js';
import type { Choice, Touch } from '../../src/display/touch.js';
import type { GameTypes, Seat } from '../../src/index.js';

/** One step of choosing: what has been touched before it, and what there is to choose from that is no place. */
export interface Choosing {
  readonly before: string;
  readonly choices: readonly string[];
}

/** The step at which a seat chooses from most things that are no place on a board, of all ways to all its moves. */
export function widestStep(display: Display, state: GameTypes['state'], seat: Seat): Choosing {
  const { game } = display;
  const view = game.view(state, seat);
  const moves = game.legalMoves(state, seat);
  const places = new Set(
    display.scene(view).boards.flatMap(({ spaces, links, pieces }) => {
      return [...spaces, ...links, ...pieces].map(({ id }) => id);
    }),
  );
  let widest: Choosing = { before: '', choices: [] };
  for (const touched of beginnings(moves.map((move) => display.touches(view, move)))) {
    const { next } = display.narrow(view, moves, touched);
    const choices = next.filter((choice) => !places.has(choice.id));
    if (choices.length > widest.choices.length) {
      const before = touched.map(({ label }) => label).join(', ');
      widest = { before, choices: choices.map((choice: Choice) => choice.label) };
    }
  }
  return widest;
}

/** Everything that can have been touched before a move is whole, each once; nothing to begin with. */
function beginnings(all: readonly (readonly Touch[])[]): Touch[][] {
  const found = new Map<string, Touch[]>();
  for (const touches of all) {
    for (let length = 0; length < touches.length; length++) {
      const begun = touches.slice(0, length);
      found.set(JSON.stringify(begun), begun);
    }
  }
  return [...found.values()];
}
