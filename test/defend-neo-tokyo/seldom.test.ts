import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/defend-neo-tokyo/content/effects.js';
import {
  type Arrangement,
  arrange,
  card,
  changedGame,
  eventText,
  letHappen,
  mech,
  monster,
  offered,
  play,
  space,
  topStep,
} from './arrange.js';

/* What games of the standard pack seldom or never come to: clauses of effects that other packs meet. */

/** The standard pack, in which a card that Zakharovich can always play does this. */
function gameWith(id: string, effects: Effect[]) {
  return changedGame(id, ({ cards }) => {
    const found = cards.find((one) => one.id === 'ch-zakharovich-1');
    if (found !== undefined) found.effects = effects;
  });
}

const played = 'ch-zakharovich-1#1';
const plate = { kind: 'token', token: 'armor', count: 1, on: 'self' } as const;
const forMech = (token: 'armor' | 'fire') => {
  return { kind: 'token', token, count: 1, on: 'mech', range: 0 } as const;
};

test.each([
  ['Armor, of which there is some', 'armor', 8, [0, 1]],
  ['Armor, of which there is none left', 'armor', 9, []],
  ['Fire, which no Mech can hold', 'fire', 8, []],
] as const)('[DN-FX-02] which Mech gets a token: %s', (_what, token, elsewhere, among) => {
  const game = gameWith(`for-mechs-${token}-${elsewhere}`, [plate, forMech(token)]);
  const seats = { 0: { hand: [played] }, 1: { armor: elsewhere } };
  const { state } = play(arrange({ game, mechs: ['zakh', 'anansi'], seats }), card(0, played));
  expect(offered(state, 'chooseMech', 'mech')).toEqual(among);
  expect(topStep(state)?.type === 'chooseMech').toBe(among.length > 0);
  expect(mech(state, 0).armorTokens).toBe(1);
});

describe('[DN-FX-35] which targets a text has', () => {
  const selectors = [
    ['monsterSpaces', ['s06', 's09']],
    ['unguardedMonsterSpaces', ['s06']],
    ['lowestMonsterSpace', ['s06']],
    ['citizenSpaces', ['s03', 's06']],
    ['quietCitizenSpaces', ['s03']],
  ] as const;
  test.each(selectors)('%s', (of, spaces) => {
    const damage = { kind: 'cityDamage', amount: 1, where: 'it' } as const;
    const game = gameWith(`each-${of.toLowerCase()}`, [{ kind: 'each', of, do: [damage] }]);
    const table = arrange({
      game,
      mechs: ['zakh', 'anansi'],
      seats: { 0: { hand: [played] }, 1: { space: 's09' } },
      board: { s03: { citizens: ['cz-students#1'] }, s06: { citizens: ['cz-mall#1'] } },
      monsters: [
        { id: 'rb-leadhide', space: 's09' },
        { id: 'rb-glowfang', space: 's06' },
      ],
    });
    const { state } = play(table, card(0, played));
    const hit = Object.keys(state.board).filter((at) => space(state, at).cityDamage > 0);
    expect(hit).toEqual(spaces);
  });

  test.each([
    ['mechs', ['2', '3', '1']],
    ['mechsHere', ['2']],
    ['mechsWithin1', ['2', '3']],
  ] as const)('%s: who comes after the first', (of, elements) => {
    const discard = { kind: 'discardCards', count: 1, on: 'it' } as const;
    const game = gameWith(`each-${of.toLowerCase()}`, [{ kind: 'each', of, do: [discard] }]);
    const hand = [played, 'ch-zakharovich-2#1', 'ch-zakharovich-3#1'];
    const table = arrange({
      game,
      mechs: ['zakh', 'anansi', 'patriot', 'vaquero'],
      seats: {
        0: { hand, space: 's01' },
        1: { space: 's05' },
        2: { space: 's01' },
        3: { space: 's02' },
      },
    });
    const { state } = play(table, card(0, played));
    expect(topStep(state)).toMatchObject({ type: 'chooseCard', seat: 0 });
    expect(state.agenda.find(({ type }) => type === 'each')).toMatchObject({ elements });
  });

  test('monstersHere: who comes after the first', () => {
    const push = { kind: 'push', on: 'it', to: 'adjacent' } as const;
    const game = gameWith('each-monsters-here', [{ kind: 'each', of: 'monstersHere', do: [push] }]);
    const table = arrange({
      game,
      mechs: ['zakh', 'anansi'],
      seats: { 0: { hand: [played], space: 's02' } },
      monsters: [
        { id: 'rb-glowfang', space: 's02' },
        { id: 'rb-isotoad', space: 's02' },
        { id: 'rb-cindermaw', space: 's05' },
      ],
    });
    const { state } = play(table, card(0, played));
    const each = state.agenda.find(({ type }) => type === 'each');
    expect(each).toMatchObject({ elements: ['rb-isotoad'] });
  });
});

test('[DN-FX-23] what is found out within one of two options holds after it', () => {
  const hit: Effect = { kind: 'attack', flat: 1, range: 0 };
  const game = gameWith('choose-then-it', [
    { kind: 'choose', a: [hit], b: [plate] },
    { kind: 'token', token: 'fire', count: 1, on: 'it' },
  ]);
  const table: Arrangement = {
    game,
    mechs: ['zakh', 'anansi'],
    seats: { 0: { hand: [played], space: 's02' } },
    monsters: [{ id: 'rb-glowfang', space: 's02' }],
  };
  const asked = play(arrange(table), card(0, played)).state;
  const choose = (option: 'a' | 'b') =>
    play(asked, { type: 'chooseOption', seat: 0, option }).state;
  expect(monster(choose('a'), 'rb-glowfang').fire).toBe(1);
  expect(monster(choose('b'), 'rb-glowfang').fire).toBe(0);
});

describe('in the text of an event, which is nobody’s, nothing comes of', () => {
  const near: Partial<Arrangement> = {
    seats: { 0: { space: 's02', damage: { legs: 1 }, power: [1, 0, 0], bots: 0 } },
    board: { s02: { damage: 1, citizens: ['cz-students#1'] } },
    monsters: [{ id: 'rb-glowfang', space: 's02' }],
  };
  let games = 0;
  function tableAfter(...effects: Effect[]) {
    const game = changedGame(`nobodys-${games++}`, ({ events }) => {
      const found = events.find((one) => one.id === 'rb-e13');
      if (found !== undefined) found.effects = effects;
    });
    return { ...letHappen(arrange({ ...near, game, steps: eventText('rb-e13') })).state, pack: '' };
  }
  const nothing = tableAfter();
  const cases: Effect[] = [
    { kind: 'attack', flat: 1, range: 9 },
    { kind: 'token', token: 'armor', count: 1, on: 'self' },
    { kind: 'token', token: 'armor', count: 1, on: 'mech', range: 9 },
    { kind: 'token', token: 'fire', count: 1, on: 'monster', range: 9 },
    { kind: 'token', token: 'fire', count: 1, on: 'trigger' },
    { kind: 'move', steps: 1, min: 1 },
    { kind: 'moveAlly', steps: 1, range: 9 },
    { kind: 'push', on: 'monster', range: 9, to: 'adjacent' },
    { kind: 'repair', amount: 1, on: 'self' },
    { kind: 'repair', amount: 1, on: 'mech', range: 9 },
    { kind: 'charge', amount: 1, on: 'self' },
    { kind: 'charge', amount: 1, on: 'mech', range: 9 },
    { kind: 'shift', amount: 1 },
    { kind: 'draw', count: 1 },
    { kind: 'payCards', max: 1 },
    { kind: 'rescue', count: 1, range: 9 },
    { kind: 'shelter', amount: 1, where: 'here' },
    { kind: 'standUp', range: 'any' },
    { kind: 'extraAction' },
    { kind: 'selfDamage', part: 'legs', amount: 1 },
    { kind: 'intercept' },
    { kind: 'placeBoss' },
    { kind: 'moveMonster', on: 'self', to: 'higher' },
  ];
  test.each(cases.map((effect) => [JSON.stringify(effect), effect] as const))(
    '%s',
    (_text, effect) => {
      expect(tableAfter(effect)).toEqual(nothing);
    },
  );

  test('but the Captain’s Mech is strengthened, and gets the Repair Bot', () => {
    const [captain, other] = tableAfter(
      { kind: 'boost', flat: 1, uses: 'next' },
      { kind: 'guard', amount: 2 },
      { kind: 'regainBot', count: 1 },
    ).mechs;
    expect(captain).toMatchObject({
      modifiers: [
        { kind: 'boost', flat: 1, dice: 0, uses: 'next' },
        { kind: 'guard', amount: 2, uses: 'turn' },
      ],
      repairBots: 1,
    });
    expect(other).toMatchObject({ modifiers: [], repairBots: 3 });
  });
});
