/* `cityrules/kernel`: what a game is written with. See docs/adding-a-game.md. */
export type { Ask, Asking, AskOutcome, AskRule, AskRules } from './ask.js';
export { EndlessChance, RollsError } from './ask.js';
export {
  type ChanceState,
  chanceState,
  type Roll,
  rollSchema,
  type Seed,
  type SeededChance,
  seedChance,
  seedSchema,
  setupSeed,
} from './chance.js';
export { defineGame } from './define.js';
export { IllegalMove, type InputIssue, InvalidInput, quote } from './errors.js';
export type {
  Applied,
  Asked,
  BaseOutcome,
  Branch,
  BranchesOption,
  Game,
  GameDefinition,
  GameDie,
  GameTypes,
  NamesOption,
  Question,
  Questions,
  Reading,
  RollsOption,
  SeatStanding,
  Standing,
  StandingPart,
  Started,
  Tried,
} from './game.js';
export {
  type AnyMoveRule,
  type Automatic,
  type BaseEvent,
  type BaseMove,
  type BaseState,
  type BaseStep,
  type Can,
  type Decision,
  type LabelOf,
  type MoveIn,
  type MoveOf,
  type MoveRule,
  type MovesIn,
  movesOf,
  type Play,
  type Position,
  type Seat,
  type StepRule,
  type StepRules,
  type Table,
  topStep,
  type Viewer,
} from './play.js';
export type { GeneralRules, OutOfPlace, Place } from './referee.js';
export { type Refusal, type Rule, type RuleBook, refusals } from './rules.js';
export { owned, share } from './sharing.js';
