import type { BaseMove } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Step } from '../step.js';

/** Why a move is out of place: first its type, then its seat, which may have passed or be out of turn. */
export function misplaced(
  { state }: TokyoPosition,
  step: Step,
  { type, seat }: BaseMove,
  { isOffered }: Place,
): Refusal<RuleId> | undefined {
  if (!isOffered) return refuse('DN-LEGAL-03', () => `this decision offers no ${type}`);
  if (seat < 0 || seat >= state.options.players) {
    return refuse('DN-LEGAL-04', () => `this game has no seat ${seat}`);
  }
  if (step.type !== 'action' && step.type !== 'react') return undefined;
  if (state.mechs[seat]?.lying) {
    return refuse('DN-ACT-06', () => `the Mech of seat ${seat} lies: it has passed`);
  }
  if (step.type === 'react') return undefined;
  return refuse('DN-ACT-01', () => `seat ${step.seat} is in turn, not seat ${seat}`);
}
