import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/bloodfeud/index.js';
import { bloodfeud } from '../../src/bloodfeud/index.js';
import { playerIds } from '../../src/bloodfeud/state/terms.js';
import { topStep } from '../../src/kernel/play.js';
import {
  type Arrangement,
  arrange,
  brujah,
  cityhall,
  eventsOf,
  firstlight,
  movesOf,
  nosferatu,
  play,
  quiet,
  refusedBy,
  resolve,
  team,
} from './arrange.js';

const there = { at: 'orders' } as const;
const all = { 0: there, 1: there, 2: there, 3: there };
const propose = (seat: number, other: number): Move => ({
  type: 'proposeAlliance',
  seat,
  with: other,
});
const answer = (seat: number, accept: boolean): Move => ({ type: 'answerAlliance', seat, accept });
const respond = (seat: number, block: boolean): Move => ({ type: 'respondBlock', seat, block });
const block = (seat: number, a: number, b: number): Move => ({
  type: 'blockAlliance',
  seat,
  teams: [a, b],
});
const counter = (seat: number, ally: boolean): Move => ({ type: 'answerCounter', seat, ally });
const assetsOf = ({ teams }: { teams: { assets: number }[] }) => teams.map(({ assets }) => assets);

describe('proposing', () => {
  test('[BF-PROP-02] [BF-PROP-03] [BF-PROP-05] [BF-PROP-06] [BF-ALLY-01] [BF-RULING-04] the picture of the aid', () => {
    const state = arrange({ seats: all });
    const formed = play(
      state,
      propose(brujah, cityhall),
      answer(cityhall, true),
      respond(nosferatu, false),
      respond(firstlight, false),
    ).state;
    expect(formed.alliances).toEqual({ '0|2': { status: 'allied', by: null } });
    expect(assetsOf(formed)).toEqual([3, 4, 3, 4]);
    const declared = play(formed, propose(cityhall, firstlight), answer(firstlight, true)).state;
    // Power 3 is more than either of 2 and 1: brujah is not asked.
    expect(bloodfeud.toAct(declared)).toEqual([nosferatu]);
    const blocked = play(declared, respond(nosferatu, true)).state;
    expect(blocked.alliances['2|3']).toEqual({ status: 'blocked', by: nosferatu });
    expect(assetsOf(blocked)).toEqual([3, 3, 3, 4]);
    expect(refusedBy(blocked, propose(cityhall, firstlight))).toBe('BF-PROP-06');
    expect(refusedBy(blocked, propose(brujah, cityhall))).toBe('BF-PROP-06');
    const onBoard = Object.values(blocked.alliances).map(({ status }) =>
      status === 'allied' ? 2 : 1,
    );
    expect(onBoard.reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  test('[BF-PHASE-09] [BF-PROP-01] [BF-RULING-49] the quorum is half of the teams, rounded up', () => {
    const five = (n: number, more: object = {}) => {
      const seats = Object.fromEntries(
        Array.from({ length: n }, (_, i) => [i, { ...there, ...more }]),
      );
      return arrange({ teams: 5, setup: { playersPerTeam: [3, 3, 3, 3, 3] }, seats });
    };
    expect(refusedBy(five(2), propose(0, 1))).toBe('BF-PROP-01');
    expect(refusedBy(five(3), propose(0, 1))).toBeUndefined();
    const seven = (n: number) => {
      const seats = Object.fromEntries(Array.from({ length: n }, (_, i) => [i, there]));
      return arrange({ teams: 7, seats });
    };
    expect(refusedBy(seven(3), propose(0, 1))).toBe('BF-PROP-01');
    expect(refusedBy(seven(4), propose(0, 1))).toBeUndefined();
    const passed = arrange({ seats: { 0: there, 1: { ...there, passed: true } } });
    expect(refusedBy(passed, propose(0, 1))).toBeUndefined();
  });

  test('[BF-PROP-02] [BF-RULING-52] [BF-RULING-02] an absent or penniless partner cannot be proposed to', () => {
    const absent = arrange({ seats: { 0: there, 1: there } });
    expect(refusedBy(absent, propose(brujah, cityhall))).toBe('BF-PROP-02');
    expect(refusedBy(absent, propose(brujah, brujah))).toBe('BF-PROP-02');
    const poor = arrange({
      seats: { 0: there, 1: { ...there, assets: 0 }, 2: { ...there, assets: 1 } },
    });
    expect(refusedBy(poor, propose(brujah, nosferatu))).toBe('BF-PROP-02');
    expect(refusedBy(poor, propose(brujah, cityhall))).toBeUndefined();
  });

  test('[BF-PROP-02] a refusal costs nothing and may be followed by a new proposal', () => {
    const { state, events } = play(
      arrange({ seats: all }),
      propose(brujah, cityhall),
      answer(cityhall, false),
    );
    expect(assetsOf(state)).toEqual([4, 4, 4, 4]);
    expect(eventsOf(events, 'allianceRefused')).toHaveLength(1);
    expect(refusedBy(state, propose(brujah, cityhall))).toBeUndefined();
  });

  test.each([
    ['either', 3, true],
    ['both', 3, false],
    ['either', 5, false],
    ['both', 2, true],
    ['either', 4, true],
  ] as const)(
    '[BF-PROP-03] [BF-RULING-03] %s: Power %i against 4 and 2 may block: %s',
    (allianceBlockPower, power, may) => {
      const seats = {
        0: { ...there, power: 4 },
        1: { ...there, power },
        2: { ...there, power: 2 },
        3: { power: 1 },
      };
      const state = arrange({ setup: { houseRules: { allianceBlockPower } }, seats });
      const { state: asked } = play(state, propose(brujah, cityhall), answer(cityhall, true));
      expect(topStep(asked)?.type).toBe(may ? 'allianceBlock' : 'open');
    },
  );

  test('[BF-PROP-03] a blocker needs presence and an Asset', () => {
    const seats = { 0: there, 1: { ...there, assets: 0 }, 2: there, 3: {} };
    const { state } = play(arrange({ seats }), propose(brujah, cityhall), answer(cityhall, true));
    expect(state.alliances['0|2']?.status).toBe('allied');
  });

  test('[BF-PROP-04] [BF-RULING-05] the first block counts, and only that team pays', () => {
    const declared = play(
      arrange({ seats: all }),
      propose(brujah, cityhall),
      answer(cityhall, true),
    ).state;
    expect(bloodfeud.toAct(declared)).toEqual([nosferatu, firstlight]);
    const blocked = play(declared, respond(firstlight, true)).state;
    expect(assetsOf(blocked)).toEqual([4, 4, 4, 3]);
    expect(movesOf(blocked, nosferatu, 'respondBlock')).toEqual([]);
    expect(team(blocked, firstlight).tallies.alliancesBlocked).toBe(1);
  });

  test('[BF-PROP-03] Majesty shields a proposal from blocks, not from the Block action', () => {
    const seats = { ...all, 0: { ...there, lanyards: { P1: ['v11'] } } };
    const { state } = play(arrange({ seats }), propose(brujah, cityhall), answer(cityhall, true));
    expect(state.alliances['0|2']?.status).toBe('allied');
    expect(refusedBy(arrange({ seats }), block(nosferatu, brujah, cityhall))).toBeUndefined();
  });
});

test.each(playerIds)('[BF-PROP-03] [BF-ADV-04] Majesty shields, whoever has it: %s', (player) => {
  const setup = { playersPerTeam: [4, 2, 2, 2] };
  const seats = { ...all, 0: { ...there, lanyards: { [player]: ['v11'] } } };
  const state = arrange({ setup, seats });
  const after = play(state, propose(brujah, cityhall), answer(cityhall, true)).state;
  expect(after.alliances['0|2']?.status).toBe('allied');
});

describe('blocking', () => {
  const powers = (blocker: number, more: Arrangement['seats'] = {}): Arrangement => ({
    seats: {
      0: { ...there, power: blocker },
      1: { ...there, power: 4 },
      2: { ...there, power: 3 },
      ...more,
    },
  });

  test('[BF-BLOCK-03] [BF-BLOCK-05] [BF-RULING-06] Power 2 blocks 4 and 3 at once', () => {
    const { state } = play(arrange(powers(2)), block(0, 1, 2));
    expect(state.alliances).toEqual({ '1|2': { status: 'blocked', by: 0 } });
    expect(assetsOf(state).slice(0, 3)).toEqual([3, 4, 4]);
    expect(refusedBy(state, propose(1, 2))).toBe('BF-PROP-06');
  });

  test('[BF-BLOCK-03] Power 3 lets them answer by allying; the blocker pays nothing', () => {
    const asked = play(arrange(powers(3)), block(0, 1, 2)).state;
    expect(bloodfeud.toAct(asked)).toEqual([1, 2]);
    const { state } = play(asked, counter(2, true), counter(1, true));
    expect(state.alliances).toEqual({ '1|2': { status: 'allied', by: null } });
    expect(assetsOf(state).slice(0, 3)).toEqual([4, 3, 3]);
    const refused = play(asked, counter(1, true), counter(2, false)).state;
    expect(refused.alliances['1|2']).toEqual({ status: 'blocked', by: 0 });
    expect(assetsOf(refused).slice(0, 3)).toEqual([3, 4, 4]);
  });

  test('[BF-BLOCK-04] [BF-RULING-07] without presence or an Asset they cannot', () => {
    const poor = play(arrange(powers(3, { 2: { ...there, power: 3, assets: 0 } })), block(0, 1, 2));
    expect(poor.state.alliances['1|2']?.status).toBe('blocked');
    const away = play(arrange(powers(3, { 2: { power: 3 } })), block(0, 1, 2));
    expect(away.state.alliances['1|2']?.status).toBe('blocked');
  });

  test('[BF-BLOCK-01] [BF-RULING-02] needs quorum, presence and an Asset', () => {
    expect(refusedBy(arrange({ seats: { 0: there } }), block(0, 1, 2))).toBe('BF-BLOCK-01');
    expect(refusedBy(arrange({ seats: { 1: there, 2: there } }), block(0, 1, 2))).toBe(
      'BF-PHASE-02',
    );
    const poor = arrange({ seats: { ...all, 0: { ...there, assets: 0 } } });
    expect(refusedBy(poor, block(0, 1, 2))).toBe('BF-BLOCK-01');
    const one = arrange({ seats: { ...all, 0: { ...there, assets: 1 } } });
    expect(refusedBy(one, block(0, 1, 2))).toBeUndefined();
  });

  test('[BF-BLOCK-02] allied and blocked pairs are closed', () => {
    const state = arrange({
      seats: all,
      alliances: [
        [1, 2],
        [2, 3, 1],
      ],
    });
    expect(refusedBy(state, block(0, 1, 2))).toBe('BF-BLOCK-02');
    expect(refusedBy(state, block(0, 2, 3))).toBe('BF-BLOCK-02');
    expect(refusedBy(state, block(0, 1, 3))).toBeUndefined();
  });

  test('[BF-BLOCK-06] two different other teams', () => {
    const state = arrange({ seats: all });
    for (const [a, b] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 1],
    ] as const) {
      expect(refusedBy(state, block(0, a, b))).toBe('BF-BLOCK-06');
    }
    expect(movesOf(state, 0, 'blockAlliance').map(({ teams }) => teams)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });
});

describe('what an Alliance does', () => {
  const fight = (more: Arrangement): Arrangement => ({
    seats: { 0: { units: { D5: 2 } }, 1: { units: { D5: 2 } }, 2: { units: { D5: 2 } } },
    placed: [['D5', brujah, 'sAtk']],
    ...more,
  });
  const target = (seat: number, enemy: number): Move => {
    return { type: 'chooseTarget', seat, team: enemy, unit: 'basic' };
  };
  const strengths = (a: Arrangement, enemy: number) => {
    const { state } = resolve(arrange(quiet(a)));
    const { events } = play(state, target(brujah, enemy));
    const [result] = eventsOf(events, 'attackResolved');
    return [result?.attack, result?.defence];
  };

  test('[BF-ALLY-02] [BF-ALLY-05] [BF-ATK-02] [BF-RULING-08] an ally of both sides counts for both', () => {
    expect(
      strengths(
        fight({
          alliances: [
            [0, 2],
            [1, 2],
          ],
        }),
        nosferatu,
      ),
    ).toEqual([4, 4]);
    expect(strengths(fight({ alliances: [[1, 2]] }), nosferatu)).toEqual([2, 4]);
    expect(strengths(fight({ alliances: [[0, 2]] }), nosferatu)).toEqual([4, 2]);
  });

  test('[BF-ALLY-05] Alliances are not transitive', () => {
    // nosferatu is allied with cityhall, cityhall with firstlight: firstlight does not help nosferatu.
    const seats = { 0: { units: { D5: 1 } }, 1: { units: { D5: 1 } }, 3: { units: { D5: 3 } } };
    expect(
      strengths(
        fight({
          seats,
          alliances: [
            [1, 2],
            [2, 3],
          ],
        }),
        nosferatu,
      ),
    ).toEqual([1, 1]);
  });

  test('[BF-ALLY-03] [BF-RULING-08] an ally’s Defend counts for the target', () => {
    const placed: Arrangement['placed'] = [
      ['D5', cityhall, 'sDef'],
      ['D5', brujah, 'sAtk'],
    ];
    expect(
      strengths(
        fight({
          placed,
          alliances: [
            [0, 2],
            [1, 2],
          ],
        }),
        nosferatu,
      ),
    ).toEqual([4, 6]);
    expect(strengths(fight({ placed }), nosferatu)).toEqual([2, 2]);
  });

  test('[BF-ALLY-04] an ally is no target', () => {
    const { state } = resolve(arrange(quiet(fight({ alliances: [[0, 2]] }))));
    expect(movesOf(state, brujah, 'chooseTarget').map((move) => move.team)).toEqual([nosferatu]);
    expect(refusedBy(state, target(brujah, cityhall))).toBe('BF-ALLY-04');
    const friends = arrange(
      quiet(
        fight({ seats: { 0: { units: { D5: 2 } }, 2: { units: { D5: 2 } } }, alliances: [[0, 2]] }),
      ),
    );
    expect(eventsOf(resolve(friends).events, 'orderVoid')).toMatchObject([{ reason: 'noTarget' }]);
  });

  test('[BF-RULING-09] allies lend Units, no modifiers', () => {
    // Automatic Weapons of an allied human player on the Domain add nothing to the Attack.
    const armed = {
      units: { D5: { ready: 1, players: { P1: 'ready' } } },
      lanyards: { P1: ['h02'] },
    } as const;
    const seats = {
      0: { units: { D5: 2 } },
      1: { units: { D5: 2 } },
      2: { ...armed, lanyards: { P1: ['h02'] } },
    };
    expect(strengths(fight({ seats, alliances: [[0, 2]] }), nosferatu)).toEqual([4, 2]);
  });

  test('[BF-ALLY-06] [BF-ALLY-07] [BF-CLEAN-02] [BF-RULING-44] [BF-RULING-43] they last one round; their Assets are spent', () => {
    const pairs: Arrangement = quiet({
      seats: all,
      alliances: [
        [0, 1],
        [2, 3, 1],
      ],
    });
    const before = arrange(pairs);
    const { state } = resolve(before);
    expect(state.alliances).toEqual({});
    // Income at this table: brujah, cityhall and firstlight 1 each.
    expect(assetsOf(state)).toEqual([5, 4, 5, 5]);
    expect(state.assets.supply).toBe(before.assets.supply + 3 - 3);
    expect(refusedBy(state, propose(0, 1))).toBeUndefined();
    expect(refusedBy(state, propose(2, 3))).toBeUndefined();
    const houseRules = { allianceAssets: 'returned' } as const;
    const returned = resolve(arrange({ ...pairs, setup: { houseRules } })).state;
    // Each ally gets its Asset back, and the blocker its own.
    expect(assetsOf(returned)).toEqual([6, 6, 5, 5]);
  });
});

describe('what is noted of an Alliance', () => {
  const shield = { ...there, lanyards: { P1: ['v11'] } };
  const before = { tallies: { allies: [firstlight], alliancesFormed: 1 } };
  const former = { tallies: { allies: [brujah], alliancesFormed: 1 } };
  const table: Arrangement = {
    sun: { marker: 2 },
    seats: { ...all, 0: { ...shield, ...before }, 3: { ...there, ...former } },
  };

  test.each([
    ['a new ally stands among the others by seat', nosferatu, [nosferatu, firstlight]],
    ['a former ally is not noted again', firstlight, [firstlight]],
  ])('[BF-PROP-05] %s', (_name, ally, allies) => {
    const { state } = play(arrange(table), propose(brujah, ally), answer(ally, true));
    expect(team(state, brujah).tallies).toMatchObject({ allies, alliancesFormed: 2 });
  });

  test('[BF-PROP-05] the two teams are told by seat, whoever has proposed', () => {
    const seats = { ...all, 1: { ...there, assets: 0 }, 3: { ...there, assets: 0 } };
    const { events } = play(arrange({ seats }), propose(cityhall, brujah), answer(brujah, true));
    expect(eventsOf(events, 'allianceFormed')).toMatchObject([{ teams: [brujah, cityhall] }]);
  });
});

test('[BF-PROP-03] who is asked blocks or lets it pass', () => {
  const asked = play(arrange({ seats: all }), propose(brujah, cityhall), answer(cityhall, true));
  expect(movesOf(asked.state, nosferatu, 'respondBlock')).toEqual([
    respond(nosferatu, true),
    respond(nosferatu, false),
  ]);
});
