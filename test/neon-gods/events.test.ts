import { describe, expect, test } from 'vitest';
import { topStep } from '../../src/kernel/play.js';
import { spaceIds } from '../../src/neon-gods/content/board.js';
import { type Move, neonGods, type State } from '../../src/neon-gods/index.js';
import { controller } from '../../src/neon-gods/mechanics/control.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  eventsOf,
  legalMoves,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
} from './arrange.js';

const natalie = 'rec-natalie';
const hector = 'rec-hector';
const happy = 'rec-happy';
const isiah = 'rec-isiah';
const mums = (...types: string[]) => types.map((type) => `start-mums-${type}`);
const mumsCards = mums('bandit', 'builder', 'charmer', 'doc', 'merchant', 'warrior');

const done = { type: 'done', seat: 0 } as const;
const place = (space: (typeof spaceIds)[number]) =>
  ({ type: 'placeToken', seat: 0, space }) as const;
/** The event lies in slot 0, where it is free. */
const buy = { type: 'buyEvent', seat: 0, slot: 0 } as const;
function withEvent(event: string, more: Arrangement = {}): State {
  return arrange({ row: [event, natalie, hector, happy], hold: true, ...more });
}

/** Events that the standard pack lacks, and more tunnels than it has. */
const pack = changedPack('more-events', ({ events, box }) => {
  box.tunnels = 25;
  const source = 'house';
  events.push(
    {
      id: 'evt-dig',
      kind: 'event',
      name: 'Dig',
      effects: [{ kind: 'placeTunnels', amount: 1 }],
      source,
    },
    {
      id: 'evt-owl-party',
      kind: 'event',
      name: 'Owl Party',
      effects: [
        { kind: 'placeOwls', amount: 1 },
        { kind: 'placeFigures', amount: 1 },
      ],
      source,
    },
    {
      id: 'evt-bad-press',
      kind: 'event',
      name: 'Bad Press',
      effects: [
        { kind: 'blurp', amount: -2, who: 'eachOpponent' },
        { kind: 'blurp', amount: 1, who: 'self' },
      ],
      source,
    },
    {
      id: 'evt-own-goal',
      kind: 'event',
      name: 'Own Goal',
      effects: [{ kind: 'blurp', amount: -5, who: 'self' }],
      source,
    },
  );
});

/** The 20 spaces of LS2 that are neither base, dead zone nor tunnel. */
// biome-ignore format: laid out like the board
const streets = [
  'B1', 'C1',
  'A2', 'C2', 'D2',
  'A3', 'B3', 'C3', 'D3', 'E3',
  'B4', 'C4', 'D4', 'E4', 'F4',
  'C5', 'D5', 'F5',
  'D6', 'E6',
] as const;

describe('buying an event', () => {
  test('[NG-EVENT-05] [NG-EVENT-01] [NG-EVENT-02] [NG-EVENT-03] [NG-EVX-01] Robo Party', () => {
    const state = arrange({ row: [natalie, hector, 'evt-robo-party', happy], hold: true });
    expect(state.recruitDeck.flat()).toHaveLength(52);
    const { state: after, events } = play(state, [{ type: 'buyEvent', seat: 0, slot: 2 }, isiah]);
    expect(seat(after, 0)).toEqual({ ...seat(state, 0), money: 2, blurp: 3 });
    expect(after.board).toEqual(state.board);
    expect(after.row).toEqual([natalie, hector, happy, isiah]);
    const [deck = []] = after.recruitDeck;
    expect(deck).toHaveLength(52);
    expect(deck).toContain('evt-robo-party');
    expect(deck).not.toContain(isiah);
    expect(events.map(({ type }) => type)).toEqual([
      'moneyPaid',
      'eventBought',
      'blurpGained',
      'rowRefilled',
      'eventShuffledBack',
    ]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
  ])('[NG-EVENT-01] in slot %i it costs %i $', (slot, price) => {
    const row = [natalie, hector, happy];
    row.splice(slot, 0, 'evt-robo-party');
    const having = (money: number) => arrange({ row, hold: true, seats: { 0: { money } } });
    const move = { type: 'buyEvent', seat: 0, slot } as const;
    expect(seat(play(having(price), [move, isiah]).state, 0)).toMatchObject({ money: 0, blurp: 3 });
    expect(seat(play(having(9), [move, isiah]).state, 0).money).toBe(9 - price);
    if (price > 0) expect(refusedBy(having(price - 1), move)).toBe('NG-RECRUIT-02');
  });

  test('[NG-EVENT-02] [NG-EFX-04] paid first, then the effect while the slot is empty, then the refill', () => {
    const state = arrange({ row: [natalie, 'evt-owls', hector, happy] });
    const { state: during } = play(state, { type: 'buyEvent', seat: 0, slot: 1 });
    expect(seat(during, 0).money).toBe(4);
    expect(during.row).toEqual([natalie, null, hector, happy]);
    expect(during.pendingEvent).toBe('evt-owls');
    expect(during.recruitDeck.flat()).not.toContain('evt-owls');
    expect(topStep(during)).toEqual({ type: 'placeOwls', left: 3 });
    const { state: after } = play(during, [done, isiah]);
    expect(after.row).toEqual([natalie, hector, happy, isiah]);
    expect(after.pendingEvent).toBeNull();
    expect(after.recruitDeck.flat()).toContain('evt-owls');
    expect(topStep(after)?.type).toBe('move');
  });

  test('[NG-EVENT-02] an event cannot refill its own slot', () => {
    const { state: during } = play(withEvent('evt-owls'), buy);
    expect(() => play(during, [done, 'evt-owls'])).toThrow('row.refill: "evt-owls" cannot come');
  });

  test('[NG-EVENT-03] the card is in no zone of the buyer, and no figure comes with it', () => {
    const state = withEvent('evt-owls');
    const { state: after } = play(state, buy, [place('C3')], [done, isiah]);
    expect(seat(after, 0)).toEqual(seat(state, 0));
    expect(after.board.A1.figures).toEqual([6, 0]);
  });

  test('[NG-EVENT-04] an event that a refill reveals lies and slides like any card', () => {
    const state = arrange({ row: [natalie, hector, happy, isiah], hold: true });
    const { state: revealed, events } = play(state, [
      { type: 'recruit', seat: 0, slot: 1 },
      'evt-robo-party',
    ]);
    expect(revealed.row).toEqual([natalie, happy, isiah, 'evt-robo-party']);
    expect(eventsOf(events, 'blurpGained')).toEqual([]);
    const later = arrange({ row: revealed.row });
    const { state: after } = play(later, [{ type: 'recruit', seat: 0, slot: 0 }, 'rec-tess']);
    expect(after.row).toEqual([happy, isiah, 'evt-robo-party', 'rec-tess']);
  });

  test('[NG-EFX-04] symbols wait for step 4, and events for step 2 of the own turn', () => {
    const row = ['evt-robo-party', natalie, hector, happy];
    const hand = mums('charmer');
    const recruiting = arrange({ row, seats: { 0: { hand } } });
    expect(offeredTypes(recruiting)).toEqual(['recruit', 'buyEvent', 'drawInstead']);
    const activating = arrange({ row, at: 'activate', seats: { 0: { hand } } });
    expect(offeredTypes(activating)).toEqual(['playCard', 'drawCard']);
    expect(refusedBy(recruiting, { ...buy, seat: 1 })).toBe('NG-TURN-03');
  });
});

describe('Owls!', () => {
  test('[NG-EVENT-06] [NG-EFX-01] two owls on D4, one on C3, and a battle on D4', () => {
    const state = arrange({
      row: ['evt-owls', natalie, hector, happy],
      noAndys: true,
      seats: {
        // No card to play or draw: the activations are skipped, and the battle is fought with figures.
        0: { hand: [], draw: [], discard: [], activated: mumsCards, figures: { D4: 1 } },
        1: { hand: ['start-tykes-warrior'], figures: { D4: 1, D5: 1 } },
      },
      unreachable: 'all cards are activated',
    });
    const { state: placed } = play(state, buy, place('D4'), place('D4'), [place('C3'), isiah]);
    expect(placed.supply.owls).toBe(7);
    expect(placed.board.D4.owls).toBe(2);
    expect(placed.board.C3.owls).toBe(1);
    expect(topStep(placed)?.type).toBe('move');
    const { state: after, events } = play(
      placed,
      done,
      { type: 'battleCard', seat: 1, card: 'start-tykes-warrior' },
      [{ type: 'battleDone', seat: 1 }, '3h', 'start-tykes-doc'],
    );
    const [valued] = eventsOf(events, 'battleValued');
    expect(valued?.values).toMatchObject([
      { side: 0, value: 1 },
      { side: 1, hits: 3, figures: 1, neighbours: 1, owls: 4, value: 1 },
    ]);
    expect(after.board.D4.owls).toBe(0);
    expect(after.board.C3.owls).toBe(1);
    expect(after.supply.owls).toBe(9);
  });

  test('[NG-EVENT-06] [NG-EFX-03] fewer than three may be placed, or none', () => {
    const { state: one } = play(withEvent('evt-owls'), buy, place('B1'), [done, isiah]);
    expect(one.board.B1.owls).toBe(1);
    expect(one.supply.owls).toBe(9);
    const { state: none } = play(withEvent('evt-owls'), buy, [done, isiah]);
    expect(none.supply.owls).toBe(10);
  });

  test('[NG-EVX-02] [NG-RULING-19] on every space but a base, dead zones too, again and again', () => {
    const { state: first } = play(withEvent('evt-owls'), buy);
    const open = spaceIds.filter((at) => at !== 'A1' && at !== 'F6');
    expect(offered(first, 'placeToken', 'space')).toEqual(open);
    // A dead zone, and twice the same street.
    const { state: second } = play(first, place('F1'), place('B1'));
    expect(offered(second, 'placeToken', 'space')).toEqual(open);
    const { state: after } = play(second, [place('B1'), isiah]);
    expect([after.board.F1.owls, after.board.B1.owls]).toEqual([1, 2]);
    // Nobody ever fights on a base, the own or another one.
    for (const base of ['A1', 'F6'] as const) {
      expect(refusedBy(first, place(base))).toBe('NG-EVX-02');
    }
  });

  test('[NG-RULING-19] [NG-TA-01] not on the walls of Tunnel Assault, where nobody can stand', () => {
    const { state } = play(withEvent('evt-owls', { layout: 'TA2' }), buy);
    const { board } = state;
    const open = spaceIds.filter((at) => board[at].base === null && !board[at].dead);
    expect(open).toHaveLength(22);
    expect(offered(state, 'placeToken', 'space')).toEqual(open);
    expect(refusedBy(state, place('D1'))).toBe('NG-EVX-02');
  });

  test('[NG-EVX-02] [NG-LIMIT-02] [NG-EFX-01] the chain ends with the last owl of the supply', () => {
    const state = withEvent('evt-owls', { board: { C1: { owls: 8 } } });
    const { state: after } = play(state, buy, place('B1'), [place('B1'), isiah]);
    expect(after.supply.owls).toBe(0);
    expect(after.pendingEvent).toBeNull();
  });
});

describe('nothing to place', () => {
  const allOut = { A1: 10, B1: 2, C1: 2, A2: 2 };
  const tunnelled = Object.fromEntries(streets.map((at) => [at, { tunnel: true }]));
  const tokens = (count: number) => Array.from({ length: count }, () => 'down');
  const rows: [string, string, Arrangement, Arrangement][] = [
    [
      'owls: the supply is empty',
      'evt-owls',
      { board: { B1: { owls: 10 } } },
      { board: { B1: { owls: 9 } } },
    ],
    [
      'andys: the supply is empty',
      'evt-andy-sweep',
      { noAndys: true, board: { D4: { andys: tokens(15) } } },
      { noAndys: true, board: { D4: { andys: tokens(14) } } },
    ],
    [
      'figures: the supply is empty',
      'evt-block-party',
      { seats: { 0: { figures: allOut } } },
      { seats: { 0: { figures: { ...allOut, A2: 1 } } } },
    ],
    [
      'tunnels: no space is left',
      'evt-dig',
      { pack, board: tunnelled },
      { pack, board: { ...tunnelled, E3: {} } },
    ],
    [
      'owls and figures: neither is left',
      'evt-owl-party',
      { pack, board: { B1: { owls: 10 } }, seats: { 0: { figures: allOut } } },
      { pack, board: { B1: { owls: 10 } } },
    ],
  ];
  test.each(rows)('[NG-EVENT-07] [NG-LIMIT-02] %s', (_what, event, blocked, free) => {
    expect(refusedBy(withEvent(event, blocked), buy)).toBe('NG-EVENT-07');
    expect(offered(withEvent(event, blocked), 'buyEvent', 'slot')).toEqual([]);
    expect(offered(withEvent(event, free), 'buyEvent', 'slot')).toEqual([0]);
  });

  test('[NG-EFX-01] a part that cannot be done is passed over', () => {
    const state = withEvent('evt-owl-party', { pack, board: { B1: { owls: 10 } } });
    const { state: during } = play(state, buy);
    expect(topStep(during)).toEqual({ type: 'placeFigures', left: 1 });
  });

  const home: Arrangement = { noAndys: true, seats: { 1: { money: 0 } } };
  test.each([['evt-wrecking-ball'], ['evt-deleted'], ['evt-crowd-surge'], ['evt-shakedown']])(
    '[NG-RULING-36] [NG-EFX-01] %s may be bought though it finds nothing',
    (event) => {
      const state = withEvent(event, home);
      const { state: after } = play(state, [buy, isiah]);
      expect(seat(after, 0)).toEqual(seat(state, 0));
      expect(after.board).toEqual(state.board);
      expect(after.recruitDeck.flat()).toContain(event);
    },
  );

  test('[NG-RULING-36] Short Circuit without andys still pays, Redline Dig without tunnels still digs', () => {
    const { state: circuit } = play(withEvent('evt-short-circuit', home), buy);
    expect(topStep(circuit)).toEqual({ type: 'gain', left: 2 });
    const board = { B2: { tunnel: false }, E5: { tunnel: false } };
    const { state: dig } = play(withEvent('evt-redline-dig', { board }), buy);
    expect(topStep(dig)).toEqual({ type: 'placeTunnels', left: 2 });
  });

  test('[NG-RULING-36] Redline Dig may be bought though no tunnel is left to place', () => {
    const eight = streets.slice(0, 8).map((at) => [at, { tunnel: true }] as const);
    const state = withEvent('evt-redline-dig', { board: Object.fromEntries(eight) });
    expect(state.supply.tunnels).toBe(0);
    expect(offered(state, 'buyEvent', 'slot')).toEqual([0]);
  });
});

describe('blurp', () => {
  test('[NG-EVX-01] [NG-RULING-06] [NG-EFX-03] opponents lose blurp, but none falls below 0', () => {
    const state = withEvent('evt-bad-press', {
      pack,
      layout: 'LS4',
      seats: { 0: { blurp: 7 }, 1: { blurp: 5 }, 2: { blurp: 1 }, 3: { blurp: 0 } },
    });
    const { state: after, events } = play(state, [buy, isiah]);
    expect(after.seats.map(({ blurp }) => blurp)).toEqual([8, 3, 0, 0]);
    expect(eventsOf(events, 'blurpGained').map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, -2],
      [2, -1],
      [0, 1],
    ]);
  });

  test('[NG-EVX-01] [NG-RULING-06] the buyer herself stops at 0 too', () => {
    const seats = { 0: { blurp: 4 }, 1: { blurp: 9 } };
    const { state: after } = play(withEvent('evt-own-goal', { pack, seats }), [buy, isiah]);
    expect(after.seats.map(({ blurp }) => blurp)).toEqual([0, 9]);
  });
});

describe('Redline Dig', () => {
  test('[NG-EVX-04] [NG-CARD-02] any tunnel may go; figures on it stay', () => {
    const state = withEvent('evt-redline-dig', { seats: { 1: { figures: { E5: 2 } } } });
    const { state: choice } = play(state, buy);
    expect(legalMoves(choice)).toEqual([
      { type: 'removeToken', seat: 0, space: 'B2', token: 'tunnel' },
      { type: 'removeToken', seat: 0, space: 'E5', token: 'tunnel' },
      done,
    ]);
    const { state: after } = play(choice, {
      type: 'removeToken',
      seat: 0,
      space: 'E5',
      token: 'tunnel',
    });
    expect(after.board.E5).toMatchObject({ tunnel: false, figures: [0, 2] });
    expect(after.board.B2.tunnel).toBe(true);
    expect(after.supply.tunnels).toBe(9);
  });

  test('[NG-EVX-03] [NG-TUNNEL-03] not on bases, dead zones and tunnels', () => {
    // Figures, andys and structures are in nobody's way here.
    const state = withEvent('evt-redline-dig', {
      seats: { 1: { figures: { D4: 2 } } },
      board: { C1: { build: ['factory', 'watchtower', 'monument'] } },
    });
    const { state: choice } = play(state, buy, done);
    expect(offered(choice, 'placeToken', 'space')).toEqual(streets);
    const { state: one } = play(choice, place('D4'));
    expect(one.board.D4.tunnel).toBe(true);
    expect(one.supply.tunnels).toBe(7);
    expect(offered(one, 'placeToken', 'space')).toEqual(streets.filter((at) => at !== 'D4'));
    const { state: two } = play(one, [place('C1'), isiah]);
    expect(two.board.C1).toMatchObject({ tunnel: true, factory: true });
    expect(two.supply.tunnels).toBe(6);
  });

  test('[NG-EFX-02] first the removal, then the placing, which sees what was removed', () => {
    const state = withEvent('evt-redline-dig');
    const removeB2: Move = { type: 'removeToken', seat: 0, space: 'B2', token: 'tunnel' };
    const { state: removed } = play(state, buy, removeB2);
    expect(topStep(removed)).toEqual({ type: 'placeTunnels', left: 2 });
    expect(offered(removed, 'placeToken', 'space')).toContain('B2');
  });

  test('[NG-LIMIT-02] [NG-EVX-03] two new tunnels, or as many as there are', () => {
    const all = (['B1', 'C1', 'A2', 'C2', 'D2', 'A3', 'B3'] as const).map((at) => {
      return [at, { tunnel: true }] as const;
    });
    const state = withEvent('evt-redline-dig', { board: Object.fromEntries(all) });
    expect(state.supply.tunnels).toBe(1);
    const { state: after } = play(state, buy, done, [place('E3'), isiah]);
    expect(after.supply.tunnels).toBe(0);
    expect(after.pendingEvent).toBeNull();
  });
});

describe('andys', () => {
  test('[NG-EVX-05] Andy Sweep: face down, on any space but a base', () => {
    const state = withEvent('evt-andy-sweep', {
      noAndys: true,
      seats: { 1: { figures: { D4: 2 } } },
    });
    const { state: choice } = play(state, buy);
    const notBases = spaceIds.filter((at) => at !== 'A1' && at !== 'F6');
    expect(offered(choice, 'placeToken', 'space')).toEqual(notBases);
    // Twice on the same occupied space, and nothing is drawn or revealed.
    const { state: after, events } = play(choice, place('D4'), [place('D4'), isiah]);
    expect(after.board.D4.andys).toEqual([{ down: 0 }, { down: 0 }]);
    expect(after.board.D4.figures).toEqual([0, 2]);
    expect(neonGods.view(after, 0).supply.andys).toBe(13);
    expect(eventsOf(events, 'andyRevealed')).toEqual([]);
  });

  const twoOnC2 = withEvent('evt-short-circuit', {
    noAndys: true,
    board: { C2: { andys: ['andy-09', 'down'] }, D4: { andys: ['down'] } },
  });
  const clearC2: Move = { type: 'removeToken', seat: 0, space: 'C2', token: 'andy' };

  test('[NG-EVX-06] [NG-CARD-02] [NG-EFX-02] Short Circuit clears a space, then pays', () => {
    const { state: choice } = play(twoOnC2, buy);
    expect(legalMoves(choice)).toEqual([clearC2, { ...clearC2, space: 'D4' }, done]);
    expect(neonGods.view(choice, 0).supply.andys).toBe(12);
    const { state: cleared, events } = play(choice, clearC2);
    expect(cleared.board.C2.andys).toEqual([]);
    expect(cleared.board.D4.andys).toEqual([{ down: 0 }]);
    expect(neonGods.view(cleared, 0).supply.andys).toBe(14);
    // The face-down one was not turned up; the face-up one lies face down again.
    expect(eventsOf(events, 'andyRevealed')).toEqual([]);
    expect(cleared.supply.andys).toEqual([choice.supply.andys[0], ['andy-09']]);
    expect(JSON.stringify(neonGods.view(cleared, 0))).not.toContain('andy-09');
    expect(seat(cleared, 0).blurp).toBe(0);
    expect(offered(cleared, 'takeMoney', 'amount')).toEqual([1, 2]);
    const { state: after } = play(cleared, [{ type: 'takeMoney', seat: 0, amount: 2 }, isiah]);
    expect(seat(after, 0)).toMatchObject({ money: 7, blurp: 0 });
  });

  test('[NG-EFX-03] with done at once the $ are still offered', () => {
    const { state: kept } = play(twoOnC2, buy, done);
    expect(kept.board.C2.andys).toHaveLength(2);
    expect(topStep(kept)).toEqual({ type: 'gain', left: 2 });
    expect(offered(kept, 'takeMoney', 'amount')).toEqual([1, 2]);
  });

  test('[NG-CARD-01] a card that removes andys spares the battle that the rules demand', () => {
    const state = arrange({
      row: ['evt-short-circuit', natalie, hector, happy],
      noAndys: true,
      board: { C2: { andys: ['andy-15'] } },
      seats: {
        0: { hand: [], draw: [], discard: [], activated: mumsCards, figures: { C2: 1 } },
      },
      unreachable: 'all cards are activated',
    });
    const { state: after, events } = play(
      state,
      buy,
      clearC2,
      [done, isiah],
      [done, 'start-tykes-doc'],
    );
    expect(eventsOf(events, 'battleStarted')).toEqual([]);
    expect(after.board.C2.figures).toEqual([1, 0]);
    expect(after.active).toBe(1);
  });

  test('[NG-RULING-21] [NG-EVX-05] a beaten andy lies under those never seen', () => {
    const state = arrange({
      layout: 'LS2',
      at: 'activate',
      hold: true,
      row: ['evt-andy-sweep', natalie, hector, happy],
      steps: [
        { type: 'moveTo', from: 'B2', left: 1, spaces: 3, moved: {} },
        { type: 'battleChoose' },
        { type: 'recruit' },
        { type: 'move', left: 1, spaces: 3, moved: {} },
      ],
      seats: { 0: { hand: ['rec-winry'], figures: { B2: 2 } } },
    });
    const { state: beaten } = play(
      state,
      [{ type: 'moveTo', seat: 0, to: 'C2' }, 'andy-15'],
      { type: 'battleCard', seat: 0, card: 'rec-winry' },
      // 4 + 3 hits, a figure on C2 and one on B2: 9 against 8.
      [{ type: 'battleDone', seat: 0 }, '4h', '3h'],
    );
    expect(beaten.board.C2.andys).toEqual([]);
    const [unseen = [], ...others] = beaten.supply.andys;
    expect(unseen).toHaveLength(14);
    expect(unseen).not.toContain('andy-15');
    expect(others).toEqual([['andy-15']]);
    expect(neonGods.view(beaten, 1).supply.andys).toBe(10);
    const { state: swept } = play(beaten, buy, place('D4'), [place('D4'), isiah]);
    expect(swept.board.D4.andys).toEqual([{ down: 0 }, { down: 0 }]);
    expect(neonGods.view(swept, 1).supply.andys).toBe(8);
    // None of the andys on the board can be the one that was beaten.
    const { state: picked } = play(swept, { type: 'pickFigure', seat: 0, from: 'C2' });
    const toB3: Move = { type: 'moveTo', seat: 0, to: 'B3' };
    expect(() => play(picked, [toB3, 'andy-15'])).toThrow('andy.reveal: "andy-15" cannot come');
    expect(play(picked, [toB3, 'andy-14']).state.board.B3.andys).toEqual([{ up: 'andy-14' }]);
  });

  test('[NG-RULING-21] those that came back are placed only when no other is left', () => {
    const unseen = Array.from({ length: 12 }, () => 'down');
    const state = arrange({
      hold: true,
      noAndys: true,
      row: ['evt-short-circuit', 'evt-andy-sweep', hector, happy],
      board: { C2: { andys: ['andy-01', 'andy-15'] }, D4: { andys: unseen } },
    });
    const { state: after } = play(
      state,
      buy,
      clearC2,
      [done, isiah],
      // Andy Sweep has slid to slot 0.
      buy,
      place('B1'),
      [place('B1'), 'rec-uri'],
    );
    // One never seen was left; then the two that came back lie mixed.
    expect(after.supply.andys.slice(1)).toEqual([['andy-01', 'andy-15']]);
    expect(after.board.B1.andys).toEqual([{ down: 0 }, { down: 1 }]);
  });

  test('[NG-RULING-21] one that was seen never mixes with those never seen', () => {
    const board = { C2: { andys: ['andy-01'] } };
    const state = withEvent('evt-short-circuit', { noAndys: true, board });
    const { state: after } = play(state, buy, clearC2);
    expect(after.supply.andys).toEqual([state.supply.andys[0], ['andy-01']]);
    expect(after.supply.andys[0]).not.toContain('andy-01');
  });

  test('[NG-RULING-21] one that comes back after that lies underneath again', () => {
    const unseen = Array.from({ length: 13 }, () => 'down');
    const removal = { type: 'removeAndys', left: 1 } as const;
    const state = arrange({
      hold: true,
      noAndys: true,
      steps: [removal, { type: 'placeAndys', left: 1 }, removal],
      board: { C2: { andys: ['andy-01'] }, C3: { andys: ['andy-15'] }, D4: { andys: unseen } },
    });
    const { state: after } = play(state, clearC2, place('B1'), { ...clearC2, space: 'C3' });
    expect(after.board.B1.andys).toEqual([{ down: 1 }]);
    expect(after.supply.andys.slice(1)).toEqual([['andy-01'], ['andy-15']]);
  });
});

describe('Wrecking Ball', () => {
  test('[NG-EVX-07] [NG-CARD-02] any structure of anyone, and the token can be built again', () => {
    const state = withEvent('evt-wrecking-ball', {
      noAndys: true,
      seats: { 0: { money: 3, figures: { C1: 1 } }, 1: { figures: { D4: 1 } } },
      board: {
        C1: { build: ['monument'] },
        B2: { build: ['watchtower', 'factory'] },
        D4: { build: ['factory'] },
      },
      steps: [{ type: 'recruit' }, { type: 'work', left: 1 }],
    });
    const { state: choice } = play(state, buy);
    const remove = { type: 'removeToken', seat: 0 } as const;
    expect(legalMoves(choice)).toEqual([
      { ...remove, space: 'C1', token: 'monument' },
      { ...remove, space: 'B2', token: 'factory' },
      { ...remove, space: 'B2', token: 'watchtower' },
      { ...remove, space: 'D4', token: 'factory' },
      done,
    ]);
    const { state: after } = play(choice, [{ ...remove, space: 'C1', token: 'monument' }, isiah]);
    expect(after.board.C1.monument).toBe(false);
    expect(after.supply).toMatchObject({ monuments: 10, factories: 8, watchtowers: 9 });
    const rebuild = { type: 'work', seat: 0, card: 'work-monument', space: 'C1' } as const;
    expect(play(after, rebuild).state.board.C1.monument).toBe(true);
  });

  test('[NG-EVX-07] the others of the space stay', () => {
    const board = { B2: { build: ['watchtower' as const, 'factory' as const] } };
    const { state: after } = play(withEvent('evt-wrecking-ball', { board }), buy, [
      { type: 'removeToken', seat: 0, space: 'B2', token: 'watchtower' },
      isiah,
    ]);
    expect(after.board.B2).toMatchObject({ watchtower: false, factory: true });
    expect(after.supply).toMatchObject({ watchtowers: 10, factories: 9 });
  });
});

describe('figures', () => {
  test('[NG-EVX-08] [NG-CARD-02] [NG-CARD-01] Deleted: to the supply of its owner', () => {
    const state = withEvent('evt-deleted', {
      layout: 'LS3',
      seats: {
        0: { figures: { B1: 1 } },
        1: { figures: { D2: 1, E3: 2 } },
        2: { figures: { D2: 1 } },
      },
    });
    const { state: choice } = play(state, buy);
    // Not the own figure on B1, and nobody on a base.
    const remove = { type: 'removeFigure', seat: 0 } as const;
    const [first, ...more] = legalMoves(choice);
    expect(first).toEqual({ ...remove, owner: 1, space: 'D2' });
    expect(more).toHaveLength(3);
    expect(more).toEqual(
      expect.arrayContaining([
        { ...remove, owner: 1, space: 'E3' },
        { ...remove, owner: 2, space: 'D2' },
        done,
      ]),
    );
    const { state: after } = play(choice, [{ ...remove, owner: 1, space: 'E3' }, isiah]);
    expect(after.board.E3.figures).toEqual([0, 1, 0]);
    // It does not go home.
    expect(after.board.F4.figures).toEqual([0, 3, 0]);
    expect(seat(after, 1)).toEqual({ ...seat(state, 1), figureSupply: 11 });
  });

  test('[NG-EVX-10] Block Party: up to two figures, and no card with them', () => {
    const state = withEvent('evt-block-party');
    const place: Move = { type: 'placeFigure', seat: 0 };
    const { state: choice } = play(state, buy);
    expect(legalMoves(choice)).toEqual([place, done]);
    const { state: two } = play(choice, place, [place, isiah]);
    expect(two.board.A1.figures).toEqual([8, 0]);
    expect(seat(two, 0)).toEqual({ ...seat(state, 0), figureSupply: 8 });
    const { state: one } = play(choice, place, [done, isiah]);
    expect(one.board.A1.figures).toEqual([7, 0]);
  });

  test('[NG-EVX-10] [NG-LIMIT-02] with one figure in the supply it places one', () => {
    const figures = { A1: 9, B1: 2, C1: 2, A2: 2 };
    const state = withEvent('evt-block-party', { seats: { 0: { figures } } });
    const { state: after } = play(state, buy, [{ type: 'placeFigure', seat: 0 }, isiah]);
    expect(after.board.A1.figures).toEqual([10, 0]);
    expect(seat(after, 0).figureSupply).toBe(0);
    expect(after.pendingEvent).toBeNull();
  });
});

describe('Crowd Surge', () => {
  const pick = (owner: number, from: (typeof spaceIds)[number]) =>
    ({ type: 'pushPick', seat: 0, owner, from }) as const;
  const to = (space: (typeof spaceIds)[number]) =>
    ({ type: 'pushTo', seat: 0, to: space }) as const;

  test('[NG-EVX-09] [NG-CONTROL-03] [NG-CONTROL-04] two gangs pushed together', () => {
    const state = arrange({
      layout: 'LS3',
      row: ['evt-crowd-surge', natalie, hector, happy],
      seats: {
        0: { hand: [], draw: [], discard: [], activated: mumsCards },
        1: { figures: { D2: 1 } },
        2: { figures: { E2: 1 } },
      },
      unreachable: 'all cards are activated',
    });
    expect(controller(state.board.D2)).toBe(1);
    const { state: pushed } = play(state, buy, pick(2, 'E2'), to('D2'));
    expect(pushed.board.D2.figures).toEqual([0, 1, 1]);
    expect(pushed.board.E2.figures).toEqual([0, 0, 0]);
    expect(controller(pushed.board.D2)).toBeUndefined();
    // The same figure is not pushed twice; that of seat 1 may be.
    expect(legalMoves(pushed)).toEqual([pick(1, 'D2'), done]);
    // No battle in the turn of seat 0, who is not there.
    const { state: next, events } = play(pushed, [done, isiah], [done, 'start-tykes-doc']);
    expect(eventsOf(events, 'battleStarted')).toEqual([]);
    expect(next.active).toBe(1);
    expect(next.board.D2.figures).toEqual([0, 1, 1]);
  });

  const pushes: [string, Arrangement, [number, (typeof spaceIds)[number]], string][] = [
    // LS3: tunnels B1, A2, D4; bases A1, F4, D6; dead zones E1, F2, A5.
    [
      'through a tunnel too',
      { seats: { 1: { figures: { D4: 1 } } } },
      [1, 'D4'],
      'B1 A2 D3 C4 E4 D5',
    ],
    ['not onto its own base', { seats: { 1: { figures: { E4: 1 } } } }, [1, 'E4'], 'E3 D4 E5'],
    [
      'not onto the base of another',
      { seats: { 1: { figures: { D5: 1 } } } },
      [1, 'D5'],
      'D4 C5 E5',
    ],
    [
      'not as a third of its owner',
      { seats: { 1: { figures: { E2: 1, D2: 2 } } } },
      [1, 'E2'],
      'E1 F2 E3',
    ],
    [
      'onto figures of others, the buyer included',
      {
        seats: { 0: { figures: { D2: 2 } }, 1: { figures: { E2: 1 } }, 2: { figures: { E3: 2 } } },
      },
      [1, 'E2'],
      'E1 D2 F2 E3',
    ],
    ['onto a dead zone', { seats: { 1: { figures: { A4: 1 } } } }, [1, 'A4'], 'A3 B4 A5'],
  ];
  test.each(pushes)(
    '[NG-EVX-09] [NG-BASE-02] one space: %s',
    (_what, more, [owner, from], spaces) => {
      const { state } = play(
        withEvent('evt-crowd-surge', { layout: 'LS3', ...more }),
        buy,
        pick(owner, from),
      );
      expect(offered(state, 'pushTo', 'to')).toEqual(spaces.split(' '));
      expect(offeredTypes(state)).toEqual(['pushTo']);
    },
  );

  test('[NG-EVX-09] two different figures, also of one space, and then it is over', () => {
    const state = withEvent('evt-crowd-surge', {
      layout: 'LS3',
      seats: { 1: { figures: { D2: 2, E2: 1 } } },
    });
    const { state: one } = play(state, buy, pick(1, 'D2'), to('E2'));
    // On E2 one of two has been pushed.
    expect(legalMoves(one)).toEqual([pick(1, 'D2'), pick(1, 'E2'), done]);
    const { state: two } = play(one, pick(1, 'D2'), [to('D1'), isiah]);
    expect(two.board.D1.figures).toEqual([0, 1, 0]);
    expect(two.board.E2.figures).toEqual([0, 2, 0]);
    expect(two.pendingEvent).toBeNull();
  });

  test('[NG-EVX-09] two that were pushed to the same space have both been pushed', () => {
    const state = arrange({
      layout: 'LS3',
      seats: { 1: { figures: { D1: 1, D2: 2 } } },
      steps: [{ type: 'pushFigures', left: 3, moved: {} }],
    });
    const { state: two } = play(state, pick(1, 'D2'), to('E2'), pick(1, 'D2'), to('E2'));
    expect(legalMoves(two)).toEqual([pick(1, 'D1'), done]);
  });

  test('[NG-EVX-09] own figures and those on bases are not offered', () => {
    const state = withEvent('evt-crowd-surge', {
      layout: 'LS3',
      seats: { 0: { figures: { D1: 1 } }, 1: { figures: { D2: 1 } } },
    });
    expect(legalMoves(play(state, buy).state)).toEqual([pick(1, 'D2'), done]);
  });

  test('[NG-EVX-09] a figure that can go nowhere is not offered', () => {
    // TA2: F1 has the neighbours E1 and F2 only, both full of figures of seat 1.
    const figures = { F1: 1, E1: 2, F2: 2 };
    const state = withEvent('evt-crowd-surge', { layout: 'TA2', seats: { 1: { figures } } });
    expect(offered(play(state, buy).state, 'pushPick', 'from')).toEqual(['E1', 'F2']);
  });

  test('[NG-EVX-09] a pushed figure reveals andys', () => {
    const state = withEvent('evt-crowd-surge', {
      layout: 'LS3',
      seats: { 2: { figures: { D2: 1 } } },
    });
    const { state: after } = play(state, buy, pick(2, 'D2'), [to('D3'), 'andy-07', isiah]);
    // It was the only figure to push, so the chain has ended.
    expect(after.board.D3).toMatchObject({ andys: [{ up: 'andy-07' }], figures: [0, 0, 1] });
    expect(after.pendingEvent).toBeNull();
  });
});

describe('Shakedown', () => {
  test('[NG-EVX-11] [NG-EFX-03] two $ from each opponent, or what she has', () => {
    const state = arrange({
      layout: 'LS3',
      hold: true,
      row: [natalie, hector, 'evt-shakedown', happy],
      seats: { 0: { money: 4 }, 1: { money: 5 }, 2: { money: 1 } },
    });
    const { state: after } = play(state, [{ type: 'buyEvent', seat: 0, slot: 2 }, isiah]);
    expect(after.seats.map(({ money }) => money)).toEqual([4, 3, 0]);
  });

  test('[NG-EVX-11] clockwise from the buyer', () => {
    const state = withEvent('evt-shakedown', { layout: 'LS4', active: 2 });
    const { state: after, events } = play(state, [{ ...buy, seat: 2 }, isiah]);
    expect(after.seats.map(({ money }) => money)).toEqual([3, 3, 11, 3]);
    expect(eventsOf(events, 'moneyStolen').map(({ from }) => from)).toEqual([3, 0, 1]);
  });
});
