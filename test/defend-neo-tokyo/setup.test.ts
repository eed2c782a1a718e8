import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Move } from '../../src/defend-neo-tokyo/moves/index.js';
import { arrange, content, eventsOf, mech, mechs, play, refusedBy, space } from './arrange.js';

const names = ['anansi', 'vaquero', 'shenjian', 'zakh', 'patriot'] as const;

/** Glowfang in s01 with 2 Citizens, Toxipede in s02 with 1. */
const twoMonsters = ['rb-a1', 'c01', 'cz-tanks', 'cz-panic', 'rb-a2', 'c02', 'cz-students'];
const hands = (count: number) => {
  return names.slice(0, count).flatMap((name) => {
    const { chassis } = mechs[name];
    return [
      `${chassis}-1`,
      `${chassis}-1`,
      `${chassis}-2`,
      `${chassis}-2`,
      `${chassis}-3`,
      `${chassis}-3`,
    ];
  });
};

function assigned(players: number, more: object = {}) {
  const given = names.slice(0, players).map((name) => mechs[name]);
  return {
    players,
    seed: 1,
    captain: 0,
    threat: 'radiation-beasts',
    build: 'assigned' as const,
    mechs: given,
    ...more,
  };
}

test('[DN-SETUP-04] [DN-SETUP-05] [DN-EVC-02] [DN-FX-49] [DN-CITY-01] each starting card places its Monster and Citizens; nothing else happens', () => {
  const { state, events } = defendNeoTokyo.start(assigned(2), {
    rolls: [...twoMonsters, ...hands(2)],
  });
  expect(state.monsters.map(({ id, space: at, damage }) => [id, at, damage])).toEqual([
    ['rb-glowfang', 's01', 0],
    ['rb-toxipede', 's02', 0],
  ]);
  expect(space(state, 's01').citizens).toEqual(['cz-tanks#1', 'cz-panic#1']);
  expect(space(state, 's02').citizens).toEqual(['cz-students#1']);
  expect(state.eventDiscard).toEqual(['rb-a1', 'rb-a2']);
  expect(state.cityDiscard).toEqual(['c01', 'c02']);
  expect(eventsOf(events, 'damageDiceRolled')).toEqual([]);
});

test('[DN-SETUP-01] [DN-SETUP-08] [DN-SETUP-10] [DN-MECH-01] [DN-MECH-02] [DN-BUILD-06] the table at the start', () => {
  const { state } = defendNeoTokyo.start(assigned(2), { rolls: [...twoMonsters, ...hands(2)] });
  expect(state).toMatchObject({
    attackTrack: 0,
    destruction: 0,
    destroyedStack: [],
    round: 1,
    phase: 'planning',
  });
  for (const one of state.mechs) {
    expect(one).toMatchObject({ space: 'hq', lying: false, repairBots: 3, armorTokens: 0 });
    expect(one.power).toEqual({ leftArm: 0, rightArm: 0, legs: 0 });
    expect(one.damage).toEqual({ chassis: 0, leftArm: 0, rightArm: 0, legs: 0 });
    expect([...one.hand, ...one.deck.flat()]).toHaveLength(28);
  }
  expect(
    Object.values(state.board).every(({ cityDamage, destroyed }) => cityDamage === 0 && !destroyed),
  ).toBe(true);
});

test('[DN-SETUP-10] [DN-PLAN-05] whoever changes one space or one list of a new state changes nothing else', () => {
  const state = defendNeoTokyo.setup(assigned(3));
  const damaged = space(state, 's05');
  damaged.cityDamage = 4;
  damaged.citizens.push('cz-fuel#1');
  const others = Object.entries(state.board).filter(([at]) => at !== 's05');
  for (const [, { cityDamage, citizens }] of others) {
    expect(cityDamage).toBe(0);
    expect(citizens).not.toContain('cz-fuel#1');
  }
  const [evac, assign] = state.agenda.slice(-2);
  if (evac?.type !== 'evac' || assign?.type !== 'assignPower') throw new Error('not planning');
  assign.seats.length = 1;
  expect(evac.seats).toEqual([0, 1, 2]);
  expect(defendNeoTokyo.toAct(state)).toEqual([0]);
  expect(defendNeoTokyo.toAct(defendNeoTokyo.setup(assigned(3)))).toEqual([0, 1, 2]);
});

test('[DN-SETUP-02] [DN-RULING-66] the City and Citizen decks are one unordered layer', () => {
  const state = arrange();
  expect(state.cityDeck).toEqual([
    content.cities.map((_, i) => `c${String(i + 1).padStart(2, '0')}`),
  ]);
  expect(state.citizenDeck).toHaveLength(1);
  expect(state.citizenDeck.flat()).toHaveLength(48);
});

test.each([
  ['[DN-SETUP-06]', 3, 2, 4, 3],
  ['[DN-SETUP-06]', 2, 2, 4, 4],
  ['[DN-SETUP-07]', 4, 1, 5, 2],
  ['[DN-SETUP-07]', 5, 1, 5, 1],
])(
  '%s [DN-SETUP-04] [DN-RULING-68] %i players: the Event deck has %i Appears and %i events, %i Appears are unseen',
  (_no, players, appears, events, unseen) => {
    const state = defendNeoTokyo.setup(assigned(players));
    expect(state.monsters).toHaveLength(players);
    expect(state.eventDeck).toEqual([
      [...Array(appears).fill('appears'), ...Array(events).fill('event')],
    ]);
    expect(state.eventUnseen.appears).toHaveLength(unseen);
    expect(state.eventUnseen.events).toHaveLength(13);
    expect(state.eventDiscard).toHaveLength(players);
  },
);

test('[DN-SETUP-03] [DN-MON-11] the threat is chosen or drawn, and only its set is used', () => {
  const { state } = defendNeoTokyo.start(
    { ...assigned(2), threat: 'random' },
    {
      rolls: [
        'tideborn-horrors',
        'th-a1',
        'c01',
        'cz-tanks',
        'cz-panic',
        'th-a2',
        'c02',
        'cz-students',
        ...hands(2),
      ],
    },
  );
  expect(state.options.threat).toBe('tideborn-horrors');
  expect(state.eventUnseen.events.every((id) => id.startsWith('th-'))).toBe(true);
  expect(() => defendNeoTokyo.setup({ ...assigned(2), threat: 'nobody' })).toThrow(/DN-SETUP-03/);
});

test('[DN-SETUP-09] [DN-RULING-04] the Captain is given or drawn before anything is built', () => {
  const { state } = defendNeoTokyo.start(
    { players: 3, seed: 1, threat: 'radiation-beasts' },
    { rolls: [2] },
  );
  expect(state.captain).toBe(2);
  expect(state.mechs).toEqual([]);
  expect(defendNeoTokyo.toAct(state)).toEqual([2]);
  expect(() => defendNeoTokyo.setup({ players: 2, seed: 1, captain: 3 })).toThrow(/DN-SETUP-09/);
});

test.each([
  ['a Mech each', { mechs: [mechs.anansi] }, /mechs/],
  [
    'mechs only with assigned',
    { build: 'prebuilt', mechs: [mechs.anansi, mechs.patriot] },
    /assigned/,
  ],
  [
    'no tile twice',
    { mechs: [mechs.anansi, { ...mechs.patriot, legs: 'lg-spider' }] },
    /DN-BUILD-01/,
  ],
  ['known tiles', { mechs: [mechs.anansi, { ...mechs.patriot, legs: 'ar-knife' }] }, /DN-MECH-01/],
])('[DN-SETUP-01] [DN-MECH-01] setup options are checked: %s', (_what, more, message) => {
  expect(() => defendNeoTokyo.setup({ ...assigned(2), ...more } as never)).toThrow(message);
});

test('[DN-BUILD-01] [DN-RULING-02] [DN-RULING-05] [DN-MECH-03] prebuilt Mechs are taken in captain order, no two the same, and each player sets left and right', () => {
  const state = defendNeoTokyo.setup({
    players: 2,
    seed: 1,
    captain: 1,
    threat: 'radiation-beasts',
  });
  const four: Move = { type: 'pickPrebuilt', seat: 1, prebuilt: 'pb-4' };
  const { state: next } = play(state, four);
  expect(refusedBy(next, { ...four, seat: 0 })).toBe('DN-BUILD-01');
  const picked = play(next, { type: 'pickPrebuilt', seat: 0, prebuilt: 'pb-1' }).state;
  expect(refusedBy(picked, { type: 'assemble', seat: 1, leftArm: 'ar-knife' })).toBe('DN-BUILD-06');
  const { state: built } = play(picked, { type: 'assemble', seat: 1, leftArm: 'ar-mace' }, [
    { type: 'assemble', seat: 0, leftArm: 'ar-chainfist' },
    ...twoMonsters,
    ...[
      'ch-zakharovich-1',
      'ch-zakharovich-1',
      'ch-zakharovich-2',
      'ch-zakharovich-2',
      'ch-zakharovich-3',
      'ch-zakharovich-3',
    ],
    ...hands(1),
  ]);
  expect(mech(built, 1).tiles).toEqual({
    chassis: 'ch-zakharovich',
    leftArm: 'ar-mace',
    rightArm: 'ar-rocket',
    legs: 'lg-heavy',
  });
  expect(mech(built, 1).repairBots).toBe(3);
  expect([...mech(built, 1).hand, ...mech(built, 1).deck.flat()]).toHaveLength(28);
});

test('[DN-BUILD-02] [DN-BUILD-03] [DN-BUILD-04] [DN-BUILD-05] the draft snakes: Chassis and first Arm from the Captain, Legs and second Arm back', () => {
  let state = defendNeoTokyo.setup({ players: 4, seed: 1, captain: 2, build: 'draft' });
  const asked: Record<string, number[]> = {};
  const taken: Record<string, Move> = {};
  while (defendNeoTokyo.toAct(state).length === 1) {
    const moves = defendNeoTokyo.legalMoves(state);
    const [move] = moves as [Move];
    asked[move.type] = [...(asked[move.type] ?? []), move.seat];
    const before = taken[move.type];
    if (before) {
      const isSecond = (asked.pickArm?.length ?? 0) > 4;
      const rule = {
        pickChassis: 'DN-BUILD-02',
        pickLegs: 'DN-BUILD-03',
        pickArm: isSecond ? 'DN-BUILD-05' : 'DN-BUILD-04',
      };
      expect(refusedBy(state, { ...before, seat: move.seat })).toBe(
        rule[move.type as keyof typeof rule],
      );
    }
    taken[move.type] = move;
    state = play(state, move).state;
  }
  expect(asked).toEqual({
    pickChassis: [2, 3, 0, 1],
    pickLegs: [1, 0, 3, 2],
    pickArm: [2, 3, 0, 1, 1, 0, 3, 2],
  });
  expect(defendNeoTokyo.toAct(state)).toEqual([0, 1, 2, 3]);
});

describe('the board', () => {
  test('[DN-BOARD-01] nineteen spaces: HQ and the numbers 1 to 18', () => {
    expect(content.spaces.size).toBe(19);
    expect([...content.spaces.values()].map(({ number }) => number).sort((a, b) => a - b)).toEqual([
      ...Array(19).keys(),
    ]);
    expect(new Set([...content.spaces.values()].map(({ name }) => name)).size).toBe(19);
  });

  test('[DN-BOARD-02] [DN-RULING-43] 36 lines: HQ to six inner spaces, two rings, two outer spaces to each inner one; distance counts lines', () => {
    const no = (n: number) => `s${String(n).padStart(2, '0')}`;
    const inner = [13, 14, 15, 16, 17, 18];
    const lines = [
      ...inner.map((n) => ['hq', no(n)]),
      ...inner.map((n) => [no(n), no(n === 18 ? 13 : n + 1)]),
      ...Array.from({ length: 12 }, (_, i) => [no(i + 1), no(i === 11 ? 1 : i + 2)]),
      ...inner.flatMap((n) => [
        [no(n), no((n - 13) * 2 + 1)],
        [no(n), no((n - 13) * 2 + 2)],
      ]),
    ];
    expect(lines).toHaveLength(36);
    const ids = [...content.spaces.keys()];
    const apart = new Map<string, number>();
    const far = (a: string, b: string) => apart.get(`${a} ${b}`) ?? (a === b ? 0 : 99);
    for (const [a = '', b = ''] of lines)
      for (const key of [`${a} ${b}`, `${b} ${a}`]) apart.set(key, 1);
    for (const a of ids) {
      const joined = ids.filter((b) => far(a, b) === 1).sort();
      expect([...(content.spaces.get(a)?.adjacent ?? [])].sort()).toEqual(joined);
    }
    for (const via of ids) {
      for (const a of ids) {
        for (const b of ids) apart.set(`${a} ${b}`, Math.min(far(a, b), far(a, via) + far(via, b)));
      }
    }
    for (const a of ids) for (const b of ids) expect(content.distance(a, b)).toBe(far(a, b));
  });
});

test('[DN-SETUP-03] a threat that the pack does not have is told at its place', () => {
  expect(() => defendNeoTokyo.setup({ players: 2, seed: 1, threat: 'tin-gods' })).toThrow(
    'threat: there is no Monster set "tin-gods"',
  );
});
