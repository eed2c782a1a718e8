import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import {
  type Arrangement,
  arrange,
  bh,
  done,
  eventsOf,
  offeredMoves,
  play,
  refusedBy,
  seam,
  sf,
  stepNow,
  where,
} from './arrange.js';

const juves = 'sf-juves-1';
const mob = 'sf-mob-1';
const fatties = 'sf-fatties-1';
const guard = 'sf-cityDef-1';
const target = (space: string, aim: 'counter' | 'square' = 'counter', outside = false) =>
  ({ type: 'target', space, outside, aim }) as const;

function at(
  step: 'shoot' | 'assault' | 'loot' | 'arson' | 'scrawl' | 'fightFire',
  a: Partial<Arrangement>,
) {
  return arrange({ phase: 'combat', steps: [{ type: step }], ...a });
}

function defending(a: Partial<Arrangement>) {
  return arrange({ phase: 'defence', steps: [{ type: 'defensiveFire', seat: 1 }], ...a });
}

describe('defensive fire', () => {
  const gunner = { at: bh(2, 1), items: ['spitGun-1'] };
  const fire = {
    type: 'defensiveFire',
    blocker: 'bh-cityDef-1',
    item: 'spitGun-1',
    space: bh(1, 1),
    outside: false,
  } as const;

  test.each([
    [3, 'destroyed'],
    [2, bh(1, 1)],
  ])('[BM-DF-06] [BM-DF-07] [BM-DF-01] [BM-LOC-06] die %i', (die, end) => {
    const state = defending({ put: { [juves]: bh(1, 1), 'bh-cityDef-1': gunner } });
    const after = play(state, [fire, die]).state;
    expect([where(after, juves), after.blockers['bh-cityDef-1']?.flipped]).toEqual([end, true]);
    // [BM-DF-05] one attack each: nothing is left, so the phase is over.
    expect(stepNow(after).type).toBe('klegg');
  });

  test('[BM-DF-05] [BM-DF-08] each blocker fires once', () => {
    const put = {
      [juves]: bh(1, 1),
      'bh-cityDef-1': gunner,
      'bh-cityDef-2': { at: seam(1), items: ['spitGun-2'] },
    };
    const after = play(defending({ put }), [fire, 1]).state;
    expect(refusedBy(after, fire)).toBe('BM-DF-08');
    expect(offeredMoves(after, 'defensiveFire').map(({ blocker }) => blocker)).toEqual([
      'bh-cityDef-2',
    ]);
  });

  test('[BM-DF-02] [BM-DF-03] diagonally only in the open', () => {
    const items = ['spitGun-1'];
    const open = defending({
      put: { 'sf-superhero-1': '11,6', 'bh-cityDef-1': { at: bh(2, 5), items } },
    });
    expect(refusedBy(open, { ...fire, space: '11,6' })).toBeUndefined();
    const more = { 'bh-cityDef-2': { at: bh(5, 6), items: ['spitGun-2'] }, [juves]: bh(5, 5) };
    const inside = defending({
      put: { [mob]: bh(5, 5), ...more, [juves]: bh(5, 7), 'bh-cityDef-1': { at: bh(4, 4), items } },
    });
    expect(refusedBy(inside, { ...fire, space: bh(5, 5) })).toBe('BM-DF-02');
    const far = defending({
      put: { [mob]: bh(5, 7), ...more, [juves]: bh(5, 5), 'bh-cityDef-1': { at: bh(5, 4), items } },
    });
    expect(refusedBy(far, { ...fire, space: bh(5, 7) })).toBe('BM-DF-02');
    const air = defending({
      put: { 'sf-superhero-1': '9,4', ...more, 'bh-cityDef-1': { at: sf(8, 5), items } },
    });
    expect(refusedBy(air, { ...fire, space: '9,4' })).toBeUndefined();
  });

  test('[BM-DF-02] [BM-DF-03] not diagonally from window to window', () => {
    const put = {
      [juves]: bh(2, 9),
      [mob]: bh(3, 7),
      'bh-cityDef-1': { at: bh(3, 8), items: ['spitGun-1'] },
    };
    const state = defending({ put });
    expect(refusedBy(state, { ...fire, space: bh(2, 9) })).toBe('BM-DF-02');
    expect(refusedBy(state, { ...fire, space: bh(3, 7) })).toBeUndefined();
  });

  test('[BM-RULING-30] from inside a window at whoever hovers outside it, though nobody else is near', () => {
    const put = {
      [juves]: { at: bh(2, 9), outside: true, items: ['batSuit-1', 'sprayCan-1'] },
      'bh-cityDef-1': { at: bh(2, 9), items: ['spitGun-1'] },
    };
    expect(offeredMoves(defending({ put }), 'defensiveFire')).toEqual([
      { ...fire, seat: 1, space: bh(2, 9), outside: true },
    ]);
  });

  test.each([
    ['BM-KLEGG-04', { 'klegg-1': { at: seam(1), items: ['spitGun-2'] } }, 'klegg-1', 'spitGun-2'],
    [
      'BM-FUT-02',
      { 'bh-futsies-1': { at: seam(1), items: ['spitGun-2'] } },
      'bh-futsies-1',
      'spitGun-2',
    ],
    [
      'BM-DF-08',
      { 'bh-mob-1': { at: seam(1), items: ['spitGun-2'], flipped: true } },
      'bh-mob-1',
      'spitGun-2',
    ],
    [
      'BM-RULING-100',
      { 'bh-mob-1': { at: seam(1), items: ['spitGun-2'] }, [mob]: seam(1) },
      'bh-mob-1',
      'spitGun-2',
    ],
    [
      'BM-RULING-33',
      {
        'bh-mob-1': {
          at: seam(1),
          items: ['missileDefenceLaser-1'],
          deployed: ['missileDefenceLaser-1'],
        },
      },
      'bh-mob-1',
      'missileDefenceLaser-1',
    ],
    ['BM-DF-04', { 'bh-mob-1': { at: seam(1), items: ['buzzSaw-1'] } }, 'bh-mob-1', 'buzzSaw-1'],
  ] as const)('[%s] who does not fire defensively', (rule, put, blocker, item) => {
    const state = defending({
      kleggController: 1,
      put: { [juves]: bh(1, 1), 'bh-cityDef-1': gunner, ...put },
    });
    expect(
      refusedBy(state, { type: 'defensiveFire', blocker, item, space: bh(1, 1), outside: false }),
    ).toBe(rule);
  });

  test('[BM-RULING-33] [BM-HEAVY-04] with the option deployed lasers fire', () => {
    const laser = {
      at: bh(2, 1),
      items: ['missileDefenceLaser-1'],
      deployed: ['missileDefenceLaser-1'],
    };
    const put = { [juves]: bh(1, 1), 'bh-cityDef-1': laser };
    const state = defending({ put, options: { heavyDefensiveFire: true } });
    expect(refusedBy(state, { ...fire, item: 'missileDefenceLaser-1' })).toBeUndefined();
  });

  test('[BM-DF-01] [BM-MM-07] only at the phasing player, by every other seat', () => {
    const put = {
      'kr-juves-1': bh(1, 1),
      'bh-cityDef-1': gunner,
      [juves]: bh(3, 1),
      'kr-cityDef-1': { at: seam(1), items: ['spitGun-2'] },
    };
    const state = defending({ players: 3, put });
    expect(refusedBy(state, fire)).toBe('BM-DF-01');
    const third = arrange({
      players: 3,
      phase: 'defence',
      put: { ...put, [mob]: sf(9, 1) },
      steps: [{ type: 'defensiveFire', seat: 2 }],
    });
    expect(
      refusedBy(third, {
        type: 'defensiveFire',
        blocker: 'kr-cityDef-1',
        item: 'spitGun-2',
        space: sf(9, 1),
        outside: false,
      }),
    ).toBeUndefined();
  });

  test('[BM-RULING-34] [BM-BOMB-03] fire bombs burn in defence, flamers do not', () => {
    const armed = (item: string) =>
      defending({ put: { [juves]: bh(1, 1), 'bh-cityDef-1': { at: bh(2, 1), items: [item] } } });
    const bomb = play(armed('fireBomb-1'), { ...fire, item: 'fireBomb-1' }).state;
    expect(stepNow(bomb).type).toBe('markers');
    const after = play(bomb, [{ type: 'markers', count: 3 }, 1]).state;
    expect(after.spaces[bh(1, 1)]?.fire).toBe(3);
    expect(after.containers.hardware).toContain('fireBomb-1');
    const flamer = play(armed('flamer-1'), [{ ...fire, item: 'flamer-1' }, 1]).state;
    expect(flamer.spaces[bh(1, 1)]).toBeUndefined();
  });

  test('[BM-FLY-10] [BM-RULING-30] inside and outside of one window shoot at each other', () => {
    const flyer = { at: bh(2, 5), outside: true, items: ['powerBoard-1', 'sprayCan-1'] };
    const state = defending({
      put: { [juves]: flyer, 'bh-cityDef-1': { at: bh(2, 5), items: ['spitGun-1'] } },
    });
    expect(refusedBy(state, { ...fire, space: bh(2, 5), outside: true })).toBeUndefined();
  });

  test.each([
    ['from inside', 1, 'bh-cityDef-1', 'spitGun-2', 'sf-cityDef-1', true],
    ['from outside', 0, 'sf-cityDef-1', 'spitGun-1', 'bh-cityDef-1', false],
  ])(
    '[BM-FLY-10] [BM-SHOOT-03] [BM-SHOOT-04] they do so in the combat phase too: %s',
    (_, phasing, blocker, item, victim, outside) => {
      const space = bh(2, 5);
      const wings = ['batSuit-1', 'sprayCan-1', 'spitGun-1'];
      const state = arrange({
        phase: 'combat',
        phasing,
        put: {
          'sf-cityDef-1': { at: space, outside: true, items: wings },
          'bh-cityDef-1': { at: space, items: ['spitGun-2'] },
        },
        steps: [{ type: 'shoot' }],
      });
      const aimed = play(state, { type: 'declareShot', blocker, item }).state;
      expect(offeredMoves(aimed, 'target')).toMatchObject([{ space, outside, aim: 'counter' }]);
      const target = { type: 'target', space, outside, aim: 'counter' } as const;
      expect(where(play(aimed, [target, 4]).state, victim)).toContain(space);
      expect(where(play(aimed, [target, 5]).state, victim)).toBe('destroyed');
    },
  );
});

describe('line of fire', () => {
  const armed = (from: string, to: string) => {
    const put = {
      [guard]: { at: from, items: ['missileDefenceLaser-1'], deployed: ['missileDefenceLaser-1'] },
      'bh-juves-1': to,
    };
    return at('shoot', {
      put: { ...put },
    });
  };

  test.each([
    [sf(8, 8), bh(2, 5), undefined],
    [sf(8, 8), bh(3, 7), undefined],
    [sf(8, 2), bh(3, 7), 'BM-LOF-01'],
    [sf(8, 5), sf(8, 8), 'BM-LOF-01'],
    [sf(3, 9), sf(2, 8), undefined],
    [sf(3, 6), sf(4, 7), 'BM-LOF-03'],
    [sf(5, 5), sf(6, 5), undefined],
    [sf(5, 5), sf(7, 5), 'BM-LOF-01'],
  ])(
    '[BM-LOF-01] [BM-LOF-02] [BM-LOF-03] [BM-LOF-05] [BM-RULING-36] %s to %s is %s',
    (from, to, rule) => {
      const state = play(armed(from, to), {
        type: 'declareShot',
        blocker: guard,
        item: 'missileDefenceLaser-1',
      }).state;
      expect(refusedBy(state, target(to))).toBe(rule);
    },
  );

  test.each([
    [bh(7, 11), bh(7, 9), undefined],
    [bh(8, 10), bh(7, 9), 'BM-LOF-03'],
  ])('[BM-RULING-37] [BM-LOF-03] from the air %s to %s is %s', (from, to, rule) => {
    const put = {
      'sf-futsies-1': { at: from, items: ['powerBoard-1', 'spitGun-1'], activatedBy: 0 },
      'bh-juves-1': to,
      'bh-juves-2': bh(8, 9),
    };
    const state = at('shoot', { put });
    const next = play(state, {
      type: 'declareShot',
      blocker: 'sf-futsies-1',
      item: 'spitGun-1',
    }).state;
    expect(refusedBy(next, target(to))).toBe(rule);
  });

  test.each([
    [sf(8, 8), bh(2, 5), 4],
    [sf(8, 8), bh(3, 7), 5],
    [sf(3, 9), sf(2, 8), 2],
    [sf(9, 5), seam(6), 1],
    [sf(5, 5), sf(5, 6), 1],
  ])('[BM-LOF-04] [BM-RULING-35] the range from %s to %s is %i', (from, to, range) => {
    const rifle = (distance: number) => {
      const pack = structuredClone(blockMania.content);
      for (const item of pack.items) if (item.id === 'spitGun') item.range = distance;
      const game = blockMania.withContent(pack);
      const put = {
        'sf-futsies-1': { at: from, items: ['powerBoard-1', 'spitGun-1'], activatedBy: 0 },
        'bh-spugs-1': { at: to, items: ['batSuit-1'] },
      };
      return game.legalMoves(at('shoot', { put })).some(({ type }) => type === 'declareShot');
    };
    expect([rifle(range), range === 1 ? false : rifle(range - 1)]).toEqual([true, false]);
  });
});

describe('shooting', () => {
  test.each([
    [true, 2, 'destroyed'],
    [true, 1, bh(5, 5)],
    [false, 2, bh(5, 5)],
    [false, 3, 'destroyed'],
  ])('[BM-SHOOT-04] [BM-SHOOT-07] [BM-SHOOT-08] power %s, die %i', (power, die, end) => {
    const put = { [guard]: { at: bh(4, 5), items: ['stumpGun-1'] }, 'bh-crocks-1': bh(5, 5) };
    const state = at('shoot', { put, boards: { 1: { power } } });
    const after = play(state, { type: 'declareShot', blocker: guard, item: 'stumpGun-1' }, [
      target(bh(5, 5)),
      die,
    ]).state;
    expect([
      where(after, 'bh-crocks-1'),
      after.blockers[guard]?.flipped,
      after.blockers[guard]?.fired,
    ]).toEqual([end, true, true]);
  });

  test('[BM-SHOOT-05] [BM-ASLT-08] [BM-HERO-03] [BM-RULING-38] everybody in the square, in id order', () => {
    const put = {
      [guard]: { at: bh(5, 5), items: ['spitGun-1'] },
      [mob]: bh(5, 6),
      'bh-juves-1': bh(5, 6),
    };
    const after = play(
      at('shoot', { put }),
      { type: 'declareShot', blocker: guard, item: 'spitGun-1' },
      [target(bh(5, 6)), 5, 3],
    );
    expect(eventsOf(after.events, 'attackRolled').map((one) => [one.blocker, one.total])).toEqual([
      [mob, 5],
      ['bh-juves-1', 6],
    ]);
    expect([where(after.state, mob), where(after.state, 'bh-juves-1')]).toEqual([
      bh(5, 6),
      'destroyed',
    ]);
  });

  test.each([
    ['BM-COMBAT-04', {}, 'bh-juves-1', 'zipGun-1'],
    [
      'BM-COMBAT-03',
      { [guard]: { at: sf(8, 5), items: ['spitGun-1'], flipped: true } },
      guard,
      'spitGun-1',
    ],
    [
      'BM-FUT-02',
      { 'sf-futsies-1': { at: sf(8, 4), items: ['spitGun-2'] } },
      'sf-futsies-1',
      'spitGun-2',
    ],
    ['BM-COMBAT-08', { 'bh-mob-1': sf(8, 5) }, guard, 'spitGun-1'],
    [
      'BM-HEAVY-02',
      { [mob]: { at: sf(8, 4), items: ['missileDefenceLaser-1'] } },
      mob,
      'missileDefenceLaser-1',
    ],
    ['BM-SHOOT-01', { [mob]: { at: sf(8, 4), items: ['buzzSaw-1'] } }, mob, 'buzzSaw-1'],
    ['BM-SHOOT-03', { [mob]: { at: sf(5, 5), items: ['zipGun-2'] } }, mob, 'zipGun-2'],
  ] as const)('[%s] who cannot shoot', (rule, put, blocker, item) => {
    const base = {
      [guard]: { at: sf(8, 5), items: ['spitGun-1'] },
      'bh-juves-1': { at: bh(2, 5), items: ['zipGun-1'] },
    };
    const state = at('shoot', { put: { ...base, ...put } });
    expect(refusedBy(state, { type: 'declareShot', blocker, item })).toBe(rule);
  });

  test('[BM-SHOOT-02] [BM-SHOOT-06] [BM-FUT-03] [BM-COMBAT-01] [BM-COMBAT-02] one weapon, one target, an enemy or any futsy', () => {
    const put = {
      [mob]: { at: sf(8, 5), items: ['spitGun-1', 'zipGun-1'] },
      'bh-juves-1': bh(2, 5),
      'sf-futsies-1': sf(8, 6),
      [guard]: sf(8, 4),
    };
    const state = at('shoot', { put });
    expect(offeredMoves(state, 'declareShot').map(({ item }) => item)).toEqual([
      'spitGun-1',
      'zipGun-1',
    ]);
    const aim = play(state, { type: 'declareShot', blocker: mob, item: 'spitGun-1' }).state;
    expect(offeredMoves(aim, 'target').map(({ space }) => space)).toEqual([sf(8, 6), bh(2, 5)]);
    expect(refusedBy(aim, target(sf(8, 4)))).toBe('BM-SHOOT-06');
    const after = play(aim, [target(bh(2, 5)), 1]).state;
    expect(stepNow(after).type).toBe('klegg');
  });

  test('[BM-COMBAT-05] [BM-RULING-84] other attacks wait for their turn', () => {
    const put = { [guard]: { at: sf(8, 5), items: ['spitGun-1'] }, 'bh-juves-1': bh(2, 5) };
    for (const type of ['loot', 'arson', 'scrawl'] as const) {
      expect(refusedBy(at('shoot', { put }), { type, blocker: guard })).toBe('BM-COMBAT-05');
    }
    expect(refusedBy(at('arson', { put }), { type: 'loot', blocker: guard })).toBe('BM-COMBAT-05');
  });

  test('[BM-COMBAT-05] [BM-RULING-84] the six kinds of attack come in their order', () => {
    let state = arrange({
      phase: 'defence',
      put: {
        [guard]: { at: sf(8, 5), items: ['spitGun-1'] },
        [mob]: sf(5, 5),
        [juves]: sf(6, 1),
        'sf-juves-2': sf(5, 7),
        'sf-spugs-1': { at: sf(4, 10), items: ['sprayCan-1'] },
        'bh-juves-1': bh(2, 5),
        'bh-crocks-1': sf(5, 6),
      },
      squares: { [sf(6, 8)]: { fire: 1 } },
      steps: [{ type: 'klegg' }, { type: 'startCombat' }],
    });
    const order: [string, number][] = [];
    state = play(state, { type: 'pass' }).state;
    for (let i = 0; i < 6; i++) {
      order.push([stepNow(state).type, state.combat.subPhase]);
      if (i < 5) state = play(state, done).state;
    }
    expect(order).toEqual([
      ['shoot', 1],
      ['assault', 2],
      ['loot', 3],
      ['arson', 4],
      ['scrawl', 5],
      ['fightFire', 6],
    ]);
  });

  test('[BM-FLY-11] a shooter from elsewhere chooses inside or outside', () => {
    const put = {
      [guard]: { at: sf(8, 5), items: ['spitGun-1'] },
      'bh-spugs-1': bh(2, 5),
      'bh-juves-1': { at: bh(2, 5), outside: true, items: ['powerBoard-1', 'sprayCan-1'] },
    };
    const aim = play(at('shoot', { put }), {
      type: 'declareShot',
      blocker: guard,
      item: 'spitGun-1',
    }).state;
    expect(
      offeredMoves(aim, 'target')
        .map(({ space, outside }) => `${space} ${outside}`)
        .sort(),
    ).toEqual(['12,5 false', '12,5 true']);
  });

  test('[BM-MM-03] around the ring', () => {
    const put = { [guard]: { at: sf(2, 5), items: ['spitGun-1'] }, 'kr-juves-1': '28,5' };
    expect(offeredMoves(at('shoot', { players: 3, put }), 'declareShot')).toHaveLength(1);
  });
});

describe('fire weapons', () => {
  test('[BM-FLAMER-01] [BM-FLAMER-02] [BM-RULING-40] [BM-LOC-02] [BM-RULING-51] 3 markers on a vehicle park', () => {
    const put = {
      [guard]: { at: sf(4, 2), items: ['flamer-1'] },
      'bh-crocks-1': sf(4, 3),
      [mob]: sf(3, 3),
    };
    const state = play(
      at('shoot', { put }),
      { type: 'declareShot', blocker: guard, item: 'flamer-1' },
      target(sf(4, 3)),
    ).state;
    expect(offeredMoves(state, 'markers').map(({ count }) => count)).toEqual([1, 3]);
    // Attack 1; explosion 4, 6; neighbours up, right, down, left: guard 1 (below), mob 1; cascade: up 1, up right 1,
    // up left is an armoury: explosion 1, collapse 1.
    const after = play(state, [{ type: 'markers', count: 3 }, 1, 4, 6, 1, 1, 1, 1, 1, 1]).state;
    expect(after.spaces[sf(4, 3)]).toMatchObject({ collapsed: true, fire: 0 });
    expect(where(after, 'bh-crocks-1')).toBe('destroyed');
    expect(after.containers.armoury).toContain('flamer-1');
  });

  test('[BM-RULING-40] the refusal says how many markers there may be', () => {
    const put = { [guard]: { at: sf(4, 4), items: ['flamer-1'] }, 'bh-mob-1': sf(4, 5) };
    const shot = { type: 'declareShot', blocker: guard, item: 'flamer-1' } as const;
    const aim = play(at('shoot', { put }), shot, target(sf(4, 5))).state;
    const met = { [guard]: { at: sf(4, 4), items: ['flamer-1'] }, 'bh-mob-1': sf(4, 4) };
    const fight = play(at('assault', { put: met }), { type: 'assaultHere', space: sf(4, 4) }).state;
    const told = (state: State, move: object) => blockMania.tryApply(state, { seat: 0, ...move });
    expect(told(aim, { type: 'markers', count: 2 })).toMatchObject({
      message: expect.stringContaining('place 1 or 3 fire markers, not 2'),
    });
    expect(told(fight, { type: 'useFlames', item: 'flamer-1', count: 2 })).toMatchObject({
      message: expect.stringContaining('place 0, 1 or 3 fire markers, not 2'),
    });
  });

  test('[BM-FLAMER-01] [BM-FLAMER-02] 1 marker leaves fuel for more', () => {
    const put = { [guard]: { at: sf(4, 4), items: ['flamer-1'] }, 'bh-mob-1': sf(4, 5) };
    const shot = { type: 'declareShot', blocker: guard, item: 'flamer-1' } as const;
    const aim = play(at('shoot', { put }), shot, target(sf(4, 5))).state;
    const once = play(aim, [{ type: 'markers', count: 1 }, 1]).state;
    expect([once.blockers[guard]?.items, once.spaces[sf(4, 5)]?.fire]).toEqual([['flamer-1'], 1]);
    const empty = play(aim, [{ type: 'markers', count: 3 }, 1]).state;
    expect([empty.blockers[guard]?.items, empty.spaces[sf(4, 5)]?.fire]).toEqual([[], 3]);
  });

  test('[BM-RULING-39] empty squares only with the option', () => {
    const put = { [guard]: { at: sf(4, 2), items: ['flamer-1'] } };
    expect(
      refusedBy(at('shoot', { put }), { type: 'declareShot', blocker: guard, item: 'flamer-1' }),
    ).toBe('BM-SHOOT-03');
    const open = at('shoot', { put, options: { fireAtEmpty: true } });
    expect(
      refusedBy(open, { type: 'declareShot', blocker: guard, item: 'flamer-1' }),
    ).toBeUndefined();
  });

  test('[BM-BOMB-01] [BM-BOMB-02] [BM-RULING-41] a long throw to the plaza and the entrance across', () => {
    const put = (from: string) => ({
      [guard]: { at: from, items: ['fireBomb-1'] },
      'bh-crocks-1': bh(1, 1),
      'bh-juves-1': bh(2, 1),
      'bh-spugs-1': bh(2, 2),
    });
    const high = play(at('shoot', { put: put(sf(8, 3)) }), {
      type: 'declareShot',
      blocker: guard,
      item: 'fireBomb-1',
    }).state;
    expect(
      offeredMoves(high, 'target')
        .map(({ space }) => space)
        .sort(),
    ).toEqual([bh(1, 1), bh(2, 1)]);
    expect(offeredMoves(at('shoot', { put: put(sf(8, 2)) }), 'declareShot')).toEqual([]);
    expect(offeredMoves(at('shoot', { put: put(sf(2, 5)) }), 'declareShot')).toEqual([]);
  });
});

describe('close assault', () => {
  const charge = (blocker: string, to: string) => ({ type: 'charge', blocker, to }) as const;

  test.each([
    [2, 3, 'destroyed'],
    [3, 3, sf(6, 5)],
  ])(
    '[BM-ASLT-04] [BM-ASLT-05] [BM-FAT-04] [BM-ASLT-06] [BM-ASLT-07] [BM-ASLT-09] %i to %i',
    (a, d, mine) => {
      const put = { [fatties]: sf(5, 5), 'bh-cityDef-1': { at: sf(6, 5), items: ['spitGun-1'] } };
      const { state, events } = play(at('assault', { put }), [charge(fatties, sf(6, 5)), a, d]);
      expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({
        attacker: a + 7,
        defender: d + 7,
      });
      expect(where(state, fatties)).toBe(mine);
      expect(where(state, 'bh-cityDef-1')).toBe(sf(6, 5));
      expect(state.blockers[fatties]?.flipped).toBe(mine !== 'destroyed');
      expect(eventsOf(events, 'locked')).toHaveLength(mine === 'destroyed' ? 0 : 1);
    },
  );

  test('[BM-FAT-04] [BM-ASLT-01] [BM-COMBAT-07] locked, they fight again without the bonus, flipped or not', () => {
    const put = {
      [fatties]: { at: sf(6, 5), flipped: true },
      'bh-cityDef-1': { at: sf(6, 5), items: ['spitGun-1'], flipped: true },
    };
    const state = at('assault', { put, phasing: 1 });
    expect(refusedBy(state, done)).toBe('BM-ASLT-01');
    const { events, state: after } = play(state, [{ type: 'assaultHere', space: sf(6, 5) }, 1, 3]);
    expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 8, defender: 8 });
    expect(stepNow(after).type).toBe('klegg');
  });

  test('[BM-FAT-04] [BM-ASLT-05] a fatty that does not charge has no bonus', () => {
    const put = { [fatties]: sf(6, 5), 'bh-mob-1': sf(6, 5) };
    const { events } = play(at('assault', { put }), [
      { type: 'assaultHere', space: sf(6, 5) },
      1,
      1,
    ]);
    expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 6, defender: 6 });
  });

  test.each([
    [true, 2, 3, [7, 8], [[mob], ['destroyed']]],
    [
      true,
      6,
      3,
      [11, 8],
      [
        ['bh-crocks-1', 'bh-superhero-1'],
        ['destroyed', 'destroyed'],
      ],
    ],
    [
      false,
      2,
      3,
      [7, 4],
      [
        ['bh-crocks-1', 'bh-superhero-1'],
        ['destroyed', bh(5, 5)],
      ],
    ],
  ] as const)(
    '[BM-HERO-04] [BM-RULING-71] [BM-RULING-106] [BM-ASLT-10] join %s, %i to %i',
    (join, a, d, totals, [ids, ends]) => {
      const put = { [mob]: bh(5, 4), 'bh-crocks-1': bh(5, 5), 'bh-superhero-1': bh(5, 5) };
      const asked = play(at('assault', { put }), charge(mob, bh(5, 5))).state;
      expect(stepNow(asked).type).toBe('hero');
      expect(blockMania.toAct(asked)).toEqual([1]);
      const { state, events } = play(asked, [{ type: 'heroSupport', join }, a, d]);
      const [roll] = eventsOf(events, 'assaultRolled');
      expect([roll?.totals.attacker, roll?.totals.defender]).toEqual(totals);
      expect(ids.map((id) => where(state, id))).toEqual(ends);
      if (totals[0] > totals[1]) expect(where(state, mob)).toBe(bh(5, 5));
    },
  );

  test.each([
    ['BM-COMBAT-04', 'bh-mob-1', sf(5, 5), {}],
    ['BM-COMBAT-03', mob, sf(6, 5), { [mob]: { at: sf(5, 5), flipped: true } }],
    ['BM-FUT-02', 'sf-futsies-1', sf(6, 5), { 'sf-futsies-1': sf(7, 5) }],
    [
      'BM-RULING-32',
      juves,
      sf(2, 5),
      {
        [juves]: { at: sf(2, 4), outside: true, items: ['powerBoard-1', 'sprayCan-1'] },
        'bh-spugs-1': sf(2, 5),
      },
    ],
    ['BM-ASLT-08', mob, sf(6, 5), { [juves]: sf(6, 5) }],
    ['BM-ASLT-02', mob, sf(5, 6), {}],
    ['BM-RULING-31', guard, '9,5', { [guard]: sf(8, 5), 'bh-superhero-1': '9,5' }],
  ] as const)('[%s] who cannot charge', (rule, blocker, space, put) => {
    const base = { [mob]: sf(5, 5), 'bh-mob-1': sf(6, 5) };
    expect(refusedBy(at('assault', { put: { ...base, ...put } }), charge(blocker, space))).toBe(
      rule,
    );
  });

  test('[BM-ASLT-02] [BM-ASLT-03] [BM-MOVE-09] [BM-RULING-31] flyers charge through the air', () => {
    const put = { 'sf-superhero-1': sf(8, 5), 'bh-superhero-1': '9,5' };
    expect(refusedBy(at('assault', { put }), charge('sf-superhero-1', '9,5'))).toBeUndefined();
    const after = play(at('assault', { put }), [charge('sf-superhero-1', '9,5'), 6, 1]).state;
    expect(where(after, 'sf-superhero-1')).toBe('9,5');
  });

  test('[BM-RULING-98] an own futsy is fought by its own side', () => {
    const put = { 'sf-futsies-1': sf(5, 5), 'sf-crocks-1': sf(5, 5) };
    const { state } = play(at('assault', { put }), [
      { type: 'assaultHere', space: sf(5, 5) },
      5,
      1,
    ]);
    expect([where(state, 'sf-futsies-1'), state.blockers['sf-crocks-1']?.flipped]).toEqual([
      'destroyed',
      true,
    ]);
  });

  test('[BM-RULING-98] of two own futsies the lower id attacks', () => {
    const put = { 'sf-futsies-1': sf(5, 5), 'sf-futsies-2': sf(5, 5) };
    const { state } = play(at('assault', { put }), [
      { type: 'assaultHere', space: sf(5, 5) },
      5,
      1,
    ]);
    expect([where(state, 'sf-futsies-2'), state.blockers['sf-futsies-1']?.flipped]).toEqual([
      'destroyed',
      true,
    ]);
  });

  test('[BM-RULING-40] [BM-FLAMER-01] a fire weapon may stay unused', () => {
    const put = { [guard]: { at: sf(5, 5), items: ['flamer-1'] }, 'bh-mob-1': sf(6, 5) };
    const asked = play(at('assault', { put }), charge(guard, sf(6, 5))).state;
    expect(offeredMoves(asked, 'useFlames').map(({ count }) => count)).toEqual([0, 1, 3]);
    const spare = play(asked, [{ type: 'useFlames', item: 'flamer-1', count: 0 }, 3, 1]);
    expect(eventsOf(spare.events, 'assaultRolled')[0]?.totals).toEqual({
      attacker: 6,
      defender: 6,
    });
    const used = play(asked, [{ type: 'useFlames', item: 'flamer-1', count: 1 }, 3, 1]);
    expect(eventsOf(used.events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 9, defender: 6 });
    expect(used.state.spaces[sf(6, 5)]?.fire).toBe(1);
  });

  test('[BM-HEAVY-04] [BM-COMBAT-06] all usable weapons count, heavy ones do not', () => {
    const items = ['spitGun-1', 'buzzSaw-1', 'missileDefenceLaser-1'];
    const put = { [guard]: { at: sf(5, 5), items }, 'bh-mob-1': sf(6, 5) };
    const { events } = play(at('assault', { put }), [charge(guard, sf(6, 5)), 1, 1]);
    expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 11, defender: 6 });
  });

  test('[BM-RULING-103] [BM-KLEGG-04] a klegg draws and receives, but lays no charge and leaves the power alone', () => {
    const mall = { at: sf(5, 6), began: true };
    const state = arrange({
      commandPoints: 3,
      kleggController: 0,
      put: { 'klegg-1': mall },
      steps: [{ type: 'command' }],
    });
    const drawn = play(state, [{ type: 'draw', blocker: 'klegg-1' }, 'zipGun']).state;
    expect(drawn.blockers['klegg-1']?.items).toEqual(['zipGun-1']);
    const active = arrange({
      kleggController: 0,
      active: 'klegg-1',
      put: {
        'klegg-1': { at: sf(5, 5), items: ['demoCharge-1'] },
        'sf-mob-1': { at: sf(5, 4), items: ['zipGun-1'] },
      },
      steps: [{ type: 'active' }],
    });
    const take = { type: 'receive', from: 'sf-mob-1', item: 'zipGun-1' } as const;
    expect(refusedBy(active, take)).toBeUndefined();
    expect(refusedBy(active, { type: 'layCharge', item: 'demoCharge-1' })).toBe('BM-KLEGG-04');
    expect(offeredMoves(active, 'layCharge')).toEqual([]);
    const atPower = arrange({
      kleggController: 0,
      active: 'klegg-1',
      put: { 'klegg-1': sf(4, 1) },
      steps: [{ type: 'active' }],
    });
    expect(refusedBy(atPower, { type: 'switchPower' })).toBe('BM-KLEGG-04');
    expect(offeredMoves(atPower, 'switchPower')).toEqual([]);
  });

  test('[BM-KLEGG-05] a klegg need not charge the futsies of its own controller', () => {
    const klegg = {
      kleggController: 0,
      put: { 'klegg-1': sf(5, 5), 'sf-futsies-1': sf(5, 6) },
    };
    expect(refusedBy(at('assault', klegg), charge('klegg-1', sf(5, 6)))).toBeUndefined();
    expect(refusedBy(at('assault', klegg), done)).toBeUndefined();
  });

  test('[BM-KLEGG-05] [BM-RULING-69] [BM-KLEGG-04] a klegg that can charge must', () => {
    const put = { 'klegg-1': { at: sf(5, 5), items: ['spitGun-1'] }, 'bh-mob-1': sf(6, 5) };
    const klegg = { put, kleggController: 0 };
    expect(
      refusedBy(at('shoot', klegg), { type: 'declareShot', blocker: 'klegg-1', item: 'spitGun-1' }),
    ).toBe('BM-KLEGG-05');
    expect(refusedBy(at('assault', klegg), done)).toBe('BM-KLEGG-05');
    expect(
      refusedBy(at('arson', { ...klegg, put: { ...put, [mob]: sf(5, 6) } }), {
        type: 'arson',
        blocker: 'klegg-1',
      }),
    ).toBe('BM-KLEGG-04');
  });
});

describe('mischief', () => {
  test('[BM-LOOT-01] [BM-LOOT-02] [BM-LOOT-03] [BM-LOOT-05] [BM-LOOT-06] [BM-EQUIP-06] [BM-EQUIP-10] [BM-RULING-56] three counters of a looted mall, of which two can be carried', () => {
    const put = { [juves]: { at: sf(5, 6), items: ['zipGun-1'], began: true } };
    const state = at('loot', { put });
    const drawn = ['sprayCan', 'buzzSaw', 'powerBoard'];
    const asked = play(state, [{ type: 'loot', blocker: juves }, 4, ...drawn]).state;
    expect(stepNow(asked)).toEqual({ type: 'capacity', blocker: juves });
    const after = play(
      asked,
      { type: 'discardItem', blocker: juves, item: 'sprayCan-1' },
      { type: 'discardItem', blocker: juves, item: 'zipGun-1' },
    ).state;
    expect(after.blockers[juves]).toMatchObject({
      items: ['buzzSaw-1', 'powerBoard-1'],
      flipped: true,
    });
    expect([after.spaces[sf(5, 6)]?.looted, stepNow(after).type]).toEqual([true, 'klegg']);
    const again = at('loot', {
      put: { [juves]: sf(5, 6), [mob]: sf(6, 1) },
      squares: { [sf(5, 6)]: { looted: true } },
    });
    expect(refusedBy(again, { type: 'loot', blocker: juves })).toBe('BM-LOOT-05');
    const shop = arrange({
      commandPoints: 1,
      put,
      squares: { [sf(5, 6)]: { looted: true } },
      steps: [{ type: 'command' }],
    });
    expect(refusedBy(shop, { type: 'draw', blocker: juves })).toBe('BM-EQUIP-10');
  });

  test('[BM-LOOT-02] [BM-LOOT-04] [BM-LOC-09] a 5 is too little; banks give nothing, armouries arms', () => {
    const put = { [juves]: sf(4, 8), [mob]: sf(3, 4) };
    const state = at('loot', { put });
    const missed = play(state, [{ type: 'loot', blocker: juves }, 3]).state;
    expect(missed.spaces[sf(4, 8)]).toBeUndefined();
    const bank = play(state, [{ type: 'loot', blocker: juves }, 4]).state;
    expect([bank.spaces[sf(4, 8)]?.looted, bank.blockers[juves]?.items]).toEqual([true, []]);
    const arms = play(state, [
      { type: 'loot', blocker: mob },
      1,
      'spitGun',
      'spitGun',
      'flamer',
    ]).state;
    expect(arms.blockers[mob]?.items).toEqual(['spitGun-1', 'spitGun-2', 'flamer-1']);
    expect(
      refusedBy(at('loot', { put: { [juves]: sf(5, 5), [mob]: sf(3, 4) } }), {
        type: 'loot',
        blocker: juves,
      }),
    ).toBe('BM-LOOT-01');
  });

  test('[BM-ARSON-01] [BM-ARSON-02] [BM-ARSON-03] [BM-FIRE-02] [BM-FIRE-03] [BM-RULING-87] the fourth marker spreads', () => {
    const state = at('arson', { put: { [guard]: bh(5, 7) }, squares: { [bh(5, 7)]: { fire: 3 } } });
    const after = play(state, [{ type: 'arson', blocker: guard }, 3, 4, 1]).state;
    expect([
      after.spaces[bh(5, 7)]?.fire,
      after.spaces[bh(6, 7)]?.fire,
      after.blockers[guard]?.flipped,
    ]).toEqual([3, 1, true]);
    const air = at('arson', {
      put: {
        'sf-futsies-1': { at: '9,5', items: ['batSuit-1'], activatedBy: 0 },
        [guard]: sf(5, 5),
      },
    });
    expect(refusedBy(air, { type: 'arson', blocker: 'sf-futsies-1' })).toBe('BM-RULING-87');
  });

  test('[BM-FIRE-03] [BM-FIRE-04] a fourth marker on a plaza is lost: nothing spreads from there', () => {
    const state = at('arson', { put: { [guard]: seam(1) }, squares: { [seam(1)]: { fire: 3 } } });
    const { state: after, events } = play(state, [{ type: 'arson', blocker: guard }, 3]);
    expect(eventsOf(events, 'fireLost')).toMatchObject([{ space: seam(1) }]);
    expect(eventsOf(events, 'fireSpread')).toEqual([]);
    expect(after.spaces[seam(1)]?.fire).toBe(3);
  });

  test('[BM-HERO-06] [BM-FAT-03] [BM-COMBAT-08] [BM-COMBAT-04] who may not', () => {
    const put = {
      'sf-superhero-1': sf(5, 6),
      [fatties]: sf(5, 7),
      [juves]: sf(4, 9),
      'bh-mob-1': sf(4, 9),
      [mob]: sf(3, 4),
    };
    const squares = { [sf(6, 8)]: { fire: 1 } };
    expect(refusedBy(at('loot', { put }), { type: 'loot', blocker: 'sf-superhero-1' })).toBe(
      'BM-HERO-06',
    );
    expect(refusedBy(at('arson', { put }), { type: 'arson', blocker: 'sf-superhero-1' })).toBe(
      'BM-HERO-06',
    );
    const fire = at('fightFire', {
      put: { ...put, 'sf-spugs-1': sf(6, 6) },
      squares: { ...squares, [sf(6, 7)]: { fire: 1 } },
    });
    expect(refusedBy(fire, { type: 'fightFire', blocker: fatties, space: sf(6, 8) })).toBe(
      'BM-FAT-03',
    );
    expect(refusedBy(fire, { type: 'fightFire', blocker: juves, space: sf(5, 8) })).toBe(
      'BM-COMBAT-08',
    );
    expect(refusedBy(at('arson', { put }), { type: 'arson', blocker: 'bh-mob-1' })).toBe(
      'BM-COMBAT-04',
    );
  });

  test('[BM-SCRAWL-01] [BM-SCRAWL-02] [BM-SCRAWL-03] [BM-SCRAWL-04] [BM-SCRAWL-06] scrawling', () => {
    const can = ['sprayCan-1'];
    const wings = ['sprayCan-2', 'powerBoard-1'];
    const put = {
      [juves]: { at: sf(5, 5), items: can },
      [mob]: sf(5, 6),
      [guard]: { at: sf(2, 5), items: ['sprayCan-3'] },
      'sf-juves-2': { at: bh(2, 5), outside: true, items: wings },
    };
    const state = at('scrawl', { put });
    expect(refusedBy(state, { type: 'scrawl', blocker: mob })).toBe('BM-SCRAWL-01');
    expect(refusedBy(state, { type: 'scrawl', blocker: guard })).toBe('BM-SCRAWL-02');
    const after = play(
      state,
      { type: 'scrawl', blocker: juves },
      { type: 'scrawl', blocker: 'sf-juves-2' },
    ).state;
    expect([
      after.spaces[sf(5, 5)]?.scrawl,
      after.spaces[bh(2, 5)]?.scrawl,
      after.blockers[juves]?.flipped,
    ]).toEqual([true, true, true]);
    const full = at('scrawl', { put, squares: { [sf(5, 5)]: { scrawl: true } } });
    expect(refusedBy(full, { type: 'scrawl', blocker: juves })).toBe('BM-SCRAWL-04');
  });

  test('[BM-FFIGHT-01] [BM-FFIGHT-02] [BM-FFIGHT-03] [BM-FFIGHT-04] [BM-RULING-88] a die against every marker of a fire next to a fire control', () => {
    const squares = { [sf(6, 8)]: { fire: 3 }, [sf(5, 7)]: { fire: 1 } };
    const state = at('fightFire', { put: { [juves]: sf(5, 7), [mob]: sf(5, 8) }, squares });
    expect(refusedBy(state, { type: 'fightFire', blocker: juves, space: sf(5, 7) })).toBe(
      'BM-FFIGHT-02',
    );
    expect(refusedBy(state, { type: 'fightFire', blocker: mob, space: sf(6, 8) })).toBe(
      'BM-FFIGHT-01',
    );
    const after = play(state, [
      { type: 'fightFire', blocker: juves, space: sf(6, 8) },
      4,
      3,
      6,
    ]).state;
    expect([after.spaces[sf(6, 8)]?.fire, after.blockers[juves]?.flipped]).toEqual([1, true]);
  });
});
