export { type Playthrough, playthroughs } from './arbitraries.js';
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
