import { describe, expect, test } from 'vitest';
import { parts } from '../../src/defend-neo-tokyo/content/terms.js';
import { defendNeoTokyo } from '../../src/defend-neo-tokyo/index.js';
import type { State } from '../../src/defend-neo-tokyo/state/state.js';
import type { View } from '../../src/defend-neo-tokyo/view/view.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import type { Viewer } from '../../src/kernel/play.js';
import {
  arrange,
  attacks,
  changedGame,
  content,
  eventsOf,
  gameOf,
  letHappen,
  mechs,
  offered,
  offeredTypes,
  topStep,
} from './arrange.js';

const { questions } = defendNeoTokyo;

describe('Monsters', () => {
  const state = arrange({
    seats: { 0: { space: 's05' } },
    monsters: [
      { id: 'rb-isotoad', space: 's05', armor: 2 },
      { id: 'rb-leadhide', space: 's06', damage: 10 },
      { id: 'rb-geigeraptor', space: 's07' },
      { id: 'boss-gorganicus', space: 's05' },
    ],
  });

  test.each([
    ['rb-isotoad', 'mech'],
    ['rb-leadhide', 'city'],
    ['boss-gorganicus', 'combined'],
    ['rb-glowfang', null],
  ])('[DN-MON-01] %s shows its side %s', (monster, side) => {
    expect(questions.side(state, monster)).toBe(side);
  });

  test.each([
    ['rb-isotoad', { melee: 0, nonMelee: 2, tokens: 2 }],
    ['rb-leadhide', { melee: 2, nonMelee: 2, tokens: 0 }],
    ['rb-geigeraptor', { melee: 0, nonMelee: 3, tokens: 0 }],
    ['boss-gorganicus', { melee: 3, nonMelee: 3, tokens: 0 }],
    ['rb-glowfang', null],
  ])('[DN-MON-02] [DN-MON-03] the Armor of %s', (monster, armor) => {
    expect(questions.armor(state, monster)).toEqual(armor);
  });

  test('[DN-MON-04] the Life that is left', () => {
    expect(questions.life(state, 'rb-leadhide')).toEqual({ life: 34, damage: 10, left: 24 });
    expect(questions.life(state, 'boss-gorganicus')).toEqual({ life: 100, damage: 0, left: 100 });
    expect(questions.life(state, 'rb-glowfang')).toBeNull();
  });

  test('[DN-RULING-75] the Life of the Boss may go by the players', () => {
    const perPlayer = arrange({
      mechs: ['patriot', 'anansi', 'zakh'],
      houseRules: { bossLife: 'perPlayer' },
      monsters: [{ id: 'boss-gorganicus', space: 's05', damage: 5 }],
    });
    expect(questions.life(perPlayer, 'boss-gorganicus')).toEqual({
      life: 105,
      damage: 5,
      left: 100,
    });
  });
});

test.each([
  [0, 7],
  [3, 7],
  [4, 6],
  [6, 4],
  [9, 2],
])('[DN-CHAS-02] with %i damage Shen-Jian puts out %i Power', (chassis, output) => {
  const state = arrange({ mechs: ['shenjian', 'anansi'], seats: { 0: { damage: { chassis } } } });
  expect(questions.powerOutput(state, 0)).toBe(output);
});

test('before the Mechs are built there is nothing to tell of them', () => {
  const state = defendNeoTokyo.setup({ players: 2, seed: 1 });
  expect(state.mechs).toEqual([]);
  expect(questions.powerOutput(state, 0)).toBeNull();
  expect(questions.cards(state, 1)).toBeNull();
  expect(questions.actions(state, 1)).toBeNull();
});

describe('the board', () => {
  const state = arrange({
    board: {
      s05: { destroyed: true },
      s06: { destroyed: true },
      s01: { destroyed: true },
    },
  });

  test.each([
    ['s05', 's05', 0],
    ['hq', 's15', 1],
    ['hq', 's05', 2],
    ['s01', 's05', 4],
  ])('[DN-RULING-43] from %s to %s', (from, to, lines) => {
    expect(questions.distance(state, from, to)).toBe(lines);
    expect(questions.distance(state, to, from)).toBe(lines);
  });

  test.each([
    ['s04', { higher: 's05', lower: 's03' }, { higher: 's07', lower: 's03' }],
    ['s07', { higher: 's08', lower: 's06' }, { higher: 's08', lower: 's04' }],
    ['s18', { higher: 's01', lower: 's17' }, { higher: 's02', lower: 's17' }],
    ['hq', { higher: 's01', lower: 's18' }, { higher: 's02', lower: 's18' }],
  ])('[DN-BOARD-05] [DN-RULING-06] next to %s', (space, next, standing) => {
    expect(questions.nextSpaces(state, space)).toEqual(next);
    expect(questions.nextStanding(state, space)).toEqual(standing);
  });
});

test('[DN-TRACK-05] the population of the Destroyed stack', () => {
  expect(questions.population(arrange())).toBe(0);
  const state = arrange({ stack: ['cz-students#1', 'cz-stadium#1'] });
  expect(questions.population(state)).toBe(16);
  expect(questions.population({ ...state, populationCarry: 3 })).toBe(19);
});

/** The seat of the Mech is 0. */
function damage(arrangement: Parameters<typeof arrange>[0], card: string, monster: string) {
  const told = questions.cardDamage(arrange(arrangement), 0, card, monster);
  return told && [told.least, told.most];
}

describe('what a card would do to a Monster', () => {
  const at = (space: string) => ({ 0: { space } });

  test('dice and damage beside them, and the Life left', () => {
    const state = arrange({
      seats: at('s05'),
      monsters: [{ id: 'rb-glowfang', space: 's05', damage: 4 }],
    });
    const told = { least: 3, most: 8, left: 16 };
    expect(questions.cardDamage(state, 0, 'ar-sword-1#2', 'rb-glowfang')).toEqual(told);
    expect(questions.cardDamage(state, 0, 'ar-sword-1', 'rb-glowfang')).toEqual(told);
  });

  test('[DN-MON-02] the Armor Rating of the side that will be up', () => {
    const monsters = [{ id: 'rb-isotoad', space: 's05' }];
    expect(damage({ seats: at('s05'), monsters }, 'ar-mg-2', 'rb-isotoad')).toEqual([1, 11]);
    expect(damage({ seats: at('s04'), monsters }, 'ar-mg-2', 'rb-isotoad')).toEqual([2, 12]);
    expect(damage({ seats: at('s04'), monsters }, 'lg-medium-3', 'rb-isotoad')).toEqual([3, 13]);
  });

  test('a pull turns the card of the Monster over', () => {
    const monsters = [{ id: 'rb-toxipede', space: 's05' }];
    const mechsOf = ['anansi', 'patriot'] as const;
    const pulled = { mechs: [...mechsOf], seats: at('s04'), monsters };
    expect(damage(pulled, 'ar-chainfist-2', 'rb-toxipede')).toEqual([2, 7]);
  });

  test('[DN-TOK-05] Armor tokens absorb once', () => {
    const monsters = [{ id: 'rb-glowfang', space: 's05', armor: 3 }];
    const knife = { mechs: ['shenjian' as const, 'anansi' as const], seats: at('s05'), monsters };
    expect(damage(knife, 'ar-knife-2', 'rb-glowfang')).toEqual([1, 11]);
  });

  test('[DN-FX-16] a boost for one attack counts for one', () => {
    const boost = {
      card: null,
      kind: 'boost',
      dice: 1,
      flat: 1,
      melee: true,
      uses: 'next',
      amount: 0,
    } as const;
    const monsters = [{ id: 'rb-glowfang', space: 's05' }];
    const seats = { 0: { space: 's05', modifiers: [boost] } };
    const knife = { mechs: ['shenjian' as const, 'anansi' as const], seats, monsters };
    expect(damage(knife, 'ar-knife-2', 'rb-glowfang')).toEqual([6, 21]);
    expect(damage(knife, 'ar-knife-4', 'rb-glowfang')).toEqual([2, 2]);
  });

  test('[DN-FX-54] spotters add, also where Armor takes', () => {
    const seats = at('s05');
    const board = { s05: { citizens: ['cz-spotters#1', 'cz-spotters#2'] } };
    const monsters = [{ id: 'rb-isotoad', space: 's05' }];
    expect(damage({ seats, board, monsters }, 'ar-mg-2', 'rb-isotoad')).toEqual([3, 13]);
  });

  test('[DN-FX-01] dice for Power, for Fire tokens and for cards paid', () => {
    const monsters = [{ id: 'rb-glowfang', space: 's05', fire: 2 }];
    const seats = { 0: { space: 's05', power: [3, 0, 0] as [number, number, number] } };
    expect(damage({ seats, monsters }, 'ar-mg-1', 'rb-glowfang')).toEqual([3, 18]);
    const flame = { mechs: ['vaquero' as const, 'anansi' as const], seats, monsters };
    expect(damage(flame, 'ar-flame-2', 'rb-glowfang')).toEqual([3, 18]);
    const hand = ['ar-mg-3#1', 'ar-mg-1#1', 'ar-mg-1#2', 'ar-mg-2#1'];
    const paying = { seats: { 0: { space: 's05', hand } }, monsters };
    expect(damage(paying, 'ar-mg-3#1', 'rb-glowfang')).toEqual([2, 24]);
    const poor = { seats: { 0: { space: 's05', hand: hand.slice(0, 2) } }, monsters };
    expect(damage(poor, 'ar-mg-3#1', 'rb-glowfang')).toEqual([2, 18]);
  });

  test('[DN-RULING-29] a strike of a React passes the Armor Rating by, one with the symbol does not', () => {
    const monsters = [{ id: 'boss-gorganicus', space: 's05' }];
    const sniper = { mechs: ['shenjian' as const, 'anansi' as const], seats: at('s04'), monsters };
    expect(damage(sniper, 'ar-sniper-3', 'boss-gorganicus')).toEqual([2, 7]);
    expect(damage({ seats: at('s05'), monsters }, 'ar-sword-4', 'boss-gorganicus')).toEqual([
      0, 10,
    ]);
  });

  test.each([
    ['out of range', 'hq', 'ar-sword-1', 'th-brinejaw'],
    ['burrowed', 's04', 'ar-mg-1', 'th-trenchworm'],
    ['no attack at all', 's05', 'lg-medium-1', 'th-brinejaw'],
    ['not in play', 's05', 'ar-sword-1', 'th-inkmother'],
  ])('nothing: %s', (_why, space, card, monster) => {
    const monsters = [
      { id: 'th-brinejaw', space: 's05' },
      { id: 'th-trenchworm', space: 's05' },
    ];
    const threat = 'tideborn-horrors' as const;
    expect(damage({ threat, seats: at(space), monsters }, card, monster)).toBeNull();
  });

  test('a tile action', () => {
    const state = arrange({ seats: at('s04'), monsters: [{ id: 'rb-isotoad', space: 's05' }] });
    const told = { least: 0, most: 5, left: 28 };
    expect(questions.actionDamage(state, 0, 'leftArm', 'BURST', 'rb-isotoad')).toEqual(told);
    expect(questions.actionDamage(state, 0, 'rightArm', 'SLASH', 'rb-isotoad')).toBeNull();
  });
});

/** All Damage dice show 4, so that every attack does one thing. */
const fours = changedGame('fours', (pack) => {
  pack.dice.damage = [4];
});

describe.each(Object.entries(mechs).slice(0, 6))('what is told of %s is what happens', (name) => {
  const cards = [...content.cards]
    .filter(([id, { tile, type }]) => {
      return (
        id.endsWith('#1') && type !== 'react' && type !== 'action' && tilesOf(name).includes(tile)
      );
    })
    .map(([id]) => id);

  test.each(cards)('%s', (card) => {
    let compared = 0;
    for (const id of ['rb-glowfang', 'rb-toxipede', 'rb-isotoad', 'rb-leadhide']) {
      for (const space of ['s05', 's04', 's03']) {
        const state = arrange({
          game: fours,
          mechs: [name as keyof typeof mechs, name === 'zakh' ? 'anansi' : 'zakh'],
          seats: { 0: { space, power: [4, 4, 4], hand: [card] } },
          board: { s05: { citizens: ['cz-spotters#1'] } },
          monsters: [{ id, space: 's05', armor: 1, fire: 2 }],
        });
        const told = fours.questions.cardDamage(state, 0, card, id);
        const dealt = dealtBy(state, card);
        if (dealt === undefined) expect(told).toBeNull();
        else {
          compared++;
          expect(told).toMatchObject({ least: dealt, most: dealt });
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

function tilesOf(name: string): string[] {
  return Object.values(mechs[name as keyof typeof mechs]);
}

/** Plays the card at the only Monster, walking there if that is needed; undefined if it cannot be played. */
function dealtBy(start: State, card: string): number | undefined {
  const game = gameOf(start);
  const play = { type: 'playCard', seat: 0, card } as const;
  const tried = game.tryApply(start, play);
  if (!tried.ok) return undefined;
  let { state, events } = tried;
  for (let i = 0; i < 12; i++) {
    const asked = topStep(state);
    const moves = game.legalMoves(state, 0);
    const isThere = state.mechs[0]?.space === state.monsters[0]?.space;
    const onwards = moves.find((move) => move.type === 'step' && move.to === 's05');
    const towards = moves.find((move) => move.type === 'step' && move.to === 's04');
    const chosen = moves.find(({ type }) => type === 'chooseMonster');
    const stop = moves.find(({ type }) => type === 'done');
    if (asked?.type === 'action' || asked?.type === 'discard') break;
    const walk = isThere ? undefined : (onwards ?? towards);
    const next = game.apply(state, walk ?? chosen ?? stop ?? (moves[0] as (typeof moves)[0]));
    state = next.state;
    events = [...events, ...next.events];
  }
  return eventsOf(events, 'monsterDamaged').reduce((sum, { amount }) => sum + amount, 0);
}

describe('cards that can be played, and why the others cannot', () => {
  test('as an action', () => {
    const hand = ['ar-mg-1#1', 'ar-mg-4#1', 'ar-sword-1#1', 'lg-medium-1#1'];
    const state = arrange({ seats: { 0: { space: 's05', power: [0, 1, 1], hand } } });
    expect(questions.cards(state, 0)).toEqual([
      {
        card: 'ar-mg-1#1',
        can: false,
        rule: 'DN-CARD-06',
        because: 'Spray and Pray needs 1 Power and has 0',
      },
      {
        card: 'ar-mg-4#1',
        can: false,
        rule: 'DN-CARD-04',
        because: 'Covering Fire is a React; it answers what happens',
      },
      {
        card: 'ar-sword-1#1',
        can: false,
        rule: 'DN-RULING-41',
        because: 'no Monster can be a target of Thrust',
      },
      { card: 'lg-medium-1#1', can: true, rule: null, because: null },
    ]);
  });

  test('[DN-ACT-06] a Mech that lies has passed', () => {
    const state = arrange({
      acts: 1,
      seats: { 0: { lying: true, power: [0, 0, 1], hand: ['lg-medium-1#1'] } },
    });
    expect(questions.cards(state, 0)).toMatchObject([{ can: false, rule: 'DN-ACT-06' }]);
    expect(questions.actions(state, 0)?.every(({ rule }) => rule === 'DN-ACT-06')).toBe(true);
  });

  test('as a React where one is asked for', () => {
    const state = arrange({
      mechs: ['shenjian', 'anansi'],
      seats: { 0: { space: 's05', power: [0, 0, 2], hand: ['lg-rabbit-2#1', 'lg-rabbit-3#1'] } },
      monsters: [{ id: 'rb-leadhide', space: 's05' }],
      steps: [attacks('white', 'rb-leadhide')],
    });
    const { state: asked } = letHappen(state);
    expect(questions.cards(asked, 0)).toMatchObject([
      { card: 'lg-rabbit-2#1', can: false, rule: 'DN-CARD-04' },
      { card: 'lg-rabbit-3#1', can: true },
    ]);
  });

  test('actions of tiles: Power, price, use', () => {
    const state = arrange({ seats: { 0: { space: 's05', power: [1, 0, 1], bots: 0 } } });
    expect(questions.actions(state, 0)).toEqual([
      {
        part: 'chassis',
        action: 'REROUTE',
        can: false,
        rule: 'DN-MECH-04',
        because: 'REROUTE costs a Mech card, and the hand is empty',
      },
      {
        part: 'chassis',
        action: 'REPAIR',
        can: false,
        rule: 'DN-MECH-04',
        because: 'REPAIR costs a Repair Bot, and none is left',
      },
      {
        part: 'leftArm',
        action: 'BURST',
        can: false,
        rule: 'DN-LIMB-06',
        because: 'BURST needs Power in space 2 of the left Arm, where Power reaches space 1',
      },
      expect.objectContaining({ part: 'rightArm', action: 'SLASH', rule: 'DN-LIMB-06' }),
      expect.objectContaining({ part: 'legs', action: 'WALK', rule: 'DN-MECH-04' }),
      expect.objectContaining({ part: 'legs', action: 'RUN', rule: 'DN-LIMB-06' }),
    ]);
    const rich = arrange({ seats: { 0: { space: 's05', power: [1, 0, 1], hand: ['ar-mg-1#1'] } } });
    const can = questions.actions(rich, 0)?.filter((one) => one.can);
    expect(can?.map(({ action }) => action)).toEqual(['REROUTE', 'WALK']);
  });

  test('of a hidden hand nothing is told', () => {
    const seats = { 0: { power: [1, 1, 1] as [number, number, number], hand: ['lg-medium-1#1'] } };
    const state = arrange({ houseRules: { openHands: false }, seats });
    expect(questions.cards(defendNeoTokyo.view(state, 0), 0)).toHaveLength(1);
    expect(questions.cards(defendNeoTokyo.view(state, 'open'), 0)).toHaveLength(1);
    expect(questions.cards(defendNeoTokyo.view(state, 1), 0)).toBeNull();
    expect(questions.cards(defendNeoTokyo.view(state, 'spectator'), 0)).toBeNull();
  });
});

describe('what does not exist', () => {
  const state = arrange({ monsters: [{ id: 'rb-glowfang', space: 's05' }] });

  test.each([
    ['a Monster', () => questions.side(state, 'rb-glowfnag'), 'did you mean "rb-glowfang"'],
    ['a space', () => questions.distance(state, 'hq', 's99'), 'there is no space "s99"'],
    ['a seat', () => questions.powerOutput(state, 2), 'the seats are 0 to 1'],
    ['half a seat', () => questions.cards(state, 0.5), 'there is no seat 0.5'],
    [
      'a card',
      () => questions.cardDamage(state, 0, 'ar-mgg-1', 'rb-glowfang'),
      'there is no Mech card "ar-mgg-1"; did you mean "ar-mg-1#1"',
    ],
    [
      'a card of another Mech',
      () => questions.cardDamage(state, 0, 'ar-mace-1', 'rb-glowfang'),
      'no part of the Mech of seat 0 brings Mace Swing',
    ],
    [
      'an action',
      () => questions.actionDamage(state, 0, 'leftArm', 'BRUST', 'rb-glowfang'),
      'there is no action "BRUST"; did you mean "BURST"',
    ],
    [
      'a part',
      () => questions.actionDamage(state, 0, 'tail' as 'legs', 'BURST', 'rb-glowfang'),
      'there is no part "tail"',
    ],
  ])('%s', (_what, ask, message) => {
    expect(ask).toThrow(InvalidInput);
    expect(ask).toThrow(message);
  });
});

test('facts of a log are asserted in the words of questions', () => {
  const state = arrange({
    stack: ['cz-students#1'],
    monsters: [{ id: 'rb-leadhide', space: 's06', damage: 10 }],
  });
  const facts = {
    population: 4,
    life: [{ of: ['rb-leadhide'], is: { left: 24 } }],
    side: { of: ['rb-leadhide'], is: 'city' },
    distance: { of: ['hq', 's05'], is: 2 },
    standing: [30, 30],
  };
  expect(defendNeoTokyo.mismatches(state, facts)).toEqual([]);
  expect(defendNeoTokyo.mismatches(state, { ...facts, population: 5 })).toEqual([
    'population: 5 noted, 4 by the moves',
  ]);
});

/** Everything that can be asked of a table by somebody who sees these hands. */
function answers(table: State | View, viewer: Viewer) {
  const seats = [...table.mechs.keys()];
  const ids = table.monsters.map(({ id }) => id);
  const cardOf = (seat: number) => {
    const tile = table.mechs[seat]?.tiles.leftArm ?? '';
    return content.cardsOfTile.get(tile)?.[(table.round + seat) % 7] ?? '';
  };
  return {
    viewer,
    monsters: ids.map((id) => [
      questions.side(table, id),
      questions.armor(table, id),
      questions.life(table, id),
    ]),
    damage: seats.flatMap((seat) =>
      ids.map((id) => questions.cardDamage(table, seat, cardOf(seat), id)),
    ),
    power: seats.map((seat) => questions.powerOutput(table, seat)),
    standing: questions.nextStanding(table, 's04'),
    population: questions.population(table),
    actions: seats.map((seat) => questions.actions(table, seat)),
  };
}

describe.each([
  [2, true],
  [3, false],
  [4, true],
  [5, false],
])('in random games of %i players, hands open: %s', (players, openHands) => {
  const states = randomStates(players, openHands);

  test('a view answers what the state answers, and nothing hidden', () => {
    for (const state of states) {
      for (const viewer of [0, players - 1, 'spectator', 'open'] as const) {
        const view = defendNeoTokyo.view(state, viewer);
        const redealt = defendNeoTokyo.redeal(state, viewer, 'other');
        expect(answers(view, viewer)).toEqual(answers(state, viewer));
        expect(answers(redealt, viewer)).toEqual(answers(state, viewer));
        for (const seat of state.mechs.keys()) {
          const isSeen = openHands || viewer === 'open' || viewer === seat;
          const told = questions.cards(view, seat);
          expect(told).toEqual(isSeen ? questions.cards(state, seat) : null);
          if (isSeen) expect(questions.cards(redealt, seat)).toEqual(told);
        }
      }
    }
  });

  test('what can be played and used is what is offered', () => {
    let compared = 0;
    for (const state of states) {
      const asked = topStep(state);
      if (asked?.type !== 'action' && asked?.type !== 'react') continue;
      compared++;
      const { seat } = asked;
      const cards = questions.cards(state, seat)?.filter(({ can }) => can);
      const type = asked.type === 'action' ? 'playCard' : 'react';
      expect(cards?.map(({ card }) => card)).toEqual(offered(state, type, 'card'));
      if (asked.type === 'react') continue;
      const can = questions.actions(state, seat)?.filter((one) => one.can) ?? [];
      const usable = defendNeoTokyo.legalMoves(state).flatMap((move) => {
        return move.type === 'useTile' ? [`${move.part} ${move.action}`] : [];
      });
      expect(can.map(({ part, action }) => `${part} ${action}`)).toEqual([...new Set(usable)]);
      expect(parts).toEqual(expect.arrayContaining(can.map(({ part }) => part)));
      expect(offeredTypes(state)).toContain('pass');
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** A few states of some random games. */
function randomStates(players: number, openHands: boolean): State[] {
  const found: State[] = [];
  const random = new SeededChance(seedChance(`questions ${players}`));
  for (let game = 0; game < 3; game++) {
    let state = defendNeoTokyo.setup({ players, seed: game, houseRules: { openHands } });
    for (let i = 0; i < 400; i++) {
      const moves = defendNeoTokyo.legalMoves(state);
      if (moves.length === 0) break;
      const attacking = moves.filter(({ type }) => type === 'playCard' || type === 'useTile');
      const pool = attacking.length > 0 && random.below(4) > 0 ? attacking : moves;
      state = defendNeoTokyo.reduce(state, pool[random.below(pool.length)] as (typeof pool)[0]);
      if (i % 7 === 3) found.push(state);
    }
  }
  return found;
}
