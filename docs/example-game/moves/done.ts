import type { MoveIn } from 'cityrules/kernel';
import { defineMove } from '../play.js';

/** Keeps what was won. */
export const done = defineMove({
  type: 'done',
  at: ['bet'],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid: () => undefined,
  perform(table, { seat }) {
    table.emit({ type: 'pointsKept', seat });
  },
});
export interface DoneMove extends MoveIn<typeof done> {}
