import type { MoveIn, Seat } from '../../kernel/play.js';
import { addTo } from '../../kit/sets.js';
import { cardName } from '../describe/names.js';
import { fizzles } from '../effects/carry-out.js';
import { placeFigureOnBase } from '../mechanics/figures.js';
import { moneyOf, pay } from '../mechanics/money.js';
import { drawCard } from '../mechanics/piles.js';
import { defineMove, type NeonPosition, type NeonTable, refuse } from '../play.js';
import { seatOf } from '../state/state.js';
import { slot, slots } from '../state/terms.js';

export const recruit = defineMove({
  type: 'recruit',
  at: ['recruit'],
  params: { slot },
  options: (_position, seat) => slots.map((slot) => ({ type: 'recruit', seat, slot })),
  forbid(position, { seat, slot }) {
    const held = holds(position, slot);
    if (held === 'nothing') return refuse('NG-RECRUIT-08', () => `slot ${slot} is empty`);
    if (held === 'event') {
      return refuse('NG-RECRUIT-01', () => `${nameIn(position, slot)} is an event; buy it instead`);
    }
    if (seatOf(position.state, seat).figureSupply === 0) {
      return refuse('NG-RECRUIT-05', () => `seat ${seat} has no figure left in the supply`);
    }
    return cannotAfford(position, seat, slot);
  },
  perform(table, { seat, slot }) {
    const card = takeFromRow(table, seat, slot);
    addTo(seatOf(table.state, seat).hand, card);
    table.emit({ type: 'recruited', seat, slot, card });
    placeFigureOnBase(table, seat);
    table.next({ type: 'refillRow' });
  },
});
export interface RecruitMove extends MoveIn<typeof recruit> {}

export const buyEvent = defineMove({
  type: 'buyEvent',
  at: ['recruit'],
  params: { slot },
  options: (_position, seat) => slots.map((slot) => ({ type: 'buyEvent', seat, slot })),
  forbid(position, { seat, slot }) {
    const held = holds(position, slot);
    if (held === 'nothing') return refuse('NG-RECRUIT-08', () => `slot ${slot} is empty`);
    const event = position.content.events.get(position.state.row[slot] ?? '');
    if (event === undefined) {
      return refuse('NG-EVENT-01', () => {
        return `${nameIn(position, slot)} is a gang member; recruit it instead`;
      });
    }
    const refusal = cannotAfford(position, seat, slot);
    if (refusal !== undefined) return refusal;
    if (fizzles(position, seat, event.effects)) {
      return refuse(
        'NG-EVENT-07',
        () => `${event.name} has nothing to place, or nowhere to place it`,
      );
    }
    return undefined;
  },
  perform(table, { seat, slot }) {
    const card = takeFromRow(table, seat, slot);
    table.state.pendingEvent = card;
    table.emit({ type: 'eventBought', seat, slot, card });
    table.next({ type: 'effects', card, index: 0 }, { type: 'refillRow' }, { type: 'returnEvent' });
  },
});
export interface BuyEventMove extends MoveIn<typeof buyEvent> {}

export const drawInstead = defineMove({
  type: 'drawInstead',
  at: ['recruit'],
  params: {},
  options: (_position, seat) => [{ type: 'drawInstead', seat }],
  forbid: () => undefined,
  perform: (table, { seat }) => drawCard(table, seat),
});
export interface DrawInsteadMove extends MoveIn<typeof drawInstead> {}

function holds({ state, content }: NeonPosition, slot: number): 'member' | 'event' | 'nothing' {
  const card = state.row[slot] ?? null;
  if (card === null) return 'nothing';
  return content.events.has(card) ? 'event' : 'member';
}

function cannotAfford(position: NeonPosition, seat: Seat, slot: number) {
  const price = priceOf(position, slot);
  const money = moneyOf(position, seat);
  if (money >= price) return undefined;
  return refuse(
    'NG-RECRUIT-02',
    () => `${nameIn(position, slot)} costs ${price} $; seat ${seat} has ${money} $`,
  );
}

function nameIn({ state, content }: NeonPosition, slot: number): string {
  return `${cardName(content, state.row[slot] ?? '')} in slot ${slot}`;
}

function priceOf({ content }: NeonPosition, slot: number): number {
  return content.constants.recruitPrices[slot] as number;
}

function takeFromRow(table: NeonTable, seat: Seat, slot: number): string {
  const card = table.state.row[slot] as string;
  pay(table, seat, priceOf(table, slot), 'row');
  table.state.row[slot] = null;
  return card;
}
