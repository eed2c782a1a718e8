import type { Display } from '../../display/display.js';
import type { Touch } from '../../display/touch.js';
import type { Game, GameTypes } from '../../kernel/game.js';

export interface Why {
  readonly message: string;
  readonly rule: string | null;
  readonly text: string;
}

/**
 * Why a thing that is not lit cannot be touched now: a move that touches another thing of its kind is tried with this
 * one in its place, and the rule that refuses it is told.
 */
export function whyNot(
  display: Display,
  state: GameTypes['state'],
  view: GameTypes['view'],
  moves: readonly GameTypes['move'][],
  touched: readonly Touch[],
  id: string,
): Why | undefined {
  const { game } = display;
  const kind = id.slice(0, id.indexOf(':') + 1);
  for (const move of moves) {
    const touches = display.touches(view, move);
    const isBegun = touched.every((touch, i) => touches[i]?.id === touch.id);
    const other = touches[touched.length];
    if (!isBegun || other?.kind !== 'thing' || !other.id.startsWith(kind)) continue;
    const tried = replaced(move, other.id.slice(kind.length), id.slice(kind.length));
    if (tried === undefined) continue;
    const answer = game.tryApply(state, tried);
    if (answer.ok || answer.rule === rulesForm(game, state, move)) continue;
    const text = answer.rule === null ? '' : game.explain(answer.rule).text;
    return { message: answer.message, rule: answer.rule, text };
  }
  return undefined;
}

/** The rule that is cited where a move has no such form: it tells nothing about the thing. */
function rulesForm(game: Game, state: GameTypes['state'], move: GameTypes['move']): string | null {
  const answer = game.tryApply(state, { ...move, '': 0 });
  return answer.ok ? null : answer.rule;
}

/** The move with one of its values exchanged; nothing where it has no such value. */
function replaced(move: GameTypes['move'], from: string, to: string): unknown {
  let hasChanged = false;
  const copy = JSON.parse(JSON.stringify(move), (_key, value: unknown) => {
    if (value !== from && String(value) !== from) return value;
    hasChanged = true;
    return typeof value === 'number' ? Number(to) : to;
  });
  return hasChanged ? copy : undefined;
}
