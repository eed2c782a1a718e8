import type { TokyoPosition } from '../play.js';
import { mechOf } from '../state/state.js';
import type { StepOf } from '../state/steps.js';
import { isDestroyed, spaceInfo } from './board.js';

export interface Walk {
  readonly steps: number;
  readonly min?: number;
  readonly through?: boolean;
}

/** The spaces to which the next step may go (DN-MOVE-01, DN-RUIN-02). */
export function nextSteps(position: TokyoPosition, step: StepOf<'step'>): string[] {
  const { state, content } = position;
  if (step.left === 0) return [];
  const { adjacent } = spaceInfo(content, mechOf(state, step.mech).space);
  return adjacent.filter((to) => canEnter(position, to, step.left - 1, step.through));
}

/** A destroyed space may be passed if the steps left lead out again. */
export function canEnter(
  position: TokyoPosition,
  to: string,
  left: number,
  through: boolean,
): boolean {
  if (!isDestroyed(position.state, to)) return true;
  return through && leadsOut(position, to, left);
}

function leadsOut(position: TokyoPosition, from: string, left: number): boolean {
  if (left <= 0) return false;
  return spaceInfo(position.content, from).adjacent.some((to) => {
    return !isDestroyed(position.state, to) || leadsOut(position, to, left - 1);
  });
}

/** The spaces in which a walk may end. */
export function walkEnds(position: TokyoPosition, from: string, walk: Walk): Set<string> {
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
        if (canEnter(position, to, walk.steps - taken - 1, walk.through === true)) next.add(to);
      }
    }
    layer = next;
  }
  return ends;
}

/** Whether there is a first step. */
export function canWalk(position: TokyoPosition, from: string, walk: Walk): boolean {
  return spaceInfo(position.content, from).adjacent.some((to) => {
    return canEnter(position, to, walk.steps - 1, walk.through === true);
  });
}
