import type { TokyoTable } from '../play.js';
import type { State } from '../state/state.js';
import type { Frame, Step, StepOf } from '../state/steps.js';

/* What waits on the agenda: blows, attacks and lists of effects that others look for and change. */

/** The step of this type that is nearest to the top of the agenda. */
export function nearest<T extends Step['type']>(
  state: Pick<State, 'agenda'>,
  type: T,
): StepOf<T> | undefined {
  return isStepOf(state.agenda[nearestIndex(state, type)], type);
}

/** Changes the step of this type that is nearest to the top of the agenda. */
export function changeNearest<T extends Step['type']>(
  state: State,
  type: T,
  change: (step: StepOf<T>) => Step,
): void {
  const at = nearestIndex(state, type);
  const step = isStepOf(state.agenda[at], type);
  if (step !== undefined) state.agenda[at] = change(step);
}

/** Changes every step of this type on the agenda. */
export function changeAll<T extends Step['type']>(
  { agenda }: State,
  type: T,
  change: (step: StepOf<T>) => Step,
): void {
  for (const [at, one] of agenda.entries()) {
    const step = isStepOf(one, type);
    if (step !== undefined) agenda[at] = change(step);
  }
}

/** Takes the nearest step of this type off the agenda. */
export function dropNearest(state: State, type: Step['type']): void {
  const at = nearestIndex(state, type);
  if (at >= 0) state.agenda.splice(at, 1);
}

/** The step that carries out a list of effects. */
export function effectsStep(list: string, frame: Frame): StepOf<'effects'> {
  return { type: 'effects', list, index: 0, frame, nested: false, progress: 0 };
}

/** Closes a batch of effects with the check of the population (DN-RULING-10). */
export function newBatch(): StepOf<'batch'> {
  return { type: 'batch', added: false };
}

/** Effects that form a batch, unless they are part of one already. */
export function inBatch(table: TokyoTable, ...steps: Step[]): void {
  if (nearestIndex(table.state, 'batch') >= 0) table.next(...steps);
  else table.next(...steps, newBatch());
}

function nearestIndex({ agenda }: Pick<State, 'agenda'>, type: Step['type']): number {
  for (let at = agenda.length - 1; at >= 0; at--) if (agenda[at]?.type === type) return at;
  return -1;
}

function isStepOf<T extends Step['type']>(step: Step | undefined, type: T): StepOf<T> | undefined {
  return step?.type === type ? (step as StepOf<T>) : undefined;
}
