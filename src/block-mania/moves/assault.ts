import * as z from 'zod';
import type { Seat } from '../../kernel/play.js';
import { effectOf } from '../content/compile.js';
import { controllerOf, itemOf, relocate } from '../mechanics/blockers.js';
import { findSquare, squareAt } from '../mechanics/board.js';
import {
  cannotCharge,
  goOn,
  kleggMustCharge,
  squaresToFight,
  startFight,
} from '../mechanics/fights.js';
import { isEmpty } from '../mechanics/occupancy.js';
import { defineMove, refuse } from '../play.js';
import { placeOf } from '../state/state.js';
import { id, squareId } from '../state/terms.js';
import { attackersOf, cannotAttack } from './shooting.js';

/** BM-ASLT-01: the fights that must be fought. */
export const assaultHere = defineMove({
  type: 'assaultHere',
  at: ['assault'],
  params: { sq: squareId },
  context: squaresToFight,
  options: (_position, seat, _step, squares) => {
    return squares.map((sq) => ({ type: 'assaultHere', seat, sq }));
  },
  forbid(_position, { sq }, _step, squares) {
    if (squares.includes(sq)) return undefined;
    return refuse('BM-ASLT-01', () => `there is nothing to fight in ${sq}, or it has been fought`);
  },
  perform(table, { sq }) {
    table.next({ type: 'assault' });
    startFight(table, sq, false);
  },
});

/** BM-ASLT-02, -03. */
export const charge = defineMove({
  type: 'charge',
  at: ['assault'],
  params: { blocker: id, sq: squareId },
  options(position, seat) {
    const { state } = position;
    const moves: { type: 'charge'; seat: Seat; blocker: string; sq: string }[] = [];
    for (const blocker of attackersOf(position, seat)) {
      const { up, right, down, left } = squareAt(position, placeOf(state, blocker)?.sq as string);
      for (const sq of [up, right, down, left]) {
        if (sq === null || isEmpty(position, sq)) continue;
        moves.push({ type: 'charge', seat, blocker, sq });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, sq }) {
    const cannot = cannotAttack(position, seat, blocker);
    if (cannot !== undefined) return cannot;
    const to = findSquare(position, sq);
    if (to === undefined) return refuse('BM-TURN-05', () => `there is no square ${sq}`);
    return cannotCharge(position, blocker, to);
  },
  perform(table, { blocker, sq }) {
    table.next({ type: 'assault' });
    relocate(table, blocker, sq, false);
    table.emit({ type: 'blockerMoved', blocker, via: 'charge', path: [sq], out: false, cost: 0 });
    startFight(table, sq, true);
  },
});

/** BM-HERO-04. */
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

/** BM-RULING-40: a fire weapon may stay unused in a close assault. */
export const useFlames = defineMove({
  type: 'useFlames',
  at: ['flames'],
  params: { item: id, n: z.int().min(0).max(99) },
  options(position, seat, { fight }) {
    const item = fight.weapons[0]?.item as string;
    const fire = effectOf(itemOf(position, item), 'fireWeapon');
    return [0, ...(fire?.markers ?? [])].map((n) => ({ type: 'useFlames', seat, item, n }));
  },
  forbid(position, { item, n }, { fight }) {
    const asked = fight.weapons[0]?.item as string;
    if (item !== asked) return refuse('BM-TURN-05', () => `${asked} is asked for`);
    const fire = effectOf(itemOf(position, asked), 'fireWeapon');
    if (n === 0 || fire?.markers.includes(n)) return undefined;
    return refuse('BM-RULING-40', () => `0, ${fire?.markers.join(' or ')} markers are placed`);
  },
  perform(table, { item, n }, { fight }) {
    const [first, ...weapons] = fight.weapons;
    if (first === undefined) return goOn(table, fight);
    goOn(table, { ...fight, weapons, flames: [...fight.flames, { side: first.side, item, n }] });
  },
});

const subPhases = ['shoot', 'assault', 'loot', 'arson', 'scrawl', 'fightFire'] as const;

export const endSubPhase = defineMove({
  type: 'endSubPhase',
  at: subPhases,
  params: {},
  options: (_position, seat) => [{ type: 'endSubPhase', seat }],
  forbid(position, { seat }, step) {
    if (step.type !== 'assault') return undefined;
    const [left] = squaresToFight(position);
    if (left !== undefined) return refuse('BM-ASLT-01', () => `${left} must be fought in`);
    const klegg = position.state.standing.find((blocker) => {
      return controllerOf(position, blocker) === seat && kleggMustCharge(position, blocker);
    });
    if (klegg !== undefined) return refuse('BM-KLEGG-05', () => `${klegg} must close assault`);
    return undefined;
  },
  perform() {
    // The agenda goes on with the next kind of attack.
  },
});
