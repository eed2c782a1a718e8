import type { MoveIn } from '../../kernel/play.js';
import { replaceEvents } from '../mechanics/event-deck.js';
import { defineMove } from '../play.js';

/** Ends a Bonus Action before its last card: what it ends is told by the step. */
export const done = defineMove({
  type: 'done',
  at: ['marketBonus', 'councilCycle'],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid: () => undefined,
  perform(table, { seat }, step) {
    if (step.type === 'councilCycle') replaceEvents(table, seat, step.discarded);
  },
});

export interface DoneMove extends MoveIn<typeof done> {}
