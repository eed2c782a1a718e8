import type { Seat } from '../../kernel/play.js';
import type { EffectOf } from '../content/effects.js';
import { nextCity, nextStandingCity } from '../mechanics/board.js';
import { lyingAllies, movableAllies } from '../mechanics/friendly-targets.js';
import { layDown, standUp } from '../mechanics/mech-damage.js';
import { ownerOf, placeOf } from '../mechanics/mechs.js';
import { pushDestinations, pushMonsters } from '../mechanics/monster-targets.js';
import { moveMonster } from '../mechanics/monsters.js';
import type { Walk } from '../mechanics/movement.js';
import type { TokyoPosition, TokyoTable } from '../play.js';
import { isDestroyed, type Monster, mechOf, monsterOf } from '../state/state.js';
import type { AnswerTo, Handlers, Running } from './handler.js';

/** Mechs and Monsters change their places, fall and rise. */
export const movementEffects: Handlers<
  'move' | 'moveAlly' | 'push' | 'moveMonster' | 'hurl' | 'knockDown' | 'standUp'
> = {
  move(table, { frame }, walk) {
    const seat = ownerOf(frame);
    if (seat !== undefined && !frame.wrecked) startWalk(table, seat, seat, walk);
  },
  moveAlly: {
    ask(table, { frame }, effect) {
      const seat = ownerOf(frame);
      if (seat === undefined) return undefined;
      const among = movableAllies(table, seat, effect);
      if (among.length === 0) return undefined;
      return { type: 'chooseMech', seat, rule: 'DN-FX-04', optional: true, among };
    },
    answered(table, _running, { steps }, { seat, mech }: AnswerTo<'chooseMech'>) {
      startWalk(table, seat, mech, { steps });
      return undefined;
    },
  },
  /** First the Monster, unless it is given; then where it goes, unless it is pulled. */
  push: {
    ask(table, running, effect) {
      const seat = ownerOf(running.frame);
      if (seat === undefined) return undefined;
      const [first, ...more] = pushable(table, running, effect, seat);
      if (first === undefined) return undefined;
      const common = { seat, rule: 'DN-FX-05' } as const;
      const isGiven = effect.on === 'it' && effect.to === 'adjacent' && more.length === 0;
      if (isGiven || running.picked !== undefined) {
        const optional = running.picked === undefined;
        const among = pushDestinations(table, first);
        return { type: 'chooseSpace', ...common, optional, among };
      }
      const among = [first, ...more].map(({ id }) => id);
      return { type: 'chooseMonster', ...common, optional: true, among };
    },
    answered(table, running, effect, answer: AnswerTo<'chooseMonster' | 'chooseSpace'>) {
      const chosen = answer.type === 'chooseMonster' ? answer.monster : undefined;
      if (chosen !== undefined && effect.to === 'adjacent') return { picked: chosen };
      const pushed =
        chosen === undefined
          ? pushable(table, running, effect, answer.seat)[0]
          : monsterOf(table.state, chosen);
      const monster = pushed as Monster;
      const to = answer.type === 'chooseSpace' ? answer.space : placeOf(table, answer.seat).space;
      moveMonster(table, monster.id, to, 'pushed');
      return { knowing: { it: [monster.id], target: monster.space } };
    },
    unasked(_table, { frame }, { on }) {
      const isNobody = on === 'monster' && ownerOf(frame) !== undefined;
      return isNobody ? { knowing: { it: [] } } : undefined;
    },
  },
  moveMonster(table, { frame }, { on, to, skipDestroyed = false }) {
    const self = 'monster' in frame.source ? [frame.source.monster] : [];
    for (const id of on === 'self' ? self : (frame.it ?? [])) {
      const monster = monsterOf(table.state, id);
      if (monster === undefined) continue;
      const next = skipDestroyed
        ? nextStandingCity(table, monster.space, to)
        : nextCity(table.content, monster.space, to);
      moveMonster(table, id, next, 'moved');
    }
  },
  hurl(table, { frame: { itMech } }, { to }) {
    if (itMech === undefined) return;
    const mech = mechOf(table.state, itMech);
    const from = mech.space;
    mech.space = nextStandingCity(table, from, to);
    table.emit({ type: 'mechHurled', seat: itMech, from, to: mech.space });
  },
  knockDown(table, { frame: { itMech } }) {
    if (itMech === undefined || mechOf(table.state, itMech).lying) return;
    layDown(mechOf(table.state, itMech));
    table.emit({ type: 'mechKnockedDown', seat: itMech });
  },
  standUp: {
    ask(table, { frame }, effect) {
      const seat = ownerOf(frame);
      if (seat === undefined) return undefined;
      const among = lyingAllies(table, seat, effect);
      if (among.length === 0) return undefined;
      return { type: 'chooseMech', seat, rule: 'DN-FX-20', optional: true, among };
    },
    answered(table, _running, _effect, { mech }: AnswerTo<'chooseMech'>) {
      standUp(table, mech);
      return undefined;
    },
  },
};

/** A walk from a destroyed space must leave it. */
function startWalk(table: TokyoTable, seat: Seat, mech: Seat, walk: Walk): void {
  const { steps: left, min = 0, through = false } = walk;
  const escaping = isDestroyed(table.state, mechOf(table.state, mech).space);
  const least = escaping ? Math.max(1, min) : min;
  table.next({ type: 'step', seat, mech, left, taken: 0, min: least, through, escaping });
}

/** The Monsters among which the push still chooses. */
function pushable(
  position: TokyoPosition,
  { frame, picked }: Running,
  effect: EffectOf<'push'>,
  seat: Seat,
): Monster[] {
  if (picked === undefined) {
    return pushMonsters(position, placeOf(position, seat), effect, frame.it ?? []);
  }
  const monster = monsterOf(position.state, picked);
  return monster === undefined ? [] : [monster];
}
