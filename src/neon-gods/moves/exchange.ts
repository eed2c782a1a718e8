import type { MoveIn } from '../../kernel/play.js';
import * as z from '../../kernel/schema.js';
import { moneyOf, pay } from '../mechanics/money.js';
import { defineMove, refuse } from '../play.js';
import { seatOf } from '../state/state.js';

export const exchange = defineMove({
  type: 'exchange',
  at: ['exchange'],
  params: { line: z.int().min(0).max(99) },
  options({ content }, seat) {
    return content.constants.exchange.map((_, line) => ({ type: 'exchange', seat, line }));
  },
  forbid(position, { seat, line }) {
    const offers = position.content.constants.exchange;
    const offer = offers[line];
    if (offer === undefined) {
      const known = `lines are 0 to ${offers.length - 1}`;
      return refuse('NG-TURN-05', () => `there is no line ${line}; ${known}`);
    }
    const money = moneyOf(position, seat);
    if (money >= offer.pay) return undefined;
    return refuse(
      'NG-DAY-03',
      () => `line ${line} costs ${offer.pay} $; seat ${seat} has ${money} $`,
    );
  },
  perform(table, { seat, line }, { seats }) {
    const offer = table.content.constants.exchange[line] as { pay: number; blurp: number };
    pay(table, seat, offer.pay, 'exchange');
    seatOf(table.state, seat).blurp += offer.blurp;
    table.emit({ type: 'blurpBought', seat, paid: offer.pay, amount: offer.blurp });
    table.next({ type: 'exchange', seats: seats.slice(1) });
  },
});
export interface ExchangeMove extends MoveIn<typeof exchange> {}

export const passExchange = defineMove({
  type: 'passExchange',
  at: ['exchange'],
  params: {},
  options: (_position, seat) => [{ type: 'passExchange', seat }],
  forbid: () => undefined,
  perform: (table, _move, { seats }) => {
    table.next({ type: 'exchange', seats: seats.slice(1) });
  },
});
export interface PassExchangeMove extends MoveIn<typeof passExchange> {}
