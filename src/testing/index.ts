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
  runScenario,
  ScenarioFailed,
  type ScenarioFailure,
  type ScenarioResult,
} from './scenario.js';
export {
  type Expectation,
  type Scenario,
  type ScenarioInput,
  type ScenarioStep,
  scenarioSchema,
  scenarioSchemaOf,
} from './scenario-form.js';
