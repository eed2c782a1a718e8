import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/bloodfeud/index.js';
import { playerIds } from '../../src/bloodfeud/state/terms.js';
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
  team,
  unitsOn,
} from './arrange.js';

const at = { at: 'cityscape' } as const;
const go = (seat: number, unit: 'basic' | 'P1' | 'P2', from: string, to: string): Move => {
  return { type: 'moveUnit', seat, unit, from, to };
};
const swiftly = (seat: number, from: string, to: string): Move => {
  return { type: 'moveUnit', seat, unit: 'P1', from, to, swift: true };
};
const place = (
  seat: number,
  domain: string,
  edge: string,
  unit: 'basic' | 'P1' = 'basic',
): Move => {
  return { type: 'placeBarricade', seat, unit, domain, edge };
};
const remove = (seat: number, domain: string, edge: string): Move => {
  return { type: 'removeBarricade', seat, unit: 'basic', domain, edge };
};

describe('moving Units', () => {
  test('[BF-CITY-01] [BF-FAT-01] [BF-TEAM-02] a Unit that moved is Fatigued and cannot act, others can', () => {
    const { state } = play(arrange({ seats: { 0: at } }), go(brujah, 'P1', 'D1', 'D2'));
    expect(state.domains.D2?.units[brujah]).toEqual({
      ready: 0,
      tired: 0,
      players: { P1: 'tired' },
    });
    expect(refusedBy(state, place(brujah, 'D2', 'D2-D3', 'P1'))).toBe('BF-FAT-01');
    expect(refusedBy(state, go(brujah, 'P1', 'D2', 'D3'))).toBe('BF-FAT-01');
    // Player 2 has not been sent anywhere: any player of the team may use any Player Unit.
    const alone = arrange({ seats: { 0: { at: ['cityscape', 'neutral'] } } });
    expect(refusedBy(alone, go(brujah, 'P2', 'D1', 'D2'))).toBeUndefined();
  });

  test('[BF-CITY-01] only an own Unit, only to an adjacent Domain', () => {
    const state = arrange({ seats: { 0: at } });
    expect(refusedBy(state, go(brujah, 'basic', 'D1', 'D5'))).toBe('BF-CITY-01');
    expect(refusedBy(state, go(brujah, 'basic', 'D3', 'D2'))).toBe('BF-CITY-01');
    const targets = movesOf(state, brujah, 'moveUnit').map(({ unit, to }) => `${unit} ${to}`);
    expect(targets.sort()).toEqual(['P1 D2', 'P1 D4', 'P2 D2', 'P2 D4', 'basic D2', 'basic D4']);
  });

  test('[BF-PHASE-02] nobody at the Cityscape, no move there', () => {
    const state = arrange();
    expect(refusedBy(state, go(brujah, 'basic', 'D1', 'D2'))).toBe('BF-PHASE-02');
    expect(movesOf(state, brujah, 'moveUnit')).toEqual([]);
  });

  test('[BF-PHASE-02] [BF-PHASE-03] one player is enough for any number of moves', () => {
    const state = arrange({ seats: { 0: { at: ['cityscape', 'orders'] } } });
    const moves = [go(brujah, 'basic', 'D1', 'D2'), go(brujah, 'basic', 'D1', 'D4')];
    const { state: after } = play(state, ...moves, go(brujah, 'basic', 'D1', 'D2'));
    expect([unitsOn(after, 'D1', 0), unitsOn(after, 'D2', 0), unitsOn(after, 'D4', 0)]).toEqual([
      2, 2, 1,
    ]);
  });

  test('[BF-ADV-04] [BF-ADV-06] Celerity moves once without Fatigue', () => {
    const state = arrange({ seats: { 0: { ...at, lanyards: { P1: ['v01'] } } } });
    const first = play(state, swiftly(brujah, 'D1', 'D2')).state;
    expect(first.domains.D2?.units[brujah]?.players.P1).toBe('ready');
    expect(refusedBy(first, swiftly(brujah, 'D2', 'D5'))).toBe('BF-ADV-06');
    const second = play(first, go(brujah, 'P1', 'D2', 'D5')).state;
    expect(refusedBy(second, go(brujah, 'P1', 'D5', 'D6'))).toBe('BF-FAT-01');
    const held = arrange({ seats: { 0: { ...at, advancements: ['v01'] } } });
    expect(refusedBy(held, swiftly(brujah, 'D1', 'D2'))).toBe('BF-ADV-06');
  });

  test('[BF-ADV-04] two copies of Celerity move twice', () => {
    const state = arrange({
      market: { disciplines: { slots: ['v02', 'v05', 'v07'] } },
      seats: { 0: { ...at, lanyards: { P1: ['v01', 'v01'] } } },
    });
    const after = play(state, swiftly(brujah, 'D1', 'D2'), swiftly(brujah, 'D2', 'D5')).state;
    expect(refusedBy(after, swiftly(brujah, 'D5', 'D6'))).toBe('BF-ADV-06');
  });
});

describe('the Team Unit Limit', () => {
  test('[BF-LIMIT-01] [BF-LIMIT-02] nobody enters a full Domain, and none is removed', () => {
    const state = arrange({ seats: { 0: { ...at, units: { D1: 3, D2: 3 } } } });
    expect(unitsOn(state, 'D1', brujah)).toBe(5);
    expect(refusedBy(state, go(brujah, 'basic', 'D1', 'D2'))).toBe('BF-LIMIT-01');
    expect(refusedBy(state, go(brujah, 'P1', 'D1', 'D2'))).toBe('BF-LIMIT-01');
    expect(refusedBy(state, go(brujah, 'basic', 'D2', 'D1'))).toBe('BF-LIMIT-01');
    expect(refusedBy(state, go(brujah, 'basic', 'D1', 'D4'))).toBeUndefined();
  });

  test('[BF-LIMIT-04] T03 lets a fourth Unit enter, not a fifth', () => {
    const at3 = { ...at, units: { D2: 2, D3: 1 } };
    const state = arrange({ seats: { 1: at3 } });
    const four = play(state, go(nosferatu, 'basic', 'D2', 'D3')).state;
    expect(unitsOn(four, 'D3', nosferatu)).toBe(4);
    expect(refusedBy(four, go(nosferatu, 'basic', 'D2', 'D3'))).toBe('BF-LIMIT-01');
  });

  test('[BF-LIMIT-03] any number of teams share a Domain', () => {
    const crowd = Object.fromEntries([0, 1, 2].map((seat) => [seat, { units: { D5: 3 } }]));
    const state = arrange({ seats: { ...crowd, 3: { ...at, units: { D6: 1 } } } });
    expect(refusedBy(state, go(firstlight, 'basic', 'D6', 'D5'))).toBeUndefined();
  });

  test('[BF-LIMIT-04] [BF-RULING-53] Blood Sorcery raises the limit everywhere; losing it removes nothing', () => {
    const units = { D1: 1, D2: 3 };
    const full = arrange({ seats: { 0: { ...at, units } } });
    expect(refusedBy(full, go(brujah, 'basic', 'D1', 'D2'))).toBe('BF-LIMIT-01');
    const raised = arrange({ seats: { 0: { ...at, units, lanyards: { P1: ['v10'] } } } });
    expect(refusedBy(raised, go(brujah, 'basic', 'D1', 'D2'))).toBeUndefined();
    const lost = arrange({ seats: { 0: { ...at, units: { D1: 1, D2: 4 } } } });
    expect(
      unitsOn(resolve(arrange(quiet({ seats: { 0: { units: { D2: 4 } } } }))).state, 'D2', 0),
    ).toBe(4);
    expect(refusedBy(lost, go(brujah, 'basic', 'D1', 'D2'))).toBe('BF-LIMIT-01');
  });
});

describe('Barricades', () => {
  test('[BF-CITY-02] [BF-CITY-03] [BF-CITY-05] [BF-CITY-06] a Barricade stops its own team too, and any team may remove it', () => {
    const state = arrange({ seats: { 0: at, 1: { ...at, units: { D2: 1 } } } });
    const built = play(state, place(brujah, 'D1', 'D1-D2')).state;
    expect(built.barricades).toEqual({ 'D1-D2': brujah });
    expect(built.domains.D1?.units[brujah]).toMatchObject({ ready: 2, tired: 1 });
    expect(team(built, brujah).barricadesLeft).toBe(4);
    expect(refusedBy(built, go(brujah, 'basic', 'D1', 'D2'))).toBe('BF-CITY-02');
    expect(refusedBy(built, go(brujah, 'P1', 'D1', 'D2'))).toBe('BF-CITY-02');
    const { state: open, events } = play(built, remove(nosferatu, 'D2', 'D1-D2'));
    expect(team(open, brujah).barricadesLeft).toBe(5);
    expect(team(open, nosferatu).barricadesLeft).toBe(5);
    expect(open.domains.D2?.units[nosferatu]).toMatchObject({ ready: 0, tired: 1 });
    expect(eventsOf(events, 'barricadeRemoved')).toMatchObject([{ seat: 1, owner: 0 }]);
  });

  test('[BF-CITY-05] [BF-RULING-42] not at Times Square, not outside, not without stock', () => {
    const state = arrange({ seats: { 0: { ...at, units: { D5: 1, D1: 1 } } } });
    expect(refusedBy(state, place(brujah, 'D5', 'D5-D6'))).toBe('BF-CITY-05');
    expect(refusedBy(state, place(brujah, 'D5', 'D4-D5'))).toBeUndefined();
    const edges = movesOf(state, brujah, 'placeBarricade').map(
      ({ domain, edge }) => `${domain} ${edge}`,
    );
    expect(new Set(edges)).toEqual(
      new Set(['D1 D1-D2', 'D1 D1-D4', 'D5 D2-D5', 'D5 D4-D5', 'D5 D5-D8']),
    );
    const used = ['D1-D4', 'D2-D3', 'D4-D7', 'D7-D8', 'D8-D9'].map((edge) => [edge, brujah]);
    const empty = arrange({ seats: { 0: at }, barricades: Object.fromEntries(used) });
    expect(refusedBy(empty, place(brujah, 'D1', 'D1-D2'))).toBe('BF-CITY-05');
  });

  test('[BF-CITY-03] [BF-CITY-06] the edge must be of the Unit’s Domain', () => {
    const state = arrange({ seats: { 0: at }, barricades: { 'D4-D5': nosferatu } });
    expect(refusedBy(state, place(brujah, 'D1', 'D2-D3'))).toBe('BF-CITY-03');
    expect(refusedBy(state, remove(brujah, 'D1', 'D4-D5'))).toBe('BF-CITY-06');
    expect(refusedBy(state, remove(brujah, 'D1', 'D1-D2'))).toBe('BF-CITY-06');
  });

  test('[BF-CITY-04] one Barricade per edge, whichever side it was placed from', () => {
    const state = arrange({
      seats: { 1: { ...at, units: { D2: 2 } } },
      barricades: { 'D1-D2': 0 },
    });
    expect(refusedBy(state, place(nosferatu, 'D2', 'D1-D2'))).toBe('BF-CITY-04');
  });

  test.each(['D1-D2', 'D4-D5', 'D8-D9'])(
    '[BF-CITY-06] the only Barricade, on %s, can be removed',
    (edge) => {
      const [here = '', there = ''] = edge.split('-');
      const units = { [here]: 1, [there]: 1 };
      const state = arrange({ seats: { 1: { ...at, units } }, barricades: { [edge]: brujah } });
      const removals = movesOf(state, nosferatu, 'removeBarricade');
      expect(removals).toEqual([remove(nosferatu, here, edge), remove(nosferatu, there, edge)]);
    },
  );

  test('[BF-FAT-01] a Fatigued Unit removes nothing', () => {
    const units = { D1: { ready: 0, tired: 1 } };
    const state = arrange({ seats: { 0: { ...at, units } }, barricades: { 'D1-D2': 0 } });
    expect(refusedBy(state, remove(brujah, 'D1', 'D1-D2'))).toBe('BF-FAT-01');
  });

  test('[BF-CITY-02] a Gangrel Player Unit crosses, a Basic Unit does not; Obfuscate helps its player', () => {
    const factions = ['gangrel', 'nosferatu', 'cityhall', 'firstlight'];
    const playersPerTeam = [2, 2, 2, 2];
    const state = arrange({ setup: { factions, playersPerTeam }, seats: { 0: at } });
    const start = Object.keys(state.domains).find((id) => state.domains[id]?.start === 0) as string;
    const to = start === 'D1' ? 'D4' : start === 'D3' ? 'D2' : 'D8';
    const edge = [start, to].sort().join('-');
    const tiles: Record<string, string> = { D6: 'T06', D5: 'T05' };
    const walled = arrange({
      setup: { factions },
      seats: { 0: at },
      tiles,
      barricades: { [edge]: 3 },
    });
    expect(refusedBy(walled, go(0, 'P1', start, to))).toBeUndefined();
    expect(refusedBy(walled, go(0, 'basic', start, to))).toBe('BF-CITY-02');
    const hidden = arrange({
      seats: { 0: { ...at, lanyards: { P1: ['v04'] } } },
      barricades: { 'D1-D2': 3 },
    });
    expect(refusedBy(hidden, go(brujah, 'P1', 'D1', 'D2'))).toBeUndefined();
    expect(refusedBy(hidden, go(brujah, 'P2', 'D1', 'D2'))).toBe('BF-CITY-02');
  });
});

describe('the Sun Track', () => {
  const reduce = (seat: number): Move => ({ type: 'reduceSun', seat });

  test('[BF-SUN-01] [BF-SUN-02] [BF-SUN-03] [BF-RULING-45] blocking space 6 makes a night of 5 rounds', () => {
    const state = arrange({ sun: { marker: 2 }, seats: { 0: { ...at, tokens: 1 } } });
    const { state: after } = play(state, reduce(brujah));
    expect(after.sun).toEqual({ marker: 2, blocked: [6], tokens: { 6: 1 } });
    expect(team(after, brujah).tokens).toBe(0);
    expect(after.ambitionBoard).toBe(state.ambitionBoard);
    // From 5 the marker finds no open space: Daybreak after the fifth round.
    const last = arrange(quiet({ sun: { marker: 5, blocked: [6] } }));
    expect(resolve(last).state.phase).toBe('ended');
  });

  test('[BF-SUN-02] [BF-SUN-05] space 6 costs 1, then space 5 costs 2, then space 4 costs 3, at once', () => {
    const rich: Arrangement = { seats: { 0: { ...at, tokens: 6 } } };
    const { state } = play(arrange(rich), reduce(brujah), reduce(brujah), reduce(brujah));
    expect(state.sun.tokens).toEqual({ 4: 3, 5: 2, 6: 1 });
    expect(team(state, brujah).tokens).toBe(0);
    expect(refusedBy(state, reduce(brujah))).toBe('BF-SUN-04');
    const poor = arrange({ sun: { marker: 1, blocked: [6] }, seats: { 0: { ...at, tokens: 1 } } });
    expect(refusedBy(poor, reduce(brujah))).toBe('BF-SUN-02');
  });

  test('[BF-ROUND-03] three blocked spaces leave three rounds, none leaves six', () => {
    const short = arrange(quiet({ sun: { marker: 3, blocked: [4, 5, 6] } }));
    expect(short.round).toBe(3);
    expect(resolve(short).state.phase).toBe('ended');
    const long = arrange(quiet({ sun: { marker: 5 } }));
    const sixth = resolve(long).state;
    expect([sixth.round, sixth.sun.marker]).toEqual([6, 6]);
  });

  test('[BF-SUN-04] [BF-END-01] the space ahead may be blocked, the occupied one not', () => {
    const state = arrange(quiet({ sun: { marker: 5 }, seats: { 0: { ...at, tokens: 1 } } }));
    const { state: blocked } = play(state, reduce(brujah));
    expect(resolve(blocked).state.phase).toBe('ended');
    const none = arrange({ sun: { marker: 5, blocked: [6] }, seats: { 0: { ...at, tokens: 3 } } });
    expect(refusedBy(none, reduce(brujah))).toBe('BF-SUN-04');
    expect(movesOf(none, brujah, 'reduceSun')).toEqual([]);
  });
});

describe('abilities at the Cityscape', () => {
  test('[BF-FAT-04] a push takes the ready Unit, which stays ready', () => {
    const state = arrange({
      seats: {
        0: { ...at, units: { D5: { players: { P1: 'tired' } } }, lanyards: { P1: ['v06'] } },
        3: { units: { D5: { ready: 1, tired: 1 } } },
      },
    });
    const push: Move = {
      type: 'activate',
      seat: brujah,
      source: { player: 'P1', card: 'v06' },
      team: firstlight,
      to: 'D8',
    };
    const { state: after } = play(state, push);
    expect(after.domains.D5?.units[firstlight]).toMatchObject({ ready: 0, tired: 1 });
    expect(after.domains.D8?.units[firstlight]).toMatchObject({ ready: 1, tired: 0 });
    // Once per round and source, and Fatigue does not matter.
    expect(refusedBy(after, push)).toBe('BF-ADV-06');
  });

  test('[BF-LIMIT-01] [BF-CITY-02] a push respects limit and Barricades', () => {
    const source = { player: 'P1', card: 'v06' } as const;
    const seats: Arrangement['seats'] = {
      0: { ...at, units: { D5: { players: { P1: 'ready' } } }, lanyards: { P1: ['v06'] } },
      3: { units: { D5: 1, D8: 3 } },
    };
    const state = arrange({ seats, barricades: { 'D4-D5': nosferatu } });
    const pushes = movesOf(state, brujah, 'activate').map(({ to }) => to);
    expect(pushes).toEqual(['D2', 'D6']);
    const full = { type: 'activate', seat: 0, source, team: 3, to: 'D8' };
    expect(refusedBy(state, full)).toBe('BF-ADV-06');
  });

  test('[BF-ADV-06] [BF-LIMIT-01] a push is of another team, and by the limit of that team', () => {
    const lanyards = { P1: ['v06', 'v10'] };
    const units = { D5: { ready: 2, players: { P1: 'ready' } } } as const;
    const seats = { 0: { ...at, units, lanyards }, 3: { units: { D5: 1, D8: 3 } } };
    const pushes = movesOf(arrange({ seats }), brujah, 'activate');
    expect(pushes.map((move) => `${move.team} ${move.to}`)).toEqual(['3 D2', '3 D4', '3 D6']);
  });

  test('[BF-ADV-06] the same card of two players is used once by each', () => {
    const units = { D1: { ready: 3, players: { P1: 'tired', P2: 'tired' } } } as const;
    const lanyards = { P1: ['v09'], P2: ['v09'] };
    const state = arrange({ seats: { 0: { ...at, units, lanyards } } });
    const rest = (player: 'P1' | 'P2'): Move => {
      return { type: 'activate', seat: brujah, source: { player, card: 'v09' } };
    };
    expect(movesOf(state, brujah, 'activate')).toEqual([rest('P1'), rest('P2')]);
    const one = play(state, rest('P1')).state;
    expect(movesOf(one, brujah, 'activate')).toEqual([rest('P2')]);
    expect(play(one, rest('P2')).state.domains.D1?.units[brujah]?.players).toEqual({
      P1: 'ready',
      P2: 'ready',
    });
  });

  test('[BF-ADV-06] of two players with the same card one may have a use for it', () => {
    const units = { D1: { ready: 3, players: { P1: 'ready', P2: 'tired' } } } as const;
    const lanyards = { P1: ['v09'], P2: ['v09'] };
    const state = arrange({ seats: { 0: { ...at, units, lanyards } } });
    expect(movesOf(state, brujah, 'activate')).toEqual([
      { type: 'activate', seat: brujah, source: { player: 'P2', card: 'v09' } },
    ]);
  });

  test('[BF-ADV-06] Protean readies a Fatigued Unit, Bolt Cutters cut without Fatigue', () => {
    const state = arrange({
      seats: {
        0: { ...at, units: { D1: { players: { P1: 'tired' } } }, lanyards: { P1: ['v09'] } },
        2: { ...at, lanyards: { P1: ['h05'] } },
      },
      barricades: { 'D7-D8': 0 },
    });
    const rest: Move = { type: 'activate', seat: 0, source: { player: 'P1', card: 'v09' } };
    const rested = play(state, rest).state;
    expect(rested.domains.D1?.units[brujah]?.players.P1).toBe('ready');
    expect(refusedBy(rested, rest)).toBe('BF-ADV-06');
    const cut: Move = {
      type: 'activate',
      seat: cityhall,
      source: { player: 'P1', card: 'h05' },
      edge: 'D7-D8',
    };
    const after = play(state, cut).state;
    expect(after.barricades).toEqual({});
    expect(team(after, brujah).barricadesLeft).toBe(5);
    expect(after.domains.D7?.units[cityhall]?.players.P1).toBe('ready');
  });

  test.each(playerIds)('[BF-ADV-06] what %s has equipped is used by that player', (player) => {
    const players = {
      P1: 'ready',
      P2: 'ready',
      P3: 'ready',
      P4: 'ready',
      [player]: 'tired',
    } as const;
    const state = arrange({
      setup: { playersPerTeam: [4, 2, 2, 2] },
      seats: { 0: { ...at, units: { D1: { players } }, lanyards: { [player]: ['v09'] } } },
    });
    const rest: Move = { type: 'activate', seat: 0, source: { player, card: 'v09' } };
    expect(movesOf(state, brujah, 'activate')).toEqual([rest]);
    expect(play(state, rest).state.domains.D1?.units[brujah]?.players[player]).toBe('ready');
  });

  test('[BF-ADV-06] [BF-PHASE-02] the station of the ability is needed', () => {
    const state = arrange({
      seats: {
        0: { at: 'orders', units: { D1: { players: { P1: 'tired' } } }, lanyards: { P1: ['v09'] } },
      },
    });
    const rest = { type: 'activate', seat: 0, source: { player: 'P1', card: 'v09' } };
    expect(refusedBy(state, rest)).toBe('BF-PHASE-02');
  });
});

test('[BF-FAT-04] what moves or builds is the ready Basic Unit', () => {
  const units = { D5: { ready: 1, tired: 1 } };
  const state = arrange({ seats: { 0: { ...at, units } } });
  const moved = play(state, go(brujah, 'basic', 'D5', 'D2')).state;
  expect(moved.domains.D5?.units[brujah]).toMatchObject({ ready: 0, tired: 1 });
  const built = play(state, place(brujah, 'D5', 'D4-D5')).state;
  expect(built.domains.D5?.units[brujah]).toMatchObject({ ready: 0, tired: 2 });
});

test('[BF-FAT-03] [BF-CLEAN-01] all Units are ready after Cleanup', () => {
  const units = { D1: { ready: 1, tired: 2, players: { P1: 'tired' } } } as const;
  const { state } = resolve(arrange(quiet({ seats: { 0: { units: { ...units } } } })));
  expect(state.domains.D1?.units[brujah]).toEqual({
    ready: 3,
    tired: 0,
    players: { P1: 'ready', P2: 'ready' },
  });
});

describe('four Player Units', () => {
  const allTired = { P1: 'tired', P2: 'tired', P3: 'tired', P4: 'tired' } as const;
  const setup = { playersPerTeam: [4, 2, 2, 2] };

  test.each(playerIds)(
    '[BF-CITY-01] [BF-FAT-01] only %s is ready: only this Unit can move',
    (player) => {
      const players = { ...allTired, [player]: 'ready' };
      const units = { D1: { tired: 1, players } };
      const state = arrange({ setup, seats: { 0: { ...at, units } } });
      const go = { type: 'moveUnit', seat: brujah, unit: player, from: 'D1' };
      expect(movesOf(state, brujah, 'moveUnit')).toEqual([
        { ...go, to: 'D2' },
        { ...go, to: 'D4' },
      ]);
    },
  );

  test.each(playerIds)(
    '[BF-PHASE-04] %s walks to the Council, and can go anywhere else from there',
    (player) => {
      const { state } = play(arrange({ setup }), {
        type: 'movePlayer',
        seat: brujah,
        player,
        to: 'council',
      });
      const neutral = { P1: 'neutral', P2: 'neutral', P3: 'neutral', P4: 'neutral' };
      expect(team(state, brujah).location).toEqual({ ...neutral, [player]: 'council' });
      const ways = movesOf(state, brujah, 'movePlayer').filter((move) => move.player === player);
      const others = ['cityscape', 'marketplace', 'neutral', 'orders'];
      expect(ways.map(({ to }) => to).sort()).toEqual(others);
    },
  );

  test.each(playerIds)(
    '[BF-ADV-04] [BF-LIMIT-04] Blood Sorcery of %s raises the limit of the team',
    (player) => {
      const units = { D1: 1, D2: 3 };
      const state = arrange({
        setup,
        seats: { 0: { ...at, units, lanyards: { [player]: ['v10'] } } },
      });
      expect(refusedBy(state, go(brujah, 'basic', 'D1', 'D2'))).toBeUndefined();
    },
  );

  test.each(playerIds)('[BF-ADV-04] %s with Celerity can move plainly and swiftly', (player) => {
    const state = arrange({ setup, seats: { 0: { ...at, lanyards: { [player]: ['v01'] } } } });
    const plain = { type: 'moveUnit', seat: brujah, unit: player, from: 'D1' };
    const moves = movesOf(state, brujah, 'moveUnit').filter(({ unit }) => unit === player);
    expect(moves).toEqual([
      { ...plain, to: 'D2' },
      { ...plain, to: 'D2', swift: true },
      { ...plain, to: 'D4' },
      { ...plain, to: 'D4', swift: true },
    ]);
  });

  test.each(playerIds)('[BF-CLEAN-01] %s is ready after Cleanup', (player) => {
    const units = { D1: { tired: 1, players: allTired } };
    const { state } = resolve(arrange(quiet({ setup, seats: { 0: { units } } })));
    expect(state.domains.D1?.units[brujah]?.players[player]).toBe('ready');
  });
});

test('[BF-ADV-06] two copies on one player work once each', () => {
  const units = { D1: { ready: 3, players: { P1: 'tired' } } } as const;
  const lanyards = { P1: ['v09', 'v09'] };
  const state = arrange({ seats: { 0: { at: 'cityscape', units, lanyards } } });
  const refresh: Move = { type: 'activate', seat: 0, source: { player: 'P1', card: 'v09' } };
  const go: Move = { type: 'moveUnit', seat: 0, unit: 'P1', from: 'D1', to: 'D2' };
  const on: Move = { type: 'moveUnit', seat: 0, unit: 'P1', from: 'D2', to: 'D5' };
  const twice = play(state, refresh, go, refresh, on).state;
  expect(twice.domains.D5?.units[0]?.players.P1).toBe('tired');
  expect(refusedBy(twice, refresh)).toBe('BF-ADV-06');
});

test.each([
  ['side by side', ['v09', 'v09', 'v03']],
  ['with another card between them', ['v09', 'v03', 'v09']],
])('[BF-ADV-06] two copies on one player, %s, are one thing to activate', (_name, cards) => {
  const units = { D1: { ready: 3, players: { P1: 'tired' } } } as const;
  const state = arrange({ seats: { 0: { ...at, units, lanyards: { P1: cards } } } });
  const refresh: Move = { type: 'activate', seat: 0, source: { player: 'P1', card: 'v09' } };
  expect(movesOf(state, brujah, 'activate')).toEqual([refresh]);
});

test('[BF-CITY-01] [BF-FAT-01] where only Player Units are, no Basic Unit is found, not even a tired one', () => {
  const alone = arrange({ seats: { [brujah]: { ...at, units: { D2: 3 } } } });
  expect(refusedBy(alone, go(brujah, 'basic', 'D1', 'D4'))).toBe('BF-CITY-01');
  const tired = arrange({ seats: { [brujah]: { ...at, units: { D1: { tired: 3 } } } } });
  expect(refusedBy(tired, go(brujah, 'basic', 'D1', 'D4'))).toBe('BF-FAT-01');
});
