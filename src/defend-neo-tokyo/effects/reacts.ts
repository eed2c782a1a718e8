import { type Part, parts } from '../content/terms.js';
import { changeNearest, dropNearest, nearest } from '../mechanics/agenda.js';
import { removeCitizen } from '../mechanics/city.js';
import { deciderOf, ownerOf } from '../mechanics/mechs.js';
import { placeTokens, rollDamage } from '../mechanics/monsters.js';
import type { TokyoTable } from '../play.js';
import { mechOf, monsterOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import type { AnswerTo, Handlers } from './handler.js';

/** What Reacts do to the subject of their window, which waits on the agenda. */
export const reactEffects: Handlers<
  | 'prevent'
  | 'redirect'
  | 'intercept'
  | 'rerollRandom'
  | 'reroll'
  | 'addDamage'
  | 'cancelAttack'
  | 'preventCity'
  | 'save'
> = {
  prevent(table, _running, { amount: most }) {
    const blow = nearest(table.state, 'hitMech');
    if (blow === undefined) return;
    const amount = Math.min(most, blow.amount);
    changeNearest(table.state, 'hitMech', (step) => ({ ...step, amount: step.amount - amount }));
    table.emit({ type: 'damagePrevented', seat: blow.mech, amount, reason: 'react' });
  },
  redirect: {
    ask(table, { frame }, effect) {
      const blow = nearest(table.state, 'hitMech');
      if (blow === undefined || effect.part !== undefined) return undefined;
      const among = parts.filter((other) => other !== blow.part);
      const seat = deciderOf(table, frame);
      return { type: 'choosePart', seat, rule: 'DN-FX-26', optional: false, among };
    },
    answered: (table, _running, _effect, { part }: AnswerTo<'choosePart'>) => {
      return redirect(table, part);
    },
    unasked: (table, _running, { part }) => {
      return part === undefined ? undefined : redirect(table, part);
    },
  },
  intercept(table, { frame }) {
    const { state } = table;
    const blow = nearest(state, 'hitMech');
    const me = ownerOf(frame);
    if (blow === undefined || me === undefined || blow.mech === me) return;
    if (mechOf(state, blow.mech).space !== mechOf(state, me).space) return;
    changeNearest(state, 'hitMech', (step) => ({ ...step, mech: me }));
    const part = blow.part as Part;
    table.emit({ type: 'damageRedirected', seat: blow.mech, to: me, part });
  },
  rerollRandom(table) {
    const blow = nearest(table.state, 'hitMech');
    if (blow === undefined) return;
    const face = table.roll(`die.random.${blow.mech}`, table.content.dice.random);
    table.emit({ type: 'randomDieRolled', seat: blow.mech, face, again: true });
    changeNearest(table.state, 'hitMech', (step) => ({ ...step, part: face }));
  },
  /** The lowest dice are thrown again. */
  reroll: {
    ask(table, { frame }, effect) {
      const dice = nearest(table.state, 'mechAttack')?.dice ?? [];
      if (dice.length === 0) return undefined;
      const seat = deciderOf(table, frame);
      const max = Math.min(effect.max, dice.length);
      return { type: 'chooseDice', seat, rule: 'DN-FX-29', optional: false, max };
    },
    answered(table, _running, _effect, { seat, count }: AnswerTo<'chooseDice'>) {
      const { dice: before } = nearest(table.state, 'mechAttack') as StepOf<'mechAttack'>;
      // Sorting keeps the order of equals.
      const order = before.map((die, at) => ({ die, at })).sort((a, b) => a.die - b.die);
      const lowest = order.slice(0, count).map(({ at }) => at);
      lowest.sort((a, b) => a - b);
      const after = [...before];
      const rolled = rollDamage(table, lowest.length, seat);
      for (const [i, at] of lowest.entries()) after[at] = rolled[i] as number;
      table.emitCopy({ type: 'diceRerolled', seat, before, after });
      changeNearest(table.state, 'mechAttack', (step) => ({ ...step, dice: after }));
      return undefined;
    },
  },
  addDamage({ state }, _running, { flat }) {
    changeNearest(state, 'mechAttack', (step) => ({ ...step, flat: step.flat + flat }));
  },
  /** The Boss cannot be stopped; he gets a -1 Damage token instead. */
  cancelAttack(table, { frame }) {
    const monster = monsterOf(table.state, frame.trigger ?? '');
    if (monster === undefined) return;
    if (monster.isBoss) {
      placeTokens(table, monster.id, 'minus', 1);
      return;
    }
    changeNearest(table.state, 'monsterAttack', (step) => ({ ...step, cancelled: true }));
    dropNearest(table.state, 'afterAttack');
    table.emit({ type: 'monsterAttackCancelled', monster: monster.id });
  },
  preventCity(table, _running, { amount: most }) {
    const pending = nearest(table.state, 'cityDamage');
    if (pending === undefined) return;
    const amount = Math.min(most, pending.amount);
    changeNearest(table.state, 'cityDamage', (step) => ({ ...step, amount: step.amount - amount }));
    table.emit({ type: 'cityDamagePrevented', space: pending.space, amount, reason: 'react' });
  },
  save(table, { frame: { triggerCitizen } }) {
    removeCitizen(table, triggerCitizen ?? '', 'discarded');
  },
};

/** The blow falls on another part of the same Mech. */
function redirect(table: TokyoTable, part: Part): undefined {
  const blow = nearest(table.state, 'hitMech');
  if (blow === undefined) return;
  changeNearest(table.state, 'hitMech', (step) => ({ ...step, part }));
  table.emit({ type: 'damageRedirected', seat: blow.mech, to: blow.mech, part });
}
