import * as z from 'zod';
import { type Game, type GameTypes, InvalidInput, type Random } from '../../src/index.js';

/**
 * Setup options with every choice that the schema offers made at random: words, small numbers, one number a seat. Lists
 * of names and large numbers keep their defaults.
 */
export function anySetup(
  game: Game,
  players: number,
  seed: string,
  random: Random,
): GameTypes['setupInput'] {
  for (let tries = 0; tries < 50; tries++) {
    const options = {
      ...(anyOf(game.schemas.setup, { players, random }) as object),
      players,
      seed,
    };
    try {
      game.setup(options);
      return options;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
    }
  }
  return { players, seed };
}

interface Chance {
  readonly players: number;
  readonly random: Random;
}

function anyOf(schema: z.core.$ZodType, chance: Chance): unknown {
  const { players, random } = chance;
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
      return anyOf(pick(def.options) as z.core.$ZodType, chance);
    case 'default':
    case 'prefault':
    case 'optional':
      return random.below(2) === 0 ? undefined : anyOf(def.innerType, chance);
    case 'nullable':
      return random.below(2) === 0 ? null : anyOf(def.innerType, chance);
    case 'number':
      return anyNumber(schema, random);
    case 'array': {
      const list = Array.from({ length: players }, () => anyNumber(def.element, random));
      return list.includes(undefined) ? undefined : list;
    }
    case 'readonly':
      return anyOf(def.innerType, chance);
    case 'object': {
      const made: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(def.shape)) {
        if (name === 'players' || name === 'seed') continue;
        const value = anyOf(field, chance);
        if (value !== undefined) made[name] = value;
      }
      return made;
    }
    default:
      return undefined;
  }
}

/** One of a few. */
function anyNumber(schema: z.core.$ZodType, random: Random): number | undefined {
  if (!(schema instanceof z.ZodNumber)) return undefined;
  const { minValue, maxValue } = schema;
  if (minValue === null || maxValue === null || maxValue - minValue > 20) return undefined;
  return minValue + random.below(maxValue - minValue + 1);
}
