import { type LabelOf, movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import { blankNotes, type Notes } from './state/notes.js';
import type { SeenState, State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of City of Remnants are written in. */
export interface CityPlay extends Play {
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
  | 'setup.leaderRoll'
  | 'setup.leader'
  | 'setup.hand'
  | 'setup.row.gang'
  | 'setup.row.market'
  | 'setup.draft.slum'
  | 'setup.draft.midtown'
  | 'setup.draft.heights'
  | 'setup.firstRoll'
  | 'reset.row.gang'
  | 'reset.row.market'
  | 'reset.draw'
  | 'refresh.draw'
  | 'recruit.reveal'
  | 'effect.draw'
  | 'effect.raid'
  | 'effect.peek'
  | 'effect.dice'
  | 'effect.d6'
  | 'battle.reveal'
  | 'battle.reinforce'
  | 'battle.dice'
  | 'battle.reroll'
  | 'alert.die'
  | 'alert.card'
  | 'patrol.card'
  | 'ycu.token';

/** What is read off a state or a view alike; a position is one. */
export interface Seen {
  readonly state: SeenState;
  readonly content: Content;
  readonly notes: Notes;
}

/** What a state or a view is read with. */
export interface Reading {
  readonly table: SeenState;
  readonly content: Content;
}

export function read({ table, content }: Reading): Seen {
  return { state: table, content, notes: blankNotes() };
}

export type CityPosition = Position<CityPlay>;
export type CityTable = Table<CityPlay>;
export type CityLabel = LabelOf<CityPlay>;

export const defineMove = movesOf<CityPlay>();
export const refuse = refusals<RuleId>();
