import { capital, listed, plural } from '../../kit/words.js';
import type { Content } from '../content/compile.js';
import type { TradeSide } from '../events.js';
import type { FeudReading, OpenPosition } from '../play.js';
import { type UnitName, type Zone, zones } from '../state/state.js';

/** What to call the seats where nobody has given names: the factions, and the storyteller after them. */
export function seatNames({ table: state, content }: FeudReading): string[] {
  const position = { state, content };
  const names = state.factions.map((_, seat) => teamName(position, seat));
  return state.storyteller === 'seat' ? [...names, capital(storyteller)] : names;
}

const storyteller = 'the storyteller';

/** A team is called by its faction. */
export function teamName({ state, content }: OpenPosition, seat: number): string {
  if (seat === state.teams.length) return storyteller;
  return content.factions.get(state.factions[seat] ?? '')?.name ?? `team ${seat}`;
}

/** A Domain by the name of its tile: `Chinatown (D2)`. */
export function domainName({ state, content }: OpenPosition, domain: string): string {
  const name = content.tiles.get(state.domains[domain]?.tile ?? '')?.name;
  return name === undefined ? domain : `${name} (${domain})`;
}

/** An edge by the Domains that it divides. */
export function edgeName(position: OpenPosition, edge: string): string {
  const [one = edge, other = edge] = edge.split('-');
  return `the edge between ${domainName(position, one)} and ${domainName(position, other)}`;
}

/** The printed name of a card; the id of what is not in the pack. */
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

export function placeName(at: keyof typeof places): string {
  return places[at];
}

export function unitOf(unit: UnitName): string {
  return unit === 'basic' ? 'a Basic Unit' : unit;
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

/** What one side of a trade gives, as everybody may know it. */
export function sideName(content: Content, { assets, tokens, stored, counts }: TradeSide): string {
  return listed([
    ...some(assets, 'Asset'),
    ...some(tokens, 'Ambition token'),
    ...stored.map((item) => nameOf(content, item)),
    ...zones.flatMap((zone) => some(counts[zone], cardOf(zone))),
  ]);
}

/** Nothing at all of what is not there. */
function some(count: number | undefined, noun: string): string[] {
  return count ? [plural(count, noun)] : [];
}

const piles = { orders: 'Orders', disciplines: 'Disciplines', gear: 'Gear' } as const;

/** A slot of the Market: `slot 2 of Gear`. */
export function slotName(pile: keyof typeof piles, slot: number): string {
  return `slot ${slot} of ${piles[pile]}`;
}
