import type { MoveIn } from '../../kernel/play.js';
import { addTo, removeFrom } from '../../kit/sets.js';
import type { Content } from '../content/compile.js';
import { nameOf } from '../describe/names.js';
import { ask, hasOption } from '../effects/ask.js';
import { drawCards } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';
import type { RuleId } from '../rules.js';
import { seatOf } from '../state/state.js';
import type { ChoiceOf } from '../state/steps.js';
import { id } from '../state/terms.js';

type Cycle = ChoiceOf<'cycle'>;

/** Discards one card of the hand: in Reset and Refresh, or for `cycle`, which alone of all effects asks for it. */
export const discardFromHand = defineMove({
  type: 'discardFromHand',
  at: ['resetDiscard', 'refreshDiscard', 'effectChoice'],
  params: { card: id },
  closed(_position, _seat, step) {
    if (step.type !== 'effectChoice' || step.choice.kind === 'cycle') return undefined;
    return refuse('CR-CARD-10', () => 'the effect does not ask for discards');
  },
  options({ state }, seat) {
    return seatOf(state, seat).hand.map((card) => ({ type: 'discardFromHand', seat, card }));
  },
  forbid({ state, content }, { seat, card }, step) {
    const rule = step.type === 'effectChoice' ? 'CR-CARD-10' : 'CR-RESET-01';
    if (step.type === 'effectChoice' && (step.choice as Cycle).left === 0) {
      return refuse(rule, () => 'no further card may be discarded');
    }
    return seatOf(state, seat).hand.includes(card)
      ? undefined
      : cannotFindInHand(content, rule, seat, card);
  },
  perform(table, { seat, card }, step) {
    const { hand, discard } = seatOf(table.state, seat);
    removeFrom(hand, card);
    addTo(discard, card);
    table.emitCopy({ type: 'handDiscarded', seat, cards: [card] });
    if (step.type !== 'effectChoice') return table.next(step);
    const { left, discarded } = step.choice as Cycle;
    const choice = { kind: 'cycle', left: left - 1, discarded: discarded + 1 } as const;
    if (hasOption(table, seat, choice)) ask(table, seat, choice);
    else drawCards(table, seat, choice.discarded, `effect.draw.${seat}`);
  },
});
export interface DiscardFromHandMove extends MoveIn<typeof discardFromHand> {}

function cannotFindInHand(content: Content, rule: RuleId, seat: number, card: string) {
  return refuse(rule, () => `${nameOf(content, card)} is not in the hand of seat ${seat}`);
}
