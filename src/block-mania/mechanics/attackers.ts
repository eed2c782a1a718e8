import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { effectOf } from '../content/compile.js';
import type { Square } from '../content/squares.js';
import { blockerName, itemName } from '../describe/names.js';
import { refuse, type Seen } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf } from '../state/state.js';
import { controllerOf, isLocked, isOnBoard, itemOf, kindOf, ownerOf } from './blockers.js';
import { kleggMustCharge } from './fights.js';
import { squaresTaken } from './occupancy.js';

/** Who may make an attack in the combat phase: BM-COMBAT-01, -03, -04, -08, BM-FUT-02. */
export function cannotAttack(
  position: Seen,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  return (
    cannotControl(position, seat, blocker) ??
    cannotActFlipped(position, blocker) ??
    cannotActUnled(position, blocker)
  );
}

/** Blockers that could attack, in id order. */
export function attackersOf(position: Seen, seat: Seat): string[] {
  const found: string[] = [];
  for (const blocker of position.state.standing) {
    if (couldAttack(position, seat, blocker)) found.push(blocker);
  }
  return found;
}

/** Those of them who stand in squares of a kind. */
export function attackersIn(
  position: Seen,
  seat: Seat,
  isThere: (square: Square) => boolean,
): string[] {
  const { state } = position;
  const squares = squaresTaken(position);
  const found: string[] = [];
  for (let i = 0; i < squares.length; i++) {
    if (!isThere(squares[i] as Square)) continue;
    const blocker = state.standing[i] as string;
    if (couldAttack(position, seat, blocker)) found.push(blocker);
  }
  return found;
}

function couldAttack(position: Seen, seat: Seat, blocker: string): boolean {
  return !blockerOf(position.state, blocker).flipped && controllerOf(position, blocker) === seat;
}

export function cannotControl(
  position: Seen,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  if (!isOnBoard(position.state, blocker)) {
    return refuse('BM-TURN-05', () => `${blockerName(position, blocker)} is not on the board`);
  }
  if (controllerOf(position, blocker) === seat) return undefined;
  return refuse('BM-COMBAT-04', () => `${blockerName(position, blocker)} is not yours`);
}

export function cannotActFlipped(position: Seen, blocker: string): Refusal<RuleId> | undefined {
  if (!blockerOf(position.state, blocker).flipped) return undefined;
  return refuse('BM-COMBAT-03', () => `${blockerName(position, blocker)} is flipped`);
}

/** A futsy attacks only in the turn of its activation. */
export function cannotActUnled(position: Seen, blocker: string): Refusal<RuleId> | undefined {
  const { state } = position;
  if (kindOf(position, blocker) !== 'futsy') return undefined;
  if (blockerOf(state, blocker).activatedTurn === state.turn) return undefined;
  return refuse('BM-FUT-02', () => {
    return `${blockerName(position, blocker)} has not been activated this turn`;
  });
}

export function cannotBreakOff(position: Seen, blocker: string): Refusal<RuleId> | undefined {
  if (!isLocked(position, blocker)) return undefined;
  return refuse('BM-COMBAT-08', () => `${blockerName(position, blocker)} is locked in combat`);
}

/** What a shooter must be able to do before any weapon is looked at. */
export function cannotShoot(
  position: Seen,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  const cannot = cannotAttack(position, seat, blocker) ?? cannotBreakOff(position, blocker);
  if (cannot !== undefined) return cannot;
  if (!kleggMustCharge(position, blocker)) return undefined;
  return refuse('BM-KLEGG-05', () => {
    return `${blockerName(position, blocker)} can close assault and must`;
  });
}

export function cannotUse(
  position: Seen,
  blocker: string,
  item: string,
): Refusal<RuleId> | undefined {
  const { items, deployedHeavy } = blockerOf(position.state, blocker);
  if (!items.includes(item)) {
    return refuse('BM-TURN-05', () => {
      return `${blockerName(position, blocker)} does not carry ${itemName(position, item)}`;
    });
  }
  if (!itemOf(position, item).heavy || deployedHeavy.includes(item)) return undefined;
  return refuse('BM-HEAVY-02', () => `${itemName(position, item)} is folded`);
}

/** Whether a weapon that it carries is ready to shoot or to drill, whatever there is to aim at. */
export function canShootWith(position: Seen, blocker: string, item: string): boolean {
  const weapon = itemOf(position, item);
  const isGun = (weapon.range ?? 0) >= 1 || effectOf(weapon, 'drill') !== undefined;
  return isGun && cannotUse(position, blocker, item) === undefined;
}

/** What is done in the combat phase besides attacks. */
export type Mischief = 'loot' | 'arson' | 'scrawl' | 'fightFire';

/** Who may do mischief, or good, at all. */
export function cannotDo(
  position: Seen,
  seat: Seat,
  blocker: string,
  deed: Mischief,
): Refusal<RuleId> | undefined {
  const foreign = cannotControl(position, seat, blocker);
  if (foreign !== undefined) return foreign;
  const kind = kindOf(position, blocker);
  if (kind === 'klegg') return refuse('BM-KLEGG-04', () => 'kleggs do nothing but fight');
  if (kind === 'superhero' && (deed === 'loot' || deed === 'arson')) {
    return refuse('BM-HERO-06', () => 'superheroes keep their hands clean');
  }
  if (kind === 'fatty' && deed === 'fightFire') {
    return refuse('BM-FAT-03', () => 'fatties do not fight fires');
  }
  return (
    cannotActFlipped(position, blocker) ??
    cannotActUnled(position, blocker) ??
    cannotBreakOff(position, blocker)
  );
}

/** Who may fire defensively at all (BM-DF-01, -08). */
export function cannotDefend(
  position: Seen,
  seat: Seat,
  blocker: string,
): Refusal<RuleId> | undefined {
  const { state } = position;
  if (!isOnBoard(state, blocker) || ownerOf(position, blocker) !== seat) {
    return refuse('BM-TURN-05', () => {
      return `${blockerName(position, blocker)} is not a counter of yours on the board`;
    });
  }
  const kind = kindOf(position, blocker);
  if (kind === 'klegg') return refuse('BM-KLEGG-04', () => 'kleggs do not fire defensively');
  if (kind === 'futsy') return refuse('BM-FUT-02', () => 'futsies do not fire defensively');
  if (blockerOf(state, blocker).flipped) {
    return refuse('BM-DF-08', () => `${blockerName(position, blocker)} is flipped`);
  }
  if (!isLocked(position, blocker)) return undefined;
  return refuse('BM-RULING-100', () => `${blockerName(position, blocker)} is locked in combat`);
}

/** Why a weapon is no use in defensive fire (BM-DF-04). */
export function cannotDefendWith(
  position: Seen,
  blocker: string,
  item: string,
): Refusal<RuleId> | undefined {
  const weapon = itemOf(position, item);
  if (weapon.heavy) {
    const { state } = position;
    const isSetUp = blockerOf(state, blocker).deployedHeavy.includes(item);
    const isReady = isSetUp && effectOf(weapon, 'aimSquare');
    if (!state.options.heavyDefensiveFire || !isReady) {
      return refuse('BM-RULING-33', () => `${itemName(position, item)} is a heavy weapon`);
    }
  }
  if (weapon.range !== null && weapon.range >= 1) return undefined;
  return refuse('BM-DF-04', () => `${itemName(position, item)} does not shoot`);
}
