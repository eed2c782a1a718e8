import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import {
  type Arrangement,
  arrange,
  bh,
  eventsOf,
  isOffered,
  moving,
  offeredMoves,
  play,
  refusedBy,
  sf,
  stepNow,
  where,
} from './arrange.js';

const juves = 'sf-juves-1';
const mob = 'sf-mob-1';
const hero = 'sf-superhero-1';
const futsies = 'bh-futsies-1';
const klegg = 'klegg-1';

/** The command phase of seat 0. */
function commanding(a: Partial<Arrangement>) {
  return arrange({ steps: [{ type: 'command' }], ...a });
}
const activate = (blocker: string) => ({ type: 'activate', blocker }) as const;

describe('command points', () => {
  test('[BM-CP-01] [BM-DEPLOY-01] [BM-DEPLOY-02] [BM-DEPLOY-03] [BM-ACT-01] [BM-ACT-04] [BM-COMP-04] 7 CP deploy a blocker and activate it', () => {
    const start = arrange({
      phase: 'justice',
      put: { [mob]: sf(5, 5) },
      steps: [{ type: 'klegg' }, { type: 'rollCommand' }, { type: 'command' }],
    });
    const rolled = play(start, [{ type: 'pass' }, 3, 4]).state;
    expect(rolled.commandPoints).toBe(7);
    const deployed = play(rolled, [{ type: 'deploy' }, 'juves', 2, 5, 'sprayCan']).state;
    expect([
      where(deployed, juves),
      deployed.commandPoints,
      deployed.blockers[juves]?.items,
    ]).toEqual([sf(7, 4), 3, ['sprayCan-1']]);
    expect(play(deployed, activate(juves)).state.commandPoints).toBe(2);
  });

  test('[BM-CP-02] nothing without enough CP', () => {
    const state = commanding({ commandPoints: 2, put: { [mob]: sf(5, 5) } });
    expect(refusedBy(state, { type: 'deploy' })).toBe('BM-CP-02');
    expect(refusedBy(state, activate(mob))).toBe('BM-CP-02');
  });

  test('[BM-CP-03] [BM-CP-04] [BM-RULING-91] at 0 CP the phase ends by itself, unless there is a hand', () => {
    const put = { [juves]: sf(5, 5) };
    const steps: Arrangement['steps'] = [{ type: 'command' }, { type: 'startDefence' }];
    const alone = arrange({ put, commandPoints: 1, steps });
    const spent = play(alone, activate(juves), { type: 'done' }).state;
    expect(spent.phase).not.toBe('command');
    const holding = arrange({ put, commandPoints: 1, hands: { 0: ['card-21'] }, steps });
    const waits = play(holding, activate(juves), { type: 'done' }).state;
    expect([
      stepNow(waits).type,
      offeredMoves(waits, 'done').length,
      offeredMoves(waits, 'playCard').length,
    ]).toEqual(['command', 1, 0]);
    const late = arrange({
      put,
      commandPoints: 1,
      stage: 'endgame',
      hands: { 0: ['card-21'] },
      steps,
    });
    const over = play(late, activate(juves), { type: 'done' }).state;
    expect(over.phase).not.toBe('command');
    const stopped = play(arrange({ put, commandPoints: 5, steps }), { type: 'done' }).state;
    expect(stopped.commandPoints).toBe(0);
  });

  test('[BM-CP-05] CP have no maximum', () => {
    const { state } = play(commanding({ commandPoints: 20, hands: { 0: ['card-09'] } }), [
      { type: 'playCard', card: 'card-09' },
      6,
      6,
    ]);
    expect(state.commandPoints).toBe(32);
  });
});

describe('deployment', () => {
  test('[BM-RULING-05] [BM-DEPLOY-02] an unusable address is rolled again', () => {
    const put = { [mob]: sf(7, 4) };
    const squares = { [sf(2, 2)]: { collapsed: true } };
    const { state } = play(commanding({ commandPoints: 4, put, squares }), [
      { type: 'deploy' },
      'crocks',
      2,
      5,
      1,
      3,
      1,
      4,
    ]);
    expect(where(state, 'sf-crocks-1')).toBe(sf(3, 2));
  });

  test('[BM-RULING-05] [BM-HERO-02] a superhero may share an own address', () => {
    const { state } = play(commanding({ commandPoints: 4, put: { [mob]: sf(7, 4) } }), [
      { type: 'deploy' },
      'superhero',
      2,
      5,
    ]);
    expect(where(state, hero)).toBe(sf(7, 4));
  });

  test('[BM-HERO-02] [BM-RULING-05] a superhero may be deployed beside an own blocker that fights', () => {
    const put = { [mob]: sf(7, 4), 'bh-mob-1': sf(7, 4) };
    const { state } = play(commanding({ commandPoints: 4, put }), [
      { type: 'deploy' },
      'superhero',
      2,
      5,
    ]);
    expect(where(state, hero)).toBe(sf(7, 4));
  });

  test('[BM-HERO-02] [BM-RULING-102] a superhero is not deployed beside an enemy or its own futsies', () => {
    const put = { 'bh-mob-1': sf(7, 4), 'sf-futsies-1': sf(2, 2) };
    const rolls = [2, 5, 1, 3, 1, 4];
    const { state } = play(commanding({ commandPoints: 4, put }), [
      { type: 'deploy' },
      'superhero',
      ...rolls,
    ]);
    expect(where(state, hero)).toBe(sf(3, 2));
  });

  test('[BM-DEPLOY-04] [BM-ENDG-03] neither from an empty stack nor in the endgame', () => {
    const everyone = Object.fromEntries(
      arrange({ steps: [{ type: 'klegg' }] }).stacks[0]?.map((id) => [id, 'removed' as const]) ??
        [],
    );
    expect(refusedBy(commanding({ commandPoints: 9, lost: everyone }), { type: 'deploy' })).toBe(
      'BM-DEPLOY-04',
    );
    expect(
      refusedBy(commanding({ commandPoints: 9, stage: 'endgame', put: { [mob]: sf(5, 5) } }), {
        type: 'deploy',
      }),
    ).toBe('BM-ENDG-03');
  });

  test('[BM-FAT-02] [BM-MOB-02] [BM-RULING-06] mobs put wings back and draw again', () => {
    const { state, events } = play(commanding({ commandPoints: 4 }), [
      { type: 'deploy' },
      'mob',
      2,
      5,
      'powerBoard',
      'batSuit',
      'buzzSaw',
    ]);
    expect(state.blockers[mob]?.items).toEqual(['buzzSaw-1']);
    expect(eventsOf(events, 'itemDrawn').map(({ kept }) => kept)).toEqual([false, false, true]);
    expect(state.containers.hardware).toContain('powerBoard-1');
  });
});

describe('activation', () => {
  test('[BM-ACT-02] [BM-FUT-01] the own blockers and every futsy are offered, no other', () => {
    const put = {
      ...{
        [juves]: sf(5, 5),
        'sf-futsies-1': sf(5, 7),
        'sf-crocks-1': { at: sf(3, 3), flipped: true },
      },
      ...{ 'bh-mob-1': bh(5, 5), 'bh-futsies-1': bh(5, 7) },
      ...{ 'bh-futsies-2': { at: bh(3, 3), activatedBy: 0 } },
    };
    const state = arrange({ put, commandPoints: 9, steps: [{ type: 'command' }] });
    expect(offeredMoves(state, 'activate').map(({ blocker }) => blocker)).toEqual([
      juves,
      'sf-futsies-1',
      'bh-futsies-1',
    ]);
  });

  test('[BM-ACT-02] [BM-ACT-03] [BM-ACT-05] [BM-MANIA-05] who can be activated', () => {
    const put = {
      [juves]: { at: sf(5, 5), activatedBy: 0 },
      [mob]: { at: sf(5, 6), flipped: true },
      'bh-mob-1': bh(5, 5),
    };
    const state = commanding({ commandPoints: 12, put });
    expect([juves, mob, 'bh-mob-1'].map((id) => refusedBy(state, activate(id)))).toEqual([
      'BM-ACT-03',
      'BM-ACT-05',
      'BM-ACT-02',
    ]);
  });

  test('[BM-FUT-01] [BM-RULING-70] anybody activates a face-up futsy and controls it', () => {
    const state = play(
      commanding({ commandPoints: 1, put: { [futsies]: bh(3, 1), 'bh-crocks-1': bh(3, 4) } }),
      activate(futsies),
    ).state;
    const after = play(state, { type: 'elevator', level: 4 }).state;
    expect([where(after, futsies), after.active?.ended, after.commandPoints]).toEqual([
      bh(3, 4),
      true,
      0,
    ]);
    const flipped = commanding({
      commandPoints: 5,
      put: { [futsies]: { at: bh(3, 1), flipped: true } },
    });
    expect(refusedBy(flipped, activate(futsies))).toBe('BM-ACT-05');
  });

  test('[BM-RULING-99] a locked blocker may be activated, but not moved', () => {
    const put = { [mob]: { at: sf(5, 5), items: ['demoCharge-1'] }, 'bh-mob-1': sf(5, 5) };
    const state = play(commanding({ commandPoints: 9, put }), activate(mob)).state;
    expect(state.active?.noMove).toBe(true);
    expect(refusedBy(state, { type: 'step', direction: 'up' })).toBe('BM-MOVE-12');
    expect(refusedBy(state, { type: 'layCharge', item: 'demoCharge-1' })).toBeUndefined();
  });

  test('[BM-JUST-15] double cost inside a block with a sonic cannon', () => {
    const put = { 'sf-cityDef-1': sf(5, 5), 'sf-cityDef-2': sf(9, 1) };
    const state = commanding({
      commandPoints: 9,
      put,
      markers: { sonic: [{ board: 0, space: sf(1, 1) }] },
    });
    expect(play(state, activate('sf-cityDef-1')).state.commandPoints).toBe(5);
    expect(play(state, activate('sf-cityDef-2')).state.commandPoints).toBe(7);
  });
});

describe('counters', () => {
  test('[BM-EQUIP-01] [BM-EQUIP-02] [BM-EQUIP-03] [BM-EQUIP-04] who began in a shop draws without activation, once', () => {
    const put = { [mob]: { at: sf(3, 4), began: true }, [juves]: { at: sf(5, 6), began: true } };
    const state = commanding({ commandPoints: 9, put });
    const armed = play(state, [{ type: 'draw', blocker: mob }, 'flamer']).state;
    expect(armed.blockers[mob]?.items).toEqual(['flamer-1']);
    expect(refusedBy(armed, { type: 'draw', blocker: mob })).toBe('BM-EQUIP-04');
    const shopped = play(
      armed,
      [{ type: 'draw', blocker: juves }, 'zipGun'],
      activate(juves),
    ).state;
    expect(shopped.blockers[juves]?.items).toEqual(['zipGun-1']);
    expect(refusedBy(shopped, { type: 'step', direction: 'down' })).toBe('BM-EQUIP-03');
  });

  test('[BM-EQUIP-01] [BM-EQUIP-05] [BM-HERO-05] who may not draw', () => {
    const put = {
      [mob]: sf(3, 4),
      [hero]: { at: sf(5, 6), began: true },
      [juves]: { at: sf(7, 3), began: true },
      'bh-mob-1': sf(7, 3),
    };
    const state = commanding({ commandPoints: 9, put });
    expect(
      [mob, hero, juves].map((blocker) => refusedBy(state, { type: 'draw', blocker })),
    ).toEqual(['BM-EQUIP-01', 'BM-HERO-05', 'BM-EQUIP-05']);
  });

  test('[BM-RULING-74] flipped, and in an enemy shop', () => {
    const put = { [mob]: { at: bh(7, 6), began: true, flipped: true } };
    expect(
      refusedBy(commanding({ commandPoints: 9, put }), { type: 'draw', blocker: mob }),
    ).toBeUndefined();
  });

  test('[BM-RULING-07] an empty container gives nothing, and the draw counts all the same', () => {
    const all = arrange({ steps: [{ type: 'klegg' }] }).containers.armoury;
    const light = all.filter((item) => !item.startsWith('demoCharge'));
    const charges = all.filter((item) => item.startsWith('demoCharge'));
    const porters = ['sf-mob-1', 'sf-mob-2', 'sf-mob-3', 'sf-fatties-1'];
    const put = Object.fromEntries(
      porters.map((id, i) => [id, { at: sf(3 + i, 7), items: light.slice(5 * i, 5 * i + 5) }]),
    );
    const state = commanding({
      commandPoints: 9,
      put: { ...put, [juves]: { at: sf(3, 4), began: true } },
      laid: charges.map((item) => ({ space: sf(2, 2), item })),
    });
    expect(state.containers.armoury).toEqual([]);
    const after = play(state, { type: 'draw', blocker: juves }).state;
    expect(after.blockers[juves]).toMatchObject({ items: [], drewThisPhase: true });
  });

  test('[BM-RULING-07] the last counter of a container can be drawn', () => {
    const state = commanding({ put: { [juves]: { at: sf(3, 4), began: true } } });
    state.containers.armoury = ['flamer-2'];
    const { state: after } = blockMania.apply(state, { type: 'draw', seat: 0, blocker: juves });
    expect([after.blockers[juves]?.items, after.containers.armoury]).toEqual([['flamer-2'], []]);
  });

  test('[BM-EQUIP-06] as many counters as STRENGTH are no load', () => {
    const put = { [juves]: { at: sf(3, 4), items: ['zipGun-1'], began: true } };
    const { state } = play(commanding({ commandPoints: 1, put }), [
      { type: 'draw', blocker: juves },
      'spitGun',
    ]);
    expect([state.blockers[juves]?.items.length, stepNow(state).type]).toEqual([2, 'command']);
  });

  test('[BM-EQUIP-08] [BM-RULING-73] the active blocker takes counters from neighbours, 1 MP each', () => {
    const items = ['zipGun-1'];
    const state = moving(juves, sf(5, 5), {
      movePoints: 5,
      put: { [mob]: { at: sf(5, 6), items } },
    });
    const after = play(state, { type: 'receive', from: mob, item: 'zipGun-1' }).state;
    expect([
      after.blockers[juves]?.items,
      after.blockers[mob]?.items,
      after.active?.movePoints,
    ]).toEqual([items, [], 4]);
    const far = moving(juves, sf(5, 4), { put: { [mob]: { at: sf(5, 6), items } } });
    expect(refusedBy(far, { type: 'receive', from: mob, item: 'zipGun-1' })).toBe('BM-EQUIP-08');
    const foe = moving(juves, sf(5, 5), { put: { 'bh-juves-1': { at: sf(5, 6), items } } });
    expect(refusedBy(foe, { type: 'receive', from: 'bh-juves-1', item: 'zipGun-1' })).toBe(
      'BM-EQUIP-08',
    );
    const fight = moving(juves, sf(5, 5), {
      put: { [mob]: { at: sf(5, 6), items }, 'bh-mob-1': sf(5, 6) },
    });
    expect(refusedBy(fight, { type: 'receive', from: mob, item: 'zipGun-1' })).toBe('BM-RULING-73');
  });

  test('[BM-MOB-02] [BM-FAT-02] [BM-HERO-05] [BM-FLY-02] [BM-RULING-27] what cannot be passed', () => {
    const wings = { 'sf-juves-2': { at: sf(5, 6), items: ['powerBoard-1'] } };
    const take = { type: 'receive', from: 'sf-juves-2', item: 'powerBoard-1' } as const;
    expect(refusedBy(moving(mob, sf(5, 5), { put: wings }), take)).toBe('BM-MOB-02');
    expect(refusedBy(moving('sf-fatties-1', sf(5, 5), { put: wings }), take)).toBe('BM-FAT-02');
    expect(refusedBy(moving(hero, sf(5, 5), { put: wings }), take)).toBe('BM-HERO-05');
    const airborne = { 'sf-juves-2': { at: '9,5', items: ['powerBoard-1'] } };
    expect(refusedBy(moving(juves, sf(8, 5), { put: airborne }), take)).toBe('BM-RULING-27');
    const heavy = { [mob]: { at: sf(8, 5), items: ['vibroDrill-1'] } };
    const flyer = moving(juves, { at: '9,5', items: ['powerBoard-1'] }, { put: heavy });
    expect(refusedBy(flyer, { type: 'receive', from: mob, item: 'vibroDrill-1' })).toBe(
      'BM-FLY-02',
    );
  });

  test('[BM-EQUIP-06] [BM-EQUIP-09] [BM-EQUIP-07] too much goes back to its container', () => {
    const state = moving(
      'sf-crocks-1',
      { at: sf(5, 5), items: ['zipGun-1'] },
      { put: { [mob]: { at: sf(5, 6), items: ['zipGun-2'] } } },
    );
    const asked = play(state, { type: 'receive', from: mob, item: 'zipGun-2' }).state;
    const after = play(asked, {
      type: 'discardItem',
      blocker: 'sf-crocks-1',
      item: 'zipGun-1',
    }).state;
    expect([
      after.blockers['sf-crocks-1']?.items,
      after.containers.hardware.includes('zipGun-1'),
    ]).toEqual([['zipGun-2'], true]);
  });

  test('[BM-HEAVY-01] [BM-HEAVY-03] [BM-RULING-101] deploying costs 2 MP, moving folds', () => {
    const state = moving(mob, { at: sf(5, 5), items: ['vibroDrill-1'] }, { movePoints: 3 });
    const ready = play(state, { type: 'deployHeavy', item: 'vibroDrill-1' }).state;
    expect([ready.blockers[mob]?.deployedHeavy, ready.active?.movePoints]).toEqual([
      ['vibroDrill-1'],
      1,
    ]);
    expect(refusedBy(ready, { type: 'deployHeavy', item: 'vibroDrill-1' })).toBe('BM-HEAVY-01');
    expect(
      play(ready, { type: 'step', direction: 'left' }).state.blockers[mob]?.deployedHeavy,
    ).toEqual([]);
  });

  test('[BM-DEMO-01] [BM-LOC-04] [BM-RULING-54] laying and switching cost 1 MP', () => {
    const state = moving(
      mob,
      { at: sf(4, 1), items: ['demoCharge-1', 'zipGun-1'] },
      { movePoints: 3 },
    );
    const laid = play(
      state,
      { type: 'layCharge', item: 'demoCharge-1' },
      { type: 'switchPower' },
    ).state;
    expect([laid.laid, laid.boards[0]?.power, laid.active?.movePoints]).toEqual([
      [{ space: sf(4, 1), item: 'demoCharge-1' }],
      false,
      1,
    ]);
    expect(refusedBy(state, { type: 'layCharge', item: 'zipGun-1' })).toBe('BM-DEMO-01');
    expect(refusedBy(moving(mob, sf(5, 5)), { type: 'switchPower' })).toBe('BM-LOC-04');
    const dead = moving(mob, sf(4, 1), {
      squares: { [sf(4, 1)]: { collapsed: true } },
      boards: { 0: { power: false, powerDead: true } },
    });
    expect(refusedBy(dead, { type: 'switchPower' })).toBe('BM-RULING-54');
  });
});

describe('kleggs', () => {
  test('[BM-KLEGG-01] [BM-KLEGG-02] [BM-KLEGG-03] [BM-RULING-103] placed, armed and activated for nothing', () => {
    const hire = { type: 'playCard', card: 'card-01' } as const;
    const asked = play(
      commanding({ commandPoints: 0, hands: { 0: ['card-01'] }, put: { [mob]: sf(5, 5) } }),
      hire,
    ).state;
    expect(offeredMoves(asked, 'placeKlegg')).toHaveLength(67);
    expect(refusedBy(asked, { type: 'placeKlegg', space: sf(5, 5) })).toBe('BM-KLEGG-01');
    const placed = play(asked, [{ type: 'placeKlegg', space: sf(5, 6) }, 'flamer']).state;
    expect([where(placed, klegg), placed.blockers[klegg]?.items]).toEqual([sf(5, 6), ['flamer-1']]);
    expect(play(placed, activate(klegg)).state.commandPoints).toBe(0);
  });

  test('[BM-KLEGG-02] [BM-KLEGG-03] [BM-RULING-68] [BM-MM-08] the limit, and the last card wins', () => {
    const put = { 'klegg-1': bh(5, 5), 'klegg-2': bh(5, 6) };
    const state = commanding({
      commandPoints: 1,
      put,
      kleggController: 1,
      hands: { 0: ['card-01'] },
    });
    expect(refusedBy(state, activate('klegg-1'))).toBe('BM-KLEGG-03');
    const hired = play(state, { type: 'playCard', card: 'card-01' }).state;
    expect([stepNow(hired).type, hired.kleggController]).toEqual(['command', 0]);
    expect(
      play(hired, activate('klegg-1'), { type: 'done' }, activate('klegg-2')).state.active?.blocker,
    ).toBe('klegg-2');
    const three = commanding({
      players: 3,
      commandPoints: 1,
      put,
      kleggController: 1,
      hands: { 0: ['card-01'] },
    });
    expect(stepNow(play(three, { type: 'playCard', card: 'card-01' }).state).type).toBe('klegg');
  });

  test('[BM-RULING-97] a klegg that changes hands ends the fight', () => {
    const put = { 'klegg-1': sf(5, 5), [mob]: sf(5, 5), [juves]: sf(5, 4) };
    const state = commanding({
      commandPoints: 9,
      put,
      kleggController: 1,
      hands: { 0: ['card-01'] },
    });
    const after = play(
      state,
      { type: 'playCard', card: 'card-01' },
      { type: 'pass' },
      activate(mob),
    ).state;
    expect(refusedBy(after, { type: 'step', direction: 'up' })).toBeUndefined();
  });
});

test('[BM-TURN-04] [BM-TURN-02] [BM-TURN-05] wrong seat, wrong phase, wrong card', () => {
  const state = commanding({ commandPoints: 5, put: { [juves]: sf(5, 6) } });
  expect(refusedBy(state, { type: 'done', seat: 1 })).toBe('BM-TURN-04');
  expect(refusedBy(state, { type: 'loot', blocker: juves })).toBe('BM-TURN-02');
  expect(refusedBy(state, { type: 'playCard', card: 'card-50' })).toBe('BM-TURN-05');
  expect(refusedBy(state, { type: 'pass' })).toBe('BM-TURN-05');
  expect(isOffered(state, { type: 'done' })).toBe(true);
});
