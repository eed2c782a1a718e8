import * as z from '../kernel/schema.js';
import { happened } from '../kit/events.js';
import type { Same } from '../kit/types.js';
import {
  actions,
  arcs,
  count,
  face,
  id,
  option,
  phases,
  reasons,
  seat,
  seats,
  side,
  space,
  tieBreaks,
} from './state/terms.js';

/* What can happen. An optional id is left out for those who may not see it. */

export const arcReasons = [
  'income',
  'effect',
  'auction',
  'recruit',
  'market',
  'renown',
  'development',
  'sale',
  'theft',
  'bribe',
  'win',
  'alert',
  'wager',
] as const;
export type ArcReason = (typeof arcReasons)[number];

export const renownReasons = ['bought', 'effect', 'win', 'alert'] as const;
export type RenownReason = (typeof renownReasons)[number];

/** Effects that no other event tells of. */
const toldEffects = [
  'discount',
  'search',
  'trash',
  'peekYcu',
  'rollTable',
  'extraBuy',
  'extraBuild',
  'extraFigures',
  'extraSteps',
  'bidRebate',
  'sellBonus',
] as const;

const ids = z.array(id);
const d6 = z.int().min(1).max(6);
const seatRoll = z.strictObject({ seat, die: d6 });

/** What a side of a battle has: the attack of its cards, bonuses and hits, less what the enemy takes away. */
const total = z.strictObject({
  seat,
  attack: count,
  bonuses: count,
  hits: count,
  reductions: count,
  total: count,
});
export interface Total extends z.output<typeof total> {}

const gameStarted = happened('gameStarted', {
  players: count,
  board: id,
  /** The dice for the choice of leaders, and the order they give. */
  leaderRolls: z.array(seatRoll),
  pickOrder: seats,
});
export interface GameStartedEvent extends z.output<typeof gameStarted> {}

const leaderPicked = happened('leaderPicked', { seat, leader: id });
export interface LeaderPickedEvent extends z.output<typeof leaderPicked> {}

const entryPicked = happened('entryPicked', { seat, space });
export interface EntryPickedEvent extends z.output<typeof entryPicked> {}

const firstPlayerRolled = happened('firstPlayerRolled', { firstRolls: z.array(seatRoll), seat });
export interface FirstPlayerRolledEvent extends z.output<typeof firstPlayerRolled> {}

const roundStarted = happened('roundStarted', { round: count });
export interface RoundStartedEvent extends z.output<typeof roundStarted> {}

const phaseStarted = happened('phaseStarted', { phase: z.enum(phases) });
export interface PhaseStartedEvent extends z.output<typeof phaseStarted> {}

const handDiscarded = happened('handDiscarded', { seat, cards: ids });
export interface HandDiscardedEvent extends z.output<typeof handDiscarded> {}

const discardShuffledUnder = happened('discardShuffledUnder', { seat, count });
export interface DiscardShuffledUnderEvent extends z.output<typeof discardShuffledUnder> {}

const cardsDrawn = happened('cardsDrawn', { seat, count, cards: ids.exactOptional() });
export interface CardsDrawnEvent extends z.output<typeof cardsDrawn> {}

const firstPlayerPassed = happened('firstPlayerPassed', { from: seat, to: seat });
export interface FirstPlayerPassedEvent extends z.output<typeof firstPlayerPassed> {}

const arcsChanged = happened('arcsChanged', { seat, amount: z.int(), reason: z.enum(arcReasons) });
export interface ArcsChangedEvent extends z.output<typeof arcsChanged> {}

const rowRefilled = happened('rowRefilled', {
  row: z.enum(['gang', 'market', 'developments']),
  cards: ids,
});
export interface RowRefilledEvent extends z.output<typeof rowRefilled> {}

const deckReshuffled = happened('deckReshuffled', {
  deck: z.enum(['gang', 'market', 'ycu']),
  count,
});
export interface DeckReshuffledEvent extends z.output<typeof deckReshuffled> {}

const turnStarted = happened('turnStarted', { seat, turn: count });
export interface TurnStartedEvent extends z.output<typeof turnStarted> {}

const turnSkipped = happened('turnSkipped', { seat });
export interface TurnSkippedEvent extends z.output<typeof turnSkipped> {}

const cardPlayed = happened('cardPlayed', { seat, card: id });
export interface CardPlayedEvent extends z.output<typeof cardPlayed> {}

const actionTaken = happened('actionTaken', { seat, action: z.enum(actions) });
export interface ActionTakenEvent extends z.output<typeof actionTaken> {}

const auctionStarted = happened('auctionStarted', { seat, card: id });
export interface AuctionStartedEvent extends z.output<typeof auctionStarted> {}

const bidPlaced = happened('bidPlaced', { seat, amount: arcs });
export interface BidPlacedEvent extends z.output<typeof bidPlaced> {}

const bidPassed = happened('bidPassed', { seat, automatic: z.boolean() });
export interface BidPassedEvent extends z.output<typeof bidPassed> {}

const auctionWon = happened('auctionWon', { seat, card: id, bid: arcs, paid: arcs });
export interface AuctionWonEvent extends z.output<typeof auctionWon> {}

const unitRecruited = happened('unitRecruited', { seat, card: id, figure: id.nullable() });
export interface UnitRecruitedEvent extends z.output<typeof unitRecruited> {}

const turnTrackerAdvanced = happened('turnTrackerAdvanced', { seat, turnsTaken: count });
export interface TurnTrackerAdvancedEvent extends z.output<typeof turnTrackerAdvanced> {}

const marketCardBought = happened('marketCardBought', {
  seat,
  card: id,
  paid: arcs,
  permanent: z.boolean(),
});
export interface MarketCardBoughtEvent extends z.output<typeof marketCardBought> {}

const renownChanged = happened('renownChanged', {
  seat,
  amount: z.int(),
  reason: z.enum(renownReasons),
});
export interface RenownChangedEvent extends z.output<typeof renownChanged> {}

const tileProduced = happened('tileProduced', { seat, tile: id });
export interface TileProducedEvent extends z.output<typeof tileProduced> {}

const productsPlaced = happened('productsPlaced', { seat, tile: id, count });
export interface ProductsPlacedEvent extends z.output<typeof productsPlaced> {}

const productSold = happened('productSold', { seat, tile: id, price: arcs });
export interface ProductSoldEvent extends z.output<typeof productSold> {}

const developmentBuilt = happened('developmentBuilt', {
  seat,
  tile: id,
  spaces: z.array(space),
  paid: arcs,
});
export interface DevelopmentBuiltEvent extends z.output<typeof developmentBuilt> {}

const controlChanged = happened('controlChanged', {
  tile: id,
  /** Who controls the tile now, and who did. */
  seat: seat.nullable(),
  before: seat.nullable(),
});
export interface ControlChangedEvent extends z.output<typeof controlChanged> {}

const figureDeployed = happened('figureDeployed', { seat, figure: id, to: space });
export interface FigureDeployedEvent extends z.output<typeof figureDeployed> {}

const figureMoved = happened('figureMoved', {
  seat,
  figure: id,
  from: z.union([z.literal('pool'), space]),
  to: space,
  /** The spaces entered, in order. */
  path: z.array(space),
});
export interface FigureMovedEvent extends z.output<typeof figureMoved> {}

const battleStarted = happened('battleStarted', {
  space,
  attacker: seat.nullable(),
  defender: seat.nullable(),
  token: id.nullable(),
});
export interface BattleStartedEvent extends z.output<typeof battleStarted> {}

const cardLaid = happened('cardLaid', {
  seat,
  source: z.enum(['hand', 'draw']),
  card: id.exactOptional(),
});
export interface CardLaidEvent extends z.output<typeof cardLaid> {}

const cardsRevealed = happened('cardsRevealed', { seat, cards: ids });
export interface CardsRevealedEvent extends z.output<typeof cardsRevealed> {}

const battleAbility = happened('battleAbility', { seat, card: id, added: ids });
export interface BattleAbilityEvent extends z.output<typeof battleAbility> {}

const diceRolled = happened('diceRolled', { seat, dice: z.array(face), hits: count });
export interface DiceRolledEvent extends z.output<typeof diceRolled> {}

const diceRerolled = happened('diceRerolled', { seat, dice: z.array(face), hits: count });
export interface DiceRerolledEvent extends z.output<typeof diceRerolled> {}

const battleResolved = happened('battleResolved', {
  space,
  totals: z.array(total),
  /** The value to beat, against YCU. */
  value: count.nullable(),
  winner: side,
  loser: side,
});
export interface BattleResolvedEvent extends z.output<typeof battleResolved> {}

const figureRemoved = happened('figureRemoved', {
  seat,
  figure: id,
  from: space,
  to: z.enum(['supply', 'pool']),
});
export interface FigureRemovedEvent extends z.output<typeof figureRemoved> {}

const unitRemoved = happened('unitRemoved', {
  seat,
  card: id,
  zone: z.enum(['played', 'discard', 'hand', 'draw']),
});
export interface UnitRemovedEvent extends z.output<typeof unitRemoved> {}

const pileSearched = happened('pileSearched', { seat, count, cards: ids.exactOptional() });
export interface PileSearchedEvent extends z.output<typeof pileSearched> {}

const ycuRevealed = happened('ycuRevealed', { cards: ids });
export interface YcuRevealedEvent extends z.output<typeof ycuRevealed> {}

const ycuPlaced = happened('ycuPlaced', { token: id, space });
export interface YcuPlacedEvent extends z.output<typeof ycuPlaced> {}

const ycuReturned = happened('ycuReturned', { tokens: ids });
export interface YcuReturnedEvent extends z.output<typeof ycuReturned> {}

const ycuBribed = happened('ycuBribed', { seat, token: id, space, paid: arcs });
export interface YcuBribedEvent extends z.output<typeof ycuBribed> {}

const ycuDefeated = happened('ycuDefeated', { seat, token: id, space });
export interface YcuDefeatedEvent extends z.output<typeof ycuDefeated> {}

const alertRolled = happened('alertRolled', {
  seat,
  die: d6,
  name: z.string().max(80),
  carriedOut: z.boolean(),
});
export interface AlertRolledEvent extends z.output<typeof alertRolled> {}

const effectApplied = happened('effectApplied', {
  seat,
  effect: z.enum(toldEffects),
  die: d6.exactOptional(),
  option: option.exactOptional(),
  card: id.exactOptional(),
  cards: ids.exactOptional(),
});
export interface EffectAppliedEvent extends z.output<typeof effectApplied> {}

const influenceGained = happened('influenceGained', { seat, condition: id, influence: count });
export interface InfluenceGainedEvent extends z.output<typeof influenceGained> {}

const renownAwarded = happened('renownAwarded', { seat, amount: count, claimed: z.boolean() });
export interface RenownAwardedEvent extends z.output<typeof renownAwarded> {}

const turnEnded = happened('turnEnded', { seat });
export interface TurnEndedEvent extends z.output<typeof turnEnded> {}

const roundEnded = happened('roundEnded', { round: count });
export interface RoundEndedEvent extends z.output<typeof roundEnded> {}

const gameEnded = happened('gameEnded', {
  scores: z.array(count),
  winners: seats,
  tieBreak: z.enum(tieBreaks),
  reason: z.enum(reasons),
});
export interface GameEndedEvent extends z.output<typeof gameEnded> {}

export const event = z.discriminatedUnion('type', [
  gameStarted,
  leaderPicked,
  entryPicked,
  firstPlayerRolled,
  roundStarted,
  phaseStarted,
  handDiscarded,
  discardShuffledUnder,
  cardsDrawn,
  firstPlayerPassed,
  arcsChanged,
  rowRefilled,
  deckReshuffled,
  turnStarted,
  turnSkipped,
  cardPlayed,
  actionTaken,
  auctionStarted,
  bidPlaced,
  bidPassed,
  auctionWon,
  unitRecruited,
  turnTrackerAdvanced,
  marketCardBought,
  renownChanged,
  tileProduced,
  productsPlaced,
  productSold,
  developmentBuilt,
  controlChanged,
  figureDeployed,
  figureMoved,
  battleStarted,
  cardLaid,
  cardsRevealed,
  battleAbility,
  diceRolled,
  diceRerolled,
  battleResolved,
  figureRemoved,
  unitRemoved,
  pileSearched,
  ycuRevealed,
  ycuPlaced,
  ycuReturned,
  ycuBribed,
  ycuDefeated,
  alertRolled,
  effectApplied,
  influenceGained,
  renownAwarded,
  turnEnded,
  roundEnded,
  gameEnded,
]);

/** Something that happened in City of Remnants, told by its `type`: what `apply` gives and logs and apps show. */
export type Event =
  | GameStartedEvent
  | LeaderPickedEvent
  | EntryPickedEvent
  | FirstPlayerRolledEvent
  | RoundStartedEvent
  | PhaseStartedEvent
  | HandDiscardedEvent
  | DiscardShuffledUnderEvent
  | CardsDrawnEvent
  | FirstPlayerPassedEvent
  | ArcsChangedEvent
  | RowRefilledEvent
  | DeckReshuffledEvent
  | TurnStartedEvent
  | TurnSkippedEvent
  | CardPlayedEvent
  | ActionTakenEvent
  | AuctionStartedEvent
  | BidPlacedEvent
  | BidPassedEvent
  | AuctionWonEvent
  | UnitRecruitedEvent
  | TurnTrackerAdvancedEvent
  | MarketCardBoughtEvent
  | RenownChangedEvent
  | TileProducedEvent
  | ProductsPlacedEvent
  | ProductSoldEvent
  | DevelopmentBuiltEvent
  | ControlChangedEvent
  | FigureDeployedEvent
  | FigureMovedEvent
  | BattleStartedEvent
  | CardLaidEvent
  | CardsRevealedEvent
  | BattleAbilityEvent
  | DiceRolledEvent
  | DiceRerolledEvent
  | BattleResolvedEvent
  | FigureRemovedEvent
  | UnitRemovedEvent
  | PileSearchedEvent
  | YcuRevealedEvent
  | YcuPlacedEvent
  | YcuReturnedEvent
  | YcuBribedEvent
  | YcuDefeatedEvent
  | AlertRolledEvent
  | EffectAppliedEvent
  | InfluenceGainedEvent
  | RenownAwardedEvent
  | TurnEndedEvent
  | RoundEndedEvent
  | GameEndedEvent;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
true satisfies Same<Event, z.output<typeof event>>;
