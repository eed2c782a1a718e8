import { describe, expect, test } from 'vitest';
import { explore } from '../../src/bots/search/explore.js';
import { plainOutlook } from '../../src/bots/search/outlook.js';
import { Decision, select } from '../../src/bots/search/tree.js';
import { type Bot, choiceOf, seededRandom } from '../../src/index.js';
import { type Duel, duel, duelPack, duelWith } from '../kernel/duel.js';

const lay = (card: string): Duel['move'] => ({ type: 'lay', seat: 0, card });
const moves = ['c1', 'c2', 'c3', 'c4'].map(lay);

describe('a decision of the tree', () => {
  test('the move of the guide is tried first', () => {
    const decision = new Decision<Duel>('choose', [0]);
    decision.guided.add(JSON.stringify(lay('c3')));
    expect(select(decision.edgesOf(moves, 0.5)).move).toEqual(lay('c3'));
  });

  test('trust is shared: the guide gets its part, and all get the rest', () => {
    const decision = new Decision<Duel>('choose', [0]);
    decision.guided.add(JSON.stringify(lay('c3')));
    const priors = decision.edgesOf(moves, 0.6).map(({ prior }) => prior);
    [0.1, 0.1, 0.7, 0.1].forEach((prior, index) => {
      expect(priors[index]).toBeCloseTo(prior, 12);
    });
  });

  test('what went well is chosen again, what went badly is not', () => {
    const decision = new Decision<Duel>('choose', [0]);
    const edges = decision.edgesOf(moves, 0);
    for (const edge of edges) {
      edge.visits = 50;
      edge.total = edge.move.type === 'lay' && edge.move.card === 'c2' ? 40 : 10;
      edge.chances = 200;
    }
    expect(select(edges).move).toEqual(lay('c2'));
  });

  test('a move that is seldom there is judged by how often it was, not by all visits', () => {
    const decision = new Decision<Duel>('choose', [0]);
    const [often, seldom] = decision.edgesOf(moves.slice(0, 2), 0);
    if (often === undefined || seldom === undefined) throw new Error('two moves, two edges');
    Object.assign(often, { visits: 400, total: 200, chances: 400 });
    Object.assign(seldom, { visits: 10, total: 3, chances: 10 });
    // It lacks 0.2, and 1.1 × 0.5 × √11 / 11 = 0.17; by all visits it would be 1.1 × 0.5 × √412 / 11 = 1.01.
    expect(select([often, seldom]).move).toEqual(often.move);
  });
});

describe('a budget', () => {
  const state = duel.setup({ players: 2, seed: 'budget' });
  const visitsWith = (changes: object) => {
    const outlook = { ...plainOutlook<Duel>(), ...changes };
    const all = explore(choiceOf(duel, state, 0, seededRandom(1)), outlook, { iterations: 50 });
    return all.reduce((sum, { visits }) => sum + visits, 0);
  };

  test('is spent on its iterations, every one a visit', () => {
    expect(visitsWith({})).toBe(50);
  });

  test('of pace ends it earlier: 50 decisions are at most 13 playouts of four', () => {
    // A playout from the first choice takes four cards at least.
    expect(visitsWith({ pace: 1 })).toBeLessThanOrEqual(13);
    expect(visitsWith({ pace: 1 })).toBeGreaterThan(5);
  });

  test('of pace is spent by what a guide tries out, too', () => {
    const trying: Bot<Duel> = ({ game, moves, imagine }) => {
      for (let tries = 0; tries < 20; tries++) game.step(imagine(), moves[0] as Duel['move']);
      return moves[0] as Duel['move'];
    };
    // The first decision of a playout takes 20 steps, so 50 are spent after three playouts at the latest.
    expect(visitsWith({ pace: 1, guide: trying })).toBeLessThanOrEqual(3);
    expect(visitsWith({ pace: 100, guide: trying })).toBeGreaterThan(3);
  });

  test('of depth cuts playouts: with depth 1 nothing but the move itself is played', () => {
    expect(visitsWith({ pace: 1, depth: 1 })).toBe(50);
  });
});

describe('what is scripted', () => {
  const state = duel.setup({ players: 2, seed: 'budget' });
  const triedWith = (scripted: readonly Duel['move']['type'][]) => {
    const guide: Bot<Duel> = (choice) => choice.moves[1] as Duel['move'];
    const isScripted = (type: Duel['move']['type']) => scripted.includes(type);
    const outlook = { ...plainOutlook<Duel>(), guide, isScripted };
    const all = explore(choiceOf(duel, state, 0, seededRandom(1)), outlook, { iterations: 50 });
    return all.filter(({ visits }) => visits > 0);
  };

  test('is the move of the guide, tried once and against nothing', () => {
    const tried = triedWith(['lay']);
    expect(tried).toMatchObject([{ move: duel.legalMoves(state, 0)[1], visits: 1 }]);
  });

  test('has nothing else beside it: who is to bet and would keep what it has, does', () => {
    const bet = duel.copy(state);
    const isBet = () => duel.legalMoves(bet).some(({ type }) => type === 'risk');
    while (!isBet()) duel.step(bet, duel.legalMoves(bet)[0] as Duel['move']);
    const [seat = 0] = duel.toAct(bet);
    const guide: Bot<Duel> = ({ moves: all }) =>
      all.find(({ type }) => type === 'done') ?? (all[0] as Duel['move']);
    const isScripted = (type: Duel['move']['type']) => type === 'done';
    const outlook = { ...plainOutlook<Duel>(), guide, isScripted };
    const choice = choiceOf(duel, bet, seat, seededRandom(1));
    expect(choice.moves.length).toBeGreaterThan(1);
    const tried = explore(choice, outlook, { iterations: 50 }).filter(({ visits }) => visits > 0);
    expect(tried).toMatchObject([{ move: { type: 'done' }, visits: 1 }]);
  });

  test('is no matter where other moves are made: all of them are tried', () => {
    expect(triedWith(['done', 'risk'])).toHaveLength(duel.legalMoves(state, 0).length);
  });
});

describe('seats that choose at once', () => {
  /** Four cards, two a hand: each seat knows what the other holds. Who has 2 and 4 wins twice if 2 meets 1. */
  const small = duelWith({ checkContent: () => [] }).withContent({
    ...duelPack,
    cards: duelPack.cards.slice(0, 4),
  });

  function first() {
    for (let seed = 0; ; seed++) {
      const state = small.setup({ players: 2, seed });
      if (state.hands[0]?.join() === 'c2,c4') return state;
    }
  }

  test('do not see each other: neither card of 2 and 4 is answered by the right one', () => {
    const choice = choiceOf(small, first(), 0, seededRandom('at once'));
    const all = explore(choice, plainOutlook<Duel>(), { iterations: 3000 });
    const visits = all.reduce((sum, one) => sum + one.visits, 0);
    const value = all.reduce((sum, one) => sum + one.value * one.visits, 0) / visits;
    // Each of the two pairings half of the time: a sure win, or one prize each, which is half a win. Bets move it little.
    expect(value).toBeGreaterThan(0.66);
    expect(value).toBeLessThan(0.84);
  });
});
