import { describe, expect, test } from 'vitest';
import type { Event, Move } from '../../src/bloodfeud/index.js';
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
  type TeamPatch,
  team,
  unitsOn,
} from './arrange.js';

const put = (seat: number, card: string, domain: string): Move => {
  return { type: 'placeOrder', seat, card, domain };
};
const target = (seat: number, enemy: number, unit: 'basic' | 'P1' = 'basic'): Move => {
  return { type: 'chooseTarget', seat, team: enemy, unit };
};
const embrace = (seat: number, human: number): Move => ({
  type: 'chooseEmbrace',
  seat,
  team: human,
});
const withP1 = (ready = 0) => ({ D5: { ready, players: { P1: 'ready' } } }) as const;
const end = (a: Arrangement) => resolve(arrange(quiet(a)));

describe('placing', () => {
  const there = { at: 'orders' } as const;

  test('[BF-ORDER-01] [BF-TEAM-01] a held Order goes under a Seal on a Domain space', () => {
    const { state, events } = play(arrange({ seats: { 0: there } }), put(brujah, 'sFeed', 'D5'));
    expect(state.ordersBoard).toEqual({ D5: [{ seat: 0, card: 'sFeed', number: 1 }] });
    expect(team(state, brujah).orders).toEqual(['sAtk', 'sAtk', 'sDef', 'sEmb', 'sFeed']);
    expect(team(state, brujah).seals).toEqual({ placed: 1 });
    expect(eventsOf(events, 'orderPlaced')[0]?.hidden).toEqual({ card: [brujah] });
    expect(refusedBy(state, put(brujah, 'o01', 'D5'))).toBe('BF-ORDER-01');
  });

  test('[BF-ORDER-02] four Seals, one more with Courier Network, six at most', () => {
    const placed: Arrangement['placed'] = [
      ['D7', cityhall, 'sReq'],
      ['D7', cityhall, 'sReq'],
      ['D8', cityhall, 'sAtk'],
      ['D8', cityhall, 'sAtk'],
    ];
    const full = arrange({ seats: { 2: there }, placed });
    expect(refusedBy(full, put(cityhall, 'sDef', 'D1'))).toBe('BF-ORDER-02');
    expect(movesOf(full, cityhall, 'placeOrder')).toEqual([]);
    const market = { gear: { slots: ['h01', 'h06', 'h02'] } };
    const more = (cards: Partial<Record<'P1' | 'P2', string[]>>) => {
      return arrange({ market, seats: { 2: { ...there, lanyards: cards } }, placed });
    };
    const one = play(more({ P1: ['h12'] }), put(cityhall, 'sDef', 'D1')).state;
    expect(refusedBy(one, put(cityhall, 'sRec', 'D1'))).toBe('BF-ORDER-02');
    const two = play(more({ P1: ['h12'], P2: ['h12'] }), put(cityhall, 'sDef', 'D1')).state;
    const all = play(two, put(cityhall, 'sRec', 'D1')).state;
    expect(team(all, cityhall).seals.placed).toBe(6);
    // A third copy by hand: no team has more than six Seals.
    team(all, cityhall).lanyards.P2 = ['h12', 'h12'];
    team(all, cityhall).orders = ['sAtk'];
    expect(refusedBy(all, put(cityhall, 'sAtk', 'D1'))).toBe('BF-ORDER-02');
  });

  test('[BF-ORDER-03] any Domain will do, also one without own Units', () => {
    const state = arrange({ seats: { 0: there } });
    expect(refusedBy(state, put(brujah, 'sFeed', 'D9'))).toBeUndefined();
    expect(refusedBy(state, put(brujah, 'sFeed', 'D10'))).toBe('BF-ORDER-03');
    const placed = play(state, put(brujah, 'sFeed', 'D9')).state;
    expect(movesOf(placed, brujah, 'placeOrder')).toHaveLength(4 * 9);
  });

  test.each([
    [brujah, 'o10'],
    [brujah, 'o12'],
    [cityhall, 'o07'],
    [cityhall, 'o06'],
  ])(
    '[BF-ORDER-05] [BF-RULING-35] [BF-MKT-04] team %i holds %s but cannot place it',
    (seat, order) => {
      const market = { orders: { slots: ['o01', 'o04', 'o02'] } };
      const state = arrange({ market, seats: { [seat]: { ...there, orders: [order] } } });
      expect(refusedBy(state, put(seat, order, 'D1'))).toBe('BF-ORDER-05');
      expect(movesOf(state, seat, 'placeOrder').some((move) => move.card === order)).toBe(false);
    },
  );

  test('[BF-ORDER-06] [BF-CLEAN-03] [BF-RULING-37] Orders and Seals return', () => {
    const { state } = end({
      placed: [
        ['D1', brujah, 'sFeed'],
        ['D5', brujah, 'sAtk'],
      ],
    });
    expect(team(state, brujah).orders).toEqual(['sAtk', 'sAtk', 'sDef', 'sEmb', 'sFeed', 'sFeed']);
    expect(team(state, brujah).seals).toEqual({ placed: 0 });
    expect(state.ordersBoard).toEqual({});
  });

  test('[BF-ORDER-06] oneShot Orders are buried as they were placed, not Domain by Domain', () => {
    const state = arrange(
      quiet({
        placed: [
          ['D5', 0, 'sFeed'],
          ['D2', 2, 'o12'],
          ['D5', 2, 'o05'],
        ],
      }),
    );
    const { events } = resolve(state);
    expect(eventsOf(events, 'ordersReturned')).toMatchObject([{ buried: ['o12', 'o05'] }]);
  });

  test('[BF-ORDER-06] a oneShot Order without effect is buried all the same, in placement order', () => {
    const market = { orders: { slots: ['o01', 'o04', 'o07'] } };
    const seats = { 0: { orders: [] }, 2: { orders: [] } };
    const { state, events } = end({
      market,
      seats,
      placed: [
        ['D9', cityhall, 'o12'],
        ['D5', brujah, 'o05'],
      ],
    });
    const voided = eventsOf(events, 'orderVoid').map(({ card, reason }) => [card, reason]);
    expect(voided).toEqual([
      ['o05', 'noUnit'],
      ['o12', 'noUnit'],
    ]);
    expect(state.market.orders.pile.slice(1)).toEqual([
      { cards: ['o12'], seenBy: 'all' },
      { cards: ['o05'], seenBy: 'all' },
    ]);
    expect(team(state, brujah).orders).not.toContain('o05');
  });
});

describe('the order of resolution', () => {
  const feeds = (a: Arrangement) =>
    eventsOf(end(a).events, 'orderResolved').map(({ seat, domain }) => `${domain} ${seat}`);

  test('[BF-RES-01] [BF-RULING-15] Domains by number, empty ones skipped', () => {
    const placed: Arrangement['placed'] = [
      ['D9', firstlight, 'sReq'],
      ['D1', brujah, 'sFeed'],
    ];
    const { events } = end({ placed });
    expect(eventsOf(events, 'ordersRevealed').map(({ domain }) => domain)).toEqual(['D1', 'D9']);
    expect(feeds({ placed })).toEqual(['D1 0', 'D9 3']);
  });

  test('[BF-RES-02] [BF-RES-03] least Power first, then as placed', () => {
    const units = { units: { D5: 1 } };
    const seats: Record<number, TeamPatch> = {
      0: { ...units, power: 3 },
      1: { ...units, power: 2 },
      2: { ...units, power: 3 },
      3: { ...units, power: 1 },
    };
    const placed: Arrangement['placed'] = [
      ['D5', 2, 'sReq'],
      ['D5', 0, 'sFeed'],
      ['D5', 1, 'sFeed'],
      ['D5', 3, 'sReq'],
    ];
    expect(feeds({ seats, placed })).toEqual(['D5 3', 'D5 1', 'D5 2', 'D5 0']);
  });

  test('[BF-RES-04] without a Unit there the Order is void, a Fatigued one is enough [BF-FAT-02]', () => {
    const gone = end({ placed: [['D2', brujah, 'sFeed']] });
    expect(eventsOf(gone.events, 'orderVoid')).toMatchObject([{ seat: 0, reason: 'noUnit' }]);
    expect(eventsOf(gone.events, 'assetsGained')).toEqual([]);
    expect(team(gone.state, brujah).orders).toContain('sFeed');
    const tired = { 0: { units: { D2: { tired: 1 } } } };
    const stays = end({ seats: tired, placed: [['D2', brujah, 'sFeed']] });
    // T02 adds 1 to Feed.
    expect(eventsOf(stays.events, 'assetsGained')).toMatchObject([{ seat: 0, amount: 2 }]);
  });

  test('[BF-ORDER-04] [BF-RULING-36] only the first Order of a team counts, even if it fails', () => {
    const placed: Arrangement['placed'] = [
      ['D8', cityhall, 'sReq'],
      ['D8', cityhall, 'sRec'],
    ];
    const one = end({ seats: { 2: { units: { D8: 1 } } }, placed });
    expect(eventsOf(one.events, 'orderVoid')).toMatchObject([{ card: 'sRec', reason: 'notFirst' }]);
    expect(eventsOf(one.events, 'assetsGained')).toMatchObject([{ seat: cityhall, amount: 2 }]);
    expect(unitsOn(one.state, 'D8', cityhall)).toBe(1);
    const none = end({ placed });
    expect(eventsOf(none.events, 'orderVoid').map(({ reason }) => reason)).toEqual([
      'notFirst',
      'noUnit',
    ]);
    expect(eventsOf(none.events, 'unitsGained')).toEqual([]);
    expect(team(none.state, cityhall).orders).toEqual([
      'sAtk',
      'sAtk',
      'sDef',
      'sRec',
      'sReq',
      'sReq',
    ]);
    expect(team(none.state, cityhall).seals).toEqual({ placed: 0 });
  });

  test('[BF-RES-04] [BF-ATK-04] an Order is void once its last Unit there was slain', () => {
    const seats = { 1: { units: { D5: 2 } }, 2: { units: { D5: 1 } } };
    const { state } = end({
      seats,
      placed: [
        ['D5', cityhall, 'sReq'],
        ['D5', nosferatu, 'sAtk'],
      ],
    });
    const { events } = play(state, target(nosferatu, cityhall));
    expect(eventsOf(events, 'unitSlain')).toMatchObject([{ team: cityhall, unit: 'basic' }]);
    expect(eventsOf(events, 'orderVoid')).toMatchObject([{ seat: cityhall, reason: 'noUnit' }]);
  });

  test('[BF-RES-05] [BF-RULING-16] Power stays what it was until all Orders are done', () => {
    // brujah loses its lead on D1 in D1's turn; on D9 it still has Power 3.
    const seats = { 0: { units: { D1: 1, D9: 1 } }, 1: { units: { D1: 3, D9: 1 }, power: 2 } };
    const placed: Arrangement['placed'] = [
      ['D1', nosferatu, 'sFeed'],
      ['D9', brujah, 'sFeed'],
      ['D9', nosferatu, 'sFeed'],
    ];
    expect(feeds({ seats, placed })).toEqual(['D1 1', 'D9 1', 'D9 0']);
  });
});

describe('Attack', () => {
  const duel = (att: number, def: number, more: Arrangement = {}): Arrangement => ({
    seats: { 0: { units: { D5: att } }, 1: { units: { D5: def } } },
    placed: [['D5', brujah, 'sAtk']],
    ...more,
  });
  const attack = (a: Arrangement, seat: number, enemy: number, unit: 'basic' | 'P1' = 'basic') => {
    const { events, state } = play(end(a).state, target(seat, enemy, unit));
    const [result] = eventsOf(events, 'attackResolved');
    return { result, events, state };
  };
  const strengths = (
    a: Arrangement,
    seat: number,
    enemy: number,
    unit: 'basic' | 'P1' = 'basic',
  ) => {
    const { result } = attack(a, seat, enemy, unit);
    return [result?.attack, result?.defence, result?.success];
  };

  test('[BF-ATK-01] the owner names one enemy Unit on the Domain', () => {
    const seats = { 0: { units: { D5: 3 } }, 1: { units: withP1(2) }, 2: { units: { D6: 1 } } };
    const { state } = end(duel(0, 0, { seats }));
    expect(topStep(state)).toMatchObject({ type: 'attackTarget', domain: 'D5', seat: brujah });
    const targets = movesOf(state, brujah, 'chooseTarget').map((move) => [move.team, move.unit]);
    expect(targets).toEqual([
      [1, 'basic'],
      [1, 'P1'],
    ]);
    expect(refusedBy(state, target(brujah, cityhall))).toBe('BF-ATK-01');
    expect(refusedBy(state, target(brujah, brujah))).toBe('BF-ATK-01');
    const alone = end(duel(2, 0));
    expect(eventsOf(alone.events, 'orderVoid')).toMatchObject([{ reason: 'noTarget' }]);
  });

  test.each([
    [3, 2, true],
    [2, 2, false],
    [1, 3, false],
  ])('[BF-ATK-02] [BF-ATK-03] %i against %i: success %s', (att, def, success) => {
    // Same Power, so that the faction of brujah adds nothing.
    const seats = { 0: { units: { D5: att }, power: 3 }, 1: { units: { D5: def }, power: 3 } };
    const { result, state } = attack(duel(0, 0, { seats }), brujah, nosferatu);
    expect([result?.attack, result?.defence, result?.success]).toEqual([att, def, success]);
    expect(unitsOn(state, 'D5', nosferatu)).toBe(success ? def - 1 : def);
    expect(unitsOn(state, 'D5', brujah)).toBe(att);
    expect(team(state, brujah).tallies.attacksWon).toBe(success ? 1 : 0);
  });

  test('[BF-RULING-50] strength is the team’s, whichever Unit is the target', () => {
    const seats = { 0: { units: { D5: 3 }, power: 3 }, 1: { units: withP1(1) } };
    expect(strengths(duel(0, 0, { seats }), brujah, nosferatu, 'P1')).toEqual([3, 2, true]);
    expect(strengths(duel(0, 0, { seats }), brujah, nosferatu)).toEqual([3, 2, true]);
  });

  test('[BF-ATK-02] tiles and factions add', () => {
    const seats = { 0: { units: { D7: 2 }, power: 2 }, 2: { units: { D7: 1 }, power: 3 } };
    const park: Arrangement = { seats, placed: [['D7', brujah, 'sAtk']] };
    // cityhall has P1, P2 and one Basic Unit on D7 (T07).
    expect(strengths(park, brujah, cityhall)).toEqual([4, 3, true]);
    const harlem = { 0: { units: { D8: 2 }, power: 2 }, 2: { units: { D8: 3 }, power: 3 } };
    expect(
      strengths({ seats: harlem, placed: [['D8', brujah, 'sAtk']] }, brujah, cityhall),
    ).toEqual([3, 4, false]);
  });

  test.each([
    ['o01', brujah, nosferatu, 'basic', 1],
    ['o02', brujah, nosferatu, 'basic', 2],
    ['o03', brujah, nosferatu, 'basic', 0],
    ['o03', brujah, nosferatu, 'P1', 2],
    ['o12', firstlight, nosferatu, 'basic', 2],
    ['o12', firstlight, cityhall, 'basic', 0],
    ['sAtk', firstlight, nosferatu, 'P1', 1],
    ['sAtk', firstlight, cityhall, 'P1', 0],
  ] as const)(
    '[BF-ATK-02] %s of team %i against team %i, %s: +%i',
    (card, seat, enemy, unit, plus) => {
      const seats = {
        [seat]: { units: { D5: 1 }, power: 3, ...(card[0] === 'o' && { orders: [] }) },
        [enemy]: { units: withP1(1), power: 1 },
      };
      const market = { orders: { slots: ['o04', 'o07', 'o06'] } };
      expect(strengths({ seats, market, placed: [['D5', seat, card]] }, seat, enemy, unit)[0]).toBe(
        1 + plus,
      );
    },
  );

  test('[BF-ATK-02] [BF-ADV-04] Potence helps only where its player stands', () => {
    const here = { 0: { units: withP1(1), lanyards: { P1: ['v02'] } }, 1: { units: { D5: 1 } } };
    const away = { 0: { units: { D5: 2 }, lanyards: { P1: ['v02'] } }, 1: { units: { D5: 1 } } };
    expect(strengths(duel(0, 0, { seats: here }), brujah, nosferatu)[0]).toBe(3);
    expect(strengths(duel(0, 0, { seats: away }), brujah, nosferatu)[0]).toBe(2);
  });

  test.each([
    ['literal', [], true, []],
    ['literal', ['v03'], true, []],
    ['literal', ['v08', 'v05'], false, ['v05']],
    ['literal', ['v08', 'v05', 'v12'], false, ['v05', 'v12']],
    ['cushioned', [], true, []],
    ['cushioned', ['v08'], false, []],
    ['cushioned', ['v08', 'v05'], false, ['v05']],
    ['cushioned', ['v08', 'v05', 'v12'], false, ['v05', 'v12']],
  ] as const)(
    '[BF-ATK-05] [BF-ADV-05] [BF-RULING-11] [BF-RULING-12] %s, %j: slain %s, left %j',
    (playerDeath, cards, slain, left) => {
      const worn = cards.map((card) => (card === 'v03' ? 'v08' : card));
      const market = { disciplines: { slots: ['v01', 'v02', 'v07'] } };
      const seats = {
        0: { units: { D5: 3 } },
        1: { units: withP1(), lanyards: { P1: [...worn] } },
      };
      const setup = { houseRules: { playerDeath } };
      const { state, events } = attack(
        duel(0, 0, { seats, market, setup }),
        brujah,
        nosferatu,
        'P1',
      );
      expect(eventsOf(events, 'playerSlain')).toHaveLength(slain ? 1 : 0);
      expect(team(state, nosferatu).lanyards.P1).toEqual(left);
      expect(unitsOn(state, 'D5', nosferatu)).toBe(slain ? 0 : 1);
      if (worn.length > 0) {
        expect(state.market.disciplines.pile.at(-1)).toEqual({ cards: [worn[0]], seenBy: 'all' });
      }
      expect(team(state, brujah).graveyard[0]?.unit).toEqual(
        slain ? { team: nosferatu, unit: 'P1', round: 1 } : null,
      );
    },
  );

  test('[BF-ATK-05] two copies of armor stop the first two successes of the round', () => {
    const state = arrange(
      quiet({
        seats: {
          0: { power: 1, units: { D5: 3 } },
          1: { power: 2, units: { D5: 3 } },
          2: {
            power: 1,
            units: { D5: { players: { P1: 'ready' } } },
            lanyards: { P1: ['h01', 'h01', 'h05'] },
          },
        },
        alliances: [[0, 1]],
        market: { gear: { slots: ['h02', 'h06', 'h12'] } },
        placed: [
          ['D5', 0, 'sAtk'],
          ['D5', 1, 'sAtk'],
        ],
      }),
    );
    const hit = (seat: number) => ({ type: 'chooseTarget', seat, team: 2, unit: 'P1' }) as const;
    const { events, state: after } = play(resolve(state).state, hit(0), hit(1));
    expect(eventsOf(events, 'attackResolved').map(({ armored }) => armored)).toEqual([true, true]);
    expect(team(after, 2).lanyards.P1).toEqual(['h01', 'h01', 'h05']);
  });

  test('[BF-ATK-05] of three successes two copies of armor stop two', () => {
    const units = { D5: { players: { P1: 'ready' } } } as const;
    const seats = {
      0: { power: 1, units: { D5: 3 } },
      1: { power: 2, units: { D5: 3 } },
      2: { power: 1, units, lanyards: { P1: ['h01', 'h01', 'h05'] } },
      3: { power: 3, units: { D5: 3 } },
    };
    const market = { gear: { slots: ['h02', 'h06', 'h12'] } };
    const placed = [0, 1, 3].map((seat): [string, number, string] => ['D5', seat, 'sAtk']);
    const hits = [0, 1, 3].map((seat) => target(seat, cityhall, 'P1'));
    const { events } = play(end({ seats, market, placed }).state, ...hits);
    const armored = eventsOf(events, 'attackResolved').map((event) => event.armored);
    expect(armored).toEqual([true, true, false]);
    expect(eventsOf(events, 'advancementBuried')).toMatchObject([{ card: 'h01' }]);
  });

  test('[BF-ATK-05] armor stops the first success of the round', () => {
    const seats = {
      0: { units: { D5: 3 }, power: 2 },
      1: { units: withP1(), lanyards: { P1: ['v03', 'v01'] }, power: 6 },
      2: { units: { D5: 3 }, power: 3 },
      3: { units: { D5: 3 }, power: 4 },
    };
    const market = { disciplines: { slots: ['v02', 'v05', 'v07'] } };
    const placed: Arrangement['placed'] = [
      ['D5', 0, 'sAtk'],
      ['D5', 2, 'sAtk'],
      ['D5', 3, 'sAtk'],
    ];
    const { state: first } = end({ seats, market, placed });
    const second = play(first, target(0, nosferatu, 'P1'));
    expect(eventsOf(second.events, 'attackResolved')).toMatchObject([
      { success: false, armored: true },
    ]);
    expect(team(second.state, nosferatu).lanyards.P1).toEqual(['v03', 'v01']);
    expect(team(second.state, brujah).tallies.attacksWon).toBe(0);
    const third = play(second.state, target(2, nosferatu, 'P1'));
    expect(team(third.state, nosferatu).lanyards.P1).toEqual(['v01']);
    expect(team(third.state, cityhall).tallies.attacksWon).toBe(1);
    const last = play(third.state, target(3, nosferatu, 'P1'));
    expect(eventsOf(last.events, 'playerSlain')).toMatchObject([
      { seat: nosferatu, by: firstlight },
    ]);
  });

  test('[BF-ATK-06] [BF-RULING-38] a target must be named, unless the option lets it be', () => {
    const seats = { 1: { units: { D5: 1 } }, 0: { units: { D5: 3 } } };
    const placed: Arrangement['placed'] = [['D5', nosferatu, 'sAtk']];
    const decline = { type: 'declineTarget', seat: nosferatu } as const;
    const { state } = end({ seats, placed });
    expect(refusedBy(state, decline)).toBe('BF-ATK-06');
    expect(movesOf(state, nosferatu, 'declineTarget')).toEqual([]);
    const { events } = play(state, target(nosferatu, brujah));
    expect(eventsOf(events, 'attackResolved')).toMatchObject([
      { attack: 1, defence: 3, success: false },
    ]);
    const setup = { houseRules: { orderTargets: 'optional' } } as const;
    expect(refusedBy(end({ seats, placed, setup }).state, decline)).toBeUndefined();
  });

  test('[BF-FAT-04] a Fatigued Basic Unit is slain first', () => {
    const seats = { 0: { units: { D5: 3 } }, 3: { units: { D5: { ready: 1, tired: 1 } } } };
    const late: Arrangement['placed'] = [
      ['D5', brujah, 'sAtk'],
      ['D6', nosferatu, 'sAtk'],
    ];
    const more = { ...seats, 1: { units: { D6: 1 } }, 2: { units: { D6: 1 } } };
    const { state } = attack(duel(0, 0, { seats: more, placed: late }), brujah, firstlight);
    expect(topStep(state)?.type).toBe('attackTarget');
    expect(state.domains.D5?.units[firstlight]).toMatchObject({ ready: 1, tired: 0 });
  });
});

describe('Graveyards', () => {
  const grave = (n: number): [number, 'basic'][] =>
    Array.from({ length: n }, () => [firstlight, 'basic']);
  const kill = (dead: number, unit: 'basic' | 'P1' = 'basic', more: Arrangement = {}) => {
    const victim = unit === 'basic' ? { units: { D5: 1 } } : { units: withP1() };
    const seats = { 0: { units: { D5: 3 }, graveyard: grave(dead) }, 1: victim };
    const { state } = end({ seats, placed: [['D5', brujah, 'sAtk']], ...more });
    return play(state, target(brujah, nosferatu, unit));
  };

  test.each([
    [0, 1, false],
    [1, 2, true],
    [2, 3, false],
    [3, 4, true],
    [5, 6, true],
  ])(
    '[BF-GRAVE-01] [BF-GRAVE-02] [BF-SETUP-07] after %i Units the next goes to space %i, token %s',
    (dead, space, token) => {
      const { state, events } = kill(dead);
      expect(eventsOf(events, 'unitSlain')).toMatchObject([{ seat: brujah, space }]);
      expect(eventsOf(events, 'tokenClaimed')).toHaveLength(token ? 1 : 0);
      expect(team(state, brujah).tokens).toBe(token ? 2 : 1);
      expect(team(state, brujah).graveyard.filter(({ unit }) => unit !== null)).toHaveLength(space);
    },
  );

  test('[BF-GRAVE-03] [BF-RULING-13] with a full Graveyard the Unit goes to its own Supply', () => {
    const { state } = kill(6);
    // nosferatu had one Basic Unit on the map, and nine in its Supply.
    expect(team(state, nosferatu).supply).toBe(10);
    const player = kill(6, 'P1').state;
    expect(team(player, nosferatu).unburied).toEqual({ P1: { round: 1 } });
    expect(
      player.teams.flatMap(({ graveyard }) => graveyard.filter(({ unit }) => unit?.unit === 'P1')),
    ).toEqual([]);
  });

  test('[BF-GRAVE-04] [BF-RULING-14] slain Units stay dead', () => {
    const dead = kill(0, 'P1').state;
    const again = resolve({ ...dead, council: { ...dead.council, resolved: true } }).state;
    expect(again.round).toBe(3);
    expect(team(again, brujah).graveyard[0]?.unit).toMatchObject({ unit: 'P1' });
  });

  test('[BF-GRAVE-04] [BF-CLEAN-05] with the option players return in the Cleanup of the next round', () => {
    const setup = { houseRules: { slainPlayers: 'nextCleanup' } } as const;
    const dead = kill(1, 'P1', { setup }).state;
    expect(unitsOn(dead, 'D3', nosferatu)).toBe(1);
    expect(team(dead, brujah).graveyard[1]).toMatchObject({ token: false, unit: { unit: 'P1' } });
    const { state, events } = resolve({ ...dead, council: { ...dead.council, resolved: true } });
    expect(eventsOf(events, 'playerUnitReturned')).toMatchObject([
      { seat: 1, player: 'P1', domain: 'D3' },
    ]);
    expect(team(state, brujah).graveyard[1]).toEqual({ token: false, unit: null });
    expect(unitsOn(state, 'D3', nosferatu)).toBe(2);
  });

  test('[BF-GRAVE-04] [BF-RULING-13] a player slain over a full Graveyard returns likewise, not earlier', () => {
    const setup = { houseRules: { slainPlayers: 'nextCleanup' } } as const;
    const dead = kill(6, 'P1', { setup }).state;
    expect(dead.round).toBe(2);
    expect(team(dead, nosferatu).unburied).toEqual({ P1: { round: 1 } });
    const { state, events } = resolve({ ...dead, council: { ...dead.council, resolved: true } });
    expect(eventsOf(events, 'playerUnitReturned')).toMatchObject([{ seat: 1, player: 'P1' }]);
    expect(team(state, nosferatu).unburied).toEqual({});
    expect(state.domains.D3?.units[nosferatu]?.players.P1).toBe('ready');
  });

  test('[BF-GRAVE-05] [BF-ADV-01] a slain player walks and acts, but gets no Advancements', () => {
    const state = arrange({
      seats: {
        0: { graveyard: [[nosferatu, 'P1']] },
        1: { advancements: ['v02'], at: ['orders', 'neutral'] },
      },
    });
    const equip = (player: string) => ({ type: 'equip', seat: nosferatu, card: 'v02', player });
    expect(refusedBy(state, equip('P1'))).toBe('BF-ADV-01');
    expect(refusedBy(state, equip('P2'))).toBeUndefined();
    expect(refusedBy(state, put(nosferatu, 'sFeed', 'D3'))).toBeUndefined();
    const walk = { type: 'movePlayer', seat: nosferatu, player: 'P1', to: 'council' };
    expect(refusedBy(state, walk)).toBeUndefined();
  });
});

describe('Defend', () => {
  const tip = (a: number, b: number, placed: Arrangement['placed']) => {
    const seats = { 2: { units: { D5: 3 }, power: a }, 3: { units: { D5: 2 }, power: b } };
    const { state } = end({ seats, placed: placed ?? [] });
    const [result] = eventsOf(play(state, target(cityhall, firstlight)).events, 'attackResolved');
    return [result?.attack, result?.defence, result?.success];
  };
  const defendFirst: Arrangement['placed'] = [
    ['D5', firstlight, 'sDef'],
    ['D5', cityhall, 'sAtk'],
  ];
  const attackFirst: Arrangement['placed'] = [
    ['D5', cityhall, 'sAtk'],
    ['D5', firstlight, 'sDef'],
  ];

  test.each([
    ['a', 3, 2, attackFirst, [3, 4, false]],
    ['b', 3, 3, defendFirst, [3, 4, false]],
    ['c', 3, 3, attackFirst, [3, 2, true]],
    ['d', 3, 4, defendFirst, [3, 2, true]],
  ] as const)(
    '(%s) [BF-DEF-01] [BF-DEF-02] [BF-RES-02] [BF-RES-03] [BF-RULING-10] Powers %i and %i',
    (_case, a, b, placed, result) => {
      expect(tip(a, b, [...placed])).toEqual(result);
    },
  );

  test('[BF-DEF-03] Defends add up and stay without Units; [BF-RULING-57] they never help an Attacker', () => {
    const effects = {
      defends: [
        { seat: firstlight, domain: 'D5', amount: 3 },
        { seat: nosferatu, domain: 'D5', amount: 2 },
        { seat: cityhall, domain: 'D5', amount: 4 },
        { seat: firstlight, domain: 'D6', amount: 9 },
      ],
    };
    const seats = { 2: { units: { D5: 3 }, power: 3 }, 3: { units: { D5: 2 }, power: 3 } };
    const { state } = end({
      seats,
      effects,
      alliances: [[1, 3]],
      placed: [['D5', cityhall, 'sAtk']],
    });
    const { events } = play(state, target(cityhall, firstlight));
    expect(eventsOf(events, 'attackResolved')).toMatchObject([{ attack: 3, defence: 2 + 3 + 2 }]);
  });

  test('[BF-DEF-01] every Defend of the round is in force', () => {
    const seats = {
      0: { units: { D5: 3 }, power: 3 },
      1: { units: { D5: 1 } },
      3: { units: { D5: 1 } },
    };
    const placed: Arrangement['placed'] = [
      ['D5', nosferatu, 'sDef'],
      ['D5', firstlight, 'sDef'],
      ['D5', brujah, 'sAtk'],
    ];
    expect(end({ seats, placed }).state.effects.defends).toEqual([
      { seat: nosferatu, domain: 'D5', amount: 2 },
      { seat: firstlight, domain: 'D5', amount: 2 },
    ]);
  });

  test('[BF-DEF-03] Bulwark is worth 3', () => {
    const market = { orders: { slots: ['o01', 'o02', 'o07'] } };
    const seats = { 2: { units: { D5: 3 }, power: 3 }, 3: { units: { D5: 2 }, power: 1 } };
    const { state } = end({
      seats,
      market,
      placed: [
        ['D5', firstlight, 'o04'],
        ['D5', cityhall, 'sAtk'],
      ],
    });
    const { events } = play(state, target(cityhall, firstlight));
    expect(eventsOf(events, 'attackResolved')).toMatchObject([{ defence: 5 }]);
  });
});

describe('Embrace', () => {
  const placed: Arrangement['placed'] = [['D5', nosferatu, 'sEmb']];

  test('[BF-EMB-01] [BF-EMB-02] [BF-RULING-40] a Human Basic Unit is replaced by an own one', () => {
    const seats = { 1: { units: { D5: 2 } }, 3: { units: { D5: { ready: 1, tired: 1 } } } };
    const { state } = end({ seats, placed });
    const before = team(state, firstlight).supply;
    const after = play(state, embrace(nosferatu, firstlight)).state;
    expect(team(after, firstlight).supply).toBe(before + 1);
    expect(team(after, nosferatu).supply).toBe(7);
    expect(unitsOn(after, 'D5', nosferatu)).toBe(3);
    expect(unitsOn(after, 'D5', firstlight)).toBe(1);
    expect(after.teams.every(({ graveyard }) => graveyard.every(({ unit }) => unit === null))).toBe(
      true,
    );
    expect(team(after, nosferatu).tokens).toBe(1);
  });

  test.each([
    ['limit', { 1: { units: { D5: 3 } }, 3: { units: { D5: 1 } } }],
    ['noTarget', { 1: { units: { D5: 2 } }, 3: { units: withP1() } }],
    ['noSupply', { 1: { units: { D5: 1 }, supply: 0 }, 3: { units: { D5: 1 } } }],
    ['noTarget', { 0: { units: { D5: 1 } }, 1: { units: { D5: 2 } } }],
  ] as const)('[BF-EMB-01] [BF-EMB-02] void: %s', (reason, seats) => {
    const { events } = end({ seats: { ...seats } as Record<number, TeamPatch>, placed });
    expect(eventsOf(events, 'orderVoid')).toMatchObject([{ reason }]);
  });

  test('[BF-RULING-39] [BF-ATK-06] an allied Human must be taken if it is the only target', () => {
    const seats = { 1: { units: { D5: 1 } }, 2: { units: { D5: 1 } } };
    const { state } = end({ seats, placed, alliances: [[1, 2]] });
    expect(movesOf(state, nosferatu, 'chooseEmbrace').map((move) => move.team)).toEqual([cityhall]);
    expect(refusedBy(state, { type: 'declineTarget', seat: nosferatu })).toBe('BF-ATK-06');
    expect(refusedBy(state, embrace(nosferatu, brujah))).toBe('BF-EMB-02');
  });

  test('[BF-EMB-02] Mass Embrace goes on while it can', () => {
    const market = { orders: { slots: ['o01', 'o02', 'o07'] } };
    const mass: Arrangement['placed'] = [['D5', nosferatu, 'o06']];
    const two = { 1: { units: { D5: 1 } }, 3: { units: { D5: 3 } } };
    const first = play(end({ seats: two, market, placed: mass }).state, embrace(1, 3)).state;
    expect(topStep(first)).toMatchObject({ type: 'embraceTarget', left: 1 });
    expect(unitsOn(play(first, embrace(1, 3)).state, 'D5', nosferatu)).toBe(3);
    const near = { 1: { units: { D5: 2 } }, 3: { units: { D5: 3 } } };
    const full = play(end({ seats: near, market, placed: mass }).state, embrace(1, 3)).state;
    expect(topStep(full)?.type).toBe('open');
  });
});

test('[BF-FAT-04] a Fatigued Basic Unit is Embraced first', () => {
  const market = { orders: { slots: ['o01', 'o02', 'o07'] } };
  const seats = { 1: { units: { D5: 1 } }, 3: { units: { D5: { ready: 2, tired: 1 } } } };
  const { state } = end({ seats, market, placed: [['D5', nosferatu, 'o06']] });
  const first = play(state, embrace(nosferatu, firstlight)).state;
  expect(topStep(first)?.type).toBe('embraceTarget');
  expect(first.domains.D5?.units[firstlight]).toMatchObject({ ready: 2, tired: 0 });
});

describe('Embrace with optional targets', () => {
  const setup = { houseRules: { orderTargets: 'optional' } } as const;
  const market = { orders: { slots: ['o01', 'o02', 'o07'] } };
  const placed: Arrangement['placed'] = [['D5', nosferatu, 'o06']];
  const seats = { 1: { units: { D5: 1 } }, 3: { units: { D5: 3 } } };
  const decline: Move = { type: 'declineTarget', seat: nosferatu };
  const told = (events: readonly Event[]) => {
    const types = events.map(({ type }) => type);
    return types.filter((type) => type === 'orderResolved' || type === 'orderVoid');
  };

  test('[BF-RULING-38] declined at once, the Order is void and nothing else', () => {
    const { state, events } = end({ setup, market, seats, placed });
    expect(told([...events, ...play(state, decline).events])).toEqual(['orderVoid']);
  });

  test('[BF-RULING-38] declined after a first Unit, the Order was resolved and is not void', () => {
    const { state, events } = end({ setup, market, seats, placed });
    const { state: after, events: more } = play(state, embrace(nosferatu, firstlight), decline);
    expect(told([...events, ...more])).toEqual(['orderResolved']);
    expect(unitsOn(after, 'D5', nosferatu)).toBe(2);
  });
});

describe('Feed, Recruit, Requisition', () => {
  const gains = (a: Arrangement) =>
    eventsOf(end(a).events, 'assetsGained').map(({ amount }) => amount);

  test.each([
    ['alone', {}, 1],
    ['a Human Basic Unit', { 2: { units: { D5: 1 } } }, 2],
    ['a Human Player Unit', { 2: { units: withP1() } }, 2],
    ['another vampire', { 0: { units: { D5: 1 } } }, 1],
  ])('[BF-FEED-01] [BF-RULING-41] Feed with %s gains %#', (_name, others, amount) => {
    const seats = { ...others, 1: { units: { D5: 1 } } } as Record<number, TeamPatch>;
    expect(gains({ seats, placed: [['D5', nosferatu, 'sFeed']] })).toEqual([amount]);
  });

  test.each([
    ['with a Human', true, [], 5],
    ['with Animalism', true, ['v08'], 6],
    ['without a Human', false, [], 4],
  ] as const)('[BF-FEED-01] bonuses stack: %s', (_name, human, cards, amount) => {
    const seats = {
      1: { units: { D2: 1 }, lanyards: { P1: [...cards] } },
      ...(human && { 2: { units: { D2: 1 } } }),
    };
    const market = { orders: { slots: ['o01', 'o04', 'o02'] } };
    const effects = { orderBonus: [{ order: 'feed', amount: 1 } as const] };
    expect(gains({ seats, market, effects, placed: [['D2', nosferatu, 'o07']] })).toEqual([amount]);
  });

  test.each([
    ['no vampires', { D8: 1 }, [], 'sRec', {}, 2],
    ['a vampire', { D8: 1 }, [0], 'sRec', {}, 1],
    ['a vampire, with Levy', { D8: 1 }, [0], 'o09', {}, 2],
    ['no vampires, Supply 1', { D8: 1 }, [], 'sRec', { supply: 1 }, 1],
    ['three Units there', { D8: 3 }, [], 'sRec', {}, 0],
    ['three Units and a vampire', { D8: 3 }, [0], 'sRec', {}, 0],
  ] as const)(
    '[BF-REC-01] [BF-REC-02] Recruit with %s',
    (_name, units, vampires, card, more, gained) => {
      const seats: Record<number, TeamPatch> = { 2: { units: { ...units }, ...more } };
      for (const seat of vampires) seats[seat] = { units: { D8: 1 } };
      const before = arrange(quiet({ seats, placed: [['D8', cityhall, card]] }));
      const { state, events } = resolve(before);
      expect(unitsOn(state, 'D8', cityhall) - unitsOn(before, 'D8', cityhall)).toBe(gained);
      expect(eventsOf(events, 'orderVoid')).toEqual([]);
      expect(eventsOf(events, 'orderResolved')).toHaveLength(1);
    },
  );

  test.each([
    ['alone', {}, 2],
    ['a vampire Player Unit', { 1: { units: withP1() } }, 1],
    ['another human team', { 3: { units: { D5: 1 } } }, 2],
  ])('[BF-REQ-01] Requisition with %s', (_name, others, amount) => {
    const seats = { ...others, 2: { units: { D5: 1 } } } as Record<number, TeamPatch>;
    expect(gains({ seats, placed: [['D5', cityhall, 'sReq']] })).toEqual([amount]);
  });
});

test('[BF-LIMIT-02] [BF-REC-01] a Recruit above the limit adds nothing and takes nothing away', () => {
  const seats = { 2: { units: { D7: 3 } } };
  const { state, events } = end({ seats, placed: [['D7', cityhall, 'sRec']] });
  expect(eventsOf(events, 'unitsGained')).toEqual([]);
  // Three Basic and two Player Units.
  expect(unitsOn(state, 'D7', cityhall)).toBe(5);
});

test('[BF-LIMIT-04] [BF-REC-01] on T03 a Recruit goes up to four Units', () => {
  const seats = { 2: { units: { D8: 1 } } };
  const { state } = end({ seats, tiles: { D8: 'T03' }, placed: [['D8', cityhall, 'sRec']] });
  expect(unitsOn(state, 'D8', cityhall)).toBe(4);
});

describe('Events that stop Orders', () => {
  const seats = { 0: { units: { D5: 2 } }, 1: { units: { D5: 1 } } };

  test.each([
    [{ cancelled: ['attack'] }, 'cancelled'],
    [{ shielded: ['D5'] }, 'shielded'],
    [{ blackout: ['D5'] }, 'blackout'],
  ] as const)('[BF-EVENT-01] %j: %s', (effects, reason) => {
    const given = JSON.parse(JSON.stringify(effects)) as Arrangement['effects'];
    const { events } = end({
      seats,
      placed: [['D5', brujah, 'sAtk']],
      ...(given && { effects: given }),
    });
    expect(eventsOf(events, 'orderVoid')).toMatchObject([{ reason }]);
  });

  test('[BF-ATK-02] Open Season adds 1 to every Attack', () => {
    const effects = { strength: [{ role: 'attack', amount: 1 } as const] };
    const { state } = end({ seats, effects, placed: [['D5', brujah, 'sAtk']] });
    const { events } = play(state, target(brujah, nosferatu));
    expect(eventsOf(events, 'attackResolved')).toMatchObject([{ attack: 3, defence: 1 }]);
  });
});
