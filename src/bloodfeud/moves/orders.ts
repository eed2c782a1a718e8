import { boardOf } from '../mechanics/board.js';
import { distinct, withoutCard } from '../mechanics/cards.js';
import { sealsFree } from '../mechanics/orders.js';
import { defineMove, type FeudPosition, refuse } from '../play.js';
import { withEntry } from '../state/change.js';
import { domainId, id, teamOf } from '../state/state.js';
import { awayFrom, spendAction } from './gameplay.js';

export const placeOrder = defineMove({
  type: 'placeOrder',
  at: ['open'],
  params: { order: id, domain: domainId },
  closed: awayFrom.orders,
  /** The Orders that the team could place now. */
  context: (position, _step, seat) => placeable(position, seat),
  options(position, seat, _step, orders) {
    const moves: { type: 'placeOrder'; seat: number; order: string; domain: string }[] = [];
    if (orders.length === 0) return moves;
    const { cells } = boardOf(position);
    for (const order of orders) {
      for (const domain of cells) moves.push({ type: 'placeOrder', seat, order, domain });
    }
    return moves;
  },
  forbid(position, { seat, order, domain }, _step, possible) {
    if (!possible.includes(order)) return whyNot(position, seat, order);
    return position.state.domains[domain] === undefined ? nowhere(domain) : undefined;
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

/** BF-ORDER-01, 02 and 05: Orders in hand for this kind of team, if a Seal is free. */
function placeable(position: FeudPosition, seat: number): readonly string[] {
  if (sealsFree(position, seat) === 0) return none;
  const { orders, kind } = teamOf(position.state, seat);
  return distinct(orders).filter((order) => {
    return (position.content.orders.get(order)?.kind ?? kind) === kind;
  });
}

const none: readonly string[] = [];

/** What keeps the team from placing an Order that is not among the possible ones. */
function whyNot(position: FeudPosition, seat: number, order: string) {
  if (!teamOf(position.state, seat).orders.includes(order)) {
    return refuse('BF-ORDER-01', () => `team ${seat} does not hold the Order ${order}`);
  }
  if (sealsFree(position, seat) === 0) {
    return refuse('BF-ORDER-02', () => `team ${seat} has no free Seal`);
  }
  const only = position.content.orders.get(order)?.kind;
  return refuse('BF-ORDER-05', () => `${order} is for ${only} teams`);
}

function nowhere(domain: string) {
  return refuse('BF-ORDER-03', () => `there is no Domain ${domain}`);
}
