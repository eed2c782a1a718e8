import type { MoveIn } from 'cityrules/kernel';
import { plural } from 'cityrules/kit';
import * as z from 'zod';
import { gain, pointsOf } from '../mechanics/points.js';
import { defineMove, refuse } from '../play.js';

const stakes = [1, 2, 3];

/** Some of the own points on another roll: even wins them once more, odd loses them (DU-RISK-02). */
export const risk = defineMove({
  type: 'risk',
  at: ['bet'],
  params: { amount: z.int().min(1).max(stakes.length) },
  options: (_position, seat) => stakes.map((amount) => ({ type: 'risk', seat, amount })),
  forbid(position, { seat, amount }) {
    const has = pointsOf(position, seat);
    if (amount <= has) return undefined;
    return refuse('DU-RISK-01', () => {
      return `seat ${seat} has ${plural(has, 'point')}, which is less than ${amount}`;
    });
  },
  perform(table, { seat, amount }) {
    const face = table.roll(`risk.${seat}`, table.content.pack.die);
    const won = face % 2 === 0 ? amount : -amount;
    gain(table, seat, won);
    table.emit({ type: 'pointsRisked', seat, amount: won });
  },
});
export interface RiskMove extends MoveIn<typeof risk> {}
