import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { type ManiaEffect, type ManiaSide, vias } from '../content/schema.js';
import { canHaltIn, type Hazard, hazardTargets, strikes } from '../effects/hazards.js';
import { carSquares, ownTargets } from '../effects/targets.js';
import { controllerOf, isOnBoard, relocate } from '../mechanics/blockers.js';
import { squareAt } from '../mechanics/board.js';
import { cargoOf, hitLink, rollCargo, attack as strike } from '../mechanics/damage.js';
import { drawItems } from '../mechanics/items.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import { blockerOf, changeBlocker, changeSquare, placeOf, squareState } from '../state/state.js';
import { type Side, sides } from '../state/steps.js';
import { id, squareId } from '../state/terms.js';
import { isShop } from './command.js';

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
  side?: Side;
};

export const cardTarget = defineMove({
  type: 'cardTarget',
  at: ['cardTarget'],
  params: targetParams,
  context: (position, { card }, seat) => aims(position, seat, card),
  options: (_position, seat, _step, listed) => {
    return listed.map((aim) => ({ type: 'cardTarget', seat, ...aim }));
  },
  forbid(position, { seat, blocker, sq, via, side }, { card }, listed) {
    const isListed = listed.some((aim) => {
      const isSame = aim.blocker === blocker && aim.sq === sq;
      return isSame && aim.via === via && aim.side === side;
    });
    if (isListed) return undefined;
    const { name, effect } = position.content.mania.get(card) as ManiaSide;
    if (effect.kind === 'hazardHalt' || effect.kind === 'hazardAttack') {
      const { state } = position;
      const isThere = blocker !== undefined && isOnBoard(state, blocker);
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
  const { startedPhaseAt } = blockerOf(state, blocker);
  if (startedPhaseAt === sq && isShop(squareAt(table, sq).location)) {
    // Else it could draw where it began, without being active (BM-RULING-92).
    changeBlocker(state, blocker, { startedPhaseAt: null });
  }
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
function favour(table: ManiaTable, seat: Seat, amount: number, side: Side): void {
  const window = table.state.agenda.pop();
  if (window?.type !== 'attackWindow' || window.attack.kind !== 'assault') return;
  const { attack, seats } = window;
  const mods = { ...attack.mods, [side]: attack.mods[side] + amount };
  table.emit({ type: 'modifierSet', seat, amount, side });
  table.next({ type: 'attackWindow', seats, attack: { ...attack, mods } });
}
