import * as z from '../kernel/schema.js';
import { happened } from '../kit/events.js';
import { count, id } from '../kit/terms.js';
import type { Same } from '../kit/types.js';
import { sideNames } from './content/compiled.js';
import { parts, symbols, tokenKinds, windows } from './content/terms.js';
import { endReasons, phases, tiles } from './state/state.js';
import { limbName, partName, seat } from './state/terms.js';

const token = z.enum(tokenKinds);
const deck = z.enum(['event', 'city', 'citizen']);
const cards = z.array(id);

/* What can happen. A field that is optional is left out where it does not apply or may not be seen. */

const gameStarted = happened('gameStarted', { players: count, captain: seat, threat: id });
export interface GameStartedEvent extends z.output<typeof gameStarted> {}

const tilePicked = happened('tilePicked', { seat, tiles: z.array(id) });
export interface TilePickedEvent extends z.output<typeof tilePicked> {}

const mechAssembled = happened('mechAssembled', { seat, tiles });
export interface MechAssembledEvent extends z.output<typeof mechAssembled> {}

const deckReshuffled = happened('deckReshuffled', {
  deck: z.enum(['command', 'event', 'city', 'citizen']),
  seat: seat.exactOptional(),
  count,
});
export interface DeckReshuffledEvent extends z.output<typeof deckReshuffled> {}

const roundStarted = happened('roundStarted', { round: count });
export interface RoundStartedEvent extends z.output<typeof roundStarted> {}

const phaseStarted = happened('phaseStarted', { phase: z.enum(phases) });
export interface PhaseStartedEvent extends z.output<typeof phaseStarted> {}

const cardsDrawn = happened('cardsDrawn', { seat, count, cards: cards.exactOptional() });
export interface CardsDrawnEvent extends z.output<typeof cardsDrawn> {}

const powerAssigned = happened('powerAssigned', {
  seat,
  leftArm: count,
  rightArm: count,
  legs: count,
});
export interface PowerAssignedEvent extends z.output<typeof powerAssigned> {}

const evacuated = happened('evacuated', { seat, cards });
export interface EvacuatedEvent extends z.output<typeof evacuated> {}

const eventDrawn = happened('eventDrawn', { card: id, resolved: z.boolean() });
export interface EventDrawnEvent extends z.output<typeof eventDrawn> {}

const monsterAppeared = happened('monsterAppeared', { monster: id, space: id, cards });
export interface MonsterAppearedEvent extends z.output<typeof monsterAppeared> {}

const monsterMoved = happened('monsterMoved', {
  monster: id,
  from: id,
  to: id,
  how: z.enum(['moved', 'pushed', 'displaced']),
});
export interface MonsterMovedEvent extends z.output<typeof monsterMoved> {}

const monsterMoveCancelled = happened('monsterMoveCancelled', { monster: id, to: id });
export interface MonsterMoveCancelledEvent extends z.output<typeof monsterMoveCancelled> {}

const monsterAttackDeclared = happened('monsterAttackDeclared', {
  monster: id,
  symbol: z.enum(symbols),
});
export interface MonsterAttackDeclaredEvent extends z.output<typeof monsterAttackDeclared> {}

const monsterAttackCancelled = happened('monsterAttackCancelled', { monster: id });
export interface MonsterAttackCancelledEvent extends z.output<typeof monsterAttackCancelled> {}

const monsterSideFixed = happened('monsterSideFixed', { monster: id, side: z.enum(sideNames) });
export interface MonsterSideFixedEvent extends z.output<typeof monsterSideFixed> {}

const instanceResolved = happened('instanceResolved', {
  monster: id,
  value: count,
  symbol: z.enum([...parts, 'random', 'city', 'citizen']),
});
export interface InstanceResolvedEvent extends z.output<typeof instanceResolved> {}

const randomDieRolled = happened('randomDieRolled', {
  seat,
  face: z.enum([...parts, 'miss']),
  again: z.boolean(),
});
export interface RandomDieRolledEvent extends z.output<typeof randomDieRolled> {}

const damageDiceRolled = happened('damageDiceRolled', {
  dice: z.array(count),
  reason: z.enum(['attack', 'strike', 'fire']),
  seat: seat.exactOptional(),
});
export interface DamageDiceRolledEvent extends z.output<typeof damageDiceRolled> {}

const diceRerolled = happened('diceRerolled', {
  seat,
  before: z.array(count),
  after: z.array(count),
});
export interface DiceRerolledEvent extends z.output<typeof diceRerolled> {}

const monsterDamaged = happened('monsterDamaged', { monster: id, amount: count, damage: count });
export interface MonsterDamagedEvent extends z.output<typeof monsterDamaged> {}

const monsterHealed = happened('monsterHealed', { monster: id, amount: count });
export interface MonsterHealedEvent extends z.output<typeof monsterHealed> {}

const monsterDefeated = happened('monsterDefeated', { monster: id, space: id });
export interface MonsterDefeatedEvent extends z.output<typeof monsterDefeated> {}

const mechDamaged = happened('mechDamaged', { seat, part: partName, amount: count });
export interface MechDamagedEvent extends z.output<typeof mechDamaged> {}

const damagePrevented = happened('damagePrevented', {
  seat,
  amount: count,
  reason: z.enum(['react', 'guard']),
});
export interface DamagePreventedEvent extends z.output<typeof damagePrevented> {}

const damageRedirected = happened('damageRedirected', { seat, to: seat, part: partName });
export interface DamageRedirectedEvent extends z.output<typeof damageRedirected> {}

const powerExpelled = happened('powerExpelled', { seat, part: limbName, amount: count });
export interface PowerExpelledEvent extends z.output<typeof powerExpelled> {}

const powerMoved = happened('powerMoved', { seat, from: limbName, to: limbName });
export interface PowerMovedEvent extends z.output<typeof powerMoved> {}

const powerGained = happened('powerGained', { seat, part: limbName, amount: count });
export interface PowerGainedEvent extends z.output<typeof powerGained> {}

const armorTokenUsed = happened('armorTokenUsed', {
  monster: id.exactOptional(),
  seat: seat.exactOptional(),
  count,
});
export interface ArmorTokenUsedEvent extends z.output<typeof armorTokenUsed> {}

const criticalFailure = happened('criticalFailure', { seat, cards });
export interface CriticalFailureEvent extends z.output<typeof criticalFailure> {}

const cityDamaged = happened('cityDamaged', { space: id, amount: count, damage: count });
export interface CityDamagedEvent extends z.output<typeof cityDamaged> {}

const cityDamagePrevented = happened('cityDamagePrevented', {
  space: id,
  amount: count,
  reason: z.enum(['shield', 'react']),
});
export interface CityDamagePreventedEvent extends z.output<typeof cityDamagePrevented> {}

const citySheltered = happened('citySheltered', { space: id, amount: count });
export interface CityShelteredEvent extends z.output<typeof citySheltered> {}

const spaceDestroyed = happened('spaceDestroyed', { space: id });
export interface SpaceDestroyedEvent extends z.output<typeof spaceDestroyed> {}

const citizenEntered = happened('citizenEntered', { citizen: id, space: id });
export interface CitizenEnteredEvent extends z.output<typeof citizenEntered> {}

const citizenMoved = happened('citizenMoved', { citizen: id, from: id, to: id });
export interface CitizenMovedEvent extends z.output<typeof citizenMoved> {}

const citizenDestroyed = happened('citizenDestroyed', {
  citizen: id,
  space: id.nullable(),
  population: count,
});
export interface CitizenDestroyedEvent extends z.output<typeof citizenDestroyed> {}

const citizenDiscarded = happened('citizenDiscarded', { citizen: id, space: id.nullable() });
export interface CitizenDiscardedEvent extends z.output<typeof citizenDiscarded> {}

const populationChecked = happened('populationChecked', {
  population: count,
  advanced: z.boolean(),
});
export interface PopulationCheckedEvent extends z.output<typeof populationChecked> {}

const destructionAdvanced = happened('destructionAdvanced', {
  to: count,
  steps: count,
  reason: z.enum(['cityDestroyed', 'population', 'criticalFailure']),
});
export interface DestructionAdvancedEvent extends z.output<typeof destructionAdvanced> {}

const attackTrackMoved = happened('attackTrackMoved', { to: count, seat: seat.exactOptional() });
export interface AttackTrackMovedEvent extends z.output<typeof attackTrackMoved> {}

const captainChanged = happened('captainChanged', { from: seat, to: seat });
export interface CaptainChangedEvent extends z.output<typeof captainChanged> {}

const mechPassed = happened('mechPassed', { seat });
export interface MechPassedEvent extends z.output<typeof mechPassed> {}

const mechStoodUp = happened('mechStoodUp', { seat });
export interface MechStoodUpEvent extends z.output<typeof mechStoodUp> {}

const mechKnockedDown = happened('mechKnockedDown', { seat });
export interface MechKnockedDownEvent extends z.output<typeof mechKnockedDown> {}

const mechMoved = happened('mechMoved', { seat, from: id, to: id, by: seat });
export interface MechMovedEvent extends z.output<typeof mechMoved> {}

const mechHurled = happened('mechHurled', { seat, from: id, to: id });
export interface MechHurledEvent extends z.output<typeof mechHurled> {}

const cardPlayed = happened('cardPlayed', { seat, card: id });
export interface CardPlayedEvent extends z.output<typeof cardPlayed> {}

const tileActionUsed = happened('tileActionUsed', { seat, tile: id, action: z.string().max(40) });
export interface TileActionUsedEvent extends z.output<typeof tileActionUsed> {}

const cardDiscarded = happened('cardDiscarded', {
  seat,
  card: id,
  reason: z.enum(['played', 'cost', 'effect', 'paid', 'end', 'front']),
});
export interface CardDiscardedEvent extends z.output<typeof cardDiscarded> {}

const reactPlayed = happened('reactPlayed', { seat, card: id, window: z.enum(windows) });
export interface ReactPlayedEvent extends z.output<typeof reactPlayed> {}

const reactDeclined = happened('reactDeclined', { seat, until: z.enum(['window', 'phase']) });
export interface ReactDeclinedEvent extends z.output<typeof reactDeclined> {}

const tokenPlaced = happened('tokenPlaced', {
  token,
  count,
  monster: id.exactOptional(),
  seat: seat.exactOptional(),
});
export interface TokenPlacedEvent extends z.output<typeof tokenPlaced> {}

const tokenRemoved = happened('tokenRemoved', { token, count, monster: id });
export interface TokenRemovedEvent extends z.output<typeof tokenRemoved> {}

const repaired = happened('repaired', { seat, part: partName, amount: count });
export interface RepairedEvent extends z.output<typeof repaired> {}

const botSpent = happened('botSpent', { seat, left: count });
export interface BotSpentEvent extends z.output<typeof botSpent> {}

const botsRestocked = happened('botsRestocked', { seat, count });
export interface BotsRestockedEvent extends z.output<typeof botsRestocked> {}

const deckPeeked = happened('deckPeeked', {
  seat: seat.exactOptional(),
  deck,
  cards,
  placed: z.enum(['top', 'bottom']).exactOptional(),
});
export interface DeckPeekedEvent extends z.output<typeof deckPeeked> {}

const choiceForced = happened('choiceForced', { seat, move: z.string().max(40) });
export interface ChoiceForcedEvent extends z.output<typeof choiceForced> {}

const bossAppeared = happened('bossAppeared', { boss: id, space: id, cards });
export interface BossAppearedEvent extends z.output<typeof bossAppeared> {}

const eventDeckRebuilt = happened('eventDeckRebuilt', { count, removed: cards });
export interface EventDeckRebuiltEvent extends z.output<typeof eventDeckRebuilt> {}

const modifiersCleared = happened('modifiersCleared', { seat, cards });
export interface ModifiersClearedEvent extends z.output<typeof modifiersCleared> {}

const roundEnded = happened('roundEnded', { round: count });
export interface RoundEndedEvent extends z.output<typeof roundEnded> {}

const gameEnded = happened('gameEnded', {
  status: z.enum(['win', 'loss']),
  reason: z.enum(endReasons),
  winners: z.array(seat),
});
export interface GameEndedEvent extends z.output<typeof gameEnded> {}

/** Something that happened in Defend Neo Tokyo, told by its `type`: what `apply` gives and logs and apps show. */
export type Event =
  | GameStartedEvent
  | TilePickedEvent
  | MechAssembledEvent
  | DeckReshuffledEvent
  | RoundStartedEvent
  | PhaseStartedEvent
  | CardsDrawnEvent
  | PowerAssignedEvent
  | EvacuatedEvent
  | EventDrawnEvent
  | MonsterAppearedEvent
  | MonsterMovedEvent
  | MonsterMoveCancelledEvent
  | MonsterAttackDeclaredEvent
  | MonsterAttackCancelledEvent
  | MonsterSideFixedEvent
  | InstanceResolvedEvent
  | RandomDieRolledEvent
  | DamageDiceRolledEvent
  | DiceRerolledEvent
  | MonsterDamagedEvent
  | MonsterHealedEvent
  | MonsterDefeatedEvent
  | MechDamagedEvent
  | DamagePreventedEvent
  | DamageRedirectedEvent
  | PowerExpelledEvent
  | PowerMovedEvent
  | PowerGainedEvent
  | ArmorTokenUsedEvent
  | CriticalFailureEvent
  | CityDamagedEvent
  | CityDamagePreventedEvent
  | CityShelteredEvent
  | SpaceDestroyedEvent
  | CitizenEnteredEvent
  | CitizenMovedEvent
  | CitizenDestroyedEvent
  | CitizenDiscardedEvent
  | PopulationCheckedEvent
  | DestructionAdvancedEvent
  | AttackTrackMovedEvent
  | CaptainChangedEvent
  | MechPassedEvent
  | MechStoodUpEvent
  | MechKnockedDownEvent
  | MechMovedEvent
  | MechHurledEvent
  | CardPlayedEvent
  | TileActionUsedEvent
  | CardDiscardedEvent
  | ReactPlayedEvent
  | ReactDeclinedEvent
  | TokenPlacedEvent
  | TokenRemovedEvent
  | RepairedEvent
  | BotSpentEvent
  | BotsRestockedEvent
  | DeckPeekedEvent
  | ChoiceForcedEvent
  | BossAppearedEvent
  | EventDeckRebuiltEvent
  | ModifiersClearedEvent
  | RoundEndedEvent
  | GameEndedEvent;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const event = z.discriminatedUnion('type', [
  gameStarted,
  tilePicked,
  mechAssembled,
  deckReshuffled,
  roundStarted,
  phaseStarted,
  cardsDrawn,
  powerAssigned,
  evacuated,
  eventDrawn,
  monsterAppeared,
  monsterMoved,
  monsterMoveCancelled,
  monsterAttackDeclared,
  monsterAttackCancelled,
  monsterSideFixed,
  instanceResolved,
  randomDieRolled,
  damageDiceRolled,
  diceRerolled,
  monsterDamaged,
  monsterHealed,
  monsterDefeated,
  mechDamaged,
  damagePrevented,
  damageRedirected,
  powerExpelled,
  powerMoved,
  powerGained,
  armorTokenUsed,
  criticalFailure,
  cityDamaged,
  cityDamagePrevented,
  citySheltered,
  spaceDestroyed,
  citizenEntered,
  citizenMoved,
  citizenDestroyed,
  citizenDiscarded,
  populationChecked,
  destructionAdvanced,
  attackTrackMoved,
  captainChanged,
  mechPassed,
  mechStoodUp,
  mechKnockedDown,
  mechMoved,
  mechHurled,
  cardPlayed,
  tileActionUsed,
  cardDiscarded,
  reactPlayed,
  reactDeclined,
  tokenPlaced,
  tokenRemoved,
  repaired,
  botSpent,
  botsRestocked,
  deckPeeked,
  choiceForced,
  bossAppeared,
  eventDeckRebuilt,
  modifiersCleared,
  roundEnded,
  gameEnded,
]);
true satisfies Same<Event, z.output<typeof event>>;
