import { describe, expect, test } from 'vitest';
import { bloodfeud, type Move, type State } from '../../src/bloodfeud/index.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import { arrange, eventsOf, movesOf, quiet, setupFour, team } from './arrange.js';

/*
 * Positions that somebody has changed by hand, in place: the next call sees what is there now.
 */

const end: Move = { type: 'endGameplayPhase', seat: 4 };

describe('changed in place between two calls', () => {
  test('[BF-ORDER-01] a hand that was put together unsorted lists every card once', () => {
    const state = arrange({ seats: { 0: { at: ['orders', 'council'] } } });
    team(state, 0).orders = ['sFeed', 'sAtk', 'sFeed', 'o01', 'sAtk'];
    team(state, 0).events = ['e05', 'e01', 'e05'];
    const placed = movesOf(state, 0, 'placeOrder').map(({ card }) => card);
    expect(placed).toHaveLength(3 * 9);
    expect(new Set(placed)).toEqual(new Set(['sFeed', 'sAtk', 'o01']));
    expect(movesOf(state, 0, 'proposeEvent').map(({ card }) => card)).toEqual(['e05', 'e01']);
  });

  test('[BF-CITY-01] Domains in any order are the same Cityscape', () => {
    const state = arrange({ seats: { 0: { at: 'cityscape' } } });
    const before = bloodfeud.legalMoves(state, 0);
    state.domains = Object.fromEntries(Object.entries(state.domains).reverse());
    expect(bloodfeud.legalMoves(state, 0)).toEqual(before);
    expect(movesOf(state, 0, 'moveUnit').map(({ from }) => from)).toContain('D1');
  });

  test('[BF-FEED-01] [BF-REQ-01] a stack without Units is nobody', () => {
    const state = arrange(quiet({ placed: [['D1', 0, 'sFeed']] }));
    const { units } = state.domains.D1 as State['domains'][string];
    units[2] = { ready: 0, tired: 0, players: {} };
    const gained = eventsOf(bloodfeud.step(state, end), 'assetsGained');
    expect(gained).toMatchObject([{ seat: 0, amount: 1 }]);
  });

  test('[BF-PHASE-02] presence, Power, Assets and Units are read anew', () => {
    const state = arrange();
    expect(bloodfeud.legalMoves(state, 0).every(({ type }) => type !== 'purchaseItem')).toBe(true);
    team(state, 0).location.P1 = 'marketplace';
    expect(movesOf(state, 0, 'purchaseItem').map(({ item }) => item)).toHaveLength(9);
    team(state, 0).assets = 6;
    expect(movesOf(state, 0, 'purchaseItem').map(({ item }) => item)).toContain('token');
    team(state, 0).power = 1;
    expect(movesOf(state, 0, 'purchaseItem').some(({ discount }) => discount)).toBe(true);
    team(state, 0).location.P2 = 'cityscape';
    const before = movesOf(state, 0, 'moveUnit').length;
    state.barricades['D1-D2'] = 3;
    expect(movesOf(state, 0, 'moveUnit').length).toBe(before - 3);
  });
});

describe('the order in which a state lists its entries makes no difference', () => {
  const reversed = <V>(record: Record<string, V>): Record<string, V> => {
    return Object.fromEntries(Object.entries(record).reverse());
  };

  test.each(['e07', 'e18', 'e03'])('[BF-EVENT-02] [BF-RES-01] a round with %s', (card) => {
    const state = arrange({
      council: { resolved: true, selected: { card, by: 0 } },
      seats: { 0: { units: { D1: 1, D2: 1 } }, 1: { units: { D3: 1, D2: 2 } } },
      barricades: { 'D7-D8': 2, 'D1-D2': 0, 'D4-D5': 3 },
      alliances: [
        [0, 2],
        [1, 3],
      ],
      placed: [
        ['D3', 1, 'sFeed'],
        ['D1', 0, 'sFeed'],
      ],
    });
    const other = bloodfeud.copy(state);
    other.domains = reversed(other.domains);
    other.barricades = reversed(other.barricades);
    other.alliances = reversed(other.alliances);
    other.ordersBoard = reversed(other.ordersBoard);
    expect(fingerprint(other)).toBe(fingerprint(state));
    expect(bloodfeud.legalMoves(other)).toEqual(bloodfeud.legalMoves(state));
    const [ended, same] = [bloodfeud.apply(state, end), bloodfeud.apply(other, end)];
    expect(same.events).toEqual(ended.events);
    expect(fingerprint(same.state)).toBe(fingerprint(ended.state));
  });
});

test('[BF-SETUP-06] what setup returns may be changed and played at once', () => {
  const state = setupFour();
  team(state, 1).assets = 9;
  team(state, 1).tokens = 0;
  const next = bloodfeud.reduce(state, { type: 'discardAmbition', seat: 1, card: 'a24' });
  expect(team(next, 1)).toMatchObject({ assets: 9, tokens: 0 });
});
