import { distinct, withoutCard } from '../cards.js';
import { withEntry } from '../change.js';
import { sealsFree } from '../orders.js';
import { defineMove, refuse } from '../play.js';
import { domainId, id, teamOf } from '../state.js';
import { absence, isPresent, spendAction } from './open.js';

export const placeOrder = defineMove({
  type: 'placeOrder',
  at: ['open'],
  params: { order: id, domain: domainId },
  /** Free Seals. */
  context: (position, _step, seat) =>
    isPresent(position, seat, 'orders') ? sealsFree(position, seat) : 0,
  options({ state, content }, seat, _step, seals) {
    const moves: { type: 'placeOrder'; seat: number; order: string; domain: string }[] = [];
    if (seals === 0) return moves;
    const { orders, kind } = teamOf(state, seat);
    const { cells } = content.board(state.teams.length);
    for (const order of distinct(orders)) {
      if ((content.orders.get(order)?.kind ?? kind) !== kind) continue;
      for (const domain of cells) moves.push({ type: 'placeOrder', seat, order, domain });
    }
    return moves;
  },
  forbid(position, { seat, order, domain }, _step, seals) {
    const { state, content } = position;
    const absent = absence(position, seat, 'orders');
    if (absent !== undefined) return absent;
    const { orders, kind } = teamOf(state, seat);
    if (!orders.includes(order)) {
      return refuse('BF-ORDER-01', () => `team ${seat} does not hold the Order ${order}`);
    }
    if (seals === 0) return refuse('BF-ORDER-02', () => `team ${seat} has no free Seal`);
    const only = content.orders.get(order)?.kind;
    if (only !== undefined && only !== kind) {
      return refuse('BF-ORDER-05', () => `${order} is for ${only} teams`);
    }
    if (state.domains[domain] === undefined) {
      return refuse('BF-ORDER-03', () => `there is no Domain ${domain}`);
    }
    return undefined;
  },
  perform(table, { seat, order, domain }) {
    const { state } = table;
    const team = teamOf(state, seat);
    state.seq += 1;
    team.orders = withoutCard(team.orders, order);
    team.seals = { placed: team.seals.placed + 1 };
    const placed = { seat, card: order, seq: state.seq };
    state.board = withEntry(state.board, domain, [...(state.board[domain] ?? []), placed]);
    table.emit({
      type: 'orderPlaced',
      seat,
      domain,
      seq: state.seq,
      card: order,
      hidden: { card: [seat] },
    });
    spendAction(table, seat);
  },
});
