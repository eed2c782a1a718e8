import type { MoveIn } from '../../kernel/play.js';
import { withoutId } from '../../kit/sets.js';
import { withEntry } from '../../kit/values.js';
import type { Order } from '../content/schema.js';
import { nameOf, teamName } from '../describe/names.js';
import { boardOf, numberOf } from '../mechanics/board.js';
import { giftsHere } from '../mechanics/cityscape.js';
import { sealsFree } from '../mechanics/orders.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { domainId, id, teamOf } from '../state/state.js';
import { cannotActAt, cannotFindDomain, isAmong, listOf, spendAction } from './gameplay.js';

interface OrderMove {
  type: 'placeOrder';
  seat: number;
  card: string;
  domain: string;
}

export const placeOrder = defineMove({
  type: 'placeOrder',
  at: ['open'],
  params: { card: id, domain: domainId },
  closed: cannotActAt.orders,
  /** The Orders that the team could place now, and where. */
  context: (position, _step, seat) => {
    return { orders: placeable(position, seat), board: boardOf(position) };
  },
  options(_position, seat, _step, { orders, board: { cells } }) {
    const moves = listOf<OrderMove>(orders.length * cells.length);
    let i = 0;
    for (const card of orders) {
      for (const domain of cells) moves[i++] = { type: 'placeOrder', seat, card, domain };
    }
    return moves;
  },
  forbid(position, { seat, card, domain }, _step, { orders, board }) {
    if (!isAmong(orders, card)) return cannotPlace(position, seat, card);
    return numberOf(board, domain) < 0
      ? cannotFindDomain(position, 'BF-ORDER-03', domain)
      : undefined;
  },
  perform(table, { seat, card, domain }) {
    const { state } = table;
    const team = teamOf(state, seat);
    state.ordersPlaced += 1;
    team.orders = withoutId(team.orders, card);
    team.seals = { placed: team.seals.placed + 1 };
    const placed = { seat, card, number: state.ordersPlaced };
    state.ordersBoard = withEntry(state.ordersBoard, domain, [
      ...(state.ordersBoard[domain] ?? []),
      placed,
    ]);
    table.emit({
      type: 'orderPlaced',
      seat,
      domain,
      number: state.ordersPlaced,
      card,
      hidden: { card: [seat] },
    });
    spendAction(table, seat);
  },
});

export interface PlaceOrderMove extends MoveIn<typeof placeOrder> {}

/** BF-ORDER-01, 02 and 05: Orders in hand for this kind of team, if a Seal is free. */
function placeable(position: FeudPosition, seat: number): readonly string[] {
  if (sealsFree(position, seat, giftsHere(position, seat)) === 0) return none;
  const { orders, kind } = teamOf(position.state, seat);
  const own: string[] = [];
  for (const order of orders) {
    if (isAmong(own, order)) continue;
    const { kind: only } = position.content.orders.get(order) as Order;
    if (only === undefined || only === kind) own.push(order);
  }
  return own;
}

const none: readonly string[] = [];

/** What keeps the team from placing an Order that is not among the possible ones. */
function cannotPlace(position: FeudPosition, seat: number, card: string) {
  const { state, content } = position;
  const order = nameOf(content, card);
  if (!teamOf(state, seat).orders.includes(card)) {
    return refuse('BF-ORDER-01', () => `${teamName(position, seat)} does not hold ${order}`);
  }
  if (sealsFree(position, seat) === 0) {
    return refuse('BF-ORDER-02', () => `${teamName(position, seat)} has no free Seal`);
  }
  const { kind: only } = content.orders.get(card) as Order;
  return refuse('BF-ORDER-05', () => `${order} is for ${only} teams`);
}
