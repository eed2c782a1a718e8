import { describe, expect, test } from 'vitest';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { Mech, Monster, SpaceState, State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange } from './arrange.js';

/* The last thing that is sound and the first that is broken: for each bound of a state, by its sentence. */

const table = () => arrange({ monsters: [{ id: 'rb-glowfang', space: 's05' }] });
const mech = (state: State) => state.mechs[0] as Mech;
const glowfang = (state: State) => state.monsters[0] as Monster;
const ruin: SpaceState = { cityDamage: 0, destroyed: true, citizens: [] };

function said(change: (state: State) => void): string[] {
  const state = table();
  change(state);
  return defendNeoTokyo.invariants(state);
}

describe('the most that fits', () => {
  type Row = [what: string, most: number, set: (state: State, n: number) => void, broken: RegExp];
  const rows: Row[] = [
    // Medium Legs hold 4, a Machine Gun 5; the Patriot fails critically at 12.
    [
      '[DN-LIMB-01] Power on the Legs',
      4,
      (state, n) => {
        mech(state).power.legs = n;
      },
      /the legs of seat 0 holds more/,
    ],
    [
      'Power and damage together',
      3,
      (state, n) => {
        mech(state).power.leftArm = 2;
        mech(state).damage.leftArm = n;
      },
      /the leftArm of seat 0 holds more/,
    ],
    [
      '[DN-CHAS-01] damage to the Chassis',
      12,
      (state, n) => {
        mech(state).damage.chassis = n;
      },
      /beyond Critical Failure/,
    ],
    [
      'Repair Bots',
      3,
      (state, n) => {
        mech(state).repairBots = n;
      },
      /too many Repair Bots/,
    ],
    [
      'damage to a Monster of Life 20',
      19,
      (state, n) => {
        glowfang(state).damage = n;
      },
      /rb-glowfang is defeated/,
    ],
    [
      'damage to a space of capacity 5',
      4,
      (state, n) => {
        state.board.s01 = { cityDamage: n, destroyed: false, citizens: [] };
      },
      /s01 should be destroyed/,
    ],
    [
      'the Destruction track of a game that goes on',
      6,
      (state, n) => {
        state.destruction = n;
      },
      /loses the game/,
    ],
    [
      'the Attack track while somebody acts',
      4,
      (state, n) => {
        state.attackTrack = n;
      },
      /nobody acts/,
    ],
    [
      'ruins, for 2 on the Destruction track',
      2,
      (state, n) => {
        state.destruction = 2;
        for (const at of ['s01', 's02', 's03'].slice(0, n)) state.board[at] = ruin;
      },
      /more destroyed spaces/,
    ],
  ];

  test.each(rows)('%s: %i', (_what, most, set, broken) => {
    expect(said((state) => set(state, most))).toEqual([]);
    expect(said((state) => set(state, most + 1)).join()).toMatch(broken);
  });
});

describe('tokens', () => {
  test.each(['fire', 'plus', 'minus', 'armor'] as const)('%s on a Monster', (kind) => {
    expect(
      said((state) => {
        state.tokenSupply[kind]--;
        glowfang(state)[kind]++;
      }),
    ).toEqual([]);
    expect(said((state) => glowfang(state)[kind]++)).toEqual([`${kind} tokens do not add up`]);
  });

  test('armor on a Mech', () => {
    expect(
      said((state) => {
        state.tokenSupply.armor--;
        mech(state).armorTokens++;
      }),
    ).toEqual([]);
    expect(said((state) => mech(state).armorTokens++)).toEqual(['armor tokens do not add up']);
  });

  test('of a supply without end are not counted', () => {
    const state = arrange({ houseRules: { tokenSupply: 'unlimited' } });
    state.tokenSupply.fire = 3;
    expect(defendNeoTokyo.invariants(state)).toEqual([]);
  });
});

describe('what there is not', () => {
  const rows: [string, (state: State) => void][] = [
    ['2 players need as many Mechs', (state) => state.mechs.pop()],
    ['every seat is muted or not', (state) => state.muted.pop()],
    ['there is no Monster rb-mouse', (state) => Object.assign(glowfang(state), { id: 'rb-mouse' })],
    [
      'there is no Citizen cz-mouse',
      (state) => {
        state.board.s01 = { cityDamage: 0, destroyed: false, citizens: ['cz-mouse'] };
      },
    ],
    [
      'the spaces of the board are not those of the pack',
      (state) => {
        delete state.board.s01;
      },
    ],
    [
      'there is no threat',
      (state) => {
        state.options = { ...state.options, threat: null };
      },
    ],
    ['rb-glowfang is not the Boss', (state) => Object.assign(glowfang(state), { isBoss: true })],
    [
      'nobody has moved the Attack tracker to its end',
      (state) => {
        state.attackTrackMover = 0;
      },
    ],
    [
      'over is the phase of a game that is over',
      (state) => {
        state.phase = 'over';
      },
    ],
    [
      'a Mech is a Chassis, two Arms and Legs',
      (state) => {
        mech(state).tiles = { ...mech(state).tiles, legs: 'ar-knife' };
      },
    ],
  ];
  test.each(rows)('%s', (message, change) => {
    expect(said(change)).toContain(message);
  });

  const steps: [string, Step][] = [
    ['the space moon', { type: 'cityDamage', space: 'moon', amount: 1, stage: 'start' }],
    ['the card x', { type: 'finishCard', seat: 0, card: 'x' }],
    ['the Citizen x', { type: 'destroyCitizen', citizen: 'x' }],
    ['the Monster x', { type: 'afterAttack', monster: 'x', stage: 'window' }],
  ];
  test.each(steps)('%s on the agenda is unknown', (what, step) => {
    expect(said((state) => state.agenda.unshift(step))).toContain(
      `${what} on the agenda is unknown`,
    );
  });
});

describe('at the start of a round', () => {
  const planning = (): State => ({
    ...arrange({ steps: [] }),
    phase: 'planning',
    agenda: [
      { type: 'eventPhase' },
      { type: 'evac', seats: [0, 1] },
      { type: 'assignPower', seats: [0, 1] },
    ],
  });

  test('all Mechs stand and the Attack tracker is at its start', () => {
    const lying = planning();
    mech(lying).lying = true;
    const moved = { ...planning(), attackTrack: 1 };
    expect(defendNeoTokyo.invariants(planning())).toEqual([]);
    expect(defendNeoTokyo.invariants(lying)).toEqual(['a Mech lies at the start of a round']);
    expect(defendNeoTokyo.invariants(moved)).toEqual(['the Attack tracker is not at its start']);
  });
});
