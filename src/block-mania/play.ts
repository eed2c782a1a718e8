import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import { freshNotes, type Notes } from './state/notes.js';
import type { OpenState, State } from './state/state.js';
import type { Step } from './state/steps.js';

/** The types that the rules of Block Mania are written in. */
export interface BlockManiaPlay extends Play {
  state: State;
  step: Step;
  event: Event;
  rule: RuleId;
  content: Content;
  notes: Notes<RuleId>;
  label: Label;
}

/** What chance is asked for; the words are in describe/chance.ts. */
export type Label =
  | 'setup.block'
  | 'setup.order'
  | 'setup.counter'
  | 'setup.card'
  | 'setup.equip'
  | 'commandPoints.roll'
  | 'card.commandRoll'
  | 'card.draw'
  | 'deploy.counter'
  | 'deploy.address'
  | 'equip.draw'
  | 'attack'
  | 'square'
  | 'assault.attacker'
  | 'assault.defender'
  | 'cargo'
  | 'blast.structural'
  | 'missile.structural'
  | 'collapse'
  | 'explosion'
  | 'loot'
  | 'arson'
  | 'fightFire'
  | 'fire.spread'
  | 'fire.damage'
  | 'fire.burn'
  | 'catastrophe'
  | 'justice.roll'
  | 'patWagon.roll'
  | 'wagon.tie';

export type ManiaPosition = Position<BlockManiaPlay>;
export type ManiaTable = Table<BlockManiaPlay>;

/** What everybody can read off a table: every position of the rules, and every view. */
export interface Seen {
  readonly state: OpenState;
  readonly content: Content;
  readonly notes: Notes<RuleId>;
}

/** A state or a view, as the rules look at it. */
export function seenIn({ table, content }: Reading): Seen {
  return { state: table, content, notes: freshNotes() };
}

/** What is read off: a state or a view, with the pack it is played with. */
export interface Reading {
  readonly table: OpenState;
  readonly content: Content;
}

export const defineMove = movesOf<BlockManiaPlay>();
export const refuse = refusals<RuleId>();
