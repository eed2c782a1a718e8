import { type Seed, SeededChance, seedChance, seedSchema } from './chance.js';
import { parseInput } from './errors.js';
import type { GameDie } from './game.js';
import * as z from './schema.js';

/** Dice to throw apart from a game, by their names. */
export function diceOf<F>(
  named: Readonly<Record<string, readonly F[]>>,
): Readonly<Record<string, GameDie<F>>> {
  const dice: Record<string, GameDie<F>> = {};
  for (const [name, faces] of Object.entries(named)) {
    dice[name] = { name, faces, roll: (seed, count = 1) => throws(faces, seed, count) };
  }
  return dice;
}

function throws<F>(faces: readonly F[], seed: Seed, count: number): F[] {
  const random = new SeededChance(seedChance(parseInput('seed', seedSchema, seed)));
  const times = parseInput('number of dice', z.int().min(0).max(1_000_000), count);
  return Array.from({ length: times }, () => faces[random.below(faces.length)] as F);
}
