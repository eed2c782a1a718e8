import { defineGame } from '../kernel/define.js';
import type { Game } from '../kernel/game.js';
import { checkPack } from './content/check.js';
import { compile } from './content/compile.js';
import { type BattleDie, type ContentPack, contentPack } from './content/schema.js';
import { standard } from './content/standard/index.js';
import { chance } from './describe/chance.js';
import { describeEvent } from './describe/events.js';
import { describeMove } from './describe/moves.js';
import { event } from './events.js';
import { invariants } from './invariants/index.js';
import { unreachable } from './invariants/reachable.js';
import { type Move, moves } from './moves/index.js';
import type { NeonGodsPlay } from './play.js';
import { questions } from './questions.js';
import { chapters, ruleBook } from './rules.js';
import { type Outcome, outcomeOf, standing } from './score.js';
import { begin, checkSetup, type SetupInput, type SetupOptions, setupOptions } from './setup.js';
import { copyState } from './state/copy.js';
import { state } from './state/state.js';
import { steps } from './steps/index.js';
import { redeal } from './view/redeal.js';
import { type View, view } from './view/schema.js';
import { viewOf } from './view/view.js';

/** The types of Neon Gods, for whoever writes something generic: `Game<NeonGods>`. */
export interface NeonGods extends NeonGodsPlay {
  move: Move;
  setup: SetupOptions;
  setupInput: SetupInput;
  pack: ContentPack;
  view: View;
  outcome: Outcome;
  face: BattleDie['faces'][number];
  questions: typeof questions;
}

/** The rules of Neon Gods: set up, list, apply, refuse, view, replay. Start at `setup`. */
export const neonGods: Game<NeonGods> = defineGame<NeonGods>({
  id: 'neon-gods',
  title: 'Neon Gods',
  players: { min: 2, max: 4 },
  rulesVersion: 1,
  get rules() {
    return ruleBook();
  },
  chapters,
  general: {
    over: 'NG-TURN-06',
    seat: 'NG-TURN-03',
    type: 'NG-TURN-04',
    malformed: 'NG-TURN-05',
  },
  schemas: { setup: setupOptions, state, event, view, content: contentPack },
  moves,
  steps,
  get standard() {
    return standard();
  },
  checkContent: checkPack,
  compile,
  dice: ({ dice }) => Object.fromEntries([...dice].map(([color, { faces }]) => [color, faces])),
  checkSetup,
  begin,
  copy: copyState,
  view: viewOf,
  redeal,
  seats: ({ players }) => players,
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
export { battleWinners, layNoMore } from './mechanics/odds.js';
export type { Move } from './moves/index.js';
export type { RuleId } from './rules.js';
export type { Outcome } from './score.js';
export type { SetupInput, SetupOptions } from './setup.js';
export type { State } from './state/state.js';
export type { View } from './view/schema.js';
