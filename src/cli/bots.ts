import { InvalidArgumentError } from 'commander';
import type { GameTypes } from '../kernel/game.js';
import { type Bot, type Choice, type Random, randomBot } from '../kernel/simulate.js';

/** Who plays the seats that nobody sits on. */
const bots: Readonly<Record<string, Bot<GameTypes>>> = { random: randomBot, greedy };

/** Decisions that one choice may look at. A number of decisions, not a time: the same seed plays the same game. */
const lookahead = 4000;
/** More playouts than this tell little more. */
const mostPlayouts = 64;

export function botNames(text: string): string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !Object.hasOwn(bots, name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(
    `There is no bot "${unknown}", but ${Object.keys(bots).join(', ')}.`,
  );
}

/** One bot a seat: the names in order, the last one for all further seats. */
export function botsOf(names: readonly string[], seats: number): Bot<GameTypes>[] {
  return Array.from({ length: seats }, (_, seat) => {
    return bots[names[Math.min(seat, names.length - 1)] ?? 'random'] ?? randomBot;
  });
}

/**
 * The move that does best in random games played on from here. It knows no more than its seat does:
 * every game begins with what the seat cannot see dealt anew.
 */
function greedy(choice: Choice<GameTypes>): GameTypes['move'] {
  const { moves, random } = choice;
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return only;
  const candidates = shuffled(moves, random).map((move) => ({ move, total: 0, games: 0 }));
  let left = lookahead;
  for (let i = 0; i < mostPlayouts && left > 0; i++) {
    const candidate = candidates[i % candidates.length];
    if (candidate === undefined) break;
    const { value, decisions } = playOut(choice, candidate.move, left);
    left -= decisions;
    if (value === undefined) continue;
    candidate.total += value;
    candidate.games++;
  }
  let best = candidates[0];
  for (const candidate of candidates) {
    if (best === undefined || mean(candidate) > mean(best)) best = candidate;
  }
  return best?.move ?? randomBot(choice);
}

function playOut(
  { game, seat, random, imagine }: Choice<GameTypes>,
  first: GameTypes['move'],
  limit: number,
): { value: number | undefined; decisions: number } {
  const imagined = imagine();
  game.step(imagined, first);
  for (let decisions = 1; decisions < limit; decisions++) {
    const seats = game.toAct(imagined);
    if (seats.length === 0) return { value: worthOf(game.outcome(imagined), seat), decisions };
    const moves = game.legalMoves(imagined, seats[random.below(seats.length)]);
    game.step(imagined, moves[random.below(moves.length)] as GameTypes['move']);
  }
  return { value: undefined, decisions: limit };
}

/** Winning counts most; then how far ahead of the best opponent, or behind. */
function worthOf(outcome: GameTypes['outcome'] | null, seat: number): number | undefined {
  if (outcome === null) return undefined;
  const { winners, scores } = outcome;
  const others = scores.filter((_, other) => other !== seat);
  const margin = (scores[seat] ?? 0) - Math.max(0, ...others);
  return margin + (winners.includes(seat) ? 10 / winners.length : 0);
}

function mean({ total, games }: { total: number; games: number }): number {
  return games === 0 ? Number.NEGATIVE_INFINITY : total / games;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)[0] as T);
}
