import { describe, expect, test } from 'vitest';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { Frame } from '../../src/defend-neo-tokyo/state/steps.js';
import { arrange, attacks, card, content, eventText, letHappen, mech, play } from './arrange.js';
import { type Bend, type Change, refuses, set, step, stepOf, wrongWith } from './bend.js';

/* A decision that nothing asks for, and what waits below it but does not fit the table. */

/** Without the hold of `arrange`. */
const inPhase = (phase: State['phase'], state: State): State => {
  return { ...state, phase, agenda: state.agenda.slice(1) };
};

/** Changes the frame of the list of effects that is nearest to the top. */
const frame = (fields: Partial<Frame>) => (copy: State) => {
  const found = [...copy.agenda].reverse().find(({ type }) => type === 'effects');
  if (found?.type === 'effects') Object.assign(found.frame, fields);
};

/** Spring Away and Skitter Aside in the hands of seats 0 and 1; Leadhide declares its attack. */
function declared(): State {
  const state = arrange({
    mechs: ['shenjian', 'anansi', 'patriot'],
    seats: {
      0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-3#1'] },
      1: { space: 's05', power: [0, 0, 2], hand: ['lg-spider-3#1'] },
    },
    monsters: [{ id: 'rb-leadhide', space: 's05' }],
    steps: [attacks('white', 'rb-leadhide'), { type: 'endMonsterAttack' }],
  });
  return inPhase('monsterAttack', letHappen(state).state);
}

describe('[DN-REACT-04] a React to an attack', () => {
  const wrong = 'nothing asks for react here';
  const unfit = 'monsterAttack does not fit the table';
  const otherHand = (copy: State) => {
    const { hand, deck } = mech(copy, 0);
    deck[0]?.push(...hand.splice(0));
    deck[0]?.sort();
  };
  const lies = (copy: State) => {
    mech(copy, 0).lying = true;
  };
  refuses(declared, [
    ['an attack that is cancelled', step('monsterAttack', { cancelled: true }), wrong],
    ['a hand without a React', otherHand, wrong],
    [
      'a blow that is not there',
      step('react', { subject: { window: 'damageToMech', mech: 0 } }),
      wrong,
    ],
    [
      'City Damage that is not there',
      step('react', { subject: { window: 'cityWouldBeDamaged', space: 's05' } }),
      wrong,
    ],
    ['a seat that is asked again', step('window', { seats: [0, 1, 2] }), wrong],
    ['nobody else to ask', step('window', { seats: [] }), 'a window asks in another order'],
    ['another order', step('window', { seats: [2, 1] }), 'a window asks in another order'],
    ['a seat left out', step('window', { seats: [0, 1] }), 'a window asks in another order'],
    ['a Mech that lies', lies, 'seat 0 lies, yet is asked'],
    ['an attack not declared', step('monsterAttack', { stage: 'declare' }), unfit],
    [
      'an attack not declared that has a side',
      step('monsterAttack', { stage: 'declare', side: 'mech' }),
      unfit,
    ],
    ['a side that is fixed', step('monsterAttack', { side: 'mech' }), unfit],
    ['hits that are dealt', step('monsterAttack', { instance: 1 }), unfit],
    [
      'a Monster that attacks twice',
      step('attackStep', { remaining: ['rb-leadhide', 'rb-leadhide'] }),
      'attackStep does not fit the table',
    ],
  ]);
  test('with hidden hands it may be any hand', () => {
    const hidden: Change = (copy) => {
      const { houseRules } = copy.options;
      copy.options = { ...copy.options, houseRules: { ...houseRules, openHands: false } };
      otherHand(copy);
    };
    expect(wrongWith(declared(), hidden)).toBeUndefined();
  });
  test('while its card asks, its seat alone is to be asked again', () => {
    const asked = play(declared(), { type: 'react', seat: 0, card: 'lg-rabbit-3#1' }).state;
    expect(asked.agenda.flatMap((one) => (one.type === 'window' ? [one.seats] : []))).toEqual([
      [1, 2],
      [0],
    ]);
    expect(wrongWith(asked)).toBeUndefined();
  });
});

describe('[DN-REACT-04] a React to a hit', () => {
  const unfit = 'monsterAttack does not fit the table';
  const rows = content.monsters.get('rb-glowfang')?.sides.mech;
  const lengths = [rows?.white.instances.length ?? 0, rows?.red.instances.length ?? 0];
  const hit = () => {
    const state = arrange({
      seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-medium-2#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [attacks('white', 'rb-glowfang'), { type: 'endMonsterAttack' }],
    });
    return inPhase('monsterAttack', letHappen(state).state);
  };
  refuses(hit, [
    ['no side', step('monsterAttack', { side: null }), unfit],
    ['a hit too many', step('monsterAttack', { instance: Math.max(...lengths) + 1 }), unfit],
    ['a part not rolled', step('hitMech', { part: 'random' }), 'hitMech does not fit the table'],
    ['a hit not rolled', step('hitMech', { stage: 'roll' }), 'hitMech does not fit the table'],
    ['nothing to prevent', step('hitMech', { amount: 0 }), 'nothing asks for react here'],
  ]);
  test('the last seat that is asked', () => {
    const state = arrange({
      mechs: ['anansi', 'patriot'],
      seats: { 1: { space: 's05', power: [0, 0, 2], hand: ['lg-medium-2#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [attacks('white', 'rb-glowfang'), { type: 'endMonsterAttack' }],
    });
    const asked = inPhase('monsterAttack', letHappen(state).state);
    expect(asked.agenda.some(({ type }) => type === 'window')).toBe(false);
    expect(wrongWith(asked)).toBeUndefined();
  });
  test('the last hit of the longer row', () => {
    expect(lengths[0]).not.toBe(lengths[1]);
    const last = step('monsterAttack', { instance: Math.max(...lengths) });
    expect(wrongWith(hit(), last)).toBeUndefined();
  });
});

describe('[DN-WIN-07] a React to dice', () => {
  const rolled = () => {
    const state = arrange({
      mechs: ['vaquero', 'anansi'],
      seats: { 0: { power: [0, 1, 0], hand: ['ar-whip-1#1', 'ch-vaquero-3#1'], space: 's05' } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
    });
    return play(state, [card(0, 'ar-whip-1#1'), 5, 2]).state;
  };
  const twice = step('mechAttack', { monsters: ['rb-glowfang', 'rb-glowfang'] });
  refuses(rolled, [['a Monster hit twice', twice, 'mechAttack does not fit the table']]);
});

describe('what effects work with', () => {
  const wrong = 'effects does not fit the table';
  const asked = () => {
    const state = arrange({
      seats: { 0: { space: 's05', power: [1, 0, 0], hand: ['ar-mg-1#1'] } },
      monsters: [
        { id: 'rb-glowfang', space: 's05' },
        { id: 'rb-leadhide', space: 's05' },
      ],
    });
    return play(state, card(0, 'ar-mg-1#1')).state;
  };
  const known = { itSpace: 's05', target: 's05', trigger: 'rb-glowfang', it: ['rb-glowfang'] };
  const more = { triggerCitizen: 'cz-news#1' };
  refuses(asked, [
    ['effects after the last', step('effects', { index: 99 }), wrong],
    ['a card that there is not', frame({ card: 'x' }), wrong],
    ['an event', frame({ source: { event: 'rb-e01' } }), wrong],
    ['a space that there is not', frame({ itSpace: 'moon' }), wrong],
    ['a target that there is not', frame({ target: 'moon', itSpace: 's05' }), wrong],
    ['a trigger that there is not', frame({ trigger: 'x', it: ['rb-glowfang'] }), wrong],
    ['a Monster that there is not', frame({ it: ['rb-glowfang', 'x'] }), wrong],
    ['a Citizen that there is not', frame({ triggerCitizen: 'x' }), wrong],
    ['a Monster that is its source', frame({ source: { monster: 'x' } }), wrong],
    [
      'no card',
      (copy) => {
        delete stepOf(copy, 'effects').frame.card;
      },
      wrong,
    ],
  ]);
  test('everything that there is', () => {
    expect(wrongWith(asked(), frame({ ...known, ...more }))).toBeUndefined();
  });
});

/** Glowfang's special attack destroys a Cabinet Minister; every Mech gives up a card, seat 0 first. */
function minister(): State {
  const state = arrange({
    seats: {
      0: { hand: ['ar-mg-1#1', 'ar-mg-2#1'] },
      1: { hand: ['lg-spider-1#1', 'lg-spider-4#1'] },
    },
    board: { s02: { citizens: ['cz-minister#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's02' }],
    steps: [attacks('red', 'rb-glowfang'), { type: 'endMonsterAttack' }],
  });
  return inPhase('monsterAttack', letHappen(state).state);
}

describe('what Citizens and Monsters set off', () => {
  const wrong = 'effects does not fit the table';
  const each = 'each does not fit the table';
  const source = (type: 'effects' | 'each', citizen: string, space: string) => (copy: State) => {
    for (const one of copy.agenda) {
      if (one.type === type && 'citizen' in one.frame.source) one.frame.source = { citizen, space };
    }
  };
  const cases: Bend[] = [
    ['another Citizen', source('effects', 'x', 's02'), wrong],
    ['another space', source('effects', 'cz-minister#1', 'moon'), wrong],
    ['another Citizen for each', source('each', 'x', 's02'), each],
    ['another space for each', source('each', 'cz-minister#1', 'moon'), each],
    [
      'another Monster',
      (copy) => {
        stepOf(copy, 'effects').frame.source = { monster: 'x' };
      },
      wrong,
    ],
    [
      'a Citizen that did it',
      (copy) => {
        stepOf(copy, 'effects').frame.source = { citizen: 'cz-minister#1', space: 's02' };
      },
      wrong,
    ],
    ['a Mech that there is not', step('each', { elements: ['2'] }), 'mech 2 on the agenda'],
    ['a Monster instead', step('each', { of: 'monster', elements: ['s02'] }), 'monster s02 on the'],
    ['a space instead', step('each', { of: 'space', elements: ['rb-glowfang'] }), 'on the agenda'],
    ['another question', step('chooseCard', { optional: true }), 'nothing asks for chooseCard'],
  ];
  refuses(minister, cases);
  test.each([
    ['monster', 'rb-glowfang'],
    ['space', 's02'],
    ['mech', '1'],
  ] as const)('each %s that there is', (of, one) => {
    expect(wrongWith(minister(), step('each', { of, elements: [one] }))).toBeUndefined();
  });
});

describe('what an Event card asks', () => {
  const sleepless = () => {
    const state = arrange({
      seats: { 0: { hand: ['ar-mg-1#1', 'ar-mg-2#1'] } },
      eventDiscard: ['rb-e13'],
      steps: [
        ...eventText('rb-e13'),
        { type: 'eventAttacks', bossWasThere: false },
        { type: 'endEventPhase' },
      ],
    });
    return { ...inPhase('event', letHappen(state).state), currentEvent: 'rb-e13' };
  };
  refuses(sleepless, [
    ['another Event card', frame({ source: { event: 'rb-e12' } }), 'effects does not fit'],
    ['the Action Phase', set({ phase: 'action' }), 'action is not the phase of endEventPhase'],
  ]);
});
