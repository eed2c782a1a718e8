import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import type { Monster } from '../../src/defend-neo-tokyo/state/state.js';
import {
  type Arrangement,
  ally,
  arrange,
  at,
  attacks,
  card,
  changedGame,
  entering,
  eventsOf,
  eventText,
  legalMoves,
  letHappen,
  type MechName,
  mech,
  monster,
  offered,
  part,
  play,
  react,
  refusedBy,
  type SeatPatch,
  space,
  target,
  tile,
  topStep,
} from './arrange.js';

/** Seat 0 in s05 with full Power and one card, and these Monsters. */
function duel(
  name: MechName,
  card: string,
  monsters: (Pick<Monster, 'id'> & Partial<Monster>)[],
  more: Arrangement & { me?: SeatPatch } = {},
) {
  const { me, ...rest } = more;
  return arrange({
    mechs: [name, name === 'anansi' ? 'patriot' : 'anansi'],
    seats: { 0: { power: [4, 4, 4], space: 's05', hand: [card], ...me }, ...rest.seats },
    monsters: monsters.map((one) => ({ space: 's05', ...one })),
    ...rest,
  });
}

const damageAfter = (state: ReturnType<typeof arrange>, id: string) => monster(state, id).damage;

describe('attacks', () => {
  test.each([
    ['rb-glowfang', 'no Armor', 3],
    ['rb-leadhide', 'Armor 2', 1],
    ['rb-isotoad', 'Armor 1 on the City side', 2],
    ['rb-geigeraptor', 'Armor 3 against non-melee', 0],
  ])('[DN-ATK-02] [DN-MON-02] [DN-CARD-03] 3 damage against %s, %s: %i', (id, _armor, dealt) => {
    const state = duel('shenjian', 'ar-sniper-1#1', [{ id, space: 's06' }]);
    const shot = play(state, [tile(0, 'leftArm', 'SNAP SHOT', 'ar-sniper-1#1')]);
    expect(damageAfter(shot.state, id)).toBe(dealt);
    expect(eventsOf(shot.events, 'damageDiceRolled')).toEqual([]);
  });

  test('[DN-ATK-03] 2d of 5 and 3 is 8', () => {
    const state = duel('anansi', 'ar-chainfist-1#1', [{ id: 'rb-glowfang' }]);
    expect(damageAfter(play(state, [card(0, 'ar-chainfist-1#1'), 5, 3]).state, 'rb-glowfang')).toBe(
      8,
    );
  });

  test('[DN-ATK-04] [DN-BOSS-08] 3d+4 of 2, 6, 1 against Gorganicus: 13 less Armor 3, once', () => {
    // Danger Close is 3d+2; Quick Draw adds 2 to the next attack.
    const hand = ['ch-vaquero-1#1', 'ar-rocket-3#1'];
    const state = duel('gunslinger', 'ar-rocket-3#1', [{ id: 'boss-gorganicus' }], {
      me: { hand },
    });
    const quick = play(state, card(0, 'ch-vaquero-1#1')).state;
    const { state: after, events } = play(quick, [card(0, 'ar-rocket-3#1'), 2, 6, 1]);
    expect(damageAfter(after, 'boss-gorganicus')).toBe(10);
    expect(eventsOf(events, 'monsterDamaged').map(({ amount }) => amount)).toEqual([10]);
  });

  test('[DN-MON-03] [DN-RULING-51] Armor against non-melee stops BASH, not Chain Punch', () => {
    const bash = duel('anansi', 'ar-shotgun-1#1', [{ id: 'rb-isotoad' }]);
    expect(
      damageAfter(
        play(bash, [tile(0, 'leftArm', 'BASH', 'ar-shotgun-1#1'), 2]).state,
        'rb-isotoad',
      ),
    ).toBe(0);
    const punch = duel('anansi', 'ar-chainfist-1#1', [{ id: 'rb-isotoad' }]);
    expect(damageAfter(play(punch, [card(0, 'ar-chainfist-1#1'), 2, 3]).state, 'rb-isotoad')).toBe(
      5,
    );
  });

  test('[DN-MON-01] [DN-MON-09] the side with or without a Mech in the space decides the Armor', () => {
    const given = (ally?: string) =>
      duel('shenjian', 'ar-sniper-1#1', [{ id: 'rb-geigeraptor', space: 's03' }], {
        seats: {
          0: { power: [4, 4, 4], space: 's05', hand: ['ar-sniper-1#1'] },
          1: { space: ally ?? 'hq' },
        },
      });
    expect(
      damageAfter(play(given(), [card(0, 'ar-sniper-1#1'), 2, 2]).state, 'rb-geigeraptor'),
    ).toBe(1);
    expect(
      damageAfter(play(given('s03'), [card(0, 'ar-sniper-1#1'), 2, 2]).state, 'rb-geigeraptor'),
    ).toBe(4);
  });

  test('[DN-TOK-05] [DN-TOK-06] [DN-TOK-01] Armor tokens absorb 1 each, also against attacks that ignore Armor', () => {
    const state = duel('shenjian', 'ar-knife-1#1', [{ id: 'rb-leadhide', armor: 3 }]);
    const { state: after } = play(state, [card(0, 'ar-knife-1#1'), 3]);
    expect(monster(after, 'rb-leadhide')).toMatchObject({ armor: 0, damage: 2 });
    expect(after.tokenSupply.armor).toBe(10);
    const small = duel('shenjian', 'ar-knife-1#1', [{ id: 'rb-leadhide', armor: 5 }]);
    expect(monster(play(small, [card(0, 'ar-knife-1#1'), 1]).state, 'rb-leadhide')).toMatchObject({
      armor: 2,
      damage: 0,
    });
  });

  test('[DN-MON-04] [DN-MON-10] damage accumulates; at its Life a Monster leaves the game and its tokens go back', () => {
    const state = duel('anansi', 'ar-chainfist-1#1', [
      { id: 'rb-glowfang', damage: 15, fire: 2, minus: 1 },
    ]);
    const { state: after } = play(state, [card(0, 'ar-chainfist-1#1'), 2, 3]);
    expect(after.monsters).toEqual([]);
    expect(after.defeated).toEqual(['rb-glowfang']);
    expect(after.tokenSupply).toMatchObject({ fire: 10, minus: 10 });
    expect(damageAfter(play(state, [card(0, 'ar-chainfist-1#1'), 2, 2]).state, 'rb-glowfang')).toBe(
      19,
    );
  });

  test('[DN-ATK-01] [DN-CARD-03] only attacks and cards that say so damage: moving into a Monster does not', () => {
    const state = arrange({
      seats: { 0: { power: [0, 0, 1], hand: ['lg-medium-1#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's14' }],
    });
    const { state: after } = play(
      state,
      card(0, 'lg-medium-1#1'),
      { type: 'step', seat: 0, to: 's14' },
      { type: 'done', seat: 0 },
    );
    expect(damageAfter(after, 'rb-glowfang')).toBe(0);
  });

  test('[DN-FX-01] a target is chosen among those in range; a space hits all there with one roll, each less its own Armor', () => {
    const state = duel('anansi', 'ar-shotgun-2#1', [{ id: 'rb-glowfang' }, { id: 'rb-leadhide' }]);
    const { state: after } = play(state, [card(0, 'ar-shotgun-2#1'), 3, 4]);
    expect([damageAfter(after, 'rb-glowfang'), damageAfter(after, 'rb-leadhide')]).toEqual([7, 5]);
    const one = play(
      duel('anansi', 'ar-chainfist-1#1', [
        { id: 'rb-glowfang' },
        { id: 'rb-leadhide' },
        { id: 'rb-isotoad', space: 's06' },
      ]),
      card(0, 'ar-chainfist-1#1'),
    ).state;
    expect(offered(one, 'chooseMonster', 'monster')).toEqual(['rb-glowfang', 'rb-leadhide']);
    expect(refusedBy(one, target(0, 'rb-isotoad'))).toBe('DN-FX-01');
    expect(refusedBy(one, target(0, 'rb-toxipede'))).toBe('DN-FX-01');
    expect(damageAfter(play(one, [target(0, 'rb-leadhide'), 2, 2]).state, 'rb-leadhide')).toBe(2);
  });

  test.each([
    ['at its minimum', 's06', undefined],
    ['too near', 's05', 'DN-RULING-41'],
    ['too far', 's09', 'DN-RULING-41'],
  ])('[DN-FX-01] [DN-RULING-41] range counts: %s', (_what, where, rule) => {
    const state = duel('zakh', 'ar-rocket-2#1', [{ id: 'rb-glowfang', space: where }]);
    expect(refusedBy(state, card(0, 'ar-rocket-2#1'))).toBe(rule);
  });

  test.each([
    ['power', 'patriot', 'ar-mg-1#1', 3, 3],
    ['power beyond the maximum', 'patriot', 'ar-mg-1#1', 5, 4],
    ['fire', 'vaquero', 'ar-flame-2#1', 4, 1 + 2],
  ] as const)('[DN-FX-01] dice for %s', (_what, name, played, arm, dice) => {
    const state = duel(name, played, [{ id: 'rb-glowfang', fire: 2 }], {
      me: { power: [arm, 0, 0] },
    });
    const { state: after } = play(state, [card(0, played), ...Array(dice).fill(1)]);
    expect(damageAfter(after, 'rb-glowfang')).toBe(dice);
  });

  test('[DN-FX-12] Full Auto: cards paid are dice', () => {
    const hand = ['ar-mg-3#1', 'ar-mg-1#1', 'ar-mg-1#2', 'ar-mg-2#1', 'ar-mg-2#2'];
    const state = duel('patriot', 'ar-mg-3#1', [{ id: 'rb-glowfang' }], {
      me: { power: [3, 0, 0], hand },
    });
    const pay = (card: string) => ({ type: 'chooseCard', seat: 0, card }) as const;
    const paying = play(state, card(0, 'ar-mg-3#1')).state;
    expect(refusedBy(paying, pay('ar-mg-3#1'))).toBe('DN-FX-12');
    const { state: after } = play(paying, pay('ar-mg-1#1'), [pay('ar-mg-1#2'), 1, 2, 3, 4]);
    expect(damageAfter(after, 'rb-glowfang')).toBe(10);
    expect(mech(after, 0).hand).toEqual(['ar-mg-2#1', 'ar-mg-2#2']);
    expect(after.attackTrack).toBe(1);
    const { state: none } = play(paying, [{ type: 'done', seat: 0 }, 1, 2]);
    expect(damageAfter(none, 'rb-glowfang')).toBe(3);
  });

  test('[DN-RULING-41] a card that moves or pulls first is offered if it can come to a target; elsewhere the attack does nothing and the track stays', () => {
    const state = duel('patriot', 'lg-medium-3#1', [{ id: 'rb-glowfang', space: 's06' }]);
    const moved = play(state, card(0, 'lg-medium-3#1'), { type: 'step', seat: 0, to: 's04' });
    expect(damageAfter(moved.state, 'rb-glowfang')).toBe(0);
    expect(moved.state.attackTrack).toBe(1);
    const far = duel('patriot', 'lg-medium-3#1', [{ id: 'rb-glowfang', space: 's08' }]);
    expect(refusedBy(far, card(0, 'lg-medium-3#1'))).toBe('DN-RULING-41');
    const reel = duel('anansi', 'ar-chainfist-2#1', [{ id: 'rb-glowfang', space: 's06' }]);
    expect(refusedBy(reel, card(0, 'ar-chainfist-2#1'))).toBeUndefined();
    const heavy = duel('anansi', 'ar-chainfist-2#1', [{ id: 'rb-leadhide', space: 's06' }]);
    expect(refusedBy(heavy, card(0, 'ar-chainfist-2#1'))).toBe('DN-RULING-41');
  });

  test('[DN-RULING-41] the first effect on a Monster counts, not a later one; a mere push needs something to push', () => {
    const game = changedGame('first-effect', ({ cards }) => {
      const twin = cards.find(({ id }) => id === 'ar-knife-2');
      const reel = cards.find(({ id }) => id === 'ar-knife-3');
      if (twin) {
        twin.effects = [
          { kind: 'attack', flat: 1 },
          { kind: 'attack', flat: 1, range: 2 },
        ];
      }
      if (reel) reel.effects = [{ kind: 'push', on: 'monster', to: 'adjacent' }];
    });
    const hand = ['ar-knife-2#1', 'ar-knife-3#1'];
    const near = duel('shenjian', '', [{ id: 'rb-glowfang', space: 's06' }], {
      game,
      me: { hand },
    });
    expect(refusedBy(near, card(0, 'ar-knife-2#1'))).toBe('DN-RULING-41');
    expect(refusedBy(near, card(0, 'ar-knife-3#1'))).toBe('DN-RULING-41');
    const heavy = duel('shenjian', '', [{ id: 'rb-leadhide' }], { game, me: { hand } });
    expect(refusedBy(heavy, card(0, 'ar-knife-2#1'))).toBeUndefined();
    expect(refusedBy(heavy, card(0, 'ar-knife-3#1'))).toBe('DN-RULING-41');
    const light = duel('shenjian', '', [{ id: 'rb-glowfang' }], { game, me: { hand } });
    expect(refusedBy(light, card(0, 'ar-knife-3#1'))).toBeUndefined();
  });

  test('[DN-RULING-50] any number of dice', () => {
    const boost = {
      card: null,
      kind: 'boost',
      dice: 6,
      flat: 0,
      melee: null,
      uses: 'turn',
      amount: 0,
    } as const;
    const state = duel('shenjian', 'ar-sniper-4#1', [{ id: 'rb-isotoad', space: 's06' }], {
      me: { modifiers: [boost] },
    });
    const { state: after } = play(state, [card(0, 'ar-sniper-4#1'), ...Array(10).fill(1)]);
    expect(damageAfter(after, 'rb-isotoad')).toBe(10 + 2 - 1);
    expect(mech(after, 0).modifiers).toHaveLength(1);
  });

  test('[DN-FX-16] boosts add up; one for melee waits for a melee attack', () => {
    const modifiers = [
      { card: null, kind: 'boost', dice: 1, flat: 1, melee: true, uses: 'next', amount: 0 },
      { card: null, kind: 'boost', dice: 0, flat: 2, melee: null, uses: 'next', amount: 0 },
    ] as const;
    const shot = duel('shenjian', 'ar-sniper-1#1', [{ id: 'rb-glowfang', space: 's06' }], {
      me: { modifiers: [...modifiers] },
    });
    const { state: after } = play(shot, [card(0, 'ar-sniper-1#1'), 1, 1]);
    expect(damageAfter(after, 'rb-glowfang')).toBe(4);
    expect(mech(after, 0).modifiers).toEqual([modifiers[0]]);
    const cut = duel('shenjian', 'ar-knife-1#1', [{ id: 'rb-glowfang' }], {
      me: { modifiers: [...modifiers] },
    });
    expect(damageAfter(play(cut, [card(0, 'ar-knife-1#1'), 1, 1]).state, 'rb-glowfang')).toBe(
      2 + 2 + 1 + 2,
    );
  });

  test('[DN-FX-16] Eight Eyes Open lasts for every attack of the turn', () => {
    const hand = ['ch-anansi-4#1', 'ar-chainfist-1#1', 'ar-shotgun-1#1'];
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { space: 's05', power: [1, 1, 0], hand }, 1: { lying: true } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    const { state: after } = play(
      state,
      card(0, 'ch-anansi-4#1'),
      [card(0, 'ar-chainfist-1#1'), 1, 2, 3],
      [card(0, 'ar-shotgun-1#1'), 1, 1, 1],
    );
    expect(damageAfter(after, 'rb-glowfang')).toBe(6 + 4);
    expect(mech(after, 0)).toMatchObject({
      front: ['ch-anansi-4#1'],
      modifiers: [{ kind: 'boost', dice: 1, uses: 'turn' }],
    });
  });

  test('[DN-FX-54] [DN-CIT-07] spotters add to attacks against Monsters in their space, before Armor', () => {
    const state = duel('anansi', 'ar-shotgun-1#1', [{ id: 'rb-leadhide' }], {
      board: { s05: { citizens: ['cz-spotters#1', 'cz-spotters#2'] } },
    });
    const { state: after } = play(state, [tile(0, 'leftArm', 'BASH', 'ar-shotgun-1#1'), 1]);
    expect(damageAfter(after, 'rb-leadhide')).toBe(1 + 2 - 2);
  });

  test('[DN-FX-56] thorns hurt a Mech that attacks in melee from the same space, if the Monster survives', () => {
    const melee = duel('anansi', 'ar-chainfist-1#1', [{ id: 'rb-toxipede' }]);
    expect(mech(play(melee, [card(0, 'ar-chainfist-1#1'), 1, 1]).state, 0).damage.chassis).toBe(1);
    const dead = duel('anansi', 'ar-chainfist-1#1', [{ id: 'rb-toxipede', damage: 20 }]);
    expect(mech(play(dead, [card(0, 'ar-chainfist-1#1'), 6, 6]).state, 0).damage.chassis).toBe(0);
    const bash = duel('anansi', 'ar-shotgun-1#1', [{ id: 'rb-toxipede' }]);
    expect(
      mech(play(bash, [tile(0, 'leftArm', 'BASH', 'ar-shotgun-1#1'), 1]).state, 0).damage.chassis,
    ).toBe(0);
  });

  test('[DN-FX-24] [DN-FX-03] Thrust moves on only after a kill', () => {
    const alive = duel('patriot', 'ar-sword-1#1', [{ id: 'rb-glowfang' }]);
    expect(topStep(play(alive, [card(0, 'ar-sword-1#1'), 1]).state)).toEqual({
      type: 'action',
      seat: 1,
    });
    const dead = duel('patriot', 'ar-sword-1#1', [{ id: 'rb-glowfang', damage: 18 }]);
    expect(topStep(play(dead, [card(0, 'ar-sword-1#1'), 1]).state)).toMatchObject({
      type: 'step',
      mech: 0,
    });
  });

  test('[DN-RULING-73] [DN-FX-22] Critical Failure in the own action: the card goes on with the Mech in HQ and is then discarded', () => {
    const state = duel('daredevil', 'ar-rocket-3#1', [{ id: 'rb-glowfang' }], {
      track: 1,
      me: {
        power: [2, 1, 1],
        damage: { chassis: 12 },
        hand: ['ar-rocket-3#1', 'ar-rocket-1#1', 'ar-rocket-1#2', 'ar-rocket-2#1'],
      },
    });
    const { state: after } = play(state, [card(0, 'ar-rocket-3#1'), 3, 4, 2]);
    expect(damageAfter(after, 'rb-glowfang')).toBe(11);
    expect(mech(after, 0)).toMatchObject({ hand: [], space: 'hq', lying: true });
    expect(mech(after, 0).discard).toContain('ar-rocket-3#1');
    expect([after.destruction, after.attackTrack]).toEqual([2, 2]);
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });

  test.each(['before', 'after'])(
    '[DN-RULING-73] after a Critical Failure the rest of the card happens, but no move; an extra action from %s it is lost',
    (when) => {
      const game = changedGame(`wrecked-${when}`, ({ cards }) => {
        const overcharge = cards.find(({ id }) => id === 'ch-raijin-1');
        const extra = { kind: 'extraAction' } as const;
        const wreck = { kind: 'selfDamage', part: 'chassis', amount: 1 } as const;
        const rest: Effect[] = [
          { kind: 'move', steps: 2 },
          { kind: 'token', token: 'armor', count: 1, on: 'self' },
          { kind: 'choose', a: [{ kind: 'move', steps: 1 }], b: [{ kind: 'calm', steps: 1 }] },
        ];
        const two = when === 'before' ? [extra, wreck] : [wreck, extra];
        if (overcharge) overcharge.effects = [...two, ...rest];
      });
      const state = arrange({
        game,
        mechs: ['raijin', 'anansi'],
        track: 2,
        houseRules: { chassisRequirement: 'none' },
        seats: { 0: { space: 's05', damage: { chassis: 11 }, hand: ['ch-raijin-1#1'] } },
      });
      const asked = play(state, card(0, 'ch-raijin-1#1')).state;
      expect(mech(asked, 0)).toMatchObject({ space: 'hq', lying: true, armorTokens: 1 });
      expect(topStep(asked)).toMatchObject({ type: 'chooseOption', seat: 0 });
      const { state: after } = play(asked, { type: 'chooseOption', seat: 0, option: 'a' });
      expect(mech(after, 0)).toMatchObject({ space: 'hq', discard: ['ch-raijin-1#1'] });
      expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
    },
  );

  test('[DN-RULING-73] a Mech wrecked in one round of an iteration moves in none of the later ones', () => {
    const game = changedGame('wrecked-again', ({ cards }) => {
      const overcharge = cards.find(({ id }) => id === 'ch-raijin-1');
      const round: Effect[] = [
        { kind: 'selfDamage', part: 'chassis', amount: 1 },
        { kind: 'move', steps: 2 },
      ];
      if (overcharge) overcharge.effects = [{ kind: 'each', of: 'mechs', do: round }];
    });
    const state = arrange({
      game,
      mechs: ['raijin', 'anansi'],
      houseRules: { chassisRequirement: 'none' },
      seats: { 0: { space: 's05', damage: { chassis: 11 }, hand: ['ch-raijin-1#1'] } },
    });
    const { state: after } = play(state, card(0, 'ch-raijin-1#1'));
    // Two rounds, for two Mechs: the second damages the wreck once more.
    expect(mech(after, 0)).toMatchObject({ space: 'hq', lying: true, damage: { chassis: 1 } });
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });

  test('[DN-RULING-73] the extra action is lost even if an ally stands the wreck up in time', () => {
    const game = changedGame('stood-up', ({ cards }) => {
      const close = cards.find(({ id }) => id === 'ar-rocket-3');
      const shelter = cards.find(({ id }) => id === 'ar-shield-4');
      if (close === undefined || shelter === undefined) return;
      close.effects = [
        { kind: 'attack', flat: 1 },
        { kind: 'extraAction' },
        { kind: 'selfDamage', part: 'chassis', amount: 1 },
        { kind: 'cityDamage', amount: 2, where: 'target' },
      ];
      shelter.effects = [
        { kind: 'preventCity', amount: 1 },
        { kind: 'standUp', range: 'any' },
      ];
    });
    const state = arrange({
      game,
      mechs: ['daredevil', 'raijin', 'anansi'],
      seats: {
        0: { space: 's05', power: [2, 0, 0], damage: { chassis: 12 }, hand: ['ar-rocket-3#1'] },
        1: { space: 's06', power: [1, 0, 0], hand: ['ar-shield-4#1'] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    const { state: after } = play(
      state,
      card(0, 'ar-rocket-3#1'),
      react(1, 'ar-shield-4#1'),
      ally(1, 0),
    );
    expect(mech(after, 0)).toMatchObject({ space: 'hq', lying: false });
    expect(space(after, 's05').cityDamage).toBe(1);
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });

  test('[DN-RULING-73] [DN-FX-56] thorns wreck the acting Mech: Thrust kills nobody and moves nowhere', () => {
    const state = duel('patriot', 'ar-sword-1#1', [{ id: 'rb-toxipede' }], {
      me: { damage: { chassis: 12 } },
    });
    const { state: after } = play(state, [card(0, 'ar-sword-1#1'), 6]);
    expect(damageAfter(after, 'rb-toxipede')).toBe(6 + 2 - 1);
    expect(mech(after, 0)).toMatchObject({ space: 'hq', lying: true, discard: ['ar-sword-1#1'] });
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });
});

describe('Monster attacks', () => {
  /** Seat 0 in s05 with one Monster that attacks. */
  function attacked(
    symbol: 'white' | 'red',
    one: Pick<Monster, 'id'> & Partial<Monster>,
    more: Arrangement = {},
  ) {
    const threat = one.id.startsWith('th-') ? 'tideborn-horrors' : 'radiation-beasts';
    return arrange({
      threat,
      seats: { 0: { space: 's05' } },
      monsters: [{ space: 's05', ...one }],
      steps: [attacks(symbol, one.id)],
      ...more,
    });
  }

  test('[DN-MATK-01] [DN-MATK-02] [DN-MON-05] [DN-MON-06] [DN-MATK-03] the Mech side hits every Mech there, instance by instance', () => {
    const state = attacked(
      'white',
      { id: 'rb-leadhide' },
      { seats: { 0: { space: 's05' }, 1: { space: 's05' } } },
    );
    const { state: after, events } = letHappen(state);
    for (const seat of [0, 1])
      expect(mech(after, seat).damage).toMatchObject({ chassis: 2, legs: 1 });
    expect(
      eventsOf(events, 'mechDamaged').map(({ seat, part: which }) => `${seat} ${which}`),
    ).toEqual(['0 chassis', '1 chassis', '0 legs', '1 legs']);
    const special = letHappen(attacked('red', { id: 'rb-leadhide' })).state;
    expect(mech(special, 0).damage).toMatchObject({ chassis: 3, legs: 2 });
    expect(special.attackTrack).toBe(1);
  });

  test('[DN-MATK-01] [DN-MON-07] [DN-MATK-09] without a Mech the City side: City Damage and Citizens', () => {
    const { state: after } = letHappen(
      attacked('white', { id: 'rb-toxipede', space: 's09' }),
      'cz-students',
      'cz-vendors',
    );
    expect(space(after, 's09')).toMatchObject({
      cityDamage: 1,
      citizens: ['cz-students#1', 'cz-vendors#1'],
    });
  });

  test('[DN-MATK-04] [DN-MATK-05] each Mech rolls its own Random die in captain order; MISS deals nothing and the next instance goes on', () => {
    const state = attacked(
      'white',
      { id: 'rb-isotoad' },
      { captain: 1, seats: { 0: { space: 's05' }, 1: { space: 's05' } } },
    );
    const { state: after, events } = letHappen(state, 'miss', 'legs', 'chassis', 'leftArm');
    expect(eventsOf(events, 'randomDieRolled').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
    expect(mech(after, 1).damage).toEqual({ chassis: 2, leftArm: 0, rightArm: 0, legs: 0 });
    expect(mech(after, 0).damage).toEqual({ chassis: 0, leftArm: 2, rightArm: 0, legs: 1 });
  });

  test('[DN-TOK-03] [DN-RULING-27] plus and minus change every instance, the City side too, and never the text', () => {
    const { state: mechSide } = letHappen(
      attacked('white', { id: 'rb-glowfang', plus: 1 }),
      'legs',
    );
    expect(mech(mechSide, 0).damage).toEqual({ chassis: 0, leftArm: 2, rightArm: 2, legs: 2 });
    const { state: citySide } = letHappen(
      attacked('red', { id: 'th-trenchworm', space: 's09', minus: 1 }),
    );
    expect([space(citySide, 's09').cityDamage, space(citySide, 's10').cityDamage]).toEqual([1, 2]);
    const { state: nothing } = letHappen(
      attacked('white', { id: 'rb-toxipede', space: 's09', minus: 3 }),
    );
    expect(space(nothing, 's09')).toMatchObject({ cityDamage: 0, citizens: [] });
  });

  test('[DN-TOK-02] [DN-RULING-28] after its attack a Monster takes 1d per Fire token, without Armor Rating, then loses one', () => {
    const { state: after } = letHappen(
      attacked('white', { id: 'rb-leadhide', fire: 2, armor: 1 }),
      3,
      5,
    );
    expect(monster(after, 'rb-leadhide')).toMatchObject({ damage: 7, fire: 1, armor: 0 });
    expect(after.tokenSupply.fire).toBe(9);
  });

  test('[DN-MATK-06] [DN-FX-09] [DN-RULING-49] text comes after all instances, and the pilot chooses the own losses', () => {
    const state = attacked(
      'white',
      { id: 'th-inkmother' },
      { captain: 1, seats: { 0: { space: 's05', power: [2, 0, 1] } } },
    );
    const { state: asked } = letHappen(state, 'chassis');
    expect(legalMoves(asked)).toEqual([part(0, 'leftArm'), part(0, 'legs')]);
    expect(refusedBy(asked, part(0, 'rightArm'))).toBe('DN-FX-09');
    expect(mech(play(asked, part(0, 'legs')).state, 0).power).toEqual({
      leftArm: 2,
      rightArm: 0,
      legs: 0,
    });
  });

  test('[DN-FX-11] Tongue Lash: that pilot discards a card of choice', () => {
    const state = attacked(
      'red',
      { id: 'rb-isotoad' },
      { seats: { 0: { space: 's05', hand: ['ar-mg-1#1', 'ar-sword-1#1'] } } },
    );
    const { state: asked } = letHappen(state);
    expect(refusedBy(asked, { type: 'chooseCard', seat: 0, card: 'ar-mg-2#1' })).toBe('DN-FX-11');
    const { state: after } = play(asked, { type: 'chooseCard', seat: 0, card: 'ar-mg-1#1' });
    expect(mech(after, 0)).toMatchObject({ hand: ['ar-sword-1#1'], damage: { chassis: 3 } });
  });

  test.each(['rb-cindermaw', 'rb-isotoad', 'rb-toxipede', 'rb-leadhide'])(
    '[DN-MON-08] the Special Attack of %s does the same under any other name',
    (id) => {
      const game = changedGame(`renamed-${id}`, ({ monsters }) => {
        const names = monsters.map(({ mech: side }) => side?.special.name ?? '');
        monsters.forEach(({ mech: side }, i) => {
          if (side) side.special.name = names[(i + 1) % names.length] as string;
        });
      });
      const seats = { 0: { space: 's05', power: [2, 2, 2] as [number, number, number] } };
      const printed = letHappen(attacked('red', { id }, { seats }));
      const renamed = letHappen(attacked('red', { id }, { seats, game }));
      expect(renamed.events).toEqual(printed.events);
      expect(renamed.state.mechs).toEqual(printed.state.mechs);
      expect(eventsOf(renamed.events, 'mechDamaged').length).toBeGreaterThan(0);
    },
  );

  test('[DN-RULING-26] [DN-MATK-03] a Mech that is gone when its turn comes is not hit', () => {
    const state = attacked(
      'red',
      { id: 'rb-glowfang' },
      {
        mechs: ['patriot', 'raijin'],
        seats: {
          0: { space: 's05' },
          1: { space: 's05', power: [2, 0, 0], damage: { chassis: 11 }, hand: ['ar-shield-2#1'] },
        },
      },
    );
    // Gamma Bite: 3 chassis, 1 random. Raijin takes 1 for Patriot and is wrecked by it.
    const { state: after, events } = play(letHappen(state).state, [
      react(1, 'ar-shield-2#1'),
      'legs',
    ]);
    expect(eventsOf(events, 'criticalFailure')).toHaveLength(1);
    expect(mech(after, 1)).toMatchObject({ space: 'hq', damage: { chassis: 0 } });
    expect(mech(after, 0).damage).toMatchObject({ chassis: 0, legs: 1 });
  });

  test('[DN-FX-35] of the Mechs here, one that has left when its turn comes is skipped', () => {
    const game = changedGame('shockwave', ({ monsters }) => {
      const glowfang = monsters.find(({ id }) => id === 'rb-glowfang');
      if (glowfang?.mech === undefined) return;
      const wave = { kind: 'mechDamage', amount: 2, part: 'chassis', on: 'it' } as const;
      glowfang.mech.special.instances = [];
      glowfang.mech.special.effects = [{ kind: 'each', of: 'mechsHere', do: [wave] }];
    });
    const state = attacked(
      'red',
      { id: 'rb-glowfang' },
      {
        game,
        mechs: ['patriot', 'zakh'],
        seats: {
          0: { space: 's05' },
          1: { space: 's05', damage: { chassis: 15 }, hand: ['ch-zakharovich-3#1'] },
        },
      },
    );
    // Zakharovich takes 1 of Patriot's 2, is wrecked by it, and is not hit for himself.
    const { state: after } = play(letHappen(state).state, react(1, 'ch-zakharovich-3#1'));
    expect(mech(after, 1)).toMatchObject({ space: 'hq', damage: { chassis: 0 } });
    expect([mech(after, 0).damage.chassis, after.destruction]).toEqual([0, 2]);
  });

  test('[DN-RULING-18] damage beyond Critical Failure is lost; later instances hit only who is still there', () => {
    const state = attacked(
      'red',
      { id: 'rb-leadhide' },
      { seats: { 0: { space: 's05', damage: { chassis: 11 } }, 1: { space: 's05' } } },
    );
    const { state: after } = letHappen(state);
    expect(mech(after, 0)).toMatchObject({ space: 'hq', damage: { chassis: 0, legs: 0 } });
    expect(mech(after, 1).damage).toMatchObject({ chassis: 3, legs: 2 });
    expect(after.destruction).toBe(2);
  });

  test('[DN-TRACK-03] at Destruction 5 the Critical Failure loses at once: the second Mech is not hit', () => {
    const state = attacked(
      'red',
      { id: 'rb-leadhide' },
      {
        destruction: 5,
        seats: { 0: { space: 's05', damage: { chassis: 11 } }, 1: { space: 's05' } },
      },
    );
    const { state: after } = letHappen(state);
    expect(after.destruction).toBe(7);
    expect(after.outcome?.reason).toBe('destruction');
    expect(mech(after, 1).damage.chassis).toBe(0);
  });

  test('[DN-RULING-62] a lying Mech in a City Space is a target like any other', () => {
    const { state: after } = letHappen(
      attacked('white', { id: 'rb-leadhide' }, { seats: { 0: { space: 's05', lying: true } } }),
    );
    expect(mech(after, 0).damage.chassis).toBe(2);
  });

  test('[DN-FX-59] frenzy: from half of its Life on, instances have +1', () => {
    const { state: after } = letHappen(
      attacked('white', { id: 'th-brinejaw', damage: 11, minus: 1 }),
      'legs',
    );
    expect(mech(after, 0).damage).toMatchObject({ chassis: 1, legs: 1 });
    const { state: calm } = letHappen(attacked('white', { id: 'th-brinejaw', damage: 10 }), 'legs');
    expect(mech(calm, 0).damage).toMatchObject({ chassis: 1, legs: 1 });
  });

  test('[DN-FX-43] [DN-FX-44] Swallow Whole hurls a Mech to the next lower space that is not destroyed; Crushing Grip knocks it down', () => {
    const hurled = letHappen(
      attacked('red', { id: 'th-trenchworm' }, { board: { s04: { destroyed: true } } }),
    );
    expect(mech(hurled.state, 0).space).toBe('s03');
    expect(eventsOf(hurled.events, 'mechHurled')).toMatchObject([{ from: 's05', to: 's03' }]);
    const down = letHappen(attacked('red', { id: 'th-hookclaw' }));
    expect(mech(down.state, 0)).toMatchObject({
      lying: true,
      space: 's05',
      damage: { chassis: 3, rightArm: 1 },
    });
    expect(eventsOf(down.events, 'mechKnockedDown')).toMatchObject([{ seat: 0 }]);
  });

  test('[DN-TOK-05] [DN-FX-17] guard, then Armor tokens, reduce what a Mech takes', () => {
    const guard = {
      card: null,
      kind: 'guard',
      dice: 0,
      flat: 0,
      melee: null,
      uses: 'turn',
      amount: 1,
    } as const;
    const state = attacked(
      'red',
      { id: 'rb-glowfang' },
      { seats: { 0: { space: 's05', modifiers: [guard], armor: 1 } } },
    );
    const { state: after } = letHappen(state, 'legs');
    expect(mech(after, 0)).toMatchObject({ armorTokens: 0, damage: { chassis: 1, legs: 0 } });
    expect(after.tokenSupply.armor).toBe(10);
  });

  test('[DN-RULING-24] the next attacker is who stands lowest now and has not attacked; nobody attacks twice', () => {
    const state = arrange({
      monsters: [
        { id: 'rb-geigeraptor', space: 's03' },
        { id: 'rb-leadhide', space: 's04' },
      ],
      steps: [attacks('white', 'rb-geigeraptor', 'rb-leadhide')],
    });
    const { state: after, events } = letHappen(state);
    expect([space(after, 's03').cityDamage, space(after, 's04').cityDamage]).toEqual([2, 2]);
    expect(monster(after, 'rb-geigeraptor').space).toBe('s04');
    expect(eventsOf(events, 'monsterAttackDeclared').map(({ monster: id }) => id)).toEqual([
      'rb-geigeraptor',
      'rb-leadhide',
    ]);
  });

  test('[DN-RULING-23] Monsters of one space attack in order of entering play', () => {
    const state = arrange({
      monsters: [
        { id: 'rb-leadhide', space: 's04' },
        { id: 'rb-geigeraptor', space: 's04' },
      ],
      steps: [attacks('white', 'rb-geigeraptor', 'rb-leadhide')],
    });
    expect(
      eventsOf(letHappen(state).events, 'monsterAttackDeclared').map(({ monster: id }) => id),
    ).toEqual(['rb-leadhide', 'rb-geigeraptor']);
  });

  test.each([
    ['the Event Phase', { type: 'eventAttacks', bossWasThere: false }],
    ['a Monster Attack Phase', { type: 'trackFull' }],
  ] as const)(
    '[DN-RULING-63] a Monster that enters play during the attacks of %s does not attack in it',
    (_when, phase) => {
      const game = changedGame(`brood-${phase.type.toLowerCase()}`, ({ monsters }) => {
        const leadhide = monsters.find(({ id }) => id === 'rb-leadhide');
        const brood = { kind: 'appear', monster: 'rb-geigeraptor', citizens: 0 } as const;
        if (leadhide?.city) leadhide.city.regular.effects = [brood];
      });
      const state = arrange({
        game,
        monsters: [
          { id: 'rb-leadhide', space: 's04' },
          { id: 'rb-cindermaw', space: 's14' },
        ],
        steps: [phase],
      });
      const { state: after, events } = letHappen(state, 'c09', 'cz-students');
      expect(eventsOf(events, 'monsterAttackDeclared').map(({ monster: id }) => id)).toEqual([
        'rb-leadhide',
        'rb-cindermaw',
      ]);
      expect(monster(after, 'rb-geigeraptor').space).toBe('s09');
      expect(space(after, 's09').cityDamage).toBe(0);
    },
  );

  test('[DN-FX-49] a Monster that is in play or defeated does not appear again', () => {
    const game = changedGame('again', ({ events }) => {
      const text = events.find(({ id }) => id === 'rb-e09');
      const call = (monster: string) => {
        return {
          kind: 'drawCity',
          count: 1,
          do: [{ kind: 'appear', monster, citizens: 1 }],
        } as const;
      };
      if (text)
        text.effects = [call('rb-glowfang'), call('rb-isotoad')].map((one) => ({
          ...one,
          do: [...one.do],
        }));
    });
    const state = arrange({
      game,
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 3 }],
      steps: eventText('rb-e09'),
    });
    const { state: after } = letHappen({ ...state, defeated: ['rb-isotoad'] }, 'c01', 'c02');
    expect(after.monsters).toEqual(state.monsters);
    expect(after.cityDiscard).toEqual(['c01', 'c02']);
  });

  test('[DN-MATK-07] [DN-FX-31] [DN-WIN-03] a Monster defeated during its attack is removed: no further instance, no text', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { space: 's05', power: [0, 2, 0], hand: ['ar-knife-4#1'] } },
      monsters: [{ id: 'rb-toxipede', space: 's05', damage: 20 }],
      steps: [attacks('red', 'rb-toxipede')],
    });
    const { state: after } = play(letHappen(state).state, react(0, 'ar-knife-4#1'));
    expect(after.defeated).toEqual(['rb-toxipede']);
    expect(mech(after, 0)).toMatchObject({ damage: { chassis: 0, legs: 0 }, power: { legs: 0 } });
  });

  test('[DN-RULING-74] [DN-REACT-04] pending damage outlives its Monster; Mechs not yet hit are spared', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { space: 's05', power: [0, 2, 0], hand: ['ar-knife-4#1'] }, 1: { space: 's05' } },
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 18 }],
      steps: [attacks('red', 'rb-glowfang')],
    });
    const { state: after } = play(letHappen(state).state, react(0, 'ar-knife-4#1'));
    expect(after.monsters).toEqual([]);
    expect([mech(after, 0).damage.chassis, mech(after, 1).damage.chassis]).toEqual([1, 0]);
  });
});

describe('the city under attack', () => {
  test('[DN-MATK-08] [DN-RUIN-01] [DN-RUIN-04] [DN-TRACK-04] a destroyed space ends the attack; its Monsters go to the next higher', () => {
    const state = arrange({
      board: { s05: { damage: 4 } },
      monsters: [
        { id: 'rb-cindermaw', space: 's05' },
        { id: 'rb-glowfang', space: 's05' },
      ],
      steps: [attacks('white', 'rb-cindermaw', 'rb-glowfang')],
    });
    const { state: after } = letHappen(state, 'cz-students');
    expect(space(after, 's05')).toEqual({ cityDamage: 0, destroyed: true, citizens: [] });
    expect(after.monsters.map((one) => one.space)).toEqual(['s06', 's06']);
    expect(space(after, 's06')).toMatchObject({ cityDamage: 1, citizens: ['cz-students#1'] });
    expect(after.destruction).toBe(1);
  });

  test('[DN-RUIN-04] displaced Monsters go on past destroyed spaces; [DN-RULING-06] [DN-BOARD-05] past 18 comes 1', () => {
    const strike = (where: string, n: number) =>
      ({ type: 'cityDamage', space: where, amount: n, stage: 'start' }) as const;
    const far = arrange({
      board: { s06: { destroyed: true }, s07: { destroyed: true } },
      monsters: [
        { id: 'rb-glowfang', space: 's05' },
        { id: 'rb-isotoad', space: 's05' },
      ],
      steps: [strike('s05', 5)],
    });
    expect(letHappen(far).state.monsters.map((one) => one.space)).toEqual(['s08', 's08']);
    const wrap = arrange({
      monsters: [{ id: 'rb-glowfang', space: 's18' }],
      steps: [strike('s18', 7)],
    });
    expect(monster(letHappen(wrap).state, 'rb-glowfang').space).toBe('s01');
  });

  test('[DN-RUIN-01] [DN-RULING-07] below its capacity a space stands; surplus damage is lost; Mechs stay', () => {
    const strike = (n: number) =>
      arrange({
        seats: { 0: { space: 's13' } },
        board: { s13: { damage: 3 } },
        steps: [{ type: 'cityDamage', space: 's13', amount: n, stage: 'start' }],
      });
    expect(space(letHappen(strike(2)).state, 's13')).toEqual({
      cityDamage: 5,
      destroyed: false,
      citizens: [],
    });
    expect(space(letHappen(strike(3)).state, 's13').destroyed).toBe(true);
    const { state: after } = letHappen(strike(9));
    expect(space(after, 's13')).toEqual({ cityDamage: 0, destroyed: true, citizens: [] });
    expect(mech(after, 0).space).toBe('s13');
  });

  test('[DN-RUIN-06] [DN-RUIN-07] [DN-FX-53] Citizens are discarded silently; those that cannot be go lower, past destroyed spaces', () => {
    const state = arrange({
      board: {
        s07: { damage: 4, citizens: ['cz-holdouts#1', 'cz-salarymen#1', 'cz-fuel#1'] },
        s06: { destroyed: true },
      },
      steps: [{ type: 'cityDamage', space: 's07', amount: 1, stage: 'start' }],
    });
    const { state: after, events } = letHappen(state);
    expect(space(after, 's05')).toEqual({
      cityDamage: 0,
      destroyed: false,
      citizens: ['cz-holdouts#1'],
    });
    expect(after.citizenDiscard).toEqual(['cz-fuel#1', 'cz-salarymen#1']);
    expect(after.destroyedStack).toEqual([]);
    expect(eventsOf(events, 'citizenEntered')).toEqual([]);
  });

  test('[DN-RUIN-05] [DN-FX-42] a move into a destroyed space is cancelled; the Monster attacks where it is', () => {
    const state = arrange({
      board: { s04: { destroyed: true } },
      monsters: [{ id: 'rb-leadhide', space: 's03' }],
      steps: [{ type: 'eventPhase' }],
    });
    const { state: after, events } = letHappen(state, 'event', 'rb-e04');
    expect(monster(after, 'rb-leadhide').space).toBe('s03');
    expect(eventsOf(events, 'monsterMoveCancelled')).toHaveLength(1);
    expect(space(after, 's03').cityDamage).toBe(2);
  });

  test('[DN-RUIN-08] [DN-BOARD-03] a destroyed space and HQ take no damage and no Citizens', () => {
    const state = arrange({
      board: { s05: { destroyed: true } },
      steps: [
        { type: 'cityDamage', space: 's05', amount: 9, stage: 'start' },
        { type: 'cityDamage', space: 'hq', amount: 9, stage: 'start' },
        entering('s05'),
      ],
    });
    const { state: after } = letHappen(state, 'cz-students');
    expect(after.destruction).toBe(1);
    expect(space(after, 'hq')).toEqual({ cityDamage: 0, destroyed: false, citizens: [] });
    expect(space(after, 's05').citizens).toEqual([]);
    expect(after.citizenDiscard).toEqual(['cz-students#1']);
  });

  test('[DN-RUIN-03] in a destroyed space only what leads out may be done', () => {
    const state = arrange({
      seats: {
        0: {
          space: 's05',
          power: [0, 0, 1],
          damage: { legs: 2 },
          bots: 2,
          hand: ['ch-patriot-2#1', 'lg-medium-1#1'],
        },
      },
      board: { s05: { destroyed: true } },
    });
    const kinds = new Set(
      legalMoves(state).map((move) =>
        'action' in move ? move.action : 'card' in move ? move.card : move.type,
      ),
    );
    expect(kinds).toEqual(new Set(['lg-medium-1#1', 'WALK', 'pass']));
    expect(refusedBy(state, card(0, 'ch-patriot-2#1'))).toBe('DN-RUIN-03');
    const going = play(state, card(0, 'lg-medium-1#1')).state;
    expect(offered(going, 'step', 'to')).toEqual(['s04', 's06', 's15']);
    expect(refusedBy(going, { type: 'done', seat: 0 })).toBe('DN-RUIN-03');
  });

  test('[DN-RUIN-02] a leap may pass a destroyed space but not end there; others may not enter', () => {
    const board = { s14: { destroyed: true } } as const;
    const leap = play(
      arrange({
        mechs: ['shenjian', 'anansi'],
        board,
        seats: { 0: { power: [0, 0, 1], hand: ['lg-rabbit-1#1'] } },
      }),
      card(0, 'lg-rabbit-1#1'),
      { type: 'step', seat: 0, to: 's14' },
    ).state;
    expect(refusedBy(leap, { type: 'done', seat: 0 })).toBe('DN-RUIN-02');
    expect(refusedBy(leap, { type: 'step', seat: 0, to: 's03' })).toBeUndefined();
    const march = play(
      arrange({ board, seats: { 0: { power: [0, 0, 1], hand: ['lg-medium-1#1'] } } }),
      card(0, 'lg-medium-1#1'),
    ).state;
    expect(refusedBy(march, { type: 'step', seat: 0, to: 's14' })).toBe('DN-RUIN-02');
    expect(refusedBy(march, { type: 'step', seat: 0, to: 's03' })).toBe('DN-BOARD-02');
  });

  test('[DN-FX-52] a Fire Brigade takes 1 off each placement; two take 2', () => {
    const given = (citizens: string[]) =>
      arrange({
        board: { s09: { citizens } },
        monsters: [{ id: 'rb-leadhide', space: 's09' }],
        steps: [attacks('white', 'rb-leadhide')],
      });
    expect(space(letHappen(given(['cz-firebrigade#1'])).state, 's09').cityDamage).toBe(1);
    expect(
      space(letHappen(given(['cz-firebrigade#1', 'cz-firebrigade#2'])).state, 's09').cityDamage,
    ).toBe(0);
  });

  test("[DN-RULING-64] [DN-FX-36] a player's card may destroy a space; the action goes on", () => {
    const state = arrange({
      mechs: ['zakh', 'anansi'],
      seats: { 0: { space: 's04', power: [3, 0, 0], hand: ['ar-rocket-2#1'] } },
      board: { s05: { damage: 4, citizens: ['cz-students#1'] } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
    });
    const { state: after } = play(state, [card(0, 'ar-rocket-2#1'), 2, 2]);
    expect(space(after, 's05').destroyed).toBe(true);
    expect(after.citizenDiscard).toEqual(['cz-students#1']);
    expect(after.destroyedStack).toEqual([]);
    expect(monster(after, 'rb-leadhide')).toMatchObject({ space: 's06', damage: 6 });
    expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
  });

  test('[DN-RULING-69] [DN-FX-36] another space destroyed by the text does not stop the attack', () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      board: { s01: { damage: 4 }, s03: { damage: 4 } },
      monsters: [{ id: 'th-stormray', space: 's02' }],
      steps: [attacks('red', 'th-stormray')],
    });
    const { state: after } = letHappen(state);
    expect([
      space(after, 's01').destroyed,
      space(after, 's03').destroyed,
      space(after, 's13').cityDamage,
    ]).toEqual([true, true, 1]);
  });

  test('[DN-RULING-11] City Damage is a number without a limit of tokens', () => {
    const board = Object.fromEntries(
      ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11'].map((where) => [
        where,
        { damage: 4 },
      ]),
    );
    const state = arrange({
      board,
      steps: [{ type: 'cityDamage', space: 's12', amount: 4, stage: 'start' }],
    });
    expect(space(letHappen(state).state, 's12').cityDamage).toBe(4);
  });

  test('[DN-BOARD-03] [DN-FX-58] [DN-FX-05] Monsters are never pushed into HQ, heavy ones not at all', () => {
    const given = (id: string) =>
      arrange({
        mechs: ['zakh', 'anansi'],
        seats: { 0: { space: 's13', power: [0, 2, 0], hand: ['ar-mace-2#1'] } },
        monsters: [{ id, space: 's13' }],
      });
    const light = play(given('rb-glowfang'), [card(0, 'ar-mace-2#1'), 1, 1]).state;
    expect(offered(light, 'chooseSpace', 'space')).toEqual(['s14', 's18', 's01', 's02']);
    expect(refusedBy(light, at(0, 'hq'))).toBe('DN-FX-05');
    const heavy = play(given('rb-leadhide'), [card(0, 'ar-mace-2#1'), 2, 2]).state;
    expect(monster(heavy, 'rb-leadhide')).toMatchObject({ space: 's13', damage: 2 });
    expect(topStep(heavy)).toEqual({ type: 'action', seat: 1 });
  });

  test('[DN-BOARD-05] next higher and lower go by number, adjacent or not', () => {
    const state = arrange({
      threat: 'tideborn-horrors',
      monsters: [
        { id: 'th-brinejaw', space: 's12' },
        { id: 'th-coralisk', space: 's13' },
      ],
      steps: eventText('th-e02'),
    });
    expect(letHappen(state).state.monsters.map((one) => one.space)).toEqual(['s11', 's12']);
    const lowest = arrange({
      threat: 'tideborn-horrors',
      monsters: [{ id: 'th-brinejaw', space: 's01' }],
      steps: eventText('th-e02'),
    });
    expect(monster(letHappen(lowest).state, 'th-brinejaw').space).toBe('s18');
  });
});

test.each([
  ['limited', 2],
  ['unlimited', 0],
] as const)(
  '[DN-TOK-05] two Armor tokens absorb 2 and go back to a %s supply',
  (tokenSupply, back) => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      houseRules: { tokenSupply },
      seats: { 0: { power: [0, 1, 0], hand: ['ar-whip-1#1'], space: 's05' } },
      monsters: [{ id: 'rb-glowfang', space: 's05', armor: 2 }],
    });
    const { state: after, events } = play(state, [card(0, 'ar-whip-1#1'), 5, 2]);
    expect(eventsOf(events, 'armorTokenUsed')).toEqual([
      { type: 'armorTokenUsed', monster: 'rb-glowfang', count: 2 },
    ]);
    expect(monster(after, 'rb-glowfang')).toMatchObject({ armor: 0, damage: 5 });
    expect(after.tokenSupply.armor - state.tokenSupply.armor).toBe(back);
  },
);
