import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import {
  actions,
  arcs,
  count,
  id,
  phases,
  reasons,
  seatNumber,
  space,
  tieBreaks,
} from './state/state.js';

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

const seat = seatNumber;
const ids = z.array(id);
const face = z.int().min(0).max(9);
const d6 = z.int().min(1).max(6);
const seatRoll = z.strictObject({ seat, roll: d6 });

const total = z.strictObject({
  seat,
  cards: count,
  bonuses: count,
  dice: count,
  reductions: count,
  total: count,
});
export type Total = z.output<typeof total>;

function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    rolls: z.array(rollSchema).readonly().exactOptional(),
    hidden: z.record(z.string(), z.array(seatNumber)).exactOptional(),
  });
}

/** What can happen. An optional id is left out for those who may not see it. */
export const event = z.discriminatedUnion('type', [
  happened('gameStarted', {
    players: count,
    board: id,
    /** The dice for the choice of leaders, and the order they give. */
    leaderRolls: z.array(seatRoll),
    pickOrder: z.array(seat),
  }),
  happened('leaderPicked', { seat, leader: id }),
  happened('entryPicked', { seat, space }),
  happened('firstPlayerRolled', { firstRolls: z.array(seatRoll), seat }),
  happened('roundStarted', { round: count }),
  happened('phaseStarted', { phase: z.enum(phases) }),
  happened('handDiscarded', { seat, cards: ids }),
  happened('discardShuffledUnder', { seat, count }),
  happened('cardsDrawn', { seat, count, cards: ids.exactOptional() }),
  happened('firstPlayerPassed', { from: seat, to: seat }),
  happened('arcsChanged', { seat, amount: z.int(), reason: z.enum(arcReasons) }),
  happened('rowRefilled', { row: z.enum(['gang', 'market', 'developments']), cards: ids }),
  happened('deckReshuffled', { deck: z.enum(['gang', 'market', 'ycu']), count }),
  happened('turnStarted', { seat, turn: count }),
  happened('turnSkipped', { seat }),
  happened('cardPlayed', { seat, card: id }),
  happened('actionTaken', { seat, action: z.enum(actions) }),
  happened('auctionStarted', { seat, card: id }),
  happened('bidPlaced', { seat, amount: arcs }),
  happened('bidPassed', { seat, automatic: z.boolean() }),
  happened('auctionWon', { seat, card: id, bid: arcs, paid: arcs }),
  happened('unitRecruited', { seat, card: id, figure: id.nullable() }),
  happened('turnTrackerAdvanced', { seat, turnsTaken: count }),
  happened('marketCardBought', { seat, card: id, paid: arcs, permanent: z.boolean() }),
  happened('renownChanged', { seat, amount: z.int(), reason: z.enum(renownReasons) }),
  happened('tileProduced', { seat, tile: id }),
  happened('productsPlaced', { seat, tile: id, count }),
  happened('productSold', { seat, tile: id, price: arcs }),
  happened('developmentBuilt', { seat, tile: id, cells: z.array(space), paid: arcs }),
  happened('controlChanged', { tile: id, from: seat.nullable(), to: seat.nullable() }),
  happened('figureDeployed', { seat, figure: id, to: space }),
  happened('figureMoved', {
    seat,
    figure: id,
    from: z.union([z.literal('pool'), space]),
    to: space,
    /** The spaces entered, in order. */
    path: z.array(space),
  }),
  happened('battleStarted', {
    space,
    attacker: seat.nullable(),
    defender: seat.nullable(),
    token: id.nullable(),
  }),
  happened('cardLaid', { seat, source: z.enum(['hand', 'draw']), card: id.exactOptional() }),
  happened('cardsRevealed', { seat, cards: ids }),
  happened('battleAbility', { seat, card: id, added: ids }),
  happened('diceRolled', { seat, dice: z.array(face), hits: count }),
  happened('diceRerolled', { seat, dice: z.array(face), hits: count }),
  happened('battleResolved', {
    space,
    totals: z.array(total),
    /** The value to beat, against YCU. */
    value: count.nullable(),
    winner: z.union([seat, z.literal('ycu')]),
    loser: z.union([seat, z.literal('ycu')]),
  }),
  happened('figureRemoved', { seat, figure: id, from: space, to: z.enum(['supply', 'pool']) }),
  happened('unitRemoved', {
    seat,
    card: id,
    zone: z.enum(['played', 'discard', 'hand', 'draw']),
  }),
  happened('pileSearched', { seat, count, cards: ids.exactOptional() }),
  happened('ycuRevealed', { cards: ids }),
  happened('ycuPlaced', { token: id, space }),
  happened('ycuReturned', { tokens: ids }),
  happened('ycuBribed', { seat, token: id, space, paid: arcs }),
  happened('ycuDefeated', { seat, token: id, space }),
  happened('alertRolled', { seat, roll: d6, name: z.string().max(80), carriedOut: z.boolean() }),
  happened('effectApplied', {
    seat,
    effect: z.enum(toldEffects),
    roll: d6.exactOptional(),
    option: z.string().max(80).exactOptional(),
    card: id.exactOptional(),
    cards: ids.exactOptional(),
  }),
  happened('influenceGained', { seat, condition: id, influence: count }),
  happened('renownAwarded', { seat, award: count, claimed: z.boolean() }),
  happened('turnEnded', { seat }),
  happened('roundEnded', { round: count }),
  happened('gameEnded', {
    scores: z.array(count),
    winners: z.array(seat),
    tieBreak: z.enum(tieBreaks),
    reason: z.enum(reasons),
  }),
]);
export type Event = z.output<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
