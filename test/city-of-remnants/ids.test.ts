import { expect, test } from 'vitest';
import { type ContentPack, cityOfRemnants } from '../../src/city-of-remnants/index.js';
import { seededRandom } from '../../src/kernel/simulate.js';

test('[CR-CARD-07] a development called what every object has is paid for like any other', () => {
  const text = JSON.stringify(cityOfRemnants.content).replaceAll('"dv-exchange"', '"constructor"');
  const game = cityOfRemnants.withContent(JSON.parse(text) as ContentPack);
  for (let seed = 0; seed < 8; seed++) {
    const state = game.setup({ players: 2, seed });
    const random = seededRandom(seed);
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      game.step(state, moves[random.below(moves.length)] as (typeof moves)[number]);
    }
    expect(game.invariants(state)).toEqual([]);
  }
});
