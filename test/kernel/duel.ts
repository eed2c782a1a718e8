import { type Duel, duelDefinition } from '../../docs/example-game/index.js';
import { defineGame } from '../../src/kernel/define.js';
import type { Game, GameDefinition } from '../../src/kernel/game.js';

/* The game of docs/example-game, which the tests of the kernel play. */

export { standard as duelPack } from '../../docs/example-game/content/standard/index.js';
export * from '../../docs/example-game/index.js';
export { rules as duelRules } from '../../docs/example-game/rules.js';

/** Duel, with whatever a test wants different. */
export function duelWith(changes: Partial<GameDefinition<Duel>>): Game<Duel> {
  return defineGame<Duel>({ ...duelDefinition, ...changes });
}
