import type { Seat } from '../../kernel/play.js';
import { type Limb, limbs, type Part } from '../content/schema.js';
import { changeNearest, effectsStep, push } from '../mechanics/agenda.js';
import { isDestroyed } from '../mechanics/board.js';
import { removeCitizen } from '../mechanics/city.js';
import {
  canResolveAny,
  chargeableMechs,
  repairableMechs,
  shelterSpaces,
} from '../mechanics/doable.js';
import { damageMech, standUp } from '../mechanics/mechs.js';
import {
  canTransfer,
  damagedParts,
  lyingAllies,
  movableAllies,
  openLimbs,
  ownerOf,
  rescuable,
} from '../mechanics/targets.js';
import { lowerAttackTrack } from '../mechanics/tracks.js';
import type { TokyoTable } from '../play.js';
import { changeSpace, mechOf } from '../state/state.js';
import { type Handlers, type Run, ruleOf } from './run.js';

/** What cards and tile actions do to Mechs and for the city. */
export const mechEffects: Handlers<
  | 'move'
  | 'moveAlly'
  | 'repair'
  | 'charge'
  | 'shift'
  | 'losePower'
  | 'rescue'
  | 'shelter'
  | 'calm'
  | 'boost'
  | 'guard'
  | 'regainBot'
  | 'standUp'
  | 'extraAction'
  | 'selfDamage'
  | 'choose'
  | 'when'
> = {
  move(run, { steps, min = 0, through = false }) {
    run.goOn();
    const seat = ownerOf(run.frame);
    if (seat === undefined || run.frame.wrecked) return;
    pushWalk(run.table, seat, seat, steps, min, through);
  },
  moveAlly(run, effect) {
    const seat = ownerOf(run.frame);
    if (seat === undefined || run.isDone) return run.goOn();
    const among = movableAllies(run.table, seat, effect);
    if (among.length === 0) return run.goOn();
    if (run.picked === undefined) {
      return run.ask({ type: 'chooseMech', seat, fx: ruleOf.moveAlly, optional: true, among });
    }
    run.goOn();
    pushWalk(run.table, seat, Number(run.picked), effect.steps, 0, false);
  },
  repair(run, effect) {
    const { table, frame, step } = run;
    const owner = ownerOf(frame);
    const chosen = step.picked ?? (effect.on === 'mech' ? undefined : '');
    if (chosen === undefined)
      return chooseMechFirst(run, 'repair', repairableMechs(table, frame, effect));
    const mech = chosen === '' ? repairableMechs(table, frame, effect)[0] : Number(chosen);
    if (mech === undefined) return run.goOn();
    let { progress } = step;
    if (run.picked !== undefined && step.choice !== undefined) {
      repairPart(table, mech, run.picked as Part);
      progress++;
    }
    const among = damagedParts(mechOf(table.state, mech));
    if (progress >= effect.n || among.length === 0) return run.goOn();
    run.again(progress);
    const seat = effect.on === 'it' || owner === undefined ? mech : owner;
    push(table, { type: 'choosePart', seat, fx: ruleOf.repair, optional: false, among });
  },
  charge(run, effect) {
    const { table, step } = run;
    const seat = ownerOf(run.frame);
    if (seat === undefined) return run.goOn();
    if (effect.on === 'mech' && step.picked === undefined) {
      return chooseMechFirst(run, 'charge', chargeableMechs(table, seat, effect));
    }
    const mech = step.picked === undefined ? seat : Number(step.picked);
    let { progress } = step;
    if (run.picked !== undefined) {
      gainPower(table, mech, run.picked as Limb);
      progress++;
    }
    const among = openLimbs(table, mechOf(table.state, mech));
    if (progress >= effect.n || among.length === 0) return run.goOn();
    run.again(progress);
    push(table, { type: 'choosePart', seat, fx: ruleOf.charge, optional: false, among });
  },
  shift(run, { n, mandatory = false }) {
    const { table, step } = run;
    const seat = ownerOf(run.frame);
    if (seat === undefined || run.isDone) return run.goOn();
    const mech = mechOf(table.state, seat);
    let { progress } = step;
    if (step.choice !== undefined && 'from' in step.choice) {
      const { from, to } = step.choice;
      mech.power[from]--;
      mech.power[to]++;
      table.emit({ type: 'powerMoved', seat, from, to });
      progress++;
    }
    if (progress >= n || !canTransfer(table, mech)) return run.goOn();
    run.again(progress);
    push(table, { type: 'choosePower', seat, optional: !mandatory });
  },
  losePower(run, { n, part = 'any' }) {
    const { table, frame, step } = run;
    const seat = frame.itMech;
    if (seat === undefined) return run.goOn();
    let { progress } = step;
    const mech = mechOf(table.state, seat);
    if (run.picked !== undefined) {
      losePower(table, seat, run.picked as Limb, 1);
      progress++;
    }
    if (part !== 'any') {
      run.goOn();
      return losePower(table, seat, part, Math.min(n, mech.power[part]));
    }
    const among = limbs.filter((limb) => mech.power[limb] > 0);
    if (progress >= n || among.length === 0) return run.goOn();
    run.again(progress);
    push(table, { type: 'choosePart', seat, fx: ruleOf.losePower, optional: false, among });
  },
  rescue(run, { n, range = 0 }) {
    const { table, step } = run;
    const seat = ownerOf(run.frame);
    if (seat === undefined || run.isDone) return run.goOn();
    if (run.picked !== undefined) {
      run.again(step.progress + 1);
      return removeCitizen(table, run.picked, false);
    }
    const among = rescuable(table, seat, range);
    if (step.progress >= n || among.length === 0) return run.goOn();
    run.ask({ type: 'chooseCitizen', seat, fx: ruleOf.rescue, optional: true, among });
  },
  shelter(run, effect) {
    const { table } = run;
    const among = shelterSpaces(table, run.frame, effect);
    const space = effect.where === 'here' ? among[0] : run.picked;
    if (among.length === 0) return run.goOn();
    if (space === undefined) {
      const seat = run.decider;
      return run.ask({ type: 'chooseSpace', seat, fx: ruleOf.shelter, optional: false, among });
    }
    run.goOn();
    const here = changeSpace(table, space);
    const amount = Math.min(effect.n, here.cityDamage);
    here.cityDamage -= amount;
    table.emit({ type: 'citySheltered', space, amount });
  },
  calm(run, { n }) {
    run.goOn();
    lowerAttackTrack(run.table, Math.max(0, run.table.state.attackTrack - n));
  },
  boost(run, { dice = 0, flat = 0, melee, uses }) {
    run.goOn();
    const cardId = run.frame.card ?? null;
    const { modifiers } = mechOf(run.table.state, run.decider);
    modifiers.push({ cardId, kind: 'boost', dice, flat, melee: melee ?? null, uses, n: 0 });
  },
  guard(run, { n }) {
    run.goOn();
    const cardId = run.frame.card ?? null;
    const lasting = { dice: 0, flat: 0, melee: null, uses: 'turn' } as const;
    mechOf(run.table.state, run.decider).modifiers.push({ cardId, kind: 'guard', ...lasting, n });
  },
  regainBot(run, { n }) {
    run.goOn();
    const { table } = run;
    const seat = run.decider;
    const mech = mechOf(table.state, seat);
    const bots = Math.min(table.content.constants.repairBots, mech.repairBots + n);
    if (bots === mech.repairBots) return;
    mech.repairBots = bots;
    table.emit({ type: 'botsRestocked', seat, bots });
  },
  standUp(run, effect) {
    const { table } = run;
    const seat = ownerOf(run.frame);
    if (seat === undefined || run.isDone) return run.goOn();
    const among = lyingAllies(table, seat, effect);
    if (among.length === 0) return run.goOn();
    if (run.picked === undefined) {
      return run.ask({ type: 'chooseMech', seat, fx: ruleOf.standUp, optional: true, among });
    }
    run.goOn();
    standUp(table, Number(run.picked));
  },
  extraAction(run) {
    run.goOn();
    if (run.frame.wrecked) return;
    changeNearest(run.table.state, 'afterAction', (step) => {
      return step.seat === ownerOf(run.frame) ? { ...step, extra: true } : step;
    });
  },
  selfDamage(run, { part, n }) {
    run.goOn();
    const seat = ownerOf(run.frame);
    if (seat !== undefined) damageMech(run.table, seat, part, n);
  },
  choose(run, effect) {
    const { table, frame, picked } = run;
    if (picked !== undefined) return runInner(run, picked);
    const among = (['a', 'b'] as const).filter((key) => canResolveAny(table, frame, effect[key]));
    if (among.length === 0) return run.goOn();
    const seat = run.decider;
    run.ask({ type: 'chooseOption', seat, fx: ruleOf.choose, optional: false, among });
  },
  when(run, { cond }) {
    runInner(run, run.frame[cond] ? 'then' : 'else');
  },
};

/** The list inside an effect; its frame is handed on to the rest of the outer list. */
function runInner(run: Run, key: string): void {
  run.goOn();
  push(run.table, effectsStep(run.inner(key), run.frame, true));
}

function pushWalk(
  table: TokyoTable,
  seat: Seat,
  mech: Seat,
  left: number,
  min: number,
  through: boolean,
): void {
  const escaping = isDestroyed(table.state, mechOf(table.state, mech).space);
  const least = escaping ? Math.max(1, min) : min;
  push(table, { type: 'step', seat, mech, left, taken: 0, min: least, through, escaping });
}

/** First a Mech is chosen, then the effect goes on with it. */
function chooseMechFirst(run: Run, kind: 'repair' | 'charge', among: Seat[]): void {
  if (among.length === 0) return run.goOn();
  if (run.picked !== undefined) return run.again(0, run.picked);
  const seat = run.decider;
  run.ask({ type: 'chooseMech', seat, fx: ruleOf[kind], optional: false, among });
}

function repairPart(table: TokyoTable, seat: Seat, part: Part): void {
  mechOf(table.state, seat).damage[part]--;
  table.emit({ type: 'repaired', seat, part, amount: 1 });
}

function gainPower(table: TokyoTable, seat: Seat, part: Limb): void {
  mechOf(table.state, seat).power[part]++;
  table.emit({ type: 'powerGained', seat, part, amount: 1 });
}

function losePower(table: TokyoTable, seat: Seat, part: Limb, amount: number): void {
  if (amount === 0) return;
  mechOf(table.state, seat).power[part] -= amount;
  table.emit({ type: 'powerExpelled', seat, part, amount });
}
