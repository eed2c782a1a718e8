import { display as blockMania } from './block-mania/display/index.js';
import { display as bloodfeud } from './bloodfeud/display/index.js';
import { display as cityOfRemnants } from './city-of-remnants/display/index.js';
import { display as defendNeoTokyo } from './defend-neo-tokyo/display/index.js';
import type { Display } from './display/display.js';
import type { Game, GameTypes } from './kernel/game.js';
import { display as neonGods } from './neon-gods/display/index.js';

/* `cityrules/display`: what people see, of any game. */

/** How to show each game, by its id. */
const displays: Readonly<Record<string, (game: never) => Display>> = {
  'neon-gods': neonGods,
  'city-of-remnants': cityOfRemnants,
  'block-mania': blockMania,
  bloodfeud,
  'defend-neo-tokyo': defendNeoTokyo,
};

/** What people see of a game, with whatever pack it has. */
export function displayOf<G extends GameTypes>(game: Game<G>): Display<G> {
  const display = Object.hasOwn(displays, game.id) ? displays[game.id] : undefined;
  if (display === undefined) throw new Error(`there is no display of ${game.title}`);
  return (display as (game: Game<G>) => Display<G>)(game);
}

export type { CardText, CardValue } from './display/card.js';
export { defineDisplay } from './display/define.js';
export type {
  Asking,
  Display,
  DisplayDefinition,
  Motion,
  PromptOptions,
  Shown,
  Way,
} from './display/display.js';
export { narrowMoves } from './display/narrow.js';
export {
  type Board,
  type Card,
  idsIn,
  type Link,
  type Mark,
  type Piece,
  type Scene,
  type SeatRow,
  type Space,
  scene as sceneSchema,
  type Track,
  type Zone,
} from './display/scene.js';
export { drawScreen, drawTable, type ScreenOptions } from './display/terminal/screen.js';
export { type Look, type Palette, seatColour, type Theme } from './display/theme.js';
export {
  buttonTouch,
  type Choice,
  type Narrowed,
  type NumberControl,
  numberTouch,
  optionTouch,
  type Touch,
  thingTouch,
  touch as touchSchema,
} from './display/touch.js';
