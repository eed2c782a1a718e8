import { seedChance, setupSeed } from '../kernel/chance.js';
import type { InputIssue } from '../kernel/errors.js';
import * as z from '../kernel/schema.js';
import { noSuch } from '../kit/words.js';
import type { Content } from './content/compile.js';
import { countersIn, needsExpansion } from './mechanics/expansion.js';
import { longRecord } from './state/change.js';
import { houseRules, type State } from './state/state.js';
import { id } from './state/terms.js';

export const setupOptions = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  seed: setupSeed,
  /** The blocks that are dealt. Default: those of the base box for 2, all for 3 or 4 (BM-RULING-108). */
  blockPool: z.array(id).min(2).max(9).exactOptional(),
  /** One block a seat, in board order; then nothing is dealt or rolled. */
  seating: z.array(id).min(2).max(4).exactOptional(),
  ...houseRules,
});
/** The options of a game with all defaults filled in. */
export interface SetupOptions extends z.output<typeof setupOptions> {}
interface ParsedInput extends z.input<typeof setupOptions> {}
/** What `setup` takes: the number of players, a seed, and the options of Block Mania, most with a default. */
export interface SetupInput extends Omit<ParsedInput, 'players'> {
  players: number;
}

export function checkSetup(options: SetupOptions, { pack }: Content): InputIssue[] {
  const { players, blockPool, seating } = options;
  const blocks = new Map(pack.boards.map((board) => [board.id, board]));
  const issues: InputIssue[] = [];
  const lists = [
    {
      list: blockPool,
      path: 'blockPool',
      rule: 'BM-RULING-108',
      isRight: (blocks: number) => blocks >= players,
    },
    {
      list: seating,
      path: 'seating',
      rule: 'BM-SETUP-01',
      isRight: (blocks: number) => blocks === players,
    },
  ];
  for (const { list, path, rule, isRight } of lists) {
    if (list === undefined) continue;
    if (!isRight(list.length)) {
      const message = `${players} players need ${players} blocks, not ${list.length}`;
      issues.push({ rule, path: [path], message });
    }
    list.forEach((block, i) => {
      const isKnown = blocks.has(block);
      const message = isKnown
        ? `the block "${block}" is named twice`
        : noSuch('block', block, blocks);
      if (!isKnown || list.indexOf(block) !== i) issues.push({ rule, path: [path, i], message });
    });
  }
  return issues;
}

function defaultPool(
  { players, blockPool }: SetupOptions,
  boards: readonly { id: string; expansion: boolean }[],
): string[] {
  if (blockPool !== undefined) return [...blockPool].sort();
  const base = boards.filter(({ expansion }) => needsExpansion(players) || !expansion);
  return base.map((board) => board.id).sort();
}

/** Everything that needs no chance; the agenda deals the rest. */
export function begin(options: SetupOptions, content: Content): State {
  const { players, seed, blockPool: _pool, seating, ...house } = options;
  const { pack, stock } = content;
  const supply = countersIn({ players, options: house });
  return {
    game: 'block-mania',
    pack: pack.id,
    version: 1,
    options: house,
    players,
    chance: seedChance(seed),
    agenda: [
      { type: 'dealBlocks', pool: defaultPool(options, pack.boards), seating: seating ?? null },
    ],
    seats: Array.from({ length: players }, (_, player) => ({ player })),
    stage: 'setup',
    turn: 0,
    phasing: 0,
    phase: 'setup',
    boards: [],
    spaces: longRecord(),
    laid: [],
    blockers: longRecord(),
    standing: [],
    stacks: [],
    containers: {
      hardware: [...stock.hardware[supply]],
      armoury: [...stock.armoury[supply]],
    },
    cards: {
      pool: pack.cards.map((card) => card.id).sort(),
      left: pack.cards.length - pack.setAside[players],
      discard: [],
      hands: Array.from({ length: players }, () => []),
    },
    commandPoints: 0,
    active: null,
    kleggController: null,
    kleggFree: [],
    markers: { hWagons: [], patWagons: [], sonic: [] },
    combat: { subPhase: 0, foughtSquares: [] },
    outcome: null,
  };
}
