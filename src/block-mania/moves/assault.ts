import type { MoveIn, Seat } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { listed } from '../../kit/words.js';
import { effectOf } from '../content/compile.js';
import { itemName } from '../describe/names.js';
import { attackersOf, cannotAttack } from '../mechanics/attackers.js';
import { itemOf, relocate } from '../mechanics/blockers.js';
import { cannotFind, findSquare, squareAt } from '../mechanics/board.js';
import { cannotCharge, goOn, squaresToFight, startFight } from '../mechanics/fights.js';
import { isEmpty } from '../mechanics/occupancy.js';
import { defineMove, refuse } from '../play.js';
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
    for (const blocker of attackersOf(position, seat)) {
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
    const [first, ...heroes] = fight.heroes;
    if (first === undefined) return goOn(table, fight);
    const { side, hero } = first;
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
    const [weapon] = fight.weapons;
    if (weapon === undefined) return [];
    const { item } = weapon;
    const fire = effectOf(itemOf(position, item), 'fireWeapon');
    return [0, ...(fire?.markers ?? [])].map((count) => ({ type: 'useFlames', seat, item, count }));
  },
  forbid(position, { item, count }, { fight }) {
    const { item: asked = '' } = fight.weapons[0] ?? {};
    if (item !== asked) {
      return refuse('BM-TURN-05', () => `choose for ${itemName(position, asked)} first`);
    }
    const fire = effectOf(itemOf(position, asked), 'fireWeapon');
    if (count === 0 || fire?.markers.includes(count)) return undefined;
    return refuse('BM-RULING-40', () => {
      return `place ${listed([0, ...(fire?.markers ?? [])], 'or')} fire markers, not ${count}`;
    });
  },
  perform(table, { item, count }, { fight }) {
    const [first, ...weapons] = fight.weapons;
    if (first === undefined) return goOn(table, fight);
    goOn(table, {
      ...fight,
      weapons,
      flames: [...fight.flames, { side: first.side, item, count }],
    });
  },
});
export interface UseFlamesMove extends MoveIn<typeof useFlames> {}
