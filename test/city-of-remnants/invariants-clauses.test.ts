import { describe, expect, test } from 'vitest';
import type { Battle, State, Turn } from '../../src/city-of-remnants/state/state.js';
import type { Step } from '../../src/city-of-remnants/state/steps.js';
import { arrange, gameOf, mv, play, seat } from './arrange.js';
import { check, option, player, set, turn } from './bend.js';

/* Every clause of the invariants: a sound table, one thing changed, and the sentence about it. */

const game = gameOf({ pack: 'standard' });
const { constants } = game.content;

const table = () => arrange();
const three = () => arrange({ players: 3 });
const withTile = () => arrange({ tiles: [['dv-eden', 'A2', 1]] });
const fighting = (players: 2 | 3 = 2) => {
  const state = arrange({
    players,
    turn: { action: 'move', enemySpace: 'C4' },
    steps: [{ type: 'moveSelect' }],
    seats: { 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 } } },
  });
  return play(state, mv(0, 'done')).state;
};
const bidding = () => {
  const state = arrange({
    gangRow: ['gm-ash:1'],
    turn: { action: 'recruit' },
    steps: [{ type: 'recruitPick' }],
  });
  return play(state, mv(0, 'recruitPick', { card: 'gm-ash:1' })).state;
};
const meeting = (action: Partial<Turn>) => {
  return arrange({
    players: 3,
    turn: { action: 'move', enemySpace: 'C4', ...action },
    steps: [{ type: 'moveSelect' }],
    seats: { 0: { figures: { C4: 2 } }, 1: { figures: { C4: 2 } } },
  });
};

const pushed =
  (...steps: Step[]) =>
  (copy: State) =>
    void copy.agenda.push(...steps);
const place = (id: string, of: number, at: string) => (copy: State) => {
  copy.figures = { ...copy.figures, [id]: { seat: of, at: at as 'pool' } };
};
const battle = (fields: Partial<Battle>) => (copy: State) => {
  copy.battle = { ...(copy.battle as Battle), ...fields };
};

describe('time', () => {
  check([
    ['only an ended game has a result', table, set({ phase: 'ended', turn: null })],
    ['only an ended game has nothing to do', table, set({ agenda: [] })],
    ['a turn outside Player Turns', table, set({ phase: 'patrol' })],
    [
      'a round after the last',
      () => arrange({ options: { roundLimit: 2 }, round: 2 }),
      set({ round: 3 }),
    ],
  ]);
});

describe('who plays where', () => {
  check([
    ['there is no board moon', table, set({ board: 'moon' })],
    ['2 players need as many seats', table, (copy) => copy.seats.push(seat(three(), 2))],
    ['the board tri is not for 2 players', table, set({ board: 'tri' })],
    ['two seats share a leader', table, player(1, { leader: 'yl-ret' })],
    ['two seats share an entry space', table, player(1, { entry: 'D1' })],
    ['there is no leader x', table, player(0, { leader: 'x' })],
    ['seat 0 has the wrong colour', table, player(0, { colour: 'blue' })],
    ['C4 is not an entry space', table, player(0, { entry: 'C4' })],
    ['seat 1 is not set up', table, player(1, { entry: null })],
    ['seat 1 is not set up', table, player(1, { leader: null, colour: null })],
    ['seat 0 met no condition', table, player(0, { conditionsMet: ['x'] })],
  ]);
  test('[CR-INF-01] influence ends at its most', () => {
    const known = game.content.influenceConditions.map(({ id }) => id);
    const { start, max } = constants.influence;
    expect(known.length).toBeGreaterThan(max - start);
    const all = arrange({ seats: { 0: { conditions: known } } });
    expect(seat(all, 0).influence).toBe(max);
    expect(game.invariants(all)).toEqual([]);
  });
});

describe('steps find what they need', () => {
  const move = (figure: string): Step => ({ type: 'moveTo', figure });
  const choice = { kind: 'produceOne' } as const;
  const free = (figure: string): Step => ({
    type: 'effectChoice',
    seat: 0,
    choice: { kind: 'freeMoveTo', figure, left: 1, steps: 1, moved: [] },
  });
  const effects = (of: number, source: { card: string } | { tile: string }): Step => {
    return { type: 'effects', seat: of, source, index: 0 };
  };
  check([
    ['layCards needs a battle', table, pushed({ type: 'layCards', seat: 0 })],
    ['layCards needs a seat that fights', arrangedThree, pushed({ type: 'layCards', seat: 2 })],
    ['bid needs an auction', table, pushed({ type: 'bid', seat: 0 })],
    ['ycuNext needs a YCU resolution', table, pushed({ type: 'ycuNext' })],
    ['battleStart needs an enemy space', table, pushed({ type: 'battleStart' })],
    ['no figure blue-01 moves', table, pushed(move('blue-01'))],
    ['no figure x moves', table, pushed(move('x'))],
    ['no figure blue-01 moves', table, pushed(free('blue-01'))],
    ['no figure yellow-16 moves', table, pushed(free('yellow-16'))],
    ['seat 1 has no effect to decide', table, pushed({ type: 'effectChoice', seat: 1, choice })],
    ['no dv-x to build', table, pushed({ type: 'buildPlace', development: 'dv-x' })],
    ['seat 1 has no effect under way', table, pushed(effects(1, { card: 'yl-ret:1' }))],
    ['no such card', table, pushed(effects(0, { card: 'x' }))],
    ['no such tile', withTile, pushed(effects(0, { tile: 'dv-eden:2' }))],
  ]);
  test('a tile and figures that are there', () => {
    const state = withTile();
    pushed(effects(0, { tile: 'dv-eden:1' }), move('yellow-01'), free('yellow-01'))(state);
    expect(game.invariants(state)).toEqual([]);
  });
});

function arrangedThree(): State {
  return fighting(3);
}

describe('auctions', () => {
  const auction = (fields: object) => (copy: State) => {
    copy.auction = { ...(copy.auction as NonNullable<State['auction']>), ...fields };
  };
  check([
    ['the high bid is of nobody', bidding, auction({ highSeat: 1 })],
    ['the high bid is of nobody', bidding, auction({ highBid: constants.arcUnit })],
    ['nobody recruits', bidding, turn({ action: 'buy' })],
  ]);
});

describe('battles', () => {
  const laid = (of: number, card: string | null): Battle['laid'] => {
    return [0, 1, 2].map((one) => (one === of ? [{ source: 'draw', card }] : []));
  };
  check([
    ['a battle is fought on H9', () => fighting(), battle({ space: 'H9' })],
    ['the battle has other seats', () => fighting(), battle({ laid: [[]] })],
    ['the battle has other seats', () => fighting(), battle({ dice: [[], [], []] })],
    [
      'seat 0 has revealed an unknown card',
      arrangedThree,
      battle({ laid: laid(0, null), revealed: [0] }),
    ],
    ['seat 2 does not fight', arrangedThree, battle({ laid: laid(2, null) })],
    [
      'seat 0 has laid more than its draw pile holds',
      () => fighting(),
      (copy) => {
        const { draw } = seat(copy, 0);
        const blind = Array.from({ length: draw.flat().length + 1 }, () => {
          return { source: 'draw', card: null } as const;
        });
        battle({ laid: [blind, []] })(copy);
      },
    ],
  ]);
});

describe('figures', () => {
  check([
    ['the figure yellow-01 is on H9', table, place('yellow-01', 0, 'H9')],
    ['the figure pink-01 belongs to nobody here', table, place('pink-01', 0, 'pool')],
    ['3 gangs are on C4', () => meeting({}), place('green-01', 2, 'C4')],
    ['nobody moved into C4', () => meeting({}), turn({ enemySpace: 'C5' })],
    ['C4 is contested outside a Move action', () => meeting({}), turn({ actionDone: true })],
    ['C4 is contested outside a Move action', () => meeting({}), turn({ action: 'buy' })],
    ['C4 is contested outside a Move action', () => meeting({}), set({ turn: null })],
    ['3 figures of one seat are on C4', () => meeting({}), place('yellow-03', 0, 'C4')],
    [
      'figures and YCU tokens share C4',
      () => {
        return arrange({
          active: null,
          phase: 'patrol',
          agenda: [{ type: 'ycuSelect', seat: 0 }, { type: 'awardPhase' }],
          ycuQueue: { seat: 0, alertPlacements: 0 },
          tokens: { 'ycu-t01': 'C4' },
          seats: { 0: { figures: { C4: 1 } } },
        });
      },
      set({ ycuQueue: null }),
    ],
    [
      'a YCU token is on H9',
      () => arrange({ tokens: { 'ycu-t01': 'C4' } }),
      ({ ycu }) => Object.assign(ycu.onBoard, { 'ycu-t01': 'H9' }),
    ],
  ]);
});

describe('tiles', () => {
  const tile = (fields: object) => (copy: State) => {
    copy.tiles = copy.tiles.map((one) => ({ ...one, ...fields }));
  };
  check([
    ['there is no development dv-x', withTile, tile({ development: 'dv-x' })],
    ['dv-x is not in the game', withTile, tile({ development: 'dv-x' })],
    [
      'there are 1 tiles of dv-x, not 0',
      table,
      (copy) => Object.assign(copy.tileSupply, { 'dv-x': 1 }),
    ],
    ['dv-eden:1 may not cover H9', withTile, tile({ spaces: ['H9'] })],
    ['dv-eden:1 has another shape', withTile, tile({ spaces: ['C4', 'E6'] })],
  ]);
});

describe('options', () => {
  test('a game without a last round goes on', () => {
    const state = arrange({ round: 50 });
    option({ roundLimit: null })(state);
    expect(game.invariants(state)).toEqual([]);
  });
});
