import type { Order } from '../content/schema.js';
import type { VoidReason } from '../events.js';
import { gainAssets } from '../mechanics/assets.js';
import { orderBonus } from '../mechanics/bonuses.js';
import { replacements, resolutionQueue, whyNoEmbrace, whyVoid } from '../mechanics/orders.js';
import { gainBasics, hasKind, unitLimit, unitsOn } from '../mechanics/units.js';
import type { FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import type { PlacedOrder, StepOf } from '../state/state.js';
import type { Steps } from './rule.js';

export const orderSteps: Steps<'orders' | 'resolveOrders' | 'attackTarget' | 'embraceTarget'> = {
  /** BF-RES-01: one Domain after the other, by number. */
  orders: {
    resolve(table, step) {
      const { state, content } = table;
      const { cells } = content.board(state.teams.length);
      let { at } = step;
      // Domains without Orders are passed over here: most are, and a step for each took longer than all the others.
      while (at < cells.length && state.ordersBoard[cells[at] as string] === undefined) at++;
      const domain = cells[at];
      if (domain === undefined) return;
      const orders = state.ordersBoard[domain] as PlacedOrder[];
      table.next({ type: 'orders', at: at + 1 });
      table.reveal();
      table.emitCopy({ type: 'ordersRevealed', domain, orders });
      const { queue, later } = resolutionQueue(state, orders);
      for (const order of later) voidOrder(table, domain, order, 'notFirst');
      table.next({ type: 'resolveOrders', domain, queue });
    },
  },
  resolveOrders: {
    resolve(table, { domain, queue }) {
      const [order, ...rest] = queue;
      if (order === undefined) return;
      if (rest.length > 0) table.next({ type: 'resolveOrders', domain, queue: rest });
      const reason = whyVoid(table, domain, order);
      if (reason !== undefined) voidOrder(table, domain, order, reason);
      else carryOut(table, domain, order);
    },
  },
  attackTarget: { seats: (_position, { seat }) => [seat] },
  embraceTarget: { seats: (_position, { seat }) => [seat] },
};

function voidOrder(
  table: FeudTable,
  domain: string,
  { seat, card }: PlacedOrder,
  reason: VoidReason,
): void {
  table.emit({ type: 'orderVoid', seat, domain, card, reason });
}

function carryOut(table: FeudTable, domain: string, { seat, card }: PlacedOrder): void {
  const order = table.content.orders.get(card) as Order;
  if (order.type === 'attack') return table.next({ type: 'attackTarget', domain, seat, card });
  if (order.type === 'embrace') {
    const left = replacements(table, { domain, seat, card });
    return table.next({ type: 'embraceTarget', domain, seat, card, left });
  }
  table.emit({ type: 'orderResolved', seat, domain, card, order: order.type });
  switch (order.type) {
    case 'defend':
      return defend(table, seat, domain, order);
    case 'feed':
      return feed(table, seat, domain, order);
    case 'requisition':
      return requisition(table, seat, domain, order);
    case 'recruit':
      return recruit(table, seat, domain, order);
  }
}

/** BF-DEF-01: adds to the strength of an attacked team there. */
function defend({ state, content }: FeudTable, seat: number, domain: string, order: Order): void {
  const amount = order.defend ?? content.constants.defend;
  const defends = [...state.effects.defends, { seat, domain, amount }];
  state.effects = withEffects(state.effects, { defends });
}

/** BF-FEED-01: Assets, more of them where Humans are. */
function feed(table: FeudTable, seat: number, domain: string, order: Order): void {
  const { withHumans, without } = table.content.constants.feed;
  const basic = hasKind(table.state, domain, 'human') ? withHumans : without;
  const bonus = (order.bonus ?? 0) + orderBonus(table, seat, 'feed', domain);
  gainAssets(table, seat, basic + bonus, 'order');
}

/** BF-REQ-01: Assets, fewer of them where Vampires are. */
function requisition(table: FeudTable, seat: number, domain: string, order: Order): void {
  const { withVampires, without } = table.content.constants.requisition;
  const basic = hasKind(table.state, domain, 'vampire') ? withVampires : without;
  const bonus = (order.bonus ?? 0) + orderBonus(table, seat, 'requisition', domain);
  gainAssets(table, seat, basic + bonus, 'order');
}

/** BF-REC-01: to the limit, or one and its bonuses where Vampires are. */
function recruit(table: FeudTable, seat: number, domain: string, order: Order): void {
  const room = unitLimit(table, seat, domain) - unitsOn(table.state, domain, seat);
  const bonus = (order.bonus ?? 0) + orderBonus(table, seat, 'recruit', domain);
  const few = table.content.constants.recruitWithVampires + bonus;
  const wanted = hasKind(table.state, domain, 'vampire') ? Math.min(room, few) : room;
  const count = gainBasics(table, seat, domain, wanted);
  if (count > 0) table.emit({ type: 'unitsGained', seat, domain, count });
}

/** Goes on with an Embrace while replacements are left and still possible. */
export function nextEmbrace(
  table: FeudTable,
  { domain, seat, card, left }: StepOf<'embraceTarget'>,
): void {
  if (left > 0 && whyNoEmbrace(table, seat, domain) === undefined) {
    table.next({ type: 'embraceTarget', domain, seat, card, left });
  }
}
