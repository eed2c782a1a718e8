import { misplacedCards } from '../../kit/conserve.js';
import { isTidy } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import { blanks } from '../mechanics/piles.js';
import type { TokyoPosition } from '../play.js';
import type { Mech } from '../state/state.js';

/** Every card is in exactly one place, and piles and discards are in canonical order. */
export function cardInvariants(position: TokyoPosition): string[] {
  const { mechs } = position.state;
  return [
    ...mechs.flatMap((mech, seat) => mechCards(position, mech, seat)),
    ...citizens(position),
    ...cityCards(position),
    ...eventCards(position),
    ...order(position),
  ];
}

function mechCards({ state, content }: TokyoPosition, mech: Mech, seat: number): string[] {
  const own = Object.values(mech.tiles).flatMap((tile) => content.cardsOfTile.get(tile) ?? []);
  const resolving = state.agenda.flatMap((step) => {
    return step.type === 'finishCard' && step.seat === seat ? step.card : [];
  });
  const zones = [
    { name: `the hand of seat ${seat}`, cards: mech.hand },
    { name: `the deck of seat ${seat}`, cards: mech.deck.flat() },
    { name: `the discard of seat ${seat}`, cards: mech.discard },
    { name: `front of seat ${seat}`, cards: mech.front },
    { name: `resolution by seat ${seat}`, cards: resolving },
  ];
  const broken = misplacedCards(zones, own);
  const sets = [mech.hand, mech.discard, mech.front];
  if (!sets.every(isSorted) || !isTidy(mech.deck)) {
    broken.push(`the cards of seat ${seat} are not in canonical order`);
  }
  return broken;
}

function citizens({ state, content }: TokyoPosition): string[] {
  const zones = [
    { name: 'the Citizen deck', cards: state.citizenDeck.flat() },
    { name: 'the Citizen discard', cards: state.citizenDiscard },
    { name: 'the Destroyed stack', cards: state.destroyedStack },
    { name: 'the removed Citizens', cards: state.citizenRemoved },
    { name: 'play', cards: Object.values(state.board).flatMap((space) => space.citizens) },
  ];
  return misplacedCards(zones, content.citizens.keys());
}

function cityCards({ state, content }: TokyoPosition): string[] {
  const zones = [
    { name: 'the City deck', cards: state.cityDeck.flat() },
    { name: 'the City discard', cards: state.cityDiscard },
  ];
  return misplacedCards(zones, content.cityCards.keys());
}

function order({ state }: TokyoPosition): string[] {
  const piles = [state.cityDeck, state.citizenDeck, state.eventDeck];
  const sets = [
    state.cityDiscard,
    state.citizenDiscard,
    state.destroyedStack,
    state.citizenRemoved,
    state.eventDiscard,
    state.eventRemoved,
    state.eventUnseen.appears,
    state.eventUnseen.events,
    state.defeated,
  ];
  const isInOrder = piles.every(isTidy) && sets.every(isSorted);
  return isInOrder ? [] : ['a pile is not in canonical order'];
}

function eventCards({ state, content }: TokyoPosition): string[] {
  const set = content.sets.get(state.options.threat ?? '');
  if (set === undefined) return [];
  const { eventUnseen, eventDiscard, eventRemoved } = state;
  const items = state.eventDeck.flat();
  const isBlank = (item: string) => blanks.some((blank) => blank === item);
  const zones = [
    { name: 'the unseen Event cards', cards: [...eventUnseen.appears, ...eventUnseen.events] },
    { name: 'the Event discard', cards: eventDiscard },
    { name: 'the removed Event cards', cards: eventRemoved },
    { name: 'the Event deck', cards: items.filter((item) => !isBlank(item)) },
  ];
  const broken = misplacedCards(zones, [...set.appears, ...set.events]);
  const count = (blank: string) => items.filter((item) => item === blank).length;
  if (count('appears') > eventUnseen.appears.length || count('event') > eventUnseen.events.length) {
    broken.push('the Event deck has more blanks than there are unseen cards');
  }
  const isAppears = (card: string) => content.events.get(card)?.kind === 'appears';
  const hasArrived = state.monsters.some(({ isBoss }) => isBoss);
  const isRebuilt =
    hasArrived && !state.agenda.some((step) => 'list' in step && step.list.endsWith('/arrival'));
  if (isRebuilt && items.some((item) => isBlank(item) || isAppears(item))) {
    broken.push('the deck of the Boss holds Event cards only');
  }
  return broken;
}
