import type { Seat } from '../../kernel/play.js';
import type { ManiaEffect, Via } from '../content/schema.js';
import { activeOf, setActive } from '../mechanics/activation.js';
import { relocate } from '../mechanics/blockers.js';
import { squareAt } from '../mechanics/board.js';
import { takeBackRides } from '../mechanics/cars.js';
import { cargoOf, hitLink, rollCargo, attack as strike } from '../mechanics/damage.js';
import { drawItems } from '../mechanics/items.js';
import { isShop } from '../mechanics/shops.js';
import type { ManiaPosition, ManiaTable } from '../play.js';
import { changeBlocker, changeSquare } from '../state/change.js';
import { blockerOf, placeOf, squareState, type TrailEntry } from '../state/state.js';
import { type Fight, type Side, type StepOf, sides } from '../state/steps.js';
import { hazardTargets } from './hazards.js';
import { carSquares, ownTargets } from './targets.js';

/** What a mania card is aimed at, in the form its effect asks for. */
export interface CardAim {
  readonly blocker?: string;
  readonly space?: string;
  readonly via?: Via;
  readonly side?: Side;
}

/** Everything the card can be aimed at. */
export function cardAims(position: ManiaPosition, seat: Seat, effect: ManiaEffect): CardAim[] {
  switch (effect.kind) {
    case 'hazardHalt':
    case 'hazardAttack':
      return hazardTargets(position, seat, effect);
    case 'placeCar':
      return carSquares(position).map((space) => ({ space }));
    case 'modAttack':
      return sides.map((side) => ({ side }));
    default:
      return ownTargets(position, seat, effect).map((blocker) => ({ blocker }));
  }
}

/** Carries the card out on what was chosen. */
export function strikeTarget(
  table: ManiaTable,
  seat: Seat,
  effect: ManiaEffect,
  aim: CardAim,
): void {
  const { state } = table;
  const { blocker = '', space = '', side = 'attacker' } = aim;
  switch (effect.kind) {
    case 'hazardHalt':
      return halt(table, seat, blocker, aim);
    case 'hazardAttack':
      return endanger(table, blocker, space, effect);
    case 'placeCar':
      changeSquare(state, space, { car: squareState(state, space).car + 1 });
      return table.emit({ type: 'carPlaced', space });
    case 'drawFor':
      return drawItems(table, blocker, effect.container, effect.count, 'equip.draw');
    case 'unflip': {
      const fired = effect.when === 'combat' && blockerOf(state, blocker).fired;
      changeBlocker(state, blocker, { flipped: false, fired });
      return table.emitCopy({ type: 'flippedUp', blockers: [blocker] });
    }
    case 'modAttack':
      return favour(table, seat, effect.amount, side);
    default:
      return undefined;
  }
}

/** BM-MANIA-08: back into the named square, or outside its window, and the activation is over. */
function halt(table: ManiaTable, seat: Seat, blocker: string, { space = '', via }: CardAim): void {
  const { state } = table;
  const { trail, covered } = activeOf(state);
  const at = trail.findIndex((one, i) => i >= covered && one.space === space && one.via === via);
  const { outside } = trail[at] as TrailEntry;
  const from = placeOf(state, blocker);
  takeBackRides(table, trail, at);
  table.emit({ type: 'hazardHalted', seat, blocker, space });
  setActive(table, null);
  const { startedPhaseAt } = blockerOf(state, blocker);
  if (startedPhaseAt === space && isShop(squareAt(table, space).location)) {
    // Else it could draw where it began, without being active (BM-RULING-92).
    changeBlocker(state, blocker, { startedPhaseAt: null });
  }
  if (from.space === space && from.outside === outside) return;
  relocate(table, blocker, { space, outside });
  table.emitCopy({
    type: 'blockerMoved',
    blocker,
    via: 'hazard',
    path: [space],
    outside,
    paid: 0,
  });
}

type HazardAttack = Extract<ManiaEffect, { kind: 'hazardAttack' }>;

/** An attack on the blocker, and on the line it is on where the card says so (BM-MANIA-09). */
function endanger(table: ManiaTable, blocker: string, space: string, hazard: HazardAttack): void {
  const cargo = cargoOf(table, [blocker]);
  strike(table, blocker, space, { damage: hazard.damage });
  rollCargo(table, cargo);
  if (hazard.collapseLink) hitLink(table, space);
  table.next({ type: 'checkEnd' });
}

interface FightWindow extends StepOf<'attackWindow'> {
  attack: Fight;
}

/** BM-MANIA-11: the window under the card gets a changed attack. */
function favour(table: ManiaTable, seat: Seat, amount: number, side: Side): void {
  const { attack, seats } = table.state.agenda.pop() as FightWindow;
  const modifiers = { ...attack.modifiers, [side]: attack.modifiers[side] + amount };
  table.emit({ type: 'modifierSet', seat, amount, side });
  table.next({ type: 'attackWindow', seats, attack: { ...attack, modifiers } });
}
