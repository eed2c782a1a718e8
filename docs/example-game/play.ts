import { movesOf, type Play, type Position, refusals, type Table } from 'cityrules/kernel';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of Duel are written in. */
export interface DuelPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  label: Label;
}

/** What chance is asked for; the words are in describe/chance.ts. */
export type Label = 'deal' | 'prize' | 'risk';

export type DuelPosition = Position<DuelPlay>;
export type DuelTable = Table<DuelPlay>;

export const defineMove = movesOf<DuelPlay>();
export const refuse = refusals<RuleId>();
