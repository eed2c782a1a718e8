import { InvalidArgumentError } from 'commander';
import { listed } from '../../kit/words.js';

/** One part of a simulation, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** How an engine that starts many at once tells each of them which one it is. */
interface Engine {
  readonly name: string;
  readonly variable: string;
  /** The variable with the number of the first one, or that number. */
  readonly first: string | number;
  /** The variable with the number of all, where there is one. */
  readonly count?: string;
  /** The variable with the distance of two numbers, where they may have one. */
  readonly step?: string;
}

const engines: readonly Engine[] = [
  {
    name: 'Slurm',
    variable: 'SLURM_ARRAY_TASK_ID',
    first: 'SLURM_ARRAY_TASK_MIN',
    count: 'SLURM_ARRAY_TASK_COUNT',
    step: 'SLURM_ARRAY_TASK_STEP',
  },
  { name: 'Kubernetes', variable: 'JOB_COMPLETION_INDEX', first: 0 },
  {
    name: 'AWS Batch',
    variable: 'AWS_BATCH_JOB_ARRAY_INDEX',
    first: 0,
    count: 'AWS_BATCH_JOB_ARRAY_SIZE',
  },
  { name: 'GNU parallel', variable: 'PARALLEL_SEQ', first: 1 },
];

/** `2/4`, or `auto` and `auto/4`: the place that the engine has given to this process. */
export function shardOf(text: string, environment: Environment): Shard {
  const [, place, count] = /^(auto|\d{1,6})(?:\/(\d{1,6}))?$/.exec(text) ?? [];
  if (place === 'auto')
    return shardIn(environment, count === undefined ? undefined : Number(count));
  const shard = { index: Number(place), of: Number(count) };
  if (isPart(shard)) return shard;
  throw new InvalidArgumentError(
    'It is a part of a whole, as in 1/4, 2/4, 3/4, 4/4, or auto, or auto/4.',
  );
}

function isPart({ index, of }: Shard): boolean {
  return index >= 1 && index <= of;
}

function shardIn(environment: Environment, wanted: number | undefined): Shard {
  const [engine, other] = engines.filter(({ variable }) => environment[variable] !== undefined);
  if (engine === undefined) {
    const variables = engines.map(({ variable }) => variable);
    throw new InvalidArgumentError(
      `Nothing says which part this is: none of ${listed(variables)} is set.`,
    );
  }
  if (other !== undefined) {
    throw new InvalidArgumentError(
      `Both ${engine.name} (${engine.variable}) and ${other.name} (${other.variable}) say which part this is: write it as in 1/4.`,
    );
  }
  const place = placeIn(environment, engine);
  const counted = engine.count === undefined ? undefined : numberIn(environment, engine.count);
  if (wanted !== undefined && counted !== undefined && wanted !== counted) {
    throw new InvalidArgumentError(
      `${engine.name} has started ${counted} (${engine.count}), not ${wanted}.`,
    );
  }
  const of = wanted ?? counted;
  if (of === undefined) {
    throw new InvalidArgumentError(
      `${engine.name} does not say how many parts there are: write auto/4 for four.`,
    );
  }
  if (isPart({ index: place, of })) return { index: place, of };
  throw new InvalidArgumentError(
    `${engine.variable} is ${environment[engine.variable]}, which is none of ${of} parts.`,
  );
}

/** The place from 1 on, whatever the engine counts from. */
function placeIn(environment: Environment, { variable, first, step }: Engine): number {
  const number = numberIn(environment, variable);
  const from = typeof first === 'number' ? first : numberIn(environment, first);
  if (number === undefined || from === undefined) {
    const missing = number === undefined ? variable : first;
    throw new InvalidArgumentError(`${missing} is no whole number.`);
  }
  const apart = step === undefined ? 1 : (numberIn(environment, step) ?? 1);
  const place = (number - from) / Math.max(1, apart) + 1;
  if (Number.isInteger(place)) return place;
  throw new InvalidArgumentError(`${variable} is ${number}, which no step from ${from} leads to.`);
}

function numberIn(environment: Environment, variable: string): number | undefined {
  const text = environment[variable];
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
