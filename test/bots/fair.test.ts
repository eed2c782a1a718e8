import { describe, expect, test } from 'vitest';
import { type Bot, hint, random, search, sensible } from '../../src/bots/index.js';
import { choiceOf, type Game, type GameTypes, games, seededRandom } from '../../src/index.js';

/** Every bot; the search with few iterations: how many does not matter here. */
const bots: Readonly<Record<string, (game: Game) => Bot<GameTypes>>> = {
  random: () => random,
  sensible,
  search: (game) => search(game, { iterations: 6 }),
};

/** So many states, some decisions apart, each with a seat that may act; one game after another. */
function* decisions(game: Game, apart: number, count: number) {
  const moving = seededRandom('fair');
  const play = sensible(game);
  const begin = (number: number) => {
    return game.setup({ players: game.players.min, seed: `fair ${number}` });
  };
  let state = begin(0);
  for (let number = 0; number < apart * count; number++) {
    if (game.toAct(state).length === 0) state = begin(number);
    const seats = game.toAct(state);
    const seat = seats[moving.below(seats.length)] as number;
    if (number % apart === 0) yield { state: game.copy(state), seat, number };
    game.step(state, play(choiceOf(game, state, seat, moving)));
  }
}

describe.each(Object.values(games))('in $title', (game) => {
  test('a choice is the same for a state and all redeals of it, imagined worlds included', () => {
    for (const { state, seat, number } of decisions(game, 9, 24)) {
      const shown = (world: typeof state) => {
        const { view, moves, imagine } = choiceOf(game, world, seat, seededRandom(number));
        return { view, moves, worlds: [imagine(), imagine(), imagine()] };
      };
      expect(shown(game.redeal(state, seat, `other ${number}`))).toEqual(shown(state));
    }
  });

  test.each(Object.keys(bots))('%s decides by what it sees, not by what is there', (name) => {
    const bot = bots[name]?.(game) as Bot<GameTypes>;
    for (const { state, seat, number } of decisions(game, 13, 16)) {
      const before = JSON.stringify(state);
      const decide = (world: typeof state) => {
        return bot(choiceOf(game, world, seat, seededRandom(number)));
      };
      const move = decide(state);
      expect(game.legalMoves(state, seat)).toContainEqual(move);
      expect(decide(game.redeal(state, seat, `other ${number}`))).toEqual(move);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('a hint tells legal moves, and nothing that is hidden', () => {
    for (const { state, seat, number } of decisions(game, 40, 4)) {
      const ask = (world: typeof state) => {
        return hint(choiceOf(game, world, seat, seededRandom(number)), { iterations: 12 });
      };
      const { moves, unit, better } = ask(state);
      expect(ask(game.redeal(state, seat, number))).toEqual({ moves, unit, better });
      expect({ unit, better }).toEqual({
        unit: game.standing(state).unit,
        better: game.standing(state).better,
      });
      const legal = game.legalMoves(state, seat);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(Math.min(3, legal.length));
      for (const { move } of moves) expect(legal).toContainEqual(move);
    }
  });
});
