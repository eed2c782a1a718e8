import { expect, test } from 'vitest';
import * as z from 'zod';
import { displayOf } from '../../src/displays.js';
import { games } from '../../src/index.js';
import type { Game, GameTypes } from '../../src/kernel/game.js';
import type { OptionSchema } from '../../src/web/page/option-fields.js';
import { wordsOf } from '../../src/web/page/option-words.js';
import { reckon } from '../../src/web/page/reckon.js';

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
