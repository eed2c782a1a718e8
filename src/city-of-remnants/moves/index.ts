import type { MovesIn } from '../../kernel/play.js';
import { finishLay, layFromDeck, layFromHand, removeUnit, searchDrawPile } from './battle.js';
import { buyCard, buyRenown, finishBuy } from './buy.js';
import { choose, finishChoose } from './choose.js';
import { discardFromHand, finishDiscard } from './hand.js';
import { finishMove, moveFigure, moveTo } from './move.js';
import { buildPick, buildPlace, finishBuild, finishProduce, produceTile } from './produce.js';
import { bid, passBid, recruitPick } from './recruit.js';
import { finishSell, sellProduct } from './sell.js';
import { pickEntry, pickLeader } from './setup.js';
import { endTurn, playCard, takeAction } from './turn.js';
import { ycuBribe, ycuFight } from './ycu.js';

/** In the order in which `legalMoves` lists them. */
export const moves = [
  pickLeader,
  pickEntry,
  discardFromHand,
  finishDiscard,
  takeAction,
  recruitPick,
  bid,
  passBid,
  buyCard,
  buyRenown,
  finishBuy,
  produceTile,
  finishProduce,
  buildPick,
  buildPlace,
  finishBuild,
  sellProduct,
  finishSell,
  moveFigure,
  moveTo,
  finishMove,
  layFromHand,
  layFromDeck,
  finishLay,
  removeUnit,
  searchDrawPile,
  ycuFight,
  ycuBribe,
  choose,
  finishChoose,
  playCard,
  endTurn,
] as const;

export type Move = MovesIn<typeof moves>;
export type MoveType = Move['type'];
