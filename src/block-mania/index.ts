import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { checkPack } from './content/check.js';
import { compile, d6 } from './content/compile.js';
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
import type { BlockManiaPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, ruleBook } from './rules.js';
import { type Outcome, outcomeOf, standing } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { freshNotes } from './state/notes.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal } from './view/redeal.js';
import { type View, view, viewSchema } from './view/view.js';

/** The types of Block Mania, for whoever writes something generic: `Game<BlockMania>`. */
export interface BlockMania extends BlockManiaPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: (typeof d6)[number];
  questions: typeof questions;
}

/** The rules of Block Mania, with Mega Mania: set up, list, apply, refuse, view, replay. Start at `setup`. */
export const blockMania: Game<BlockMania> = defineGame<BlockMania>({
  id: 'block-mania',
  title: 'Block Mania with Mega Mania',
  players: { min: 2, max: 4 },
  rulesVersion: 1,
  get rules() {
    return ruleBook();
  },
  chapters,
  general: {
    over: 'BM-TURN-06',
    seat: 'BM-TURN-04',
    type: 'BM-TURN-05',
    malformed: 'BM-TURN-05',
  },
  outOfPlace,
  schemas: { setup: setupOptions, state, event, view: viewSchema, content: contentPack },
  moves,
  steps,
  get standard() {
    return standard();
  },
  notes: freshNotes,
  checkContent: checkPack,
  compile,
  dice: () => ({ d6 }),
  checkSetup,
  begin,
  copy: copyState,
  view,
  redeal,
  seats: ({ players }) => players,
  seating: ({ seats }) => seats.map(({ player }) => player),
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
export { fightLoser, isHit, playNoCards } from './mechanics/odds.js';
export type { Move } from './moves/index.js';
export type { FightSide, FightStrengths, MayStill } from './questions.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/view.js';
