import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { blockerName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf } from '../state/state.js';
import { isDeafened, isOnBoard, kindOf, ownerOf, typeOf } from './blockers.js';

/** Why this seat cannot activate it in this turn, whatever it costs (BM-ACT-02 to -05). */
export function cannotActivate(
  position: Seen,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (!isOnBoard(state, blocker)) {
    return refuse('BM-TURN-05', () => `${blockerName(position, blocker)} is not on the board`);
  }
  const kind = kindOf(position, blocker);
  const { activatedTurn, flipped } = blockerOf(state, blocker);
  const isAgain = activatedTurn === state.turn;
  if (kind === 'klegg') {
    if (!isAgain && !state.kleggFree.includes(blocker)) {
      return refuse('BM-KLEGG-03', () => 'only a klegg card activates kleggs');
    }
  } else if (kind !== 'futsy' && ownerOf(position, blocker) !== seat) {
    return refuse('BM-ACT-02', () => `${blockerName(position, blocker)} is not of your block`);
  }
  if (isAgain) {
    return refuse('BM-ACT-03', () => {
      return `${blockerName(position, blocker)} has been activated this turn`;
    });
  }
  if (!flipped) return undefined;
  return refuse('BM-ACT-05', () => `${blockerName(position, blocker)} is flipped`);
}

/** BM-ACT-01; a klegg is free, a sonic cannon doubles the cost (BM-JUST-15). */
export function activationCost(position: Seen, blocker: string): number {
  const { command, kind } = typeOf(position, blocker);
  if (kind === 'klegg') return 0;
  const { sonicFactor } = position.content.constants;
  return isDeafened(position, blocker) ? command * sonicFactor : command;
}
