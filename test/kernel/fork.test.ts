import { describe, expect, test } from 'vitest';
import type { AskRules } from '../../src/kernel/ask.js';
import { EndlessChance, RollsError } from '../../src/kernel/ask.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { questionOf } from '../../src/kernel/fork.js';
import type { Game } from '../../src/kernel/game.js';
import { odds } from '../../src/kernel/odds.js';
import type { Table } from '../../src/kernel/play.js';
import type { Watch } from '../../src/kernel/watch.js';
import { type Duel, duel, duelDefinition, duelWith } from './duel.js';

/* How the ways of chance are told apart and put together, and what the odds of them are. */

const lay = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
const dealt = ['c8', 'c1', 'c7', 'c2'];
const words = duelDefinition.chance as AskRules<Duel>;
const last = lay(1, 'c7');

/** Seat 0 has laid its card; when seat 1 lays its own, both are turned up. */
function beforeReveal(game: Game<Duel>): Duel['state'] {
  return game.apply(game.setup({ players: 2, seed: 1 }, { rolls: dealt }), lay(0, 'c8')).state;
}

/** A duel in which turning up the cards does this, with these words for prizes. */
function revealing(
  work: (table: Table<Duel>) => void,
  prize: Partial<AskRules<Duel>['prize']> = {},
) {
  return duelWith({
    chance: { ...words, prize: { ...words.prize, ...prize } },
    steps: {
      ...duelDefinition.steps,
      reveal: {
        resolve(table) {
          work(table);
          table.next({ type: 'endRound' });
        },
      },
    },
  });
}

const won = (amount: number) => ({ type: 'prizeWon', seat: 0, amount }) as const;
const prizes: Watch<Duel['event'], number | null> = {
  answer: (event) => (event.type === 'prizeWon' ? event.amount : undefined),
  otherwise: null,
};

/** What the dice were, in their order, with how likely that is. */
function fractions(game: Game<Duel>, question = rolled): [Record<string, string>, number] {
  const { outcomes, leaves } = odds(game, beforeReveal(game), last, question);
  const told = outcomes.map(({ answer, fraction }) => [JSON.stringify(answer), fraction]);
  return [Object.fromEntries(told), leaves];
}

const rolled = ({ events }: { events: readonly Duel['event'][] }) =>
  events.flatMap((event) => event.rolls ?? []);

describe('a question', () => {
  test('that nobody has words for is taken as it is', () => {
    expect(questionOf('prize', [1, 1, 2], undefined, 'summed')).toEqual({
      label: 'prize',
      options: [1, 1, 2],
      ways: [
        { index: 0, kind: 1, weight: 2 },
        { index: 2, kind: 2, weight: 1 },
      ],
      isUnordered: false,
      amounts: undefined,
    });
  });

  test('has a way for every kind', () => {
    const game = revealing((table) => table.emit(won(table.roll('prize', [1, 2, 3, 5, 7]))), {
      kind: (_asking, roll) => (Number(roll) % 2 ? 'odd' : 'even'),
    });
    expect(fractions(game)).toEqual([{ '[1]': '4/5', '[2]': '1/5' }, 2]);
  });

  test('is another one where its label is, though the dice are the same', () => {
    const game = revealing(
      (table) => {
        table.roll('prize', [1, 2, 3]);
        table.emit(won(table.roll('risk.0', [1, 2, 3])));
      },
      { kind: (_asking, roll) => Number(roll) % 2 },
    );
    const third = (answer: string, share: string) =>
      [1, 2, 3].map((n) => [`[${answer},${n}]`, share]);
    const expected = Object.fromEntries([...third('1', '2/9'), ...third('2', '1/9')]);
    expect(fractions(game)).toEqual([expected, 6]);
  });
});

describe('dice without an order', () => {
  const two = [1, 2] as const;

  test.each<[number, Record<string, string>]>([
    [2, { '[1,1]': '1/4', '[1,2]': '1/2', '[2,2]': '1/4' }],
    [3, { '[1,1,1]': '1/8', '[1,1,2]': '3/8', '[1,2,2]': '3/8', '[2,2,2]': '1/8' }],
  ])('%i at once: every set is walked once', (count, expected) => {
    const game = revealing(
      (table) => {
        for (let i = 0; i < count; i++) table.roll('prize', two);
        table.emit(won(0));
      },
      { order: 'any' },
    );
    expect(fractions(game)).toEqual([expected, count + 1]);
  });

  const quarters = { '[1,1]': '1/4', '[1,2]': '1/4', '[2,1]': '1/4', '[2,2]': '1/4' };

  test('have one where something happens between them', () => {
    const game = revealing(
      (table) => {
        table.emit(won(table.roll('prize', two)));
        table.emit(won(table.roll('prize', two)));
      },
      { order: 'any' },
    );
    expect(fractions(game)).toEqual([quarters, 4]);
  });

  test('have one where different seats roll them', () => {
    const game = revealing(
      (table) => {
        table.roll('prize.0', two);
        table.roll('prize.1', two);
        table.emit(won(0));
      },
      { order: 'any' },
    );
    expect(fractions(game)).toEqual([quarters, 4]);
  });
});

describe('what is asked of odds', () => {
  test('is asked with everything that has happened', () => {
    const game = revealing((table) => table.emit(won(table.roll('prize', [4]))));
    const types = ({ events }: { events: readonly Duel['event'][] }) =>
      events.map(({ type }) => type);
    const state = beforeReveal(game);
    const happened = types(game.apply(state, last));
    expect(odds(game, state, last, types).outcomes).toMatchObject([{ answer: happened }]);
    const coin = revealing((table) => table.emit(won(table.roll('prize', [4, 5]))));
    expect(odds(coin, state, last, types, { limit: 1 })).toMatchObject({
      exact: false,
      leaves: 1,
      outcomes: [{ answer: happened, probability: 1 }],
    });
  });

  test('ends a way as soon as there is an answer, also where moves are said to follow', () => {
    const game = revealing((table) => {
      table.emit(won(table.roll('prize', [2, 3, 1])));
      table.emit(won(table.roll('risk.0', [7, 8])));
    });
    const next = () => {
      throw new Error('nobody needs to know');
    };
    const found = odds(game, beforeReveal(game), last, prizes, { next });
    expect(found.leaves).toBe(3);
    // As likely as each other: in the order of the answers.
    expect(found.outcomes.map(({ answer }) => answer)).toEqual([1, 2, 3]);
  });

  test('is otherwise where no event answers', () => {
    const game = revealing((table) => table.emit({ type: 'pointsKept', seat: 0 }));
    const found = odds(game, beforeReveal(game), last, prizes);
    expect(found.outcomes).toMatchObject([{ answer: null, fraction: '1/1' }]);
  });

  test('follows moves in samples too', () => {
    const game = duel.withContent({ ...duel.content, id: 'even', die: [2, 4] });
    const next = (now: Duel['state']) => {
      const step = now.agenda.at(-1);
      return step?.type === 'bet' ? ({ type: 'risk', seat: 0, amount: 1 } as const) : undefined;
    };
    const points = ({ state }: { state: Duel['state'] }) => state.points[0];
    const found = odds(game, beforeReveal(game), last, points, { next, limit: 3 });
    expect(found).toMatchObject({ exact: false, leaves: 3 });
    // A prize of 2 or 4, and one more point, for all faces are even.
    for (const { answer } of found.outcomes) expect([3, 5]).toContain(answer);
    const all = found.outcomes.reduce((sum, { probability }) => sum + probability, 0);
    expect(all).toBeCloseTo(1, 12);
  });

  test('has no end where moves follow for ever', () => {
    const again = { type: 'bet', seat: 0 } as const;
    const game = duelWith({
      steps: {
        ...duelDefinition.steps,
        reveal: {
          resolve(table) {
            table.state.points[0] = 5;
            table.next(again);
          },
        },
      },
      moves: duelDefinition.moves.map((move) => {
        if (move.type !== 'done') return move;
        return { ...move, perform: (table) => table.next(again) };
      }),
    });
    const next = () => ({ type: 'done', seat: 0 }) as const;
    const ask = () => odds(game, beforeReveal(game), last, () => 1, { next });
    expect(ask).toThrow(InvalidInput);
    expect(ask).toThrow('odds: next: more than 1000 moves follow');
  });
});

describe('chance that is asked without end', () => {
  const game = revealing((table) => {
    let sum = 0;
    for (let face = 0; face !== 6; sum += face) face = table.roll('prize', [1, 6]);
    table.emit(won(sum));
  });

  test('has no branches', () => {
    const walk = () => [...game.branches(beforeReveal(game), last)];
    expect(walk).toThrow(EndlessChance);
    expect(walk).toThrow('move: chance may be asked without end');
  });

  test('has odds by samples, also for a seat', () => {
    const question = ({ state }: { state: Duel['state'] }) => state.agenda.length;
    const options = { limit: 10 };
    expect(odds(game, beforeReveal(game), last, question, options)).toMatchObject({
      exact: false,
      leaves: 10,
    });
    const seen = odds(game, beforeReveal(game), last, question, { ...options, seat: 1, worlds: 5 });
    expect(seen).toMatchObject({ exact: false, leaves: 10, worlds: 5 });
  });
});

describe('odds for a seat', () => {
  const points = ({ state }: { state: Duel['state'] }) => state.points;
  const start = duel.setup({ players: 2, seed: 1 }, { rolls: dealt });

  test.each([
    [100, 40],
    [40, 40],
    [39, 30],
    [20, 20],
    [5, 10],
  ])('of at most %i ways in 10 worlds walk %i', (limit, leaves) => {
    const game = duel.withContent({ ...duel.content, id: 'even', die: [2, 4, 6, 8, 2, 4] });
    const options = { seat: 1, worlds: 10, limit };
    const found = odds(game, beforeReveal(game), last, points, options);
    // Four kinds of faces in each world, where that many may be walked; one at least.
    expect(found.leaves).toBe(leaves);
  });

  test('leave out the worlds in which the move cannot be made', () => {
    const found = odds(duel, start, lay(0, 'c8'), points, { seat: 1, worlds: 200 });
    // Seat 0 holds two of the six cards that seat 1 has not seen.
    expect(Math.abs(found.worlds / 200 - 1 / 3)).toBeLessThan(0.1);
    const nowhere = () => odds(duel, start, lay(0, 'c7'), points, { seat: 1, worlds: 20 });
    expect(nowhere).toThrow(InvalidInput);
    expect(nowhere).toThrow(
      'odds: move: in none of the worlds that look the same to this seat can the move be made',
    );
  });

  test('do not leave out worlds that are broken', () => {
    const broken = duelWith({
      redeal: ({ state }) => state.agenda.push({ type: 'endless' } as never),
    });
    const ask = () => odds(broken, start, lay(0, 'c8'), points, { seat: 1 });
    expect(ask).toThrow('state of Duel: ');
  });

  test('of one world say nothing of how worlds differ', () => {
    const found = odds(duel, beforeReveal(duel), last, points, { seat: 1, worlds: 1 });
    expect(found.outcomes.length).toBeGreaterThan(1);
    for (const { error } of found.outcomes) expect(error).toBeCloseTo(1.96 ** 2 / 2, 12);
  });
});

describe('rolls that are handed in', () => {
  test('and cannot be read are named', () => {
    const rolls = {
      get rolls(): number[] {
        throw new Error('not now');
      },
    };
    const play = () => duel.apply(beforeReveal(duel), last, rolls);
    expect(play).toThrow(InvalidInput);
    expect(play).toThrow('recorded rolls: rolls: they cannot be read: not now');
  });

  test('and cannot be are an error, not a question', () => {
    expect(() => duel.asks(beforeReveal(duel), last, [7])).toThrow(RollsError);
    expect(duel.asks(beforeReveal(duel), last, [])).toHaveProperty('ask');
  });
});
