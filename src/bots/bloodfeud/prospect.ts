import { type Look, promises, tileOn, unitsOn } from './table.js';
import { orderValue } from './values.js';

/** What things are worth beside the Ambitions that they serve, in Victory Points. */
const worths = {
  power: 0.25,
  unit: 0.12,
  asset: 0.12,
  token: 0.9,
  order: 0.3,
  advancement: 0.6,
  stored: 0.15,
};

/** What a team is likely to score, by what it has reached and what it has to go on with. */
export function prospectOf(look: Look): number {
  const { view, seat, own, held, stats, cards } = look;
  let total = promises(held, stats, view);
  total += worths.asset * own.assets + worths.token * own.tokens;
  total += worths.stored * own.warehouse.length;
  total += worths.advancement * (stats.advancementsEquipped ?? 0);
  if (typeof own.orders !== 'number') total += worths.order * own.orders.length;
  for (const domain in view.domains) {
    total += worths.unit * unitsOn(view, domain, seat);
    if (view.domains[domain]?.control === seat) {
      total += worths.power * (tileOn(look, domain)?.power ?? 1);
    }
  }
  for (const domain in view.ordersBoard) {
    for (const placed of view.ordersBoard[domain] ?? []) {
      const order = placed.seat === seat && cards.orders.get(cardOf(placed));
      if (order) total += orderValue(look, order, domain);
    }
  }
  return total;
}

function cardOf(placed: object): string {
  return 'card' in placed && typeof placed.card === 'string' ? placed.card : '';
}
