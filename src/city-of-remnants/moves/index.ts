import type { MovesIn } from '../../kernel/play.js';
import type { Same } from '../../kit/types.js';
import {
  type LayFromDeckMove,
  type LayFromHandMove,
  layFromDeck,
  layFromHand,
  type RemoveUnitMove,
  removeUnit,
  type SearchDrawPileMove,
  searchDrawPile,
} from './battle.js';
import { type BuyCardMove, type BuyRenownMove, buyCard, buyRenown } from './buy.js';
import { type ChooseMove, choose } from './choose.js';
import { type DoneMove, done } from './done.js';
import { type DiscardFromHandMove, discardFromHand } from './hand.js';
import { type MoveFigureMove, type MoveToMove, moveFigure, moveTo } from './move.js';
import {
  type BuildPickMove,
  type BuildPlaceMove,
  buildPick,
  buildPlace,
  type ProduceTileMove,
  produceTile,
} from './produce.js';
import {
  type BidMove,
  bid,
  type PassMove,
  pass,
  type RecruitPickMove,
  recruitPick,
} from './recruit.js';
import { type SellProductMove, sellProduct } from './sell.js';
import { type PickEntryMove, type PickLeaderMove, pickEntry, pickLeader } from './setup.js';
import {
  type EndTurnMove,
  endTurn,
  type PlayCardMove,
  playCard,
  type TakeActionMove,
  takeAction,
} from './turn.js';
import { type YcuBribeMove, type YcuFightMove, ycuBribe, ycuFight } from './ycu.js';

/** In the order in which `legalMoves` lists them. */
export const moves = [
  pickLeader,
  pickEntry,
  discardFromHand,
  takeAction,
  recruitPick,
  bid,
  pass,
  buyCard,
  buyRenown,
  produceTile,
  buildPick,
  buildPlace,
  sellProduct,
  moveFigure,
  moveTo,
  layFromHand,
  layFromDeck,
  removeUnit,
  searchDrawPile,
  ycuFight,
  ycuBribe,
  choose,
  done,
  playCard,
  endTurn,
] as const;

/** A move of City of Remnants, told by its `type`: what `legalMoves` lists and `apply` takes. */
export type Move =
  | PickLeaderMove
  | PickEntryMove
  | DiscardFromHandMove
  | TakeActionMove
  | RecruitPickMove
  | BidMove
  | PassMove
  | BuyCardMove
  | BuyRenownMove
  | ProduceTileMove
  | BuildPickMove
  | BuildPlaceMove
  | SellProductMove
  | MoveFigureMove
  | MoveToMove
  | LayFromHandMove
  | LayFromDeckMove
  | RemoveUnitMove
  | SearchDrawPileMove
  | YcuFightMove
  | YcuBribeMove
  | ChooseMove
  | DoneMove
  | PlayCardMove
  | EndTurnMove;

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
true satisfies Same<Move, MovesIn<typeof moves>>;
