import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { State, Step } from './state.js';

/** The types that the rules of Block Mania are written in. */
export interface BlockManiaPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
}

export type ManiaPosition = Position<BlockManiaPlay>;
export type ManiaTable = Table<BlockManiaPlay>;

export const defineMove = movesOf<BlockManiaPlay>();
export const refuse = refusals<RuleId>();

/**
 * A context that several moves of a decision share: kept for the position asked about last. Positions do
 * not change while moves are looked for; a table does, so this is for contexts of moves only.
 */
export function onePerDecision<C>(context: (position: ManiaPosition) => C) {
  let last: { readonly position: ManiaPosition; readonly context: C } | undefined;
  return (position: ManiaPosition): C => {
    if (last?.position !== position) last = { position, context: context(position) };
    return last.context;
  };
}
