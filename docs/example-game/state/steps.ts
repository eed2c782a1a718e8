import { stepOf } from 'cityrules/kit';
import * as z from 'zod';
import { seat } from './terms.js';

/** What is to happen. */
export const step = z.discriminatedUnion('type', [
  stepOf('deal'),
  stepOf('choose'),
  stepOf('reveal'),
  stepOf('bet', { seat }),
  stepOf('endRound'),
]);
export type Step = z.output<typeof step>;
export type StepOf<T extends Step['type']> = Extract<Step, { type: T }>;
