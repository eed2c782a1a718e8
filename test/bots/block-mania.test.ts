import { describe, expect, test } from 'vitest';
import { blockMania as game } from '../../src/block-mania/index.js';
import { outlook } from '../../src/bots/block-mania/outlook.js';
import { sensible } from '../../src/bots/block-mania/sensible.js';
import { choiceOf, randomBot, seededRandom, simulate } from '../../src/kernel/simulate.js';

describe('the sensible bot of Block Mania', () => {
  test.each([2, 3, 4])('%i of them play legal moves to the end', (players) => {
    const state = game.setup({ players, seed: `sensible ${players}` });
    const random = seededRandom(`sensible ${players}`);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const choice = choiceOf(game, state, seat, random);
      const move = sensible(choice);
      expect(choice.moves).toContainEqual(move);
      game.step(state, move);
    }
    expect(game.outcome(state)).not.toBeNull();
  });

  test('the same seed gives the same game', () => {
    const options = { games: 1, players: 2, seed: 'twice', bot: sensible };
    expect(simulate(game, options).checksum).toBe(simulate(game, options).checksum);
  });

  test('it beats random players on either seat', () => {
    for (const bot of [
      [sensible, randomBot],
      [randomBot, sensible],
    ]) {
      const { seats } = simulate(game, { games: 3, players: 2, seed: 'duel', bot });
      expect(seats[bot.indexOf(sensible)]?.wins).toBe(3);
    }
  });

  test('it burns and loots abroad, never at home', () => {
    const state = game.setup({ players: 2, seed: 'abroad' });
    const random = seededRandom('abroad');
    let harm = 0;
    for (let i = 0; i < 600; i++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const move = sensible(choiceOf(game, state, seat, random));
      if (move.type === 'arson' || move.type === 'loot') {
        const where = state.blockers[move.blocker]?.where;
        const column = typeof where === 'object' ? Number(where.space.split(',')[0]) : -1;
        expect(Math.floor(column / 10)).not.toBe(seat);
        harm++;
      }
      game.step(state, move);
    }
    expect(harm).toBeGreaterThan(0);
  });

  test('[BM-SETUP-08] where those before it stand, it places as if nobody did: at both pedways', () => {
    const state = game.setup({ players: 4, seed: 'placing' });
    for (const space of ['8,6', '2,6', '8,1', '2,1']) {
      const move = game.legalMoves(state, 0).find((one) => 'space' in one && one.space === space);
      game.step(state, move as NonNullable<typeof move>);
    }
    const spaces = Array.from({ length: 20 }, (_, i) => {
      const move = sensible(choiceOf(game, state, 1, seededRandom(`placing ${i}`)));
      return move.type === 'placeBlocker' ? move.space : move.type;
    });
    expect([...new Set(spaces)].sort()).toEqual(['12,6', '18,6']);
  });
});

describe('how a search values Block Mania', () => {
  const state = game.setup({ players: 2, seed: 'value' });
  const lead = (world: typeof state) => {
    const [own = 0, other = 0] = outlook.worths(game, world);
    return own - other;
  };
  const square = {
    structural: 0,
    collapsed: false,
    looted: false,
    scrawl: false,
    car: 0,
    linkHits: 0,
  };
  const burning = (board: number) => {
    const world = structuredClone(state);
    world.spaces = { ...world.spaces, [squareOf(world, board)]: { ...square, fire: 1 as const } };
    return world;
  };

  test('fewer defeat points are better: a fire at home is bad, one abroad is good', () => {
    expect(lead(burning(0))).toBeLessThan(lead(state));
    expect(lead(burning(1))).toBeGreaterThan(lead(state));
  });
});

/** A square of the block on this board, by the pack. */
function squareOf({ boards }: ReturnType<typeof game.setup>, board: number): string {
  const block = game.content.boards.find(({ id }) => id === boards[board]?.block);
  const [first] = block?.squares ?? [];
  return `${10 * board + (first?.c ?? 0)},${first?.L ?? 0}`;
}
