import { describe, expect, test } from 'vitest';
import { bloodfeud, type State } from '../../src/bloodfeud/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { InvalidInput } from '../../src/kernel/errors.js';
import type { Viewer } from '../../src/kernel/play.js';
import { arrange, brujah, cityhall, firstlight, nosferatu } from './arrange.js';

/*
 * What can be read off the table. Tiles of the table of four: D1 Financial District (3), D2 Chinatown (1), D3 Lower
 * East Side (1), D5 Midtown (3), D7 Central Park (2), D8 Harlem (2, defenders +1), D9 Brooklyn Heights (1).
 */

const { questions } = bloodfeud;

describe('control and Power', () => {
  test('[BF-POWER-03] control is that of the last time; the next is by Units', () => {
    const state = arrange({ seats: { 0: { units: { D5: 2 } }, 2: { units: { D5: 2, D8: 1 } } } });
    const asked = ['D1', 'D5', 'D8'].map((domain) => [
      questions.control(state, domain),
      questions.nextControl(state, domain),
    ]);
    expect(asked).toEqual([
      [brujah, brujah],
      [null, null],
      [null, cityhall],
    ]);
  });

  test('[BF-POWER-02] Power is the sum of the tiles, and what the limits make of it', () => {
    const state = arrange({ seats: { 0: { units: { D2: 1, D5: 2 } } } });
    const d1 = { domain: 'D1', amount: 3 };
    expect(questions.powerParts(state, brujah)).toEqual({ power: 3, domains: [d1], rest: 0 });
    const domains = [d1, { domain: 'D2', amount: 1 }, { domain: 'D5', amount: 3 }];
    expect(questions.nextPower(state, brujah)).toEqual({ power: 6, domains, rest: -1 });
  });

  test('[BF-POWER-02] an Event changes the next Power, not the present one', () => {
    const state = arrange({ effects: { powerChange: { 0: -1 } } });
    expect(questions.powerParts(state, brujah)).toMatchObject({ power: 3, rest: 0 });
    expect(questions.nextPower(state, brujah)).toMatchObject({ power: 2, rest: -1 });
  });

  test('[BF-STORY-04] nobody knows the next Power that a storyteller records', () => {
    const state = arrange({ setup: { houseRules: { powerSource: 'recorded' } } });
    expect(questions.nextPower(state, brujah)).toBeNull();
    expect(questions.powerParts(state, brujah)).toMatchObject({ power: 1, rest: -2 });
  });

  test('[BF-INC-01] tiles, factions and Advancements pay', () => {
    const state = arrange({ seats: { 0: { lanyards: { P1: ['v12'] } } } });
    expect([0, 1, 2, 3].map((seat) => questions.income(state, seat))).toEqual([2, 0, 1, 1]);
  });

  test('[BF-LIMIT-04] Lower East Side and Blood Sorcery raise the limit', () => {
    const state = arrange({ seats: { 1: { lanyards: { P1: ['v10'] }, units: { D3: 1 } } } });
    expect(questions.unitLimit(state, nosferatu, 'D3')).toEqual({ units: 3, limit: 5 });
    expect(questions.unitLimit(state, cityhall, 'D3')).toEqual({ units: 0, limit: 4 });
    expect(questions.unitLimit(state, nosferatu, 'D1')).toEqual({ units: 0, limit: 4 });
  });
});

describe('combat', () => {
  /** Harlem: Brujah with P1 and an ally attacks City Hall, which has an ally and a Defend. */
  const table = (armor: string[] = []) =>
    arrange({
      seats: {
        0: {
          power: 1,
          units: { D8: { ready: 2, players: { P1: 'tired' } } },
          lanyards: { P1: ['v02'] },
        },
        1: { units: { D8: 1 } },
        2: {
          power: 3,
          units: { D8: { ready: 1, players: { P1: 'ready' } } },
          lanyards: { P1: armor, P2: ['h03'] },
        },
        3: { units: { D8: 2 } },
      },
      alliances: [
        [0, 1],
        [2, 3],
      ],
      effects: {
        strength: [{ role: 'attack', amount: 1 }],
        defends: [
          { seat: 3, domain: 'D8', amount: 2 },
          { seat: 3, domain: 'D9', amount: 4 },
        ],
      },
    });

  test('[BF-ATK-02] both sides, part by part', () => {
    const asked = questions.combat(table(), brujah, 'D8', cityhall, 'basic', 'o01');
    const none = { orders: 0, tile: 0, faction: 0, advancements: 0, event: 0 };
    const attack = {
      ...none,
      units: 3,
      allies: 1,
      orders: 1,
      faction: 1,
      advancements: 1,
      event: 1,
    };
    const defence = { ...none, units: 2, allies: 2, orders: 2, tile: 1 };
    expect(asked).toEqual({
      attack: { total: 8, parts: attack },
      defence: { total: 7, parts: defence },
      result: 'slain',
      reason: null,
    });
  });

  test('[BF-ATK-03] equal strength is not enough', () => {
    const { attack, defence, result } = questions.combat(table(), 0, 'D8', 2, 'basic');
    expect([attack.total, defence.total, result]).toEqual([7, 7, 'fails']);
  });

  test.each([
    [[], 'slain'],
    [['h05'], 'slain'],
    [['h05', 'h06'], 'advancementBuried'],
    [['h05', 'h01'], 'armor'],
  ])('[BF-ATK-05] a player with %j', (cards, result) => {
    expect(questions.combat(table(cards), 0, 'D8', 2, 'P1', 'o03').result).toBe(result);
  });

  test('[BF-ALLY-04] what keeps an Attack from having an effect', () => {
    const state = table();
    const reasonAgainst = (seat: number) => questions.combat(state, 0, 'D8', seat, 'basic').reason;
    expect([reasonAgainst(nosferatu), reasonAgainst(firstlight)]).toEqual(['allied', null]);
    const shielded = arrange({ effects: { shielded: ['D1'] }, seats: { 2: { units: { D1: 1 } } } });
    const attacks = [nosferatu, cityhall].map((seat) =>
      questions.combat(shielded, seat, 'D1', 0, 'P1'),
    );
    expect(attacks.map(({ reason }) => reason)).toEqual(['noUnit', 'shielded']);
    expect(questions.attackTargets(state, brujah, 'D8')).toEqual([
      { team: cityhall, unit: 'basic' },
      { team: cityhall, unit: 'P1' },
      { team: firstlight, unit: 'basic' },
    ]);
  });
});

describe('stations', () => {
  const state = arrange({
    seats: {
      0: { at: 'orders', power: 2 },
      1: { at: ['orders', 'council'], power: 1, assets: 0 },
      2: { at: 'orders', power: 4 },
      3: { at: 'orders', power: 3, lanyards: { P1: ['h07'] } },
    },
    alliances: [[2, 3]],
  });

  test('[BF-PHASE-09] half of the teams are a quorum', () => {
    expect(questions.quorum(state, 'orders')).toEqual({
      needed: 2,
      teams: [0, 1, 2, 3],
      reached: true,
    });
    expect(questions.quorum(state, 'council')).toEqual({ needed: 2, teams: [1], reached: false });
    const half = arrange({ seats: { 0: { at: 'council' }, 3: { at: 'council' } } });
    expect(questions.quorum(half, 'council')).toEqual({ needed: 2, teams: [0, 3], reached: true });
  });

  test('[BF-PROP-02] [BF-PROP-06] partners are there, have an Asset, and are not allied already', () => {
    expect([0, 1, 2, 3].map((seat) => questions.alliancePartners(state, seat))).toEqual([
      [2, 3],
      [],
      [0],
      [0],
    ]);
    expect(questions.allies(state, firstlight)).toEqual([cityhall]);
  });

  test('[BF-PROP-01] without a quorum nobody may propose', () => {
    const alone = arrange({ seats: { 0: { at: 'orders' } } });
    expect(questions.alliancePartners(alone, brujah)).toEqual([]);
    expect(questions.allianceBlock(alone, 0, 1, 2)).toEqual({ possible: false, answered: false });
  });

  test('[BF-PROP-03] who is not mightier than both may block', () => {
    expect(questions.allianceBlockers(state, brujah, firstlight)).toEqual([]);
    expect(questions.allianceBlockers(state, brujah, cityhall)).toEqual([firstlight]);
    const shielded = arrange({
      seats: {
        0: { at: 'orders', lanyards: { P1: ['v11'] } },
        2: { at: 'orders' },
        3: { at: 'orders', power: 1 },
      },
    });
    expect(questions.allianceBlockers(shielded, brujah, cityhall)).toEqual([]);
    expect(questions.allianceBlockers(shielded, cityhall, brujah)).toEqual([firstlight]);
  });

  test('[BF-BLOCK-03] two declared teams may answer a block if one is not mightier', () => {
    expect(questions.allianceBlock(state, cityhall, brujah, firstlight)).toEqual({
      possible: true,
      answered: true,
    });
    expect(questions.allianceBlock(state, brujah, cityhall, firstlight).possible).toBe(false);
    expect(questions.allianceBlock(state, brujah, nosferatu, cityhall)).toEqual({
      possible: true,
      answered: false,
    });
  });

  test('[BF-BLOCK-01] nobody blocks an Alliance of its own, and none is of one team', () => {
    const blocks = [
      [brujah, cityhall],
      [cityhall, brujah],
      [cityhall, cityhall],
    ] as const;
    const possible = blocks.map(([one, other]) => {
      return questions.allianceBlock(state, brujah, one, other).possible;
    });
    expect(possible).toEqual([false, false, false]);
  });

  test('[BF-VOTE-06] Voting Power is Power and what is added', () => {
    expect([0, 3].map((seat) => questions.votingPower(state, seat))).toEqual([2, 4]);
  });
});

describe('Ambitions', () => {
  const state = arrange({
    seats: {
      0: {
        graveyard: [
          [2, 'basic'],
          [3, 'basic'],
        ],
        ambitions: ['a05', 'a19'],
      },
      1: { power: 1 },
      2: { assets: 6 },
    },
    control: { D2: 0, D4: 0 },
  });

  test.each([
    ['a06', 0, { stat: 'graveyard', has: 2, op: '>', value: 0, missing: 0 }],
    ['a06', 1, { stat: 'graveyard', has: 0, op: '>', value: 2, missing: 3 }],
    ['a02', 1, { stat: 'graveyard', has: 0, op: '>=', value: 2, missing: 2 }],
    ['a03', 0, { stat: 'graveyardHumans', has: 2, op: '>=', value: 1, missing: 0 }],
    ['a24', 0, { stat: 'power', has: 3, op: '<=', value: 1, missing: 2 }],
    ['a24', 1, { stat: 'power', has: 1, op: '<=', value: 1, missing: 0 }],
    ['f02', 0, { stat: 'domainsControlled', has: 3, op: '>', value: 1, missing: 0 }],
    ['f02', 1, { stat: 'domainsControlled', has: 1, op: '>', value: 3, missing: 3 }],
    ['f06', 0, { stat: 'assets', has: 4, op: '>', value: 6, missing: 3 }],
    ['f12', 0, { stat: 'domainsControlledTag:culture', has: 1, op: '>=', value: 2, missing: 1 }],
  ])('[BF-RULING-47] %s for team %i', (card, seat, need) => {
    const fulfilled = need.missing === 0;
    expect(questions.ambition(state, seat, card)).toEqual({ fulfilled, needs: [need] });
  });

  test('[BF-RULING-47] all parts of an Ambition are needed', () => {
    const { fulfilled, needs } = questions.ambition(state, brujah, 'f14');
    expect([fulfilled, needs.map(({ missing }) => missing)]).toEqual([false, [0, 1]]);
  });

  test('[BF-INFO-03] the cards of others are hidden', () => {
    const held = [
      { card: 'a05', points: 4, fulfilled: false },
      { card: 'a19', points: 2, fulfilled: true },
    ];
    expect(questions.ambitionsHeld(state, brujah)).toEqual(held);
    expect(questions.ambitionsHeld(bloodfeud.view(state, brujah), brujah)).toEqual(held);
    expect(questions.ambitionsHeld(bloodfeud.view(state, nosferatu), brujah)).toBeNull();
  });
});

describe('costs', () => {
  const state = arrange({
    seats: {
      1: { power: 1 },
      2: { power: 2, lanyards: { P1: ['h10', 'h10'], P2: ['h11'] } },
      3: { power: 1, used: { discount: true, store: true }, lanyards: { P1: ['h12'] } },
    },
    placed: [
      ['D1', 3, 'sAtk'],
      ['D2', 3, 'sReq'],
    ],
    sun: { marker: 5, blocked: [] },
  });

  test('[BF-MKT-01] [BF-MBON-02] cards and tokens, with and without the discount', () => {
    expect(questions.price(state, nosferatu, 'o12')).toEqual({ cost: 1, price: 1, discounted: 0 });
    expect(questions.price(state, cityhall, 'o12')).toEqual({
      cost: 1,
      price: 0,
      discounted: null,
    });
    expect(questions.price(state, cityhall, 'v10')).toEqual({
      cost: 6,
      price: 6,
      discounted: null,
    });
    expect(questions.price(state, nosferatu, 'token')).toEqual({
      cost: 6,
      price: 6,
      discounted: 5,
    });
    expect(questions.price(state, firstlight, 'token').discounted).toBeNull();
  });

  test('[BF-STORE-01] Power and Depot Lease limit what is stored, once a round', () => {
    expect([1, 2, 3].map((seat) => questions.storeLimit(state, seat))).toEqual([1, 3, null]);
  });

  test('[BF-ORDER-02] Seals that are free', () => {
    expect([2, 3].map((seat) => questions.sealsFree(state, seat))).toEqual([4, 3]);
  });

  test('[BF-SUN-02] [BF-SUN-04] the next space that can be blocked', () => {
    expect(questions.sunSpace(state)).toEqual({ space: 6, price: 1 });
    const late = arrange({ sun: { marker: 4, blocked: [5, 6] } });
    expect(questions.sunSpace(late)).toBeNull();
  });
});

describe('what is asked is checked', () => {
  const state = arrange();
  test.each([
    [() => questions.control(state, 'd5'), /Domain "d5"; did you mean "D5"/],
    [() => questions.control(state, 'D10'), /there is no Domain "D10"/],
    [() => questions.votingPower(state, 4), /teams are 0 to 3, not 4/],
    [() => questions.allianceBlockers(state, 0, 1.5), /teams are 0 to 3, not 1\.5/],
    [() => questions.price(state, 0, 'tokens'), /Market item "tokens"; did you mean "token"/],
    [() => questions.ambition(state, 0, 'e01'), /there is no Ambition "e01"/],
    [() => questions.quorum(state, 'concil' as never), /did you mean "council"/],
    [() => questions.combat(state, 1, 'D1', 0, 'P3'), /Brujah does not have P3 on D1/],
    [() => questions.combat(state, 1, 'D1', 0, 'constructor' as never), /there is no Unit/],
    [() => questions.combat(state, 0, 'D1', 0, 'P1'), /no team attacks itself/],
    [() => questions.combat(state, 1, 'D1', 0, 'P1', 'o04'), /Bulwark is no Attack/],
  ])('%s', (ask, sentence) => {
    expect(ask).toThrow(InvalidInput);
    expect(ask).toThrow(sentence);
  });
});

test('[BF-REPLAY-05] logs assert answers beside their own facts', () => {
  const state = arrange();
  const facts = {
    power: { brujah: 3 },
    control: [
      { of: ['D1'], is: 0 },
      { of: 'D5', is: null },
    ],
    powerParts: { of: 0, is: { power: 3 } },
    sunSpace: { space: 6, price: 1 },
  };
  expect(bloodfeud.mismatches(state, facts)).toEqual([]);
  const wrong = { assets: { brujah: 5 }, control: { of: 'D1', is: 2 } };
  expect(bloodfeud.mismatches(state, wrong)).toEqual([
    'assets of brujah: 5 noted, 4 by the moves',
    'control of D1: 2 noted, 0 by the moves',
  ]);
});

test.each(['D99', 'constructor', 'toString'])(
  '[BF-REPLAY-05] on %s, which is no Domain, there are no Units',
  (domain) => {
    const units = { [domain]: { brujah: 2, constructor: 1 } };
    expect(bloodfeud.mismatches(arrange(), { units })).toEqual([
      `units of brujah on ${domain}: 2 noted, 0 by the moves`,
      `units of constructor on ${domain}: nobody plays it`,
    ]);
  },
);

/** Every answer about every team, some Domains, cards and pairs. */
function answers(table: Parameters<typeof questions.sunSpace>[0]): Record<string, unknown> {
  const seats = [...table.teams.keys()];
  const domains = Object.keys(table.domains);
  const cards = ['a01', 'a15', 'a22', 'f02', 'f10', 'f12', 'f14', 'f19'];
  const combats = domains.flatMap((domain) =>
    questions.attackTargets(table, 0, domain).map(({ team, unit }) => {
      return [undefined, 'o03'].map((card) => questions.combat(table, 0, domain, team, unit, card));
    }),
  );
  const pairs = seats.slice(1).map((seat) => [0, seat] as const);
  return {
    control: domains.map((domain) => questions.control(table, domain)),
    nextControl: domains.map((domain) => questions.nextControl(table, domain)),
    powerParts: seats.map((seat) => questions.powerParts(table, seat)),
    nextPower: seats.map((seat) => questions.nextPower(table, seat)),
    income: seats.map((seat) => questions.income(table, seat)),
    unitLimit: domains.map((domain) => questions.unitLimit(table, 1, domain)),
    combats,
    quorum: questions.quorum(table, 'orders'),
    ambition: seats.map((seat) => cards.map((card) => questions.ambition(table, seat, card))),
    price: seats.map((seat) =>
      ['o01', 'v01', 'h01', 'token'].map((item) => questions.price(table, seat, item)),
    ),
    storeLimit: seats.map((seat) => questions.storeLimit(table, seat)),
    sealsFree: seats.map((seat) => questions.sealsFree(table, seat)),
    votingPower: seats.map((seat) => questions.votingPower(table, seat)),
    sunSpace: questions.sunSpace(table),
    allies: seats.map((seat) => questions.allies(table, seat)),
    partners: seats.map((seat) => questions.alliancePartners(table, seat)),
    blockers: pairs.map(([a, b]) => questions.allianceBlockers(table, a, b)),
    block: pairs.map(([a, b]) =>
      questions.allianceBlock(table, (b % (seats.length - 1)) + 1, a, b),
    ),
  };
}

/** States of a random game in which every type of move is equally likely. */
function statesOf(players: number, most: number): State[] {
  const random = new SeededChance(seedChance(`questions ${players}`));
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  let state = bloodfeud.setup({ players, seed: players, actionBudget: 12, storyteller: 'auto' });
  const states: State[] = [];
  for (let played = 0; states.length < most && bloodfeud.toAct(state).length > 0; played++) {
    const moves = bloodfeud.legalMoves(state, any(bloodfeud.toAct(state)));
    const types = [...new Set(moves.map((move) => move.type))];
    const type = any(types.length > 1 ? types.filter((one) => one !== 'pass') : types);
    state = bloodfeud.reduce(state, any(moves.filter((move) => move.type === type)));
    if (played % 7 === 0) states.push(state);
  }
  return states;
}

test.each([4, 5, 6, 7, 8])(
  '[BF-INFO-01] [BF-INFO-03] %i teams: everybody gets the same answers, and nothing hidden',
  (players) => {
    const states = statesOf(players, 50);
    expect(states.length).toBeGreaterThan(40);
    states.forEach((state, at) => {
      const told = answers(state);
      const viewers: Viewer[] = [at % players, 'spectator'];
      for (const viewer of viewers) {
        const view = bloodfeud.view(state, viewer);
        expect(answers(view)).toEqual(told);
        const other = bloodfeud.redeal(state, viewer, `other ${at}`);
        expect(answers(other)).toEqual(told);
        const heldBy = (seat: number) => questions.ambitionsHeld(view, seat);
        const shown = [...state.teams.keys()].filter((seat) => heldBy(seat) !== null);
        expect(shown).toEqual(viewer === 'spectator' ? [] : [viewer]);
      }
      const own = at % players;
      const view = bloodfeud.view(state, own);
      expect(questions.ambitionsHeld(view, own)).toEqual(questions.ambitionsHeld(state, own));
    });
  },
);

test('[BF-MKT-01] Tremere pay less for Disciplines only', () => {
  const factions = ['tremere', 'nosferatu', 'cityhall', 'firstlight'];
  const state = arrange({ setup: { factions }, seats: { 0: { power: 3 } } });
  const prices = ['v02', 'h02', 'o02', 'token'].map((item) => {
    const { cost, price } = questions.price(state, 0, item);
    return [cost, price];
  });
  expect(prices).toEqual([
    [4, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});
