import type { BaseStep } from '../kernel/play.js';

/** Which steps may lie at the bottom of an agenda, and which right below another. */
export interface AgendaPlan<T extends string> {
  readonly bottom: readonly T[];
  /** By the step above: the steps that it may lie on. A step that is not named lies at the bottom only. */
  readonly on: { readonly [K in T]?: readonly T[] };
}

/** Steps that no play puts where they are. */
export function misplacedSteps<T extends string>(
  agenda: readonly (BaseStep & { readonly type: T })[],
  plan: AgendaPlan<T>,
): string[] {
  const wrong: string[] = [];
  agenda.forEach(({ type }, place) => {
    const below = agenda[place - 1]?.type;
    if (below === undefined) {
      if (!plan.bottom.includes(type)) wrong.push(`${type} cannot be the last step of an agenda`);
    } else if (!plan.on[type]?.includes(below)) wrong.push(`${type} cannot come before ${below}`);
  });
  return wrong;
}
