import { describe, expect, test } from 'vitest';
import type { State } from '../../src/bloodfeud/index.js';
import type { Grave, Stack } from '../../src/bloodfeud/state/state.js';
import { type Arrangement, team } from './arrange.js';
import { all, type Change, domain, patch, told } from './broken.js';

/* Every clause about the board, broken alone: what is told is all that is told. */

const stack = (id: string, seat: number, fields: Partial<Stack>): Change => {
  return (state) => {
    const { units } = state.domains[id] as State['domains'][string];
    units[seat] = { ready: 0, tired: 0, players: {}, ...units[seat], ...fields };
  };
};
const grave = (seat: number, space: number, fields: Partial<Grave>): Change => {
  return (state) => Object.assign(team(state, seat).graveyard[space - 1] as object, fields);
};
const slain = (seat: number) => ({ team: seat, unit: 'basic' as const, round: 1 });

describe('the Cityscape', () => {
  test.each<[string, Change]>([
    ['4 teams play on L9', (s) => Object.assign(s, { layout: 'L12' })],
    [
      'the Domains are not those of L9',
      (s) =>
        Object.assign(s.domains, { D10: { tile: 'T10', start: null, control: null, units: {} } }),
    ],
    [
      'the Domains are not those of L9',
      (s) => {
        const { D5, ...others } = s.domains;
        s.domains = { ...others, D10: D5 as State['domains'][string] };
      },
    ],
    ['there is no tile T99', domain('D5', { tile: 'T99' })],
    ['a tile is laid twice', domain('D5', { tile: 'T01' })],
    ['Units of no team are on D5', stack('D5', 4, { ready: 1 })],
  ])('[BF-SETUP-03] %s', (text, change) => {
    expect(told(change)).toEqual([text]);
  });

  test('[BF-SETUP-03] another layout and other Domains are both told', () => {
    const both: Change = (s) => {
      s.layout = 'L12';
      delete s.domains.D5;
    };
    expect(told(both)).toEqual(['4 teams play on L9', 'the Domains are not those of L9']);
  });

  test.each<[string, Change, Arrangement?]>([
    ['team 0 has 9 Basic Units, not 10', patch(0, { supply: 6 })],
    ['team 0 has 11 Basic Units, not 10', stack('D1', 0, { tired: 1 })],
    ['team 1 has 9 Basic Units, not 10', stack('D3', 1, { ready: 2 })],
    ['P1 of team 0 is in 0 places', stack('D1', 0, { players: { P2: 'ready' } })],
    ['P2 of team 3 is in 2 places', patch(3, { unburied: { P2: { round: 1 } } })],
    ['P1 of team 1 is in 2 places', stack('D2', 1, { players: { P1: 'tired' } })],
    ['an empty stack of team 0 is on D5', stack('D5', 0, {})],
    [
      'team 2 has no P3,P4',
      stack('D7', 2, { players: { P1: 'ready', P2: 'ready', P3: 'ready', P4: 'tired' } }),
    ],
  ])('[BF-SETUP-06] %s', (text, change, a) => {
    expect(told(change, a)).toEqual([text]);
  });

  test('[BF-SETUP-06] ready and tired Basic Units, Player Units and slain Units all count once', () => {
    const units = {
      D1: { ready: 1, tired: 1, players: { P1: 'tired' as const, P2: 'ready' as const } },
    };
    const seats: Arrangement['seats'] = {
      0: { units: { ...units, D2: { ready: 1, tired: 1 }, D4: { tired: 1 } } },
      1: {
        graveyard: [
          [0, 'basic'],
          [2, 'P1'],
          [3, 'basic'],
        ],
      },
      2: { units: { D7: 2 } },
    };
    expect(told(() => undefined, { seats })).toEqual([]);
  });

  const built: Arrangement = { barricades: { 'D1-D2': 0, 'D4-D5': 0, 'D2-D5': 1 } };
  test.each<[string, Change]>([
    ['team 0 has 4 Barricades, not 5', (s) => delete s.barricades['D1-D2']],
    ['team 1 has 6 Barricades, not 5', patch(1, { barricadesLeft: 5 })],
    ['there is no inner edge D1-D5', (s) => move(s, 'D1-D2', 'D1-D5')],
    ['D5-D6 may not hold a Barricade', (s) => move(s, 'D1-D2', 'D5-D6')],
    ['D6-D9 may not hold a Barricade', (s) => move(s, 'D1-D2', 'D6-D9')],
  ])('[BF-CITY-05] %s', (text, change) => {
    expect(told(change, built)).toEqual([text]);
  });

  function move({ barricades }: State, from: string, to: string): void {
    barricades[to] = barricades[from] as number;
    delete barricades[from];
  }
});

describe('the Sun Track and Graveyards', () => {
  const sun: Arrangement = { sun: { marker: 3, blocked: [4, 6] } };
  const track = (fields: object): Change => {
    return (state) => Object.assign(state.sun, fields);
  };

  test.each<[string[], Change]>([
    [['the Sun Track has no space 7'], track({ marker: 7 })],
    [['round 3 cannot be on space 2'], track({ marker: 2 })],
    [['the marker is on a blocked space'], track({ marker: 4 })],
    [['the blocked spaces are not sorted'], track({ blocked: [6, 4] })],
    [
      ['61 Ambition tokens are in the game, not 60', 'space 6 is blocked without its cost'],
      track({ tokens: { 4: 3, 6: 2 } }),
    ],
    [['tokens lie on open spaces'], track({ tokens: { 4: 3, 6: 1, 5: 0 } })],
    [
      ['tokens lie on open spaces', 'the blocked spaces are not sorted'],
      track({ blocked: [4, 4, 6] }),
    ],
    [['round 4 cannot be on space 3'], (s) => Object.assign(s, { round: 4 })],
    [
      ['round 5 cannot be on space 5'],
      (s) => Object.assign(s, { round: 5, sun: { ...s.sun, marker: 5 } }),
    ],
  ])('[BF-SUN-05] %j', (texts, change) => {
    expect(told(change, sun)).toEqual(texts);
  });

  test.each([3, 9])('[BF-SUN-05] space %i cannot be blocked', (space) => {
    const change: Change = (s) => {
      s.sun = { marker: 2, blocked: [space], tokens: { [space]: 4 } };
      s.round = 2;
    };
    expect(told(change, sun)).toEqual([`space ${space} is blocked without its cost`]);
  });

  const graves: Arrangement = { seats: { 0: { graveyard: [[1, 'basic']] } } };
  test.each<[string, Change]>([
    [
      'the Graveyard of team 2 is too short',
      (s) => team(s, 2).graveyard.push({ token: false, unit: null }),
    ],
    [
      'the Graveyard of team 0 has a gap',
      all(grave(0, 3, { unit: slain(1) }), (s) => Object.assign(team(s, 1), { supply: 5 })),
    ],
    [
      'a token lies under a slain Unit of team 0',
      all(grave(0, 2, { unit: slain(1) }), (s) => Object.assign(team(s, 1), { supply: 5 })),
    ],
    [
      'space 3 has no token',
      all(grave(0, 3, { token: true }), (s) =>
        Object.assign(s, { ambitionBoard: s.ambitionBoard - 1 }),
      ),
    ],
    [
      'the token of space 4 of team 0 is gone',
      all(grave(0, 4, { token: false }), (s) =>
        Object.assign(s, { ambitionBoard: s.ambitionBoard + 1 }),
      ),
    ],
    [
      'team 0 has slain its own Unit',
      all(grave(0, 1, { unit: slain(0) }), patch(0, { supply: 6 }), patch(1, { supply: 7 })),
    ],
  ])('[BF-GRAVE-01] %s', (text, change) => {
    expect(told(change, graves)).toEqual([text]);
  });

  test('[BF-RULING-14] where players come back, their Graveyards have gaps and their tokens are gone', () => {
    const a: Arrangement = { setup: { houseRules: { slainPlayers: 'nextCleanup' } }, ...graves };
    const gap = all(
      grave(0, 1, { unit: null }),
      grave(0, 2, { unit: slain(1), token: false }),
      grave(0, 4, { token: false }),
      (s) => Object.assign(s, { ambitionBoard: s.ambitionBoard + 2 }),
    );
    expect(told(gap, a)).toEqual([]);
  });
});
