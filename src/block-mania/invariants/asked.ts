import { clockwise } from '../../kit/seats.js';
import { effectOf } from '../content/compile.js';
import { cardAims } from '../effects/aims.js';
import { justiceAims, justiceOf } from '../effects/justice.js';
import { isTimeFor, maniaOf } from '../effects/mania.js';
import { activeOf, activeSquare } from '../mechanics/activation.js';
import { type Aim, cannotTarget, type Gun, missileMode } from '../mechanics/aiming.js';
import {
  controllerOf,
  isContested,
  isLocked,
  isOnBoard,
  itemOf,
  standsIn,
} from '../mechanics/blockers.js';
import { isNextTo, squareAt } from '../mechanics/board.js';
import { fightIn } from '../mechanics/fights.js';
import { fireMarkersOf, refusesWings } from '../mechanics/items.js';
import { canPlaceKlegg } from '../mechanics/kleggs.js';
import { insideAt, standingAt } from '../mechanics/occupancy.js';
import { cannotTakeElevator, liftFrom, ridden, stopperAt } from '../mechanics/shafts.js';
import { cannotDraw } from '../mechanics/shops.js';
import { cannotPay } from '../mechanics/travel.js';
import type { ManiaPosition } from '../play.js';
import { blockerOf, handOf, type State, squareOf } from '../state/state.js';
import {
  type Announcement,
  type CardStep,
  type Fight,
  type Shot,
  type Step,
  type StepOf,
  sides,
} from '../state/steps.js';
import { unless } from './unless.js';

/** What single steps say fits the board, and the step below them. */
export function asked(position: ManiaPosition): string[] {
  const { agenda } = position.state;
  return agenda.flatMap((step, i) => {
    // Nothing lies under the first, which asks for nothing.
    const isFine = fits(position, step, agenda[i - 1] as Step);
    return unless([isFine, `${step.type} asks for what cannot be`]);
  });
}

function fits(position: ManiaPosition, step: Step, below: Step): boolean {
  const { state } = position;
  switch (step.type) {
    case 'klegg':
      return state.kleggController === state.phasing && canPlaceKlegg(position, state.phasing);
    case 'justiceTarget':
      return isJustice(position, step.card);
    case 'cardTarget':
      return isPlayed(position, step, below as CardStep);
    case 'stop':
      return isRide(position, step);
    case 'announced':
      return isAnnounced(position, step.what);
    case 'hazardWindow': {
      const { trail, covered } = activeOf(state);
      return covered < trail.length && isRound(state, step.seats, state.phasing, 'others');
    }
    case 'phaseWindow':
      return isRound(state, step.seats, state.phasing, 'all');
    case 'attackWindow': {
      const { seats, attack } = step;
      const isReady =
        attack.kind === 'assault'
          ? isFight(position, attack, 'cards')
          : isShot(position, attack, below, 'cards');
      return isReady && isRound(state, seats, attack.seat, 'all');
    }
    case 'target':
      return isGun(position, step, state.phasing);
    case 'markers':
      return isShot(position, step.shot, below, 'markers');
    case 'hero':
      return isFight(position, step.fight, 'hero');
    case 'flames':
      return isFight(position, step.fight, 'flames');
    default:
      return true;
  }
}

/** A window asks everybody with cards in turn order; its first seat may have played its last one. */
function isRound(
  state: State,
  seats: readonly number[],
  start: number,
  whom: 'all' | 'others',
): boolean {
  const [first = 0] = seats;
  const round = clockwise(start, state.players);
  const due = round.slice(round.indexOf(first)).filter((seat) => {
    if (whom === 'others' && seat === start) return false;
    return seat === first || handOf(state, seat).length > 0;
  });
  return seats.join() === due.join();
}

function isJustice(position: ManiaPosition, card: string): boolean {
  const { stage, cards } = position.state;
  if (stage !== 'endgame' || !cards.discard.includes(card)) return false;
  return justiceAims(position, justiceOf(position, card).effect).length > 0;
}

/** Cards that are aimed at nothing. */
const unaimed: readonly string[] = ['rollCommand', 'freeDeploy', 'gainMP', 'klegg', 'cancelAttack'];

/** The card was played by whoever is asked below it, at its time, and there is something to aim it at. */
function isPlayed(
  position: ManiaPosition,
  { seat, card }: StepOf<'cardTarget'>,
  below: CardStep,
): boolean {
  const { stage, phasing, cards } = position.state;
  if (stage !== 'main') return false;
  const side = maniaOf(position, card);
  const { kind } = side.effect;
  const asked = 'seats' in below ? below.seats[0] : 'seat' in below ? below.seat : phasing;
  const isAssault = below.type === 'attackWindow' && below.attack.kind === 'assault';
  if (seat !== asked || !cards.discard.includes(card) || !isTimeFor(side, below)) return false;
  if (unaimed.includes(kind) || (kind === 'modAttack' && !isAssault)) return false;
  return cardAims(position, seat, side.effect).length > 0;
}

/** An enemy of the rider is on the way, which could go on to the end of the ride. */
function isRide(position: ManiaPosition, { seat, space, to }: StepOf<'stop'>): boolean {
  const lift = liftFrom(position);
  const square = squareAt(position, to);
  if (cannotTakeElevator(position, lift, square.l) !== undefined) return false;
  const path = ridden(position, lift.start.from, square);
  const isPassed = path.slice(1, -1).some(({ id }) => id === space);
  return isPassed && path.at(-1) === square && stopperAt(position, space) === seat;
}

/** What the active blocker has announced it can do, and pay for. */
function isAnnounced(position: ManiaPosition, what: Announcement): boolean {
  const { state, content } = position;
  const { blocker, ended, flown } = activeOf(state);
  const { items, deployedHeavy } = blockerOf(state, blocker);
  const { passCost, layCost, switchCost, heavyCost } = content.constants;
  const canPay = (cost: number) => !ended && !flown && cannotPay(state, cost) === undefined;
  switch (what.action) {
    case 'end':
      return true;
    case 'draw':
      return cannotDraw(position, blocker, 'active') === undefined;
    case 'receive':
      return canPay(passCost) && isPassed(position, what.from, blocker, what.item);
    case 'lay':
      // The charge may have gone off in the window.
      return canPay(layCost) && effectOf(content.item.get(what.item), 'demo') !== undefined;
    case 'switch':
      return canPay(switchCost) && standsIn(position, blocker, 'powerHouse');
    case 'deployHeavy': {
      const isFolded = items.includes(what.item) && !deployedHeavy.includes(what.item);
      return canPay(heavyCost) && isFolded && itemOf(position, what.item).heavy;
    }
  }
}

function isPassed(position: ManiaPosition, from: string, to: string, item: string): boolean {
  const { state } = position;
  if (!isOnBoard(state, from) || !blockerOf(state, from).items.includes(item)) return false;
  if (!isNextTo(activeSquare(position), squareOf(state, from))) return false;
  const isOwn = controllerOf(position, from) === state.phasing;
  const isBusy = isLocked(position, from) || isLocked(position, to);
  return isOwn && !isBusy && !refusesWings(position, to, item);
}

/** Who shoots may, with a weapon at hand. */
function isGun(position: ManiaPosition, gun: Gun, seat: number): boolean {
  const { blocker, item, mode } = gun;
  const { items, deployedHeavy, flipped } = blockerOf(position.state, blocker);
  if (!items.includes(item) || flipped || isLocked(position, blocker)) return false;
  const weapon = itemOf(position, item);
  if ((weapon.range ?? 0) < 1) return false;
  if (weapon.heavy && !deployedHeavy.includes(item)) return false;
  const isMissile = effectOf(weapon, 'missile') !== undefined;
  const isMode = isMissile ? missileMode(position, gun) !== undefined : mode === null;
  return isMode && controllerOf(position, blocker) === seat;
}

/** A declared shot, before its fire markers are chosen or while cards are played. */
function isShot(
  position: ManiaPosition,
  shot: Shot,
  below: Step,
  asks: 'markers' | 'cards',
): boolean {
  const { state } = position;
  const { kind, seat, item, markers, space, outside, aim } = shot;
  const isDefence = kind === 'defensiveFire';
  const asked = below.type === 'defensiveFire' ? below.seat : state.phasing;
  if (below.type !== kind || seat !== asked || !isGun(position, shot, seat)) return false;
  const isFire = effectOf(itemOf(position, item), 'fireWeapon')?.modes.includes(kind);
  if (asks === 'markers' && !isFire) return false;
  const counts = asks === 'cards' && isFire ? fireMarkersOf(position, item) : [0];
  if (!counts.includes(markers)) return false;
  return isDefence ? isDefended(position, shot) : isTarget(position, shot, { space, outside, aim });
}

function isTarget(position: ManiaPosition, gun: Gun, aim: Aim): boolean {
  return cannotTarget(position, gun, aim) === undefined;
}

/** Defensive fire goes at a blocker of the phasing player, from one of the own (BM-DF-01, -02). */
function isDefended(position: ManiaPosition, { blocker, space, outside, aim }: Shot): boolean {
  const { state } = position;
  const isThere = standingAt(position, { space, outside }).some((id) => {
    return controllerOf(position, id) === state.phasing;
  });
  const from = squareAt(position, squareOf(state, blocker));
  const isNear = from.id === space || from.around.includes(space);
  return isThere && isNear && aim === 'counter';
}

/** The fight as it was declared, with the answers so far. */
function isFight(
  position: ManiaPosition,
  fight: Fight,
  asks: 'hero' | 'flames' | 'cards',
): boolean {
  const { state } = position;
  const { space, heroes, weapons, flames, seat } = fight;
  if (seat !== state.phasing || !state.combat.foughtSquares.includes(space)) return false;
  if (!isContested(position, space) || !hasOwn(position, space)) return false;
  const due = fightIn(position, seat, space, 'standing');
  const isLeft = (left: readonly unknown[], all: readonly unknown[]) => {
    return JSON.stringify(left) === JSON.stringify(all.slice(all.length - left.length));
  };
  if (!isLeft(heroes, due.heroes) || !isLeft(weapons, due.weapons)) return false;
  if (asks === 'hero' ? heroes.length === 0 : heroes.length > 0) return false;
  if (asks === 'flames' ? weapons.length === 0 : asks === 'cards' && weapons.length > 0)
    return false;
  const answered = due.heroes.slice(0, due.heroes.length - heroes.length);
  const isSide = sides.every((side) => {
    const [fighter, ...rest] = fight[side];
    const joined = answered.some((one) => one.side === side && one.hero === rest[0]);
    return fighter === due[side][0] && (rest.length === 0 || joined);
  });
  const used = due.weapons.slice(0, due.weapons.length - weapons.length);
  const isUsed =
    used.length === flames.length &&
    used.every(({ side, item }, i) => {
      const flame = flames[i] as Fight['flames'][number];
      const counts = [0, ...fireMarkersOf(position, item)];
      return flame.side === side && flame.item === item && counts.includes(flame.count);
    });
  return isSide && isUsed;
}

/** Whether a blocker of the phasing player is inside. */
function hasOwn(position: ManiaPosition, space: string): boolean {
  const { phasing } = position.state;
  return insideAt(position, space).some((id) => controllerOf(position, id) === phasing);
}
