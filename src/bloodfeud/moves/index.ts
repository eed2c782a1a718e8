import type { MovesIn } from '../../kernel/play.js';
import { activate, equip } from './advancements.js';
import {
  answerAlliance,
  answerCounter,
  blockAlliance,
  proposeAlliance,
  respondBlock,
} from './alliances.js';
import { moveUnit, placeBarricade, reduceSun, removeBarricade } from './cityscape.js';
import {
  bonusBuryAmbition,
  callVote,
  cycleDone,
  cycleEvent,
  proposeEvent,
  purchaseAmbition,
} from './council.js';
import { bonusBury, bonusBuryDone, buryMarketCard, purchaseItem } from './market.js';
import { placeOrder } from './orders.js';
import { endGameplayPhase, movePlayer, pass } from './players.js';
import {
  chooseDomain,
  chooseEmbrace,
  chooseTarget,
  declineTarget,
  loseUnit,
} from './resolution.js';
import { discardAmbition, recordPower } from './setup.js';
import {
  answerTrade,
  confirmTrade,
  openTrade,
  tradeAsk,
  tradeCancel,
  tradeGive,
  tradePick,
  tradeSend,
} from './trade.js';
import { answerAnnounce, answerCall, castVote, declinePropose } from './vote.js';
import { purchaseStored, storeItem } from './warehouse.js';

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
  bonusBuryDone,
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
  cycleDone,
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

export type Move = MovesIn<typeof moves>;
export type MoveType = Move['type'];
