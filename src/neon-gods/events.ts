import * as z from '../kernel/schema.js';
import { happened } from '../kit/events.js';
import { count, id } from '../kit/terms.js';
import type { Same } from '../kit/types.js';
import { structures } from './content/schema.js';
import {
  against,
  placedTokens,
  removedTokens,
  rolledDie,
  seatNumber as seat,
  side,
  slot,
  spaceId as space,
  tieBreaks,
} from './state/terms.js';

/* What can happen, in the order of the rule book. An id that is optional is left out for those who may not see it. */

export const blurpReasons = [
  'space',
  'skyscraper',
  'monument',
  'battle',
  'event',
  'factory',
] as const;
export type BlurpReason = (typeof blurpReasons)[number];

const amount = z.int();

/** How a battle value came about. */
const battleValue = z.strictObject({
  side,
  hits: count,
  figures: count,
  neighbours: count,
  towers: count,
  andys: count,
  owls: count,
  value: count,
});
export interface BattleValue extends z.output<typeof battleValue> {}

const gameStarted = happened('gameStarted', {
  scenario: id,
  gangs: z.array(id),
  firstPlayer: seat,
});
export interface GameStartedEvent extends z.output<typeof gameStarted> {}

const turnStarted = happened('turnStarted', { seat, round: count });
export interface TurnStartedEvent extends z.output<typeof turnStarted> {}

const cardDrawn = happened('cardDrawn', { seat, card: id.exactOptional() });
export interface CardDrawnEvent extends z.output<typeof cardDrawn> {}

const deckReshuffled = happened('deckReshuffled', { seat, count });
export interface DeckReshuffledEvent extends z.output<typeof deckReshuffled> {}

const recruited = happened('recruited', { seat, slot, card: id });
export interface RecruitedEvent extends z.output<typeof recruited> {}

const eventBought = happened('eventBought', { seat, slot, card: id });
export interface EventBoughtEvent extends z.output<typeof eventBought> {}

const rowRefilled = happened('rowRefilled', { row: z.array(id.nullable()) });
export interface RowRefilledEvent extends z.output<typeof rowRefilled> {}

const eventShuffledBack = happened('eventShuffledBack', { card: id });
export interface EventShuffledBackEvent extends z.output<typeof eventShuffledBack> {}

const figureMoved = happened('figureMoved', { seat, from: space, to: space });
export interface FigureMovedEvent extends z.output<typeof figureMoved> {}

const andyRevealed = happened('andyRevealed', { space, token: id, value: count });
export interface AndyRevealedEvent extends z.output<typeof andyRevealed> {}

const cardPlayed = happened('cardPlayed', { seat, card: id });
export interface CardPlayedEvent extends z.output<typeof cardPlayed> {}

const moneyGained = happened('moneyGained', {
  seat,
  amount,
  reason: z.enum(['effect', 'andys', 'monument']),
});
export interface MoneyGainedEvent extends z.output<typeof moneyGained> {}

const moneyPaid = happened('moneyPaid', {
  seat,
  amount,
  reason: z.enum(['row', 'work', 'exchange']),
});
export interface MoneyPaidEvent extends z.output<typeof moneyPaid> {}

const moneyStolen = happened('moneyStolen', { seat, from: seat, amount });
export interface MoneyStolenEvent extends z.output<typeof moneyStolen> {}

const cardRecovered = happened('cardRecovered', { seat, card: id });
export interface CardRecoveredEvent extends z.output<typeof cardRecovered> {}

const productSold = happened('productSold', { seat, space, price: count });
export interface ProductSoldEvent extends z.output<typeof productSold> {}

const productsPlaced = happened('productsPlaced', { seat, space, count });
export interface ProductsPlacedEvent extends z.output<typeof productsPlaced> {}

const structureBuilt = happened('structureBuilt', { seat, space, structure: z.enum(structures) });
export interface StructureBuiltEvent extends z.output<typeof structureBuilt> {}

const tokenPlaced = happened('tokenPlaced', { seat, space, token: z.enum(placedTokens) });
export interface TokenPlacedEvent extends z.output<typeof tokenPlaced> {}

const tokenRemoved = happened('tokenRemoved', { seat, space, token: z.enum(removedTokens), count });
export interface TokenRemovedEvent extends z.output<typeof tokenRemoved> {}

const figurePlaced = happened('figurePlaced', { seat, space });
export interface FigurePlacedEvent extends z.output<typeof figurePlaced> {}

const figureRemoved = happened('figureRemoved', { seat, owner: seat, space });
export interface FigureRemovedEvent extends z.output<typeof figureRemoved> {}

const figurePushed = happened('figurePushed', { seat, owner: seat, from: space, to: space });
export interface FigurePushedEvent extends z.output<typeof figurePushed> {}

const battleStarted = happened('battleStarted', { space, against, participants: z.array(seat) });
export interface BattleStartedEvent extends z.output<typeof battleStarted> {}

const battleCardPlayed = happened('battleCardPlayed', {
  seat,
  blind: z.boolean(),
  card: id.exactOptional(),
});
export interface BattleCardPlayedEvent extends z.output<typeof battleCardPlayed> {}

const battleRevealed = happened('battleRevealed', {
  space,
  cards: z.array(z.strictObject({ seat, cards: z.array(id) })),
});
export interface BattleRevealedEvent extends z.output<typeof battleRevealed> {}

const diceRolled = happened('diceRolled', {
  seat,
  dice: z.array(rolledDie),
  hits: count,
  steals: count,
});
export interface DiceRolledEvent extends z.output<typeof diceRolled> {}

const battleValued = happened('battleValued', { space, values: z.array(battleValue) });
export interface BattleValuedEvent extends z.output<typeof battleValued> {}

const battleResolved = happened('battleResolved', {
  space,
  winners: z.array(side),
  losers: z.array(side),
});
export interface BattleResolvedEvent extends z.output<typeof battleResolved> {}

const figuresReturned = happened('figuresReturned', { seat, from: space, count });
export interface FiguresReturnedEvent extends z.output<typeof figuresReturned> {}

const owlsRemoved = happened('owlsRemoved', { space, count });
export interface OwlsRemovedEvent extends z.output<typeof owlsRemoved> {}

const andysDefeated = happened('andysDefeated', { seat, space, tokens: z.array(id) });
export interface AndysDefeatedEvent extends z.output<typeof andysDefeated> {}

const battleCardsDiscarded = happened('battleCardsDiscarded', { seat, cards: z.array(id) });
export interface BattleCardsDiscardedEvent extends z.output<typeof battleCardsDiscarded> {}

const cardDiscarded = happened('cardDiscarded', { seat, card: id });
export interface CardDiscardedEvent extends z.output<typeof cardDiscarded> {}

const turnEnded = happened('turnEnded', { seat });
export interface TurnEndedEvent extends z.output<typeof turnEnded> {}

const roundEnded = happened('roundEnded', { round: count });
export interface RoundEndedEvent extends z.output<typeof roundEnded> {}

const daylightStarted = happened('daylightStarted', { round: count });
export interface DaylightStartedEvent extends z.output<typeof daylightStarted> {}

const blurpGained = happened('blurpGained', {
  seat,
  amount,
  reason: z.enum(blurpReasons),
  space: space.exactOptional(),
});
export interface BlurpGainedEvent extends z.output<typeof blurpGained> {}

const blurpBought = happened('blurpBought', { seat, paid: count, amount });
export interface BlurpBoughtEvent extends z.output<typeof blurpBought> {}

const firstPlayerPassed = happened('firstPlayerPassed', { from: seat, to: seat });
export interface FirstPlayerPassedEvent extends z.output<typeof firstPlayerPassed> {}

const gameEnded = happened('gameEnded', { winners: z.array(seat), tieBreak: z.enum(tieBreaks) });
export interface GameEndedEvent extends z.output<typeof gameEnded> {}

/** Something that happened in Neon Gods, told by its `type`: what `apply` gives and logs and apps show. */
export type Event =
  | GameStartedEvent
  | TurnStartedEvent
  | CardDrawnEvent
  | DeckReshuffledEvent
  | RecruitedEvent
  | EventBoughtEvent
  | RowRefilledEvent
  | EventShuffledBackEvent
  | FigureMovedEvent
  | AndyRevealedEvent
  | CardPlayedEvent
  | MoneyGainedEvent
  | MoneyPaidEvent
  | MoneyStolenEvent
  | CardRecoveredEvent
  | ProductSoldEvent
  | ProductsPlacedEvent
  | StructureBuiltEvent
  | TokenPlacedEvent
  | TokenRemovedEvent
  | FigurePlacedEvent
  | FigureRemovedEvent
  | FigurePushedEvent
  | BattleStartedEvent
  | BattleCardPlayedEvent
  | BattleRevealedEvent
  | DiceRolledEvent
  | BattleValuedEvent
  | BattleResolvedEvent
  | FiguresReturnedEvent
  | OwlsRemovedEvent
  | AndysDefeatedEvent
  | BattleCardsDiscardedEvent
  | CardDiscardedEvent
  | TurnEndedEvent
  | RoundEndedEvent
  | DaylightStartedEvent
  | BlurpGainedEvent
  | BlurpBoughtEvent
  | FirstPlayerPassedEvent
  | GameEndedEvent;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const event = z.discriminatedUnion('type', [
  gameStarted,
  turnStarted,
  cardDrawn,
  deckReshuffled,
  recruited,
  eventBought,
  rowRefilled,
  eventShuffledBack,
  figureMoved,
  andyRevealed,
  cardPlayed,
  moneyGained,
  moneyPaid,
  moneyStolen,
  cardRecovered,
  productSold,
  productsPlaced,
  structureBuilt,
  tokenPlaced,
  tokenRemoved,
  figurePlaced,
  figureRemoved,
  figurePushed,
  battleStarted,
  battleCardPlayed,
  battleRevealed,
  diceRolled,
  battleValued,
  battleResolved,
  figuresReturned,
  owlsRemoved,
  andysDefeated,
  battleCardsDiscarded,
  cardDiscarded,
  turnEnded,
  roundEnded,
  daylightStarted,
  blurpGained,
  blurpBought,
  firstPlayerPassed,
  gameEnded,
]);
true satisfies Same<Event, z.output<typeof event>>;
