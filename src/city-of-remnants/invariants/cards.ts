import { isTidy, pileSize } from '../../kit/piles.js';
import { isSorted } from '../../kit/sets.js';
import type { Content } from '../content/compile.js';
import { blindCards } from '../mechanics/battle.js';
import type { State } from '../state/state.js';

/** Invariant 4: every card is in exactly one place, and in a place where it may be. */
export function cards(state: State, content: Content): string[] {
  const broken: string[] = [];
  const seen = new Set<string>();
  const put = (card: string, where: string, isAllowed: boolean) => {
    if (seen.has(card)) broken.push(`${card} is there twice`);
    if (!isAllowed) broken.push(`${card} may not be in ${where}`);
    seen.add(card);
  };
  const isStarter = (card: string, leader?: string | null) => {
    const owner = content.cards.get(card)?.leader ?? null;
    return owner !== null && (leader === undefined || owner === leader);
  };
  const isShared = (card: string) => content.cards.get(card)?.leader === null;
  const isPermanent = (card: string) => content.cards.get(card)?.card.permanent === true;
  state.seats.forEach(({ hand, draw, discard, table, leaderId }, seat) => {
    for (const card of [...hand, ...draw.flat(), ...discard, ...openCards(state, seat)]) {
      const isOwn = isStarter(card, leaderId) || (isShared(card) && !isPermanent(card));
      put(card, `the deck of seat ${seat}`, isOwn);
    }
    for (const card of table) put(card, `the table of seat ${seat}`, isPermanent(card));
  });
  for (const [which, isMarket] of [
    ['gang', false],
    ['market', true],
  ] as const) {
    const { deck, row, discard } = state[which];
    for (const card of [...deck.flat(), ...row, ...discard]) {
      const isFitting = isShared(card) && content.cards.get(card)?.isMarket === isMarket;
      put(card, `the ${which} cards`, isFitting);
    }
  }
  for (const card of state.removed) put(card, 'the box', content.cards.has(card));
  const decks = state.seats.map(({ leaderId }) => content.starterDecks.get(leaderId ?? '') ?? []);
  const shared = content.gangDeck.length + content.marketDeck.length;
  const expected = decks.reduce((sum, deck) => sum + deck.length, shared);
  if (seen.size !== expected) broken.push(`${seen.size} cards are in the game, not ${expected}`);
  return broken;
}

/** Cards of the seat that are laid in a battle or being played. */
function openCards({ battle, agenda }: State, seat: number): string[] {
  const laid = (battle?.laid[seat] ?? []).flatMap(({ cardId }) => cardId ?? []);
  const played = agenda.flatMap((step) => {
    if (step.type !== 'effects' || step.seat !== seat) return [];
    return 'card' in step.source ? [step.source.card] : [];
  });
  return [...laid, ...played];
}

/** Invariants 14 and 15: sets are sorted, layers are not empty, rows are not too long. */
export function order(state: State, { constants }: Content): string[] {
  const broken: string[] = [];
  state.seats.forEach(({ hand, draw, discard }, seat) => {
    if (!isSorted(hand) || !isSorted(discard) || !isTidy(draw)) {
      broken.push(`the cards of seat ${seat} are not in canonical order`);
    }
    const blind = blindCards(state, seat);
    if (blind > pileSize(draw)) broken.push(`seat ${seat} has laid more than its draw pile holds`);
  });
  for (const which of ['gang', 'market'] as const) {
    const { deck, row, discard } = state[which];
    if (!isTidy(deck) || deck.length > 1 || !isSorted(discard)) {
      broken.push(`the ${which} deck is not in canonical order`);
    }
    if (row.length > constants.rowSize) broken.push(`${row.length} cards are in the ${which} row`);
  }
  const { deck, discard, bag } = state.ycu;
  if (!isTidy(deck.map((layer) => layer.cards)) || !isSorted(discard) || !isSorted(bag)) {
    broken.push('the YCU deck, discard pile or bag is not in canonical order');
  }
  if (deck.some(({ cards: layer, seenBy }) => seenBy.length > 0 && layer.length > 1)) {
    broken.push('a layer of several YCU cards was seen');
  }
  return broken;
}
