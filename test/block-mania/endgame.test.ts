import { describe, expect, test } from 'vitest';
import { blockMania } from '../../src/block-mania/index.js';
import type { State } from '../../src/block-mania/state/state.js';
import type { Step } from '../../src/block-mania/state/steps.js';
import {
  type Arrangement,
  arrange,
  bh,
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
const points = (state: State, seat: number) => blockMania.standing(state).seats[seat]?.score;

/** One justice card in hand, at the start of a turn of the endgame. */
function justice(card: string, a: Partial<Arrangement> = {}) {
  return arrange({
    stage: 'endgame',
    phase: 'justice',
    hands: { 0: [card] },
    steps: [{ type: 'justice' }],
    put: { [mob]: sf(5, 5) },
    ...a,
  });
}
const card = (id: string) => ({ type: 'playJustice', card: id }) as const;

describe('justice cards', () => {
  test('[BM-JUST-02] [BM-SCORE-02] judges remove anybody, without a point', () => {
    const state = play(
      justice('card-01', { put: { [mob]: sf(5, 5), 'bh-mob-1': sf(5, 6) } }),
      card('card-01'),
    ).state;
    expect(offeredMoves(state, 'justiceTarget').map(({ blocker }) => blocker)).toEqual([
      mob,
      'bh-mob-1',
    ]);
    const after = play(state, { type: 'justiceTarget', blocker: mob }).state;
    expect([where(after, mob), points(after, 0)]).toEqual(['removed', 0]);
    expect(refusedBy(state, { type: 'justiceTarget', blocker: juves })).toBe('BM-JUST-02');
  });

  test.each([
    [4, 'removed'],
    [5, sf(5, 5)],
  ])('[BM-JUST-01] riot foam, die %i', (die, end) => {
    const state = play(
      justice('card-05', { put: { [mob]: sf(5, 5), [juves]: sf(2, 2) } }),
      card('card-05'),
    ).state;
    const after = play(state, [{ type: 'justiceTarget', blocker: mob }, die]).state;
    expect(where(after, mob)).toBe(end);
  });

  test('[BM-JUST-03] the fire department saves one block', () => {
    const squares = { [sf(2, 2)]: { fire: 3 }, [bh(2, 2)]: { fire: 1 } };
    const state = play(justice('card-03', { squares }), card('card-03')).state;
    const after = play(state, { type: 'justiceTarget', board: 0 }).state;
    expect([after.spaces[sf(2, 2)], after.spaces[bh(2, 2)]?.fire]).toEqual([undefined, 1]);
    expect(refusedBy(state, { type: 'justiceTarget', space: sf(2, 2) })).toBe('BM-JUST-03');
  });

  test('[BM-JUST-04] [BM-JUST-11] [BM-JUST-16] wagons: open air, plazas, two at most', () => {
    const air = play(justice('card-12'), card('card-12')).state;
    expect(refusedBy(air, { type: 'justiceTarget', space: sf(5, 5) })).toBe('BM-JUST-04');
    expect(play(air, { type: 'justiceTarget', space: '10,8' }).state.markers.hWagons).toEqual([
      '10,8',
    ]);
    const ground = play(justice('card-06'), card('card-06')).state;
    expect(refusedBy(ground, { type: 'justiceTarget', space: '10,8' })).toBe('BM-JUST-11');
    expect(play(ground, { type: 'justiceTarget', space: seam(1) }).state.markers.patWagons).toEqual(
      [seam(1)],
    );
    const full = play(
      justice('card-12', { markers: { hWagons: ['10,8', '10,9'] } }),
      card('card-12'),
    );
    expect([stepNow(full.state).type, eventsOf(full.events, 'justicePlayed')[0]?.fizzles]).toEqual([
      'klegg',
      true,
    ]);
  });

  test('[BM-JUST-07] the cordon is for civic ground and plazas', () => {
    const put = { [mob]: sf(5, 5), [juves]: sf(4, 5), [guard]: seam(1), [fatties]: sf(5, 7) };
    const state = play(
      justice('card-16', { put, squares: { [sf(5, 7)]: { collapsed: true } } }),
      card('card-16'),
    ).state;
    expect(offeredMoves(state, 'justiceTarget').map(({ blocker }) => blocker)).toEqual([
      guard,
      mob,
    ]);
    expect(refusedBy(state, { type: 'justiceTarget', blocker: juves })).toBe('BM-JUST-07');
  });

  test('[BM-JUST-08] kleggs go home', () => {
    const put = { [mob]: sf(5, 5), 'klegg-1': sf(5, 6), 'klegg-2': bh(5, 6) };
    const { state } = play(justice('card-10', { put, kleggController: 1 }), card('card-10'));
    expect([where(state, 'klegg-1'), where(state, 'klegg-2'), state.kleggController]).toEqual([
      'removed',
      'removed',
      null,
    ]);
  });

  test('[BM-JUST-09] Judge Dredd clears a square and the 8 around it', () => {
    const put = { [mob]: sf(5, 5), [juves]: sf(6, 6), 'bh-mob-1': sf(5, 4), [guard]: sf(7, 5) };
    const state = play(justice('card-07', { put }), card('card-07')).state;
    expect(refusedBy(state, { type: 'justiceTarget', space: sf(2, 2) })).toBe('BM-JUST-09');
    const after = play(state, { type: 'justiceTarget', space: sf(5, 5) }).state;
    expect([mob, juves, 'bh-mob-1', guard].map((id) => where(after, id))).toEqual([
      'removed',
      'removed',
      'removed',
      sf(7, 5),
    ]);
  });

  test('[BM-JUST-10] stumm gas spreads over interior squares only, square by square', () => {
    const put = {
      [guard]: sf(3, 5),
      [mob]: sf(4, 4),
      [juves]: sf(2, 5),
      [fatties]: sf(3, 6),
      'sf-mob-2': sf(8, 8),
    };
    const state = play(justice('card-02', { put }), card('card-02')).state;
    expect(refusedBy(state, { type: 'justiceTarget', space: sf(2, 5) })).toBe('BM-JUST-10');
    // (4,4) 5, (3,5) 4, (3,6) 1.
    const { state: after, events } = play(state, [
      { type: 'justiceTarget', space: sf(3, 5) },
      5,
      4,
      1,
    ]);
    expect(eventsOf(events, 'justiceRolled').map(({ blocker }) => blocker)).toEqual([
      mob,
      guard,
      fatties,
    ]);
    expect([guard, mob, juves, fatties].map((id) => where(after, id))).toEqual([
      'removed',
      sf(4, 4),
      sf(2, 5),
      'removed',
    ]);
  });

  test('[BM-JUST-14] [BM-RULING-67] a sonic cannon beside a block, one a board', () => {
    const state = play(justice('card-13'), card('card-13')).state;
    const after = play(state, { type: 'justiceTarget', board: 0 }).state;
    expect(after.markers.sonic).toEqual([{ board: 0, space: sf(1, 1) }]);
    const second = play(
      justice('card-13', { markers: { sonic: [{ board: 0, space: sf(1, 1) }] } }),
      card('card-13'),
    ).state;
    expect(refusedBy(second, { type: 'justiceTarget', board: 0 })).toBe('BM-JUST-14');
  });

  test.each([
    [sf(8, 5), 5, bh(2, 5)],
    ['9,1', 5, 'destroyed'],
  ])('[BM-JUST-15] [BM-RULING-66] a shot from %s with a sonic cannon', (from, die, end) => {
    const foe = from === '9,1' ? bh(2, 1) : bh(2, 5);
    const put = { [guard]: { at: from, items: ['spitGun-1'] }, 'bh-cityDef-1': foe };
    const state = arrange({
      stage: 'endgame',
      phase: 'combat',
      put,
      markers: { sonic: [{ board: 0, space: sf(1, 1) }] },
      steps: [{ type: 'shoot' }],
    });
    const shot = [
      { type: 'declareShot', blocker: guard, item: 'spitGun-1' },
      [{ type: 'target', space: foe, outside: false, aim: 'counter' }, die],
    ] as const;
    const after = play(state, shot[0], [...shot[1]]).state;
    expect(where(after, 'bh-cityDef-1')).toBe(end === 'destroyed' ? end : foe);
  });
});

describe('a sonic cannon at the own block', () => {
  const inside = (type: Step['type'], a: Partial<Arrangement>) =>
    arrange({
      stage: 'endgame',
      phase: 'combat',
      markers: { sonic: [{ board: 0, space: sf(1, 1) }] },
      steps: [{ type } as Step],
      ...a,
    });

  test('[BM-RULING-66] close assault: both dice', () => {
    const put = { 'sf-mob-1': sf(5, 5), 'bh-mob-1': sf(5, 5) };
    const fight = { type: 'assaultHere', space: sf(5, 5) } as const;
    const { events } = play(inside('assault', { put }), [fight, 3, 4]);
    expect(eventsOf(events, 'assaultRolled')[0]?.totals).toEqual({ attacker: 7, defender: 8 });
  });

  test('[BM-RULING-66] looting, arson, fire fighting and the laser miss by one', () => {
    const juves = 'sf-juves-1';
    const mall = inside('loot', { put: { [juves]: sf(5, 6) } });
    expect(
      play(mall, [{ type: 'loot', blocker: juves }, 4]).state.spaces[sf(5, 6)],
    ).toBeUndefined();
    const flat = inside('arson', { put: { [juves]: sf(4, 10) } });
    expect(
      play(flat, [{ type: 'arson', blocker: juves }, 4]).state.spaces[sf(4, 10)],
    ).toBeUndefined();
    const squares = { [sf(6, 8)]: { fire: 1 } };
    const hose = inside('fightFire', { put: { [juves]: sf(5, 7) }, squares });
    const fight = { type: 'fightFire', blocker: juves, space: sf(6, 8) } as const;
    expect(play(hose, [fight, 4]).state.spaces[sf(6, 8)]?.fire).toBe(1);
    const laser = ['missileDefenceLaser-1'];
    const put = { [guard]: { at: sf(8, 5), items: laser, deployed: laser } };
    const shot = { type: 'declareShot', blocker: guard, item: 'missileDefenceLaser-1' } as const;
    const aim = { type: 'target', space: bh(2, 5), outside: false, aim: 'square' } as const;
    const after = play(inside('shoot', { put }), shot, [aim, 4]).state;
    expect(after.spaces[bh(2, 5)]).toBeUndefined();
  });

  test('[BM-RULING-66] defensive fire misses by one', () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'defence',
      phasing: 1,
      markers: { sonic: [{ board: 0, space: sf(1, 1) }] },
      put: { [guard]: { at: sf(8, 1), items: ['spitGun-1'] }, 'bh-juves-1': sf(9, 1) },
      steps: [{ type: 'defensiveFire', seat: 0 }],
    });
    const gun = { blocker: guard, item: 'spitGun-1', space: sf(9, 1), outside: false };
    const after = play(state, [{ type: 'defensiveFire', ...gun }, 3]).state;
    expect(where(after, 'bh-juves-1')).toBe(sf(9, 1));
  });
});

describe('wagons', () => {
  function wagons(kind: 'hWagons' | 'patWagons', a: Partial<Arrangement>) {
    return arrange({
      stage: 'endgame',
      phase: 'combat',
      steps: [{ type: 'klegg' }, { type: 'fireWagons', kind, index: 0 }],
      ...a,
    });
  }
  const go = { type: 'pass' } as const;

  test('[BM-JUST-05] [BM-JUST-06] [BM-RULING-64] [BM-RULING-65] deployed, fired, armed, closest', () => {
    const all = {
      'bh-juves-1': '10,2',
      'bh-juves-2': { at: '10,7', items: ['zipGun-1', 'batSuit-1'] },
      'bh-juves-3': { at: '10,10', items: ['zipGun-2', 'batSuit-2'], fired: true },
      [mob]: { at: bh(2, 1), items: ['missileLauncher-1'], deployed: ['missileLauncher-1'] },
    };
    const order = [mob, 'bh-juves-3', 'bh-juves-2', 'bh-juves-1'];
    const { 'bh-juves-1': _unarmed, ...put } = all;
    const ground = { ...put, 'bh-juves-1': '11,1' };
    for (let gone = 0; gone < 4; gone++) {
      const left = Object.fromEntries(
        Object.entries(ground).filter(([id]) => !order.slice(0, gone).includes(id)),
      );
      const state = wagons('hWagons', {
        put: { ...left, 'sf-fatties-2': sf(5, 5) },
        markers: { hWagons: [seam(1)] },
      });
      const { events } = play(state, [go, 1]);
      expect(eventsOf(events, 'wagonFired')[0]?.blocker).toBe(order[gone]);
    }
    const hit = play(
      wagons('hWagons', {
        put: { 'bh-juves-1': '11,1', [mob]: sf(5, 5) },
        markers: { hWagons: [seam(1)] },
      }),
      [go, 6],
    );
    expect([where(hit.state, 'bh-juves-1'), points(hit.state, 1)]).toEqual(['removed', 0]);
  });

  test('[BM-JUST-06] who has fired comes before who is armed, even with nothing left to fire', () => {
    const put = {
      'bh-juves-1': { at: '11,1', fired: true },
      'bh-juves-2': { at: '9,1', items: ['zipGun-1'] },
    };
    const state = wagons('hWagons', { put, markers: { hWagons: [seam(2)] } });
    const { events } = play(state, [go, 1]);
    expect(eventsOf(events, 'wagonFired')[0]?.blocker).toBe('bh-juves-1');
  });

  test('[BM-JUST-06] [BM-JUST-13] whoever stands in the square of a wagon is closest', () => {
    const put = { 'bh-juves-1': seam(1), [mob]: '9,1' };
    const foam = wagons('patWagons', { put, markers: { patWagons: [seam(1)] } });
    expect(eventsOf(play(foam, [go, 6]).events, 'wagonFired')).toMatchObject([
      { marker: 'patWagon', blocker: 'bh-juves-1' },
    ]);
    const shot = wagons('hWagons', { put, markers: { hWagons: [seam(1)] } });
    expect(eventsOf(play(shot, [go, 1]).events, 'wagonFired')).toMatchObject([
      { marker: 'hWagon', blocker: 'bh-juves-1' },
    ]);
  });

  test('[BM-JUST-05] [BM-JUST-12] [BM-COMBAT-05] every wagon fires, in the order in which they were placed', () => {
    const put = { [mob]: '9,1', [juves]: sf(5, 5), 'bh-mob-1': bh(9, 1), 'bh-juves-1': bh(5, 5) };
    const state = arrange({
      stage: 'endgame',
      phase: 'combat',
      put,
      markers: { hWagons: ['9,2', bh(9, 2)], patWagons: [bh(9, 1), '9,1'] },
      steps: [
        { type: 'klegg' },
        { type: 'fireWagons', kind: 'hWagons', index: 0 },
        { type: 'fireWagons', kind: 'patWagons', index: 0 },
      ],
    });
    const { state: after, events } = play(state, [go, 1, 1, 4, 5]);
    expect(eventsOf(events, 'wagonFired').map(({ marker, blocker }) => [marker, blocker])).toEqual([
      ['hWagon', mob],
      ['hWagon', 'bh-mob-1'],
      ['patWagon', 'bh-mob-1'],
      ['patWagon', mob],
    ]);
    expect(eventsOf(events, 'foamRolled').map(({ die }) => die)).toEqual([4, 5]);
    expect([where(after, 'bh-mob-1'), where(after, mob)]).toEqual(['removed', '9,1']);
  });

  test('[BM-JUST-12] [BM-JUST-13] foam on the mob', () => {
    const put = { [fatties]: '8,1', [mob]: '12,1', [juves]: sf(7, 1) };
    const state = wagons('patWagons', { put, markers: { patWagons: [seam(1)] } });
    const { state: after, events } = play(state, [go, 4]);
    expect(eventsOf(events, 'wagonFired')[0]?.blocker).toBe(mob);
    expect([where(after, mob), points(after, 0)]).toEqual(['removed', 0]);
  });

  test.each([
    ['afterShooting', 0],
    ['startOfCombat', 1],
  ] as const)('[BM-RULING-64] [BM-COMBAT-05] wagons fire %s', (wagonTiming, shots) => {
    const put = { [guard]: { at: '9,1', items: ['spitGun-1'] }, 'bh-mob-1': sf(8, 1) };
    const state = arrange({
      stage: 'endgame',
      phase: 'defence',
      put,
      options: { wagonTiming },
      markers: { hWagons: [seam(1)] },
      steps: [{ type: 'klegg' }, { type: 'startCombat' }],
    });
    const rolls = shots === 1 ? [1] : [];
    const { state: after, events } = play(state, [go, ...rolls]);
    expect([stepNow(after).type, eventsOf(events, 'wagonFired').length]).toEqual(['shoot', shots]);
  });

  test('[BM-RULING-68] with kleggControl "placer" a klegg goes back to whoever placed it', () => {
    const lend = (kleggControl: 'placer' | 'lastPlayer') => {
      const put = { 'klegg-1': sf(5, 5), [mob]: sf(6, 5), 'bh-mob-1': bh(5, 5) };
      const state = arrange({
        phase: 'combat',
        phasing: 1,
        put,
        options: { kleggControl },
        steps: [{ type: 'assault' }],
      });
      state.blockers['klegg-1'] = {
        ...(state.blockers['klegg-1'] as State['blockers'][string]),
        placedBy: 1,
      };
      return refusedBy(state, { type: 'done' });
    };
    expect([lend('placer'), lend('lastPlayer')]).toEqual(['BM-KLEGG-05', undefined]);
  });

  test('[BM-JUST-06] equals are drawn by lot', () => {
    const put = { [juves]: '9,1', 'sf-juves-2': '11,1', [mob]: sf(5, 5) };
    const state = wagons('hWagons', { put, markers: { hWagons: [seam(1)] } });
    const { events } = play(state, [go, 'sf-juves-2', 1]);
    expect(eventsOf(events, 'wagonFired')[0]?.blocker).toBe('sf-juves-2');
  });
});

describe('the end', () => {
  test('[BM-ENDG-04] [BM-ENDG-06] [BM-RULING-104] [BM-RULING-68] [BM-TURN-06] over at once with the last blocker', () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'end',
      hands: { 0: ['card-01'] },
      put: { 'sf-crocks-1': sf(5, 5), 'klegg-1': sf(5, 6) },
      kleggController: 1,
      phasing: 1,
      steps: [{ type: 'klegg' }, { type: 'nextTurn' }],
    });
    const asked = play(state, { type: 'pass' }).state;
    expect([stepNow(asked).type, asked.commandPoints]).toEqual(['justice', 0]);
    const over = play(asked, card('card-01'), {
      type: 'justiceTarget',
      blocker: 'sf-crocks-1',
    }).state;
    expect([over.stage, over.outcome?.reason, blockMania.outcome(over)?.scores]).toEqual([
      'over',
      'last blocker',
      [0, 0],
    ]);
    expect(refusedBy(over, { type: 'done' })).toBe('BM-TURN-06');
  });

  test('[BM-END-03] [BM-END-04] [BM-ENDG-01] [BM-ENDG-02] [BM-RULING-61] the last card', () => {
    const hands = { 1: ['card-01', 'card-02', 'card-03'] };
    const state = arrange({
      phase: 'combat',
      phasing: 1,
      hands,
      left: 1,
      put: { [mob]: sf(5, 5) },
      boards: { 1: { catastropheCheck: true } },
      squares: { [bh(8, 9)]: { collapsed: true } },
      steps: [{ type: 'klegg' }, { type: 'burn' }],
    });
    const [drawn = ''] = state.cards.pool;
    const four = play(state, [{ type: 'pass' }, drawn]).state;
    expect([stepNow(four).type, four.cards.hands[1]?.length]).toEqual(['discard', 4]);
    // Five dice for the block, then two for the command of the next seat, which has no card to play.
    const { state: late, events } = play(four, [
      { type: 'discardCard', card: 'card-01' },
      6,
      6,
      6,
      6,
      6,
      1,
      2,
    ]);
    expect(late.stage).toBe('endgame');
    // 54 cards less the hand of 3.
    expect([
      late.cards.left,
      late.cards.pool.includes('card-01'),
      late.cards.hands[1]?.length,
    ]).toEqual([51, true, 3]);
    expect(events.map(({ type }) => type)).toEqual([
      'cardDiscarded',
      'endgameStarted',
      'catastropheRolled',
      'turnEnded',
      'turnStarted',
      'commandPointsRolled',
    ]);
  });

  test('[BM-ENDG-05] [BM-ENDG-07] [BM-RULING-63] an empty justice deck is made of the discards', () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'end',
      put: { [mob]: sf(5, 5) },
      steps: [{ type: 'klegg' }, { type: 'drawCard' }],
    });
    state.cards.discard = state.cards.pool;
    state.cards.pool = [];
    state.cards.left = 0;
    const { state: after, events } = play(state, [{ type: 'pass' }, 'card-20']);
    expect([
      after.cards.left,
      after.cards.discard,
      eventsOf(events, 'deckReshuffled'),
    ]).toMatchObject([53, [], [{ count: 54 }]]);
  });

  test('[BM-RULING-62] without a card no justice is done', () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'end',
      put: { [mob]: sf(5, 5) },
      phasing: 1,
      steps: [{ type: 'klegg' }, { type: 'nextTurn' }],
    });
    const after = play(state, [{ type: 'pass' }, 1, 2]).state;
    expect([stepNow(after).type, after.commandPoints]).toEqual(['command', 3]);
  });

  test('[BM-ENDG-06] [BM-RULING-104] an endgame that finds nobody is over before the catastrophe', () => {
    const state = arrange({
      phase: 'combat',
      left: 1,
      put: {},
      squares: { [sf(5, 5)]: { collapsed: true } },
      boards: { 0: { catastropheCheck: true } },
      steps: [{ type: 'klegg' }, { type: 'burn' }],
    });
    const [drawn = ''] = state.cards.pool;
    const { state: over, events } = play(state, [{ type: 'pass' }, drawn]);
    expect([over.stage, over.outcome?.reason]).toEqual(['over', 'last blocker']);
    expect(events.map(({ type }) => type)).toEqual(['cardDrawn', 'endgameStarted', 'gameEnded']);
  });

  test('[BM-END-01] [BM-RULING-104] the last one burns, nothing later happens', () => {
    const state = arrange({
      stage: 'endgame',
      phase: 'combat',
      put: { [juves]: sf(3, 2) },
      squares: { [sf(3, 2)]: { fire: 2 }, [sf(5, 5)]: { collapsed: true } },
      boards: { 0: { catastropheCheck: true } },
      steps: [{ type: 'klegg' }, { type: 'burn' }],
    });
    const { state: over, events } = play(state, [{ type: 'pass' }, 3, 6]);
    expect([
      over.stage,
      eventsOf(events, 'cardDrawn'),
      eventsOf(events, 'catastropheRolled'),
    ]).toEqual(['over', [], []]);
  });

  test('[BM-END-01] [BM-END-02] [BM-DF-09] [BM-RULING-60] [BM-TURN-01] fires, card, catastrophe, face up, next seat', () => {
    const put = {
      [mob]: { at: sf(3, 2), flipped: true, fired: true },
      'bh-mob-1': { at: bh(5, 5), flipped: true },
    };
    const state = arrange({
      phase: 'combat',
      put,
      squares: { [sf(2, 2)]: { fire: 1 }, [sf(5, 5)]: { collapsed: true } },
      boards: { 0: { catastropheCheck: true } },
      steps: [{ type: 'klegg' }, { type: 'burn' }],
    });
    const { state: after, events } = play(state, [
      { type: 'pass' },
      3,
      'card-30',
      6,
      6,
      6,
      6,
      6,
      2,
      2,
    ]);
    const kinds = [
      'fireDamageRolled',
      'cardDrawn',
      'catastropheRolled',
      'flippedUp',
      'turnEnded',
      'turnStarted',
      'commandPointsRolled',
    ];
    expect(events.map(({ type }) => type).filter((type) => kinds.includes(type))).toEqual(kinds);
    expect([
      after.blockers[mob]?.flipped,
      after.blockers[mob]?.fired,
      after.blockers['bh-mob-1']?.flipped,
    ]).toEqual([false, false, true]);
    expect([after.phasing, after.cards.hands[0]]).toEqual([1, ['card-30']]);
  });
});

describe('defeat points', () => {
  test('[BM-SCORE-01] [BM-SCORE-02] [BM-SCORE-03] [BM-SCORE-04] [BM-SCORE-05] [BM-SCORE-06] [BM-SCORE-07] [BM-SCORE-08] [BM-SCRAWL-05] everything that counts against a block', () => {
    const lost = {
      'sf-crocks-1': 'destroyed',
      'sf-crocks-2': 'destroyed',
      'sf-juves-1': 'destroyed',
      'sf-juves-2': 'destroyed',
      'sf-mob-1': 'destroyed',
      'sf-mob-2': 'removed',
      'sf-mob-3': 'removed',
    } as const;
    const squares = {
      [sf(4, 2)]: { collapsed: true },
      [sf(3, 4)]: { collapsed: true },
      [sf(2, 7)]: { collapsed: true },
      [sf(4, 8)]: { looted: true },
      [sf(2, 2)]: { fire: 3 },
      [sf(3, 2)]: { fire: 1 },
      [sf(7, 2)]: { fire: 2 },
      [sf(8, 2)]: { fire: 1 },
      [sf(5, 6)]: { looted: true },
      [sf(2, 5)]: { scrawl: true },
      [sf(5, 5)]: { scrawl: true },
      [sf(4, 5)]: { scrawl: true },
    };
    expect(points(arrange({ lost, squares, steps: [{ type: 'klegg' }] }), 0)).toBe(47);
  });

  test('[BM-RULING-86] [BM-RULING-55] a civic window is 4 once; a collapsed bank that was looted is 6 + 4', () => {
    const scrawl = arrange({
      squares: { [sf(2, 7)]: { scrawl: true } },
      steps: [{ type: 'klegg' }],
    });
    expect(points(scrawl, 0)).toBe(4);
    const bank = arrange({
      squares: { [sf(4, 8)]: { collapsed: true }, [sf(5, 6)]: { collapsed: true } },
      steps: [{ type: 'klegg' }],
    });
    expect(points(bank, 0)).toBe(16);
  });

  test('[BM-SCORE-01] [BM-SCORE-02] the standing tells the points of every block and what they are for', () => {
    const state = arrange({
      lost: { [mob]: 'destroyed', 'bh-mob-1': 'destroyed', 'bh-mob-2': 'removed' },
      squares: {
        [sf(2, 2)]: { collapsed: true },
        [sf(3, 8)]: { fire: 2 },
        [sf(4, 8)]: { looted: true },
        [sf(2, 7)]: { scrawl: true },
      },
      boards: { 1: { fallen: true, power: false } },
      steps: [{ type: 'klegg' }],
    });
    const { unit, better, seats } = blockMania.standing(state);
    expect([unit, better]).toEqual(['defeat points', 'fewer']);
    expect(seats.map(({ seat, score }) => [seat, score])).toEqual([
      [0, points(state, 0)],
      [1, 201],
    ]);
    const told = seats.map(({ parts }) => parts.map(({ label, value }) => `${label}: ${value}`));
    expect(told).toEqual([
      [
        'blockers destroyed: 1',
        'collapsed squares: 6',
        'fires: 1',
        'banks and armouries lost: 4',
        'malls looted: 0',
        'scrawls: 4',
      ],
      ['blockers destroyed: 1', 'block collapsed: 200'],
    ]);
    for (const viewer of [0, 1, 'spectator', 'open'] as const) {
      expect(blockMania.standing(blockMania.view(state, viewer)).seats).toEqual(seats);
    }
  });

  test('[BM-SCORE-10] [BM-SCORE-11] [BM-SCORE-12] [BM-RULING-83] [BM-MM-09] places, shared or broken', () => {
    const finish = (options: Arrangement['options'], squares: Arrangement['squares'] = {}) => {
      const state = arrange({
        players: 3,
        stage: 'endgame',
        phase: 'justice',
        ...(options ? { options } : {}),
        hands: { 0: ['card-01'] },
        put: { [mob]: sf(5, 5) },
        lost: { 'bh-mob-1': 'destroyed', 'bh-mob-2': 'destroyed' },
        squares: { ...squares, [sf(2, 2)]: { fire: 1 } },
        steps: [{ type: 'justice' }],
      });
      return play(state, card('card-01'), { type: 'justiceTarget', blocker: mob }).state.outcome;
    };
    expect(finish({})).toMatchObject({
      winners: [2],
      tieBreak: 'none',
      ranking: [[2], [0], [1]],
      scores: [1, 2, 0],
    });
    const level = { '22,2': { fire: 1 } };
    expect(finish({}, level)).toMatchObject({
      winners: [0, 2],
      ranking: [[0, 2], [1]],
      tieBreak: 'shared',
    });
    const six = {
      '22,2': { collapsed: true },
      '2,2': { fire: 1 },
      ...Object.fromEntries([3, 4, 6, 7, 8].map((c) => [sf(c, 8), { fire: 1 }])),
    };
    expect(
      finish(
        { tieBreak: 'fewestCollapses' },
        {
          ...six,
          [bh(3, 8)]: { fire: 1 },
          [bh(4, 8)]: { fire: 1 },
          [bh(5, 8)]: { fire: 1 },
          [bh(7, 8)]: { fire: 1 },
          [bh(8, 8)]: { fire: 1 },
        },
      ),
    ).toMatchObject({ winners: [0], tieBreak: 'fewestCollapses' });
  });
});
