import type { MoveIn } from '../../kernel/play.js';
import { cannotLeaveUnused } from '../effects/unused.js';
import { defineMove } from '../play.js';

/** Ends a chain early: every effect number is a maximum (NG-EFX-03, NG-ACT-05), or all but one (NG-RULING-08). */
export const done = defineMove({
  type: 'done',
  at: [
    'move',
    'gain',
    'draw',
    'recover',
    'sell',
    'work',
    'placeOwls',
    'placeTunnels',
    'placeAndys',
    'placeFigures',
    'removeTunnels',
    'removeAndys',
    'removeStructures',
    'removeFigures',
    'pushFigures',
  ],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid: (position, { seat }) => cannotLeaveUnused(position, seat),
  perform: () => undefined,
});
export interface DoneMove extends MoveIn<typeof done> {}
