import { describe, expect, test } from 'vitest';
import { bloodfeud, type Move, type State } from '../../src/bloodfeud/index.js';
import { SeededChance, seedChance } from '../../src/kernel/chance.js';
import { arrange, brujah, team } from './arrange.js';

describe('broken states are reported', () => {
  type Break = (state: State) => void;
  const cases: [string, Break][] = [
    [
      'Assets',
      (s) => {
        s.assets.supply += 1;
      },
    ],
    [
      'Ambition tokens',
      (s) => {
        s.ambitionBoard -= 1;
      },
    ],
    [
      'o02, in the Orders of team 0, is there too often',
      (s) => {
        team(s, 0).orders = ['o02', ...team(s, 0).orders];
      },
    ],
    [
      'may not be in',
      (s) => {
        team(s, 0).events = ['e01', 'e03', 'sAtk'];
      },
    ],
    [
      'sFeed is nowhere',
      (s) => {
        team(s, 0).orders = team(s, 0).orders.slice(0, 5);
      },
    ],
    [
      'Basic Units',
      (s) => {
        team(s, 0).supply = 8;
      },
    ],
    [
      'is in 2 places',
      (s) => {
        team(s, 0).unburied = { P1: { round: 1 } };
      },
    ],
    [
      'Barricades',
      (s) => {
        team(s, 0).barricadesLeft = 4;
      },
    ],
    [
      'may not hold a Barricade',
      (s) => {
        s.barricades = { 'D5-D6': 0 };
        team(s, 0).barricadesLeft = 4;
      },
    ],
    [
      'no inner edge',
      (s) => {
        s.barricades = { 'D1-D5': 0 };
        team(s, 0).barricadesLeft = 4;
      },
    ],
    [
      'the Power',
      (s) => {
        team(s, 0).power = 7;
      },
    ],
    [
      'the Power',
      (s) => {
        team(s, 0).power = 0;
      },
    ],
    [
      'under its Seals',
      (s) => {
        team(s, 0).seals = { placed: 1 };
      },
    ],
    [
      'not a pair',
      (s) => {
        s.alliances = { '2|1': { status: 'allied', by: null } };
        s.assets.supply -= 2;
      },
    ],
    [
      'not a pair',
      (s) => {
        s.alliances = { '1|2': { status: 'blocked', by: 1 } };
        s.assets.supply -= 1;
      },
    ],
    [
      'proposed',
      (s) => {
        s.council = { ...s.council, proposals: [{ card: 'e01', by: 0 }] };
      },
    ],
    [
      'blocked space',
      (s) => {
        s.sun = { marker: 4, blocked: [4], tokens: { 4: 3 } };
      },
    ],
    [
      'cannot be on space',
      (s) => {
        s.round = 3;
      },
    ],
    [
      'has a gap',
      (s) => {
        const { graveyard } = team(s, 0);
        team(s, 0).graveyard = graveyard.map((one, i) =>
          i === 2 ? { token: false, unit: { team: 1, unit: 'basic', round: 1 } } : one,
        );
        team(s, 1).supply -= 1;
      },
    ],
    [
      'Advancements',
      (s) => {
        team(s, 0).lanyards = { P1: ['v02', 'v03', 'v04', 'v06'], P2: [] };
      },
    ],
    [
      'other kind',
      (s) => {
        team(s, 0).lanyards = { P1: ['h02'], P2: [] };
      },
    ],
    [
      'which is for',
      (s) => {
        s.ordersBoard = { D1: [{ seat: 0, card: 'sReq', number: 0 }] };
        team(s, 0).seals = { placed: 1 };
      },
    ],
    [
      'empty slot',
      (s) => {
        s.market.orders = { ...s.market.orders, slots: [null, 'o04', 'o07'] };
      },
    ],
    [
      'several layers',
      (s) => {
        s.events.deck = [
          { cards: ['e01'], seenBy: [] },
          { cards: ['e02'], seenBy: [] },
        ];
      },
    ],
    [
      'there is no seat 6',
      (s) => {
        s.agenda = [{ type: 'allianceConsent', proposer: 0, partner: 6 }, ...s.agenda];
      },
    ],
    [
      'Units of no team are on D5',
      (s) => {
        const before = s.domains.D5 as State['domains'][string];
        const stack = { ready: 1, tired: 0, players: {} };
        s.domains.D5 = { ...before, units: { ...before.units, 6: stack } };
      },
    ],
    [
      'before the end',
      (s) => {
        s.phase = 'ended';
      },
    ],
  ];
  test.each(cases)('%s', (text, destroy) => {
    const state = structuredClone(arrange());
    destroy(state);
    expect(bloodfeud.invariants(state).join('; ')).toContain(text);
    expect(() => bloodfeud.load(state)).toThrow();
  });

  test.each([
    ['0', 'abstain', 'team 0 cannot vote for abstain'],
    ['1', 3, 'team 1 cannot vote for 3'],
    ['2', 'noEvent', 'team 2 has voted and is awaited'],
  ] as const)('[BF-VOTE-07] the ballot of team %s: %s', (seat, choice, text) => {
    const vote = { willing: [0, 1], awaiting: [2], options: [0, 'noEvent' as const] };
    const state = arrange({
      council: { proposals: [{ card: 'e04', by: 0 }] },
      steps: [{ type: 'voteBallot', ...vote, ballots: { 1: 'noEvent' } }],
    });
    const ballots = { [seat]: choice };
    state.agenda[state.agenda.length - 1] = { type: 'voteBallot', ...vote, ballots };
    expect(bloodfeud.invariants(state)).toEqual([text]);
  });

  test.each([
    ['another card', 'D1', 1, 'sDef'],
    ['no such Order', 'D1', 3, 'sAtk'],
    ['another Domain', 'D2', 1, 'sAtk'],
    ['an own Order', 'D3', 2, 'sFeed'],
  ])('[BF-INFO-02] peeked at %s', (_what, domain, number, card) => {
    const state = arrange({
      placed: [
        ['D1', 0, 'sAtk'],
        ['D3', 1, 'sFeed'],
      ],
      seats: { 1: { peeked: [{ domain: 'D1', number: 1, card: 'sAtk' }] } },
    });
    team(state, 1).peeked = [{ domain, number, card }];
    expect(bloodfeud.invariants(state)).toEqual([`team 1 has not seen Order ${number} as it is`]);
  });

  test('negative numbers do not even parse', () => {
    const state = structuredClone(arrange());
    team(state, 0).assets = -1;
    expect(() => bloodfeud.load(state)).toThrow('assets');
  });
});

/** What holds from one state to the next. */
describe('random games', () => {
  const sum = (state: State, seat: number) => {
    return Object.values(state.domains).reduce((n, { units }) => {
      const stack = units[seat];
      return n + (stack ? stack.ready + stack.tired + Object.keys(stack.players).length : 0);
    }, 0);
  };

  function follow(before: State, after: State, move: Move): void {
    const isPlay =
      before.phase === 'gameplay' && after.phase === 'gameplay' && before.round === after.round;
    if (isPlay) {
      // Power and control stay during a Gameplay Phase.
      expect(after.teams.map(({ power }) => power)).toEqual(before.teams.map(({ power }) => power));
      for (const id in after.domains)
        expect(after.domains[id]?.control).toBe(before.domains[id]?.control);
      // Nobody is slain then; Units neither come nor go.
      after.teams.forEach((_, seat) => {
        expect(sum(after, seat)).toBe(sum(before, seat));
      });
    }
    // The Sun only ever goes on.
    expect(after.sun.marker).toBeGreaterThanOrEqual(before.sun.marker);
    expect(after.sun.blocked.length).toBeGreaterThanOrEqual(before.sun.blocked.length);
    if (after.round > before.round && before.round > 0) checkCleanup(after);
    if (move.type === 'answerTrade' || move.type === 'confirmTrade') checkTrade(before, after);
  }

  /** What a new round begins with. */
  function checkCleanup(state: State): void {
    expect([state.ordersBoard, state.assets.spent, state.alliances]).toEqual([{}, 0, {}]);
    expect(state.council).toEqual({ proposals: [], resolved: false, selected: null, revotes: 0 });
    expect(Object.values(state.effects).every((one) => Object.keys(one).length === 0)).toBe(true);
    for (const { units } of Object.values(state.domains)) {
      for (const stack of Object.values(units)) {
        expect(stack.tired).toBe(0);
        expect(Object.values(stack.players)).not.toContain('tired');
      }
    }
    state.teams.forEach((one, seat) => {
      if (one.supply > 0) expect(sum(state, seat)).toBeGreaterThan(0);
    });
  }

  /** What all teams own together does not change. */
  function checkTrade(before: State, after: State): void {
    const owned = ({ teams }: State) =>
      teams
        .flatMap((one) => {
          return [
            ...one.orders,
            ...one.advancements,
            ...one.ambitions,
            ...one.events,
            ...one.warehouse.filter((item) => item !== 'token'),
          ];
        })
        .sort();
    const purse = ({ teams }: State) => teams.reduce((n, one) => n + one.assets, 0);
    expect(owned(after)).toEqual(owned(before));
    expect(purse(after)).toBe(purse(before));
  }

  test.each([4, 6, 8])(
    '[BF-ROUND-03] %i teams: they end, and the invariants of the course hold',
    (players) => {
      const random = new SeededChance(seedChance(`course ${players}`));
      let state = bloodfeud.setup({
        players,
        seed: `course ${players}`,
        storyteller: 'auto',
        actionBudget: 8,
      });
      let decisions = 0;
      for (; bloodfeud.toAct(state).length > 0; decisions++) {
        const seats = bloodfeud.toAct(state);
        const moves = bloodfeud.legalMoves(state, seats[random.below(seats.length)]);
        const types = [...new Set(moves.map(({ type }) => type))];
        const type = types[random.below(types.length)];
        const some = moves.filter((move) => move.type === type);
        const move = some[random.below(some.length)] as Move;
        const after = bloodfeud.apply(state, move).state;
        follow(state, after, move);
        if (decisions % 5 === 0) expect(bloodfeud.invariants(after)).toEqual([]);
        state = after;
      }
      expect(state.round).toBeGreaterThanOrEqual(3);
      expect(state.round).toBeLessThanOrEqual(6);
      expect(decisions).toBeLessThan(70_000);
      expect(bloodfeud.outcome(state)?.scores).toHaveLength(players);
    },
  );
});

test.each([
  ['two Orders with one number', [1, 1]],
  ['an Order with a number that nobody has reached', [1, 3]],
])('%s', (_what, numbers) => {
  const state = arrange({
    placed: [
      ['D5', brujah, 'sFeed'],
      ['D5', brujah, 'sAtk'],
    ],
  });
  expect(bloodfeud.invariants(state)).toEqual([]);
  const orders = state.ordersBoard.D5 ?? [];
  state.ordersBoard = {
    D5: orders.map((order, i) => ({ ...order, number: numbers[i] ?? 0 })),
  };
  expect(bloodfeud.invariants(state)).toEqual(['the Orders are numbered wrongly']);
});
