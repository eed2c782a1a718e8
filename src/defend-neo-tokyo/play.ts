import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compiled.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { Notes } from './state/notes.js';
import type { SeenState, State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of Defend Neo Tokyo are written in. */
export interface DefendNeoTokyoPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  notes: Notes;
  label: Label;
}

/** What chance is asked for; the words are in describe/chance.ts. */
export type Label =
  | 'setup.captain'
  | 'setup.threat'
  | 'setup.appears'
  | 'draw.command'
  | 'draw.city'
  | 'draw.citizen'
  | 'draw.event'
  | 'draw.eventCard'
  | 'die.damage'
  | 'die.random';

export type TokyoPosition = Position<DefendNeoTokyoPlay>;
export type TokyoTable = Table<DefendNeoTokyoPlay>;

/** What rules that only look are written for: a position, or what a view shows of one. */
export interface Seen {
  readonly state: SeenState;
  readonly content: Content;
}

export const defineMove = movesOf<DefendNeoTokyoPlay>();
export const refuse = refusals<RuleId>();
