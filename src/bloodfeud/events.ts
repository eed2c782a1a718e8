import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import { abilities, marketPiles, orderTypes } from './content/schema.js';
import {
  ballot,
  ballotOption,
  count,
  domainId,
  edgeId,
  id,
  location,
  playerId,
  seatNumber,
  team,
  tieBreaks,
  unitName,
  zones,
} from './state/state.js';

const seat = team;
const cards = z.array(id);

/** What one side of a trade gives, as everybody may know it. */
const tradeSide = z.strictObject({
  assets: count,
  tokens: count,
  stored: z.array(id),
  cards: z.partialRecord(z.enum(zones), count),
});
export type TradeSide = z.output<typeof tradeSide>;

export const gainReasons = ['order', 'event', 'income', 'scenario', 'graveyard', 'vote'] as const;
export const lossReasons = ['event', 'scenario'] as const;

/** Why an Order has no effect. */
const voidReasons = [
  'notFirst',
  'blackout',
  'cancelled',
  'noUnit',
  'shielded',
  'noTarget',
  'limit',
  'noSupply',
  'declined',
] as const;
export type VoidReason = (typeof voidReasons)[number];

function happened<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    ...shape,
    rolls: z.array(rollSchema).readonly().exactOptional(),
    hidden: z.record(z.string(), z.array(seatNumber)).exactOptional(),
  });
}

/** What can happen, in the order of the rules. An id that is optional is left out for those who may not see it. */
export const event = z.discriminatedUnion('type', [
  happened('gameCreated', {
    factions: cards,
    tiles: z.record(domainId, id),
    starts: z.array(domainId),
  }),
  happened('eventDrawn', { seat, card: id.exactOptional() }),
  happened('ambitionDealt', { seat, card: id.exactOptional() }),
  happened('ambitionRevealed', { slot: count, card: id }),
  happened('ambitionsKept', { seat, card: id.exactOptional() }),
  happened('roundStarted', { round: count, sun: count }),
  happened('playerMoved', { seat, player: playerId, from: location, to: location }),
  happened('unitMoved', {
    seat,
    unit: unitName,
    from: domainId,
    to: domainId,
    tired: z.boolean(),
  }),
  happened('barricadePlaced', { seat, unit: unitName, domain: domainId, edge: edgeId }),
  happened('barricadeRemoved', { seat: seat.nullable(), owner: seat, edge: edgeId }),
  happened('sunBlocked', { seat, space: count, cost: count }),
  happened('allianceProposed', { seat, with: seat }),
  happened('allianceRefused', { seat, with: seat }),
  happened('allianceFormed', { teams: z.tuple([seat, seat]) }),
  happened('allianceBlocked', { seat, teams: z.tuple([seat, seat]) }),
  happened('orderPlaced', { seat, domain: domainId, seq: count, card: id.exactOptional() }),
  happened('itemPurchased', { seat, item: id, paid: count }),
  happened('itemStored', { seat, item: id }),
  happened('storedPurchased', { seat, item: id, paid: count }),
  happened('marketCardBuried', { seat: seat.nullable(), pile: z.enum(marketPiles), card: id }),
  happened('marketRefilled', { pile: z.enum(marketPiles), slot: count, card: id }),
  happened('tradeOpened', { seat, with: seat }),
  happened('tradeOffered', {
    seat,
    with: seat,
    give: tradeSide,
    ask: tradeSide,
    cards: cards.exactOptional(),
  }),
  happened('tradeAccepted', { seat, with: seat, cards: cards.exactOptional() }),
  happened('tradeDeclined', { seat, with: seat }),
  happened('tradeCancelled', { seat, with: seat }),
  happened('tradeCompleted', {
    seat,
    with: seat,
    give: tradeSide,
    get: tradeSide,
    given: cards.exactOptional(),
    got: cards.exactOptional(),
  }),
  happened('eventProposed', { seat, card: id }),
  happened('voteCalled', { seat }),
  happened('voteCallFailed', { willing: z.array(seat), needed: count }),
  happened('voteAnnounced', { willing: z.array(seat) }),
  happened('councilJoined', { seat, player: playerId }),
  happened('ballotsRevealed', {
    ballots: z.array(z.strictObject({ seat, choice: ballot, votes: count })),
    totals: z.array(z.strictObject({ option: ballotOption, votes: count })),
  }),
  happened('revoteStarted', { options: z.array(ballotOption) }),
  happened('eventSelected', { seat, card: id }),
  happened('noEventResult', {}),
  happened('randomEventDrawn', { card: id.exactOptional() }),
  happened('proposalsDiscarded', { cards }),
  happened('ambitionPurchased', {
    seat,
    from: z.enum(['faceUp', 'deck', 'faction']),
    card: id.exactOptional(),
  }),
  happened('ambitionBuried', { seat, card: id }),
  happened('eventDiscarded', { seat, card: id }),
  happened('eventsCycled', { seat, count }),
  happened('advancementEquipped', { seat, player: playerId, card: id }),
  happened('abilityActivated', { seat, ability: z.enum(abilities), source: id }),
  happened('orderPeeked', { seat, domain: domainId, seq: count, card: id.exactOptional() }),
  happened('unitPushed', { seat, team: seat, from: domainId, to: domainId }),
  happened('unitRefreshed', { seat, unit: unitName, domain: domainId }),
  happened('teamPassed', { seat }),
  happened('phaseEnded', { by: z.enum(['storyteller', 'passes']) }),
  happened('eventRevealed', { card: id, by: seat.nullable() }),
  happened('eventEffect', { card: id, effect: id, domain: domainId.exactOptional() }),
  happened('ordersRevealed', {
    domain: domainId,
    orders: z.array(z.strictObject({ seat, card: id, seq: count })),
  }),
  happened('orderVoid', { seat, domain: domainId, card: id, reason: z.enum(voidReasons) }),
  happened('orderResolved', { seat, domain: domainId, card: id, order: z.enum(orderTypes) }),
  happened('attackDeclared', { seat, domain: domainId, team: seat, unit: unitName }),
  happened('attackResolved', {
    seat,
    domain: domainId,
    team: seat,
    unit: unitName,
    attack: z.int(),
    defence: z.int(),
    success: z.boolean(),
    armored: z.boolean(),
  }),
  happened('unitSlain', {
    seat,
    team: seat,
    unit: unitName,
    domain: domainId,
    space: count.nullable(),
  }),
  happened('advancementBuried', { seat, player: playerId, card: id }),
  happened('playerSlain', { seat, player: playerId, by: seat }),
  happened('tokenClaimed', { seat, space: count }),
  happened('unitEmbraced', { seat, team: seat, domain: domainId }),
  happened('unitsGained', { seat, domain: domainId, count }),
  happened('unitsLost', { seat, domain: domainId, count }),
  happened('assetsGained', { seat, amount: count, reason: z.enum(gainReasons) }),
  happened('assetsLost', { seat, amount: count, reason: z.enum(lossReasons) }),
  happened('tokensGained', { seat, amount: count, reason: z.enum(gainReasons) }),
  happened('tokensLost', { seat, amount: count, reason: z.enum(lossReasons) }),
  happened('deckReshuffled', { cards: count }),
  happened('controlChanged', { domain: domainId, seat: seat.nullable() }),
  happened('powerDetermined', { powers: z.array(count) }),
  happened('powerRecorded', { team: seat, value: count }),
  happened('incomePaid', { seat, amount: count }),
  happened('unitsRefreshed', {}),
  happened('allianceBoardCleared', {}),
  happened('ordersReturned', { buried: cards }),
  happened('playerUnitReturned', { seat, player: playerId, domain: domainId }),
  happened('reinforcementsPlaced', { seat, domain: domainId, count }),
  happened('sunAdvanced', { space: count }),
  happened('daybreak', {}),
  happened('ambitionScored', {
    seat,
    card: id,
    fulfilled: z.boolean(),
    scored: z.boolean(),
    vp: count,
  }),
  happened('gameEnded', { winners: z.array(seat), tieBreak: z.enum(tieBreaks) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
