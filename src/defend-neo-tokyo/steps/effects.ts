import { elementFrame } from '../effects/city.js';
import { carryOut } from '../effects/index.js';
import { Run } from '../effects/run.js';
import { effectsStep, push } from '../mechanics/agenda.js';
import { isAttacking } from '../mechanics/monsters.js';
import { checkPopulation, putAway } from '../mechanics/tracks.js';
import { canReact, isOpen } from '../mechanics/windows.js';
import type { TokyoTable } from '../play.js';
import type { Frame, StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** Lists of effects, iterations over targets, batches and React windows. */
export const effectSteps: Steps<'effects' | 'each' | 'batch' | 'finishCard' | 'window'> = {
  effects: { resolve: runEffects },
  each: {
    resolve(table, step) {
      const { type, list, frame, of, within } = step;
      const [element, ...elements] = step.elements;
      if (element === undefined || hasEnded(table, frame)) return;
      if (elements.length > 0) push(table, { type, list, frame, of, elements, within });
      const forElement = elementFrame(table, step, element);
      if (forElement !== undefined) runEffects(table, effectsStep(list, forElement));
    },
  },
  batch: {
    resolve(table, { added }) {
      if (added) checkPopulation(table);
    },
  },
  finishCard: { resolve: (table, { seat, card }) => putAway(table, seat, card) },
  window: {
    resolve(table, { subject, seats }) {
      for (let i = 0; i < seats.length; i++) {
        const seat = seats[i] as number;
        if (!canReact(table, seat, subject)) continue;
        if (!isOpen(table, subject)) return;
        const rest = seats.slice(i + 1);
        if (rest.length > 0) push(table, { type: 'window', subject, seats: rest });
        return push(table, { type: 'react', subject, seat });
      }
    },
  },
};

/** Effect after effect, as long as the next one is what happens next. */
function runEffects(table: TokyoTable, step: StepOf<'effects'>): void {
  const { agenda } = table.state;
  let now = step;
  let list = table.content.lists.get(now.list);
  while (!hasEnded(table, now.frame)) {
    const effect = list?.effects[now.index];
    if (effect === undefined) return now.nested ? handOn(table, now.frame) : undefined;
    carryOut(new Run(table, now), effect);
    const next = agenda[agenda.length - 1];
    if (next?.type !== 'effects') return;
    agenda.pop();
    if (next.list !== now.list) list = table.content.lists.get(next.list);
    now = next;
  }
}

/** DN-MATK-07, -08: the text of an attack ends with the attack. */
function hasEnded(table: TokyoTable, { attack, source }: Frame): boolean {
  return attack === true && 'monster' in source && !isAttacking(table, source.monster);
}

/** What an inner list has found out, the outer list knows too. */
function handOn({ state: { agenda } }: TokyoTable, frame: Frame): void {
  const outer = agenda[agenda.length - 1];
  if (outer?.type !== 'effects') return;
  const { type, list, index, nested, progress } = outer;
  agenda[agenda.length - 1] = { type, list, index, frame, nested, progress };
}
