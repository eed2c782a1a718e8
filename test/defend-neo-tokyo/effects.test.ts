import { expect, test } from 'vitest';
import {
  ally,
  arrange,
  at,
  attacks,
  card,
  changedGame,
  done,
  effects,
  eventsOf,
  eventText,
  legalMoves,
  letHappen,
  mech,
  monster,
  offered,
  part,
  play,
  refusedBy,
  space,
  step,
  target,
  tile,
  topStep,
} from './arrange.js';

test('[DN-RULING-13] [DN-FX-02] a short supply places what is left; unlimited places all', () => {
  const given = (tokenSupply: 'limited' | 'unlimited') =>
    arrange({
      mechs: ['zakh', 'anansi'],
      houseRules: { tokenSupply },
      seats: { 0: { hand: ['ch-zakharovich-1#1'] }, 1: { armor: 9 } },
    });
  expect(mech(play(given('limited'), card(0, 'ch-zakharovich-1#1')).state, 0).armorTokens).toBe(1);
  expect(mech(play(given('unlimited'), card(0, 'ch-zakharovich-1#1')).state, 0).armorTokens).toBe(
    2,
  );
  const none = arrange({
    mechs: ['zakh', 'anansi'],
    seats: { 0: { hand: ['ch-zakharovich-1#1'] }, 1: { armor: 10 } },
  });
  expect(refusedBy(none, card(0, 'ch-zakharovich-1#1'))).toBe('DN-RULING-42');
});

test('[DN-RULING-13] tokens are placed in resolving order: the lowest number first', () => {
  const state = arrange({
    seats: { 0: { armor: 7 } },
    monsters: [
      { id: 'rb-glowfang', space: 's09' },
      { id: 'rb-isotoad', space: 's02' },
    ],
    steps: eventText('rb-e08'),
  });
  const { state: after } = letHappen(state);
  expect([monster(after, 'rb-isotoad').armor, monster(after, 'rb-glowfang').armor]).toEqual([2, 1]);
});

test('[DN-FX-02] tokens for a chosen Mech in range, the own one included, and for every Monster hit', () => {
  const wall = arrange({
    mechs: ['raijin', 'anansi', 'patriot'],
    seats: { 0: { power: [1, 0, 0], hand: ['ar-shield-1#1'] }, 2: { space: 's05' } },
  });
  const asked = play(wall, card(0, 'ar-shield-1#1')).state;
  expect(offered(asked, 'chooseMech', 'mech')).toEqual([0, 1]);
  expect(refusedBy(asked, ally(0, 2))).toBe('DN-FX-02');
  expect(mech(play(asked, ally(0, 1)).state, 1).armorTokens).toBe(2);
  const sheet = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { space: 's05', power: [3, 0, 0], hand: ['ar-flame-3#1'] } },
    monsters: [
      { id: 'rb-glowfang', space: 's05' },
      { id: 'rb-cindermaw', space: 's05' },
      { id: 'rb-isotoad', space: 's05', damage: 27 },
      { id: 'rb-leadhide', space: 's05' },
    ],
  });
  const { state: burnt } = play(sheet, [card(0, 'ar-flame-3#1'), 4]);
  const fires = ['rb-glowfang', 'rb-cindermaw', 'rb-leadhide'].map((id) => monster(burnt, id).fire);
  expect(fires).toEqual([1, 0, 1]);
  expect(burnt.tokenSupply.fire).toBe(8);
});

test('[DN-FX-57] no Fire on a fireproof Monster: IGNITE needs another target', () => {
  const given = (...ids: string[]) =>
    arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { space: 's05', power: [2, 0, 0], hand: ['ar-whip-1#1'] } },
      monsters: ids.map((id) => ({ id, space: 's05' })),
    });
  expect(refusedBy(given('rb-cindermaw'), tile(0, 'leftArm', 'IGNITE', 'ar-whip-1#1'))).toBe(
    'DN-RULING-41',
  );
  const { state: after } = play(
    given('rb-cindermaw', 'rb-glowfang'),
    tile(0, 'leftArm', 'IGNITE', 'ar-whip-1#1'),
  );
  expect(monster(after, 'rb-glowfang').fire).toBe(1);
  expect(after.attackTrack).toBe(1);
});

test('[DN-FX-04] Lasso Tow moves another Mech in range, which stays lying, or nobody', () => {
  const state = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { hand: ['ch-vaquero-2#1'], space: 's14' }, 1: { space: 's15', lying: true } },
  });
  const asked = play(state, card(0, 'ch-vaquero-2#1')).state;
  expect(refusedBy(asked, ally(0, 0))).toBe('DN-FX-04');
  expect(topStep(play(asked, done(0)).state)).toEqual({ type: 'action', seat: 0 });
  const { state: after } = play(asked, ally(0, 1), step(0, 's05'), done(0));
  expect(mech(after, 1)).toMatchObject({ space: 's05', lying: true });
  const alone = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { hand: ['ch-vaquero-2#1'], space: 's05' } },
  });
  expect(refusedBy(alone, card(0, 'ch-vaquero-2#1'))).toBe('DN-RULING-42');
});

test('[DN-FX-05] Tangle Line pulls a Monster into the own space and weakens it; both are skipped if it is declined', () => {
  const given = (where: string) =>
    arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 0: { hand: ['ch-anansi-3#1'], space: where } },
      monsters: [{ id: 'rb-glowfang', space: 's14' }],
    });
  const asked = play(given('s03'), card(0, 'ch-anansi-3#1')).state;
  expect(monster(play(asked, target(0, 'rb-glowfang')).state, 'rb-glowfang')).toMatchObject({
    space: 's03',
    minus: 1,
  });
  expect(monster(play(asked, done(0)).state, 'rb-glowfang')).toMatchObject({
    space: 's14',
    minus: 0,
  });
  expect(refusedBy(given('hq'), card(0, 'ch-anansi-3#1'))).toBe('DN-RULING-42');
});

test('[DN-FX-58] a heavy Monster cannot be chosen for a push, nor the Boss', () => {
  const state = arrange({
    mechs: ['raijin', 'anansi'],
    seats: { 0: { power: [0, 0, 3], space: 's05', hand: ['lg-treads-4#1'] } },
    monsters: [
      { id: 'rb-leadhide', space: 's05' },
      { id: 'rb-glowfang', space: 's05' },
      { id: 'boss-gorganicus', space: 's05' },
    ],
  });
  const asked = play(state, card(0, 'lg-treads-4#1')).state;
  expect(refusedBy(asked, target(0, 'rb-leadhide'))).toBe('DN-FX-58');
  expect(refusedBy(asked, target(0, 'boss-gorganicus'))).toBe('DN-FX-05');
});

test('[DN-FX-06] Field Repair: a damaged Mech in range, then its parts, by the owner of the card', () => {
  const state = arrange({
    mechs: ['patriot', 'anansi', 'zakh'],
    seats: {
      0: { hand: ['ch-patriot-2#1'], damage: { legs: 1 } },
      1: { damage: { chassis: 1, leftArm: 2 } },
    },
  });
  const asked = play(state, card(0, 'ch-patriot-2#1')).state;
  expect(offered(asked, 'chooseMech', 'mech')).toEqual([0, 1]);
  const { state: after } = play(asked, ally(0, 1), part(0, 'leftArm'), part(0, 'chassis'));
  expect(mech(after, 1).damage).toMatchObject({ chassis: 0, leftArm: 1 });
});

test('[DN-FX-06] of an iteration each pilot decides, whoever played the card', () => {
  const game = changedGame('repair-all', ({ cards }) => {
    const one = cards.find(({ id }) => id === 'ch-patriot-2');
    const mend = { kind: 'repair', amount: 1, on: 'it' } as const;
    if (one) one.effects = [{ kind: 'each', of: 'mechsHere', do: [mend] }];
  });
  const damage = { chassis: 1, legs: 1 };
  const state = arrange({
    game,
    captain: 1,
    seats: { 0: { hand: ['ch-patriot-2#1'], damage }, 1: { damage } },
  });
  const asked = play(state, card(0, 'ch-patriot-2#1')).state;
  expect(topStep(asked)).toMatchObject({ type: 'choosePart', seat: 1 });
  const { state: after } = play(asked, part(1, 'legs'), part(0, 'chassis'));
  expect([mech(after, 0).damage.chassis, mech(after, 1).damage.legs]).toEqual([0, 0]);
});

test('[DN-FX-61] a snare holds every tile action that contains a move, also one of two options', () => {
  const game = changedGame('hop', ({ legs }) => {
    const walk = legs.find(({ id }) => id === 'lg-medium')?.actions[0];
    const b = [{ kind: 'token', token: 'armor', count: 1, on: 'self' } as const];
    if (walk) walk.effects = [{ kind: 'choose', a: [{ kind: 'move', steps: 1 }], b }];
  });
  const state = arrange({
    game,
    threat: 'tideborn-horrors',
    seats: { 0: { space: 's05', power: [0, 0, 1], hand: ['ar-mg-1#1'] } },
    monsters: [{ id: 'th-hookclaw', space: 's05' }],
  });
  expect(refusedBy(state, tile(0, 'legs', 'WALK', 'ar-mg-1#1'))).toBe('DN-FX-61');
});

test('[DN-FX-07] Rally the Line: Power from the supply, token by token, for a Mech with an open space', () => {
  const state = arrange({
    seats: {
      0: { hand: ['ch-patriot-1#1'], space: 's14' },
      1: { damage: { leftArm: 5, rightArm: 4 }, power: [0, 0, 3] },
    },
  });
  const { state: after } = play(state, card(0, 'ch-patriot-1#1'), ally(0, 1));
  expect(mech(after, 1).power).toEqual({ leftArm: 0, rightArm: 0, legs: 5 });
  const own = play(state, card(0, 'ch-patriot-1#1'), ally(0, 0)).state;
  expect(refusedBy(own, part(0, 'chassis'))).toBe('DN-FX-07');
  expect(mech(play(own, part(0, 'legs'), part(0, 'leftArm')).state, 0).power).toEqual({
    leftArm: 1,
    rightArm: 0,
    legs: 1,
  });
});

test('[DN-FX-13] Carry to Safety: up to 2 Citizens here are discarded with their Exiting effects, not those that cannot be', () => {
  const state = arrange({
    mechs: ['anansi', 'patriot'],
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-spider-4#1'] } },
    board: {
      s05: { citizens: ['cz-fuel#1', 'cz-holdouts#1', 'cz-students#1'] },
      s06: { citizens: ['cz-vendors#1'] },
    },
  });
  const asked = play(state, card(0, 'lg-spider-4#1')).state;
  expect(offered(asked, 'chooseCitizen', 'citizen')).toEqual(['cz-fuel#1', 'cz-students#1']);
  expect(refusedBy(asked, { type: 'chooseCitizen', seat: 0, citizen: 'cz-holdouts#1' })).toBe(
    'DN-FX-13',
  );
  const { state: after } = play(
    asked,
    { type: 'chooseCitizen', seat: 0, citizen: 'cz-fuel#1' },
    done(0),
    done(0),
  );
  expect(space(after, 's05')).toMatchObject({
    cityDamage: 2,
    citizens: ['cz-holdouts#1', 'cz-students#1'],
  });
});

test('[DN-FX-14] Extinguish: a damaged space in range loses up to 2 City Damage', () => {
  const state = arrange({
    mechs: ['raijin', 'anansi'],
    seats: { 0: { power: [0, 1, 0], space: 's05', hand: ['ar-cryo-3#1'] } },
    board: { s05: { damage: 1 }, s06: { damage: 4 }, s07: { damage: 4 } },
  });
  const asked = play(state, card(0, 'ar-cryo-3#1')).state;
  expect(refusedBy(asked, at(0, 's07'))).toBe('DN-FX-14');
  expect(space(play(asked, at(0, 's06')).state, 's06').cityDamage).toBe(2);
  expect(space(play(asked, at(0, 's05')).state, 's05').cityDamage).toBe(0);
});

test('[DN-FX-15] Winter Patience lowers the tracker, not below 0', () => {
  const given = (track: number) =>
    arrange({ mechs: ['zakh', 'anansi'], track, seats: { 0: { hand: ['ch-zakharovich-2#1'] } } });
  expect(play(given(3), [card(0, 'ch-zakharovich-2#1'), 'ar-mace-1']).state.attackTrack).toBe(2);
  expect(play(given(0), [card(0, 'ch-zakharovich-2#1'), 'ar-mace-1']).state.attackTrack).toBe(0);
});

test('[DN-FX-17] Siege Protocol: guard until the End Phase', () => {
  const state = arrange({
    mechs: ['zakh', 'anansi'],
    seats: { 0: { hand: ['ch-zakharovich-4#1'] } },
  });
  const { state: after } = play(state, card(0, 'ch-zakharovich-4#1'));
  expect(mech(after, 0)).toMatchObject({
    armorTokens: 1,
    front: ['ch-zakharovich-4#1'],
    modifiers: [{ kind: 'guard', amount: 1 }],
  });
});

test('[DN-FX-18] Lightning Recall brings a spent Repair Bot back, up to 3', () => {
  const given = (bots: number) =>
    arrange({ mechs: ['raijin', 'anansi'], seats: { 0: { bots, hand: ['ch-raijin-4#1'] } } });
  expect(mech(play(given(1), card(0, 'ch-raijin-4#1'), done(0)).state, 0).repairBots).toBe(2);
  expect(mech(play(given(3), card(0, 'ch-raijin-4#1'), done(0)).state, 0).repairBots).toBe(3);
});

test('[DN-FX-19] Web of Plans turns up the top Event card and puts it at the bottom', () => {
  const state = arrange({
    mechs: ['anansi', 'patriot', 'zakh'],
    seats: { 0: { hand: ['ch-anansi-1#1'] } },
    eventDeck: [['appears', 'appears', 'event', 'event', 'event']],
    eventDiscard: ['rb-a1', 'rb-a2', 'rb-a3', 'rb-e01'],
  });
  const { state: asked } = play(state, [card(0, 'ch-anansi-1#1'), 'event', 'rb-e04']);
  expect(asked.eventDeck).toEqual([['rb-e04'], ['appears', 'appears', 'event', 'event']]);
  const bottom = play(asked, [
    { type: 'placeCard', seat: 0, where: 'bottom' },
    'lg-spider-1',
  ]).state;
  expect(bottom.eventDeck).toEqual([['appears', 'appears', 'event', 'event'], ['rb-e04']]);
  expect([bottom.eventUnseen.appears.length, bottom.eventUnseen.events.length]).toEqual([3, 11]);
  const top = play(asked, [{ type: 'placeCard', seat: 0, where: 'top' }, 'lg-spider-1']).state;
  expect(top.eventDeck).toEqual([['rb-e04'], ['appears', 'appears', 'event', 'event']]);
});

test('[DN-FX-19] several cards: each stays or goes to the bottom, in order', () => {
  const game = changedGame('scry-two', (pack) => {
    const one = pack.cards.find(({ id }) => id === 'ch-anansi-1');
    if (one) one.effects = [{ kind: 'scry', deck: 'city', count: 2 }];
  });
  const state = arrange({
    game,
    mechs: ['anansi', 'patriot'],
    seats: { 0: { hand: ['ch-anansi-1#1'] } },
  });
  const { state: asked } = play(state, [card(0, 'ch-anansi-1#1'), 'c05', 'c09']);
  const { state: after } = play(
    asked,
    { type: 'placeCard', seat: 0, where: 'top' },
    { type: 'placeCard', seat: 0, where: 'bottom' },
  );
  expect([after.cityDeck[0], after.cityDeck[1]?.length, after.cityDeck[2]]).toEqual([
    ['c05'],
    16,
    ['c09'],
  ]);
});

test('[DN-FX-20] Call to Arms stands another lying Mech up, or nobody', () => {
  const state = arrange({
    seats: { 0: { hand: ['ch-patriot-4#1'] }, 1: { lying: true, space: 's09' } },
  });
  const asked = play(state, card(0, 'ch-patriot-4#1')).state;
  expect(refusedBy(asked, ally(0, 0))).toBe('DN-FX-20');
  expect(mech(play(asked, [ally(0, 1), 'ar-mg-1', 'ar-mg-1']).state, 1).lying).toBe(false);
  expect(mech(play(asked, [done(0), 'ar-mg-1', 'ar-mg-1']).state, 1).lying).toBe(true);
});

test('[DN-FX-21] an extra action comes only if no Monster Attack Phase is due', () => {
  const state = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { hand: ['ch-vaquero-1#1'] } },
  });
  expect(topStep(play(state, card(0, 'ch-vaquero-1#1')).state)).toEqual({
    type: 'action',
    seat: 0,
  });
});

test('[DN-FX-21] [DN-RULING-30] a Monster Attack Phase comes before an extra action, which is lost', () => {
  const game = changedGame('eager', ({ cards }) => {
    const spray = cards.find(({ id }) => id === 'ar-mg-1');
    if (spray) spray.effects = [{ kind: 'attack', flat: 1 }, { kind: 'extraAction' }];
  });
  const given = (track: number) =>
    arrange({
      game,
      mechs: ['patriot', 'anansi', 'zakh'],
      track,
      seats: { 0: { space: 's05', power: [1, 0, 0], hand: ['ar-mg-1#1'] } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
    });
  expect(topStep(play(given(3), card(0, 'ar-mg-1#1')).state)).toEqual({ type: 'action', seat: 0 });
  const { state: after, events } = play(given(4), card(0, 'ar-mg-1#1'));
  expect(eventsOf(events, 'attackTrackMoved').map(({ to }) => to)).toEqual([5, 0]);
  expect(eventsOf(events, 'monsterAttackDeclared')).toHaveLength(1);
  expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
});

test('[DN-FX-21] nor for a Mech that lies by then', () => {
  const game = changedGame('stampeding-students', ({ cards, citizens }) => {
    const carry = cards.find(({ id }) => id === 'lg-spider-4');
    const students = citizens.find(({ id }) => id === 'cz-students');
    if (carry) carry.effects = [{ kind: 'rescue', count: 1 }, { kind: 'extraAction' }];
    if (students)
      students.exit = [{ kind: 'each', of: 'mechsHere', do: [{ kind: 'knockDown', on: 'it' }] }];
  });
  const state = arrange({
    game,
    mechs: ['anansi', 'patriot'],
    seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-spider-4#1'] } },
    board: { s05: { citizens: ['cz-students#1'] } },
  });
  const { state: after } = play(state, card(0, 'lg-spider-4#1'), {
    type: 'chooseCitizen',
    seat: 0,
    citizen: 'cz-students#1',
  });
  expect(mech(after, 0).lying).toBe(true);
  expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
});

test('[DN-FX-23] Storm Relay: one of two lists; one with nothing doable is not offered', () => {
  const given = (damage: number, city: number) =>
    arrange({
      mechs: ['raijin', 'anansi'],
      seats: { 0: { hand: ['ch-raijin-3#1'], damage: { chassis: damage }, space: 's05' } },
      board: { s05: { damage: city } },
    });
  const both = play(given(2, 2), card(0, 'ch-raijin-3#1')).state;
  expect(offered(both, 'chooseOption', 'option')).toEqual(['a', 'b']);
  expect(
    space(play(both, { type: 'chooseOption', seat: 0, option: 'b' }).state, 's05').cityDamage,
  ).toBe(0);
  expect(
    mech(play(both, { type: 'chooseOption', seat: 0, option: 'a' }).state, 0).damage.chassis,
  ).toBe(0);
  expect(space(play(given(0, 2), card(0, 'ch-raijin-3#1')).state, 's05').cityDamage).toBe(0);
  expect(refusedBy(given(0, 0), card(0, 'ch-raijin-3#1'))).toBe('DN-RULING-42');
});

test('[DN-FX-22] Overcharge hurts the own Chassis: Armor tokens count, guard does not', () => {
  const guard = {
    card: null,
    kind: 'guard',
    dice: 0,
    flat: 0,
    melee: null,
    uses: 'turn',
    amount: 1,
  } as const;
  const given = (armor: number) =>
    arrange({
      mechs: ['raijin', 'anansi'],
      seats: { 0: { hand: ['ch-raijin-1#1'], modifiers: [guard], armor } },
    });
  expect(
    mech(play(given(0), card(0, 'ch-raijin-1#1'), part(0, 'legs'), part(0, 'legs')).state, 0).damage
      .chassis,
  ).toBe(1);
  expect(
    mech(play(given(1), card(0, 'ch-raijin-1#1'), part(0, 'legs'), part(0, 'legs')).state, 0),
  ).toMatchObject({ armorTokens: 0, damage: { chassis: 0 } });
});

test('[DN-FX-40] Salt Corrosion and Fallout Cloud damage Mechs, with guard and the Random die', () => {
  const guard = {
    card: null,
    kind: 'guard',
    dice: 0,
    flat: 0,
    melee: null,
    uses: 'turn',
    amount: 1,
  } as const;
  const salt = arrange({
    threat: 'tideborn-horrors',
    seats: { 0: { modifiers: [guard] } },
    steps: eventText('th-e03'),
  });
  const { state: after } = letHappen(salt);
  expect([mech(after, 0).damage.legs, mech(after, 1).damage.legs]).toEqual([0, 1]);
  const { state: cloud } = letHappen(arrange({ steps: eventText('rb-e01') }), 'miss', 'rightArm');
  expect([mech(cloud, 0).damage, mech(cloud, 1).damage.rightArm]).toMatchObject([
    { chassis: 0 },
    1,
  ]);
});

test('[DN-FX-41] Mutation Surge heals 4, not below 0', () => {
  const state = arrange({
    monsters: [
      { id: 'rb-glowfang', space: 's02', damage: 3 },
      { id: 'rb-isotoad', space: 's03', damage: 9 },
    ],
    steps: eventText('rb-e03'),
  });
  expect(letHappen(state).state.monsters.map(({ damage }) => damage)).toEqual([0, 5]);
});

test('[DN-FX-45] provoke raises the tracker, at most to 5', () => {
  const given = (track: number) =>
    arrange({ threat: 'tideborn-horrors', track, steps: eventText('th-e10') });
  expect(letHappen(given(2)).state.attackTrack).toBe(3);
  expect(letHappen(given(4)).state).toMatchObject({ attackTrack: 5, attackTrackMover: null });
  const full = { ...given(4), attackTrack: 5, attackTrackMover: 1 };
  expect(letHappen(full).state).toMatchObject({ attackTrack: 5, attackTrackMover: 1 });
});

test('[DN-FX-46] High Tide: the drawn spaces in ascending order', () => {
  const { state: after, events } = letHappen(
    arrange({ threat: 'tideborn-horrors', steps: eventText('th-e01') }),
    'c09',
    'c02',
  );
  expect(eventsOf(events, 'cityDamaged').map(({ space: where }) => where)).toEqual(['s02', 's09']);
  expect(after.cityDiscard).toEqual(['c02', 'c09']);
});

test('[DN-FX-60] regenerate heals in the End Phase, on the face-up side', () => {
  const state = arrange({
    threat: 'tideborn-horrors',
    monsters: [
      { id: 'th-coralisk', space: 's05', damage: 1 },
      { id: 'boss-thalassar', space: 's06', damage: 9 },
    ],
    steps: [{ type: 'endMonsters' }],
  });
  expect(letHappen(state).state.monsters.map(({ damage }) => damage)).toEqual([0, 6]);
});

test('[DN-FX-61] snared Mechs cannot use Tile Actions with a move; cards still move them', () => {
  const state = arrange({
    threat: 'tideborn-horrors',
    seats: { 0: { space: 's05', power: [0, 0, 3], hand: ['lg-medium-1#1'] } },
    monsters: [{ id: 'th-hookclaw', space: 's05' }],
  });
  expect(refusedBy(state, tile(0, 'legs', 'WALK', 'lg-medium-1#1'))).toBe('DN-FX-61');
  expect(refusedBy(state, card(0, 'lg-medium-1#1'))).toBeUndefined();
});

test.each([
  ['th-e04', 'cz-students#1'],
  ['rb-e06', 'cz-vendors#1'],
])('[DN-FX-35] %s strikes only where a Monster is and no Mech', (event, victim) => {
  const threat = event.startsWith('th') ? 'tideborn-horrors' : 'radiation-beasts';
  const ids =
    threat === 'tideborn-horrors' ? ['th-brinejaw', 'th-coralisk'] : ['rb-glowfang', 'rb-isotoad'];
  const state = arrange({
    threat,
    seats: { 0: { space: 's06' } },
    monsters: ids.map((id, i) => ({ id, space: i === 0 ? 's05' : 's06' })),
    board: {
      s05: { citizens: ['cz-students#1', 'cz-vendors#1'] },
      s06: { citizens: ['cz-tourists#1'] },
    },
    steps: eventText(event),
  });
  expect(letHappen(state).state.destroyedStack).toEqual([victim]);
});

test('[DN-FX-35] Harbor Collapse strikes the lowest Monster space only; Orbital Bombardment spaces first, then Monsters', () => {
  const harbor = arrange({
    threat: 'tideborn-horrors',
    monsters: [
      { id: 'th-brinejaw', space: 's09' },
      { id: 'th-coralisk', space: 's04' },
    ],
    steps: eventText('th-e13'),
  });
  const { state: after } = letHappen(harbor);
  expect([space(after, 's04').cityDamage, space(after, 's09').cityDamage]).toEqual([2, 0]);
  const orbital = arrange({
    monsters: [
      { id: 'rb-glowfang', space: 's09' },
      { id: 'rb-leadhide', space: 's04' },
    ],
    steps: eventText('rb-e11'),
  });
  const { state: bombed } = letHappen(orbital, 5, 6);
  expect([monster(bombed, 'rb-leadhide').damage, monster(bombed, 'rb-glowfang').damage]).toEqual([
    5, 6,
  ]);
});

test('[DN-RULING-58] six Monsters and the Boss are in play together, each with damage of its own', () => {
  const ids = [
    'rb-glowfang',
    'rb-toxipede',
    'rb-cindermaw',
    'rb-isotoad',
    'rb-geigeraptor',
    'rb-leadhide',
    'boss-gorganicus',
  ];
  const state = arrange({
    monsters: ids.map((id, i) => ({ id, space: 's05', damage: i })),
    steps: eventText('rb-e09'),
  });
  expect(letHappen(state).state.monsters.map(({ damage }) => damage)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});

test('[DN-FX-03] [DN-RULING-42] a move may be declined where it has no minimum, and ends by itself without steps', () => {
  const state = arrange({ seats: { 0: { power: [0, 0, 1], hand: ['lg-medium-1#1'] } } });
  expect(topStep(play(state, card(0, 'lg-medium-1#1'), done(0)).state)).toEqual({
    type: 'action',
    seat: 1,
  });
});

test('[DN-FX-38] effects on the space of a target: Cluster Warhead destroys the lowest Citizen there', () => {
  const state = arrange({
    mechs: ['zakh', 'anansi'],
    seats: { 0: { space: 's04', power: [3, 0, 0], hand: ['ar-rocket-2#1'] } },
    board: { s05: { citizens: ['cz-students#1', 'cz-vendors#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
  const { state: after } = play(state, [card(0, 'ar-rocket-2#1'), 2, 2]);
  expect([after.destroyedStack, space(after, 's05').cityDamage]).toEqual([['cz-vendors#1'], 1]);
});

test('[DN-FX-09] a named limb loses Power, without a choice', () => {
  const state = arrange({
    seats: { 0: { space: 's05', power: [2, 2, 2] } },
    monsters: [{ id: 'rb-toxipede', space: 's05' }],
    steps: [attacks('red', 'rb-toxipede')],
  });
  // Legs: 2 damage of 4 spaces leave 2 Power; the text takes 1.
  expect(mech(letHappen(state).state, 0).power).toEqual({ leftArm: 2, rightArm: 2, legs: 1 });
  expect(legalMoves(letHappen(state).state).length).toBeGreaterThan(0);
  expect(effects('event:rb-e01', { source: { event: 'rb-e01' } }).type).toBe('effects');
});
