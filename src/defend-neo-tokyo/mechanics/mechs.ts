import type { Seat } from '../../kernel/play.js';
import type { CompiledCard, Content } from '../content/compiled.js';
import type { Chassis } from '../content/schema.js';
import { type Limb, limbs, type Part, parts } from '../content/terms.js';
import type { Seen } from '../play.js';
import { mechOf, type SeenMech } from '../state/state.js';
import type { Frame } from '../state/steps.js';

/** Where a Mech is, or is supposed to be. */
export interface Place {
  readonly seat: Seat;
  readonly space: string;
}

/** Where the own Mech is. */
export function placeOf({ state }: Seen, seat: Seat): Place {
  return { seat, space: mechOf(state, seat).space };
}

/** The seat whose card or tile action this is. */
export function ownerOf({ source }: Frame): Seat | undefined {
  return 'mech' in source ? source.mech : undefined;
}

/** The same, or the Captain where nobody owns it (DN-RULING-49). */
export function deciderOf({ state }: Seen, frame: Frame): Seat {
  return ownerOf(frame) ?? state.captain;
}

/** What a record has for a limb. By name: with a key that varies random play takes 2 per cent longer. */
export function ofLimb<T>(record: Readonly<Record<Limb, T>>, limb: Limb): T {
  if (limb === 'leftArm') return record.leftArm;
  return limb === 'rightArm' ? record.rightArm : record.legs;
}

/** Spaces of the Power Track of a limb. */
export function trackLength(content: Content, { tiles }: SeenMech, limb: Limb): number {
  return content.trackLengths.get(ofLimb(tiles, limb)) as number;
}

/** Spaces that hold neither Damage nor Power. */
export function openSpaces(content: Content, mech: SeenMech, limb: Limb): number {
  return undamagedSpaces(content, mech, limb) - ofLimb(mech.power, limb);
}

export function undamagedSpaces(content: Content, mech: SeenMech, limb: Limb): number {
  return trackLength(content, mech, limb) - ofLimb(mech.damage, limb);
}

function areasOf(content: Content, chassis: string): Chassis['areas'] {
  return (content.chassis.get(chassis) as Chassis).areas;
}

/** Spaces of the Chassis before the Critical Failure space. */
export function chassisSpaces(content: Content, { tiles }: SeenMech): number {
  return areasOf(content, tiles.chassis).reduce((sum, { spaces }) => sum + spaces, 0);
}

/** DN-CHAS-02: the area of the leftmost Damage token, or the rightmost area. */
export function powerOutput(content: Content, { tiles, damage }: SeenMech): number {
  let end = 0;
  for (const { spaces, power } of areasOf(content, tiles.chassis)) {
    end += spaces;
    if (damage.chassis <= end) return power;
  }
  return 0;
}

/** How much Power each limb can hold, and how much Planning assigns (DN-PLAN-03, -04, DN-RULING-53). */
export function powerBudget(content: Content, mech: SeenMech) {
  const room = {
    leftArm: undamagedSpaces(content, mech, 'leftArm'),
    rightArm: undamagedSpaces(content, mech, 'rightArm'),
    legs: undamagedSpaces(content, mech, 'legs'),
  };
  const sum = Math.min(powerOutput(content, mech), room.leftArm + room.rightArm + room.legs);
  return { room, sum };
}

export function partOfTile({ tiles }: SeenMech, tile: string): Part {
  if (tiles.chassis === tile) return 'chassis';
  if (tiles.leftArm === tile) return 'leftArm';
  return tiles.rightArm === tile ? 'rightArm' : 'legs';
}

/** DN-CARD-06, DN-RULING-14: what the card's requirement is compared with. */
export function powerFor({ state, content }: Seen, mech: SeenMech, card: CompiledCard): number {
  const part = partOfTile(mech, card.tile);
  if (part !== 'chassis') return ofLimb(mech.power, part);
  const { chassisRequirement } = state.options.houseRules;
  return chassisRequirement === 'none' ? card.requirement : powerOutput(content, mech);
}

export function guardOf({ modifiers }: SeenMech): number {
  let sum = 0;
  for (const one of modifiers) if (one.kind === 'guard') sum += one.amount;
  return sum;
}

export function damagedParts({ damage }: SeenMech): Part[] {
  return parts.filter((part) => damage[part] > 0);
}

/** Whether there is a card to draw, from the deck or after a reshuffle. */
export function canDraw({ deck, discard }: SeenMech): boolean {
  return (typeof deck === 'number' ? deck : deck.length) > 0 || discard.length > 0;
}

export function handSize({ hand }: SeenMech): number {
  return typeof hand === 'number' ? hand : hand.length;
}

/** Limbs with room for Power. */
export function openLimbs({ content }: Seen, mech: SeenMech): Limb[] {
  return limbs.filter((limb) => openSpaces(content, mech, limb) > 0);
}

/** Where a cube of Power can be moved from and to (DN-CHAS-03, DN-RULING-16). */
export function transfers(position: Seen, mech: SeenMech): { from: Limb; to: Limb }[] {
  const open = openLimbs(position, mech);
  const pairs: { from: Limb; to: Limb }[] = [];
  for (const from of limbs) {
    if (ofLimb(mech.power, from) === 0) continue;
    for (const to of open) if (to !== from) pairs.push({ from, to });
  }
  return pairs;
}

export function isTransfer({ content }: Seen, mech: SeenMech, from: Limb, to: Limb): boolean {
  return to !== from && ofLimb(mech.power, from) > 0 && openSpaces(content, mech, to) > 0;
}

export function canTransfer({ content }: Seen, mech: SeenMech): boolean {
  for (const to of limbs) {
    if (openSpaces(content, mech, to) === 0) continue;
    for (const from of limbs) if (from !== to && ofLimb(mech.power, from) > 0) return true;
  }
  return false;
}
