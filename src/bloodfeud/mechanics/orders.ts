import type { Order } from '../content/schema.js';
import type { VoidReason } from '../events.js';
import type { OpenPosition } from '../play.js';
import { type PlacedOrder, type State, type StepOf, teamOf } from '../state/state.js';
import { giftsOf, orderBonus } from './bonuses.js';
import { attackTargets, embraceTargets } from './combat.js';
import { unitLimit, unitsOn } from './units.js';

/** BF-ORDER-02: Seals that cover no Order yet. */
export function sealsFree(
  position: OpenPosition,
  seat: number,
  gifts = giftsOf(position, seat),
): number {
  const { seals, maxSeals } = position.content.constants;
  const total = Math.min(maxSeals, seals + gifts.extraSeal);
  return Math.max(0, total - teamOf(position.state, seat).seals.placed);
}

/** BF-ORDER-04, BF-RES-02, BF-RES-03: the first Order of each team, by Power, then as placed; and the rest. */
export function resolutionQueue(state: State, orders: readonly PlacedOrder[]) {
  const queue: PlacedOrder[] = [];
  const later: PlacedOrder[] = [];
  for (const order of [...orders].sort((a, b) => a.number - b.number)) {
    const isFirst = !queue.some(({ seat }) => seat === order.seat);
    (isFirst ? queue : later).push(order);
  }
  const powerOf = ({ seat }: PlacedOrder) => teamOf(state, seat).power;
  queue.sort((a, b) => powerOf(a) - powerOf(b));
  return { queue, later };
}

/** How many Domains have had their turn: their Orders are open to all (BF-INFO-02). */
export function domainsRevealed({ phase, agenda }: State): number {
  if (phase !== 'resolution') return 0;
  for (const step of agenda) if (step.type === 'orders') return step.at;
  return Number.POSITIVE_INFINITY;
}

/** The first thing that keeps an Order from having an effect. */
export function whyVoid(
  position: OpenPosition,
  domain: string,
  { seat, card }: Pick<PlacedOrder, 'seat' | 'card'>,
): VoidReason | undefined {
  const { type } = position.content.orders.get(card) as Order;
  return whyVoidOf(position, domain, seat, type);
}

/** The same for any Order of this type. */
export function whyVoidOf(
  position: OpenPosition,
  domain: string,
  seat: number,
  type: Order['type'],
): VoidReason | undefined {
  const { state } = position;
  const { effects } = state;
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
export function whyNoEmbrace(
  position: OpenPosition,
  seat: number,
  domain: string,
): VoidReason | undefined {
  const { state } = position;
  if (embraceTargets(state, seat, domain).length === 0) return 'noTarget';
  if (unitsOn(state, domain, seat) >= unitLimit(position, seat, domain)) return 'limit';
  return teamOf(state, seat).supply === 0 ? 'noSupply' : undefined;
}

/** How many Units an Embrace may replace in all. */
export function replacements(
  position: OpenPosition,
  { domain, seat, card }: Pick<StepOf<'embraceTarget'>, 'domain' | 'seat' | 'card'>,
): number {
  const { count = 1 } = position.content.orders.get(card) as Order;
  return count + orderBonus(position, seat, 'embrace', domain);
}
