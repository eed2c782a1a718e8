import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { Notes } from './state/notes.js';
import type { State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of City of Remnants are written in. */
export interface CityPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  notes: Notes;
}

export type CityPosition = Position<CityPlay>;
export type CityTable = Table<CityPlay>;

export const defineMove = movesOf<CityPlay>();
export const refuse = refusals<RuleId>();
