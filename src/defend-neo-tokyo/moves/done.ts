import type { MoveIn } from '../../kernel/play.js';
import { plural } from '../../kit/words.js';
import { nameOf } from '../describe/names.js';
import { leaveOff } from '../effects/index.js';

import { defineMove, refuse } from '../play.js';
import { isDestroyed, mechOf } from '../state/state.js';

/** Ends any optional chain. */
export const done = defineMove({
  type: 'done',
  at: [
    'chooseMonster',
    'chooseSpace',
    'chooseMech',
    'choosePart',
    'choosePower',
    'chooseCitizen',
    'chooseCard',
    'chooseOption',
    'chooseDice',
    'step',
  ],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid(position, _move, asked) {
    if (asked.type !== 'step') {
      if (asked.optional) return undefined;
      return refuse('DN-RULING-42', () => 'this choice must be made');
    }
    const { space } = mechOf(position.state, asked.mech);
    if (isDestroyed(position.state, space)) {
      const rule = asked.escaping && asked.taken === 0 ? 'DN-RUIN-03' : 'DN-RUIN-02';
      return refuse(
        rule,
        () => `${nameOf(position.content, space)} is destroyed; the walk must lead out of it`,
      );
    }
    if (asked.taken >= asked.min) return undefined;
    return refuse('DN-RULING-57', () => {
      return `the walk takes at least ${plural(asked.min, 'step')}, not ${asked.taken}`;
    });
  },
  perform(table, _move, asked) {
    if (asked.type !== 'step') leaveOff(table);
  },
});
export interface DoneMove extends MoveIn<typeof done> {}
