import { describe, expect, test } from 'vitest';
import { hint, random, search, sensible } from '../../src/bots/index.js';
import { blockMania, choiceOf, InvalidInput, neonGods, seededRandom } from '../../src/index.js';
import { duel } from '../kernel/duel.js';

/** A decision in the middle of a game of sensible players. */
function middleOf(game: typeof neonGods, decisions: number) {
  const state = game.setup({ players: 2, seed: 'middle' });
  const moving = seededRandom('middle');
  for (let i = 0; i < decisions; i++) {
    const [seat = 0] = game.toAct(state);
    game.step(state, sensible(game)(choiceOf(game, state, seat, moving)));
  }
  const [seat = 0] = game.toAct(state);
  return (seed: string) => choiceOf(game, state, seat, seededRandom(seed));
}

describe('search', () => {
  test('the same seed and budget give the same move and the same hint', () => {
    const choice = middleOf(neonGods, 60);
    const bot = search(neonGods, { iterations: 30 });
    expect(bot(choice('a'))).toEqual(bot(choice('a')));
    const options = { iterations: 30 };
    expect(hint(choice('a'), options)).toEqual(hint(choice('a'), options));
  });

  test('milliseconds end it before its iterations do', () => {
    const bot = search(neonGods, { iterations: 10_000_000, milliseconds: 1 });
    const choice = middleOf(neonGods, 30)('a');
    expect(choice.moves).toContainEqual(bot(choice));
  });

  /** The last bet of a game of Duel, which the seat makes with these points. */
  function lastBet(points: [number, number]) {
    const moving = seededRandom('last');
    let state = structuredClone(duel.setup({ players: 2, seed: 0 }));
    const isLastBet = () => {
      const done = duel.legalMoves(state).find(({ type }) => type === 'done');
      return done !== undefined && duel.outcome(duel.reduce(state, done)) !== null;
    };
    for (let seed = 1; !isLastBet(); ) {
      const [seat] = duel.toAct(state);
      if (seat === undefined) state = structuredClone(duel.setup({ players: 2, seed: seed++ }));
      else duel.step(state, random(choiceOf(duel, state, seat, moving)));
    }
    const [seat = 0] = duel.toAct(state);
    state.points = seat === 0 ? points : [points[1], points[0]];
    return choiceOf(duel, state, seat, seededRandom('search'));
  }

  test('of a game that it does not know, it plays for the win: who leads at the end keeps what it has', () => {
    expect(search(duel)(lastBet([4, 3]))).toMatchObject({ type: 'done' });
  });

  test('who is two behind risks more than two: one is too little, and keeping is lost', () => {
    expect(search(duel)(lastBet([3, 5]))).toMatchObject({ type: 'risk', amount: 3 });
  });

  test.each<[object, RegExp]>([
    [{ iterations: 0 }, /iterations/],
    [{ iterations: 1.5 }, /iterations/],
    [{ milliseconds: -1 }, /milliseconds/],
    [{ depth: 3 }, /depth/],
  ])('%o is refused', (options, message) => {
    expect(() => search(neonGods, options)).toThrow(InvalidInput);
    expect(() => search(neonGods, options)).toThrow(message);
  });
});

describe('hint', () => {
  test('in Block Mania fewer points are better, and it says so', () => {
    const state = blockMania.setup({ players: 2, seed: 'hint' });
    const [seat = 0] = blockMania.toAct(state);
    const told = hint(choiceOf(blockMania, state, seat, seededRandom(1)), { iterations: 10 });
    expect(told).toMatchObject({ unit: 'defeat points', better: 'fewer' });
    for (const { scores } of told.moves) expect(scores).toHaveLength(2);
  });
});

test('a game without a script has no sensible bot, and is told so', () => {
  expect(() => sensible(duel)).toThrow(InvalidInput);
  expect(() => sensible(duel)).toThrow(/no sensible bot for "duel", but for neon-gods, /);
});
