import { describe, expect, test } from 'vitest';
import { compile } from '../../src/city-of-remnants/content/compile.js';
import { awardOf } from '../../src/city-of-remnants/score.js';
import type { State } from '../../src/city-of-remnants/state.js';
import type { Arrangement } from './arrange.js';
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
const award = (state: State, who: number) => awardOf({ state, content: compiled }, who);

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
  test('[CR-RENOWN-01] [CR-RENOWN-02] [CR-RENOWN-03] [CR-RULING-27] [CR-DEV-09] EX-04 a space under a tile', () => {
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
  });
  test('[CR-DEV-09] EX-21 partial control gives nothing; Loudspeakers give 2', () => {
    const state = arrange({
      tiles: [['dv-protection', 'B3 B4']],
      seats: { 0: { figures: { B3: 1 }, table: ['bm-loud:1'] } },
    });
    expect(award(state, 0)).toBe(2);
  });
  test('[CR-RENOWN-04] [CR-RENOWN-05] [CR-END-01] [CR-END-02] [CR-END-04] [CR-RULING-47] EX-57 a short pool', () => {
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
      eventsOf(events, 'renownAwarded').map(({ seat: s, award: n, claimed }) => [s, n, claimed]),
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
  test('[CR-RULING-26] EX-58 a pool emptied exactly does not end the game, unless the option says so', () => {
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
  test('[CR-RULING-33] the round limit', () => {
    const { state } = awarded({ options: { roundLimit: 1 } });
    expect(state.result?.reason).toBe('round limit');
  });
});

describe('the end', () => {
  const last = { options: { roundLimit: 1 } };
  test('[CR-END-03] [CR-END-04] [CR-END-05] EX-59 tokens, market cards on the table, in hand and discard pile', () => {
    const { state } = awarded({
      ...last,
      seats: {
        0: { renown: 60, table: ['bm-uplink:1'], hand: ['bm-comm:1'], discard: ['bm-comm:2'] },
        1: { renown: 62 },
      },
    });
    expect(state.result).toMatchObject({ scores: [63, 62], winners: [0] });
  });
  test('[CR-END-06] [CR-RULING-31] EX-60 ties: ARCs, then shared', () => {
    const tie = (arcs: number) =>
      awarded({ ...last, seats: { 0: { renown: 67, arcs: 3000 }, 1: { renown: 67, arcs } } }).state
        .result;
    expect(tie(1000)).toMatchObject({ winners: [0], tieBreak: 'arcs' });
    expect(tie(3000)).toMatchObject({ winners: [0, 1], tieBreak: 'shared' });
  });
  test('[CR-END-08] no move after the end', () => {
    const { state } = awarded(last);
    expect(legalMoves(state)).toEqual([]);
    expect(refusedBy(state, mv(0, 'endTurn'))).toBe('CR-END-08');
  });
  test('[CR-RENOWN-06] [CR-RULING-30] EX-61 concealed while the game runs', () => {
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
  test('[CR-INF-01] [CR-INF-02] [CR-RULING-06] [CR-RULING-38] EX-55 three developments: +1 at once, and the limit with it', () => {
    const { state, events } = step({ A2: 1, A3: 1, A6: 1 });
    expect(seat(state, 0)).toMatchObject({ influence: 5, conditionsMet: ['inf-turf'] });
    expect(eventsOf(events, 'influenceGained')).toHaveLength(1);
    const more = ['pool', 'pool', 'pool', 'pool'].flatMap((from, i) => [
      mv(0, 'moveFigure', { from }),
      mv(0, 'moveTo', { to: ['C1', 'E1', 'D2', 'D3'][i] as string }),
    ]);
    const { state: five } = play(state, ...more);
    expect(five.turn?.movedFigureIds).toHaveLength(5);
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
  test('[CR-INF-05] EX-56 at the top a condition is ticked without effect', () => {
    const { state } = step({ A2: 1, A3: 1, A6: 1 }, ['inf-crew', 'inf-connected', 'inf-feared']);
    expect(seat(state, 0)).toMatchObject({ influence: 7 });
    expect(seat(state, 0).conditionsMet).toHaveLength(4);
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
      mv(0, 'recruitPick', { cardId: 'gm-ash:1' }),
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
      seat(play(shop, mv(0, 'buyCard', { cardId: 'bm-comm:1' })).state, 0).conditionsMet,
    ).toEqual(['inf-connected']);
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
    const { state: rich } = play(state, mv(0, 'playCard', { cardId: 'yl-squatter:1' }));
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

test('[CR-LIMIT-06] ARCs never run out', () => {
  const state = arrange({ seats: { 0: { arcs: 900_000_000, hand: ['yl-squatter:1'] } } });
  expect(seat(play(state, mv(0, 'playCard', { cardId: 'yl-squatter:1' })).state, 0).arcs).toBe(
    900_001_000,
  );
});

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
        for (const [at, { renown }] of Object.entries(content.boards[state.boardId]?.spaces ?? {}))
          if (mine.has(at)) due += renown;
        for (const { cells, developmentId } of state.tiles) {
          if (!cells.every((cell) => mine.has(cell))) continue;
          due += content.developments.find((d) => d.id === developmentId)?.renown ?? 0;
        }
        expect(award(state, who)).toBe(due);
      });
    }
  }
});
