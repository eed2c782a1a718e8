import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import {
  arrange,
  attacks,
  card,
  changedGame,
  decline,
  done,
  entering,
  eventsOf,
  legalMoves,
  letHappen,
  mech,
  monster,
  offered,
  offeredTypes,
  part,
  play,
  react,
  refusedBy,
  space,
  step,
  target,
  topStep,
} from './arrange.js';

const blow = (
  mechSeat: number,
  amount: number,
  which: 'leftArm' | 'chassis' | 'random',
  from: string | null = null,
): Step => ({
  type: 'hitMech',
  mech: mechSeat,
  amount,
  part: which,
  from,
  stage: which === 'random' ? 'roll' : 'rolled',
});

describe('windows', () => {
  test('[DN-CARD-05] [DN-REACT-03] [DN-RULING-45] seats are asked in captain order, each until it declines, without a second pass', () => {
    const state = arrange({
      mechs: ['raijin', 'patriot', 'zakh'],
      captain: 1,
      seats: {
        0: { space: 's05', power: [2, 0, 0], hand: ['ar-shield-2#1', 'ar-shield-2#2'] },
        1: { space: 's05' },
        2: { space: 's05', hand: ['ch-zakharovich-3#1'] },
      },
      steps: [blow(1, 5, 'chassis')],
    });
    const { state: first } = letHappen(state);
    expect(topStep(first)).toMatchObject({ type: 'react', seat: 2 });
    const { state: second } = play(first, decline(2));
    expect(topStep(second)).toMatchObject({ type: 'react', seat: 0 });
    const { state: third } = play(second, decline(0));
    expect(topStep(third)?.type).toBe('discard');
    expect(mech(third, 1).damage.chassis).toBe(5);
  });

  test('[DN-REACT-01] [DN-REACT-02] a React needs its window, its Power and a hand that holds it', () => {
    const hand = ['ar-mg-4#1', 'ar-mg-1#1', 'ch-patriot-3#1', 'lg-medium-2#1'];
    const state = arrange({
      seats: { 0: { power: [2, 0, 0], hand, space: 's05' }, 1: { space: 's06' } },
      steps: [blow(1, 3, 'chassis')],
    });
    const { state: asked } = letHappen(state);
    expect(offeredTypes(asked)).toEqual(['react', 'declineReact']);
    expect(offered(asked, 'react', 'card')).toEqual(['ar-mg-4#1']);
    expect(refusedBy(asked, react(0, 'ch-patriot-3#1'))).toBe('DN-REACT-02');
    expect(refusedBy(asked, react(0, 'lg-medium-2#1'))).toBe('DN-REACT-02');
    expect(refusedBy(asked, react(0, 'ar-mg-1#1'))).toBe('DN-CARD-04');
    expect(refusedBy(asked, react(0, 'ar-mg-2#1'))).toBe('DN-REACT-01');
    const weak = arrange({
      seats: { 0: { power: [1, 0, 0], hand, space: 's05' }, 1: { space: 's06' } },
      steps: [blow(1, 3, 'chassis')],
    });
    expect(topStep(letHappen(weak).state)?.type).toBe('discard');
  });

  test('[DN-CARD-04] a React is never the action of a turn', () => {
    const state = arrange({ seats: { 0: { power: [2, 0, 0], hand: ['ar-mg-4#1'] } } });
    expect(refusedBy(state, card(0, 'ar-mg-4#1'))).toBe('DN-CARD-04');
  });

  test('[DN-REACT-04] [DN-FX-25] a window closes when the damage is down to 0', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      // Trickster's Swap would fit, but there is nothing left to move.
      seats: { 0: { power: [0, 0, 2], hand: ['ch-anansi-2#1', 'lg-spider-2#1'], space: 's05' } },
      steps: [blow(0, 2, 'leftArm')],
    });
    const { state: after } = play(letHappen(state).state, react(0, 'lg-spider-2#1'));
    expect(topStep(after)?.type).toBe('discard');
    expect(mech(after, 0)).toMatchObject({
      damage: { leftArm: 0 },
      hand: ['ch-anansi-2#1'],
      discard: ['lg-spider-2#1'],
    });
  });

  test('[DN-RULING-45] declining for the phase silences the seat until the phase ends', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { power: [0, 0, 2], hand: ['lg-spider-2#1'], space: 's05' } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
      steps: [attacks('white', 'rb-leadhide'), { type: 'endMonsterAttack' }],
    });
    const { state: after } = play(letHappen(state).state, {
      type: 'declineReact',
      seat: 0,
      until: 'phase',
    });
    expect(topStep(after)).toEqual({ type: 'action', seat: 0 });
    expect(after.muted).toEqual([false, false]);
    expect(mech(after, 0).damage).toMatchObject({ chassis: 2, legs: 1 });
  });

  describe('[DN-REACT-05] [DN-RULING-46] in a destroyed space', () => {
    const game = changedGame('roll-with-the-blow', ({ cards }) => {
      const brace = cards.find(({ id }) => id === 'lg-spider-2');
      if (brace)
        brace.effects = [
          { kind: 'prevent', amount: 1 },
          { kind: 'move', steps: 2 },
        ];
    });
    const wall = { destroyed: true } as const;
    const given = (board: Record<string, { destroyed: true }>) =>
      arrange({
        game,
        mechs: ['anansi', 'patriot'],
        seats: { 0: { power: [0, 0, 2], hand: ['lg-spider-2#1', 'ch-anansi-2#1'], space: 's05' } },
        board,
        steps: [blow(0, 2, 'leftArm')],
      });

    test('only a React that leads out is offered', () => {
      const asked = letHappen(given({ s05: wall })).state;
      expect(offered(asked, 'react', 'card')).toEqual(['lg-spider-2#1']);
      expect(refusedBy(asked, react(0, 'ch-anansi-2#1'))).toBe('DN-REACT-05');
      const outside = letHappen(given({})).state;
      expect(offered(outside, 'react', 'card')).toEqual(['ch-anansi-2#1', 'lg-spider-2#1']);
    });

    test('of the standard cards Skitter Aside leads out when a Monster next to the ruin attacks', () => {
      const state = arrange({
        mechs: ['anansi', 'patriot'],
        seats: { 0: { power: [0, 0, 2], hand: ['lg-spider-3#1', 'lg-spider-2#1'], space: 's05' } },
        board: { s05: wall },
        monsters: [{ id: 'rb-leadhide', space: 's06' }],
        steps: [attacks('white', 'rb-leadhide')],
      });
      const asked = letHappen(state).state;
      expect(offered(asked, 'react', 'card')).toEqual(['lg-spider-3#1']);
      const { state: out } = play(asked, react(0, 'lg-spider-3#1'), step(0, 's04'));
      expect(mech(out, 0).space).toBe('s04');
    });

    test('the way out is mandatory', () => {
      const leaving = play(letHappen(given({ s05: wall })).state, react(0, 'lg-spider-2#1')).state;
      expect(legalMoves(leaving)).toEqual([step(0, 's04'), step(0, 's06'), step(0, 's15')]);
      expect(refusedBy(leaving, done(0))).toBe('DN-RUIN-03');
      const out = play(leaving, step(0, 's06')).state;
      expect(refusedBy(out, step(0, 's05'))).toBe('DN-RUIN-02');
      const { state: after } = play(out, done(0), decline(0));
      expect(mech(after, 0)).toMatchObject({ space: 's06', damage: { leftArm: 1 } });
    });

    test('without a way out no React is possible', () => {
      const walled = given({ s05: wall, s04: wall, s06: wall, s15: wall });
      const { state: after } = letHappen(walled);
      expect(topStep(after)?.type).toBe('discard');
      expect(mech(after, 0).damage.leftArm).toBe(2);
    });
  });

  test('[DN-WIN-01] [DN-RULING-25] a Mech that dodges at the declaration leaves the City side to fight', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { space: 's03', power: [0, 0, 1], hand: ['lg-rabbit-3#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's03' }],
      steps: [attacks('white', 'rb-glowfang')],
    });
    const dodging = play(letHappen(state).state, react(0, 'lg-rabbit-3#1'), step(0, 's04')).state;
    const { state: after } = play(dodging, [done(0), 'cz-students']);
    expect(space(after, 's03')).toMatchObject({ cityDamage: 1, citizens: ['cz-students#1'] });
    expect(mech(after, 0).damage).toEqual({ chassis: 0, leftArm: 0, rightArm: 0, legs: 0 });
  });

  test('[DN-RULING-26] of two Mechs one dodges: the Mech side hits the other only', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: {
        0: { space: 's03', power: [0, 0, 1], hand: ['lg-rabbit-3#1'] },
        1: { space: 's03' },
      },
      monsters: [{ id: 'rb-leadhide', space: 's03' }],
      steps: [attacks('white', 'rb-leadhide')],
    });
    const { state: after } = play(
      letHappen(state).state,
      react(0, 'lg-rabbit-3#1'),
      step(0, 's04'),
      done(0),
    );
    expect([mech(after, 0).damage.chassis, mech(after, 1).damage.chassis]).toEqual([0, 2]);
  });

  test('[DN-WIN-02] [DN-FX-28] Sidestep rolls the Random die again, also after MISS', () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 0, 1], hand: ['lg-light-2#1'], space: 's05' } },
      steps: [blow(0, 3, 'random')],
    });
    const { state: asked } = letHappen(state, 'miss');
    const { state: after } = play(asked, [react(0, 'lg-light-2#1'), 'legs']);
    expect(mech(after, 0).damage.legs).toBe(3);
  });

  test("[DN-WIN-03] [DN-FX-26] Trickster's Swap moves pending damage to one of the other three parts; Steady Footing to the Legs", () => {
    const swap = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-2#1'], space: 's05' } },
      steps: [blow(0, 2, 'leftArm')],
    });
    const asked = play(letHappen(swap).state, react(0, 'ch-anansi-2#1')).state;
    expect(legalMoves(asked)).toEqual([part(0, 'chassis'), part(0, 'rightArm'), part(0, 'legs')]);
    expect(refusedBy(asked, part(0, 'leftArm'))).toBe('DN-FX-26');
    expect(mech(play(asked, part(0, 'rightArm')).state, 0).damage).toMatchObject({
      leftArm: 0,
      rightArm: 2,
    });
    const footing = arrange({
      seats: { 0: { power: [0, 0, 2], hand: ['lg-medium-2#1'], space: 's05' } },
      steps: [blow(0, 3, 'chassis')],
    });
    expect(
      mech(play(letHappen(footing).state, react(0, 'lg-medium-2#1')).state, 0).damage,
    ).toMatchObject({ chassis: 0, legs: 2 });
  });

  test("[DN-FX-27] Interpose: 3 to the ally's left Arm are 1 on my left Arm", () => {
    const given = (where: string) =>
      arrange({
        mechs: ['raijin', 'anansi'],
        seats: {
          0: { power: [2, 0, 0], hand: ['ar-shield-2#1'], space: where },
          1: { space: 's05' },
        },
        steps: [blow(1, 3, 'leftArm')],
      });
    const { state: after } = play(letHappen(given('s05')).state, react(0, 'ar-shield-2#1'));
    expect([mech(after, 0).damage.leftArm, mech(after, 1).damage.leftArm]).toEqual([1, 0]);
    expect(topStep(letHappen(given('s06')).state)?.type).toBe('discard');
  });

  test('[DN-FX-27] nobody can step between from another space: the rest of the card still helps', () => {
    const game = changedGame('long-arm', ({ cards }) => {
      const interpose = cards.find(({ id }) => id === 'ar-shield-2');
      if (interpose?.trigger) interpose.trigger.range = 1;
    });
    const state = arrange({
      game,
      mechs: ['raijin', 'anansi'],
      seats: {
        0: { power: [2, 0, 0], hand: ['ar-shield-2#1'], space: 's06' },
        1: { space: 's05' },
      },
      steps: [blow(1, 3, 'leftArm')],
    });
    const { state: after } = play(letHappen(state).state, react(0, 'ar-shield-2#1'));
    expect([mech(after, 0).damage.leftArm, mech(after, 1).damage.leftArm]).toEqual([0, 1]);
  });

  test('[DN-REACT-04] a window closes when its Monster is gone, for the seats not asked yet too', () => {
    const state = arrange({
      mechs: ['shenjian', 'vaquero'],
      seats: {
        0: { power: [2, 0, 0], hand: ['ar-sniper-3#1', 'ar-sniper-3#2'], space: 's06' },
        1: { power: [2, 0, 0], hand: ['ch-vaquero-4#1'], space: 's05' },
      },
      monsters: [
        { id: 'rb-glowfang', space: 's05', damage: 18 },
        { id: 'rb-leadhide', space: 's09' },
      ],
      steps: [attacks('white', 'rb-glowfang')],
    });
    const { state: after } = play(letHappen(state).state, [react(0, 'ar-sniper-3#1'), 1]);
    expect(topStep(after)?.type).toBe('discard');
    expect(mech(after, 1).hand).toEqual(['ch-vaquero-4#1']);
  });

  test('[DN-REACT-04] a window closes when the attack is cancelled, with Reacts left that would fit', () => {
    const state = arrange({
      mechs: ['vaquero', 'shenjian'],
      seats: {
        0: { power: [0, 3, 0], hand: ['ar-whip-4#1'], space: 's06' },
        1: { power: [2, 0, 0], hand: ['ar-sniper-3#1'], space: 's07' },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [attacks('white', 'rb-glowfang')],
    });
    const asked = letHappen(state).state;
    expect(topStep(play(asked, decline(0)).state)).toMatchObject({ type: 'react', seat: 1 });
    const { state: after } = play(asked, react(0, 'ar-whip-4#1'));
    expect(topStep(after)?.type).toBe('discard');
    expect(space(after, 's05').cityDamage).toBe(0);
  });

  test('[DN-WIN-04] [DN-FX-33] Shelter the Block takes 3 off pending City Damage within 1', () => {
    const given = (where: string) =>
      arrange({
        mechs: ['raijin', 'anansi'],
        seats: { 0: { power: [1, 0, 0], hand: ['ar-shield-4#1'], space: where } },
        steps: [{ type: 'cityDamage', space: 's05', amount: 4, stage: 'start' }],
      });
    const { state: after } = play(letHappen(given('s06')).state, react(0, 'ar-shield-4#1'));
    expect(space(after, 's05').cityDamage).toBe(1);
    expect(space(letHappen(given('s07')).state, 's05').cityDamage).toBe(4);
  });

  test('[DN-WIN-05] [DN-FX-34] Escort Convoy saves a Citizen that has entered, after its Entering effect', () => {
    const state = arrange({
      mechs: ['raijin', 'anansi'],
      seats: { 0: { power: [0, 0, 1], hand: ['lg-treads-2#1'], space: 's06' } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [entering('s05')],
    });
    const { state: asked } = letHappen(state, 'cz-jets');
    expect(monster(asked, 'rb-glowfang').damage).toBe(2);
    const { state: after } = play(asked, react(0, 'lg-treads-2#1'));
    expect([space(after, 's05').citizens, after.citizenDiscard]).toEqual([[], ['cz-jets#1']]);
    expect(topStep(letHappen(state, 'cz-holdouts').state)?.type).toBe('discard');
  });

  test('[DN-WIN-06] [DN-FX-34] Cover the Crowd: the threatened Citizen is discarded, with its Exiting effect', () => {
    const state = arrange({
      seats: { 0: { power: [0, 0, 1], hand: ['lg-medium-4#1'], space: 's06' } },
      board: { s05: { citizens: ['cz-fuel#1'] } },
      steps: [{ type: 'citizensLeave', citizens: ['cz-fuel#1'], how: 'destroyed' }],
    });
    const { state: after } = play(letHappen(state).state, react(0, 'lg-medium-4#1'));
    expect([after.destroyedStack, after.citizenDiscard]).toEqual([[], ['cz-fuel#1']]);
    expect(space(after, 's05').cityDamage).toBe(2);
  });

  test('[DN-WIN-07] [DN-FX-29] Lucky Streak rolls the lowest dice again, the first of equals', () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 1, 0], hand: ['ar-whip-1#1', 'ch-vaquero-3#1'], space: 's05' } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    const { state: asked } = play(state, [card(0, 'ar-whip-1#1'), 5, 2]);
    const dice = play(asked, react(0, 'ch-vaquero-3#1')).state;
    expect(offered(dice, 'chooseDice', 'count')).toEqual([1, 2]);
    expect(refusedBy(dice, { type: 'chooseDice', seat: 0, count: 3 })).toBe('DN-FX-29');
    const { state: after, events } = play(dice, [{ type: 'chooseDice', seat: 0, count: 1 }, 6]);
    expect(eventsOf(events, 'diceRerolled')).toMatchObject([{ before: [5, 2], after: [5, 6] }]);
    expect(monster(after, 'rb-glowfang').damage).toBe(11);
    const both = play(dice, [{ type: 'chooseDice', seat: 0, count: 2 }, 1, 6]).events;
    expect(eventsOf(both, 'diceRerolled')).toMatchObject([{ before: [5, 2], after: [1, 6] }]);
  });

  test('[DN-WIN-07] an attack without dice opens no window', () => {
    const state = arrange({
      mechs: ['shenjian', 'patriot'],
      seats: {
        0: { space: 's05', power: [2, 0, 0], hand: ['ar-sniper-1#1'] },
        1: { space: 's05', hand: ['ch-patriot-3#1'] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's06' }],
    });
    const shot = { type: 'useTile', seat: 0, part: 'leftArm', action: 'SNAP SHOT' } as const;
    const { state: after } = play(state, { ...shot, card: 'ar-sniper-1#1' });
    expect(monster(after, 'rb-glowfang').damage).toBe(3);
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });

  test("[DN-WIN-07] [DN-FX-30] Crossfire adds 3 to an ally's attack within 1, before Armor", () => {
    const state = arrange({
      acts: 1,
      seats: {
        0: { hand: ['ch-patriot-3#1'], space: 's06' },
        1: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] },
      },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
    });
    const { state: asked } = play(state, [card(1, 'ar-chainfist-1#1'), 1, 1]);
    expect(topStep(asked)).toMatchObject({ type: 'react', seat: 0 });
    expect(monster(play(asked, react(0, 'ch-patriot-3#1')).state, 'rb-leadhide').damage).toBe(3);
  });

  test('[DN-WIN-08] [DN-FX-31] [DN-RULING-29] Counter Hook after an attack, without the symbol: no Armor Rating; the house rule applies it', () => {
    const given = (reactArmor: 'symbol' | 'always') =>
      arrange({
        houseRules: { reactArmor },
        acts: 0,
        track: 4,
        seats: {
          0: { space: 's09', power: [0, 1, 0], hand: ['ar-sword-1#1'] },
          1: { lying: true, space: 's05', power: [2, 0, 0], hand: ['ar-chainfist-4#1'] },
        },
        monsters: [
          { id: 'rb-leadhide', space: 's05' },
          { id: 'rb-glowfang', space: 's09', damage: 19 },
        ],
      });
    const { state: asked } = play(given('symbol'), [card(0, 'ar-sword-1#1'), 1], done(0));
    expect(topStep(asked)).toMatchObject({ type: 'react', seat: 1 });
    expect(
      monster(play(asked, [react(1, 'ar-chainfist-4#1'), 3, 3]).state, 'rb-leadhide').damage,
    ).toBe(6);
    const { state: always } = play(given('always'), [card(0, 'ar-sword-1#1'), 1], done(0));
    expect(
      monster(play(always, [react(1, 'ar-chainfist-4#1'), 3, 3]).state, 'rb-leadhide').damage,
    ).toBe(4);
  });

  test.each([
    ['rb-leadhide', 'Armor 2', 4],
    ['rb-isotoad', 'Armor 2 against non-melee', 4],
    ['rb-toxipede', 'Armor 1 against melee', 6],
  ])(
    '[DN-RULING-29] Riposte bears the symbol and is no melee: 6 against %s, %s, are %i',
    (id, _armor, dealt) => {
      const state = arrange({
        seats: { 0: { space: 's05', power: [0, 2, 0], hand: ['ar-sword-4#1'] } },
        monsters: [{ id, space: 's05' }],
        steps: [{ type: 'afterAttack', monster: id, stage: 'window' }],
      });
      const { state: after } = play(letHappen(state).state, [react(0, 'ar-sword-4#1'), 3, 2]);
      expect(monster(after, id).damage).toBe(dealt);
      expect(after.attackTrack).toBe(1);
    },
  );

  test('[DN-WIN-09] [DN-FX-10] [DN-FX-07] Thunderous Triumph after a defeat within 1', () => {
    const state = arrange({
      mechs: ['anansi', 'raijin'],
      seats: {
        0: { space: 's05', power: [1, 0, 0], hand: ['ar-chainfist-1#1'] },
        1: { space: 's06', hand: ['ch-raijin-2#1'] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 18 }],
    });
    const { state: asked } = play(state, [card(0, 'ar-chainfist-1#1'), 1, 1]);
    const { state: charging } = play(asked, [react(1, 'ch-raijin-2#1'), 'ar-cryo-1']);
    const { state: after } = play(charging, part(1, 'legs'));
    expect(mech(after, 1)).toMatchObject({
      hand: ['ar-cryo-1#1'],
      power: { legs: 1 },
      front: ['ch-raijin-2#1'],
    });
  });

  test('[DN-WIN-10] [DN-FX-02] Warning Blast when a Monster moves here', () => {
    const state = arrange({
      acts: 1,
      mechs: ['patriot', 'anansi'],
      seats: { 1: { space: 's05', power: [0, 1, 0], hand: ['ar-shotgun-4#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's04' }],
      steps: [
        {
          type: 'effects',
          list: 'event:rb-e04',
          index: 0,
          frame: { source: { event: 'rb-e04' } },
          nested: false,
          progress: 0,
        },
      ],
    });
    const { state: asked } = letHappen(state);
    const { state: after } = play(asked, [react(1, 'ar-shotgun-4#1'), 2]);
    expect(monster(after, 'rb-glowfang')).toMatchObject({ space: 's05', damage: 3, minus: 1 });
  });

  test('[DN-WIN-10] displacement opens the window when the destruction is complete', () => {
    const state = arrange({
      seats: { 1: { space: 's06', power: [0, 1, 0], hand: ['ar-shotgun-4#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [{ type: 'cityDamage', space: 's05', amount: 5, stage: 'start' }],
    });
    const { state: asked } = letHappen(state);
    expect(topStep(asked)).toMatchObject({ type: 'react', seat: 1 });
    expect([asked.destruction, space(asked, 's05').destroyed]).toEqual([1, true]);
  });

  test('[DN-FX-32] [DN-RULING-28] Stun Coil: no attack, no Fire damage, the token stays', () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 3, 0], hand: ['ar-whip-4#1'], space: 's06' } },
      monsters: [{ id: 'rb-leadhide', space: 's05', fire: 1 }],
      steps: [attacks('white', 'rb-leadhide')],
    });
    const { state: after, events } = play(letHappen(state).state, react(0, 'ar-whip-4#1'));
    expect(eventsOf(events, 'monsterAttackCancelled')).toHaveLength(1);
    expect(monster(after, 'rb-leadhide')).toMatchObject({ fire: 1, damage: 0 });
    expect(space(after, 's05').cityDamage).toBe(0);
  });

  test('[DN-FX-32] the Boss cannot be stopped: he gets a -1 token instead', () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 3, 0], hand: ['ar-whip-4#1'], space: 's06' } },
      monsters: [{ id: 'boss-gorganicus', space: 's05' }],
      steps: [attacks('red', 'boss-gorganicus')],
    });
    const { state: after } = play(letHappen(state).state, [
      react(0, 'ar-whip-4#1'),
      'cz-students',
      'cz-mall',
    ]);
    expect(space(after, 's05').cityDamage).toBe(2);
    expect(monster(after, 'boss-gorganicus')).toMatchObject({ minus: 1, space: 's04' });
  });

  test.each([
    ['the Boss: only with a -1 token left for him', 'boss-gorganicus', 'DN-RULING-42'],
    ['a Monster: also with no -1 token left', 'rb-glowfang', undefined],
  ] as const)('[DN-FX-32] Stun Coil against %s', (_what, id, rule) => {
    const table = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 3, 0], hand: ['ar-whip-4#1'], space: 's06' } },
      monsters: [
        { id, space: 's05' },
        { id: 'rb-leadhide', space: 's11', minus: 9 },
      ],
      steps: [attacks('red', id)],
    });
    const { state } = letHappen(table);
    expect(refusedBy(state, react(0, 'ar-whip-4#1'))).toBeUndefined();
    const none = structuredClone(state);
    none.tokenSupply.minus = 0;
    monster(none, 'rb-leadhide').minus = 10;
    expect(refusedBy(none, react(0, 'ar-whip-4#1'))).toBe(rule);
  });

  test('[DN-REACT-03] windows nest: a strike in a window may defeat a Monster, which opens another', () => {
    const state = arrange({
      mechs: ['shenjian', 'raijin'],
      seats: {
        0: { power: [2, 0, 0], hand: ['ar-sniper-3#1'], space: 's06' },
        1: { space: 's05', hand: ['ch-raijin-2#1'] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 18 }],
      steps: [attacks('white', 'rb-glowfang')],
    });
    const { state: nested } = play(letHappen(state).state, [react(0, 'ar-sniper-3#1'), 1]);
    expect(topStep(nested)).toMatchObject({
      type: 'react',
      seat: 1,
      subject: { window: 'monsterDefeated' },
    });
    const { state: after } = play(nested, decline(1));
    expect(mech(after, 1).damage.chassis).toBe(0);
    expect(mech(after, 0).discard).toEqual(['ar-sniper-3#1']);
  });

  test('[DN-FX-62] [DN-MON-09] a burrowed Monster cannot be chosen from another space; with a Mech there it can', () => {
    const given = (ally: string) =>
      arrange({
        threat: 'tideborn-horrors',
        mechs: ['shenjian', 'anansi'],
        seats: {
          0: { power: [1, 0, 0], space: 's05', hand: ['ar-sniper-1#1'] },
          1: { space: ally },
        },
        monsters: [
          { id: 'th-trenchworm', space: 's07' },
          { id: 'th-brinejaw', space: 's06' },
        ],
      });
    expect(
      refusedBy(play(given('hq'), [card(0, 'ar-sniper-1#1'), 1, 1]).state, {
        type: 'pass',
        seat: 1,
      }),
    ).toBeUndefined();
    const open = play(given('s07'), card(0, 'ar-sniper-1#1')).state;
    expect(offered(open, 'chooseMonster', 'monster')).toEqual(['th-trenchworm', 'th-brinejaw']);
    const three = arrange({
      threat: 'tideborn-horrors',
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { power: [1, 0, 0], space: 's05', hand: ['ar-sniper-1#1'] } },
      monsters: [
        { id: 'th-trenchworm', space: 's07' },
        { id: 'th-brinejaw', space: 's06' },
        { id: 'th-coralisk', space: 's06' },
      ],
    });
    expect(refusedBy(play(three, card(0, 'ar-sniper-1#1')).state, target(0, 'th-trenchworm'))).toBe(
      'DN-FX-62',
    );
  });

  test('[DN-WIN-03] a React for a fitting part only: a card that changes nothing is not offered', () => {
    const state = arrange({
      seats: { 0: { power: [0, 0, 2], hand: ['lg-medium-2#1'], space: 's05' } },
      steps: [blow(0, 3, 'chassis')],
    });
    expect(offered(letHappen(state).state, 'react', 'card')).toEqual(['lg-medium-2#1']);
    const game = changedGame('redirect-only', (pack) => {
      const one = pack.cards.find(({ id }) => id === 'lg-medium-2');
      if (one) one.effects = [{ kind: 'redirect', part: 'chassis' }];
    });
    const same = arrange({
      game,
      seats: { 0: { power: [0, 0, 2], hand: ['lg-medium-2#1'], space: 's05' } },
      steps: [blow(0, 3, 'chassis')],
    });
    expect(topStep(letHappen(same).state)?.type).toBe('discard');
  });
});
