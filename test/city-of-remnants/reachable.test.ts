import { describe, expect, test } from 'vitest';
import type { State, Turn } from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, green, mv, play, red, yellow } from './arrange.js';
import { player, question, refuses, step, turn, wrongWith } from './bend.js';
import { follow } from './follow.js';

const game = gameOf({ pack: 'standard' });

const use = (card: string) => mv(0, 'playCard', { card });

test('whatever play leads to can be loaded', () => {
  for (const players of [2, 3, 4]) {
    follow(players, 400, (state) => expect(wrongWith(state)).toBeUndefined());
  }
});

describe('leaders to choose', () => {
  refuses(game.setup({ players: 3, seed: 1 }), [
    ['another order', step({ order: [2, 1, 0] }), 'others are to choose'],
    ['a seat left out', step({ order: [1, 2] }), 'others are to choose'],
    ['a seat twice', step({ order: [0, 0, 1] }), 'a seat is there twice'],
    ['ARCs', player(0, { arcs: 9000 }), 'the game has begun'],
    [
      'a step below',
      ({ agenda }) => agenda.unshift({ type: 'patrolPhase' }),
      'pickLeader cannot come before patrolPhase',
    ],
    [
      'entries that are not there',
      ({ options }) => {
        Object.assign(options, { entrySelection: 'fixed', entries: ['D6', 'A3', 'C3'] });
      },
      'there is no "C3"',
    ],
  ]);
});

describe('entries to choose', () => {
  refuses(game.setup({ players: 3, seed: 1, leaderSelection: 'random' }), [
    ['somebody who has chosen', player(1, { entry: 'D6' }), 'others are to choose'],
    ['no figures', (copy) => Object.assign(copy, { figures: {} }), 'where they start'],
    ['a second round', (copy) => Object.assign(copy, { round: 2 }), 'the game has begun'],
  ]);
});

describe('the Reset', () => {
  const state = arrange({
    active: null,
    phase: 'reset',
    round: 2,
    agenda: [
      { type: 'resetDiscard', seat: 0 },
      { type: 'recycle', seat: 0, reason: 'reset' },
      { type: 'resetDiscard', seat: 1 },
      { type: 'recycle', seat: 1, reason: 'reset' },
      { type: 'resetTable' },
      { type: 'turnsPhase' },
    ],
    seats: { 0: { hand: ['yl-ret:1'] }, 1: { hand: ['bl-roden:1'] } },
  });
  refuses(state, [
    ['another seat', step({ seat: 1 }), 'in another order'],
    ['another first player', (copy) => Object.assign(copy, { firstSeat: 1 }), 'in another order'],
    ['a turn taken', player(1, { turnsTaken: 1 }), 'a turn was taken'],
    ['the first round', (copy) => Object.assign(copy, { round: 1 }), 'no Reset'],
    [
      'half a seat',
      ({ agenda }) => agenda.splice(2, 1),
      'resetDiscard cannot come before resetTable',
    ],
    ['another phase', (copy) => Object.assign(copy, { phase: 'patrol' }), 'not for this phase'],
  ]);
});

describe('a turn', () => {
  refuses(arrange(), [
    ['another step', step({ type: 'recruitPick' }), 'recruitPick cannot come before patrolPhase'],
    ['the last turn taken', player(0, { turnsTaken: 4 }), 'seat 0 has no turn left'],
    ['an action', turn({ action: 'buy' }), 'is done or not'],
    ['an action done that was not chosen', turn({ actionDone: true }), 'no action is done'],
    ['a figure moved', turn({ moved: ['yellow-01'] }), 'nobody moves'],
    ['a card that cannot be played', turn({ played: ['yl-ret:9'] }), 'cannot have been played'],
    ['no turn', (copy) => Object.assign(copy, { turn: null }), 'turnMain needs a turn'],
    ['coordinates left over', ({ ycu }) => ycu.revealed.push(...takeTop(ycu)), 'left over'],
    [
      'half a token off',
      ({ turn: now }) => Object.assign((now as Turn).mods, { bidRebate: 500 }),
      'less than a token',
    ],
  ]);
});

function takeTop({ deck }: State['ycu']): string[] {
  return deck[0]?.cards.splice(0, 1) ?? [];
}

describe('actions', () => {
  const acting = (action: Turn['action'], more: object = {}) => ({ action, ...more });
  describe('Buy', () => {
    refuses(arrange({ turn: acting('buy'), steps: [{ type: 'buy' }] }), [
      ['another action', turn({ action: 'sell' }), 'buy is not a part of the action'],
      ['two cards bought', turn({ bought: 2 }), 'too much was bought'],
      ['more renown than influence', turn({ boughtRenown: 5 }), 'too much renown'],
    ]);
  });
  describe('a tile to be laid', () => {
    const state = arrange({
      turn: acting('produce'),
      drafted: ['dv-flophouse'],
      steps: [{ type: 'buildPlace', development: 'dv-flophouse' }],
    });
    refuses(state, [
      ['too few ARCs', player(0, { arcs: 1000 }), 'cannot be built'],
      ['another built', turn({ built: 1 }), 'cannot be built'],
      ['a tile that produced twice', turn({ produced: ['x', 'x'] }), 'produced twice'],
    ]);
  });
  describe('a figure under way', () => {
    const state = arrange({
      turn: acting('move'),
      steps: [{ type: 'moveTo', figure: 'yellow-01' }],
    });
    refuses(state, [
      ['a figure that has moved', turn({ moved: ['yellow-01'] }), 'the figure has moved'],
      ['a figure moved twice', turn({ moved: ['yellow-02', 'yellow-02'] }), 'moved twice'],
      ['a figure of another', turn({ moved: ['blue-01'] }), 'another seat has moved it'],
    ]);
  });
  describe('a Refresh', () => {
    const hand = ['yl-ret:1', 'yl-word:1'];
    const { state } = play(
      arrange({ seats: { 0: { hand } } }),
      mv(0, 'takeAction', { action: 'refresh' }),
    );
    refuses(state, [
      ['another seat', step({ seat: 1 }), 'another seat refreshes'],
      [
        'the Reset',
        ({ agenda }) => Object.assign(agenda.at(-2) as object, { reason: 'reset' }),
        'another seat refreshes',
      ],
    ]);
  });
});

describe('an auction', () => {
  const { state } = play(
    arrange({
      players: 3,
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 1: { arcs: 5000 }, 2: { arcs: 5000 } },
    }),
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
    mv(1, 'bid', { amount: 1000 }),
  );
  const auction = (fields: object) => (copy: State) => {
    Object.assign(copy.auction as object, fields);
  };
  refuses(state, [
    ['another seat to bid', step({ seat: 0 }), 'another seat is to bid'],
    ['everybody out', auction({ passed: [0, 2] }), 'the auction is over'],
    ['a seat that passed twice', auction({ passed: [0, 0] }), 'a seat is there twice'],
    ['an own bid to raise', auction({ highSeat: 2 }), 'raise its own bid'],
    ['half a token', auction({ highBid: 1500 }), 'less than a token'],
    ['a bidder without turns', player(1, { turnsTaken: 4 }), 'without a turn left'],
    ['no bid', ({ agenda }) => agenda.splice(-1, 1, { type: 'recruitPick' }), 'is left over'],
  ]);
});

describe('battles', () => {
  const figures = { 0: { figures: { C4: 1 } }, 1: { figures: { C4: 1 } } };
  const { state } = play(
    arrange({
      leaders: [yellow, red],
      turn: { action: 'move', enemySpace: 'C4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { ...figures[0], hand: ['yl-ret:1', 'yl-word:1'], draw: [] },
        1: { ...figures[1], hand: ['rl-garius:1', 'rl-howler:1'], draw: [] },
      },
    }),
    mv(0, 'done'),
  );
  const battle = (fields: object) => (copy: State) => {
    Object.assign(copy.battle as object, fields);
  };
  describe('while cards are laid', () => {
    refuses(state, [
      ['a side twice', ({ agenda }) => agenda.splice(-1, 1, agenda.at(-2) as never), 'another way'],
      ['a winner', battle({ winner: 0 }), 'cards are open'],
      ['open cards', battle({ revealed: [1] }), 'cards are open'],
      ['dice', battle({ dice: [[1], []] }), 'dice are rolled'],
      ['another space', battle({ space: 'C5' }), 'attacks where it has moved'],
      ['sides turned', battle({ attacker: 1, defender: 0 }), 'attacks where it has moved'],
      [
        'no defender on the space',
        (copy) => {
          for (const one of Object.values(copy.figures)) {
            if (one.seat === 1 && one.at === 'C4') one.at = 'pool';
          }
        },
        'a side has no figure there',
      ],
      [
        'an end of the move',
        ({ agenda }) => agenda.splice(3, agenda.length, { type: 'ycuSelect', seat: 0 }),
        'ycuSelect needs a YCU resolution',
      ],
    ]);
  });
  describe('when a unit is given up', () => {
    const { state: lost } = play(
      state,
      mv(0, 'layFromHand', { card: 'yl-ret:1' }),
      mv(0, 'done'),
      mv(1, 'layFromHand', { card: 'rl-garius:1' }),
      [mv(1, 'done'), 0, 2],
    );
    refuses(lost, [
      ['the winner', step({ seat: 1 }), 'another way'],
      ['two units', ({ agenda }) => agenda.push(...agenda.slice(-1)), 'too many units'],
      ['a search for an extra unit', step({ due: 'extra', searched: true }), 'nothing is searched'],
      ['covered cards', battle({ revealed: [] }), 'cards are not open'],
      ['no winner', battle({ winner: null }), 'nobody has won'],
    ]);
  });
});

describe('the patrol', () => {
  const state = arrange({
    active: null,
    phase: 'patrol',
    agenda: [{ type: 'ycuSelect', seat: 0 }, { type: 'awardPhase' }],
    ycuQueue: { seat: 0, alertPlacements: 0 },
    tokens: { 'ycu-t01': 'C4' },
    seats: { 0: { figures: { C4: 1 }, turnsTaken: 4 }, 1: { turnsTaken: 4 } },
  });
  refuses(state, [
    ['another seat', step({ seat: 1 }), 'no YCU token is where'],
    ['a turn left', player(1, { turnsTaken: 3 }), 'after all turns'],
    [
      'too many alerts',
      ({ ycuQueue }) => Object.assign(ycuQueue as object, { alertPlacements: 99 }),
      'too many alerts',
    ],
    [
      'no token there',
      ({ ycu }) => Object.assign(ycu.onBoard, { 'ycu-t01': 'A1' }),
      'no YCU token is where',
    ],
  ]);
});

describe('questions of effects', () => {
  const asked = (card: string, leader = yellow, more: object = {}) => {
    const state = arrange({
      leaders: [leader, leader === yellow ? red : yellow],
      tiles: [['dv-eden', 'A2', 3]],
      seats: {
        0: { hand: [card], arcs: 5000, figures: { A2: 1, B1: 1, D1: 1 }, ...more },
        1: { arcs: 5000 },
      },
    });
    return play(state, use(card)).state;
  };
  describe('Pusher', () => {
    refuses(asked('gl-pusher:1', green), [
      ['more to sell', question({ left: 2 }), 'no effect asks this'],
      ['another bonus', question({ bonus: 0 }), 'no effect asks this'],
      ['another question', question({ kind: 'produceOne' }), 'choice'],
      [
        'another effect',
        ({ agenda }) => Object.assign(agenda.at(-2) as object, { index: 2 }),
        'no such effect',
      ],
      ['a card not played', turn({ played: [] }), 'nobody played it'],
    ]);
  });
  describe('Blood Trail', () => {
    refuses(asked('rl-trail:1', red), [
      ['a figure moved', question({ moved: ['red-01'] }), 'no effect asks this'],
      ['more figures', question({ left: 3 }), 'no effect asks this'],
      ['longer ways', question({ steps: 3 }), 'no effect asks this'],
    ]);
  });
  describe('Mother Vesk', () => {
    refuses(asked('gm-vesk:1', green), [
      ['more ARCs', question({ amount: 3000 }), 'no effect asks this'],
    ]);
  });
  describe('Informer', () => {
    const state = arrange({ seats: { 0: { hand: ['gm-informer:1'] } } });
    const { state: peeking } = play(state, [use('gm-informer:1'), 'ycu-07', 'ycu-03']);
    refuses(peeking, [
      ['more cards', question({ left: 3 }), 'no effect asks this'],
      ['a card further down', question({ place: 2 }), 'no effect asks this'],
      [
        'cards that another has seen',
        ({ ycu }) => Object.assign(ycu.deck[0] as object, { seenBy: [1] }),
        'no effect asks this',
      ],
    ]);
  });
});

describe('the end', () => {
  const { state } = play(
    arrange({
      options: { roundLimit: 1 },
      turn: { action: 'refresh', actionDone: true },
      agenda: [{ type: 'turnMain' }, { type: 'awardPhase' }],
      seats: { 0: { renown: 5, turnsTaken: 3, hand: ['yl-ret:1'] }, 1: { turnsTaken: 4 } },
    }),
    mv(0, 'endTurn'),
  );
  const result = (fields: object) => (copy: State) => {
    Object.assign(copy.result as object, fields);
  };
  refuses(state, [
    ['other scores', result({ scores: [4, 0] }), 'the scores are 5,0'],
    ['another winner', result({ winners: [1] }), 'the places are others'],
    ['another ranking', result({ ranking: [[0, 1]] }), 'the places are others'],
  ]);
});
