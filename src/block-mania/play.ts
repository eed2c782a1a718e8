import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { City } from './content/city.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { Crowd } from './mechanics/occupancy.js';
import type { Start } from './mechanics/travel.js';
import type { RuleId } from './rules.js';
import type { State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of Block Mania are written in. */
export interface BlockManiaPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  notes: Notes;
}

/** What the rules have worked out in one call and several of them look at. */
export interface Notes {
  city: City | undefined;
  crowd: Crowd | undefined;
  start: Start | undefined;
}

export function freshNotes(): Notes {
  return { city: undefined, crowd: undefined, start: undefined };
}

export type ManiaPosition = Position<BlockManiaPlay>;
export type ManiaTable = Table<BlockManiaPlay>;

export const defineMove = movesOf<BlockManiaPlay>();
export const refuse = refusals<RuleId>();
