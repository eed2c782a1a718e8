import type { Effect } from '../content/effects.js';
import type { Seen } from '../play.js';
import { isDestroyed, mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { spaceInfo } from './board.js';

/** How far a Mech may or must walk, and whether through destroyed spaces. */
export interface Walk {
  readonly steps: number;
  readonly min?: number;
  readonly through?: boolean;
}

/** The spaces to which the next step may go (DN-MOVE-01, DN-RUIN-02). */
export function nextSteps(position: Seen, step: StepOf<'step'>): string[] {
  const { state, content } = position;
  if (step.left === 0) return [];
  const { adjacent } = spaceInfo(content, mechOf(state, step.mech).space);
  return adjacent.filter((to) => canEnter(position, step, to, step.left - 1));
}

/** A destroyed space may be passed if the walk goes through and the steps left lead out again. */
export function canEnter(
  position: Seen,
  { through }: Pick<Walk, 'through'>,
  to: string,
  left: number,
): boolean {
  if (!isDestroyed(position.state, to)) return true;
  return through === true && leadsOut(position, to, left);
}

function leadsOut(position: Seen, from: string, left: number): boolean {
  if (left <= 0) return false;
  return spaceInfo(position.content, from).adjacent.some((to) => {
    return !isDestroyed(position.state, to) || leadsOut(position, to, left - 1);
  });
}

/** Whether a walk may end here. */
export function canStop({ state }: Seen, step: StepOf<'step'>): boolean {
  return step.taken >= step.min && !isDestroyed(state, mechOf(state, step.mech).space);
}

/** The spaces in which a walk may end. */
export function walkEnds(position: Seen, from: string, walk: Walk): Set<string> {
  const { state, content } = position;
  const ends = new Set<string>();
  const min = walk.min ?? 0;
  let layer = new Set([from]);
  for (let taken = 0; taken <= walk.steps; taken++) {
    const next = new Set<string>();
    for (const at of layer) {
      if (taken >= min && !isDestroyed(state, at)) ends.add(at);
      if (taken === walk.steps) continue;
      for (const to of spaceInfo(content, at).adjacent) {
        if (canEnter(position, walk, to, walk.steps - taken - 1)) next.add(to);
      }
    }
    layer = next;
  }
  return ends;
}

/** Whether there is a first step. */
export function canWalk(position: Seen, from: string, walk: Walk): boolean {
  return spaceInfo(position.content, from).adjacent.some((to) => {
    return canEnter(position, walk, to, walk.steps - 1);
  });
}

/** Whether something of the list moves a Mech out of a destroyed space. */
export function leadsElsewhere(position: Seen, from: string, effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    return effect.kind === 'move' && walkEnds(position, from, effect).size > 0;
  });
}
