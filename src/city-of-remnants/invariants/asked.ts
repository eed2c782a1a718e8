import type { ProduceEffect, TurnEffect } from '../content/schema.js';
import { isEnemySpace, numberOf } from '../mechanics/occupancy.js';
import type { CityPosition } from '../play.js';
import { turnOf } from '../state/state.js';
import type { Choice, StepOf } from '../state/steps.js';
import { effectsOf } from '../steps/effects.js';
import { unless } from './unless.js';

type Effect = TurnEffect | ProduceEffect;

/** What an effect asks, and what a card or tile still has to do, comes from its text. */
export function asked(position: CityPosition): string[] {
  const { agenda } = position.state;
  return agenda.flatMap((step, place) => {
    if (step.type !== 'effects') return [];
    const effect = effectsOf(position, step.source)[step.index - 1];
    if (effect === undefined) return ['a card or tile has no such effect'];
    const above = agenda[place + 1];
    const isAsked =
      above?.type === 'effectChoice'
        ? fits(position, effect, above)
        : above?.type === 'effects' && effect.kind === 'produceOne' && 'tile' in above.source;
    return [
      ...unless([isAsked, `no effect asks this: ${JSON.stringify(above)}`]),
      ...source(position, step, agenda[place - 1]?.type),
    ];
  });
}

/** A card has been played; a tile produces, or a card makes it. */
function source({ state }: CityPosition, step: StepOf<'effects'>, below: string | undefined) {
  const { played, produced } = turnOf(state);
  if ('card' in step.source) {
    return unless([played.includes(step.source.card) && below !== 'effects', 'nobody played it']);
  }
  const isDue = below === 'effects' || (below === 'produce' && produced.includes(step.source.tile));
  return unless([isDue, 'the tile does not produce']);
}

/** Whether the effect leads to this question. */
function fits(position: CityPosition, effect: Effect, step: StepOf<'effectChoice'>): boolean {
  const { choice } = step;
  switch (choice.kind) {
    case 'searchZone':
      return effect.kind === 'search' && isLike(choice, effect, ['zones', 'filter']);
    case 'searchCard':
      if (effect.kind !== 'search' || effect.filter !== choice.filter) return false;
      return effect.zones.includes(choice.zone);
    case 'sellNow':
      if (effect.kind !== 'sellNow' || effect.bonus !== choice.bonus) return false;
      return isLeft(choice.left, effect.max);
    case 'removeYcu':
    case 'deploy':
      return effect.kind === choice.kind && isLeft(choice.left, effect.count);
    case 'cycle':
      return effect.kind === 'cycle' && choice.left + choice.discarded === effect.max;
    case 'peekYcu':
      return effect.kind === 'peekYcu' && isPeeking(position, effect.count, step);
    case 'freeMove':
    case 'freeMoveTo':
      return effect.kind === 'freeMove' && isMoving(position, effect, step);
    default:
      return effect.kind === choice.kind && isLike(choice, effect, Object.keys(effect));
  }
}

function isLike(choice: Choice, effect: Effect, fields: readonly string[]): boolean {
  const [one, other] = [choice, effect] as Record<string, unknown>[];
  return fields.every((field) => String(one?.[field]) === String(other?.[field]));
}

function isLeft(left: number, most: number): boolean {
  return left >= 1 && left <= most;
}

/** The cards still to be decided are on top, and the seat has seen them. */
function isPeeking(
  { state }: CityPosition,
  most: number,
  { seat, choice }: StepOf<'effectChoice'>,
): boolean {
  if (choice.kind !== 'peekYcu') return false;
  const { place, left } = choice;
  const seen = state.ycu.deck.slice(place, place + left);
  if (place + left > most || left < 1 || seen.length < left) return false;
  return seen.every(({ seenBy }) => seenBy !== 'all' && seenBy.includes(seat));
}

/** As many figures have moved as are missing, all of the seat; the one under way stands in peace. */
function isMoving(
  position: CityPosition,
  effect: Extract<Effect, { kind: 'freeMove' }>,
  { seat, choice }: StepOf<'effectChoice'>,
): boolean {
  if (choice.kind !== 'freeMove' && choice.kind !== 'freeMoveTo') return false;
  const { figures } = position.state;
  const { left, steps, moved } = choice;
  const isOwn = (figure: string) => figures[figure]?.seat === seat;
  if (left < 1 || left + moved.length !== effect.figures || steps !== effect.steps) return false;
  if (new Set(moved).size !== moved.length || !moved.every(isOwn)) return false;
  if (choice.kind === 'freeMove') return true;
  const at = numberOf(position, figures[choice.figure]?.at ?? '');
  return at >= 0 && !moved.includes(choice.figure) && !isEnemySpace(position, at, seat);
}
