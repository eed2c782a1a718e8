import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskRules } from '../../src/kernel/ask.js';
import type { Branch, Game } from '../../src/kernel/game.js';
import { odds } from '../../src/kernel/odds.js';
import type { Table } from '../../src/kernel/play.js';
import { Tally } from '../../src/kernel/tally.js';
import type { Watch } from '../../src/kernel/watch.js';
import { drawTop, type Pile } from '../../src/kit/piles.js';
import { fraction } from '../odds.js';
import { type Duel, duel, duelDefinition, duelWith } from './duel.js';

const lay = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
const rolls = ['c8', 'c1', 'c7', 'c2'];

/** Both have laid a card but for seat 1, whose move turns them up. */
function beforeReveal(game: Game<Duel>, pile?: Pile) {
  const state = game.apply(game.setup({ players: 2, seed: 1 }, { rolls }), lay(0, 'c8')).state;
  return pile === undefined ? state : { ...structuredClone(state), pile };
}

const last = lay(1, 'c7');

/** A duel in which the reveal deals so many cards of the pile to seat 0. */
function dealing(count: number, order?: 'any'): Game<Duel> {
  const chance = duelDefinition.chance as AskRules<Duel>;
  return duelWith({
    chance: { ...chance, deal: { ...chance.deal, ...(order && { order }) } },
    steps: {
      ...duelDefinition.steps,
      reveal: {
        resolve(table) {
          const cards: string[] = [];
          const { pile } = table.state;
          for (let i = 0; i < count; i++) cards.push(drawTop(table, 'deal.0', pile));
          for (const card of cards) table.emit({ type: 'cardDealt', seat: 0, card });
          table.next({ type: 'endRound' });
        },
      },
    },
  });
}

/** A duel in which the reveal rolls these dice for seat 0, all at once; their sum is the prize. */
function rolling(dice: readonly (readonly number[])[]): Game<Duel> {
  return winning((table) => {
    const faces = dice.map((die) => table.roll('prize.0', die));
    const amount = faces.reduce((sum, face) => sum + face, 0);
    table.state.points[0] = amount;
    return amount;
  });
}

/** A duel in which the reveal wins seat 0 a prize as large as its dice say, which add up. */
function winning(amountBy: (table: Table<Duel>) => number): Game<Duel> {
  const chance = duelDefinition.chance as AskRules<Duel>;
  return duelWith({
    chance: { ...chance, prize: { ...chance.prize, adds: (_asking, roll) => [Number(roll)] } },
    steps: {
      ...duelDefinition.steps,
      reveal: {
        resolve(table) {
          table.emit({ type: 'prizeWon', seat: 0, amount: amountBy(table) });
          table.next({ type: 'endRound' });
        },
      },
    },
  });
}

const dealt = ({ events }: Pick<Branch<Duel>, 'events'>): string[] =>
  events.flatMap((event) => (event.type === 'cardDealt' ? [event.card ?? ''] : []));

/** All orders of a pile that was shuffled layer by layer. */
function shuffles(pile: Pile): string[][] {
  const [layer, ...rest] = pile;
  if (layer === undefined) return [[]];
  return orders(layer).flatMap((top) => shuffles(rest).map((below) => [...top, ...below]));
}

function orders(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) => {
    return orders(cards.filter((_, at) => at !== i)).map((rest) => [card, ...rest]);
  });
}

function shareOfAll<T>(all: readonly T[], keyOf: (one: T) => string): Record<string, string> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, fraction(count, all.length)]),
  );
}

const fractionsOf = (found: ReturnType<typeof odds<Duel, unknown>>) =>
  Object.fromEntries(found.outcomes.map((one) => [JSON.stringify(one.answer), one.fraction]));

describe('branches', () => {
  test('are every face of a die once, with how many faces look like it', () => {
    const game = duel.withContent({ ...duel.content, id: 'loaded', die: [1, 1, 1, 6] });
    const found = [...game.branches(beforeReveal(game), last)];
    expect(found.map(({ rolls: tape, ways, of }) => [tape, ways, of])).toEqual([
      [[1], 3n, 4n],
      [[6], 1n, 4n],
    ]);
    expect(found.map(({ applied }) => applied?.state.points)).toEqual([
      [1, 0],
      [6, 0],
    ]);
  });

  test('give what `apply` gives with the same rolls', () => {
    const state = beforeReveal(duel);
    for (const { rolls: tape, applied } of duel.branches(state, last)) {
      expect(applied).toEqual(duel.apply(state, last, { rolls: tape }));
    }
  });

  test('of a move without chance there is one', () => {
    const [only, ...more] = [
      ...duel.branches(duel.setup({ players: 2, seed: 1 }, { rolls }), lay(0, 'c8')),
    ];
    expect([only?.ways, only?.of, only?.rolls, more]).toEqual([1n, 1n, [], []]);
  });

  test('end where nothing more needs to be known', () => {
    const game = dealing(2);
    const state = beforeReveal(game, [['c3', 'c4', 'c5']]);
    const until = (events: readonly Duel['event'][]) =>
      events.some(({ type }) => type === 'cardsShown' || type === 'cardLaid');
    const [only, ...more] = [...game.branches(state, last, { until })];
    expect([only?.applied, only?.events.length, more]).toEqual([undefined, 1, []]);
  });

  test('of an illegal move are refused', () => {
    expect(() => [...duel.branches(beforeReveal(duel), lay(1, 'c8'))]).toThrow('DU-');
  });
});

describe('lazily drawn piles', () => {
  const piles: Pile[] = [
    [['c3', 'c4', 'c5', 'c6']],
    [
      ['c3', 'c4'],
      ['c5', 'c6'],
    ],
    [['c3'], ['c4', 'c5', 'c6']],
    [['c3', 'c4', 'c5'], ['c6']],
  ];

  test.each(piles.flatMap((pile) => [1, 2, 3].map((count) => [pile, count] as const)))(
    'give the odds of true shuffles: %j, %i drawn',
    (pile, count) => {
      const game = dealing(count);
      const found = odds(game, beforeReveal(game, pile), last, dealt);
      const expected = shareOfAll(shuffles(pile), (order) => JSON.stringify(order.slice(0, count)));
      expect(fractionsOf(found)).toEqual(expected);
    },
  );

  test.each(piles.flatMap((pile) => [1, 2, 3].map((count) => [pile, count] as const)))(
    'and those of sets, where the order of the cards changes nothing: %j, %i drawn',
    (pile, count) => {
      const game = dealing(count, 'any');
      const question = (applied: Pick<Branch<Duel>, 'events'>) => dealt(applied).sort();
      const found = odds(game, beforeReveal(game, pile), last, question);
      const sets = (order: string[]) => JSON.stringify(order.slice(0, count).sort());
      expect(fractionsOf(found)).toEqual(shareOfAll(shuffles(pile), sets));
      expect(found.leaves).toBe(found.outcomes.length);
    },
  );
});

describe('dice that are rolled together', () => {
  const dice = [
    [1, 1, 2],
    [0, 3],
    [1, 2, 2],
    [0, 3],
  ];
  /** How many of the 36 rolls add up to each sum: 0, 3, 3, 6 of the second and fourth die, 2 to 4 of the others. */
  const ways = { 2: 2, 3: 5, 4: 2, 5: 4, 6: 10, 7: 4, 8: 2, 9: 5, 10: 2 };
  const sum: Watch<Duel['event'], number | null> = {
    answer: (event) => (event.type === 'prizeWon' ? event.amount : undefined),
    otherwise: null,
  };
  const expected = Object.fromEntries(
    Object.entries(ways).map(([amount, count]) => [amount, fraction(count, 36)]),
  );

  test('are walked once a sum where nothing else is looked at, with the same odds', () => {
    const game = rolling(dice);
    const singly = odds(game, beforeReveal(game), last, sum);
    const summed = odds(game, beforeReveal(game), last, { ...sum, dice: 'summed' });
    expect(fractionsOf(singly)).toEqual(expected);
    expect(summed.outcomes).toEqual(singly.outcomes);
    expect([singly.leaves, summed.leaves]).toEqual([16, 9]);
  });

  test('as branches: a roll of each sum, with what comes of it, and the shares add up to 1', () => {
    const game = rolling(dice);
    const state = beforeReveal(game);
    const found = [...game.branches(state, last, { dice: 'summed' })];
    expect(found[0]?.rolls).toEqual([1, 0, 1, 0]);
    for (const { rolls: tape, applied, ways: many, of } of found) {
      expect(applied).toEqual(game.apply(state, last, { rolls: tape }));
      const points = applied?.state.points[0] ?? 0;
      expect(tape.reduce<number>((total, roll) => total + Number(roll), 0)).toBe(points);
      expect(fraction(Number(many), Number(of))).toBe(expected[points]);
    }
    expect(found.reduce((total, branch) => total + branch.ways, 0n)).toBe(found[0]?.of);
  });

  test('are summed for each who rolls, also where nothing happens in between', () => {
    const game = winning((table) => {
      const mine = table.roll('prize.0', [1, 2, 3]);
      return mine - table.roll('prize.1', [1, 2]);
    });
    const found = odds(game, beforeReveal(game), last, { ...sum, dice: 'summed' });
    // 1-2 is -1; 1-1 and 2-2 are 0; 2-1 and 3-2 are 1; 3-1 is 2.
    expect(fractionsOf(found)).toEqual({ '-1': '1/6', 0: '1/3', 1: '1/3', 2: '1/6' });
  });

  test('of a game that does not say what they add are looked at one by one', () => {
    const state = beforeReveal(duel);
    const found = odds(duel, state, last, { ...sum, dice: 'summed' });
    expect(found).toEqual(odds(duel, state, last, sum));
  });

  test('may not be more or fewer by what they show', () => {
    const game = winning((table) => {
      return table.roll('prize.0', [0, 1]) === 1 ? table.roll('prize.0', [5]) : 0;
    });
    const ask = () => odds(game, beforeReveal(game), last, { ...sum, dice: 'summed' });
    expect(ask).toThrow('prize.0: how many dice depends on them');
  });
});

describe('odds', () => {
  const question = ({ state }: { state: Duel['state'] }) => state.points[0];

  test('are merged by the answer, the most likely first, and add up to 1', () => {
    const game = duel.withContent({ ...duel.content, id: 'loaded', die: [2, 3, 3, 5, 5, 5] });
    expect(odds(game, beforeReveal(game), last, question)).toEqual({
      exact: true,
      leaves: 3,
      worlds: 1,
      outcomes: [
        { answer: 5, probability: 1 / 2, fraction: '1/2', error: 0 },
        { answer: 3, probability: 1 / 3, fraction: '1/3', error: 0 },
        { answer: 2, probability: 1 / 6, fraction: '1/6', error: 0 },
      ],
    });
  });

  test('follow the moves that are said to follow', () => {
    const state = beforeReveal(duel);
    const risky = (now: Duel['state']) => {
      const step = now.agenda.at(-1);
      return step?.type === 'bet' ? ({ type: 'risk', seat: 0, amount: 1 } as const) : undefined;
    };
    const found = odds(duel, state, last, question, { next: risky });
    // A prize of n, then one point more or less; a prize of 1 is kept unasked.
    const expected: Record<number, number> = {};
    for (const prize of duel.content.die) {
      for (const change of prize === 1 ? [0, 0] : [-1, 1]) {
        expected[prize + change] = (expected[prize + change] ?? 0) + 1;
      }
    }
    const all = duel.content.die.length * 2;
    expect(fractionsOf(found)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([sum, ways]) => [sum, fraction(ways, all)])),
    );
  });

  test('answers are the same if they are the same JSON, whatever the order of their keys', () => {
    const game = duel.withContent({ ...duel.content, id: 'coin', die: [1, 2] });
    const found = odds(game, beforeReveal(game), last, ({ state }) => {
      return state.points[0] === 1 ? { a: 1, b: [{ c: 1, d: 2 }] } : { b: [{ d: 2, c: 1 }], a: 1 };
    });
    expect(found.outcomes).toHaveLength(1);
    expect(found.outcomes[0]?.fraction).toBe('1/1');
  });

  test('beyond the limit they are sampled, with a seed, and say how wrong they may be', () => {
    const game = dealing(3);
    const state = beforeReveal(game, [['c3', 'c4', 'c5', 'c6']]);
    const first = (applied: Pick<Branch<Duel>, 'events'>) => dealt(applied)[0];
    expect(odds(game, state, last, first, { limit: 24 })).toMatchObject({
      exact: true,
      leaves: 24,
    });
    const short = odds(game, state, last, first, { limit: 23 });
    expect([short.exact, short.leaves]).toEqual([false, 23]);
    expect(odds(game, state, last, first, { limit: 23 })).toEqual(short);
    expect(odds(game, state, last, first, { limit: 23, seed: 2 })).not.toEqual(short);
    for (const { probability, error } of short.outcomes) {
      expect(error).toBeGreaterThan(0);
      expect(Math.abs(probability - 1 / 4)).toBeLessThan(2 * error);
    }
  });

  test('for a seat, what it cannot know is dealt anew', () => {
    const state = beforeReveal(duel);
    const rival = ({ state: now }: { state: Duel['state'] }) => now.hands[0]?.includes('c1');
    const known = odds(duel, state, last, rival);
    expect(known.outcomes).toMatchObject([{ answer: true, fraction: '1/1' }]);
    const found = odds(duel, state, last, rival, { seat: 1, worlds: 300 });
    expect([found.exact, found.worlds]).toEqual([false, 300]);
    const [most, least] = found.outcomes;
    expect([most?.answer, least?.answer]).toEqual([false, true]);
    // Seat 0 holds one of the six cards that seat 1 has not seen, of which it has laid one.
    expect(Math.abs((least?.probability ?? 0) - 1 / 6)).toBeLessThan(2 * (least?.error ?? 0));
  });

  test.each([
    ['a limit of nothing', { limit: 0 }, 'limit'],
    ['half a world', { seat: 0, worlds: 0.5 }, 'worlds'],
    ['a seat that is none', { seat: 'a' as never }, 'seat'],
    ['a seed that is none', { seed: {} as never }, 'seed'],
  ])('%s is refused', (_name, options, field) => {
    expect(() => odds(duel, beforeReveal(duel), last, question, options)).toThrow(field);
  });

  test('an answer that is no JSON is refused', () => {
    expect(() => odds(duel, beforeReveal(duel), last, () => 1n)).toThrow('an answer must be JSON');
  });
});

test('a tally adds up whatever fractions there are to exactly 1', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, (sizes) => {
      // One after the other takes 1/n of what is left, the last one all of it.
      const tally = new Tally<string>();
      let left = { ways: 1n, of: 1n };
      for (const size of sizes) {
        tally.add('same', left.ways, left.of * BigInt(size));
        left = { ways: left.ways * BigInt(size - 1), of: left.of * BigInt(size) };
      }
      tally.add('same', left.ways, left.of);
      expect(tally.entries()).toMatchObject([{ ways: 1n, of: 1n }]);
    }),
  );
});
