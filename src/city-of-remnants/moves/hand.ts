import { addTo, removeFrom } from '../../kernel/sets.js';
import { drawCards } from '../decks.js';
import { ask, hasOption } from '../effects/ask.js';
import { defineMove, refuse } from '../play.js';
import { id, seatOf } from '../state.js';

/** Discards one card of the hand: in Reset and Refresh, or for `cycle`. */
export const discardFromHand = defineMove({
  type: 'discardFromHand',
  at: ['resetDiscard', 'refreshDiscard', 'effectChoice'],
  params: { cardId: id },
  options({ state }, seat, step) {
    if (step.type === 'effectChoice' && step.choice.kind !== 'cycle') return [];
    const { hand } = seatOf(state, seat);
    return hand.map((cardId) => ({ type: 'discardFromHand', seat, cardId }));
  },
  forbid({ state }, { seat, cardId }, step) {
    const rule = step.type === 'effectChoice' ? 'CR-CARD-10' : 'CR-RESET-01';
    if (step.type === 'effectChoice') {
      const { choice } = step;
      if (choice.kind !== 'cycle') return refuse(rule, () => 'the effect asks for no discards');
      if (choice.left === 0) return refuse(rule, () => 'no further card may be discarded');
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
  options(_position, seat, step) {
    if (step.type === 'effectChoice' && step.choice.kind !== 'cycle') return [];
    return [{ type: 'finishDiscard', seat }];
  },
  forbid(_position, _move, step) {
    if (step.type !== 'effectChoice' || step.choice.kind === 'cycle') return undefined;
    return refuse('CR-CARD-10', () => 'the effect asks for no discards');
  },
  perform(table, { seat }, step) {
    if (step.type !== 'effectChoice' || step.choice.kind !== 'cycle') return;
    drawCards(table, seat, step.choice.discarded, `effect.draw.${seat}`);
  },
});
