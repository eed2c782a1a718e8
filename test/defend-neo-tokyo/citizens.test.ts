import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/defend-neo-tokyo/state/steps.js';
import {
  arrange,
  attacks,
  changedGame,
  entering,
  eventsOf,
  eventText,
  letHappen,
  mech,
  monster,
  play,
  react,
  refusedBy,
  space,
  target,
} from './arrange.js';

const leave = (how: 'destroyed' | 'discarded', ...citizens: string[]): Step[] => [
  { type: 'citizensLeave', citizens, how },
  { type: 'batch', added: false },
];

describe('entering play', () => {
  test('[DN-CIT-03] [DN-CIT-04] [DN-RULING-47] [DN-FX-37] a Panicked Crowd brings another at once, then the batch goes on', () => {
    const state = arrange({ steps: [entering('s05', 2)] });
    const { state: after } = letHappen(state, 'cz-panic', 'cz-panic', 'cz-students', 'cz-vendors');
    expect(space(after, 's05').citizens).toEqual([
      'cz-panic#1',
      'cz-panic#2',
      'cz-students#1',
      'cz-vendors#1',
    ]);
  });

  test('[DN-FX-31] [DN-RULING-49] Tank Platoon: the Captain chooses among several Monsters, Armor Rating is ignored; with none nothing happens', () => {
    const given = (...ids: string[]) =>
      arrange({
        captain: 1,
        monsters: ids.map((id) => ({ id, space: 's05' })),
        steps: [entering('s05')],
      });
    const { state: asked } = letHappen(given('rb-glowfang', 'rb-leadhide'), 'cz-tanks');
    expect(refusedBy(asked, target(0, 'rb-leadhide'))).toBe('DN-LEGAL-02');
    expect(monster(play(asked, [target(1, 'rb-leadhide'), 4]).state, 'rb-leadhide').damage).toBe(4);
    expect(
      monster(letHappen(given('rb-leadhide'), 'cz-tanks', 2).state, 'rb-leadhide').damage,
    ).toBe(2);
    expect(space(letHappen(given(), 'cz-tanks').state, 's05').citizens).toEqual(['cz-tanks#1']);
  });

  test.each([
    ['Fighter Wing', 'cz-jets', { damage: 2 }],
    ['News Crew', 'cz-news', { plus: 1 }],
  ])('[DN-CIT-03] [DN-FX-35] %s acts on every Monster there', (_name, citizen, expected) => {
    const state = arrange({
      monsters: [
        { id: 'rb-glowfang', space: 's05' },
        { id: 'rb-leadhide', space: 's05' },
        { id: 'rb-isotoad', space: 's06' },
      ],
      steps: [entering('s05')],
    });
    const { state: after } = letHappen(state, citizen);
    expect([monster(after, 'rb-glowfang'), monster(after, 'rb-leadhide')]).toMatchObject([
      expected,
      expected,
    ]);
    expect(monster(after, 'rb-isotoad')).toMatchObject({ damage: 0, plus: 0 });
  });

  test('[DN-FX-39] a Rescue Helicopter discards the highest other Citizen, not itself; Combat Engineers shelter', () => {
    const state = arrange({
      board: { s05: { damage: 3, citizens: ['cz-holdouts#1', 'cz-vendors#1'] } },
      steps: [entering('s05', 2)],
    });
    const { state: after } = letHappen(state, 'cz-helicopter', 'cz-engineers');
    expect(space(after, 's05')).toMatchObject({
      cityDamage: 1,
      citizens: ['cz-holdouts#1', 'cz-helicopter#1', 'cz-engineers#1'],
    });
    expect(after.citizenDiscard).toEqual(['cz-vendors#1']);
  });

  test('[DN-RULING-40] the Citizen discard is shuffled when the deck is empty; with both empty no card comes', () => {
    const empty = arrange({ steps: [entering('s05', 2)] });
    const all = empty.citizenDeck.flat();
    const one = {
      ...empty,
      citizenDeck: [],
      citizenDiscard: ['cz-students#1'],
      citizenRemoved: all.filter((id) => id !== 'cz-students#1'),
    };
    const { state: after } = letHappen(one, 'cz-students#1');
    expect(space(after, 's05').citizens).toEqual(['cz-students#1']);
  });
});

describe('leaving play', () => {
  test('[DN-CIT-02] [DN-CIT-05] destroyed to the stack, discarded to the discard; an Exiting effect happens either way', () => {
    const destroyed = letHappen(
      arrange({
        board: { s05: { citizens: ['cz-fuel#1'] } },
        steps: leave('destroyed', 'cz-fuel#1'),
      }),
    ).state;
    expect(destroyed.destroyedStack).toEqual(['cz-fuel#1']);
    expect(space(destroyed, 's05').cityDamage).toBe(2);
    const discarded = letHappen(
      arrange({
        board: { s05: { citizens: ['cz-fuel#1'] } },
        steps: leave('discarded', 'cz-fuel#1'),
      }),
    ).state;
    expect([discarded.destroyedStack, discarded.citizenDiscard]).toEqual([[], ['cz-fuel#1']]);
    expect(space(discarded, 's05').cityDamage).toBe(2);
  });

  test('[DN-CIT-06] [DN-FX-38] [DN-RULING-48] [DN-MATK-10] victims by lowest POP leave from the highest down, each completely', () => {
    const state = arrange({
      board: { s08: { citizens: ['cz-subway#1', 'cz-medics#1', 'cz-students#1'] } },
      monsters: [{ id: 'rb-toxipede', space: 's08', minus: 2 }],
      steps: [attacks('red', 'rb-toxipede')],
    });
    const { state: after, events } = letHappen(state);
    expect(eventsOf(events, 'citizenDestroyed').map(({ citizen }) => citizen)).toEqual([
      'cz-students#1',
      'cz-medics#1',
    ]);
    expect(after.citizenDiscard).toEqual(['cz-subway#1']);
    expect(after.destroyedStack).toEqual(['cz-medics#1', 'cz-students#1']);
    expect(eventsOf(events, 'populationChecked')).toMatchObject([
      { population: 6, advanced: false },
    ]);
  });

  test('[DN-RULING-48] [DN-FX-55] equal POP: earliest in play first; a bodyguard is picked before any other', () => {
    const text = (citizens: string[]) =>
      letHappen(
        arrange({
          board: { s05: { citizens } },
          monsters: [{ id: 'rb-glowfang', space: 's05' }],
          steps: eventText('rb-e12'),
        }),
      ).state;
    expect(text(['cz-tourists#1', 'cz-salarymen#1', 'cz-students#1']).destroyedStack).toEqual([
      'cz-tourists#1',
    ]);
    expect(text(['cz-stadium#1', 'cz-barricade#1']).destroyedStack).toEqual(['cz-barricade#1']);
  });

  test('[DN-RULING-48] a victim that has left meanwhile is skipped, not replaced', () => {
    const state = arrange({
      board: { s08: { citizens: ['cz-medics#1', 'cz-robotics#1', 'cz-vendors#1', 'cz-jets#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's08', minus: 2 }],
      steps: leave('destroyed', 'cz-medics#1', 'cz-robotics#1'),
    });
    // The Medics' exit discards the Robotics Lab, the next victim.
    const { state: after } = letHappen(state);
    expect(after.destroyedStack).toEqual(['cz-medics#1']);
    expect(space(after, 's08').citizens).toEqual(['cz-vendors#1', 'cz-jets#1']);
  });

  test('[DN-FX-24] the Cabinet Minister costs a card each only when destroyed', () => {
    const given = (how: 'destroyed' | 'discarded') =>
      arrange({
        seats: { 0: { hand: ['ar-mg-1#1'] }, 1: {} },
        board: { s05: { citizens: ['cz-minister#1'] } },
        steps: leave(how, 'cz-minister#1'),
      });
    expect(mech(letHappen(given('destroyed')).state, 0).hand).toEqual([]);
    expect(mech(letHappen(given('discarded')).state, 0).hand).toEqual(['ar-mg-1#1']);
  });

  test('[DN-FX-35] [DN-FX-06] a Robotics Lab repairs Mechs within 1, their pilots deciding', () => {
    const state = arrange({
      captain: 1,
      seats: { 0: { space: 's06', damage: { legs: 1, chassis: 1 } }, 1: { damage: { legs: 1 } } },
      board: { s05: { citizens: ['cz-robotics#1'] } },
      steps: leave('discarded', 'cz-robotics#1'),
    });
    const { state: asked } = letHappen(state);
    const { state: after } = play(asked, { type: 'choosePart', seat: 0, part: 'legs' });
    expect([
      mech(after, 0).damage.legs,
      mech(after, 0).damage.chassis,
      mech(after, 1).damage.legs,
    ]).toEqual([0, 1, 1]);
  });

  test('[DN-FX-39] Shelter Order discards all Citizens of quiet spaces but those that cannot be discarded', () => {
    const state = arrange({
      board: {
        s05: { citizens: ['cz-students#1', 'cz-holdouts#1'] },
        s06: { citizens: ['cz-vendors#1'] },
      },
      monsters: [{ id: 'rb-glowfang', space: 's06' }],
      steps: eventText('rb-e10'),
    });
    const { state: after } = letHappen(state);
    expect([space(after, 's05').citizens, space(after, 's06').citizens]).toEqual([
      ['cz-holdouts#1'],
      ['cz-vendors#1'],
    ]);
  });

  test('[DN-RUIN-06] [DN-CIT-05] no Exiting effect when the space is destroyed', () => {
    const state = arrange({
      board: { s05: { damage: 4, citizens: ['cz-gasworks#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [{ type: 'cityDamage', space: 's05', amount: 1, stage: 'start' }],
    });
    expect(monster(letHappen(state).state, 'rb-glowfang').fire).toBe(0);
  });
});

describe('the population check', () => {
  const stack14 = ['cz-apartments#1', 'cz-commuters#1'];
  const stack19 = [...stack14, 'cz-tourists#1'];

  test('[DN-TRACK-05] [DN-CIT-08] [DN-CIT-01] 14, and POP 5 and 4 in one attack: one step, the stack is cleared', () => {
    const state = arrange({
      stack: stack14,
      board: { s05: { citizens: ['cz-tourists#1', 'cz-students#1'] } },
      monsters: [{ id: 'rb-glowfang', space: 's05' }],
      steps: [attacks('red', 'rb-glowfang')],
    });
    const { state: after, events } = letHappen(state);
    expect(eventsOf(events, 'populationChecked')).toMatchObject([
      { population: 23, advanced: true },
    ]);
    expect([after.destruction, after.destroyedStack, after.citizenRemoved.length]).toEqual([
      1,
      [],
      4,
    ]);
  });

  test.each([
    ['cz-tourists#1', 19, 0],
    ['cz-school#1', 20, 1],
  ])('[DN-TRACK-05] 14 and %s are %i: %i steps', (citizen, population, steps) => {
    const state = arrange({
      stack: stack14,
      board: { s05: { citizens: [citizen] } },
      steps: leave('destroyed', citizen),
    });
    const { state: after, events } = letHappen(state);
    expect(eventsOf(events, 'populationChecked')).toMatchObject([{ population }]);
    expect(after.destruction).toBe(steps);
  });

  test.each([
    ['clear', 0, 0],
    ['carry', 12, 0],
    ['literal', 32, 5],
  ] as const)(
    '[DN-RULING-09] [DN-RULING-10] %s: 19 and a batch of 1 and 12 are one step; %i stay',
    (destroyedStack, left, cards) => {
      const state = arrange({
        houseRules: { destroyedStack },
        stack: stack19,
        board: { s05: { citizens: ['cz-stadium#1', 'cz-jets#1'] } },
        steps: leave('destroyed', 'cz-stadium#1', 'cz-jets#1'),
      });
      const { state: after } = letHappen(state);
      expect(after.destruction).toBe(1);
      expect(after.destroyedStack).toHaveLength(cards);
      if (destroyedStack === 'carry') expect(after.populationCarry).toBe(left);
    },
  );

  test('[DN-RULING-09] [DN-RULING-10] carry: of 41 in one batch 21 stay, and the next batch makes the second step', () => {
    const big = ['cz-stadium#1', 'cz-subway#1'];
    const state = arrange({
      houseRules: { destroyedStack: 'carry' },
      stack: stack19,
      board: { s05: { citizens: [...big, 'cz-jets#1'] } },
      steps: [...leave('destroyed', ...big), ...leave('destroyed', 'cz-jets#1')],
    });
    const { state: after, events } = letHappen(state);
    expect(eventsOf(events, 'populationChecked')).toMatchObject([
      { population: 41, advanced: true },
      { population: 22, advanced: true },
    ]);
    expect([after.destruction, after.populationCarry]).toEqual([2, 2]);
  });

  test('[DN-RULING-10] a batch that destroys nobody makes no check; "carry" lets the rest trigger with the next', () => {
    const state = arrange({
      houseRules: { destroyedStack: 'carry' },
      board: { s05: { citizens: ['cz-jets#1'] } },
      steps: [{ type: 'batch', added: false }, ...leave('destroyed', 'cz-jets#1')],
    });
    const { state: after, events } = letHappen({ ...state, populationCarry: 19 });
    expect(eventsOf(events, 'populationChecked')).toHaveLength(1);
    expect([after.destruction, after.populationCarry]).toEqual([1, 0]);
  });
});

test('[DN-FX-39] a Citizen never discards itself by its own ability', () => {
  const alone = letHappen(arrange({ steps: [entering('s05')] }), 'cz-helicopter').state;
  expect(space(alone, 's05').citizens).toEqual(['cz-helicopter#1']);
  const buses = arrange({
    board: { s05: { citizens: ['cz-buses#1', 'cz-apartments#1'] } },
    steps: [{ type: 'endCitizens', left: ['cz-buses#1'] }],
  });
  const { state: after } = letHappen(buses);
  expect([space(after, 's05').citizens, after.citizenDiscard]).toEqual([
    ['cz-buses#1'],
    ['cz-apartments#1'],
  ]);
});

test('[DN-RULING-10] [DN-CIT-08] what a React destroys belongs to the attack that it answers: one check for all', () => {
  const game = changedGame('hard-choice', ({ cards }) => {
    const cover = cards.find(({ id }) => id === 'lg-medium-4');
    const other = { kind: 'destroyCitizens', count: 1, which: 'lowest', where: 'here' } as const;
    if (cover) cover.effects = [{ kind: 'save' }, other];
  });
  const state = arrange({
    game,
    seats: { 0: { space: 's06', power: [0, 0, 1], hand: ['lg-medium-4#1'] } },
    board: {
      s05: { citizens: ['cz-salarymen#1', 'cz-students#1'] },
      s06: { citizens: ['cz-vendors#1'] },
    },
    stack: ['cz-stadium#1', 'cz-tanks#1'],
    monsters: [{ id: 'rb-glowfang', space: 's05' }],
    steps: [attacks('red', 'rb-glowfang')],
  });
  const { state: after, events } = play(letHappen(state).state, react(0, 'lg-medium-4#1'));
  // 14, and 3 by the React, and 4 by the attack; the Office Workers (5) are saved.
  expect(eventsOf(events, 'populationChecked')).toMatchObject([{ population: 21, advanced: true }]);
  expect([after.destruction, after.citizenDiscard]).toEqual([1, ['cz-salarymen#1']]);
});
