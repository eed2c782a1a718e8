import { fingerprint } from '../../kernel/fingerprint.js';
import type { EventCard, EventEffect, Order } from '../content/schema.js';
import { boardOf } from '../mechanics/board.js';
import { replacements, resolutionQueue, whyNoEmbrace, whyVoid } from '../mechanics/orders.js';
import { basicsOn } from '../mechanics/units.js';
import type { FeudPosition } from '../play.js';
import type { State, Step, StepOf } from '../state/state.js';

/* Whether a decision of the Resolution Phase could have come up at this table. */

/** The effect under way is one of the selected Event, at its time, and asks what is asked. */
export function isEffect(
  { state, content }: FeudPosition,
  step: StepOf<'eventDomain' | 'eventLoseUnit'>,
): boolean {
  const [below, effects] = state.agenda.slice(-3) as [Step, StepOf<'effects'>, Step];
  const { selected } = state.council;
  if (effects.of !== 'event' || selected?.card !== effects.card) return false;
  const event = content.events.get(effects.card) as EventCard;
  const isBefore = below.type === 'orders' && below.at === 0;
  if ((event.timing === 'beforeOrders') !== isBefore) return false;
  const effect = event.effects[effects.index - 1];
  if (step.type === 'eventLoseUnit') return isLoss(state, step, effect);
  const chooser = selected.by ?? (state.storyteller === 'seat' ? state.teams.length : undefined);
  return effect?.type === step.effect && step.seat === chooser;
}

/** Nobody is to lose more Units than the Event says, or than there are. */
function isLoss(
  state: State,
  { queue }: StepOf<'eventLoseUnit'>,
  effect: EventEffect | undefined,
): boolean {
  if (effect?.type !== 'loseUnits') return false;
  if (new Set(queue.map(({ seat }) => seat)).size !== queue.length) return false;
  return queue.every(({ seat, left }) => {
    const onMap = Object.keys(state.domains).reduce((sum, at) => {
      return sum + basicsOn(state, at, seat);
    }, 0);
    return left >= 1 && left <= Math.min(effect.count, onMap);
  });
}

/** The Order is one of the Domain whose turn it is, can be carried out, and those after it wait. */
export function isResolved(
  position: FeudPosition,
  step: StepOf<'attackTarget' | 'embraceTarget'>,
): boolean {
  const { state, content } = position;
  const { domain, seat, card } = step;
  const orders = state.agenda.find((one) => one.type === 'orders') as StepOf<'orders'>;
  const waiting = state.agenda.find((one) => one.type === 'resolveOrders');
  if (boardOf(position).cells[orders.at - 1] !== domain) return false;
  if (waiting !== undefined && waiting.domain !== domain) return false;
  const placed = state.ordersBoard[domain];
  if (placed === undefined) return false;
  const { queue } = resolutionQueue(state, placed);
  const at = queue.findIndex((order) => order.seat === seat && order.card === card);
  const rest = waiting === undefined ? [] : waiting.queue;
  if (at < 0 || fingerprint(queue.slice(at + 1)) !== fingerprint(rest)) return false;
  const { type } = content.orders.get(card) as Order;
  if (step.type === 'attackTarget') {
    return type === 'attack' && whyVoid(position, domain, step) === undefined;
  }
  if (type !== 'embrace' || step.left > replacements(position, step)) return false;
  return whyNoEmbrace(position, seat, domain) === undefined;
}
