import type { MovesIn } from '../../kernel/play.js';
import { drawCard, playCard } from './activate.js';
import { battleBlind, battleCard, battleDone, chooseBattle, stealFrom } from './battle.js';
import { done } from './done.js';
import { discard } from './end-of-turn.js';
import { exchange, passExchange } from './exchange.js';
import { placeFigure, pushPick, pushTo, removeFigure } from './figures.js';
import { moveTo, pickFigure } from './move.js';
import { buyEvent, drawInstead, recruit } from './recruit.js';
import { effectDraw, recoverCard, sell, takeMoney } from './symbols.js';
import { placeToken, removeToken } from './tokens.js';
import { work } from './work.js';

/** In the order in which `legalMoves` lists them. */
export const moves = [
  recruit,
  buyEvent,
  drawInstead,
  pickFigure,
  moveTo,
  playCard,
  drawCard,
  takeMoney,
  effectDraw,
  recoverCard,
  sell,
  work,
  placeToken,
  removeToken,
  removeFigure,
  pushPick,
  pushTo,
  placeFigure,
  chooseBattle,
  battleCard,
  battleBlind,
  battleDone,
  stealFrom,
  discard,
  exchange,
  passExchange,
  done,
] as const;

export type Move = MovesIn<typeof moves>;
export type MoveType = Move['type'];
