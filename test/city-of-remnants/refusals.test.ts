import { describe, expect, test } from 'vitest';
import { cityOfRemnants } from '../../src/city-of-remnants/index.js';
import type { RuleId } from '../../src/city-of-remnants/rules.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Choice, Step } from '../../src/city-of-remnants/state/steps.js';
import type { Action } from '../../src/city-of-remnants/state/terms.js';
import { type Arrangement, arrange, gameOf, legalMoves, mv, play, red, yellow } from './arrange.js';

/*
 * The refusals, in the order in which the rules are asked. A move that breaks several rules is refused by the first of
 * them, so many rows break later rules on purpose, too.
 */

type Row = [what: string, state: State, move: object, rule: RuleId];

/** Sends the move, of seat 0 by default, and looks at the rule it is refused by. */
function refuses(rows: readonly Row[]): void {
  for (const [what, state, fields, rule] of rows) {
    test(`[${rule}] ${what}`, () => {
      const move = { seat: 0, ...fields };
      const tried = gameOf(state).tryApply(state, move);
      expect(tried).toMatchObject({ ok: false, rule, title: cityOfRemnants.rules[rule]?.title });
      expect(legalMoves(state)).not.toContainEqual(move);
    });
  }
}

/** Seat 0 is at this step of its action. */
function at(action: Action, step: Step, a: Arrangement = {}): State {
  return arrange({ ...a, turn: { action, ...a.turn }, steps: [step] });
}

/** Seat 0 is asked this by an effect, before its action. */
function asked(choice: Choice, a: Arrangement = {}): State {
  return arrange({ ...a, steps: [{ type: 'effectChoice', seat: 0, choice }] });
}

const squatter = 'yl-squatter:1';
const holding = { seats: { 0: { hand: [squatter] } } };
const playSquatter = { type: 'playCard', card: squatter };
const refresh = { type: 'takeAction', action: 'refresh' };
const endTurn = { type: 'endTurn' };

describe('after the end', () => {
  const over = play(
    arrange({
      options: { roundLimit: 1 },
      turn: { action: 'refresh', actionDone: true },
      seats: { 0: { turnsTaken: 3 }, 1: { turnsTaken: 4 } },
      agenda: [{ type: 'turnMain' }, { type: 'awardPhase' }],
    }),
    mv(0, 'endTurn'),
  ).state;
  refuses([
    ['the seat that acted last', over, endTurn, 'CR-END-08'],
    ['another seat', over, { ...endTurn, seat: 1 }, 'CR-END-08'],
    ['a seat that does not exist', over, { ...endTurn, seat: 9 }, 'CR-END-08'],
    ['a card', over, playSquatter, 'CR-END-08'],
    ['nonsense', over, { type: 'surrender' }, 'CR-END-08'],
  ]);
});

describe('the wrong seat', () => {
  const start = arrange({ players: 4, seats: { 2: { turnsTaken: 4 } } });
  /** Seat 2 has no turn left, seat 1 has bid, seat 3 is to bid. */
  const auction = play(
    arrange({
      players: 4,
      gangRow: ['gm-ash:1', 'gm-krull:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: {
        0: { hand: ['yl-word:1', 'yl-ret:1'], arcs: 9000 },
        1: { arcs: 4000 },
        2: { turnsTaken: 4, arcs: 9000 },
        3: { arcs: 9000 },
      },
    }),
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
    mv(1, 'bid', { amount: 1000 }),
  ).state;
  const raised = play(auction, mv(3, 'pass')).state;
  const choosing = play(raised, mv(0, 'playCard', { card: 'yl-word:1' })).state;
  const poor = play(auction, mv(3, 'bid', { amount: 5000 }), mv(0, 'bid', { amount: 6000 })).state;
  const bid = { type: 'bid', amount: 7000 };
  const pass = { type: 'pass' };
  refuses([
    ['another seat', start, { ...refresh, seat: 1 }, 'CR-TURN-06'],
    ['a seat that does not exist', start, { ...refresh, seat: 4 }, 'CR-TURN-06'],
    ['a negative seat', start, { ...refresh, seat: -1 }, 'CR-TURN-06'],
    ['another seat, with a type not asked for', start, { type: 'sell', seat: 1 }, 'CR-TURN-06'],
    ['a second action of another seat', auction, { ...refresh, seat: 1 }, 'CR-TURN-06'],
    ['the end of a turn by another seat', auction, { ...endTurn, seat: 0 }, 'CR-TURN-06'],
    ['a card of a seat that is not asked', auction, { ...playSquatter, seat: 0 }, 'CR-TURN-06'],
    ['a bid without an auction', start, { ...bid, seat: 1 }, 'CR-TURN-06'],
    ['a bid without an auction or turns left', start, { ...bid, seat: 2 }, 'CR-TURN-06'],
    ['a bid out of order', auction, { ...bid, seat: 1 }, 'CR-TURN-06'],
    ['a bid of the initiator out of order', auction, { ...bid, seat: 0 }, 'CR-TURN-06'],
    ['a bid of nobody', auction, { ...bid, seat: 4 }, 'CR-TURN-06'],
    ['a bid without turns left', auction, { ...bid, seat: 2 }, 'CR-RECR-02'],
    ['a pass without turns left', auction, { ...pass, seat: 2 }, 'CR-RECR-02'],
    ['a bid without turns left, malformed', auction, { type: 'bid', seat: 2 }, 'CR-RECR-02'],
    ['a bid after passing', raised, { ...bid, seat: 3 }, 'CR-RECR-05'],
    ['a second pass', raised, { ...pass, seat: 3 }, 'CR-RECR-05'],
    ['a bid after passing, while a card is played', choosing, { ...bid, seat: 3 }, 'CR-RECR-05'],
    ['the same without turns left', choosing, { ...bid, seat: 2 }, 'CR-RECR-02'],
    ['a bid after an automatic pass', poor, { ...bid, seat: 1 }, 'CR-RECR-05'],
    ['anything else after passing', raised, { type: 'done', seat: 3 }, 'CR-TURN-06'],
    ['a bid of the seat that has to choose', choosing, bid, 'CR-TURN-08'],
  ]);
});

describe('one action in a turn', () => {
  const done = arrange({ turn: { action: 'buy', actionDone: true } });
  const buying = at('buy', { type: 'buy' });
  const first = arrange();
  const bidding = play(
    at('recruit', { type: 'recruitPick' }, { gangRow: ['gm-ash:1'] }),
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
  ).state;
  const choosing = asked({ kind: 'removeYcu', left: 1 });
  const late = arrange({
    turn: { action: 'buy', actionDone: true },
    steps: [{ type: 'effectChoice', seat: 0, choice: { kind: 'removeYcu', left: 1 } }],
  });
  const reset = arrange({
    phase: 'reset',
    active: null,
    round: 2,
    agenda: [{ type: 'resetDiscard', seat: 0 }],
    seats: { 0: { hand: [squatter] } },
  });
  refuses([
    ['a second action after the first', done, refresh, 'CR-TURN-03'],
    [
      'the same again, which could do nothing',
      done,
      { type: 'takeAction', action: 'sell' },
      'CR-TURN-03',
    ],
    ['a second action within the first', buying, refresh, 'CR-TURN-03'],
    ['an action of a bidder', bidding, { ...refresh, seat: 1 }, 'CR-TURN-03'],
    ['the end before any action', first, endTurn, 'CR-TURN-03'],
    ['the end within the action', buying, endTurn, 'CR-TURN-03'],
    ['the end by a bidder', bidding, { ...endTurn, seat: 1 }, 'CR-TURN-03'],
    ['the end while a card before the action asks', choosing, endTurn, 'CR-TURN-03'],
    ['an action while a card before it asks', choosing, refresh, 'CR-TURN-08'],
    ['the end while a card after the action asks', late, endTurn, 'CR-TURN-08'],
    ['an action while a card after the action asks', late, refresh, 'CR-TURN-03'],
    ['an action in the Reset', reset, refresh, 'CR-TURN-08'],
    ['the end of a turn in the Reset', reset, endTurn, 'CR-TURN-08'],
  ]);
});

describe('closed moments', () => {
  const tiles: Arrangement['tiles'] = [['dv-thieves', 'A2']];
  const building = { tiles, seats: { 0: { hand: [squatter], figures: { A2: 1 }, arcs: 9000 } } };
  const lost = arrange({
    turn: { action: 'move', enemySpace: 'C4' },
    steps: [{ type: 'moveSelect' }],
    seats: {
      0: { figures: { C4: 1 }, hand: [squatter], draw: [] },
      1: { figures: { C4: 1 }, hand: ['bl-worker:1'], draw: [] },
    },
  });
  const laying = play(lost, mv(0, 'done')).state;
  const defending = play(laying, mv(0, 'done')).state;
  const removing = play(defending, [mv(1, 'done'), 0, 2]).state;
  const patrol = arrange({
    phase: 'patrol',
    active: null,
    agenda: [{ type: 'ycuSelect', seat: 0 }, { type: 'awardPhase' }],
    ycuQueue: { seat: 0, alertPlacements: 0 },
    tokens: { 'ycu-t01': 'A5' },
    seats: { 0: { hand: [squatter], figures: { A5: 1 } } },
  });
  const fighting = play(patrol, mv(0, 'ycuFight', { space: 'A5', token: 'ycu-t01' })).state;
  const hunting = play(
    at(
      'move',
      { type: 'moveSelect' },
      {
        turn: { enemySpace: 'A5' },
        tokens: { 'ycu-t01': 'A5' },
        seats: { 0: { hand: [squatter], figures: { A5: 1 } } },
      },
    ),
    mv(0, 'done'),
    mv(0, 'ycuFight', { space: 'A5', token: 'ycu-t01' }),
  ).state;
  const reset = arrange({
    phase: 'reset',
    active: null,
    round: 2,
    agenda: [{ type: 'resetDiscard', seat: 0 }],
    ...holding,
  });
  const placing = at('produce', { type: 'buildPlace', development: 'dv-thieves' }, building);
  refuses([
    ['a card while a tile is placed', placing, playSquatter, 'CR-CARD-01'],
    [
      'a card in the discards of a Refresh',
      at('refresh', { type: 'refreshDiscard', seat: 0 }, holding),
      playSquatter,
      'CR-CARD-01',
    ],
    [
      'a card while a figure is under way',
      at('move', { type: 'moveTo', figure: 'yellow-01' }, holding),
      playSquatter,
      'CR-CARD-01',
    ],
    [
      'a card in another effect',
      asked({ kind: 'removeYcu', left: 1 }, holding),
      playSquatter,
      'CR-CARD-01',
    ],
    [
      'a card after the first laid one',
      play(
        arrange({
          turn: { action: 'move', enemySpace: 'C4' },
          steps: [{ type: 'moveSelect' }],
          seats: {
            0: { figures: { C4: 1 }, hand: [squatter, 'yl-ret:1'] },
            1: { figures: { C4: 1 } },
          },
        }),
        mv(0, 'done'),
        mv(0, 'layFromHand', { card: 'yl-ret:1' }),
      ).state,
      playSquatter,
      'CR-CARD-01',
    ],
    [
      'a card of the defender',
      defending,
      { type: 'playCard', seat: 1, card: 'bl-worker:1' },
      'CR-CARD-01',
    ],
    ['a card at a loss', removing, playSquatter, 'CR-CARD-01'],
    ['a card in the Reset', reset, playSquatter, 'CR-CARD-01'],
    ['a card in the patrol', patrol, playSquatter, 'CR-CARD-01'],
    ['a card against YCU in the patrol', fighting, playSquatter, 'CR-CARD-01'],
    ['a card against YCU in the own turn', hunting, playSquatter, 'CR-CARD-01'],
    [
      'a card during the setup',
      cityOfRemnants.setup({ players: 2, seed: 4, leaderSelection: 'random' }),
      playSquatter,
      'CR-CARD-01',
    ],
    ['a closed moment, malformed', placing, { type: 'playCard' }, 'CR-CARD-01'],
    [
      'producing at the building',
      at('produce', { type: 'buildPick' }, building),
      { type: 'produceTile', tile: 'dv-thieves:1' },
      'CR-PROD-05',
    ],
    [
      'producing at the placing',
      placing,
      { type: 'produceTile', tile: 'dv-thieves:1' },
      'CR-PROD-05',
    ],
    [
      'producing what is not there at the placing',
      placing,
      { type: 'produceTile', tile: 'x' },
      'CR-PROD-05',
    ],
    [
      'producing elsewhere',
      at('sell', { type: 'sell' }, building),
      { type: 'produceTile', tile: 'dv-thieves:1' },
      'CR-TURN-08',
    ],
  ]);
});

describe('not offered by this decision, or malformed', () => {
  const start = arrange(holding);
  refuses([
    ['a type of another decision', start, { type: 'done' }, 'CR-TURN-08'],
    ['a type that does not exist', start, { type: 'surrender' }, 'CR-TURN-08'],
    ['a type that objects have by nature', start, { type: 'constructor' }, 'CR-TURN-08'],
    ['a field missing', start, { type: 'playCard' }, 'CR-TURN-08'],
    ['a field too many', start, { ...playSquatter, cost: 0 }, 'CR-TURN-08'],
    ['an action that does not exist', start, { type: 'takeAction', action: 'rest' }, 'CR-TURN-08'],
    ['half a renown', at('buy', { type: 'buy' }), { type: 'buyRenown', count: 0.5 }, 'CR-TURN-08'],
  ]);
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'endTurn'],
    ['no seat', { type: 'endTurn' }],
    ['half a seat', { type: 'endTurn', seat: 0.5 }],
    ['no type', { seat: 0 }],
  ])('[CR-TURN-08] %s is no move', (_what, move) => {
    expect(gameOf(start).tryApply(start, move)).toMatchObject({ ok: false, rule: 'CR-TURN-08' });
  });
});

describe('setup', () => {
  const leaders = play(cityOfRemnants.setup({ players: 2, seed: 1 }, { rolls: [6, 1] }), [
    mv(0, 'pickLeader', { leader: 'yl-ret' }),
  ]).state;
  const entries = play(
    cityOfRemnants.setup({ players: 2, seed: 1, leaders: ['yl-ret', 'bl-roden'] }),
    mv(0, 'pickEntry', { space: 'D1' }),
  ).state;
  refuses([
    ['a leader taken', leaders, { type: 'pickLeader', seat: 1, leader: 'yl-ret' }, 'CR-SETUP-02'],
    ['no leader', leaders, { type: 'pickLeader', seat: 1, leader: 'yl-word' }, 'CR-SETUP-02'],
    ['an entry taken', entries, { type: 'pickEntry', seat: 1, space: 'D1' }, 'CR-SETUP-07'],
    ['no entry', entries, { type: 'pickEntry', seat: 1, space: 'D4' }, 'CR-SETUP-07'],
  ]);
});

describe('discards', () => {
  const cards = { seats: { 0: { hand: [squatter], discard: ['yl-ret:1'] } } };
  const reset = arrange({
    phase: 'reset',
    active: null,
    round: 2,
    agenda: [{ type: 'resetDiscard', seat: 0 }],
    ...cards,
  });
  const refreshing = at('refresh', { type: 'refreshDiscard', seat: 0 }, cards);
  const discard = (card: string) => ({ type: 'discardFromHand', card });
  refuses([
    ['a card of the discard pile in the Reset', reset, discard('yl-ret:1'), 'CR-RESET-01'],
    ['a card of the draw pile in a Refresh', refreshing, discard('yl-word:1'), 'CR-RESET-01'],
    ['a card of another seat', refreshing, discard('bl-roden:1'), 'CR-RESET-01'],
  ]);
});

describe('actions that could do nothing', () => {
  const bare = { arcs: 0, hand: [], pool: 0 };
  const nothing = arrange({ gangRow: [], gangDeck: [], seats: { 0: bare } });
  const act = (action: Action) => ({ type: 'takeAction', action });
  const rich = { ...bare, arcs: 90_000 };
  const dry = arrange({ marketRow: [], seats: { 0: rich, 1: { renown: 200 } } });
  const dear = arrange({ marketRow: ['bm-loud:1'], seats: { 0: { ...bare, arcs: 2000 } } });
  const held = arrange({
    tiles: [['dv-eden', 'A2', 2]],
    seats: { 0: bare, 1: { figures: { A2: 1 } } },
  });
  const sold = arrange({
    tiles: [['dv-eden', 'A2']],
    seats: { 0: { ...bare, figures: { A2: 1 } } },
  });
  const stuck = arrange({
    turn: { enemySpace: 'D4' },
    tokens: { 'ycu-t01': 'A2', 'ycu-t02': 'B1' },
    seats: { 0: { ...bare, figures: { A1: 1 } } },
    unreachable: 'an enemy space is entered before an action is taken',
  });
  refuses([
    ['recruit without a gang member anywhere', nothing, act('recruit'), 'CR-ACT-02'],
    ['buy without ARCs', nothing, act('buy'), 'CR-ACT-02'],
    ['buy with an empty row and pool', dry, act('buy'), 'CR-ACT-02'],
    ['buy what is too dear', dear, act('buy'), 'CR-ACT-02'],
    ['produce and build nothing', nothing, act('produce'), 'CR-ACT-02'],
    ['produce on tiles of others', held, act('produce'), 'CR-ACT-02'],
    ['sell products of others', held, act('sell'), 'CR-ACT-02'],
    ['sell from an empty tile', sold, act('sell'), 'CR-ACT-02'],
    ['move without figures', nothing, act('move'), 'CR-ACT-02'],
    ['move a figure that is shut in', stuck, act('move'), 'CR-ACT-02'],
  ]);
});

describe('playing cards', () => {
  const state = arrange({
    leaders: [red, yellow],
    turn: { played: ['rl-drums:1', 'rl-howler:1', 'rl-packmate:1'] },
    seats: {
      0: { hand: ['rl-drums:1', 'rl-howler:1'], discard: ['rl-packmate:1', 'rl-frenzy:1'] },
    },
    unreachable: 'cards without a use in a turn are played',
  });
  const use = (card: string) => ({ type: 'playCard', card });
  refuses([
    ['not in the hand', state, use('rl-howler:2'), 'CR-CARD-01'],
    ['not in the hand, and a Battle ability', state, use('rl-frenzy:1'), 'CR-CARD-01'],
    ['not in the hand, and played before', state, use('rl-packmate:1'), 'CR-CARD-01'],
    ['a Battle ability, and played before', state, use('rl-drums:1'), 'CR-CARD-03'],
    ['played before in this turn', state, use('rl-howler:1'), 'CR-CARD-08'],
  ]);
});

describe('auctions', () => {
  const picking = at(
    'recruit',
    { type: 'recruitPick' },
    {
      gangRow: ['gm-ash:1'],
      players: 3,
      seats: { 1: { arcs: 9000 }, 2: { arcs: 90_000 } },
    },
  );
  const bidding = play(
    picking,
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
    mv(1, 'bid', { amount: 4000 }),
  ).state;
  const bid = (amount: number) => ({ type: 'bid', seat: 2, amount });
  refuses([
    [
      'a gang member of the deck',
      picking,
      { type: 'recruitPick', card: 'gm-vesk:1' },
      'CR-RECR-01',
    ],
    ['no higher bid', bidding, bid(4000), 'CR-RECR-04'],
    ['a lower bid', bidding, bid(0), 'CR-RECR-04'],
    ['half a step higher', bidding, bid(4500), 'CR-RECR-04'],
    ['a step and a half higher', bidding, bid(5500), 'CR-RECR-04'],
    ['beyond the means', bidding, bid(91_000), 'CR-RECR-04'],
  ]);
});

describe('buying', () => {
  const buying = (a: Arrangement) => at('buy', { type: 'buy' }, a);
  const card = { type: 'buyCard', card: 'bm-uplink:1' };
  const renown = (count: number) => ({ type: 'buyRenown', count });
  const poor = { 0: { arcs: 0 } };
  const spent = { action: 'buy', bought: 1 } as const;
  const few = { 0: { arcs: 2000, renown: 100 }, 1: { renown: 99 } };
  refuses([
    [
      'an empty row, nothing left to buy, no ARCs',
      buying({ marketRow: [], turn: spent, seats: poor }),
      card,
      'CR-BUY-04',
    ],
    [
      'not face up, and no ARCs',
      buying({ marketRow: ['bm-comm:1'], seats: poor }),
      card,
      'CR-BUY-01',
    ],
    [
      'a second card, and no ARCs',
      buying({ marketRow: ['bm-uplink:1'], turn: spent, seats: poor }),
      card,
      'CR-BUY-01',
    ],
    [
      'too dear',
      buying({ marketRow: ['bm-uplink:1'], seats: { 0: { arcs: 5000 } } }),
      card,
      'CR-BUY-07',
    ],
    ['renown beyond influence, and no ARCs', buying({ seats: poor }), renown(5), 'CR-BUY-05'],
    [
      'renown beyond what influence leaves',
      buying({ turn: { boughtRenown: 4 }, seats: poor }),
      renown(1),
      'CR-BUY-05',
    ],
    ['renown beyond the pool, and no ARCs', buying({ seats: few }), renown(2), 'CR-BUY-05'],
    ['no renown', buying({ seats: poor }), renown(0), 'CR-BUY-05'],
    ['renown too dear', buying({ seats: few }), renown(1), 'CR-BUY-07'],
  ]);
});

describe('producing and building', () => {
  const tiles: Arrangement['tiles'] = [
    ['dv-thieves', 'A2'],
    ['dv-alley', 'A3'],
    ['dv-alley', 'A5'],
    ['dv-thieves', 'A6'],
  ];
  const producing = at(
    'produce',
    { type: 'produce' },
    {
      tiles,
      turn: { produced: ['dv-thieves:1', 'dv-thieves:2'] },
      seats: { 0: { figures: { A2: 1, A3: 1 } } },
    },
  );
  const make = (tile: string) => ({ type: 'produceTile', tile });
  refuses([
    ['not controlled, and without a produce ability', producing, make('dv-alley:2'), 'CR-PROD-02'],
    ['not controlled, and used', producing, make('dv-thieves:2'), 'CR-PROD-02'],
    ['no such tile', producing, make('dv-eden:1'), 'CR-PROD-02'],
    ['controlled without a produce ability', producing, make('dv-alley:1'), 'CR-PROD-01'],
    ['used in this action', producing, make('dv-thieves:1'), 'CR-PROD-01'],
  ]);

  const full: Arrangement['tiles'] = [
    ['dv-casino', 'C3 D3 C4'],
    ['dv-casino', 'D5 D4 E4'],
  ];
  const building = (a: Arrangement) => at('produce', { type: 'buildPick' }, a);
  const pick = (development: string) => ({ type: 'buildPick', development });
  const poor = { 0: { arcs: 0 } };
  const rich = { 0: { arcs: 90_000 } };
  const built = building({ tiles: full, turn: { built: 1 }, seats: poor });
  refuses([
    ['a second one, sold out and unpaid', built, pick('dv-casino'), 'CR-PROD-05'],
    ['a second one that is not in the game', built, pick('dv-nothing'), 'CR-PROD-05'],
    [
      'sold out, unpaid, no place',
      building({ tiles: full, seats: poor }),
      pick('dv-casino'),
      'CR-DEV-02',
    ],
    [
      'not drafted',
      building({ drafted: ['dv-casino', 'dv-skyport', 'dv-exchange'], seats: rich }),
      pick('dv-stronghold'),
      'CR-DEV-02',
    ],
    [
      'unpaid, no place',
      building({ tiles: full, drafted: ['dv-stronghold'], seats: poor }),
      pick('dv-stronghold'),
      'CR-DEV-01',
    ],
    [
      'no place',
      building({ tiles: full, drafted: ['dv-stronghold'], seats: rich }),
      pick('dv-stronghold'),
      'CR-DEV-04',
    ],
  ]);

  const placing = (development: string, a: Arrangement) => {
    return at('produce', { type: 'buildPlace', development }, { ...a, drafted: [development] });
  };
  const stronghold = placing('dv-stronghold', { tiles: [['dv-eden', 'A2']], seats: rich });
  const tri = placing('dv-arms-light', { players: 3, tiles: [['dv-eden', 'A2']], seats: rich });
  const place = (anchor: string, rotation = 0) => ({ type: 'buildPlace', anchor, rotation });
  refuses([
    ['a rotation of no tile', stronghold, place('C3', 45), 'CR-DEV-05'],
    ['a rotation not listed for its shape', stronghold, place('C3', 180), 'CR-DEV-05'],
    ['half off the board', stronghold, place('G4'), 'CR-DEV-05'],
    ['off the board', stronghold, place('H1'), 'CR-DEV-05'],
    ['partly unusable, and covered', tri, place('A1', 90), 'CR-DEV-05'],
    ['covered, and of a wrong level', stronghold, place('A2'), 'CR-DEV-04'],
    ['of a wrong level', stronghold, place('B3'), 'CR-DEV-03'],
  ]);
});

describe('selling', () => {
  const selling = at(
    'sell',
    { type: 'sell' },
    {
      tiles: [
        ['dv-eden', 'A2', 2],
        ['dv-eden', 'A3', 2],
        ['dv-eden', 'A5'],
      ],
      turn: { sold: 4 },
      seats: { 0: { figures: { A2: 1, A5: 1 } }, 1: { figures: { A3: 1 } } },
    },
  );
  const sell = (tile: string) => ({ type: 'sellProduct', tile });
  refuses([
    ['not controlled, beyond the limit', selling, sell('dv-eden:2'), 'CR-SELL-01'],
    ['no product, beyond the limit', selling, sell('dv-eden:3'), 'CR-SELL-01'],
    ['no such tile, beyond the limit', selling, sell('dv-eden:4'), 'CR-SELL-01'],
    ['beyond the limit', selling, sell('dv-eden:1'), 'CR-SELL-02'],
  ]);
});

describe('moving', () => {
  const moving = (a: Arrangement) => at('move', { type: 'moveSelect' }, a);
  const from = (place: string) => ({ type: 'moveFigure', from: place });
  const moved = ['yellow-01', 'yellow-02', 'yellow-03', 'yellow-04'];
  const shut = {
    turn: { enemySpace: 'D4', moved: ['yellow-01'] },
    tokens: { 'ycu-t01': 'A2', 'ycu-t02': 'B1', 'ycu-t03': 'G6', 'ycu-t04': 'F7' },
    seats: { 0: { figures: { A1: 1, G7: 1 }, pool: 0 } },
  };
  refuses([
    [
      'a fifth figure, of an empty pool',
      moving({ turn: { moved }, seats: { 0: { pool: 0 } } }),
      from('pool'),
      'CR-MOVE-01',
    ],
    [
      'a fifth figure, which has moved',
      moving({ turn: { moved }, seats: { 0: { figures: { C1: 1 } } } }),
      from('C1'),
      'CR-MOVE-01',
    ],
    ['nobody there', moving({}), from('C1'), 'CR-MOVE-01'],
    ['an enemy there', moving({ seats: { 1: { figures: { C1: 1 } } } }), from('C1'), 'CR-MOVE-01'],
    ['the supply', moving({}), from('supply'), 'CR-MOVE-01'],
    ['an empty pool', moving(shut), from('pool'), 'CR-MOVE-07'],
    ['moved, and nowhere to go', moving(shut), from('A1'), 'CR-MOVE-03'],
    ['nowhere to go', moving(shut), from('G7'), 'CR-MOVE-02'],
  ]);

  const going = (a: Arrangement) => at('move', { type: 'moveTo', figure: 'yellow-01' }, a);
  const to = (space: string) => ({ type: 'moveTo', to: space });
  const fenced = going({
    tokens: { 'ycu-t01': 'B3', 'ycu-t02': 'C2', 'ycu-t03': 'A2', 'ycu-t04': 'B1' },
    seats: { 0: { figures: { B2: 1 } } },
  });
  const spent = going({
    turn: { enemySpace: 'G7' },
    tokens: { 'ycu-t01': 'C2' },
    seats: { 0: { figures: { B2: 1, C2: 2, B1: 2 } } },
  });
  refuses([
    ['no space of the board', fenced, to('H1'), 'CR-MOVE-12'],
    ['the pool', fenced, to('pool'), 'CR-MOVE-12'],
    [
      'an unusable space',
      at(
        'move',
        { type: 'moveTo', figure: 'yellow-01' },
        { players: 3, seats: { 0: { figures: { D6: 1 } } } },
      ),
      to('D7'),
      'CR-MOVE-12',
    ],
    ['diagonally, where enemies stop every way', fenced, to('C3'), 'CR-MOVE-06'],
    ['the space where it stands', fenced, to('B2'), 'CR-MOVE-02'],
    ['too far, and through enemies', fenced, to('B6'), 'CR-MOVE-02'],
    ['through an enemy space', fenced, to('B4'), 'CR-MOVE-08'],
    ['a second enemy space, and full', spent, to('C2'), 'CR-MOVE-09'],
    ['two own figures there', spent, to('B1'), 'CR-MOVE-04'],
  ]);
});

describe('laying cards', () => {
  const five = ['bm-grenade:1', 'bm-smoke:1', 'bm-stim:1', 'bm-drone:1', 'bm-flare:1'];
  const battle = (mine: string[], yours: string[]) => {
    const state = at(
      'move',
      { type: 'moveSelect' },
      {
        turn: { enemySpace: 'C4' },
        seats: {
          0: { figures: { C4: 1 }, hand: mine, draw: [] },
          1: { figures: { C4: 1 }, hand: yours, draw: [] },
        },
      },
    );
    return play(state, mv(0, 'done')).state;
  };
  const ycu = (hand: string[]) => {
    const state = at(
      'move',
      { type: 'moveSelect' },
      {
        turn: { enemySpace: 'C4' },
        tokens: { 'ycu-t01': 'C4' },
        seats: { 0: { figures: { C4: 1 }, hand, draw: [] } },
      },
    );
    const fight = mv(0, 'ycuFight', { space: 'C4', token: 'ycu-t01' });
    return play(state, mv(0, 'done'), fight).state;
  };
  const laid = (state: State, seat: number, cards: string[]) => {
    return play(state, ...cards.map((card) => mv(seat, 'layFromHand', { card }))).state;
  };
  const attacking = battle(five, []);
  const defending = battle([], five);
  const hunting = ycu(five);
  const four = five.slice(0, 4);
  const hand = (seat: number, card: string) => ({ type: 'layFromHand', seat, card });
  const deck = (seat: number) => ({ type: 'layFromDeck', seat });
  for (const [rule, state, seat] of [
    ['CR-BATTLE-02', attacking, 0],
    ['CR-BATTLE-04', defending, 1],
    ['CR-YCU-03', hunting, 0],
  ] as const) {
    const spent = laid(state, seat, four);
    refuses([
      ['a fifth card', spent, hand(seat, 'bm-flare:1'), rule],
      ['a fifth card, of the deck', spent, deck(seat), rule],
      ['a card that is not in the hand', state, hand(seat, 'bm-comm:1'), rule],
      ['a card of the empty deck', state, deck(seat), rule],
    ]);
  }
});

describe('losing a unit', () => {
  /** Seat 0 has lost a battle in which it laid these cards. */
  const lost = (laid: string[], cards: NonNullable<Arrangement['seats']>[0]) => {
    const state = at(
      'move',
      { type: 'moveSelect' },
      {
        turn: { enemySpace: 'C4' },
        seats: {
          0: { figures: { C4: 1 }, hand: [], draw: [], ...cards },
          1: { figures: { C4: 1, C5: 2, B4: 2, D4: 2 }, hand: [], draw: [] },
        },
      },
    );
    const lay = laid.map((card) => mv(0, 'layFromHand', { card }));
    const dice = [0, 2, 2, 2, 2, 2, 2, 2];
    return play(state, mv(0, 'done'), ...lay, [mv(0, 'done'), ...dice]).state;
  };
  const hand = ['yl-runner:1', 'yl-word:1', 'yl-bruiser:1'];
  const rest = { hand, draw: [['yl-ret:1']], discard: ['yl-squatter:1', 'bm-comm:1'] };
  const played = lost(['yl-runner:1', 'yl-word:1'], rest);
  const discarding = lost(['yl-word:1'], rest);
  const searching = lost(['yl-word:1'], { ...rest, discard: ['bm-comm:1'] });
  const found = play(searching, mv(0, 'searchDrawPile')).state;
  const remove = (zone: string, card: string) => ({ type: 'removeUnit', zone, card });
  const search = { type: 'searchDrawPile' };
  refuses([
    ['an ability card that was played', played, remove('played', 'yl-word:1'), 'CR-LOSS-09'],
    ['a market card of another zone', played, remove('discard', 'bm-comm:1'), 'CR-LOSS-09'],
    ['no card at all', played, remove('played', 'yl-nobody:1'), 'CR-LOSS-09'],
    [
      'a unit of the hand, though one was played',
      played,
      remove('hand', 'yl-bruiser:1'),
      'CR-LOSS-02',
    ],
    ['a unit that was not played', played, remove('played', 'yl-bruiser:1'), 'CR-LOSS-02'],
    ['a search, though a unit was played', played, search, 'CR-LOSS-02'],
    [
      'a unit of the hand before the discard pile',
      discarding,
      remove('hand', 'yl-bruiser:1'),
      'CR-LOSS-03',
    ],
    [
      'a played unit where none was played',
      discarding,
      remove('played', 'yl-bruiser:1'),
      'CR-LOSS-03',
    ],
    ['a search before the discard pile', discarding, search, 'CR-LOSS-03'],
    [
      'a unit of the draw pile without a search',
      searching,
      remove('draw', 'yl-ret:1'),
      'CR-LOSS-04',
    ],
    ['a unit that is not in the hand', searching, remove('hand', 'yl-ret:1'), 'CR-LOSS-04'],
    [
      'a unit of the hand after a search that found one',
      found,
      remove('hand', 'yl-bruiser:1'),
      'CR-LOSS-04',
    ],
    ['a second search', found, search, 'CR-LOSS-04'],
  ]);
});

describe('meeting YCU', () => {
  const state = arrange({
    phase: 'patrol',
    active: null,
    agenda: [{ type: 'ycuSelect', seat: 0 }, { type: 'awardPhase' }],
    ycuQueue: { seat: 0, alertPlacements: 0 },
    tokens: { 'ycu-t01': 'A5', 'ycu-t02': 'A6', 'ycu-t03': 'G7' },
    seats: { 0: { figures: { A5: 1 }, arcs: 0 }, 1: { figures: { A6: 1 } } },
  });
  const meet = (type: string, space: string, token: string) => ({ type, space, token });
  refuses([
    ['fight where others stand', state, meet('ycuFight', 'A6', 'ycu-t02'), 'CR-YCU-02'],
    ['fight where nobody stands', state, meet('ycuFight', 'G7', 'ycu-t03'), 'CR-YCU-02'],
    ['fight a token of another space', state, meet('ycuFight', 'A5', 'ycu-t02'), 'CR-YCU-02'],
    ['fight a token of the bag', state, meet('ycuFight', 'A5', 'ycu-t09'), 'CR-YCU-02'],
    [
      'bribe where others stand, without ARCs',
      state,
      meet('ycuBribe', 'A6', 'ycu-t02'),
      'CR-YCU-02',
    ],
    [
      'bribe a token of another space, without ARCs',
      state,
      meet('ycuBribe', 'A5', 'ycu-t03'),
      'CR-YCU-02',
    ],
    ['bribe without ARCs', state, meet('ycuBribe', 'A5', 'ycu-t01'), 'CR-YCU-11'],
  ]);
});

describe('choices of effects', () => {
  const steal = asked(
    { kind: 'stealArcs', amount: 1000 },
    { players: 3, seats: { 2: { arcs: 0 } } },
  );
  const trade = asked(
    { kind: 'tradeUnit', gain: 4000 },
    { seats: { 0: { hand: ['yl-ret:1', 'yl-word:1'] } } },
  );
  const cycle = asked(
    { kind: 'cycle', left: 1, discarded: 2 },
    { seats: { 0: { hand: ['yl-ret:1'] } } },
  );
  const full = asked(
    { kind: 'cycle', left: 0, discarded: 3 },
    { seats: { 0: { hand: ['yl-ret:1'] } } },
  );
  const figures = { 0: { figures: { B2: 1, C4: 1 } }, 1: { figures: { B3: 1, C5: 1 } } };
  const free = asked(
    { kind: 'freeMove', left: 2, steps: 2, moved: ['yellow-02'] },
    { seats: figures },
  );
  const to = asked(
    { kind: 'freeMoveTo', figure: 'yellow-01', left: 2, steps: 2, moved: [] },
    { seats: figures },
  );
  const choose = (option: unknown) => ({ type: 'choose', option });
  refuses([
    ['an option of nobody', steal, choose({ seat: 3 }), 'CR-CARD-10'],
    ['an option of another kind', steal, choose({ card: 'yl-ret:1' }), 'CR-CARD-10'],
    ['an option in one word', steal, choose('seat:1'), 'CR-TURN-08'],
    ['oneself', steal, choose({ seat: 0 }), 'CR-CARD-10'],
    ['who has nothing', steal, choose({ seat: 2 }), 'CR-CARD-10'],
    ['declining a mandatory choice', steal, { type: 'done' }, 'CR-CARD-10'],
    ['another kind of card', trade, choose({ card: 'yl-word:1' }), 'CR-CARD-10'],
    [
      'discards where none are asked for',
      trade,
      { type: 'discardFromHand', card: 'yl-ret:1' },
      'CR-CARD-10',
    ],
    ['a move where none is asked for', trade, { type: 'moveFigure', from: 'pool' }, 'CR-CARD-10'],
    ['a destination where none is asked for', trade, { type: 'moveTo', to: 'D1' }, 'CR-CARD-10'],
    ['an option where discards are asked for', cycle, choose({ card: 'yl-ret:1' }), 'CR-CARD-10'],
    [
      'a discard that is not in the hand',
      cycle,
      { type: 'discardFromHand', card: 'yl-word:1' },
      'CR-CARD-10',
    ],
    ['a discard too many', full, { type: 'discardFromHand', card: 'yl-ret:1' }, 'CR-CARD-10'],
    ['a figure that has moved', free, { type: 'moveFigure', from: 'C4' }, 'CR-CARD-10'],
    ['a figure of the pool', free, { type: 'moveFigure', from: 'pool' }, 'CR-CARD-10'],
    ['a figure of another seat', free, { type: 'moveFigure', from: 'B3' }, 'CR-CARD-10'],
    ['a destination before the figure', free, { type: 'moveTo', to: 'B1' }, 'CR-CARD-10'],
    ['an enemy space', to, { type: 'moveTo', to: 'B3' }, 'CR-CARD-10'],
    ['too far', to, { type: 'moveTo', to: 'E2' }, 'CR-CARD-10'],
    ['declining a figure under way', to, { type: 'done' }, 'CR-CARD-10'],
    ['another figure', to, { type: 'moveFigure', from: 'C4' }, 'CR-CARD-10'],
  ]);
});
