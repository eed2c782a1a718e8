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
import { d6 } from './mechanics/dice.js';
import { type Move, moves } from './moves/index.js';
import { outOfPlace } from './moves/out-of-place.js';
import type { CityPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, ruleBook } from './rules.js';
import { type Outcome, outcomeOf, standing } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { blankNotes } from './state/notes.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal } from './view/redeal.js';
import { type View, viewSchema } from './view/schema.js';
import { view } from './view/view.js';

/** The types of City of Remnants, for whoever writes something generic: `Game<CityOfRemnants>`. */
export interface CityOfRemnants extends CityPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: number;
  questions: typeof questions;
}

/** The rules of City of Remnants: set up, list, apply, refuse, view, replay. Start at `setup`. */
export const cityOfRemnants: Game<CityOfRemnants> = defineGame<CityOfRemnants>({
  id: 'city-of-remnants',
  title: 'City of Remnants',
  players: { min: 2, max: 4 },
  rulesVersion: 1,
  get rules() {
    return ruleBook();
  },
  chapters,
  general: {
    over: 'CR-END-08',
    seat: 'CR-TURN-06',
    type: 'CR-TURN-08',
    malformed: 'CR-TURN-08',
  },
  outOfPlace,
  schemas: { setup: setupOptions, state, event, view: viewSchema, content: contentPack },
  moves,
  steps,
  get standard() {
    return standard();
  },
  notes: blankNotes,
  checkContent: checkPack,
  compile,
  dice: ({ pack }) => ({ battle: pack.battleDie, d6 }),
  checkSetup,
  begin,
  copy: copyState,
  view,
  redeal,
  seats: ({ seats }) => seats.length,
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
export { battleWinner, layNoMore } from './mechanics/odds.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/schema.js';
