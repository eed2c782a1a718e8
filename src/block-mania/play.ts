import { movesOf, type Play, type Position, type Table } from '../kernel/play.js';
import { refusals } from '../kernel/rules.js';
import type { Content } from './content/compile.js';
import type { Event } from './events.js';
import type { RuleId } from './rules.js';
import type { Notes } from './state/notes.js';
import type { State } from './state/state.js';
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

export const defineMove = movesOf<BlockManiaPlay>();
export const refuse = refusals<RuleId>();
