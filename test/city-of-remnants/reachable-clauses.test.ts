import { describe, expect, test } from 'vitest';
import type { Auction, Battle, State, Turn } from '../../src/city-of-remnants/state/state.js';
import { arrange, gameOf, mv, play, red, seat, yellow } from './arrange.js';
import {
  type Bend,
  type Change,
  mods,
  option,
  player,
  refuses,
  set,
  step,
  turn,
  wrongWith,
} from './bend.js';

/* What no play leads to is not loaded, though every invariant holds. */

const game = gameOf({ pack: 'standard' });
const { arcUnit } = game.content.constants;

const place = (id: string, at: string) => (copy: State) => {
  copy.figures = { ...copy.figures, [id]: { seat: copy.figures[id]?.seat ?? 0, at: at as 'pool' } };
};
const top = <T>(pile: T[][]): T => pile[0]?.shift() as T;

describe('before the game', () => {
  const begun = 'the game has begun before it was set up';
  const fresh: Bend[] = [
    [
      'renown',
      (copy) => {
        seat(copy, 0).renown = 1;
        copy.renownPool--;
      },
      begun,
    ],
    ['a turn taken', player(0, { turnsTaken: 1 }), begun],
    ['a battle won', player(0, { wins: { player: 1, ycu: 0 } }), begun],
    ['a battle won against the YCU', player(0, { wins: { player: 0, ycu: 1 } }), begun],
    ['a gang card dealt', (copy) => copy.gang.row.push(top(copy.gang.deck)), 'dealt too early'],
    ['a market card', (copy) => copy.market.row.push(top(copy.market.deck)), 'dealt too early'],
    [
      'a token',
      ({ ycu }) => Object.assign(ycu.onBoard, { [ycu.bag.shift() as string]: 'D5' }),
      'the board is in use',
    ],
  ];
  describe('leaders to choose', () => {
    refuses(game.setup({ players: 3, seed: 1 }), [
      ...fresh,
      [
        'chosen leaders',
        option({ leaders: ['yl-ret', 'bl-roden', 'gl-asaro'], leaderSelection: 'fixed' }),
        'there is nothing to choose',
      ],
    ]);
  });
  describe('entries to choose', () => {
    const state = game.setup({ players: 3, seed: 1, leaderSelection: 'random' });
    const [first = ''] = Object.keys(state.figures);
    refuses(state, [
      ...fresh,
      ['a figure on the board', place(first, 'D5'), 'a figure is on the board already'],
      [
        'a card discarded',
        (copy) => seat(copy, 0).discard.push(seat(copy, 0).hand.shift() as string),
        begun,
      ],
    ]);
    test('hands are dealt by then', () => {
      expect(seat(state, 0).hand.length).toBeGreaterThan(0);
    });
  });
});

describe('a turn', () => {
  const unseen = 'a coordinate card was seen by nobody who plays here';
  const seen = (seenBy: 'all' | number[]) => (copy: State) => {
    const card = copy.ycu.deck[0]?.cards.shift() as string;
    copy.ycu.deck.unshift({ cards: [card], seenBy });
  };
  const produced: Partial<Turn> = { produced: ['dv-eden:1'] };
  refuses(arrange({ tiles: [['dv-eden', 'A2']] }), [
    ['a YCU resolution', set({ ycuQueue: { seat: 0, alertPlacements: 0 } }), 'is left over'],
    ['a card that all have seen', seen('all'), unseen],
    ['seats in another order', seen([1, 0]), unseen],
    ['an enemy space', turn({ enemySpace: 'C4' }), 'nobody moves'],
    ['a tile that produced', turn(produced), 'nobody produces or builds'],
    ['a tile built', turn({ built: 1 }), 'nobody produces or builds'],
    ['a card bought', turn({ bought: 1 }), 'nobody buys'],
    ['renown bought', turn({ boughtRenown: 1 }), 'nobody buys'],
    ['a card and renown bought', turn({ bought: 1, boughtRenown: 1 }), 'nobody buys'],
    ['a product sold', turn({ sold: 1 }), 'nobody sells'],
    ['half a token for products', mods({ sellBonus: arcUnit / 2 }), 'less than a token'],
    ['half a token off', mods({ discounts: { 'dv-eden': arcUnit / 2 } }), 'less than a token'],
    ['a discount for nothing', mods({ discounts: { x: arcUnit } }), 'a discount is for nothing'],
    [
      'a card played twice',
      turn({ played: ['yl-word:1', 'yl-word:1'] }),
      'a card was played twice',
    ],
    ['a phase without turns', set({ phase: 'reset' }), 'a turn outside Player Turns'],
  ]);
  test('whole tokens off, for what there is', () => {
    const state = arrange({ tiles: [['dv-eden', 'A2']] });
    const discounts = { 'dv-eden': arcUnit, 'gm-ash:1': arcUnit };
    expect(wrongWith(state, mods({ discounts, sellBonus: arcUnit }))).toBeUndefined();
    expect(wrongWith(state, seen([0, 1]))).toBeUndefined();
  });
  test('by its option a card may be played twice', () => {
    const state = arrange({ options: { cardOncePerTurn: false } });
    expect(wrongWith(state, turn({ played: ['yl-word:1', 'yl-word:1'] }))).toBeUndefined();
  });
});

describe('the most that a turn brings', () => {
  const buying = arrange({ turn: { action: 'buy' }, steps: [{ type: 'buy' }] });
  const { influence } = seat(buying, 0);
  const both =
    (...changes: Change[]): Change =>
    (copy) => {
      for (const change of changes) change(copy);
    };
  test('[CR-BUY-01] one card, or one more by a card', () => {
    expect(wrongWith(buying, turn({ bought: 1 }))).toBeUndefined();
    const more = mods({ extraBuy: 1 });
    expect(wrongWith(buying, both(more, turn({ bought: 2 })))).toBeUndefined();
    expect(wrongWith(buying, both(more, turn({ bought: 3 })))).toContain('too much was bought');
  });
  test('as much renown as influence', () => {
    expect(wrongWith(buying, turn({ boughtRenown: influence }))).toBeUndefined();
    expect(wrongWith(buying, turn({ boughtRenown: influence + 1 }))).toContain('too much renown');
  });
  test('one tile, or one more by a card', () => {
    const building = arrange({
      turn: { action: 'produce' },
      drafted: ['dv-flophouse'],
      steps: [{ type: 'buildPlace', development: 'dv-flophouse' }],
    });
    const more = mods({ extraBuild: 1 });
    expect(wrongWith(building, both(more, turn({ built: 1 })))).toBeUndefined();
    expect(wrongWith(building, both(more, turn({ built: 2 })))).toContain('cannot be built');
  });
});

describe('a gang member to pick', () => {
  const state = arrange({
    gangRow: ['gm-ash:1'],
    turn: { action: 'recruit' },
    steps: [{ type: 'recruitPick' }],
  });
  refuses(state, [
    ['no turn left', player(0, { turnsTaken: 4 }), 'seat 0 has no turn left'],
    [
      'an empty row',
      ({ gang }) => gang.deck[0]?.push(...gang.row.splice(0)) && gang.deck[0].sort(),
      'no gang member is face up',
    ],
  ]);
});

describe('an auction', () => {
  const state = play(
    arrange({
      players: 3,
      gangRow: ['gm-ash:1'],
      turn: { action: 'recruit' },
      steps: [{ type: 'recruitPick' }],
      seats: { 0: { arcs: 9000 }, 1: { arcs: 5000 }, 2: { arcs: 5000 } },
    }),
    mv(0, 'recruitPick', { card: 'gm-ash:1' }),
  ).state;
  const auction = (fields: Partial<Auction>) => (copy: State) => {
    copy.auction = { ...(copy.auction as Auction), ...fields };
  };
  refuses(state, [
    [
      'the initiator to bid',
      (copy) => {
        auction({ toAct: 0 })(copy);
        step({ seat: 0 })(copy);
      },
      'the initiator need not bid',
    ],
    [
      'a card played by another',
      step({ type: 'auctionTurn' }),
      'nobody is to act, yet it is not over',
    ],
    ['a seat that has passed to bid', auction({ passed: [1] }), 'the auction is over'],
    ['a seat out that had no turn', passedWithoutTurn, 'a seat without a turn left takes part'],
  ]);
  function passedWithoutTurn(copy: State) {
    auction({ passed: [2] })(copy);
    player(2, { turnsTaken: 4 })(copy);
  }
});

describe('battles', () => {
  const fight = (hands: 'cards' | 'none') => {
    const hand = hands === 'cards';
    return play(
      arrange({
        leaders: [yellow, red],
        turn: { action: 'move', enemySpace: 'C4' },
        steps: [{ type: 'moveSelect' }],
        seats: {
          0: { figures: { C4: 1 }, hand: hand ? ['yl-ret:1', 'yl-word:1'] : ['yl-ret:1'] },
          1: { figures: { C4: 1 }, hand: ['rl-garius:1', 'rl-howler:1'] },
        },
      }),
      mv(0, 'done'),
    ).state;
  };
  const battle = (fields: Partial<Battle>) => (copy: State) => {
    copy.battle = { ...(copy.battle as Battle), ...fields };
  };
  const blind = { source: 'draw', card: null } as const;
  describe('the first side lays', () => {
    refuses(fight('cards'), [
      ['cards of the second side', battle({ laid: [[], [blind]] }), 'a side lays too early'],
      [
        'a reinforcement',
        battle({ laid: [[{ source: 'reinforce', card: null }], []] }),
        'a card lies as none is laid',
      ],
      [
        'a hidden card of the hand',
        battle({ laid: [[{ source: 'hand', card: null }], []] }),
        'lies',
      ],
      ['YCU at the same time', set({ ycuQueue: { seat: 0, alertPlacements: 0 } }), 'left over'],
      ['a winner', battle({ winner: 1 }), 'cards are open before they are laid'],
      ['another enemy space', turn({ enemySpace: 'C5' }), 'nobody moved into C4'],
      ['one layer less', ({ agenda }) => agenda.splice(-3, 1), 'the battle goes another way'],
    ]);
    test('a card of the draw pile that is known', () => {
      const known = (copy: State) => {
        const card = top(seat(copy, 0).draw);
        battle({ laid: [[{ source: 'draw', card }], []] })(copy);
      };
      expect(wrongWith(fight('cards'), known)).toContain('a card lies as none is laid');
    });
    test('a card that asks may be played before the first is laid, not after', () => {
      const asked = play(fight('cards'), mv(0, 'playCard', { card: 'yl-word:1' })).state;
      expect(asked.agenda.at(-1)?.type).toBe('effectChoice');
      expect(wrongWith(asked)).toBeUndefined();
      const late = 'no card can be played any more';
      expect(wrongWith(asked, battle({ laid: [[blind], []] }))).toContain(late);
    });
    test('a card of the hand and one of the draw pile', () => {
      const own = (copy: State) => {
        const { hand } = seat(copy, 0);
        battle({ laid: [[{ source: 'hand', card: hand.shift() as string }, blind], []] })(copy);
      };
      expect(wrongWith(fight('cards'), own)).toBeUndefined();
    });
  });
});

describe('a YCU battle', () => {
  const { state } = play(
    arrange({
      active: null,
      phase: 'patrol',
      agenda: [{ type: 'ycuSelect', seat: 0 }, { type: 'awardPhase' }],
      ycuQueue: { seat: 0, alertPlacements: 0 },
      tokens: { 'ycu-t01': 'C4', 'ycu-t02': 'C5' },
      seats: {
        0: { figures: { C4: 1 }, turnsTaken: 4, hand: ['yl-ret:1'] },
        1: { turnsTaken: 4 },
      },
    }),
    mv(0, 'ycuFight', { space: 'C4', token: 'ycu-t01' }),
  );
  refuses(state, [
    [
      'another token',
      (copy) => Object.assign(copy.battle as Battle, { token: 'ycu-t02' }),
      'the token is not on C4',
    ],
    [
      'another seat to meet it',
      set({ ycuQueue: { seat: 1, alertPlacements: 0 } }),
      'another seat meets the YCU',
    ],
    [
      'a seat that attacks',
      (copy) => Object.assign(copy.battle as Battle, { attacker: 0, defender: null }),
      'who attacks is who has moved',
    ],
    [
      'a winner',
      (copy) => Object.assign(copy.battle as Battle, { winner: 'ycu' }),
      'cards are open before they are laid',
    ],
  ]);
});
