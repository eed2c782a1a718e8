import { describe, expect, test } from 'vitest';
import { InvalidInput, seededRandom, simulate } from '../../src/index.js';
import { fingerprint } from '../../src/kernel/fingerprint.js';
import { type Bot, choiceOf } from '../../src/kernel/simulate.js';
import { deepFreeze } from '../../src/testing/index.js';
import { type Duel, duel, duelWith, type Move, type Outcome } from './duel.js';

const options = { games: 40, players: 3, seed: 'sums' };
const first: Bot<Duel> = ({ moves }) => moves[0] as Move;

/** The outcomes, the lengths and the fingerprints of the last states, as they were told one by one. */
function told(bot?: Bot<Duel>) {
  const outcomes: Outcome[] = [];
  const lengths: number[] = [];
  const prints: string[] = [];
  let length = 0;
  const simulation = simulate(duel, {
    ...options,
    ...(bot && { bot }),
    onMove: () => length++,
    onEnd({ state, outcome }) {
      outcomes.push(outcome as Outcome);
      lengths.push(length);
      prints.push(fingerprint(state));
      length = 0;
    },
  });
  return { simulation, outcomes, lengths, prints };
}

describe('what many games come to', () => {
  test('lengths and victories are those of the games, one by one', () => {
    const { simulation, outcomes, lengths } = told();
    expect(simulation.shortest).toBe(Math.min(...lengths));
    expect(simulation.longest).toBe(Math.max(...lengths));
    expect(simulation.shortest).toBeLessThan(simulation.longest);
    const shared = outcomes.filter(({ winners }) => winners.length > 1);
    expect(simulation.shared).toBe(shared.length);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.length).toBeLessThan(options.games);
  });

  test.each([0, 1, 2])('the numbers of seat %i are those of the games, one by one', (seat) => {
    const { simulation, outcomes } = told();
    const scores = outcomes.map((outcome) => outcome.scores[seat] as number);
    expect(simulation.seats[seat]).toEqual({
      wins: outcomes.filter(({ winners }) => winners.includes(seat)).length,
      meanScore: scores.reduce((sum, score) => sum + score) / options.games,
      lowest: Math.min(...scores),
      highest: Math.max(...scores),
    });
  });

  test('the checksum is the fingerprint of two sums of 32 bits, of both halves of the fingerprints', () => {
    const { simulation, prints } = told();
    const sumOf = (from: number, to: number) => {
      const sum = prints.reduce((all, print) => all + BigInt(`0x${print.slice(from, to)}`), 0n);
      return Number(BigInt.asIntN(32, sum));
    };
    expect(simulation.checksum).toBe(fingerprint([sumOf(0, 8), sumOf(8, 16)]));
  });

  test('games without an outcome have a length, but no winners', () => {
    const endless = duelWith({ outcome: () => null });
    const { games, shortest, shared, seats } = simulate(endless, { ...options, bot: first });
    expect({ games, shared, seats }).toEqual({ games: 40, shared: 0, seats: [] });
    expect(shortest).toBeGreaterThanOrEqual(6);
  });

  test('the kinds of moves are listed by name', () => {
    const { moveTypes } = told().simulation;
    expect(Object.keys(moveTypes)).toEqual(['done', 'lay', 'risk']);
  });
});

describe('a game of a simulation', () => {
  test('the numbers for bots choose the seat where several are to act, then the move', () => {
    const laid: Move[] = [];
    simulate(duel, { ...options, games: 1, from: 3, onMove: ({ move }) => laid.push(move) });
    const state = duel.setup({ players: 3, seed: 'sums/3' });
    const random = seededRandom('sums/3/bots');
    const expected: Move[] = [];
    for (let seats = duel.toAct(state); seats.length > 0; seats = duel.toAct(state)) {
      const seat = seats.length === 1 ? seats[0] : seats[random.below(seats.length)];
      const moves = duel.legalMoves(state, seat);
      const move = moves[random.below(moves.length)] as Move;
      duel.step(state, move);
      expected.push(move);
    }
    expect(laid).toEqual(expected);
  });

  test('a move of the list is made as it is', () => {
    const given: Move[] = [];
    const made: Move[] = [];
    const bot: Bot<Duel> = ({ moves }) => {
      given.push(moves[0] as Move);
      return moves[0] as Move;
    };
    simulate(duel, { ...options, games: 1, bot, onMove: ({ move }) => made.push(move) });
    expect(made.length).toBeGreaterThanOrEqual(6);
    made.forEach((move, at) => {
      expect(move).toBe(given[at]);
    });
  });

  test('a move of a bot’s own making is read once', () => {
    const read: string[] = [];
    const shifty: Bot<Duel> = ({ moves }) => {
      const [move] = moves as [Move];
      if (move.type !== 'lay') return { ...move };
      const { seat, card } = move;
      return {
        type: 'lay',
        seat,
        get card() {
          read.push(card);
          return card;
        },
      };
    };
    const laid: Move[] = [];
    simulate(duel, {
      ...options,
      games: 1,
      bot: shifty,
      onMove: ({ move }) => move.type === 'lay' && laid.push(move),
    });
    // Three seats with two cards each.
    expect(read).toHaveLength(6);
    expect(laid.map((move) => 'card' in move && move.card)).toEqual(read);
  });

  test.each([[undefined], [null], ['lay'], [7]])('%j is no move of a bot', (nothing) => {
    const bot: Bot<Duel> = ({ seat, moves }) =>
      seat === 2 ? (nothing as never) : (moves[0] as Move);
    const play = () => simulate(duel, { ...options, bot });
    expect(play).toThrow(InvalidInput);
    expect(play).toThrow('bot: the bot of seat 2 gave no move');
  });

  test.each([
    ['nothing', undefined, 'it needs games, players and a seed'],
    ['null', null, 'it needs games, players and a seed'],
    ['a text', 'ten', 'it needs games, players and a seed'],
    [
      'options that cannot be read',
      {
        get games(): number {
          throw new Error('not today');
        },
      },
      'its options cannot be read: not today',
    ],
  ])('%s simulates nothing', (_what, given, problem) => {
    expect(() => simulate(duel, given as never)).toThrow(`simulation: ${problem}`);
  });

  test.each([
    ['games', { games: 1_000_000_001 }],
    ['the first game', { from: 1_000_000_001 }],
    ['a text of 181 characters as seed', { seed: 'x'.repeat(181) }],
    ['half a number as seed', { seed: 0.5 }],
  ])('too much: %s', (_what, wrong) => {
    expect(() => simulate(duel, { ...options, games: 0, ...wrong })).toThrow(InvalidInput);
  });

  test('a seed of 180 characters, and the last game of all', () => {
    const most = { games: 1, from: 1_000_000_000, seed: 'x'.repeat(180) };
    expect(simulate(duel, { ...options, ...most }).games).toBe(1);
  });
});

describe('what a bot is given', () => {
  const state = deepFreeze(
    duel.setup({ players: 2, seed: 'table' }, { rolls: ['c1', 'c8', 'c2', 'c7'] }),
  );

  test('the legal moves of its seat, where no others are named', () => {
    const choice = choiceOf(duel, state, 1, seededRandom(1));
    expect(choice.moves).toEqual([
      { type: 'lay', seat: 1, card: 'c2' },
      { type: 'lay', seat: 1, card: 'c7' },
    ]);
    const [only] = choice.moves as [Move];
    expect(choiceOf(duel, state, 1, seededRandom(1), [only]).moves).toEqual([only]);
  });

  test('its view, made once', () => {
    const choice = choiceOf(duel, state, 1, seededRandom(1));
    expect(choice.view).toEqual(duel.view(state, 1));
    expect(choice.view).toBe(choice.view);
  });

  test('worlds that look the same to its seat, each dealt anew by its own numbers', () => {
    const choice = choiceOf(duel, state, 1, seededRandom('worlds'));
    const random = seededRandom('worlds');
    const hands = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const world = choice.imagine();
      expect(duel.view(world, 1)).toEqual(duel.view(state, 1));
      expect(world).toEqual(duel.redeal(state, 1, random.below(2 ** 32)));
      hands.add(`${world.hands[0]}`);
    }
    expect(hands.size).toBeGreaterThan(1);
  });
});
