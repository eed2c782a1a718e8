import * as z from 'zod';
import type { Game, GameTypes } from '../../kernel/game.js';
import { type Bot, simulate } from '../../kernel/simulate.js';
import { type Detail, emptyDetail, joinDetails, Watch } from './detail.js';
import { emptyTally, join, type Tally, tallyOf, tallySchema } from './tally.js';

/** Everything that the games of a simulation depend on. */
const planSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  content: z.strictObject({ id: z.string(), hash: z.string() }),
  players: z.int(),
  seed: z.string(),
  bots: z.array(z.string()),
  setup: z.record(z.string(), z.unknown()),
  /** Games of the whole simulation, all shards together. */
  total: z.int().min(1),
});
export type Plan = z.output<typeof planSchema>;

/** A range of game numbers: from the first to before the last. */
const range = z.tuple([z.int().min(0), z.int().min(0)]);
export type Range = z.output<typeof range>;

/** What `--json` writes and `simulate merge` reads. */
export const resultSchema = z.strictObject({
  simulation: z.literal(1),
  plan: planSchema,
  /** Which part this is, where it is one. */
  shard: z.strictObject({ index: z.int().min(1), of: z.int().min(1) }).exactOptional(),
  /** Which games of the whole were played. */
  ranges: z.array(range),
  tally: tallySchema,
});
export type Result = z.output<typeof resultSchema>;

/** What came of some of the games. */
export interface Played {
  readonly tally: Tally;
  readonly detail: Detail;
}

/** Plays some of the games. Each depends on the plan and its own number alone. */
export function playGames(
  game: Game,
  { players, seed, setup }: Plan,
  bot: readonly Bot<GameTypes>[],
  [from, to]: Range,
): Played {
  const watch = new Watch(game);
  let tally = emptyTally();
  for (let number = from; number < to; number++) {
    const played = simulate(game, {
      ...{ games: 1, from: number, players, seed, setup, bot },
      onMove: ({ state, move }) => watch.onMove(state, move),
      onEnd: ({ state, outcome }) => watch.onEnd(state, outcome),
    });
    tally = join(tally, tallyOf(played));
  }
  return { tally, detail: watch.detail };
}

export const nothingPlayed: Played = { tally: emptyTally(), detail: emptyDetail() };

export function joinPlayed(a: Played, b: Played): Played {
  return { tally: join(a.tally, b.tally), detail: joinDetails(a.detail, b.detail) };
}

/** The games of one shard. */
export function shardRange(total: number, shard: { index: number; of: number }): Range {
  const edge = (index: number) => Math.floor((index * total) / shard.of);
  return [edge(shard.index - 1), edge(shard.index)];
}

/** A range in pieces of a few games. */
export function piecesOf([from, to]: Range, size: number): Range[] {
  const pieces: Range[] = [];
  for (let at = from; at < to; at += size) pieces.push([at, Math.min(at + size, to)]);
  return pieces;
}

/** Sorted, with neighbours joined; undefined if two overlap. */
export function joinRanges(ranges: readonly Range[]): Range[] | undefined {
  const joined: Range[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined[joined.length - 1];
    if (last !== undefined && from < last[1]) return undefined;
    if (last !== undefined && from === last[1]) last[1] = to;
    else if (to > from) joined.push([from, to]);
  }
  return joined;
}

/** What is missing from the whole. */
export function gapsIn(ranges: readonly Range[], total: number): Range[] {
  const gaps: Range[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from > at) gaps.push([at, from]);
    at = to;
  }
  if (at < total) gaps.push([at, total]);
  return gaps;
}
