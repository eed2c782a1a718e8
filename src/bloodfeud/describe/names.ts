import type { Content } from '../content/compile.js';
import type { State, UnitName, Zone } from '../state/state.js';

export function seatName(state: State, content: Content, seat: number): string {
  if (seat === state.teams.length) return 'The storyteller';
  return content.factions.get(state.seats[seat] ?? '')?.name ?? `Team ${seat}`;
}

export function nameOf(content: Content, id: string): string {
  if (id === 'token') return 'an Ambition token';
  const found =
    content.orders.get(id) ??
    content.advancements.get(id) ??
    content.events.get(id) ??
    content.ambitions.get(id);
  return found?.name ?? id;
}

const places = {
  cityscape: 'the Cityscape',
  orders: 'the Orders station',
  marketplace: 'the Marketplace',
  council: 'the Council',
  neutral: 'the Neutral Zone',
} as const;

export function place(at: keyof typeof places): string {
  return places[at];
}

export function unit(name: UnitName): string {
  return name === 'basic' ? 'a Basic Unit' : name;
}

const cardNames = {
  orders: 'Order card',
  advancements: 'Advancement card',
  ambitions: 'Ambition card',
  events: 'Event card',
} as const;

export function cardOf(zone: Zone): string {
  return cardNames[zone];
}

/** One, two and three. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join();
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function plural(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
