import { plural } from '../../kit/words.js';
import type { BonusOrder, Kind, MarketPile, Order } from '../content/schema.js';

/* The words that several kinds of cards share. */

export const kindNames: Readonly<Record<Kind, string>> = { vampire: 'Vampire', human: 'Human' };

export const orderNames: Readonly<Record<Order['type'], string>> = {
  attack: 'Attack',
  defend: 'Defend',
  embrace: 'Embrace',
  feed: 'Feed',
  recruit: 'Recruit',
  requisition: 'Requisition',
};

export const pileNames: Readonly<Record<MarketPile, string>> = {
  orders: 'Order',
  disciplines: 'Discipline',
  gear: 'Gear',
};

/** `+1`, `-1`. */
export function signed(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}

/** What Orders of this type do with a bonus: `gain 1 more Asset`. */
export function raised(order: BonusOrder, amount: number): string {
  switch (order) {
    case 'feed':
    case 'requisition':
      return `gain ${plural(amount, 'more Asset')}`;
    case 'recruit':
      return `gain ${plural(amount, 'more Basic Unit')} where Vampire Units are`;
    case 'embrace':
      return `may replace ${plural(amount, 'more Unit')}`;
  }
}
