import type { Seat } from '../../kernel/play.js';
import type { EffectOf } from '../content/effects.js';
import { nameOf } from '../describe/names.js';
import { nearest } from '../mechanics/agenda.js';
import type { StepOf } from '../state/steps.js';
import type { TokyoShown } from './shown.js';

/* What lies below a question on the agenda: the effect that asks. */

/** The effect that asks, on its way. */
function running({ view }: TokyoShown): StepOf<'effects'> | undefined {
  const below = view.agenda[view.agenda.length - 2];
  return below?.type === 'effects' ? below : undefined;
}

/** What asks: a card, a tile action, a Monster, a Citizen or an Event. */
export function askedBy(shown: TokyoShown): string {
  const asking = running(shown);
  if (asking === undefined) return 'The rules';
  const { card, source } = asking.frame;
  if (card !== undefined) return nameOf(shown.content, card);
  if ('mech' in source) return asking.list.split('/')[1] ?? 'Your action';
  if ('monster' in source) return nameOf(shown.content, source.monster);
  return nameOf(shown.content, 'citizen' in source ? source.citizen : source.event);
}

/** How much of the effect is still to be done, where it goes step by step. */
export function leftToDo(shown: TokyoShown): number {
  const asking = running(shown);
  const effect = asking && shown.content.lists.get(asking.list)?.effects[asking.index];
  if (asking === undefined || effect === undefined) return 1;
  const all =
    'amount' in effect
      ? effect.amount
      : 'max' in effect
        ? effect.max
        : 'count' in effect
          ? effect.count
          : 1;
  return typeof all === 'number' ? Math.max(1, all - asking.progress) : 1;
}

/** The Mech of which a part is asked for. */
export function mechAsked(shown: TokyoShown, { seat, rule }: StepOf<'choosePart'>): Seat {
  if (rule === 'DN-FX-26') return nearest(shown.view, 'hitMech')?.mech ?? seat;
  const picked = running(shown)?.picked;
  return picked === undefined ? seat : Number(picked);
}

/** The two lists of which one is chosen. */
export function choiceAsked(shown: TokyoShown): EffectOf<'choose'> | undefined {
  const asking = running(shown);
  const effect = asking && shown.content.lists.get(asking.list)?.effects[asking.index];
  return effect?.kind === 'choose' ? effect : undefined;
}
