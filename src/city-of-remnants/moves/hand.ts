import type { Seat } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import { ask, hasOption } from '../effects/ask.js';
import { drawCards } from '../mechanics/piles.js';
import { type CityPosition, defineMove, refuse } from '../play.js';
import { id, type Step, seatOf } from '../state/state.js';

/** Discards one card of the hand: in Reset and Refresh, or for `cycle`. */
export const discardFromHand = defineMove({
  type: 'discardFromHand',
  at: ['resetDiscard', 'refreshDiscard', 'effectChoice'],
  params: { cardId: id },
  closed: asksForNone,
  options({ state }, seat) {
    const { hand } = seatOf(state, seat);
    return hand.map((cardId) => ({ type: 'discardFromHand', seat, cardId }));
  },
  forbid({ state }, { seat, cardId }, step) {
    const rule = step.type === 'effectChoice' ? 'CR-CARD-10' : 'CR-RESET-01';
    if (step.type === 'effectChoice' && step.choice.kind === 'cycle' && step.choice.left === 0) {
      return refuse(rule, () => 'no further card may be discarded');
    }
    if (seatOf(state, seat).hand.includes(cardId)) return undefined;
    return refuse(rule, () => `${cardId} is not in the hand of seat ${seat}`);
  },
  perform(table, { seat, cardId }, step) {
    const { hand, discard } = seatOf(table.state, seat);
    removeFrom(hand, cardId);
    addTo(discard, cardId);
    table.emit({ type: 'handDiscarded', seat, cards: [cardId] });
    if (step.type !== 'effectChoice') return table.next(step);
    if (step.choice.kind !== 'cycle') return;
    const { left, discarded } = step.choice;
    const choice = { kind: 'cycle', left: left - 1, discarded: discarded + 1 } as const;
    if (hasOption(table, seat, choice)) ask(table, seat, choice);
    else drawCards(table, seat, choice.discarded, `effect.draw.${seat}`);
  },
});

export const finishDiscard = defineMove({
  type: 'finishDiscard',
  at: ['resetDiscard', 'refreshDiscard', 'effectChoice'],
  params: {},
  closed: asksForNone,
  options: (_position, seat) => [{ type: 'finishDiscard', seat }],
  forbid: () => undefined,
  perform(table, { seat }, step) {
    if (step.type !== 'effectChoice' || step.choice.kind !== 'cycle') return;
    drawCards(table, seat, step.choice.discarded, `effect.draw.${seat}`);
  },
});

/** Of all effects only `cycle` asks for discards. */
function asksForNone(_position: CityPosition, _seat: Seat, step: Step) {
  if (step.type !== 'effectChoice' || step.choice.kind === 'cycle') return undefined;
  return refuse('CR-CARD-10', () => 'the effect asks for no discards');
}
