import { seededRandom } from '../src/index.js';
import type { Game, GameTypes } from '../src/kernel/game.js';
import type { AnyMoveRule, Position } from '../src/kernel/play.js';

/**
 * Plays random games, and gives the types of moves of which `options` named one that `forbid` refuses, in order. What is named
 * in vain is only a waste of time, so no legal move shows it; but for most moves `options` promises to know.
 */
export function namedInVain<G extends GameTypes>(
  game: Game<G>,
  moves: readonly { readonly type: string }[],
  setups: readonly object[],
): string[] {
  const found = new Set<string>();
  const rules = moves as unknown as readonly AnyMoveRule<G>[];
  const positionOf = game as unknown as { position(state: G['state']): Position<G> };
  for (const [number, setup] of setups.entries()) {
    const random = seededRandom(`listed ${number}`);
    const state = game.setup({ ...setup, seed: `listed ${number}` } as never);
    for (;;) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      look(positionOf.position(state), rules, game.toAct(state), found);
      game.step(state, legal[random.below(legal.length)] as G['move']);
    }
  }
  return [...found].sort();
}

function look<G extends GameTypes>(
  position: Position<G>,
  rules: readonly AnyMoveRule<G>[],
  seats: readonly number[],
  found: Set<string>,
): void {
  const step = position.state.agenda.at(-1) as G['step'];
  for (const rule of rules) {
    if (!rule.at.includes(step.type)) continue;
    for (const seat of seats) {
      if (rule.closed?.(position, seat, step) !== undefined) continue;
      const context = rule.context?.(position, step, seat);
      for (const move of rule.options(position, seat, step, context)) {
        if (rule.forbid(position, move, step, context) !== undefined) found.add(rule.type);
      }
    }
  }
}
