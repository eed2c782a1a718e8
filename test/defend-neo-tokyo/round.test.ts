import { expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import {
  arrange,
  card,
  entering,
  eventsOf,
  legalMoves,
  letHappen,
  mech,
  monster,
  offered,
  pass,
  play,
  refusedBy,
  space,
  target,
  tile,
  topStep,
} from './arrange.js';

const power = (seat: number, leftArm: number, rightArm: number, legs: number): Move => ({
  type: 'assignPower',
  seat,
  leftArm,
  rightArm,
  legs,
});

test('[DN-PLAN-01] [DN-RULING-55] everybody draws to six in captain order, then all assign Power at once', () => {
  const state = arrange({
    captain: 1,
    seats: {
      0: {
        hand: ['ar-mg-1#1', 'ar-mg-1#2', 'ar-mg-2#1', 'ar-mg-2#2', 'ar-mg-3#1'],
        power: [1, 1, 1],
      },
      1: { hand: ['ar-shotgun-1#1', 'ar-shotgun-1#2', 'ar-shotgun-2#1', 'ar-shotgun-2#2'] },
    },
    steps: [{ type: 'startRound' }],
  });
  const { state: after } = letHappen(state, 'ar-shotgun-3', 'ar-shotgun-3', 'ar-mg-3');
  expect([mech(after, 0).hand.length, mech(after, 1).hand.length]).toEqual([6, 6]);
  expect(mech(after, 0).power).toEqual({ leftArm: 0, rightArm: 0, legs: 0 });
  expect(defendNeoTokyo.toAct(after)).toEqual([0, 1]);
});

test('[DN-RULING-52] a hand of 8 draws nothing and keeps all; with both piles empty the draw stops', () => {
  const hand = [
    'ar-mg-1#1',
    'ar-mg-1#2',
    'ar-mg-2#1',
    'ar-mg-2#2',
    'ar-mg-3#1',
    'ar-mg-3#2',
    'ar-mg-4#1',
    'ar-sword-4#1',
  ];
  const all = arrange().mechs[1]?.deck.flat() ?? [];
  const state = arrange({
    seats: { 0: { hand }, 1: { hand: all.slice(0, 3), front: all.slice(3) } },
    steps: [{ type: 'startRound' }],
  });
  const { state: after } = letHappen(state);
  expect(mech(after, 0).hand).toHaveLength(8);
  expect(mech(after, 1).hand).toHaveLength(3);
});

test('[DN-PLAN-02] [DN-RULING-54] [DN-FX-10] [DN-RULING-60] drawing from an empty deck shuffles the discard only', () => {
  const front = ['ar-sword-3#1'];
  const discard = ['ar-mg-1#1', 'ar-mg-1#2', 'ar-mg-2#1', 'ar-mg-2#2', 'ar-mg-3#1'];
  const all = arrange().mechs[0]?.deck.flat() ?? [];
  const rest = all.filter(
    (one) => ![...front, ...discard, 'ch-patriot-4#1', 'lg-medium-1#1'].includes(one),
  );
  const state = arrange({
    seats: { 0: { front, discard, hand: ['ch-patriot-4#1', ...rest] }, 1: { lying: true } },
  });
  const { state: after } = play(state, card(0, 'ch-patriot-4#1'), [
    { type: 'done', seat: 0 },
    'lg-medium-1',
    'ar-mg-3#1',
  ]);
  expect(mech(after, 0).deck.flat()).toHaveLength(4);
  expect(mech(after, 0).discard).toEqual([]);
  expect(mech(after, 0).front).toEqual(['ar-sword-3#1', 'ch-patriot-4#1'].sort());
});

test('[DN-PLAN-03] [DN-RULING-53] Power is assigned to undamaged spaces, exactly as much as there is', () => {
  const state = arrange({
    seats: { 0: { damage: { leftArm: 3, legs: 4 } } },
    steps: [{ type: 'assignPower', seats: [0, 1] }],
  });
  expect(refusedBy(state, power(0, 3, 3, 0))).toBe('DN-PLAN-03');
  expect(refusedBy(state, power(0, 2, 3, 0))).toBe('DN-RULING-53');
  expect(refusedBy(state, power(0, 2, 4, 0))).toBeUndefined();
  expect(refusedBy(state, power(0, 1, 5, 0))).toBeUndefined();
});

test('[DN-PLAN-04] Power that fits nowhere is lost', () => {
  const state = arrange({
    seats: { 0: { damage: { leftArm: 5, rightArm: 3, legs: 4 } } },
    steps: [{ type: 'assignPower', seats: [0] }],
  });
  expect(legalMoves(state)).toEqual([power(0, 0, 2, 0)]);
});

test('[DN-PLAN-05] [DN-RULING-55] the order of submission makes no difference', () => {
  const state = arrange({ steps: [{ type: 'assignPower', seats: [0, 1] }] });
  const ab = play(state, power(0, 2, 2, 2), power(1, 3, 2, 2)).state;
  const ba = play(state, power(1, 3, 2, 2), power(0, 2, 2, 2)).state;
  expect(ab).toEqual(ba);
});

test('[DN-EVAC-01] [DN-EVAC-02] [DN-ACT-08] [DN-BOARD-04] [DN-END-02] [DN-RULING-21] all evacuate: Monsters attack the city, the Action Phase ends at once, all stand up', () => {
  const state = arrange({
    seats: {
      0: {
        power: [2, 2, 2],
        damage: { chassis: 3, legs: 1 },
        hand: ['ar-mg-1#1'],
        space: 's05',
        bots: 1,
        armor: 2,
      },
      1: { space: 's06', bots: 0 },
    },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    board: { s06: { destroyed: true } },
    steps: [{ type: 'evac', seats: [0, 1] }, { type: 'eventPhase' }],
  });
  const { state: after, events } = play(state, { type: 'evac', seat: 1 }, [
    { type: 'evac', seat: 0 },
    'event',
    'rb-e02',
  ]);
  expect(eventsOf(events, 'evacuated').map(({ cards }) => cards)).toEqual([[], ['ar-mg-1#1']]);
  expect(mech(after, 0)).toMatchObject({
    space: 'hq',
    lying: false,
    hand: [],
    discard: ['ar-mg-1#1'],
    armorTokens: 2,
    repairBots: 3,
    power: { leftArm: 0, rightArm: 0, legs: 0 },
    damage: { chassis: 0, legs: 0 },
  });
  expect(mech(after, 1)).toMatchObject({ space: 'hq', repairBots: 3 });
  // Rising Dose: 2 City Damage and 1 more.
  expect(space(after, 's05').cityDamage).toBe(3);
  expect(after.destruction).toBe(1);
  expect(topStep(after)?.type).toBe('discard');
  expect(after.phase).toBe('end');
});

test('[DN-EVAC-02] an evacuated player has passed: no Reacts in the Event Phase', () => {
  const state = arrange({
    mechs: ['shenjian', 'anansi'],
    seats: { 0: { lying: true, power: [0, 0, 2], hand: ['lg-rabbit-3#1'], space: 's05' } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [{ type: 'eventPhase' }],
  });
  const { state: after } = letHappen(state, 'event', 'rb-e02');
  expect(mech(after, 0).damage).toMatchObject({ chassis: 3, legs: 2 });
});

test('[DN-EVENT-01] [DN-EVENT-04] [DN-EVENT-05] [DN-EVC-01] [DN-TOK-04] [DN-RULING-67] an Event: text, attacks by its symbol from the lowest number, tokens away', () => {
  const state = arrange({
    monsters: [
      { id: 'rb-glowfang', space: 's09' },
      { id: 'rb-leadhide', space: 's02', minus: 1 },
    ],
    steps: [{ type: 'eventPhase' }],
  });
  const { state: after, events } = letHappen(state, 'event', 'rb-e02', 'cz-students', 'cz-vendors');
  expect(eventsOf(events, 'monsterAttackDeclared').map(({ monster: id }) => id)).toEqual([
    'rb-leadhide',
    'rb-glowfang',
  ]);
  expect(space(after, 's02').cityDamage).toBe(2);
  expect(space(after, 's09')).toMatchObject({
    cityDamage: 2,
    citizens: ['cz-students#1', 'cz-vendors#1'],
  });
  expect([monster(after, 'rb-glowfang').plus, monster(after, 'rb-leadhide').minus]).toEqual([0, 0]);
  expect(after.tokenSupply).toMatchObject({ plus: 10, minus: 10 });
  expect(after.eventDiscard).toContain('rb-e02');
  expect(after.currentEvent).toBeNull();
  expect(topStep(after)).toEqual({ type: 'action', seat: 0 });
});

test('[DN-EVENT-02] [DN-FX-35] [DN-RULING-22] [DN-RULING-23] targets go from the lowest number, HQ first; Mechs of one space in captain order', () => {
  const state = arrange({
    mechs: ['patriot', 'anansi', 'zakh'],
    captain: 1,
    seats: { 0: { space: 's02' }, 1: { space: 's02' }, 2: {} },
    steps: [{ type: 'eventPhase' }],
    monsters: [{ id: 'rb-cindermaw', space: 's09' }],
  });
  const { events } = letHappen(state, 'event', 'rb-e01', 'legs', 'legs', 'legs');
  expect(eventsOf(events, 'randomDieRolled').map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

test('[DN-ACT-01] [DN-ACT-02] [DN-ACT-08] one action at a time from the Captain clockwise, skipping who has passed', () => {
  const state = arrange({
    mechs: ['patriot', 'anansi', 'zakh'],
    captain: 1,
    seats: { 2: { lying: true }, 1: { damage: { legs: 1 } } },
    steps: [{ type: 'enterAction' }],
  });
  let now = letHappen(state).state;
  expect(topStep(now)).toEqual({ type: 'action', seat: 1 });
  now = play(now, tile(1, 'chassis', 'REPAIR')).state;
  expect(topStep(now)).toEqual({ type: 'action', seat: 0 });
  now = play(now, pass(0)).state;
  expect(topStep(now)).toEqual({ type: 'action', seat: 1 });
  now = play(now, pass(1)).state;
  expect(topStep(now)?.type).toBe('discard');
});

test('[DN-ACT-03] [DN-MECH-04] [DN-LIMB-07] [DN-TRACK-01] BASH: Power in the link, a card for it, 1d, the track +1', () => {
  const state = arrange({
    acts: 1,
    seats: {
      1: {
        power: [1, 0, 0],
        space: 's05',
        hand: ['ar-shotgun-1#1', 'ar-shotgun-1#2', 'ar-shotgun-2#1'],
      },
    },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
    track: 2,
  });
  expect(refusedBy(state, tile(1, 'leftArm', 'BASH', 'ar-shotgun-3#1'))).toBe('DN-MECH-04');
  const { state: after } = play(state, [tile(1, 'leftArm', 'BASH', 'ar-shotgun-1#1'), 4]);
  expect(monster(after, 'rb-glowfang').damage).toBe(4);
  expect(after.attackTrack).toBe(3);
  expect(mech(after, 1)).toMatchObject({
    hand: ['ar-shotgun-1#2', 'ar-shotgun-2#1'],
    discard: ['ar-shotgun-1#1'],
  });
});

test('[DN-LIMB-06] BASH without Power is refused', () => {
  const state = arrange({
    acts: 1,
    seats: { 1: { space: 's05', hand: ['ar-shotgun-1#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
  expect(refusedBy(state, tile(1, 'leftArm', 'BASH', 'ar-shotgun-1#1'))).toBe('DN-LIMB-06');
});

test('[DN-ACT-04] [DN-CARD-01] [DN-CARD-07] a card is resolved and discarded, and its Power stays', () => {
  const state = arrange({
    acts: 1,
    seats: { 1: { power: [3, 0, 0], space: 's05', hand: ['ar-chainfist-3#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
  const { state: after } = play(state, [card(1, 'ar-chainfist-3#1'), 1, 1, 1]);
  expect(mech(after, 1)).toMatchObject({
    power: { leftArm: 3 },
    hand: [],
    discard: ['ar-chainfist-3#1'],
  });
  expect(monster(after, 'rb-glowfang').damage).toBe(4);
});

test('[DN-CARD-06] [DN-CARD-09] Haymaker with Power 2 cannot be played, but can be discarded for a cost', () => {
  const state = arrange({
    acts: 1,
    seats: { 1: { power: [2, 0, 1], space: 's05', hand: ['ar-chainfist-3#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
  expect(refusedBy(state, card(1, 'ar-chainfist-3#1'))).toBe('DN-CARD-06');
  expect(refusedBy(state, tile(1, 'legs', 'WALK', 'ar-chainfist-3#1'))).toBeUndefined();
});

test('[DN-ACT-05] [DN-END-01] a lasting card stays in front until the End Phase; passing as the extra action leaves the boost unused', () => {
  const state = arrange({
    mechs: ['vaquero', 'anansi'],
    seats: { 0: { hand: ['ch-vaquero-1#1'] }, 1: { lying: true } },
  });
  const { state: drawn } = play(state, card(0, 'ch-vaquero-1#1'));
  expect(topStep(drawn)).toEqual({ type: 'action', seat: 0 });
  expect(mech(drawn, 0)).toMatchObject({ front: ['ch-vaquero-1#1'], discard: [] });
  expect(mech(drawn, 0).modifiers).toHaveLength(1);
  const { state: after, events } = play(drawn, pass(0));
  expect(eventsOf(events, 'modifiersCleared')).toHaveLength(1);
  expect(mech(after, 0)).toMatchObject({
    front: [],
    discard: ['ch-vaquero-1#1'],
    modifiers: [],
    lying: false,
  });
});

test('[DN-ACT-06] who has passed neither acts nor reacts', () => {
  const state = arrange({
    mechs: ['patriot', 'shenjian'],
    seats: { 1: { lying: true, power: [0, 0, 2], hand: ['lg-rabbit-3#1'], space: 's05' } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [{ type: 'attackStep', symbol: 'white', remaining: ['rb-leadhide'] }],
  });
  const { state: after } = letHappen(state);
  expect(mech(after, 1).damage).toMatchObject({ chassis: 2, legs: 1 });
});

test('[DN-ACT-07] [DN-ACT-09] [DN-MAP-02] [DN-MAP-03] [DN-TRACK-02] [DN-BOSS-02] the fifth attack: all stand, the badge moves, Monster Attack Phase, Boss', () => {
  const state = arrange({
    mechs: ['patriot', 'anansi', 'zakh', 'vaquero'],
    captain: 0,
    acts: 2,
    track: 4,
    seats: {
      0: { lying: true },
      1: { lying: true },
      2: { power: [0, 1, 0], space: 's05', hand: ['ar-mace-1#1', 'ar-mace-1#2'] },
    },
    monsters: [{ id: 'rb-glowfang', space: 's05', damage: 16 }],
    eventDeck: [['event', 'event', 'event', 'event']],
    eventDiscard: ['rb-a1', 'rb-e01'],
  });
  const { state: after, events } = play(state, [
    card(2, 'ar-mace-1#1'),
    1,
    'event',
    'rb-e02',
    'event',
    'rb-e03',
    'event',
    'rb-e04',
    'event',
    'rb-e05',
    'c09',
  ]);
  expect(after.mechs.every(({ lying }) => !lying)).toBe(true);
  expect([after.captain, after.attackTrack, after.attackTrackMover]).toEqual([3, 0, null]);
  expect(eventsOf(events, 'monsterAttackDeclared')).toEqual([]);
  expect(monster(after, 'boss-gorganicus')).toMatchObject({ space: 's09', damage: 0 });
  expect(after.eventDeck).toEqual([['rb-e01', 'rb-e02', 'rb-e03', 'rb-e04', 'rb-e05']]);
  expect(topStep(after)).toEqual({ type: 'action', seat: 3 });
  expect(mech(after, 2).hand).toEqual(['ar-mace-1#2']);
});

test('[DN-RULING-71] [DN-CARD-02] [DN-MAP-01] four attacks bring no Monster Attack Phase, the fifth does', () => {
  const bash = (track: number) => {
    const state = arrange({
      acts: 1,
      track,
      seats: { 1: { power: [1, 0, 0], space: 's05', hand: ['ar-shotgun-1#1'] } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
    });
    return play(state, [tile(1, 'leftArm', 'BASH', 'ar-shotgun-1#1'), 1]).events;
  };
  expect(eventsOf(bash(3), 'monsterAttackDeclared')).toEqual([]);
  expect(eventsOf(bash(4), 'monsterAttackDeclared').map(({ symbol }) => symbol)).toEqual(['white']);
});

test('[DN-RULING-30] [DN-FX-16] [DN-FX-21] Quick Draw, then Thrust at tracker 4: 4+2+2 less Armor, and the Monster Attack Phase comes before anything else', () => {
  const state = arrange({
    mechs: ['gunslinger', 'anansi'],
    track: 4,
    seats: {
      0: { hand: ['ch-vaquero-1#1', 'ar-sword-1#1'], power: [0, 1, 0], space: 's05' },
      1: { lying: true },
    },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
  });
  const quick = play(state, card(0, 'ch-vaquero-1#1')).state;
  expect(topStep(quick)).toEqual({ type: 'action', seat: 0 });
  expect(quick.attackTrack).toBe(4);
  const { state: after, events } = play(quick, [card(0, 'ar-sword-1#1'), 4]);
  expect(eventsOf(events, 'monsterDamaged').map(({ amount }) => amount)).toEqual([8 - 2]);
  expect(eventsOf(events, 'attackTrackMoved').map(({ to }) => to)).toEqual([5, 0]);
  expect(eventsOf(events, 'monsterAttackDeclared')).toMatchObject([{ symbol: 'white' }]);
  expect(mech(after, 0)).toMatchObject({ modifiers: [], damage: { chassis: 2, legs: 1 } });
  expect([after.captain, mech(after, 1).lying]).toEqual([1, false]);
  expect(topStep(after)).toEqual({ type: 'action', seat: 1 });
});

test("[DN-RULING-31] a tracker that fills in a Monster Attack Phase waits for the Action Phase; the badge goes left of the React's player", () => {
  const state = arrange({
    mechs: ['zakh', 'patriot', 'anansi'],
    captain: 2,
    track: 4,
    seats: { 1: { power: [0, 2, 0], space: 's05', hand: ['ar-sword-4#1'] } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [
      { type: 'attackStep', symbol: 'white', remaining: ['rb-leadhide'] },
      { type: 'endMonsterAttack' },
    ],
  });
  const { state: asked } = letHappen(state);
  const { state: after, events } = play(asked, [
    { type: 'react', seat: 1, card: 'ar-sword-4#1' },
    3,
    2,
  ]);
  // 5 + 1 less Armor 2: a React with the symbol meets the Armor Rating.
  expect(monster(after, 'rb-leadhide').damage).toBe(4);
  expect(eventsOf(events, 'captainChanged')).toMatchObject([{ from: 2, to: 2 }]);
  expect(eventsOf(events, 'monsterAttackDeclared')).toHaveLength(1);
  expect(topStep(after)).toEqual({ type: 'action', seat: 2 });
});

test('[DN-RULING-31] [DN-FX-45] Monster text that fills the tracker moves the badge left of the Captain, before any action', () => {
  const state = arrange({
    captain: 0,
    track: 4,
    seats: { 0: { space: 's05' } },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [
      { type: 'attackStep', symbol: 'red', remaining: ['rb-leadhide'] },
      { type: 'endEventPhase' },
    ],
  });
  const { state: after, events } = letHappen(state);
  expect(eventsOf(events, 'captainChanged')).toMatchObject([{ from: 0, to: 1 }]);
  expect(eventsOf(events, 'monsterAttackDeclared').map(({ symbol }) => symbol)).toEqual([
    'red',
    'white',
  ]);
  expect(after.attackTrack).toBe(0);
});

test('[DN-END-03] [DN-END-05] [DN-RULING-56] the End Phase: effects end, all stand, HQ restocks, Citizens, Monsters, then the tracker', () => {
  const state = arrange({
    threat: 'tideborn-horrors',
    captain: 1,
    track: 3,
    seats: {
      0: { lying: true, bots: 0, damage: { legs: 2 }, space: 's05' },
      1: { lying: true, bots: 1 },
    },
    monsters: [{ id: 'th-coralisk', space: 's09', damage: 5 }],
    board: { s05: { citizens: ['cz-crew#1', 'cz-buses#1', 'cz-students#1'] } },
    steps: [{ type: 'endPhase' }],
  });
  const { state: after, events } = letHappen({ ...state, agenda: [{ type: 'endPhase' }] });
  expect(events.map(({ type }) => type)).toEqual([
    'reactDeclined',
    'phaseStarted',
    'mechStoodUp',
    'mechStoodUp',
    'botsRestocked',
    'choiceForced',
    'repaired',
    'citizenDiscarded',
    'monsterHealed',
  ]);
  expect(mech(after, 0)).toMatchObject({ repairBots: 0, damage: { legs: 1 } });
  expect(space(after, 's05').citizens).toEqual(['cz-buses#1', 'cz-students#1']);
  expect(monster(after, 'th-coralisk').damage).toBe(3);
  expect(after.attackTrack).toBe(3);
  const { state: next } = play(after, { type: 'endTurn', seat: 0 }, [
    { type: 'endTurn', seat: 1 },
    ...sixOf('ch-anansi'),
    ...sixOf('ch-patriot'),
  ]);
  expect([next.attackTrack, next.round, next.captain]).toEqual([0, 2, 1]);
});

function sixOf(tileId: string): string[] {
  return ['1', '1', '2', '2', '3', '3'].map((no) => `${tileId}-${no}`);
}

test('[DN-END-04] [DN-RULING-65] any number of Mech cards of any type may be discarded at the end, all players at once', () => {
  const state = arrange({
    seats: { 0: { hand: ['ar-mg-1#1', 'ar-mg-4#1'] }, 1: { hand: ['ar-shotgun-1#1'] } },
    steps: [],
  });
  const gone = play(
    state,
    { type: 'discardCard', seat: 0, card: 'ar-mg-4#1' },
    { type: 'discardCard', seat: 1, card: 'ar-shotgun-1#1' },
    { type: 'discardCard', seat: 0, card: 'ar-mg-1#1' },
  ).state;
  expect(mech(gone, 0)).toMatchObject({ hand: [], discard: ['ar-mg-1#1', 'ar-mg-4#1'] });
  expect(refusedBy(gone, { type: 'discardCard', seat: 0, card: 'ar-mg-1#1' })).toBe('DN-END-04');
  const ended = play(gone, { type: 'endTurn', seat: 0 }).state;
  expect(refusedBy(ended, { type: 'endTurn', seat: 0 })).toBe('DN-LEGAL-02');
});

test('[DN-BOARD-04] a Mech elsewhere keeps its spent bots spent', () => {
  const state = arrange({
    seats: { 0: { bots: 1 }, 1: { bots: 1, space: 's05' } },
    steps: [{ type: 'endPhase' }],
  });
  const { state: after } = letHappen(state);
  expect([mech(after, 0).repairBots, mech(after, 1).repairBots]).toEqual([3, 1]);
});

test('[DN-TOK-04] tokens placed in a round still count in the next Event Phase, and go at its end', () => {
  const state = arrange({
    seats: { 0: { space: 's05' } },
    monsters: [{ id: 'rb-toxipede', space: 's05', minus: 1 }],
    steps: [{ type: 'eventPhase' }],
  });
  const { state: after } = letHappen(state, 'event', 'rb-e13');
  // White: 2 legs less 1; the random instance of 1 is 0: no die.
  expect(mech(after, 0).damage).toEqual({ chassis: 0, leftArm: 0, rightArm: 0, legs: 1 });
  expect(monster(after, 'rb-toxipede').minus).toBe(0);
});

test('[DN-CARD-10] [DN-CARD-08] a card with the symbol raises the track whatever its type, and its sentences follow each other', () => {
  const state = arrange({
    mechs: ['raijin', 'anansi'],
    seats: { 0: { power: [0, 0, 3], space: 's05', hand: ['lg-treads-4#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
  });
  const { state: after, events } = play(state, card(0, 'lg-treads-4#1'), target(0, 'rb-glowfang'), {
    type: 'chooseSpace',
    seat: 0,
    space: 's06',
  });
  expect(after.attackTrack).toBe(1);
  expect(monster(after, 'rb-glowfang')).toMatchObject({ space: 's06', minus: 1 });
  const order = events
    .map(({ type }) => type)
    .filter((type) => ['attackTrackMoved', 'monsterMoved', 'tokenPlaced'].includes(type));
  expect(order).toEqual(['attackTrackMoved', 'monsterMoved', 'tokenPlaced']);
});

test('[DN-BOARD-06] [DN-CIT-09] any number of Mechs, Monsters and Citizens share a space', () => {
  const state = arrange({
    seats: { 0: { space: 's05' }, 1: { space: 's05' } },
    monsters: [
      { id: 'rb-glowfang', space: 's05' },
      { id: 'rb-isotoad', space: 's05' },
    ],
    steps: [entering('s05', 5)],
  });
  const { state: after } = letHappen(
    state,
    'cz-students',
    'cz-students',
    'cz-vendors',
    'cz-vendors',
    'cz-commuters',
  );
  expect(space(after, 's05').citizens).toHaveLength(5);
  expect(offered(after, 'endTurn', 'seat')).toEqual([0, 1]);
});
