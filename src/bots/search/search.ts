import * as z from 'zod';
import { parseInput } from '../../kernel/errors.js';
import type { Game, GameTypes } from '../../kernel/game.js';
import type { Bot, Choice } from '../../kernel/simulate.js';
import { type Budget, type Explored, explore } from './explore.js';
import { outlookOf } from './outlooks.js';

/** How long a search may think: in iterations, which repeat exactly, or in time, which does not. */
export interface SearchOptions {
  /** How often it plays on in imagined worlds before it decides; 200 by default. */
  readonly iterations?: number;
  /**
   * Stop earlier, after so many milliseconds, for people who wait. Then the speed of the machine decides with: the same
   * seed may give another move.
   */
  readonly milliseconds?: number;
}

const searchOptions = z.strictObject({
  iterations: z.int().min(1).max(10_000_000).default(200),
  milliseconds: z.number().min(1).max(3_600_000).optional(),
});

/** Plays on from here in imagined worlds, and plays what came out best. */
export function search<G extends GameTypes>(game: Game<G>, options: SearchOptions = {}): Bot<G> {
  const limits = parseInput('search options', searchOptions, options);
  const outlook = outlookOf(game);
  return (choice) => {
    const [only] = choice.moves;
    if (only !== undefined && choice.moves.length === 1) return only;
    return bestOf(explore(choice, outlook, budgetOf(limits)), outlook.doubt).move;
  };
}

/** What a search thinks of a position: its best moves. */
export interface Hint<G extends GameTypes> {
  /** What is counted, and which way is good. */
  readonly unit: string;
  readonly better: 'more' | 'fewer';
  /** The best moves, best first. */
  readonly moves: readonly HintedMove<G>[];
}

/** A move that a hint names, with its share of the visits and the standing it expects. */
export interface HintedMove<G extends GameTypes> {
  readonly move: G['move'];
  /** How much of the search went into it, from 0 to 1. */
  readonly share: number;
  /** What every seat is expected to have, some moves on. */
  readonly scores: readonly number[];
}

const hinted = 3;

/** The three moves that a search finds best. */
export function hint<G extends GameTypes>(choice: Choice<G>, options: SearchOptions = {}): Hint<G> {
  const { game, view } = choice;
  const limits = parseInput('search options', searchOptions, options);
  const outlook = outlookOf(game);
  const all = explore(choice, outlook, budgetOf(limits));
  const best = bestOf(all, outlook.doubt);
  const others = all.filter((one) => one !== best && one.visits > 0);
  others.sort((a, b) => b.visits - a.visits || b.value - a.value);
  const visits = all.reduce((sum, one) => sum + one.visits, 0);
  const { unit, better } = game.standing(view);
  const moves = [best, ...others].slice(0, hinted).map(({ move, visits: own, scores }) => {
    return { move, share: own / visits, scores };
  });
  return { unit, better, moves };
}

function budgetOf({ iterations, milliseconds }: z.output<typeof searchOptions>): Budget {
  if (milliseconds === undefined) return { iterations };
  return { iterations, deadline: performance.now() + milliseconds };
}

/** So many tries at least before a move is believed to be better than the guide's. */
const fewest = 4;

/** What the guide would do, unless something else is better beyond doubt; without a guide, what was tried most. */
function bestOf<G extends GameTypes>(all: readonly Explored<G>[], doubt: number): Explored<G> {
  const guided = all.find(({ isGuided }) => isGuided);
  if (guided === undefined)
    return all.reduce((best, one) => (one.visits > best.visits ? one : best));
  let best = guided;
  let furthest = 0;
  for (const one of all) {
    if (one.visits < fewest) continue;
    const lead = one.lead.mean - doubt * one.lead.error;
    if (lead > furthest) [best, furthest] = [one, lead];
  }
  return best;
}
