import { describe, expect, test } from 'vitest';
import { blockMania, type Move, type State } from '../../src/block-mania/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import { deepFreeze } from '../../src/testing/freeze.js';

/** Plays a random game in place and shows every state with the move that comes next. */
function follow(players: number, see: (state: State, move: Move) => void): void {
  const random = new SeededChance(seedChance(`shared ${players}`));
  const state = blockMania.setup({ players, seed: `shared ${players}` });
  for (let moves = blockMania.legalMoves(state); moves.length > 0; ) {
    const move = moves[random.below(moves.length)] as Move;
    see(state, move);
    blockMania.step(state, move);
    moves = blockMania.legalMoves(state);
  }
}

describe.each([2, 4])('%i players', (players) => {
  test('a state, its copies and its views share what none of them changes', () => {
    let before: { state: unknown; print: string }[] = [];
    follow(players, (state, move) => {
      const print = fingerprint(state);
      for (const kept of before) expect(fingerprint(kept.state)).toBe(kept.print);
      const view = blockMania.view(state, 0);
      const copy = blockMania.copy(state);
      const changed = blockMania.copy(copy);
      blockMania.step(changed, move);
      expect(fingerprint(state)).toBe(print);
      before = [
        { state: copy, print },
        { state: view, print: fingerprint(view) },
        { state: changed, print: fingerprint(changed) },
      ];
    });
  });

  test('a copy of a frozen state can be played on', () => {
    follow(players, (state, move) => {
      const frozen = deepFreeze(blockMania.copy(structuredClone(state)));
      const copy = blockMania.copy(frozen);
      blockMania.step(copy, move);
      expect(fingerprint(copy)).toBe(fingerprint(blockMania.apply(frozen, move).state));
    });
  });
});
