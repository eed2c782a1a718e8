import { fingerprint } from '../../kernel/fingerprint.js';
import { listOf } from '../content/lists.js';
import { questionOf } from '../effects/index.js';
import { deciderOf, ownerOf } from '../mechanics/mechs.js';
import { deckOf } from '../mechanics/piles.js';
import { canReact, isOpen } from '../mechanics/windows.js';
import type { TokyoPosition } from '../play.js';
import { isDestroyed, mechOf } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/** The decision that is due is one that the table and the effect below it ask for. */
export function strangeDecision(position: TokyoPosition, top: Step): string[] {
  return isAskedFor(position, top) ? [] : [`nothing asks for ${top.type} here`];
}

function isAskedFor(position: TokyoPosition, top: Step): boolean {
  const { state } = position;
  const below = state.agenda[state.agenda.length - 2];
  switch (top.type) {
    case 'evac':
      return top.seats.every((seat) => !mechOf(state, seat).lying);
    case 'discard':
      return state.mechs.every(({ lying }) => !lying);
    case 'react':
      return isReactAsked(position, top, below as Step);
    case 'step':
      return isWalk(position, top, below as StepOf<'effects'>);
    case 'placeCard':
      return isScrying(position, top, below as StepOf<'effects'>);
    default:
      if (below?.type !== 'effects') return true;
      return fingerprint(questionOf(position, below) ?? null) === fingerprint(top);
  }
}

/** With hidden hands a seat may be imagined to hold other cards than it was asked for. */
function isReactAsked(
  position: TokyoPosition,
  { seat, subject }: StepOf<'react'>,
  below: Step,
): boolean {
  const { state } = position;
  if (!isOpen(position, subject)) return false;
  if (state.options.houseRules.openHands && !canReact(position, seat, subject)) return false;
  return below.type !== 'window' || !below.seats.includes(seat);
}

/** The move before the rest of the list, so far as it has been walked. */
function isWalk(position: TokyoPosition, step: StepOf<'step'>, rest: StepOf<'effects'>): boolean {
  const { state } = position;
  const effect = effectBefore(position, rest);
  const owner = ownerOf(rest.frame);
  if (step.seat !== owner) return false;
  if (effect?.kind !== 'move' && effect?.kind !== 'moveAlly') return false;
  if ((step.mech === owner) !== (effect.kind === 'move')) return false;
  const { min = 0, through = false } = effect.kind === 'move' ? effect : {};
  const isThere = isDestroyed(state, mechOf(state, step.mech).space);
  if (step.taken === 0 && step.escaping !== isThere) return false;
  if (isThere && !step.escaping && !through) return false;
  const least = step.escaping ? Math.max(1, min) : min;
  return (
    step.left > 0 &&
    step.left + step.taken === effect.steps &&
    step.min === least &&
    step.through === through
  );
}

/** Cards that were looked at lie on top, each for itself. */
function isScrying(
  position: TokyoPosition,
  { seat, deck, left, kept }: StepOf<'placeCard'>,
  rest: StepOf<'effects'>,
): boolean {
  const effect = effectBefore(position, rest);
  if (effect?.kind !== 'scry' || effect.deck !== deck || left === 0) return false;
  if (seat !== deciderOf(position, rest.frame)) return false;
  const looked = deckOf(position, deck).slice(0, kept + left);
  const areSeen = looked.length === kept + left && looked.every((layer) => layer.length === 1);
  return areSeen && kept + left <= (effect.count ?? 1);
}

/** The one that is under way. */
function effectBefore({ content }: TokyoPosition, { list, index }: StepOf<'effects'>) {
  const { effects } = listOf(content, list);
  return effects[index - 1];
}
