import { defineGame } from '../kernel/define.js';
import type { Game, GameTypes } from '../kernel/game.js';
import { checkPack } from './content/check.js';
import { compile, d6 } from './content/compile.js';
import { type ContentPack, contentPack } from './content/schema.js';
import { standard } from './content/standard/index.js';
import { describeEvent } from './describe/events.js';
import { describeMove } from './describe/moves.js';
import { event } from './events.js';
import { invariants } from './invariants/index.js';
import { type Move, moves } from './moves/index.js';
import { misplaced } from './moves/out-of-place.js';
import { type BlockManiaPlay, freshNotes } from './play.js';
import { chapters, rules } from './rules.js';
import { type Outcome, outcomeOf } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState, state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal, type View, view } from './view/view.js';

export interface BlockMania extends GameTypes, BlockManiaPlay {
  state: BlockManiaPlay['state'];
  step: BlockManiaPlay['step'];
  event: BlockManiaPlay['event'];
  rule: BlockManiaPlay['rule'];
  content: BlockManiaPlay['content'];
  notes: BlockManiaPlay['notes'];
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: (typeof d6)[number];
}

export const blockMania: Game<BlockMania> = defineGame<BlockMania>({
  id: 'block-mania',
  title: 'Block Mania with Mega Mania',
  players: { min: 2, max: 4 },
  rulesVersion: 1,
  rules,
  chapters,
  general: {
    over: 'BM-TURN-06',
    seat: 'BM-TURN-04',
    type: 'BM-TURN-05',
    malformed: 'BM-TURN-05',
  },
  outOfPlace: misplaced,
  schemas: { setup: setupOptions, state, event, content: contentPack },
  moves,
  steps,
  standard,
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
  invariants,
  outcome: outcomeOf,
  describe: describeMove,
  describeEvent,
});

export type { ContentPack } from './content/schema.js';
export type { Event } from './events.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/view.js';
