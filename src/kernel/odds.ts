import { EndlessChance } from './ask.js';
import { type Seed, seedSchema } from './chance.js';
import { IllegalMove, InvalidInput, parseInput } from './errors.js';
import type { Share } from './fork.js';
import type { Applied, Branch, BranchesOption, Game, GameTypes } from './game.js';
import type { Seat } from './play.js';
import * as z from './schema.js';
import { probabilityOf, Tally } from './tally.js';

import { firstAnswer, type Watch } from './watch.js';

/** What is asked of everything that a move can lead to. Answers are compared as JSON. */
export type OddsQuestion<G extends GameTypes, A> =
  | ((applied: Applied<G>) => A)
  | Watch<G['event'], A>;

/** How many ways of chance are walked, and whose eyes are looked through. */
export interface OddsOptions<G extends GameTypes> {
  /** The most ways of chance that are walked; where there are more, that many are sampled. 20,000 by default. */
  readonly limit?: number;
  /** Of the samples and of the worlds. */
  readonly seed?: Seed;
  /** Who asks: what this seat cannot know is dealt anew in every world. */
  readonly seat?: Seat;
  /** How many worlds, where a seat asks; 100 by default. */
  readonly worlds?: number;
  /** The move that follows at a decision, where the question looks beyond it; none ends there. */
  next?(state: G['state']): G['move'] | undefined;
}

/** One answer with its probability. */
export interface OddsOutcome<A> {
  readonly answer: A;
  readonly probability: number;
  /** The same in lowest terms, exact: `5/36`. Of samples, how many of them gave this answer. */
  readonly fraction: string;
  /** Half the width of a 95 % interval; 0 where everything was walked. */
  readonly error: number;
}

/** What a move can lead to and how likely it is, and whether that is exact. */
export interface Odds<A> {
  /** Every way was walked, in the one world that there is. */
  readonly exact: boolean;
  /** How many ways of chance were walked or sampled. */
  readonly leaves: number;
  /** How many worlds were looked at: 1 where no seat asks. */
  readonly worlds: number;
  /** The most likely first. */
  readonly outcomes: readonly OddsOutcome<A>[];
}

/** The odds of everything that a move can lead to by chance, up to the next decision, by the answers to a question. */
export function odds<G extends GameTypes, A>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  question: OddsQuestion<G, A>,
  options: OddsOptions<G> = {},
): Odds<A> {
  const { limit, seed, seat, worlds } = parseInput('options of odds', readOptions, {
    limit: options.limit,
    seed: options.seed,
    seat: options.seat,
    worlds: options.worlds,
  });
  const asked = { game, move, question, next: options.next, seed };
  if (seat === undefined) {
    const { tally, leaves, isExact } = worldOdds(asked, state, limit);
    const shares = isExact ? undefined : leaves;
    return { exact: isExact, leaves, worlds: 1, outcomes: outcomesIn([tally], shares) };
  }
  const most = Math.max(1, Math.floor(limit / worlds));
  const found: World<A>[] = [];
  for (let world = 0; world < worlds; world++) {
    const other = game.redeal(state, seat, `${seed} world ${world}`);
    if (canMove(game, other, move)) found.push(worldOdds(asked, other, most));
  }
  if (found.length === 0) throw nowhere();
  return {
    exact: false,
    leaves: found.reduce((sum, { leaves }) => sum + leaves, 0),
    worlds: found.length,
    outcomes: outcomesIn(
      found.map(({ tally }) => tally),
      found.length,
    ),
  };
}

const readOptions = z.strictObject({
  limit: z.int().min(1).max(10_000_000).default(20_000),
  seed: seedSchema.default('odds'),
  seat: z.int().min(0).optional(),
  worlds: z.int().min(1).max(100_000).default(100),
});

interface Inquiry<G extends GameTypes, A> {
  readonly game: Game<G>;
  readonly move: G['move'];
  readonly question: OddsQuestion<G, A>;
  readonly next: OddsOptions<G>['next'];
  readonly seed: Seed;
}

interface World<A> {
  readonly tally: Tally<A>;
  readonly leaves: number;
  readonly isExact: boolean;
}

/** The odds where everything lies open. */
function worldOdds<G extends GameTypes, A>(
  asked: Inquiry<G, A>,
  state: G['state'],
  limit: number,
): World<A> {
  const walker = new Walker(asked, limit);
  const { tally } = walker;
  if (walker.walksAll(state)) return { tally, leaves: tally.count, isExact: true };
  const sampled = new Tally<A>();
  for (let i = 0; i < limit; i++) sampled.add(sample(asked, state, i), 1n, BigInt(limit));
  return { tally: sampled, leaves: limit, isExact: false };
}

/** Nobody plays this many moves in a row to answer one question. */
const mostMoves = 1000;

/** What has been played so far on one way, and how likely that was. */
interface Way<G extends GameTypes> extends Share {
  readonly events: readonly (readonly G['event'][])[];
}

/** Walks every way of chance, also over the decisions whose answers are known. */
class Walker<G extends GameTypes, A> {
  readonly tally = new Tally<A>();
  readonly #asked: Inquiry<G, A>;
  readonly #limit: number;
  readonly #until: BranchesOption<G>;

  constructor(asked: Inquiry<G, A>, limit: number) {
    this.#asked = asked;
    this.#limit = limit;
    const { question } = asked;
    this.#until =
      typeof question === 'function'
        ? {}
        : {
            until: (events) => firstAnswer(question, events) !== undefined,
            ...(question.dice && { dice: question.dice }),
          };
  }

  /** False if there are more ways than the limit, or no end of them. */
  walksAll(state: G['state']): boolean {
    try {
      return this.#walk(state, this.#asked.move, { ways: 1n, of: 1n, events: [] });
    } catch (error) {
      if (error instanceof EndlessChance) return false;
      throw error;
    }
  }

  #walk(state: G['state'], move: G['move'], before: Way<G>): boolean {
    if (before.events.length === mostMoves) throw endless();
    for (const branch of this.#asked.game.branches(state, move, this.#until)) {
      const way = {
        ways: before.ways * branch.ways,
        of: before.of * branch.of,
        events: [...before.events, branch.events],
      };
      if (!this.#goOn(branch, way)) return false;
    }
    return true;
  }

  /** To the next decision that is answered already, or to the answer. */
  #goOn({ applied }: Branch<G>, way: Way<G>): boolean {
    const { question, next } = this.#asked;
    // Nothing was applied where the answer came before the end of the move.
    if (applied !== undefined) {
      const move = next?.(applied.state);
      if (move !== undefined) return this.#walk(applied.state, move, way);
    }
    if (this.tally.count === this.#limit) return false;
    this.tally.add(answerOf(question, applied, way.events), way.ways, way.of);
    return true;
  }
}

function sample<G extends GameTypes, A>(asked: Inquiry<G, A>, from: G['state'], number: number): A {
  const { game, question, next, seed } = asked;
  const happened: G['event'][][] = [];
  let applied = game.apply(game.redeal(from, 'open', `${seed} sample ${number}`), asked.move);
  for (;;) {
    happened.push(applied.events);
    const move = next?.(applied.state);
    if (move === undefined) return answerOf(question, applied, happened);
    if (happened.length === mostMoves) throw endless();
    applied = game.apply(applied.state, move);
  }
}

function answerOf<G extends GameTypes, A>(
  question: OddsQuestion<G, A>,
  applied: Applied<G> | undefined,
  happened: readonly (readonly G['event'][])[],
): A {
  const events = happened.flat();
  if (typeof question !== 'function') return firstAnswer(question, events) ?? question.otherwise;
  // A way is cut short only where somebody watches.
  return question({ ...(applied as Applied<G>), events });
}

/** In some worlds that look the same to the one who asks, somebody else cannot make the move: they are left out. */
function canMove<G extends GameTypes>(game: Game<G>, state: G['state'], move: G['move']): boolean {
  try {
    game.branches(state, move, { until: () => true }).next();
    return true;
  } catch (error) {
    if (error instanceof IllegalMove) return false;
    throw error;
  }
}

function outcomesIn<A>(
  tallies: readonly Tally<A>[],
  samples: number | undefined,
): OddsOutcome<A>[] {
  const all = Tally.mean(tallies);
  const outcomes = all.entries().map(({ key, answer, ways, of }) => {
    const probability = probabilityOf(ways, of);
    const error = samples === undefined ? 0 : errorOf(tallies, key, probability, samples);
    return { key, answer, probability, fraction: `${ways}/${of}`, error };
  });
  outcomes.sort((a, b) => b.probability - a.probability || (a.key < b.key ? -1 : 1));
  return outcomes.map(({ key: _key, ...outcome }) => outcome);
}

/** From how much the samples, or the worlds, differ; never 0, for what has not come yet may come. */
function errorOf<A>(
  tallies: readonly Tally<A>[],
  key: string,
  mean: number,
  samples: number,
): number {
  const spread =
    tallies.length === 1 && samples > 1
      ? mean * (1 - mean)
      : tallies.reduce((sum, tally) => sum + (tally.probability(key) - mean) ** 2, 0) /
        Math.max(1, tallies.length - 1);
  const normal = 1.96;
  return normal * Math.sqrt(spread / samples + normal ** 2 / (4 * samples ** 2));
}

function nowhere(): InvalidInput {
  const message = 'in none of the worlds that look the same to this seat can the move be made';
  return new InvalidInput('odds', [{ path: ['move'], message }]);
}

function endless(): InvalidInput {
  const message = `more than ${mostMoves} moves follow`;
  return new InvalidInput('odds', [{ path: ['next'], message }]);
}
