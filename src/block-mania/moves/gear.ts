import type { MoveIn } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { effectOf } from '../content/compile.js';
import { blockerName, itemName } from '../describe/names.js';
import { activeOf, activeSquare } from '../mechanics/activation.js';
import {
  controllerOf,
  holdsUp,
  isInAir,
  isLocked,
  isOnBoard,
  itemOf,
  kindOf,
  standsIn,
} from '../mechanics/blockers.js';
import { boardOf, isNextTo } from '../mechanics/board.js';
import { discardItem as discard, refusesWings } from '../mechanics/items.js';
import { neighboursOf } from '../mechanics/occupancy.js';
import { cannotPay, startOf } from '../mechanics/travel.js';
import { announce } from '../mechanics/windows.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, squareOf } from '../state/state.js';
import { id } from '../state/terms.js';

/** BM-EQUIP-08: the active blocker takes a counter from a neighbour. */
export const receive = defineMove({
  type: 'receive',
  at: ['active'],
  params: { from: id, item: id },
  options(position, seat) {
    const { state } = position;
    const { from: here } = startOf(position);
    const moves: { type: 'receive'; seat: number; from: string; item: string }[] = [];
    for (const from of neighboursOf(position, here)) {
      for (const item of blockerOf(state, from).items) {
        moves.push({ type: 'receive', seat, from, item });
      }
    }
    return moves;
  },
  forbid(position, { seat, from, item }) {
    const { state } = position;
    const { blocker } = activeOf(state);
    const isCarried = isOnBoard(state, from) && blockerOf(state, from).items.includes(item);
    if (!isCarried) {
      return refuse('BM-TURN-05', () => {
        return `${blockerName(position, from)} does not carry ${itemName(position, item)}`;
      });
    }
    const passing = { from, blocker, item };
    return (
      cannotAfterFlight(position) ??
      cannotReceive(position, seat, passing) ??
      cannotHandle(position)
    );
  },
  perform(table, { from, item }) {
    announce(table, { action: 'receive', from, item });
  },
});
export interface ReceiveMove extends MoveIn<typeof receive> {}

function cannotReceive(
  position: ManiaPosition,
  seat: number,
  { from, blocker, item }: { from: string; blocker: string; item: string },
): Refusal<RuleId> | undefined {
  const { state, content } = position;
  if (kindOf(position, blocker) === 'superhero') {
    return refuse('BM-HERO-05', () => 'superheroes carry nothing');
  }
  const there = squareOf(state, from);
  const here = activeSquare(position);
  if (!isNextTo(here, there) || controllerOf(position, from) !== seat) {
    return refuse('BM-EQUIP-08', () => {
      const names = [from, blocker].map((one) => blockerName(position, one));
      return `${names[0]} is not a neighbour of ${names[1]} under your control`;
    });
  }
  if (isLocked(position, from) || isLocked(position, blocker)) {
    return refuse('BM-RULING-73', () => 'one of the two is locked in combat');
  }
  if (refusesWings(position, blocker, item)) {
    const rule = kindOf(position, blocker) === 'fatty' ? 'BM-FAT-02' : 'BM-MOB-02';
    return refuse(rule, () => {
      return `${blockerName(position, blocker)} cannot use ${itemName(position, item)}`;
    });
  }
  if (itemOf(position, item).heavy && isInAir(position, blocker)) {
    return refuse('BM-FLY-02', () => `${blockerName(position, blocker)} is in the air`);
  }
  if (holdsUp(position, from, item)) return cannotDrop(position, from, item);
  return cannotPay(state, content.constants.passCost);
}

/** What forbids everything that costs move points without moving. */
function cannotHandle(position: ManiaPosition): Refusal<RuleId> | undefined {
  const { blocker, ended } = activeOf(position.state);
  if (!ended) return cannotAfterFlight(position);
  return refuse('BM-MOVE-10', () => {
    return `${blockerName(position, blocker)} has entered an enemy's square`;
  });
}

function cannotAfterFlight(position: ManiaPosition): Refusal<RuleId> | undefined {
  const { blocker, flown } = activeOf(position.state);
  if (!flown) return undefined;
  return refuse('BM-FLY-07', () => `${blockerName(position, blocker)} has flown this turn`);
}

function cannotDrop(position: ManiaPosition, blocker: string, item: string): Refusal<RuleId> {
  return refuse('BM-RULING-27', () => {
    return `${itemName(position, item)} keeps ${blockerName(position, blocker)} in the air`;
  });
}

/** BM-KLEGG-04, BM-RULING-103: a klegg shoots and close assaults; it arms itself, and that is all. */
function cannotMeddle(position: ManiaPosition): Refusal<RuleId> | undefined {
  if (kindOf(position, activeOf(position.state).blocker) !== 'klegg') return undefined;
  return refuse('BM-KLEGG-04', () => 'kleggs do nothing but fight');
}

/** A demo charge is left behind, to explode in the combat phase (BM-DEMO-01). */
export const layCharge = defineMove({
  type: 'layCharge',
  at: ['active'],
  params: { item: id },
  options(position, seat) {
    const { state } = position;
    const { items } = blockerOf(state, activeOf(state).blocker);
    const charges = items.filter((item) => effectOf(itemOf(position, item), 'demo'));
    return charges.map((item) => ({ type: 'layCharge', seat, item }));
  },
  forbid(position, { item }) {
    const { state, content } = position;
    const cannot = cannotMeddle(position) ?? cannotHandle(position);
    if (cannot !== undefined) return cannot;
    const { items } = blockerOf(state, activeOf(state).blocker);
    if (!items.includes(item) || effectOf(content.item.get(item), 'demo') === undefined) {
      return refuse('BM-DEMO-01', () => {
        return `${itemName(position, item)} is not a demo charge that it carries`;
      });
    }
    return cannotPay(state, content.constants.layCost);
  },
  perform(table, { item }) {
    announce(table, { action: 'lay', item });
  },
});
export interface LayChargeMove extends MoveIn<typeof layCharge> {}

/** In the power house the power of the block goes on or off (BM-LOC-04). */
export const switchPower = defineMove({
  type: 'switchPower',
  at: ['active'],
  params: {},
  options(position, seat) {
    const isThere = startOf(position).from.location === 'powerHouse';
    return isThere ? [{ type: 'switchPower', seat }] : [];
  },
  forbid(position) {
    const { state, content } = position;
    const cannot = cannotMeddle(position) ?? cannotHandle(position);
    if (cannot !== undefined) return cannot;
    const here = activeSquare(position);
    if (here.location === 'powerHouse' && boardOf(state, here.board).powerDead) {
      return refuse('BM-RULING-54', () => 'the power house is in ruins');
    }
    if (!standsIn(position, activeOf(state).blocker, 'powerHouse')) {
      return refuse('BM-LOC-04', () => `${here.id} is not a power house`);
    }
    return cannotPay(state, content.constants.switchCost);
  },
  perform(table) {
    announce(table, { action: 'switch' });
  },
});
export interface SwitchPowerMove extends MoveIn<typeof switchPower> {}

/** A heavy weapon is set up before it can be used (BM-HEAVY-01). */
export const deployHeavy = defineMove({
  type: 'deployHeavy',
  at: ['active'],
  params: { item: id },
  options(position, seat) {
    const { state } = position;
    const { items } = blockerOf(state, activeOf(state).blocker);
    const heavy = items.filter((item) => itemOf(position, item).heavy);
    return heavy.map((item) => ({ type: 'deployHeavy', seat, item }));
  },
  forbid(position, { item }) {
    const { state, content } = position;
    const cannot = cannotHandle(position);
    if (cannot !== undefined) return cannot;
    const { items, deployedHeavy } = blockerOf(state, activeOf(state).blocker);
    const isFolded = items.includes(item) && !deployedHeavy.includes(item);
    if (!isFolded || !itemOf(position, item).heavy) {
      return refuse('BM-HEAVY-01', () => {
        return `${itemName(position, item)} is not a folded heavy weapon that it carries`;
      });
    }
    return cannotPay(state, content.constants.heavyCost);
  },
  perform(table, { item }) {
    announce(table, { action: 'deployHeavy', item });
  },
});
export interface DeployHeavyMove extends MoveIn<typeof deployHeavy> {}

/** BM-EQUIP-06: one counter too many goes back. */
export const discardItem = defineMove({
  type: 'discardItem',
  at: ['capacity'],
  params: { blocker: id, item: id },
  options({ state }, seat, { blocker }) {
    const { items } = blockerOf(state, blocker);
    return items.map((item) => ({ type: 'discardItem', seat, blocker, item }));
  },
  forbid(position, { blocker, item }, step) {
    const { items } = blockerOf(position.state, step.blocker);
    if (blocker !== step.blocker || !items.includes(item)) {
      return refuse('BM-TURN-05', () => {
        return `choose something that ${blockerName(position, step.blocker)} carries`;
      });
    }
    return holdsUp(position, blocker, item) ? cannotDrop(position, blocker, item) : undefined;
  },
  perform(table, { blocker, item }, step) {
    table.next(step);
    discard(table, blocker, item);
  },
});
export interface DiscardItemMove extends MoveIn<typeof discardItem> {}
