import type { MoveIn } from '../../kernel/play.js';
import { id } from '../../kit/terms.js';
import { nameOf, namesOf } from '../describe/names.js';
import { spaceInfo } from '../mechanics/board.js';
import { canEnter, canStop, nextSteps } from '../mechanics/movement.js';
import { defineMove, refuse } from '../play.js';
import { mechOf } from '../state/state.js';
import { tellForced } from './choices.js';
import { cannotName } from './naming.js';

export const step = defineMove({
  type: 'step',
  at: ['step'],
  params: { to: id },
  options(position, seat, walk) {
    return nextSteps(position, walk).map((to) => ({ type: 'step', seat, to }));
  },
  forbid(position, move, walk) {
    const { state, content } = position;
    const { to } = move;
    const from = mechOf(state, walk.mech).space;
    if (!spaceInfo(content, from).adjacent.includes(to)) {
      const names = namesOf(content, [from, to]);
      return (
        cannotName(position, move) ?? refuse('DN-BOARD-02', () => `no white line joins ${names}`)
      );
    }
    if (canEnter(position, walk, to, walk.left - 1)) return undefined;
    return refuse(
      'DN-RUIN-02',
      () => `${nameOf(content, to)} is destroyed; the walk cannot go there`,
    );
  },
  perform(table, move, walk) {
    const { seat, to } = move;
    const isForced = !canStop(table, walk) && nextSteps(table, walk).length === 1;
    const mech = mechOf(table.state, walk.mech);
    const from = mech.space;
    mech.space = to;
    const { type, mech: of, min, through, escaping } = walk;
    const left = walk.left - 1;
    const taken = walk.taken + 1;
    table.next({ type, seat, mech: of, left, taken, min, through, escaping });
    if (isForced) tellForced(table, move);
    table.emit({ type: 'mechMoved', seat: of, from, to, by: seat });
  },
});
export interface StepMove extends MoveIn<typeof step> {}
