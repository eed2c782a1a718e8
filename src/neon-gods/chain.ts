import type { NeonTable } from './play.js';
import type { Step } from './state.js';

/** A decision that is offered up to `left` times in a row (NG-EFX-01). */
type Chain = Extract<Step, { left: number }>;

/** One unit is done: offers the next one, if any is left. */
export function chainOn(table: NeonTable, step: Chain, used = 1): void {
  if (step.left > used) table.next({ ...step, left: step.left - used });
}
