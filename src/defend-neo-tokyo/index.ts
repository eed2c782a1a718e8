import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { checkPack } from './content/check.js';
import { compile } from './content/compile.js';
import { type ContentPack, contentPack } from './content/schema.js';
import { standard } from './content/standard/index.js';
import { chance } from './describe/chance.js';
import { describeEvent } from './describe/events.js';
import { describeMove } from './describe/moves.js';
import { event } from './events.js';
import { invariants } from './invariants/index.js';
import { unreachable } from './invariants/reachable.js';
import { type Move, moves } from './moves/index.js';
import { outOfPlace } from './moves/out-of-place.js';
import type { DefendNeoTokyoPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, ruleBook } from './rules.js';
import { type Outcome, outcomeOf, standing } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { freshNotes } from './state/notes.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal } from './view/redeal.js';
import { type View, view, viewOf } from './view/view.js';

/** The types of Defend Neo Tokyo, for whoever writes something generic: `Game<DefendNeoTokyo>`. */
export interface DefendNeoTokyo extends DefendNeoTokyoPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: ContentPack['dice']['damage'][number] | ContentPack['dice']['random'][number];
  questions: typeof questions;
}

/** The rules of Defend Neo Tokyo: set up, list, apply, refuse, view, replay. Start at `setup`. */
export const defendNeoTokyo: Game<DefendNeoTokyo> = defineGame<DefendNeoTokyo>({
  id: 'defend-neo-tokyo',
  title: 'Defend Neo Tokyo',
  players: { min: 2, max: 5 },
  rulesVersion: 1,
  get rules() {
    return ruleBook();
  },
  chapters,
  general: {
    over: 'DN-OVER-04',
    seat: 'DN-LEGAL-02',
    type: 'DN-LEGAL-03',
    malformed: 'DN-LEGAL-04',
  },
  outOfPlace,
  schemas: { setup: setupOptions, state, event, view, content: contentPack },
  moves,
  steps,
  notes: freshNotes,
  get standard() {
    return standard();
  },
  checkContent: checkPack,
  compile,
  dice: ({ dice }) => ({ damage: dice.damage, random: dice.random }),
  checkSetup,
  begin,
  copy: copyState,
  view: viewOf,
  redeal,
  seats: ({ options }) => options.players,
  invariants,
  unreachable,
  outcome: outcomeOf,
  standing,
  questions,
  describe: describeMove,
  describeEvent,
  chance,
});

export type { ContentPack } from './content/schema.js';
export type { Event } from './events.js';
export { damageTo, declineReacts, isDefeated, partHit } from './mechanics/odds.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/view.js';
