import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { checkPack } from './content/check.js';
import { compile } from './content/compile.js';
import { type ContentPack, contentPack } from './content/schema.js';
import { standard } from './content/standard/index.js';
import { chance } from './describe/chance.js';
import { describeEvent } from './describe/events.js';
import { describeMove } from './describe/moves.js';
import { seatNames } from './describe/names.js';
import { event } from './events.js';
import { invariants } from './invariants/index.js';
import { unreachable } from './invariants/reachable.js';
import { type Move, moves } from './moves/index.js';
import { outOfPlace } from './moves/out-of-place.js';
import type { BloodfeudPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, ruleBook } from './rules.js';
import { type Outcome, outcomeOf, standing } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { freshNotes } from './state/notes.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { facts, mismatches } from './table/facts.js';
import { redeal } from './view/redeal.js';
import { type View, viewSchema } from './view/schema.js';
import { view } from './view/view.js';

/** The types of Bloodfeud, for whoever writes something generic: `Game<Bloodfeud>`. */
export interface Bloodfeud extends BloodfeudPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: never;
  questions: typeof questions;
}

/** The rules of Bloodfeud: set up, list, apply, refuse, view, replay. Start at `setup`. */
export const bloodfeud: Game<Bloodfeud> = defineGame<Bloodfeud>({
  id: 'bloodfeud',
  title: 'Bloodfeud',
  players: { min: 4, max: 8 },
  rulesVersion: 1,
  get rules() {
    return ruleBook();
  },
  chapters,
  general: {
    over: 'BF-END-05',
    seat: 'BF-PHASE-08',
    type: 'BF-PHASE-12',
    malformed: 'BF-PHASE-12',
  },
  outOfPlace,
  schemas: { setup: setupOptions, state, event, view: viewSchema, content: contentPack, facts },
  moves,
  steps,
  get standard() {
    return standard();
  },
  checkContent: checkPack,
  notes: freshNotes,
  compile,
  dice: () => ({}),
  checkSetup,
  begin,
  copy: copyState,
  view,
  redeal,
  seats: ({ teams, storyteller }) => teams.length + (storyteller === 'seat' ? 1 : 0),
  invariants,
  unreachable,
  mismatches,
  outcome: outcomeOf,
  standing,
  seatNames,
  questions,
  describe: describeMove,
  describeEvent,
  chance,
});

export type { ContentPack } from './content/schema.js';
export type { Event } from './events.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { Facts } from './table/facts.js';
export { type MoveLine, mergeStationLogs, type StationLog, type TableLine } from './table/merge.js';
export { replayTable, type TableOptions, type TableReplay } from './table/station-logs.js';
export type { View } from './view/schema.js';
