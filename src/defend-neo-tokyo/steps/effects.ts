import { hasEnded, runEffects } from '../effects/index.js';
import { elementFrame } from '../effects/lists.js';
import { effectsStep } from '../mechanics/agenda.js';
import { closeBatch, putAway } from '../mechanics/tracks.js';
import type { TokyoTable } from '../play.js';
import type { StepOf } from '../state/steps.js';
import type { Steps } from './rule.js';

/** Lists of effects, the same list for several targets, and what follows when all is done. */
export const effectSteps: Steps<'effects' | 'each' | 'batch' | 'finishCard'> = {
  effects: { resolve: runEffects },
  each: { resolve: nextElement },
  batch: { resolve: closeBatch },
  finishCard: { resolve: putAway },
};

function nextElement(table: TokyoTable, step: StepOf<'each'>): void {
  const { type, list, frame, of, within } = step;
  const [element, ...elements] = step.elements;
  if (element === undefined || hasEnded(table, frame)) return;
  if (elements.length > 0) table.next({ type, list, frame, of, elements, within });
  const forElement = elementFrame(table, step, element);
  if (forElement !== undefined) runEffects(table, effectsStep(list, forElement));
}
