import { cardsIn, type Layer } from '../../kit/layers.js';
import { isSorted } from '../../kit/sets.js';
import { type MarketPile, marketPiles } from '../content/schema.js';
import type { FeudPosition } from '../play.js';
import { playersOf, type State, zones } from '../state/state.js';

/** Every card is somewhere exactly as often as it has copies, and only where it may be. */
export function cards(position: FeudPosition): string[] {
  const { state, content } = position;
  const expected = new Map<string, number>();
  const expect = (card: string, n: number) => expected.set(card, (expected.get(card) ?? 0) + n);
  for (const deck of Object.values(content.decks)) for (const card of deck) expect(card, 1);
  for (const { kind, faction } of state.teams) {
    for (const [card, n] of Object.entries(content.pack.startingOrders[kind])) expect(card, n);
    if (!state.options.immersive) continue;
    for (const card of content.factionAmbitions.get(faction) ?? []) expect(card, 1);
  }
  const broken: string[] = [];
  const found = new Map<string, number>();
  const put: Put = (list, where, fits) => {
    for (const card of list) {
      if (card === null || card === 'token') continue;
      found.set(card, (found.get(card) ?? 0) + 1);
      if (!fits(card)) broken.push(`${card} may not be in ${where}`);
    }
  };
  placeCards(position, put);
  for (const card of new Set([...expected.keys(), ...found.keys()])) {
    const [is, should] = [found.get(card) ?? 0, expected.get(card) ?? 0];
    if (is !== should) broken.push(`${card} is there ${is} times, not ${should}`);
  }
  return broken;
}

type Put = (
  list: readonly (string | null)[],
  where: string,
  fits: (card: string) => boolean,
) => void;

/** Shows every card to `put`, with the place it lies in. */
function placeCards({ state, content }: FeudPosition, put: Put): void {
  const isOrder = (card: string) => content.orders.has(card);
  const isAdvancement = (card: string) => content.advancements.has(card);
  const isEvent = (card: string) => content.events.has(card);
  const isAmbition = (card: string) => content.ambitions.has(card);
  const isOf = (pile: MarketPile) => (card: string) => content.goods.get(card)?.pile === pile;
  for (const pile of marketPiles) {
    const market = state.market[pile];
    put([...cardsIn(market.pile), ...market.slots], `the pile ${pile}`, isOf(pile));
  }
  for (const team of state.teams) {
    put(team.orders, 'a hand of Orders', isOrder);
    put(team.advancements, 'a hand of Advancements', isAdvancement);
    put(team.ambitions, 'a hand of Ambitions', isAmbition);
    put(team.events, 'a hand of Events', isEvent);
    put(team.warehouse, 'a Warehouse', (card) => content.goods.has(card));
    for (const player of playersOf(team)) {
      put(team.lanyards[player] ?? [], 'a lanyard', isAdvancement);
    }
  }
  for (const placed of Object.values(state.ordersBoard)) {
    put(
      placed.map(({ card }) => card),
      'the Orders board',
      isOrder,
    );
  }
  const { events, ambitions, council: open } = state;
  const proposed = open.proposals.map(({ card }) => card);
  const selected = open.selected === null ? [] : [open.selected.card];
  put([...cardsIn(events.deck), ...events.discard, ...proposed, ...selected], 'Events', isEvent);
  const isOfDeck = (card: string) => content.pack.ambitions.some(({ id }) => id === card);
  put([...cardsIn(ambitions.deck), ...ambitions.faceUp], 'the Ambition deck', isOfDeck);
  for (const [seat, aside] of Object.entries(ambitions.faction)) {
    const own = content.factionAmbitions.get(state.teams[Number(seat)]?.faction ?? '') ?? [];
    put(aside, 'set-aside Ambitions', (card) => own.includes(card));
  }
}

/** Sets are sorted, so that equal situations are equal states. */
export function order(state: State): string[] {
  const broken: string[] = [];
  state.teams.forEach((team, seat) => {
    const sets = [...zones.map((zone) => team[zone]), team.warehouse];
    if (!sets.every(isSorted)) broken.push(`the cards of team ${seat} are not sorted`);
  });
  const layers = [...marketPiles.flatMap((pile) => state.market[pile].pile)];
  layers.push(...state.events.deck, ...state.ambitions.deck);
  const isTidy = layers.every(({ cards: own }) => own.length > 0 && isSorted(own));
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
