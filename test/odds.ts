import type { Game, GameTypes } from '../src/kernel/game.js';
import { type OddsOptions, odds } from '../src/kernel/odds.js';
import type { Watch } from '../src/kernel/watch.js';

/* What tests of odds are counted with: written apart from the library, by adding up whole numbers. */

/** How many ways give each sum. */
export type Ways = ReadonlyMap<number, number>;

/** The sums of dice, each given by the amounts on its faces. */
export function sumsOf(...dice: readonly (readonly number[])[]): Ways {
  return dice.reduce<Ways>(
    (sums, faces) => {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums) {
        for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
      }
      return next;
    },
    new Map([[0, 1]]),
  );
}

/** In lowest terms, as odds write it: the share of the pairs of sums for which this holds. */
export function shareOf(
  one: Ways,
  other: Ways,
  holds: (one: number, other: number) => boolean,
): string {
  let good = 0;
  let all = 0;
  for (const [a, waysA] of one) {
    for (const [b, waysB] of other) {
      all += waysA * waysB;
      if (holds(a, b)) good += waysA * waysB;
    }
  }
  return fraction(good, all);
}

export function fraction(ways: number, of: number): string {
  let [large, small] = [ways, of];
  while (small > 0) [large, small] = [small, large % small];
  return `${ways / large}/${of / large}`;
}

/** The exact odds as answer and fraction, by the JSON of the answer. */
export function exactOdds<G extends GameTypes, A>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  question: Watch<G['event'], A>,
  next?: OddsOptions<G>['next'],
): Record<string, string> {
  const found = odds(game, state, move, question, next && { next });
  if (!found.exact) throw new Error('the odds are not exact');
  return Object.fromEntries(
    found.outcomes.map(({ answer, fraction: share }) => [JSON.stringify(answer), share]),
  );
}

/** How often each answer comes in so many seeded plays, by its JSON. */
export function playedOdds<G extends GameTypes, A>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  question: Watch<G['event'], A>,
  times: number,
  next?: OddsOptions<G>['next'],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const table = game.redeal(state, 'open', `played ${i}`);
    let answer: A | undefined;
    for (let now: G['move'] | undefined = move; now !== undefined; now = next?.(table)) {
      const events: G['event'][] = game.step(table, now);
      answer ??= events.map(question.answer).find((one) => one !== undefined);
    }
    const key = JSON.stringify(answer ?? question.otherwise);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Whether so many of these times are what this share leads one to expect: within four standard deviations. */
export function isLikely(count: number, times: number, share: string): boolean {
  const [ways = 0, of = 1] = share.split('/').map(Number);
  const p = ways / of;
  return Math.abs(count - times * p) <= 4 * Math.sqrt(times * p * (1 - p)) + 1;
}
