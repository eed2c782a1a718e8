import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { OpenState, State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of Neon Gods are written in. */
export interface NeonGodsPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  label: Label;
}

/** What chance is asked for; the words are in describe/chance.ts. */
export type Label =
  | 'setup.hand'
  | 'setup.row'
  | 'setup.firstPlayer'
  | 'draw'
  | 'row.refill'
  | 'andy.reveal'
  | 'battle.blind'
  | 'battle.die'
  | 'end.tie';

/** What can be read off the board: positions are enough, and so are views. */
export interface Seen {
  readonly state: OpenState;
  readonly content: Content;
}

export type NeonPosition = Position<NeonGodsPlay>;
export type NeonTable = Table<NeonGodsPlay>;

export const defineMove = movesOf<NeonGodsPlay>();
export const refuse = refusals<RuleId>();
