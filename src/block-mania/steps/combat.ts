import type { Can, Decision, Seat } from '../../kernel/play.js';
import { controllerOf, ownerOf, returnItem } from '../mechanics/blockers.js';
import { blast } from '../mechanics/damage.js';
import { nextFlame, nextHero, resolveFight } from '../mechanics/fights.js';
import { resolveShot } from '../mechanics/shots.js';
import { fireHWagon, firePatWagon } from '../mechanics/wagons.js';
import { openPhaseWindow } from '../mechanics/windows.js';
import type { BlockManiaPlay, ManiaPosition } from '../play.js';
import { blockerOf, handOf } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { combat } from './frames.js';
import { phasingSeat, type Steps } from './rule.js';
import { passes } from './turn.js';

/** Defensive fire and the combat phase in its strict order (BM-COMBAT-05). */
export const combatSteps: Steps<
  | 'defensiveFire'
  | 'startCombat'
  | 'explodeCharges'
  | 'subPhase'
  | 'shoot'
  | 'target'
  | 'markers'
  | 'attackWindow'
  | 'resolveAttack'
  | 'fireWagons'
  | 'assault'
  | 'hero'
  | 'flames'
  | 'loot'
  | 'arson'
  | 'scrawl'
  | 'fightFire'
> = {
  defensiveFire: {
    seats: (_position, { seat }) => [seat],
    forced: (position, { seat }, can) =>
      isIdle(position, seat, can, ['defensiveFire']) ? 'skip' : undefined,
  },
  startCombat: {
    resolve(table) {
      const { state } = table;
      state.phase = 'combat';
      state.combat = { subPhase: 0, foughtSquares: [] };
      table.next(...combat(state));
      openPhaseWindow(table);
    },
  },
  explodeCharges: {
    resolve(table) {
      const [charge, ...rest] = table.state.laid;
      if (charge === undefined) return;
      table.state.laid = rest;
      table.next({ type: 'explodeCharges' });
      returnItem(table, charge.item);
      blast(table, charge.space, charge.item);
      table.next({ type: 'checkEnd' });
    },
  },
  subPhase: {
    resolve({ state }, { subPhase }) {
      state.combat = { subPhase, foughtSquares: state.combat.foughtSquares };
    },
  },
  shoot: attacks('declareShot', 'drill'),
  target: { seats: phasingSeat },
  markers: { seats: (_position, { shot }) => [shot.seat] },
  attackWindow: { seats: (_position, { seats }) => seats.slice(0, 1), forced: passes },
  resolveAttack: {
    resolve(table, { attack }) {
      if (attack.kind === 'assault') resolveFight(table, attack);
      else resolveShot(table, attack);
    },
  },
  fireWagons: {
    resolve(table, { kind, index }) {
      const space = table.state.markers[kind][index];
      if (space === undefined) return;
      table.next({ type: 'fireWagons', kind, index: index + 1 });
      if (kind === 'hWagons') fireHWagon(table, space);
      else firePatWagon(table, space);
      table.next({ type: 'checkEnd' });
    },
  },
  assault: attacks('assaultHere', 'charge'),
  hero: {
    seats(position, { fight }) {
      return [ownerOf(position, nextHero(fight).hero) as Seat];
    },
  },
  flames: {
    seats(position, { fight }) {
      return [controllerOf(position, nextFlame(fight).blocker) as Seat];
    },
  },
  loot: attacks('loot'),
  arson: attacks('arson'),
  scrawl: attacks('scrawl'),
  fightFire: attacks('fightFire'),
};

/** The decision about attacks of one kind. */
function attacks(...types: string[]): Decision<BlockManiaPlay, Step> {
  return {
    seats: phasingSeat,
    forced(position, _step, can) {
      return isIdle(position, position.state.phasing, can, types) ? 'skip' : undefined;
    },
  };
}

/**
 * Nothing to attack on the public board, and no hand that could turn a blocker up again: skipping
 * betrays nothing.
 */
function isIdle(
  position: ManiaPosition,
  seat: number,
  can: Can,
  types: readonly string[],
): boolean {
  const { state } = position;
  const hand = handOf(state, seat);
  if (state.stage === 'main' && hand.length > 0 && hasFlipped(position, seat)) return false;
  return !can(seat, ...types);
}

function hasFlipped(position: ManiaPosition, seat: number): boolean {
  const { state } = position;
  return state.standing.some((blocker) => {
    return blockerOf(state, blocker).flipped && ownerOf(position, blocker) === seat;
  });
}
