import { theme as blockMania } from './block-mania/display/theme.js';
import { theme as bloodfeud } from './bloodfeud/display/theme.js';
import { theme as cityOfRemnants } from './city-of-remnants/display/theme.js';
import { theme as defendNeoTokyo } from './defend-neo-tokyo/display/theme.js';
import type { Board, Scene } from './display/scene.js';
import { drawBoardAlone, drawPicture, type PictureOptions } from './display/svg/picture.js';
import type { Theme } from './display/theme.js';
import { theme as neonGods } from './neon-gods/display/theme.js';

/* `cityrules/svg`: scenes as pictures. */

/** What makes each game look like itself, by its id. */
const themes: Readonly<Record<string, Theme>> = {
  'neon-gods': neonGods,
  'city-of-remnants': cityOfRemnants,
  'block-mania': blockMania,
  bloodfeud,
  'defend-neo-tokyo': defendNeoTokyo,
};

/** A scene as an SVG picture: pure, and the same text on every runtime. Every thing carries its id as `data-id`. */
export function toSVG(scene: Scene, options: PictureOptions = {}): string {
  return drawPicture(scene, { theme: themeOf(scene), ...options });
}

/** One board of a scene alone, for pages that lay out cards and seats themselves. */
export function boardToSVG(scene: Scene, board: Board, options: PictureOptions = {}): string {
  return drawBoardAlone(scene, board, { theme: themeOf(scene), ...options });
}

function themeOf({ game }: Scene): Theme | undefined {
  return Object.hasOwn(themes, game) ? themes[game] : undefined;
}

export type { PictureOptions } from './display/svg/picture.js';
