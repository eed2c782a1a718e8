import { type Seed, SeededChance, seedChance, seedSchema } from './chance.js';
import { type InvalidInput, parseInput, reasonOf, unusable } from './errors.js';
import { fingerprint } from './fingerprint.js';
import type { Game, GameTypes } from './game.js';
import { plainCopy } from './plain.js';
import type { Seat } from './play.js';
import * as z from './schema.js';

/** What a bot is given: what its seat may know, and worlds that may be. Not the state, so that it cannot cheat. */
export interface Choice<G extends GameTypes> {
  readonly game: Game<G>;
  readonly view: G['view'];
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
  readonly random: Random;
  /** A whole state that looks the same to this seat, with what it cannot know dealt anew each time. */
  imagine(): G['state'];
}

/** What a bot is given for a seat at this state. The view is made when it is first looked at. */
export function choiceOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  random: Random,
  moves: readonly G['move'][] = game.legalMoves(state, seat),
): Choice<G> {
  let view: G['view'] | undefined;
  return {
    game,
    seat,
    moves,
    random,
    get view() {
      view ??= game.view(state, seat);
      return view;
    },
    imagine: () => game.redeal(state, seat, random.below(0x100000000)),
  };
}

/** A source of numbers for bots: the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
}

/** Random numbers for bots and demos that depend on nothing but the seed. */
export function seededRandom(seed: Seed): Random {
  return new SeededChance(seedChance(parseInput('seed', seedSchema, seed)));
}

/** Chooses one of the moves it is offered, knowing what its seat knows. */
export type Bot<G extends GameTypes> = (choice: Choice<G>) => G['move'];

/** Any legal move, each equally likely. */
export function randomBot<G extends GameTypes>({ moves, random }: Choice<G>): G['move'] {
  return moves[random.below(moves.length)] as G['move'];
}

/** What is simulated: how many games, for how many players, with which bots. */
export interface SimulateOptions<G extends GameTypes> {
  readonly games: number;
  readonly players: number;
  readonly seed: Seed;
  /** One for all seats, or one a seat. Random by default. */
  readonly bot?: Bot<G> | readonly Bot<G>[];
  /** Further setup options. A game that can be played without a storyteller is, unless they seat one. */
  readonly setup?: Partial<G['setupInput']>;
  /** Number of the first game: shards of one simulation give the same games as the whole. */
  readonly from?: number;
  onProgress?(progress: { readonly done: number; readonly games: number }): void;
  /** After every move. The state goes on changing: what is to be kept of it is copied. */
  onMove?(moved: { readonly state: G['state']; readonly move: G['move'] }): void;
  /** After every game. */
  onEnd?(ended: { readonly state: G['state']; readonly outcome: G['outcome'] | null }): void;
}

/** What many games came to: wins, scores, lengths, and a checksum that two equal runs share. */
export interface Simulation {
  readonly games: number;
  readonly decisions: number;
  readonly shortest: number;
  readonly longest: number;
  /** Games with more than one winner. */
  readonly shared: number;
  readonly seats: readonly SeatSummary[];
  readonly moveTypes: Readonly<Record<string, number>>;
  /** Depends on the final state of every game: the same numbers twice, or something changed. */
  readonly checksum: string;
}

export interface SeatSummary {
  readonly wins: number;
  readonly meanScore: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Shorter than other seeds: every game of the series adds its number. */
const seriesSeed = z.union([z.string().max(180), z.int()], {
  error: 'a seed for many games is a whole number or a text of at most 180 characters',
});

const wholeNumber = z.int().min(0).max(1_000_000_000);

/** Plays many games and adds up what happened. Game i depends on the seed and i alone. */
export function simulate<G extends GameTypes>(
  game: Game<G>,
  options: SimulateOptions<G>,
): Simulation {
  const read = readOptions(options);
  const games = parseInput('number of games', wholeNumber, read.games);
  const from = parseInput('first game', wholeNumber, read.from ?? 0);
  const seed = parseInput('seed', seriesSeed, read.seed);
  const { players, bot = randomBot<G>, onProgress, onEnd } = read;
  const given = plainCopy(read.setup, 'setup options') as SimulateOptions<G>['setup'];
  const setup = { ...unattended(game, players), ...given };
  const tally = new Tally();
  for (let i = 0; i < games; i++) {
    const number = from + i;
    const state = game.setup({ ...setup, players, seed: `${seed}/${number}` } as G['setupInput']);
    const random = seededRandom(`${seed}/${number}/bots`);
    const decisions = playOut(game, state, bot, random, (move) => {
      tally.count(move.type);
      read.onMove?.({ state, move });
    });
    const outcome = game.outcome(state);
    tally.add(decisions, outcome, fingerprint(state));
    onEnd?.({ state, outcome });
    onProgress?.({ done: i + 1, games });
  }
  return tally.result();
}

/** Where a storyteller may be seated, the rules do without one unless the options seat one. */
function unattended<G extends GameTypes>(game: Game<G>, players: number): object {
  const alone = { storyteller: 'auto' };
  return game.schemas.setup.safeParse({ ...alone, players, seed: 0 }).success ? alone : {};
}

function readOptions<G extends GameTypes>(options: SimulateOptions<G>): SimulateOptions<G> {
  let problem = 'it needs games, players and a seed';
  try {
    if (typeof options === 'object' && options !== null) return { ...options };
  } catch (error) {
    problem = `its options cannot be read: ${reasonOf(error)}`;
  }
  throw unusable('simulation', problem);
}

function playOut<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  bot: Bot<G> | readonly Bot<G>[],
  random: Random,
  onMove: (move: G['move']) => void,
): number {
  for (let decisions = 0; ; decisions++) {
    const seats = game.toAct(state);
    if (seats.length === 0) return decisions;
    const seat = seats[seats.length > 1 ? random.below(seats.length) : 0] as Seat;
    const moves = game.legalMoves(state, seat);
    const choose = (typeof bot === 'function' ? bot : bot[seat]) ?? randomBot<G>;
    const chosen = choose(choiceOf(game, state, seat, random, moves));
    if (typeof chosen !== 'object' || chosen === null) throw noMove(seat);
    // One of its own making is read once, whatever its fields do.
    const move = moves.includes(chosen)
      ? chosen
      : (plainCopy(chosen, 'move of a bot') as G['move']);
    game.step(state, move);
    onMove(move);
  }
}

function noMove(seat: Seat): InvalidInput {
  return unusable('bot', `the bot of seat ${seat} gave no move`);
}

class Tally {
  #games = 0;
  #decisions = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;
  #shared = 0;
  #low = 0;
  #high = 0;
  readonly #seats: { wins: number; score: number; lowest: number; highest: number }[] = [];
  readonly #moveTypes: Record<string, number> = {};

  count(type: string): void {
    this.#moveTypes[type] = (this.#moveTypes[type] ?? 0) + 1;
  }

  add(decisions: number, outcome: GameTypes['outcome'] | null, print: string): void {
    this.#games++;
    this.#decisions += decisions;
    this.#shortest = Math.min(this.#shortest, decisions);
    this.#longest = Math.max(this.#longest, decisions);
    this.#high = (this.#high + Number.parseInt(print.slice(0, 8), 16)) | 0;
    this.#low = (this.#low + Number.parseInt(print.slice(8), 16)) | 0;
    if (outcome === null) return;
    if (outcome.winners.length > 1) this.#shared++;
    outcome.scores.forEach((score, seat) => {
      this.#seats[seat] ??= { wins: 0, score: 0, lowest: score, highest: score };
      const mine = this.#seats[seat];
      mine.score += score;
      mine.lowest = Math.min(mine.lowest, score);
      mine.highest = Math.max(mine.highest, score);
      if (outcome.winners.includes(seat)) mine.wins++;
    });
  }

  result(): Simulation {
    const games = this.#games;
    return {
      games,
      decisions: this.#decisions,
      shortest: games === 0 ? 0 : this.#shortest,
      longest: this.#longest,
      shared: this.#shared,
      seats: this.#seats.map(({ wins, score, lowest, highest }) => {
        return { wins, meanScore: score / games, lowest, highest };
      }),
      moveTypes: Object.fromEntries(Object.entries(this.#moveTypes).sort()),
      checksum: fingerprint([this.#high, this.#low]),
    };
  }
}
