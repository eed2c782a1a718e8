import { readAs } from '../../kernel/errors.js';
import { type BaseMove, moveSchema } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import type { Step } from '../state/steps.js';
import { moves } from './index.js';
import { unknownName } from './unknown.js';

const forms = new Map<string, ReturnType<typeof moveSchema>>(
  moves.map((rule) => [rule.type, moveSchema(rule)]),
);

/** Why a move is out of place: its form, what it names, its type, then its seat, which may have passed or be out of turn. */
export function misplaced(
  position: TokyoPosition,
  step: Step,
  move: BaseMove,
  { isOffered }: Place,
): Refusal<RuleId> | undefined {
  const { type, seat } = move;
  const { state } = position;
  const wrong = malformed(move) ?? unknownName(position, { ...move });
  if (wrong !== undefined) return wrong;
  if (!isOffered) return refuse('DN-LEGAL-03', () => `this decision offers no ${type}`);
  if (step.type !== 'action' && step.type !== 'react') return undefined;
  if (state.mechs[seat]?.lying) {
    return refuse('DN-ACT-06', () => `the Mech of seat ${seat} lies: it has passed`);
  }
  if (step.type === 'react') return undefined;
  return refuse('DN-ACT-01', () => `seat ${step.seat} is in turn, not seat ${seat}`);
}

function malformed(move: BaseMove): Refusal<RuleId> | undefined {
  const form = forms.get(move.type);
  if (form === undefined) return refuse('DN-LEGAL-04', () => 'there is no such type of move');
  const read = readAs(form, move);
  if (read.ok) return undefined;
  const [issue] = read.issues;
  const where = [move.type, ...(issue?.path ?? [])].join('.');
  return refuse('DN-LEGAL-04', () => `${where}: ${issue?.message}`);
}
