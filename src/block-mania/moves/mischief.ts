import type { MoveIn, Seat } from '../../kernel/play.js';
import { d6 } from '../content/compile.js';
import type { Location } from '../content/schema.js';
import type { Square } from '../content/squares.js';
import { blockerName } from '../describe/names.js';
import { attackersIn, attackersOf, cannotDo } from '../mechanics/attackers.js';
import { canFly, carries, flip, isDeafened, standsIn, strengthOf } from '../mechanics/blockers.js';
import { canBurn, isCollapsed, isSound, squareAt } from '../mechanics/board.js';
import { dampFire, placeFire } from '../mechanics/damage.js';
import { drawItems } from '../mechanics/items.js';
import { containerAt } from '../mechanics/shops.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import { changeSquare } from '../state/change.js';
import { blockerOf, placeOf, squareOf, squareState } from '../state/state.js';
import { id, spaceId } from '../state/terms.js';

/** The die, the strength, and a sonic cannon's penalty (BM-RULING-66). */
function bonusOf(position: ManiaPosition, blocker: string): number {
  const { sonicPenalty } = position.content.constants;
  return strengthOf(position, blocker) - (isDeafened(position, blocker) ? sonicPenalty : 0);
}

function isTreasure(location: Location | null): boolean {
  return location === 'mall' || location === 'armoury' || location === 'bank';
}

/** A mall, an armoury or a bank, once (BM-LOOT-01 to -06). */
export const loot = defineMove({
  type: 'loot',
  at: ['loot'],
  params: { blocker: id },
  options: (position, seat) => {
    const isTempting = ({ location }: Square) => isTreasure(location);
    return attackersIn(position, seat, isTempting).map((blocker) => {
      return { type: 'loot', seat, blocker };
    });
  },
  forbid(position, { seat, blocker }) {
    const cannot = cannotDo(position, seat, blocker, 'loot');
    if (cannot !== undefined) return cannot;
    const space = squareOf(position.state, blocker);
    if (squareState(position.state, space).looted) {
      return refuse('BM-LOOT-05', () => `${space} has been looted`);
    }
    const { location } = squareAt(position, space);
    if (isTreasure(location) && standsIn(position, blocker, location)) return undefined;
    return refuse('BM-LOOT-01', () => `there is nothing to loot in ${space}`);
  },
  perform(table, { blocker }) {
    const { constants } = table.content;
    const space = squareOf(table.state, blocker);
    table.next({ type: 'loot' });
    const die = table.roll('loot', d6, blocker);
    const total = die + bonusOf(table, blocker);
    table.emit({ type: 'lootRolled', blocker, space, die, total });
    flip(table, blocker);
    if (total < constants.hit) return;
    changeSquare(table.state, space, { looted: true });
    table.emit({ type: 'looted', blocker, space });
    const container = containerAt(squareAt(table, space).location);
    if (container === undefined) return;
    drawItems(table, blocker, container, constants.lootDraws, 'equip.draw');
  },
});
export interface LootMove extends MoveIn<typeof loot> {}

/** A fire in the own square (BM-ARSON-01 to -03, BM-RULING-87). */
export const arson = defineMove({
  type: 'arson',
  at: ['arson'],
  params: { blocker: id },
  options: (position, seat) => {
    return attackersOf(position, seat).map((blocker) => ({ type: 'arson', seat, blocker }));
  },
  forbid(position, { seat, blocker }) {
    const cannot = cannotDo(position, seat, blocker, 'arson');
    if (cannot !== undefined) return cannot;
    const space = squareOf(position.state, blocker);
    if (canBurn(position.state, squareAt(position, space))) return undefined;
    return refuse('BM-RULING-87', () => `nothing can burn in ${space}`);
  },
  perform(table, { blocker }) {
    const space = squareOf(table.state, blocker);
    table.next({ type: 'arson' });
    const die = table.roll('arson', d6, blocker);
    const total = die + bonusOf(table, blocker);
    table.emit({ type: 'arsonRolled', blocker, space, die, total });
    if (total >= table.content.constants.hit) placeFire(table, space, 1);
    finish(table, blocker);
  },
});
export interface ArsonMove extends MoveIn<typeof arson> {}

/** With a spray can; on a window only from outside (BM-SCRAWL-01 to -06). */
export const scrawl = defineMove({
  type: 'scrawl',
  at: ['scrawl'],
  params: { blocker: id },
  options: (position, seat) => {
    return attackersOf(position, seat).map((blocker) => ({ type: 'scrawl', seat, blocker }));
  },
  forbid(position, { seat, blocker }) {
    const { state } = position;
    const cannot = cannotDo(position, seat, blocker, 'scrawl');
    if (cannot !== undefined) return cannot;
    if (!carries(position, blockerOf(state, blocker).items, 'spray')) {
      return refuse('BM-SCRAWL-01', () => `${blockerName(position, blocker)} has no spray can`);
    }
    const space = squareOf(position.state, blocker);
    if (squareAt(position, space).exposure === 'window' && !canFly(position, blocker)) {
      return refuse('BM-SCRAWL-02', () => {
        return `${space} is a window, and ${blockerName(position, blocker)} cannot fly`;
      });
    }
    if (squareState(state, space).scrawl || isCollapsed(state, space)) {
      return refuse('BM-SCRAWL-04', () => `${space} is scrawled on, or rubble`);
    }
    return undefined;
  },
  perform(table, { blocker }) {
    const space = squareOf(table.state, blocker);
    table.next({ type: 'scrawl' });
    changeSquare(table.state, space, { scrawl: true });
    table.emit({ type: 'scrawled', blocker, space });
    flip(table, blocker);
  },
});
export interface ScrawlMove extends MoveIn<typeof scrawl> {}

/** From a square with fire control, against a fire next to it (BM-FFIGHT-01 to -04). */
export const fightFire = defineMove({
  type: 'fightFire',
  at: ['fightFire'],
  params: { blocker: id, space: spaceId },
  options(position, seat) {
    const { state } = position;
    const moves: { type: 'fightFire'; seat: Seat; blocker: string; space: string }[] = [];
    for (const blocker of attackersIn(position, seat, ({ fireControl }) => fireControl)) {
      const { around } = squareAt(position, squareOf(state, blocker));
      for (const space of around) {
        if (squareState(state, space).fire > 0)
          moves.push({ type: 'fightFire', seat, blocker, space });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, space }) {
    const { state } = position;
    const cannot = cannotDo(position, seat, blocker, 'fightFire');
    if (cannot !== undefined) return cannot;
    const here = squareAt(position, squareOf(position.state, blocker));
    if (!here.fireControl || !isSound(state, here) || placeOf(state, blocker).outside) {
      return refuse('BM-FFIGHT-01', () => `there is no fire control in ${here.id}`);
    }
    if (!here.around.includes(space) || squareState(state, space).fire === 0) {
      return refuse('BM-FFIGHT-02', () => `${space} is not next to ${here.id}, or does not burn`);
    }
    return undefined;
  },
  perform(table, { blocker, space }) {
    const { hit } = table.content.constants;
    table.next({ type: 'fightFire' });
    const { fire } = squareState(table.state, space);
    const dice = Array.from({ length: fire }, () => table.roll('fightFire', d6, space));
    const bonus = bonusOf(table, blocker);
    const count = dice.filter((die) => die + bonus >= hit).length;
    table.emitCopy({ type: 'fireFought', blocker, space, dice, count });
    if (count > 0) dampFire(table, space, count);
    flip(table, blocker);
  },
});
export interface FightFireMove extends MoveIn<typeof fightFire> {}

/** An attack that can bring the house down. */
function finish(table: ManiaTable, blocker: string): void {
  flip(table, blocker);
  table.next({ type: 'checkEnd' });
}
