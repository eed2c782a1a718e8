import type { Game, GameTypes } from '../kernel/game.js';
import { amongAll } from './difference.js';
import { matches, show } from './match.js';
import { wrongPattern } from './pattern.js';
import type { Expectation } from './scenario-form.js';
import type { Unmet } from './unmet.js';
import type { Words } from './words.js';

const nothing = 'nothing happened';

/** Expected events in their order, with any others between them; and those that must not happen. */
export function unmetEvents<G extends GameTypes>(
  game: Game<G>,
  { events: expected = [], noEvents = [] }: Expectation,
  events: readonly G['event'][],
  words: Words,
): Unmet[] {
  const unmet: Unmet[] = [];
  let from = 0;
  for (const [index, pattern] of expected.entries()) {
    const found = events.findIndex((event, place) => place >= from && matches(event, pattern));
    if (found >= 0) {
      from = found + 1;
      continue;
    }
    const isEarlier = events.some((event) => matches(event, pattern));
    const what = isEarlier ? 'happened, but not in this order' : 'did not happen';
    const shown = amongAll(pattern, events, nothing);
    unmet.push({ message: `${what}: ${show(pattern)}`, at: ['events', index], shown });
  }
  for (const [index, pattern] of noEvents.entries()) {
    const at = ['noEvents', index];
    const found = events.find((event) => matches(event, pattern));
    if (found !== undefined) {
      const shown = [`+ ${show(found)}`];
      unmet.push({ message: `happened, but should not: ${show(found)}`, at, shown });
      continue;
    }
    const [wrong] = wrongPattern({ what: 'event', schema: game.schemas.event, words }, pattern);
    if (wrong === undefined) continue;
    const where = wrong.path.length > 0 ? `${wrong.path.join('.')}: ` : '';
    unmet.push({ message: `${show(pattern)} can never happen here: ${where}${wrong.message}`, at });
  }
  return unmet;
}
