import type { Order } from '../content/schema.js';
import type { VoidReason } from '../events.js';
import { gainAssets } from '../mechanics/assets.js';
import { orderBonus } from '../mechanics/bonuses.js';
import { attackTargets, embraceTargets } from '../mechanics/combat.js';
import { resolutionQueue } from '../mechanics/orders.js';
import { gainBasics, hasKind, unitLimit, unitsOn } from '../mechanics/units.js';
import type { FeudPosition, FeudTable } from '../play.js';
import { withEffects } from '../state/change.js';
import { type PlacedOrder, type StepOf, teamOf } from '../state/state.js';
import type { Steps } from './rule.js';

export const orderSteps: Steps<'orders' | 'resolveOrders' | 'attackTarget' | 'embraceTarget'> = {
  /** BF-RES-01: one Domain after the other, by number. */
  orders: {
    resolve(table, { at }) {
      const { state, content } = table;
      const domain = content.board(state.teams.length).cells[at];
      if (domain === undefined) return;
      table.next({ type: 'orders', at: at + 1 });
      const orders = state.ordersBoard[domain] ?? [];
      if (orders.length === 0) return;
      table.reveal();
      table.emit({ type: 'ordersRevealed', domain, orders });
      const { queue, later } = resolutionQueue(state, domain);
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

/** The first thing that keeps an Order from having an effect. */
function whyVoid(
  position: FeudPosition,
  domain: string,
  { seat, card }: PlacedOrder,
): VoidReason | undefined {
  const { state, content } = position;
  const { effects } = state;
  const { type } = content.orders.get(card) as Order;
  if (effects.blackout.includes(domain)) return 'blackout';
  if (effects.cancelled.includes(type)) return 'cancelled';
  if (unitsOn(state, domain, seat) === 0) return 'noUnit';
  if (type === 'attack') {
    if (effects.shielded.includes(domain)) return 'shielded';
    return attackTargets(state, seat, domain).length === 0 ? 'noTarget' : undefined;
  }
  return type === 'embrace' ? whyNoEmbrace(position, seat, domain) : undefined;
}

/** BF-EMB-01, BF-EMB-02: what keeps a Unit from being replaced. */
function whyNoEmbrace(
  position: FeudPosition,
  seat: number,
  domain: string,
): VoidReason | undefined {
  const { state } = position;
  if (embraceTargets(state, seat, domain).length === 0) return 'noTarget';
  if (unitsOn(state, domain, seat) >= unitLimit(position, seat, domain)) return 'limit';
  return teamOf(state, seat).supply === 0 ? 'noSupply' : undefined;
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

/** How many Units an Embrace may replace in all. */
export function replacements(
  position: FeudPosition,
  { domain, seat, card }: Pick<StepOf<'embraceTarget'>, 'domain' | 'seat' | 'card'>,
): number {
  const { count = 1 } = position.content.orders.get(card) as Order;
  return count + orderBonus(position, seat, 'embrace', domain);
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
