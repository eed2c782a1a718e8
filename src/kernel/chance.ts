import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import * as z from 'zod';
import { InvalidInput, quote, readAs } from './errors.js';
import { hashWords } from './hash.js';

/** The four words of the generator. They live in the state and in no view. */
export type ChanceState = readonly [number, number, number, number];
const word = z.int().min(-0x80000000).max(0x7fffffff);
export const chanceState = z
  .tuple([word, word, word, word])
  .refine((words) => words.some((one) => one !== 0), 'four zeros give nothing but zeros')
  .readonly();

export type Seed = string | number;
export const seedSchema = z.union([z.string().max(200), z.int()], {
  error: 'a seed is a whole number or a text of at most 200 characters',
});

/** One recorded outcome: a die face as printed, a drawn card or token, a seat. */
export type Roll = string | number;
export const rollSchema = z.union([z.string().max(200), z.int()]);

/** Where outcomes come from: the generator, or a tape of recorded ones. */
export interface Chance {
  /** The index of one of the options, each equally likely. */
  choose(label: string, options: readonly Roll[], accepts?: Accepts): number;
}

/** Whether a recorded outcome that is none of the options may stand for this one, as a type stands for its copies. */
export type Accepts = (roll: Roll, option: Roll) => boolean;

/**
 * All four words are hashed from the seed. The generator's own seeding is not used: its first
 * outputs for neighbouring seeds are neighbours too.
 */
export function seedChance(seed: Seed): ChanceState {
  return hashWords(String(seed));
}

export class SeededChance implements Chance {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: ChanceState) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  choose(_label: string, options: readonly Roll[]): number {
    return this.below(options.length);
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return uniformInt(this.#generator, 0, limit - 1);
  }

  get state(): ChanceState {
    const [a = 0, b = 0, c = 0, d = 0] = this.#generator.getState();
    return [a, b, c, d];
  }
}

/** Recorded outcomes, used in order. What cannot have happened, is missing or is left over is an error. */
export class Tape implements Chance {
  readonly #rolls: readonly Roll[];
  #used = 0;

  constructor(rolls: unknown) {
    const read = readAs(z.array(rollSchema), rolls);
    if (!read.ok) {
      const [at] = read.issues[0]?.path ?? [];
      const message = 'recorded rolls must be a list of faces, card ids or seats';
      throw tapeError(typeof at === 'number' ? at : 0, message);
    }
    this.#rolls = read.value;
  }

  choose(label: string, options: readonly Roll[], accepts?: Accepts): number {
    const roll = this.#rolls[this.#used];
    if (roll === undefined) {
      throw tapeError(this.#used, `the recorded rolls end before ${label}`);
    }
    const exact = options.indexOf(roll);
    const alike = accepts && options.findIndex((option) => accepts(roll, option));
    const index = exact < 0 && alike !== undefined ? alike : exact;
    if (index < 0) throw tapeError(this.#used, `${label} cannot have been ${quote(roll)}`);
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
