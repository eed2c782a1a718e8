import type { MarketPile } from '../content/schema.js';
import type { Location, PlayerId, Zone } from '../state/state.js';

/* What the things on the table are called: by their places, since copies of cards are alike. */

export const domainThing = (domain: string) => `space:${domain}`;
/** The space of a Domain on the Orders board. */
export const orderSpace = (domain: string) => `space:orders-${domain}`;
export const stationThing = (station: Location) => `space:station-${station}`;
/** The space of two teams on the Alliance board. */
export const pairThing = (a: number, b: number) => {
  return `space:pair-${Math.min(a, b)}-${Math.max(a, b)}`;
};
export const edgeThing = (edge: string) => `edge:${edge}`;
export const barricadeThing = (edge: string) => `piece:barricade@${edge}`;

/** The Basic Units of a team on a Domain that are alike. */
export const basicsThing = (seat: number, domain: string, how: 'ready' | 'tired') => {
  return `piece:${how}-${seat}@${domain}`;
};
/** A Player Unit on the Cityscape. */
export const unitThing = (seat: number, player: PlayerId) => `piece:unit-${seat}-${player}`;
/** A player at the stations. */
export const playerThing = (seat: number, player: PlayerId) => `piece:player-${seat}-${player}`;
export const orderThing = (number: number) => `piece:order-${number}`;

export const seatThing = (seat: number) => `seat:${seat}`;
export const heldThing = (seat: number, zone: Zone, card: string) => `card:${zone}-${seat}-${card}`;
export const storedThing = (seat: number, item: string) => `card:stored-${seat}-${item}`;
/** An Advancement by its place on a lanyard, the front one 0. */
export const lanyardThing = (seat: number, player: PlayerId, at: number) => {
  return `card:lanyard-${seat}-${player}-${at}`;
};
export const slotThing = (pile: MarketPile, slot: number) => `slot:${pile}-${slot}`;
export const tokenThing = 'slot:token';
export const ambitionThing = (slot: number) => `slot:ambition-${slot}`;
export const setAsideThing = (card: string) => `card:set-aside-${card}`;
/** The Event that a team has proposed. */
export const proposalThing = (seat: number) => `slot:proposal-${seat}`;

export const graveThing = (seat: number, space: number) => `card:grave-${seat}-${space}`;
export const discardThing = (card: string) => `card:discard-${card}`;

export const handZone = (seat: number, zone: Zone) => `zone:${zone}-${seat}`;
export const marketZone = (pile: MarketPile) => `zone:market-${pile}`;
export const warehouseZone = (seat: number) => `zone:warehouse-${seat}`;
export const lanyardZone = (seat: number) => `zone:lanyards-${seat}`;
export const graveyardZone = (seat: number) => `zone:graveyard-${seat}`;
export const tokenZone = 'zone:tokens';
export const faceUpAmbitions = 'zone:ambitions';
export const ambitionDeck = 'zone:ambition-deck';
export const eventDeck = 'zone:event-deck';
export const eventDiscard = 'zone:event-discard';
export const councilZone = 'zone:council';
export const assetSupply = 'zone:assets';
