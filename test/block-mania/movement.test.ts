import { describe, expect, test } from 'vitest';
import type { Put } from './arrange.js';
import {
  arrange,
  bh,
  eventsOf,
  isOffered,
  kr,
  moving,
  offeredMoves,
  play,
  refusedBy,
  seam,
  sf,
  stepNow,
  where,
} from './arrange.js';

const up = { type: 'step', direction: 'up' } as const;
const down = { type: 'step', direction: 'down' } as const;
const left = { type: 'step', direction: 'left' } as const;
const right = { type: 'step', direction: 'right' } as const;
const crocks = 'sf-crocks-1';
const juves = 'sf-juves-1';
const mob = 'sf-mob-1';
const fatties = 'sf-fatties-1';
const hero = 'sf-superhero-1';

describe('steps', () => {
  test('[BM-MOVE-01] [BM-MOVE-02] [BM-MOVE-04] MP first, then CP; what cannot be paid is refused', () => {
    const state = moving(crocks, sf(8, 2), { movePoints: 3, commandPoints: 2 });
    const one = play(state, up).state;
    expect([one.active?.movePoints, one.commandPoints]).toEqual([1, 2]);
    const two = play(one, up).state;
    expect([two.active?.movePoints, two.commandPoints]).toEqual([0, 1]);
    const three = play(two, left).state;
    expect([where(three, crocks), three.commandPoints]).toEqual([sf(7, 4), 0]);
    expect(refusedBy(three, down)).toBe('BM-MOVE-04');
    expect(refusedBy(three, left)).toBeUndefined();
  });

  test('[BM-MOVE-14] [BM-RULING-11] powered civic squares are free, also upwards', () => {
    const state = moving(juves, sf(5, 1), { movePoints: 5 });
    const { events } = play(state, up, up, up);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([0, 0, 2]);
  });

  test('[BM-MOVE-14] [BM-LOC-05] without power they cost as usual', () => {
    const state = moving(juves, sf(5, 1), {
      movePoints: 5,
      commandPoints: 1,
      boards: { 0: { power: false } },
    });
    const { events, state: after } = play(state, up, up, up);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([2, 2, 2]);
    expect(after.commandPoints).toBe(0);
  });

  test('[BM-MOVE-16] whatever is paid for opens the way back, a charge laid too', () => {
    const start = moving(juves, { at: sf(5, 1), items: ['demoCharge-1'] }, { movePoints: 5 });
    const up = play(start, { type: 'step', direction: 'up' }).state;
    expect(refusedBy(up, { type: 'step', direction: 'down' })).toBe('BM-MOVE-16');
    const laid = play(up, { type: 'layCharge', item: 'demoCharge-1' }).state;
    expect(refusedBy(laid, { type: 'step', direction: 'down' })).toBeUndefined();
  });

  test('[BM-MOVE-16] [BM-RULING-09] a free step never goes back until something is paid', () => {
    const state = play(moving(juves, sf(5, 1), { movePoints: 5 }), up).state;
    expect(refusedBy(state, down)).toBe('BM-MOVE-16');
    const { events } = play(state, left, right);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([1, 0]);
  });

  test('[BM-MOVE-13] into and out of rubble', () => {
    const rubble = { squares: { [sf(6, 5)]: { collapsed: true } }, movePoints: 9 };
    const across = play(moving(juves, sf(5, 5), rubble), right, right);
    expect(eventsOf(across.events, 'blockerMoved').map(({ paid }) => paid)).toEqual([2, 2]);
    const back = play(moving(juves, sf(5, 5), rubble), right, left);
    expect(eventsOf(back.events, 'blockerMoved').map(({ paid }) => paid)).toEqual([2, 1]);
  });

  test('[BM-RULING-10] a collapsed civic square or entrance plaza is neither free nor special', () => {
    const squares = { [sf(3, 1)]: { collapsed: true }, [sf(2, 1)]: { collapsed: true } };
    const { events } = play(moving(juves, sf(4, 1), { squares, movePoints: 9 }), left, left);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([2, 3]);
  });

  test('[BM-MOVE-15] an entrance plaza is free without power, [BM-RULING-12] the plaza costs 1', () => {
    const state = moving(juves, sf(3, 1), { movePoints: 5, boards: { 0: { power: false } } });
    const { events } = play(state, left, left);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([0, 1]);
  });

  test('[BM-MOVE-03] no diagonals', () => {
    expect(refusedBy(moving(juves, sf(5, 5)), { type: 'step', direction: 'upLeft' })).toBe(
      'BM-MOVE-03',
    );
  });

  test('[BM-SETUP-04] [BM-RULING-02] two boards end at their outer columns', () => {
    expect(refusedBy(moving(juves, sf(1, 1)), left)).toBe('BM-SETUP-04');
    expect(refusedBy(moving(juves, bh(9, 1)), right)).toBe('BM-SETUP-04');
  });

  test('[BM-MOVE-05] [BM-LOC-06] of open air, only plazas are for walkers', () => {
    const state = moving(juves, sf(9, 1));
    expect(refusedBy(state, up)).toBe('BM-MOVE-05');
    expect(refusedBy(state, right)).toBeUndefined();
  });

  test('[BM-MWAY-06] [BM-RAIL-07] nobody walks on the mega-way or the sky-rail', () => {
    expect(refusedBy(moving(juves, sf(8, 3)), right)).toBe('BM-MWAY-06');
    expect(refusedBy(moving(juves, sf(8, 9)), right)).toBe('BM-RAIL-07');
  });

  test('[BM-MOVE-06] an occupied square is closed to walkers, friend or enemy', () => {
    const put = { 'bh-crocks-1': sf(6, 5), 'sf-crocks-1': sf(4, 5) };
    const state = moving(juves, sf(5, 5), { put });
    expect(refusedBy(state, right)).toBe('BM-MOVE-06');
    expect(refusedBy(state, left)).toBe('BM-MOVE-06');
  });

  test('[BM-MOVE-12] [BM-RULING-13] nobody leaves or enters a contested square', () => {
    const put = { 'sf-crocks-1': sf(6, 5), 'bh-crocks-1': sf(6, 5) };
    expect(refusedBy(moving(juves, sf(5, 5), { put }), right)).toBe('BM-MOVE-12');
    const locked = moving('sf-crocks-1', sf(6, 5), { put });
    expect(refusedBy(locked, left)).toBe('BM-MOVE-12');
  });

  test('[BM-HERO-02] [BM-RULING-102] a superhero joins its own, but no futsies', () => {
    const own = moving(hero, sf(5, 5), { put: { [crocks]: sf(6, 5) } });
    expect(refusedBy(own, right)).toBeUndefined();
    expect(play(own, right).state.active?.ended).toBe(false);
    const futsies = moving(hero, sf(5, 5), { put: { 'sf-futsies-1': sf(6, 5) } });
    expect(refusedBy(futsies, right)).toBe('BM-MOVE-06');
    // [BM-RULING-72] nobody else may join the superhero.
    expect(refusedBy(moving(crocks, sf(5, 5), { put: { [hero]: sf(6, 5) } }), right)).toBe(
      'BM-MOVE-06',
    );
  });

  test('[BM-RULING-72] only the superhero moves in', () => {
    expect(refusedBy(moving(crocks, sf(5, 5), { put: { [hero]: sf(6, 5) } }), right)).toBe(
      'BM-MOVE-06',
    );
  });

  test('[BM-MOVE-08] [BM-FLY-10] [BM-RULING-30] inside and outside do not meet', () => {
    const flyer: Put = { at: bh(2, 5), outside: true, items: ['powerBoard-1', 'sprayCan-1'] };
    const state = moving('bh-mob-1', bh(3, 5), { phasing: 1, put: { [juves]: flyer } });
    const after = play(state, left).state;
    expect([where(after, 'bh-mob-1'), after.active?.ended]).toEqual([bh(2, 5), false]);
  });
});

describe('elevators', () => {
  const enemies = { 'bh-mob-1': sf(4, 4), 'bh-crocks-1': sf(4, 5) };
  const ride = { type: 'elevator', level: 6 } as const;

  test('[BM-ELEV-01] 1 MP to any level of the shaft, [BM-RULING-15] and to no other', () => {
    const state = moving(juves, sf(4, 1), { movePoints: 5 });
    expect(offeredMoves(state, 'elevator').map(({ level }) => level)).toEqual([2, 3, 4, 5, 6, 7]);
    const after = play(state, { type: 'elevator', level: 7 }).state;
    expect([where(after, juves), after.active?.movePoints]).toEqual([sf(4, 7), 4]);
    expect(refusedBy(moving(juves, sf(5, 1)), ride)).toBe('BM-ELEV-01');
  });

  test('[BM-ELEV-02] [BM-ELEV-03] [BM-MOVE-10] enemies on the way may stop the rider', () => {
    const first = play(moving(juves, sf(4, 1), { put: enemies, movePoints: 5 }), ride).state;
    expect(stepNow(first)).toMatchObject({ type: 'stop', seat: 1, space: sf(4, 4) });
    const second = play(first, { type: 'stopElevator', stop: false }).state;
    expect(stepNow(second)).toMatchObject({ type: 'stop', seat: 1, space: sf(4, 5) });
    const third = play(second, { type: 'stopElevator', stop: true }).state;
    expect([where(third, juves), third.active?.movePoints, third.active?.ended]).toEqual([
      sf(4, 5),
      4,
      true,
    ]);
    expect(refusedBy(third, { type: 'step', direction: 'left' })).toBe('BM-MOVE-10');
    expect(offeredMoves(third, 'done')).toHaveLength(1);
  });

  test('[BM-MOVE-07] [BM-MOVE-11] the rider passes or enters an enemy by itself', () => {
    const state = moving(juves, sf(4, 1), { put: enemies, movePoints: 5 });
    const after = play(state, { type: 'elevator', level: 4 }).state;
    expect([where(after, juves), after.active?.ended]).toEqual([sf(4, 4), true]);
    const past = play(
      state,
      ride,
      { type: 'stopElevator', stop: false },
      { type: 'stopElevator', stop: false },
    );
    expect(where(past.state, juves)).toBe(sf(4, 6));
  });

  test('[BM-RULING-14] flipped ones stop, own ones and fights do not', () => {
    const put = {
      [crocks]: sf(4, 2),
      'sf-spugs-1': sf(4, 3),
      'bh-spugs-1': sf(4, 3),
      'bh-mob-1': { at: sf(4, 4), flipped: true },
    };
    const state = play(moving(juves, sf(4, 1), { put, movePoints: 5 }), ride).state;
    expect(stepNow(state)).toMatchObject({ type: 'stop', space: sf(4, 4) });
  });

  test('[BM-ELEV-04] no ride without power', () => {
    expect(refusedBy(moving(juves, sf(4, 1), { boards: { 0: { power: false } } }), ride)).toBe(
      'BM-ELEV-04',
    );
  });

  test('[BM-ELEV-05] [BM-COL-06] rubble cuts the shaft', () => {
    const squares = { [sf(4, 5)]: { collapsed: true } };
    const low = moving(juves, sf(4, 1), { squares });
    expect(offeredMoves(low, 'elevator').map(({ level }) => level)).toEqual([2, 3, 4]);
    expect(refusedBy(low, ride)).toBe('BM-ELEV-05');
    const high = moving(juves, sf(4, 7), { squares });
    expect(offeredMoves(high, 'elevator').map(({ level }) => level)).toEqual([6]);
  });
});

describe('grav chutes', () => {
  const drop = { type: 'chute' } as const;

  test('[BM-CHUTE-01] [BM-CHUTE-02] 1 MP straight down to level 1', () => {
    const after = play(moving(fatties, sf(7, 8), { movePoints: 2 }), drop).state;
    expect([where(after, fatties), after.active?.movePoints]).toEqual([sf(7, 1), 1]);
    expect(refusedBy(after, drop)).toBe('BM-CHUTE-01');
  });

  test('[BM-CHUTE-03] [BM-RULING-16] [BM-COL-06] [BM-DEST-01] a severed chute kills', () => {
    const squares = { [sf(7, 3)]: { collapsed: true } };
    const after = play(moving(fatties, sf(7, 8), { movePoints: 2, squares }), drop).state;
    expect([where(after, fatties), after.active]).toEqual(['destroyed', null]);
    const careful = moving(fatties, sf(7, 8), { squares, options: { chuteSuicide: false } });
    expect(refusedBy(careful, drop)).toBe('BM-CHUTE-03');
  });

  test('[BM-CHUTE-04] on an enemy, but not on a friend or into a fight', () => {
    const onto = (put: Record<string, string>) => moving(juves, sf(7, 8), { put });
    const hostile = play(onto({ 'bh-mob-1': sf(7, 1) }), drop).state;
    expect(hostile.active?.ended).toBe(true);
    expect(refusedBy(onto({ [mob]: sf(7, 1) }), drop)).toBe('BM-CHUTE-04');
    expect(refusedBy(onto({ [mob]: sf(7, 1), 'bh-mob-1': sf(7, 1) }), drop)).toBe('BM-CHUTE-04');
  });
});

describe('sky-rail and mega-way', () => {
  const train = { type: 'skyRail', board: 1, direction: 'right' } as const;
  const drive = { type: 'vehicle', board: 1, direction: 'right' } as const;
  const car = { [sf(6, 9)]: { car: 1 } };

  test('[BM-RAIL-02] [BM-RAIL-04] [BM-RAIL-06] [BM-RULING-17] over ordinary rubble, and the car comes along', () => {
    const squares = { ...car, [sf(7, 9)]: { collapsed: true } };
    const after = play(
      moving(juves, sf(6, 9), { squares, movePoints: 5, put: { 'bh-mob-1': bh(2, 9) } }),
      train,
    ).state;
    expect([where(after, juves), after.active?.movePoints]).toEqual([bh(4, 9), 4]);
    expect([after.spaces[sf(6, 9)]?.car, after.spaces[bh(4, 9)]?.car]).toEqual([undefined, 1]);
    const still = moving(juves, sf(6, 9), { squares: car, options: { carMoves: false } });
    expect(play(still, train).state.spaces[sf(6, 9)]?.car).toBe(1);
  });

  test.each([sf(8, 9), seam(9), bh(4, 9)])('[BM-RAIL-03] not past rubble in %s', (space) => {
    const link = space === seam(9) ? { linkHits: 1, collapsed: true } : { collapsed: true };
    const state = moving(juves, sf(6, 9), { squares: { ...car, [space]: link } });
    expect(refusedBy(state, train)).toBe('BM-RAIL-03');
  });

  test('[BM-RAIL-01] [BM-RAIL-02] no car, no ride', () => {
    expect(refusedBy(moving(juves, sf(6, 9)), train)).toBe('BM-RAIL-02');
    expect(
      refusedBy(moving(juves, sf(6, 9), { squares: car }), { ...train, direction: 'left' }),
    ).toBe('BM-RAIL-02');
  });

  test('[BM-RAIL-05] [BM-FAT-01] [BM-MOB-01] onto an enemy, not onto a friend; mobs ride, fatties do not', () => {
    const state = (id: string, other: string) =>
      moving(id, sf(6, 9), { squares: car, put: { [other]: bh(4, 9) } });
    expect(play(state(mob, 'bh-mob-1'), train).state.active?.ended).toBe(true);
    expect(refusedBy(state(mob, juves), train)).toBe('BM-RAIL-05');
    expect(refusedBy(state(fatties, 'bh-mob-1'), train)).toBe('BM-FAT-01');
  });

  test('[BM-MWAY-01] [BM-MWAY-05] [BM-RULING-19] [BM-MOB-01] [BM-FAT-01] from park to park', () => {
    const after = play(moving(juves, sf(4, 3), { movePoints: 5 }), drive).state;
    expect([where(after, juves), after.active?.movePoints]).toEqual([bh(6, 3), 4]);
    expect(refusedBy(moving(mob, sf(4, 3)), drive)).toBe('BM-MOB-01');
    expect(refusedBy(moving(fatties, sf(4, 3)), drive)).toBe('BM-FAT-01');
    expect(refusedBy(moving(juves, sf(5, 3)), drive)).toBe('BM-MWAY-01');
  });

  test('[BM-MWAY-02] [BM-MWAY-03] [BM-MWAY-04] rubble of the line bars it, ordinary rubble and blockers do not', () => {
    const squares = { [sf(5, 3)]: { collapsed: true } };
    const state = moving(juves, sf(4, 3), { squares, put: { 'bh-mob-1': bh(2, 3) } });
    expect(refusedBy(state, drive)).toBeUndefined();
    const tunnel = moving(juves, sf(4, 3), { squares: { [bh(2, 3)]: { collapsed: true } } });
    expect(refusedBy(tunnel, drive)).toBe('BM-MWAY-02');
    expect(refusedBy(moving(juves, sf(4, 3), { put: { [mob]: bh(6, 3) } }), drive)).toBe(
      'BM-MWAY-04',
    );
    const enemy = moving(juves, sf(4, 3), { put: { 'bh-mob-1': bh(6, 3) } });
    expect(play(enemy, drive).state.active?.ended).toBe(true);
  });

  test('[BM-MM-04] [BM-MM-05] [BM-RULING-18] three boards: any board, either way round', () => {
    const state = moving(juves, sf(4, 3), { players: 3 });
    expect(
      offeredMoves(state, 'vehicle').map(({ board, direction }) => `${board} ${direction}`),
    ).toEqual(['1 left', '1 right', '2 left', '2 right']);
    const cut = moving(juves, sf(4, 3), {
      players: 3,
      squares: { '0,3': { linkHits: 2, collapsed: true } },
    });
    expect(offeredMoves(cut, 'vehicle').map(({ direction }) => direction)).toEqual([
      'right',
      'right',
    ]);
    const rail = moving(juves, sf(6, 9), { players: 3, squares: car });
    expect(offeredMoves(rail, 'skyRail')).toHaveLength(4);
  });
});

describe('pedway', () => {
  const cross = { type: 'pedway', direction: 'right' } as const;

  test('[BM-PED-01] [BM-PED-02] 1 MP from terminus to terminus', () => {
    const { state, events } = play(moving(juves, sf(8, 6), { movePoints: 5 }), cross);
    expect([where(state, juves), state.active?.movePoints]).toEqual([bh(2, 6), 4]);
    expect(eventsOf(events, 'blockerMoved')[0]?.path).toEqual(['9,6', '10,6', '11,6', '12,6']);
    expect(refusedBy(moving(juves, sf(5, 6)), cross)).toBe('BM-PED-01');
    expect(refusedBy(moving(juves, sf(8, 6)), { type: 'step', direction: 'right' })).toBe(
      'BM-PED-04',
    );
  });

  test('[BM-PED-03] [BM-RULING-20] [BM-RULING-105] [BM-PED-02] a stopped one is walked as rubble', () => {
    const state = moving(juves, sf(8, 6), { movePoints: 10, boards: { 1: { power: false } } });
    expect(refusedBy(state, cross)).toBe('BM-PED-02');
    const { events, state: after } = play(state, right, right, right, right);
    expect(eventsOf(events, 'blockerMoved').map(({ paid }) => paid)).toEqual([2, 3, 3, 2]);
    expect(where(after, juves)).toBe(bh(2, 6));
  });

  test.each([
    ['a hit', { [seam(6)]: { linkHits: 1, structural: 1 } }, 'BM-PED-02'],
    ['a collapsed terminus', { [bh(2, 6)]: { collapsed: true } }, 'BM-PED-02'],
    ['a damaged terminus', { [bh(2, 6)]: { structural: 1 } }, undefined],
  ] as const)('[BM-PED-02] [BM-LOC-08] [BM-LINK-02] %s', (_name, squares, rule) => {
    expect(refusedBy(moving(juves, sf(8, 6), { squares }), cross)).toBe(rule);
  });

  test('[BM-PED-06] [BM-PED-05] [BM-RULING-21] severed squares are for flyers only', () => {
    const squares = { [seam(6)]: { linkHits: 3, collapsed: true } };
    const walker = moving(juves, sf(9, 6), { squares, movePoints: 9 });
    expect(refusedBy(walker, right)).toBe('BM-PED-06');
    const flyer = moving(hero, sf(8, 5), { squares });
    expect(isOffered(flyer, { type: 'fly', to: seam(6), outside: false })).toBe(true);
    // A working pedway too.
    expect(isOffered(moving(hero, sf(8, 5)), { type: 'fly', to: seam(6), outside: false })).toBe(
      true,
    );
  });

  test('[BM-RULING-22] power returns under a walker: either end for 1 MP', () => {
    const state = moving(juves, seam(6), { movePoints: 5 });
    expect(offeredMoves(state, 'pedway').map(({ direction }) => direction)).toEqual([
      'left',
      'right',
    ]);
    expect(where(play(state, { type: 'pedway', direction: 'left' }).state, juves)).toBe(sf(8, 6));
    expect(refusedBy(state, right)).toBe('BM-PED-04');
  });

  test('[BM-PED-07] onto an enemy, not onto a friend', () => {
    const to = (id: string) => moving(juves, sf(8, 6), { put: { [id]: bh(2, 6) } });
    expect(play(to('bh-mob-1'), cross).state.active?.ended).toBe(true);
    expect(refusedBy(to(mob), cross)).toBe('BM-PED-07');
  });

  test('[BM-PED-04] nobody walks onto it from elsewhere', () => {
    const state = moving(juves, sf(8, 6), { boards: { 1: { power: false } }, movePoints: 9 });
    expect(refusedBy(state, right)).toBeUndefined();
    expect(refusedBy(state, left)).not.toBe('BM-PED-04');
  });
});

describe('flying', () => {
  const to = (space: string, outside = false) => ({ type: 'fly', to: space, outside }) as const;
  const board: Put = { at: sf(8, 5), items: ['powerBoard-1'] };

  test('[BM-FLY-01] [BM-HERO-01] [BM-BAT-01] [BM-BOARD-01] [BM-RULING-42] who has wings', () => {
    const at = sf(8, 5);
    const rules = [
      moving(hero, at),
      moving(juves, board),
      moving(juves, { at, items: ['batSuit-1'] }),
      moving(juves, at),
    ].map((state) => refusedBy(state, to('9,8')));
    expect(rules).toEqual([undefined, undefined, undefined, 'BM-FLY-01']);
  });

  test('[BM-FLY-02] [BM-RULING-26] a heavy weapon keeps it down', () => {
    const put: Put = { at: sf(8, 5), items: ['powerBoard-1', 'vibroDrill-1'] };
    expect(refusedBy(moving(juves, put), to('9,8'))).toBe('BM-FLY-02');
  });

  test('[BM-FLY-03] [BM-FLY-07] [BM-RULING-24] all MP, and nothing that costs MP afterwards', () => {
    const state = play(moving(hero, sf(3, 5), { movePoints: 4, commandPoints: 5 }), left).state;
    expect(state.active?.movePoints).toBe(3);
    const after = play(state, to('10,8')).state;
    expect([after.active?.movePoints, after.commandPoints]).toEqual([0, 5]);
    expect(refusedBy(after, to('10,9'))).toBe('BM-FLY-07');
    expect(refusedBy(after, down)).toBe('BM-FLY-07');
    expect(refusedBy(moving(hero, sf(9, 1)), to('9,8'))).toBe('BM-RULING-24');
    expect(refusedBy(moving(hero, sf(5, 5)), to('9,8'))).toBe('BM-FLY-03');
    // A window without a balcony is no place to take off either.
    expect(refusedBy(moving(hero, sf(2, 4)), to('1,8'))).toBe('BM-FLY-03');
    expect(refusedBy(moving(hero, sf(8, 1)), to('9,8'))).toBeUndefined();
    const ruin = moving(hero, sf(8, 5), { squares: { [sf(8, 5)]: { collapsed: true } } });
    expect(refusedBy(ruin, to('9,8'))).toBe('BM-FLY-03');
  });

  test('[BM-RULING-25] without an MP of its own it stays', () => {
    expect(refusedBy(moving(hero, sf(8, 5), { movePoints: 0, commandPoints: 9 }), to('9,8'))).toBe(
      'BM-RULING-25',
    );
  });

  test.each([
    ['open air', '10,11', undefined],
    ['a plaza', seam(1), undefined],
    ['a balcony', bh(3, 8), undefined],
    ['a station', bh(4, 9), undefined],
    ['a vehicle park', bh(6, 3), undefined],
    ['a window', bh(2, 5), 'BM-FLY-04'],
    ['an interior square', bh(5, 5), 'BM-FLY-04'],
    ['an entrance plaza', bh(2, 1), 'BM-FLY-04'],
  ] as const)(
    '[BM-FLY-04] [BM-FLY-05] [BM-FLY-06] [BM-FLY-13] [BM-LOC-03] landing in %s',
    (_name, space, rule) => {
      expect(refusedBy(moving(hero, sf(8, 5)), to(space))).toBe(rule);
    },
  );

  test('[BM-FLY-05] [BM-FLY-06] [BM-RULING-28] one tube or tunnel is enough, none is not', () => {
    const one = { [bh(2, 9)]: { collapsed: true }, [bh(2, 3)]: { collapsed: true } };
    const both = { ...one, [bh(8, 9)]: { collapsed: true }, [bh(8, 3)]: { collapsed: true } };
    const rules = [one, both].flatMap((squares) => {
      const state = moving(hero, sf(8, 5), { squares });
      return [refusedBy(state, to(bh(4, 9))), refusedBy(state, to(bh(6, 3)))];
    });
    expect(rules).toEqual([undefined, undefined, 'BM-FLY-05', 'BM-FLY-06']);
  });

  test('[BM-FLY-09] [BM-RULING-29] outside an empty window, with a spray can', () => {
    const sprayer: Put = { at: sf(8, 5), items: ['powerBoard-1', 'sprayCan-1'] };
    expect(refusedBy(moving(juves, sprayer), to(bh(2, 5), true))).toBeUndefined();
    expect(refusedBy(moving(juves, board), to(bh(2, 5), true))).toBe('BM-FLY-09');
    expect(refusedBy(moving(juves, sprayer), to(bh(2, 4), true))).toBe('BM-FLY-09');
    const taken = moving(juves, sprayer, { put: { 'bh-crocks-1': bh(2, 5) } });
    expect(refusedBy(taken, to(bh(2, 5), true))).toBe('BM-FLY-09');
  });

  test('[BM-FLY-08] [BM-FLY-12] [BM-RULING-105] in the air one flies and does not step', () => {
    const state = moving(juves, { at: sf(9, 5), items: ['powerBoard-1'] }, { movePoints: 5 });
    expect(refusedBy(state, left)).toBe('BM-RULING-105');
    const after = play(state, to(sf(8, 5))).state;
    expect([where(after, juves), after.active?.movePoints]).toEqual([sf(8, 5), 0]);
    const outside: Put = { at: bh(2, 5), outside: true, items: ['powerBoard-1', 'sprayCan-1'] };
    expect(refusedBy(moving(juves, outside), to('10,5'))).toBeUndefined();
    const hovering = play(moving(juves, { at: sf(9, 5), items: ['powerBoard-1'] }), {
      type: 'done',
    }).state;
    expect(where(hovering, juves)).toBe(sf(9, 5));
  });

  test('[BM-RULING-95] nobody lands on anybody, but a superhero beside its own', () => {
    const enemy = moving(hero, sf(8, 5), { put: { 'bh-mob-1': seam(1) } });
    expect(refusedBy(enemy, to(seam(1)))).toBe('BM-RULING-95');
    const own = moving(hero, sf(8, 5), { put: { [mob]: seam(1) } });
    expect(refusedBy(own, to(seam(1)))).toBeUndefined();
  });

  test('[BM-FLY-14] [BM-MM-06] four boards: not across', () => {
    const state = moving(hero, sf(8, 5), { players: 4 });
    expect(refusedBy(state, to('25,11'))).toBe('BM-FLY-14');
    expect(refusedBy(state, to('35,11'))).toBeUndefined();
    expect(refusedBy(moving(hero, sf(8, 5)), to(bh(9, 8)))).toBeUndefined();
  });
});

describe('the ring of boards', () => {
  test('[BM-MM-03] three boards close in a ring', () => {
    const state = play(moving(juves, sf(1, 1), { players: 3, movePoints: 5 }), left, left).state;
    expect(where(state, juves)).toBe('29,1');
    const ped = play(moving(juves, kr(8, 6), { players: 3, movePoints: 5 }), {
      type: 'pedway',
      direction: 'right',
    });
    expect(eventsOf(ped.events, 'blockerMoved')[0]?.path).toEqual(['29,6', '0,6', '1,6', sf(2, 6)]);
  });

  test('[BM-RULING-23] with two boards the outer stubs lead nowhere', () => {
    const state = moving(juves, sf(2, 6));
    expect(refusedBy(state, { type: 'pedway', direction: 'left' })).toBe('BM-PED-01');
    expect(refusedBy(state, left)).toBe('BM-MOVE-05');
  });

  test('[BM-CAT-07] [BM-RULING-81] a fallen board is closed, its seam is not', () => {
    const fallen = { boards: { 1: { fallen: true, power: false } } };
    const state = moving(juves, sf(9, 1), { ...fallen, movePoints: 5 });
    const onSeam = play(state, right).state;
    expect(where(onSeam, juves)).toBe(seam(1));
    expect(refusedBy(onSeam, right)).toBe('BM-CAT-07');
    expect(refusedBy(onSeam, left)).toBeUndefined();
  });
});

test('[BM-ACT-06] [BM-TURN-02] one activation at a time', () => {
  const state = moving(juves, sf(5, 5), { put: { [mob]: sf(5, 6) }, commandPoints: 9 });
  expect(refusedBy(state, { type: 'activate', blocker: mob })).toBe('BM-ACT-06');
  expect(refusedBy(state, { type: 'loot', blocker: juves })).toBe('BM-TURN-02');
  expect(arrange({ steps: [{ type: 'klegg' }] }).active).toBeNull();
});
