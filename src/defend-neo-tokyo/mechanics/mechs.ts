import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import type { CompiledCard, Content } from '../content/compile.js';
import type { Limb, Part } from '../content/schema.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { type Mech, mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { changeAll, push } from './agenda.js';
import { returnTokens } from './tokens.js';
import { advanceDestruction } from './tracks.js';

/** Spaces of the Power Track of a limb. */
export function trackLength(content: Content, { tiles }: Mech, limb: Limb): number {
  return content.trackLengths.get(tiles[limb]) ?? 0;
}

/** Spaces that hold neither Damage nor Power. */
export function openSpaces(content: Content, mech: Mech, limb: Limb): number {
  return trackLength(content, mech, limb) - mech.damage[limb] - mech.power[limb];
}

function undamagedSpaces(content: Content, mech: Mech, limb: Limb): number {
  return trackLength(content, mech, limb) - mech.damage[limb];
}

/** Spaces of the Chassis before the Critical Failure space. */
export function chassisSpaces(content: Content, { tiles }: Mech): number {
  const areas = content.chassis.get(tiles.chassis)?.areas ?? [];
  return areas.reduce((sum, { spaces }) => sum + spaces, 0);
}

/** DN-CHAS-02: the area of the leftmost Damage token, or the rightmost area. */
export function powerOutput(content: Content, { tiles, damage }: Mech): number {
  const areas = content.chassis.get(tiles.chassis)?.areas ?? [];
  let end = 0;
  for (const { spaces, power } of areas) {
    end += spaces;
    if (damage.chassis <= end) return power;
  }
  return 0;
}

/** How much Power each limb can hold, and how much Planning assigns (DN-PLAN-03, -04, DN-RULING-53). */
export function powerBudget(content: Content, mech: Mech) {
  const room = {
    leftArm: undamagedSpaces(content, mech, 'leftArm'),
    rightArm: undamagedSpaces(content, mech, 'rightArm'),
    legs: undamagedSpaces(content, mech, 'legs'),
  };
  const sum = Math.min(powerOutput(content, mech), room.leftArm + room.rightArm + room.legs);
  return { room, sum };
}

export function partOfTile({ tiles }: Mech, tile: string): Part {
  if (tiles.chassis === tile) return 'chassis';
  if (tiles.leftArm === tile) return 'leftArm';
  return tiles.rightArm === tile ? 'rightArm' : 'legs';
}

/** DN-CARD-06, DN-RULING-14: what the card's requirement is compared with. */
export function powerFor(
  { state, content }: TokyoPosition,
  mech: Mech,
  card: CompiledCard,
): number {
  const part = partOfTile(mech, card.tile);
  if (part !== 'chassis') return mech.power[part];
  const { chassisRequirement } = state.options.houseRules;
  return chassisRequirement === 'none' ? card.requirement : powerOutput(content, mech);
}

export function layDown(mech: Mech): void {
  mech.lying = true;
}

export function standUp(table: TokyoTable, seat: Seat): void {
  const mech = mechOf(table.state, seat);
  if (!mech.lying) return;
  mech.lying = false;
  table.emit({ type: 'mechStoodUp', seat });
}

export function guardOf({ modifiers }: Mech): number {
  let sum = 0;
  for (const one of modifiers) if (one.kind === 'guard') sum += one.n;
  return sum;
}

/** Armor tokens, then token by token, with overflow and Critical Failure. */
export function damageMech(table: TokyoTable, seat: Seat, part: Part, amount: number): void {
  const { state, content } = table;
  const mech = mechOf(state, seat);
  const absorbed = Math.min(mech.armorTokens, amount);
  if (absorbed > 0) {
    mech.armorTokens -= absorbed;
    returnTokens(state, 'armor', absorbed);
    table.emit({ type: 'armorTokenUsed', seat, amount: absorbed });
  }
  const left = amount - absorbed;
  const room = part === 'chassis' ? 0 : undamagedSpaces(content, mech, part);
  const onLimb = Math.min(room, left);
  if (part !== 'chassis' && onLimb > 0) damageLimb(table, seat, part, onLimb);
  if (left > onLimb) damageChassis(table, seat, left - onLimb);
}

/** DN-LIMB-02, -03: the damaged spaces at the right end expel Power. */
function damageLimb(table: TokyoTable, seat: Seat, limb: Limb, amount: number): void {
  const mech = mechOf(table.state, seat);
  mech.damage[limb] += amount;
  table.emit({ type: 'mechDamaged', seat, part: limb, amount });
  const expelled = mech.power[limb] - undamagedSpaces(table.content, mech, limb);
  if (expelled <= 0) return;
  mech.power[limb] -= expelled;
  table.emit({ type: 'powerExpelled', seat, part: limb, amount: expelled });
}

/** DN-CRIT-01: the token after the last space is on the Critical Failure space; the rest is lost. */
function damageChassis(table: TokyoTable, seat: Seat, amount: number): void {
  const mech = mechOf(table.state, seat);
  const room = chassisSpaces(table.content, mech) - mech.damage.chassis;
  const placed = Math.min(room, amount);
  if (placed > 0) {
    mech.damage.chassis += placed;
    table.emit({ type: 'mechDamaged', seat, part: 'chassis', amount: placed });
  }
  if (amount > room) criticalFailure(table, seat);
}

/** DN-CRIT-02. */
function criticalFailure(table: TokyoTable, seat: Seat): void {
  const { state } = table;
  table.emit({ type: 'criticalFailure', seat, cards: mechOf(state, seat).hand.slice() });
  wreck(table, seat);
  const wrecked = <S extends StepOf<'effects' | 'each'>>(step: S): S => {
    const { source } = step.frame;
    const isOwn = 'mech' in source && source.mech === seat;
    return isOwn ? { ...step, frame: { ...step.frame, wrecked: true } } : step;
  };
  changeAll(state, 'effects', wrecked);
  changeAll(state, 'each', wrecked);
  changeAll(state, 'afterAction', (step) => {
    return step.seat === seat ? { ...step, extra: false } : step;
  });
  advanceDestruction(table, 'criticalFailure');
}

/** What Critical Failure and Emergency Evac share: no hand, no Power, no Damage, lying in HQ. */
export function wreck({ state, content }: TokyoTable, seat: Seat): void {
  const mech = mechOf(state, seat);
  for (const card of mech.hand) addTo(mech.discard, card);
  mech.hand = [];
  mech.power = { leftArm: 0, rightArm: 0, legs: 0 };
  mech.damage = { chassis: 0, leftArm: 0, rightArm: 0, legs: 0 };
  mech.space = content.hq;
  layDown(mech);
}

/** A pending blow on a Mech. */
export function hitMech(
  table: TokyoTable,
  mech: Seat,
  amount: number,
  part: Part | 'random',
  from: string | null,
): void {
  const stage = part === 'random' ? 'roll' : 'rolled';
  push(table, { type: 'hitMech', mech, amount, part, from, stage });
}
