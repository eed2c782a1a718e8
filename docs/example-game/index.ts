import { defineGame, type Game, type GameDefinition } from 'cityrules/kernel';
import { checkPack } from './content/check.js';
import { compile } from './content/compile.js';
import { type ContentPack, contentPack, mostSeats } from './content/schema.js';
import { standard } from './content/standard/index.js';
import { chance } from './describe/chance.js';
import { describeEvent } from './describe/events.js';
import { describeMove } from './describe/moves.js';
import { event } from './events.js';
import { invariants } from './invariants/index.js';
import { type Move, moves } from './moves/index.js';
import type { DuelPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, rules } from './rules.js';
import { type Outcome, outcomeOf, standingOf } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal } from './view/redeal.js';
import { type View, view, viewSchema } from './view/view.js';

/** All types of Duel. */
export interface Duel extends DuelPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: number;
  questions: typeof questions;
}

export const duelDefinition: GameDefinition<Duel> = {
  id: 'duel',
  title: 'Duel',
  players: { min: 2, max: mostSeats },
  rulesVersion: 3,
  rules,
  chapters,
  general: {
    over: 'DU-TURN-01',
    seat: 'DU-TURN-02',
    type: 'DU-TURN-03',
    malformed: 'DU-TURN-04',
  },
  schemas: { setup: setupOptions, state, event, view: viewSchema, content: contentPack },
  moves,
  steps,
  standard,
  checkContent: checkPack,
  compile,
  dice: ({ pack }) => ({ prize: pack.die }),
  checkSetup,
  begin,
  copy: copyState,
  view,
  redeal,
  seats: ({ hands }) => hands.length,
  invariants,
  outcome: outcomeOf,
  standing: standingOf,
  questions,
  describe: describeMove,
  describeEvent,
  chance,
};

export const duel: Game<Duel> = defineGame<Duel>(duelDefinition);

export type { ContentPack } from './content/schema.js';
export type { Event } from './events.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/view.js';
