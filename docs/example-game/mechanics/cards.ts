import { type Seat, topStep } from 'cityrules/kernel';
import { addTo, drawTop } from 'cityrules/kit';
import type { DuelPosition, DuelTable } from '../play.js';

/** Deals one card. The draw belongs to the event after it, and only the seat may see which card it was. */
export function dealTo(table: DuelTable, seat: Seat): void {
  const card = drawTop(table, `deal.${seat}`, table.state.pile);
  addTo(handOf(table, seat), card);
  table.emit({ type: 'cardDealt', seat, card, hidden: { card: [seat] } });
}

export function handOf({ state }: DuelPosition, seat: Seat): string[] {
  return state.hands[seat] ?? [];
}

export function cardsLaid({ state }: DuelPosition): string[] {
  return state.laid.flatMap((card) => card ?? []);
}

/** Once everybody has laid a card they lie open until the round ends. */
export function areShown({ state }: DuelPosition): boolean {
  return topStep(state)?.type !== 'choose';
}

/** The seat whose laid card is the highest; nobody if two are equally high (DU-CARD-02). */
export function highestOf({ state, content }: DuelPosition): Seat | undefined {
  const values = state.laid.map((card) => content.cards.get(card ?? '')?.value ?? -1);
  const best = Math.max(...values);
  const seats = [...values.keys()].filter((seat) => values[seat] === best);
  return seats.length === 1 ? seats[0] : undefined;
}
