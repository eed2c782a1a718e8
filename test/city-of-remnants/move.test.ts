import { describe, expect, test } from 'vitest';
import { compile } from '../../src/city-of-remnants/content/compile.js';
import {
  boardOf,
  isCovered,
  layTile,
  putFigure,
  setTokens,
} from '../../src/city-of-remnants/mechanics/occupancy.js';
import { destinations } from '../../src/city-of-remnants/mechanics/reach.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { CityPosition } from '../../src/city-of-remnants/play.js';
import { blankNotes } from '../../src/city-of-remnants/state/notes.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Arrangement } from './arrange.js';
import {
  arrange,
  countAt,
  eventsOf,
  gameOf,
  legalMoves,
  mv,
  offered,
  offeredTypes,
  play,
  refusedBy,
  seat,
  toAct,
  topStep,
} from './arrange.js';

const moving = (a: Arrangement = {}) =>
  arrange({ ...a, turn: { action: 'move', ...a.turn }, steps: [{ type: 'moveSelect' }] });
const from = (place: string) => mv(0, 'moveFigure', { from: place });
const to = (space: string) => mv(0, 'moveTo', { to: space });
const ends = (state: State, place: string) =>
  offered(play(state, from(place)).state, 'moveTo', 'to').sort();

describe('moving', () => {
  test('[CR-MOVE-01] [CR-MOVE-03] [CR-INF-06] up to influence figures', () => {
    const state = moving();
    const four = ['C1', 'E1', 'D2', 'D3'].flatMap((at) => [from('pool'), to(at)]);
    const { state: moved } = play(state, ...four);
    expect(refusedBy(moved, from('pool'))).toBe('CR-MOVE-01');
    expect(offeredTypes(moved)).toEqual(['done']);
    const more = moving({ turn: { mods: { extraFigures: 1 } } });
    expect(refusedBy(play(more, ...four).state, from('pool'))).toBeUndefined();
    expect(refusedBy(state, from('A1'))).toBe('CR-MOVE-01');
  });
  test('[CR-MOVE-02] [CR-RULING-36] 1 to 3 spaces', () => {
    const state = moving({ seats: { 0: { figures: { A1: 1 } } } });
    expect(ends(state, 'A1')).toEqual(['A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'C1', 'C2', 'D1']);
    const { state: under } = play(state, from('A1'));
    expect(refusedBy(under, to('A1'))).toBe('CR-MOVE-02');
    expect(refusedBy(under, to('A5'))).toBe('CR-MOVE-02');
    const far = moving({ turn: { mods: { extraSteps: 1 } }, seats: { 0: { figures: { A1: 1 } } } });
    expect(ends(far, 'A1')).toContain('A5');
    const sled = moving({ seats: { 0: { figures: { A1: 1 }, table: ['bm-sled:1'] } } });
    expect(ends(sled, 'A1')).toContain('A5');
  });
  test('[CR-MOVE-03] [CR-RULING-35] a figure moves once; the unmoved one is taken', () => {
    const state = moving({ seats: { 0: { figures: { C1: 1, C2: 1 } } } });
    const { state: one } = play(state, from('C1'), to('C2'));
    const { state: two, events } = play(one, from('C2'), to('C3'));
    expect(eventsOf(events, 'figureMoved')[0]).toMatchObject({
      figure: 'yellow-02',
      from: 'C2',
      path: ['C3'],
    });
    expect(refusedBy(two, from('C2'))).toBe('CR-MOVE-03');
  });
  test('[CR-MOVE-03] a figure with no way out is refused by CR-MOVE-02', () => {
    const state = moving({
      turn: { enemySpace: 'D4' },
      tokens: { 'ycu-t01': 'A2', 'ycu-t02': 'B1' },
      seats: { 0: { figures: { A1: 1 } } },
    });
    expect(refusedBy(state, from('A1'))).toBe('CR-MOVE-02');
  });
  test('[CR-MOVE-04] [CR-MOVE-05] [CR-MOVE-07] from the pool through a full entry', () => {
    const state = moving({ seats: { 0: { figures: { D1: 2 } } } });
    expect(ends(state, 'pool')).toEqual(['B1', 'C1', 'C2', 'D2', 'D3', 'E1', 'E2', 'F1']);
    expect(refusedBy(play(state, from('pool')).state, to('D1'))).toBe('CR-MOVE-04');
    const enemies = moving({ seats: { 0: { figures: { C1: 1 } }, 1: { figures: { C2: 2 } } } });
    const { state: in1 } = play(enemies, from('C1'), to('C2'), from('pool'), to('C2'));
    expect([countAt(in1, 0, 'C2'), countAt(in1, 1, 'C2')]).toEqual([2, 2]);
  });
  test('[CR-MOVE-07] an empty pool', () => {
    expect(refusedBy(moving({ seats: { 0: { pool: 0, figures: { A1: 1 } } } }), from('pool'))).toBe(
      'CR-MOVE-07',
    );
    const { events } = play(moving(), from('pool'), to('D3'));
    expect(eventsOf(events, 'figureMoved')[0]?.path).toEqual(['D1', 'D2', 'D3']);
  });
  test('[CR-MOVE-08] [CR-MOVE-10] enemies stop, players and YCU alike', () => {
    const expected = ['B1', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2', 'F1'];
    expect(ends(moving({ seats: { 1: { figures: { D2: 1 } } } }), 'pool')).toEqual(expected);
    const tokens = moving({ tokens: { 'ycu-t01': 'D2' } });
    expect(ends(tokens, 'pool')).toEqual(expected);
    expect(refusedBy(play(tokens, from('pool')).state, to('D3'))).toBe('CR-MOVE-08');
  });
  test('[CR-RULING-35] of several the lowest id moves, enters, is lost and comes', () => {
    const state = moving({ seats: { 0: { figures: { C1: 2 } }, 1: { figures: { D2: 2 } } } });
    const moved = (...moves: Move[]) => {
      return eventsOf(play(state, ...moves).events, 'figureMoved').map(({ figure }) => figure);
    };
    expect(moved(from('C1'), to('C2'))).toEqual(['yellow-01']);
    expect(moved(from('C1'), to('C2'), from('C1'), to('C2'))).toEqual(['yellow-01', 'yellow-02']);
    expect(moved(from('pool'), to('D1'))).toEqual(['yellow-03']);
    const losing = moving({
      turn: { enemySpace: 'D2' },
      seats: {
        0: { figures: { D2: 2, D1: 2, C2: 2 }, hand: [], draw: [] },
        1: { figures: { D2: 2 }, hand: [], draw: [] },
      },
    });
    const { events } = play(losing, [mv(0, 'done'), ...Array(15).fill(1)]);
    expect(eventsOf(events, 'figureRemoved').map(({ figure }) => figure)).toEqual([
      'blue-01',
      'blue-02',
    ]);
    const recruiting = arrange({
      turn: { action: 'recruit' },
      gangRow: ['gm-ash:1'],
      steps: [{ type: 'recruitPick' }],
      seats: { 1: { turnsTaken: 4 } },
    });
    const { events: told } = play(recruiting, mv(0, 'recruitPick', { card: 'gm-ash:1' }));
    expect(eventsOf(told, 'unitRecruited')[0]?.figure).toBe('yellow-08');
  });
  test('[CR-MOVE-09] [CR-RULING-46] one enemy space per turn, two figures into it', () => {
    const state = moving({ seats: { 1: { figures: { D2: 1, E2: 1 } } } });
    const { state: one } = play(state, from('pool'), to('D2'));
    expect(one.turn?.enemySpace).toBe('D2');
    const { state: under } = play(one, from('pool'));
    expect(refusedBy(under, to('E2'))).toBe('CR-MOVE-09');
    const { state: two } = play(under, to('D2'), from('pool'));
    expect(refusedBy(two, to('D2'))).toBe('CR-MOVE-04');
  });
  test('[CR-MOVE-09] a move to a free space uses up nothing', () => {
    const state = moving({ seats: { 1: { figures: { D2: 1 } } } });
    const { state: free } = play(state, from('pool'), to('C1'));
    expect(free.turn?.enemySpace).toBeNull();
    expect(ends(free, 'pool')).toContain('D2');
  });
  test('[CR-MOVE-06] [CR-BOARD-03] no diagonals', () => {
    const state = moving({
      seats: { 0: { figures: { B2: 1 } }, 1: { figures: { B3: 1, C2: 1 } } },
    });
    const { state: under } = play(state, from('B2'));
    expect(refusedBy(under, to('C3'))).toBe('CR-MOVE-06');
    expect(refusedBy(under, to('B4'))).toBe('CR-MOVE-08');
    expect(refusedBy(under, to('B6'))).toBe('CR-MOVE-02');
    expect(refusedBy(under, to('Z1'))).toBe('CR-MOVE-12');
  });
  test('[CR-MOVE-12] unusable spaces of tri', () => {
    const state = moving({ players: 3 });
    expect(ends(state, 'pool')).not.toContain('D7');
    expect(refusedBy(play(state, from('pool')).state, to('D7'))).toBe('CR-MOVE-12');
    const corner = moving({ players: 3, seats: { 0: { figures: { A2: 1 } } } });
    expect(ends(corner, 'A2')).not.toContain('A1');
  });
  test('[CR-MOVE-13] an entry space held by an enemy is an enemy space', () => {
    const state = moving({ seats: { 1: { figures: { D1: 1 } } } });
    expect(ends(state, 'pool')).toEqual(['D1']);
    expect(play(state, from('pool'), to('D1')).state.turn?.enemySpace).toBe('D1');
    const used = moving({ turn: { enemySpace: 'A5' }, seats: { 1: { figures: { D1: 1 } } } });
    expect(refusedBy(used, from('pool'))).toBe('CR-MOVE-02');
  });
  test('[CR-MOVE-11] [CR-RULING-51] the battle comes right after the action, and then no more moving', () => {
    const state = moving({
      seats: { 0: { hand: [], draw: [] }, 1: { hand: ['bl-roden:1'], figures: { D2: 1 } } },
    });
    const { state: fight } = play(state, from('pool'), to('D2'), mv(0, 'done'));
    expect([topStep(fight), toAct(fight)]).toEqual(['layCards', [1]]);
    const { state: end } = play(fight, [mv(1, 'done'), 2, 0]);
    expect([topStep(end), end.turn?.actionDone]).toEqual(['removeUnit', false]);
    const { state: after } = play(end, mv(1, 'removeUnit', { zone: 'hand', card: 'bl-roden:1' }));
    expect(offeredTypes(after)).toEqual(['endTurn']);
  });
  test('[CR-RULING-16] a contested space is decided before anybody else can move', () => {
    const state = moving({
      players: 3,
      seats: {
        0: { figures: { D5: 1 }, hand: [], draw: [] },
        1: { figures: { D4: 2 }, hand: ['bl-roden:1', 'bl-worker:1', 'bl-worker:2'], draw: [] },
        2: { figures: { C4: 1 } },
      },
    });
    const seatsOn = (now: State) => [0, 1, 2].filter((who) => countAt(now, who, 'D4') > 0);
    let { state: now } = play(state, from('D5'), to('D4'), from('pool'), to('D5'));
    expect(seatsOn(now)).toEqual([0, 1]);
    now = play(now, mv(0, 'done')).state;
    for (let i = 0; now.turn?.actionDone === false; i++) {
      expect(i).toBeLessThan(20);
      expect(toAct(now)).not.toContain(2);
      const [first] = legalMoves(now).filter(({ type }) => type !== 'layFromHand');
      now = gameOf(now).apply(now, first as Move).state;
      expect(seatsOn(now).length).toBeLessThanOrEqual(2);
    }
    expect(seatsOn(now)).toHaveLength(1);
  });
  test('[CR-BOARD-04] [CR-RULING-16] three gangs on a space are no state of this game', () => {
    expect(() =>
      moving({
        players: 3,
        turn: { enemySpace: 'D2' },
        seats: { 0: { figures: { D2: 1 } }, 1: { figures: { D2: 1 } }, 2: { figures: { D2: 1 } } },
      }),
    ).toThrow('3 gangs');
  });
});

describe('[CR-DEV-09] every space of a tile counts for its control', () => {
  const spaces = ['C3', 'D3', 'C4', 'D4'];
  const beside: Record<string, string> = { C3: 'C2', D3: 'D2', C4: 'B4', D4: 'E4' };
  const stand = (...places: string[]) => Object.fromEntries(places.map((at) => [at, 1]));
  const tiles: Arrangement['tiles'] = [['dv-skyport', 'C3 D3 C4 D4']];
  const id = 'dv-skyport:1';
  test.each(spaces)('who comes to %s, the last one, gains it; who leaves it loses it', (space) => {
    const others = spaces.filter((one) => one !== space);
    const outside = beside[space] as string;
    const coming = moving({ tiles, seats: { 0: { figures: stand(...others, outside) } } });
    const { events: gained } = play(coming, from(outside), to(space));
    expect(eventsOf(gained, 'controlChanged')).toEqual([
      { type: 'controlChanged', tile: id, seat: 0, before: null },
    ]);
    const leaving = moving({ tiles, seats: { 0: { figures: stand(...spaces) } } });
    const { events: lost } = play(leaving, from(space), to(outside));
    expect(eventsOf(lost, 'controlChanged')).toEqual([
      { type: 'controlChanged', tile: id, seat: null, before: 0 },
    ]);
  });
});

describe('who asks again after something has moved is told of the board as it is now', () => {
  const game = gameOf({ pack: 'standard' });
  const content = compile(game.content);
  const at = (space: string) => content.boards.get('grid7')?.index.get(space) as number;
  const walk = { seat: 0, from: at('A1'), steps: 2, enemies: 'any' } as const;
  const reached = (position: CityPosition) => {
    const { spaces } = boardOf(position);
    return destinations(position, walk).map((end) => spaces[end]);
  };
  const table = () => {
    const state = arrange({ drafted: ['dv-eden'], seats: { 0: { figures: { A1: 1 } } } });
    return { state: game.copy(state), content, notes: blankNotes() };
  };
  const free = ['A2', 'A3', 'B1', 'B2', 'C1'];
  test.each([
    ['CR-MOVE-08', 'a figure', (now: CityPosition) => putFigure(now, 'blue-01', 'A2')],
    ['CR-MOVE-10', 'a token', (now: CityPosition) => setTokens(now, { 'ycu-t01': 'A2' })],
  ])('[%s] %s stops walks from when it is there', (_rule, _what, put) => {
    const now = table();
    expect(reached(now)).toEqual(free);
    put(now);
    expect(reached(now)).toEqual(free.filter((space) => space !== 'A3'));
  });
  test('[CR-MOVE-08] a figure that is gone stops nobody', () => {
    const now = table();
    putFigure(now, 'blue-01', 'A2');
    expect(reached(now)).not.toContain('A3');
    putFigure(now, 'blue-01', 'pool');
    expect(reached(now)).toEqual(free);
  });
  test('[CR-DEV-04] a tile covers its space from when it lies there', () => {
    const now = table();
    expect(isCovered(now, at('A2'))).toBe(false);
    layTile(now, { id: 'dv-eden:1', development: 'dv-eden', spaces: ['A2'], products: 0 });
    expect([isCovered(now, at('A2')), isCovered(now, at('A3'))]).toEqual([true, false]);
  });
});

/** An oracle: all simple walks, step by step, without a search. */
function walks(state: State, origin: string, steps: number): Set<string> {
  const spaces = gameOf(state).content.boards[state.board]?.spaces ?? {};
  const found = new Set<string>();
  const enemy = (at: string) =>
    Object.values(state.figures).some((f) => f.at === at && f.seat !== 0) ||
    Object.values(state.ycu.onBoard).includes(at);
  const beside = (at: string) => {
    const [col, row] = [at.charCodeAt(0), Number(at.slice(1))];
    return [
      [col + 1, row],
      [col - 1, row],
      [col, row + 1],
      [col, row - 1],
    ].map(([c, r]) => `${String.fromCharCode(c as number)}${r}`);
  };
  const walk = (at: string, left: number) => {
    if (at !== origin) found.add(at);
    if (left === 0 || (at !== origin && enemy(at))) return;
    for (const next of beside(at)) if (next in spaces) walk(next, left - 1);
  };
  if (origin === 'pool') walk(seat(state, 0).entry as string, steps - 1);
  else walk(origin, steps);
  const used = state.turn?.enemySpace ?? null;
  return new Set(
    [...found].filter(
      (at) => countAt(state, 0, at as 'pool') < 2 && !(enemy(at) && used !== null && used !== at),
    ),
  );
}

test('[CR-MOVE-02] [CR-MOVE-08] destinations agree with an oracle in random games', () => {
  let compared = 0;
  for (const players of [2, 3, 4]) {
    const game = gameOf({ pack: 'standard' });
    const state = game.setup({ players, seed: `oracle ${players}`, leaderSelection: 'random' });
    let pick = 7 * players;
    for (let i = 0; i < 1500 && game.outcome(state) === null; i++) {
      const moves = legalMoves(state);
      if (state.turn?.seat === 0 && topStep(state) === 'moveTo') {
        const step = state.agenda[state.agenda.length - 1] as { figure: string };
        const origin = state.figures[step.figure]?.at ?? 'pool';
        const steps =
          3 +
          (state.turn.mods.extraSteps ?? 0) +
          (seat(state, 0).table.includes('bm-sled:1') ? 1 : 0);
        const mine = moves.flatMap((move) => (move.type === 'moveTo' ? move.to : []));
        expect(new Set(mine)).toEqual(walks(state, origin, steps));
        compared++;
      }
      pick = (pick * 1103515245 + 12345) % 2147483648;
      game.step(state, moves[pick % moves.length] as (typeof moves)[number]);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
