import { nightLeft } from './beliefs.js';
import { type Look, promises, tileOn, unitsOn } from './table.js';
import { orderValue } from './values.js';

/*
 * What things are worth beside the Ambitions that they serve, in Victory Points at daybreak: in the last round, and how
 * much more at nightfall. Fitted to what sensible teams scored in 1,500 games of four.
 */
const ambitions = 0.8;
const token = 0.4;
const asset = 0.15;
const advancement = 0.24;
const order = [0.06, 0.4] as const;
const placedOrder = [0.07, 0.5] as const;
const unit = [0, 0.85] as const;
const power = [-0.1, 0.55] as const;

/** What a team is likely to score, by what it has reached and what it has to go on with. */
export function prospectOf(look: Look): number {
  const { view, seat, own, stats, cards } = look;
  const night = nightLeft(view);
  const now = ([late, more]: readonly [number, number]) => late + more * night;
  let total = ambitions * promises(look, stats) + asset * own.assets + token * own.tokens;
  total += advancement * (stats.advancementsEquipped ?? 0);
  if (typeof own.orders !== 'number') total += now(order) * own.orders.length;
  for (const domain in view.domains) {
    total += now(unit) * unitsOn(view, domain, seat);
    if (view.domains[domain]?.control === seat) {
      total += now(power) * (tileOn(look, domain)?.power ?? 1);
    }
  }
  for (const domain in view.ordersBoard) {
    for (const placed of view.ordersBoard[domain] ?? []) {
      const card = placed.seat === seat && cards.orders.get(cardOf(placed));
      if (card) total += now(placedOrder) * orderValue(look, card, domain);
    }
  }
  return total;
}

function cardOf(placed: object): string {
  return 'card' in placed && typeof placed.card === 'string' ? placed.card : '';
}
