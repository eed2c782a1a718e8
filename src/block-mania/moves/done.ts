import type { MoveIn, Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { blockerName } from '../describe/names.js';
import { controllerOf } from '../mechanics/blockers.js';
import { kleggMustCharge, squaresToFight } from '../mechanics/fights.js';
import { announce } from '../mechanics/windows.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { subPhases } from '../state/steps.js';

/** Ends the activation, the command phase, the own defensive fire, or the attacks of one kind. */
export const done = defineMove({
  type: 'done',
  at: ['active', 'command', 'defensiveFire', ...subPhases],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid(position, { seat }, step) {
    return step.type === 'assault' ? cannotStopFighting(position, seat) : undefined;
  },
  perform(table, _move, step) {
    // Everything but an activation is over at once, and the agenda goes on.
    if (step.type === 'active') announce(table, { action: 'end' });
  },
});
export interface DoneMove extends MoveIn<typeof done> {}

/** Fights that are due come first, and a klegg that can charge must. */
function cannotStopFighting(position: ManiaPosition, seat: Seat): Refusal<RuleId> | undefined {
  const [left] = squaresToFight(position);
  if (left !== undefined) return refuse('BM-ASLT-01', () => `${left} must be fought in`);
  const klegg = position.state.standing.find((blocker) => {
    return controllerOf(position, blocker) === seat && kleggMustCharge(position, blocker);
  });
  if (klegg === undefined) return undefined;
  return refuse('BM-KLEGG-05', () => `${blockerName(position, klegg)} must close assault`);
}
