import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../../src/kernel/errors.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import { History } from '../../src/kernel/history.js';

/* A game as it goes on, with what is needed to take moves back; played on a game that only adds up. */

interface Sum extends GameTypes {
  state: GameTypes['state'] & { sum: number; last: number };
  move: { type: 'add' | 'show'; seat: number; amount: number };
}

/** Adds what moves say and what is rolled; `show` reveals a sum that is not 0. Counts the moves that are made. */
function summing() {
  let made = 0;
  const game = {
    copy: (state: Sum['state']) => ({ ...state }),
    step(state: Sum['state'], { amount }: Sum['move'], { rolls = [] }: { rolls?: number[] } = {}) {
      made++;
      state.last = amount;
      state.sum += amount + rolls.reduce((sum, roll) => sum + roll, 0);
      return [{ type: 'added', sum: state.sum }];
    },
    apply(before: Sum['state'], move: Sum['move'], chance: { rolls?: number[] }) {
      const state = { ...before };
      const events = game.step(state, move, chance);
      return { state, events, revealed: move.type === 'show' && before.sum > 0 };
    },
  };
  return { game: game as unknown as Game<Sum>, made: () => made };
}

const start = () => ({ sum: 0, last: 0 }) as Sum['state'];
const add = (amount: number, seat = 0): Sum['move'] => ({ type: 'add', seat, amount });

/** The moves that add 1, 2, 3, … */
function playedTo(count: number, isRecorded = false) {
  const { game, made } = summing();
  const history = new History(game, start(), isRecorded);
  for (let i = 1; i <= count; i++) history.play(add(i), undefined);
  return { history, made };
}

describe('a history', () => {
  test('plays in place, gives the events, and counts what stands', () => {
    const state = start();
    const history = new History(summing().game, state, false);
    expect(history.moves).toBe(0);
    expect(history.play(add(4), [3])).toEqual([{ type: 'added', sum: 7 }]);
    expect(history.state).toBe(state);
    expect(history.moves).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 2],
    [49, 1],
    [50, 1],
    [50, 50],
    [51, 1],
    [51, 2],
    [52, 1],
    [100, 50],
    [101, 1],
    [130, 81],
    [130, 130],
  ])('of %i moves takes back %i, and goes on as if they had never been', (count, taken) => {
    const { history } = playedTo(count);
    history.undo(taken, 0);
    const left = count - taken;
    expect(history.moves).toBe(left);
    expect(history.state.sum).toBe((left * (left + 1)) / 2);
    for (let i = left + 1; i <= count + 60; i++) history.play(add(i), undefined);
    const all = count + 60;
    expect(history.state.sum).toBe((all * (all + 1)) / 2);
    history.undo(1, 0);
    expect(history.state.sum).toBe((all * (all - 1)) / 2);
    history.undo(all - 1, 0);
    expect([history.moves, history.state.sum]).toEqual([0, 0]);
  });

  test('replays what was rolled', () => {
    const history = new History(summing().game, start(), false);
    history.play(add(1), [10]);
    history.play(add(2), [20]);
    history.play(add(3), [30]);
    history.undo(1, 0);
    expect(history.state.sum).toBe(33);
  });

  test('replays what was rolled for a move, not what was for one that was taken back', () => {
    const history = new History(summing().game, start(), false);
    history.play(add(1), [10]);
    history.play(add(2), [20]);
    history.undo(1, 0);
    history.play(add(3), [30]);
    history.play(add(4), [40]);
    history.undo(1, 0);
    expect(history.state.sum).toBe(1 + 10 + 3 + 30);
  });

  test('keeps rolls with their moves once the oldest are forgotten', () => {
    const history = new History(summing().game, start(), true);
    for (let i = 1; i <= 20_005; i++) history.play(add(i), [i]);
    history.undo(2, 0);
    expect(history.state).toMatchObject({ last: 20_003, sum: 20_003 * 20_004 });
  });

  test('asks with the rolls of the moves to be taken back whether one of them revealed something', () => {
    const history = new History(summing().game, start(), false);
    history.play(add(0), [5]);
    history.play(add(-5), undefined);
    history.play({ type: 'show', seat: 0, amount: 0 }, undefined);
    history.undo(2, 0);
    expect(history.state.sum).toBe(5);
  });

  test('plays at most 49 moves again to take one back, where nothing was secret', () => {
    const { history, made } = playedTo(150, true);
    history.undo(1, 0);
    expect(made()).toBe(150 + 49);
    history.undo(49, 0);
    expect(made()).toBe(150 + 49);
  });
});

describe('moves cannot be taken back', () => {
  const refusal = (work: () => void) => {
    expect(work).toThrow(InvalidInput);
    return expect(work);
  };

  test('where there are fewer', () => {
    const { history } = playedTo(2);
    refusal(() => history.undo(3, 0)).toThrow(
      'undo: undo: only 2 moves can be taken back here, not 3',
    );
    expect(history.moves).toBe(2);
  });

  test('by another seat than the one that made all of them', () => {
    const history = new History(summing().game, start(), false);
    history.play(add(1, 1), undefined);
    history.play(add(2, 0), undefined);
    const why = 'seat 0 cannot take back a move of seat 1';
    refusal(() => history.undo(2, 0)).toThrow(why);
    history.undo(1, 0);
    refusal(() => history.undo(1, 0)).toThrow(why);
    history.undo(1, 1);
    expect(history.moves).toBe(0);
  });

  test('once one of them has revealed something', () => {
    const history = new History(summing().game, start(), false);
    history.play(add(0), [1]);
    history.play({ type: 'show', seat: 0, amount: 1 }, undefined);
    history.play(add(2), undefined);
    const why = '"show" has revealed something and stands';
    refusal(() => history.undo(2, 0)).toThrow(why);
    refusal(() => history.undo(3, 0)).toThrow(why);
    history.undo(1, 0);
    expect(history.state.sum).toBe(2);
  });

  test('but in a recorded game anybody takes back anything', () => {
    const history = new History(summing().game, start(), true);
    history.play({ type: 'show', seat: 1, amount: 1 }, undefined);
    history.play(add(2), undefined);
    history.undo(2, 2);
    expect([history.moves, history.state.sum]).toEqual([0, 0]);
    refusal(() => history.undo(1, 2)).toThrow('only 0 moves');
  });

  test('beyond the last 10,000 once 20,000 were made, and all before are still counted', () => {
    const { history } = playedTo(19_999, true);
    history.undo(10_001, 0);
    expect(history.moves).toBe(9_998);
    for (let i = 9_999; i <= 20_000; i++) history.play(add(i), undefined);
    expect(history.moves).toBe(20_000);
    refusal(() => history.undo(10_001, 0)).toThrow('only 10000 moves can be taken back here');
    history.undo(10, 0);
    expect(history.state).toMatchObject({ last: 19_990, sum: (19_990 * 19_991) / 2 });
    history.undo(9_990, 0);
    expect(history.moves).toBe(10_000);
    expect(history.state).toMatchObject({ last: 10_000, sum: (10_000 * 10_001) / 2 });
  });
});
