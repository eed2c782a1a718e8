import { describe, expect, test } from 'vitest';
import { withAuction } from '../../src/city-of-remnants/state/change.js';
import {
  battleOf,
  type Figure,
  type State,
  type Tile,
  type Turn,
} from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, legalMoves, mv, offered, play, refusedBy, seat } from './arrange.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });

describe('invariants', () => {
  type Break = (state: State) => void;
  const figure = (id: string, at: 'pool' | 'C4') => (state: State) => {
    state.figures = { ...state.figures, [id]: { seat: id.startsWith('y') ? 0 : 1, at } };
  };
  const first = (state: State) => seat(state, 0);
  test.each<[string, Break]>([
    ['renown', (s) => s.renownPool--],
    ['unclaimed', (s) => (first(s).unclaimed = 1)],
    ['products', (s) => s.productSupply--],
    [
      'products',
      (s) => {
        s.tiles = s.tiles.map((t) => ({ ...t, products: 5 }));
        s.productSupply = 49;
      },
    ],
    [
      'figures',
      (s) => {
        const { 'yellow-01': _gone, ...rest } = s.figures;
        s.figures = rest;
      },
    ],
    [
      'belongs to nobody',
      (s) => (s.figures = { ...s.figures, 'yellow-01': { seat: 1, at: 'pool' } }),
    ],
    ['there too often', (s) => first(s).hand.push('yl-ret:1')],
    ['is nowhere', (s) => s.gang.row.pop()],
    [
      'may not be',
      (s) => {
        const card = s.market.row.pop() as string;
        s.gang.row[0] = card;
      },
    ],
    ['tiles of dv-eden', (s) => (s.tileSupply['dv-eden'] = 4)],
    ['no development dv-x', (s) => (s.drafted = [...s.drafted, 'dv-x'])],
    ['may not cover', (s) => (s.tiles = s.tiles.map((t) => ({ ...t, spaces: ['D4'] })))],
    ['two tiles cover', (s) => (s.tiles = [...s.tiles, ...s.tiles])],
    ['another shape', (s) => (s.tiles = s.tiles.map((t) => ({ ...t, spaces: ['A2', 'A3'] })))],
    ['dv-eden:2 is dv-eden:1', (s) => (s.tiles = s.tiles.map((t) => ({ ...t, id: 'dv-eden:2' })))],
    ['ycu-t20 is nowhere', (s) => s.ycu.bag.pop()],
    ['ycu-01, in the YCU discard pile, is there too often', (s) => s.ycu.discard.push('ycu-01')],
    [
      'figures of one seat',
      (s) => {
        for (const id of ['yellow-01', 'yellow-02', 'yellow-03']) figure(id, 'C4')(s);
      },
    ],
    [
      'contested',
      (s) => {
        figure('yellow-01', 'C4')(s);
        figure('blue-01', 'C4')(s);
      },
    ],
    [
      'share C4',
      (s) => {
        figure('yellow-01', 'C4')(s);
        s.ycu.bag.shift();
        s.ycu.onBoard = { 'ycu-t01': 'C4' };
      },
    ],
    [
      '2 spaces are contested',
      (s) => {
        const out = (id: string, who: number, at: 'C4' | 'D4') => {
          s.figures = { ...s.figures, [id]: { seat: who, at } };
        };
        for (const [i, at] of (['C4', 'D4'] as const).entries()) {
          out(`yellow-0${i + 1}`, 0, at);
          out(`blue-0${i + 1}`, 1, at);
        }
        s.turn = { ...(s.turn as Turn), action: 'move', enemySpace: 'C4' };
      },
    ],
    ['influence', (s) => first(s).influence++],
    ['twice', (s) => first(s).conditionsMet.push('inf-turf', 'inf-turf')],
    ['took 5 turns', (s) => (first(s).turnsTaken = 5)],
    ['ARCs', (s) => (first(s).arcs = 1500)],
    ['row', (s) => s.gang.row.push((s.gang.deck[0] as string[]).pop() as string)],
    ['canonical', (s) => first(s).draw[0]?.reverse()],
    ['canonical', (s) => first(s).draw.push([])],
  ])('a broken state is reported: %s', (message, breakIt) => {
    const state = game.copy(arrange({ tiles: [['dv-eden', 'A2']] }));
    breakIt(state);
    expect(game.invariants(state).join('; ')).toContain(message);
  });
  test('a development called constructor, which the pack has not, has no tiles', () => {
    const state = game.copy(arrange());
    state.drafted = [...state.drafted, 'constructor'];
    expect(game.invariants(state)).toEqual(['there is no development constructor to draft']);
  });
  const bidding = () => {
    const state = arrange({
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: { arcs: 9000 }, 1: { arcs: 2000 } },
    });
    return play(state, mv(0, 'recruitPick', { card: 'gm-ash:1' }), mv(1, 'bid', { amount: 2000 }))
      .state;
  };
  const fighting = () => {
    const state = arrange({
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 } } },
    });
    return play(state, mv(0, 'done')).state;
  };
  const change = (state: State, auction: Partial<NonNullable<State['auction']>>) => {
    state.auction = { ...(state.auction as NonNullable<State['auction']>), ...auction };
  };
  test.each<[string, () => State, Break]>([
    ['is not face up', bidding, (s) => change(s, { card: 'gm-krull:1' })],
    ['nobody recruits', bidding, (s) => change(s, { initiator: 1 })],
    ['passed twice', bidding, (s) => change(s, { passed: [0, 0] })],
    ['bid is of nobody', bidding, (s) => change(s, { highSeat: null })],
    ['has bid and passed', bidding, (s) => change(s, { passed: [1] })],
    ['cannot pay its bid', bidding, (s) => (seat(s, 1).arcs = 1000)],
    ['there is no seat 3', bidding, (s) => change(s, { highSeat: 3 })],
    ['a battle is left over', fighting, (s) => (s.agenda = [{ type: 'turnMain' }])],
    ['revealed twice', fighting, (s) => (s.battle = { ...battleOf(s), revealed: [0, 0] })],
    ['fights itself', fighting, (s) => (s.battle = { ...battleOf(s), defender: 0 })],
    ['sides of the battle', fighting, (s) => (s.battle = { ...battleOf(s), defender: null })],
    [
      'no figure yellow-16 moves',
      arrange,
      (s) => s.agenda.push({ type: 'moveTo', figure: 'yellow-16' }),
    ],
  ])('what is under way must be possible: %s', (message, make, breakIt) => {
    const state = game.copy(make());
    expect(game.invariants(state)).toEqual([]);
    breakIt(state);
    expect(game.invariants(state).join('; ')).toContain(message);
  });
  test.each([2, 3, 4])(
    '%i players over the course of a game: what only grows, and what adds up',
    (players) => {
      let highBid = 0;
      follow(players, 400, (now, before, events, move) => {
        expect(game.toAct(now)).toHaveLength(now.result ? 0 : 1);
        expect(legalMoves(now).length).toBeLessThanOrEqual(300);
        now.seats.forEach((player, i) => {
          const old = seat(before, i);
          expect(player.influence).toBeGreaterThanOrEqual(old.influence);
          expect(player.conditionsMet.slice(0, old.conditionsMet.length)).toEqual(
            old.conditionsMet,
          );
          if (now.round === before.round)
            expect(player.turnsTaken).toBeGreaterThanOrEqual(old.turnsTaken);
        });
        expect(now.removed.slice(0, before.removed.length)).toEqual(before.removed);
        const passes = events.filter(({ type }) => type === 'firstPlayerPassed');
        const resets = events.filter((event) => {
          return event.type === 'rowRefilled' && event.row === 'market' && before.phase !== 'setup';
        });
        expect(passes).toHaveLength(resets.length);
        for (const pass of passes) {
          if (pass.type === 'firstPlayerPassed') expect(pass.to).toBe((pass.from + 1) % players);
        }
        if (move.type === 'bid') expect(move.amount).toBeGreaterThan(highBid);
        highBid = now.auction?.highBid ?? 0;
        let pool = before.renownPool;
        for (const event of events) {
          if (event.type === 'renownAwarded' && event.claimed) pool -= event.amount;
          if (event.type === 'renownChanged') pool -= event.amount;
        }
        expect(now.renownPool).toBe(pool);
      });
    },
  );
  test('each battle costs one figure or one token', () => {
    follow(2, 1200, (_now, _before, events) => {
      const fights = events.filter(({ type }) => type === 'battleResolved').length;
      const lost = events.filter(
        ({ type }) => type === 'figureRemoved' || type === 'ycuDefeated',
      ).length;
      expect(lost).toBe(fights);
    });
  });
});

describe('a state changed by hand between two calls', () => {
  const moving = () => {
    return arrange({
      tiles: [['dv-eden', 'A2', 2]],
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { C1: 1 }, pool: 0, hand: [] }, 1: { figures: { A2: 1 } } },
    });
  };
  const from = (state: State) => offered(state, 'moveFigure', 'from');
  const to = (state: State) => {
    return offered(play(state, mv(0, 'moveFigure', { from: 'C1' })).state, 'moveTo', 'to');
  };
  const figure = (state: State, id: string) => state.figures[id] as Figure;
  test('[CR-MOVE-01] figures put elsewhere move from there', () => {
    const state = moving();
    expect(from(state)).toEqual(['C1']);
    figure(state, 'yellow-01').at = 'E5';
    figure(state, 'yellow-02').at = 'pool';
    expect(from(state)).toEqual(['pool', 'E5']);
    expect(refusedBy(state, mv(0, 'moveFigure', { from: 'C1' }))).toBe('CR-MOVE-01');
  });
  test('[CR-MOVE-04] [CR-MOVE-08] figures put in the way are in the way', () => {
    const state = moving();
    expect(to(state)).toEqual(expect.arrayContaining(['D1', 'D2', 'B1', 'A1']));
    for (const id of ['yellow-02', 'yellow-03']) figure(state, id).at = 'D2';
    expect(to(state)).not.toContain('D2');
    figure(state, 'blue-02').at = 'B1';
    figure(state, 'blue-03').at = 'C2';
    expect(to(state)).not.toContain('A1');
  });
  test('[CR-MOVE-10] tokens put on the board or taken off it', () => {
    const state = moving();
    expect(to(state)).toContain('C4');
    state.ycu.onBoard['ycu-t01'] = 'C2';
    state.ycu.bag.splice(0, 1);
    expect(to(state)).not.toContain('C4');
    delete state.ycu.onBoard['ycu-t01'];
    state.ycu.bag.unshift('ycu-t01');
    expect(to(state)).toContain('C4');
  });
  test('[CR-DEV-04] [CR-DEV-09] tiles laid, moved and taken off', () => {
    const state = arrange({
      tiles: [['dv-eden', 'A2', 2]],
      drafted: ['dv-alley'],
      steps: [{ type: 'turnMain' }],
      seats: { 0: { figures: { A3: 1, A5: 1 }, arcs: 9000 } },
    });
    const actions = () => offered(state, 'takeAction', 'action');
    expect(actions()).not.toContain('sell');
    const [tile] = state.tiles as [Tile];
    tile.spaces = ['A3'];
    expect(actions()).toContain('sell');
    state.agenda.push({ type: 'buildPlace', development: 'dv-alley' });
    state.turn = { ...(state.turn as Turn), action: 'produce' };
    const anchors = () => offered(state, 'buildPlace', 'anchor');
    expect([anchors().includes('A2'), anchors().includes('A3')]).toEqual([true, false]);
    state.tiles.push({ id: 'dv-eden:2', development: 'dv-eden', spaces: ['A5'], products: 0 });
    expect(anchors()).not.toContain('A5');
    state.tiles.length = 0;
    expect(anchors()).toEqual(expect.arrayContaining(['A2', 'A3', 'A5']));
  });
});

describe('from outside', () => {
  test('a state survives JSON and load', () => {
    const state = arrange({ tiles: [['dv-eden', 'A2']], seats: { 0: { figures: { A2: 1 } } } });
    expect(game.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(() => game.load({ ...state, renownPool: 1 })).toThrow('renown');
  });
  test('the same tape gives the same state under another seed', () => {
    const state = arrange({ seats: { 0: { hand: ['gm-gambler:1'] } } });
    const move = mv(0, 'playCard', { card: 'gm-gambler:1' });
    const { chance: _a, ...one } = play(state, [move, 2, 0]).state;
    const { chance: _b, ...two } = play({ ...state, chance: null }, [move, 2, 0]).state;
    expect(one).toEqual(two);
  });
});

describe('values that are only replaced', () => {
  const auction = {
    card: 'gm-ash:1',
    initiator: 0,
    highBid: 2000,
    highSeat: 1,
    passed: [],
    toAct: 0,
  };
  test('null is a change, and what is not named stays', () => {
    expect(withAuction(auction, { highSeat: null, highBid: 0 })).toEqual({
      ...auction,
      highSeat: null,
      highBid: 0,
    });
    expect(withAuction(auction, {})).toEqual(auction);
  });
});
