import type { FeudPosition } from '../play.js';
import { type PlacedOrder, type State, teamOf } from '../state/state.js';
import { bonusOf } from './bonuses.js';

/** BF-ORDER-02: Seals that cover no Order yet. */
export function sealsFree(position: FeudPosition, seat: number): number {
  const { seals, maxSeals } = position.content.constants;
  const total = Math.min(maxSeals, seals + bonusOf(position, seat, 'extraSeal'));
  return Math.max(0, total - teamOf(position.state, seat).seals.placed);
}

/** BF-ORDER-04, BF-RES-02, BF-RES-03: the first Order of each team, by Power, then as placed; and the rest. */
export function resolutionQueue(state: State, domain: string) {
  const placed = [...(state.ordersBoard[domain] ?? [])].sort((a, b) => a.number - b.number);
  const queue: PlacedOrder[] = [];
  const later: PlacedOrder[] = [];
  for (const order of placed) {
    const isFirst = !queue.some(({ seat }) => seat === order.seat);
    (isFirst ? queue : later).push(order);
  }
  const powerOf = ({ seat }: PlacedOrder) => teamOf(state, seat).power;
  queue.sort((a, b) => powerOf(a) - powerOf(b) || a.number - b.number);
  return { queue, later };
}

/** How many Domains have had their turn: their Orders are open to all (BF-INFO-02). */
export function domainsRevealed({ phase, agenda }: State): number {
  if (phase !== 'resolution') return 0;
  for (const step of agenda) if (step.type === 'orders') return step.at;
  return Number.POSITIVE_INFINITY;
}
