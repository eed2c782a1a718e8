import type * as z from 'zod';
import { type Game, type GameTypes, InvalidInput, type Random } from '../../src/index.js';

/** Setup options with every choice that the schema offers made at random; lists of names keep their defaults. */
export function anySetup(
  game: Game,
  players: number,
  seed: string,
  random: Random,
): GameTypes['setupInput'] {
  for (let tries = 0; tries < 50; tries++) {
    const options = { ...(anyOf(game.schemas.setup, random) as object), players, seed };
    try {
      game.setup(options);
      return options;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
    }
  }
  return { players, seed };
}

function anyOf(schema: z.core.$ZodType, random: Random): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const pick = <T>(values: readonly T[]) => values[random.below(values.length)];
  switch (def.type) {
    case 'enum':
      return pick(Object.values(def.entries));
    case 'boolean':
      return pick([true, false]);
    case 'literal':
      return pick(def.values);
    case 'union':
      return anyOf(pick(def.options) as z.core.$ZodType, random);
    case 'default':
    case 'prefault':
    case 'optional':
      return random.below(2) === 0 ? undefined : anyOf(def.innerType, random);
    case 'readonly':
      return anyOf(def.innerType, random);
    case 'object': {
      const made: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(def.shape)) {
        if (name === 'players' || name === 'seed') continue;
        const value = anyOf(field, random);
        if (value !== undefined) made[name] = value;
      }
      return made;
    }
    default:
      return undefined;
  }
}
