import * as z from 'zod';
import { botsOf } from '../../src/cli/bots.js';
import { choiceOf, games, seededRandom } from '../../src/index.js';
import type { Game } from '../../src/kernel/game.js';
import type { Pairing } from './pairings.js';

/** One game of the arena, as its file keeps it. */
export const played = z.strictObject({
  pairing: z.string(),
  number: z.int(),
  /** 1 for a win, a part of it where several win, 0 for a loss. */
  won: z.number(),
  /** Milliseconds of a core for the whole game, and for the bot's own decisions. */
  cost: z.number(),
  thinking: z.number(),
  decisions: z.int(),
  slowest: z.number(),
});
export type Played = z.output<typeof played>;

/** Game n: every deal is played once from every seat. */
export function playGame(
  { id, game: name, players, bot, against }: Pairing,
  number: number,
): Played {
  const game = games[name] as Game;
  const seat = against === null ? undefined : number % players;
  const deal = against === null ? number : Math.floor(number / players);
  const [own, others] = botsOf(game, [bot, against ?? bot], 2);
  const auto = name === 'bloodfeud' ? { storyteller: 'auto' } : {};
  const state = game.setup({ ...auto, players, seed: `arena/${deal}` } as never);
  const random = seededRandom(`arena/${number}/bots`);
  const start = process.cpuUsage();
  const clock = { thinking: 0, decisions: 0, slowest: 0 };
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const next = seats[random.below(seats.length)] as number;
    const isOwn = seat === undefined || next === seat;
    const choice = choiceOf(game, state, next, random);
    const before = process.cpuUsage();
    const move = (isOwn ? own : others)?.(choice);
    if (isOwn) note(clock, millisecondsSince(before));
    if (move === undefined) throw new Error(`${id}: no move`);
    game.step(state, move);
  }
  const winners = game.outcome(state)?.winners ?? [];
  const isWon = seat === undefined ? winners.length > 0 : winners.includes(seat);
  const won = isWon ? 1 / (seat === undefined ? 1 : winners.length) : 0;
  return { pairing: id, number, won, cost: millisecondsSince(start), ...clock };
}

function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function note(
  clock: { thinking: number; decisions: number; slowest: number },
  milliseconds: number,
): void {
  clock.thinking += milliseconds;
  clock.decisions++;
  clock.slowest = Math.max(clock.slowest, milliseconds);
}
