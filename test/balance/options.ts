import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botNames } from '../../src/cli/bots.js';

/** `[players] [--games 600] [--seed 1] [--bots sensible] [--pack file]`. */
export function balanceOptions(usualPlayers: number) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'sensible' },
      pack: { type: 'string' },
    },
  });
  const players = Number(positionals[0] ?? usualPlayers);
  const { seed, pack } = values;
  return { players, games: Number(values.games), seed, bots: botNames(values.bots), pack };
}

/** The game, with the pack in this file if there is one. */
export function gameWith<G extends { withContent(pack: unknown): G }>(
  game: G,
  pack: string | undefined,
): G {
  return pack === undefined ? game : game.withContent(JSON.parse(readFileSync(pack, 'utf8')));
}
