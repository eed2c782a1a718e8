import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { d6 } from '../content/compile.js';
import type { ManiaEffect, ManiaSide } from '../content/schema.js';
import { canEndanger, type Hazard, isTooLate } from '../effects/hazards.js';
import { carSquares, discardFrom, hasOwnTarget } from '../effects/targets.js';
import { flip, ownerOf } from '../mechanics/blockers.js';
import { canDeploy, deploy } from '../mechanics/deploy.js';
import { canPlaceKlegg, hireKleggs, kleggsInPlay } from '../mechanics/kleggs.js';
import { askAttackWindow } from '../mechanics/windows.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, changeActive } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';
import { id } from '../state/terms.js';

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
  options({ state, content }, seat, step) {
    const moves: { type: 'playCard'; seat: Seat; card: string }[] = [];
    if (state.stage !== 'main') return moves;
    for (const card of state.cards.hands[seat] ?? []) {
      const side = content.mania.get(card) as ManiaSide;
      if (isTimeFor(side, step)) moves.push({ type: 'playCard', seat, card });
    }
    return moves;
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
    const { id: side, effect } = table.content.mania.get(card) as ManiaSide;
    discardFrom(table, seat, card);
    table.emit({ type: 'cardPlayed', seat, card, side });
    carryOut(table, seat, card, effect, step);
  },
});

/** Whether cards with this side are played at decisions of this kind at all. */
function isTimeFor({ type, effect }: ManiaSide, step: CardStep): boolean {
  if (type === 'command') return step.type === 'command' || step.type === 'active';
  if (type === 'hazard') {
    return step.type === 'hazardWindow' || step.type === 'command' || step.type === 'phaseWindow';
  }
  if (effect.kind === 'modAttack' || effect.kind === 'cancelAttack') {
    return step.type === 'attackWindow' && effect.kinds.includes(step.attack.kind);
  }
  const isOwn = step.type === 'defensiveFire' || subPhases.some((sub) => sub === step.type);
  return step.type === 'phaseWindow' || isOwn;
}

/** BM-MANIA-04. */
function cannotCommand(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { state } = position;
  const { name, effect } = side;
  if (seat !== state.phasing || !isTimeFor(side, step)) {
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
      return canPlaceKlegg(position, seat) || kleggsInPlay(position).length > 0;
    case 'placeCar':
      return carSquares(position).length > 0;
    case 'drawFor':
    case 'unflip':
      return hasOwnTarget(position, seat, effect);
    default:
      return false;
  }
}

/** BM-MANIA-06, -07. */
function cannotEndanger(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { name } = side;
  const hazard = side.effect as Hazard;
  if (isTimeFor(side, step) && canEndanger(position, seat, hazard)) return undefined;
  if (step.type === 'hazardWindow' && isTooLate(position, hazard)) {
    return refuse('BM-MANIA-07', () => `it is too late for ${name}`);
  }
  return refuse('BM-MANIA-06', () => `no opposing blocker is where ${name} strikes`);
}

/** BM-MANIA-10. */
function cannotModify(
  position: ManiaPosition,
  seat: Seat,
  side: ManiaSide,
  step: CardStep,
): Refusal<RuleId> | undefined {
  const { name, effect } = side;
  const isTime = isTimeFor(side, step);
  if (effect.kind === 'modAttack' || effect.kind === 'cancelAttack') {
    if (isTime) return undefined;
    return refuse('BM-MANIA-10', () => `${name} is for ${effect.kinds.join(' or ')} attacks`);
  }
  if (!isTime) {
    return refuse('BM-MANIA-10', () => `${name} is for defensive fire and combat`);
  }
  if (hasOwnTarget(position, seat, effect)) return undefined;
  return refuse('BM-MANIA-12', () => `${name} would do nothing`);
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

/** BM-RULING-94: the attacker is flipped, nothing else happens. */
function cancel(table: ManiaTable, seat: Seat, step: CardStep): void {
  if (step.type !== 'attackWindow') return;
  const { attack } = step;
  const [blocker = ''] = attack.kind === 'assault' ? attack.attacker : [attack.blocker];
  table.emit({ type: 'attackCancelled', seat, blocker });
  flip(table, blocker);
}

/** BM-RULING-79: every die of a shot; in a close assault the player names the side. */
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

/** BM-RULING-78: the next seat of the window is asked. */
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
