import type { MovesIn } from '../../kernel/play.js';
import { type ActivateMove, activate, type EquipMove, equip } from './advancements.js';
import {
  type AnswerAllianceMove,
  type AnswerCounterMove,
  answerAlliance,
  answerCounter,
  type BlockAllianceMove,
  blockAlliance,
  type ProposeAllianceMove,
  proposeAlliance,
  type RespondBlockMove,
  respondBlock,
} from './alliances.js';
import {
  type PlaceBarricadeMove,
  placeBarricade,
  type RemoveBarricadeMove,
  removeBarricade,
} from './barricades.js';
import { type MoveUnitMove, moveUnit, type ReduceSunMove, reduceSun } from './cityscape.js';
import {
  type BonusBuryAmbitionMove,
  bonusBuryAmbition,
  type CallVoteMove,
  type CycleEventMove,
  callVote,
  cycleEvent,
  type ProposeEventMove,
  type PurchaseAmbitionMove,
  proposeEvent,
  purchaseAmbition,
} from './council.js';
import { type DoneMove, done } from './done.js';
import {
  type BonusBuryMove,
  type BuryMarketCardMove,
  bonusBury,
  buryMarketCard,
  type PurchaseItemMove,
  purchaseItem,
} from './market.js';
import { type PlaceOrderMove, placeOrder } from './orders.js';
import {
  type EndGameplayPhaseMove,
  endGameplayPhase,
  type MovePlayerMove,
  movePlayer,
  type PassMove,
  pass,
} from './players.js';
import {
  type ChooseDomainMove,
  type ChooseEmbraceMove,
  type ChooseTargetMove,
  chooseDomain,
  chooseEmbrace,
  chooseTarget,
  type DeclineTargetMove,
  declineTarget,
  type LoseUnitMove,
  loseUnit,
} from './resolution.js';
import {
  type DiscardAmbitionMove,
  discardAmbition,
  type RecordPowerMove,
  recordPower,
} from './setup.js';
import {
  type OpenTradeMove,
  openTrade,
  type TradeAskMove,
  type TradeCancelMove,
  type TradeGiveMove,
  type TradeSendMove,
  tradeAsk,
  tradeCancel,
  tradeGive,
  tradeSend,
} from './trade.js';
import {
  type AnswerTradeMove,
  answerTrade,
  type ConfirmTradeMove,
  confirmTrade,
  type TradePickMove,
  tradePick,
} from './trade-answers.js';
import {
  type AnswerAnnounceMove,
  type AnswerCallMove,
  answerAnnounce,
  answerCall,
  type CastVoteMove,
  castVote,
  type DeclineProposeMove,
  declinePropose,
} from './vote.js';
import {
  type PurchaseStoredMove,
  purchaseStored,
  type StoreItemMove,
  storeItem,
} from './warehouse.js';

/** In the order in which `legalMoves` lists them. */
export const moves = [
  discardAmbition,
  recordPower,
  movePlayer,
  moveUnit,
  placeBarricade,
  removeBarricade,
  reduceSun,
  proposeAlliance,
  answerAlliance,
  respondBlock,
  blockAlliance,
  answerCounter,
  placeOrder,
  purchaseItem,
  buryMarketCard,
  storeItem,
  purchaseStored,
  bonusBury,
  openTrade,
  tradeGive,
  tradeAsk,
  tradeSend,
  answerTrade,
  tradePick,
  confirmTrade,
  tradeCancel,
  proposeEvent,
  callVote,
  answerCall,
  answerAnnounce,
  declinePropose,
  castVote,
  purchaseAmbition,
  cycleEvent,
  done,
  bonusBuryAmbition,
  equip,
  activate,
  chooseDomain,
  loseUnit,
  chooseTarget,
  chooseEmbrace,
  declineTarget,
  pass,
  endGameplayPhase,
] as const;

/** A move of Bloodfeud, told by its `type`: what `legalMoves` lists and `apply` takes. */
export type Move =
  | DiscardAmbitionMove
  | RecordPowerMove
  | MovePlayerMove
  | MoveUnitMove
  | PlaceBarricadeMove
  | RemoveBarricadeMove
  | ReduceSunMove
  | ProposeAllianceMove
  | AnswerAllianceMove
  | RespondBlockMove
  | BlockAllianceMove
  | AnswerCounterMove
  | PlaceOrderMove
  | PurchaseItemMove
  | BuryMarketCardMove
  | StoreItemMove
  | PurchaseStoredMove
  | BonusBuryMove
  | OpenTradeMove
  | TradeGiveMove
  | TradeAskMove
  | TradeSendMove
  | AnswerTradeMove
  | TradePickMove
  | ConfirmTradeMove
  | TradeCancelMove
  | ProposeEventMove
  | CallVoteMove
  | AnswerCallMove
  | AnswerAnnounceMove
  | DeclineProposeMove
  | CastVoteMove
  | PurchaseAmbitionMove
  | CycleEventMove
  | DoneMove
  | BonusBuryAmbitionMove
  | EquipMove
  | ActivateMove
  | ChooseDomainMove
  | LoseUnitMove
  | ChooseTargetMove
  | ChooseEmbraceMove
  | DeclineTargetMove
  | PassMove
  | EndGameplayPhaseMove;

/** Does not compile where the names above are not the moves listed. */
export type MoveType = (Within<Move, Listed> | Within<Listed, Move>)['type'];
type Listed = MovesIn<typeof moves>;
type Within<A extends B, B> = A;

export type MoveAt<T extends MoveType> = Extract<Move, { type: T }>;
