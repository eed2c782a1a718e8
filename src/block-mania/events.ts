import * as z from 'zod';
import { rollSchema } from '../kernel/chance.js';
import { containers, markerKinds, vias } from './content/schema.js';
import { sides } from './state/steps.js';
import { count, id, seatNumber, signed, squareId } from './state/terms.js';

const base = {
  rolls: z.array(rollSchema).exactOptional(),
  hidden: z.record(z.string().max(40), z.array(seatNumber)).exactOptional(),
};
const when = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, ...base });

const seat = seatNumber;
const sq = squareId;
const face = z.int().min(1).max(6);
const board = seatNumber;

export const event = z.discriminatedUnion('type', [
  when('blocksDealt', { blocks: z.array(id) }),
  when('orderRolled', { order: z.array(seatNumber) }),
  when('blockerDrawn', { seat, blocker: id }),
  when('blockerPlaced', { seat, blocker: id, sq }),
  when('itemDrawn', { blocker: id, container: z.enum(containers), item: id, kept: z.boolean() }),
  when('itemDiscarded', { blocker: id, item: id }),
  when('itemPassed', { from: id, to: id, item: id }),
  when('cardsDealt', { seat, cards: z.array(id).exactOptional() }),
  when('turnStarted', { seat, turn: count }),
  when('cpRolled', { seat, dice: z.array(face), cp: count }),
  when('cpSpent', { seat, amount: count, left: count }),
  when('blockerDeployed', { seat, blocker: id, sq, address: z.string().max(2) }),
  when('blockerActivated', { seat, blocker: id }),
  when('blockerMoved', {
    blocker: id,
    via: z.enum([...vias, 'charge', 'hazard']),
    path: z.array(sq),
    out: z.boolean(),
    cost: count,
  }),
  when('elevatorStopped', { seat, blocker: id, sq }),
  when('chuteDeath', { blocker: id, sq }),
  when('powerSwitched', { board, on: z.boolean() }),
  when('heavyDeployed', { blocker: id, item: id }),
  when('heavyFolded', { blocker: id, items: z.array(id) }),
  when('chargeLaid', { blocker: id, item: id, sq }),
  when('cardPlayed', { seat, card: id, side: id }),
  when('modifierSet', { seat, amount: signed, side: z.enum(sides).nullable() }),
  when('moveGained', { blocker: id, amount: count }),
  when('carPlaced', { sq }),
  when('kleggPlaced', { seat, blocker: id, sq }),
  when('hazardHalted', { seat, blocker: id, sq }),
  when('attackDeclared', {
    seat,
    kind: z.enum(['shoot', 'defFire', 'assault', 'drill']),
    blocker: id,
    item: id.nullable(),
    sq,
  }),
  when('attackCancelled', { seat, blocker: id }),
  when('attackRolled', { target: id, sq, die: face, total: signed, hit: z.boolean() }),
  when('squareAttacked', { sq, die: face, total: signed, hit: z.boolean() }),
  when('blockerDestroyed', { blocker: id, sq }),
  when('blockerRemoved', { blocker: id, sq }),
  when('cargoRolled', { blocker: id, item: id, die: face, explodes: z.boolean() }),
  when('blast', { sq, item: id }),
  when('structuralRolled', { sq, die: face, markers: count }),
  when('structuralPlaced', { sq, markers: count }),
  when('collapseRolled', { sq, die: face, total: count, collapses: z.boolean() }),
  when('squareCollapsed', { sq }),
  when('explosionRolled', { sq, die: face, explodes: z.boolean() }),
  when('exploded', { sq }),
  when('tankDestroyed', { board, sq }),
  when('linkHit', { sq, hits: count }),
  when('assaultRolled', {
    sq,
    dice: z.strictObject({ attacker: face, defender: face }),
    totals: z.strictObject({ attacker: signed, defender: signed }),
    loser: z.enum(sides).nullable(),
  }),
  when('locked', { sq }),
  when('lootRolled', { blocker: id, sq, die: face, total: signed }),
  when('looted', { blocker: id, sq }),
  when('arsonRolled', { blocker: id, sq, die: face, total: signed }),
  when('firePlaced', { sq, fire: count }),
  when('fireSpread', { from: sq, dice: z.array(face), to: sq.nullable() }),
  when('fireLost', { sq }),
  when('fireFought', { blocker: id, sq, dice: z.array(face), removed: count }),
  when('fireRemoved', { sq, fire: count }),
  when('scrawled', { blocker: id, sq }),
  when('fireDamageRolled', { sq, die: face, fire: count }),
  when('burnRolled', { blocker: id, die: face, total: count, destroyed: z.boolean() }),
  when('blockerFlipped', { blocker: id }),
  when('cardDrawn', { seat, card: id.exactOptional() }),
  when('cardDiscarded', { seat, card: id }),
  when('deckReshuffled', { cards: count }),
  when('endgameStarted', { cards: count }),
  when('justicePlayed', { seat, card: id, side: id, fizzles: z.boolean() }),
  when('justiceRolled', { blocker: id, die: face, removed: z.boolean() }),
  when('markerPlaced', { marker: z.enum(markerKinds), sq, board: board.nullable() }),
  when('wagonFired', { marker: z.enum(['hWagon', 'patWagon']), sq, target: id }),
  when('foamRolled', { target: id, die: face, removed: z.boolean() }),
  when('catastropheRolled', { board, dice: z.array(face), markers: count, falls: z.boolean() }),
  when('blockCollapsed', { board }),
  when('flippedUp', { blockers: z.array(id) }),
  when('turnEnded', { seat }),
  when('gameOver', { winners: z.array(seatNumber), points: z.array(count) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
