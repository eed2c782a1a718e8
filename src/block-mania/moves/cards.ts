import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { addTo, removeFrom } from '../../kernel/sets.js';
import {
  allAt,
  controllerOf,
  enter,
  flip,
  isLocked,
  kindOf,
  ownerOf,
  placeOf,
  relocate,
} from '../blockers.js';
import { boardOf, cityOf, findSquare, isSound, planOf, squareAt } from '../board.js';
import { d6 } from '../content/compile.js';
import { type ManiaEffect, type ManiaSide, vias } from '../content/schema.js';
import { cargoOf, hitLink, rollCargo, attack as strike } from '../damage.js';
import { canDeploy, deploy } from '../deploy.js';
import { canHaltIn, type Hazard, hazardTargets, isTooLate, strikes } from '../hazards.js';
import { drawItems } from '../items.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import {
  blockerOf,
  changeActive,
  changeBlocker,
  changeSquare,
  id,
  type Step,
  type StepOf,
  sides,
  squareId,
  squareState,
} from '../state.js';
import { askAttackWindow } from '../windows.js';

const subPhases = ['shoot', 'assault', 'loot', 'arson', 'scrawl', 'fightFire'] as const;
const cardSteps = [
  'command',
  'active',
  'hazardWindow',
  'phaseWindow',
  'attackWindow',
  'defensiveFire',
  ...subPhases,
] as const;
type CardStep = StepOf<(typeof cardSteps)[number]>;

/** BM-MANIA-01 to -12: the card first, its target second. */
export const playCard = defineMove({
  type: 'playCard',
  at: cardSteps,
  params: { card: id },
  options({ state }, seat) {
    if (state.stage !== 'main') return [];
    return (state.cards.hands[seat] ?? []).map((card) => ({ type: 'playCard', seat, card }));
  },
  forbid(position, { seat, card }, step) {
    const { state, content } = position;
    if (state.stage === 'endgame') {
      return refuse('BM-MANIA-01', () => 'in the endgame only justice sides count');
    }
    if (!state.cards.hands[seat]?.includes(card)) {
      return refuse('BM-TURN-05', () => `${card} is not in your hand`);
    }
    const side = content.mania.get(card) as ManiaSide;
    if (side.type === 'command') return cannotCommand(position, seat, side, step);
    if (side.type === 'hazard') return cannotEndanger(position, seat, side, step);
    return cannotModify(position, seat, side, step);
  },
  perform(table, { seat, card }, step) {
    const { state, content } = table;
    const { id: side, effect } = content.mania.get(card) as ManiaSide;
    removeFrom(state.cards.hands[seat] as string[], card);
    addTo(state.cards.discard, card);
    table.reveal();
    table.emit({ type: 'cardPlayed', seat, card, side });
    carryOut(table, seat, card, effect, step);
  },
});

function cannotCommand(
  position: ManiaPosition,
  seat: Seat,
  { name, effect }: ManiaSide,
  step: Step,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const isTime = step.type === 'command' || step.type === 'active';
  if (seat !== state.phasing || !isTime) {
    return refuse('BM-MANIA-04', () => `${name} is for the own command phase`);
  }
  if (step.type === 'active' && state.active?.ended) {
    return refuse('BM-MOVE-10', () => 'an enemy stands in the square it entered');
  }
  if (hasEffect(position, seat, effect, step)) return undefined;
  return refuse('BM-MANIA-12', () => `${name} would do nothing`);
}

function hasEffect(position: ManiaPosition, seat: Seat, effect: ManiaEffect, step: Step): boolean {
  const { state } = position;
  switch (effect.kind) {
    case 'rollCommand':
      return true;
    case 'freeDeploy':
      return canDeploy(position, seat);
    case 'gainMP': {
      const { active } = state;
      if (step.type !== 'active' || active === null || active.flown || active.ended) return false;
      const { drewThisPhase } = blockerOf(state, active.blocker);
      return !drewThisPhase && ownerOf(position, active.blocker) === seat;
    }
    case 'klegg':
      return kleggSquares(position, seat).length > 0 || kleggsInPlay(position).length > 0;
    case 'placeCar':
      return carSquares(position).length > 0;
    case 'drawFor':
    case 'unflip':
      return ownTargets(position, seat, effect).length > 0;
    default:
      return false;
  }
}

function cannotEndanger(
  position: ManiaPosition,
  seat: Seat,
  { name, effect }: ManiaSide,
  step: Step,
): Refusal<RuleId> | undefined {
  const isMoving = step.type === 'hazardWindow';
  const isTime = isMoving || step.type === 'command' || step.type === 'phaseWindow';
  const hazard = effect as Hazard;
  if (isTime && hazardTargets(position, seat, hazard).length > 0) return undefined;
  if (isMoving && isTooLate(position, hazard)) {
    return refuse('BM-MANIA-07', () => `it is too late for ${name}`);
  }
  return refuse('BM-MANIA-06', () => `no opposing blocker is where ${name} strikes`);
}

function cannotModify(
  position: ManiaPosition,
  seat: Seat,
  { name, effect }: ManiaSide,
  step: Step,
): Refusal<RuleId> | undefined {
  if (effect.kind === 'modAttack' || effect.kind === 'cancelAttack') {
    if (step.type === 'attackWindow' && effect.kinds.includes(step.attack.kind)) return undefined;
    return refuse('BM-MANIA-10', () => `${name} is for ${effect.kinds.join(' or ')} attacks`);
  }
  const isOwn = step.type === 'defensiveFire' || subPhases.some((type) => type === step.type);
  if (step.type !== 'phaseWindow' && !isOwn) {
    return refuse('BM-MANIA-10', () => `${name} is for defensive fire and combat`);
  }
  if (ownTargets(position, seat, effect).length > 0) return undefined;
  return refuse('BM-MANIA-12', () => `${name} would do nothing`);
}

/** Own blockers that a card can help. */
function ownTargets(position: ManiaPosition, seat: Seat, effect: ManiaEffect): string[] {
  const { state } = position;
  return state.standing.filter((blocker) => {
    if (ownerOf(position, blocker) !== seat) return false;
    if (effect.kind === 'unflip') return blockerOf(state, blocker).flipped;
    return kindOf(position, blocker) !== 'superhero' && !isLocked(position, blocker);
  });
}

function carSquares(position: ManiaPosition): string[] {
  const { state } = position;
  const { plans } = cityOf(position);
  let cars = 0;
  for (const { station } of plans) cars += squareState(state, station).car;
  if (cars >= state.players) return [];
  return plans
    .map(({ station }) => station)
    .filter((sq) => isSound(state, squareAt(position, sq)) && squareState(state, sq).car === 0);
}

export function kleggsInPlay(position: ManiaPosition): string[] {
  return position.state.standing.filter((blocker) => kindOf(position, blocker) === 'klegg');
}

export function kleggLimit({ state, content }: ManiaPosition): number {
  return state.players > 2 ? content.kleggs.all.length : content.kleggs.base.length;
}

function kleggInSupply({ state, content }: ManiaPosition): string | undefined {
  return content.kleggs.all.find((klegg) => state.blockers[klegg]?.where === 'supply');
}

/** BM-KLEGG-01, -02: where this seat may place a klegg. */
function kleggSquares(position: ManiaPosition, seat: Seat): string[] {
  const { state } = position;
  const isFull = kleggsInPlay(position).length >= kleggLimit(position);
  if (isFull || kleggInSupply(position) === undefined || boardOf(state, seat).fallen) return [];
  return planOf(position, seat).blockSquares.filter((sq) => {
    return isSound(state, squareAt(position, sq)) && allAt(state, sq).length === 0;
  });
}

function carryOut(
  table: ManiaTable,
  seat: Seat,
  card: string,
  effect: ManiaEffect,
  step: CardStep,
) {
  const { state } = table;
  if (effect.kind === 'cancelAttack') return cancel(table, seat, step);
  if (effect.kind === 'modAttack') return modify(table, seat, card, effect.amount, step);
  table.next(step);
  switch (effect.kind) {
    case 'rollCommand': {
      const dice = Array.from({ length: effect.dice }, () => table.roll('card.commandRoll', d6));
      for (const die of dice) state.cp += die;
      return table.emit({ type: 'cpRolled', seat, dice, cp: state.cp });
    }
    case 'freeDeploy':
      return deploy(table, seat);
    case 'gainMP': {
      const { blocker, mp } = state.active as NonNullable<typeof state.active>;
      changeActive(state, { mp: mp + effect.amount });
      return table.emit({ type: 'moveGained', blocker, amount: effect.amount });
    }
    case 'klegg':
      return hireKleggs(table, seat);
    default:
      return table.next({ type: 'cardTarget', seat, card });
  }
}

/** BM-KLEGG-03: all kleggs now follow this seat, and each may be activated. */
function hireKleggs(table: ManiaTable, seat: Seat): void {
  const { state } = table;
  const canPlace = kleggSquares(table, seat).length > 0;
  state.kleggController = seat;
  state.kleggFree = kleggsInPlay(table).filter((klegg) => {
    return blockerOf(state, klegg).activatedTurn !== state.turnNo;
  });
  if (canPlace) table.next({ type: 'klegg' });
}

/** BM-RULING-94: the shooter is flipped, nothing else happens. */
function cancel(table: ManiaTable, seat: Seat, step: CardStep): void {
  if (step.type !== 'attackWindow' || step.attack.kind === 'assault') return;
  const { blocker } = step.attack;
  table.emit({ type: 'attackCancelled', seat, blocker });
  flip(table, blocker);
}

function modify(table: ManiaTable, seat: Seat, card: string, amount: number, step: CardStep): void {
  if (step.type !== 'attackWindow') return;
  const { attack, seats } = step;
  if (attack.kind === 'assault') {
    table.next({ type: 'cardTarget', seat, card }, step);
    return;
  }
  table.emit({ type: 'modifierSet', seat, amount, side: null });
  table.next({ type: 'attackWindow', seats, attack: { ...attack, mods: attack.mods + amount } });
}

const targetParams = {
  blocker: id.exactOptional(),
  sq: squareId.exactOptional(),
  via: z.enum(vias).exactOptional(),
  side: z.enum(sides).exactOptional(),
};

/** What a card is aimed at, in the form its effect asks for. */
type Aim = {
  blocker?: string;
  sq?: string;
  via?: (typeof vias)[number];
  side?: (typeof sides)[number];
};

export const cardTarget = defineMove({
  type: 'cardTarget',
  at: ['cardTarget'],
  params: targetParams,
  options(position, seat, { card }) {
    return aims(position, seat, card).map((aim) => ({ type: 'cardTarget', seat, ...aim }));
  },
  forbid(position, { seat, blocker, sq, via, side }, { card }) {
    const isListed = aims(position, seat, card).some((aim) => {
      const isSame = aim.blocker === blocker && aim.sq === sq;
      return isSame && aim.via === via && aim.side === side;
    });
    if (isListed) return undefined;
    const { name, effect } = position.content.mania.get(card) as ManiaSide;
    if (effect.kind === 'hazardHalt' || effect.kind === 'hazardAttack') {
      const { state } = position;
      const isThere = blocker !== undefined && state.standing.includes(blocker);
      if (isThere && controllerOf(position, blocker) === seat) {
        return refuse('BM-RULING-76', () => `${blocker} is your own`);
      }
      const isOnTrail =
        sq !== undefined &&
        via !== undefined &&
        state.active?.trail.some((entry) => entry.sq === sq && entry.via === via);
      if (isThere && isOnTrail && strikes(position, effect, { sq, via })) {
        if (!canHaltIn(position, blocker, sq)) {
          return refuse('BM-RULING-77', () => `${blocker} could not stand in ${sq}`);
        }
      }
    }
    return refuse('BM-TURN-05', () => `that is no target of ${name}`);
  },
  perform(table, { seat, ...aim }, { card }) {
    strikeTarget(table, seat, (table.content.mania.get(card) as ManiaSide).effect, aim);
  },
});

function aims(position: ManiaPosition, seat: Seat, card: string): Aim[] {
  const { effect } = position.content.mania.get(card) as ManiaSide;
  switch (effect.kind) {
    case 'hazardHalt':
    case 'hazardAttack':
      return hazardTargets(position, seat, effect);
    case 'placeCar':
      return carSquares(position).map((sq) => ({ sq }));
    case 'modAttack':
      return sides.map((side) => ({ side }));
    default:
      return ownTargets(position, seat, effect).map((blocker) => ({ blocker }));
  }
}

function strikeTarget(table: ManiaTable, seat: Seat, effect: ManiaEffect, aim: Aim): void {
  const { state } = table;
  const { blocker = '', sq = '', side = 'attacker' } = aim;
  switch (effect.kind) {
    case 'hazardHalt':
      return halt(table, seat, blocker, sq);
    case 'hazardAttack':
      return endanger(table, blocker, sq, effect);
    case 'placeCar':
      changeSquare(state, sq, { car: squareState(state, sq).car + 1 });
      return table.emit({ type: 'carPlaced', sq });
    case 'drawFor':
      return drawItems(table, blocker, effect.container, effect.count, 'equip.draw');
    case 'unflip': {
      const fired = effect.when === 'combat' && blockerOf(state, blocker).fired;
      changeBlocker(state, blocker, { flipped: false, fired });
      return table.emit({ type: 'flippedUp', blockers: [blocker] });
    }
    case 'modAttack':
      return favour(table, seat, effect.amount, side);
    default:
      return undefined;
  }
}

/** BM-MANIA-08: back into the named square, and the activation is over. */
function halt(table: ManiaTable, seat: Seat, blocker: string, sq: string): void {
  const { state } = table;
  const from = placeOf(state, blocker);
  table.emit({ type: 'hazardHalted', seat, blocker, sq });
  state.active = null;
  if (from?.sq === sq && !from.out) return;
  relocate(table, blocker, sq, false);
  table.emit({ type: 'blockerMoved', blocker, via: 'hazard', path: [sq], out: false, cost: 0 });
}

/** BM-MANIA-09. */
function endanger(table: ManiaTable, blocker: string, sq: string, hazard: Hazard): void {
  if (hazard.kind !== 'hazardAttack') return;
  const cargo = cargoOf(table, [blocker]);
  strike(table, blocker, sq, { damage: hazard.damage });
  rollCargo(table, cargo);
  if (hazard.collapseLink) hitLink(table, sq);
  table.next({ type: 'checkEnd' });
}

/** BM-MANIA-11: the window under the card gets a changed attack. */
function favour(table: ManiaTable, seat: Seat, amount: number, side: (typeof sides)[number]): void {
  const window = table.state.agenda.pop();
  if (window?.type !== 'attackWindow' || window.attack.kind !== 'assault') return;
  const { attack, seats } = window;
  const mods = { ...attack.mods, [side]: attack.mods[side] + amount };
  table.emit({ type: 'modifierSet', seat, amount, side });
  table.next({ type: 'attackWindow', seats, attack: { ...attack, mods } });
}

export const pass = defineMove({
  type: 'pass',
  at: ['hazardWindow', 'phaseWindow', 'attackWindow'],
  params: {},
  options: (_position, seat) => [{ type: 'pass', seat }],
  forbid: () => undefined,
  perform(table, _move, step) {
    const seats = step.seats.slice(1);
    if (step.type === 'attackWindow') return askAttackWindow(table, seats, step.attack);
    if (seats.length > 0) table.next({ type: step.type, seats });
  },
});

/** BM-KLEGG-01. */
export const placeKlegg = defineMove({
  type: 'placeKlegg',
  at: ['klegg'],
  params: { sq: squareId },
  context: (position, _step, seat) => kleggSquares(position, seat),
  options: (_position, seat, _step, squares) => {
    return squares.map((sq) => ({ type: 'placeKlegg', seat, sq }));
  },
  forbid(position, { sq }, _step, squares) {
    if (squares.includes(sq)) return undefined;
    const inPlay = kleggsInPlay(position).length;
    if (inPlay >= kleggLimit(position) || kleggInSupply(position) === undefined) {
      return refuse('BM-KLEGG-02', () => `${inPlay} kleggs are in play already`);
    }
    const where = findSquare(position, sq) === undefined ? 'no square' : 'not free in your block';
    return refuse('BM-KLEGG-01', () => `${sq} is ${where}`);
  },
  perform(table, { seat, sq }) {
    const { state } = table;
    const blocker = kleggInSupply(table) as string;
    enter(table, blocker, sq);
    changeBlocker(state, blocker, { placedBy: seat });
    state.kleggFree.push(blocker);
    table.emit({ type: 'kleggPlaced', seat, blocker, sq });
    drawItems(table, blocker, 'armoury', 1, 'equip.draw');
  },
});

export const skipKlegg = defineMove({
  type: 'skipKlegg',
  at: ['klegg'],
  params: {},
  options: (_position, seat) => [{ type: 'skipKlegg', seat }],
  forbid: () => undefined,
  perform() {
    // No klegg is placed; those in play may be activated all the same.
  },
});

/** BM-END-03. */
export const discardCard = defineMove({
  type: 'discardCard',
  at: ['discard'],
  params: { card: id },
  options({ state }, seat) {
    return (state.cards.hands[seat] ?? []).map((card) => ({ type: 'discardCard', seat, card }));
  },
  forbid({ state }, { seat, card }) {
    if (state.cards.hands[seat]?.includes(card)) return undefined;
    return refuse('BM-TURN-05', () => `${card} is not in your hand`);
  },
  perform(table, { seat, card }) {
    const { cards } = table.state;
    removeFrom(cards.hands[seat] as string[], card);
    addTo(cards.discard, card);
    table.reveal();
    table.emit({ type: 'cardDiscarded', seat, card });
  },
});
