import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { blockWords, chacha8, type Key } from './chacha.js';
import { InvalidInput, quote, readAs } from './errors.js';
import * as z from './schema.js';
import { bytesOf, sha256 } from './sha256.js';

/** The key of a seeded game, and how many words of its stream are used. It lives in the state and in no view. */
export interface KeyedChance {
  readonly key: Key;
  readonly counter: number;
}

/** `null` in games played with recorded outcomes only: whatever is not on the tape is an error. */
export type ChanceState = KeyedChance | null;

const word = z.int().min(-0x80000000).max(0x7fffffff);
/** The schema of `chance` in a state. */
export const chanceState: z.ZodType<ChanceState> = z
  .strictObject({
    key: z.tuple([word, word, word, word, word, word, word, word]).readonly(),
    counter: z.int().min(0),
  })
  .readonly()
  .nullable();

/** Decides all chance of a game: a text, an integer, or null for a game whose outcomes are all recorded. */
export type Seed = string | number;
/** The schema of a seed. */
export const seedSchema = z.union([z.string().max(200), z.int()], {
  error: 'a seed is a whole number or a text of at most 200 characters',
});

/** The seed in setup options: null for a game whose dice and cards are all recorded. */
export const setupSeed = z.union([z.string().max(200), z.int(), z.null()], {
  error: 'a seed is a whole number, a text of at most 200 characters, or null if all is recorded',
});

/** One recorded outcome: a die face as printed, a drawn card or token, a seat. */
export type Roll = string | number;
/** The schema of one recorded outcome: a face or a card. */
export const rollSchema = z.union([z.string().max(200), z.int()]);

/** No move of any game asks chance this often, by far. */
const mostRolls = 10_000;
export const rollsSchema = z.array(rollSchema).max(mostRolls);

/** Where outcomes come from: the generator, or a tape of recorded ones. */
export interface Chance {
  /** The index of one of the options, each equally likely. */
  choose(label: string, options: readonly Roll[], scribe?: Scribe): number;
  /** Called when everything has happened. */
  finish?(): void;
}

/** Knows what is meant by what people write down, and says what is asked where that is wrong. */
export interface Scribe {
  /** The index of the option that this stands for, which is none of them literally; -1 if none or several. */
  find(label: string, options: readonly Roll[], roll: Roll): number;
  /** The kind of each option: those of one kind are the same to the rules. */
  kindsOf(label: string, options: readonly Roll[]): readonly Roll[];
  /** Whether answers to the same question, asked several times in a row, have no order. */
  isUnordered(label: string): boolean;
  /** What each option adds to the sums of its handful, where these are all that counts. */
  amountsOf(label: string, options: readonly Roll[]): readonly (readonly number[])[] | undefined;
  missing(label: string, options: readonly Roll[], at: number, problem: string): InvalidInput;
  impossible(label: string, options: readonly Roll[], at: number, roll: Roll): InvalidInput;
}

/** Takes everything literally. */
const literal: Scribe = {
  find: () => -1,
  kindsOf: (_label, options) => options,
  isUnordered: () => false,
  amountsOf: () => undefined,
  missing: (_label, _options, at, problem) => tapeError(at, problem),
  impossible: (label, _options, at, roll) => tapeError(at, `${label}: ${quote(roll)} cannot come`),
};

/** The whole key is hashed from the seed, so neighbouring seeds have nothing in common. */
export function seedChance(seed: Seed): KeyedChance;
export function seedChance(seed: Seed | null): ChanceState;
export function seedChance(seed: Seed | null): ChanceState {
  if (seed === null) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sha256(bytesOf(`seed ${seed}`));
  return { key: [a, b, c, d, e, f, g, h], counter: 0 };
}

/*
 * The latest block, for whoever asks next: 16 outcomes come from one block, and the moves of a game ask one after
 * another. Kept with the key and the number that it belongs to.
 */
const block = new Int32Array(blockWords);
let blockKey: Key = [0, 0, 0, 0, 0, 0, 0, 0];
let blockNumber = -1;
/** Who has asked for it last: it need not compare keys again. */
let reader: KeyStream | undefined;

/** A key's stream of words, for pure-rand's distributions. */
class KeyStream implements RandomGenerator {
  readonly key: Key;
  counter: number;

  constructor(key: Key, counter: number) {
    this.key = key;
    this.counter = counter;
  }

  next(): number {
    const { key, counter } = this;
    const place = counter % blockWords;
    const number = (counter - place) / blockWords;
    if (number !== blockNumber || reader !== this) {
      if (number !== blockNumber || !isSame(key, blockKey)) {
        chacha8(key, number, block);
        blockNumber = number;
        blockKey = [key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]];
      }
      reader = this;
    }
    this.counter = counter + 1;
    return block[place] as number;
  }

  clone(): KeyStream {
    return new KeyStream(this.key, this.counter);
  }

  getState(): readonly number[] {
    return [...this.key, this.counter];
  }
}

function isSame(a: Key, b: Key): boolean {
  for (let i = 0; i < 8; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Dice and draws from the `chance` of a state. */
export class SeededChance implements Chance {
  readonly #stream: KeyStream;

  constructor({ key, counter }: KeyedChance) {
    this.#stream = new KeyStream(key, counter);
  }

  choose(_label: string, options: readonly Roll[]): number {
    return this.below(options.length);
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return uniformInt(this.#stream, 0, limit - 1);
  }

  get state(): KeyedChance {
    const { key, counter } = this.#stream;
    return { key, counter };
  }
}

/** For states without a seed where no outcome is recorded. */
export const nothingRecorded: Chance = {
  choose(label, options, scribe = literal) {
    throw scribe.missing(label, options, 0, `${label} is not recorded, and this game has no seed`);
  },
};

/** Recorded outcomes, used in order. What cannot have happened, is missing or is left over is an error. */
export class Tape implements Chance {
  readonly #rolls: readonly Roll[];
  #used = 0;

  constructor(rolls: unknown) {
    const read = readAs(rollsSchema, rolls);
    if (!read.ok) {
      const [at] = read.issues[0]?.path ?? [];
      const message = `recorded rolls must be a list of at most ${mostRolls} faces, card ids or seats`;
      throw tapeError(typeof at === 'number' ? at : 0, message);
    }
    this.#rolls = read.value;
  }

  choose(label: string, options: readonly Roll[], scribe: Scribe = literal): number {
    const at = this.#used;
    const roll = this.#rolls[at];
    if (roll === undefined) {
      throw scribe.missing(label, options, at, `the recorded rolls end before ${label}`);
    }
    const exact = options.indexOf(roll);
    const index = exact < 0 ? scribe.find(label, options, roll) : exact;
    if (index < 0) throw scribe.impossible(label, options, at, roll);
    this.#used++;
    return index;
  }

  /** Call when everything has happened: nothing may be left over. */
  finish(): void {
    const left = this.#rolls.length - this.#used;
    if (left > 0)
      throw tapeError(this.#used, `${left} recorded roll${left > 1 ? 's' : ''} left over`);
  }
}

function tapeError(index: number, message: string): InvalidInput {
  return new InvalidInput('recorded rolls', [{ path: ['rolls', index], message }]);
}
