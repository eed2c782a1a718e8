import * as z from 'zod';
import { isMandatory, optionsOf } from '../effects/ask.js';
import { choose as carryOutChoice } from '../effects/choose.js';
import { defineMove, refuse } from '../play.js';

export const choose = defineMove({
  type: 'choose',
  at: ['effectChoice'],
  params: { option: z.string().max(80) },
  context: (position, { choice }, seat) => optionsOf(position, seat, choice),
  options: (_position, seat, _step, options) => {
    return options.map((option) => ({ type: 'choose', seat, option }));
  },
  forbid(_position, { option }, _step, options) {
    if (options.includes(option)) return undefined;
    return refuse('CR-CARD-10', () => {
      return `the effect offers ${options.join(' or ') || 'no option'}, not ${option}`;
    });
  },
  perform: (table, { seat, option }, { choice }) => carryOutChoice(table, seat, choice, option),
});

export const finishChoose = defineMove({
  type: 'finishChoose',
  at: ['effectChoice'],
  params: {},
  options(_position, seat, { choice }) {
    return isMandatory(choice) ? [] : [{ type: 'finishChoose', seat }];
  },
  forbid(_position, _move, { choice }) {
    if (choice.kind === 'cycle') return refuse('CR-CARD-10', () => 'finishDiscard ends discards');
    if (!isMandatory(choice)) return undefined;
    return refuse('CR-CARD-10', () => 'the effect cannot be declined');
  },
  perform: () => undefined,
});
