import { describe, expect, test } from 'vitest';
import { blockMania, type State } from '../../src/block-mania/index.js';
import {
  type Arrangement,
  arrange,
  bh,
  eventsOf,
  moving,
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
const end = { type: 'done' } as const;
const pass = { type: 'pass' } as const;
const card = (id: string) => ({ type: 'playCard', card: id }) as const;
const fallback: Arrangement['steps'] = [{ type: 'active' }, { type: 'klegg' }];

describe('command cards', () => {
  function commanding(a: Partial<Arrangement>) {
    return arrange({ commandPoints: 1, steps: [{ type: 'command' }], ...a });
  }

  test('[BM-MANIA-04] [BM-MANIA-03] only for the own command phase; played cards are discarded', () => {
    const { state } = play(
      commanding({ hands: { 0: ['card-09', 'card-10'] } }),
      [card('card-09'), 1, 2],
      [card('card-10'), 3, 4],
    );
    expect([state.commandPoints, state.cards.discard, state.cards.hands[0]]).toEqual([
      11,
      ['card-09', 'card-10'],
      [],
    ]);
    const window = arrange({
      phase: 'combat',
      hands: { 0: ['card-09'], 1: ['card-10'] },
      steps: [{ type: 'phaseWindow', seats: [0, 1] }],
    });
    expect(refusedBy(window, card('card-09'))).toBe('BM-MANIA-04');
  });

  test.each([
    [
      'open house, nobody left',
      'card-13',
      {
        lost: Object.fromEntries(
          (arrange({ steps: [{ type: 'klegg' }] }).stacks[0] ?? []).map((id) => [
            id,
            'removed' as const,
          ]),
        ),
      },
    ],
    ['adrenalin without an active blocker', 'card-15', {}],
    ['a crate for nobody', 'card-17', {}],
    ['a second wind for nobody', 'card-19', { put: { [mob]: sf(5, 5) } }],
    [
      'a car where all stations have one',
      'card-05',
      { squares: { [sf(6, 9)]: { car: 1 }, [bh(4, 9)]: { car: 1 } } },
    ],
  ] as const)('[BM-MANIA-12] %s', (_name, id, a) => {
    expect(refusedBy(commanding({ hands: { 0: [id] }, ...a }), card(id))).toBe('BM-MANIA-12');
  });

  test('[BM-MANIA-04] [BM-RAIL-01] what they do', () => {
    const put = { [mob]: { at: sf(5, 5), flipped: true, fired: true }, [juves]: sf(5, 6) };
    const hands = { 0: ['card-05', 'card-13', 'card-19'] };
    const state = commanding({ put, hands });
    const car = play(state, card('card-05'), { type: 'cardTarget', space: bh(4, 9) }).state;
    expect(car.spaces[bh(4, 9)]?.car).toBe(1);
    const open = play(state, [card('card-13'), 'crocks', 1, 3]).state;
    expect([where(open, 'sf-crocks-1'), open.commandPoints]).toEqual([sf(2, 2), 1]);
    const wind = play(state, card('card-19'), { type: 'cardTarget', blocker: mob }).state;
    expect(wind.blockers[mob]).toMatchObject({ flipped: false, fired: false });
    const crate = commanding({ put: { [mob]: sf(5, 5) }, hands: { 0: ['card-17'] } });
    const armed = play(crate, card('card-17'), [
      { type: 'cardTarget', blocker: mob },
      'spitGun',
    ]).state;
    expect(armed.blockers[mob]?.items).toEqual(['spitGun-1']);
    const run = moving(juves, sf(5, 5), { movePoints: 0, hands: { 0: ['card-15'] } });
    expect(play(run, card('card-15')).state.active?.movePoints).toBe(4);
  });
});

test('[BM-FLY-02] a crate for a flyer in the air: heavy weapons are put back, another is drawn', () => {
  const state = arrange({
    commandPoints: 1,
    put: { [juves]: { at: '9,5', items: ['batSuit-1'] } },
    hands: { 0: ['card-17'] },
    steps: [{ type: 'command' }],
  });
  const aim = { type: 'cardTarget', blocker: juves } as const;
  const drawn = ['missileLauncher', 'missileDefenceLaser', 'stumpGun'];
  const after = play(state, card('card-17'), [aim, ...drawn]).state;
  expect(after.blockers[juves]?.items).toEqual(['batSuit-1', 'stumpGun-1']);
  expect(after.containers.armoury).toContain('missileLauncher-1');
});

describe('hazards', () => {
  const trip = (a: Partial<Arrangement> = {}) => {
    return moving(juves, sf(4, 1), {
      movePoints: 5,
      hands: { 1: ['card-21', 'card-36'] },
      steps: fallback,
      ...a,
    });
  };

  test('[BM-MANIA-06] [BM-MANIA-07] [BM-MANIA-08] [BM-RULING-75] [BM-RULING-92] lift jam', () => {
    const window = play(
      trip(),
      { type: 'elevator', level: 7 },
      { type: 'step', direction: 'right' },
      end,
    ).state;
    expect([stepNow(window).type, blockMania.toAct(window)]).toEqual(['hazardWindow', [1]]);
    const aim = play(window, card('card-21')).state;
    expect(offeredMoves(aim, 'cardTarget').map(({ space }) => space)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((l) => sf(4, l)),
    );
    const halted = play(aim, {
      type: 'cardTarget',
      blocker: juves,
      space: sf(4, 3),
      via: 'elevator',
    }).state;
    expect([where(halted, juves), halted.active, stepNow(halted).type]).toEqual([
      sf(4, 3),
      null,
      'klegg',
    ]);
    expect(halted.blockers[juves]?.flipped).toBe(false);
    // Walking through a shaft square is no elevator ride.
    const walk = play(trip({ active: juves }), { type: 'step', direction: 'right' }, end).state;
    expect(refusedBy(walk, card('card-21'))).toBe('BM-MANIA-06');
  });

  test('[BM-MANIA-08] [BM-FLY-13] a halted flyer that hovers stays outside', () => {
    const flyer = { at: '9,8', items: ['powerBoard-1', 'sprayCan-1'] };
    const start = moving(juves, flyer, {
      movePoints: 5,
      hands: { 1: ['card-32'] },
      steps: fallback,
    });
    const fly = { type: 'fly', to: bh(8, 4), outside: true } as const;
    const aimed = play(start, fly, end, card('card-32')).state;
    const aim = { type: 'cardTarget', blocker: juves, space: bh(8, 4), via: 'fly' } as const;
    const { state, events } = play(aimed, aim);
    expect(where(state, juves)).toBe(`${bh(8, 4)} outside`);
    expect(eventsOf(events, 'blockerMoved')).toEqual([]);
  });

  test('[BM-MANIA-08] [BM-FLY-13] a flyer that is put back to a window is outside it again', () => {
    const flyer = { at: sf(2, 7), outside: true, items: ['powerBoard-1', 'sprayCan-1'] };
    const start = moving(juves, flyer, {
      movePoints: 5,
      hands: { 1: ['card-32'] },
      steps: fallback,
    });
    const aimed = play(
      start,
      { type: 'fly', to: '9,8', outside: false },
      end,
      card('card-32'),
    ).state;
    const aim = { type: 'cardTarget', blocker: juves, space: sf(2, 7), via: 'start' } as const;
    const { state, events } = play(aimed, aim);
    expect(where(state, juves)).toBe(`${sf(2, 7)} outside`);
    expect(eventsOf(events, 'blockerMoved')).toMatchObject([{ via: 'hazard', outside: true }]);
  });

  test('[BM-RAIL-06] [BM-MANIA-08] a halted rider and its car stay together, and it may ride on from there', () => {
    const cars = ({ spaces }: State) => {
      return Object.entries(spaces).flatMap(([space, { car }]) => (car > 0 ? [[space, car]] : []));
    };
    const start = moving(juves, sf(6, 9), {
      players: 3,
      movePoints: 5,
      squares: { [sf(6, 9)]: { car: 1 } },
      hands: { 1: ['card-32', 'card-33'] },
      steps: fallback,
    });
    const ride = { type: 'skyRail', board: 2, direction: 'left' } as const;
    const arrived = play(start, ride).state;
    expect(cars(arrived)).toEqual([[where(arrived, juves), 1]]);
    const aimed = play(arrived, end, card('card-32')).state;
    const aim = { type: 'cardTarget', blocker: juves, space: sf(5, 9), via: 'skyRail' } as const;
    const halted = play(aimed, aim).state;
    expect([where(halted, juves), cars(halted)]).toEqual([sf(5, 9), [[sf(5, 9), 1]]]);
    const again = moving(juves, sf(5, 9), { players: 3, squares: { [sf(5, 9)]: { car: 1 } } });
    expect(where(play(again, ride).state, juves)).toBe(where(arrived, juves));
    expect(cars(play(again, { ...ride, board: 0, direction: 'right' }).state)).toEqual([
      [sf(6, 9), 1],
    ]);
  });

  test('[BM-RAIL-06] [BM-MANIA-08] who is put back to before the ride has not ridden', () => {
    const start = moving(juves, sf(6, 10), {
      players: 3,
      movePoints: 5,
      squares: { [sf(6, 9)]: { car: 1 } },
      hands: { 1: ['card-32'] },
      steps: fallback,
    });
    const there = play(
      start,
      { type: 'step', direction: 'down' },
      { type: 'skyRail', board: 2, direction: 'left' },
      end,
    ).state;
    const aim = { type: 'cardTarget', blocker: juves, space: sf(6, 10), via: 'start' } as const;
    const halted = play(there, card('card-32'), aim).state;
    expect([where(halted, juves), halted.spaces]).toMatchObject([
      sf(6, 10),
      { [sf(6, 9)]: { car: 1 } },
    ]);
    expect(Object.keys(halted.spaces)).toEqual([sf(6, 9)]);
  });

  test('[BM-RAIL-06] where no car has arrived none goes back', () => {
    const trail = [
      { space: sf(6, 10), outside: false, via: 'start' },
      { space: sf(6, 9), outside: false, via: 'step' },
      { space: seam(9), outside: false, via: 'skyRail' },
      { space: bh(4, 9), outside: false, via: 'skyRail' },
    ] as const;
    const start = moving(juves, bh(4, 9), {
      activePatch: { trail: [...trail] },
      hands: { 1: ['card-32'] },
      steps: fallback,
    });
    const aim = { type: 'cardTarget', blocker: juves, space: sf(6, 10), via: 'start' } as const;
    const halted = play(start, end, card('card-32'), aim).state;
    expect([where(halted, juves), halted.spaces]).toEqual([sf(6, 10), {}]);
  });

  test('[BM-RULING-77] a halted blocker may end beside an enemy, but not beside a friend or in a fight', () => {
    const put = {
      'bh-crocks-1': sf(4, 2),
      'bh-mob-1': sf(4, 3),
      'bh-futsies-1': sf(4, 3),
      'sf-crocks-1': sf(4, 4),
    };
    const ride = play(trip({ put }), { type: 'elevator', level: 7 }).state;
    // Buddy Holly lets the elevator pass its Crocks; the fight above them cannot stop it.
    const window = play(ride, { type: 'stopElevator', stop: false }, end).state;
    const aim = play(window, card('card-21')).state;
    const squares = [1, 2, 5, 6, 7].map((l) => sf(4, l));
    expect(offeredMoves(aim, 'cardTarget').map(({ space }) => space)).toEqual(squares);
    const on = (space: string) =>
      ({ type: 'cardTarget', blocker: juves, space, via: 'elevator' }) as const;
    expect([refusedBy(aim, on(sf(4, 3))), refusedBy(aim, on(sf(4, 4)))]).toEqual([
      'BM-RULING-77',
      'BM-RULING-77',
    ]);
  });

  test('[BM-RULING-75] [BM-DEMO-04] a charge that goes off in the hazard window is no longer there to be laid', () => {
    const items = ['demoCharge-1'];
    const state = moving(
      'sf-mob-1',
      { at: sf(6, 1), items },
      { movePoints: 3, hands: { 1: ['card-36'] }, steps: fallback },
    );
    // 1 + 3 - 5 misses, the charge explodes, 1 + 4 - 5 misses, one marker, and the square stands.
    const after = play(state, { type: 'layCharge', item: 'demoCharge-1' }, card('card-36'), [
      { type: 'cardTarget', blocker: 'sf-mob-1', space: sf(6, 1), via: 'start' },
      1,
      6,
      1,
      1,
      1,
    ]).state;
    expect([after.laid, after.active?.movePoints, stepNow(after).type]).toEqual([[], 3, 'active']);
    expect(after.containers.armoury.filter((id) => id === 'demoCharge-1')).toHaveLength(1);
  });

  test('[BM-MANIA-07] what a window has covered is out of reach', () => {
    const items = ['demoCharge-1'];
    const state = moving(
      juves,
      { at: sf(4, 1), items },
      { movePoints: 5, hands: { 1: ['card-21'] }, steps: fallback },
    );
    const second = play(
      state,
      { type: 'elevator', level: 7 },
      { type: 'layCharge', item: 'demoCharge-1' },
      pass,
      { type: 'step', direction: 'right' },
      end,
    ).state;
    expect(refusedBy(second, card('card-21'))).toBe('BM-MANIA-07');
  });

  test.each([
    [3, sf(6, 1), ['buzzSaw-1']],
    [4, 'destroyed', []],
  ])('[BM-MANIA-09] [BM-RULING-75] shop droids before the draw, die %i', (die, place, items) => {
    const spugs = 'sf-spugs-1';
    const state = moving(spugs, sf(5, 1), {
      movePoints: 4,
      hands: { 1: ['card-36'] },
      steps: fallback,
    });
    const window = play(
      state,
      { type: 'step', direction: 'right' },
      { type: 'draw', blocker: spugs },
      card('card-36'),
    ).state;
    const aim = { type: 'cardTarget', blocker: spugs, space: sf(6, 1), via: 'step' } as const;
    const after = play(window, die === 3 ? [aim, die, 'buzzSaw'] : [aim, die]).state;
    expect([where(after, spugs), after.blockers[spugs]?.items]).toEqual([place, items]);
  });

  test('[BM-RULING-76] only against blockers of others, and by the phasing player too', () => {
    const put = { [mob]: sf(7, 4), 'bh-mob-1': sf(4, 8), 'bh-crocks-1': sf(4, 7) };
    const state = arrange({
      commandPoints: 1,
      put,
      hands: { 0: ['card-34'] },
      steps: [{ type: 'command' }],
    });
    const aim = play(state, card('card-34')).state;
    expect(offeredMoves(aim, 'cardTarget').map(({ blocker, via }) => `${blocker} ${via}`)).toEqual([
      'bh-crocks-1 stand',
    ]);
    expect(
      refusedBy(aim, { type: 'cardTarget', blocker: mob, space: sf(7, 4), via: 'stand' }),
    ).toBe('BM-RULING-76');
    const { events } = play(aim, [
      { type: 'cardTarget', blocker: 'bh-crocks-1', space: sf(4, 7), via: 'stand' },
      4,
    ]);
    expect(eventsOf(events, 'attackRolled')[0]?.total).toBe(5);
  });

  test('[BM-RULING-77] the halt square must be one where the blocker could stand', () => {
    const put = { [mob]: sf(4, 3), 'bh-mob-1': sf(4, 4) };
    const state = trip({ put });
    const window = play(
      state,
      { type: 'elevator', level: 7 },
      { type: 'stopElevator', stop: false },
      end,
      card('card-21'),
    ).state;
    expect(
      refusedBy(window, { type: 'cardTarget', blocker: juves, space: sf(4, 3), via: 'elevator' }),
    ).toBe('BM-RULING-77');
    const halted = play(window, {
      type: 'cardTarget',
      blocker: juves,
      space: sf(4, 4),
      via: 'elevator',
    }).state;
    expect(where(halted, juves)).toBe(sf(4, 4));
  });

  test('[BM-LINK-01] a bomb on the line attacks and brings the rail down', () => {
    const state = moving(mob, sf(6, 9), {
      movePoints: 3,
      squares: { [sf(6, 9)]: { car: 1 } },
      hands: { 1: ['card-28'] },
      steps: fallback,
    });
    const window = play(
      state,
      { type: 'skyRail', board: 1, direction: 'right' },
      end,
      card('card-28'),
    ).state;
    const aim = { type: 'cardTarget', blocker: mob, space: seam(9), via: 'skyRail' } as const;
    // 5 + 5 + 1 - 5 = 6.
    const after = play(window, [aim, 5]).state;
    expect([where(after, mob), after.spaces[seam(9)]?.collapsed]).toEqual(['destroyed', true]);
  });

  test('[BM-RULING-78] [BM-MANIA-06] standing hazards at the start of defence and combat, for everybody', () => {
    const state = arrange({
      phase: 'defence',
      put: { [mob]: sf(4, 8), 'bh-mob-1': bh(5, 5) },
      hands: { 0: ['card-21'], 1: ['card-38'] },
      steps: [{ type: 'phaseWindow', seats: [0, 1] }],
    });
    expect(refusedBy(state, card('card-21'))).toBe('BM-MANIA-06');
    const mine = play(state, pass).state;
    expect(refusedBy(mine, card('card-38'))).toBeUndefined();
  });
});

describe('attack cards', () => {
  const put = { [guard]: { at: bh(4, 5), items: ['stumpGun-1'] }, 'bh-crocks-1': bh(5, 5) };
  const shoot = [
    { type: 'declareShot', blocker: guard, item: 'stumpGun-1' },
    { type: 'target', space: bh(5, 5), outside: false, aim: 'counter' },
  ] as const;
  const shooting = (hands: Record<number, string[]>) =>
    arrange({ phase: 'combat', put, hands, steps: [{ type: 'shoot' }] });

  test('[BM-MANIA-10] [BM-RULING-79] between declaration and dice, from the attacker on', () => {
    const window = play(shooting({ 0: ['card-41'], 1: ['card-45'] }), ...shoot).state;
    expect([stepNow(window).type, blockMania.toAct(window)]).toEqual(['attackWindow', [0]]);
    // 2 + 5 - 1 + 2 - 3 = 5, and 3 gives 6.
    const loaded = play(window, card('card-41')).state;
    const missed = play(loaded, [card('card-45'), 2]);
    expect(eventsOf(missed.events, 'attackRolled')[0]?.total).toBe(5);
    const hit = play(loaded, [card('card-45'), 3]);
    expect(where(hit.state, 'bh-crocks-1')).toBe('destroyed');
    expect(refusedBy(shooting({ 0: ['card-41'] }), card('card-41'))).toBe('BM-MANIA-10');
  });

  test('[BM-RULING-94] a cancelled shot flips the shooter and nothing else', () => {
    const window = play(shooting({ 1: ['card-53'] }), ...shoot).state;
    const after = play(window, card('card-53')).state;
    expect([where(after, 'bh-crocks-1'), after.blockers[guard]?.flipped]).toEqual([bh(5, 5), true]);
  });

  test('[BM-MANIA-11] [BM-RULING-79] in an assault the player names the side', () => {
    const fight = arrange({
      phase: 'combat',
      put,
      hands: { 1: ['card-48'] },
      steps: [{ type: 'assault' }],
    });
    const aim = play(
      fight,
      { type: 'charge', blocker: guard, to: bh(5, 5) },
      card('card-48'),
    ).state;
    expect(offeredMoves(aim, 'cardTarget').map(({ side }) => side)).toEqual([
      'attacker',
      'defender',
    ]);
    const { events } = play(aim, [{ type: 'cardTarget', side: 'defender' }, 1, 1]);
    expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 9, defender: 5 });
    const window = play(fight, { type: 'charge', blocker: guard, to: bh(5, 5) }).state;
    const dud = arrange({
      phase: 'combat',
      put,
      hands: { 1: ['card-45'] },
      steps: [{ type: 'assault' }],
    });
    expect(
      refusedBy(play(dud, { type: 'charge', blocker: guard, to: bh(5, 5) }).state, card('card-45')),
    ).toBe('BM-MANIA-10');
    expect(stepNow(window).type).toBe('attackWindow');
  });

  test('[BM-MANIA-10] [BM-COMBAT-01] quick reload: up again, and another attack', () => {
    const state = shooting({ 0: ['card-51'] });
    const shot = play(state, ...shoot, [pass, 1]).state;
    expect(stepNow(shot).type).toBe('shoot');
    const up = play(shot, card('card-51'), { type: 'cardTarget', blocker: guard }).state;
    expect(up.blockers[guard]).toMatchObject({ flipped: false, fired: true });
    expect(offeredMoves(up, 'declareShot')).toHaveLength(1);
  });

  test('[BM-RULING-93] blasts and wagons open no window', () => {
    const state = arrange({
      phase: 'combat',
      put,
      hands: { 1: ['card-45'] },
      laid: [{ space: bh(5, 5), item: 'demoCharge-1' }],
      steps: [{ type: 'klegg' }, { type: 'explodeCharges' }],
    });
    const after = play(state, [{ type: 'pass' }, 6, 1, 1]).state;
    expect(where(after, 'bh-crocks-1')).toBe('destroyed');
  });
});

describe('windows and secrecy', () => {
  test('[BM-MANIA-02] a view stays as it was when the game goes on in place', () => {
    const state = arrange({
      commandPoints: 4,
      put: { [mob]: sf(5, 5) },
      hands: { 0: ['card-09'], 1: ['card-10'] },
      steps: [{ type: 'command' }],
    });
    const view = blockMania.view(state, 0);
    const before = structuredClone(view);
    blockMania.step(state, { type: 'deploy', seat: 0 });
    blockMania.step(state, { type: 'playCard', seat: 0, card: 'card-09' });
    expect(view).toEqual(before);
  });

  test('[BM-MANIA-02] [BM-RULING-90] hands are secret, their sizes are not', () => {
    const state = arrange({
      hands: { 0: ['card-01'], 1: ['card-02', 'card-03'] },
      commandPoints: 1,
      steps: [{ type: 'command' }],
    });
    expect(blockMania.view(state, 0).cards.hands).toEqual([['card-01'], 2]);
    expect(blockMania.view(state, 'spectator').cards).toMatchObject({
      pool: 51,
      left: 35,
      hands: [1, 2],
    });
    expect(JSON.stringify(blockMania.view(state, 0))).not.toMatch(/card-0[2-9]/);
  });

  test('[BM-RULING-78] seats with cards are asked, whatever they hold; without promptAll only those that can play', () => {
    const windowOf = (promptAll: boolean) => {
      return arrange({
        phase: 'combat',
        hands: { 1: ['card-09'] },
        put: { [mob]: sf(5, 5) },
        steps: [{ type: 'klegg' }, { type: 'phaseWindow', seats: [1] }],
        options: { promptAll },
      });
    };
    expect(stepNow(play(windowOf(true), { type: 'pass' }).state).type).toBe('phaseWindow');
    expect(stepNow(play(windowOf(false), { type: 'pass' }).state).type).toBe('klegg');
  });

  test('[BM-MANIA-01] no mania side in the endgame', () => {
    const state = arrange({
      stage: 'endgame',
      commandPoints: 1,
      put: { [mob]: sf(5, 5) },
      hands: { 0: ['card-09'] },
      steps: [{ type: 'command' }],
    });
    expect(refusedBy(state, card('card-09'))).toBe('BM-MANIA-01');
  });
});
