import {
  type Game,
  type GameTypes,
  IllegalMove,
  InvalidInput,
  type Random,
} from '../../src/index.js';
import { damage } from './mutate.js';

/*
 * Whatever `load` accepts can be played on: real states are damaged in one place, or have their agenda put together
 * differently; what is still accepted is played for 60 moves.
 */

export interface LoadTally {
  tried: number;
  /** Accepted though different from the state it was made of. */
  accepted: number;
  readonly wrong: string[];
}

const movesOn = 60;
/** The first moves show most of what is wrong; after them the invariants are asked at every so many. */
const looked = { first: 5, every: 6 };

/** Damages states of one random game, `tries` times. */
export function tryLoads(
  game: Game,
  setup: GameTypes['setupInput'],
  tries: number,
  random: Random,
  tally: LoadTally,
): void {
  const states = statesOf(game, setup, random, 40);
  for (let i = 0; i < tries; i++) {
    const state = states[random.below(states.length)] as GameTypes['state'];
    const bent = random.below(2) === 0 ? bendAgenda(state, random) : bend(state, random);
    tally.tried++;
    // A game without a seed needs its rolls recorded, which nobody does here.
    if ((bent as { chance?: unknown } | null)?.chance === null) continue;
    const loaded = attempt(() => game.load(bent));
    if (loaded === undefined || JSON.stringify(loaded) === JSON.stringify(state)) continue;
    tally.accepted++;
    const problem = playOn(game, loaded, random);
    if (problem !== undefined) tally.wrong.push(`${problem}: ${difference(state, bent)}`);
  }
}

/** States of a random game, spread over its first decisions. */
function statesOf(
  game: Game,
  setup: GameTypes['setupInput'],
  random: Random,
  wanted: number,
): GameTypes['state'][] {
  const state = game.setup(setup);
  const states: GameTypes['state'][] = [];
  for (let i = 0; i < wanted * 8; i++) {
    if (i % 8 === 0) states.push(JSON.parse(JSON.stringify(state)));
    const moves = game.legalMoves(state);
    const move = moves[random.below(moves.length)];
    if (move === undefined) break;
    game.step(state, move);
  }
  return states;
}

function bend(state: GameTypes['state'], random: Random): unknown {
  return damage(state, random.below(1_000_000), random.below(1_000_000));
}

/** Steps lost, doubled, swapped, renamed, or put there from elsewhere; lists in them cut, turned or doubled. */
function bendAgenda(state: GameTypes['state'], random: Random): unknown {
  const copy = structuredClone(state) as unknown as { agenda: Record<string, unknown>[] };
  const { agenda } = copy;
  if (agenda.length === 0) return copy;
  const at = random.below(agenda.length);
  const step = agenda[at] as Record<string, unknown>;
  const other = agenda[random.below(agenda.length)] as Record<string, unknown>;
  const bends = [
    () => agenda.splice(at, 1),
    () => agenda.splice(at, 0, structuredClone(other)),
    () => agenda.reverse(),
    () => Object.assign(step, { type: other.type }),
    () => agenda.splice(at, 1, damage(step, random.below(1000), random.below(1_000_000)) as never),
    () => bendList(step, random),
  ];
  bends[random.below(bends.length)]?.();
  return copy;
}

function bendList(step: Record<string, unknown>, random: Random): void {
  const lists = Object.values(step).filter((value) => Array.isArray(value));
  const list = lists[random.below(Math.max(1, lists.length))];
  if (list === undefined || list.length === 0) return;
  const at = random.below(list.length);
  const bends = [
    () => list.splice(at, 1),
    () => list.push(structuredClone(list[at])),
    () => list.reverse(),
    () => list.splice(at, 1, structuredClone(list[random.below(list.length)])),
    () => list.splice(0),
  ];
  bends[random.below(bends.length)]?.();
}

/** What goes wrong within the next moves, if anything. */
function playOn(game: Game, loaded: GameTypes['state'], random: Random): string | undefined {
  try {
    let state = loaded;
    for (let i = 0; i < movesOn; i++) {
      const isLookedAt = i < looked.first || i % looked.every === 0;
      const [broken] = isLookedAt ? game.invariants(state) : [];
      if (broken !== undefined) return `after ${i} moves: ${broken}`;
      const seats = game.toAct(state);
      const isOver = game.outcome(state) !== null;
      if (isOver !== (seats.length === 0)) return `after ${i} moves: nobody acts, it is not over`;
      if (isOver) return undefined;
      const moves = game.legalMoves(state);
      const stuck = seats.find((seat) => !moves.some((move) => move.seat === seat));
      if (stuck !== undefined) return `after ${i} moves: seat ${stuck} is stuck`;
      state = game.apply(state, moves[random.below(moves.length)] as GameTypes['move']).state;
    }
    return game.invariants(state)[0];
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : error}`;
  }
}

function attempt(work: () => GameTypes['state']): GameTypes['state'] | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof IllegalMove) return undefined;
    throw error;
  }
}

/** Where the two first differ, to repeat it. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} -> ${JSON.stringify(b)}`.slice(0, 300);
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (JSON.stringify(one[key]) === JSON.stringify(other[key])) continue;
    const isWhole = Array.isArray(one[key]) && key !== 'agenda' && key !== 'seats';
    if (isWhole)
      return difference(JSON.stringify(one[key]), JSON.stringify(other[key]), `${path}.${key}`);
    return difference(one[key], other[key], `${path}.${key}`);
  }
  return `${path}: the same`;
}
