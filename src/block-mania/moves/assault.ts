import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { listed } from '../../kit/words.js';
import type { Square } from '../content/squares.js';
import { itemName } from '../describe/names.js';
import { attackersIn, cannotAttack } from '../mechanics/attackers.js';
import { relocate } from '../mechanics/blockers.js';
import { cannotFind, findSquare, squareAt } from '../mechanics/board.js';
import {
  cannotCharge,
  goOn,
  nextFlame,
  nextHero,
  squaresToFight,
  startFight,
} from '../mechanics/fights.js';
import { fireMarkersOf } from '../mechanics/items.js';
import { areVacant, isEmpty } from '../mechanics/occupancy.js';
import { defineMove, type ManiaPosition, refuse } from '../play.js';
import { squareOf } from '../state/state.js';
import { id, spaceId } from '../state/terms.js';

/** A fight that must be fought (BM-ASLT-01). */
export const assaultHere = defineMove({
  type: 'assaultHere',
  at: ['assault'],
  params: { space: spaceId },
  context: squaresToFight,
  options: (_position, seat, _step, squares) => {
    return squares.map((space) => ({ type: 'assaultHere', seat, space }));
  },
  forbid(_position, { space }, _step, squares) {
    if (squares.includes(space)) return undefined;
    return refuse(
      'BM-ASLT-01',
      () => `there is nothing to fight in ${space}, or it has been fought`,
    );
  },
  perform(table, { space }) {
    table.next({ type: 'assault' });
    startFight(table, space, 'standing');
  },
});
export interface AssaultHereMove extends MoveIn<typeof assaultHere> {}

/** Into the square of an enemy next to it, and the fight begins (BM-ASLT-02, -03). */
export const charge = defineMove({
  type: 'charge',
  at: ['assault'],
  params: { blocker: id, to: spaceId },
  options(position, seat) {
    const { state } = position;
    const moves: { type: 'charge'; seat: Seat; blocker: string; to: string }[] = [];
    const isTempted = ({ beside }: Square) => !areVacant(position, beside);
    for (const blocker of attackersIn(position, seat, isTempted)) {
      const { up, right, down, left } = squareAt(position, squareOf(state, blocker));
      for (const to of [up, right, down, left]) {
        if (to === null || isEmpty(position, to)) continue;
        moves.push({ type: 'charge', seat, blocker, to });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, to }) {
    const cannot = cannotAttack(position, seat, blocker);
    if (cannot !== undefined) return cannot;
    const square = findSquare(position, to);
    if (square === undefined) return cannotFind(position, to);
    return cannotCharge(position, blocker, square);
  },
  perform(table, { blocker, to }) {
    table.next({ type: 'assault' });
    relocate(table, blocker, { space: to, outside: false });
    table.emitCopy({
      type: 'blockerMoved',
      blocker,
      via: 'charge',
      path: [to],
      outside: false,
      paid: 0,
    });
    startFight(table, to, 'charging');
  },
});
export interface ChargeMove extends MoveIn<typeof charge> {}

/** The superhero in the square helps, or does not (BM-HERO-04). */
export const heroSupport = defineMove({
  type: 'heroSupport',
  at: ['hero'],
  params: { join: z.boolean() },
  options: (_position, seat) => [true, false].map((join) => ({ type: 'heroSupport', seat, join })),
  forbid: () => undefined,
  perform(table, { join }, { fight }) {
    const { side, hero } = nextHero(fight);
    const heroes = fight.heroes.slice(1);
    goOn(table, { ...fight, heroes, [side]: join ? [...fight[side], hero] : fight[side] });
  },
});
export interface HeroSupportMove extends MoveIn<typeof heroSupport> {}

/** BM-RULING-40: a fire weapon may stay unused in a close assault. */
export const useFlames = defineMove({
  type: 'useFlames',
  at: ['flames'],
  params: { item: id, count: z.int().min(0).max(99) },
  options(position, seat, { fight }) {
    const { item } = nextFlame(fight);
    return flamesOf(position, item).map((count) => ({ type: 'useFlames', seat, item, count }));
  },
  forbid(position, { item, count }, { fight }) {
    const { item: asked } = nextFlame(fight);
    if (item !== asked) {
      return refuse('BM-TURN-05', () => `choose for ${itemName(position, asked)} first`);
    }
    const counts = flamesOf(position, asked);
    if (counts.includes(count)) return undefined;
    return refuse('BM-RULING-40', () => {
      return `place ${listed(counts, 'or')} fire markers, not ${count}`;
    });
  },
  perform(table, { item, count }, { fight }) {
    const { side } = nextFlame(fight);
    const flames = [...fight.flames, { side, item, count }];
    goOn(table, { ...fight, weapons: fight.weapons.slice(1), flames });
  },
});
export interface UseFlamesMove extends MoveIn<typeof useFlames> {}

/** How many fire markers it may place, none included. */
function flamesOf(position: ManiaPosition, item: string): readonly number[] {
  return [0, ...fireMarkersOf(position, item)];
}
