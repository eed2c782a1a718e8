import { misplacedCards, type Zone } from '../../kit/conserve.js';
import { cardsIn, type Layer } from '../../kit/layers.js';
import { isSorted } from '../../kit/sets.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import type { FeudPosition } from '../play.js';
import { playersOf, type State, zones } from '../state/state.js';

/** Every card is somewhere exactly as often as it has copies, and only where it may be. */
export function cards(position: FeudPosition): string[] {
  const places = placesOf(position);
  const broken = misplacedCards(places, allCards(position));
  for (const { name, cards: there, fits } of places) {
    for (const card of there) if (!fits(card)) broken.push(`${card} may not be in ${name}`);
  }
  return broken;
}

/** Where cards lie, and what may lie there. */
interface Place extends Zone {
  readonly fits: (card: string) => boolean;
}

function allCards({ state, content }: FeudPosition): string[] {
  const all = Object.values(content.decks).flat();
  for (const { kind, faction } of state.teams) {
    for (const [card, copies] of Object.entries(content.pack.startingOrders[kind])) {
      for (let i = 0; i < copies; i++) all.push(card);
    }
    if (state.options.immersive) all.push(...(content.factionAmbitions.get(faction) as string[]));
  }
  return all;
}

const noCards: readonly string[] = [];

function placesOf({ state, content }: FeudPosition): Place[] {
  const places: Place[] = [];
  const put = (
    name: string,
    cards: readonly (string | null)[],
    fits: (card: string) => boolean,
  ) => {
    const there = cards.filter((card) => card !== null).filter((card) => card !== 'token');
    places.push({ name, cards: there, fits });
  };
  const isOrder = (card: string) => content.orders.has(card);
  const isAdvancement = (card: string) => content.advancements.has(card);
  const isEvent = (card: string) => content.events.has(card);
  const isAmbition = (card: string) => content.ambitions.has(card);
  const isOf = (pile: MarketPile) => (card: string) => content.goods.get(card)?.pile === pile;
  for (const pile of marketPiles) {
    const market = state.market[pile];
    put(`the pile ${pile}`, [...cardsIn(market.pile), ...market.slots], isOf(pile));
  }
  state.teams.forEach((team, seat) => {
    put(`the Orders of team ${seat}`, team.orders, isOrder);
    put(`the Advancements of team ${seat}`, team.advancements, isAdvancement);
    put(`the Ambitions of team ${seat}`, team.ambitions, isAmbition);
    put(`the Events of team ${seat}`, team.events, isEvent);
    put(`the Warehouse of team ${seat}`, team.warehouse, (card) => content.goods.has(card));
    for (const player of playersOf(team)) {
      put(
        `the lanyard of ${player} of team ${seat}`,
        team.lanyards[player] as string[],
        isAdvancement,
      );
    }
  });
  for (const [domain, placed] of Object.entries(state.ordersBoard)) {
    const sealed = placed.map(({ card }) => card);
    put(`the Orders board at ${domain}`, sealed, isOrder);
  }
  const { events, ambitions, council: open } = state;
  put('the Event deck', cardsIn(events.deck), isEvent);
  put('the Event discard', events.discard, isEvent);
  const proposed = open.proposals.map(({ card }) => card);
  const selected = open.selected === null ? [] : [open.selected.card];
  put('the Council', [...proposed, ...selected], isEvent);
  const isOfDeck = (card: string) => content.pack.ambitions.some(({ id }) => id === card);
  put('the Ambition deck', [...cardsIn(ambitions.deck), ...ambitions.faceUp], isOfDeck);
  for (const [seat, aside] of Object.entries(ambitions.faction)) {
    const own = content.factionAmbitions.get(state.factions[Number(seat)] ?? '') ?? noCards;
    put(`the Ambitions set aside for team ${seat}`, aside, (card) => own.includes(card));
  }
  return places;
}

/** Sets are sorted, so that equal situations are equal states. */
export function order(state: State): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const sets = [...zones.map((zone) => team[zone]), team.warehouse];
    if (!sets.every(isSorted)) broken.push(`the cards of team ${seat} are not sorted`);
  });
  const inMarket = marketPiles.flatMap((pile) => state.market[pile].pile);
  const layers = [...inMarket, ...state.events.deck, ...state.ambitions.deck];
  const isTidy = layers.every(({ cards: own }) => isSorted(own));
  if (!isTidy || !isSorted(state.events.discard)) broken.push('a pile is not sorted');
  return broken;
}

/** No slot is empty while its pile holds a card; only the setup shuffle's layer holds several. */
export function piles({ market, ambitions, events }: State): string[] {
  const broken: string[] = [];
  const check = (pile: readonly Layer[], slots: readonly (string | null)[], what: string) => {
    if (pile.length > 0 && slots.includes(null)) broken.push(`an empty slot of ${what}`);
    pile.forEach(({ cards: own, seenBy }, i) => {
      const isShuffle = i === 0 && seenBy.length === 0;
      if (!isShuffle && own.length !== 1) broken.push(`a layer of ${what} with several cards`);
    });
  };
  for (const pile of marketPiles) check(market[pile].pile, market[pile].slots, pile);
  check(ambitions.deck, ambitions.faceUp, 'ambitions');
  if (events.deck.length > 1) broken.push('the Event deck has several layers');
  return broken;
}
