import type { Seat } from '../../kernel/play.js';
import { d6 } from '../content/compile.js';
import type { ManiaEffect, ManiaSide } from '../content/schema.js';
import { activeOf, changeActive } from '../mechanics/activation.js';
import { flip, ownerOf } from '../mechanics/blockers.js';
import { canDeploy, deploy } from '../mechanics/deploy.js';
import { canPlaceKlegg, hireKleggs, kleggsInPlay } from '../mechanics/kleggs.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { blockerOf } from '../state/state.js';
import { type CardStep, type Step, type StepOf, subPhases } from '../state/steps.js';
import { carSquares, hasOwnTarget } from './targets.js';

export function maniaOf({ content }: ManiaPosition, card: string): ManiaSide {
  return content.mania.get(card) as ManiaSide;
}

/** Whether cards with this side are played at decisions of this kind at all (BM-MANIA-04, -06, -10). */
export function isTimeFor({ type, effect }: ManiaSide, step: CardStep): boolean {
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

/** Whether a command card would do anything now (BM-MANIA-12). */
export function hasEffect(
  position: ManiaPosition,
  seat: Seat,
  effect: ManiaEffect,
  step: Step,
): boolean {
  const { state } = position;
  switch (effect.kind) {
    case 'rollCommand':
      return true;
    case 'freeDeploy':
      return canDeploy(position, seat);
    case 'gainMP': {
      if (step.type !== 'active') return false;
      const { blocker, flown } = activeOf(state);
      if (flown || blockerOf(state, blocker).drewThisPhase) return false;
      return ownerOf(position, blocker) === seat;
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

/** Does what the card says, or asks what it is aimed at. */
export function carryOut(
  table: ManiaTable,
  seat: Seat,
  card: string,
  effect: ManiaEffect,
  step: CardStep,
): void {
  const { state } = table;
  if (effect.kind === 'cancelAttack') return cancel(table, seat, step as AttackWindow);
  if (effect.kind === 'modAttack') {
    return modify(table, seat, card, effect.amount, step as AttackWindow);
  }
  table.next(step);
  switch (effect.kind) {
    case 'rollCommand': {
      const dice = Array.from({ length: effect.dice }, () =>
        table.roll(`card.commandRoll.${seat}`, d6),
      );
      for (const die of dice) state.commandPoints += die;
      const { commandPoints } = state;
      return table.emitCopy({ type: 'commandPointsRolled', seat, dice, commandPoints });
    }
    case 'freeDeploy':
      return deploy(table, seat);
    case 'gainMP': {
      const { blocker, movePoints } = activeOf(state);
      changeActive(table, { movePoints: movePoints + effect.amount });
      return table.emit({ type: 'moveGained', blocker, amount: effect.amount });
    }
    case 'klegg':
      return hireKleggs(table, seat);
    default:
      return table.next({ type: 'cardTarget', seat, card });
  }
}

type AttackWindow = StepOf<'attackWindow'>;

/** BM-RULING-94: the attacker is flipped, nothing else happens. */
function cancel(table: ManiaTable, seat: Seat, { attack }: AttackWindow): void {
  const [blocker = ''] = attack.kind === 'assault' ? attack.attacker : [attack.blocker];
  table.emit({ type: 'attackCancelled', seat, blocker });
  flip(table, blocker);
}

/** BM-RULING-79: every die of a shot; in a close assault the player names the side. */
function modify(
  table: ManiaTable,
  seat: Seat,
  card: string,
  amount: number,
  step: AttackWindow,
): void {
  const { attack, seats } = step;
  if (attack.kind === 'assault') {
    table.next({ type: 'cardTarget', seat, card }, step);
    return;
  }
  table.emit({ type: 'modifierSet', seat, amount, side: null });
  table.next({
    type: 'attackWindow',
    seats,
    attack: { ...attack, modifier: attack.modifier + amount },
  });
}
