import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { Choice, Step } from '../../src/city-of-remnants/state/steps.js';
import type { Option } from '../../src/city-of-remnants/state/terms.js';
import { type Arrangement, arrange, gameOf, mv } from './arrange.js';

const game = gameOf({ pack: 'standard' });

describe('moves in words', () => {
  const asked = (choice: Choice) => {
    return arrange({ steps: [{ type: 'effectChoice', seat: 0, choice }] });
  };
  test.each<[Choice, Option, string]>([
    [{ kind: 'stealArcs', amount: 1000 }, { seat: 1 }, 'takes 1000 ARCs from seat 1'],
    [{ kind: 'raidHand', count: 1 }, { seat: 1 }, 'makes seat 1 discard 1 card'],
    [
      { kind: 'discount', target: 'either', amount: 2000 },
      { development: 'dv-protection' },
      'names Protection for a discount of 2000 ARCs',
    ],
    [
      { kind: 'discount', target: 'either', amount: 2000 },
      { card: 'bm-comm:1' },
      'names Communication Device for a discount of 2000 ARCs',
    ],
    [
      { kind: 'searchZone', zones: ['draw', 'discard'], filter: 'any' },
      { zone: 'draw' },
      'searches the draw pile',
    ],
    [
      { kind: 'searchCard', zone: 'draw', filter: 'any' },
      { card: 'yl-ret:1' },
      'takes Ret into the hand',
    ],
    [
      { kind: 'trash', zones: ['hand'], filter: 'any' },
      { card: 'yl-ret:1' },
      'removes Ret from the game',
    ],
    [
      { kind: 'recruitDirect', cost: 2000 },
      { card: 'gm-ash:1' },
      'recruits Sister Ash for 2000 ARCs',
    ],
    [{ kind: 'produceOne' }, { tile: 'dv-eden:2' }, 'produces with Red Eden District 2'],
    [
      { kind: 'sellNow', left: 1, bonus: 0 },
      { tile: 'dv-eden:2' },
      'sells a product of Red Eden District 2',
    ],
    [{ kind: 'removeYcu', left: 1 }, { token: 'ycu-t01' }, 'returns a YCU token of 5 to the bag'],
    [{ kind: 'deploy', left: 2 }, { space: 'D1' }, 'puts a figure of the pool on D1'],
    [{ kind: 'peekYcu', place: 0, left: 1 }, 'keep', 'leaves the card where it is'],
    [{ kind: 'peekYcu', place: 0, left: 1 }, 'bottom', 'puts the card under the deck'],
    [{ kind: 'wager', stake: 2000, dice: 4, perHit: 1000 }, 'yes', 'wagers 2000 ARCs'],
    [{ kind: 'payForRenown', cost: 3000, renown: 2 }, 'yes', 'pays 3000 ARCs for 2 renown'],
    [{ kind: 'tradeUnit', gain: 4000 }, { card: 'yl-ret:1' }, 'gives up Ret for 4000 ARCs'],
  ])('[CR-CARD-10] %o: %s', (choice, option, words) => {
    expect(game.describe(asked(choice), mv(0, 'choose', { option }))).toBe(`Seat 0 ${words}.`);
  });
  test('a choice for another moment is named by its option', () => {
    const move = mv(1, 'choose', { option: { card: 'gm-ash:1' } });
    expect(game.describe(arrange(), move)).toBe('Seat 1 chooses Sister Ash.');
  });
  test.each<[string, Step, string]>([
    ['discards', { type: 'refreshDiscard', seat: 0 }, 'discards no more'],
    [
      'an offer',
      { type: 'effectChoice', seat: 0, choice: { kind: 'produceOne' } },
      'leaves it at that',
    ],
    [
      'discards of a card',
      { type: 'effectChoice', seat: 0, choice: { kind: 'cycle', left: 2, discarded: 0 } },
      'discards no more',
    ],
  ])('done tells what ends: %s', (_what, step, words) => {
    const state = arrange({ turn: { action: 'buy' }, steps: [step] });
    expect(game.describe(state, mv(0, 'done'))).toBe(`Seat 0 ${words}.`);
  });
  describe('[CR-RULING-08] an action of which nothing is done is told as a pass', () => {
    const told = (turn: NonNullable<Arrangement['turn']>, step: Step) => {
      return game.describe(arrange({ turn, steps: [step] }), mv(0, 'done'));
    };
    test.each<[NonNullable<Arrangement['turn']>, Step['type'], string]>([
      [{ action: 'buy' }, 'buy', 'passes and buys nothing'],
      [{ action: 'buy', bought: 1 }, 'buy', 'buys no more'],
      [{ action: 'buy', boughtRenown: 2 }, 'buy', 'buys no more'],
      [{ action: 'produce' }, 'produce', 'produces nothing'],
      [{ action: 'produce', produced: ['dv-alley:1'] }, 'produce', 'produces no more'],
      [{ action: 'produce' }, 'buildPick', 'passes and builds nothing either'],
      [{ action: 'produce', produced: ['dv-alley:1'] }, 'buildPick', 'builds nothing'],
      [{ action: 'produce', built: 1 }, 'buildPick', 'builds no more'],
      [{ action: 'sell' }, 'sell', 'passes and sells nothing'],
      [{ action: 'sell', sold: 1 }, 'sell', 'sells no more'],
      [{ action: 'move' }, 'moveSelect', 'passes and moves nobody'],
      [{ action: 'move', moved: ['yellow-01'] }, 'moveSelect', 'moves no more'],
    ])('%o at %s: %s', (turn, type, words) => {
      expect(told(turn, { type } as Step)).toBe(`Seat 0 ${words}.`);
    });
  });
  test('seats are called by the names of their players', () => {
    const names = ['anna', 'Bert'];
    const state = asked({ kind: 'stealArcs', amount: 1000 });
    const move = mv(0, 'choose', { option: { seat: 1 } });
    expect(game.describe(state, move, { names })).toBe('anna takes 1000 ARCs from Bert.');
    const event = { type: 'firstPlayerPassed', from: 0, to: 1 } as const;
    expect(game.describeEvent(event, { names })).toBe(
      'The first player token passes from anna to Bert.',
    );
  });
});

describe('moves that cost or pay say how much', () => {
  const told = (a: Arrangement, move: ReturnType<typeof mv>) => {
    return game.describe(arrange(a), move).replace('Seat 0 ', '');
  };
  const shop: Arrangement = { seats: { 0: { figures: { A2: 1, A3: 1 } } } };
  const tiles: Arrangement['tiles'] = [
    ['dv-eden', 'A2', 1],
    ['dv-thieves', 'A3'],
  ];
  test('[CR-BUY-05] renown', () => {
    expect(told({}, mv(0, 'buyRenown', { count: 2 }))).toBe('buys 2 renown for 6000 ARCs.');
  });
  test('[CR-DEV-01] a tile, with its discount, when it is picked and when it is laid', () => {
    const turn: Arrangement['turn'] = {
      action: 'produce',
      mods: { discounts: { 'dv-protection': 2000 } },
    };
    const a = { drafted: ['dv-protection'], turn, unreachable: 'only the words are asked for' };
    const steps: Step[] = [{ type: 'buildPlace', development: 'dv-protection' }];
    expect(told(a, mv(0, 'buildPick', { development: 'dv-protection' }))).toBe(
      'builds Protection for 4000 ARCs.',
    );
    const place = (anchor: string) => mv(0, 'buildPlace', { anchor, rotation: 90 });
    expect(told({ ...a, steps }, place('B3'))).toBe('lays Protection on B3 and B4 for 4000 ARCs.');
    expect(told({ ...a, steps }, place('B7'))).toBe('lays the tile at B7, turned by 90 degrees.');
    expect(told(a, place('B3'))).toBe('lays the tile at B3, turned by 90 degrees.');
  });
  test('[CR-SELL-01] a product, with what cards add', () => {
    const sell = mv(0, 'sellProduct', { tile: 'dv-eden:1' });
    expect(told({ ...shop, tiles }, sell)).toBe(
      'sells a product of Red Eden District 1 for 1000 ARCs.',
    );
    const turn: Arrangement['turn'] = { mods: { sellBonus: 1000 } };
    expect(told({ ...shop, tiles, turn }, sell)).toContain('for 2000 ARCs.');
    const choice: Choice = { kind: 'sellNow', left: 1, bonus: 2000 };
    const steps: Step[] = [{ type: 'effectChoice', seat: 0, choice }];
    const pick = mv(0, 'choose', { option: { tile: 'dv-eden:1' } });
    expect(told({ ...shop, tiles, steps }, pick)).toContain('for 3000 ARCs.');
  });
  test('[CR-YCU-11] a bribe', () => {
    const bribe = mv(0, 'ycuBribe', { space: 'C5', token: 'ycu-t15' });
    const a: Arrangement = { tokens: { 'ycu-t15': 'C5' } };
    expect(told(a, bribe)).toBe('bribes a YCU token of 11 on C5 with 4000 ARCs.');
    const seats: Arrangement['seats'] = { 0: { table: ['bm-ledger:1'] } };
    expect(told({ ...a, seats }, bribe)).toContain('with 3000 ARCs.');
  });
  test('[CR-PROD-01] what a tile pays for certain, in the action and by a card', () => {
    const make = (tile: string) => told({ ...shop, tiles }, mv(0, 'produceTile', { tile }));
    expect(make('dv-thieves:1')).toBe('produces with Thieves District 1 and gains 2000 ARCs.');
    expect(make('dv-eden:1')).toBe('produces with Red Eden District 1.');
    const steps: Step[] = [{ type: 'effectChoice', seat: 0, choice: { kind: 'produceOne' } }];
    const pick = mv(0, 'choose', { option: { tile: 'dv-thieves:1' } });
    expect(told({ ...shop, tiles, steps }, pick)).toContain('and gains 2000 ARCs.');
  });
  test('[CR-CARD-02] what a card pays for certain', () => {
    const use = (card: string) => told({ ...shop, tiles }, mv(0, 'playCard', { card }));
    expect(use('yl-squatter:1')).toBe('plays Squatter and gains 1000 ARCs.');
    expect(use('gl-asaro:1')).toBe('plays Quill Asaro and gains 2000 ARCs.');
    expect(use('gm-gambler:1')).toBe('plays Gambler.');
    expect(use('bm-grenade:1')).toBe('plays Grenade.');
  });
  test('[CR-RULING-42] a theft takes no more than there is', () => {
    const choice: Choice = { kind: 'stealArcs', amount: 2000 };
    const steps: Step[] = [{ type: 'effectChoice', seat: 0, choice }];
    const a: Arrangement = { steps, seats: { 1: { arcs: 1000 } } };
    expect(told(a, mv(0, 'choose', { option: { seat: 1 } }))).toBe('takes 1000 ARCs from seat 1.');
  });
  test('[CR-RENOWN-07] renown is told as far as the pool has it', () => {
    const choice: Choice = { kind: 'payForRenown', cost: 3000, renown: 2 };
    const steps: Step[] = [{ type: 'effectChoice', seat: 0, choice }];
    const a: Arrangement = { steps, seats: { 1: { renown: 199 } } };
    expect(told(a, mv(0, 'choose', { option: 'yes' }))).toBe('pays 3000 ARCs for 1 renown.');
  });
});

describe('events in words', () => {
  const applied = (effect: Extract<Event, { type: 'effectApplied' }>['effect'], more = {}) => {
    return { type: 'effectApplied', seat: 1, effect, ...more } as const;
  };
  const total = { attack: 0, bonuses: 0, hits: 0, reductions: 0 };
  test.each<[Event, string]>([
    [{ type: 'turnStarted', seat: 1, turn: 2 }, 'Seat 1 begins turn 2.'],
    [
      { type: 'arcsChanged', seat: 0, amount: -2000, reason: 'theft' },
      'Seat 0 loses 2000 ARCs by theft.',
    ],
    [
      { type: 'arcsChanged', seat: 0, amount: 2000, reason: 'theft' },
      'Seat 0 gains 2000 ARCs by theft.',
    ],
    [
      { type: 'arcsChanged', seat: 0, amount: -1000, reason: 'auction' },
      'Seat 0 pays 1000 ARCs for the auction.',
    ],
    [
      { type: 'renownChanged', seat: 0, amount: -1, reason: 'alert' },
      'Seat 0 loses 1 renown by the alert.',
    ],
    [
      { type: 'influenceGained', seat: 0, condition: 'inf-turf', influence: 5 },
      'Seat 0 has met "Control 3 or more developments at the same time" and has influence 5.',
    ],
    [{ type: 'diceRolled', seat: 0, dice: [], hits: 0 }, 'Seat 0 has no dice to roll.'],
    [{ type: 'diceRolled', seat: 0, dice: [0, 1], hits: 1 }, 'Seat 0 rolls 0 and 1, 1 hit.'],
    [
      {
        type: 'battleResolved',
        space: 'C4',
        totals: [{ ...total, seat: 0, total: 7 }],
        value: 9,
        winner: 'ycu',
        loser: 0,
      },
      'Seat 0 has 7 and the YCU have 9: the YCU win the battle on C4.',
    ],
    [{ type: 'ycuRevealed', cards: ['ycu-06'] }, 'The coordinate card ycu-06 is revealed.'],
    [
      { type: 'ycuRevealed', cards: ['ycu-06', 'ycu-07'] },
      'The coordinate cards ycu-06 and ycu-07 are revealed.',
    ],
    [
      applied('discount', { option: { development: 'dv-protection' } }),
      'Seat 1 gets Protection at a discount this turn.',
    ],
    [applied('search', { card: 'yl-ret:1' }), 'Seat 1 takes Ret into the hand.'],
    [applied('search'), 'Seat 1 takes a card into the hand.'],
    [applied('trash', { card: 'yl-ret:1' }), 'Seat 1 removes Ret from the game.'],
    [applied('peekYcu', { cards: ['ycu-06'] }), 'Seat 1 looks at ycu-06.'],
    [applied('peekYcu'), 'Seat 1 looks at coordinate cards.'],
    [applied('peekYcu', { option: 'keep' }), 'Seat 1 leaves a coordinate card where it is.'],
    [applied('peekYcu', { option: 'bottom' }), 'Seat 1 puts a coordinate card under the deck.'],
    [applied('rollTable', { die: 3 }), 'Seat 1 rolls 3.'],
    [applied('extraBuy'), 'Seat 1 may buy more market cards this turn.'],
    [applied('extraBuild'), 'Seat 1 may build more developments this turn.'],
    [applied('extraFigures'), 'Seat 1 may move more figures this turn.'],
    [applied('extraSteps'), 'Seat 1 may move figures further this turn.'],
    [applied('bidRebate'), 'Seat 1 pays less for the next auction won this turn.'],
    [applied('sellBonus'), 'Seat 1 gets more for every product sold this turn.'],
  ])('%o', (event, words) => {
    expect(game.describeEvent(event)).toBe(words);
  });
});

describe('refusals in words', () => {
  const squatter = { type: 'playCard', seat: 0, card: 'yl-squatter:1' };
  const at = (action: 'produce' | 'move' | 'refresh', step: Step, a: Arrangement = {}) => {
    return arrange({ ...a, turn: { action, ...a.turn }, steps: [step] });
  };
  const bare = { 0: { arcs: 1000, hand: [], pool: 0 } };
  const act = (action: string) => ({ type: 'takeAction', seat: 0, action });
  const building = at(
    'produce',
    { type: 'buildPlace', development: 'dv-stronghold' },
    { drafted: ['dv-stronghold'], tiles: [['dv-exchange', 'C3 D3']] },
  );
  const place = (anchor: string, rotation: number) => {
    return { type: 'buildPlace', seat: 0, anchor, rotation };
  };
  test.each<[string, ReturnType<typeof arrange>, object, string]>([
    ['CR-CARD-01', building, squatter, 'a tile is being placed'],
    [
      'CR-CARD-01',
      at('move', { type: 'moveTo', figure: 'yellow-01' }),
      squatter,
      'a figure is under way',
    ],
    [
      'CR-CARD-01',
      at('refresh', { type: 'refreshDiscard', seat: 0 }),
      squatter,
      'the hand is being refreshed',
    ],
    [
      'CR-CARD-01',
      arrange({ steps: [{ type: 'effectChoice', seat: 0, choice: { kind: 'produceOne' } }] }),
      squatter,
      'another effect has to be decided first',
    ],
    [
      'CR-CARD-01',
      arrange({ phase: 'reset', active: null, agenda: [{ type: 'resetDiscard', seat: 0 }] }),
      squatter,
      'cards are played in turns only',
    ],
    [
      'CR-ACT-02',
      arrange({ seats: bare, marketRow: [] }),
      act('buy'),
      'seat 0 can pay for no market card and no renown with 1000 ARCs',
    ],
    ['CR-ACT-02', arrange({ seats: bare }), act('move'), 'no figure of seat 0 has anywhere to go'],
    [
      'CR-TURN-03',
      arrange({ turn: { action: 'produce', actionDone: true } }),
      act('buy'),
      'the action of this turn is Produce>>>Develop',
    ],
    [
      'CR-DEV-05',
      building,
      place('C4', 180),
      'Stronghold is turned by 0 or 90 degrees, not by 180',
    ],
    [
      'CR-DEV-05',
      building,
      place('G4', 0),
      'Stronghold at G4, turned by 0 degrees, does not lie on usable spaces',
    ],
    ['CR-DEV-04', building, place('D3', 90), 'a development lies on D3 already'],
    [
      'CR-DEV-02',
      at('produce', { type: 'buildPick' }),
      { type: 'buildPick', seat: 0, development: 'dv-nothing' },
      'dv-nothing is not one of the drafted developments',
    ],
    [
      'CR-CARD-10',
      arrange({
        players: 3,
        steps: [{ type: 'effectChoice', seat: 0, choice: { kind: 'stealArcs', amount: 1000 } }],
      }),
      { type: 'choose', seat: 0, option: { seat: 0 } },
      'the effect offers seat 1 or seat 2, not seat 0',
    ],
  ])('[%s] %#', (rule, state, move, words) => {
    const tried = game.tryApply(state, move);
    expect(tried).toMatchObject({ ok: false, rule });
    expect(tried.ok ? '' : tried.message.split('): ')[1]).toBe(words);
  });
});
