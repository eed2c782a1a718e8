import * as z from '../kernel/schema.js';
import { happened } from '../kit/events.js';
import type { Same } from '../kit/types.js';
import { containers, markerKinds, vias } from './content/schema.js';
import { sides } from './state/steps.js';
import { count, face, id, seatNumber, signed, spaceId } from './state/terms.js';

const seat = seatNumber;
const board = seatNumber;
const space = spaceId;
const blocker = id;

const blocksDealt = happened('blocksDealt', { blocks: z.array(id) });
export interface BlocksDealtEvent extends z.output<typeof blocksDealt> {}

const orderRolled = happened('orderRolled', { order: z.array(seat) });
export interface OrderRolledEvent extends z.output<typeof orderRolled> {}

/** The blocks by seat. */
const gameStarted = happened('gameStarted', { blocks: z.array(id) });
export interface GameStartedEvent extends z.output<typeof gameStarted> {}

const blockerDrawn = happened('blockerDrawn', { seat, blocker });
export interface BlockerDrawnEvent extends z.output<typeof blockerDrawn> {}

const blockerPlaced = happened('blockerPlaced', { seat, blocker, space });
export interface BlockerPlacedEvent extends z.output<typeof blockerPlaced> {}

const itemDrawn = happened('itemDrawn', {
  blocker,
  container: z.enum(containers),
  item: id,
  kept: z.boolean(),
});
export interface ItemDrawnEvent extends z.output<typeof itemDrawn> {}

const itemDiscarded = happened('itemDiscarded', { blocker, item: id });
export interface ItemDiscardedEvent extends z.output<typeof itemDiscarded> {}

const itemPassed = happened('itemPassed', { from: id, to: id, item: id });
export interface ItemPassedEvent extends z.output<typeof itemPassed> {}

const cardsDealt = happened('cardsDealt', { seat, cards: z.array(id).exactOptional() });
export interface CardsDealtEvent extends z.output<typeof cardsDealt> {}

const turnStarted = happened('turnStarted', { seat, turn: count });
export interface TurnStartedEvent extends z.output<typeof turnStarted> {}

const commandPointsRolled = happened('commandPointsRolled', {
  seat,
  dice: z.array(face),
  commandPoints: count,
});
export interface CommandPointsRolledEvent extends z.output<typeof commandPointsRolled> {}

const commandPointsSpent = happened('commandPointsSpent', { seat, amount: count, left: count });
export interface CommandPointsSpentEvent extends z.output<typeof commandPointsSpent> {}

const blockerDeployed = happened('blockerDeployed', {
  seat,
  blocker,
  space,
  address: z.string().max(2),
});
export interface BlockerDeployedEvent extends z.output<typeof blockerDeployed> {}

const blockerActivated = happened('blockerActivated', { seat, blocker });
export interface BlockerActivatedEvent extends z.output<typeof blockerActivated> {}

const blockerMoved = happened('blockerMoved', {
  blocker,
  via: z.enum([...vias, 'charge', 'hazard']),
  path: z.array(space),
  outside: z.boolean(),
  paid: count,
});
export interface BlockerMovedEvent extends z.output<typeof blockerMoved> {}

const elevatorStopped = happened('elevatorStopped', { seat, blocker, space });
export interface ElevatorStoppedEvent extends z.output<typeof elevatorStopped> {}

const chuteDeath = happened('chuteDeath', { blocker, space });
export interface ChuteDeathEvent extends z.output<typeof chuteDeath> {}

const powerSwitched = happened('powerSwitched', { board, on: z.boolean() });
export interface PowerSwitchedEvent extends z.output<typeof powerSwitched> {}

const heavyDeployed = happened('heavyDeployed', { blocker, item: id });
export interface HeavyDeployedEvent extends z.output<typeof heavyDeployed> {}

const heavyFolded = happened('heavyFolded', { blocker, items: z.array(id) });
export interface HeavyFoldedEvent extends z.output<typeof heavyFolded> {}

const chargeLaid = happened('chargeLaid', { blocker, item: id, space });
export interface ChargeLaidEvent extends z.output<typeof chargeLaid> {}

const cardPlayed = happened('cardPlayed', { seat, card: id, side: id });
export interface CardPlayedEvent extends z.output<typeof cardPlayed> {}

const modifierSet = happened('modifierSet', {
  seat,
  amount: signed,
  side: z.enum(sides).nullable(),
});
export interface ModifierSetEvent extends z.output<typeof modifierSet> {}

const moveGained = happened('moveGained', { blocker, amount: count });
export interface MoveGainedEvent extends z.output<typeof moveGained> {}

const carPlaced = happened('carPlaced', { space });
export interface CarPlacedEvent extends z.output<typeof carPlaced> {}

const kleggPlaced = happened('kleggPlaced', { seat, blocker, space });
export interface KleggPlacedEvent extends z.output<typeof kleggPlaced> {}

const hazardHalted = happened('hazardHalted', { seat, blocker, space });
export interface HazardHaltedEvent extends z.output<typeof hazardHalted> {}

const attackDeclared = happened('attackDeclared', {
  seat,
  kind: z.enum(['shoot', 'defensiveFire', 'assault', 'drill']),
  blocker,
  item: id.nullable(),
  space,
});
export interface AttackDeclaredEvent extends z.output<typeof attackDeclared> {}

const attackCancelled = happened('attackCancelled', { seat, blocker });
export interface AttackCancelledEvent extends z.output<typeof attackCancelled> {}

const attackRolled = happened('attackRolled', {
  blocker,
  space,
  die: face,
  total: signed,
  hit: z.boolean(),
});
export interface AttackRolledEvent extends z.output<typeof attackRolled> {}

const squareAttacked = happened('squareAttacked', {
  space,
  die: face,
  total: signed,
  hit: z.boolean(),
});
export interface SquareAttackedEvent extends z.output<typeof squareAttacked> {}

const blockerDestroyed = happened('blockerDestroyed', { blocker, space });
export interface BlockerDestroyedEvent extends z.output<typeof blockerDestroyed> {}

const blockerRemoved = happened('blockerRemoved', { blocker, space });
export interface BlockerRemovedEvent extends z.output<typeof blockerRemoved> {}

const cargoRolled = happened('cargoRolled', {
  blocker,
  item: id,
  die: face,
  explodes: z.boolean(),
});
export interface CargoRolledEvent extends z.output<typeof cargoRolled> {}

const blast = happened('blast', { space, item: id });
export interface BlastEvent extends z.output<typeof blast> {}

const structuralRolled = happened('structuralRolled', { space, die: face, count });
export interface StructuralRolledEvent extends z.output<typeof structuralRolled> {}

const structuralPlaced = happened('structuralPlaced', { space, count });
export interface StructuralPlacedEvent extends z.output<typeof structuralPlaced> {}

const collapseRolled = happened('collapseRolled', {
  space,
  die: face,
  total: count,
  collapses: z.boolean(),
});
export interface CollapseRolledEvent extends z.output<typeof collapseRolled> {}

const squareCollapsed = happened('squareCollapsed', { space });
export interface SquareCollapsedEvent extends z.output<typeof squareCollapsed> {}

const explosionRolled = happened('explosionRolled', { space, die: face, explodes: z.boolean() });
export interface ExplosionRolledEvent extends z.output<typeof explosionRolled> {}

const exploded = happened('exploded', { space });
export interface ExplodedEvent extends z.output<typeof exploded> {}

const tankDestroyed = happened('tankDestroyed', { board, space });
export interface TankDestroyedEvent extends z.output<typeof tankDestroyed> {}

const linkHit = happened('linkHit', { space, count });
export interface LinkHitEvent extends z.output<typeof linkHit> {}

const assaultRolled = happened('assaultRolled', {
  space,
  dice: z.strictObject({ attacker: face, defender: face }),
  totals: z.strictObject({ attacker: signed, defender: signed }),
  loser: z.enum(sides).nullable(),
});
export interface AssaultRolledEvent extends z.output<typeof assaultRolled> {}

const locked = happened('locked', { space });
export interface LockedEvent extends z.output<typeof locked> {}

const lootRolled = happened('lootRolled', { blocker, space, die: face, total: signed });
export interface LootRolledEvent extends z.output<typeof lootRolled> {}

const looted = happened('looted', { blocker, space });
export interface LootedEvent extends z.output<typeof looted> {}

const arsonRolled = happened('arsonRolled', { blocker, space, die: face, total: signed });
export interface ArsonRolledEvent extends z.output<typeof arsonRolled> {}

const firePlaced = happened('firePlaced', { space, count });
export interface FirePlacedEvent extends z.output<typeof firePlaced> {}

const fireSpread = happened('fireSpread', {
  from: space,
  dice: z.array(face),
  to: space.nullable(),
});
export interface FireSpreadEvent extends z.output<typeof fireSpread> {}

const fireLost = happened('fireLost', { space });
export interface FireLostEvent extends z.output<typeof fireLost> {}

const fireFought = happened('fireFought', { blocker, space, dice: z.array(face), count });
export interface FireFoughtEvent extends z.output<typeof fireFought> {}

const fireRemoved = happened('fireRemoved', { space, count });
export interface FireRemovedEvent extends z.output<typeof fireRemoved> {}

const scrawled = happened('scrawled', { blocker, space });
export interface ScrawledEvent extends z.output<typeof scrawled> {}

const fireDamageRolled = happened('fireDamageRolled', { space, die: face, count });
export interface FireDamageRolledEvent extends z.output<typeof fireDamageRolled> {}

const burnRolled = happened('burnRolled', {
  blocker,
  die: face,
  total: count,
  destroyed: z.boolean(),
});
export interface BurnRolledEvent extends z.output<typeof burnRolled> {}

const blockerFlipped = happened('blockerFlipped', { blocker });
export interface BlockerFlippedEvent extends z.output<typeof blockerFlipped> {}

const cardDrawn = happened('cardDrawn', { seat, card: id.exactOptional() });
export interface CardDrawnEvent extends z.output<typeof cardDrawn> {}

const cardDiscarded = happened('cardDiscarded', { seat, card: id });
export interface CardDiscardedEvent extends z.output<typeof cardDiscarded> {}

const deckReshuffled = happened('deckReshuffled', { count });
export interface DeckReshuffledEvent extends z.output<typeof deckReshuffled> {}

const endgameStarted = happened('endgameStarted', { count });
export interface EndgameStartedEvent extends z.output<typeof endgameStarted> {}

const justicePlayed = happened('justicePlayed', { seat, card: id, side: id, fizzles: z.boolean() });
export interface JusticePlayedEvent extends z.output<typeof justicePlayed> {}

const justiceRolled = happened('justiceRolled', { blocker, die: face, removed: z.boolean() });
export interface JusticeRolledEvent extends z.output<typeof justiceRolled> {}

const markerPlaced = happened('markerPlaced', {
  marker: z.enum(markerKinds),
  space,
  board: board.nullable(),
});
export interface MarkerPlacedEvent extends z.output<typeof markerPlaced> {}

const wagonFired = happened('wagonFired', {
  marker: z.enum(['hWagon', 'patWagon']),
  space,
  blocker,
});
export interface WagonFiredEvent extends z.output<typeof wagonFired> {}

const foamRolled = happened('foamRolled', { blocker, die: face, removed: z.boolean() });
export interface FoamRolledEvent extends z.output<typeof foamRolled> {}

const catastropheRolled = happened('catastropheRolled', {
  board,
  dice: z.array(face),
  count,
  falls: z.boolean(),
});
export interface CatastropheRolledEvent extends z.output<typeof catastropheRolled> {}

const blockCollapsed = happened('blockCollapsed', { board });
export interface BlockCollapsedEvent extends z.output<typeof blockCollapsed> {}

const flippedUp = happened('flippedUp', { blockers: z.array(id) });
export interface FlippedUpEvent extends z.output<typeof flippedUp> {}

const turnEnded = happened('turnEnded', { seat });
export interface TurnEndedEvent extends z.output<typeof turnEnded> {}

const gameEnded = happened('gameEnded', { winners: z.array(seat), points: z.array(count) });
export interface GameEndedEvent extends z.output<typeof gameEnded> {}

/** Something that happened in Block Mania, told by its `type`: what `apply` gives and logs and apps show. */
export type Event =
  | BlocksDealtEvent
  | OrderRolledEvent
  | GameStartedEvent
  | BlockerDrawnEvent
  | BlockerPlacedEvent
  | ItemDrawnEvent
  | ItemDiscardedEvent
  | ItemPassedEvent
  | CardsDealtEvent
  | TurnStartedEvent
  | CommandPointsRolledEvent
  | CommandPointsSpentEvent
  | BlockerDeployedEvent
  | BlockerActivatedEvent
  | BlockerMovedEvent
  | ElevatorStoppedEvent
  | ChuteDeathEvent
  | PowerSwitchedEvent
  | HeavyDeployedEvent
  | HeavyFoldedEvent
  | ChargeLaidEvent
  | CardPlayedEvent
  | ModifierSetEvent
  | MoveGainedEvent
  | CarPlacedEvent
  | KleggPlacedEvent
  | HazardHaltedEvent
  | AttackDeclaredEvent
  | AttackCancelledEvent
  | AttackRolledEvent
  | SquareAttackedEvent
  | BlockerDestroyedEvent
  | BlockerRemovedEvent
  | CargoRolledEvent
  | BlastEvent
  | StructuralRolledEvent
  | StructuralPlacedEvent
  | CollapseRolledEvent
  | SquareCollapsedEvent
  | ExplosionRolledEvent
  | ExplodedEvent
  | TankDestroyedEvent
  | LinkHitEvent
  | AssaultRolledEvent
  | LockedEvent
  | LootRolledEvent
  | LootedEvent
  | ArsonRolledEvent
  | FirePlacedEvent
  | FireSpreadEvent
  | FireLostEvent
  | FireFoughtEvent
  | FireRemovedEvent
  | ScrawledEvent
  | FireDamageRolledEvent
  | BurnRolledEvent
  | BlockerFlippedEvent
  | CardDrawnEvent
  | CardDiscardedEvent
  | DeckReshuffledEvent
  | EndgameStartedEvent
  | JusticePlayedEvent
  | JusticeRolledEvent
  | MarkerPlacedEvent
  | WagonFiredEvent
  | FoamRolledEvent
  | CatastropheRolledEvent
  | BlockCollapsedEvent
  | FlippedUpEvent
  | TurnEndedEvent
  | GameEndedEvent;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export const event = z.discriminatedUnion('type', [
  blocksDealt,
  orderRolled,
  gameStarted,
  blockerDrawn,
  blockerPlaced,
  itemDrawn,
  itemDiscarded,
  itemPassed,
  cardsDealt,
  turnStarted,
  commandPointsRolled,
  commandPointsSpent,
  blockerDeployed,
  blockerActivated,
  blockerMoved,
  elevatorStopped,
  chuteDeath,
  powerSwitched,
  heavyDeployed,
  heavyFolded,
  chargeLaid,
  cardPlayed,
  modifierSet,
  moveGained,
  carPlaced,
  kleggPlaced,
  hazardHalted,
  attackDeclared,
  attackCancelled,
  attackRolled,
  squareAttacked,
  blockerDestroyed,
  blockerRemoved,
  cargoRolled,
  blast,
  structuralRolled,
  structuralPlaced,
  collapseRolled,
  squareCollapsed,
  explosionRolled,
  exploded,
  tankDestroyed,
  linkHit,
  assaultRolled,
  locked,
  lootRolled,
  looted,
  arsonRolled,
  firePlaced,
  fireSpread,
  fireLost,
  fireFought,
  fireRemoved,
  scrawled,
  fireDamageRolled,
  burnRolled,
  blockerFlipped,
  cardDrawn,
  cardDiscarded,
  deckReshuffled,
  endgameStarted,
  justicePlayed,
  justiceRolled,
  markerPlaced,
  wagonFired,
  foamRolled,
  catastropheRolled,
  blockCollapsed,
  flippedUp,
  turnEnded,
  gameEnded,
]);
true satisfies Same<Event, z.output<typeof event>>;
