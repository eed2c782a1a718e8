import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { choose } from '../../src/city-of-remnants/moves/choose.js';
import type { Option } from '../../src/city-of-remnants/state/terms.js';
import type { Arrangement } from './arrange.js';
import {
  arrange,
  blue,
  countAt,
  eventsOf,
  gameOf,
  green,
  mv,
  offered,
  offeredTypes,
  play,
  red,
  refusedBy,
  seat,
  tile,
  topStep,
  yellow,
} from './arrange.js';

const use = (card: string) => mv(0, 'playCard', { card });
const pick = (option: Option) => mv(0, 'choose', { option });
const stop = mv(0, 'done');
const holding = (hand: string[], a: Arrangement = {}) =>
  arrange({ ...a, seats: { ...a.seats, 0: { hand, draw: [], ...a.seats?.[0] } } });

test('[CR-CARD-10] the schema of choose tells an app what to send', () => {
  const { anyOf: kinds = [] } = z.toJSONSchema(choose.params.option);
  expect(kinds.map((kind) => kind.enum ?? Object.keys(kind.properties ?? {}))).toEqual([
    ['card'],
    ['development'],
    ['seat'],
    ['zone'],
    ['tile'],
    ['token'],
    ['space'],
    ['keep', 'bottom', 'yes'],
  ]);
  for (const { description } of kinds) expect(description).toMatch(/\.$/);
});

describe('turn effects', () => {
  test('gainArcsPer, rollForArcs, extraFigures, extraSteps, sellBonus, extraBuy', () => {
    const tiles: Arrangement['tiles'] = [
      ['dv-eden', 'A2'],
      ['dv-eden', 'A3'],
    ];
    const state = holding(['gl-asaro:1', 'gm-gambler:1', 'gl-hike:1'], {
      leaders: [green, yellow],
      tiles,
      seats: { 0: { figures: { A2: 1, A3: 1 } } },
    });
    expect(seat(play(state, use('gl-asaro:1')).state, 0).arcs).toBe(4000);
    expect(seat(play(state, [use('gm-gambler:1'), 2, 1]).state, 0).arcs).toBe(5000);
    expect(play(state, use('gl-hike:1')).state.turn?.mods.sellBonus).toBe(1000);
    const reds = holding(['rl-howler:1', 'rl-howler:2', 'rl-packmate:1'], {
      leaders: [red, yellow],
    });
    expect(
      play(reds, use('rl-howler:1'), use('rl-howler:2'), use('rl-packmate:1')).state.turn?.mods,
    ).toMatchObject({ extraSteps: 2, extraFigures: 1 });
  });
  test('gainArcsPer: at most its maximum', () => {
    const spaces = ['A1', 'A2', 'A3', 'A5', 'A6'];
    const tiles = spaces.map((at, i): [string, string] => [i < 4 ? 'dv-eden' : 'dv-alley', at]);
    const state = holding(['gm-tallyman:1'], {
      tiles,
      seats: { 0: { arcs: 0, figures: Object.fromEntries(spaces.map((at) => [at, 1])) } },
    });
    expect(seat(play(state, use('gm-tallyman:1')).state, 0).arcs).toBe(4000);
  });
  test('[CR-RULING-42] stealArcs: at most what the seat has; a seat without ARCs is no option', () => {
    const state = holding(['gm-vesk:1'], {
      players: 3,
      seats: { 1: { arcs: 1000 }, 2: { arcs: 0 } },
    });
    const { state: asked } = play(state, use('gm-vesk:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([{ seat: 1 }]);
    expect(offeredTypes(asked)).toEqual(['choose']);
    const { state: next } = play(asked, pick({ seat: 1 }));
    expect([seat(next, 0).arcs, seat(next, 1).arcs]).toEqual([3000, 0]);
    expect(
      topStep(play(holding(['gm-vesk:1'], { seats: { 1: { arcs: 0 } } }), use('gm-vesk:1')).state),
    ).toBe('turnMain');
  });
  test.each([
    ['stealArcs', 'gm-vesk:1', []],
    ['raidHand', 'bm-spike:1', []],
    ['discount', 'gm-smuggler:1', []],
    ['searchZone', 'bm-comm:1', []],
    ['searchCard', 'bm-comm:1', [pick({ zone: 'discard' })]],
  ] as const)('[CR-CARD-10] %s cannot be declined', (_kind, card, before) => {
    const state = holding([card], {
      seats: { 0: { discard: ['yl-ret:1'] }, 1: { hand: ['bl-roden:1'] } },
    });
    const { state: asked } = play(state, use(card), ...before);
    expect(offeredTypes(asked)).toEqual(['choose']);
    expect(refusedBy(asked, stop)).toBe('CR-CARD-10');
  });
  test('cycle: up to 3 discards, then as many cards', () => {
    const state = holding(['yl-word:1', 'yl-ret:1', 'yl-runner:1'], {
      seats: { 0: { draw: [['yl-word:2', 'yl-bruiser:1']] } },
    });
    const { state: one } = play(
      state,
      use('yl-word:1'),
      mv(0, 'discardFromHand', { card: 'yl-ret:1' }),
    );
    expect(offeredTypes(one)).toEqual(['discardFromHand', 'done']);
    const { state: end } = play(one, [mv(0, 'done'), 'yl-word:2']);
    expect(seat(end, 0)).toMatchObject({
      hand: ['yl-runner:1', 'yl-word:2'],
      discard: ['yl-ret:1', 'yl-word:1'],
    });
  });
  test.each([
    ['draw pile', { draw: [['yl-word:1']], discard: [] }, [{ zone: 'draw' }]],
    ['discard pile', { draw: [], discard: ['yl-word:1'] }, [{ zone: 'discard' }]],
  ])('search: only where there is a card, in the %s', (_where, cards, zones) => {
    const state = holding(['bm-comm:1'], { seats: { 0: cards } });
    expect(offered(play(state, use('bm-comm:1')).state, 'choose', 'option')).toEqual(zones);
  });
  test('search: a zone, then a card; a searched draw pile is one layer', () => {
    const state = holding(['bm-comm:1'], {
      seats: { 0: { draw: [['yl-word:1'], ['yl-ret:1', 'yl-word:2']], discard: ['yl-runner:1'] } },
    });
    const { state: asked } = play(state, use('bm-comm:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([{ zone: 'draw' }, { zone: 'discard' }]);
    const { state: found } = play(asked, pick({ zone: 'discard' }), pick({ card: 'yl-runner:1' }));
    expect([seat(found, 0).hand, seat(found, 0).draw]).toEqual([
      ['yl-runner:1'],
      [['yl-word:1'], ['yl-ret:1', 'yl-word:2']],
    ]);
    const { state: looking, events } = play(asked, pick({ zone: 'draw' }));
    const game = gameOf(state);
    expect(game.view(looking, 0).seats[0]?.searched).toEqual([
      'yl-ret:1',
      'yl-word:1',
      'yl-word:2',
    ]);
    expect(game.view(looking, 1).seats[0]?.searched).toBeNull();
    const { state: rummaging } = play(asked, pick({ zone: 'discard' }));
    expect(game.view(rummaging, 0).seats[0]?.searched).toBeNull();
    expect(JSON.stringify(game.viewEvents(events, 1))).not.toContain('yl-ret');
    const { state: drawn, events: told } = play(looking, pick({ card: 'yl-ret:1' }));
    expect(seat(drawn, 0)).toMatchObject({
      hand: ['yl-ret:1'],
      draw: [['yl-word:1', 'yl-word:2']],
    });
    expect(JSON.stringify(game.viewEvents(told, 1))).not.toContain('yl-ret');
  });
  test('trash: out of the game, then a card is drawn; it may be declined', () => {
    const state = holding(['bm-purge:1', 'yl-ret:1'], {
      seats: { 0: { discard: ['bm-comm:1'], draw: [['yl-word:1']] } },
    });
    const { state: asked } = play(state, use('bm-purge:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([
      { card: 'yl-ret:1' },
      { card: 'bm-comm:1' },
    ]);
    const { state: gone } = play(asked, [pick({ card: 'bm-comm:1' }), 'yl-word:1']);
    expect(gone.removed).toContain('bm-comm:1');
    expect(seat(play(asked, [stop, 'yl-word:1']).state, 0).discard).toContain('bm-comm:1');
  });
  test('raidHand: a random card of another hand', () => {
    const state = holding(['bm-spike:1'], {
      seats: { 1: { hand: ['bl-roden:1', 'bl-permit:1'] } },
    });
    const { state: next } = play(state, use('bm-spike:1'), [pick({ seat: 1 }), 'bl-permit:1']);
    expect(seat(next, 1)).toMatchObject({ hand: ['bl-roden:1'], discard: ['bl-permit:1'] });
  });
  test('[CR-CARD-10] raidHand: an empty hand is not offered', () => {
    const state = holding(['bm-spike:1'], {
      players: 3,
      seats: { 1: { hand: [] }, 2: { hand: ['gl-asaro:1', 'gl-hike:1'] } },
    });
    expect(offered(play(state, use('bm-spike:1')).state, 'choose', 'option')).toEqual([
      { seat: 2 },
    ]);
  });
  test('[CR-CARD-07] [CR-LIMIT-03] a discount is not for a development of which no tile is left', () => {
    const spaces = ['A2', 'A3', 'A4', 'A5'];
    const state = holding(['gm-technician:1'], {
      tiles: spaces.map((space): [string, string] => ['dv-eden', space]),
    });
    expect(state.tileSupply['dv-eden']).toBe(0);
    const options = offered(play(state, use('gm-technician:1')).state, 'choose', 'option');
    const others = state.drafted.filter((development) => development !== 'dv-eden');
    expect(options).toEqual(others.map((development) => ({ development })));
  });
  test('[CR-RULING-37] [CR-RULING-54] freeMove is peaceful and leaves contested figures alone', () => {
    const state = arrange({
      leaders: [red, yellow],
      turn: { action: 'move', enemySpace: 'D2' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { hand: ['rl-trail:1'], figures: { D2: 1, C1: 1 } },
        1: { figures: { D2: 1, B1: 1 } },
      },
    });
    const { state: asked } = play(state, use('rl-trail:1'));
    expect(offered(asked, 'moveFigure', 'from')).toEqual(['C1']);
    expect(refusedBy(asked, mv(0, 'moveFigure', { from: 'D2' }))).toBe('CR-CARD-10');
    const { state: going } = play(asked, mv(0, 'moveFigure', { from: 'C1' }));
    expect(offered(going, 'moveTo', 'to')).toEqual(['B2', 'C2', 'C3', 'D1', 'E1']);
    expect(refusedBy(going, mv(0, 'moveTo', { to: 'B1' }))).toBe('CR-CARD-10');
    expect(refusedBy(going, stop)).toBe('CR-CARD-10');
    const { state: moved } = play(going, mv(0, 'moveTo', { to: 'C3' }));
    expect([countAt(moved, 0, 'C3'), moved.turn?.moved, topStep(moved)]).toEqual([
      1,
      [],
      'moveSelect',
    ]);
  });
  test('freeMove asks once more while one figure has somewhere to go', () => {
    const state = arrange({
      seats: { 0: { hand: ['bm-tunnel:1'], figures: { A1: 1, G7: 1 } } },
    });
    const { state: moved } = play(
      state,
      use('bm-tunnel:1'),
      mv(0, 'moveFigure', { from: 'A1' }),
      mv(0, 'moveTo', { to: 'A2' }),
    );
    expect(offered(moved, 'moveFigure', 'from')).toEqual(['G7']);
    expect(offeredTypes(moved)).toEqual(['moveFigure', 'done']);
  });
  test('deploy: the entry space and spaces with own figures, never a third', () => {
    const state = holding(['bm-pod:1'], { seats: { 0: { figures: { C3: 1, A1: 2 } }, 1: {} } });
    const { state: asked } = play(state, use('bm-pod:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([{ space: 'C3' }, { space: 'D1' }]);
    const { state: two, events } = play(asked, pick({ space: 'C3' }), pick({ space: 'D1' }));
    expect([countAt(two, 0, 'C3'), countAt(two, 0, 'D1'), topStep(two)]).toEqual([
      2,
      1,
      'turnMain',
    ]);
    expect(eventsOf(events, 'figureDeployed').map(({ to }) => to)).toEqual(['C3', 'D1']);
  });
  test('deploy: never to an enemy space', () => {
    const state = holding(['bm-pod:1'], {
      tokens: { 'ycu-t01': 'G7' },
      seats: { 0: { figures: { C3: 1 } }, 1: { figures: { D1: 1 } } },
    });
    expect(offered(play(state, use('bm-pod:1')).state, 'choose', 'option')).toEqual([
      { space: 'C3' },
    ]);
  });
  test('removeYcu: any token, without an alert', () => {
    const state = holding(['bm-papers:1'], { tokens: { 'ycu-t03': 'A1' } });
    const { state: next } = play(state, use('bm-papers:1'), pick({ token: 'ycu-t03' }));
    expect([next.ycu.onBoard, next.ycu.bag.length]).toEqual([{}, 20]);
  });
  test('removeYcu: the lowest token is offered first, whichever came first', () => {
    const state = holding(['bm-papers:1'], { tokens: { 'ycu-t03': 'A1', 'ycu-t01': 'B1' } });
    expect(offered(play(state, use('bm-papers:1')).state, 'choose', 'option')).toEqual([
      { token: 'ycu-t01' },
      { token: 'ycu-t03' },
    ]);
  });
  test('[CR-RECR-01] recruitDirect: not the card up for auction, and only who can pay', () => {
    const state = holding(['yl-ret:1'], { gangRow: ['gm-ash:1', 'gm-krull:1'] });
    const { state: asked } = play(state, use('yl-ret:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([
      { card: 'gm-ash:1' },
      { card: 'gm-krull:1' },
    ]);
    const { state: got } = play(asked, pick({ card: 'gm-ash:1' }));
    expect([seat(got, 0).arcs, countAt(got, 0, 'pool'), got.turn?.action]).toEqual([0, 8, null]);
    const poor = play(
      holding(['yl-ret:1'], { seats: { 0: { arcs: 1000 } } }),
      use('yl-ret:1'),
    ).state;
    expect(offeredTypes(poor)).toEqual(['done']);
    const auction = arrange({
      gangRow: ['gm-ash:1', 'gm-krull:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: { hand: ['yl-ret:1'], arcs: 2000 }, 1: { arcs: 1000 } },
    });
    const { state: bidding } = play(
      auction,
      mv(0, 'recruitPick', { card: 'gm-ash:1' }),
      mv(1, 'bid', { amount: 1000 }),
      use('yl-ret:1'),
    );
    expect(offered(bidding, 'choose', 'option')).toEqual([{ card: 'gm-krull:1' }]);
  });
  test('[CR-PROD-01] produceOne: only tiles that produce', () => {
    const state = holding(['gl-crop:1'], {
      leaders: [green, yellow],
      tiles: [
        ['dv-stronghold', 'D3 D4'],
        ['dv-eden', 'A2'],
      ],
      seats: { 0: { figures: { A2: 1, D3: 1, D4: 1 } } },
    });
    const { state: asked } = play(state, use('gl-crop:1'));
    expect(offered(asked, 'choose', 'option')).toEqual([{ tile: 'dv-eden:1' }]);
  });
  describe('of several tiles only those that the seat controls', () => {
    /** Seat 0 stands on the first tile, seat 1 on the second, nobody on the third, seat 0 on half of the fourth. */
    const asked = (card: string) => {
      const state = holding([card], {
        leaders: [green, yellow],
        tiles: [
          ['dv-eden', 'A2', 1],
          ['dv-eden', 'A3', 1],
          ['dv-eden', 'A5', 1],
          ['dv-dust-heavy', 'B3 B4', 1],
        ],
        seats: { 0: { figures: { A2: 1, B3: 1 } }, 1: { figures: { A3: 1 } } },
      });
      return play(state, use(card)).state;
    };
    test.each([
      ['CR-PROD-02', 'produce', 'gl-crop:1'],
      ['CR-SELL-01', 'sell', 'gl-pusher:1'],
    ])('[%s] can be named to %s', (_rule, _what, card) => {
      expect(offered(asked(card), 'choose', 'option')).toEqual([{ tile: 'dv-eden:1' }]);
      for (const other of ['dv-eden:2', 'dv-eden:3', 'dv-dust-heavy:1']) {
        expect(refusedBy(asked(card), pick({ tile: other }))).toBe('CR-CARD-10');
      }
    });
  });
  test('produceOne, and the tile may still produce in the action; sellNow with a bonus', () => {
    const tiles: Arrangement['tiles'] = [['dv-eden', 'A2', 1]];
    const state = holding(['gl-crop:1', 'gl-pusher:1'], {
      leaders: [green, yellow],
      tiles,
      seats: { 0: { figures: { A2: 1 } } },
    });
    const { state: made } = play(state, use('gl-crop:1'), pick({ tile: 'dv-eden:1' }));
    expect([tile(made, 'dv-eden:1').products, made.turn?.produced]).toEqual([3, []]);
    const { state: sold } = play(made, use('gl-pusher:1'), pick({ tile: 'dv-eden:1' }));
    expect([seat(sold, 0).arcs, sold.turn?.sold, topStep(sold)]).toEqual([4000, 0, 'turnMain']);
  });
  test('peekYcu: seen cards become layers, kept or put at the bottom', () => {
    const state = holding(['gm-informer:1']);
    const { state: asked, events } = play(state, [use('gm-informer:1'), 'ycu-07', 'ycu-03']);
    expect(JSON.stringify(gameOf(asked).viewEvents(events, 1))).not.toContain('ycu-0');
    expect(refusedBy(asked, stop)).toBe('CR-CARD-10');
    const { state: done } = play(asked, pick('keep'), pick('bottom'));
    expect(done.ycu.deck.map(({ cards, seenBy }) => [cards.length, seenBy])).toEqual([
      [1, [0]],
      [18, []],
      [1, [0]],
    ]);
    expect(done.ycu.deck[0]?.cards).toEqual(['ycu-07']);
    expect(gameOf(done).view(done, 0).ycu.known).toEqual([
      { above: 0, card: 'ycu-07' },
      { above: 19, card: 'ycu-03' },
    ]);
    expect(gameOf(done).view(done, 1).ycu.known).toEqual([]);
    expect(JSON.stringify(gameOf(done).view(done, 1))).not.toContain('ycu-07');
  });
  test('peekYcu: two cards put at the bottom lie there in the order chosen', () => {
    const state = holding(['gm-informer:1']);
    const { state: done } = play(
      state,
      [use('gm-informer:1'), 'ycu-07', 'ycu-03'],
      pick('bottom'),
      pick('bottom'),
    );
    expect(done.ycu.deck.slice(1).map(({ cards }) => cards)).toEqual([['ycu-07'], ['ycu-03']]);
  });
  test('peekYcu: a card that another seat has seen is no draw, and gains one who knows it', () => {
    const state = holding(['gm-informer:1'], { seats: { 1: { hand: ['gm-informer:2'] } } });
    const { state: seen } = play(
      state,
      [use('gm-informer:1'), 'ycu-07', 'ycu-03'],
      pick('keep'),
      pick('bottom'),
      [mv(0, 'takeAction', { action: 'refresh' }), 'gm-informer:1'],
      mv(0, 'endTurn'),
    );
    const again = mv(1, 'playCard', { card: 'gm-informer:2' });
    const { state: both } = play(seen, [again, 'ycu-11']);
    expect(both.ycu.deck.map(({ cards, seenBy }) => [cards.length, seenBy])).toEqual([
      [1, [0, 1]],
      [1, [1]],
      [17, []],
      [1, [0]],
    ]);
  });
});

describe('produce effects', () => {
  const producing = (
    development: string,
    cells: string,
    patch: NonNullable<Arrangement['seats']>[0] = {},
    a: Arrangement = {},
  ) => {
    const figures = Object.fromEntries(cells.split(' ').map((at) => [at, 1]));
    const state = arrange({
      ...a,
      tiles: [[development, cells]],
      turn: { action: 'produce' },
      steps: [{ type: 'produce' }],
      seats: { 0: { figures, hand: [], draw: [], ...patch } },
    });
    return [state, mv(0, 'produceTile', { tile: `${development}:1` })] as const;
  };
  test.each([
    [2, 2000],
    [4, 4000],
    [5, 8000],
  ])('rollTable: a %i leaves %i ARCs', (roll, arcs) => {
    const [state, move] = producing('dv-counterfeit', 'B3 B4');
    expect(seat(play(state, [move, roll]).state, 0).arcs).toBe(arcs);
  });
  test('wager: pay, roll 4 dice; only with the stake', () => {
    const [state, move] = producing('dv-casino', 'C3 D3 C4');
    const { state: next } = play(state, move, [pick('yes'), 2, 1, 0, 1]);
    expect(seat(next, 0).arcs).toBe(4000);
    const [poor, again] = producing('dv-casino', 'C3 D3 C4', { arcs: 1000 });
    expect(offeredTypes(play(poor, again).state)).toEqual(['done']);
  });
  test('[CR-RENOWN-07] payForRenown: up to what the pool has', () => {
    const [state, move] = producing('dv-silverx', 'C3 D3 C4', { arcs: 3000, renown: 199 });
    const { state: next } = play(state, move, pick('yes'));
    expect([seat(next, 0).renown, seat(next, 0).arcs, next.renownPool]).toEqual([200, 0, 0]);
  });
  test('[CR-RENOWN-07] payForRenown: nothing to pay for once the pool is empty', () => {
    const [state, move] = producing('dv-silverx', 'C3 D3 C4', { arcs: 3000, renown: 200 });
    expect(offeredTypes(play(state, move).state)).toEqual(['done']);
  });
  test('tradeUnit: a unit of hand or discard pile for 4,000', () => {
    const [state, move] = producing('dv-slaver', 'B3 B4', {
      hand: ['yl-runner:1', 'yl-word:1'],
      discard: ['yl-ret:1'],
    });
    const { state: asked } = play(state, move);
    expect(offered(asked, 'choose', 'option')).toEqual([
      { card: 'yl-runner:1' },
      { card: 'yl-ret:1' },
    ]);
    const { state: next, events } = play(asked, pick({ card: 'yl-ret:1' }));
    expect([seat(next, 0).arcs, next.removed.includes('yl-ret:1')]).toEqual([6000, true]);
    expect(eventsOf(events, 'unitRemoved')[0]).toMatchObject({ zone: 'discard' });
    const { events: fromHand } = play(asked, pick({ card: 'yl-runner:1' }));
    expect(eventsOf(fromHand, 'unitRemoved')[0]).toMatchObject({ zone: 'hand' });
  });
  test('[CR-MOVE-01] passives: Skyport lets one figure more move', () => {
    const state = arrange({
      leaders: [blue, yellow],
      tiles: [['dv-skyport', 'C3 D3 C4 D4']],
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures: { C3: 1, D3: 1, C4: 1, D4: 1 }, pool: 6 } },
    });
    const enter = (to: string) => [mv(0, 'moveFigure', { from: 'pool' }), mv(0, 'moveTo', { to })];
    const { state: four } = play(state, ...['C1', 'E1', 'B1', 'F1'].flatMap(enter));
    const { state: five } = play(four, ...enter('D1'));
    expect(refusedBy(five, mv(0, 'moveFigure', { from: 'pool' }))).toBe('CR-MOVE-01');
    const { state: left } = play(
      four,
      mv(0, 'moveFigure', { from: 'D4' }),
      mv(0, 'moveTo', { to: 'D5' }),
    );
    expect(refusedBy(left, mv(0, 'moveFigure', { from: 'pool' }))).toBe('CR-MOVE-01');
  });
  test('[CR-RESET-03] passives: Neural Uplink makes the hand larger', () => {
    const hand = arrange({
      seats: {
        0: {
          hand: [],
          draw: [
            ['yl-ret:1', 'yl-word:1', 'yl-word:2', 'yl-runner:1', 'yl-runner:2', 'yl-bruiser:1'],
          ],
          table: ['bm-uplink:1'],
        },
      },
    });
    const { state: drawn } = play(hand, [
      mv(0, 'takeAction', { action: 'refresh' }),
      'yl-ret:1',
      'yl-word:1',
      'yl-word:2',
      'yl-runner:1',
      'yl-runner:2',
    ]);
    expect(seat(drawn, 0).hand).toHaveLength(5);
  });
});
