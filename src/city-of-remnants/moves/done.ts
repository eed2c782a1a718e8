import type { MoveIn } from '../../kernel/play.js';
import { isMandatory } from '../effects/ask.js';
import { drawCards } from '../mechanics/piles.js';
import { defineMove, refuse } from '../play.js';

/** Ends what could be done again and again: discards, purchases, products, buildings, sales, figures, cards, choices. */
export const done = defineMove({
  type: 'done',
  at: [
    'resetDiscard',
    'refreshDiscard',
    'buy',
    'produce',
    'buildPick',
    'sell',
    'moveSelect',
    'layCards',
    'effectChoice',
  ],
  params: {},
  options: (_position, seat) => [{ type: 'done', seat }],
  forbid(_position, _move, step) {
    if (step.type !== 'effectChoice' || !isMandatory(step.choice)) return undefined;
    return refuse('CR-CARD-10', () => 'this effect cannot be declined');
  },
  perform(table, { seat }, step) {
    switch (step.type) {
      case 'produce':
        return table.next({ type: 'buildPick' });
      case 'moveSelect':
        return table.next({ type: 'contest' });
      case 'effectChoice':
        if (step.choice.kind !== 'cycle') return;
        return drawCards(table, seat, step.choice.discarded, `effect.draw.${seat}`);
      default:
        return;
    }
  },
});
export interface DoneMove extends MoveIn<typeof done> {}
