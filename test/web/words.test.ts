import { expect, test } from 'vitest';
import * as z from 'zod';
import { displayOf } from '../../src/displays.js';
import { games, neonGods } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { OptionSchema } from '../../src/web/page/option-fields.js';
import { wordsOf } from '../../src/web/page/option-words.js';
import { reckon } from '../../src/web/page/reckon.js';
import { whyNot } from '../../src/web/page/why-not.js';

/* What the page says, where no browser is needed. */

/** Parts of what every seat has are named by their label alone. */
function optionsOf({ properties = {} }: OptionSchema): string[] {
  return Object.entries(properties).flatMap(([key, schema]) => [key, ...optionsOf(schema)]);
}

test.each(Object.values(games))('every option of $title is told in words', (game) => {
  const schema = z.toJSONSchema(game.schemas.setup, { io: 'input', unrepresentable: 'any' });
  const options = optionsOf(schema as OptionSchema);
  // Chosen above the options.
  const others = ['players', 'seed'];
  const silent = options.filter((option) => {
    return !others.includes(option) && wordsOf(displayOf(game as Game), option).about === '';
  });
  expect(silent).toEqual([]);
});

/** The first state of a random game at which something can be reckoned, with who is to act. */
function chancy(game: Game): { readonly state: GameTypes['state']; readonly seat: number } {
  let state = game.setup({ players: game.players.min, seed: 'odds' } as GameTypes['setupInput']);
  for (let i = 0; i < 400; i++) {
    const [seat = 0] = game.toAct(state);
    if (i > 10 && reckon(game, state, seat, []).length > 0) return { state, seat };
    const moves = game.legalMoves(state, seat);
    state = game.apply(state, moves[(i * 7) % moves.length] as GameTypes['move']).state;
  }
  throw new Error(`chance decides nothing in ${game.title}`);
}

test.each(Object.values(games))('odds of $title follow from what the seat can know', (game) => {
  const { state, seat } = chancy(game as Game);
  const names = game.seatNames(state as never);
  const found = reckon(game as Game, state, seat, names);
  for (const { outcomes } of found) {
    const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
    expect(sum).toBeLessThanOrEqual(1.000001);
    expect(outcomes.length).toBeGreaterThan(0);
  }
  const other = (game as Game).redeal(state, seat, 'another world');
  expect(reckon(game as Game, other, seat, names)).toEqual(found);
});

test('a thing of another sort is not explained by the form of a move', () => {
  const display = displayOf(neonGods as Game);
  let state = neonGods.setup({ players: 2, seed: 'page', firstPlayer: 0 });
  const play = (type: string) => {
    const move = neonGods.legalMoves(state, 0).find((one) => one.type === type);
    if (move !== undefined) state = neonGods.apply(state, move).state;
  };
  for (const type of ['recruit', 'done', 'playCard', 'takeMoney']) play(type);
  const moves = neonGods.legalMoves(state, 0);
  expect(moves.map(({ type }) => type)).toContain('work');
  const view = neonGods.view(state, 0);
  const why = (id: string) => whyNot(display, state, view, moves, [], id);
  expect(why('card:start-mums-doc')).toBeUndefined();
});
