/*
 * `npm run balance:duels -- [--games 600] [--seed 1] [--bots sensible] [--pack file]`: what the first turn of a duel of Block
 * Mania is worth. How often the first seat wins as the rules are, and with one thing otherwise; between the two blocks, each
 * first in half of the games, and between one of them and its mirror image.
 */
import {
  type BlockMania,
  blockMania,
  type ContentPack,
  type State,
} from '../../src/block-mania/index.js';
import { botsOf } from '../../src/cli/bots.js';
import { wilson } from '../../src/cli/simulation/statistics.js';
import { type Bot, choiceOf, seededRandom } from '../../src/index.js';
import { balanceOptions, gameWith } from './options.js';

const { games: total, seed, bots, pack } = balanceOptions(2);
const standard = gameWith(blockMania, pack);
const mirrored = standard.withContent(mirror(standard.content));
const variants = ['as it is', 'the other places first', 'the other begins', 'idle'] as const;
type Variant = (typeof variants)[number];
const winsOf = new Map<string, number>();

console.log(
  `block-mania, duels, ${total} games each, seed ${seed}, ${bots}: wins of the first seat`,
);
for (const variant of variants) {
  console.log(
    `  ${variant}: ${shareOf(standard, variant)}; mirrored ${shareOf(mirrored, variant)}`,
  );
}
for (const [block, wins] of winsOf) {
  console.log(`  ${block}: ${share(wins, total * variants.length)} of all that are not mirrored`);
}

function shareOf(game: typeof blockMania, variant: Variant): string {
  const bot = botsOf(game, bots, 2) as Bot<BlockMania>[];
  let wins = 0;
  for (let number = 0; number < total; number++) {
    const seating = seatingOf(game, number);
    const winners = play(game, bot, variant, number);
    if (winners.includes(0)) wins++;
    if (game !== standard) continue;
    for (const seat of winners) {
      const block = seating[seat] as string;
      winsOf.set(block, (winsOf.get(block) ?? 0) + 1);
    }
  }
  return share(wins, total);
}

/** The two blocks of the base box, each first in every other game. */
function seatingOf({ content }: typeof blockMania, number: number): string[] {
  const blocks = blocksOf(content);
  return number % 2 === 0 ? blocks.reverse() : blocks;
}

function play(
  game: typeof blockMania,
  bot: readonly Bot<BlockMania>[],
  variant: Variant,
  number: number,
): readonly number[] {
  const seating = seatingOf(game, number);
  const state = game.setup({ players: 2, seed: `${seed}/${number}`, seating });
  const random = seededRandom(`${seed}/${number}/bots`);
  if (variant === 'the other places first') swapPlacing(state);
  for (let begun = false; ; ) {
    if (!begun && state.turn === 1) {
      begun = true;
      if (variant === 'the other begins') state.phasing = 1;
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) return game.outcome(state)?.winners ?? [];
    const choice = choiceOf(game, state, seat, random);
    const isIdle = variant === 'idle' && state.turn === 1 && seat === 0;
    const idle = choice.moves.find(({ type }) => isIdle && (type === 'done' || type === 'pass'));
    game.step(state, idle ?? (bot[seat] as Bot<BlockMania>)(choice));
  }
}

/** Who places first places last. */
function swapPlacing({ agenda }: State): void {
  for (const step of agenda) if (step.type === 'place') step.seat = 1 - step.seat;
}

function blocksOf({ boards }: ContentPack): string[] {
  return boards.filter(({ expansion }) => !expansion).map(({ id }) => id);
}

/** The second block is the first one, seen from behind, with the same blockers. */
function mirror(content: ContentPack): ContentPack {
  const [one = '', other = ''] = blocksOf(content);
  const turned = <T extends { c: number }>(list: readonly T[]): T[] => {
    return list.map((place) => ({ ...place, c: 10 - place.c }));
  };
  const boards = content.boards.map((board) => {
    const model = content.boards.find(({ id }) => id === one);
    if (board.id !== other || model === undefined) return board;
    const { squares, elevators, chutes, airAddresses, ...rest } = model;
    const faces = { squares: turned(squares), elevators: turned(elevators) };
    const lost = airAddresses === undefined ? {} : { airAddresses: turned(airAddresses) };
    return { ...rest, ...faces, ...lost, chutes: turned(chutes), id: other, name: board.name };
  });
  const sets = content.sets.filter(({ board }) => board !== other);
  const same = sets.filter(({ board }) => board === one);
  return {
    ...content,
    ...{
      id: 'mirrored',
      boards,
      sets: [...sets, ...same.map((set) => ({ ...set, board: other }))],
    },
  };
}

function share(wins: number, games: number): string {
  const { low, high } = wilson(wins, games);
  return `${percent(wins / games)} (${percent(low)} to ${percent(high)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
