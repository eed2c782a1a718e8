import type { MovesIn } from '../../kernel/play.js';
import type { Same } from '../../kit/types.js';
import { type DrawCardMove, drawCard, type PlayCardMove, playCard } from './activate.js';
import {
  type BattleBlindMove,
  type BattleCardMove,
  type BattleDoneMove,
  battleBlind,
  battleCard,
  battleDone,
  type ChooseBattleMove,
  chooseBattle,
  type StealFromMove,
  stealFrom,
} from './battle.js';
import { type DoneMove, done } from './done.js';
import { type DiscardMove, discard } from './end-of-turn.js';
import { type ExchangeMove, exchange, type PassExchangeMove, passExchange } from './exchange.js';
import {
  type PlaceFigureMove,
  type PushPickMove,
  type PushToMove,
  placeFigure,
  pushPick,
  pushTo,
  type RemoveFigureMove,
  removeFigure,
} from './figures.js';
import { type MoveToMove, moveTo, type PickFigureMove, pickFigure } from './move.js';
import {
  type BuyEventMove,
  buyEvent,
  type DrawInsteadMove,
  drawInstead,
  type RecruitMove,
  recruit,
} from './recruit.js';
import {
  type EffectDrawMove,
  effectDraw,
  type RecoverCardMove,
  recoverCard,
  type SellMove,
  sell,
  type TakeMoneyMove,
  takeMoney,
} from './symbols.js';
import { type PlaceTokenMove, placeToken, type RemoveTokenMove, removeToken } from './tokens.js';
import { type WorkMove, work } from './work.js';

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

/** A move of Neon Gods, told by its `type`: what `legalMoves` lists and `apply` takes. */
export type Move =
  | RecruitMove
  | BuyEventMove
  | DrawInsteadMove
  | PickFigureMove
  | MoveToMove
  | PlayCardMove
  | DrawCardMove
  | TakeMoneyMove
  | EffectDrawMove
  | RecoverCardMove
  | SellMove
  | WorkMove
  | PlaceTokenMove
  | RemoveTokenMove
  | RemoveFigureMove
  | PushPickMove
  | PushToMove
  | PlaceFigureMove
  | ChooseBattleMove
  | BattleCardMove
  | BattleBlindMove
  | BattleDoneMove
  | StealFromMove
  | DiscardMove
  | ExchangeMove
  | PassExchangeMove
  | DoneMove;
export type MoveType = Move['type'];
true satisfies Same<Move, MovesIn<typeof moves>>;
