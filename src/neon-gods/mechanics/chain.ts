import type { NeonTable } from '../play.js';
import type { Step } from '../state/steps.js';

/** A decision that is offered up to `left` times in a row (NG-EFX-01) and remembers nothing else. */
type Chain = Exclude<Extract<Step, { left: number }>, { moved: unknown }>;

/** One unit is done: offers the next one, if any is left. */
export function chainOn(table: NeonTable, { type, left }: Chain, used = 1): void {
  if (left > used) table.next({ type, left: left - used });
}
