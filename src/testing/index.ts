export { countMoves, countMovesByFirst } from './count.js';
export { type Coverage, noCoverage, tellCoverage } from './coverage.js';
export { deepFreeze } from './freeze.js';
export {
  type AboutOf,
  followLaws,
  type Inquiries,
  type Law,
  LawBroken,
  type LawOptions,
  laws,
} from './laws.js';
export { type GameMatchers, type Matched, matchersFor, type StateMatchers } from './matchers.js';
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
  type TableForm,
  type Tables,
  tablesSchema,
} from './scenario-form.js';
export type { ScenarioOptions } from './table.js';
