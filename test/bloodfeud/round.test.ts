import { describe, expect, test } from 'vitest';
import { bloodfeud, type ContentPack, type Move, type State } from '../../src/bloodfeud/index.js';
import { controllerOf } from '../../src/bloodfeud/mechanics/control.js';
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
  setupFour,
  storyteller,
  type TeamPatch,
  team,
  unitsOn,
} from './arrange.js';

const pass = (seat: number): Move => ({ type: 'pass', seat });
const walk = (seat: number, player: 'P1' | 'P2', to: 'orders' | 'neutral' | 'council'): Move => {
  return { type: 'movePlayer', seat, player, to };
};
/** This Event is selected by a vote on the proposal of a team, or drawn at random. */
const selected = (card: string, by: number | null = null): Arrangement => {
  return { council: { resolved: true, selected: { card, by } } };
};

describe('the Gameplay Phase', () => {
  test('[BF-PHASE-01] [BF-PHASE-03] there are no turns: anybody who has not passed, in any order', () => {
    const state = arrange();
    expect(bloodfeud.toAct(state)).toEqual([0, 1, 2, 3, storyteller]);
    const moves = [
      walk(3, 'P1', 'orders'),
      walk(0, 'P1', 'orders'),
      walk(3, 'P2', 'orders'),
      walk(3, 'P2', 'neutral'),
    ];
    expect(bloodfeud.toAct(play(state, ...moves).state)).toEqual([0, 1, 2, 3, storyteller]);
  });

  test('[BF-PHASE-04] a player walks to another place, and stays there between rounds', () => {
    const state = arrange(quiet({ seats: { 0: { at: ['orders', 'neutral'] } } }));
    expect(refusedBy(state, walk(0, 'P1', 'orders'))).toBe('BF-PHASE-04');
    expect(refusedBy(state, { type: 'movePlayer', seat: 0, player: 'P3', to: 'orders' })).toBe(
      'BF-PHASE-04',
    );
    expect(movesOf(state, 0, 'movePlayer')).toHaveLength(8);
    expect(resolve(state).state.teams[0]?.location).toEqual({ P1: 'orders', P2: 'neutral' });
  });

  test('[BF-PHASE-05] [BF-RULING-49] a passed team makes no moves of its own, but answers', () => {
    const there = { at: 'orders' } as const;
    const state = arrange({ seats: { 0: there, 1: { ...there, passed: true }, 2: there } });
    expect(bloodfeud.legalMoves(state, 1)).toEqual([]);
    expect(refusedBy(state, pass(1))).toBe('BF-PHASE-05');
    const asked = play(state, { type: 'proposeAlliance', seat: 0, with: 1 }).state;
    expect(bloodfeud.toAct(asked)).toEqual([1]);
  });

  test('[BF-PHASE-06] the phase ends when all have passed, or by the storyteller', () => {
    const auto = arrange(quiet({ setup: { storyteller: 'auto' } }));
    const three = play(auto, pass(0), pass(2), pass(3)).state;
    expect(three.phase).toBe('gameplay');
    const { state, events } = play(three, pass(1));
    expect(eventsOf(events, 'phaseEnded')).toMatchObject([{ by: 'passes' }]);
    expect(state.round).toBe(2);
    expect(eventsOf(resolve(arrange(quiet({}))).events, 'phaseEnded')).toMatchObject([
      { by: 'storyteller' },
    ]);
  });

  test('[BF-PHASE-07] every own move costs 1, answers cost nothing', () => {
    const there = { at: 'orders' } as const;
    const state = arrange({ setup: { actionBudget: 5 }, seats: { 0: there, 1: there } });
    const moves: Move[] = [
      { type: 'proposeAlliance', seat: 0, with: 1 },
      { type: 'answerAlliance', seat: 1, accept: false },
      walk(0, 'P1', 'neutral'),
    ];
    const { state: after } = play(state, ...moves);
    expect(after.teams.map(({ budget }) => budget)).toEqual([3, 5, 5, 5]);
    expect(play(after, pass(2)).state.teams[2]).toMatchObject({ budget: 4, passed: true });
    expect(bloodfeud.setup({ players: 4, seed: 1 }).teams[0]?.budget).toBe(24);
    expect(setupFour().teams[0]?.budget).toBeNull();
  });

  test('[BF-PHASE-07] the last move is fully resolved, then the team has passed', () => {
    const state = arrange({ setup: { actionBudget: 2 }, seats: { 0: { budget: 1 } } });
    const open = play(state, { type: 'openTrade', seat: 0, with: 1 }).state;
    expect(team(open, 0)).toMatchObject({ budget: 0, passed: false });
    const { state: done, events } = play(
      open,
      { type: 'tradeGive', seat: 0, line: { kind: 'assets', amount: 1 } },
      { type: 'tradeSend', seat: 0 },
      { type: 'answerTrade', seat: 1, accept: true },
    );
    expect(team(done, 0)).toMatchObject({ passed: true, assets: 3 });
    expect(eventsOf(events, 'teamPassed')).toMatchObject([{ seat: 0 }]);
    const asked = play(
      done,
      { type: 'openTrade', seat: 1, with: 0 },
      { type: 'tradeAsk', seat: 1, line: { kind: 'assets', amount: 1 } },
      { type: 'tradeSend', seat: 1 },
    ).state;
    expect(movesOf(asked, 0, 'answerTrade')).toHaveLength(2);
  });

  test('[BF-PHASE-07] passing with the last of the budget is passing once', () => {
    const state = arrange({ setup: { actionBudget: 2 }, seats: { 0: { budget: 1 } } });
    const { state: after, events } = play(state, pass(0));
    expect(team(after, 0)).toMatchObject({ budget: 0, passed: true });
    expect(eventsOf(events, 'teamPassed')).toHaveLength(1);
  });

  test('[BF-PHASE-05] [BF-PHASE-08] [BF-PHASE-12] [BF-STORY-01] [BF-STORY-02] [BF-END-05] refusals', () => {
    const there = { at: 'orders' } as const;
    const state = arrange({ seats: { 0: there, 1: there } });
    const passed = arrange({ seats: { 0: { at: 'cityscape', passed: true } } });
    const march = { type: 'moveUnit', seat: 0, unit: 'basic', from: 'D1', to: 'D2' };
    expect(refusedBy(passed, march)).toBe('BF-PHASE-05');
    const auto = arrange({ setup: { storyteller: 'auto' } });
    expect(refusedBy(auto, { type: 'endGameplayPhase', seat: storyteller })).toBe('BF-STORY-02');
    expect(refusedBy(state, { type: 'castVote', seat: 0, choice: 'noEvent' })).toBe('BF-PHASE-12');
    expect(refusedBy(state, { type: 'endGameplayPhase', seat: 0 })).toBe('BF-STORY-01');
    expect(refusedBy(state, { type: 'pass', seat: storyteller })).toBe('BF-PHASE-12');
    expect(refusedBy(state, { type: 'nonsense', seat: 0 })).toBe('BF-PHASE-12');
    const consent = play(state, { type: 'proposeAlliance', seat: 0, with: 1 }).state;
    expect(refusedBy(consent, pass(2))).toBe('BF-PHASE-08');
    expect(refusedBy(consent, { type: 'endGameplayPhase', seat: storyteller })).toBe('BF-PHASE-08');
    expect(refusedBy(consent, pass(1))).toBe('BF-PHASE-12');
    const over = resolve(arrange(quiet({ sun: { marker: 6 } }))).state;
    expect(over.phase).toBe('ended');
    for (const seat of [0, 3, storyteller]) expect(refusedBy(over, pass(seat))).toBe('BF-END-05');
    expect(bloodfeud.legalMoves(over)).toEqual([]);
  });

  test('[BF-PHASE-08] a seat that has answered is not awaited any more', () => {
    const after = play(setupFour(), { type: 'discardAmbition', seat: 2, card: 'a21' }).state;
    expect(bloodfeud.toAct(after)).toEqual([0, 1, 3]);
    expect(refusedBy(after, { type: 'discardAmbition', seat: 2, card: 'a07' })).toBe('BF-PHASE-08');
  });
});

describe('the storyteller', () => {
  test('[BF-STORY-01] [BF-RULING-51] one seat without a team, which ends the phase and does nothing else', () => {
    const state = arrange();
    expect(bloodfeud.legalMoves(state, storyteller)).toEqual([
      { type: 'endGameplayPhase', seat: storyteller },
    ]);
    expect(bloodfeud.legalMoves(state, storyteller + 1)).toEqual([]);
    expect(state.teams).toHaveLength(4);
  });

  test('[BF-STORY-02] auto: no such seat; the choices of a random Event are drawn', () => {
    const auto = arrange({
      setup: { storyteller: 'auto' },
      ...selected('e19'),
      seats: { 0: { passed: true }, 1: { passed: true }, 2: { passed: true } },
    });
    expect(bloodfeud.toAct(auto)).toEqual([3]);
    expect(() => bloodfeud.view(auto, 4)).toThrow('viewer');
    expect(refusedBy(auto, { type: 'endGameplayPhase', seat: 4 })).toBe('BF-STORY-02');
    const { events } = play(auto, [pass(3), 'D5']);
    expect(eventsOf(events, 'eventEffect')).toMatchObject([
      { effect: 'blackoutDomain', domain: 'D5' },
    ]);
  });

  test('[BF-STORY-03] choices of an Event belong to its proposer, of a random one to the storyteller', () => {
    const proposed = resolve(arrange(selected('e08', cityhall))).state;
    expect(bloodfeud.toAct(proposed)).toEqual([cityhall]);
    const random = resolve(arrange(selected('e08'))).state;
    expect(bloodfeud.toAct(random)).toEqual([storyteller]);
    expect(movesOf(random, storyteller, 'chooseDomain')).toHaveLength(9);
    const placed: Arrangement['placed'] = [['D1', brujah, 'sAtk']];
    const seats = { 1: { units: { D1: 1 } } };
    const shielded = resolve(arrange({ ...selected('e08'), placed, seats })).state;
    const { events } = play(shielded, { type: 'chooseDomain', seat: storyteller, domain: 'D1' });
    expect(eventsOf(events, 'orderVoid')).toMatchObject([{ reason: 'shielded' }]);
    expect(refusedBy(random, { type: 'chooseDomain', seat: storyteller, domain: 'D10' })).toBe(
      'BF-EVENT-02',
    );
  });

  test('[BF-STORY-04] every Power from the lowest to the highest can be recorded', () => {
    let state = setupFour({ houseRules: { powerSource: 'recorded' } });
    for (const seat of [0, 1, 2, 3]) {
      state = bloodfeud.reduce(state, bloodfeud.legalMoves(state, seat)[0] as Move);
    }
    const values = movesOf(state, 4, 'recordPower').map(({ value }) => value);
    expect(values).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[BF-STORY-04] recorded Power: entered in seat order at setup and in every Power step', () => {
    const setup = { houseRules: { powerSource: 'recorded' } } as const;
    let state = setupFour(setup);
    expect(state.teams.map(({ power }) => power)).toEqual([1, 1, 1, 1]);
    for (const seat of [0, 1, 2, 3]) {
      const [card = ''] = team(state, seat).ambitions;
      state = play(state, { type: 'discardAmbition', seat, card }).state;
    }
    const record = (seat: number, value: number): Move => ({
      type: 'recordPower',
      seat: storyteller,
      team: seat,
      value,
    });
    expect(bloodfeud.toAct(state)).toEqual([storyteller]);
    expect(refusedBy(state, record(1, 2))).toBe('BF-STORY-04');
    expect(refusedBy(state, record(0, 7))).toBe('BF-STORY-04');
    state = play(state, record(0, 6), record(1, 5), record(2, 2), record(3, 4)).state;
    expect(state.teams.map(({ power }) => power)).toEqual([6, 5, 2, 4]);
    expect(topStep(state)?.type).toBe('open');
    const later = resolve(arrange({ setup, ...selected('e06') })).state;
    expect(topStep(later)).toEqual({ type: 'recordPower', team: 0 });
    const done = play(later, record(0, 3), record(1, 3), record(2, 3), record(3, 3)).state;
    expect(done.teams.map(({ power }) => power)).toEqual([3, 3, 3, 3]);
    expect(done.round).toBe(2);
  });
});

describe('Events', () => {
  test('[BF-EVENT-01] [BF-RULING-48] [BF-ROUND-02] before or after Orders, as the card says', () => {
    const placed: Arrangement['placed'] = [['D1', brujah, 'sFeed']];
    const order = (card: string) => {
      const { events } = resolve(arrange({ ...selected(card), placed }));
      return events
        .map(({ type }) => type)
        .filter((type) =>
          /^(eventEffect|orderResolved|powerDetermined|incomePaid|unitsRefreshed)$/.test(type),
        );
    };
    const later = ['powerDetermined', 'incomePaid', 'incomePaid', 'incomePaid', 'unitsRefreshed'];
    expect(order('e01')).toEqual(['eventEffect', 'orderResolved', ...later]);
    expect(order('e12')).toEqual(['orderResolved', 'eventEffect', ...later]);
  });

  test('[BF-ROUND-02] [BF-RULING-26] without an Event its parts are skipped', () => {
    const { events, state } = resolve(arrange(quiet({})));
    expect(eventsOf(events, 'eventRevealed')).toEqual([]);
    expect(state.round).toBe(2);
  });

  test('[BF-EVENT-02] Night Riot asks by Power, then seat; nobody without a choice', () => {
    const spread = { units: { D5: 1, D6: 1 } };
    const seats: Record<number, TeamPatch> = { 0: spread, 1: spread, 2: spread, 3: spread };
    const lose = (seat: number): Move => ({ type: 'loseUnit', seat, domain: 'D5' });
    let state = resolve(arrange({ ...selected('e03'), seats })).state;
    const asked: number[] = [];
    while (topStep(state)?.type === 'eventLoseUnit') {
      const [seat = 0] = bloodfeud.toAct(state);
      asked.push(seat);
      expect(refusedBy(state, { type: 'loseUnit', seat, domain: 'D1' })).toBe('BF-EVENT-02');
      state = play(state, lose(seat)).state;
    }
    expect(asked).toEqual([nosferatu, firstlight, cityhall, brujah]);
    const few: Record<number, TeamPatch> = {
      0: { units: {} },
      1: { units: { D3: 2 } },
      2: spread,
      3: { units: { D9: 1 } },
    };
    const { state: next, events } = resolve(arrange({ ...selected('e03'), seats: few }));
    expect(bloodfeud.toAct(next)).toEqual([cityhall]);
    expect(eventsOf(events, 'unitsLost').map(({ seat, domain }) => [seat, domain])).toEqual([
      [nosferatu, 'D3'],
      [firstlight, 'D9'],
    ]);
    expect(team(next, nosferatu).supply).toBe(9);
    expect(unitsOn(next, 'D1', brujah)).toBe(2);
  });

  test('[BF-EVENT-01] Broken Pacts end Alliances before Orders, blocks stay', () => {
    const { state } = resolve(
      arrange({
        ...selected('e18'),
        alliances: [
          [0, 2],
          [2, 3, 1],
        ],
        seats: { 0: { units: { D5: 2 } }, 2: { units: { D5: 1 } } },
        placed: [['D5', brujah, 'sAtk']],
      }),
    );
    expect(state.alliances).toEqual({ '2|3': { status: 'blocked', by: 1 } });
    expect(state.assets.spent).toBe(2);
    expect(movesOf(state, brujah, 'chooseTarget').map((move) => move.team)).toEqual([cityhall]);
  });

  test('[BF-EVENT-02] [BF-RULING-16] Fall from Grace hits all most powerful teams, in the next Power step', () => {
    const seats: Record<number, TeamPatch> = {
      0: { power: 5 },
      1: { power: 5 },
      2: { power: 2 },
      3: { power: 1 },
    };
    const hold = arrange({
      ...selected('e06'),
      seats: { ...seats, 0: { power: 5, units: { D5: 2 } }, 2: { power: 2, units: { D5: 1 } } },
      placed: [['D5', brujah, 'sAtk']],
    });
    const { state } = resolve(hold);
    expect(state.effects.powerChange).toEqual({ 0: -1, 1: -1 });
    expect(state.teams.map(({ power }) => power)).toEqual([5, 5, 2, 1]);
  });

  const outcomes: [string, Arrangement, (state: State) => unknown, unknown][] = [
    [
      'e04',
      { seats: { 0: { assets: 5 }, 1: { assets: 3 } } },
      (s) => s.teams.map(({ assets }) => assets),
      [4, 3, 3, 3],
    ],
    ['e05', {}, (s) => s.teams.map(({ assets }) => assets), [5, 6, 7, 7]],
    [
      'e07',
      { barricades: { 'D1-D2': 0, 'D8-D9': 1 } },
      (s) => [s.barricades, s.teams.map((one) => one.barricadesLeft)],
      [{}, [5, 5, 5, 5]],
    ],
    ['e12', {}, (s) => s.teams.map(({ assets }) => assets), [6, 5, 6, 6]],
    [
      'e15',
      { seats: { 0: { units: {} } } },
      (s) => [unitsOn(s, 'D1', 0), unitsOn(s, 'D3', 1)],
      [4, 5],
    ],
    ['e16', {}, (s) => s.teams.map(({ tokens }) => tokens), [1, 2, 1, 2]],
    [
      'e17',
      { seats: { 2: { tokens: 3 } } },
      (s) => s.teams.map(({ tokens }) => tokens),
      [1, 1, 2, 1],
    ],
  ];
  test.each(outcomes)(
    '[BF-EVENT-01] [BF-EVENT-02] %s does what it says',
    (card, more, read, expected) => {
      expect(read(resolve(arrange({ ...more, ...selected(card) })).state)).toEqual(expected);
    },
  );

  test('[BF-EVENT-01] Market Crash buries all face-up cards, then refills; Whisper Campaign draws by Power', () => {
    const sweep = ['o02', 'o03', 'o05', 'v02', 'v03', 'v04', 'h02', 'h03', 'h04'];
    const { state } = resolve(arrange(selected('e11')), ...sweep);
    expect(state.market.orders.slots).toEqual(['o02', 'o03', 'o05']);
    expect(state.market.gear.pile.slice(1).map(({ cards }) => cards)).toEqual([
      ['h01'],
      ['h06'],
      ['h12'],
    ]);
    const { events } = resolve(arrange(selected('e20')), 'e04', 'e06', 'e10', 'e11');
    expect(eventsOf(events, 'eventDrawn').map(({ seat }) => seat)).toEqual([1, 3, 2, 0]);
  });

  test('[BF-EVENT-03] [BF-CLEAN-06] the resolved Event is discarded in Cleanup', () => {
    const { state } = resolve(arrange(selected('e01', 2)));
    expect(state.events.discard).toEqual(['e01']);
    expect(state.council.selected).toBeNull();
    expect(state.effects.orderBonus).toEqual([]);
  });
});

describe('Power, income, Cleanup', () => {
  const powers = (a: Arrangement) =>
    resolve(arrange(quiet(a))).state.teams.map(({ power }) => power);

  test.each([
    ['T01, T05 and T08: 8, at most 6', { 0: { units: { D1: 1, D5: 1, D8: 1 } } }, {}, 6],
    ['the same with -1: 7, at most 6', { 0: { units: { D1: 1, D5: 1, D8: 1 } } }, { 0: -1 }, 6],
    ['T01 and T05 with -1', { 0: { units: { D1: 1, D5: 1 } } }, { 0: -1 }, 5],
  ] as const)('[BF-POWER-02] [BF-RULING-17] %s', (_name, seats, powerChange, power) => {
    const patch = JSON.parse(JSON.stringify(seats));
    expect(powers({ seats: patch, effects: { powerChange: { ...powerChange } } })[0]).toBe(power);
  });

  test('[BF-POWER-02] [BF-POWER-03] never below 1, and the modifier is gone afterwards', () => {
    const { state } = resolve(arrange(quiet({ effects: { powerChange: { 1: -1 } } })));
    expect(team(state, 1).power).toBe(1);
    expect(state.effects.powerChange).toEqual({});
    // D3 is worth 1: with +1 it would be 2.
    expect(powers({ effects: { powerChange: { 1: 1 } } })[1]).toBe(2);
  });

  test('[BF-POWER-01] [BF-FAT-02] strictly more than any other single team; allies do not add', () => {
    const control = (a: Arrangement) => resolve(arrange(quiet(a))).state.domains.D5?.control;
    const two = { units: { D5: 2 } };
    const one = { units: { D5: { tired: 1 } } };
    expect(control({ seats: { 0: two, 1: two } })).toBeNull();
    expect(control({ seats: { 0: two, 1: one, 2: one } })).toBe(0);
    expect(control({ seats: { 0: two, 1: one, 2: one }, alliances: [[1, 2]] })).toBe(0);
    expect(control({ seats: { 2: one } })).toBe(2);
    expect(control({})).toBeNull();
  });

  test('[BF-POWER-03] control and Power do not change during the phase', () => {
    const state = arrange({ seats: { 0: { at: 'cityscape', units: { D1: 1, D2: 1 } } } });
    const { state: after } = play(state, {
      type: 'moveUnit',
      seat: 0,
      unit: 'basic',
      from: 'D2',
      to: 'D5',
    });
    expect(after.domains.D5?.control).toBeNull();
    expect(after.teams.map(({ power }) => power)).toEqual([3, 1, 2, 1]);
  });

  test('[BF-INC-01] income of tiles and factions after a quiet round', () => {
    const { state, events } = resolve(arrange(quiet({})));
    expect(eventsOf(events, 'incomePaid').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(state.teams.map(({ assets }) => assets)).toEqual([5, 4, 5, 5]);
    const herd = quiet({ seats: { 1: { lanyards: { P1: ['v12'] } } } });
    expect(team(resolve(arrange(herd)).state, 1).assets).toBe(5);
  });

  test('[BF-INC-01] every controlled tile pays, by the control just determined', () => {
    const gone: TeamPatch = { units: { D3: { players: { P1: 'ready', P2: 'ready' } } } };
    const seats = { 0: gone, 3: { units: { D1: 1, D9: 1 } } };
    const { state, events } = resolve(arrange(quiet({ seats })));
    // FIRSTLIGHT: the Financial District on D1, taken from Brujah, and Brooklyn Heights on D9.
    expect(eventsOf(events, 'incomePaid')).toMatchObject([{ seat: 2 }, { seat: 3, amount: 2 }]);
    expect(team(state, 3).assets).toBe(6);
  });

  test.each([
    [1, 1],
    [5, 2],
    [0, 0],
  ])('[BF-CLEAN-05] a team without Units and %i in Supply gets %i', (supply, gained) => {
    const graveyard: [number, 'P1' | 'P2'][] = [
      [1, 'P1'],
      [1, 'P2'],
    ];
    const seats: Record<number, TeamPatch> = { 0: { graveyard }, 1: { units: {} } };
    const state = arrange(quiet({ seats }));
    const own = team(state, 1);
    const others = [2, 3].map((seat) => team(state, seat));
    let surplus = own.supply - supply;
    own.supply = supply;
    for (const other of [...others, team(state, 0)]) {
      other.graveyard = other.graveyard.map((grave) => {
        if (grave.unit !== null || surplus === 0) return grave;
        surplus -= 1;
        if (grave.token) state.ambitionBoard += 1;
        return { token: false, unit: { team: 1, unit: 'basic', round: 1 } };
      });
    }
    const { state: after } = resolve(state);
    expect(unitsOn(after, 'D3', 1)).toBe(gained);
    expect(bloodfeud.legalMoves(after, 1).length).toBeGreaterThan(0);
  });

  test('[BF-CLEAN-04] spent Assets return to the supply', () => {
    const { state } = resolve(arrange(quiet({ spent: 7 })));
    expect(state.assets.spent).toBe(0);
    // 160 in all, 16 held, 3 of income.
    expect(state.assets.supply).toBe(141);
  });

  test('[BF-CLEAN-06] passes, budgets, peeks and marks are reset', () => {
    const state = arrange(
      quiet({
        setup: { actionBudget: 9 },
        seats: { 0: { passed: true, budget: 0, used: { store: true, sources: { faction: 1 } } } },
        placed: [['D5', 1, 'sFeed']],
      }),
    );
    team(state, 0).peeked = [{ domain: 'D5', number: 1, card: 'sFeed' }];
    expect(team(resolve(state).state, 0)).toMatchObject({
      passed: false,
      budget: 9,
      peeked: [],
      used: { store: false, sources: {} },
    });
  });

  test('[BF-CLEAN-07] the marker goes to the next space that is not blocked', () => {
    const next = (marker: number, blocked: number[]) =>
      resolve(arrange(quiet({ sun: { marker, blocked } }))).state;
    expect(next(1, []).sun.marker).toBe(2);
    expect(next(4, [5]).sun.marker).toBe(6);
    expect(next(4, [5, 6]).phase).toBe('ended');
  });
});

test('[BF-CLEAN-05] one Unit left is enough to get no reinforcements', () => {
  const graveyard: [number, 'P1'][] = [[1, 'P1']];
  const state = arrange(quiet({ seats: { 0: { graveyard }, 1: { units: {} } } }));
  expect(unitsOn(state, 'D3', 1)).toBe(1);
  const { state: after, events } = resolve(state);
  expect(unitsOn(after, 'D3', 1)).toBe(1);
  expect(eventsOf(events, 'reinforcementsPlaced')).toEqual([]);
});

test('[BF-CLEAN-06] the revotes of a round are over with it', () => {
  const { state } = resolve(arrange(quiet({ council: { revotes: 2 } })));
  expect(state.council.revotes).toBe(0);
});

test('[BF-EVENT-02] Barricades are removed in the order of the board, not as they were placed', () => {
  const barricades = { 'D8-D9': nosferatu, 'D4-D5': brujah, 'D1-D2': cityhall };
  const { events } = resolve(arrange({ ...selected('e07'), barricades }));
  const edges = eventsOf(events, 'barricadeRemoved').map(({ edge }) => edge);
  expect(edges).toEqual(['D1-D2', 'D4-D5', 'D8-D9']);
});

test('[BF-EVENT-02] a Market Crash buries and refills pile by pile', () => {
  const draws = ['o02', 'o03', 'o05', 'v02', 'v03', 'v04', 'h02', 'h03', 'h04'];
  const { events } = resolve(arrange(selected('e11')), ...draws);
  const told = events.flatMap((event) => {
    if (event.type === 'marketCardBuried') return [`${event.card} goes`];
    return event.type === 'marketRefilled' ? [`${event.card} comes`] : [];
  });
  expect(told).toEqual([
    ...['o01 goes', 'o04 goes', 'o07 goes', 'o02 comes', 'o03 comes', 'o05 comes'],
    ...['v01 goes', 'v05 goes', 'v07 goes', 'v02 comes', 'v03 comes', 'v04 comes'],
    ...['h01 goes', 'h06 goes', 'h12 goes', 'h02 comes', 'h03 comes', 'h04 comes'],
  ]);
});

test('[BF-FAT-04] a Fatigued Basic Unit is lost first', () => {
  const spread = { units: { D5: { ready: 1, tired: 1 }, D6: 1 } };
  const { state } = resolve(arrange({ ...selected('e03'), seats: { 0: spread, 1: spread } }));
  const after = play(state, { type: 'loseUnit', seat: nosferatu, domain: 'D5' }).state;
  expect(topStep(after)?.type).toBe('eventLoseUnit');
  expect(after.domains.D5?.units[nosferatu]).toMatchObject({ ready: 1, tired: 0 });
});

test.each([
  ['nobody has a token to lose', 'e17', 'tokensLost', {}],
  ['the board has no token left', 'e16', 'tokensGained', { ambitionBoard: 0 }],
] as const)(
  '[BF-EVENT-02] [BF-TOKEN-01] no token goes anywhere where %s',
  (_name, card, type, more) => {
    const none = { tokens: 0 };
    const seats = { 0: none, 1: none, 2: none, 3: none };
    const { events } = resolve(arrange({ ...selected(card), seats, ...more }));
    expect(eventsOf(events, 'eventEffect')).toHaveLength(1);
    expect(eventsOf(events, type)).toEqual([]);
  },
);

describe('Events of other packs', () => {
  /** The standard pack with other effects on one Event card. */
  function withEffects(card: string, effects: ContentPack['events'][number]['effects']) {
    const events = bloodfeud.content.events.map((event) => {
      return event.id === card ? { ...event, effects } : event;
    });
    return bloodfeud.withContent({ ...bloodfeud.content, events });
  }
  const end: Move = { type: 'endGameplayPhase', seat: storyteller };

  test.each([
    [3, 0],
    [2, 1],
    [1, 2],
  ])('[BF-LIMIT-01] Units gained within the limit: %i there, %i more', (there, gained) => {
    const who = { stat: 'unitsOnMap', op: '<=', value: 3 } as const;
    const game = withEffects('e15', [{ type: 'gainUnits', who, count: 2, ignoreLimit: false }]);
    const graveyard: [number, 'P1' | 'P2'][] = [
      [0, 'P1'],
      [0, 'P2'],
    ];
    const seats = { 0: { units: { D1: there } }, 1: { graveyard } };
    const { state } = game.apply(arrange({ ...selected('e15'), seats }), end);
    expect(unitsOn(state, 'D1', 0)).toBe(there + gained);
  });

  type Effects = ContentPack['events'][number]['effects'];
  const kinds: [string, Effects, string[], Partial<State['effects']>][] = [
    [
      'what adds to Strength',
      [
        { type: 'roundStrength', role: 'attack', amount: 1 },
        { type: 'roundStrength', role: 'defend', amount: 2 },
      ],
      [],
      {
        strength: [
          { role: 'attack', amount: 1 },
          { role: 'defend', amount: 2 },
        ],
      },
    ],
    [
      'what adds to Orders',
      [
        { type: 'roundOrderBonus', order: 'feed', amount: 1 },
        { type: 'roundOrderBonus', order: 'requisition', amount: 2 },
      ],
      [],
      {
        orderBonus: [
          { order: 'feed', amount: 1 },
          { order: 'requisition', amount: 2 },
        ],
      },
    ],
    [
      'Orders that are cancelled',
      [
        { type: 'cancelOrder', order: 'attack' },
        { type: 'cancelOrder', order: 'feed' },
      ],
      [],
      { cancelled: ['attack', 'feed'] },
    ],
    [
      'Domains without Attacks',
      [
        { type: 'shieldDomain', choose: 1 },
        { type: 'shieldDomain', choose: 1 },
      ],
      ['D1', 'D2'],
      { shielded: ['D1', 'D2'] },
    ],
    [
      'Domains without Orders',
      [
        { type: 'blackoutDomain', choose: 1 },
        { type: 'blackoutDomain', choose: 1 },
      ],
      ['D3', 'D4'],
      { blackout: ['D3', 'D4'] },
    ],
  ];
  test.each(kinds)(
    '[BF-EVENT-02] both of two effects of a kind last: %s',
    (_name, two, chosen, lasting) => {
      // The loss asks for a decision, at which all that lasts can be seen.
      const loss = { type: 'loseUnits', who: { kind: 'vampire' }, count: 1 } as const;
      const game = withEffects('e08', [...two, loss]);
      const seats = { 0: { units: { D5: 1, D6: 1 } } };
      let { state } = game.apply(arrange({ ...selected('e08', cityhall), seats }), end);
      for (const domain of chosen) {
        state = game.apply(state, { type: 'chooseDomain', seat: cityhall, domain }).state;
      }
      expect(topStep(state)?.type).toBe('eventLoseUnit');
      expect(state.effects).toMatchObject(lasting);
    },
  );

  test('[BF-EVENT-02] a team that has fewer Basic Units loses those', () => {
    const game = withEffects('e03', [{ type: 'loseUnits', who: 'all', count: 2 }]);
    const seats = { 0: { units: { D1: 1 } }, 1: { units: {} }, 2: { units: { D7: 2, D4: 1 } } };
    const asked = game.apply(arrange({ ...selected('e03'), seats }), end);
    expect(eventsOf(asked.events, 'unitsLost')).toMatchObject([
      { seat: firstlight, domain: 'D9' },
      { seat: firstlight, domain: 'D9' },
    ]);
    const lose: Move = { type: 'loseUnit', seat: cityhall, domain: 'D4' };
    const { state, events } = game.apply(asked.state, lose);
    expect(eventsOf(events, 'unitsLost')).toMatchObject([
      { seat: cityhall, domain: 'D4' },
      { seat: cityhall, domain: 'D7' },
      { seat: brujah, domain: 'D1' },
    ]);
    expect(state.teams.map(({ supply }) => supply)).toEqual([10, 10, 9, 9]);
    expect(state.round).toBe(2);
  });
});

describe('the end', () => {
  test.each([
    ['as many Domains as others', { D1: 3 }, 0],
    ['more Domains than any other', { D1: 2, D2: 1 }, 4],
  ])('[BF-END-02] No Masters wants strictly most: %s', (_what, units, points) => {
    const seats: Record<number, TeamPatch> = { 0: { at: 'council', units, ambitions: [] } };
    const setup = { immersive: true };
    const state = arrange(quiet({ setup, sun: { marker: 6 }, seats }));
    const buy: Move = { type: 'purchaseAmbition', seat: brujah, from: 'faction', card: 'f02' };
    const over = resolve(play(state, buy).state).state;
    expect(bloodfeud.outcome(over)?.teams[brujah]).toEqual({
      points,
      ambitions: [{ card: 'f02', fulfilled: points > 0, scored: points > 0, points: 4 }],
    });
  });

  /** Ends the game with these patches; nobody has Ambitions by default. */
  const finish = (seats: Record<number, TeamPatch>, more: Arrangement = {}) => {
    const none: Record<number, TeamPatch> = {};
    for (const seat of [0, 1, 2, 3]) none[seat] = { ambitions: [], ...seats[seat] };
    const { state, events } = resolve(arrange(quiet({ sun: { marker: 6 }, seats: none, ...more })));
    return { state, events, outcome: bloodfeud.outcome(state) };
  };
  // War Chest 2, Foothold 2, First Blood 2, Broker 3, Obsession 4, Puppet Parliament 5, Wedge Driver 3.
  const tallies = { attacksWon: 2, tradesCompleted: 8, eventsPassed: 3, alliancesBlocked: 5 };

  test('[BF-END-01] [BF-END-02] [BF-END-03] [BF-RULING-46] the best three fulfilled Ambitions count', () => {
    const ambitions = ['a08', 'a17', 'a10', 'a01', 'a20'];
    const { outcome, events, state } = finish({ 1: { ambitions, tallies, tokens: 4 } });
    expect(outcome?.scores).toEqual([0, 12, 0, 0]);
    expect(outcome).toMatchObject({ winners: [1], tieBreak: 'none', reason: 'daybreak' });
    const scored = outcome?.teams[1]?.ambitions.map(({ card, fulfilled, scored: is }) => [
      card,
      fulfilled,
      is,
    ]);
    expect(scored).toEqual([
      ['a01', true, false],
      ['a08', true, true],
      ['a10', true, true],
      ['a17', true, true],
      ['a20', false, false],
    ]);
    expect(eventsOf(events, 'daybreak')).toHaveLength(1);
    // After a full Cleanup.
    expect([state.ordersBoard, state.assets.spent, state.phase]).toEqual([{}, 0, 'ended']);
  });

  test('[BF-END-02] [BF-RULING-46] maxScoredAmbitions; two copies count separately', () => {
    const seats = { 1: { ambitions: ['a08', 'a17', 'a10', 'a01', 'a01'], tallies, tokens: 4 } };
    const all = finish(seats, { setup: { houseRules: { maxScoredAmbitions: null } } });
    expect(all.outcome?.scores[1]).toBe(5 + 4 + 3 + 2 + 2);
    const one = finish(seats, { setup: { houseRules: { maxScoredAmbitions: 1 } } });
    expect(one.outcome?.scores[1]).toBe(5);
  });

  test('[BF-RULING-47] [BF-END-02] Ambitions are checked once, at Daybreak', () => {
    const early = resolve(
      arrange(quiet({ seats: { 1: { ambitions: ['a13'], assets: 12 } } })),
    ).state;
    expect(early.result).toBeNull();
    // War Chest: 10 Assets at the end, income included.
    expect(finish({ 0: { ambitions: ['a13'], assets: 9 } }).outcome?.scores[0]).toBe(2);
    expect(finish({ 0: { ambitions: ['a13'], assets: 8 } }).outcome?.scores[0]).toBe(0);
  });

  const ties: [string, TeamPatch, TeamPatch, number[]][] = [
    ['power', { units: { D3: 3, D5: 1 } }, { tokens: 5 }, [1]],
    ['tokens', { assets: 9 }, { tokens: 2 }, [3]],
    ['assets', { assets: 5 }, { units: { D9: 4 } }, [1]],
    ['units', {}, { units: { D9: 4 } }, [3]],
    ['shared', {}, {}, [1, 3]],
  ];
  test.each(ties)('[BF-END-04] ten points each: decided by %s', (tieBreak, one, three, winners) => {
    // Each has Power 1 and five Units; firstlight gets 1 Asset of income on T09.
    const ten = { ambitions: ['a08', 'a01', 'a11'], tallies };
    const seats = { 1: { ...ten, assets: 4, ...one }, 3: { ...ten, assets: 3, ...three } };
    const { outcome } = finish(seats, { faceUp: ['a03', 'a06', 'a14', 'a20'] });
    expect([outcome?.scores[1], outcome?.scores[3]]).toEqual([10, 10]);
    expect(outcome).toMatchObject({ tieBreak, winners });
  });

  test('[BF-END-03] [BF-END-04] the ranking lists all teams', () => {
    const { outcome } = finish({ 2: { ambitions: ['a01'], tallies } });
    expect(outcome?.ranking.flat().sort()).toEqual([0, 1, 2, 3]);
    expect(outcome?.ranking[0]).toEqual([2]);
  });
});

test('[BF-POWER-01] the team with most Units controls a Domain, whichever seat it has', () => {
  const stack = (ready: number) => ({ ready, tired: 0, players: {} });
  const domain = { tile: 'none', start: null, control: null };
  for (let seat = 0; seat < 8; seat++) {
    const rival = (seat + 3) % 8;
    const units = { [seat]: stack(2), [rival]: stack(1) };
    expect(controllerOf({ ...domain, units })).toBe(seat);
    expect(controllerOf({ ...domain, units: { ...units, [rival]: stack(2) } })).toBeNull();
  }
});
