import { describe, expect, test } from 'vitest';
import { compile } from '../../src/block-mania/content/compile.js';
import { blockMania, type State } from '../../src/block-mania/index.js';
import {
  type Arrangement,
  arrange,
  bh,
  eventsOf,
  isOffered,
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
const guard = 'sf-cityDef-1';
const laser = ['missileDefenceLaser-1'];
const launcher = ['missileLauncher-1'];
const content = compile(blockMania.content);
const points = (state: State, seat: number) => blockMania.standing(state).seats[seat]?.score;
const target = (space: string, aim: 'counter' | 'square') =>
  ({ type: 'target', space, outside: false, aim }) as const;

function shooting(a: Partial<Arrangement>) {
  return arrange({ phase: 'combat', steps: [{ type: 'shoot' }], ...a });
}
/** A mob with a deployed drill: every shot of it is one structural marker. */
function drilling(at: string, a: Partial<Arrangement> = {}) {
  const put = { [mob]: { at, items: ['vibroDrill-1'], deployed: ['vibroDrill-1'] }, ...a.put };
  return shooting({ ...a, put });
}
const drill = { type: 'drill', blocker: mob, item: 'vibroDrill-1' } as const;
/** Something that happens by itself after the klegg decision. */
function happen(
  steps: Arrangement['steps'],
  a: Partial<Arrangement>,
  ...rolls: (string | number)[]
) {
  const state = arrange({ ...a, steps: [{ type: 'klegg' }, ...steps] });
  return play(state, [{ type: 'pass' }, ...rolls]);
}

describe('lasers', () => {
  test.each([
    ['a block square', bh(2, 5), 3, 4, [1]],
    ['an armoury', bh(7, 6), 5, 6, [1, 1]],
    ['the sky-rail', seam(9), 1, 2, []],
    ['the mega-way', seam(3), 3, 4, []],
    ['the pedway', seam(6), 3, 4, []],
  ] as const)(
    '[BM-DMG-01] [BM-DMG-02] [BM-DMG-03] [BM-MDL-01] [BM-LINK-01] %s',
    (_name, space, miss, hit, more) => {
      const from = space === bh(7, 6) ? bh(6, 6) : sf(8, Number(space.split(',')[1]));
      const state = shooting({ put: { [guard]: { at: from, items: laser, deployed: laser } } });
      const aim = play(state, {
        type: 'declareShot',
        blocker: guard,
        item: 'missileDefenceLaser-1',
      }).state;
      const missed = play(aim, [target(space, 'square'), miss]);
      expect(missed.state.spaces[space]).toBeUndefined();
      const { state: struck } = play(aim, [target(space, 'square'), hit, ...more]);
      expect(struck.spaces[space]).toMatchObject(
        space === seam(9) ? { collapsed: true } : { structural: 1 },
      );
    },
  );

  test('[BM-DMG-04] [BM-DMG-05] weak weapons have no square to aim at; a laser picks square or counter', () => {
    const put = { [guard]: { at: sf(8, 5), items: ['stumpGun-1'] }, 'bh-superhero-1': '9,5' };
    const weak = play(shooting({ put }), {
      type: 'declareShot',
      blocker: guard,
      item: 'stumpGun-1',
    }).state;
    expect(refusedBy(weak, target(sf(8, 4), 'square'))).toBe('BM-DMG-04');
    expect(refusedBy(weak, target('9,9', 'square'))).toBe('BM-LINK-01');
    const strong = shooting({
      put: { [guard]: { at: sf(8, 5), items: laser, deployed: laser }, 'bh-juves-1': bh(2, 5) },
    });
    const aim = play(strong, {
      type: 'declareShot',
      blocker: guard,
      item: 'missileDefenceLaser-1',
    }).state;
    expect(
      offeredMoves(aim, 'target')
        .filter(({ space }) => space === bh(2, 5))
        .map(({ aim: how }) => how),
    ).toEqual(['counter', 'square']);
  });

  test('[BM-LINK-02] [BM-LINK-03] [BM-LINK-04] link squares: hit by hit', () => {
    const hits = (space: string, linkHits: number, put = {}) => {
      const squares =
        linkHits === 0
          ? {}
          : { [space]: { linkHits, collapsed: linkHits > 1, structural: linkHits === 1 ? 1 : 0 } };
      const state = shooting({
        squares,
        put: {
          [guard]: { at: sf(8, Number(space.split(',')[1])), items: laser, deployed: laser },
          ...put,
        },
      });
      const aim = play(state, {
        type: 'declareShot',
        blocker: guard,
        item: 'missileDefenceLaser-1',
      }).state;
      return refusedBy(aim, target(space, 'square')) === undefined
        ? play(aim, [target(space, 'square'), 6]).state
        : null;
    };
    expect([0, 1, 2].map((n) => hits(seam(6), n)?.spaces[seam(6)])).toMatchObject([
      { linkHits: 1, collapsed: false },
      { linkHits: 2, collapsed: true },
      { linkHits: 3 },
    ]);
    expect(hits(seam(6), 3)).toBeNull();
    expect(where(hits(seam(6), 2, { [juves]: seam(6) }) as State, juves)).toBe('destroyed');
    expect(where(hits(seam(6), 1, { [juves]: seam(6) }) as State, juves)).toBe(seam(6));
    expect(hits(seam(3), 1)?.spaces[seam(3)]).toMatchObject({ collapsed: true });
    expect(hits(seam(3), 2)).toBeNull();
  });
});

describe('structural damage', () => {
  test('[BM-STRUC-01] [BM-STRUC-02] [BM-STRUC-03] [BM-RULING-49] each marker there adds 1', () => {
    const first = play(drilling(bh(8, 9)), [drill, 5]).state;
    expect(first.spaces[bh(8, 9)]).toMatchObject({ structural: 1, collapsed: false });
    const second = play(drilling(bh(8, 9), { squares: { [bh(8, 9)]: { structural: 1 } } }), [
      drill,
      5,
    ]);
    expect(second.state.spaces[bh(8, 9)]).toMatchObject({ structural: 0, collapsed: true });
  });

  test('[BM-COL-03] [BM-COL-04] [BM-RULING-50] up, up right, up left, depth first', () => {
    const { state, events } = play(
      drilling(sf(5, 1), { squares: { [sf(5, 2)]: { structural: 1 } } }),
      [drill, 6, 5, 4, 2, 1, 3, 2],
    );
    expect([sf(5, 1), sf(5, 2)].map((space) => state.spaces[space]?.collapsed)).toEqual([
      true,
      true,
    ]);
    expect(
      [sf(5, 3), sf(6, 3), sf(4, 3), sf(6, 2), sf(4, 2)].map(
        (space) => state.spaces[space]?.structural,
      ),
    ).toEqual([1, 1, 1, 1, 1]);
    expect(eventsOf(events, 'collapseRolled').map(({ space }) => space)).toEqual([
      sf(5, 1),
      sf(5, 2),
      sf(5, 3),
      sf(6, 3),
      sf(4, 3),
      sf(6, 2),
      sf(4, 2),
    ]);
    expect(state.boards[0]?.catastropheCheck).toBe(true);
  });

  test('[BM-LOC-01] [BM-RULING-52] [BM-RULING-51] [BM-SCORE-05] an armoury goes up', () => {
    const put = { 'sf-crocks-1': sf(2, 4), [juves]: sf(4, 5) };
    const { state } = play(drilling(sf(3, 4), { put }), [drill, 5, 4, 1, 1, 1]);
    expect([where(state, 'sf-crocks-1'), where(state, juves), where(state, mob)]).toEqual([
      'destroyed',
      sf(4, 5),
      'destroyed',
    ]);
    expect([sf(3, 5), sf(4, 5), sf(2, 5)].map((space) => state.spaces[space]?.structural)).toEqual([
      1, 1, 1,
    ]);
    // The armoury 6 + 4, and two own blockers.
    expect(points(state, 0)).toBe(12);
    const wide = drilling(sf(3, 4), { put, options: { explosionDiagonals: true } });
    // Clockwise from up: (4,5) Juves, then (2,4) Crocks.
    expect(where(play(wide, [drill, 5, 5, 4, 1, 1, 1]).state, juves)).toBe('destroyed');
  });

  test('[BM-COL-01] [BM-COL-02] [BM-DEST-01] [BM-DEST-03] [BM-RULING-54] everything in the square is lost, and a power house for good', () => {
    const put = { 'bh-juves-1': { at: bh(5, 1), items: ['zipGun-1'] } };
    const squares = { [bh(5, 1)]: { fire: 2, structural: 1, scrawl: true } };
    const { state } = happen(
      [{ type: 'explodeCharges' }],
      { phase: 'combat', laid: [{ space: bh(5, 1), item: 'demoCharge-1' }], put, squares },
      1,
      1,
      5,
      1,
      1,
      1,
    );
    expect(state.spaces[bh(5, 1)]).toEqual({
      fire: 0,
      structural: 0,
      collapsed: true,
      looted: false,
      scrawl: false,
      car: 0,
      linkHits: 0,
    });
    expect([
      where(state, 'bh-juves-1'),
      state.boards[1]?.powerDead,
      state.boards[1]?.power,
    ]).toEqual(['destroyed', true, false]);
    expect(state.containers.hardware).toContain('zipGun-1');
  });

  test('[BM-COL-05] rubble accepts nothing more', () => {
    const squares = { [sf(5, 5)]: { collapsed: true } };
    const { state } = happen(
      [{ type: 'explodeCharges' }],
      { phase: 'combat', laid: [{ space: sf(5, 5), item: 'demoCharge-1' }], squares },
      6,
    );
    expect(state.spaces[sf(5, 5)]?.structural).toBe(0);
  });

  test('[BM-DRILL-01] [BM-RULING-48] the drill needs no roll and may bury its user', () => {
    const { state } = play(drilling(bh(4, 4)), [drill, 6, 1, 1, 1]);
    expect([where(state, mob), points(state, 0), points(state, 1)]).toEqual(['destroyed', 1, 6]);
    const rubble = shooting({
      squares: { [sf(5, 5)]: { collapsed: true } },
      put: { [mob]: { at: sf(5, 5), items: ['vibroDrill-1'], deployed: ['vibroDrill-1'] } },
    });
    expect(refusedBy(rubble, drill)).toBe('BM-RULING-48');
  });

  test('[BM-LOC-07] [BM-RULING-53] [BM-FIRE-07] the tank floods the column below, once', () => {
    const squares = Object.fromEntries([9, 8, 7, 6].map((l) => [sf(5, l), { fire: 1 }]));
    const { state } = play(
      drilling(sf(5, 10), { squares: { ...squares, [sf(4, 9)]: { fire: 1 } } }),
      [drill, 1],
    );
    expect([9, 8, 7, 6].map((l) => state.spaces[sf(5, l)]?.fire ?? 0)).toEqual([0, 0, 0, 1]);
    expect([state.boards[0]?.tankDead, state.spaces[sf(4, 9)]?.fire]).toEqual([true, 1]);
    const fan = drilling(sf(5, 10), {
      squares: { ...squares, [sf(4, 9)]: { fire: 1 } },
      options: { tankPattern: 'fan' },
    });
    const spread = play(fan, [drill, 1]).state;
    expect([spread.spaces[sf(4, 9)]?.fire ?? 0, spread.spaces[sf(5, 8)]?.fire]).toEqual([0, 1]);
  });
});

describe('missiles', () => {
  const put = {
    [guard]: { at: sf(8, 5), items: launcher, deployed: launcher },
    'bh-mob-1': bh(2, 5),
  };
  const shot = (mode: string) =>
    ({ type: 'declareShot', blocker: guard, item: 'missileLauncher-1', mode }) as const;

  test('[BM-ML-01] [BM-ML-02] [BM-DMG-06] [BM-STRUC-03] explosive', () => {
    const { state, events } = play(shooting({ put }), shot('explosive'), [
      target(bh(2, 5), 'square'),
      6,
      5,
      3,
      4,
      4,
      1,
      1,
    ]);
    expect(eventsOf(events, 'attackRolled')[0]?.total).toBe(4);
    expect([state.spaces[bh(2, 5)]?.collapsed, where(state, 'bh-mob-1')]).toEqual([
      true,
      'destroyed',
    ]);
  });

  test('[BM-ML-03] incendiary: 2 fire markers, also on an empty square', () => {
    const { state } = play(shooting({ put }), shot('incendiary'), target(bh(2, 4), 'square'));
    expect(state.spaces[bh(2, 4)]?.fire).toBe(2);
    expect(state.blockers[guard]?.flipped).toBe(true);
  });

  test('[BM-ML-04] homing needs no line of fire and finds windows and open air', () => {
    const deep = { [guard]: { at: sf(5, 5), items: launcher, deployed: launcher } };
    const aim = play(shooting({ put: deep }), shot('homingExplosive')).state;
    expect(refusedBy(aim, target(bh(8, 8), 'square'))).toBeUndefined();
    expect(refusedBy(aim, target(bh(5, 5), 'square'))).toBe('BM-SHOOT-03');
    const { state } = play(aim, [target(bh(8, 8), 'square'), 1]);
    expect(state.spaces[bh(8, 8)]?.structural).toBe(1);
    expect(refusedBy(shooting({ put: deep }), shot('explosive'))).toBeUndefined();
  });

  test('[BM-MDL-02] [BM-RULING-47] a deployed laser in a window is an umbrella', () => {
    const shield = {
      'bh-cityDef-1': { at: bh(8, 4), items: laser, deployed: laser },
      'bh-superhero-1': '11,7',
    };
    const aim = play(shooting({ put: { ...put, ...shield } }), shot('homingExplosive')).state;
    expect(refusedBy(aim, target(bh(2, 5), 'square'))).toBe('BM-MDL-02');
    expect(isOffered(aim, target('11,7', 'square'))).toBe(true);
    const folded = { ...shield, 'bh-cityDef-1': { at: bh(8, 4), items: laser } };
    const open = play(shooting({ put: { ...put, ...folded } }), shot('homingExplosive')).state;
    expect(refusedBy(open, target(bh(2, 5), 'square'))).toBeUndefined();
    const squares = { [bh(8, 4)]: { collapsed: true } };
    const ruin = shooting({ put: { ...put, ...shield }, squares });
    const bare = play(ruin, shot('homingExplosive')).state;
    expect(refusedBy(bare, target(bh(2, 5), 'square'))).toBeUndefined();
  });
});

describe('demo charges', () => {
  test('[BM-DEMO-02] [BM-DEMO-03] [BM-RULING-43] [BM-RULING-45] [BM-RULING-46] a charge in the power house', () => {
    const a = {
      phase: 'combat',
      laid: [{ space: bh(5, 1), item: 'demoCharge-1' }],
      put: { 'bh-juves-1': bh(5, 1) },
    } as const;
    const { state } = happen(
      [{ type: 'explodeCharges' }],
      { ...a, laid: [...a.laid] },
      4,
      3,
      2,
      5,
      1,
      1,
      1,
    );
    expect([
      where(state, 'bh-juves-1'),
      state.spaces[bh(5, 1)]?.collapsed,
      state.boards[1]?.powerDead,
    ]).toEqual(['destroyed', true, true]);
    expect(state.containers.armoury).toContain('demoCharge-1');
    const strong = happen(
      [{ type: 'explodeCharges' }],
      { ...a, laid: [...a.laid], options: { demoDivisor: 1 } },
      4,
      3,
      1,
      1,
      1,
    );
    expect(strong.state.spaces[bh(5, 1)]?.structural).toBe(3);
  });

  test('[BM-DEMO-04] [BM-RULING-44] touchy cargo', () => {
    const put = {
      [guard]: { at: bh(4, 5), items: ['spitGun-1'] },
      'bh-crocks-1': { at: bh(4, 5 + 3), items: ['demoCharge-1'] },
    };
    const state = shooting({ put: { ...put, [guard]: { at: bh(3, 8), items: ['spitGun-1'] } } });
    const aim = play(state, { type: 'declareShot', blocker: guard, item: 'spitGun-1' }).state;
    const { state: end, events } = play(aim, [target(bh(4, 8), 'counter'), 1, 6, 3, 1, 2]);
    expect(eventsOf(events, 'attackRolled').map(({ total }) => total)).toEqual([4, 6]);
    expect([where(end, 'bh-crocks-1'), end.spaces[bh(4, 8)]?.structural]).toEqual(['destroyed', 1]);
    // A dead carrier's charge is rolled for too, unless the option says no.
    const dead = play(aim, [target(bh(4, 8), 'counter'), 6, 1]).state;
    expect(where(dead, 'bh-crocks-1')).toBe('destroyed');
    const mild = shooting({
      options: { cargoAfterDeath: false },
      put: { ...put, [guard]: { at: bh(3, 8), items: ['spitGun-1'] } },
    });
    play(mild, { type: 'declareShot', blocker: guard, item: 'spitGun-1' }, [
      target(bh(4, 8), 'counter'),
      6,
    ]);
  });
});

describe('fires in the end phase', () => {
  const burn = (a: Partial<Arrangement>, ...rolls: (string | number)[]) =>
    happen([{ type: 'burn' }], { phase: 'combat', ...a }, ...rolls);
  /** The card that is drawn afterwards. */
  const card = 'card-01';

  test('[BM-FIRE-01] [BM-FIRE-03] [BM-FIRE-05] [BM-FIRE-06] [BM-FIRE-08] [BM-RULING-58] fires grow, do damage and burn whoever stands in them', () => {
    const squares = { [sf(3, 2)]: { fire: 2 }, [sf(7, 2)]: { fire: 3 } };
    const dice = [1, 3, 2, 4, 5, 6, 6, 3, 2, 1, 4];
    // The block is checked for a catastrophe afterwards, and seat 1 rolls for CP.
    const { state } = burn(
      { squares, put: { 'sf-crocks-1': sf(3, 2) } },
      ...dice,
      card,
      6,
      6,
      6,
      6,
      6,
      1,
      1,
    );
    expect(state.spaces[sf(3, 2)]).toMatchObject({ fire: 3, structural: 1 });
    expect(state.spaces[sf(2, 2)]).toBeUndefined();
    expect(state.spaces[sf(7, 2)]?.collapsed).toBe(true);
    expect([sf(7, 3), sf(8, 3), sf(6, 3)].map((space) => state.spaces[space]?.structural)).toEqual([
      1, 1, 1,
    ]);
    expect(where(state, 'sf-crocks-1')).toBe('destroyed');
  });

  test('[BM-FIRE-05] [BM-FIRE-07] without water nothing goes out', () => {
    const squares = { [sf(3, 2)]: { fire: 2 } };
    const dry = burn({ squares, boards: { 0: { tankDead: true } } }, 2, card, 1, 1).state;
    expect(dry.spaces[sf(3, 2)]).toMatchObject({ fire: 3, structural: 0 });
    const wet = burn({ squares }, 2, card, 1, 1).state;
    expect(wet.spaces[sf(3, 2)]?.fire).toBe(2);
  });

  test('[BM-FIRE-04] [BM-COMP-03] sparks are lost in open air, in rubble and where 3 burn', () => {
    const squares = { [sf(3, 2)]: { fire: 3 }, [sf(2, 2)]: { collapsed: true } };
    // Address 13 is (2,2).
    const rubble = burn({ squares }, 1, 3, 1, card, 1, 1);
    expect(eventsOf(rubble.events, 'fireSpread').map(({ to }) => to)).toEqual([null]);
    const ablaze = { [sf(2, 2)]: { fire: 3 }, [sf(3, 2)]: { fire: 3 }, [sf(4, 10)]: { fire: 2 } };
    // Addresses 14 and 13 are the two that have 3 already; 65 is (4,10), which has got its third.
    const full = burn({ squares: ablaze }, 1, 4, 1, 3, 1, 1, 1, card, 1, 1);
    expect(eventsOf(full.events, 'fireSpread').map(({ to }) => to)).toEqual([null, null]);
    expect([sf(2, 2), sf(3, 2), sf(4, 10)].map((space) => full.state.spaces[space]?.fire)).toEqual([
      2, 2, 2,
    ]);
    // Address 66 of Larkspur Heights is open air.
    const heights = { players: 4, phasing: 3, squares: { '34,10': { fire: 3 } } } as const;
    const air = burn(heights, 6, 6, 1, card, 1, 1);
    expect(eventsOf(air.events, 'fireSpread').map(({ to }) => to)).toEqual([null]);
  });

  test('[BM-RULING-57] [BM-FIRE-09] [BM-RULING-59] plaza fires belong to the board on their right, kill, and never damage', () => {
    const squares = { [seam(1)]: { fire: 2 } };
    const mine = burn({ squares }, card, 1, 1).state;
    expect(mine.spaces[seam(1)]?.fire).toBe(2);
    const theirs = burn({ squares, phasing: 1, put: { [juves]: seam(1) } }, 6, 5, card, 1, 1).state;
    expect([theirs.spaces[seam(1)], where(theirs, juves)]).toMatchObject([
      { fire: 2, structural: 0 },
      'destroyed',
    ]);
    expect(points(theirs, 1)).toBe(0);
  });

  test('[BM-FIRE-08] [BM-RULING-59] everybody in the flames rolls: any side, inside and outside, by square and id', () => {
    const squares = { [sf(2, 2)]: { fire: 2 }, [sf(4, 10)]: { fire: 2 } };
    const put = {
      'bh-mob-1': sf(4, 10),
      'bh-juves-1': { at: sf(2, 2), outside: true, items: ['batSuit-1', 'sprayCan-1'] },
      'sf-crocks-1': sf(2, 2),
    };
    const { state, events } = burn({ squares, put }, 3, 3, 4, 3, 5, card, 1, 1);
    const rolls = eventsOf(events, 'burnRolled').map(({ blocker, total }) => [blocker, total]);
    expect(rolls).toEqual([
      ['sf-crocks-1', 7],
      ['bh-juves-1', 6],
      ['bh-mob-1', 8],
    ]);
    expect(['sf-crocks-1', 'bh-juves-1', 'bh-mob-1'].map((id) => where(state, id))).toEqual([
      'destroyed',
      `${sf(2, 2)} outside`,
      'destroyed',
    ]);
  });

  test('[BM-RULING-57] [BM-FIRE-01] fire on a plaza does not grow, and needs no water to burn out', () => {
    const dry = { boards: { 0: { tankDead: true } } };
    const ablaze = burn({ squares: { [sf(9, 1)]: { fire: 3 } }, ...dry }, 2, card, 1, 1);
    expect(ablaze.state.spaces[sf(9, 1)]?.fire).toBe(2);
    expect(ablaze.events.map(({ type }) => type)).not.toContain('firePlaced');
    const small = burn({ squares: { [sf(9, 1)]: { fire: 1 } }, ...dry }, 2, card, 1, 1);
    expect(small.state.spaces[sf(9, 1)]).toBeUndefined();
    const stays = burn({ squares: { [sf(9, 1)]: { fire: 1 } }, ...dry }, 3, card, 1, 1);
    expect(stays.state.spaces[sf(9, 1)]?.fire).toBe(1);
  });
});

describe('catastrophe', () => {
  const markers = (n: number) => {
    const all = content.city([{ block: 'sf' }, { block: 'bh' }]).plans[1]?.blockSquares ?? [];
    return Object.fromEntries(all.slice(0, n).map((space) => [space, { collapsed: true }]));
  };
  const check = (a: Partial<Arrangement>, ...rolls: number[]) =>
    happen([{ type: 'catastrophe' }], { phase: 'end', squares: markers(18), ...a }, ...rolls);

  test('[BM-CAT-01] [BM-CAT-02] five dice up to the number of markers', () => {
    const boards = { 1: { catastropheCheck: true } };
    expect(check({ boards }, 4, 4, 4, 3, 3).state.boards[1]?.fallen).toBe(true);
    expect(check({ boards }, 4, 4, 4, 4, 3).state.boards[1]?.fallen).toBe(false);
    expect(check({}).state.boards[1]?.fallen).toBe(false);
  });

  test('[BM-CAT-03] [BM-CAT-05] [BM-CAT-06] [BM-CAT-08] [BM-RULING-82] [BM-SCORE-09] what falls with it', () => {
    const put = { [juves]: bh(4, 9), 'bh-mob-1': bh(5, 9), 'bh-superhero-1': '11,7' };
    const { state } = check({ boards: { 1: { catastropheCheck: true } }, put }, 1, 1, 1, 1, 1);
    expect([juves, 'bh-mob-1', 'bh-superhero-1'].map((id) => where(state, id))).toEqual([
      'destroyed',
      'destroyed',
      '11,7',
    ]);
    expect(
      [seam(3), seam(6), seam(9), '11,6'].map((space) => state.spaces[space]?.collapsed),
    ).toEqual([true, true, true, true]);
    expect([points(state, 0), points(state, 1)]).toEqual([1, 201]);
    const turn = arrange({
      phasing: 1,
      commandPoints: 9,
      boards: { 1: { fallen: true, power: false } },
      put: { 'bh-superhero-1': '11,7' },
      steps: [{ type: 'command' }],
    });
    expect(refusedBy(turn, { type: 'deploy' })).toBe('BM-CAT-06');
    expect(refusedBy(turn, { type: 'activate', blocker: 'bh-superhero-1' })).toBeUndefined();
  });

  test('[BM-CAT-04] a fallen block is thin air', () => {
    const put = {
      [guard]: { at: sf(8, 5), items: laser, deployed: laser },
      'bh-superhero-1': '19,5',
    };
    const fallen = shooting({ put, boards: { 1: { fallen: true, power: false } } });
    const aim = play(fallen, {
      type: 'declareShot',
      blocker: guard,
      item: 'missileDefenceLaser-1',
    }).state;
    expect(isOffered(aim, target('19,5', 'counter'))).toBe(true);
    const stands = play(shooting({ put }), {
      type: 'declareShot',
      blocker: guard,
      item: 'missileDefenceLaser-1',
    }).state;
    expect(isOffered(stands, target('19,5', 'counter'))).toBe(false);
  });

  test('[BM-CAT-09] [BM-RULING-80] the game ends with the last block, or the last but one', () => {
    const boards = { 0: { fallen: true, power: false }, 1: { catastropheCheck: true } };
    const over = check({ boards }, 1, 1, 1, 1, 1).state;
    expect([over.stage, over.outcome?.reason]).toEqual(['over', 'blocks collapsed']);
    const early = check(
      { boards: { 1: { catastropheCheck: true } }, options: { endAtStanding: 1 } },
      1,
      1,
      1,
      1,
      1,
    ).state;
    expect(early.stage).toBe('over');
    const going = check({ boards: { 1: { catastropheCheck: true } } }, 1, 1, 1, 1, 1).state;
    expect(stepNow(going).type).toBe('klegg');
  });
});
