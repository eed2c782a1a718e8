import { topStep } from '../../kernel/play.js';
import type { NeonTable } from '../play.js';
import type { Step } from '../state/steps.js';

/** A decision that is offered up to `left` times in a row (NG-EFX-01) and remembers nothing else. */
type Chain = Exclude<Extract<Step, { left: number }>, { moved: unknown }>;

/** One unit is done: offers the next one, if any is left. */
export function chainOn(table: NeonTable, { type, left }: Chain, used = 1): void {
  noteUse(table);
  if (left > used) table.next({ type, left: left - used });
}

/** The card being played has done something: noted where it may not be played for nothing (NG-ACT-02). */
export function noteUse({ state }: NeonTable): void {
  if (state.houseRules.emptyActivation === 'allowed' || state.pendingEvent !== null) return;
  const playing = topStep(state) as Step;
  if (playing.type !== 'effects') return;
  const { type, card, index } = playing;
  state.agenda[state.agenda.length - 1] = { type, card, index, used: true };
}
