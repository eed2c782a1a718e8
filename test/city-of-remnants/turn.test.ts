import { describe, expect, test } from 'vitest';
import type { Option } from '../../src/city-of-remnants/state/terms.js';
import {
  arrange,
  changedPack,
  countAt,
  eventsOf,
  gameOf,
  mv,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
  toAct,
  topStep,
} from './arrange.js';

const refresh = mv(0, 'takeAction', { action: 'refresh' });
const done = { action: 'refresh', actionDone: true } as const;

describe('rounds and phases', () => {
  test('[CR-ROUND-01] [CR-ROUND-02] [CR-TURN-05] turns, patrol, award, then the Reset of round 2', () => {
    const state = arrange({
      seats: { 0: { turnsTaken: 3, hand: [] }, 1: { turnsTaken: 4, hand: [] } },
      turn: done,
    });
    const tokens = Array.from({ length: 8 }, (_, i) => `ycu-t0${i + 1}`);
    const own = ['yl-ret:1', 'yl-word:1', 'yl-word:2', 'yl-runner:1'];
    const other = ['bl-roden:1', 'bl-permit:1', 'bl-channel:1', 'bl-salvage:1'];
    const market = (state.market.deck[0] as string[]).slice(0, 4);
    const gang = (state.gang.deck[0] as string[]).slice(0, 4);
    const { state: next, events } = play(state, [
      mv(0, 'endTurn'),
      ...['ycu-01', 'ycu-02', ...tokens],
      ...[...own, ...other, ...market, ...gang],
    ]);
    expect(eventsOf(events, 'phaseStarted').map(({ phase }) => phase)).toEqual([
      'patrol',
      'award',
      'reset',
      'turns',
    ]);
    expect([next.round, next.firstSeat, next.phase]).toEqual([2, 1, 'turns']);
  });
});

describe('reset', () => {
  const reset = (players: 2 | 4 = 2, firstSeat = 0) =>
    arrange({
      players,
      phase: 'reset',
      active: null,
      round: 2,
      firstSeat,
      agenda: [
        { type: 'resetDiscard', seat: 0 },
        { type: 'recycle', seat: 0, reason: 'reset' },
        { type: 'resetDiscard', seat: 1 },
      ],
      seats: {
        0: {
          hand: ['yl-ret:1', 'yl-runner:1'],
          draw: [['yl-word:1']],
          discard: ['yl-squatter:1', 'yl-squatter:2', 'yl-bruiser:1'],
        },
        1: { hand: ['bl-roden:1'] },
      },
    });
  test('[CR-RESET-01] [CR-RULING-03] any number of hand cards, one seat after the other', () => {
    const state = reset();
    expect(toAct(state)).toEqual([0]);
    expect(offeredTypes(state)).toEqual(['discardFromHand', 'done']);
    expect(refusedBy(state, mv(0, 'discardFromHand', { card: 'yl-word:1' }))).toBe('CR-RESET-01');
    const one = play(state, mv(0, 'discardFromHand', { card: 'yl-ret:1' })).state;
    expect(seat(one, 0).discard).toContain('yl-ret:1');
    expect(toAct(one)).toEqual([0]);
    const next = play(one, [mv(0, 'done'), 'yl-word:1', 'yl-ret:1', 'yl-squatter:1']).state;
    expect(toAct(next)).toEqual([1]);
  });
  test('[CR-RESET-02] [CR-RESET-03] the discard pile goes under, then draw up to influence', () => {
    const state = reset();
    const end = mv(0, 'done');
    const { state: next } = play(state, [end, 'yl-word:1', 'yl-bruiser:1']);
    expect(seat(next, 0).hand).toEqual(['yl-bruiser:1', 'yl-ret:1', 'yl-runner:1', 'yl-word:1']);
    expect(seat(next, 0).draw).toEqual([['yl-squatter:1', 'yl-squatter:2']]);
    expect(seat(next, 0).discard).toEqual([]);
    expect(gameOf(state).tryApply(state, end, { rolls: ['yl-bruiser:1', 'yl-word:1'] }).ok).toBe(
      false,
    );
  });
  test('[CR-RESET-04] [CR-RESET-05] [CR-RESET-06] [CR-RESET-07] [CR-RULING-04] token, income, market row, gang row', () => {
    const state = arrange({
      players: 4,
      phase: 'reset',
      active: null,
      round: 2,
      firstSeat: 2,
      seats: { 0: { hand: ['yl-ret:1'], table: ['bm-skim:1'] } },
      agenda: [
        { type: 'resetDiscard', seat: 0 },
        { type: 'resetTable' },
        { type: 'resetDiscard', seat: 0 },
      ],
    });
    const { row: oldMarket } = state.market;
    const { row: oldGang } = state.gang;
    const market = (state.market.deck[0] as string[]).slice(0, 4);
    const gang = (state.gang.deck[0] as string[]).slice(0, 4);
    const { state: next, events } = play(state, [mv(0, 'done'), ...market, ...gang]);
    expect(next.firstSeat).toBe(3);
    expect(next.seats.map(({ arcs }) => arcs)).toEqual([5000, 4000, 4000, 4000]);
    expect([next.market.row, next.gang.row]).toEqual([market, gang]);
    expect(next.market.discard).toEqual([...oldMarket].sort());
    expect(next.gang.discard).toEqual([...oldGang].sort());
    expect(events.map(({ type }) => type)).toEqual([
      'firstPlayerPassed',
      ...Array(4).fill('arcsChanged'),
      'rowRefilled',
      'rowRefilled',
    ]);
    expect(eventsOf(events, 'rowRefilled').map(({ row }) => row)).toEqual(['market', 'gang']);
  });
  test('[CR-RESET-09] trackers are on 0 when the turns begin', () => {
    const state = arrange({
      turn: done,
      seats: { 0: { turnsTaken: 3, hand: ['yl-ret:1'] }, 1: { turnsTaken: 4 } },
      agenda: [{ type: 'turnMain' }, { type: 'endRound', short: false, emptied: false }],
    });
    const next = play(state, mv(0, 'endTurn')).state;
    expect([next.round, topStep(next)]).toEqual([2, 'resetDiscard']);
    expect(next.seats.map(({ turnsTaken }) => turnsTaken)).toEqual([0, 0]);
  });
  test('[CR-RULING-43] [CR-RESET-03] a big hand draws nothing and discards nothing', () => {
    const hand = [
      'yl-ret:1',
      'yl-runner:1',
      'yl-runner:2',
      'yl-squatter:1',
      'yl-squatter:2',
      'yl-word:1',
    ];
    const state = arrange({
      seats: { 0: { hand, draw: [['yl-word:2']], discard: ['yl-bruiser:1'] } },
    });
    const next = play(state, refresh, mv(0, 'done')).state;
    expect(seat(next, 0).hand).toEqual(hand);
    expect(seat(next, 0).draw).toEqual([['yl-word:2'], ['yl-bruiser:1']]);
  });
});

describe('turns', () => {
  test('[CR-TURN-01] [CR-TURN-04] clockwise; ending a turn moves the tracker', () => {
    const state = arrange({ players: 3, active: 1, turn: done });
    const { state: next } = play(state, mv(1, 'endTurn'));
    expect(next.seats.map(({ turnsTaken }) => turnsTaken)).toEqual([0, 1, 0]);
    expect(toAct(next)).toEqual([2]);
    expect(next.turn).toMatchObject({ seat: 2, action: null, actionDone: false });
  });
  test('[CR-TURN-02] a seat with its tracker on 4 is skipped', () => {
    const state = arrange({ players: 3, turn: done, seats: { 1: { turnsTaken: 4 } } });
    const { state: next, events } = play(state, mv(0, 'endTurn'));
    expect(toAct(next)).toEqual([2]);
    expect(eventsOf(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1 }]);
  });
  test('[CR-TURN-03] exactly one action', () => {
    const before = arrange();
    expect(refusedBy(before, mv(0, 'endTurn'))).toBe('CR-TURN-03');
    const after = arrange({ turn: done });
    expect(refusedBy(after, refresh)).toBe('CR-TURN-03');
    const within = arrange({ turn: { action: 'buy' }, steps: [{ type: 'buy' }] });
    expect(refusedBy(within, refresh)).toBe('CR-TURN-03');
    expect(refusedBy(within, mv(0, 'endTurn'))).toBe('CR-TURN-03');
  });
  test('[CR-TURN-06] only the seat to decide', () => {
    expect(refusedBy(arrange(), mv(1, 'takeAction', { action: 'refresh' }))).toBe('CR-TURN-06');
  });
  test('[CR-TURN-07] modifiers end with the turn', () => {
    const mods = {
      extraFigures: 1,
      extraSteps: 1,
      bidRebate: 2000,
      sellBonus: 1000,
      extraBuy: 1,
      extraBuild: 1,
      discounts: { 'dv-alley': 1000 },
    };
    const state = arrange({
      turn: { ...done, mods, played: ['yl-word:1'] },
      seats: { 1: { turnsTaken: 4 } },
    });
    const next = play(state, mv(0, 'endTurn')).state;
    expect(next.turn).toMatchObject({
      seat: 0,
      played: [],
      mods: {
        extraFigures: 0,
        extraSteps: 0,
        bidRebate: 0,
        sellBonus: 0,
        extraBuy: 0,
        extraBuild: 0,
        discounts: {},
      },
    });
  });
  test('[CR-TURN-08] only what the decision offers', () => {
    expect(refusedBy(arrange(), mv(0, 'done'))).toBe('CR-TURN-08');
    expect(refusedBy(arrange(), { type: 'nonsense', seat: 0 })).toBe('CR-TURN-08');
    expect(refusedBy(arrange(), { type: 'playCard', seat: 0 })).toBe('CR-TURN-08');
  });
});

describe('actions', () => {
  test('[CR-ACT-01] six actions', () => {
    const state = arrange({
      tiles: [['dv-eden', 'A2', 2]],
      seats: { 0: { arcs: 20_000, figures: { A2: 1 } } },
    });
    expect(offered(state, 'takeAction', 'action')).toEqual([
      'recruit',
      'buy',
      'produce',
      'sell',
      'refresh',
      'move',
    ]);
  });
  test('[CR-ACT-02] [CR-RULING-08] [CR-RULING-52] what could do nothing is not offered', () => {
    const poor = { arcs: 0, hand: [], figures: {}, pool: 0 };
    const empty = arrange({ gangRow: [], gangDeck: [], seats: { 0: poor } });
    expect(offered(empty, 'takeAction', 'action')).toEqual(['refresh']);
    expect(refusedBy(empty, mv(0, 'takeAction', { action: 'sell' }))).toBe('CR-ACT-02');
    const gang = arrange({
      gangRow: [],
      gangDeck: [],
      gangDiscard: ['gm-ash:1'],
      seats: { 0: poor },
    });
    expect(offered(gang, 'takeAction', 'action')).toContain('recruit');
    const renown = arrange({ marketRow: [], seats: { 0: { ...poor, arcs: 3000 } } });
    expect(offered(renown, 'takeAction', 'action')).toContain('buy');
    const dry = arrange({
      marketRow: [],
      seats: { 0: { ...poor, arcs: 3000 }, 1: { renown: 200 } },
    });
    expect(offered(dry, 'takeAction', 'action')).not.toContain('buy');
    const card = arrange({ marketRow: ['bm-grenade:1'], seats: { 0: { ...poor, arcs: 2000 } } });
    expect(offered(card, 'takeAction', 'action')).toContain('buy');
  });
  test('[CR-ACT-02] Produce>>>Develop is offered to who can only build', () => {
    const able = (arcs: number) => {
      const state = arrange({ drafted: ['dv-eden'], seats: { 0: { arcs, hand: [] } } });
      return offered(state, 'takeAction', 'action').includes('produce');
    };
    expect([able(1000), able(2000)]).toEqual([false, true]);
  });
  test.each([
    ['CR-PROD-01', 'produce', 'dv-alley', 0, false],
    ['CR-PROD-01', 'produce', 'dv-eden', 0, true],
    ['CR-SELL-01', 'sell', 'dv-eden', 0, false],
    ['CR-SELL-01', 'sell', 'dv-eden', 1, true],
  ] as const)(
    '[CR-ACT-02] [%s] who can build nothing is offered %s for %s with %i products: %s',
    (_rule, action, development, products, isOffered) => {
      const state = arrange({
        tiles: [[development, 'A2', products]],
        seats: { 0: { arcs: 0, figures: { A2: 1 } } },
      });
      expect(offered(state, 'takeAction', 'action').includes(action)).toBe(isOffered);
    },
  );
  test('[CR-ACT-02] [CR-LIMIT-03] money for a development of which no tile is left is no reason for Produce', () => {
    const pack = changedPack('one-cheap-type', ({ developments }) => {
      for (const one of developments) one.cost = one.id === 'dv-eden' ? 1000 : 9000;
    });
    const spaces = ['A2', 'A3', 'A5', 'A6'];
    const able = (built: string[]) => {
      const state = arrange({
        pack,
        drafted: ['dv-eden'],
        tiles: built.map((at): [string, string] => ['dv-eden', at]),
        seats: { 0: { arcs: 1000 } },
      });
      return offered(state, 'takeAction', 'action').includes('produce');
    };
    expect([able(spaces.slice(1)), able(spaces)]).toEqual([true, false]);
  });
  test('[CR-END-07] a seat without figures, cards or money takes its turns', () => {
    const state = arrange({
      gangRow: [],
      gangDeck: [],
      seats: { 0: { arcs: 0, hand: [], draw: [], pool: 0 } },
    });
    const { state: next } = play(state, refresh, mv(0, 'endTurn'));
    expect(seat(next, 0).turnsTaken).toBe(1);
  });
});

describe('[CR-RULING-08] [CR-ACT-02] an action of which nothing is done is a pass', () => {
  const hand = ['yl-ret:1', 'yl-runner:1', 'yl-word:1', 'yl-word:2'];
  const ready = arrange({
    tiles: [['dv-eden', 'D1', 1]],
    seats: { 0: { arcs: 9000, figures: { D1: 1 }, hand } },
  });
  test.each([
    ['buy', 1],
    ['produce', 2],
    ['sell', 1],
    ['move', 1],
    ['refresh', 1],
  ] as const)('%s', (action, ends) => {
    const over = Array.from({ length: ends }, () => mv(0, 'done'));
    const { state } = play(ready, mv(0, 'takeAction', { action }), ...over);
    expect([topStep(state), state.turn?.action, state.turn?.actionDone]).toEqual([
      'turnMain',
      action,
      true,
    ]);
    const { state: next } = play(state, mv(0, 'endTurn'));
    expect([seat(next, 0).turnsTaken, toAct(next)]).toEqual([1, [1]]);
    const same = [seat(next, 0).arcs, seat(next, 0).hand, next.tiles, next.figures];
    expect(same).toEqual([9000, hand, ready.tiles, ready.figures]);
  });
  test('Recruit cannot be declined', () => {
    const { state } = play(ready, mv(0, 'takeAction', { action: 'recruit' }));
    expect(refusedBy(state, mv(0, 'done'))).toBe('CR-TURN-08');
    expect(offeredTypes(state)).toEqual(['recruitPick', 'playCard']);
  });
});

describe('refresh', () => {
  test('[CR-REFR-01] [CR-REFR-02] discards go under, the old pile is drawn first', () => {
    const state = arrange({
      seats: {
        0: {
          conditions: ['inf-feared'],
          wins: { player: 1, ycu: 0 },
          hand: ['yl-ret:1', 'yl-runner:1', 'yl-word:1'],
          draw: [['yl-word:2', 'yl-bruiser:1']],
          discard: ['yl-squatter:1', 'yl-squatter:2', 'yl-bruiser:2', 'yl-runner:2'],
        },
        1: { discard: ['bl-roden:1'] },
      },
    });
    const { state: next } = play(
      state,
      refresh,
      mv(0, 'discardFromHand', { card: 'yl-ret:1' }),
      mv(0, 'discardFromHand', { card: 'yl-runner:1' }),
      [mv(0, 'done'), 'yl-bruiser:1', 'yl-word:2', 'yl-ret:1', 'yl-squatter:2'],
    );
    expect(seat(next, 0).hand).toHaveLength(5);
    expect(seat(next, 0).draw.flat()).toHaveLength(4);
    expect(seat(next, 0).discard).toEqual([]);
    expect(seat(next, 1).discard).toEqual(['bl-roden:1']);
    expect(topStep(next)).toBe('turnMain');
  });
  test('[CR-REFR-01] an empty discard pile is not shuffled, and nothing is told of it', () => {
    const hand = ['yl-ret:1', 'yl-runner:1', 'yl-word:1', 'yl-word:2'];
    const state = arrange({ seats: { 0: { hand, discard: [] } } });
    const { events } = play(state, refresh, mv(0, 'done'));
    expect(eventsOf(events, 'discardShuffledUnder')).toEqual([]);
  });
  test('[CR-REFR-02] drawing from an empty pile draws nothing', () => {
    const discard = ['yl-squatter:1', 'yl-squatter:2', 'yl-bruiser:2', 'yl-runner:2', 'yl-word:1'];
    const state = arrange({ seats: { 0: { hand: ['yl-runner:1'], draw: [], discard } } });
    const next = play(state, mv(0, 'playCard', { card: 'yl-runner:1' })).state;
    expect(seat(next, 0).hand).toEqual([]);
    expect(seat(next, 0).discard).toHaveLength(6);
  });
});

describe('playing cards', () => {
  const hand = ['yl-squatter:1', 'yl-bruiser:1', 'yl-runner:1'];
  const squat = mv(0, 'playCard', { card: 'yl-squatter:1' });
  test('[CR-CARD-01] [CR-CARD-02] before or after the action; then it is discarded', () => {
    for (const turn of [{}, done]) {
      const { state: next } = play(arrange({ turn, seats: { 0: { hand } } }), squat);
      expect(seat(next, 0)).toMatchObject({
        arcs: 3000,
        hand: ['yl-bruiser:1', 'yl-runner:1'],
        discard: ['yl-squatter:1'],
      });
    }
    expect(
      refusedBy(arrange({ seats: { 0: { hand } } }), mv(0, 'playCard', { card: 'yl-ret:1' })),
    ).toBe('CR-CARD-01');
  });
  test('[CR-CARD-02] while it is resolved it is in no pile', () => {
    const state = arrange({ seats: { 0: { hand: ['yl-word:1', 'yl-ret:1'] } } });
    const { state: next } = play(state, mv(0, 'playCard', { card: 'yl-word:1' }));
    expect(topStep(next)).toBe('effectChoice');
    expect([...seat(next, 0).hand, ...seat(next, 0).discard]).toEqual(['yl-ret:1']);
  });
  test('[CR-CARD-03] a Battle ability is not played in the turn', () => {
    const state = arrange({
      leaders: ['rl-garius', 'yl-ret'],
      seats: { 0: { hand: ['rl-drums:1'] } },
    });
    expect(refusedBy(state, mv(0, 'playCard', { card: 'rl-drums:1' }))).toBe('CR-CARD-03');
    expect(offeredTypes(state)).not.toContain('playCard');
  });
  test.each([
    ['buy', { type: 'buy' }, undefined],
    ['produce', { type: 'produce' }, undefined],
    ['produce', { type: 'buildPick' }, undefined],
    ['sell', { type: 'sell' }, undefined],
    ['move', { type: 'moveSelect' }, undefined],
    ['recruit', { type: 'recruitPick' }, undefined],
    ['produce', { type: 'buildPlace', development: 'dv-alley' }, 'CR-CARD-01'],
    ['refresh', { type: 'refreshDiscard', seat: 0 }, 'CR-CARD-01'],
    ['move', { type: 'moveTo', figure: 'yellow-01' }, 'CR-CARD-01'],
    ['buy', { type: 'effectChoice', seat: 0, choice: { kind: 'produceOne' } }, 'CR-CARD-01'],
  ] as const)('[CR-RULING-09] in %s at %o a card is refused by %s', (action, step, rule) => {
    const state = arrange({
      turn: { action },
      steps: [step],
      drafted: ['dv-alley'],
      seats: { 0: { hand } },
    });
    expect(refusedBy(state, squat)).toBe(rule);
  });
  test('[CR-RULING-09] no card in Reset', () => {
    const agenda = [{ type: 'resetDiscard', seat: 0 } as const];
    const state = arrange({
      phase: 'reset',
      active: null,
      round: 2,
      agenda,
      seats: { 0: { hand } },
    });
    expect(refusedBy(state, squat)).toBe('CR-CARD-01');
  });
  test('[CR-CARD-08] [CR-RULING-10] a physical card once per turn, unless the option says so', () => {
    const seats = { 0: { hand: ['bm-comm:2'], discard: ['bm-comm:1'] } };
    const fetch = [
      mv(0, 'playCard', { card: 'bm-comm:2' }),
      mv(0, 'choose', { option: { zone: 'discard' } }),
      mv(0, 'choose', { option: { card: 'bm-comm:1' } }),
    ];
    const state = arrange({ turn: { played: ['bm-comm:1'] }, seats });
    const { state: next } = play(state, ...fetch);
    expect(seat(next, 0).hand).toEqual(['bm-comm:1']);
    expect(refusedBy(next, mv(0, 'playCard', { card: 'bm-comm:1' }))).toBe('CR-CARD-08');
    const both = arrange({ seats: { 0: { hand: ['bm-comm:1'], discard: ['bm-comm:2'] } } });
    const { state: second } = play(
      both,
      mv(0, 'playCard', { card: 'bm-comm:1' }),
      mv(0, 'choose', { option: { zone: 'discard' } }),
      mv(0, 'choose', { option: { card: 'bm-comm:2' } }),
      ...fetch,
    );
    expect(seat(second, 0)).toMatchObject({ hand: ['bm-comm:1'], discard: ['bm-comm:2'] });
    expect(refusedBy(second, mv(0, 'playCard', { card: 'bm-comm:1' }))).toBe('CR-CARD-08');
    const loose = arrange({
      options: { cardOncePerTurn: false },
      turn: { played: ['bm-comm:1'] },
      seats,
    });
    expect(
      refusedBy(play(loose, ...fetch).state, mv(0, 'playCard', { card: 'bm-comm:1' })),
    ).toBeUndefined();
  });
  test('[CR-CARD-09] as far as possible: a draw of 2 with 1 card left', () => {
    const state = arrange({ seats: { 0: { hand: ['yl-runner:1'], draw: [['yl-ret:1']] } } });
    const { state: next } = play(state, [mv(0, 'playCard', { card: 'yl-runner:1' }), 'yl-ret:1']);
    expect(seat(next, 0).hand).toEqual(['yl-ret:1']);
  });
  test('[CR-CARD-10] what an effect offers is named by its kind too', () => {
    const state = arrange({
      leaders: ['bl-roden', 'yl-ret'],
      marketRow: ['bm-uplink:1'],
      drafted: ['dv-alley'],
      seats: { 0: { hand: ['bl-worker:1'] } },
    });
    const { state: asked } = play(state, mv(0, 'playCard', { card: 'bl-worker:1' }));
    const refused = (option: Option) => refusedBy(asked, mv(0, 'choose', { option }));
    expect(refused({ card: 'bm-uplink:1' })).toBeUndefined();
    expect(refused({ development: 'bm-uplink:1' })).toBe('CR-CARD-10');
    expect(refused({ development: 'dv-alley' })).toBeUndefined();
    expect(refused({ card: 'dv-alley' })).toBe('CR-CARD-10');
  });
  test('[CR-CARD-06] [CR-CARD-10] [CR-CARD-07] a mandatory choice cannot be declined, nor answered beside the point', () => {
    const state = arrange({
      leaders: ['bl-roden', 'yl-ret'],
      marketRow: ['bm-uplink:1'],
      drafted: ['dv-protection'],
      seats: { 0: { hand: ['bl-worker:1'] } },
    });
    const { state: asked } = play(state, mv(0, 'playCard', { card: 'bl-worker:1' }));
    expect(refusedBy(asked, mv(0, 'done'))).toBe('CR-CARD-10');
    expect(refusedBy(asked, mv(0, 'choose', { option: { card: 'bm-comm:1' } }))).toBe('CR-CARD-10');
    expect(refusedBy(asked, mv(0, 'moveFigure', { from: 'pool' }))).toBe('CR-CARD-10');
    expect(refusedBy(asked, mv(0, 'discardFromHand', { card: 'x' }))).toBe('CR-CARD-10');
    const { state: next } = play(asked, mv(0, 'choose', { option: { card: 'bm-uplink:1' } }));
    expect(next.turn?.mods.discounts).toEqual({ 'bm-uplink:1': 1000 });
  });
});

test('[CR-TURN-01] the pool of figures is untouched by a turn without action effects', () => {
  const { state } = play(
    arrange({ seats: { 0: { hand: [], draw: [] } } }),
    refresh,
    mv(0, 'endTurn'),
  );
  expect(countAt(state, 0, 'pool')).toBe(7);
});
