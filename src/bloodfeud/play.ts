import { type LabelOf, movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { Notes } from './state/notes.js';
import type { Open, State, Step } from './state/state.js';

/** The types that the rules of Bloodfeud are written in. */
export interface BloodfeudPlay extends Play {
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
  | 'setup.tiles'
  | 'setup.starts'
  | 'market.orders'
  | 'market.disciplines'
  | 'market.gear'
  | 'ambition.draw'
  | 'ambition.faceUp'
  | 'event.draw'
  | 'event.random'
  | 'event.choice';

export type FeudPosition = Position<BloodfeudPlay>;
/** What can be read off a state or a view of it. A position is one. */
export interface OpenPosition {
  readonly state: Open;
  readonly content: Content;
}

/** A state or a view of it, as questions and sentences get it. */
export interface FeudReading {
  readonly table: Open;
  readonly content: Content;
}

export type FeudTable = Table<BloodfeudPlay>;
export type FeudLabel = LabelOf<BloodfeudPlay>;

export const defineMove = movesOf<BloodfeudPlay>();

/**
 * In the two longest lists (walks and Orders) refusals are functions of their own: a sentence written inside `forbid`
 * would have every call set aside what it mentions, also those that refuse nothing.
 */
export const refuse = refusals<RuleId>();
