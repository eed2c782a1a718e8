import * as z from 'zod';
import { EndlessChance } from './ask.js';
import { type Seed, seedSchema } from './chance.js';
import { IllegalMove, InvalidInput, parseInput } from './errors.js';
import type { Applied, Game, GameTypes } from './game.js';
import type { Seat } from './play.js';
import { probabilityOf, Tally } from './tally.js';

/** Looks for its answer in what happens. What chance does after it is not looked at, which saves most of the work. */
export interface Watch<E, A> {
  /** The answer that this event gives, if it gives one. The first counts. */
  answer(event: E): A | undefined;
  /** The answer where no event gives one. */
  readonly otherwise: A;
}

/** What is asked of everything that a move can lead to. Answers are compared as JSON. */
export type OddsQuestion<G extends GameTypes, A> =
  | ((applied: Applied<G>) => A)
  | Watch<G['event'], A>;

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

export interface OddsOutcome<A> {
  readonly answer: A;
  readonly probability: number;
  /** The same in lowest terms, exact: `5/36`. Of samples, how many of them gave this answer. */
  readonly fraction: string;
  /** Half the width of a 95 % interval; 0 where everything was walked. */
  readonly error: number;
}

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
  const tally = new Tally<A>();
  if (canWalk(asked, state, tally, limit)) return { tally, leaves: tally.count, isExact: true };
  const sampled = new Tally<A>();
  for (let i = 0; i < limit; i++) sampled.add(sample(asked, state, i), 1n, BigInt(limit));
  return { tally: sampled, leaves: limit, isExact: false };
}

/** Whether all of it could be walked into the tally. */
function canWalk<G extends GameTypes, A>(
  asked: Inquiry<G, A>,
  state: G['state'],
  tally: Tally<A>,
  limit: number,
): boolean {
  try {
    return walk(asked, state, asked.move, [], { ways: 1n, of: 1n }, tally, limit);
  } catch (error) {
    if (error instanceof EndlessChance) return false;
    throw error;
  }
}

/** Nobody plays this many moves in a row to answer one question. */
const mostMoves = 1000;

/** Walks every way from here on into the tally; false if there are more than the limit. */
function walk<G extends GameTypes, A>(
  asked: Inquiry<G, A>,
  state: G['state'],
  move: G['move'],
  before: readonly (readonly G['event'][])[],
  share: { readonly ways: bigint; readonly of: bigint },
  tally: Tally<A>,
  limit: number,
): boolean {
  if (before.length === mostMoves) throw endless();
  const { game, question, next } = asked;
  const until =
    typeof question === 'function'
      ? undefined
      : (events: readonly G['event'][]) => firstAnswer(question, events) !== undefined;
  for (const branch of game.branches(state, move, until && { until })) {
    const ways = share.ways * branch.ways;
    const of = share.of * branch.of;
    const { applied, events } = branch;
    const soon = typeof question === 'function' ? undefined : firstAnswer(question, events);
    const following = soon === undefined && applied ? next?.(applied.state) : undefined;
    const happened = [...before, events];
    if (applied !== undefined && following !== undefined) {
      const further = { ways, of };
      if (!walk(asked, applied.state, following, happened, further, tally, limit)) return false;
      continue;
    }
    if (tally.count === limit) return false;
    tally.add(soon ?? answerOf(question, applied, happened), ways, of);
  }
  return true;
}

function sample<G extends GameTypes, A>(
  asked: Inquiry<G, A>,
  from: G['state'],
  number: number,
): A {
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
  if (applied === undefined) throw new Error('a way of chance was cut short');
  return question({ ...applied, events });
}

function firstAnswer<E, A>(watch: Watch<E, A>, events: readonly E[]): A | undefined {
  for (const event of events) {
    const answer = watch.answer(event);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** In some worlds that look the same to the one who asks, somebody else cannot make the move: they are left out. */
function canMove<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
): boolean {
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
