import type { Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import type { Limb, Part } from '../content/terms.js';
import type { TokyoTable } from '../play.js';
import { type Mech, mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { changeAll } from './agenda.js';
import { chassisSpaces, undamagedSpaces } from './mechs.js';
import { returnTokens } from './tokens.js';
import { advanceDestruction } from './tracks.js';

/** Armor tokens, then token by token, with overflow and Critical Failure. */
export function damageMech(table: TokyoTable, seat: Seat, part: Part, amount: number): void {
  const { state } = table;
  const mech = mechOf(state, seat);
  const absorbed = Math.min(mech.armorTokens, amount);
  if (absorbed > 0) {
    mech.armorTokens -= absorbed;
    returnTokens(state, 'armor', absorbed);
    table.emit({ type: 'armorTokenUsed', seat, count: absorbed });
  }
  const left = amount - absorbed;
  const onLimb = part === 'chassis' ? 0 : damageLimb(table, seat, part, left);
  if (left > onLimb) damageChassis(table, seat, left - onLimb);
}

/** DN-LIMB-02, -03: the damaged spaces at the right end expel Power. Tells how much there was room for. */
function damageLimb(table: TokyoTable, seat: Seat, limb: Limb, most: number): number {
  const mech = mechOf(table.state, seat);
  const amount = Math.min(undamagedSpaces(table.content, mech, limb), most);
  if (amount === 0) return 0;
  mech.damage[limb] += amount;
  table.emit({ type: 'mechDamaged', seat, part: limb, amount });
  const expelled = mech.power[limb] - undamagedSpaces(table.content, mech, limb);
  if (expelled > 0) {
    mech.power[limb] -= expelled;
    table.emit({ type: 'powerExpelled', seat, part: limb, amount: expelled });
  }
  return amount;
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

/** DN-CRIT-02: the Mech is lost for this phase, and what it was about to do. */
function criticalFailure(table: TokyoTable, seat: Seat): void {
  const { state } = table;
  table.emitCopy({ type: 'criticalFailure', seat, cards: mechOf(state, seat).hand.slice() });
  showHand(table, seat);
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

/** Cards that were hidden go face up to the discard without their owner's doing. */
export function showHand(table: TokyoTable, seat: Seat): void {
  const { openHands } = table.state.options.houseRules;
  if (!openHands && mechOf(table.state, seat).hand.length > 0) table.reveal();
}

/** What Critical Failure and Emergency Evac share: no hand, no Power, no Damage, lying in HQ. */
export function wreck({ state, content, notes }: TokyoTable, seat: Seat): void {
  const mech = mechOf(state, seat);
  for (const card of mech.hand) addTo(mech.discard, card);
  mech.hand = [];
  notes.reacts[seat] = undefined;
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
  table.next({ type: 'hitMech', mech, amount, part, from, stage });
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
