export {
  legalMoves,
  logOf,
  nearMissMoves,
  type Playthrough,
  type PlaythroughOptions,
  playthroughs,
  reachableStates,
  type Situation,
} from './arbitraries.js';
export { countMoves, countMovesByFirst } from './count.js';
export { deepFreeze } from './freeze.js';
export {
  type Coverage,
  followLaws,
  type Law,
  LawBroken,
  type LawOptions,
  laws,
  noCoverage,
} from './laws.js';
export type { Patch } from './patch.js';
export {
  assertScenario,
  type Expectation,
  runScenario,
  type Scenario,
  ScenarioFailed,
  type ScenarioFailure,
  type ScenarioInput,
  type ScenarioResult,
  type ScenarioStep,
  scenarioSchema,
  scenarioSchemaOf,
} from './scenario.js';
