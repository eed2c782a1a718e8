import type { Seat } from '../../kernel/play.js';
import type { EffectOf } from '../content/effects.js';
import { changeNearest } from '../mechanics/agenda.js';
import { repairableMechs } from '../mechanics/friendly-targets.js';
import { damageMech, hitMech } from '../mechanics/mech-damage.js';
import { damagedParts, deciderOf, ownerOf } from '../mechanics/mechs.js';
import type { TokyoPosition } from '../play.js';
import { mechOf } from '../state/state.js';
import type { AnswerTo, Handlers, Running } from './handler.js';

/** Damage to Mechs, its repair, and what strengthens them. */
export const mechEffects: Handlers<
  'repair' | 'regainBot' | 'selfDamage' | 'mechDamage' | 'boost' | 'guard' | 'extraAction'
> = {
  /** First the Mech, unless it is given; then part after part. */
  repair: {
    ask(table, running, effect) {
      const rule = 'DN-FX-06';
      if (effect.on === 'mech' && running.picked === undefined) {
        const among = repairableMechs(table, running.frame, effect);
        if (among.length === 0) return undefined;
        const seat = deciderOf(table, running.frame);
        return { type: 'chooseMech', seat, rule, optional: false, among };
      }
      const mech = repairedMech(table, running, effect);
      if (mech === undefined || running.progress >= effect.amount) return undefined;
      const among = damagedParts(mechOf(table.state, mech));
      if (among.length === 0) return undefined;
      const seat = effect.on === 'it' ? mech : deciderOf(table, running.frame);
      return { type: 'choosePart', seat, rule, optional: false, among };
    },
    answered(table, running, effect, answer: AnswerTo<'chooseMech' | 'choosePart'>) {
      if (answer.type === 'chooseMech') return { picked: String(answer.mech) };
      const mech = repairedMech(table, running, effect) as Seat;
      mechOf(table.state, mech).damage[answer.part]--;
      table.emit({ type: 'repaired', seat: mech, part: answer.part, amount: 1 });
      return 'again';
    },
  },
  regainBot(table, { frame }, { count: more }) {
    const seat = deciderOf(table, frame);
    const mech = mechOf(table.state, seat);
    const count = Math.min(table.content.constants.repairBots, mech.repairBots + more);
    if (count === mech.repairBots) return;
    mech.repairBots = count;
    table.emit({ type: 'botsRestocked', seat, count });
  },
  selfDamage(table, { frame }, { part, amount }) {
    const seat = ownerOf(frame);
    if (seat !== undefined) damageMech(table, seat, part, amount);
  },
  mechDamage(table, { frame: { itMech } }, { amount, part }) {
    if (itMech !== undefined) hitMech(table, itMech, amount, part, null);
  },
  boost(table, { frame }, { dice = 0, flat = 0, melee = null, uses }) {
    const { card = null } = frame;
    const { modifiers } = mechOf(table.state, deciderOf(table, frame));
    modifiers.push({ card, kind: 'boost', dice, flat, melee, uses, amount: 0 });
  },
  guard(table, { frame }, { amount }) {
    const { card = null } = frame;
    const { modifiers } = mechOf(table.state, deciderOf(table, frame));
    const lasting = { dice: 0, flat: 0, melee: null, uses: 'turn' } as const;
    modifiers.push({ card, kind: 'guard', ...lasting, amount });
  },
  extraAction({ state }, { frame }) {
    if (frame.wrecked) return;
    changeNearest(state, 'afterAction', (step) => {
      return step.seat === ownerOf(frame) ? { ...step, extra: true } : step;
    });
  },
};

function repairedMech(
  position: TokyoPosition,
  { frame, picked }: Running,
  effect: EffectOf<'repair'>,
): Seat | undefined {
  return picked === undefined ? repairableMechs(position, frame, effect)[0] : Number(picked);
}
