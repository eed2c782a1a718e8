import { describe, expect, test } from 'vitest';
import type { Auction, State } from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, mv, play, seat } from './arrange.js';
import { type Change, mods, player, refuses, set, step, turn, wrongWith } from './bend.js';

/* What play does lead to is loaded, each beside the one thing more that it does not lead to. */

const game = gameOf({ pack: 'standard' });

describe('the first of three leaders is chosen', () => {
  const begun = game.setup({ players: 3, seed: 1 });
  const [first = 0] = game.toAct(begun);
  const { state } = play(begun, mv(first, 'pickLeader', { leader: 'yl-ret' }));
  const dealt: Change = (copy) => {
    const { hand, draw } = seat(copy, first);
    hand.push(draw[0]?.shift() as string);
  };
  const pool: Change = (copy) => {
    const ids = game.setup({ players: 2, seed: 1, leaders: ['yl-ret', 'bl-roden'] }).figures;
    const own = Object.keys(ids).filter((id) => id.startsWith('yellow'));
    copy.figures = Object.fromEntries(own.map((id) => [id, { seat: first, at: 'pool' }]));
  };
  refuses(state, [
    ['a card in the hand', dealt, 'the game has begun before it was set up'],
    ['figures in the pool', pool, 'the figures are not where they start'],
    [
      'a draft',
      (copy) => {
        copy.drafted = ['dv-eden'];
        copy.tileSupply = { 'dv-eden': copies('dv-eden') };
      },
      'the board is in use',
    ],
  ]);
});

function copies(id: string): number {
  return game.content.developments.find((one) => one.id === id)?.copies ?? 0;
}

describe('the Reset of the last of three seats', () => {
  const state = arrange({
    players: 3,
    active: null,
    phase: 'reset',
    round: 2,
    firstSeat: 1,
    agenda: [
      { type: 'resetDiscard', seat: 0 },
      { type: 'recycle', seat: 0, reason: 'reset' },
      { type: 'resetTable' },
      { type: 'turnsPhase' },
    ],
    seats: { 0: { hand: ['yl-ret:1'] } },
  });
  const wrong = 'the Reset goes round in another order';
  const under = (fields: object) => (copy: State) => {
    Object.assign(copy.agenda.at(-2) as object, fields);
  };
  refuses(state, [
    ['a pile of another seat', under({ seat: 1 }), wrong],
    ['a Refresh', under({ reason: 'refresh' }), wrong],
    ['another first player', set({ firstSeat: 0 }), wrong],
    ['a seat twice', ({ agenda }) => agenda.push(...agenda.slice(-2)), wrong],
  ]);
});

describe('what a turn has brought', () => {
  test('an action that is done', () => {
    const state = arrange({ turn: { action: 'refresh', actionDone: true } });
    expect(wrongWith(state)).toBeUndefined();
  });
  test('a product sold', () => {
    const state = arrange({ turn: { action: 'sell' }, steps: [{ type: 'sell' }] });
    expect(wrongWith(state, turn({ sold: 1 }))).toBeUndefined();
  });
  describe('a figure moved', () => {
    const state = arrange({
      turn: { action: 'move', moved: ['yellow-01'] },
      steps: [{ type: 'moveSelect' }],
    });
    refuses(state, [
      ['one that is not there', turn({ moved: ['x'] }), 'another seat has moved it'],
    ]);
  });
  describe('a tile that has produced', () => {
    const state = arrange({
      tiles: [
        ['dv-eden', 'A2'],
        ['dv-eden', 'A3'],
      ],
      turn: { action: 'produce', produced: ['dv-eden:1'], built: 1 },
      steps: [{ type: 'buildPick' }],
    });
    refuses(state, [
      ['one that is not there', turn({ produced: ['dv-eden:3'] }), 'or it is not there'],
      ['two built', turn({ built: 2 }), 'too much was bought or built'],
    ]);
    test('two built, by a card', () => {
      const two: Change = (copy) => {
        mods({ extraBuild: 1 })(copy);
        turn({ built: 2 })(copy);
      };
      expect(wrongWith(state, two)).toBeUndefined();
    });
  });
  describe('neither moved nor produced', () => {
    refuses(arrange({ tiles: [['dv-eden', 'A2']] }), [
      ['a figure and its space', turn({ moved: ['yellow-01'], enemySpace: 'C4' }), 'nobody moves'],
      ['a tile and one built', turn({ produced: ['dv-eden:1'], built: 1 }), 'nobody produces'],
    ]);
  });
  test('the pile of another seat is not refreshed', () => {
    const { state } = play(
      arrange({ seats: { 0: { hand: ['yl-ret:1', 'yl-word:1'] } } }),
      mv(0, 'takeAction', { action: 'refresh' }),
    );
    const other = ({ agenda }: State) => Object.assign(agenda.at(-2) as object, { seat: 1 });
    expect(wrongWith(state, other)).toContain('another seat refreshes');
  });
});

describe('an auction in which the initiator is to bid', () => {
  const { state } = play(
    arrange({
      players: 3,
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: { arcs: 9000, hand: ['yl-word:1', 'yl-ret:1'] }, 1: { arcs: 5000 } },
    }),
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
    mv(1, 'bid', { amount: 1000 }),
    mv(2, 'pass'),
  );
  const auction =
    (fields: Partial<Auction>): Change =>
    (copy) => {
      copy.auction = { ...(copy.auction as Auction), ...fields };
    };
  const alone: Change = (copy) => {
    auction({ passed: [1, 2], highSeat: null, highBid: 0, toAct: 0 })(copy);
  };
  refuses(state, [
    ['nobody else left', alone, 'the auction is over'],
    ['another to bid', step({ seat: 1 }), 'another seat is to bid'],
    ['no turn left', player(2, { turnsTaken: 4 }), 'a seat without a turn left takes part'],
  ]);
  describe('and plays a card that asks', () => {
    const asked = play(state, mv(0, 'playCard', { card: 'yl-word:1' })).state;
    const below = (copy: State) => copy.agenda.find(({ type }) => type === 'auctionTurn');
    refuses(asked, [
      ['another to bid', auction({ toAct: 2, passed: [] }), 'another seat is to bid'],
      [
        'another who plays it',
        (copy) => {
          auction({ toAct: 2, passed: [] })(copy);
          Object.assign(below(copy) as object, { seat: 2 });
        },
        'a card is played by a seat that has no turn',
      ],
    ]);
  });
});
