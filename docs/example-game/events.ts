import { count, happened, id } from 'cityrules/kit';
import * as z from 'zod';
import { points, seat } from './state/terms.js';

const gameStarted = happened('gameStarted', { players: count });
/** A card that is optional is left out for those who may not see it. */
const cardDealt = happened('cardDealt', { seat, card: id.exactOptional() });
const cardLaid = happened('cardLaid', { seat, card: id.exactOptional() });
const cardsShown = happened('cardsShown', { cards: z.array(id) });
const prizeWon = happened('prizeWon', { seat, amount: points });
const pointsKept = happened('pointsKept', { seat });
/** Negative where they are lost. */
const pointsRisked = happened('pointsRisked', { seat, amount: points });
const gameEnded = happened('gameEnded', { winners: z.array(seat) });

export interface GameStartedEvent extends z.output<typeof gameStarted> {}
export interface CardDealtEvent extends z.output<typeof cardDealt> {}
export interface CardLaidEvent extends z.output<typeof cardLaid> {}
export interface CardsShownEvent extends z.output<typeof cardsShown> {}
export interface PrizeWonEvent extends z.output<typeof prizeWon> {}
export interface PointsKeptEvent extends z.output<typeof pointsKept> {}
export interface PointsRiskedEvent extends z.output<typeof pointsRisked> {}
export interface GameEndedEvent extends z.output<typeof gameEnded> {}

export type Event =
  | GameStartedEvent
  | CardDealtEvent
  | CardLaidEvent
  | CardsShownEvent
  | PrizeWonEvent
  | PointsKeptEvent
  | PointsRiskedEvent
  | GameEndedEvent;

export const event: z.ZodType<Event> = z.discriminatedUnion('type', [
  gameStarted,
  cardDealt,
  cardLaid,
  cardsShown,
  prizeWon,
  pointsKept,
  pointsRisked,
  gameEnded,
]);
