import type { Seat } from '../../kernel/play.js';
import type { Refusal } from '../../kernel/rules.js';
import { d6 } from '../content/compile.js';
import type { Location } from '../content/schema.js';
import {
  canFly,
  carries,
  flip,
  isDeafened,
  kindOf,
  standsIn,
  strengthOf,
} from '../mechanics/blockers.js';
import { canBurn, isCollapsed, isSound, squareAt } from '../mechanics/board.js';
import { dampFire, placeFire } from '../mechanics/damage.js';
import { drawItems } from '../mechanics/items.js';
import { defineMove, type ManiaPosition, type ManiaTable, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { blockerOf, changeSquare, placeOf, squareState } from '../state/state.js';
import { id, squareId } from '../state/terms.js';
import { attackersOf, isEngaged, isFlipped, isForeign, isIdleFutsy } from './shooting.js';

type Deed = 'loot' | 'arson' | 'scrawl' | 'fightFire';

/** Who may do mischief, or good, at all. */
function cannotDo(
  position: ManiaPosition,
  seat: Seat,
  blocker: string,
  deed: Deed,
): Refusal<RuleId> | undefined {
  const foreign = isForeign(position, seat, blocker);
  if (foreign !== undefined) return foreign;
  const kind = kindOf(position, blocker);
  if (kind === 'klegg') return refuse('BM-KLEGG-04', () => 'kleggs only fight');
  if (kind === 'superhero' && (deed === 'loot' || deed === 'arson')) {
    return refuse('BM-HERO-06', () => 'superheroes keep their hands clean');
  }
  if (kind === 'fatty' && deed === 'fightFire') {
    return refuse('BM-FAT-03', () => 'fatties fight no fires');
  }
  return (
    isFlipped(position, blocker) ?? isIdleFutsy(position, blocker) ?? isEngaged(position, blocker)
  );
}

/** The die, the strength, and a sonic cannon's penalty (BM-RULING-66). */
function bonusOf(position: ManiaPosition, blocker: string): number {
  const { sonicPenalty } = position.content.constants;
  return strengthOf(position, blocker) - (isDeafened(position, blocker) ? sonicPenalty : 0);
}

function squareOf(position: ManiaPosition, blocker: string): string {
  return placeOf(position.state, blocker)?.sq as string;
}

function isTreasure(location: Location | null): boolean {
  return location === 'mall' || location === 'armoury' || location === 'bank';
}

/** BM-LOOT-01 to -06. */
export const loot = defineMove({
  type: 'loot',
  at: ['loot'],
  params: { blocker: id },
  options: (position, seat) => {
    return attackersOf(position, seat)
      .filter((blocker) => isTreasure(squareAt(position, squareOf(position, blocker)).location))
      .map((blocker) => ({ type: 'loot', seat, blocker }));
  },
  forbid(position, { seat, blocker }) {
    const cannot = cannotDo(position, seat, blocker, 'loot');
    if (cannot !== undefined) return cannot;
    const sq = squareOf(position, blocker);
    if (squareState(position.state, sq).looted) {
      return refuse('BM-LOOT-05', () => `${sq} has been looted`);
    }
    const { location } = squareAt(position, sq);
    if (isTreasure(location) && standsIn(position, blocker, location)) return undefined;
    return refuse('BM-LOOT-01', () => `there is nothing to loot in ${sq}`);
  },
  perform(table, { blocker }) {
    const { constants } = table.content;
    const sq = squareOf(table, blocker);
    table.next({ type: 'loot' });
    const die = table.roll('loot', d6);
    const total = die + bonusOf(table, blocker);
    table.emit({ type: 'lootRolled', blocker, sq, die, total });
    flip(table, blocker);
    if (total < constants.hit) return;
    changeSquare(table.state, sq, { looted: true });
    table.emit({ type: 'looted', blocker, sq });
    const { location } = squareAt(table, sq);
    if (location === 'bank') return;
    const container = location === 'mall' ? 'hardware' : 'armoury';
    drawItems(table, blocker, container, constants.lootDraws, 'equip.draw');
  },
});

/** BM-ARSON-01 to -03, BM-RULING-87. */
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
    const sq = squareOf(position, blocker);
    if (canBurn(position.state, squareAt(position, sq))) return undefined;
    return refuse('BM-RULING-87', () => `nothing can burn in ${sq}`);
  },
  perform(table, { blocker }) {
    const sq = squareOf(table, blocker);
    table.next({ type: 'arson' });
    const die = table.roll('arson', d6);
    const total = die + bonusOf(table, blocker);
    table.emit({ type: 'arsonRolled', blocker, sq, die, total });
    if (total >= table.content.constants.hit) placeFire(table, sq, 1);
    finish(table, blocker);
  },
});

/** BM-SCRAWL-01 to -06. */
export const scrawl = defineMove({
  type: 'scrawl',
  at: ['scrawl'],
  params: { blocker: id },
  options: (position, seat) => {
    const { state } = position;
    return attackersOf(position, seat)
      .filter((blocker) => carries(position, blockerOf(state, blocker).items, 'spray'))
      .map((blocker) => ({ type: 'scrawl', seat, blocker }));
  },
  forbid(position, { seat, blocker }) {
    const { state } = position;
    const cannot = cannotDo(position, seat, blocker, 'scrawl');
    if (cannot !== undefined) return cannot;
    if (!carries(position, blockerOf(state, blocker).items, 'spray')) {
      return refuse('BM-SCRAWL-01', () => `${blocker} has no spray can`);
    }
    const sq = squareOf(position, blocker);
    if (squareAt(position, sq).exposure === 'window' && !canFly(position, blocker)) {
      return refuse('BM-SCRAWL-02', () => `${blocker} cannot fly, and ${sq} is a window`);
    }
    if (squareState(state, sq).scrawl || isCollapsed(state, sq)) {
      return refuse('BM-SCRAWL-04', () => `${sq} is scrawled on, or rubble`);
    }
    return undefined;
  },
  perform(table, { blocker }) {
    const sq = squareOf(table, blocker);
    table.next({ type: 'scrawl' });
    changeSquare(table.state, sq, { scrawl: true });
    table.emit({ type: 'scrawled', blocker, sq });
    flip(table, blocker);
  },
});

/** BM-FFIGHT-01 to -04. */
export const fightFire = defineMove({
  type: 'fightFire',
  at: ['fightFire'],
  params: { blocker: id, sq: squareId },
  options(position, seat) {
    const { state } = position;
    const moves: { type: 'fightFire'; seat: Seat; blocker: string; sq: string }[] = [];
    for (const blocker of attackersOf(position, seat)) {
      const { around, fireControl } = squareAt(position, squareOf(position, blocker));
      if (!fireControl) continue;
      for (const sq of around) {
        if (squareState(state, sq).fire > 0) moves.push({ type: 'fightFire', seat, blocker, sq });
      }
    }
    return moves;
  },
  forbid(position, { seat, blocker, sq }) {
    const { state } = position;
    const cannot = cannotDo(position, seat, blocker, 'fightFire');
    if (cannot !== undefined) return cannot;
    const here = squareAt(position, squareOf(position, blocker));
    if (!here.fireControl || !isSound(state, here) || placeOf(state, blocker)?.out) {
      return refuse('BM-FFIGHT-01', () => `there is no fire control in ${here.id}`);
    }
    if (!here.around.includes(sq) || squareState(state, sq).fire === 0) {
      return refuse('BM-FFIGHT-02', () => `${sq} is not next to ${here.id}, or does not burn`);
    }
    return undefined;
  },
  perform(table, { blocker, sq }) {
    const { hit } = table.content.constants;
    table.next({ type: 'fightFire' });
    const { fire } = squareState(table.state, sq);
    const dice = Array.from({ length: fire }, () => table.roll('fightFire', d6));
    const bonus = bonusOf(table, blocker);
    const removed = dice.filter((die) => die + bonus >= hit).length;
    table.emit({ type: 'fireFought', blocker, sq, dice, removed });
    if (removed > 0) dampFire(table, sq, removed);
    flip(table, blocker);
  },
});

/** An attack that can bring the house down. */
function finish(table: ManiaTable, blocker: string): void {
  flip(table, blocker);
  table.next({ type: 'checkEnd' });
}
