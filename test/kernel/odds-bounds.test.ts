import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.js';
import { odds } from '../../src/kernel/odds.js';
import type { AnyMoveRule } from '../../src/kernel/play.js';
import { probabilityOf, Tally } from '../../src/kernel/tally.js';
import { type Duel, duel, duelDefinition, duelWith, type Move, type State } from './duel.js';

const lay = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
const last = lay(1, 'c7');

/** Both have laid a card but for seat 1, whose move turns them up: seat 0 wins the prize. */
function beforeReveal(game: Game<Duel>): State {
  const rolls = ['c8', 'c1', 'c7', 'c2'];
  return game.apply(game.setup({ players: 2, seed: 1 }, { rolls }), lay(0, 'c8')).state;
}

/** A duel in which who keeps the points is asked again, for ever. */
const asking = duelWith({
  steps: { ...duelDefinition.steps, bet: { seats: (_position, { seat }) => [seat] } },
  moves: (duelDefinition.moves as readonly AnyMoveRule<Duel>[]).map((rule) => {
    if (rule.type !== 'done') return rule;
    return { ...rule, perform: (table, { seat }) => table.next({ type: 'bet', seat }) };
  }),
});
const done: Move = { type: 'done', seat: 0 };
const pointsOf = ({ state }: { readonly state: State }) => state.points[0];

describe('moves that follow each other', () => {
  const betting = asking.apply(beforeReveal(asking), last, { rolls: [5] }).state;

  /** The same answer so many times, then none. */
  const times = (count: number) => {
    let left = count;
    return () => (--left >= 0 ? done : undefined);
  };

  test('may be 1000, and are endless beyond', () => {
    const followed = (count: number) => () =>
      odds(asking, betting, done, pointsOf, { next: times(count) });
    expect(followed(999)()).toMatchObject({ exact: true, outcomes: [{ answer: 5 }] });
    expect(followed(1000)).toThrow('odds: next: more than 1000 moves follow');
  });

  test('may be 1000 where ways are sampled, too', () => {
    // Prizes of 1 and 2 end at once, so that two ways are too many; from 3 on the moves follow.
    const sampled = (count: number) => {
      const found: (string | undefined)[] = [];
      for (let seed = 0; seed < 12; seed++) {
        let left = count;
        const next = ({ points: [won = 0] }: State) => (won > 2 && --left >= 0 ? done : undefined);
        const options = { limit: 1, seed, next };
        try {
          const { exact, outcomes } = odds(asking, beforeReveal(asking), last, pointsOf, options);
          expect(exact).toBe(false);
          found.push(outcomes.length === 1 ? 'answered' : undefined);
        } catch (error) {
          found.push((error as Error).message);
        }
      }
      return new Set(found);
    };
    expect(sampled(999)).toEqual(new Set(['answered']));
    expect(sampled(1000)).toEqual(new Set(['answered', 'odds: next: more than 1000 moves follow']));
  });
});

describe('worlds of a seat', () => {
  test('share the limit, and each has at least one way', () => {
    const state = beforeReveal(duel);
    const leavesOf = (limit: number, worlds: number) => {
      return odds(duel, state, last, pointsOf, { seat: 1, limit, worlds }).leaves;
    };
    // Somebody wins the prize in every world, and six faces are six ways.
    expect(leavesOf(100, 10)).toBe(60);
    expect(leavesOf(40, 10)).toBe(40);
    expect(leavesOf(5, 10)).toBe(10);
  });

  test('a single one is as unsure as a single sample', () => {
    const { worlds, outcomes } = odds(duel, beforeReveal(duel), last, () => 'same', {
      seat: 1,
      worlds: 1,
    });
    expect(worlds).toBe(1);
    // Nothing differs: what is left of 1.96 √(0 / 1 + 1.96² / 4).
    expect(outcomes).toEqual([
      { answer: 'same', probability: 1, fraction: '1/1', error: expect.closeTo(1.96 ** 2 / 2, 12) },
    ]);
  });

  test('in which the move cannot be made are left out, and without any there are no odds', () => {
    const state = beforeReveal(duel);
    // Seat 0 has laid one card and holds another: of six cards that seat 1 has not seen one is c1.
    const before = { ...structuredClone(state), laid: [null, 'c7'], hands: [['c1', 'c8'], ['c2']] };
    const first = lay(0, 'c1');
    const found = odds(duel, before as State, first, pointsOf, { seat: 1, worlds: 60 });
    expect(found.worlds).toBeGreaterThan(0);
    expect(found.worlds).toBeLessThan(60);
    expect(() => odds(duel, before as State, lay(0, 'c2'), pointsOf, { seat: 1 })).toThrow(
      'odds: move: in none of the worlds that look the same to this seat can the move be made',
    );
    expect(() =>
      odds(
        duel,
        state,
        last,
        () => {
          throw new Error('no idea');
        },
        { seat: 1 },
      ),
    ).toThrow('no idea');
  });
});

test('equally likely answers come in the order of their JSON', () => {
  const game = duel.withContent({ ...duel.content, id: 'coins', die: [10, 9, 1, 2] });
  const { outcomes } = odds(game, beforeReveal(game), last, pointsOf);
  expect(outcomes.map(({ answer }) => answer)).toEqual([1, 10, 2, 9]);
});

describe('shares as numbers', () => {
  test.each<[bigint, bigint, number]>([
    [1n, 4n, 0.25],
    [3n, 3n, 1],
    [1n, 2n ** 999n, 2 ** -999],
    [2n ** 1999n, 2n ** 2000n, 0.5],
    [3n * 2n ** 4998n, 2n ** 5000n, 0.75],
  ])('%i of %i', (ways, of, share) => {
    expect(probabilityOf(ways, of)).toBe(share);
  });

  test('of an answer that never came are 0', () => {
    const tally = new Tally<string>();
    tally.add('yes', 1n, 2n);
    tally.add('yes', 1n, 3n);
    expect(tally.probability('"yes"')).toBeCloseTo(5 / 6, 15);
    expect(tally.probability('"no"')).toBe(0);
    expect(tally.count).toBe(2);
  });

  test('of several tallies count the same', () => {
    const [one, other] = [new Tally<string>(), new Tally<string>()];
    one.add('yes', 1n, 2n);
    one.add('no', 1n, 2n);
    other.add('yes', 1n, 1n);
    expect(Tally.mean([one])).toBe(one);
    expect(Tally.mean([one, other]).entries()).toEqual([
      { key: '"yes"', answer: 'yes', ways: 3n, of: 4n },
      { key: '"no"', answer: 'no', ways: 1n, of: 4n },
    ]);
  });

  test.each<[unknown, string]>([
    [undefined, 'undefined'],
    [null, 'null'],
    [{ b: 1, a: { d: null, c: [2] } }, '{"a":{"c":[2],"d":null},"b":1}'],
    [[{ b: 1, a: 2 }], '[{"a":2,"b":1}]'],
    [['x', 1], '["x",1]'],
  ])('the key of %j is %s', (answer, key) => {
    const tally = new Tally<unknown>();
    tally.add(answer, 1n, 1n);
    expect(tally.entries()).toEqual([{ key, answer, ways: 1n, of: 1n }]);
  });
});
