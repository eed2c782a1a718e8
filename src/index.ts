import { blockMania } from './block-mania/index.js';
import { bloodfeud } from './bloodfeud/index.js';
import { cityOfRemnants } from './city-of-remnants/index.js';
import { defendNeoTokyo } from './defend-neo-tokyo/index.js';
import type { Game } from './kernel/game.js';
import { neonGods } from './neon-gods/index.js';

/** Every game by its id. */
export const games: Readonly<Record<string, Game>> = /* @__PURE__ */ byId([
  neonGods,
  cityOfRemnants,
  blockMania,
  bloodfeud,
  defendNeoTokyo,
]);

/** A call that a bundler may leave out, so that who imports one game from here gets that game alone. */
function byId(all: readonly Game[]): Readonly<Record<string, Game>> {
  return Object.fromEntries(all.map((game) => [game.id, game]));
}

export { type BlockMania, blockMania } from './block-mania/index.js';
export { type Bloodfeud, bloodfeud } from './bloodfeud/index.js';
export { type CityOfRemnants, cityOfRemnants } from './city-of-remnants/index.js';
export { type DefendNeoTokyo, defendNeoTokyo } from './defend-neo-tokyo/index.js';
export { type Ask, type AskOutcome, EndlessChance, RollsError } from './kernel/ask.js';
export { type Roll, rollSchema, type Seed } from './kernel/chance.js';
export { type Company, type SeatClock, type Sitter, tellPeople } from './kernel/company.js';
export {
  commitNonce,
  type DrawAnswer,
  type DrawSeat,
  type DrawSetup,
  drawAgain,
  drawForBot,
  type FairDraw,
  isDrawn,
  leaveDraw,
  openNonce,
  type PublicDraw,
  prepareDraw,
  publicDraw,
  receiptOf,
} from './kernel/draw.js';
export { IllegalMove, type InputIssue, InvalidInput } from './kernel/errors.js';
export { type FairTerms, makeNonce, nonceCommitment, type Receipt } from './kernel/fair.js';
export { fingerprint } from './kernel/fingerprint.js';
export type {
  Applied,
  Asked,
  BaseOutcome,
  Branch,
  BranchesOption,
  Game,
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
} from './kernel/game.js';
export {
  createMatch,
  type KeepOptions,
  Match,
  type Recording,
  writeLog,
} from './kernel/live-match.js';
export { LogError, type LogLine, readLog, rollsOf } from './kernel/log.js';
export type { LogFair } from './kernel/log-fair.js';
export type { ClockTerms, ClosedBy, LogPeople } from './kernel/log-people.js';
export {
  type Accepted,
  type CloseOptions,
  clocksOf,
  closeMatch,
  deadlineOf,
  type Frame,
  fairnessOf,
  type MatchOptions,
  type MatchSetup,
  type MatchValue,
  noteFacts,
  notePeople,
  type PlayOptions,
  playMove,
  type Refused,
  type Snapshot,
  snapshotOf,
  startMatch,
  undoMoves,
} from './kernel/match.js';
export {
  type Odds,
  type OddsOptions,
  type OddsOutcome,
  type OddsQuestion,
  odds,
} from './kernel/odds.js';
export type { BaseEvent, BaseMove, BaseState, BaseStep, Seat, Viewer } from './kernel/play.js';
export {
  type Dice,
  type Replayed,
  type ReplayedMove,
  type ReplayedPeople,
  Replayer,
  type ReplayOptions,
  replay,
  type Verified,
  verify,
} from './kernel/replay.js';
export { resumeMatch } from './kernel/resume.js';
export type { Rule, RuleBook } from './kernel/rules.js';
export {
  type Bot,
  type Choice,
  choiceOf,
  type Random,
  randomBot,
  type SimulateOptions,
  type Simulation,
  seededRandom,
  simulate,
} from './kernel/simulate.js';
export type { Watch } from './kernel/watch.js';
export { type NeonGods, neonGods } from './neon-gods/index.js';
