import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import { eventsOf, offeredMoves, play, refusedBy, sf, stepNow, where } from './arrange.js';

const four = ['cityDef', 'juves', 'superhero', 'crocks'];

describe('setup', () => {
  test('[BM-SETUP-01] [BM-SETUP-02] [BM-SETUP-03] [BM-SETUP-07] [BM-RULING-03] [BM-RULING-04] blocks by player, seats by dice, ties again', () => {
    const rolls = ['bh', 'sf', 'lh', 4, 2, 4, 3, 1, ...four, ...four, ...four];
    const { state, events } = blockMania.start({ players: 3, seed: 1 }, { rolls });
    expect(state.seats.map(({ player }) => player)).toEqual([1, 2, 0]);
    expect(state.boards.map(({ block }) => block)).toEqual(['sf', 'lh', 'bh']);
    expect(eventsOf(events, 'gameStarted')).toEqual([
      { type: 'gameStarted', blocks: ['sf', 'lh', 'bh'] },
    ]);
    expect(eventsOf(events, 'blockerDrawn').map(({ seat }) => seat)).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
    ]);
  });

  test('[BM-SETUP-02] people are called as they came until dice seat them', () => {
    const setup = { players: 3, seed: null } as const;
    const rolls = ['bh', 'sf', 'lh', 4, 2, 4, 3, 1, ...four, ...four, ...four];
    const asked = (known: number, names: readonly string[]) => {
      return blockMania.asksSetup(setup, rolls.slice(0, known), { names }).ask;
    };
    const came = ['Ada', 'Bo', 'Cleo'];
    const sentences = [0, 2, 3, 5, 6, 7, 8, 12, 16].map((known) => asked(known, came)?.sentence);
    expect(sentences).toEqual([
      'Ada is dealt a block.',
      'Cleo is dealt a block.',
      'Ada rolls for the order of play.',
      'Cleo rolls for the order of play.',
      'Ada rolls for the order of play.',
      'Cleo rolls for the order of play.',
      'Bo draws one of the first blockers.',
      'Cleo draws one of the first blockers.',
      'Ada draws one of the first blockers.',
    ]);
    expect(asked(7, came)?.names).toEqual(came);
    expect(asked(8, came)?.names).toEqual(['Bo', 'Cleo', 'Ada']);
    expect(asked(8, ['Ada', 'Bo'])?.names).toEqual(['Bo', 'Seat 1', 'Ada']);
    expect(asked(1, [])?.sentence).toBe('The second player is dealt a block.');
    expect(asked(2, ['Ada'])?.sentence).toBe('The third player is dealt a block.');
    expect(asked(8, [])?.sentence).toBe('Seat 0 draws one of the first blockers.');
    expect(blockMania.seating(blockMania.setup(setup, { rolls }))).toEqual([1, 2, 0]);
  });

  test('[BM-RULING-108] [BM-SETUP-01] two players share the base blocks; the pool can be named', () => {
    const blocks = (options: object) =>
      new Set(
        [1, 2, 3, 4, 5, 6].flatMap((seed) =>
          blockMania.setup({ players: 2, seed, ...options }).boards.map(({ block }) => block),
        ),
      );
    expect([...blocks({})].sort()).toEqual(['bh', 'sf']);
    expect([...blocks({ blockPool: ['kr', 'lh'] })].sort()).toEqual(['kr', 'lh']);
    expect(() => blockMania.setup({ players: 3, seed: 1, blockPool: ['kr', 'lh'] })).toThrow(
      'BM-RULING-108',
    );
    expect(() => blockMania.setup({ players: 2, seed: 1, seating: ['sf', 'sf'] })).toThrow(
      'BM-SETUP-01',
    );
  });

  test('[BM-SETUP-05] [BM-SETUP-06] [BM-SETUP-12] [BM-RULING-96] [BM-MM-01] what lies ready', () => {
    const two = blockMania.setup({ players: 2, seed: 1 });
    expect([
      two.containers.hardware.length,
      two.containers.armoury.length,
      two.stacks.map((stack) => stack.length),
    ]).toEqual([24, 24, [16, 16]]);
    const three = blockMania.setup({ players: 3, seed: 1 });
    expect([three.containers.hardware.length, three.containers.armoury.length]).toEqual([36, 36]);
    const big = blockMania.setup({ players: 2, seed: 1, expansionCounters: true });
    expect(big.containers.armoury).toHaveLength(36);
    expect([two.spaces, two.boards.every(({ power }) => power), two.standing]).toEqual([
      {},
      true,
      [],
    ]);
  });

  test('[BM-SETUP-08] [BM-SETUP-09] [BM-SETUP-07] free placement in the own block, in board order', () => {
    const rolls = [...four, ...four];
    const setup = { players: 2, seed: 1, seating: ['sf', 'bh'] };
    const { state, events } = blockMania.start(setup, { rolls });
    // Nothing was dealt or rolled for, and yet it is told who has which block.
    expect(events[0]).toEqual({ type: 'gameStarted', blocks: ['sf', 'bh'] });
    expect(offeredMoves(state, 'placeBlocker')).toHaveLength(4 * 68);
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'bh-juves-1', space: sf(5, 5) })).toBe(
      'BM-SETUP-07',
    );
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'sf-juves-1', space: '15,5' })).toBe(
      'BM-SETUP-08',
    );
    expect(refusedBy(state, { type: 'placeBlocker', blocker: 'sf-juves-1', space: '1,5' })).toBe(
      'BM-SETUP-08',
    );
    const one = play(
      state,
      [{ type: 'placeBlocker', blocker: 'sf-juves-1', space: sf(5, 5) }, 'zipGun'],
      [{ type: 'placeBlocker', blocker: 'sf-cityDef-1', space: sf(5, 6) }, 'spitGun'],
    ).state;
    expect([one.blockers['sf-juves-1']?.items, one.blockers['sf-cityDef-1']?.items]).toEqual([
      ['zipGun-1'],
      ['spitGun-1'],
    ]);
    expect(refusedBy(one, { type: 'placeBlocker', blocker: 'sf-crocks-1', space: sf(5, 5) })).toBe(
      'BM-SETUP-08',
    );
    const hero = play(
      one,
      { type: 'placeBlocker', blocker: 'sf-superhero-1', space: sf(5, 5) },
      { type: 'placeBlocker', blocker: 'sf-crocks-1', space: sf(2, 2) },
    ).state;
    expect([where(hero, 'sf-superhero-1'), stepNow(hero)]).toEqual([
      sf(5, 5),
      { type: 'place', seat: 1 },
    ]);
  });

  test.each([
    [2, 16, 6, 32],
    [3, 12, 9, 33],
    [4, 6, 12, 36],
  ] as const)(
    '[BM-SETUP-10] [BM-SETUP-11] [BM-MM-02] [BM-RULING-107] %i players',
    (players, aside, dealt, left) => {
      let state = blockMania.setup({ players, seed: 'deal' });
      while (state.stage === 'setup')
        state = blockMania.reduce(state, blockMania.legalMoves(state)[0] as never);
      const { cards } = state;
      expect([cards.pool.length - cards.left, cards.hands.flat().length, cards.left]).toEqual([
        aside,
        dealt,
        left,
      ]);
      expect(cards.pool.length).toBe(54 - dealt);
    },
  );

  test('[BM-TURN-01] [BM-TURN-03] the endgame starts after turn 32 in turn order', () => {
    let state = blockMania.setup({ players: 2, seed: 'clock' });
    const seats: number[] = [];
    for (let last = 0; state.stage !== 'endgame' && state.stage !== 'over'; ) {
      if (state.turn !== last) seats.push(state.phasing);
      last = state.turn;
      const moves = blockMania.legalMoves(state);
      const quiet = moves.find(({ type }) =>
        ['done', 'done', 'done', 'pass', 'done'].includes(type),
      );
      state = blockMania.reduce(state, quiet ?? (moves[0] as never));
    }
    expect(seats).toEqual(Array.from({ length: 32 }, (_, i) => i % 2));
  });
});
