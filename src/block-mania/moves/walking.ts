import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import type { Square } from '../content/squares.js';
import { inWords } from '../describe/names.js';
import { activeSquare } from '../mechanics/activation.js';
import { squareAt } from '../mechanics/board.js';
import { startOf, travel } from '../mechanics/travel.js';
import {
  cannotStep,
  type Direction,
  diagonal,
  isStraight,
  type Straight,
  stepCost,
  straight,
} from '../mechanics/walking.js';
import { defineMove, refuse } from '../play.js';

const beyond = { left: 'left of', right: 'right of', up: 'above', down: 'below' } as const;

/** One square over the ground; diagonals are known only to be refused (BM-MOVE-01 to -16). */
export const step = defineMove({
  type: 'step',
  at: ['active'],
  params: { direction: z.enum([...straight, ...diagonal]) },
  context: startOf,
  options(_position, seat, _step, { cannot }) {
    if (cannot !== undefined) return [];
    return straight.map((direction) => ({ type: 'step' as const, seat, direction }));
  },
  forbid(position, { direction }, _step, start) {
    const { cannot, from } = start;
    if (cannot !== undefined) return cannot;
    if (!isStraight(direction)) return cannotCutCorners(direction);
    const id = from[direction];
    if (id === null) return cannotLeaveRow(from, direction);
    return cannotStep(position, start, squareAt(position, id));
  },
  perform(table, { direction }) {
    const from = activeSquare(table);
    const to = squareAt(table, from[direction as Straight] as string);
    table.next({ type: 'active' });
    travel(table, { via: 'step', path: [to.id], cost: stepCost(table, from, to) });
  },
});
export interface StepMove extends MoveIn<typeof step> {}

function cannotCutCorners(direction: Direction) {
  return refuse('BM-MOVE-03', () => `${inWords(direction)} is a diagonal`);
}

function cannotLeaveRow({ id }: Square, direction: Straight) {
  return refuse('BM-SETUP-04', () => `no square lies ${beyond[direction]} ${id}`);
}
