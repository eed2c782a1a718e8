import { readFileSync } from 'node:fs';
import type { Scene } from '../../src/display/scene.js';
import { displayOf } from '../../src/displays.js';
import { type Game, Replayer } from '../../src/index.js';
import { boardToSVG, toSVG } from '../../src/svg.js';

/** A logged game of each, to be looked at in its middle. */
export const pictured: Readonly<Record<string, string>> = {
  'neon-gods': 'life-on-the-streets-4',
  'city-of-remnants': 'players-3',
  'block-mania': 'players-2',
  bloodfeud: 'players-5',
  'defend-neo-tokyo': 'players-3',
};

/** The whole table, as a spectator sees it. */
export function pictureOf(game: Game): string {
  return toSVG(sceneOf(game), { width: 1000 });
}

/** Its first board alone, for where there is little room. */
export function boardPictureOf(game: Game): string {
  const scene = sceneOf(game);
  const [board] = scene.boards;
  if (board === undefined) throw new Error(`${game.id} has no board`);
  const title = `<title>${game.title}: ${board.label}</title>`;
  const { paper } = displayOf(game).theme.light;
  return alone(boardToSVG(scene, board, { width: 272 }), title, paper);
}

/** A board that stands in a page has the size, letters and ground of the page; a file has its own. */
function alone(svg: string, title: string, paper: string): string {
  const [, width = 0, height = 0] = /viewBox="-2 -2 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const ground = `<rect x="-2" y="-2" width="${width}" height="${height}" fill="${paper}"/>`;
  return svg
    .replace('<svg ', `<svg width="${width}" height="${height}" font-family="sans-serif" `)
    .replace('>', `>${title}${ground}`);
}

/** After half of the moves of a logged game. */
function sceneOf(game: Game): Scene {
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
  return displayOf(game).scene(game.view(state, 'spectator'));
}
