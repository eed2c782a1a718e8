import type { MoveIn } from '../../kernel/play.js';
import { listed } from '../../kit/words.js';
import { optionName } from '../describe/names.js';
import { optionsOf } from '../effects/ask.js';
import { choose as carryOutChoice } from '../effects/choose.js';
import { defineMove, refuse } from '../play.js';
import { type Option, option } from '../state/terms.js';

export const choose = defineMove({
  type: 'choose',
  at: ['effectChoice'],
  params: { option },
  context: (position, { choice }, seat) => optionsOf(position, seat, choice),
  options: (_position, seat, _step, options) => {
    return options.map((one) => ({ type: 'choose', seat, option: one }));
  },
  forbid({ content }, { option: chosen }, _step, options) {
    if (options.includes(chosen) || options.some((one) => isSame(one, chosen))) return undefined;
    return refuse('CR-CARD-10', () => {
      const name = (one: Option) => optionName(content, one);
      if (options.length === 0) return `the effect offers no choice of ${name(chosen)}`;
      return `the effect offers ${listed(options.map(name), 'or')}, not ${name(chosen)}`;
    });
  },
  perform: (table, move, { choice }) => carryOutChoice(table, move.seat, choice, move.option),
});
export interface ChooseMove extends MoveIn<typeof choose> {}

/** Whether two options name the same thing. */
function isSame(one: Option, other: Option): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  const named: Readonly<Record<string, unknown>> = one;
  const otherNamed: Readonly<Record<string, unknown>> = other;
  for (const kind in named) if (named[kind] !== otherNamed[kind]) return false;
  return true;
}
