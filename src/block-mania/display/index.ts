import { defineDisplay } from '../../display/define.js';
import type { Display } from '../../display/display.js';
import type { Game } from '../../kernel/game.js';
import { compile } from '../content/compile.js';
import type { BlockMania } from '../index.js';
import { cardsOf } from './cards.js';
import { motionsOf } from './motions.js';
import { askingOf } from './prompt.js';
import { sceneOf } from './scene.js';
import { theme } from './theme.js';
import { touchesOf } from './touches.js';

/** What people see of Block Mania, also with another pack. */
export function display(game: Game<BlockMania>): Display<BlockMania> {
  return defineDisplay(game, {
    theme,
    compile,
    cards: cardsOf,
    asking: askingOf,
    scene: sceneOf,
    touches: touchesOf,
    motions: motionsOf,
  });
}
