import { displayOf, drawScreen } from '../../src/displays.js';
import type { Game } from '../../src/index.js';
import { toSVG } from '../../src/svg.js';
import { lookAt, type Stage, stages, statesOf } from './stages.js';

/** A file of the folder `kept`, and what it should hold. */
export interface Kept {
  readonly stage: Stage;
  readonly file: string;
  readonly content: string;
}

/** A screen and a picture of every stage of a game. */
export function keptOf(game: Game): Kept[] {
  const states = statesOf(game);
  return stages.flatMap((stage) => {
    const look = lookAt(game, states[stage]);
    const name = `${game.id}-${stage}`;
    return [
      { stage, file: `${name}.txt`, content: screenOf(game, look) },
      { stage, file: `${name}.svg`, content: pictureOf(look) },
    ];
  });
}

type Look = ReturnType<typeof lookAt>;

/** What stands on the terminal: the screen, what is asked, and what can be chosen. */
function screenOf(game: Game, { scene, lit, prompt, next }: Look): string {
  const { theme } = displayOf(game);
  const screen = drawScreen(scene, { theme, highlight: lit });
  return [screen, prompt, ...next.map(({ label }) => `  ${label}`), ''].join('\n');
}

/** Boards, seats and tracks, a line for each thing; cards are read in docs/cards. */
function pictureOf({ scene, lit }: Look): string {
  const svg = toSVG({ ...scene, zones: [] }, { highlight: lit });
  return `${svg.replaceAll('<g data-id', '\n<g data-id')}\n`;
}
