import { describe, expect, test } from 'vitest';
import { compile } from '../../src/city-of-remnants/content/compile.js';
import {
  type AlertEffect,
  alertEffect,
  type BattleEffect,
  battleEffect,
  type ContentPack,
  type PassiveEffect,
  type ProduceEffect,
  passiveEffect,
  produceEffect,
  type TurnEffect,
  turnEffect,
} from '../../src/city-of-remnants/content/schema.js';
import { cardsOf } from '../../src/city-of-remnants/display/cards.js';
import type { Event } from '../../src/city-of-remnants/events.js';
import type { Move } from '../../src/city-of-remnants/moves/index.js';
import type { State } from '../../src/city-of-remnants/state/state.js';
import type { Option } from '../../src/city-of-remnants/state/terms.js';
import type { CardText } from '../../src/display/card.js';
import {
  type Arrangement,
  arrange,
  changedPack,
  countAt,
  eventsOf,
  gameOf,
  mv,
  offered,
  offeredTypes,
  red,
  seat,
  tile,
  yellow,
} from './arrange.js';
import { follow } from './follow.js';

/*
 * The number in the sentence is the number that happens: an effect with numbers of its own is put on a card, the card
 * is played, and what came of it is compared with the sentence, number by number.
 */

const game = gameOf({ pack: 'standard' });

function textOf(pack: string, id: string): CardText {
  const found = cardsOf(compile(gameOf({ pack }).content)).find((text) => text.id === id);
  if (found === undefined) throw new Error(`nothing is printed on ${id}`);
  return found;
}

function numbersIn(sentence: string): number[] {
  return [...sentence.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Plays moves with the dice of the state's own seed. */
function go(state: State, ...moves: Move[]): { state: State; events: Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const applied = gameOf(now).apply(now, move);
    events.push(...applied.events);
    now = applied.state;
  }
  return { state: now, events };
}

const pick = (option: Option) => mv(0, 'choose', { option });
const arcsOf = (state: State) => seat(state, 0).arcs;

/** Does the first thing offered until nothing of this type is offered any more, and says how often. */
function exhaust(
  state: State,
  type: 'choose' | 'discardFromHand',
): { state: State; times: number } {
  let now = state;
  for (let times = 0; ; times++) {
    const move = gameOf(now)
      .legalMoves(now)
      .find((one) => one.type === type);
    if (move === undefined) return { state: now, times };
    now = go(now, move).state;
  }
}

interface Row<E> {
  readonly effect: E;
  readonly says: string;
  /** What came of it, in the order of the sentence. */
  readonly happens: (pack: string) => number[];
}

let packs = 0;

function tellsWhatHappens<E extends { kind: string }>(
  rows: readonly Row<E>[],
  kinds: readonly { readonly shape: { readonly kind: { readonly value: string } } }[],
  print: (pack: ContentPack, effect: E) => void,
  id: string,
): void {
  test('every kind is here', () => {
    const tested = new Set(rows.map(({ effect }) => effect.kind));
    expect([...tested].sort()).toEqual(kinds.map(({ shape }) => shape.kind.value).sort());
  });
  test.each(rows)('$effect.kind: $says', ({ effect, says, happens }) => {
    const pack = changedPack(`text-${packs++}`, (content) => print(content, effect));
    const { lines } = textOf(pack, id);
    expect(lines.at(-1)).toBe(says);
    expect(happens(pack)).toEqual(numbersIn(says));
  });
}

function cardIn({ cards }: ContentPack, id: string): ContentPack['cards'][number] {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
}

describe('turn effects', () => {
  const used = 'yl-word:1';
  const use = mv(0, 'playCard', { card: used });
  const holding = (pack: string, a: Arrangement = {}) => {
    const own = { arcs: 5000, draw: [], ...a.seats?.[0] };
    const hand = [used, ...(a.seats?.[0]?.hand ?? [])];
    return arrange({ ...a, pack, seats: { ...a.seats, 0: { ...own, hand } } });
  };
  const five = [['yl-ret:1', 'yl-runner:1', 'yl-runner:2', 'yl-bruiser:1', 'yl-bruiser:2']];
  const edens = (count: number): Arrangement => ({
    tiles: ['A2', 'A3'].slice(0, count).map((at) => ['dv-eden', at, 3]),
    seats: { 0: { figures: { A2: 1, A3: 1 } } },
  });
  /** How much more ARCs the seat has when the card is played. */
  const gainOf = (state: State, ...moves: Move[]) => {
    return arcsOf(go(state, use, ...moves).state) - arcsOf(state);
  };
  const rows: Row<TurnEffect>[] = [
    {
      effect: { kind: 'gainArcs', amount: 3000 },
      says: 'In your turn: gain 3000 ARCs.',
      happens: (pack) => [gainOf(holding(pack))],
    },
    {
      effect: { kind: 'gainRenown', count: 3 },
      says: 'In your turn: gain 3 renown.',
      happens: (pack) => [seat(go(holding(pack), use).state, 0).renown],
    },
    {
      effect: { kind: 'drawCards', count: 3 },
      says: 'In your turn: draw 3 cards.',
      happens: (pack) => {
        const state = holding(pack, { seats: { 0: { draw: five } } });
        return [seat(go(state, use).state, 0).hand.length];
      },
    },
    {
      effect: { kind: 'gainArcsPer', per: 'development', amount: 2000, max: 3000 },
      says: 'In your turn: gain 2000 ARCs for each development you control, at most 3000 ARCs.',
      happens: (pack) => [gainOf(holding(pack, edens(1))), gainOf(holding(pack, edens(2)))],
    },
    {
      effect: { kind: 'stealArcs', amount: 3000 },
      says: 'In your turn: take up to 3000 ARCs from another player.',
      happens: (pack) => {
        const state = holding(pack, { seats: { 1: { arcs: 9000 } } });
        return [gainOf(state, pick({ seat: 1 }))];
      },
    },
    {
      effect: { kind: 'rollForArcs', dice: 3, perHit: 2000 },
      says: 'In your turn: roll 3 battle dice and gain 2000 ARCs for each hit.',
      happens: (pack) => {
        const state = holding(pack);
        const after = gameOf(state).apply(state, use, { rolls: [0, 1, 0] });
        return [
          eventsOf(after.events, 'diceRolled')[0]?.dice.length ?? 0,
          arcsOf(after.state) - arcsOf(state),
        ];
      },
    },
    {
      effect: { kind: 'cycle', max: 2 },
      says: 'In your turn: you may discard up to 2 cards of your hand, then draw as many.',
      happens: (pack) => {
        const hand = ['yl-squatter:1', 'yl-squatter:2', 'yl-word:2'];
        const state = holding(pack, { seats: { 0: { hand, draw: five } } });
        const { state: drawn, times } = exhaust(go(state, use).state, 'discardFromHand');
        expect(seat(drawn, 0).hand).toHaveLength(hand.length);
        return [times];
      },
    },
    {
      effect: { kind: 'search', zones: ['draw', 'discard'], filter: 'unit' },
      says:
        'In your turn: look through your draw pile or your discard pile and take a unit into your hand; ' +
        'a draw pile you have seen is shuffled.',
      happens: (pack) => {
        const state = holding(pack, { seats: { 0: { draw: [['yl-ret:1'], ['yl-word:2']] } } });
        const { state: asked } = go(state, use, pick({ zone: 'draw' }));
        expect(offered(asked, 'choose', 'option')).toEqual([{ card: 'yl-ret:1' }]);
        return [];
      },
    },
    {
      effect: { kind: 'search', zones: ['discard'], filter: 'any' },
      says: 'In your turn: look through your discard pile and take a card into your hand.',
      happens: (pack) => {
        const state = holding(pack, {
          seats: { 0: { draw: [['yl-ret:1']], discard: ['yl-word:2'] } },
        });
        expect(offered(go(state, use).state, 'choose', 'option')).toEqual([{ zone: 'discard' }]);
        return [];
      },
    },
    {
      effect: { kind: 'trash', zones: ['hand'], filter: 'unit' },
      says: 'In your turn: you may remove a unit in your hand from the game.',
      happens: (pack) => {
        const state = holding(pack, {
          seats: { 0: { hand: ['yl-ret:1', 'yl-word:2'], discard: ['yl-runner:1'] } },
        });
        expect(offered(go(state, use).state, 'choose', 'option')).toEqual([{ card: 'yl-ret:1' }]);
        return [];
      },
    },
    {
      effect: { kind: 'raidHand', count: 2 },
      says: 'In your turn: choose another player, who discards 2 cards of the hand at random.',
      happens: (pack) => {
        const hand = ['bl-permit:1', 'bl-roden:1', 'bl-worker:1'];
        const state = holding(pack, { seats: { 1: { hand, draw: [] } } });
        return [seat(go(state, use, pick({ seat: 1 })).state, 1).discard.length];
      },
    },
    {
      effect: { kind: 'discount', target: 'either', amount: 3000 },
      says:
        'In your turn: name a face-up market card or a development, ' +
        'which costs you 3000 ARCs less this turn.',
      happens: (pack) => {
        const state = holding(pack, { drafted: ['dv-protection'] });
        const { state: named } = go(state, use, pick({ development: 'dv-protection' }));
        return [6000 - gameOf(state).questions.buildCost(named, 0, 'dv-protection')];
      },
    },
    ...(['extraBuy', 'extraBuild', 'extraFigures'] as const).map((kind): Row<TurnEffect> => {
      const [what, field] = {
        extraBuy: ['buy 2 more market cards in a Buy action', 'marketCards'],
        extraBuild: ['build 2 more developments in a Produce>>>Develop action', 'developments'],
        extraFigures: ['move 2 more figures in a Move action', 'figures'],
      }[kind] as [string, 'marketCards' | 'developments' | 'figures'];
      return {
        effect: { kind, count: 2 },
        says: `In your turn: you may ${what} this turn.`,
        happens: (pack) => {
          const state = holding(pack);
          const { limits } = gameOf(state).questions;
          return [limits(go(state, use).state, 0)[field] - limits(state, 0)[field]];
        },
      };
    }),
    {
      effect: { kind: 'extraSteps', count: 2 },
      says: 'In your turn: your figures may move 2 spaces further in a Move action this turn.',
      happens: (pack) => {
        const state = holding(pack, { seats: { 0: { figures: { A1: 1 } } } });
        const farthest = (now: State) => {
          const ends = gameOf(now).questions.reachable(now, 0, 'A1');
          return Math.max(...ends.map(({ steps }) => steps));
        };
        return [farthest(go(state, use).state) - farthest(state)];
      },
    },
    {
      effect: { kind: 'bidRebate', amount: 3000 },
      says: 'In your turn: the next auction you win this turn costs you 3000 ARCs less.',
      happens: (pack) => {
        const state = holding(pack, {
          gangRow: ['gm-ash:1'],
          turn: { action: 'recruit' },
          steps: [{ type: 'recruitPick' }],
          seats: { 1: { arcs: 9000 } },
        });
        const { events } = go(
          state,
          use,
          mv(0, 'recruitPick', { card: 'gm-ash:1' }),
          mv(1, 'bid', { amount: 4000 }),
          mv(0, 'bid', { amount: 5000 }),
          mv(1, 'pass'),
        );
        return eventsOf(events, 'auctionWon').map(({ bid, paid }) => bid - paid);
      },
    },
    {
      effect: { kind: 'sellBonus', perProduct: 2000 },
      says: 'In your turn: each product you sell this turn brings 2000 ARCs more.',
      happens: (pack) => {
        const a: Arrangement = { turn: { action: 'sell' }, steps: [{ type: 'sell' }], ...edens(1) };
        const sell = mv(0, 'sellProduct', { tile: 'dv-eden:1' });
        return [gainOf(holding(pack, a), sell) - 1000];
      },
    },
    {
      effect: { kind: 'freeMove', figures: 3, steps: 2 },
      says:
        'In your turn: you may move up to 3 of your figures on the board up to 2 spaces each, ' +
        'neither into nor out of an enemy space.',
      happens: (pack) => {
        const figures = { A1: 1, C1: 1, E1: 1, G1: 1 };
        let { state } = go(holding(pack, { seats: { 0: { figures } } }), use);
        let moved = 0;
        let farthest = 0;
        while (offeredTypes(state).includes('moveFigure')) {
          const from = 'ACEG'.charAt(moved++);
          ({ state } = go(state, mv(0, 'moveFigure', { from: `${from}1` })));
          const column = offered(state, 'moveTo', 'to').filter((to) => to.startsWith(from));
          farthest = Math.max(...column.map((to) => Number(to.slice(1)) - 1));
          ({ state } = go(state, mv(0, 'moveTo', { to: `${from}2` })));
        }
        return [moved, farthest];
      },
    },
    {
      effect: { kind: 'deploy', count: 3 },
      says:
        'In your turn: you may put up to 3 figures of your pool on your entry space or where you have a figure, ' +
        'but on no enemy space.',
      happens: (pack) => {
        const state = holding(pack, { seats: { 0: { figures: { A1: 1, C1: 1, E1: 1 } } } });
        return [exhaust(go(state, use).state, 'choose').times];
      },
    },
    {
      effect: { kind: 'removeYcu', count: 2 },
      says: 'In your turn: you may return up to 2 YCU tokens from the board to the bag, without an alert.',
      happens: (pack) => {
        const tokens = { 'ycu-t01': 'A1', 'ycu-t02': 'A2', 'ycu-t03': 'A3' };
        return [exhaust(go(holding(pack, { tokens }), use).state, 'choose').times];
      },
    },
    {
      effect: { kind: 'recruitDirect', cost: 3000 },
      says:
        'In your turn: you may pay 3000 ARCs and take a face-up gang member into your hand ' +
        'and a figure of your supply into your pool, without an auction.',
      happens: (pack) => {
        const state = holding(pack, { gangRow: ['gm-ash:1'] });
        return [-gainOf(state, pick({ card: 'gm-ash:1' }))];
      },
    },
    {
      effect: { kind: 'recruitDirect', cost: 0 },
      says:
        'In your turn: you may take a face-up gang member into your hand ' +
        'and a figure of your supply into your pool, without an auction.',
      happens: (pack) => {
        const { state } = go(
          holding(pack, { gangRow: ['gm-ash:1'] }),
          use,
          pick({ card: 'gm-ash:1' }),
        );
        expect([seat(state, 0).hand, countAt(state, 0, 'pool')]).toEqual([['gm-ash:1'], 8]);
        return [];
      },
    },
    {
      effect: { kind: 'produceOne' },
      says: 'In your turn: you may use the produce ability of a development you control.',
      happens: (pack) => {
        const { state } = go(holding(pack, edens(1)), use, pick({ tile: 'dv-eden:1' }));
        expect(tile(state, 'dv-eden:1').products).toBe(4);
        return [];
      },
    },
    {
      effect: { kind: 'sellNow', max: 2, bonus: 4000 },
      says: 'In your turn: you may sell up to 2 products of developments you control, each for 4000 ARCs more.',
      happens: (pack) => {
        const before = holding(pack, edens(1));
        const { state, times } = exhaust(go(before, use).state, 'choose');
        return [times, (arcsOf(state) - arcsOf(before)) / times - 1000];
      },
    },
    {
      effect: { kind: 'sellNow', max: 1, bonus: 0 },
      says: 'In your turn: you may sell 1 product of developments you control.',
      happens: (pack) => [exhaust(go(holding(pack, edens(1)), use).state, 'choose').times],
    },
    {
      effect: { kind: 'peekYcu', count: 3 },
      says:
        'In your turn: look at the top 3 cards of the YCU coordinate deck; ' +
        'leave each there or put it under the deck.',
      happens: (pack) => {
        const { state } = go(holding(pack), use);
        return [gameOf(state).view(state, 0).ycu.known.length];
      },
    },
  ];
  const print = (pack: ContentPack, effect: TurnEffect) => {
    cardIn(pack, 'yl-word').ability = { timing: 'turn', effects: [effect] };
  };
  tellsWhatHappens(rows, turnEffect.options, print, used);
});

describe('produce effects', () => {
  const producing = (pack: string, a: Arrangement = {}, products = 0) => {
    return arrange({
      ...a,
      pack,
      tiles: [['dv-eden', 'A2', products]],
      turn: { action: 'produce' },
      steps: [{ type: 'produce' }],
      seats: { 0: { figures: { A2: 1 }, arcs: 5000, hand: [], draw: [], ...a.seats?.[0] } },
    });
  };
  const make = mv(0, 'produceTile', { tile: 'dv-eden:1' });
  const gainOf = (state: State, ...moves: Move[]) => {
    return arcsOf(go(state, make, ...moves).state) - arcsOf(state);
  };
  const rolled = (state: State, move: Move, rolls: number[]) => {
    const after = gameOf(state).apply(state, move, { rolls });
    return arcsOf(after.state) - arcsOf(state);
  };
  const rows: Row<ProduceEffect>[] = [
    {
      effect: { kind: 'gainArcs', amount: 3000 },
      says: 'Produce: gain 3000 ARCs.',
      happens: (pack) => [gainOf(producing(pack))],
    },
    {
      effect: { kind: 'drawCards', count: 2 },
      says: 'Produce: draw 2 cards.',
      happens: (pack) => {
        const draw = [['yl-ret:1', 'yl-word:1', 'yl-word:2']];
        const { state } = go(producing(pack, { seats: { 0: { draw } } }), make);
        return [seat(state, 0).hand.length];
      },
    },
    {
      effect: { kind: 'recruitDirect', cost: 4000 },
      says:
        'Produce: you may pay 4000 ARCs and take a face-up gang member into your hand ' +
        'and a figure of your supply into your pool, without an auction.',
      happens: (pack) => {
        const state = producing(pack, { gangRow: ['gm-ash:1'] });
        return [-gainOf(state, pick({ card: 'gm-ash:1' }))];
      },
    },
    {
      effect: { kind: 'placeProducts', count: 3, capacity: 5, price: 2000 },
      says: 'Produce: put 3 products on it; at most 5 lie there, and each sells for 2000 ARCs.',
      happens: (pack) => {
        const on = (products: number) => {
          return tile(go(producing(pack, {}, products), make).state, 'dv-eden:1').products;
        };
        const state = producing(pack, {}, 1);
        return [on(0), on(4), gameOf(state).questions.salePrice(state, 0, 'dv-eden:1')];
      },
    },
    {
      effect: {
        kind: 'rollTable',
        die: 6,
        rows: [{ max: 1 }, { max: 4, gainArcs: 2000 }, { max: 5, gainArcs: 5000 }],
      },
      says:
        'Produce: roll the six-sided die and gain nothing on 1, 2000 ARCs on 2 to 4, ' +
        '5000 ARCs on 5 and nothing on 6.',
      happens: (pack) => {
        const gains = [1, 2, 3, 4, 5, 6].map((die) => rolled(producing(pack), make, [die]));
        expect(gains).toEqual([0, 2000, 2000, 2000, 5000, 0]);
        return [1, gains[1] ?? 0, 2, 4, gains[4] ?? 0, 5, 6];
      },
    },
    {
      effect: { kind: 'wager', stake: 3000, dice: 2, perHit: 4000 },
      says: 'Produce: you may pay 3000 ARCs, roll 2 battle dice and gain 4000 ARCs for each hit.',
      happens: (pack) => {
        const { state } = go(producing(pack), make);
        const stake = -rolled(state, pick('yes'), [0, 0]);
        return [stake, 2, rolled(state, pick('yes'), [0, 1]) + stake];
      },
    },
    {
      effect: { kind: 'payForRenown', cost: 4000, renown: 3 },
      says: 'Produce: you may pay 4000 ARCs to gain 3 renown.',
      happens: (pack) => {
        const { state } = go(producing(pack), make, pick('yes'));
        return [5000 - arcsOf(state), seat(state, 0).renown];
      },
    },
    {
      effect: { kind: 'tradeUnit', gain: 6000 },
      says: 'Produce: you may remove a unit in your hand or your discard pile from the game to gain 6000 ARCs.',
      happens: (pack) => {
        const state = producing(pack, { seats: { 0: { hand: ['yl-ret:1'] } } });
        return [gainOf(state, pick({ card: 'yl-ret:1' }))];
      },
    },
  ];
  const print = (pack: ContentPack, effect: ProduceEffect) => {
    const eden = pack.developments.find(({ id }) => id === 'dv-eden');
    if (eden !== undefined) eden.ability = { timing: 'produce', effects: [effect] };
  };
  tellsWhatHappens(rows, produceEffect.options, print, 'dv-eden:1');
});

/** Seat 0 lays Ret on D4 against what seat 1 lays, and the battle is fought. */
function fight(pack: string, a: Arrangement = {}, answer: string[] = [], rolls?: number[]) {
  const state = arrange({
    leaders: [yellow, red],
    ...a,
    pack,
    turn: { action: 'move', enemySpace: 'D4' },
    steps: [{ type: 'moveSelect' }],
    seats: {
      0: { figures: { D4: 1 }, hand: ['yl-ret:1'], draw: [], ...a.seats?.[0] },
      1: { figures: { D4: 1, D3: 2, D5: 2 }, hand: answer, draw: [], ...a.seats?.[1] },
    },
  });
  const laid = answer.map((card) => mv(1, 'layFromHand', { card }));
  const lay = mv(0, 'layFromHand', { card: 'yl-ret:1' });
  const moves = [mv(0, 'done'), lay, ...(a.seats?.[0]?.draw ? [mv(0, 'done')] : []), ...laid];
  if (rolls === undefined) return go(state, ...moves);
  const before = go(state, ...moves.slice(0, -1));
  return gameOf(state).apply(before.state, moves.at(-1) as Move, { rolls });
}
/** More than one die and Ret can beat. */
const strong = ['gm-tayvius:1', 'rl-garius:1', 'rl-ripper:1'];
/** Ret cannot lose to 5 dice with it. */
const sureWin = { kind: 'attackBonus', amount: 20 } as const;

describe('battle effects', () => {
  const total = ({ events }: { events: Event[] }, of: number) => {
    const [resolved] = eventsOf(events, 'battleResolved');
    const found = resolved?.totals.find((one) => one.seat === of);
    if (found === undefined) throw new Error('no battle was fought');
    return found;
  };
  const dice = ({ events }: { events: Event[] }, of: number) => {
    return eventsOf(events, 'diceRolled').find((one) => one.seat === of)?.dice.length ?? 0;
  };
  const rows: Row<BattleEffect>[] = [
    {
      effect: { kind: 'attackBonus', amount: 4, if: { role: 'attacker', level: 'heights' } },
      says: 'In a battle: add 4 to your total if you are the attacker and it is fought on a Heights space.',
      happens: (pack) => [total(fight(pack), 0).bonuses],
    },
    {
      effect: { kind: 'attackSet', value: 6, if: { leaderPresent: true } },
      says: 'In a battle: this card has an attack of 6 if your leader is among your cards in it.',
      happens: (pack) => [total(fight(pack), 0).attack],
    },
    {
      effect: { kind: 'bonusDice', count: 3, if: { vs: 'player', fewerFigures: true } },
      says:
        'In a battle: roll 3 more dice if you fight another player and ' +
        'you have fewer figures on and beside the space than the other player.',
      happens: (pack) => [dice(fight(pack), 0) - 1],
    },
    {
      effect: { kind: 'enemyDice', count: 2 },
      says: 'In a battle: the other player rolls 2 dice fewer.',
      happens: (pack) => [5 - dice(fight(pack), 1)],
    },
    {
      effect: { kind: 'enemyAttack', amount: 3 },
      says: "In a battle: take 3 off the enemy's total, or off the value of the YCU.",
      happens: (pack) => [total(fight(pack), 1).reductions],
    },
    {
      effect: { kind: 'rerollBlanks' },
      says: 'In a battle: after all dice are rolled, roll your blanks again once.',
      happens: (pack) => {
        const blank = 0;
        const others = [1, 1, 1, 1, 1];
        const { events } = fight(pack, {}, [], [blank, ...others, 2]);
        expect(eventsOf(events, 'diceRerolled').map((one) => one.dice)).toEqual([[2]]);
        return [];
      },
    },
    {
      effect: { kind: 'reinforce', count: 2 },
      says: 'In a battle: add the top 2 cards of your draw pile to your cards in it.',
      happens: (pack) => {
        const draw = [['yl-runner:1', 'yl-word:1', 'yl-word:2']];
        const { events } = fight(pack, { seats: { 0: { draw } } });
        return eventsOf(events, 'battleAbility').map(({ added }) => added.length);
      },
    },
    {
      effect: { kind: 'spareCard' },
      says: 'In a battle: if you lose, you give up no unit.',
      happens: (pack) => {
        const { state } = fight(pack, {}, strong);
        expect([countAt(state, 0, 'D4'), seat(state, 0).discard]).toEqual([0, ['yl-ret:1']]);
        return [];
      },
    },
    {
      effect: { kind: 'rescueFigure' },
      says: 'In a battle: if you lose, your figure goes to your pool instead of your supply.',
      happens: (pack) => {
        const { state } = fight(pack, { seats: { 0: { pool: 0 } } }, strong);
        expect(countAt(state, 0, 'pool')).toBe(1);
        return [];
      },
    },
    {
      effect: { kind: 'loserExtraCard' },
      says: 'In a battle: if you win against another player, the loser gives up 1 more of the units laid in it.',
      happens: (pack) => {
        const lost = fight(pack, { seats: { 1: { figures: { D4: 1 } } } }, [
          'rl-howler:1',
          'rl-howler:2',
        ]);
        const lose = (card: string) => mv(1, 'removeUnit', { zone: 'played', card });
        const { state } = go(lost.state, lose('rl-howler:1'), lose('rl-howler:2'));
        const without = 1;
        return [state.removed.filter((card) => card.startsWith('rl-howler')).length - without];
      },
    },
    {
      effect: { kind: 'returnToHand' },
      says: 'In a battle: afterwards this card returns to your hand.',
      happens: (pack) => {
        const { state } = fight(pack, { seats: { 1: { figures: { D4: 1 } } } });
        expect(seat(state, 0).hand).toEqual(['yl-ret:1']);
        return [];
      },
    },
    {
      effect: {
        kind: 'onWin',
        effects: [
          { kind: 'gainArcs', amount: 3000 },
          { kind: 'gainRenown', count: 2 },
          { kind: 'drawCards', count: 4 },
        ],
      },
      says: 'In a battle: if you win, gain 3000 ARCs, gain 2 renown and draw 4 cards.',
      happens: (pack) => {
        const draw = [['yl-runner:1', 'yl-runner:2', 'yl-word:1', 'yl-word:2', 'yl-bruiser:1']];
        const seats = { 0: { draw, arcs: 0 }, 1: { figures: { D4: 1 } } };
        const { state } = fight(pack, { seats });
        const { arcs, renown, hand } = seat(state, 0);
        return [arcs, renown, hand.length];
      },
    },
  ];
  const print = (pack: ContentPack, effect: BattleEffect) => {
    const wins = effect.kind === 'onWin' || effect.kind === 'loserExtraCard';
    const alone = effect.kind === 'returnToHand' ? [sureWin, effect] : [effect];
    cardIn(pack, 'yl-ret').ability = {
      timing: 'battle',
      effects: wins ? [sureWin, effect] : alone,
    };
  };
  tellsWhatHappens(rows, battleEffect.options, print, 'yl-ret:1');

  test.each([
    ['leaderAbsent', { leaderAbsent: true }, 'if your leader is not among your cards in it'],
    ['minUnits', { minUnits: 2 }, 'if you have at least 2 units in it'],
    ['minUnits', { minUnits: 1 }, 'if you have at least 1 unit in it'],
    ['onDevelopment', { onDevelopment: true }, 'if it is fought on a development'],
    ['ycu', { vs: 'ycu' }, 'if you fight YCU'],
    [
      'three',
      { role: 'defender', level: 'slum', minUnits: 3 },
      'if you are the defender, you have at least 3 units in it and it is fought on a Slum space',
    ],
  ] as const)('condition %s', (_what, test, says) => {
    const pack = changedPack(`text-${packs++}`, (content) => {
      const effect = { kind: 'bonusDice', count: 1, if: test } as const;
      cardIn(content, 'yl-ret').ability = { timing: 'battle', effects: [effect] };
    });
    expect(textOf(pack, 'yl-ret:1').lines).toEqual([`In a battle: roll 1 more die ${says}.`]);
  });
});

describe('passive effects', () => {
  const tables = (pack: string, a: Arrangement = {}) => {
    return ['bm-uplink:1', 'bm-sled:1'].map((card) => {
      const own = { figures: { D4: 1, A2: 1 }, draw: [], ...a.seats?.[0], table: [card] };
      const rival = { figures: { D5: 1 }, draw: [] };
      return arrange({ ...a, pack, seats: { 0: own, 1: rival } });
    }) as [State, State];
  };
  const { questions } = game;
  type Ask = (state: State, ask: typeof questions) => number;
  /** How much more it is for an owner of the card than for an owner of another. */
  const more = (ask: Ask, a?: Arrangement) => {
    return (pack: string) => {
      const [owner, other] = tables(pack, a);
      const answers = gameOf(owner).questions;
      return [ask(owner, answers) - ask(other, answers)];
    };
  };
  const less = (ask: Ask) => more((state, answers) => -ask(state, answers));
  const eden: Arrangement = { tiles: [['dv-eden', 'A2', 1]] };
  const rows: Row<PassiveEffect>[] = [
    {
      effect: { kind: 'handSize', count: 2 },
      says: 'Permanent: fill your hand to 2 cards more in Reset and Refresh.',
      happens: more((state, { limits }) => limits(state, 0).hand),
    },
    {
      effect: { kind: 'income', amount: 3000 },
      says: 'Permanent: your income is 3000 ARCs higher.',
      happens: (pack) => {
        const income = tables(pack, {
          agenda: [{ type: 'turnMain' }, { type: 'resetTable' }],
          turn: { action: 'refresh', actionDone: true },
          seats: { 0: { turnsTaken: 3 } },
        }).map((state) => {
          const ready = structuredClone(state);
          ready.seats.forEach((player, index) => {
            player.turnsTaken = index === 0 ? 3 : 4;
          });
          const { events } = go(ready, mv(0, 'endTurn'));
          const paid = eventsOf(events, 'arcsChanged').filter((one) => one.seat === 0);
          return paid[0]?.amount ?? 0;
        });
        return [(income[0] ?? 0) - (income[1] ?? 0)];
      },
    },
    {
      effect: { kind: 'moveFigures', count: 2 },
      says: 'Permanent: you may move 2 more figures in a Move action.',
      happens: more((state, { limits }) => limits(state, 0).figures),
    },
    {
      effect: { kind: 'moveSteps', count: 2 },
      says: 'Permanent: your figures may move 2 spaces further in a Move action.',
      happens: more((state, { limits }) => limits(state, 0).steps + (hasSled(state) ? -1 : 0)),
    },
    {
      effect: { kind: 'battleDice', count: 2, if: { role: 'attacker' } },
      says: 'Permanent: roll 2 more dice in a battle if you are the attacker.',
      happens: more((state, ask) => ask.fight(state, 0, 'D5')?.sides[0]?.dice ?? 0),
    },
    {
      effect: { kind: 'battleAttack', amount: 3 },
      says: 'Permanent: add 3 to your total in a battle.',
      happens: more((state, ask) => ask.fight(state, 0, 'D5')?.sides[0]?.total ?? 0),
    },
    {
      effect: { kind: 'battleCards', count: 2 },
      says: 'Permanent: you may lay 2 more cards in a battle.',
      happens: more((state, { limits }) => limits(state, 0).battleCards),
    },
    {
      effect: { kind: 'buyDiscount', amount: 2000 },
      says: 'Permanent: market cards cost you 2000 ARCs less.',
      happens: less((state, ask) => ask.marketCost(state, 0, 'bm-loud:1')),
    },
    {
      effect: { kind: 'buildDiscount', amount: 2000 },
      says: 'Permanent: developments cost you 2000 ARCs less.',
      happens: less((state, ask) => ask.buildCost(state, 0, 'dv-skyport')),
    },
    {
      effect: { kind: 'bribeDiscount', amount: 2000 },
      says: 'Permanent: bribes cost you 2000 ARCs less.',
      happens: less((state, ask) => ask.bribe(state, 0, 'ycu-t20')),
    },
    {
      effect: { kind: 'sellBonus', perProduct: 2000 },
      says: 'Permanent: each product you sell brings 2000 ARCs more.',
      happens: more((state, ask) => ask.salePrice(state, 0, 'dv-eden:1'), eden),
    },
    {
      effect: { kind: 'sellLimit', count: 3 },
      says: 'Permanent: you may sell 3 more products in a Sell action.',
      happens: more((state, { limits }) => limits(state, 0).products),
    },
    {
      effect: { kind: 'awardRenown', count: 4 },
      says: 'Permanent: you are awarded 4 more renown in every Award phase.',
      happens: more((state, ask) => ask.award(state, 0).total),
    },
    {
      effect: { kind: 'onWin', effects: [{ kind: 'gainRenown', count: 2 }] },
      says: 'Permanent: when you win a battle, gain 2 renown.',
      happens: (pack) => {
        const seats = { 0: { table: ['bm-uplink:1'] }, 1: { figures: { D4: 1 } } };
        return [seat(fight(pack, { seats }).state, 0).renown];
      },
    },
  ];
  const hasSled = (state: State) => seat(state, 0).table.includes('bm-sled:1');
  const print = (pack: ContentPack, effect: PassiveEffect) => {
    cardIn(pack, 'bm-uplink').ability = { timing: 'passive', effects: [effect] };
    cardIn(pack, 'yl-ret').ability = { timing: 'battle', effects: [sureWin] };
  };
  tellsWhatHappens(rows, passiveEffect.options, print, 'bm-uplink:1');

  test('those of a development work while it is controlled', () => {
    expect(textOf('standard', 'dv-exchange').lines).toEqual([
      'Build it on 2 Midtown or Heights spaces.',
      'While you control it: each product you sell brings 1000 ARCs more.',
      'While you control it: you may sell 2 more products in a Sell action.',
    ]);
  });
});

describe('alerts', () => {
  const beaten = (pack: string) => {
    const state = arrange({
      pack,
      tokens: { 'ycu-t01': 'D4' },
      turn: { action: 'move', enemySpace: 'D4' },
      steps: [{ type: 'moveSelect' }],
      seats: {
        0: { figures: { D4: 1 }, hand: ['yl-ret:1'], draw: [], arcs: 5000, renown: 5 },
      },
    });
    const moves = [
      mv(0, 'done'),
      mv(0, 'ycuFight', { space: 'D4', token: 'ycu-t01' }),
      mv(0, 'layFromHand', { card: 'yl-ret:1' }),
    ];
    for (let seed = 0; ; seed++) {
      const after = go(gameOf(state).redeal(state, 0, seed), ...moves);
      const [alert] = eventsOf(after.events, 'alertRolled');
      if (alert?.die === roll) return after;
    }
  };
  const roll = 2;
  const when = 'A roll of 2 after you have beaten a YCU token:';
  const from = (count: (after: { state: State; events: Event[] }) => number) => {
    return (pack: string) => [roll, count(beaten(pack))];
  };
  const rows: Row<AlertEffect>[] = [
    {
      effect: { kind: 'placeCards', count: 2 },
      says: `${when} reveal 2 YCU coordinate cards and put a YCU token on each of their spaces.`,
      happens: from(({ events }) => eventsOf(events, 'ycuRevealed')[0]?.cards.length ?? 0),
    },
    {
      effect: { kind: 'backup', count: 3 },
      says: `${when} put 3 YCU tokens on the space of the battle.`,
      happens: from(
        ({ state }) => Object.values(state.ycu.onBoard).filter((at) => at === 'D4').length,
      ),
    },
    {
      effect: { kind: 'loseRenown', count: 2 },
      says: `${when} lose 2 renown.`,
      happens: from(({ state }) => 5 - seat(state, 0).renown),
    },
    {
      effect: { kind: 'loseArcs', amount: 3000 },
      says: `${when} lose 3000 ARCs.`,
      happens: from(({ state }) => 5000 - arcsOf(state)),
    },
    {
      effect: { kind: 'gainArcs', amount: 3000 },
      says: `${when} gain 3000 ARCs.`,
      happens: from(({ state }) => arcsOf(state) - 5000),
    },
    {
      effect: { kind: 'gainRenown', count: 2 },
      says: `${when} gain 2 renown.`,
      happens: from(({ state }) => seat(state, 0).renown - 5),
    },
    {
      effect: { kind: 'none' },
      says: `${when} nothing happens.`,
      happens: (pack) => {
        const { state } = beaten(pack);
        expect([arcsOf(state), seat(state, 0).renown, state.ycu.onBoard]).toEqual([5000, 5, {}]);
        return [roll];
      },
    },
  ];
  const print = (pack: ContentPack, effect: AlertEffect) => {
    for (const row of pack.alertTable) row.effect = row.roll === roll ? effect : { kind: 'none' };
    cardIn(pack, 'yl-ret').ability = { timing: 'battle', effects: [sureWin] };
  };
  tellsWhatHappens(rows, alertEffect.options, print, 'alert/2');
});

describe('all that is printed', () => {
  const texts = cardsOf(compile(game.content));
  const sentences = texts.flatMap(({ lines }) => lines);
  test('has an id of its own, a title and something to say', () => {
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
    for (const { title, lines } of texts) {
      expect(title).toMatch(/^\S.*\S$/);
      expect(lines.length).toBeGreaterThan(0);
    }
  });
  test('is written in whole sentences', () => {
    for (const line of sentences) {
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line).not.toMatch(/ {2}|undefined|null|NaN|\[object/);
      expect(line).not.toMatch(/\b1 (more )?[a-z]+s\b/);
      expect(line).not.toMatch(
        /\b([2-9]|\d\d+) (more )?(card|die|figure|product|space|unit|row)\b/,
      );
    }
  });
  test('names no id', () => {
    const ids = texts.map(({ id }) => id).filter((id) => /[-/:]/.test(id));
    for (const line of sentences) {
      expect(
        ids.filter((id) => line.includes(id) || line.includes(id.split(':')[0] ?? id)),
      ).toEqual([]);
    }
  });
  test('influence conditions: the number in the text is the number asked for', () => {
    for (const { id, cond } of game.content.influenceConditions) {
      const needed = 'count' in cond ? cond.count : cond.amount;
      const [asked = 1] = numbersIn(textOf('standard', id).lines[0] ?? '');
      expect(asked).toBe(needed);
    }
  });
  test('corners: attack by colour, cost, renown, spaces, bribe', () => {
    const corners = (id: string) => {
      return textOf('standard', id).values.map(({ label, value }) => `${label} ${value}`);
    };
    expect(corners('gm-enforcer:2')).toEqual([
      'Attack (yellow) 2',
      'Attack (red) 2',
      'Attack (blue) 2',
      'Attack (green) 3',
      'Ability Unpopular',
    ]);
    expect(corners('yl-bruiser:1')).toEqual(['Attack 3', 'Gang Ret']);
    expect(corners('bm-uplink:1')).toEqual(['Cost 6000 ARCs']);
    expect(corners('dv-casino:2')).toEqual([
      'Type Heights',
      'Cost 8000 ARCs',
      'Renown 5',
      'Spaces 3',
      'Tiles 2',
    ]);
    expect(corners('ycu-t15')).toEqual(['Attack 11', 'Bribe 4000 ARCs']);
  });
  test.each([
    ['yl-open-arms:1', 'Then draw 1 card.'],
    ['yl-ret', 'Your figures are yellow, and of every unit card its yellow attack counts for you.'],
    ['ycu-06', 'With 3 players: a YCU token on each of B4, C1, D3 and E2.'],
    ['tri', 'Gangs enter on A3, D6 or G3.'],
    ['inf-feared', 'Once a game this raises your influence by 1, up to 7.'],
  ])('%s: %s', (id, line) => {
    expect(textOf('standard', id).lines).toContain(line);
  });
  test('a text of the pack comes before the sentences, a line each', () => {
    const pack = changedPack('text-own', (content) => {
      cardIn(content, 'yl-ret').text = 'Lead on.\nOr follow.';
    });
    expect(textOf(pack, 'yl-ret:1').lines).toEqual(['Lead on.', 'Or follow.']);
  });
  test.each([2, 3, 4])('whatever has an id in a game of %i has a text', (players) => {
    const known = new Set(texts.map(({ id }) => id));
    let met = 0;
    follow(players, 300, (state) => {
      const view = game.view(state, 'open');
      const ids = [
        ...view.seats.flatMap(({ hand, discard, table, leader, conditionsMet }) => {
          return [
            ...(hand as string[]),
            ...discard,
            ...table,
            ...conditionsMet,
            leader ?? 'yl-ret',
          ];
        }),
        ...[view.gang, view.market].flatMap(({ row, discard }) => [...row, ...discard]),
        ...view.tiles.flatMap(({ id, development }) => [id, development]),
        ...view.drafted,
        ...Object.keys(view.ycu.onBoard),
        ...[...view.ycu.bag, ...view.ycu.discard, ...view.ycu.known.map(({ card }) => card)],
        view.board,
      ];
      met += ids.length;
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    });
    expect(met).toBeGreaterThan(1000);
  });
});
