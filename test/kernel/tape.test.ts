import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedChance, Tape } from '../../src/kernel/chance.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import { rollsOf } from '../../src/kernel/log.js';
import { duel } from './duel.js';

/** Where and why these rolls are refused. */
function refusalOf(work: () => unknown): { path: readonly unknown[]; message: string } {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues[0] as (typeof error.issues)[number];
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a tape', () => {
  test('gives its entries in order, as indexes of the options', () => {
    const tape = new Tape(['b', 3, 'a']);
    expect(tape.choose('x', ['a', 'b', 'c'])).toBe(1);
    expect(tape.choose('x', [1, 2, 3])).toBe(2);
    expect(tape.choose('x', ['a'])).toBe(0);
    tape.finish();
  });

  test('takes the first of several equal faces', () => {
    const tape = new Tape([2, 2]);
    expect(tape.choose('die', [1, 1, 2, 2, 2, 3])).toBe(2);
    expect(tape.choose('die', [1, 1, 2, 2, 2, 3])).toBe(2);
  });

  test('tells texts from numbers', () => {
    expect(refusalOf(() => new Tape(['1']).choose('die', [1, 2, 3]))).toEqual({
      path: ['rolls', 0],
      message: 'die: "1" cannot come',
    });
  });

  test('names the entry that cannot have been', () => {
    const tape = new Tape([1, 2, 7]);
    tape.choose('die', [1, 2]);
    tape.choose('die', [1, 2]);
    expect(refusalOf(() => tape.choose('the third die', [1, 2]))).toEqual({
      path: ['rolls', 2],
      message: 'the third die: 7 cannot come',
    });
  });

  test('says when it ends too early', () => {
    const tape = new Tape([1]);
    tape.choose('die', [1, 2]);
    expect(refusalOf(() => tape.choose('the next die', [1, 2]))).toEqual({
      path: ['rolls', 1],
      message: 'the recorded rolls end before the next die',
    });
  });

  test.each([
    [1, '1 recorded roll left over'],
    [3, '3 recorded rolls left over'],
  ])('says that %i are left over', (left, message) => {
    const tape = new Tape([1, ...Array.from({ length: left }, () => 1)]);
    tape.choose('die', [1]);
    expect(refusalOf(() => tape.finish())).toEqual({ path: ['rolls', 1], message });
  });

  test.each<[string, unknown, number]>([
    ['a number', 5, 0],
    ['nothing', null, 0],
    ['a text', 'abc', 0],
    ['an object', { 0: 1 }, 0],
    ['a half', [1, 0.5], 1],
    ['not a number', [1, 2, Number.NaN], 2],
    ['a list in it', [[1]], 0],
    // biome-ignore lint/suspicious/noSparseArray: this is the case
    ['a hole', [1, , 2], 1],
    ['a text of a megabyte', ['a', 'b', 'x'.repeat(1_000_000)], 2],
  ])('%s is no tape', (_name, rolls, index) => {
    expect(refusalOf(() => new Tape(rolls))).toEqual({
      path: ['rolls', index],
      message: 'recorded rolls must be a list of at most 10000 faces, card ids or seats',
    });
  });
});

describe('a game on tape', () => {
  const setup = { players: 2, seed: 'table' };

  test('has one entry for every draw, and the state holds what was recorded', () => {
    const { state, events } = duel.start(setup, { rolls: ['c8', 'c1', 'c7', 'c2'] });
    expect(state.hands).toEqual([
      ['c1', 'c8'],
      ['c2', 'c7'],
    ]);
    expect(state.pile).toEqual([['c3', 'c4', 'c5', 'c6']]);
    expect(events.map(({ rolls }) => rolls)).toEqual([undefined, ['c8'], ['c1'], ['c7'], ['c2']]);
    expect(rollsOf(events)).toEqual(['c8', 'c1', 'c7', 'c2']);
  });

  test('needs an entry also where only one outcome was possible', () => {
    const oneFace = { ...duel.content, id: 'one-face', die: [4] };
    const game = duel.withContent(oneFace);
    const first = game.setup(setup, { rolls: ['c8', 'c1', 'c7', 'c2'] });
    const second = game.apply(first, { type: 'lay', seat: 0, card: 'c8' }, { rolls: [] }).state;
    const last = { type: 'lay', seat: 1, card: 'c7' } as const;
    expect(refusalOf(() => game.apply(second, last, { rolls: [] }))).toEqual({
      path: ['rolls', 0],
      message: expect.stringMatching(/^the recorded rolls end before prize: /),
    });
    const { state, events } = game.apply(second, last, { rolls: [4] });
    expect(state.points).toEqual([4, 0]);
    expect(rollsOf(events)).toEqual([4]);
  });

  test('leaves the seeded chance alone', () => {
    const taped = duel.setup(setup, { rolls: ['c8', 'c1', 'c7', 'c2'] });
    expect(taped.chance).toEqual(seedChance('table'));
  });

  test.each([
    ['impossible', ['c8', 'c1', 'c8', 'c2'], 2, 'deal.1: "c8" cannot come'],
    ['too few', ['c8', 'c1', 'c7'], 3, 'the recorded rolls end before deal.1'],
    ['too many', ['c8', 'c1', 'c7', 'c2', 'c3', 6], 4, '2 recorded rolls left over'],
  ])('%s rolls are refused with their index', (_name, rolls, index, message) => {
    expect(refusalOf(() => duel.setup(setup, { rolls }))).toEqual({
      path: ['rolls', index],
      message: expect.stringContaining(message),
    });
  });

  test('a refused tape changes nothing, and tryApply says why', () => {
    const state = duel.setup(setup, { rolls: ['c8', 'c1', 'c7', 'c2'] });
    const before = structuredClone(state);
    const move = { type: 'lay', seat: 0, card: 'c8' };
    expect(duel.tryApply(state, move, { rolls: [3] })).toEqual({
      ok: false,
      rule: null,
      title: 'Recorded rolls',
      message: 'recorded rolls: rolls.0: 1 recorded roll left over',
    });
    expect(state).toEqual(before);
  });

  test('the tape of any seeded game plays the same game under any other seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.infiniteStream(fc.nat()), (seed, other, picks) => {
        const started = duel.start({ players: 3, seed });
        let { state } = started;
        let taped = duel.setup({ players: 3, seed: other }, { rolls: rollsOf(started.events) });
        for (let moves = duel.legalMoves(state); moves.length > 0; moves = duel.legalMoves(state)) {
          const move = moves[picks.next().value % moves.length] as (typeof moves)[number];
          const applied = duel.apply(state, move);
          taped = duel.apply(taped, move, { rolls: rollsOf(applied.events) }).state;
          state = applied.state;
          expect({ ...taped, chance: state.chance }).toEqual(state);
        }
      }),
    );
  });
});
