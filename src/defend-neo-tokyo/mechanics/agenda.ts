import type { TokyoTable } from '../play.js';
import type { State } from '../state/state.js';
import type { Frame, Step, StepOf } from '../state/steps.js';

/** These steps happen next, in this order; none after the end of the game. */
export function push({ state }: TokyoTable, ...steps: Step[]): void {
  if (state.outcome !== null) return;
  for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(steps[i] as Step);
}

/** The step of this type that is nearest to the top of the agenda. */
export function nearest<T extends Step['type']>(state: State, type: T): StepOf<T> | undefined {
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
  for (let at = 0; at < agenda.length; at++) {
    const step = isStepOf(agenda[at], type);
    if (step !== undefined) agenda[at] = change(step);
  }
}

/** Takes the nearest step of this type off the agenda. */
export function dropNearest(state: State, type: Step['type']): void {
  const at = nearestIndex(state, type);
  if (at >= 0) state.agenda.splice(at, 1);
}

function isPending(state: State, type: Step['type']): boolean {
  return nearestIndex(state, type) >= 0;
}

/** The step that carries out a list of effects. */
export function effectsStep(list: string, frame: Frame, nested = false): StepOf<'effects'> {
  return { type: 'effects', list, index: 0, frame, nested, progress: 0 };
}

/**
 * A frame with some of it changed. Key by key: to the engine every copy by spread is a new kind of
 * object, and the first look at a new kind is very slow (a tenth of the time of a game).
 */
export function changeFrame(frame: Frame, change: Partial<Frame>): Frame {
  const changed: Record<string, unknown> = {};
  for (const key in frame) changed[key] = frame[key as keyof Frame];
  for (const key in change) changed[key] = change[key as keyof Frame];
  return changed as Frame;
}

/** Closes a batch of effects with the check of the population (DN-RULING-10). */
export function newBatch(): StepOf<'batch'> {
  return { type: 'batch', added: false };
}

/** Effects that form a batch, unless they are part of one already. */
export function inBatch(table: TokyoTable, ...steps: Step[]): void {
  if (isPending(table.state, 'batch')) push(table, ...steps);
  else push(table, ...steps, newBatch());
}

function nearestIndex({ agenda }: State, type: Step['type']): number {
  for (let at = agenda.length - 1; at >= 0; at--) if (agenda[at]?.type === type) return at;
  return -1;
}

function isStepOf<T extends Step['type']>(step: Step | undefined, type: T): StepOf<T> | undefined {
  return step?.type === type ? (step as StepOf<T>) : undefined;
}
