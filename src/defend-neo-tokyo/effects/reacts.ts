import { type Part, parts } from '../content/schema.js';
import { changeNearest, dropNearest, nearest } from '../mechanics/agenda.js';
import { removeCitizen } from '../mechanics/city.js';
import { placeTokens } from '../mechanics/monsters.js';
import { ownerOf } from '../mechanics/targets.js';
import { monsterOf } from '../state/state.js';
import { rollDamage } from './attacks.js';
import { type Handlers, ruleOf } from './run.js';

/** What Reacts do to the subject of their window. */
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
  prevent(run, { n }) {
    run.goOn();
    const { table } = run;
    const pending = nearest(table.state, 'hitMech');
    if (pending === undefined) return;
    const amount = Math.min(n, pending.amount);
    changeNearest(table.state, 'hitMech', (step) => ({ ...step, amount: step.amount - amount }));
    table.emit({ type: 'damagePrevented', seat: pending.mech, amount, by: 'react' });
  },
  redirect(run, effect) {
    const { table } = run;
    const pending = nearest(table.state, 'hitMech');
    if (pending === undefined) return run.goOn();
    const part = effect.part ?? (run.picked as Part | undefined);
    if (part === undefined) {
      const among = parts.filter((other) => other !== pending.part);
      const seat = run.decider;
      return run.ask({ type: 'choosePart', seat, fx: ruleOf.redirect, optional: false, among });
    }
    run.goOn();
    changeNearest(table.state, 'hitMech', (step) => ({ ...step, part }));
    table.emit({ type: 'damageRedirected', seat: pending.mech, to: pending.mech, part });
  },
  intercept(run) {
    run.goOn();
    const { state } = run.table;
    const pending = nearest(state, 'hitMech');
    const me = ownerOf(run.frame);
    if (pending === undefined || me === undefined || pending.mech === me) return;
    if (state.mechs[pending.mech]?.space !== state.mechs[me]?.space) return;
    changeNearest(state, 'hitMech', (step) => ({ ...step, mech: me }));
    const part = pending.part as Part;
    run.table.emit({ type: 'damageRedirected', seat: pending.mech, to: me, part });
  },
  rerollRandom(run) {
    run.goOn();
    const { table } = run;
    const pending = nearest(table.state, 'hitMech');
    if (pending === undefined) return;
    const face = table.roll('die:random', table.content.dice.random);
    table.emit({ type: 'randomDieRolled', seat: pending.mech, face, again: true });
    changeNearest(table.state, 'hitMech', (step) => ({ ...step, part: face }));
  },
  reroll(run, { max }) {
    const { table, picked } = run;
    const dice = nearest(table.state, 'mechAttack')?.dice ?? [];
    if (dice.length === 0) return run.goOn();
    if (picked === undefined) {
      const seat = run.decider;
      const most = Math.min(max, dice.length);
      return run.ask({ type: 'chooseDice', seat, fx: ruleOf.reroll, optional: false, max: most });
    }
    run.goOn();
    const order = [...dice.keys()].sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0) || a - b);
    const lowest = order.slice(0, Number(picked)).sort((a, b) => a - b);
    const after = [...dice];
    const rolled = rollDamage(table, lowest.length);
    for (const [i, at] of lowest.entries()) after[at] = rolled[i] as number;
    table.emit({ type: 'diceRerolled', seat: run.decider, before: [...dice], after });
    changeNearest(table.state, 'mechAttack', (step) => ({ ...step, dice: after }));
  },
  addDamage(run, effect) {
    run.goOn();
    changeNearest(run.table.state, 'mechAttack', (step) => {
      return { ...step, flat: step.flat + effect.flat };
    });
  },
  cancelAttack(run) {
    run.goOn();
    const { table, frame } = run;
    const monster = monsterOf(table.state, frame.trigger ?? '');
    if (monster === undefined) return;
    if (monster.isBoss) return placeTokens(table, monster.id, 'minus', 1);
    changeNearest(table.state, 'monsterAttack', (step) => ({ ...step, cancelled: true }));
    dropNearest(table.state, 'afterAttack');
    table.emit({ type: 'monsterAttackCancelled', monster: monster.id });
  },
  preventCity(run, { n }) {
    run.goOn();
    const { table } = run;
    const pending = nearest(table.state, 'cityDamage');
    if (pending === undefined) return;
    const amount = Math.min(n, pending.n);
    changeNearest(table.state, 'cityDamage', (step) => ({ ...step, n: step.n - amount }));
    table.emit({ type: 'cityDamagePrevented', space: pending.space, amount, by: 'react' });
  },
  save(run) {
    run.goOn();
    const { triggerCitizen } = run.frame;
    if (triggerCitizen !== undefined) removeCitizen(run.table, triggerCitizen, false);
  },
};
