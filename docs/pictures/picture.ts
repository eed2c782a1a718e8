import { readFileSync } from 'node:fs';
import { displayOf } from '../../src/displays.js';
import { type Game, Replayer } from '../../src/index.js';
import { toSVG } from '../../src/svg.js';

/** A logged game of each, to be looked at in its middle. */
export const pictured: Readonly<Record<string, string>> = {
  'neon-gods': 'life-on-the-streets-4',
  'city-of-remnants': 'players-3',
  'block-mania': 'players-2',
  bloodfeud: 'players-5',
  'defend-neo-tokyo': 'players-3',
};

/** The table after half of the moves of a logged game, as a spectator sees it. */
export function pictureOf(game: Game): string {
  const log = new URL(`../../test/golden/${game.id}/${pictured[game.id]}.jsonl`, import.meta.url);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  let state: ReturnType<Game['setup']> | undefined;
  const replayer = new Replayer(game, {
    onStart(started) {
      state = started.state;
    },
    onMove(played) {
      state = played.state;
    },
  });
  for (const line of lines.slice(0, Math.floor(lines.length / 2))) replayer.read(line);
  if (state === undefined) throw new Error(`${game.id} has no such log`);
  return toSVG(displayOf(game).scene(game.view(state, 'spectator')), { width: 1000 });
}
