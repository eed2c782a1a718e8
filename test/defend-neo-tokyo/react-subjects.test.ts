import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import type { WindowKind } from '../../src/defend-neo-tokyo/content/terms.js';
import type { Step, StepOf, WindowSubject } from '../../src/defend-neo-tokyo/state/steps.js';
import {
  type Arrangement,
  arrange,
  card,
  changedGame,
  decline,
  eventsOf,
  letHappen,
  mech,
  monster,
  play,
  react,
  refusedBy,
  topStep,
} from './arrange.js';

/* Whether there is still something to react to, and whether a React would change it. Zakharovich holds one made for it. */

const held = 'ch-zakharovich-3#1';
const plate: Effect = { kind: 'token', token: 'armor', count: 1, on: 'self' };
const glowfang = { id: 'rb-glowfang', space: 's02' };

interface Trigger {
  window: WindowKind;
  who?: 'self' | 'ally';
  range?: number;
}

let games = 0;
/** A table of the pack in which the held card answers this window with these effects. */
function tableWith(trigger: Trigger, effects: Effect[], rest: Arrangement = {}) {
  const game = changedGame(`subjects-${games++}`, ({ cards }) => {
    const found = cards.find(({ id }) => id === 'ch-zakharovich-3');
    if (found !== undefined) Object.assign(found, { trigger, effects });
  });
  const seats = { ...rest.seats, 0: { hand: [held], ...rest.seats?.[0] } };
  return arrange({ mechs: ['zakh', 'anansi'], ...rest, game, seats });
}

function hit(fields: Partial<StepOf<'hitMech'>> = {}): Step {
  const blow = { mech: 0, amount: 2, part: 'legs', from: null, stage: 'deal' } as const;
  return { type: 'hitMech', ...blow, ...fields };
}

function cityDamage(amount: number): Step {
  return { type: 'cityDamage', space: 's02', amount, stage: 'place' };
}

function attackOf(id: string, fields: Partial<StepOf<'monsterAttack'>> = {}): Step {
  return {
    type: 'monsterAttack',
    monster: id,
    symbol: 'white',
    stage: 'end',
    side: null,
    instance: 0,
    value: 0,
    mechs: [],
    cancelled: false,
    stopped: false,
    ...fields,
  };
}

type Case = readonly [what: string, subject: WindowSubject, rest: Arrangement];

const students = { s02: { citizens: ['cz-students#1'] } };
const inPlay = { monsters: [glowfang] };

const open: readonly Case[] = [
  [
    'an attack declared',
    { window: 'monsterAttackDeclared', monster: 'rb-glowfang' },
    { ...inPlay, steps: [attackOf('rb-glowfang')] },
  ],
  ['a Monster that has attacked', { window: 'monsterAttacked', monster: 'rb-glowfang' }, inPlay],
  ['a Monster that has moved', { window: 'monsterMoved', monster: 'rb-glowfang' }, inPlay],
  ['a blow', { window: 'damageToMech', mech: 0 }, { steps: [hit({ amount: 1 })] }],
  ['City Damage', { window: 'cityWouldBeDamaged', space: 's02' }, { steps: [cityDamage(1)] }],
  ['a Citizen', { window: 'citizenEntered', citizen: 'cz-students#1' }, { board: students }],
  [
    'a Citizen in danger',
    { window: 'citizenWouldBeDestroyed', citizen: 'cz-students#1' },
    { board: students },
  ],
  ['a defeat', { window: 'monsterDefeated', space: 's02' }, {}],
  ['a roll of the own Random die', { window: 'randomRolled', mech: 0 }, {}],
];

const closed: readonly Case[] = [
  [
    'an attack that is over',
    { window: 'monsterAttackDeclared', monster: 'rb-glowfang' },
    { ...inPlay },
  ],
  [
    'an attack that was cancelled',
    { window: 'monsterAttackDeclared', monster: 'rb-glowfang' },
    { ...inPlay, steps: [attackOf('rb-glowfang', { cancelled: true })] },
  ],
  [
    'an attack of a Monster that is gone',
    { window: 'monsterAttackDeclared', monster: 'rb-glowfang' },
    { steps: [attackOf('rb-glowfang')] },
  ],
  ['an attacker that is gone', { window: 'monsterAttacked', monster: 'rb-glowfang' }, {}],
  ['a mover that is gone', { window: 'monsterMoved', monster: 'rb-glowfang' }, {}],
  ['no blow', { window: 'damageToMech', mech: 0 }, {}],
  [
    'a blow of which nothing is left',
    { window: 'damageToMech', mech: 0 },
    { steps: [hit({ amount: 0 })] },
  ],
  ['no City Damage', { window: 'cityWouldBeDamaged', space: 's02' }, {}],
  [
    'City Damage of which nothing is left',
    { window: 'cityWouldBeDamaged', space: 's02' },
    { steps: [cityDamage(0)] },
  ],
  ['a Citizen that has left', { window: 'citizenEntered', citizen: 'cz-students#1' }, {}],
  ['no Citizen any more', { window: 'citizenWouldBeDestroyed', citizen: 'cz-students#1' }, {}],
];

/** Who is asked in a window on this subject. */
function askedIn(subject: WindowSubject, rest: Arrangement) {
  const who = subject.mech === undefined ? {} : ({ who: 'self' } as const);
  const trigger = { window: subject.window, range: 9, ...who };
  const steps: Step[] = [{ type: 'window', subject, seats: [0, 1] }, ...(rest.steps ?? [])];
  const { state } = letHappen(tableWith(trigger, [plate], { ...rest, steps }));
  const top = topStep(state);
  return top?.type === 'react' ? top.seat : undefined;
}

describe('[DN-REACT-04] as long as there is something to react to, somebody is asked', () => {
  test.each(open)('%s', (_what, subject, rest) => {
    expect(askedIn(subject, rest)).toBe(0);
  });
});

describe('[DN-REACT-04] nobody is asked any more about', () => {
  test.each(closed)('%s', (_what, subject, rest) => {
    expect(askedIn(subject, rest)).toBeUndefined();
  });
});

describe('[DN-REACT-02] who may react, by who is struck and how far away', () => {
  const cases = [
    ['self', 0, 'hq', 0, true],
    ['self', 1, 'hq', 9, false],
    ['ally', 0, 'hq', 9, false],
    ['ally', 1, 'hq', 0, true],
    ['ally', 1, 's13', 0, false],
    ['ally', 1, 's13', 1, true],
    ['ally', 1, 's02', 1, false],
  ] as const;
  test.each(cases)(
    'a card for %s, the Mech of seat %i in %s, range %i: %s',
    (who, struck, at, range, is) => {
      const subject = { window: 'randomRolled', mech: struck } as const;
      const steps: Step[] = [{ type: 'window', subject, seats: [0] }];
      const seats = { 1: { space: at } };
      const table = tableWith({ window: 'randomRolled', who, range }, [plate], { seats, steps });
      expect(topStep(letHappen(table).state)?.type === 'react').toBe(is);
    },
  );

  test('the blow counts where it falls now, not where it was meant to fall', () => {
    const subject = { window: 'damageToMech', mech: 1 } as const;
    const steps: Step[] = [{ type: 'window', subject, seats: [0] }, hit({ mech: 0 })];
    const asked = (who: 'self' | 'ally') => {
      const table = tableWith({ window: 'damageToMech', who, range: 9 }, [plate], { steps });
      return topStep(letHappen(table).state)?.type === 'react';
    };
    expect([asked('self'), asked('ally')]).toEqual([true, false]);
  });
});

const asks: Step = {
  type: 'react',
  subject: { window: 'monsterDefeated', space: 's02' },
  seat: 0,
};

/** By what a React with nothing but this is refused, in a window on a defeat. */
function refusal(effect: Effect, rest: Arrangement) {
  const table = tableWith({ window: 'monsterDefeated', range: 9 }, [effect], {
    ...rest,
    steps: [asks, ...(rest.steps ?? [])],
  });
  return refusedBy(table, react(0, held));
}

describe('[DN-RULING-42] a React that would change nothing is refused', () => {
  const attack = (dice: number[]): Step => {
    const common = { seat: 1, monsters: [], flat: 0, melee: false, pierce: false };
    return { type: 'mechAttack', dice, ...common };
  };
  const changes: readonly (readonly [string, Effect, Arrangement, Arrangement])[] = [
    [
      'less damage',
      { kind: 'prevent', amount: 1 },
      { steps: [hit({ amount: 0 })] },
      { steps: [hit({ amount: 1 })] },
    ],
    [
      'another part',
      { kind: 'redirect', part: 'legs' },
      { steps: [hit()] },
      { steps: [hit({ part: 'chassis' })] },
    ],
    [
      'stepping between, for oneself',
      { kind: 'intercept' },
      { steps: [hit()] },
      { steps: [hit({ mech: 1 })] },
    ],
    [
      'stepping between, from another space',
      { kind: 'intercept' },
      { steps: [hit({ mech: 1 })], seats: { 1: { space: 's13' } } },
      { steps: [hit({ mech: 1 })] },
    ],
    ['dice again', { kind: 'reroll', max: 1 }, { steps: [attack([])] }, { steps: [attack([1])] }],
    ['more damage', { kind: 'addDamage', flat: 1 }, {}, { steps: [attack([])] }],
    [
      'less City Damage',
      { kind: 'preventCity', amount: 1 },
      { steps: [cityDamage(0)] },
      { steps: [cityDamage(1)] },
    ],
    [
      'a strike on who is here',
      { kind: 'strike', flat: 1, on: 'monster' },
      { monsters: [glowfang] },
      { monsters: [glowfang], seats: { 0: { hand: [held], space: 's02' } } },
    ],
  ];
  test.each(changes)('%s', (_what, effect, idle, useful) => {
    expect(refusal(effect, idle)).toBe('DN-RULING-42');
    expect(refusal(effect, useful)).toBeUndefined();
  });
});

test('[DN-REACT-03] a window asks who could use it when it opens, not who could later', () => {
  // Both are hit and move on. Only the second can get Fire: the first is fireproof.
  const fire: Effect = { kind: 'token', token: 'fire', count: 1, on: 'monster', range: 0 };
  const game = changedGame('moved-together', ({ cards }) => {
    for (const one of cards) {
      if (one.id === 'ch-zakharovich-3') {
        Object.assign(one, { trigger: { window: 'monsterMoved', range: 0 }, effects: [fire] });
      }
      if (one.id === 'ch-anansi-1') {
        one.effects = [
          { kind: 'attack', flat: 1, range: 9, hits: 'space' },
          { kind: 'moveMonster', on: 'it', to: 'higher' },
        ];
      }
    }
  });
  const table = arrange({
    game,
    mechs: ['zakh', 'anansi'],
    acts: 1,
    seats: { 0: { space: 's03', hand: [held] }, 1: { space: 's05', hand: ['ch-anansi-1#1'] } },
    monsters: [{ id: 'rb-cindermaw', space: 's02' }, glowfang],
  });
  const { state: asked } = play(table, card(1, 'ch-anansi-1#1'));
  expect(topStep(asked)).toMatchObject({
    type: 'react',
    subject: { window: 'monsterMoved', monster: 'rb-glowfang' },
  });
  expect(topStep(play(asked, decline(0)).state)).toEqual({ type: 'action', seat: 0 });
});

test('[DN-FX-32] without an attack under way there is none to cancel, and the card goes its way', () => {
  const steps: Step[] = [
    { type: 'react', subject: { window: 'monsterMoved', monster: 'rb-glowfang' }, seat: 0 },
  ];
  const table = tableWith({ window: 'monsterMoved', range: 9 }, [{ kind: 'cancelAttack' }, plate], {
    monsters: [glowfang],
    steps,
  });
  const { state, events } = play(table, react(0, held));
  expect(mech(state, 0)).toMatchObject({ armorTokens: 1, discard: [held] });
  expect(eventsOf(events, 'monsterAttackCancelled')).toHaveLength(1);
  expect(topStep(state)?.type).toBe('discard');
});

test('[DN-FX-32] against the Boss it can be played only while there is a -1 token to place', () => {
  const subject = { window: 'monsterMoved', monster: 'boss-gorganicus' } as const;
  const table = (minus: number) => {
    const boss = { id: 'boss-gorganicus', space: 's02' };
    return tableWith({ window: 'monsterMoved', range: 9 }, [{ kind: 'cancelAttack' }], {
      monsters: [boss, { ...glowfang, minus }],
      steps: [{ type: 'react', subject, seat: 0 }],
    });
  };
  expect(refusedBy(table(10), react(0, held))).toBe('DN-RULING-42');
  const { state } = play(table(9), react(0, held));
  expect(monster(state, 'boss-gorganicus').minus).toBe(1);
});
