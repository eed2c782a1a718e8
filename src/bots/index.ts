/* `cityrules/bots`: who plays where nobody sits. See docs/bots.md. */
export type { Bot, Choice, Random } from '../kernel/simulate.js';
export { choiceOf, randomBot as random, seededRandom } from '../kernel/simulate.js';
export { type Hint, type HintedMove, hint, type SearchOptions, search } from './search/search.js';
export { sensible } from './sensible.js';
