import type { EventCard, EventEffect, Scenario } from '../content/schema.js';
import { carryOut } from '../effects/events.js';
import { discardProposals, drawRandomEvent } from '../mechanics/council.js';
import { basicsOn } from '../mechanics/units.js';
import type { FeudPosition, FeudTable } from '../play.js';
import type { StepOf } from '../state/state.js';
import type { Steps } from './rule.js';

export const eventSteps: Steps<
  'closeCouncil' | 'event' | 'afterOrders' | 'effects' | 'eventDomain' | 'eventLoseUnit'
> = {
  /** BF-VOTE-11, BF-VOTE-12: without a vote a random Event, and no proposal is left. */
  closeCouncil: {
    resolve(table) {
      if (!table.state.council.resolved) drawRandomEvent(table);
      discardProposals(table);
    },
  },
  /** BF-EVENT-01: the card is revealed; its effects come now or after the Orders. */
  event: {
    resolve(table) {
      const { selected } = table.state.council;
      if (selected === null) return;
      table.reveal();
      table.emit({ type: 'eventRevealed', card: selected.card, by: selected.by });
      startEffects(table, 'beforeOrders');
    },
  },
  afterOrders: { resolve: (table) => startEffects(table, 'afterOrders') },
  effects: {
    resolve(table, step) {
      const { of, card, index } = step;
      const effect = effectsOf(table, step)[index];
      if (effect === undefined) return;
      table.next({ type: 'effects', of, card, index: index + 1 });
      const isChosen = effect.type === 'shieldDomain' || effect.type === 'blackoutDomain';
      if (!isChosen) table.emit({ type: 'eventEffect', card, effect: effect.type });
      carryOut(table, effect, of);
    },
  },
  eventDomain: {
    seats: (_position, { seat }) => [seat],
  },
  eventLoseUnit: {
    seats: (_position, step) => [loserOf(step)],
    forced({ state }, step) {
      const seat = loserOf(step);
      const domains = Object.keys(state.domains).filter((at) => basicsOn(state, at, seat) > 0);
      const [domain] = domains;
      const only = { type: 'loseUnit', seat, domain };
      return domains.length === 1 ? only : undefined;
    },
  },
};

/** Who is to lose a Unit now. */
export function loserOf({ queue }: StepOf<'eventLoseUnit'>): number {
  return (queue[0] as (typeof queue)[number]).seat;
}

function startEffects(table: FeudTable, timing: 'beforeOrders' | 'afterOrders'): void {
  const { selected } = table.state.council;
  if (selected === null) return;
  const { card } = selected;
  const event = table.content.events.get(card) as EventCard;
  if (event.timing === timing) table.next({ type: 'effects', of: 'event', card, index: 0 });
}

function effectsOf(
  { content }: FeudPosition,
  { of, card }: StepOf<'effects'>,
): readonly EventEffect[] {
  const found = of === 'event' ? content.events.get(card) : content.scenarios.get(card);
  const { effects } = found as EventCard | Scenario;
  return effects;
}
