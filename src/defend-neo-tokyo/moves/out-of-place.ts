import { quote, readAs, tellIssues } from '../../kernel/errors.js';
import { type BaseMove, moveSchema } from '../../kernel/play.js';
import type { Place } from '../../kernel/referee.js';
import type { Refusal } from '../../kernel/rules.js';
import { refuse, type TokyoPosition } from '../play.js';
import type { RuleId } from '../rules.js';
import { mechOf } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { moves } from './index.js';
import { cannotName } from './naming.js';

/** Why a move is out of place: its form, what it names, its type, then its seat, which may have passed or be out of turn. */
export function outOfPlace(
  position: TokyoPosition,
  step: Step,
  move: BaseMove,
  { isOffered }: Place,
): Refusal<RuleId> | undefined {
  const { type, seat } = move;
  const { state } = position;
  const wrong = cannotRead(move) ?? cannotName(position, { ...move });
  if (wrong !== undefined) return wrong;
  if (!isOffered) return refuse('DN-LEGAL-03', () => `${type} is not an answer to this decision`);
  if (step.type !== 'action' && step.type !== 'react') return undefined;
  if (mechOf(state, seat).lying) {
    return refuse('DN-ACT-06', () => `the Mech of seat ${seat} lies: it has passed`);
  }
  if (step.type === 'react') return undefined;
  return refuse('DN-ACT-01', () => `it is seat ${step.seat}'s turn to act, not seat ${seat}'s`);
}

function cannotRead(move: BaseMove): Refusal<RuleId> | undefined {
  const form = formOf(move.type);
  if (form === undefined)
    return refuse('DN-LEGAL-04', () => `there is no type of move ${quote(move.type)}`);
  const read = readAs(form, move);
  if (read.ok) return undefined;
  const { issues } = read;
  return refuse('DN-LEGAL-04', () => tellIssues(move.type, issues));
}

let forms: ReadonlyMap<string, ReturnType<typeof moveSchema>> | undefined;

/** Made when the first move is out of place: an import alone does not need them. */
function formOf(type: string): ReturnType<typeof moveSchema> | undefined {
  forms ??= new Map(moves.map((rule) => [rule.type, moveSchema(rule)]));
  return forms.get(type);
}
