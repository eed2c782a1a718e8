import * as z from '../kernel/schema.js';
import { happened } from '../kit/events.js';
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
  counts: z.partialRecord(z.enum(zones), count),
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

/** What can happen, in the order of the rules. An id that is optional is left out for those who may not see it. */
const happenings = {
  gameStarted: happened('gameStarted', {
    factions: cards,
    tiles: z.record(domainId, id),
    starts: z.array(domainId),
  }),
  eventDrawn: happened('eventDrawn', { seat, card: id.exactOptional() }),
  ambitionDealt: happened('ambitionDealt', { seat, card: id.exactOptional() }),
  ambitionRevealed: happened('ambitionRevealed', { slot: count, card: id }),
  ambitionsKept: happened('ambitionsKept', { seat, card: id.exactOptional() }),
  roundStarted: happened('roundStarted', { round: count, space: count }),
  playerMoved: happened('playerMoved', { seat, player: playerId, from: location, to: location }),
  unitMoved: happened('unitMoved', {
    seat,
    unit: unitName,
    from: domainId,
    to: domainId,
    tired: z.boolean(),
  }),
  barricadePlaced: happened('barricadePlaced', {
    seat,
    unit: unitName,
    domain: domainId,
    edge: edgeId,
  }),
  barricadeRemoved: happened('barricadeRemoved', {
    seat: seat.nullable(),
    owner: seat,
    edge: edgeId,
  }),
  sunBlocked: happened('sunBlocked', { seat, space: count, paid: count }),
  allianceProposed: happened('allianceProposed', { seat, with: seat }),
  allianceRefused: happened('allianceRefused', { seat, with: seat }),
  allianceFormed: happened('allianceFormed', { teams: z.tuple([seat, seat]) }),
  allianceBlocked: happened('allianceBlocked', { seat, teams: z.tuple([seat, seat]) }),
  orderPlaced: happened('orderPlaced', {
    seat,
    domain: domainId,
    number: count,
    card: id.exactOptional(),
  }),
  itemPurchased: happened('itemPurchased', { seat, item: id, paid: count }),
  itemStored: happened('itemStored', { seat, item: id }),
  storedPurchased: happened('storedPurchased', { seat, item: id, paid: count }),
  marketCardBuried: happened('marketCardBuried', {
    seat: seat.nullable(),
    pile: z.enum(marketPiles),
    card: id,
  }),
  marketRefilled: happened('marketRefilled', { pile: z.enum(marketPiles), slot: count, card: id }),
  tradeOpened: happened('tradeOpened', { seat, with: seat }),
  tradeOffered: happened('tradeOffered', {
    seat,
    with: seat,
    give: tradeSide,
    ask: tradeSide,
    cards: cards.exactOptional(),
  }),
  tradeAccepted: happened('tradeAccepted', { seat, with: seat, cards: cards.exactOptional() }),
  tradeDeclined: happened('tradeDeclined', { seat, with: seat }),
  tradeCancelled: happened('tradeCancelled', { seat, with: seat }),
  tradeCompleted: happened('tradeCompleted', {
    seat,
    with: seat,
    give: tradeSide,
    get: tradeSide,
    given: cards.exactOptional(),
    got: cards.exactOptional(),
  }),
  eventProposed: happened('eventProposed', { seat, card: id }),
  voteCalled: happened('voteCalled', { seat }),
  voteCallFailed: happened('voteCallFailed', { willing: z.array(seat), needed: count }),
  voteAnnounced: happened('voteAnnounced', { willing: z.array(seat) }),
  councilJoined: happened('councilJoined', { seat, player: playerId }),
  ballotsRevealed: happened('ballotsRevealed', {
    ballots: z.array(z.strictObject({ seat, choice: ballot, votes: count })),
    totals: z.array(z.strictObject({ option: ballotOption, votes: count })),
  }),
  revoteStarted: happened('revoteStarted', { options: z.array(ballotOption) }),
  eventSelected: happened('eventSelected', { seat, card: id }),
  noEventResult: happened('noEventResult', {}),
  randomEventDrawn: happened('randomEventDrawn', { card: id.exactOptional() }),
  proposalsDiscarded: happened('proposalsDiscarded', { cards }),
  ambitionPurchased: happened('ambitionPurchased', {
    seat,
    from: z.enum(['faceUp', 'deck', 'faction']),
    card: id.exactOptional(),
  }),
  ambitionBuried: happened('ambitionBuried', { seat, card: id }),
  eventDiscarded: happened('eventDiscarded', { seat, card: id }),
  eventsCycled: happened('eventsCycled', { seat, count }),
  advancementEquipped: happened('advancementEquipped', { seat, player: playerId, card: id }),
  abilityActivated: happened('abilityActivated', { seat, ability: z.enum(abilities), source: id }),
  orderPeeked: happened('orderPeeked', {
    seat,
    domain: domainId,
    number: count,
    card: id.exactOptional(),
  }),
  unitPushed: happened('unitPushed', { seat, team: seat, from: domainId, to: domainId }),
  unitRefreshed: happened('unitRefreshed', { seat, unit: unitName, domain: domainId }),
  teamPassed: happened('teamPassed', { seat }),
  phaseEnded: happened('phaseEnded', { by: z.enum(['storyteller', 'passes']) }),
  eventRevealed: happened('eventRevealed', { card: id, by: seat.nullable() }),
  eventEffect: happened('eventEffect', { card: id, effect: id, domain: domainId.exactOptional() }),
  ordersRevealed: happened('ordersRevealed', {
    domain: domainId,
    orders: z.array(z.strictObject({ seat, card: id, number: count })),
  }),
  orderVoid: happened('orderVoid', {
    seat,
    domain: domainId,
    card: id,
    reason: z.enum(voidReasons),
  }),
  orderResolved: happened('orderResolved', {
    seat,
    domain: domainId,
    card: id,
    order: z.enum(orderTypes),
  }),
  attackDeclared: happened('attackDeclared', {
    seat,
    domain: domainId,
    team: seat,
    unit: unitName,
  }),
  attackResolved: happened('attackResolved', {
    seat,
    domain: domainId,
    team: seat,
    unit: unitName,
    attack: z.int(),
    defence: z.int(),
    success: z.boolean(),
    armored: z.boolean(),
  }),
  unitSlain: happened('unitSlain', {
    seat,
    team: seat,
    unit: unitName,
    domain: domainId,
    space: count.nullable(),
  }),
  advancementBuried: happened('advancementBuried', { seat, player: playerId, card: id }),
  playerSlain: happened('playerSlain', { seat, player: playerId, by: seat }),
  tokenClaimed: happened('tokenClaimed', { seat, space: count }),
  unitEmbraced: happened('unitEmbraced', { seat, team: seat, domain: domainId }),
  unitsGained: happened('unitsGained', { seat, domain: domainId, count }),
  unitsLost: happened('unitsLost', { seat, domain: domainId, count }),
  assetsGained: happened('assetsGained', { seat, amount: count, reason: z.enum(gainReasons) }),
  assetsLost: happened('assetsLost', { seat, amount: count, reason: z.enum(lossReasons) }),
  tokensGained: happened('tokensGained', { seat, amount: count, reason: z.enum(gainReasons) }),
  tokensLost: happened('tokensLost', { seat, amount: count, reason: z.enum(lossReasons) }),
  deckReshuffled: happened('deckReshuffled', { count }),
  controlChanged: happened('controlChanged', { domain: domainId, seat: seat.nullable() }),
  powerDetermined: happened('powerDetermined', { powers: z.array(count) }),
  powerRecorded: happened('powerRecorded', { team: seat, value: count }),
  incomePaid: happened('incomePaid', { seat, amount: count }),
  unitsRefreshed: happened('unitsRefreshed', {}),
  allianceBoardCleared: happened('allianceBoardCleared', {}),
  ordersReturned: happened('ordersReturned', { buried: cards }),
  playerUnitReturned: happened('playerUnitReturned', { seat, player: playerId, domain: domainId }),
  reinforcementsPlaced: happened('reinforcementsPlaced', { seat, domain: domainId, count }),
  sunAdvanced: happened('sunAdvanced', { space: count }),
  daybreak: happened('daybreak', {}),
  ambitionScored: happened('ambitionScored', {
    seat,
    card: id,
    fulfilled: z.boolean(),
    scored: z.boolean(),
    points: count,
  }),
  gameEnded: happened('gameEnded', { winners: z.array(seat), tieBreak: z.enum(tieBreaks) }),
};

export interface GameStartedEvent extends z.output<typeof happenings.gameStarted> {}
export interface EventDrawnEvent extends z.output<typeof happenings.eventDrawn> {}
export interface AmbitionDealtEvent extends z.output<typeof happenings.ambitionDealt> {}
export interface AmbitionRevealedEvent extends z.output<typeof happenings.ambitionRevealed> {}
export interface AmbitionsKeptEvent extends z.output<typeof happenings.ambitionsKept> {}
export interface RoundStartedEvent extends z.output<typeof happenings.roundStarted> {}
export interface PlayerMovedEvent extends z.output<typeof happenings.playerMoved> {}
export interface UnitMovedEvent extends z.output<typeof happenings.unitMoved> {}
export interface BarricadePlacedEvent extends z.output<typeof happenings.barricadePlaced> {}
export interface BarricadeRemovedEvent extends z.output<typeof happenings.barricadeRemoved> {}
export interface SunBlockedEvent extends z.output<typeof happenings.sunBlocked> {}
export interface AllianceProposedEvent extends z.output<typeof happenings.allianceProposed> {}
export interface AllianceRefusedEvent extends z.output<typeof happenings.allianceRefused> {}
export interface AllianceFormedEvent extends z.output<typeof happenings.allianceFormed> {}
export interface AllianceBlockedEvent extends z.output<typeof happenings.allianceBlocked> {}
export interface OrderPlacedEvent extends z.output<typeof happenings.orderPlaced> {}
export interface ItemPurchasedEvent extends z.output<typeof happenings.itemPurchased> {}
export interface ItemStoredEvent extends z.output<typeof happenings.itemStored> {}
export interface StoredPurchasedEvent extends z.output<typeof happenings.storedPurchased> {}
export interface MarketCardBuriedEvent extends z.output<typeof happenings.marketCardBuried> {}
export interface MarketRefilledEvent extends z.output<typeof happenings.marketRefilled> {}
export interface TradeOpenedEvent extends z.output<typeof happenings.tradeOpened> {}
export interface TradeOfferedEvent extends z.output<typeof happenings.tradeOffered> {}
export interface TradeAcceptedEvent extends z.output<typeof happenings.tradeAccepted> {}
export interface TradeDeclinedEvent extends z.output<typeof happenings.tradeDeclined> {}
export interface TradeCancelledEvent extends z.output<typeof happenings.tradeCancelled> {}
export interface TradeCompletedEvent extends z.output<typeof happenings.tradeCompleted> {}
export interface EventProposedEvent extends z.output<typeof happenings.eventProposed> {}
export interface VoteCalledEvent extends z.output<typeof happenings.voteCalled> {}
export interface VoteCallFailedEvent extends z.output<typeof happenings.voteCallFailed> {}
export interface VoteAnnouncedEvent extends z.output<typeof happenings.voteAnnounced> {}
export interface CouncilJoinedEvent extends z.output<typeof happenings.councilJoined> {}
export interface BallotsRevealedEvent extends z.output<typeof happenings.ballotsRevealed> {}
export interface RevoteStartedEvent extends z.output<typeof happenings.revoteStarted> {}
export interface EventSelectedEvent extends z.output<typeof happenings.eventSelected> {}
export interface NoEventResultEvent extends z.output<typeof happenings.noEventResult> {}
export interface RandomEventDrawnEvent extends z.output<typeof happenings.randomEventDrawn> {}
export interface ProposalsDiscardedEvent extends z.output<typeof happenings.proposalsDiscarded> {}
export interface AmbitionPurchasedEvent extends z.output<typeof happenings.ambitionPurchased> {}
export interface AmbitionBuriedEvent extends z.output<typeof happenings.ambitionBuried> {}
export interface EventDiscardedEvent extends z.output<typeof happenings.eventDiscarded> {}
export interface EventsCycledEvent extends z.output<typeof happenings.eventsCycled> {}
export interface AdvancementEquippedEvent extends z.output<typeof happenings.advancementEquipped> {}
export interface AbilityActivatedEvent extends z.output<typeof happenings.abilityActivated> {}
export interface OrderPeekedEvent extends z.output<typeof happenings.orderPeeked> {}
export interface UnitPushedEvent extends z.output<typeof happenings.unitPushed> {}
export interface UnitRefreshedEvent extends z.output<typeof happenings.unitRefreshed> {}
export interface TeamPassedEvent extends z.output<typeof happenings.teamPassed> {}
export interface PhaseEndedEvent extends z.output<typeof happenings.phaseEnded> {}
export interface EventRevealedEvent extends z.output<typeof happenings.eventRevealed> {}
export interface EventEffectEvent extends z.output<typeof happenings.eventEffect> {}
export interface OrdersRevealedEvent extends z.output<typeof happenings.ordersRevealed> {}
export interface OrderVoidEvent extends z.output<typeof happenings.orderVoid> {}
export interface OrderResolvedEvent extends z.output<typeof happenings.orderResolved> {}
export interface AttackDeclaredEvent extends z.output<typeof happenings.attackDeclared> {}
export interface AttackResolvedEvent extends z.output<typeof happenings.attackResolved> {}
export interface UnitSlainEvent extends z.output<typeof happenings.unitSlain> {}
export interface AdvancementBuriedEvent extends z.output<typeof happenings.advancementBuried> {}
export interface PlayerSlainEvent extends z.output<typeof happenings.playerSlain> {}
export interface TokenClaimedEvent extends z.output<typeof happenings.tokenClaimed> {}
export interface UnitEmbracedEvent extends z.output<typeof happenings.unitEmbraced> {}
export interface UnitsGainedEvent extends z.output<typeof happenings.unitsGained> {}
export interface UnitsLostEvent extends z.output<typeof happenings.unitsLost> {}
export interface AssetsGainedEvent extends z.output<typeof happenings.assetsGained> {}
export interface AssetsLostEvent extends z.output<typeof happenings.assetsLost> {}
export interface TokensGainedEvent extends z.output<typeof happenings.tokensGained> {}
export interface TokensLostEvent extends z.output<typeof happenings.tokensLost> {}
export interface DeckReshuffledEvent extends z.output<typeof happenings.deckReshuffled> {}
export interface ControlChangedEvent extends z.output<typeof happenings.controlChanged> {}
export interface PowerDeterminedEvent extends z.output<typeof happenings.powerDetermined> {}
export interface PowerRecordedEvent extends z.output<typeof happenings.powerRecorded> {}
export interface IncomePaidEvent extends z.output<typeof happenings.incomePaid> {}
export interface UnitsRefreshedEvent extends z.output<typeof happenings.unitsRefreshed> {}
export interface AllianceBoardClearedEvent
  extends z.output<typeof happenings.allianceBoardCleared> {}
export interface OrdersReturnedEvent extends z.output<typeof happenings.ordersReturned> {}
export interface PlayerUnitReturnedEvent extends z.output<typeof happenings.playerUnitReturned> {}
export interface ReinforcementsPlacedEvent
  extends z.output<typeof happenings.reinforcementsPlaced> {}
export interface SunAdvancedEvent extends z.output<typeof happenings.sunAdvanced> {}
export interface DaybreakEvent extends z.output<typeof happenings.daybreak> {}
export interface AmbitionScoredEvent extends z.output<typeof happenings.ambitionScored> {}
export interface GameEndedEvent extends z.output<typeof happenings.gameEnded> {}

/** Something that happened in Bloodfeud, told by its `type`: what `apply` gives and logs and apps show. */
export type Event =
  | GameStartedEvent
  | EventDrawnEvent
  | AmbitionDealtEvent
  | AmbitionRevealedEvent
  | AmbitionsKeptEvent
  | RoundStartedEvent
  | PlayerMovedEvent
  | UnitMovedEvent
  | BarricadePlacedEvent
  | BarricadeRemovedEvent
  | SunBlockedEvent
  | AllianceProposedEvent
  | AllianceRefusedEvent
  | AllianceFormedEvent
  | AllianceBlockedEvent
  | OrderPlacedEvent
  | ItemPurchasedEvent
  | ItemStoredEvent
  | StoredPurchasedEvent
  | MarketCardBuriedEvent
  | MarketRefilledEvent
  | TradeOpenedEvent
  | TradeOfferedEvent
  | TradeAcceptedEvent
  | TradeDeclinedEvent
  | TradeCancelledEvent
  | TradeCompletedEvent
  | EventProposedEvent
  | VoteCalledEvent
  | VoteCallFailedEvent
  | VoteAnnouncedEvent
  | CouncilJoinedEvent
  | BallotsRevealedEvent
  | RevoteStartedEvent
  | EventSelectedEvent
  | NoEventResultEvent
  | RandomEventDrawnEvent
  | ProposalsDiscardedEvent
  | AmbitionPurchasedEvent
  | AmbitionBuriedEvent
  | EventDiscardedEvent
  | EventsCycledEvent
  | AdvancementEquippedEvent
  | AbilityActivatedEvent
  | OrderPeekedEvent
  | UnitPushedEvent
  | UnitRefreshedEvent
  | TeamPassedEvent
  | PhaseEndedEvent
  | EventRevealedEvent
  | EventEffectEvent
  | OrdersRevealedEvent
  | OrderVoidEvent
  | OrderResolvedEvent
  | AttackDeclaredEvent
  | AttackResolvedEvent
  | UnitSlainEvent
  | AdvancementBuriedEvent
  | PlayerSlainEvent
  | TokenClaimedEvent
  | UnitEmbracedEvent
  | UnitsGainedEvent
  | UnitsLostEvent
  | AssetsGainedEvent
  | AssetsLostEvent
  | TokensGainedEvent
  | TokensLostEvent
  | DeckReshuffledEvent
  | ControlChangedEvent
  | PowerDeterminedEvent
  | PowerRecordedEvent
  | IncomePaidEvent
  | UnitsRefreshedEvent
  | AllianceBoardClearedEvent
  | OrdersReturnedEvent
  | PlayerUnitReturnedEvent
  | ReinforcementsPlacedEvent
  | SunAdvancedEvent
  | DaybreakEvent
  | AmbitionScoredEvent
  | GameEndedEvent;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const { gameStarted, ...others } = happenings;
export const event = z.discriminatedUnion('type', [gameStarted, ...Object.values(others)]);
