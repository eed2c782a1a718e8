import type { Seat } from '../../kernel/play.js';
import { type Limb, limbs } from '../content/terms.js';
import { chargeableMechs } from '../mechanics/friendly-targets.js';
import { canTransfer, openLimbs, ownerOf } from '../mechanics/mechs.js';
import type { TokyoTable } from '../play.js';
import { mechOf } from '../state/state.js';
import type { AnswerTo, Handlers, Running } from './handler.js';

/** Power gained, moved and lost, cube after cube. */
export const powerEffects: Handlers<'charge' | 'shift' | 'losePower'> = {
  /** First the Mech, unless it is the own; then limb after limb. */
  charge: {
    ask(table, running, effect) {
      const seat = ownerOf(running.frame);
      if (seat === undefined) return undefined;
      const rule = 'DN-FX-07';
      if (effect.on === 'mech' && running.picked === undefined) {
        const among = chargeableMechs(table, seat, effect);
        if (among.length === 0) return undefined;
        return { type: 'chooseMech', seat, rule, optional: false, among };
      }
      const among = openLimbs(table, mechOf(table.state, chargedMech(running, seat)));
      if (running.progress >= effect.amount || among.length === 0) return undefined;
      return { type: 'choosePart', seat, rule, optional: false, among };
    },
    answered(table, running, _effect, answer: AnswerTo<'chooseMech' | 'choosePart'>) {
      if (answer.type === 'chooseMech') return { picked: String(answer.mech) };
      const part = answer.part as Limb;
      const seat = chargedMech(running, answer.seat);
      mechOf(table.state, seat).power[part]++;
      table.emit({ type: 'powerGained', seat, part, amount: 1 });
      return 'again';
    },
  },
  shift: {
    ask(table, { frame, progress }, { amount, mandatory = false }) {
      const seat = ownerOf(frame);
      if (seat === undefined || progress >= amount) return undefined;
      if (!canTransfer(table, mechOf(table.state, seat))) return undefined;
      return { type: 'choosePower', seat, optional: !mandatory };
    },
    answered(table, _running, _effect, { seat, from, to }: AnswerTo<'choosePower'>) {
      const { power } = mechOf(table.state, seat);
      power[from]--;
      power[to]++;
      table.emit({ type: 'powerMoved', seat, from, to });
      return 'again';
    },
  },
  losePower: {
    ask({ state }, { frame: { itMech: seat }, progress }, { amount, part = 'any' }) {
      if (seat === undefined || part !== 'any' || progress >= amount) return undefined;
      const { power } = mechOf(state, seat);
      const among = limbs.filter((limb) => power[limb] > 0);
      if (among.length === 0) return undefined;
      return { type: 'choosePart', seat, rule: 'DN-FX-09', optional: false, among };
    },
    answered(table, _running, _effect, { seat, part }: AnswerTo<'choosePart'>) {
      losePower(table, seat, part as Limb, 1);
      return 'again';
    },
    unasked(table, { frame: { itMech } }, { amount, part = 'any' }) {
      if (itMech !== undefined && part !== 'any') losePower(table, itMech, part, amount);
      return undefined;
    },
  },
};

function chargedMech({ picked }: Running, own: Seat): Seat {
  return picked === undefined ? own : Number(picked);
}

function losePower(table: TokyoTable, seat: Seat, part: Limb, most: number): void {
  const { power } = mechOf(table.state, seat);
  const amount = Math.min(most, power[part]);
  if (amount === 0) return;
  power[part] -= amount;
  table.emit({ type: 'powerExpelled', seat, part, amount });
}
