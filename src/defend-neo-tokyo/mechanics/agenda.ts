import type { TokyoTable } from '../play.js';
import type { State } from '../state/state.js';
import type { Frame, Step, StepOf } from '../state/steps.js';

/* What waits on the agenda: blows, attacks and lists of effects that others look for and change. */

/** The step of this type that is nearest to the top of the agenda. */
export function nearest<T extends Step['type']>(
  state: Pick<State, 'agenda'>,
  type: T,
): StepOf<T> | undefined {
  return state.agenda[nearestIndex(state, type)] as StepOf<T> | undefined;
}

/** Changes the step of this type that is nearest to the top of the agenda. */
export function changeNearest<T extends Step['type']>(
  state: State,
  type: T,
  change: (step: StepOf<T>) => Step,
): void {
  const at = nearestIndex(state, type);
  if (at >= 0) state.agenda[at] = change(state.agenda[at] as StepOf<T>);
}

/** Changes every step of this type on the agenda. */
export function changeAll<T extends Step['type']>(
  { agenda }: State,
  type: T,
  change: (step: StepOf<T>) => Step,
): void {
  for (const [at, step] of agenda.entries()) {
    if (step.type === type) agenda[at] = change(step as StepOf<T>);
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
  if (nearest(table.state, 'batch') === undefined) table.next(newBatch());
  table.next(...steps);
}

function nearestIndex({ agenda }: Pick<State, 'agenda'>, type: Step['type']): number {
  let at = agenda.length - 1;
  while (at >= 0 && (agenda[at] as Step).type !== type) at--;
  return at;
}
