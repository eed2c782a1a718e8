import { describe, expect, test } from 'vitest';
import type { Put } from './arrange.js';
import {
  arrange,
  bh,
  eventsOf,
  isOffered,
  kr,
  moving,
  offered,
  play,
  ruleOn,
  seam,
  sf,
  top,
  where,
} from './arrange.js';

const up = { type: 'step', dir: 'up' } as const;
const down = { type: 'step', dir: 'down' } as const;
const left = { type: 'step', dir: 'left' } as const;
const right = { type: 'step', dir: 'right' } as const;
const crocks = 'sf-crocks-1';
const juves = 'sf-juves-1';
const mob = 'sf-mob-1';
const fatties = 'sf-fatties-1';
const hero = 'sf-superhero-1';

describe('steps', () => {
  test('[BM-MOVE-01] [BM-MOVE-02] [BM-MOVE-04] W-03: MP first, then CP; what cannot be paid is refused', () => {
    const state = moving(crocks, sf(8, 2), { mp: 3, cp: 2 });
    const one = play(state, up).state;
    expect([one.active?.mp, one.cp]).toEqual([1, 2]);
    const two = play(one, up).state;
    expect([two.active?.mp, two.cp]).toEqual([0, 1]);
    const three = play(two, left).state;
    expect([where(three, crocks), three.cp]).toEqual([sf(7, 4), 0]);
    expect(ruleOn(three, down)).toBe('BM-MOVE-04');
    expect(ruleOn(three, left)).toBe('legal');
  });

  test('[BM-MOVE-14] [BM-RULING-11] W-04: powered civic squares are free, also upwards', () => {
    const state = moving(juves, sf(5, 1), { mp: 5 });
    const { events } = play(state, up, up, up);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([0, 0, 2]);
  });

  test('[BM-MOVE-14] [BM-LOC-05] W-04: without power they cost as usual', () => {
    const state = moving(juves, sf(5, 1), { mp: 5, cp: 1, boards: { 0: { power: false } } });
    const { events, state: after } = play(state, up, up, up);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([2, 2, 2]);
    expect(after.cp).toBe(0);
  });

  test('[BM-MOVE-16] whatever is paid for opens the way back, a charge laid too', () => {
    const start = moving(juves, { at: sf(5, 1), items: ['demoCharge-1'] }, { mp: 5 });
    const up = play(start, { type: 'step', dir: 'up' }).state;
    expect(ruleOn(up, { type: 'step', dir: 'down' })).toBe('BM-MOVE-16');
    const laid = play(up, { type: 'layCharge', item: 'demoCharge-1' }).state;
    expect(ruleOn(laid, { type: 'step', dir: 'down' })).toBe('legal');
  });

  test('[BM-MOVE-16] [BM-RULING-09] W-05: a free step never goes back until something is paid', () => {
    const state = play(moving(juves, sf(5, 1), { mp: 5 }), up).state;
    expect(ruleOn(state, down)).toBe('BM-MOVE-16');
    const { events } = play(state, left, right);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([1, 0]);
  });

  test('[BM-MOVE-13] W-06: into and out of rubble', () => {
    const rubble = { squares: { [sf(6, 5)]: { collapsed: true } }, mp: 9 };
    const across = play(moving(juves, sf(5, 5), rubble), right, right);
    expect(eventsOf(across.events, 'blockerMoved').map(({ cost }) => cost)).toEqual([2, 2]);
    const back = play(moving(juves, sf(5, 5), rubble), right, left);
    expect(eventsOf(back.events, 'blockerMoved').map(({ cost }) => cost)).toEqual([2, 1]);
  });

  test('[BM-RULING-10] a collapsed civic square or entrance plaza is neither free nor special', () => {
    const squares = { [sf(3, 1)]: { collapsed: true }, [sf(2, 1)]: { collapsed: true } };
    const { events } = play(moving(juves, sf(4, 1), { squares, mp: 9 }), left, left);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([2, 3]);
  });

  test('[BM-MOVE-15] an entrance plaza is free without power, [BM-RULING-12] the plaza costs 1', () => {
    const state = moving(juves, sf(3, 1), { mp: 5, boards: { 0: { power: false } } });
    const { events } = play(state, left, left);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([0, 1]);
  });

  test('[BM-MOVE-03] no diagonals', () => {
    expect(ruleOn(moving(juves, sf(5, 5)), { type: 'step', dir: 'upLeft' })).toBe('BM-MOVE-03');
  });

  test('[BM-SETUP-04] [BM-RULING-02] two boards end at their outer columns', () => {
    expect(ruleOn(moving(juves, sf(1, 1)), left)).toBe('BM-SETUP-04');
    expect(ruleOn(moving(juves, bh(9, 1)), right)).toBe('BM-SETUP-04');
  });

  test('[BM-MOVE-05] [BM-LOC-06] of open air, only plazas are for walkers', () => {
    const state = moving(juves, sf(9, 1));
    expect(ruleOn(state, up)).toBe('BM-MOVE-05');
    expect(ruleOn(state, right)).toBe('legal');
  });

  test('[BM-MWAY-06] [BM-RAIL-07] nobody walks on the mega-way or the sky-rail', () => {
    expect(ruleOn(moving(juves, sf(8, 3)), right)).toBe('BM-MWAY-06');
    expect(ruleOn(moving(juves, sf(8, 9)), right)).toBe('BM-RAIL-07');
  });

  test('[BM-MOVE-06] an occupied square is closed to walkers, friend or enemy', () => {
    const put = { 'bh-crocks-1': sf(6, 5), 'sf-crocks-1': sf(4, 5) };
    const state = moving(juves, sf(5, 5), { put });
    expect(ruleOn(state, right)).toBe('BM-MOVE-06');
    expect(ruleOn(state, left)).toBe('BM-MOVE-06');
  });

  test('[BM-MOVE-12] [BM-RULING-13] nobody leaves or enters a contested square', () => {
    const put = { 'sf-crocks-1': sf(6, 5), 'bh-crocks-1': sf(6, 5) };
    expect(ruleOn(moving(juves, sf(5, 5), { put }), right)).toBe('BM-MOVE-12');
    const locked = moving('sf-crocks-1', sf(6, 5), { put });
    expect(ruleOn(locked, left)).toBe('BM-MOVE-12');
  });

  test('[BM-HERO-02] [BM-RULING-102] W-56: a superhero joins its own, but no futsies', () => {
    const own = moving(hero, sf(5, 5), { put: { [crocks]: sf(6, 5) } });
    expect(ruleOn(own, right)).toBe('legal');
    expect(play(own, right).state.active?.ended).toBe(false);
    const futsies = moving(hero, sf(5, 5), { put: { 'sf-futsies-1': sf(6, 5) } });
    expect(ruleOn(futsies, right)).toBe('BM-MOVE-06');
    // [BM-RULING-72] nobody else may join the superhero.
    expect(ruleOn(moving(crocks, sf(5, 5), { put: { [hero]: sf(6, 5) } }), right)).toBe(
      'BM-MOVE-06',
    );
  });

  test('[BM-RULING-72] only the superhero moves in', () => {
    expect(ruleOn(moving(crocks, sf(5, 5), { put: { [hero]: sf(6, 5) } }), right)).toBe(
      'BM-MOVE-06',
    );
  });

  test('[BM-MOVE-08] [BM-FLY-10] [BM-RULING-30] W-14: inside and outside do not meet', () => {
    const flyer: Put = { at: bh(2, 5), out: true, items: ['powerBoard-1', 'sprayCan-1'] };
    const state = moving('bh-mob-1', bh(3, 5), { phasing: 1, put: { [juves]: flyer } });
    const after = play(state, left).state;
    expect([where(after, 'bh-mob-1'), after.active?.ended]).toEqual([bh(2, 5), false]);
  });
});

describe('elevators', () => {
  const enemies = { 'bh-mob-1': sf(4, 4), 'bh-crocks-1': sf(4, 5) };
  const ride = { type: 'elevator', level: 6 } as const;

  test('[BM-ELEV-01] 1 MP to any level of the shaft, [BM-RULING-15] and to no other', () => {
    const state = moving(juves, sf(4, 1), { mp: 5 });
    expect(offered(state, 'elevator').map(({ level }) => level)).toEqual([2, 3, 4, 5, 6, 7]);
    const after = play(state, { type: 'elevator', level: 7 }).state;
    expect([where(after, juves), after.active?.mp]).toEqual([sf(4, 7), 4]);
    expect(ruleOn(moving(juves, sf(5, 1)), ride)).toBe('BM-ELEV-01');
  });

  test('[BM-ELEV-02] [BM-ELEV-03] [BM-MOVE-10] W-07: enemies on the way may stop the rider', () => {
    const first = play(moving(juves, sf(4, 1), { put: enemies, mp: 5 }), ride).state;
    expect(top(first)).toMatchObject({ type: 'stop', seat: 1, sq: sf(4, 4) });
    const second = play(first, { type: 'stopElevator', stop: false }).state;
    expect(top(second)).toMatchObject({ type: 'stop', seat: 1, sq: sf(4, 5) });
    const third = play(second, { type: 'stopElevator', stop: true }).state;
    expect([where(third, juves), third.active?.mp, third.active?.ended]).toEqual([
      sf(4, 5),
      4,
      true,
    ]);
    expect(ruleOn(third, { type: 'step', dir: 'left' })).toBe('BM-MOVE-10');
    expect(offered(third, 'endActivation')).toHaveLength(1);
  });

  test('[BM-MOVE-07] [BM-MOVE-11] the rider passes or enters an enemy by itself', () => {
    const state = moving(juves, sf(4, 1), { put: enemies, mp: 5 });
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
    const state = play(moving(juves, sf(4, 1), { put, mp: 5 }), ride).state;
    expect(top(state)).toMatchObject({ type: 'stop', sq: sf(4, 4) });
  });

  test('[BM-ELEV-04] no ride without power', () => {
    expect(ruleOn(moving(juves, sf(4, 1), { boards: { 0: { power: false } } }), ride)).toBe(
      'BM-ELEV-04',
    );
  });

  test('[BM-ELEV-05] [BM-COL-06] W-08: rubble cuts the shaft', () => {
    const squares = { [sf(4, 5)]: { collapsed: true } };
    const low = moving(juves, sf(4, 1), { squares });
    expect(offered(low, 'elevator').map(({ level }) => level)).toEqual([2, 3, 4]);
    expect(ruleOn(low, ride)).toBe('BM-ELEV-05');
    const high = moving(juves, sf(4, 7), { squares });
    expect(offered(high, 'elevator').map(({ level }) => level)).toEqual([6]);
  });
});

describe('grav chutes', () => {
  const drop = { type: 'chute' } as const;

  test('[BM-CHUTE-01] [BM-CHUTE-02] 1 MP straight down to level 1', () => {
    const after = play(moving(fatties, sf(7, 8), { mp: 2 }), drop).state;
    expect([where(after, fatties), after.active?.mp]).toEqual([sf(7, 1), 1]);
    expect(ruleOn(after, drop)).toBe('BM-CHUTE-01');
  });

  test('[BM-CHUTE-03] [BM-RULING-16] [BM-COL-06] [BM-DEST-01] W-09: a severed chute kills', () => {
    const squares = { [sf(7, 3)]: { collapsed: true } };
    const after = play(moving(fatties, sf(7, 8), { mp: 2, squares }), drop).state;
    expect([where(after, fatties), after.active]).toEqual(['destroyed', null]);
    const careful = moving(fatties, sf(7, 8), { squares, options: { chuteSuicide: false } });
    expect(ruleOn(careful, drop)).toBe('BM-CHUTE-03');
  });

  test('[BM-CHUTE-04] on an enemy, but not on a friend or into a fight', () => {
    const onto = (put: Record<string, string>) => moving(juves, sf(7, 8), { put });
    const hostile = play(onto({ 'bh-mob-1': sf(7, 1) }), drop).state;
    expect(hostile.active?.ended).toBe(true);
    expect(ruleOn(onto({ [mob]: sf(7, 1) }), drop)).toBe('BM-CHUTE-04');
    expect(ruleOn(onto({ [mob]: sf(7, 1), 'bh-mob-1': sf(7, 1) }), drop)).toBe('BM-CHUTE-04');
  });
});

describe('sky-rail and mega-way', () => {
  const train = { type: 'skyRail', board: 1, dir: 'right' } as const;
  const drive = { type: 'vehicle', board: 1, dir: 'right' } as const;
  const car = { [sf(6, 9)]: { car: 1 } };

  test('[BM-RAIL-02] [BM-RAIL-04] [BM-RAIL-06] [BM-RULING-17] W-11: over ordinary rubble, and the car comes along', () => {
    const squares = { ...car, [sf(7, 9)]: { collapsed: true } };
    const after = play(
      moving(juves, sf(6, 9), { squares, mp: 5, put: { 'bh-mob-1': bh(2, 9) } }),
      train,
    ).state;
    expect([where(after, juves), after.active?.mp]).toEqual([bh(4, 9), 4]);
    expect([after.sq[sf(6, 9)]?.car, after.sq[bh(4, 9)]?.car]).toEqual([undefined, 1]);
    const still = moving(juves, sf(6, 9), { squares: car, options: { carMoves: false } });
    expect(play(still, train).state.sq[sf(6, 9)]?.car).toBe(1);
  });

  test.each([sf(8, 9), seam(9), bh(4, 9)])('[BM-RAIL-03] W-11: not past rubble in %s', (sq) => {
    const link = sq === seam(9) ? { linkHits: 1, collapsed: true } : { collapsed: true };
    const state = moving(juves, sf(6, 9), { squares: { ...car, [sq]: link } });
    expect(ruleOn(state, train)).toBe('BM-RAIL-03');
  });

  test('[BM-RAIL-01] [BM-RAIL-02] no car, no ride', () => {
    expect(ruleOn(moving(juves, sf(6, 9)), train)).toBe('BM-RAIL-02');
    expect(ruleOn(moving(juves, sf(6, 9), { squares: car }), { ...train, dir: 'left' })).toBe(
      'BM-RAIL-02',
    );
  });

  test('[BM-RAIL-05] [BM-FAT-01] [BM-MOB-01] onto an enemy, not onto a friend; mobs ride, fatties do not', () => {
    const state = (id: string, other: string) =>
      moving(id, sf(6, 9), { squares: car, put: { [other]: bh(4, 9) } });
    expect(play(state(mob, 'bh-mob-1'), train).state.active?.ended).toBe(true);
    expect(ruleOn(state(mob, juves), train)).toBe('BM-RAIL-05');
    expect(ruleOn(state(fatties, 'bh-mob-1'), train)).toBe('BM-FAT-01');
  });

  test('[BM-MWAY-01] [BM-MWAY-05] [BM-RULING-19] [BM-MOB-01] [BM-FAT-01] W-12: from park to park', () => {
    const after = play(moving(juves, sf(4, 3), { mp: 5 }), drive).state;
    expect([where(after, juves), after.active?.mp]).toEqual([bh(6, 3), 4]);
    expect(ruleOn(moving(mob, sf(4, 3)), drive)).toBe('BM-MOB-01');
    expect(ruleOn(moving(fatties, sf(4, 3)), drive)).toBe('BM-FAT-01');
    expect(ruleOn(moving(juves, sf(5, 3)), drive)).toBe('BM-MWAY-01');
  });

  test('[BM-MWAY-02] [BM-MWAY-03] [BM-MWAY-04] rubble of the line bars it, ordinary rubble and blockers do not', () => {
    const squares = { [sf(5, 3)]: { collapsed: true } };
    const state = moving(juves, sf(4, 3), { squares, put: { 'bh-mob-1': bh(2, 3) } });
    expect(ruleOn(state, drive)).toBe('legal');
    const tunnel = moving(juves, sf(4, 3), { squares: { [bh(2, 3)]: { collapsed: true } } });
    expect(ruleOn(tunnel, drive)).toBe('BM-MWAY-02');
    expect(ruleOn(moving(juves, sf(4, 3), { put: { [mob]: bh(6, 3) } }), drive)).toBe('BM-MWAY-04');
    const enemy = moving(juves, sf(4, 3), { put: { 'bh-mob-1': bh(6, 3) } });
    expect(play(enemy, drive).state.active?.ended).toBe(true);
  });

  test('[BM-MM-04] [BM-MM-05] [BM-RULING-18] three boards: any board, either way round', () => {
    const state = moving(juves, sf(4, 3), { players: 3 });
    expect(offered(state, 'vehicle').map(({ board, dir }) => `${board} ${dir}`)).toEqual([
      '1 left',
      '1 right',
      '2 left',
      '2 right',
    ]);
    const cut = moving(juves, sf(4, 3), {
      players: 3,
      squares: { '0,3': { linkHits: 2, collapsed: true } },
    });
    expect(offered(cut, 'vehicle').map(({ dir }) => dir)).toEqual(['right', 'right']);
    const rail = moving(juves, sf(6, 9), { players: 3, squares: car });
    expect(offered(rail, 'skyRail')).toHaveLength(4);
  });
});

describe('pedway', () => {
  const cross = { type: 'pedway', dir: 'right' } as const;

  test('[BM-PED-01] [BM-PED-02] W-10: 1 MP from terminus to terminus', () => {
    const { state, events } = play(moving(juves, sf(8, 6), { mp: 5 }), cross);
    expect([where(state, juves), state.active?.mp]).toEqual([bh(2, 6), 4]);
    expect(eventsOf(events, 'blockerMoved')[0]?.path).toEqual(['9,6', '10,6', '11,6', '12,6']);
    expect(ruleOn(moving(juves, sf(5, 6)), cross)).toBe('BM-PED-01');
    expect(ruleOn(moving(juves, sf(8, 6)), { type: 'step', dir: 'right' })).toBe('BM-PED-04');
  });

  test('[BM-PED-03] [BM-RULING-20] [BM-RULING-105] [BM-PED-02] W-10: a stopped one is walked as rubble', () => {
    const state = moving(juves, sf(8, 6), { mp: 10, boards: { 1: { power: false } } });
    expect(ruleOn(state, cross)).toBe('BM-PED-02');
    const { events, state: after } = play(state, right, right, right, right);
    expect(eventsOf(events, 'blockerMoved').map(({ cost }) => cost)).toEqual([2, 3, 3, 2]);
    expect(where(after, juves)).toBe(bh(2, 6));
  });

  test.each([
    ['a hit', { [seam(6)]: { linkHits: 1, structural: 1 } }, 'BM-PED-02'],
    ['a collapsed terminus', { [bh(2, 6)]: { collapsed: true } }, 'BM-PED-02'],
    ['a damaged terminus', { [bh(2, 6)]: { structural: 1 } }, 'legal'],
  ] as const)('[BM-PED-02] [BM-LOC-08] [BM-LINK-02] %s', (_name, squares, rule) => {
    expect(ruleOn(moving(juves, sf(8, 6), { squares }), cross)).toBe(rule);
  });

  test('[BM-PED-06] [BM-PED-05] [BM-RULING-21] severed squares are for flyers only', () => {
    const squares = { [seam(6)]: { linkHits: 3, collapsed: true } };
    const walker = moving(juves, sf(9, 6), { squares, mp: 9 });
    expect(ruleOn(walker, right)).toBe('BM-PED-06');
    const flyer = moving(hero, sf(8, 5), { squares });
    expect(isOffered(flyer, { type: 'fly', sq: seam(6), out: false })).toBe(true);
    // A working pedway too.
    expect(isOffered(moving(hero, sf(8, 5)), { type: 'fly', sq: seam(6), out: false })).toBe(true);
  });

  test('[BM-RULING-22] power returns under a walker: either end for 1 MP', () => {
    const state = moving(juves, seam(6), { mp: 5 });
    expect(offered(state, 'pedway').map(({ dir }) => dir)).toEqual(['left', 'right']);
    expect(where(play(state, { type: 'pedway', dir: 'left' }).state, juves)).toBe(sf(8, 6));
    expect(ruleOn(state, right)).toBe('BM-PED-04');
  });

  test('[BM-PED-07] onto an enemy, not onto a friend', () => {
    const to = (id: string) => moving(juves, sf(8, 6), { put: { [id]: bh(2, 6) } });
    expect(play(to('bh-mob-1'), cross).state.active?.ended).toBe(true);
    expect(ruleOn(to(mob), cross)).toBe('BM-PED-07');
  });

  test('[BM-PED-04] nobody walks onto it from elsewhere', () => {
    const state = moving(juves, sf(8, 6), { boards: { 1: { power: false } }, mp: 9 });
    expect(ruleOn(state, right)).toBe('legal');
    expect(ruleOn(state, left)).not.toBe('BM-PED-04');
  });
});

describe('flying', () => {
  const to = (sq: string, out = false) => ({ type: 'fly', sq, out }) as const;
  const board: Put = { at: sf(8, 5), items: ['powerBoard-1'] };

  test('[BM-FLY-01] [BM-HERO-01] [BM-BAT-01] [BM-BOARD-01] [BM-RULING-42] who has wings', () => {
    const at = sf(8, 5);
    const rules = [
      moving(hero, at),
      moving(juves, board),
      moving(juves, { at, items: ['batSuit-1'] }),
      moving(juves, at),
    ].map((state) => ruleOn(state, to('9,8')));
    expect(rules).toEqual(['legal', 'legal', 'legal', 'BM-FLY-01']);
  });

  test('[BM-FLY-02] [BM-RULING-26] a heavy weapon keeps it down', () => {
    const put: Put = { at: sf(8, 5), items: ['powerBoard-1', 'vibroDrill-1'] };
    expect(ruleOn(moving(juves, put), to('9,8'))).toBe('BM-FLY-02');
  });

  test('[BM-FLY-03] [BM-FLY-07] [BM-RULING-24] W-13: all MP, and nothing that costs MP afterwards', () => {
    const state = play(moving(hero, sf(3, 5), { mp: 4, cp: 5 }), left).state;
    expect(state.active?.mp).toBe(3);
    const after = play(state, to('10,8')).state;
    expect([after.active?.mp, after.cp]).toEqual([0, 5]);
    expect(ruleOn(after, to('10,9'))).toBe('BM-FLY-07');
    expect(ruleOn(after, down)).toBe('BM-FLY-07');
    expect(ruleOn(moving(hero, sf(9, 1)), to('9,8'))).toBe('BM-RULING-24');
    expect(ruleOn(moving(hero, sf(5, 5)), to('9,8'))).toBe('BM-FLY-03');
    // A window without a balcony is no place to take off either.
    expect(ruleOn(moving(hero, sf(2, 4)), to('1,8'))).toBe('BM-FLY-03');
    expect(ruleOn(moving(hero, sf(8, 1)), to('9,8'))).toBe('legal');
    const ruin = moving(hero, sf(8, 5), { squares: { [sf(8, 5)]: { collapsed: true } } });
    expect(ruleOn(ruin, to('9,8'))).toBe('BM-FLY-03');
  });

  test('[BM-RULING-25] without an MP of its own it stays', () => {
    expect(ruleOn(moving(hero, sf(8, 5), { mp: 0, cp: 9 }), to('9,8'))).toBe('BM-RULING-25');
  });

  test.each([
    ['open air', '10,11', 'legal'],
    ['a plaza', seam(1), 'legal'],
    ['a balcony', bh(3, 8), 'legal'],
    ['a station', bh(4, 9), 'legal'],
    ['a vehicle park', bh(6, 3), 'legal'],
    ['a window', bh(2, 5), 'BM-FLY-04'],
    ['an interior square', bh(5, 5), 'BM-FLY-04'],
    ['an entrance plaza', bh(2, 1), 'BM-FLY-04'],
  ] as const)(
    '[BM-FLY-04] [BM-FLY-05] [BM-FLY-06] [BM-FLY-13] [BM-LOC-03] landing in %s',
    (_name, sq, rule) => {
      expect(ruleOn(moving(hero, sf(8, 5)), to(sq))).toBe(rule);
    },
  );

  test('[BM-FLY-05] [BM-FLY-06] [BM-RULING-28] one tube or tunnel is enough, none is not', () => {
    const one = { [bh(2, 9)]: { collapsed: true }, [bh(2, 3)]: { collapsed: true } };
    const both = { ...one, [bh(8, 9)]: { collapsed: true }, [bh(8, 3)]: { collapsed: true } };
    const rules = [one, both].flatMap((squares) => {
      const state = moving(hero, sf(8, 5), { squares });
      return [ruleOn(state, to(bh(4, 9))), ruleOn(state, to(bh(6, 3)))];
    });
    expect(rules).toEqual(['legal', 'legal', 'BM-FLY-05', 'BM-FLY-06']);
  });

  test('[BM-FLY-09] [BM-RULING-29] outside an empty window, with a spray can', () => {
    const sprayer: Put = { at: sf(8, 5), items: ['powerBoard-1', 'sprayCan-1'] };
    expect(ruleOn(moving(juves, sprayer), to(bh(2, 5), true))).toBe('legal');
    expect(ruleOn(moving(juves, board), to(bh(2, 5), true))).toBe('BM-FLY-09');
    expect(ruleOn(moving(juves, sprayer), to(bh(2, 4), true))).toBe('BM-FLY-09');
    const taken = moving(juves, sprayer, { put: { 'bh-crocks-1': bh(2, 5) } });
    expect(ruleOn(taken, to(bh(2, 5), true))).toBe('BM-FLY-09');
  });

  test('[BM-FLY-08] [BM-FLY-12] [BM-RULING-105] W-52: in the air one flies and does not step', () => {
    const state = moving(juves, { at: sf(9, 5), items: ['powerBoard-1'] }, { mp: 5 });
    expect(ruleOn(state, left)).toBe('BM-RULING-105');
    const after = play(state, to(sf(8, 5))).state;
    expect([where(after, juves), after.active?.mp]).toEqual([sf(8, 5), 0]);
    const outside: Put = { at: bh(2, 5), out: true, items: ['powerBoard-1', 'sprayCan-1'] };
    expect(ruleOn(moving(juves, outside), to('10,5'))).toBe('legal');
    const hovering = play(moving(juves, { at: sf(9, 5), items: ['powerBoard-1'] }), {
      type: 'endActivation',
    }).state;
    expect(where(hovering, juves)).toBe(sf(9, 5));
  });

  test('[BM-RULING-95] nobody lands on anybody, but a superhero beside its own', () => {
    const enemy = moving(hero, sf(8, 5), { put: { 'bh-mob-1': seam(1) } });
    expect(ruleOn(enemy, to(seam(1)))).toBe('BM-RULING-95');
    const own = moving(hero, sf(8, 5), { put: { [mob]: seam(1) } });
    expect(ruleOn(own, to(seam(1)))).toBe('legal');
  });

  test('[BM-FLY-14] [BM-MM-06] four boards: not across', () => {
    const state = moving(hero, sf(8, 5), { players: 4 });
    expect(ruleOn(state, to('25,11'))).toBe('BM-FLY-14');
    expect(ruleOn(state, to('35,11'))).toBe('legal');
    expect(ruleOn(moving(hero, sf(8, 5)), to(bh(9, 8)))).toBe('legal');
  });
});

describe('the ring of boards', () => {
  test('[BM-MM-03] W-46: three boards close in a ring', () => {
    const state = play(moving(juves, sf(1, 1), { players: 3, mp: 5 }), left, left).state;
    expect(where(state, juves)).toBe('29,1');
    const ped = play(moving(juves, kr(8, 6), { players: 3, mp: 5 }), {
      type: 'pedway',
      dir: 'right',
    });
    expect(eventsOf(ped.events, 'blockerMoved')[0]?.path).toEqual(['29,6', '0,6', '1,6', sf(2, 6)]);
  });

  test('[BM-RULING-23] with two boards the outer stubs lead nowhere', () => {
    const state = moving(juves, sf(2, 6));
    expect(ruleOn(state, { type: 'pedway', dir: 'left' })).toBe('BM-PED-01');
    expect(ruleOn(state, left)).toBe('BM-MOVE-05');
  });

  test('[BM-CAT-07] [BM-RULING-81] a fallen board is closed, its seam is not', () => {
    const fallen = { boards: { 1: { fallen: true, power: false } } };
    const state = moving(juves, sf(9, 1), { ...fallen, mp: 5 });
    const onSeam = play(state, right).state;
    expect(where(onSeam, juves)).toBe(seam(1));
    expect(ruleOn(onSeam, right)).toBe('BM-CAT-07');
    expect(ruleOn(onSeam, left)).toBe('legal');
  });
});

test('[BM-ACT-06] [BM-TURN-02] one activation at a time', () => {
  const state = moving(juves, sf(5, 5), { put: { [mob]: sf(5, 6) }, cp: 9 });
  expect(ruleOn(state, { type: 'activate', blocker: mob })).toBe('BM-ACT-06');
  expect(ruleOn(state, { type: 'loot', blocker: juves })).toBe('BM-TURN-02');
  expect(arrange({ steps: [{ type: 'klegg' }] }).active).toBeNull();
});
