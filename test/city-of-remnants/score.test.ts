import { describe, expect, test } from 'vitest';
import { compile } from '../../src/city-of-remnants/content/compile.js';
import { countControlled } from '../../src/city-of-remnants/mechanics/control.js';
import { countOwned } from '../../src/city-of-remnants/mechanics/influence.js';
import { awardOf } from '../../src/city-of-remnants/score.js';
import { blankNotes } from '../../src/city-of-remnants/state/notes.js';
import type { State, Turn } from '../../src/city-of-remnants/state/state.js';
import type { Arrangement, SeatPatch } from './arrange.js';
import {
  arrange,
  changedPack,
  eventsOf,
  gameOf,
  legalMoves,
  mv,
  play,
  refusedBy,
  seat,
  topStep,
} from './arrange.js';

const compiled = compile(gameOf({ pack: 'standard' }).content);
const look = (state: State) => ({ state, content: compiled, notes: blankNotes() });
const award = (state: State, who: number) => awardOf(look(state), who);

/** The last turn ends, nothing is hit by the patrol, and the award follows; then the next round's Reset. */
function awarded(a: Arrangement) {
  const state = arrange({
    turn: { action: 'refresh', actionDone: true },
    options: { roundLimit: null, ...a.options },
    ...a,
    agenda: [{ type: 'turnMain' }, { type: 'awardPhase' }],
    seats: {
      0: { hand: ['yl-ret:1'], ...a.seats?.[0], turnsTaken: 3 },
      1: { ...a.seats?.[1], turnsTaken: 4 },
      2: { ...a.seats?.[2], turnsTaken: 4 },
    },
  });
  return play(state, mv(0, 'endTurn'));
}

describe('awards', () => {
  test('[CR-RENOWN-01] [CR-RENOWN-02] [CR-RENOWN-03] [CR-RULING-27] [CR-DEV-09] a space under a tile', () => {
    const both = arrange({
      tiles: [['dv-stronghold', 'D4 E4']],
      seats: { 0: { figures: { D4: 1, E4: 2 } } },
    });
    expect(award(both, 0)).toBe(10);
    const split = arrange({
      tiles: [['dv-stronghold', 'D4 E4']],
      seats: { 0: { figures: { D4: 1 } }, 1: { figures: { E4: 1 } } },
    });
    expect([award(split, 0), award(split, 1)]).toEqual([3, 2]);
    const between = arrange({
      tiles: [['dv-casino', 'C3 D3 C4']],
      seats: { 0: { figures: { C3: 1, C4: 1 } }, 1: { figures: { D3: 1 } } },
    });
    expect([award(between, 0), award(between, 1)]).toEqual([3, 2]);
  });
  test('[CR-DEV-09] partial control gives nothing; Loudspeakers give 2', () => {
    const state = arrange({
      tiles: [['dv-protection', 'B3 B4']],
      seats: { 0: { figures: { B3: 1 }, table: ['bm-loud:1'] } },
    });
    expect(award(state, 0)).toBe(2);
  });
  test('[CR-RENOWN-04] [CR-RENOWN-05] [CR-END-01] [CR-END-02] [CR-END-04] [CR-RULING-47] a short pool', () => {
    const { state, events } = awarded({
      players: 3,
      firstSeat: 2,
      seats: {
        0: { renown: 60, figures: { C3: 1, D2: 1 } },
        1: { renown: 70, figures: { E3: 1 } },
        2: { renown: 63, figures: { D3: 1, C2: 1, E2: 1 } },
      },
    });
    expect(
      eventsOf(events, 'renownAwarded').map(({ seat: s, amount: n, claimed }) => [s, n, claimed]),
    ).toEqual([
      [2, 5, true],
      [0, 4, false],
      [1, 2, true],
    ]);
    expect(state.renownPool).toBe(0);
    expect(state.seats.map(({ renown, unclaimed }) => [renown, unclaimed])).toEqual([
      [60, 4],
      [72, 0],
      [68, 0],
    ]);
    expect(state.result).toMatchObject({
      scores: [64, 72, 68],
      winners: [1],
      tieBreak: 'none',
      reason: 'short pool',
    });
  });
  test('[CR-RULING-26] a pool emptied exactly does not end the game, unless the option says so', () => {
    const seats = {
      0: { renown: 100, figures: { D4: 1 } },
      1: { renown: 94, figures: { C4: 1, C3: 1 } },
    };
    const hold: Arrangement = { seats };
    const { state } = awarded({ ...hold, options: { roundLimit: null } });
    expect([state.renownPool, state.result, state.round]).toEqual([0, null, 2]);
    const { state: over } = awarded({ ...hold, options: { endOnExactDepletion: true } });
    expect(over.result?.reason).toBe('empty pool');
  });
  test('[CR-RULING-49] an award of 0 from an empty pool is claimed', () => {
    const { state } = awarded({
      options: { endOnExactDepletion: true },
      seats: { 0: { renown: 100 }, 1: { renown: 100 } },
    });
    expect([state.result, state.round]).toEqual([null, 2]);
  });
  describe('[CR-RULING-49] a city that nobody can enter any more', () => {
    const deserted: Arrangement = {
      gangRow: [],
      gangDeck: [],
      options: { roundLimit: 100 },
      seats: { 0: { pool: 0, renown: 7 }, 1: { pool: 0, renown: 3 } },
    };
    test('is the end after the Award phase', () => {
      const { state, events } = awarded(deserted);
      expect(state.result).toMatchObject({ reason: 'deserted city', winners: [0], scores: [7, 3] });
      expect(eventsOf(events, 'renownAwarded')).toHaveLength(2);
      expect([state.round, legalMoves(state)]).toEqual([1, []]);
    });
    test('ends it with permanents that give renown, too, and without a round limit', () => {
      const seats = { 0: { pool: 0, table: ['bm-loud:1'] }, 1: { pool: 0 } };
      const { state } = awarded({ ...deserted, options: { roundLimit: null }, seats });
      expect(state.result).toMatchObject({ reason: 'deserted city', scores: [3, 0] });
    });
    test.each<[string, Arrangement]>([
      ['a figure on the board', { seats: { 0: { pool: 0, figures: { D1: 1 } }, 1: { pool: 0 } } }],
      ['a figure in a pool', { seats: { 0: { pool: 0 }, 1: { pool: 1 } } }],
      ['a gang member in the row', { gangRow: ['gm-ash:1'] }],
      ['a gang member in the deck', { gangDeck: ['gm-ash:1'] }],
      ['a gang member in the discard pile', { gangDiscard: ['gm-ash:1'] }],
    ])('goes on with %s', (_what, more) => {
      const { state } = awarded({ ...deserted, ...more });
      expect([state.result, state.round]).toEqual([null, 2]);
    });
  });
  test('[CR-RULING-33] the round limit', () => {
    const { state } = awarded({ options: { roundLimit: 1 } });
    expect(state.result?.reason).toBe('round limit');
  });
});

describe('the end', () => {
  const last = { options: { roundLimit: 1 } };
  test('[CR-END-03] [CR-END-04] [CR-END-05] tokens, market cards on the table, in hand and discard pile', () => {
    const { state } = awarded({
      ...last,
      seats: {
        0: { renown: 60, table: ['bm-uplink:1'], hand: ['bm-comm:1'], discard: ['bm-comm:2'] },
        1: { renown: 62 },
      },
    });
    expect(state.result).toMatchObject({ scores: [63, 62], winners: [0] });
  });
  test('[CR-END-06] [CR-RULING-31] ties: ARCs, then shared', () => {
    const tie = (arcs: number) =>
      awarded({ ...last, seats: { 0: { renown: 67, arcs: 3000 }, 1: { renown: 67, arcs } } }).state
        .result;
    expect(tie(1000)).toMatchObject({ winners: [0], tieBreak: 'arcs' });
    expect(tie(3000)).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
    const richer = { 0: { renown: 60, arcs: 1000 }, 1: { renown: 60, arcs: 2000 } };
    const { state } = awarded({
      ...last,
      players: 3,
      seats: { ...richer, 2: { renown: 59, arcs: 9000 } },
    });
    expect(state.result).toMatchObject({ winners: [1], tieBreak: 'arcs' });
  });
  test('[CR-END-05] [CR-END-06] everybody has a place, equals share one', () => {
    const places = (renown: number[], arcs: number[]) => {
      const patch = (who: number) => ({ renown: renown[who] ?? 0, arcs: arcs[who] ?? 0 });
      const seats = { 0: patch(0), 1: patch(1), 2: patch(2) };
      const { state } = awarded({ ...last, players: 3, seats });
      return gameOf(state).outcome(state)?.ranking;
    };
    expect(places([1, 9, 5], [9000, 1000, 5000])).toEqual([[1], [2], [0]]);
    expect(places([5, 9, 5], [2000, 1000, 3000])).toEqual([[1], [2], [0]]);
    expect(places([5, 9, 5], [2000, 9000, 2000])).toEqual([[1], [0, 2]]);
    expect(places([5, 5, 5], [2000, 2000, 2000])).toEqual([[0, 1, 2]]);
  });
  test('[CR-END-04] the standing is what would be scored now', () => {
    const seats = {
      0: { renown: 60, table: ['bm-uplink:1'], draw: [['bm-comm:1', 'yl-word:1']] },
      1: { renown: 62, hand: ['bm-comm:2'] },
    };
    const state = arrange({ seats });
    const game = gameOf(state);
    const parts = (renown: number, cards: number) => [
      { label: 'renown', value: renown },
      { label: 'unclaimed award', value: 0 },
      { label: 'market cards', value: cards },
    ];
    const [first, second] = [
      { seat: 0, score: 62, parts: parts(60, 2) },
      { seat: 1, score: 63, parts: parts(62, 1) },
    ];
    const head = { unit: 'renown', better: 'more' };
    expect(game.standing(state)).toEqual({ ...head, seats: [first, second] });
    expect(game.standing(game.view(state, 'open'))).toEqual({ ...head, seats: [first, second] });
    const hidden = (seat: number, value: number) => {
      return { seat, score: null, parts: [{ label: 'market cards', value }] };
    };
    expect(game.standing(game.view(state, 0)).seats).toEqual([first, hidden(1, 1)]);
    expect(game.standing(game.view(state, 'spectator')).seats).toEqual([
      hidden(0, 2),
      hidden(1, 1),
    ]);
    const { state: over } = awarded({ ...last, seats });
    expect(game.standing(game.view(over, 'spectator')).seats[1]).toEqual(second);
  });
  test('[CR-END-02] [CR-END-04] an award that the pool could not pay is a part of the standing', () => {
    const { state } = awarded({ seats: { 0: { renown: 199, figures: { D4: 1 } }, 1: {} } });
    const unpaid = { label: 'unclaimed award', value: 3 };
    expect(gameOf(state).standing(state).seats[0]?.parts).toContainEqual(unpaid);
    expect(gameOf(state).standing(state).seats[0]?.score).toBe(202);
  });
  test('[CR-END-08] no move after the end', () => {
    const { state } = awarded(last);
    expect(legalMoves(state)).toEqual([]);
    expect(refusedBy(state, mv(0, 'endTurn'))).toBe('CR-END-08');
  });
  test('[CR-RENOWN-06] [CR-RULING-30] concealed while the game runs', () => {
    const state = arrange({ seats: { 0: { renown: 12 } } });
    const game = gameOf(state);
    expect([
      game.view(state, 1).seats[0]?.renown,
      game.view(state, 0).seats[0]?.renown,
      game.view(state, 'spectator').seats[0]?.renown,
    ]).toEqual([null, 12, null]);
    const open = arrange({ options: { concealRenown: false }, seats: { 0: { renown: 12 } } });
    expect(game.view(open, 1).seats[0]?.renown).toBe(12);
    const { state: over } = awarded({ ...last, seats: { 0: { renown: 12 } } });
    expect(game.view(over, 1).seats[0]?.renown).toBe(12);
  });
});

describe('influence', () => {
  const tiles: Arrangement['tiles'] = [
    ['dv-eden', 'A2'],
    ['dv-eden', 'A3'],
    ['dv-eden', 'A5'],
  ];
  const step = (figures: Record<string, number>, conditions: string[] = []) => {
    const state = arrange({
      tiles,
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { figures, conditions } },
    });
    return play(state, mv(0, 'moveFigure', { from: 'A6' }), mv(0, 'moveTo', { to: 'A5' }));
  };
  test('[CR-INF-01] [CR-INF-02] [CR-RULING-06] [CR-RULING-38] three developments: +1 at once, and the limit with it', () => {
    const { state, events } = step({ A2: 1, A3: 1, A6: 1 });
    expect(seat(state, 0)).toMatchObject({ influence: 5, conditionsMet: ['inf-turf'] });
    expect(eventsOf(events, 'influenceGained')).toHaveLength(1);
    const more = ['pool', 'pool', 'pool', 'pool'].flatMap((from, i) => [
      mv(0, 'moveFigure', { from }),
      mv(0, 'moveTo', { to: ['C1', 'E1', 'D2', 'D3'][i] as string }),
    ]);
    const { state: five } = play(state, ...more);
    expect(five.turn?.moved).toHaveLength(5);
    expect(refusedBy(five, mv(0, 'moveFigure', { from: 'A2' }))).toBe('CR-MOVE-01');
  });
  test('[CR-INF-03] [CR-INF-04] not twice, and never lost', () => {
    const { state } = step({ A2: 1, A3: 1, A6: 1 }, ['inf-turf']);
    expect(seat(state, 0).influence).toBe(5);
    const { state: away } = play(
      state,
      mv(0, 'moveFigure', { from: 'A2' }),
      mv(0, 'moveTo', { to: 'A1' }),
    );
    expect(seat(away, 0).influence).toBe(5);
  });
  test('[CR-INF-05] at the top a condition is ticked without effect', () => {
    const { state } = step({ A2: 1, A3: 1, A6: 1 }, ['inf-crew', 'inf-connected', 'inf-feared']);
    expect(seat(state, 0)).toMatchObject({ influence: 7 });
    expect(seat(state, 0).conditionsMet).toHaveLength(4);
  });
  test('[CR-INF-02] [CR-INF-03] [CR-INF-04] the third development by a battle; lost and regained', () => {
    const state = arrange({
      tiles,
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { A2: 1, A3: 1, A6: 1, A4: 1 }, hand: [], draw: [] },
        1: { figures: { A5: 1 }, hand: [], draw: [] },
      },
    });
    const go = (from: string, to: string) => [
      mv(0, 'moveFigure', { from }),
      mv(0, 'moveTo', { to }),
    ];
    const { state: in5, events: none } = play(state, ...go('A6', 'A5'));
    expect(eventsOf(none, 'influenceGained')).toEqual([]);
    const { state: won, events } = play(in5, [mv(0, 'done'), 2, 2, 0]);
    const told = events.map(({ type }) => type);
    expect(told.lastIndexOf('influenceGained')).toBe(told.indexOf('controlChanged') + 1);
    expect(seat(won, 0)).toMatchObject({ influence: 6, conditionsMet: ['inf-feared', 'inf-turf'] });
    const next = { ...won, agenda: [...won.agenda, { type: 'moveSelect' } as const] };
    next.turn = { ...(won.turn as Turn), actionDone: false };
    const { state: away } = play(next, ...go('A2', 'A1'));
    expect(seat(away, 0).influence).toBe(6);
    const { state: back, events: again } = play(away, ...go('A3', 'A2'), ...go('A4', 'A3'));
    expect(eventsOf(again, 'controlChanged').map((event) => event.seat)).toEqual([0, null, 0]);
    expect(eventsOf(again, 'influenceGained')).toEqual([]);
    expect(seat(back, 0).influence).toBe(6);
  });
  test('[CR-INF-02] ten unit cards, three market cards; in the turn of another seat too', () => {
    const seats = { 0: { hand: [] }, 1: { arcs: 4000, discard: ['gm-fighter:1', 'gm-fighter:2'] } };
    const state = arrange({
      gangRow: ['gm-ash:1', 'gm-krull:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats,
    });
    const { state: won } = play(
      state,
      mv(0, 'recruitPick', { card: 'gm-ash:1' }),
      mv(1, 'bid', { amount: 4000 }),
    );
    expect(seat(won, 1).conditionsMet).toEqual(['inf-crew']);
    const shop = arrange({
      marketRow: ['bm-comm:1'],
      turn: { action: 'buy' },
      steps: [{ type: 'buy' }],
      seats: { 0: { arcs: 3000, discard: ['bm-comm:2'], table: ['bm-uplink:1'] } },
    });
    expect(
      seat(play(shop, mv(0, 'buyCard', { card: 'bm-comm:1' })).state, 0).conditionsMet,
    ).toEqual(['inf-connected']);
  });
  test('[CR-INF-02] a condition that is met from the start counts from the start', () => {
    const pack = changedPack('easy-mats', (one) => {
      one.influenceConditions = [
        { id: 'many', text: 'Many.', cond: { kind: 'unitCards', count: 7 }, source: 'house' },
        { id: 'rich', text: 'Rich.', cond: { kind: 'arcsHeld', amount: 2000 }, source: 'house' },
        { id: 'richer', text: 'More.', cond: { kind: 'arcsHeld', amount: 3000 }, source: 'house' },
      ];
    });
    const leaders = ['yl-ret', 'bl-roden'];
    const started = gameOf({ pack }).setup({ players: 2, seed: 1, leaders, entries: ['D1', 'A4'] });
    for (const player of started.seats) {
      expect(player).toMatchObject({ influence: 6, conditionsMet: ['many', 'rich'] });
    }
  });
  test('conditions that other mats may print', () => {
    const pack = changedPack('other-mats', (one) => {
      one.influenceConditions = [
        { id: 'rich', text: 'Rich.', cond: { kind: 'arcsHeld', amount: 3000 }, source: 'house' },
        { id: 'many', text: 'Many.', cond: { kind: 'figuresOnBoard', count: 2 }, source: 'house' },
        {
          id: 'high',
          text: 'High.',
          cond: { kind: 'figuresOnLevel', level: 'heights', count: 1 },
          source: 'house',
        },
      ];
    });
    const state = arrange({
      pack,
      turn: { action: 'move' },
      steps: [{ type: 'moveSelect' }],
      seats: { 0: { hand: ['yl-squatter:1'], figures: { B3: 1 } } },
    });
    const { state: rich } = play(state, mv(0, 'playCard', { card: 'yl-squatter:1' }));
    expect(seat(rich, 0).conditionsMet).toEqual(['rich']);
    const { state: two } = play(
      rich,
      mv(0, 'moveFigure', { from: 'pool' }),
      mv(0, 'moveTo', { to: 'D1' }),
    );
    expect(seat(two, 0).conditionsMet).toEqual(['rich', 'many']);
    const { state: three } = play(
      two,
      mv(0, 'moveFigure', { from: 'B3' }),
      mv(0, 'moveTo', { to: 'C3' }),
    );
    expect(seat(three, 0)).toMatchObject({ conditionsMet: ['rich', 'many', 'high'], influence: 7 });
  });
});

describe('in a battle', () => {
  const state = arrange({
    tiles: [['dv-eden', 'A2']],
    turn: { action: 'move', enemySpace: 'A2' },
    steps: [{ type: 'moveSelect' }],
    seats: {
      0: { figures: { A2: 1 }, hand: ['yl-ret:1', 'bm-comm:1'] },
      1: { figures: { A2: 1 } },
    },
  });
  test('[CR-DEV-10] [CR-RULING-21] a contested tile is held by the seat that did not move', () => {
    const held = (now: State) => [0, 1].map((who) => countControlled(look(now), who));
    expect(held(state)).toEqual([0, 1]);
    expect(held({ ...state, turn: { ...(state.turn as Turn), seat: 1 } })).toEqual([1, 0]);
    expect(held(state)).toEqual([0, 1]);
  });
  test('[CR-DECK-01] a card that is being played belongs to who plays it, and to nobody else', () => {
    const { state: asked } = play(
      arrange({ seats: { 0: { hand: ['bm-comm:1'], discard: ['yl-ret:1'] } } }),
      mv(0, 'playCard', { card: 'bm-comm:1' }),
    );
    expect(topStep(asked)).toBe('effectChoice');
    const market = [0, 1].map((who) => countOwned(look(asked), who, 'isMarket'));
    expect(market).toEqual([1, 0]);
  });
  test('[CR-DECK-01] laid cards are still owned', () => {
    const { state: laid } = play(
      state,
      mv(0, 'done'),
      mv(0, 'layFromHand', { card: 'yl-ret:1' }),
      mv(0, 'layFromHand', { card: 'bm-comm:1' }),
    );
    const owned = (what: 'isUnit' | 'isMarket') => countOwned(look(laid), 0, what);
    expect([owned('isUnit'), owned('isMarket')]).toEqual([7, 1]);
  });
});

describe('what the box holds', () => {
  test('[CR-LIMIT-06] the bank pays although all ARC tokens of the box are out', () => {
    const { denominations, constants } = gameOf({ pack: 'standard' }).content;
    const box = denominations.arcs.reduce((sum, { value, tokens }) => sum + value * tokens, 0);
    expect(box).toBe(375_000);
    const state = arrange({
      tiles: [['dv-eden', 'A2', 1]],
      seats: { 0: { arcs: box, hand: ['yl-squatter:1'], figures: { A2: 1 } }, 1: { arcs: box } },
    });
    const { state: paid } = play(state, mv(0, 'playCard', { card: 'yl-squatter:1' }));
    expect(seat(paid, 0).arcs).toBe(376_000);
    const { state: sold } = play(
      paid,
      mv(0, 'takeAction', { action: 'sell' }),
      mv(0, 'sellProduct', { tile: 'dv-eden:1' }),
    );
    expect(seat(sold, 0).arcs).toBe(377_000);
    const reset = arrange({
      phase: 'reset',
      active: null,
      round: 2,
      agenda: [
        { type: 'resetDiscard', seat: 0 },
        { type: 'resetTable' },
        { type: 'resetDiscard', seat: 0 },
      ],
      seats: { 0: { arcs: box, hand: ['yl-ret:1'] }, 1: { arcs: box } },
    });
    const { state: after } = gameOf(reset).apply(reset, mv(0, 'done'));
    expect(after.seats.map(({ arcs }) => arcs)).toEqual(Array(2).fill(box + constants.income));
  });
  test('[CR-RULING-47] awards are sums: nobody is asked, and no token needs to be changed', () => {
    const pack = changedPack('one-big-token', (one) => {
      one.denominations.renown = [{ value: 200, tokens: 1 }];
    });
    const figures = {
      0: { figures: { D4: 1 } },
      1: { figures: { C4: 1, C3: 1 }, hand: ['bl-roden:1'] },
    };
    for (const a of [{ seats: figures }, { seats: figures, pack }]) {
      const { state, events } = awarded({ ...a, firstSeat: 1 });
      const told = eventsOf(events, 'renownAwarded');
      expect(told.map(({ seat: who, amount: due, claimed }) => [who, due, claimed])).toEqual([
        [1, 3, true],
        [0, 3, true],
      ]);
      expect([seat(state, 0).renown, seat(state, 1).renown, state.renownPool]).toEqual([3, 3, 194]);
      expect([state.round, topStep(state)]).toEqual([2, 'resetDiscard']);
    }
  });
});

describe('the deck of a player', () => {
  /** Seven units of the starter deck and two more here; another one comes by a free recruit. */
  const recruited = (zones: SeatPatch) => {
    const state = arrange({
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: zones, 1: { turnsTaken: 4 } },
    });
    return seat(play(state, mv(0, 'recruitPick', { card: 'gm-ash:1' })).state, 0).conditionsMet;
  };
  const two = ['gm-medic:1', 'gm-medic:2'];
  const starters = cardsOfYellow();
  test.each([
    ['the hand', { hand: two }],
    ['the discard pile', { discard: two }],
    ['the draw pile', { draw: [two, starters] }],
    ['several zones', { hand: ['gm-medic:1', 'yl-ret:1'], discard: ['gm-medic:2', 'yl-runner:1'] }],
  ])('[CR-DECK-01] units in %s belong to the deck', (_zone, zones) => {
    expect(recruited(zones)).toEqual(['inf-crew']);
  });
  test('[CR-DECK-01] [CR-DECK-02] cards out of the game, market and ability cards are none of its units', () => {
    expect(recruited({ hand: ['gm-medic:1'] })).toEqual([]);
    expect(recruited({ hand: ['gm-medic:1', 'bm-comm:1', 'bm-comm:2'] })).toEqual([]);
    expect(
      recruited({ hand: two, draw: [starters.filter((card) => card !== 'yl-ret:1')] }),
    ).toEqual([]);
  });
  test('[CR-DECK-01] [CR-END-03] market cards of hand, draw pile and discard pile score, and those of the table', () => {
    const zones = (patch: SeatPatch) => {
      return awarded({ options: { roundLimit: 1 }, seats: { 0: patch } }).state.result?.scores[0];
    };
    expect(zones({ hand: ['bm-comm:1'] })).toBe(1);
    expect(zones({ hand: [], draw: [['bm-comm:1', 'bm-comm:2']] })).toBe(2);
    expect(zones({ hand: [], discard: ['bm-comm:1'] })).toBe(1);
    expect(zones({ hand: [], table: ['bm-uplink:1', 'bm-sled:1'] })).toBe(2);
    expect(zones({ hand: [] })).toBe(0);
  });
});

function cardsOfYellow(): string[] {
  const { leaders } = gameOf({ pack: 'standard' }).content;
  const deck = leaders.find(({ id }) => id === 'yl-ret')?.deck ?? [];
  return deck.flatMap(({ card, copies }) => {
    return Array.from({ length: copies }, (_, i) => `${card}:${i + 1}`);
  });
}

/** An oracle for control and awards, straight from the figures. */
test('[CR-RENOWN-01] [CR-DEV-09] control and awards agree with an oracle in random games', () => {
  const { content } = gameOf({ pack: 'standard' });
  for (const players of [2, 3, 4]) {
    const game = gameOf({ pack: 'standard' });
    const state = game.setup({ players, seed: `award ${players}`, leaderSelection: 'random' });
    let pick = players;
    for (let i = 0; i < 2500 && game.outcome(state) === null; i++) {
      const moves = legalMoves(state);
      pick = (pick * 1103515245 + 12345) % 2147483648;
      game.step(state, moves[pick % moves.length] as (typeof moves)[number]);
      if (i % 25 > 0 || topStep(state) !== 'turnMain') continue;
      state.seats.forEach(({ table }, who) => {
        const mine = new Set(
          Object.values(state.figures)
            .filter((f) => f.seat === who)
            .map((f) => f.at as string),
        );
        let due = table.includes('bm-loud:1') ? 2 : 0;
        for (const [at, { renown }] of Object.entries(content.boards[state.board]?.spaces ?? {}))
          if (mine.has(at)) due += renown;
        for (const { spaces, development } of state.tiles) {
          if (!spaces.every((space) => mine.has(space))) continue;
          due += content.developments.find((d) => d.id === development)?.renown ?? 0;
        }
        expect(award(state, who)).toBe(due);
      });
    }
  }
});
